//! Arguments: numbers and columns of all supported types, as operands of the library.

use std::ops::Range;
use std::sync::OnceLock;

use limbwise::{Error, FixedBase, FixedExponent, ModulusError, Operand, Rows, Scalar};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use self::cells::Cells;
use crate::call::failure::value_error;
use crate::call::threads::Team;
use crate::memory::{Limbs, Memory, range, resize};
use crate::number::measure::longest;
use crate::number::{LIMB_BYTES, NumberType};

pub(crate) mod arrow;
mod cells;
mod integers;
mod pickle;
pub(crate) mod prepared;
mod read;
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
    Arrow(arrow::ArrowType),
    /// A pandas Series of objects or integers.
    Series,
}

/// The type of a result.
#[derive(Clone)]
pub(crate) struct ResultType {
    pub(crate) container: Container,
    pub(crate) element: NumberType,
}

/// The storage of numbers.
enum Numbers {
    /// As limbs, row after row.
    Limbs(Memory<u64>),
    /// As cells, which are converted to limbs on demand: a piece at a time, or all of them permanently.
    Cells(Cells, OnceLock<Limbs>),
    /// One base with tables of its powers.
    Base(FixedBase),
    /// One planned exponent.
    Exponent(FixedExponent),
}

impl From<Limbs> for Numbers {
    fn from(limbs: Limbs) -> Self {
        Numbers::Limbs(limbs.into())
    }
}

/// Numbers with the properties of their type.
pub(crate) struct Input {
    pub(crate) kind: ResultType,
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
    /// The object, which determines the result type and is kept alive.
    pub(crate) object: Py<PyAny>,
}

impl Input {
    /// Creates an input of numbers that are not negative and not null.
    fn new(
        object: &Bound<'_, PyAny>,
        container: Container,
        element: NumberType,
        numbers: impl Into<Numbers>,
        (rows, limbs): (usize, usize),
    ) -> Input {
        Input {
            kind: ResultType { container, element },
            numbers: numbers.into(),
            limbs,
            rows,
            bytes: limbs * LIMB_BYTES,
            negative: Vec::new(),
            nulls: None,
            series: false,
            object: object.clone().unbind(),
        }
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
    pub(crate) fn kind_of_one(&self) -> ResultType {
        ResultType { container: Container::One, element: self.kind.element.clone() }
    }

    /// Returns whether it is a base with tables.
    pub(crate) fn has_tables(&self) -> bool {
        matches!(self.numbers, Numbers::Base(_))
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
            Numbers::Base(base) => base.bases().as_limbs(),
            Numbers::Exponent(exponent) => exponent.exponent().as_limbs(),
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
        column(limbs, self.limbs)
    }

    /// Returns all rows as an operand.
    pub(crate) fn operand(&self) -> Operand<'_> {
        match &self.numbers {
            Numbers::Base(base) => base.into(),
            Numbers::Exponent(exponent) => exponent.into(),
            _ if self.is_column() => column(self.as_limbs(), self.limbs),
            _ => Scalar::from_limbs(self.as_limbs()).into(),
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
                let (first, last) = range(buffer);
                let overlaps = first < end && start < last;
                if overlaps && (first != start || !same_rows) {
                    self.numbers = Limbs::new(self.as_limbs().to_vec()).into();
                    return false;
                }
                overlaps
            }
            Numbers::Cells(cells, limbs) => {
                if cells.overlap((start, end)) {
                    limbs.get_or_init(|| cells.to_limbs());
                }
                false
            }
            Numbers::Limbs(Memory::Owned(_)) | Numbers::Base(_) | Numbers::Exponent(_) => false,
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
            _ => self.as_limbs().chunks_exact(self.limbs).position(|row| row.iter().all(|limb| *limb == 0)),
        };
        match zero {
            None => Ok(()),
            Some(row) => Err(value_error(Error::Modulus { row, error: ModulusError::Zero })),
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

    /// Returns the numbers without nulls, in memory of their own, and without the object that they came from.
    pub(crate) fn kept(self, py: Python<'_>) -> Input {
        let numbers = Limbs::new(self.as_limbs().to_vec()).into();
        Input { numbers, nulls: None, series: false, object: py.None(), ..self }
    }

    /// Returns a column of other numbers in place of these.
    pub(crate) fn replaced(&self, data: Limbs, limbs: usize, py: Python<'_>) -> Input {
        let container = if self.is_column() { self.kind.container.clone() } else { Container::List };
        let (shape, element) = ((data.len() / limbs, limbs), self.kind.element.clone());
        let input = Input::new(self.object.bind(py), container, element, data, shape);
        Input { nulls: self.nulls.clone(), series: self.series, ..input }
    }
}

fn column(limbs: &[u64], width: usize) -> Operand<'_> {
    Rows::new(limbs, width).expect("whole rows of at least one limb").into()
}

/// Checks signals in a loop over Python objects, about ten times a second.
pub(crate) fn look(py: Python<'_>, row: usize) -> PyResult<()> {
    if row.is_multiple_of(1 << 14) { py.check_signals() } else { Ok(()) }
}

/// Returns the name of an argument as messages have it: words with an article, letters without.
pub(crate) fn noun(what: &str) -> String {
    if what.len() == 1 { what.to_owned() } else { format!("the {what}") }
}
