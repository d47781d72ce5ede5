//! Converts buffers of Python objects to slices. All `unsafe` code for NumPy is here.
//!
//! A buffer is held for longer than its slice exists, so the memory stays valid. The caller must ensure that
//! nobody writes to it during the call, as with every function that releases the GIL; the package documents
//! this.

#![allow(unsafe_code)]

use std::slice;

use pyo3::buffer::{Element, PyBuffer, PyUntypedBuffer};
use pyo3::exceptions::{PyMemoryError, PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use zeroize::{Zeroize, Zeroizing};

/// Limbs in our own memory, which is overwritten before it is freed, because numbers may be secret.
pub(crate) type Limbs = Zeroizing<Vec<u64>>;

/// Reserves memory for `rows` numbers of `limbs` limbs, to be filled without growing.
pub(crate) fn room(rows: usize, limbs: usize) -> PyResult<Limbs> {
    let mut room = Limbs::default();
    match rows.checked_mul(limbs).map(|len| room.try_reserve_exact(len)) {
        Some(Ok(())) => Ok(room),
        _ => Err(PyMemoryError::new_err(format!("{rows} numbers of {limbs} limbs do not fit into memory"))),
    }
}

/// Returns `len` limbs with unspecified values. Memory that is too small is overwritten before it is freed.
pub(crate) fn resize(room: &mut Vec<u64>, len: usize) -> &mut [u64] {
    if room.capacity() < len {
        room.zeroize();
    }
    room.resize(len, 0);
    room
}

/// Input numbers: another object's memory, or a copy.
pub(crate) enum Memory<T: Element + Zeroize> {
    Borrowed(PyBuffer<T>),
    Owned(Zeroizing<Vec<T>>),
}

impl<T: Element + Zeroize> Memory<T> {
    /// Returns the elements of a buffer in C order, without a copy if possible.
    pub(crate) fn of_buffer(py: Python<'_>, buffer: PyBuffer<T>) -> PyResult<Memory<T>> {
        if buffer.is_c_contiguous() {
            Ok(Memory::Borrowed(buffer))
        } else {
            Ok(Memory::Owned(Zeroizing::new(buffer.to_vec(py)?)))
        }
    }

    pub(crate) fn as_slice(&self) -> &[T] {
        match self {
            Memory::Owned(values) => values,
            Memory::Borrowed(buffer) if buffer.item_count() == 0 => &[],
            Memory::Borrowed(buffer) => {
                let (start, len) = (buffer.buf_ptr().cast::<T>().cast_const(), buffer.item_count());
                // SAFETY: the type proves the length: an aligned, contiguous buffer of `len` elements of T,
                // held by `self`.
                unsafe { slice::from_raw_parts(start, len) }
            }
        }
    }
}

impl<T: Element + Zeroize> From<Zeroizing<Vec<T>>> for Memory<T> {
    fn from(values: Zeroizing<Vec<T>>) -> Self {
        Memory::Owned(values)
    }
}

/// The bytes of an object with a contiguous buffer of any element type.
pub(crate) struct Bytes(PyUntypedBuffer);

/// Checks that an array has no mask (`numpy.ma`), which would be lost.
pub(crate) fn check_unmasked(object: &Bound<'_, PyAny>, what: &str) -> PyResult<()> {
    let py = object.py();
    let modules = py.import(intern!(py, "sys"))?.getattr(intern!(py, "modules"))?;
    let Ok(numpy_ma) = modules.get_item(intern!(py, "numpy.ma")) else { return Ok(()) };
    if !object.is_instance(&numpy_ma.getattr(intern!(py, "MaskedArray"))?)? {
        return Ok(());
    }
    Err(PyTypeError::new_err(format!(
        "{what}: masked arrays are not accepted because the mask would be lost; give its .data, or .filled(value)"
    )))
}

/// Returns an object's buffer, unless its elements are Python objects.
fn plain(object: &Bound<'_, PyAny>, what: &str) -> PyResult<PyUntypedBuffer> {
    check_unmasked(object, what)?;
    match PyUntypedBuffer::get(object) {
        Ok(buffer) if !buffer.format().to_bytes().contains(&b'O') => Ok(buffer),
        _ => {
            let found = type_name(object);
            Err(PyTypeError::new_err(format!(
                "{what}: expected an object with a buffer of numbers, found {found}"
            )))
        }
    }
}

impl Bytes {
    /// # Errors
    ///
    /// Returns `TypeError` without a buffer of numbers, `ValueError` if it is not contiguous.
    pub(crate) fn of(object: &Bound<'_, PyAny>, what: &str) -> PyResult<Bytes> {
        let buffer = plain(object, what)?;
        if !buffer.is_c_contiguous() {
            return Err(PyValueError::new_err(format!("{what}: expected contiguous memory (C order)")));
        }
        Ok(Bytes(buffer))
    }

    pub(crate) fn as_slice(&self) -> &[u8] {
        contiguous(&self.0).expect("`of` has checked that it is contiguous")
    }

    /// Where the bytes lie, from and to.
    pub(crate) fn range(&self) -> (usize, usize) {
        range(&self.0)
    }
}

/// Contiguous writable memory.
pub(crate) struct BytesMut(PyUntypedBuffer);

impl BytesMut {
    /// # Errors
    ///
    /// Returns `TypeError` without a buffer of numbers, `ValueError` if it is read-only or not contiguous.
    pub(crate) fn of(object: &Bound<'_, PyAny>, what: &str) -> PyResult<BytesMut> {
        BytesMut::of_buffer(plain(object, what)?, what)
    }

    pub(crate) fn of_buffer(buffer: PyUntypedBuffer, what: &str) -> PyResult<BytesMut> {
        if buffer.readonly() {
            return Err(PyValueError::new_err(format!("{what}: the memory is read-only")));
        }
        if !buffer.is_c_contiguous() {
            return Err(PyValueError::new_err(format!("{what}: expected contiguous memory (C order)")));
        }
        Ok(BytesMut(buffer))
    }

    /// Returns the bytes, mutably. `&mut self` ensures that there is only one slice of this buffer.
    pub(crate) fn as_mut_slice(&mut self) -> &mut [u8] {
        if self.0.len_bytes() == 0 {
            return &mut [];
        }
        let (start, len) = (self.0.buf_ptr().cast::<u8>(), self.0.len_bytes());
        // SAFETY: the type proves the length: a contiguous, writable buffer of `len` bytes, held by `self`.
        unsafe { slice::from_raw_parts_mut(start, len) }
    }

    /// Where the bytes lie, from and to.
    pub(crate) fn range(&self) -> (usize, usize) {
        range(&self.0)
    }
}

/// Returns all bytes of a buffer, if they are C-contiguous.
fn contiguous(buffer: &PyUntypedBuffer) -> Option<&[u8]> {
    if !buffer.is_c_contiguous() {
        return None;
    }
    if buffer.len_bytes() == 0 {
        return Some(&[]);
    }
    let (start, len) = (buffer.buf_ptr().cast::<u8>().cast_const(), buffer.len_bytes());
    // SAFETY: a contiguous buffer of `len` bytes, which lives as long as the reference.
    Some(unsafe { slice::from_raw_parts(start, len) })
}

/// Returns where the bytes of a buffer lie, from and to.
pub(crate) fn range(buffer: &PyUntypedBuffer) -> (usize, usize) {
    let start = buffer.buf_ptr().addr();
    (start, start + buffer.len_bytes())
}

/// Returns the name of an object's type, for messages.
pub(crate) fn type_name(object: &Bound<'_, PyAny>) -> String {
    object.get_type().name().map_or_else(|_| "an object".to_owned(), |name| name.to_string())
}

/// Returns whether a buffer's elements are uint64 in native byte order.
pub(crate) fn is_uint64(buffer: &PyUntypedBuffer) -> bool {
    let format = buffer.format().to_bytes();
    let little = cfg!(target_endian = "little");
    let format = match format {
        [b'@' | b'=', rest @ ..] => rest,
        [b'<', rest @ ..] if little => rest,
        [b'>', rest @ ..] if !little => rest,
        all => all,
    };
    buffer.item_size() == size_of::<u64>() && matches!(format, b"L" | b"Q")
}

/// Reinterprets bytes as words, if they are aligned.
pub(crate) fn as_words_mut(bytes: &mut [u8]) -> Option<&mut [u64]> {
    // SAFETY: every bit pattern is a valid u64, and align_to_mut returns only aligned words.
    match unsafe { bytes.align_to_mut::<u64>() } {
        ([], words, []) => Some(words),
        _ => None,
    }
}

/// Memory with shape and strides; rows include the gaps between their elements.
pub(crate) struct Strided(PyUntypedBuffer);

impl Strided {
    pub(crate) fn of(object: &Bound<'_, PyAny>) -> PyResult<Strided> {
        let buffer = PyUntypedBuffer::get(object)?;
        if buffer.suboffsets().is_some() {
            return Err(PyValueError::new_err("the array is one of pointers"));
        }
        Ok(Strided(buffer))
    }

    pub(crate) fn buffer(&self) -> &PyUntypedBuffer {
        &self.0
    }

    /// Returns all bytes, if they are C-contiguous.
    pub(crate) fn contiguous(&self) -> Option<&[u8]> {
        contiguous(&self.0)
    }

    /// Returns the innermost rows in C order, from the first byte of the first element to the last byte of
    /// the last. There must be at least one element, and the innermost stride must not be negative.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &[u8]> {
        let (shape, strides) = (self.0.shape(), self.0.strides());
        let inner = shape.len() - 1;
        assert!(strides[inner] >= 0 && shape.iter().all(|n| *n > 0));
        let len = (shape[inner] - 1) * strides[inner].unsigned_abs() + self.0.item_size();
        let mut index = Some(vec![0; shape.len()]);
        std::iter::from_fn(move || {
            let at = index.take()?;
            let start = self.0.get_ptr(&at).cast::<u8>().cast_const();
            let mut next = at;
            for axis in (0..inner).rev() {
                next[axis] += 1;
                if next[axis] < shape[axis] {
                    index = Some(next);
                    break;
                }
                next[axis] = 0;
            }
            // SAFETY: the type proves the length: from an element of the buffer, held by `self`, to a later
            // one.
            Some(unsafe { slice::from_raw_parts(start, len) })
        })
    }
}
