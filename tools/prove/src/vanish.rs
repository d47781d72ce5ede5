//! Finds carries that are zero from the equations and the bounds of values.
//!
//! A carry out of a + b + carry is zero if that sum is below B. Every step is an equation of nonnegative
//! values, and the sum is bounded by adding multiples of equations to it: if a multiple makes the coefficient
//! of a step's results zero or negative, the results can be omitted and are replaced by the step's operands.
//! Starting at the carry and going backwards step by step, the value is written as a sum of earlier ones,
//! until their bounds add up to less than B. The choice of multiples matters only for finding a proof, not
//! for its validity: for any choice, the sum does not exceed the resulting bound.

use std::collections::HashMap;

use num_bigint::BigUint;

use crate::polynomial::Symbol;
use crate::symbolic::{Step, Symbolic};

/// How results of which no carry is wanted are treated.
#[derive(Clone, Copy, PartialEq)]
enum Strategy {
    /// As all others.
    Expand,
    /// By their bounds.
    Keep,
}

/// Returns whether this carry is zero for all inputs. `limbs` are those of the longest exact sum.
pub(crate) fn vanishes(symbolic: &Symbolic, carry: Symbol, limbs: usize) -> bool {
    let of = |step: &Step| matches!(step, Step::Add { out, .. } if *out == carry);
    let Some(at) = symbolic.steps.iter().position(of) else { return false };
    [Strategy::Expand, Strategy::Keep]
        .into_iter()
        .any(|strategy| is_below_radix(symbolic, at, limbs, strategy))
}

/// Needed multiples of values, in units of B^-unit.
struct Needs<'s> {
    symbolic: &'s Symbolic,
    factors: HashMap<Symbol, BigUint>,
    /// What the values come to at most.
    total: BigUint,
}

impl Needs<'_> {
    fn add(&mut self, value: Symbol, factor: &BigUint) {
        let bound = self.symbolic.bound(value);
        if bound > 0 && *factor != BigUint::ZERO {
            self.total += factor * bound;
            *self.factors.entry(value).or_default() += factor;
        }
    }

    fn take(&mut self, value: Symbol) -> BigUint {
        let factor = self.factors.remove(&value).unwrap_or_default();
        self.total -= &factor * self.symbolic.bound(value);
        factor
    }
}

/// Returns whether a + b + carry of the step is below B.
fn is_below_radix(symbolic: &Symbolic, at: usize, limbs: usize, strategy: Strategy) -> bool {
    let Step::Add { a, b, carry, .. } = symbolic.steps[at] else { return false };
    let unit = BigUint::from(1u32) << (64 * (limbs + 2));
    let limit = &unit << 64;
    let mut needs = Needs { symbolic, factors: HashMap::new(), total: BigUint::ZERO };
    for value in [a, b, carry] {
        needs.add(value, &unit);
    }
    for step in symbolic.steps[..at].iter().rev() {
        if needs.total < limit {
            return true;
        }
        match *step {
            Step::Add { a, b, carry, sum, out } => {
                if !needs.factors.contains_key(&sum) && !needs.factors.contains_key(&out) {
                    continue;
                }
                if strategy == Strategy::Keep && !needs.factors.contains_key(&out) {
                    continue;
                }
                let (of_sum, of_out) = (needs.take(sum), needs.take(out));
                let factor = of_sum.max(divide_up(&of_out));
                for value in [a, b, carry] {
                    needs.add(value, &factor);
                }
            }
            Step::Product { a, b, low, high } => {
                let (of_low, of_high) = (needs.take(low), needs.take(high));
                let product = BigUint::from(symbolic.bound(a)) * symbolic.bound(b);
                // The product in the place of its halves, as often as the rarer of them is needed: the rest
                // by bounds.
                let factor = of_low.clone().min(&of_high >> 64);
                let by_bounds = &of_low * symbolic.bound(low) + &of_high * symbolic.bound(high);
                let rest = (&of_low - &factor) * symbolic.bound(low)
                    + (&of_high - (&factor << 64)) * symbolic.bound(high);
                let by_product = rest + &factor * &product;
                let whole = of_low.max(divide_up(&of_high)) * product;
                needs.total += by_bounds.min(by_product).min(whole);
            }
        }
    }
    needs.total < limit
}

/// Divided by B, rounded up.
fn divide_up(factor: &BigUint) -> BigUint {
    (factor + u64::MAX) >> 64
}
