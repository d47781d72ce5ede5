//! Lists of Python integers as rows of limbs.

use pyo3::exceptions::{PyAttributeError, PyTypeError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt};

use super::{look, noun};
use crate::memory::{Limbs, check_unmasked, room, type_name};
use crate::number::measure::longest;
use crate::number::{self, Taken};

/// Limbs, their number in each row, the bytes of the longest number, and the negative rows.
pub(super) type Integers = (Limbs, usize, usize, Vec<usize>);

/// Integers are read with the width of the first; if that is too short, all are measured.
pub(super) fn integers(what: &str, items: &[Bound<'_, PyAny>], one: bool) -> PyResult<Integers> {
    let at = |row: usize, item: &Bound<'_, PyAny>, error: PyErr| {
        if error.is_instance_of::<PyAttributeError>(item.py())
            || error.is_instance_of::<PyTypeError>(item.py())
        {
            if one { unsupported(item, what) } else { mixed(item, what, row, "int") }
        } else {
            error
        }
    };
    let bits_of = |item| index(item, what).and_then(|number| number::bit_length(&number));
    let mut width = match items.first() {
        Some(first) if !number::is_word(first) => limbs_of(bits_of(first).map_err(|e| at(0, first, e))?),
        _ => 1,
    };
    'again: loop {
        let mut limbs = room(items.len(), width)?;
        let mut negative = Vec::new();
        for (row, item) in items.iter().enumerate() {
            look(item.py(), row)?;
            let taken = index(item, what).and_then(|number| number::take(&number, width, &mut limbs));
            match taken.map_err(|e| at(row, item, e))? {
                Taken::NotNegative => {}
                Taken::Negative => negative.push(row),
                Taken::TooLong(bits) => {
                    width = limbs_of(bits);
                    for (row, item) in items.iter().enumerate().skip(row) {
                        look(item.py(), row)?;
                        let bits = bits_of(item).map_err(|e| at(row, item, e))?;
                        width = width.max(limbs_of(bits));
                    }
                    continue 'again;
                }
            }
        }
        let bytes = longest(&limbs, width).div_ceil(8).max(1);
        return Ok((limbs, width, bytes, negative));
    }
}

/// Returns the object, or its integer value. A masked scalar has none, whatever its mask hides.
fn index<'py>(object: &Bound<'py, PyAny>, what: &str) -> PyResult<Bound<'py, PyAny>> {
    let py = object.py();
    if object.is_instance_of::<PyInt>()
        || object.is_instance_of::<PyBytes>()
        || object.hasattr(intern!(py, "to_bytes"))?
    {
        return Ok(object.clone());
    }
    match object.getattr_opt(intern!(py, "__index__"))? {
        Some(index) => {
            check_unmasked(object, what)?;
            index.call0()
        }
        None => Ok(object.clone()),
    }
}

fn limbs_of(bits: usize) -> usize {
    bits.div_ceil(64).max(1)
}

pub(super) fn unsupported(object: &Bound<'_, PyAny>, what: &str) -> PyErr {
    PyTypeError::new_err(format!(
        "{what}: expected int, mpz, bytes, a list or tuple of one of them, a NumPy array of uint64 (rows, limbs) or of \
         objects, an Arrow column of binaries, or a pandas Series, found {}",
        type_name(object)
    ))
}

pub(super) fn mixed(object: &Bound<'_, PyAny>, what: &str, row: usize, expected: &str) -> PyErr {
    PyTypeError::new_err(format!(
        "row {row}: {} is {} where {expected} was expected",
        noun(what),
        type_name(object)
    ))
}
