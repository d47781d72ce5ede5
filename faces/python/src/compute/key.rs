//! Private keys of two primes.

use limbwise::{KeyError, Scalar};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::call::failure::Failure;
use crate::call::threads::{Team, products};
use crate::compute::given::Given;
use crate::input::Input;
use crate::number::{ByteOrder, NumberType};

/// The products that preparing a key takes, about, with moduli and inverses.
const PREPARING: usize = 400;

/// Two primes.
#[pyclass(frozen, module = "limbwise._native")]
pub(crate) struct PrivateKey(limbwise::PrivateKey);

/// An RSA key.
#[pyclass(frozen, module = "limbwise._native")]
pub(crate) struct RsaKey(limbwise::RsaKey);

/// A Paillier key.
#[pyclass(frozen, module = "limbwise._native")]
pub(crate) struct PaillierKey(limbwise::PaillierKey);

fn wrong(error: KeyError) -> Failure {
    match error {
        KeyError::Other(error) => error.into(),
        error => PyValueError::new_err(error.to_string()).into(),
    }
}

#[pymethods]
impl PrivateKey {
    #[new]
    fn new(
        py: Python<'_>,
        p: &Bound<'_, PyAny>,
        q: &Bound<'_, PyAny>,
        byteorder: ByteOrder,
    ) -> PyResult<PrivateKey> {
        let order = byteorder.0;
        let (p, q) = (Input::number(p, "p", order, "")?, Input::number(q, "q", order, "")?);
        let (p, q) = (p.as_limbs(), q.as_limbs());
        let limbs = p.len().max(q.len());
        let seconds = products(400 * limbs, limbs);
        let made = || limbwise::PrivateKey::new(Scalar::from_limbs(p), Scalar::from_limbs(q));
        Ok(PrivateKey(Team::Alone.compute(py, seconds, |_| made().map_err(wrong))?))
    }

    /// Returns p q as an int.
    fn modulus<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        NumberType::Int.make(py, self.0.modulus().as_limbs(), 0)
    }

    fn rsa(&self, py: Python<'_>, e: &Bound<'_, PyAny>) -> PyResult<RsaKey> {
        let e = Input::number(e, "e", None, "")?;
        let e = e.as_limbs();
        let seconds = products(PREPARING, e.len().max(self.0.modulus().limbs()));
        let made = || self.0.rsa(Scalar::from_limbs(e));
        Ok(RsaKey(Team::Alone.compute(py, seconds, |_| made().map_err(wrong))?))
    }

    fn paillier(&self, py: Python<'_>) -> PyResult<PaillierKey> {
        let seconds = products(PREPARING, 2 * self.0.modulus().limbs());
        Ok(PaillierKey(Team::Alone.compute(py, seconds, |_| self.0.paillier().map_err(wrong))?))
    }
}

/// Defines functions of one column whose results are below a modulus, with its limbs, bytes and bits, and the
/// seconds per row.
macro_rules! maps {
    ($Key:ident: $($name:ident($modulus:ident, $bits:ident) = $seconds:expr;)*) => {
        #[pymethods]
        impl $Key {
            $(fn $name<'py>(
                &self,
                py: Python<'py>,
                x: &Bound<'py, PyAny>,
                $bits: usize,
                byteorder: ByteOrder,
                threads: Option<&Bound<'py, PyAny>>,
                progress: Option<Bound<'py, PyAny>>,
            ) -> PyResult<Bound<'py, PyAny>> {
                let given = Given::read([(x, "x")], byteorder, threads, progress)?;
                let limbs = self.0.$modulus().limbs();
                let shape = (limbs, $bits.div_ceil(8), $bits);
                given.column(py, shape, ($seconds)(limbs), |[x]| self.0.$name(x))
            })*
        }
    };
}

maps! { RsaKey:
    private(modulus, bits) = |limbs: usize| power(limbs) / 4.0;
    public(modulus, bits) = |limbs: usize| power(limbs) / 50.0;
}

maps! { PaillierKey:
    decrypt(modulus, bits) = power;
    noise(square, bits) = power;
}

/// Estimates the seconds of a power by a private exponent.
fn power(limbs: usize) -> f64 {
    products(80 * limbs, limbs)
}
