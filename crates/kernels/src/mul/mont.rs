//! z <- z x / 2^(64 n) mod m, product and reduction in one kernel: the numbers stay in registers between the two.
//!
//! Given m odd, z of n limbs, x < m.  Gives z < m.  For any x of n limbs it gives a congruent z of n limbs.  Constant-time.
//! Requires what the variant requires that gives the kernel away.
//! Cost: 2 n^2 + n multiplications, of which each row of n waits for the one before: some 11 cycles a row on Zen 5.
//!
//! Product and reduction share a kernel for the sake of latency: each limb of the quotient waits for the limb before it, and the products of
//! the next row fit into that wait. A separate square would not be faster. A `Plan` holds the kernel for its length,
//! because a choice at each call shows beside fifty cycles.

use super::Variant;
use crate::limb::Limb;
use crate::memory::{Lanes, flat};

/// What the family `mont` takes from a variant of assembly, beside its products.
pub(crate) trait Reduction {
    /// What proves that the processor can.
    type Token: Copy;

    /// The variant, for products.
    fn variant(token: Self::Token) -> Variant;
    /// Whether a kernel reduces numbers of `n` limbs.
    fn reduces(n: usize) -> bool;
    /// `z <- t / 2^(64 n) mod m` for n limbs of which [`Reduction::reduces`] is true, and t < 2^(64 n) m. `m` is
    /// -1/m mod 2^64, then m; t is lost. From a greater t comes a number that is congruent to that z and below
    /// 2^(64 n).
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    fn redc(token: Self::Token, z: &mut [Limb], t: &mut [Limb], m: &[Limb]);
    /// The kernel for Montgomery products of `limbs` limbs, if there is one.
    fn mont(token: Self::Token, limbs: usize) -> Option<Mont>;
}

#[cfg(target_arch = "x86_64")]
pub(super) type Kernel = unsafe extern "sysv64" fn(z: *mut Limb, x: *const Limb, m: *const Limb);
#[cfg(target_arch = "aarch64")]
pub(super) type Kernel = unsafe extern "C" fn(z: *mut Limb, x: *const Limb, m: *const Limb);

/// A kernel for numbers of one length.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mont {
    kernel: Kernel,
}

impl Mont {
    /// A kernel that this processor can run, for numbers of less than a unit.
    pub(super) fn new(kernel: Kernel) -> Mont {
        Mont { kernel }
    }

    /// `z <- z x / 2^(64 n) mod m`. Before m lies -1/m mod 2^64: the last limb of the unit before it.
    #[inline(always)]
    pub(crate) fn mul(self, z: &mut Lanes, x: &Lanes, m: &[Lanes; 2]) {
        let m = &flat(m)[z.0.len() - 1..];
        // SAFETY: the token of the variant proved the features; the types prove that units are longer than n.
        unsafe { (self.kernel)(z.0.as_mut_ptr(), x.0.as_ptr(), m.as_ptr()) };
    }

    /// `z <- z^2 / 2^(64 n) mod m`. It costs what a product does: the rows wait for each other, not for products.
    #[inline(always)]
    pub(crate) fn sqr(self, z: &mut Lanes, m: &[Lanes; 2]) {
        let m = &flat(m)[z.0.len() - 1..];
        let z = z.0.as_mut_ptr();
        // SAFETY: as above, and the kernel takes x where z is: it writes a limb after the last reading.
        unsafe { (self.kernel)(z, z, m.as_ptr()) };
    }
}
