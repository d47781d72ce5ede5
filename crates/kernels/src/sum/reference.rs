//! z = x + y mod m or x - y mod m by repeated subtraction of m.
//!
//! Input: any x, y. Output: z < m. Not constant-time.
//! Requires nothing.
//! Cost: a comparison and a subtraction for each m in a sum or a difference.

use super::{Contract, Operands};
use crate::limb::{self, Limb};

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = ();

    fn add((): (), z: &mut [Limb], limbs: usize, operands: Operands<'_>) {
        rows::<false>(z, limbs, operands);
    }

    fn sub((): (), z: &mut [Limb], limbs: usize, operands: Operands<'_>) {
        rows::<true>(z, limbs, operands);
    }
}

fn rows<const SUB: bool>(z: &mut [Limb], limbs: usize, operands: Operands<'_>) {
    for (i, z) in z.chunks_exact_mut(limbs).enumerate() {
        let (x, y, m) = (operands.x.at(i), operands.y.at(i), operands.m.at(i));
        z.copy_from_slice(x);
        let mut above = 0i8;
        if SUB {
            above -= combine(z, y, limb::sbb);
            while above < 0 {
                above += combine(z, m, limb::adc);
            }
        } else {
            above += combine(z, y, limb::adc);
        }
        while above > 0 || z.iter().rev().ge(m.iter().rev()) {
            above -= combine(z, m, limb::sbb);
        }
    }
}

/// Adds or subtracts, and returns the carry or borrow.
fn combine(z: &mut [Limb], y: &[Limb], f: impl Fn(Limb, Limb, Limb) -> (Limb, Limb)) -> i8 {
    let mut carry = 0;
    for (z, y) in z.iter_mut().zip(y) {
        (*z, carry) = f(*z, *y, carry);
    }
    carry as i8
}
