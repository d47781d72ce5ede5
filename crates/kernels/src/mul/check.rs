//! Products of every length that has its own kernel, and of some lengths that are split, for a check on the
//! current processor.

use super::{Plan, Variant};
use crate::memory::{Lanes, flat_mut};
use crate::trial::{KINDS, Trial};

const LONGEST: usize = 128;

/// Runs the variant.
pub(super) fn run(variant: Variant, trial: &mut Trial, memory: &mut [Lanes]) {
    let [mut x, mut y] = [[0; LONGEST]; 2];
    let mut z = [0; 2 * LONGEST];
    let scratch = flat_mut(memory);
    for limbs in (1..=20).chain([24, 31, 32, 33, 48, 64, LONGEST]) {
        let plan = Plan::new(variant, limbs);
        let (x, y) = (&mut x[..limbs], &mut y[..limbs]);
        for kinds in 0..KINDS * KINDS {
            trial.number(kinds, x);
            trial.number(kinds / KINDS, y);
            plan.mul(&mut z[..2 * limbs], x, y, scratch);
            trial.result(&z[..2 * limbs]);
            plan.mul_low(&mut z[..limbs], x, y, scratch);
            trial.result(&z[..limbs]);
        }
        for kind in 0..KINDS {
            trial.number(kind, x);
            plan.sqr(&mut z[..2 * limbs], x, scratch);
            trial.result(&z[..2 * limbs]);
        }
    }
}
