//! Single operations on one-limb integers. They are computed by `Fixed`, without the overhead of a column.

use limbwise::Fixed;
use limbwise::fixed::Montgomery;
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyTuple};

use crate::number::integer;

/// Returns the result of the operation `name`, or `None` if an operand is not a one-limb `int`, the modulus
/// is even, or there is no result. Then the code for columns computes it or reports the error.
pub(crate) fn compute<'py>(
    name: &str,
    operands: &Bound<'py, PyTuple>,
    modulus: &Bound<'py, PyAny>,
    public: bool,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let operand = |i: usize| operands.get_borrowed_item(i).ok().and_then(|number| word(&number));
    let modulus = word(modulus).and_then(|modulus| Montgomery::new(&modulus).ok());
    let (Some(x), Some(modulus)) = (operand(0), modulus) else { return Ok(None) };
    let result = match (operands.len(), operand(1)) {
        (1, _) => match name {
            "sqrmod" => Some(modulus.sqr(&x)),
            "negmod" => Some(modulus.sub(&Fixed::ZERO, &x)),
            "invmod" => modulus.inverse(&x).into(),
            _ => None,
        },
        (2, Some(y)) => match name {
            "powmod" if public => Some(modulus.pow_bounded(&x, &y, y.measure())),
            "powmod" => Some(modulus.pow(&x, &y)),
            "mulmod" => Some(modulus.mul(&x, &y)),
            "addmod" => Some(modulus.add(&x, &y)),
            "submod" => Some(modulus.sub(&x, &y)),
            _ => None,
        },
        _ => None,
    };
    result.map(|result| integer::make(operands.py(), result.as_limbs())).transpose()
}

/// Returns a nonnegative one-limb `int` as a number.
fn word(number: &Bound<'_, PyAny>) -> Option<Fixed<1>> {
    let number = number.cast_exact::<PyInt>().ok()?;
    number.extract().ok().map(Fixed::from_u64)
}
