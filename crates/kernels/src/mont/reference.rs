//! z = x y mod m, bit by bit: R is 1, and Montgomery form is the number itself.
//!
//! Given any x, y < m, any odd m.  Gives z < m.  Not constant-time.
//! Requires nothing.
//! Cost: a doubling and an addition of the whole width for every bit of x.
//! Source: the definition. Every other variant is compared with this one.

use crate::limb::{self, LIMB_BITS, Limb};

/// `z <- x y mod m`.
///
/// # Panics
///
/// If the lengths differ.
pub(crate) fn mul(z: &mut [Limb], x: &[Limb], y: &[Limb], m: &[Limb]) {
    z.fill(0);
    for bit in (0..x.len() * LIMB_BITS).rev() {
        limb::double_mod(z, m);
        if limb::bits(x, bit, 1) == 1 {
            limb::add_mod(z, y, m);
        }
    }
}

/// `one <- 1 mod m`, the square of R = 1: the factor that turns any number into its residue.
pub(crate) fn r2(one: &mut [Limb], m: &[Limb]) {
    one.fill(0);
    one[0] = Limb::from(limb::bit_length(m) > 1);
}
