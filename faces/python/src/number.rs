//! Converts Python numbers to limbs and back.

use std::sync::Arc;

use limbwise::limbs;
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt};

pub(crate) use crate::number::integer::LIMB_BYTES;

pub(crate) mod integer;
pub(crate) mod measure;

/// The byte order of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    Big,
    Little,
}

impl Order {
    /// Reads bytes into limbs, of which there must be enough; the others are zeroed.
    pub(crate) fn read(self, bytes: &[u8], limbs: &mut [u64]) {
        match self {
            Order::Little => limbs::from_le_bytes(bytes, limbs),
            Order::Big => limbs::from_be_bytes(bytes, limbs),
        }
    }

    /// Writes the low bytes of a number.
    pub(crate) fn write(self, limbs: &[u64], bytes: &mut [u8]) {
        match self {
            Order::Little => limbs::to_le_bytes(limbs, bytes),
            Order::Big => limbs::to_be_bytes(limbs, bytes),
        }
    }

    /// Returns the low `width` bytes of a number.
    pub(crate) fn bytes<'py>(
        self,
        py: Python<'py>,
        limbs: &[u64],
        width: usize,
    ) -> PyResult<Bound<'py, PyBytes>> {
        PyBytes::new_with(py, width, |bytes| {
            self.write(limbs, bytes);
            Ok(())
        })
    }
}

/// The option `byteorder`: None, "big" or "little".
#[derive(Clone, Copy)]
pub(crate) struct ByteOrder(pub(crate) Option<Order>);

impl<'a, 'py> FromPyObject<'a, 'py> for ByteOrder {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<ByteOrder> {
        let text: Option<String> = object.extract().map_err(|_| {
            let found = crate::memory::type_name(&object);
            PyTypeError::new_err(format!("byteorder: expected 'big' or 'little', found {found}"))
        })?;
        match text.as_deref() {
            None => Ok(ByteOrder(None)),
            Some("big") => Ok(ByteOrder(Some(Order::Big))),
            Some("little") => Ok(ByteOrder(Some(Order::Little))),
            Some(other) => Err(PyValueError::new_err(format!(
                "byteorder is {other:?} where 'big' or 'little' was expected"
            ))),
        }
    }
}

/// Reads an option that is a count. A number too long for the type becomes the largest one.
pub(crate) fn count(number: &Bound<'_, PyAny>, what: &str) -> PyResult<usize> {
    at_least(0, number, what)
}

/// Reads an option that is a count of at least this many.
pub(crate) fn at_least(least: usize, number: &Bound<'_, PyAny>, what: &str) -> PyResult<usize> {
    let few = || PyValueError::new_err(format!("{what} is {number} where {least} or more was expected"));
    match number.extract() {
        Ok(count) if count < least => Err(few()),
        Ok(count) => Ok(count),
        Err(error) if !error.is_instance_of::<PyOverflowError>(number.py()) => Err(PyTypeError::new_err(
            format!("{what}: expected an int, found {}", crate::memory::type_name(number)),
        )),
        Err(_) if number.lt(0)? => Err(few()),
        Err(_) => Ok(usize::MAX),
    }
}

/// Reads an argument that has the range of a type of the format.
pub(crate) fn field<T: TryFrom<u64>>(number: &Bound<'_, PyAny>, what: &str) -> PyResult<T> {
    let read: PyResult<u64> = number.extract();
    match read {
        Err(error) if !error.is_instance_of::<PyOverflowError>(number.py()) => Err(PyTypeError::new_err(
            format!("{what}: expected an int, found {}", crate::memory::type_name(number)),
        )),
        read => read.ok().and_then(|value| T::try_from(value).ok()).ok_or_else(|| {
            let bits = 8 * size_of::<T>();
            PyOverflowError::new_err(format!(
                "{what}: expected a number from 0 to 2**{bits} - 1, found {number}"
            ))
        }),
    }
}

/// The result of reading an integer, whose magnitude is appended to `limbs` with `width` limbs.
pub(crate) enum Taken {
    NotNegative,
    Negative,
    /// It has this many bits: nothing was appended.
    TooLong(usize),
}

/// Reads one integer: an `int`, an `mpz`, or an object with `to_bytes`.
pub(crate) fn take(number: &Bound<'_, PyAny>, width: usize, limbs: &mut Vec<u64>) -> PyResult<Taken> {
    let start = limbs.len();
    limbs.resize(start + width, 0);
    if integer::read(number, &mut limbs[start..])? {
        return Ok(Taken::NotNegative);
    }
    let negative = number.lt(0)?;
    let magnitude = if negative { number.neg()? } else { number.clone() };
    if integer::read(&magnitude, &mut limbs[start..])? {
        return Ok(Taken::Negative);
    }
    limbs.truncate(start);
    Ok(Taken::TooLong(bit_length(&magnitude)?))
}

/// Returns whether an object is an `int` of one limb.
pub(crate) fn is_word(object: &Bound<'_, PyAny>) -> bool {
    object.cast::<PyInt>().is_ok_and(|number| number.extract::<u64>().is_ok())
}

/// Returns the bit length of an integer's magnitude.
pub(crate) fn bit_length(number: &Bound<'_, PyAny>) -> PyResult<usize> {
    number.call_method0(intern!(number.py(), "bit_length"))?.extract()
}

/// The types of Python numbers.
#[derive(Clone)]
pub(crate) enum NumberType {
    Int,
    /// A type that is constructed from an `int`: gmpy2's mpz.
    Like(Arc<Py<PyAny>>),
    Bytes(Order),
}

impl NumberType {
    /// Returns the type of an object; `None` if it is not a number.
    pub(crate) fn of(object: &Bound<'_, PyAny>, order: Option<Order>) -> PyResult<Option<NumberType>> {
        if object.is_instance_of::<PyInt>() {
            return Ok(Some(NumberType::Int));
        }
        if object.is_instance_of::<PyBytes>() {
            return match order {
                Some(order) => Ok(Some(NumberType::Bytes(order))),
                None => Err(PyTypeError::new_err("numbers in bytes need byteorder='big' or 'little'")),
            };
        }
        Ok(is_mpz(object).then(|| NumberType::Like(Arc::new(object.get_type().into_any().unbind()))))
    }

    /// Converts limbs to an object; bytes have a length of `width`.
    pub(crate) fn make<'py>(
        &self,
        py: Python<'py>,
        limbs: &[u64],
        width: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        match self {
            NumberType::Int => integer::make(py, limbs),
            NumberType::Like(class) => class.bind(py).call1((integer::make(py, limbs)?,)),
            NumberType::Bytes(order) => Ok(order.bytes(py, limbs, width)?.into_any()),
        }
    }
}

/// Returns whether the object is a gmpy2 integer. gmpy2 need not be installed.
fn is_mpz(object: &Bound<'_, PyAny>) -> bool {
    let class = object.get_type();
    class.name().is_ok_and(|name| name == "mpz") && class.module().is_ok_and(|module| module == "gmpy2")
}
