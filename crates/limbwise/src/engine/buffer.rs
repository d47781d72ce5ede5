//! Memory for secrets: overwritten before it is given back (feature `zeroize`).

use alloc::vec;
use alloc::vec::Vec;
use core::ops::{Deref, DerefMut};

use limbwise_kernels::limb::Limb;
use limbwise_kernels::memory::Lanes;

/// What a buffer holds.
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

impl Unit for Lanes {
    const ZERO: Lanes = Lanes::ZERO;
    #[cfg(feature = "zeroize")]
    fn wipe(&mut self) {
        zeroize::Zeroize::zeroize(&mut self.0);
    }
}

/// A vector that is wiped when it is dropped or grows.
#[derive(Clone)]
pub(crate) struct Buffer<T: Unit>(Vec<T>);

impl<T: Unit> Default for Buffer<T> {
    fn default() -> Self {
        Buffer(Vec::new())
    }
}

impl<T: Unit> Buffer<T> {
    /// Zeros.
    pub(crate) fn zeros(len: usize) -> Buffer<T> {
        Buffer(vec![T::ZERO; len])
    }

    /// What is there already, to be wiped.
    pub(crate) fn take(values: Vec<T>) -> Buffer<T> {
        Buffer(values)
    }

    /// A copy.
    pub(crate) fn copy_of(values: &[T]) -> Buffer<T> {
        Buffer(values.to_vec())
    }

    /// At least so many units; what they hold does not matter.
    pub(crate) fn at_least(&mut self, len: usize) -> &mut [T] {
        if self.0.len() < len {
            *self = Buffer::zeros(len);
        }
        &mut self.0
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
        self.0.iter_mut().for_each(T::wipe);
    }
}
