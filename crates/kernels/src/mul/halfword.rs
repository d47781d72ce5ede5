//! a b = h 2^64 + (m1 + m2) 2^32 + l, with products of halves: l = a0 b0, m1 = a0 b1, m2 = a1 b0, h = a1 b1
//! ([Warren13] 8-2).
//!
//! Input: any two limbs. Output: the two limbs of their product, for the columns of `portable.rs`.
//! Constant-time. Requires nothing, not even products of more than 64 bits. Cost: four multiplications of 32
//! by 32 bits, and some ten additions and shifts.

use super::portable::{Columns, LimbProduct};
use crate::limb::{LIMB_BITS, Limb};

const HALF: u32 = LIMB_BITS as u32 / 2;
const LOW_HALF: Limb = Limb::MAX >> HALF;

/// This variant.
pub(super) type Kernel = Columns<Halves>;

/// Products by half words.
pub(super) struct Halves;

impl LimbProduct for Halves {
    const SPLIT_FROM: usize = 16;

    #[inline(always)]
    fn product(a: Limb, b: Limb) -> (Limb, Limb) {
        let [(a0, a1), (b0, b1)] = [a, b].map(|x| (x & LOW_HALF, x >> HALF));
        let (low, crossed, crossed_too, high) = (a0 * b0, a0 * b1, a1 * b0, a1 * b1);
        // (2^32 - 1)^2 + 2 (2^32 - 1) is below 2^64.
        let middle = (low >> HALF) + (crossed & LOW_HALF) + (crossed_too & LOW_HALF);
        let carried = (crossed >> HALF) + (crossed_too >> HALF) + (middle >> HALF);
        ((middle << HALF) | (low & LOW_HALF), high + carried)
    }
}
