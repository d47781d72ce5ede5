//! Converts the caller's pointers to slices. All `unsafe` code of this crate is here, except for the
//! attribute that exports a function.
//!
//! [`Source`] and [`Target`] are C's `const T *` and `T *`. Rust creates them only from texts, from pointers
//! that C passed, and as null. Each carries the promise of limbwise.h that, for the duration `'c` of the call, it
//! points to as many values as the function is told, and that nobody else writes them. Null pointers,
//! alignment, sizes and overlap are checked. Bytes that C did not write count as bytes that it wrote: what
//! happens on that side cannot be seen through.
//!
//! So exported functions are safe Rust. An output that overlaps an operand is detected before a slice of
//! either exists; results are then computed elsewhere and copied.

use std::ffi::{CStr, c_char};
use std::marker::PhantomData;
use std::{ptr, slice};

use limbwise::{Rows, Scalar};
use zeroize::Zeroizing;

use crate::status::{Refusal, Status};

/// An input: C's `const T *`.
#[repr(transparent)]
pub struct Source<'c, T>(*const T, PhantomData<&'c [T]>);

impl<T> Clone for Source<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Source<'_, T> {}

impl<'c, T> Source<'c, T> {
    /// Returns a slice of `len` values. `what` names them in errors.
    #[inline]
    pub(crate) fn slice(self, len: usize, what: &'static str) -> Result<&'c [T], Refusal> {
        if self.region(len, what)?.is_empty() {
            return Ok(&[]);
        }
        // SAFETY: the type proves the length: C promises `len` values that stay as they are; not null, and
        // aligned.
        Ok(unsafe { slice::from_raw_parts(self.0, len) })
    }

    /// Returns the region of `len` values, after checking that they can be read.
    #[inline]
    pub(crate) fn region(self, len: usize, what: &'static str) -> Result<Region, Refusal> {
        Region::of(self.0, len, what)
    }

    /// Returns one value, or `None` if the pointer is null.
    pub(crate) fn optional(self, what: &'static str) -> Result<Option<&'c T>, Refusal> {
        if self.0.is_null() { Ok(None) } else { Ok(self.slice(1, what)?.first()) }
    }

    /// Returns a structure that begins with its own size, and the bytes of fields that this version does not
    /// know; `None` if the pointer is null.
    pub(crate) fn sized(self, what: &'static str) -> Result<Option<(&'c T, &'c [u8])>, Refusal> {
        /// The largest plausible structure, to detect an uninitialised size.
        const MOST: usize = 4096;
        if self.0.is_null() {
            return Ok(None);
        }
        let Some(size) = self.cast::<usize>().slice(1, what)?.first() else { return Ok(None) };
        if !(size_of::<T>()..=MOST).contains(size) {
            let text = format!("{what}: size is {size} where {} was expected", size_of::<T>());
            return Err(Refusal::new(Status::OPTION, text));
        }
        let bytes = self.cast::<u8>().slice(*size, what)?;
        Ok(self.slice(1, what)?.first().map(|known| (known, &bytes[size_of::<T>()..])))
    }

    /// Returns the same memory as values of another type.
    fn cast<U>(self) -> Source<'c, U> {
        Source(self.0.cast(), PhantomData)
    }

    /// One value.
    pub(crate) fn one(self, what: &'static str) -> Result<&'c T, Refusal> {
        self.optional(what)?.ok_or_else(|| null(what))
    }
}

impl From<&'static CStr> for Source<'static, c_char> {
    fn from(text: &'static CStr) -> Self {
        Source(text.as_ptr(), PhantomData)
    }
}

/// An output: C's `T *`. It is not `Copy`, so there is only one slice of it.
#[repr(transparent)]
pub struct Target<'c, T>(*mut T, PhantomData<&'c mut [T]>);

impl<'c, T> Target<'c, T> {
    #[inline]
    pub(crate) fn is_null(&self) -> bool {
        self.0.is_null()
    }

    /// Returns a mutable slice of `len` values. Callers with other slices must check that they are [`apart`].
    #[inline]
    pub(crate) fn slice(self, len: usize, what: &'static str) -> Result<&'c mut [T], Refusal> {
        if self.region(len, what)?.is_empty() {
            return Ok(&mut []);
        }
        // SAFETY: the type proves the length: C promises `len` values that are no one else's; not null, and
        // aligned.
        Ok(unsafe { slice::from_raw_parts_mut(self.0, len) })
    }

    /// Returns the region of `len` values, after checking that they can be written.
    #[inline]
    pub(crate) fn region(&self, len: usize, what: &'static str) -> Result<Region, Refusal> {
        Region::of(self.0, len, what)
    }

    /// Returns one value, or `None` if the pointer is null.
    #[inline]
    pub(crate) fn optional(self) -> Result<Option<&'c mut T>, Refusal> {
        if self.is_null() { Ok(None) } else { Ok(self.slice(1, "error")?.first_mut()) }
    }
}

impl<T> Target<'_, *mut T> {
    /// Gives C ownership of the result of `make`, or null if it fails, until [`Target::free`].
    pub(crate) fn give(
        self,
        what: &'static str,
        make: impl FnOnce() -> Result<T, Refusal>,
    ) -> Result<(), Refusal> {
        let place = &mut self.slice(1, what)?[0];
        *place = ptr::null_mut();
        *place = Box::into_raw(Box::new(make()?));
        Ok(())
    }
}

impl<T> Target<'_, T> {
    /// Frees an object from [`Target::give`]; does nothing if the pointer is null.
    pub(crate) fn free(self) {
        if !self.0.is_null() {
            // SAFETY: the type proves that it is one of ours: C promises a pointer from `give` that has not
            // been freed.
            drop(unsafe { Box::from_raw(self.0) });
        }
    }
}

/// A range of addresses.
pub(crate) struct Region {
    start: usize,
    end: usize,
    what: &'static str,
}

impl Region {
    /// Returns the region of `len` values. Unless it is empty, the pointer must not be null, must be aligned,
    /// and the region must fit in the address space.
    #[inline]
    fn of<T>(pointer: *const T, len: usize, what: &'static str) -> Result<Region, Refusal> {
        let start = pointer.addr();
        if len == 0 {
            return Ok(Region { start, end: start, what });
        }
        if pointer.is_null() {
            return Err(null(what));
        }
        if !pointer.is_aligned() {
            return Err(misaligned(what, align_of::<T>()));
        }
        let bytes = len.checked_mul(size_of::<T>()).filter(|bytes| *bytes <= isize::MAX as usize);
        match bytes.and_then(|bytes| start.checked_add(bytes)) {
            Some(end) => Ok(Region { start, end, what }),
            None => Err(too_large(what)),
        }
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.start == self.end
    }

    #[inline]
    fn overlaps(&self, other: &Region) -> bool {
        !self.is_empty() && !other.is_empty() && self.start < other.end && other.start < self.end
    }
}

/// Checks that outputs overlap neither inputs nor each other.
#[inline]
pub(crate) fn apart(read: &[Region], written: &[Region]) -> Result<(), Refusal> {
    for (i, to) in written.iter().enumerate() {
        if let Some(other) = read.iter().chain(&written[..i]).find(|other| to.overlaps(other)) {
            return Err(overlap(to.what, other.what));
        }
    }
    Ok(())
}

/// Returns `from` and `to`, which have the same length and must not overlap. If they are the same memory,
/// only `to` is returned.
pub(crate) fn apart_or_same<'c, T>(
    from: Source<'c, T>,
    to: Target<'c, T>,
    len: usize,
) -> Result<(Option<&'c [T]>, &'c mut [T]), Refusal> {
    if ptr::eq(from.0, to.0) {
        return Ok((None, to.slice(len, "to")?));
    }
    apart(&[from.region(len, "from")?], &[to.region(len, "to")?])?;
    Ok((Some(from.slice(len, "from")?), to.slice(len, "to")?))
}

#[cold]
fn overlap(to: &str, other: &str) -> Refusal {
    Refusal::new(Status::OVERLAP, format!("{to} overlaps {other}"))
}

#[cold]
fn misaligned(what: &str, bytes: usize) -> Refusal {
    Refusal::new(Status::MISALIGNED, format!("{what}: not at a multiple of {bytes} bytes"))
}

#[cold]
fn null(what: &str) -> Refusal {
    Refusal::new(Status::NULL_POINTER, format!("{what}: a null pointer"))
}

#[cold]
pub(crate) fn too_large(what: &str) -> Refusal {
    Refusal::new(Status::TOO_LARGE, format!("{what}: more than memory can hold"))
}

/// The value of `rows` for an [`COperand`] that is one number for all rows.
pub const EVERY_ROW: usize = usize::MAX;

/// One number for all rows, or one per row: `limbwise_operand`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct COperand<'c> {
    pub(crate) data: Source<'c, u64>,
    pub(crate) rows: usize,
    pub(crate) limbs: usize,
}

impl<'c> COperand<'c> {
    /// 0, without limbs.
    pub(crate) const ZERO: COperand<'static> =
        COperand { data: Source(ptr::null(), PhantomData), rows: EVERY_ROW, limbs: 0 };

    /// Returns the number of limbs.
    fn len(&self, what: &'static str) -> Result<usize, Refusal> {
        let rows = if self.rows == EVERY_ROW { 1 } else { self.rows };
        rows.checked_mul(self.limbs).ok_or_else(|| too_large(what))
    }

    #[inline]
    pub(crate) fn region(self, what: &'static str) -> Result<Region, Refusal> {
        self.data.region(self.len(what)?, what)
    }

    /// Returns the rows; one number for all rows counts as one row.
    pub(crate) fn rows(self, what: &'static str) -> Result<Rows<'c>, Refusal> {
        Ok(Rows::new(self.data.slice(self.len(what)?, what)?, self.limbs)?)
    }

    /// Returns the single number.
    pub(crate) fn one(self, what: &'static str) -> Result<Scalar<'c>, Refusal> {
        if self.rows != EVERY_ROW && self.rows != 1 {
            let text = format!("{what} has {} rows where one number was expected", self.rows);
            return Err(Refusal::new(Status::ROWS, text));
        }
        Ok(Scalar::from_limbs(self.data.slice(self.limbs, what)?))
    }

    /// Returns an operand of the library.
    pub(crate) fn borrow(self, what: &'static str) -> Result<limbwise::Operand<'c>, Refusal> {
        match self.rows {
            EVERY_ROW => Ok(Scalar::from_limbs(self.data.slice(self.len(what)?, what)?).into()),
            _ => Ok(self.rows(what)?.into()),
        }
    }
}

/// An output column: `limbwise_output`.
#[repr(C)]
pub struct Output<'c> {
    pub(crate) data: Target<'c, u64>,
    pub(crate) rows: usize,
    pub(crate) limbs: usize,
}

impl<'c> Output<'c> {
    pub(crate) fn len(&self) -> Result<usize, Refusal> {
        self.rows.checked_mul(self.limbs).ok_or_else(|| too_large("out"))
    }

    /// Calls `compute` with the operands and the limbs of the output. If the output overlaps an operand, a
    /// temporary buffer is used and copied at the end.
    pub(crate) fn fill<T, const N: usize>(
        self,
        from: [(COperand<'c>, &'static str); N],
        compute: impl FnOnce([limbwise::Operand<'_>; N], &mut [u64]) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let mut operands = [limbwise::Operand::from(0u64); N];
        let mut overlaps = false;
        for ((operand, what), borrowed) in from.into_iter().zip(&mut operands) {
            *borrowed = operand.borrow(what)?;
            overlaps |= self.overlaps(operand, what)?;
        }
        self.fill_apart(overlaps, |out| compute(operands, out))
    }

    /// Like [`Output::fill`], for any number of operands with one name.
    pub(crate) fn fill_many<T>(
        self,
        from: &[COperand<'c>],
        what: &'static str,
        compute: impl FnOnce(&[limbwise::Operand<'_>], &mut [u64]) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let operands: Vec<_> = from.iter().map(|operand| operand.borrow(what)).collect::<Result<_, _>>()?;
        let overlaps: Vec<_> =
            from.iter().map(|operand| self.overlaps(*operand, what)).collect::<Result<_, _>>()?;
        self.fill_apart(overlaps.contains(&true), |out| compute(&operands, out))
    }

    fn overlaps(&self, operand: COperand<'_>, what: &'static str) -> Result<bool, Refusal> {
        Ok(self.data.region(self.len()?, "out")?.overlaps(&operand.region(what)?))
    }

    /// Calls `compute` with the limbs of the output, or with a temporary buffer that is copied at the end if
    /// the output overlaps an operand.
    fn fill_apart<T>(
        self,
        overlaps: bool,
        compute: impl FnOnce(&mut [u64]) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let len = self.len()?;
        if !overlaps {
            return compute(self.data.slice(len, "out")?);
        }
        let mut apart = Zeroizing::new(vec![0; len]);
        let done = compute(&mut apart)?;
        self.data.slice(len, "out")?.copy_from_slice(&apart);
        Ok(done)
    }
}
