//! Permutations of bits.

use limbwise::PermutationError;
use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PySequence;

use crate::memory::{BytesMut, as_words_mut, check_unmasked, is_uint64, type_name};
use crate::number;

fn error(e: PermutationError) -> PyErr {
    PyValueError::new_err(e.to_string())
}

/// A permutation or selection of the bits of 64-bit blocks, compiled for this processor.
///
/// Bit i of a result is bit `table[i]` of the block, where bit 0 is the least significant; bits beyond the
/// table are 0. Pickled by its table.
///
/// Args:
///     table: 1 to 64 numbers from 0 to 63.
///
/// Raises:
///     ValueError: the table has another length, or an entry that is no bit.
#[pyclass(frozen, eq, hash, module = "limbwise")]
#[derive(PartialEq, Eq)]
pub(crate) struct BitPermutation(limbwise::BitPermutation);

/// A class and its arguments.
type Pickled<'py> = (Bound<'py, PyAny>, (Vec<Option<usize>>,));

impl std::hash::Hash for BitPermutation {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.sources().hash(state);
    }
}

impl BitPermutation {
    fn sources(&self) -> Vec<Option<usize>> {
        (0..self.0.width()).map(|bit| self.0.source(bit)).collect()
    }
}

#[pymethods]
impl BitPermutation {
    #[new]
    #[pyo3(signature = (table))]
    fn new(table: &Bound<'_, PyAny>) -> PyResult<BitPermutation> {
        limbwise::BitPermutation::from_table(&entries(table)?).map(BitPermutation).map_err(error)
    }

    /// Compiles a table in the notation of the DES standard: bits are counted from 1, most significant first,
    /// in blocks of `width` bits.
    ///
    /// Raises:
    ///     ValueError: `width` is not 1 to 64, the table has not 1 to 64 entries, or one is not 1 to `width`.
    #[staticmethod]
    fn from_des_table(width: &Bound<'_, PyAny>, table: &Bound<'_, PyAny>) -> PyResult<BitPermutation> {
        limbwise::BitPermutation::from_des_table(number::count(width, "width")?, &entries(table)?)
            .map(BitPermutation)
            .map_err(error)
    }

    /// Permutes an int, or every element of a uint64 array of any shape.
    ///
    /// Args:
    ///     blocks: an int from 0 to 2**64 - 1, or an array of uint64.
    ///     out: a writable C-contiguous uint64 array of the same shape; it may be `blocks`.
    ///
    /// Returns:
    ///     An int; or `out`; or a new array.
    ///
    /// Raises:
    ///     TypeError: the elements are not uint64, or an array has a mask.
    ///     ValueError: `out` has another shape, or is read-only or not contiguous.
    ///     OverflowError: an int is negative or has more than 64 bits.
    #[pyo3(signature = (blocks, out=None))]
    fn __call__<'py>(
        &self,
        py: Python<'py>,
        blocks: &Bound<'py, PyAny>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        check_unmasked(blocks, "blocks")?;
        if !blocks.hasattr(intern!(py, "__array_interface__"))?
            || blocks.hasattr(intern!(py, "__index__"))? && blocks.getattr(intern!(py, "ndim"))?.eq(0)?
        {
            let block = blocks.call_method0(intern!(py, "__index__")).map_err(|_| {
                PyTypeError::new_err(format!(
                    "blocks: expected an int or an array of uint64, found {}",
                    type_name(blocks)
                ))
            })?;
            let block = block.extract().map_err(|_| {
                PyOverflowError::new_err("blocks: expected a number from 0 to 2**64 - 1, found another one")
            })?;
            return Ok(self.0.apply(block).into_pyobject(py)?.into_any());
        }
        let from = PyUntypedBuffer::get(blocks)?;
        if !is_uint64(&from) {
            let dtype = blocks.getattr(intern!(py, "dtype"))?;
            return Err(PyTypeError::new_err(format!(
                "blocks: the array has dtype {dtype} where uint64 was expected"
            )));
        }
        // The copy is contiguous and is permuted in place.
        let out = match out {
            Some(out) => {
                check_unmasked(&out, "out")?;
                let to = PyUntypedBuffer::get(&out).map_err(|_| {
                    PyTypeError::new_err(format!("out: expected an array, found {}", type_name(&out)))
                })?;
                if !is_uint64(&to) {
                    return Err(PyTypeError::new_err("out: the array's elements are not uint64"));
                }
                if to.shape() != from.shape() {
                    let (found, expected) = (to.shape(), from.shape());
                    return Err(PyValueError::new_err(format!(
                        "out: shape {found:?} where {expected:?} was expected"
                    )));
                }
                BytesMut::of_buffer(to, "out")?;
                if !out.is(blocks) {
                    py.import(intern!(py, "numpy"))?.call_method1(intern!(py, "copyto"), (&out, blocks))?;
                }
                out
            }
            None => blocks.call_method1(intern!(py, "copy"), (intern!(py, "C"),))?,
        };
        let mut place = BytesMut::of(&out, "out")?;
        py.detach(|| match as_words_mut(place.as_mut_slice()) {
            Some(words) => self.0.apply_in_place(words),
            None => {
                for chunk in place.as_mut_slice().as_chunks_mut().0 {
                    *chunk = self.0.apply(u64::from_ne_bytes(*chunk)).to_ne_bytes();
                }
            }
        });
        Ok(out)
    }

    /// Returns the inverse permutation.
    ///
    /// Raises:
    ///     ValueError: a bit does not reach the result.
    fn inverse(&self) -> PyResult<BitPermutation> {
        self.0.inverse().map(BitPermutation).map_err(error)
    }

    /// Returns the composition: this permutation, then `next`.
    fn then(&self, next: &BitPermutation) -> BitPermutation {
        BitPermutation(self.0.then(&next.0))
    }

    /// Returns the input bit of each bit of a result; None if it is always 0.
    #[getter]
    fn table(&self) -> Vec<Option<usize>> {
        self.sources()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Pickled<'py>> {
        Ok((slf.get_type().into_any(), (slf.get().sources(),)))
    }

    fn __repr__(&self) -> String {
        let table: Vec<String> = self
            .sources()
            .iter()
            .map(|bit| bit.map_or_else(|| "None".to_owned(), |bit| bit.to_string()))
            .collect();
        format!("limbwise.BitPermutation([{}])", table.join(", "))
    }
}

/// Returns the entries of a table as bytes: a value that does not fit is not a bit either.
fn entries(table: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    let wrong = || {
        let found = type_name(table);
        PyTypeError::new_err(format!("table: expected a sequence of 1 to 64 numbers, found {found}"))
    };
    let sequence = table.cast::<PySequence>().map_err(|_| wrong())?;
    sequence.try_iter()?.enumerate().map(|(index, entry)| bit(index, &entry?)).collect()
}

fn bit(index: usize, entry: &Bound<'_, PyAny>) -> PyResult<u8> {
    let is_number = !entry.is_none() && entry.hasattr(intern!(entry.py(), "__index__"))?;
    entry.extract().map_err(|_| match is_number {
        true => PyValueError::new_err(format!("entry {index} of the table is {entry}, which is not a bit")),
        false => PyTypeError::new_err(format!(
            "entry {index} of the table is {} where a number was expected",
            type_name(entry)
        )),
    })
}
