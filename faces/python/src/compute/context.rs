//! Prepared moduli, bases and exponents.

use limbwise::{Rows, Scalar, TableOptions};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::call::failure::{Failure, value_error};
use crate::call::option::{self, Public};
use crate::call::threads::{Team, Threads, UNKNOWN, products};
use crate::input::Input;
use crate::input::prepared::{FixedBase, FixedExponent};
use crate::memory::Limbs;
use crate::number::{self, ByteOrder, LIMB_BYTES, Order};

/// The products that preparing a modulus takes, about.
const PREPARING: usize = 30;

/// One modulus, prepared.
#[pyclass(frozen, subclass, module = "limbwise._native")]
pub(crate) struct Modulus {
    pub(crate) prepared: limbwise::Modulus,
    pub(crate) limbs: Limbs,
    pub(crate) bytes: usize,
}

#[pymethods]
impl Modulus {
    #[new]
    fn new(modulus: &Bound<'_, PyAny>, byteorder: ByteOrder) -> PyResult<Modulus> {
        let input = Input::number(modulus, "modulus", byteorder.0, "; Moduli takes a column")?;
        let prepared = prepare(modulus.py(), input.as_limbs())?;
        Ok(Modulus { prepared, limbs: Limbs::new(input.as_limbs().to_vec()), bytes: input.bytes })
    }

    /// Returns the modulus, least significant byte first.
    fn _bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        little(py, &self.limbs, self.bytes)
    }
}

/// One modulus per row, prepared in pieces that are short enough to be interrupted.
#[pyclass(frozen, subclass, module = "limbwise._native")]
pub(crate) struct Moduli {
    pub(crate) pieces: Vec<limbwise::Moduli>,
    /// The rows of a piece.
    pub(crate) unit: usize,
    pub(crate) data: Limbs,
    pub(crate) rows: usize,
    pub(crate) limbs: usize,
    pub(crate) bytes: usize,
}

#[pymethods]
impl Moduli {
    #[new]
    fn new(moduli: &Bound<'_, PyAny>, byteorder: ByteOrder) -> PyResult<Moduli> {
        let input = Input::read(moduli, "modulus", byteorder.0)?;
        if !input.is_column() {
            return Err(PyTypeError::new_err("moduli: a column was expected; Modulus takes one number"));
        }
        input.check_not_negative("modulus")?;
        if let Some(row) = input.nulls.as_ref().and_then(|nulls| nulls.iter().position(|null| *null)) {
            return Err(PyValueError::new_err(format!("row {row}: the modulus is null")));
        }
        let (limbs, bytes) = (input.limbs(), input.bytes);
        let data = Limbs::new(input.as_limbs().to_vec());
        let unit = unit(limbs);
        let py = moduli.py();
        let seconds = products(PREPARING, limbs) * (data.len() / limbs) as f64;
        let team = Threads::read(None)?.team_for(py, seconds)?;
        let pieces = data
            .chunks(unit * limbs)
            .enumerate()
            .map(|(i, piece)| {
                py.check_signals()?;
                team.compute(py, products(PREPARING, limbs) * (piece.len() / limbs) as f64, |_| {
                    let rows = Rows::new(piece, limbs)?;
                    limbwise::Moduli::new(rows).map_err(|e| e.with_rows_above(i * unit).into())
                })
            })
            .collect::<Result<_, Failure>>()?;
        Ok(Moduli { pieces, unit, rows: data.len() / limbs, data, limbs, bytes })
    }

    fn __len__(&self) -> usize {
        self.rows
    }

    /// Returns the moduli, least significant byte first.
    fn _rows<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyBytes>>> {
        self.data.chunks_exact(self.limbs).map(|row| little(py, row, self.bytes)).collect()
    }
}

/// Prepares one modulus.
pub(crate) fn prepare(py: Python<'_>, modulus: &[u64]) -> Result<limbwise::Modulus, Failure> {
    let seconds = products(PREPARING, modulus.len());
    Team::Alone.compute(py, seconds, |_| Ok(limbwise::Modulus::new(Scalar::from_limbs(modulus))?))
}

/// Makes the tables of a base, on the default threads.
fn make_tables(
    py: Python<'_>,
    made: impl FnOnce() -> Result<limbwise::FixedBase, limbwise::Error> + Send,
) -> Result<limbwise::FixedBase, Failure> {
    Threads::read(None)?.team(py)?.compute(py, UNKNOWN, |_| Ok(made()?))
}

#[pymethods]
impl FixedBase {
    #[new]
    fn new(
        base: &Bound<'_, PyAny>,
        modulus: &Modulus,
        exp_bits: &Bound<'_, PyAny>,
        public: Public,
        memory: Option<&Bound<'_, PyAny>>,
        byteorder: ByteOrder,
    ) -> PyResult<FixedBase> {
        let py = base.py();
        let input = Input::number(base, "base", byteorder.0, ", not a column")?;
        let options = TableOptions::new(option::exp_bits(exp_bits)?);
        let memory = memory.map(|bytes| number::count(bytes, "memory")).transpose()?;
        let options = memory.map_or(options, |bytes| options.memory(bytes));
        let options = if public.0 { options.public_exponents() } else { options };
        let base = Scalar::from_limbs(input.as_limbs());
        let made = || limbwise::FixedBase::new(base, &modulus.prepared, options);
        let prepared = make_tables(py, made)?;
        Ok(FixedBase { prepared, bytes: modulus.bytes })
    }

    /// Reads the output of `to_bytes`.
    #[staticmethod]
    fn from_bytes(saved: &Bound<'_, PyBytes>, modulus: &Modulus) -> PyResult<FixedBase> {
        let saved_bytes = saved.as_bytes();
        let made = || limbwise::FixedBase::from_bytes(saved_bytes, &modulus.prepared);
        let prepared = make_tables(saved.py(), made)?;
        Ok(FixedBase { prepared, bytes: modulus.bytes })
    }

    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.prepared.to_bytes())
    }

    /// Returns the base, least significant byte first.
    fn base<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        little(py, self.prepared.bases().as_limbs(), self.bytes)
    }

    #[getter]
    fn exp_bits(&self) -> usize {
        self.prepared.exp_bits()
    }

    #[getter]
    fn public(&self) -> bool {
        self.prepared.is_public()
    }

    #[getter]
    fn table_bytes(&self) -> usize {
        self.prepared.table_bytes()
    }
}

#[pymethods]
impl FixedExponent {
    #[new]
    fn new(
        exp: &Bound<'_, PyAny>,
        public: Public,
        exp_bits: Option<&Bound<'_, PyAny>>,
        byteorder: ByteOrder,
    ) -> PyResult<FixedExponent> {
        let input = Input::number(exp, "exponent", byteorder.0, ", not a column")?;
        let exponent = Scalar::from_limbs(input.as_limbs());
        let exp_bits = exp_bits.map(option::exp_bits).transpose()?;
        let planned = match exp_bits {
            // Only the width of a secret exponent is public: that of the given bytes, or of the integer in
            // limbs.
            None if !public.0 => limbwise::FixedExponent::new(exponent),
            Some(bits) if !public.0 => {
                limbwise::FixedExponent::with_bits(exponent, bits).map_err(value_error)?
            }
            _ => limbwise::FixedExponent::public(exponent),
        };
        Ok(FixedExponent(planned))
    }

    /// Returns the exponent, least significant byte first.
    fn exponent<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let exponent = self.0.exponent().as_limbs();
        little(py, exponent, exponent.len() * LIMB_BYTES)
    }

    #[getter]
    fn exp_bits(&self) -> usize {
        self.0.exp_bits()
    }

    #[getter]
    fn public(&self) -> bool {
        self.0.is_public()
    }
}

fn little<'py>(py: Python<'py>, number: &[u64], bytes: usize) -> PyResult<Bound<'py, PyBytes>> {
    PyBytes::new_with(py, bytes, |to| {
        Order::Little.write(number, to);
        Ok(())
    })
}

/// Returns the rows of a piece: whole batches that take some 50 ms even without vectors, and no more than fit
/// in a cache.
fn unit(limbs: usize) -> usize {
    let nanoseconds = 80 * limbs * limbs * limbs;
    (50_000_000 / nanoseconds).min((1 << 20) / (8 * limbs)).max(1).next_multiple_of(16)
}
