//! The unit of memory for kernels.

use core::fmt;

/// Eight words, as wide as a 512-bit register: in `lanes` one limb of eight numbers, elsewhere eight limbs of
/// one number.
///
/// It may hold secrets, so `Debug` does not print the words.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Lanes(pub [u64; 8]);

impl Lanes {
    /// Zero in every lane.
    pub const ZERO: Lanes = Lanes([0; 8]);
}

impl fmt::Debug for Lanes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lanes").finish_non_exhaustive()
    }
}

/// Returns the words of some units as one slice.
pub(crate) fn flat(units: &[Lanes]) -> &[u64] {
    // SAFETY: `Lanes` is eight u64 and nothing else (repr(C), 64 bytes), of stricter alignment.
    unsafe { core::slice::from_raw_parts(units.as_ptr().cast(), 8 * units.len()) }
}

/// Returns the words of some units as one mutable slice.
pub(crate) fn flat_mut(units: &mut [Lanes]) -> &mut [u64] {
    // SAFETY: as in `flat`; the exclusive borrow is handed on.
    unsafe { core::slice::from_raw_parts_mut(units.as_mut_ptr().cast(), 8 * units.len()) }
}
