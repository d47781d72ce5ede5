//! Memory for secrets, which is overwritten before it is freed (feature `zeroize`).

use alloc::vec;
use alloc::vec::Vec;
use core::hint::black_box;
use core::ops::{Deref, DerefMut};

use limbwise_kernels::lanes::Mask;
use limbwise_kernels::limb::Limb;
use limbwise_kernels::memory::Lanes;

/// An element of a buffer.
pub(crate) trait Unit: Copy {
    const ZERO: Self;
    #[cfg(feature = "zeroize")]
    fn wipe(&mut self);
}

impl Unit for Limb {
    const ZERO: Limb = 0;
    #[cfg(feature = "zeroize")]
    fn wipe(&mut self) {
        zeroize::Zeroize::zeroize(self);
    }
}

impl Unit for u8 {
    const ZERO: u8 = 0;
    #[cfg(feature = "zeroize")]
    fn wipe(&mut self) {
        zeroize::Zeroize::zeroize(self);
    }
}

impl Unit for Lanes {
    const ZERO: Lanes = Lanes::ZERO;
    #[cfg(feature = "zeroize")]
    fn wipe(&mut self) {
        zeroize::Zeroize::zeroize(&mut self.0);
    }
}

impl Unit for Mask {
    const ZERO: Mask = [0; 16];
    #[cfg(feature = "zeroize")]
    fn wipe(&mut self) {
        zeroize::Zeroize::zeroize(self);
    }
}

/// Overwrites the units with zeros.
pub(crate) fn wipe<T: Unit>(units: &mut [T]) {
    #[cfg(feature = "zeroize")]
    units.iter_mut().for_each(T::wipe);
    #[cfg(not(feature = "zeroize"))]
    let _ = units;
}

/// A vector that is zeroized when it is dropped, grows or shrinks.
#[derive(Clone)]
pub(crate) struct Buffer<T: Unit>(Vec<T>);

impl<T: Unit> Default for Buffer<T> {
    fn default() -> Self {
        Buffer(Vec::new())
    }
}

impl<T: Unit> Buffer<T> {
    /// Creates a buffer of zeros.
    pub(crate) fn zeros(len: usize) -> Buffer<T> {
        Buffer(vec![T::ZERO; len])
    }

    /// Takes ownership of a vector, which will be zeroized.
    pub(crate) fn take(values: Vec<T>) -> Buffer<T> {
        Buffer(values)
    }

    /// Creates a copy of `values`.
    pub(crate) fn copy_of(values: &[T]) -> Buffer<T> {
        Buffer(values.to_vec())
    }

    /// Returns the first `len` units, growing the buffer if necessary; their values are unspecified.
    pub(crate) fn at_least(&mut self, len: usize) -> &mut [T] {
        if self.0.len() < len {
            *self = Buffer::zeros(len);
        }
        &mut self.0
    }

    /// Reserves capacity for `more` units. A plain vector would leave its old content behind when it grows.
    fn reserve(&mut self, more: usize) {
        let len = self.0.len();
        if self.0.capacity() - len < more {
            let mut wider = Vec::with_capacity(len.saturating_add(more).max(2 * len));
            wider.extend_from_slice(&self.0);
            *self = Buffer(wider);
        }
    }

    /// Appends a unit.
    pub(crate) fn push(&mut self, unit: T) {
        self.reserve(1);
        self.0.push(unit);
    }

    /// Appends units.
    pub(crate) fn extend_from_slice(&mut self, units: &[T]) {
        self.reserve(units.len());
        self.0.extend_from_slice(units);
    }

    /// Shortens the buffer to its first units.
    pub(crate) fn truncate(&mut self, len: usize) {
        if let Some(gone) = self.0.get_mut(len..) {
            wipe(gone);
        }
        self.0.truncate(len);
    }
}

impl<T: Unit> Deref for Buffer<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: Unit> DerefMut for Buffer<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

#[cfg(feature = "zeroize")]
impl<T: Unit> Drop for Buffer<T> {
    fn drop(&mut self) {
        wipe(&mut self.0);
    }
}

/// Returns whether two slices of limbs are equal. Lengths are public; all limbs are compared.
pub(crate) fn same(x: &[Limb], y: &[Limb]) -> bool {
    x.len() == y.len() && black_box(x.iter().zip(y).fold(0, |bits, (x, y)| bits | (x ^ y))) == 0
}
