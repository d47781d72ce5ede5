//! The caller's memory: pointers as slices. All `unsafe` of this crate is here, but for the attribute that exports a function.
//!
//! [`Source`] and [`Target`] are C's `const T *` and `T *`. None is made in Rust but of texts and of what C gave: one that arrives carries the promise of
//! limbwise.h that, for the time `'c` of the call, as many values as the function is told lie there, and that no one else
//! writes them. What can be seen of it is checked: null, alignment, sizes, overlap. Bytes that C did not write count as
//! bytes that it wrote: what happens on that side cannot be seen through.
//!
//! So exported functions are safe Rust, and an output that overlaps an operand is recognised before a slice of either
//! exists; results are then computed elsewhere and copied.

use std::ffi::{CStr, c_char};
use std::marker::PhantomData;
use std::{ptr, slice};

use limbwise::{Rows, Scalar};
use zeroize::Zeroizing;

use crate::status::{Refusal, Status};

/// Values that are read: C's `const T *`.
#[repr(transparent)]
pub struct Source<'c, T>(*const T, PhantomData<&'c [T]>);

impl<T> Clone for Source<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Source<'_, T> {}

impl<'c, T> Source<'c, T> {
    /// As many values as the function was told. `what` names them in a refusal.
    #[inline]
    pub(crate) fn slice(self, len: usize, what: &'static str) -> Result<&'c [T], Refusal> {
        if self.region(len, what)?.is_empty() {
            return Ok(&[]);
        }
        // SAFETY: the type proves the length: C promises `len` values that stay as they are; not null, and aligned.
        Ok(unsafe { slice::from_raw_parts(self.0, len) })
    }

    /// Where so many values lie, which are good to be read.
    #[inline]
    pub(crate) fn region(self, len: usize, what: &'static str) -> Result<Region, Refusal> {
        Region::of(self.0, len, what)
    }

    /// One value, none if the pointer is null.
    pub(crate) fn optional(self, what: &'static str) -> Result<Option<&'c T>, Refusal> {
        if self.0.is_null() { Ok(None) } else { Ok(self.slice(1, what)?.first()) }
    }

    /// A structure that begins with its own size, and the bytes that follow where C knows more fields than Rust; none if the
    /// pointer is null.
    pub(crate) fn sized(self, what: &'static str) -> Result<Option<(&'c T, &'c [u8])>, Refusal> {
        /// No structure has more bytes: a size that was not written is not taken for one.
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

    /// The same memory as values of another type.
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

/// Values that are written: C's `T *`. It is not `Copy`: there is one slice of it.
#[repr(transparent)]
pub struct Target<'c, T>(*mut T, PhantomData<&'c mut [T]>);

impl<'c, T> Target<'c, T> {
    #[inline]
    pub(crate) fn is_null(&self) -> bool {
        self.0.is_null()
    }

    /// As many values as the function was told. Who has other slices knows that they lie [`apart`].
    #[inline]
    pub(crate) fn slice(self, len: usize, what: &'static str) -> Result<&'c mut [T], Refusal> {
        if self.region(len, what)?.is_empty() {
            return Ok(&mut []);
        }
        // SAFETY: the type proves the length: C promises `len` values that are no one else's; not null, and aligned.
        Ok(unsafe { slice::from_raw_parts_mut(self.0, len) })
    }

    /// Where so many values lie, which are good to be written.
    #[inline]
    pub(crate) fn region(&self, len: usize, what: &'static str) -> Result<Region, Refusal> {
        Region::of(self.0, len, what)
    }

    /// One value, none if the pointer is null.
    #[inline]
    pub(crate) fn optional(self) -> Result<Option<&'c mut T>, Refusal> {
        if self.is_null() { Ok(None) } else { Ok(self.slice(1, "error")?.first_mut()) }
    }
}

impl<T> Target<'_, *mut T> {
    /// Hands over what `make` makes, null if it fails. It is C's until [`Target::free`].
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
    /// Takes back what [`Target::give`] gave; nothing if the pointer is null.
    pub(crate) fn free(self) {
        if !self.0.is_null() {
            // SAFETY: the type proves that it is one of ours: C promises a pointer that was given, and not freed since.
            drop(unsafe { Box::from_raw(self.0) });
        }
    }
}

/// Where values lie.
pub(crate) struct Region {
    start: usize,
    end: usize,
    what: &'static str,
}

impl Region {
    /// The place of `len` values, empty only if there is none: not null then, aligned, and no longer than memory can be.
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

/// That what is written overlaps nothing else.
#[inline]
pub(crate) fn apart(read: &[Region], written: &[Region]) -> Result<(), Refusal> {
    for (i, to) in written.iter().enumerate() {
        if let Some(other) = read.iter().chain(&written[..i]).find(|other| to.overlaps(other)) {
            return Err(overlap(to.what, other.what));
        }
    }
    Ok(())
}

/// `from` and `to`, of one length: apart, or the same place; then there is only what is written.
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

/// `rows` of an [`Operand`] that is one number for every row.
pub const EVERY_ROW: usize = usize::MAX;

/// One number for every row, or a number for each: `limbwise_operand`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Operand<'c> {
    pub(crate) data: Source<'c, u64>,
    pub(crate) rows: usize,
    pub(crate) limbs: usize,
}

impl<'c> Operand<'c> {
    /// How many limbs there are.
    fn len(&self, what: &'static str) -> Result<usize, Refusal> {
        let rows = if self.rows == EVERY_ROW { 1 } else { self.rows };
        rows.checked_mul(self.limbs).ok_or_else(|| too_large(what))
    }

    #[inline]
    pub(crate) fn region(self, what: &'static str) -> Result<Region, Refusal> {
        self.data.region(self.len(what)?, what)
    }

    /// As rows, of which one number for every row is one.
    pub(crate) fn rows(self, what: &'static str) -> Result<Rows<'c>, Refusal> {
        Ok(Rows::new(self.data.slice(self.len(what)?, what)?, self.limbs)?)
    }

    /// As one number.
    pub(crate) fn one(self, what: &'static str) -> Result<Scalar<'c>, Refusal> {
        if self.rows != EVERY_ROW && self.rows != 1 {
            let text = format!("{what} has {} rows where one number was expected", self.rows);
            return Err(Refusal::new(Status::ROWS, text));
        }
        Ok(Scalar::from_limbs(self.data.slice(self.limbs, what)?))
    }

    /// As the library has operands.
    pub(crate) fn borrow(self, what: &'static str) -> Result<limbwise::Operand<'c>, Refusal> {
        match self.rows {
            EVERY_ROW => Ok(Scalar::from_limbs(self.data.slice(self.len(what)?, what)?).into()),
            _ => Ok(self.rows(what)?.into()),
        }
    }
}

/// Where results go: `limbwise_output`.
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

    /// Calls `compute` with the operands and the limbs of the output, or, where the output overlaps an operand, others that
    /// replace them in the end.
    pub(crate) fn fill<T, const N: usize>(
        self,
        from: [(Operand<'c>, &'static str); N],
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

    /// The same for any number of operands of one name.
    pub(crate) fn fill_many<T>(
        self,
        from: &[Operand<'c>],
        what: &'static str,
        compute: impl FnOnce(&[limbwise::Operand<'_>], &mut [u64]) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let operands: Vec<_> = from.iter().map(|operand| operand.borrow(what)).collect::<Result<_, _>>()?;
        let overlaps: Vec<_> =
            from.iter().map(|operand| self.overlaps(*operand, what)).collect::<Result<_, _>>()?;
        self.fill_apart(overlaps.contains(&true), |out| compute(&operands, out))
    }

    fn overlaps(&self, operand: Operand<'_>, what: &'static str) -> Result<bool, Refusal> {
        Ok(self.data.region(self.len()?, "out")?.overlaps(&operand.region(what)?))
    }

    /// Calls `compute` with the limbs of the output, or, where that overlaps an operand, with others that replace them in the end.
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
