//! z <- z x / 2^(64 n) mod m, product and reduction in one kernel: the numbers stay in registers between the
//! two.
//!
//! Input: m odd, z of n limbs, x < m. Output: z < m. For any x of n limbs it gives a congruent z of n limbs.
//! Constant-time. Requires the features of the variant that provides the kernel. Cost: 2 n^2 + n
//! multiplications, where each quotient limb waits for the previous one: with `adx` 27, 39, 54, 71 and 92
//! cycles for 2 to 6 limbs on Zen 5.
//!
//! Product and reduction share a kernel to hide latency: the products of the next row fit into that wait. A
//! separate square would not be faster. A `Plan` holds the kernel for its length, because choosing at each
//! call is noticeable compared with fifty cycles.

use super::Variant;
use crate::limb::Limb;
use crate::memory::{Lanes, flat};

/// The functions that the family `mont` uses from an assembly variant, besides its products.
pub(crate) trait Reduction {
    /// The token that proves the processor's features.
    type Token: Copy;

    /// Returns the variant, for products.
    fn variant(token: Self::Token) -> Variant;
    /// Returns whether a kernel reduces numbers of `n` limbs.
    fn reduces(n: usize) -> bool;
    /// `z <- t / 2^(64 n) mod m` for t < 2^(64 n) m and n limbs for which [`Reduction::reduces`] is true. `m`
    /// is -1/m mod 2^64, followed by m; t is overwritten. For a larger t, the result is congruent to that z
    /// and below 2^(64 n).
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    fn redc(token: Self::Token, z: &mut [Limb], t: &mut [Limb], m: &[Limb]);
    /// Returns the kernel for Montgomery products of `limbs` limbs, if there is one.
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
    /// Wraps a kernel that this processor can run, for numbers shorter than a unit.
    pub(super) fn new(kernel: Kernel) -> Mont {
        Mont { kernel }
    }

    /// `z <- z x / 2^(64 n) mod m`. -1/m mod 2^64 is stored before m, in the last limb of the previous unit.
    #[inline(always)]
    pub(crate) fn mul(self, z: &mut Lanes, x: &Lanes, m: &[Lanes; 2]) {
        let m = &flat(m)[z.0.len() - 1..];
        // SAFETY: the token of the variant proved the features; the types prove that units are longer than n.
        unsafe { (self.kernel)(z.0.as_mut_ptr(), x.0.as_ptr(), m.as_ptr()) };
    }

    /// `z <- z^2 / 2^(64 n) mod m`. It costs as much as a product: the rows wait for each other, not for
    /// multiplications.
    #[inline(always)]
    pub(crate) fn sqr(self, z: &mut Lanes, m: &[Lanes; 2]) {
        let m = &flat(m)[z.0.len() - 1..];
        let z = z.0.as_mut_ptr();
        // SAFETY: as above, and x may be the same memory as z: the kernel writes a limb after its last read.
        unsafe { (self.kernel)(z, z, m.as_ptr()) };
    }
}
