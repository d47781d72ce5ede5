//! The extra strong Lucas test in every row (Grantham, Frobenius pseudoprimes, 2001, section 2).
//!
//! With V_0 = 2, V_1 = P, V_(k + 1) = P V_k - V_(k - 1), where (P^2 - 4 / n) = -1, and n + 1 = 2^s d, d odd:
//! n passes if V_d = 2 and V_(d + 1) = P, or V_d = -2 and V_(d + 1) = -P, or if one of V_d, V_(2 d), ...
//! V_(2^(s - 2) d) is 0. By V_(2 k) = V_k^2 - 2 and V_(2 k + 1) = V_k V_(k + 1) - P the bits of n + 1,
//! highest first, lead from V_0, V_1 to V_k, V_(k + 1).
//!
//! No composite number below 2^64 passes both this test, with the smallest P from 3 up, and the Miller-Rabin
//! test with base 2 (checked by D. Jacobsen against J. Feitsma's list), and no larger one is known.
//!
//! Constant-time except for the length of the longest number, unless the numbers are public. Cost: a square,
//! a product and some sums per bit.

use alloc::vec::Vec;

use limbwise_kernels::lanes::Mask;
use limbwise_kernels::limb::Limb;
use limbwise_kernels::mistake;

use super::batch::{Exponents, add_both};
use crate::engine::block::Block;
use crate::engine::work::Work;
use crate::values::operand::Operand;
use crate::values::rows::Rows;

/// Returns the rows whose number passes; `parameters` has the P of each row of the column.
pub(super) fn passes(block: &Block<'_>, parameters: &[Limb], public: bool, work: &mut Work) -> Vec<Mask> {
    let exponents = Exponents::new(block, true);
    let most_twos = if public { exponents.most_twos() } else { block.longest() };
    let p = block.constant(Rows::of(parameters, 1).into(), work);
    let two = block.constant(2u64.into(), work);
    let zero = block.constant(Operand::ZERO, work);
    // V_k and V_(k + 1), exchanged in the rows of `exchanged`.
    let (mut x, mut y) = (block.copy(&two, work), block.copy(&p, work));
    let [mut first, mut second, mut reduced] = [(); 3].map(|()| block.copy(&zero, work));
    let [mut passed, mut same, mut masks] = [(); 3].map(|()| block.no_rows());
    let [mut bits, mut exchanged] = [(); 2].map(|()| block.no_rows());
    for i in (1..=block.longest()).rev() {
        if work.is_stopped() {
            break;
        }
        exponents.bit(i, &mut bits);
        mistake!(EarlyExit => {
            if bits.as_flattened().iter().all(|bit| *bit == 0) {
                break;
            }
        });
        exchanged.as_flattened_mut().iter_mut().zip(bits.as_flattened()).for_each(|(x, bit)| *x ^= bit);
        block.exchange(&mut x, &mut y, &exchanged);
        core::mem::swap(&mut exchanged, &mut bits);
        block.mul(&mut y, &x, work);
        block.sub(&mut y, &p);
        block.sqr(&mut x, work);
        block.sub(&mut x, &two);
        if i > most_twos {
            continue;
        }
        // The bit at which the chain begins is 1.
        exponents.starts(i, &mut masks);
        block.replace(&mut first, &y, &masks);
        block.replace(&mut second, &x, &masks);
        if i > 1 {
            block.assign(&mut reduced, &x);
            block.reduce(&mut reduced, work);
            block.equal(&reduced, &zero, &mut same);
            exponents.continues(i, &mut masks);
            add_both(&mut passed, &same, &masks);
        }
    }
    block.reduce(&mut first, work);
    block.reduce(&mut second, work);
    let (minus_two, minus_p) = (block.minus(&two, work), block.minus(&p, work));
    for (v, w) in [(&two, &p), (&minus_two, &minus_p)] {
        block.equal(&first, v, &mut same);
        block.equal(&second, w, &mut masks);
        add_both(&mut passed, &same, &masks);
    }
    // For n = 1 mod 4, the chain has a single term, which is not compared with 0.
    exponents.continues(1, &mut masks);
    block.equal(&first, &zero, &mut same);
    add_both(&mut passed, &same, &masks);
    let values = [p, two, zero, x, y, first, second, reduced, minus_two, minus_p];
    values.into_iter().for_each(|value| work.recycle(value));
    passed
}
