//! Reads arguments: numbers and columns of all supported types.

use std::ops::Range;
use std::sync::OnceLock;

use limbwise::{Error, FixedBase, FixedExponent, ModulusError, Operand, Rows, Scalar};
use pyo3::buffer::{PyBuffer, PyUntypedBuffer};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt, PyList, PyRange, PyTuple, PyType};

use self::cells::Cells;
use self::series::Values;
use crate::call::threads::Team;
use crate::memory::{Limbs, Memory, check_unmasked, resize, room, type_name};
use crate::number::measure::longest;
use crate::number::{self, Element, LIMB_BYTES, Order, Taken};

pub(crate) mod arrow;
mod cells;
mod pickle;
pub(crate) mod prepared;
pub(crate) mod series;

/// The types of columns.
#[derive(Clone)]
pub(crate) enum Container {
    /// Not a column: one number.
    One,
    List,
    Tuple,
    /// A NumPy array of objects.
    Objects,
    /// A NumPy array of uint64, one row of limbs per number.
    Limbs,
    /// A one-dimensional NumPy array of integers of at most a limb each.
    Vector,
    /// An Arrow column.
    Arrow(arrow::Kind),
    /// A pandas Series of objects or integers.
    Series,
}

/// The type of a result.
#[derive(Clone)]
pub(crate) struct Kind {
    pub(crate) container: Container,
    pub(crate) element: Element,
}

/// The storage of numbers.
enum Numbers {
    /// As limbs, row after row.
    Limbs(Memory<u64>),
    /// As cells, which are converted to limbs on demand: a piece at a time, or all of them permanently.
    Cells(Cells, OnceLock<Limbs>),
}

impl From<Limbs> for Numbers {
    fn from(limbs: Limbs) -> Self {
        Numbers::Limbs(limbs.into())
    }
}

/// A prepared operand.
enum Fixed {
    Base(FixedBase),
    Exponent(FixedExponent),
}

/// Numbers with the properties of their type.
pub(crate) struct Input {
    pub(crate) kind: Kind,
    numbers: Numbers,
    limbs: usize,
    rows: usize,
    /// The width in bytes of the type, or of the longest number.
    pub(crate) bytes: usize,
    /// The rows with negative numbers, in order; `numbers` has their magnitudes.
    pub(crate) negative: Vec<usize>,
    /// The null rows, for which `numbers` has 0 or 1.
    pub(crate) nulls: Option<Vec<bool>>,
    /// Whether the object is a pandas Series.
    series: bool,
    /// The prepared operand, if it is one.
    fixed: Option<Fixed>,
    /// The object, which determines the result type and is kept alive.
    pub(crate) object: Py<PyAny>,
}

impl Input {
    /// Reads an argument; `what` is its name.
    pub(crate) fn read(object: &Bound<'_, PyAny>, what: &str, order: Option<Order>) -> PyResult<Input> {
        let py = object.py();
        if object.is_instance_of::<PyInt>() {
            return Input::one(object, what, Element::Int);
        }
        if let Ok(base) = object.cast::<prepared::FixedBase>() {
            let base = base.get().prepared.clone();
            let number = base.bases().number(0);
            return Input::fixed(object, number.as_limbs(), Fixed::Base(base));
        }
        if let Ok(exponent) = object.cast::<prepared::FixedExponent>() {
            let exponent = exponent.get().0.clone();
            let number = exponent.exponent().clone();
            return Input::fixed(object, number.as_limbs(), Fixed::Exponent(exponent));
        }
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
        if object.is_instance_of::<PyRange>() {
            let items = object.try_iter()?.collect::<PyResult<Vec<_>>>()?;
            return Input::items(object, what, &items, Container::List, order);
        }
        if series::is_series(object, what)? {
            let mut input = match series::read(object, what)? {
                Values::Items(items, nulls) => {
                    let input = Input::items(object, what, &items, Container::Series, order)?;
                    Input { nulls, ..input }
                }
                Values::Arrow(column) => Input::read(&column, what, order)?,
            };
            (input.series, input.object) = (true, object.clone().unbind());
            return Ok(input);
        }
        if let Some((kind, cells)) = arrow::read(object, what, order.unwrap_or(Order::Big))? {
            return Ok(Input {
                kind: Kind {
                    container: Container::Arrow(kind),
                    element: Element::Bytes(order.unwrap_or(Order::Big)),
                },
                limbs: cells.limbs(),
                rows: cells.rows(),
                bytes: cells.bytes(),
                negative: Vec::new(),
                nulls: cells.nulls(),
                series: false,
                fixed: None,
                numbers: Numbers::Cells(cells, OnceLock::new()),
                object: object.clone().unbind(),
            });
        }
        if object.hasattr(intern!(py, "__array_interface__"))? && object.hasattr(intern!(py, "dtype"))? {
            return Input::array(object, what, order);
        }
        // A class has the method, too, but no value.
        if object.hasattr(intern!(py, "__index__"))? && !object.is_instance_of::<PyType>() {
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

    /// Makes an input from a prepared integer.
    fn fixed(object: &Bound<'_, PyAny>, limbs: &[u64], fixed: Fixed) -> PyResult<Input> {
        let mut data = room(1, limbs.len())?;
        data.extend_from_slice(limbs);
        Ok(Input {
            kind: Kind { container: Container::One, element: Element::Int },
            numbers: data.into(),
            limbs: limbs.len(),
            rows: 1,
            bytes: limbs.len() * LIMB_BYTES,
            negative: Vec::new(),
            nulls: None,
            series: false,
            fixed: Some(fixed),
            object: object.clone().unbind(),
        })
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

    /// Reads the numbers of a list: integers, or bytes if the first one is bytes.
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
                let mut data = room(items.len(), limbs)?;
                resize(&mut data, items.len() * limbs);
                for (i, (number, row)) in numbers.iter().zip(data.chunks_exact_mut(limbs)).enumerate() {
                    look(object.py(), i)?;
                    order.read(number, row);
                }
                (data, limbs, bytes, Vec::new())
            }
            Element::Int | Element::Like(_) => integers(what, items, one)?,
        };
        Ok(Input {
            kind: Kind { container, element },
            numbers: data.into(),
            limbs,
            rows: items.len(),
            bytes,
            negative,
            nulls: None,
            series: false,
            fixed: None,
            object: object.clone().unbind(),
        })
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
            let list = object.call_method0(intern!(py, "tolist"))?;
            let items: Vec<_> = list.cast::<PyList>()?.iter().collect();
            return Input::items(object, what, &items, Container::Objects, order);
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
            let list = object.call_method0(intern!(py, "tolist"))?;
            let items: Vec<_> = list.cast::<PyList>()?.iter().collect();
            return Input::elements(object, what, &items, Container::Vector, Element::Int);
        }
        if !uint64 {
            if shape.is_empty() && object.hasattr(intern!(py, "__index__"))? && is_integer {
                return Input::one(&object.call_method0(intern!(py, "__index__"))?, what, Element::Int);
            }
            let message = format!(
                "{what}: the array has dtype {} where uint64 or object was expected, or any integers of one dimension",
                text()
            );
            return Err(PyTypeError::new_err(message));
        }
        let (rows, limbs, container) = match shape[..] {
            [] => return Input::one(&object.call_method0(intern!(py, "__index__"))?, what, Element::Int),
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
        let buffer = if aligned || rows == 0 {
            PyUntypedBuffer::get(object)?
        } else {
            PyUntypedBuffer::get(&object.call_method0(intern!(py, "copy"))?)?
        };
        let numbers = if rows == 0 {
            Limbs::default().into()
        } else {
            let buffer: PyBuffer<u64> = buffer.into_typed()?;
            Numbers::Limbs(Memory::of_buffer(py, buffer)?)
        };
        Ok(Input {
            kind: Kind { container, element: Element::Int },
            numbers,
            limbs,
            rows,
            bytes: limbs * LIMB_BYTES,
            negative: Vec::new(),
            nulls: None,
            series: false,
            fixed: None,
            object: object.clone().unbind(),
        })
    }

    pub(crate) fn is_column(&self) -> bool {
        !matches!(self.kind.container, Container::One)
    }

    /// Returns the object, if it is a pandas Series.
    pub(crate) fn as_series(&self) -> Option<&Py<PyAny>> {
        self.series.then_some(&self.object)
    }

    /// Returns the number of rows, if it is a column.
    pub(crate) fn rows(&self) -> Option<usize> {
        self.is_column().then_some(self.rows)
    }

    /// Returns the type of a single number of this kind: bytes for any Arrow column, an `int` for any array.
    pub(crate) fn kind_of_one(&self) -> Kind {
        Kind { container: Container::One, element: self.kind.element.clone() }
    }

    /// Returns whether it is a base with tables.
    pub(crate) fn has_tables(&self) -> bool {
        matches!(self.fixed, Some(Fixed::Base(_)))
    }

    pub(crate) fn limbs(&self) -> usize {
        self.limbs
    }

    /// Returns the length of the longest number in bits.
    pub(crate) fn bits(&self) -> usize {
        longest(self.as_limbs(), self.limbs)
    }

    pub(crate) fn as_limbs(&self) -> &[u64] {
        match &self.numbers {
            Numbers::Limbs(memory) => memory.as_slice(),
            Numbers::Cells(cells, limbs) => limbs.get_or_init(|| cells.to_limbs()),
        }
    }

    pub(crate) fn row(&self, row: usize) -> &[u64] {
        let row = if self.is_column() { row } else { 0 };
        &self.as_limbs()[row * self.limbs..][..self.limbs]
    }

    /// Returns whether `part` writes limbs to the given memory.
    pub(crate) fn converts(&self) -> bool {
        matches!(&self.numbers, Numbers::Cells(_, limbs) if limbs.get().is_none())
    }

    /// Returns some of the rows as an operand, either in place or converted into `room`.
    pub(crate) fn part<'a>(&'a self, rows: Range<usize>, team: &Team, room: &'a mut Vec<u64>) -> Operand<'a> {
        let limbs = match &self.numbers {
            _ if !self.is_column() => return self.operand(),
            Numbers::Cells(cells, limbs) if limbs.get().is_none() => {
                resize(room, rows.len() * self.limbs);
                cells.read_by(team, rows, room);
                room
            }
            _ => &self.as_limbs()[rows.start * self.limbs..rows.end * self.limbs],
        };
        Rows::new(limbs, self.limbs).expect("whole rows of at least one limb").into()
    }

    /// Returns all rows as an operand.
    pub(crate) fn operand(&self) -> Operand<'_> {
        match &self.fixed {
            Some(Fixed::Base(base)) => return base.into(),
            Some(Fixed::Exponent(exponent)) => return exponent.into(),
            None => {}
        }
        let limbs = self.as_limbs();
        if self.is_column() {
            Rows::new(limbs, self.limbs).expect("whole rows of at least one limb").into()
        } else {
            Scalar::from_limbs(limbs).into()
        }
    }

    pub(crate) fn is_negative(&self, row: usize) -> bool {
        let row = if self.is_column() { row } else { 0 };
        self.negative.binary_search(&row).is_ok()
    }

    pub(crate) fn is_null(&self, row: usize) -> bool {
        self.nulls.as_ref().is_some_and(|nulls| nulls[row])
    }

    /// Prepares for results of `width` limbs per row in `[start, end)`: rows that are still to be read must
    /// not be overwritten by other results. Returns whether some rows nevertheless lie there, each at the
    /// place of its own result.
    pub(crate) fn make_way(&mut self, (start, end): (usize, usize), width: usize) -> bool {
        let same_rows = self.limbs == width && self.is_column();
        match &mut self.numbers {
            Numbers::Limbs(Memory::Borrowed(buffer)) => {
                let (first, last) = crate::memory::range(buffer);
                let overlaps = first < end && start < last;
                if overlaps && (first != start || !same_rows) {
                    self.numbers = Limbs::new(self.as_limbs().to_vec()).into();
                    return false;
                }
                overlaps
            }
            Numbers::Limbs(Memory::Owned(_)) => false,
            Numbers::Cells(cells, limbs) => {
                if cells.overlap((start, end)) {
                    limbs.get_or_init(|| cells.to_limbs());
                }
                false
            }
        }
    }

    /// Uses 1 in place of nulls, which is valid for every operation.
    pub(crate) fn fill_nulls(&mut self) {
        if let Numbers::Cells(cells, _) = &mut self.numbers {
            cells.fill_nulls();
        }
    }

    /// Checks that no number is 0, for moduli.
    pub(crate) fn check_not_zero(&self) -> PyResult<()> {
        let zero = match &self.numbers {
            Numbers::Cells(cells, _) => cells.zero(),
            Numbers::Limbs(memory) => {
                let mut rows = memory.as_slice().chunks_exact(self.limbs);
                rows.position(|row| row.iter().all(|limb| *limb == 0))
            }
        };
        match zero {
            None => Ok(()),
            Some(row) => {
                Err(crate::call::failure::value_error(Error::Modulus { row, error: ModulusError::Zero }))
            }
        }
    }

    /// Checks that no number is negative; `what` is the name of the argument.
    pub(crate) fn check_not_negative(&self, what: &str) -> PyResult<()> {
        let Some(row) = self.negative.first() else { return Ok(()) };
        let place = if self.is_column() { format!("row {row}: ") } else { String::new() };
        let least = if what == "modulus" { 1 } else { 0 };
        let name = noun(what);
        Err(PyValueError::new_err(format!("{place}{name} is negative where {least} or more was expected")))
    }

    /// Returns a column of other numbers in place of these.
    pub(crate) fn replaced(&self, data: Limbs, limbs: usize, py: Python<'_>) -> Input {
        let mut kind = self.kind.clone();
        if !self.is_column() {
            kind.container = Container::List;
        }
        Input {
            kind,
            rows: data.len() / limbs,
            numbers: data.into(),
            limbs,
            bytes: limbs * LIMB_BYTES,
            negative: Vec::new(),
            nulls: self.nulls.clone(),
            series: self.series,
            fixed: None,
            object: self.object.clone_ref(py),
        }
    }
}

/// Limbs, their number in each row, the bytes of the longest number, and the negative rows.
type Integers = (Limbs, usize, usize, Vec<usize>);

/// Integers are read with the width of the first; if that is too short, all are measured.
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

/// Checks signals in a loop over Python objects, about ten times a second.
pub(crate) fn look(py: Python<'_>, row: usize) -> PyResult<()> {
    if row.is_multiple_of(1 << 14) { py.check_signals() } else { Ok(()) }
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

/// Returns the name of an argument as messages have it: words with an article, letters without.
pub(crate) fn noun(what: &str) -> String {
    if what.len() == 1 { what.to_owned() } else { format!("the {what}") }
}

fn unsupported(object: &Bound<'_, PyAny>, what: &str) -> PyErr {
    PyTypeError::new_err(format!(
        "{what}: expected int, mpz, bytes, a list or tuple of one of them, a NumPy array of uint64 (rows, limbs) or of \
         objects, an Arrow column of binaries, or a pandas Series, found {}",
        type_name(object)
    ))
}

fn not_a_number(object: &Bound<'_, PyAny>, what: &str, row: usize) -> PyErr {
    PyTypeError::new_err(format!(
        "row {row}: {} is {} where a number was expected",
        noun(what),
        type_name(object)
    ))
}

fn mixed(object: &Bound<'_, PyAny>, what: &str, row: usize, expected: &str) -> PyErr {
    PyTypeError::new_err(format!(
        "row {row}: {} is {} where {expected} was expected",
        noun(what),
        type_name(object)
    ))
}

fn named(py: Python<'_>, what: &str, error: &PyErr) -> PyErr {
    PyTypeError::new_err(format!("{what}: {}", error.value(py)))
}
