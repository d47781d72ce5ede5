//! The test of Miller and Rabin with base 2, in every lane   ([HAC] 4.24).
//!
//! With n - 1 = 2^s d, d odd: n passes if 2^d is 1, or if one of 2^d, 2^(2 d), ... 2^(2^(s - 1) d) is -1. The powers are taken bit by
//! bit from the highest one on, so that these are the last intermediate results.
//!
//! Constant-time but for the bits of the longest number, unless the numbers are public.
//! Cost: a square and some sums for each bit.

use limbwise_kernels::lanes::Mask;
use limbwise_kernels::mistake;

use super::batch::{Batch, Exponents, both, either};

/// The lanes whose number passes.
pub(super) fn passes(mut batch: Batch<'_>, public: bool) -> Mask {
    let plan = batch.plan;
    let exponents = Exponents::new(batch.numbers, false);
    let one = batch.constant(&[1; 16]);
    let minus_one = batch.minus(&one);
    let (mut x, mut term, mut reduced) = (one.clone(), batch.value(), batch.value());
    let mut passed = [0; 16];
    for i in (1..batch.bits).rev() {
        batch.sqr(&mut x);
        let bit = exponents.bit(i);
        mistake!(PassedOver => {
            if bit == [0; 16] {
                continue;
            }
        });
        term.copy_from_slice(&x);
        plan.keep(&mut term, &bit);
        plan.add(&mut x, &term, batch.modulus);
        if public && i > exponents.most_twos() {
            continue;
        }
        reduced.copy_from_slice(&x);
        batch.reduce(&mut reduced);
        let starts = exponents.starts(i);
        let is_one = both(plan.equal(&reduced, &one), starts);
        let is_minus_one = both(plan.equal(&reduced, &minus_one), either(starts, exponents.continues(i)));
        passed = either(passed, either(is_one, is_minus_one));
    }
    passed
}
