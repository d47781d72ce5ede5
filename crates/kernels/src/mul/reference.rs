//! z = x y, by doubling and adding.
//!
//! Input: any x and y of n limbs. Output: z of 2 n limbs, or its low n. Not constant-time.
//! Requires nothing.
//! Cost: a doubling and an addition of the whole width for every bit of x.
//! Source: the definition. Every other variant is compared with this one.

use super::Contract;
use crate::limb::{LIMB_BITS, Limb, adc, bits};

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = ();

    /// Supports every length.
    fn takes(_: usize) -> bool {
        true
    }

    fn mul((): (), z: &mut [Limb], x: &[Limb], y: &[Limb]) {
        product(z, x, y);
    }

    fn sqr((): (), z: &mut [Limb], x: &[Limb]) {
        product(z, x, x);
    }

    fn mul_low((): (), z: &mut [Limb], x: &[Limb], y: &[Limb]) {
        product(z, x, y);
    }
}

/// `z <- x y mod 2^(64 z.len())`. Not inlined, so that its jumps, which depend on bits, stay separate from
/// the kernels.
#[inline(never)]
fn product(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    z.fill(0);
    for bit in (0..x.len() * LIMB_BITS).rev() {
        let mut carry = 0;
        for a in z.iter_mut() {
            (*a, carry) = adc(*a, *a, carry);
        }
        if bits(x, bit, 1) == 1 {
            let mut carry = 0;
            for (i, a) in z.iter_mut().enumerate() {
                (*a, carry) = adc(*a, y.get(i).copied().unwrap_or(0), carry);
            }
        }
    }
}
