//! The Miller-Rabin test with base 2 in every row ([HAC] 4.24).
//!
//! With n - 1 = 2^s d, d odd: n passes if 2^d is 1, or if one of 2^d, 2^(2 d), ... 2^(2^(s - 1) d) is -1.
//! Exponent bits are processed from the highest down, so these powers are the last intermediate results.
//!
//! Constant-time except for the length of the longest number, unless the numbers are public. Cost: a square
//! and some sums per bit.

use alloc::vec::Vec;

use limbwise_kernels::lanes::Mask;
use limbwise_kernels::mistake;

use super::batch::{Exponents, add_both};
use crate::engine::block::Block;
use crate::engine::work::Work;
use crate::values::operand::Operand;

/// Returns the rows whose number passes.
pub(super) fn passes(block: &Block<'_>, public: bool, work: &mut Work) -> Vec<Mask> {
    let exponents = Exponents::new(block, false);
    let most_twos = if public { exponents.most_twos() } else { block.longest() };
    let one = block.constant(Operand::ONE, work);
    let minus_one = block.minus(&one, work);
    let [mut x, mut term, mut reduced] = [(); 3].map(|()| block.copy(&one, work));
    let [mut passed, mut masks, mut same, mut starts] = [(); 4].map(|()| block.no_rows());
    for i in (1..block.longest()).rev() {
        if work.is_stopped() {
            break;
        }
        block.sqr(&mut x, work);
        exponents.bit(i, &mut masks);
        mistake!(PassedOver => {
            if masks.as_flattened().iter().all(|mask| *mask == 0) {
                continue;
            }
        });
        block.assign(&mut term, &x);
        block.keep(&mut term, &masks);
        block.add(&mut x, &term);
        if i > most_twos {
            continue;
        }
        block.assign(&mut reduced, &x);
        block.reduce(&mut reduced, work);
        exponents.starts(i, &mut starts);
        block.equal(&reduced, &one, &mut same);
        add_both(&mut passed, &same, &starts);
        block.equal(&reduced, &minus_one, &mut same);
        add_both(&mut passed, &same, &starts);
        exponents.continues(i, &mut masks);
        add_both(&mut passed, &same, &masks);
    }
    [one, minus_one, x, term, reduced].into_iter().for_each(|value| work.recycle(value));
    passed
}
