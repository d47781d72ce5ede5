//! The extra strong test of Lucas, in every lane   (Grantham, Frobenius pseudoprimes, 2001, section 2).
//!
//! With V_0 = 2, V_1 = P, V_(k + 1) = P V_k - V_(k - 1), where (P^2 - 4 / n) = -1, and n + 1 = 2^s d, d odd: n passes if
//! V_d = 2 and V_(d + 1) = P, or V_d = -2 and V_(d + 1) = -P, or if one of V_d, V_(2 d), ... V_(2^(s - 2) d) is 0. By V_(2 k) = V_k^2 - 2 and
//! V_(2 k + 1) = V_k V_(k + 1) - P the bits of n + 1 lead from V_0, V_1 to V_k, V_(k + 1), from the highest one on.
//!
//! No composite number below 2^64 passes both this test, with the smallest P from 3 on, and that of Miller and Rabin with base 2
//! (checked by D. Jacobsen against J. Feitsma's list), and none above is known.
//!
//! Constant-time but for the bits of the longest number, unless the numbers are public.
//! Cost: a square, a product and some sums for each bit.

use limbwise_kernels::lanes::Mask;
use limbwise_kernels::limb::Limb;
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::mistake;

use super::batch::{Batch, Exponents, both, either};
use crate::buffer::Buffer;

/// The lanes whose number passes, with so many a P for each row of the column.
pub(super) fn passes(mut batch: Batch<'_>, parameters: &[Limb], public: bool) -> Mask {
    let plan = batch.plan;
    let exponents = Exponents::new(batch.numbers, true);
    let mut p = [3; 16];
    p.iter_mut().zip(batch.rows).for_each(|(p, row)| *p = parameters[*row]);
    let (p, two) = (batch.constant(&p), batch.constant(&[2; 16]));
    let zero: Buffer<Lanes> = batch.value();
    // V_k and V_(k + 1), in the lanes of `exchanged` the other way round.
    let (mut x, mut y) = (two.clone(), p.clone());
    let mut exchanged = [0; 16];
    let [mut first, mut second, mut reduced] = [(); 3].map(|()| batch.value());
    let mut passed = [0; 16];
    for i in (1..=batch.bits).rev() {
        let bit = exponents.bit(i);
        mistake!(EarlyExit => {
            if bit == [0; 16] {
                break;
            }
        });
        plan.exchange(&mut x, &mut y, &core::array::from_fn(|lane| bit[lane] ^ exchanged[lane]));
        exchanged = bit;
        batch.mul(&mut y, &x);
        plan.sub(&mut y, &p, batch.modulus);
        batch.sqr(&mut x);
        plan.sub(&mut x, &two, batch.modulus);
        if public && i > exponents.most_twos() {
            continue;
        }
        // Where the chain begins, the bit is 1.
        let starts = exponents.starts(i);
        plan.replace(&mut first, &y, &starts);
        plan.replace(&mut second, &x, &starts);
        if i > 1 {
            reduced.copy_from_slice(&x);
            batch.reduce(&mut reduced);
            passed = either(passed, both(plan.equal(&reduced, &zero), exponents.continues(i)));
        }
    }
    batch.reduce(&mut first);
    batch.reduce(&mut second);
    let (minus_two, minus_p) = (batch.minus(&two), batch.minus(&p));
    let is_two = both(plan.equal(&first, &two), plan.equal(&second, &p));
    let is_minus_two = both(plan.equal(&first, &minus_two), plan.equal(&second, &minus_p));
    // Of n = 1 mod 4 the chain has one term, and no place for 0.
    let short = exponents.starts(1);
    let is_zero = both(plan.equal(&first, &zero), short.map(|short| !short));
    either(either(passed, is_zero), either(is_two, is_minus_two))
}
