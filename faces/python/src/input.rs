//! What is given: a number or a column, in any of the kinds that are taken.

use limbwise::{Operand, Rows};
use pyo3::buffer::{PyBuffer, PyUntypedBuffer};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyTuple};

use crate::arrow;
use crate::memory::{Memory, type_name};
use crate::number::{self, Element, LIMB_BYTES, Order, Taken};

/// The kinds of columns.
#[derive(Clone)]
pub(crate) enum Container {
    /// No column: one number.
    One,
    List,
    Tuple,
    /// A NumPy array of objects.
    Objects,
    /// A NumPy array of uint64, a row of limbs for each number.
    Limbs,
    /// An Arrow column.
    Arrow(arrow::Kind),
}

/// How a result is to look.
#[derive(Clone)]
pub(crate) struct Kind {
    pub(crate) container: Container,
    pub(crate) element: Element,
}

/// Numbers as limbs, with what their kind says beyond them.
pub(crate) struct Input {
    pub(crate) kind: Kind,
    memory: Memory<u64>,
    limbs: usize,
    rows: usize,
    /// The width in bytes that the kind says, or that the longest number has.
    pub(crate) bytes: usize,
    /// The rows whose numbers are negative, in order; `memory` has their magnitudes.
    pub(crate) negative: Vec<usize>,
    /// The rows without a number; `memory` has 0.
    pub(crate) nulls: Option<Vec<bool>>,
    /// The object, for its kind and to be kept.
    pub(crate) object: Py<PyAny>,
}

impl Input {
    /// Reads an argument; `what` is its name.
    pub(crate) fn read(object: &Bound<'_, PyAny>, what: &str, order: Option<Order>) -> PyResult<Input> {
        let py = object.py();
        if let Some(element) = Element::of(object, order).map_err(|e| named(py, what, &e))? {
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
        if let Some(column) = arrow::read(object, what, order.unwrap_or(Order::Big))? {
            return Ok(Input {
                kind: Kind {
                    container: Container::Arrow(column.kind),
                    element: Element::Bytes(order.unwrap_or(Order::Big)),
                },
                memory: column.data.into(),
                limbs: column.limbs,
                rows: column.rows,
                bytes: column.bytes,
                negative: Vec::new(),
                nulls: column.nulls,
                object: object.clone().unbind(),
            });
        }
        if object.hasattr(intern!(py, "__array_interface__"))? && object.hasattr(intern!(py, "dtype"))? {
            return Input::array(object, what, order);
        }
        if object.hasattr(intern!(py, "__index__"))? {
            let int = object.call_method0(intern!(py, "__index__"))?;
            return Input::one(&int, what, Element::Int);
        }
        Err(unsupported(object, what))
    }

    fn one(object: &Bound<'_, PyAny>, what: &str, element: Element) -> PyResult<Input> {
        let items = std::slice::from_ref(object);
        let mut input = Input::elements(object, what, items, Container::One, element)?;
        input.rows = 1;
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
            None => Element::Int,
            Some(first) => match Element::of(first, order).map_err(|e| named(py, what, &e))? {
                Some(element) => element,
                None if first.hasattr(intern!(py, "__index__"))? => Element::Int,
                None => return Err(not_a_number(first, what, 0)),
            },
        };
        Input::elements(object, what, items, container, element)
    }

    /// Numbers of a list, each an integer or, where the first is bytes, bytes.
    fn elements(
        object: &Bound<'_, PyAny>,
        what: &str,
        items: &[Bound<'_, PyAny>],
        container: Container,
        element: Element,
    ) -> PyResult<Input> {
        let one = matches!(container, Container::One);
        let (data, limbs, bytes, negative) = match element {
            Element::Bytes(order) => {
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
                let mut data = vec![0; items.len() * limbs];
                for (number, row) in numbers.iter().zip(data.chunks_exact_mut(limbs)) {
                    order.read(number, row);
                }
                (data, limbs, bytes, Vec::new())
            }
            Element::Int | Element::Like(_) => integers(what, items, one)?,
        };
        Ok(Input {
            kind: Kind { container, element },
            memory: data.into(),
            limbs,
            rows: items.len(),
            bytes,
            negative,
            nulls: None,
            object: object.clone().unbind(),
        })
    }

    fn array(object: &Bound<'_, PyAny>, what: &str, order: Option<Order>) -> PyResult<Input> {
        let py = object.py();
        let dtype = object.getattr(intern!(py, "dtype"))?;
        let shape: Vec<usize> = object.getattr(intern!(py, "shape"))?.extract()?;
        if dtype.getattr(intern!(py, "hasobject"))?.is_truthy()? {
            if shape.len() != 1 {
                let dimensions = shape.len();
                return Err(PyValueError::new_err(format!(
                    "{what}: an array of objects has {dimensions} dimensions where 1 was expected"
                )));
            }
            let list = object.call_method0(intern!(py, "tolist"))?;
            let items: Vec<_> = list.cast::<PyList>()?.iter().collect();
            return Input::items(object, what, &items, Container::Objects, order);
        }
        let text = || dtype.str().map_or_else(|_| "?".to_owned(), |name| name.to_string());
        let uint64 = dtype.getattr(intern!(py, "kind"))?.eq("u")?
            && dtype.getattr(intern!(py, "itemsize"))?.extract::<usize>()? == LIMB_BYTES;
        if uint64 && !dtype.getattr(intern!(py, "isnative"))?.is_truthy()? {
            let message = format!(
                "{what}: the array has dtype {}, in foreign byte order; to_native() turns it",
                text()
            );
            return Err(PyTypeError::new_err(message));
        }
        if !uint64 {
            if shape.is_empty()
                && object.hasattr(intern!(py, "__index__"))?
                && "iu".contains(&dtype.getattr("kind")?.extract::<String>()?)
            {
                return Input::one(&object.call_method0(intern!(py, "__index__"))?, what, Element::Int);
            }
            let message =
                format!("{what}: the array has dtype {} where uint64 or object was expected", text());
            return Err(PyTypeError::new_err(message));
        }
        let [rows, limbs] = shape[..] else {
            if shape.is_empty() {
                return Input::one(&object.call_method0(intern!(py, "__index__"))?, what, Element::Int);
            }
            return Err(PyValueError::new_err(format!(
                "{what}: the array has shape {} where (rows, limbs) was expected",
                object.getattr(intern!(py, "shape"))?
            )));
        };
        if limbs == 0 {
            return Err(PyValueError::new_err(format!("{what}: the numbers have no limb")));
        }
        let aligned = object.getattr(intern!(py, "flags"))?.getattr(intern!(py, "aligned"))?.is_truthy()?;
        let buffer = if aligned || rows == 0 {
            PyUntypedBuffer::get(object)?
        } else {
            PyUntypedBuffer::get(&object.call_method0(intern!(py, "copy"))?)?
        };
        let memory = if rows == 0 {
            Vec::new().into()
        } else {
            let buffer: PyBuffer<u64> = buffer.into_typed()?;
            Memory::of_buffer(py, buffer)?
        };
        Ok(Input {
            kind: Kind { container: Container::Limbs, element: Element::Int },
            memory,
            limbs,
            rows,
            bytes: limbs * LIMB_BYTES,
            negative: Vec::new(),
            nulls: None,
            object: object.clone().unbind(),
        })
    }

    pub(crate) fn is_column(&self) -> bool {
        !matches!(self.kind.container, Container::One)
    }

    /// The number of rows, if it has a number of its own.
    pub(crate) fn rows(&self) -> Option<usize> {
        self.is_column().then_some(self.rows)
    }

    pub(crate) fn limbs(&self) -> usize {
        self.limbs
    }

    pub(crate) fn as_limbs(&self) -> &[u64] {
        self.memory.as_slice()
    }

    pub(crate) fn row(&self, row: usize) -> &[u64] {
        let row = if self.is_column() { row } else { 0 };
        &self.as_limbs()[row * self.limbs..][..self.limbs]
    }

    pub(crate) fn operand(&self) -> Operand<'_> {
        if self.is_column() {
            let rows = Rows::new(self.as_limbs(), self.limbs);
            Operand::Rows(rows.expect("whole rows of at least one limb"))
        } else {
            Operand::One(self.as_limbs())
        }
    }

    pub(crate) fn is_negative(&self, row: usize) -> bool {
        let row = if self.is_column() { row } else { 0 };
        self.negative.binary_search(&row).is_ok()
    }

    pub(crate) fn is_null(&self, row: usize) -> bool {
        self.nulls.as_ref().is_some_and(|nulls| nulls[row])
    }

    /// Copies what is borrowed from memory that overlaps `[start, end)` without beginning there: a result that is
    /// written there must not change rows that are still to be read.
    pub(crate) fn detach_from(&mut self, (start, end): (usize, usize), width: usize) {
        if let Memory::Borrowed(buffer) = &self.memory {
            let (first, last) = crate::memory::range(buffer);
            let same_rows = first == start && self.limbs == width && self.is_column();
            if first < end && start < last && !same_rows {
                self.memory = self.memory.as_slice().to_vec().into();
            }
        }
    }

    /// 1 in place of nulls: a number that everything can be done with.
    pub(crate) fn fill_nulls(&mut self) {
        let (Some(nulls), Memory::Owned(data)) = (&self.nulls, &mut self.memory) else { return };
        for (row, null) in data.chunks_exact_mut(self.limbs).zip(nulls) {
            row[0] |= u64::from(*null);
        }
    }

    /// That no number is 0, for moduli.
    pub(crate) fn check_not_zero(&self) -> PyResult<()> {
        let mut rows = self.as_limbs().chunks_exact(self.limbs);
        match rows.position(|row| row.iter().all(|limb| *limb == 0)) {
            None => Ok(()),
            Some(row) => Err(crate::run::value_error(limbwise::Error::ZeroModulus { row }, 0)),
        }
    }

    /// That no number is negative.
    pub(crate) fn check_not_negative(&self, what: &str) -> PyResult<()> {
        match self.negative.first() {
            None => Ok(()),
            Some(row) => Err(PyValueError::new_err(format!("row {row}: the {what} is negative"))),
        }
    }

    /// Other numbers in place of these.
    pub(crate) fn replaced(&self, data: Vec<u64>, limbs: usize, py: Python<'_>) -> Input {
        let mut kind = self.kind.clone();
        if !self.is_column() {
            kind.container = Container::List;
        }
        Input {
            kind,
            rows: data.len() / limbs,
            memory: data.into(),
            limbs,
            bytes: limbs * LIMB_BYTES,
            negative: Vec::new(),
            nulls: self.nulls.clone(),
            object: self.object.clone_ref(py),
        }
    }
}

/// Limbs, their number in each row, the bytes of the longest number, and the negative rows.
type Integers = (Vec<u64>, usize, usize, Vec<usize>);

/// Integers are written with the width of the first; where that proves too short, all are measured.
fn integers(what: &str, items: &[Bound<'_, PyAny>], one: bool) -> PyResult<Integers> {
    let at = |row: usize, item: &Bound<'_, PyAny>, error: PyErr| {
        if error.is_instance_of::<pyo3::exceptions::PyAttributeError>(item.py())
            || error.is_instance_of::<PyTypeError>(item.py())
        {
            if one { unsupported(item, what) } else { mixed(item, what, row, "int") }
        } else {
            error
        }
    };
    let mut width = match items.first() {
        None => 1,
        Some(first) => limbs_of(number::bit_length(&index(first)?).map_err(|e| at(0, first, e))?),
    };
    'again: loop {
        let mut limbs = Vec::with_capacity(items.len() * width);
        let mut negative = Vec::new();
        for (row, item) in items.iter().enumerate() {
            match number::take(&index(item)?, width, &mut limbs).map_err(|e| at(row, item, e))? {
                Taken::NotNegative => {}
                Taken::Negative => negative.push(row),
                Taken::TooLong(bits) => {
                    width = limbs_of(bits);
                    for (row, item) in items.iter().enumerate().skip(row) {
                        let bits = number::bit_length(&index(item)?).map_err(|e| at(row, item, e))?;
                        width = width.max(limbs_of(bits));
                    }
                    continue 'again;
                }
            }
        }
        let bytes = limbs.chunks_exact(width).map(byte_length).max().unwrap_or(1).max(1);
        return Ok((limbs, width, bytes, negative));
    }
}

/// The object, or the integer that stands for it.
fn index<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = object.py();
    if object.is_instance_of::<PyBytes>() || object.hasattr(intern!(py, "to_bytes"))? {
        return Ok(object.clone());
    }
    match object.getattr_opt(intern!(py, "__index__"))? {
        Some(index) => index.call0(),
        None => Ok(object.clone()),
    }
}

fn limbs_of(bits: usize) -> usize {
    bits.div_ceil(64).max(1)
}

fn byte_length(limbs: &[u64]) -> usize {
    let top = limbs.iter().rposition(|limb| *limb != 0);
    top.map_or(0, |top| top * LIMB_BYTES + LIMB_BYTES - limbs[top].leading_zeros() as usize / 8)
}

fn unsupported(object: &Bound<'_, PyAny>, what: &str) -> PyErr {
    PyTypeError::new_err(format!(
        "{what}: expected int, mpz, bytes, a list or tuple of one of them, a NumPy array of uint64 (rows, limbs) or of \
         objects, or an Arrow column of binaries, found {}",
        type_name(object)
    ))
}

fn not_a_number(object: &Bound<'_, PyAny>, what: &str, row: usize) -> PyErr {
    PyTypeError::new_err(format!(
        "row {row}: the {what} is {} where a number was expected",
        type_name(object)
    ))
}

fn mixed(object: &Bound<'_, PyAny>, what: &str, row: usize, expected: &str) -> PyErr {
    PyTypeError::new_err(format!(
        "row {row}: the {what} is {} where {expected} was expected",
        type_name(object)
    ))
}

fn named(py: Python<'_>, what: &str, error: &PyErr) -> PyErr {
    PyTypeError::new_err(format!("{what}: {}", error.value(py)))
}
