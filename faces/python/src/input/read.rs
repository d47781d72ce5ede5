//! Reads arguments of all supported types.

use std::sync::OnceLock;

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt, PyList, PyRange, PyTuple, PyType};

use super::integers::{integers, mixed, unsupported};
use super::series::Content;
use super::{Container, Input, Numbers, arrow, look, prepared, series};
use crate::memory::{Limbs, Memory, check_unmasked, resize, room};
use crate::number::{LIMB_BYTES, NumberType, Order};

impl Input {
    /// Reads an argument; `what` is its name.
    pub(crate) fn read(object: &Bound<'_, PyAny>, what: &str, order: Option<Order>) -> PyResult<Input> {
        let py = object.py();
        if object.is_instance_of::<PyInt>() {
            return Input::one(object, what, NumberType::Int);
        }
        if let Ok(base) = object.cast::<prepared::FixedBase>() {
            let base = base.get().prepared.clone();
            let shape = (1, base.bases().limbs());
            return Ok(Input::new(object, Container::One, NumberType::Int, Numbers::Base(base), shape));
        }
        if let Ok(exponent) = object.cast::<prepared::FixedExponent>() {
            let exponent = exponent.get().0.clone();
            let shape = (1, exponent.exponent().limbs());
            return Ok(Input::new(
                object,
                Container::One,
                NumberType::Int,
                Numbers::Exponent(exponent),
                shape,
            ));
        }
        if let Some(element) = NumberType::of(object, order).map_err(|e| named(py, what, &e))? {
            return Input::one(object, what, element);
        }
        if let Ok(list) = object.cast::<PyList>() {
            let items: Vec<_> = list.iter().collect();
            return Input::items(object, what, &items, Container::List, order);
        }
        if let Ok(tuple) = object.cast::<PyTuple>() {
            let items: Vec<_> = tuple.iter().collect();
            return Input::items(object, what, &items, Container::Tuple, order);
        }
        if object.is_instance_of::<PyRange>() {
            let items = object.try_iter()?.collect::<PyResult<Vec<_>>>()?;
            return Input::items(object, what, &items, Container::List, order);
        }
        if series::is_series(object, what)? {
            let mut input = match series::read(object, what)? {
                Content::Items(items, nulls) => {
                    let input = Input::items(object, what, &items, Container::Series, order)?;
                    Input { nulls, ..input }
                }
                Content::Arrow(column) => Input::read(&column, what, order)?,
            };
            (input.series, input.object) = (true, object.clone().unbind());
            return Ok(input);
        }
        if let Some((kind, cells)) = arrow::read(object, what, order.unwrap_or(Order::Big))? {
            let element = NumberType::Bytes(order.unwrap_or(Order::Big));
            let (bytes, nulls, shape) = (cells.bytes(), cells.nulls(), (cells.rows(), cells.limbs()));
            let numbers = Numbers::Cells(cells, OnceLock::new());
            let input = Input::new(object, Container::Arrow(kind), element, numbers, shape);
            return Ok(Input { bytes, nulls, ..input });
        }
        if object.hasattr(intern!(py, "__array_interface__"))? && object.hasattr(intern!(py, "dtype"))? {
            return Input::array(object, what, order);
        }
        // A class has the method, too, but no value.
        if object.hasattr(intern!(py, "__index__"))? && !object.is_instance_of::<PyType>() {
            let int = object.call_method0(intern!(py, "__index__"))?;
            return Input::one(&int, what, NumberType::Int);
        }
        Err(unsupported(object, what))
    }

    fn one(object: &Bound<'_, PyAny>, what: &str, element: NumberType) -> PyResult<Input> {
        Input::elements(object, what, std::slice::from_ref(object), Container::One, element)
    }

    /// Reads one number that is not negative; `advice` ends the message about a column.
    pub(crate) fn number(
        object: &Bound<'_, PyAny>,
        what: &str,
        order: Option<Order>,
        advice: &str,
    ) -> PyResult<Input> {
        let input = Input::read(object, what, order)?;
        if input.is_column() {
            return Err(PyTypeError::new_err(format!("{what}: one number was expected{advice}")));
        }
        input.check_not_negative(what)?;
        Ok(input)
    }

    fn items(
        object: &Bound<'_, PyAny>,
        what: &str,
        items: &[Bound<'_, PyAny>],
        container: Container,
        order: Option<Order>,
    ) -> PyResult<Input> {
        let py = object.py();
        let element = match items.first() {
            None => NumberType::Int,
            Some(first) => match NumberType::of(first, order).map_err(|e| named(py, what, &e))? {
                Some(element) => element,
                None if first.hasattr(intern!(py, "__index__"))? => NumberType::Int,
                None => return Err(mixed(first, what, 0, "a number")),
            },
        };
        Input::elements(object, what, items, container, element)
    }

    /// Reads the numbers of a list: integers, or bytes if the first one is bytes.
    fn elements(
        object: &Bound<'_, PyAny>,
        what: &str,
        items: &[Bound<'_, PyAny>],
        container: Container,
        element: NumberType,
    ) -> PyResult<Input> {
        let one = matches!(container, Container::One);
        let (data, limbs, bytes, negative) = match element {
            NumberType::Bytes(order) => {
                let numbers: Vec<&[u8]> = items
                    .iter()
                    .enumerate()
                    .map(|(row, item)| match item.cast::<PyBytes>() {
                        Ok(bytes) => Ok(bytes.as_bytes()),
                        Err(_) => Err(mixed(item, what, row, "bytes")),
                    })
                    .collect::<PyResult<_>>()?;
                let bytes = numbers.iter().map(|number| number.len()).max().unwrap_or(1).max(1);
                let limbs = bytes.div_ceil(LIMB_BYTES);
                let mut data = room(items.len(), limbs)?;
                resize(&mut data, items.len() * limbs);
                for (i, (number, row)) in numbers.iter().zip(data.chunks_exact_mut(limbs)).enumerate() {
                    look(object.py(), i)?;
                    order.read(number, row);
                }
                (data, limbs, bytes, Vec::new())
            }
            NumberType::Int | NumberType::Like(_) => integers(what, items, one)?,
        };
        let input = Input::new(object, container, element, data, (items.len(), limbs));
        Ok(Input { bytes, negative, ..input })
    }

    fn array(object: &Bound<'_, PyAny>, what: &str, order: Option<Order>) -> PyResult<Input> {
        let py = object.py();
        check_unmasked(object, what)?;
        let dtype = object.getattr(intern!(py, "dtype"))?;
        let shape: Vec<usize> = object.getattr(intern!(py, "shape"))?.extract()?;
        if dtype.getattr(intern!(py, "hasobject"))?.is_truthy()? {
            if shape.len() != 1 {
                let dimensions = shape.len();
                return Err(PyValueError::new_err(format!(
                    "{what}: an array of objects has {dimensions} dimensions where 1 was expected"
                )));
            }
            return Input::items(object, what, &to_list(object)?, Container::Objects, order);
        }
        let text = || dtype.str().map_or_else(|_| "?".to_owned(), |name| name.to_string());
        let uint64 = dtype.getattr(intern!(py, "kind"))?.eq("u")?
            && dtype.getattr(intern!(py, "itemsize"))?.extract::<usize>()? == LIMB_BYTES;
        if uint64 && !dtype.getattr(intern!(py, "isnative"))?.is_truthy()? {
            let message = format!(
                "{what}: the array has dtype {}, in foreign byte order; to_native() converts it",
                text()
            );
            return Err(PyTypeError::new_err(message));
        }
        let is_integer = "iu".contains(&dtype.getattr(intern!(py, "kind"))?.extract::<String>()?);
        if is_integer && !uint64 && shape.len() == 1 {
            return Input::elements(object, what, &to_list(object)?, Container::Vector, NumberType::Int);
        }
        if !uint64 {
            if shape.is_empty() && object.hasattr(intern!(py, "__index__"))? && is_integer {
                return Input::one(&object.call_method0(intern!(py, "__index__"))?, what, NumberType::Int);
            }
            let message = format!(
                "{what}: the array has dtype {} where uint64 or object was expected, or any integers of one dimension",
                text()
            );
            return Err(PyTypeError::new_err(message));
        }
        let (rows, limbs, container) = match shape[..] {
            [] => return Input::one(&object.call_method0(intern!(py, "__index__"))?, what, NumberType::Int),
            [rows] => (rows, 1, Container::Vector),
            [rows, limbs] => (rows, limbs, Container::Limbs),
            _ => {
                return Err(PyValueError::new_err(format!(
                    "{what}: the array has shape {} where (rows, limbs) or (rows,) was expected",
                    object.getattr(intern!(py, "shape"))?
                )));
            }
        };
        if limbs == 0 {
            return Err(PyValueError::new_err(format!("{what}: the numbers have no limbs")));
        }
        let aligned = object.getattr(intern!(py, "flags"))?.getattr(intern!(py, "aligned"))?.is_truthy()?;
        let numbers = if rows == 0 {
            Limbs::default().into()
        } else {
            let buffer = match aligned {
                true => PyBuffer::get(object)?,
                false => PyBuffer::get(&object.call_method0(intern!(py, "copy"))?)?,
            };
            Numbers::Limbs(Memory::of_buffer(py, buffer)?)
        };
        Ok(Input::new(object, container, NumberType::Int, numbers, (rows, limbs)))
    }
}

/// Returns the elements of an array.
fn to_list<'py>(array: &Bound<'py, PyAny>) -> PyResult<Vec<Bound<'py, PyAny>>> {
    Ok(array.call_method0(intern!(array.py(), "tolist"))?.cast::<PyList>()?.iter().collect())
}

fn named(py: Python<'_>, what: &str, error: &PyErr) -> PyErr {
    PyTypeError::new_err(format!("{what}: {}", error.value(py)))
}
