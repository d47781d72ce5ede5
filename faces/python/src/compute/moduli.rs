//! Moduli, prepared for many calls or for one.

use std::ops::Range;
use std::sync::OnceLock;

use limbwise::{Modulo, Rows, Scalar};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::call::failure::Failure;
use crate::call::threads::{Team, Threads, products};
use crate::input::Input;
use crate::number::{ByteOrder, Order};

/// The products that preparing a modulus takes, about.
const PREPARING: usize = 30;

/// One modulus, prepared.
#[pyclass(frozen, subclass, module = "limbwise._native")]
pub(crate) struct Modulus {
    pub(crate) prepared: limbwise::Modulus,
    pub(crate) numbers: Input,
}

#[pymethods]
impl Modulus {
    #[new]
    fn new(py: Python<'_>, modulus: &Bound<'_, PyAny>, byteorder: ByteOrder) -> PyResult<Modulus> {
        let numbers = Input::number(modulus, "modulus", byteorder.0, "; Moduli takes a column")?.kept(py);
        Ok(Modulus { prepared: prepare(py, &numbers)?, numbers })
    }

    /// Returns the modulus, least significant byte first.
    fn _bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        Order::Little.bytes(py, self.numbers.as_limbs(), self.numbers.bytes)
    }
}

/// One modulus per row, prepared in pieces that are short enough to be interrupted.
#[pyclass(frozen, subclass, module = "limbwise._native")]
pub(crate) struct Moduli {
    pub(crate) pieces: Vec<limbwise::Moduli>,
    /// The rows of a piece.
    pub(crate) unit: usize,
    numbers: Input,
}

#[pymethods]
impl Moduli {
    #[new]
    fn new(py: Python<'_>, moduli: &Bound<'_, PyAny>, byteorder: ByteOrder) -> PyResult<Moduli> {
        let input = Input::read(moduli, "modulus", byteorder.0)?;
        let Some(rows) = input.rows() else {
            return Err(PyTypeError::new_err("moduli: a column was expected; Modulus takes one number"));
        };
        input.check_not_negative("modulus")?;
        if let Some(row) = input.nulls.as_ref().and_then(|nulls| nulls.iter().position(|null| *null)) {
            return Err(PyValueError::new_err(format!("row {row}: the modulus is null")));
        }
        let numbers = input.kept(py);
        let limbs = numbers.limbs();
        let unit = unit(limbs);
        let seconds = |rows: usize| products(PREPARING, limbs) * rows as f64;
        let team = Threads::read(None)?.team_for(py, seconds(rows))?;
        let prepare = |(i, piece): (usize, &[u64])| {
            py.check_signals()?;
            team.compute(py, seconds(piece.len() / limbs), |_| {
                let rows = Rows::new(piece, limbs)?;
                limbwise::Moduli::new(rows).map_err(|e| e.with_rows_above(i * unit).into())
            })
        };
        let pieces = numbers.as_limbs().chunks(unit * limbs).enumerate().map(prepare);
        Ok(Moduli { pieces: pieces.collect::<Result<_, Failure>>()?, unit, numbers })
    }

    fn __len__(&self) -> usize {
        self.numbers.rows().unwrap_or(0)
    }

    /// Returns the moduli, least significant byte first.
    fn _rows<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyBytes>>> {
        let rows = self.numbers.as_limbs().chunks_exact(self.numbers.limbs());
        rows.map(|row| Order::Little.bytes(py, row, self.numbers.bytes)).collect()
    }
}

/// The moduli of a call.
pub(crate) enum GivenModuli<'a> {
    Modulus(&'a Modulus),
    Moduli(&'a Moduli),
    /// One modulus, prepared if the call has more than one row.
    One(Input, OnceLock<limbwise::Modulus>),
    /// One modulus per row, prepared piece by piece.
    Each(Input),
}

impl<'a> GivenModuli<'a> {
    pub(crate) fn read(object: &'a Bound<'_, PyAny>, order: Option<Order>) -> PyResult<GivenModuli<'a>> {
        if let Ok(modulus) = object.cast::<Modulus>() {
            return Ok(GivenModuli::Modulus(modulus.get()));
        }
        if let Ok(moduli) = object.cast::<Moduli>() {
            return Ok(GivenModuli::Moduli(moduli.get()));
        }
        let mut input = Input::read(object, "modulus", order)?;
        input.check_not_negative("modulus")?;
        if !input.is_column() {
            return Ok(GivenModuli::One(input, OnceLock::new()));
        }
        input.fill_nulls();
        input.check_not_zero()?;
        Ok(GivenModuli::Each(input))
    }

    /// Returns the numbers.
    pub(crate) fn numbers(&self) -> &Input {
        match self {
            GivenModuli::Modulus(modulus) => &modulus.numbers,
            GivenModuli::Moduli(moduli) => &moduli.numbers,
            GivenModuli::One(input, _) | GivenModuli::Each(input) => input,
        }
    }

    /// Returns the argument, unless it was prepared earlier.
    pub(crate) fn given(&self) -> Option<&Input> {
        match self {
            GivenModuli::Modulus(_) | GivenModuli::Moduli(_) => None,
            GivenModuli::One(input, _) | GivenModuli::Each(input) => Some(input),
        }
    }

    /// Like [`GivenModuli::given`].
    pub(crate) fn given_mut(&mut self) -> Option<&mut Input> {
        match self {
            GivenModuli::Modulus(_) | GivenModuli::Moduli(_) => None,
            GivenModuli::One(input, _) | GivenModuli::Each(input) => Some(input),
        }
    }

    /// Prepares one modulus for a call with this many rows.
    pub(crate) fn prepare(&self, py: Python<'_>, rows: usize) -> Result<(), Failure> {
        match self {
            GivenModuli::One(input, prepared) if rows != 1 && prepared.get().is_none() => {
                // Another thread cannot have been faster: the value belongs to this call.
                let _ = prepared.set(prepare(py, input)?);
            }
            _ => {}
        }
        Ok(())
    }

    /// Returns the moduli of some rows, which are converted into `room` if necessary.
    pub(crate) fn part<'b>(&'b self, rows: Range<usize>, team: &Team, room: &'b mut Vec<u64>) -> Modulo<'b> {
        match self {
            GivenModuli::Modulus(modulus) => (&modulus.prepared).into(),
            GivenModuli::One(input, prepared) => match prepared.get() {
                Some(modulus) => modulus.into(),
                None => input.operand().into(),
            },
            GivenModuli::Each(input) => input.part(rows, team, room).into(),
            GivenModuli::Moduli(moduli) => moduli.numbers.part(rows, team, room).into(),
        }
    }

    /// Returns the number of rows of which pieces must be multiples.
    pub(crate) fn unit(&self) -> usize {
        if let GivenModuli::Moduli(moduli) = self { moduli.unit } else { 1 }
    }
}

/// Prepares one modulus.
fn prepare(py: Python<'_>, modulus: &Input) -> Result<limbwise::Modulus, Failure> {
    let modulus = modulus.as_limbs();
    let seconds = products(PREPARING, modulus.len());
    Team::Alone.compute(py, seconds, |_| Ok(limbwise::Modulus::new(Scalar::from_limbs(modulus))?))
}

/// Returns the rows of a piece: whole batches that take some 50 ms even without vectors, and no more than fit
/// in a cache.
fn unit(limbs: usize) -> usize {
    let nanoseconds = 80 * limbs * limbs * limbs;
    (50_000_000 / nanoseconds).min((1 << 20) / (8 * limbs)).max(1).next_multiple_of(16)
}
