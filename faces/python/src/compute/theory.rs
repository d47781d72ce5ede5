//! Number theory on columns, and folds of columns to one number.

use limbwise::{Column, Operand, PrimeError};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::given::{Given, nulls};
use super::moduli::Modulus;
use crate::call::failure::value_error;
use crate::call::option::Public;
use crate::call::threads::{Team, products};
use crate::number::{self, ByteOrder};

/// Returns the existing inverses, and which rows have one.
#[pyfunction]
pub(crate) fn invmod_each<'py>(
    py: Python<'py>,
    x: &Bound<'py, PyAny>,
    modulus: &Bound<'py, PyAny>,
    byteorder: ByteOrder,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Progress<'py>,
) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
    if let Ok(prepared) = modulus.cast::<Modulus>() {
        let given = Given::read_signed([(x, "x")], byteorder, threads, progress)?;
        let Modulus { prepared, numbers } = prepared.get();
        return given.inverses(py, numbers, |[x]| limbwise::invmod_each(x, prepared));
    }
    let operands = [(x, "x"), (modulus, "modulus")];
    let given = Given::read_signed(operands, byteorder, threads, progress)?;
    let moduli = &given.inputs[1];
    moduli.check_not_negative("modulus")?;
    given.inverses(py, moduli, |[x, m]| limbwise::invmod_each(x, m))
}

type Progress<'py> = Option<Bound<'py, PyAny>>;

#[pyfunction]
pub(crate) fn gcd<'py>(
    py: Python<'py>,
    x: &Bound<'py, PyAny>,
    y: &Bound<'py, PyAny>,
    byteorder: ByteOrder,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Progress<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let given = Given::read([(x, "x"), (y, "y")], byteorder, threads, progress)?;
    let [x, y] = &given.inputs;
    let limbs = x.limbs().max(y.limbs());
    let shape = (limbs, x.bytes.max(y.bytes), x.bits().max(y.bits()));
    given.column(py, shape, products(20 * limbs, limbs), |[x, y]| limbwise::gcd(x, y))
}

#[pyfunction]
pub(crate) fn jacobi<'py>(
    py: Python<'py>,
    x: &Bound<'py, PyAny>,
    n: &Bound<'py, PyAny>,
    byteorder: ByteOrder,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Progress<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let given = Given::read([(x, "x"), (n, "n")], byteorder, threads, progress)?;
    let limbs = given.inputs[0].limbs().max(given.inputs[1].limbs());
    given.flags(py, products(20 * limbs, limbs), |[x, n]| limbwise::jacobi(x, n))
}

#[pyfunction]
pub(crate) fn is_probable_prime<'py>(
    py: Python<'py>,
    n: &Bound<'py, PyAny>,
    public: Public,
    byteorder: ByteOrder,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Progress<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let given = Given::read([(n, "n")], byteorder, threads, progress)?;
    let limbs = given.inputs[0].limbs();
    given.flags(py, products(200 * limbs, limbs), |[n]| {
        if public.0 { limbwise::is_probable_prime_vartime(n) } else { limbwise::is_probable_prime(n) }
    })
}

#[pyfunction]
#[allow(clippy::too_many_arguments)]
pub(crate) fn in_subgroup<'py>(
    py: Python<'py>,
    modulus: &Bound<'py, Modulus>,
    x: &Bound<'py, PyAny>,
    order: &Bound<'py, PyAny>,
    public: Public,
    byteorder: ByteOrder,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Progress<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let operands = [(x, "x"), (order, "order")];
    let given = Given::read(operands, byteorder, threads, progress)?;
    let modulus = &modulus.get().prepared;
    let seconds = products(80 * given.inputs[1].limbs(), modulus.limbs());
    given.flags(py, seconds, |[x, order]| match public.0 {
        true => modulus.in_subgroup_vartime(x, order),
        false => modulus.in_subgroup(x, order),
    })
}

/// Returns a random prime as an int.
#[pyfunction]
pub(crate) fn random_prime<'py>(py: Python<'py>, bits: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let requested = bits.to_string();
    let bits = number::count(bits, "bits")?;
    // A candidate in some hundred is tested, with several products for each bit.
    let seconds = products(bits, bits.div_ceil(64)) * bits as f64 / 30.0;
    let prime = Team::Alone.compute(py, seconds, |_| {
        limbwise::random_prime(bits).map_err(|error| match error {
            PrimeError::Other(error) => error.into(),
            PrimeError::Length { .. } => PyValueError::new_err(format!(
                "bits: a prime of {requested} bits was requested; expected 64 to 8192"
            ))
            .into(),
            error => PyValueError::new_err(error.to_string()).into(),
        })
    })?;
    number::NumberType::Int.make(py, prime.as_limbs(), 0)
}

/// Reduces one or two columns to one number: their sum, dot product or product, in the type of the first
/// column's elements.
#[pyfunction]
#[allow(clippy::too_many_arguments)]
pub(crate) fn fold<'py>(
    py: Python<'py>,
    name: &str,
    modulus: &Bound<'py, Modulus>,
    x: &Bound<'py, PyAny>,
    y: Option<&Bound<'py, PyAny>>,
    byteorder: ByteOrder,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Progress<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    // Only a dot product has a second column; None is none.
    let none = py.None().into_bound(py);
    let y = y.unwrap_or(if name == "dot" { &none } else { x });
    let given = Given::read([(x, "x"), (y, "y")], byteorder, threads, progress)?;
    let nulls = nulls(given.rows, &given.inputs.each_ref());
    if let Some(row) = nulls.and_then(|nulls| nulls.iter().position(|null| *null)) {
        return Err(PyValueError::new_err(format!("row {row}: an operand is null")));
    }
    let Modulus { prepared: m, numbers } = modulus.get();
    let compute = |x: Operand<'_>, y: Operand<'_>| match name {
        "sum" => Ok(m.sum(x)),
        "dot" => m.dot(x, y),
        "product" => m.product(x),
        _ => unreachable!("the names that limbwise/_moduli.py has"),
    };
    let seconds = products(2, given.inputs[0].limbs().max(m.limbs()));
    let mut folded: Option<Column> = None;
    given.in_pieces(
        py,
        seconds,
        |[x, y]| compute(x, y),
        |part| {
            folded = Some(match folded.take() {
                None => part,
                Some(folded) => Team::Alone.compute(py, seconds, |_| match name {
                    "product" => Ok(limbwise::mulmod(&folded, &part, m)?),
                    _ => Ok(limbwise::addmod(&folded, &part, m)?),
                })?,
            });
            Ok(())
        },
    )?;
    let no_rows = || {
        let none = Column::zeros(0, 1)?;
        compute((&none).into(), (&none).into())
    };
    let folded = folded.map_or_else(no_rows, Ok).map_err(value_error)?.secret();
    given.inputs[0].kind_of_one().element.make(py, folded.row(0), numbers.bytes)
}
