//! Builds results in the types of the arguments.

use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

use self::sink::Sink;
use crate::input::arrow::{self, ArrowColumn};
use crate::input::series;
use crate::input::{Container, ResultType, look};
use crate::memory::{BytesMut, as_words_mut, check_unmasked, is_uint64, type_name};
use crate::number::{LIMB_BYTES, NumberType, Order};

pub(crate) mod flags;
pub(crate) mod sink;

/// The results as they are computed.
pub(crate) struct Output<'py> {
    form: Form<'py>,
    /// The width of a result.
    limbs: usize,
    nulls: Option<Vec<bool>>,
    done: usize,
}

enum Form<'py> {
    Items {
        items: Vec<Bound<'py, PyAny>>,
        container: Container,
        element: NumberType,
        bytes: usize,
        bits: usize,
        like: Bound<'py, PyAny>,
    },
    /// `shared`: the memory also holds operands.
    Limbs {
        object: Bound<'py, PyAny>,
        place: BytesMut,
        shared: bool,
    },
    Arrow {
        data: Vec<u8>,
        width: usize,
        kind: arrow::ArrowType,
        order: Order,
        like: Bound<'py, PyAny>,
    },
}

/// The shape of results.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    pub(crate) rows: usize,
    pub(crate) limbs: usize,
    /// The width in bytes, for types of bytes.
    pub(crate) bytes: usize,
    /// The bits of the longest modulus, for types that need them.
    pub(crate) bits: usize,
}

impl<'py> Output<'py> {
    /// Creates an output of the type of the object `like`.
    pub(crate) fn new(
        kind: &ResultType,
        like: &Bound<'py, PyAny>,
        shape: Shape,
        nulls: Option<Vec<bool>>,
    ) -> PyResult<Output<'py>> {
        let py = like.py();
        let form = match &kind.container {
            Container::Limbs | Container::Vector => {
                if let Some(row) = nulls.as_ref().and_then(|nulls| nulls.iter().position(|null| *null)) {
                    return Err(no_null(row));
                }
                let numpy = py.import(intern!(py, "numpy"))?;
                let dtype = intern!(py, "uint64");
                // One-limb results have no second dimension if the operands have none.
                let object = if matches!(kind.container, Container::Vector) && shape.limbs == 1 {
                    numpy.call_method1(intern!(py, "empty"), (shape.rows, dtype))?
                } else {
                    numpy.call_method1(intern!(py, "empty"), ((shape.rows, shape.limbs), dtype))?
                };
                let place = BytesMut::of(&object, "the result")?;
                Form::Limbs { object, place, shared: false }
            }
            Container::Arrow(arrow) => {
                let order = match kind.element {
                    NumberType::Bytes(order) => arrow.order(order),
                    NumberType::Int | NumberType::Like(_) => arrow.order(Order::Big),
                };
                let width =
                    if *arrow == arrow::ArrowType::Limbs { LIMB_BYTES * shape.limbs } else { shape.bytes };
                let data = Vec::with_capacity(shape.rows * width);
                Form::Arrow { data, width, kind: *arrow, order, like: like.clone() }
            }
            container => Form::Items {
                items: Vec::with_capacity(shape.rows),
                container: container.clone(),
                element: kind.element.clone(),
                bytes: shape.bytes,
                bits: shape.bits,
                like: like.clone(),
            },
        };
        Ok(Output { form, limbs: shape.limbs, nulls, done: 0 })
    }

    /// Returns the array given by the caller: a writable uint64 array of shape (rows, limbs).
    pub(crate) fn given(
        out: &Bound<'py, PyAny>,
        shape: Shape,
        nulls: Option<Vec<bool>>,
    ) -> PyResult<Output<'py>> {
        let wanted = format!("a uint64 array of shape ({}, {})", shape.rows, shape.limbs);
        check_unmasked(out, "out")?;
        let buffer = PyUntypedBuffer::get(out)
            .map_err(|_| PyTypeError::new_err(format!("out: expected {wanted}, found {}", type_name(out))))?;
        if !is_uint64(&buffer) {
            let format = buffer.format().to_string_lossy();
            return Err(PyTypeError::new_err(format!(
                "out: expected {wanted}, found elements of format {format:?}"
            )));
        }
        let is_vector = shape.limbs == 1 && buffer.shape() == [shape.rows];
        if !is_vector && buffer.shape() != [shape.rows, shape.limbs] {
            let found = buffer.shape().to_vec();
            return Err(PyValueError::new_err(format!("out: expected {wanted}, found shape {found:?}")));
        }
        if let Some(row) = nulls.as_ref().and_then(|nulls| nulls.iter().position(|null| *null)) {
            return Err(no_null(row));
        }
        let place = BytesMut::of_buffer(buffer, "out")?;
        let form = Form::Limbs { object: out.clone(), place, shared: false };
        Ok(Output { form, limbs: shape.limbs, nulls: None, done: 0 })
    }

    /// Returns the memory in which results are written while operands may still be read.
    pub(crate) fn range(&self) -> Option<(usize, usize)> {
        match &self.form {
            Form::Limbs { place, .. } => Some(place.range()),
            Form::Items { .. } | Form::Arrow { .. } => None,
        }
    }

    /// Declares that operands overlap the output: results are then written only after their rows have been
    /// read.
    pub(crate) fn share(&mut self) {
        if let Form::Limbs { shared, .. } = &mut self.form {
            *shared = true;
        }
    }

    /// Appends the next rows.
    pub(crate) fn put(&mut self, py: Python<'py>, results: &[u64]) -> PyResult<()> {
        let rows = results.chunks_exact(self.limbs);
        match &mut self.form {
            Form::Limbs { place, .. } => {
                let start = self.done * self.limbs * LIMB_BYTES;
                let (chunks, _) = place.as_mut_slice()[start..].as_chunks_mut();
                for (chunk, limb) in chunks.iter_mut().zip(results) {
                    *chunk = limb.to_ne_bytes();
                }
            }
            Form::Arrow { data, width, order, .. } => {
                let start = data.len();
                data.resize(start + rows.len() * *width, 0);
                for (to, row) in data[start..].chunks_exact_mut(*width).zip(rows) {
                    order.write(row, to);
                }
            }
            Form::Items { items, element, bytes, .. } => {
                for (row, result) in rows.enumerate() {
                    look(py, row)?;
                    let null = self.nulls.as_ref().is_some_and(|nulls| nulls[self.done + row]);
                    items.push(if null {
                        py.None().into_bound(py)
                    } else {
                        element.make(py, result, *bytes)?
                    });
                }
            }
        }
        self.done += results.len() / self.limbs;
        Ok(())
    }

    /// Returns the complete result.
    pub(crate) fn finish(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self.form {
            Form::Limbs { object, .. } => Ok(object),
            Form::Arrow { data, width, kind, like, .. } => {
                let column = ArrowColumn::of_rows(kind, data, width, self.nulls.as_deref())?;
                let module = py.import(intern!(py, "limbwise._arrow"))?;
                module.call_method1(intern!(py, "like"), (like, column))
            }
            Form::Items { mut items, container, bits, like, .. } => match container {
                Container::One => Ok(items.swap_remove(0)),
                Container::Tuple => Ok(PyTuple::new(py, items)?.into_any()),
                Container::Objects => {
                    let numpy = py.import(intern!(py, "numpy"))?;
                    let dtype = PyDict::new(py);
                    dtype.set_item(intern!(py, "dtype"), intern!(py, "object"))?;
                    let array = numpy.call_method(intern!(py, "empty"), (items.len(),), Some(&dtype))?;
                    array.set_item(py.Ellipsis(), PyList::new(py, items)?)?;
                    Ok(array)
                }
                Container::Series => series::write(&like, items, bits),
                Container::List | Container::Limbs | Container::Vector | Container::Arrow(_) => {
                    Ok(PyList::new(py, items)?.into_any())
                }
            },
        }
    }
}

impl<'py> Sink<'py> for Output<'py> {
    fn is_place(&self) -> bool {
        matches!(self.form, Form::Limbs { shared: false, .. })
    }

    fn place(&mut self, rows: usize) -> sink::Target<'_> {
        let first = self.done;
        let place = match &mut self.form {
            Form::Limbs { place, shared: false, .. } => {
                let words = as_words_mut(place.as_mut_slice());
                words.map_or(sink::Target::None, |words| {
                    sink::Target::Limbs(&mut words[first * self.limbs..][..rows * self.limbs])
                })
            }
            Form::Arrow { data, width, order, .. } => {
                let start = data.len();
                data.resize(start + rows * *width, 0);
                sink::Target::Bytes(&mut data[start..], *width, *order)
            }
            Form::Limbs { .. } | Form::Items { .. } => sink::Target::None,
        };
        if !matches!(place, sink::Target::None) {
            self.done += rows;
        }
        place
    }

    fn take(&mut self, py: Python<'py>, results: &mut [u64]) -> PyResult<()> {
        self.put(py, results)
    }
}

/// Refuses a null in a row of a result whose type has none.
pub(crate) fn no_null(row: usize) -> PyErr {
    PyValueError::new_err(format!("row {row}: a null, and the result's kind has none"))
}
