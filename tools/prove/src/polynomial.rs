//! Integer polynomials of degree two over symbols.

use num_bigint::BigInt;

use crate::code::{Refused, Result};

/// A symbol. Its number is that of the value that it represents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub u32);

/// The symbol that represents 1.
pub const ONE: Symbol = Symbol(0);

/// A product of two symbols, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Monomial(Symbol, Symbol);

impl Monomial {
    /// A symbol.
    #[must_use]
    pub fn linear(symbol: Symbol) -> Monomial {
        Monomial(ONE, symbol)
    }

    /// A product of two symbols.
    #[must_use]
    pub fn product(a: Symbol, b: Symbol) -> Monomial {
        Monomial(a.min(b), a.max(b))
    }

    /// Returns the symbol, unless this is a product of two symbols or a constant.
    #[must_use]
    pub fn symbol(self) -> Option<Symbol> {
        (self.0 == ONE && self.1 != ONE).then_some(self.1)
    }
}

/// A sum of monomials with nonzero coefficients, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Polynomial(Vec<(Monomial, i128)>);

impl Polynomial {
    /// A constant.
    #[must_use]
    pub fn constant(value: u64) -> Polynomial {
        Polynomial::single(Monomial::linear(ONE), i128::from(value))
    }

    /// A monomial with a coefficient.
    #[must_use]
    pub fn single(monomial: Monomial, coefficient: i128) -> Polynomial {
        Polynomial(if coefficient == 0 { vec![] } else { vec![(monomial, coefficient)] })
    }

    /// Returns `self + factor other`.
    ///
    /// # Errors
    ///
    /// Returns an error if a coefficient overflows.
    pub fn plus(&self, other: &Polynomial, factor: i128) -> Result<Polynomial> {
        let too_large = || Refused::new("a coefficient is too large");
        let mut sum = Vec::with_capacity(self.0.len() + other.0.len());
        let (mut ours, mut theirs) = (self.0.iter().peekable(), other.0.iter().peekable());
        loop {
            let order = match (ours.peek(), theirs.peek()) {
                (None, None) => return Ok(Polynomial(sum)),
                (Some(_), None) => std::cmp::Ordering::Less,
                (None, Some(_)) => std::cmp::Ordering::Greater,
                (Some(a), Some(b)) => a.0.cmp(&b.0),
            };
            let own = if order.is_le() { ours.next() } else { None };
            let added = if order.is_ge() { theirs.next() } else { None };
            let monomial = own.or(added).map(|term| term.0);
            let added = added.map_or(0, |term| term.1).checked_mul(factor).ok_or_else(too_large)?;
            let coefficient = own.map_or(0, |term| term.1).checked_add(added).ok_or_else(too_large)?;
            if let (Some(monomial), true) = (monomial, coefficient != 0) {
                sum.push((monomial, coefficient));
            }
        }
    }

    /// Returns the coefficient of a monomial.
    #[must_use]
    pub fn coefficient(&self, monomial: Monomial) -> i128 {
        self.0.binary_search_by_key(&monomial, |term| term.0).map_or(0, |at| self.0[at].1)
    }

    /// Returns whether every coefficient is a multiple of B.
    #[must_use]
    pub fn is_multiple_of_radix(&self) -> bool {
        self.0.iter().all(|(_, coefficient)| coefficient % (1 << 64) == 0)
    }

    /// Returns the monomials with their coefficients.
    pub fn terms(&self) -> impl Iterator<Item = (Monomial, i128)> {
        self.0.iter().copied()
    }
}

/// An accumulator for polynomials, with coefficients of any size.
#[derive(Clone, Debug, Default)]
pub struct Total(std::collections::BTreeMap<Monomial, BigInt>);

impl Total {
    /// Adds `factor 2^(64 limb)` times a polynomial.
    pub fn add(&mut self, polynomial: &Polynomial, factor: i128, limb: usize) {
        for (monomial, coefficient) in polynomial.terms() {
            self.add_term(monomial, (BigInt::from(coefficient) * factor) << (64 * limb));
        }
    }

    /// Adds a monomial with a coefficient.
    pub fn add_term(&mut self, monomial: Monomial, coefficient: BigInt) {
        let sum = self.0.entry(monomial).or_default();
        *sum += coefficient;
        if *sum == BigInt::ZERO {
            self.0.remove(&monomial);
        }
    }

    /// Substitutes a polynomial for a monomial.
    pub fn substitute(&mut self, monomial: Monomial, by: &Polynomial) {
        if let Some(coefficient) = self.0.remove(&monomial) {
            for (monomial, factor) in by.terms() {
                self.add_term(monomial, &coefficient * factor);
            }
        }
    }

    /// Returns the remaining monomials, with nonzero coefficients.
    pub fn terms(&self) -> impl Iterator<Item = (Monomial, &BigInt)> {
        self.0.iter().map(|(monomial, coefficient)| (*monomial, coefficient))
    }
}
