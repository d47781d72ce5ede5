//! The operations on numbers of every length up to two vectors and more, for a check on the current
//! processor.

use super::Variant;
use crate::limb::Limb;
use crate::memory::Lanes;
use crate::trial::{KINDS, Trial};

const ROWS: usize = KINDS * KINDS;
const LENGTHS: [usize; 13] = [1, 2, 3, 4, 6, 7, 8, 9, 15, 16, 17, 32, 33];
const LONGEST: usize = LENGTHS[LENGTHS.len() - 1];

/// Runs the variant.
pub(super) fn run(variant: Variant, trial: &mut Trial, _: &mut [Lanes]) {
    let [mut x, mut y, mut m, mut z] = [[0; ROWS * LONGEST]; 4];
    for limbs in LENGTHS {
        let all = ROWS * limbs;
        for row in 0..ROWS {
            let at = row * limbs..(row + 1) * limbs;
            trial.number(row, &mut x[at.clone()]);
            trial.number(row / KINDS, &mut y[at.clone()]);
            trial.modulus(row, limbs * Limb::BITS as usize, &mut m[at]);
        }
        for m in [&m[..all], &m[..limbs]] {
            variant.add(&mut z[..all], &x[..all], &y[..all], m, limbs);
            trial.result(&z[..all]);
            variant.sub(&mut z[..all], &x[..all], &y[..all], m, limbs);
            trial.result(&z[..all]);
        }
    }
}
