//! Prepared bases and exponents.

use limbwise::{Scalar, TableOptions};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use super::moduli::Modulus;
use crate::call::failure::{Failure, value_error};
use crate::call::option::{self, Public};
use crate::call::threads::{Threads, UNKNOWN};
use crate::input::Input;
use crate::input::prepared::{FixedBase, FixedExponent};
use crate::number::{self, ByteOrder, LIMB_BYTES, Order};

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
        Ok(FixedBase { prepared, bytes: modulus.numbers.bytes })
    }

    /// Reads the output of `to_bytes`.
    #[staticmethod]
    fn from_bytes(saved: &Bound<'_, PyBytes>, modulus: &Modulus) -> PyResult<FixedBase> {
        let saved_bytes = saved.as_bytes();
        let made = || limbwise::FixedBase::from_bytes(saved_bytes, &modulus.prepared);
        let prepared = make_tables(saved.py(), made)?;
        Ok(FixedBase { prepared, bytes: modulus.numbers.bytes })
    }

    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.prepared.to_bytes())
    }

    /// Returns the base, least significant byte first.
    fn base<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        Order::Little.bytes(py, self.prepared.bases().as_limbs(), self.bytes)
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
        Order::Little.bytes(py, exponent, exponent.len() * LIMB_BYTES)
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
