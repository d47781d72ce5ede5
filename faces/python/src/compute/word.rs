//! Single operations on one-limb integers. They are computed by `Fixed`, without the overhead of a column.

use limbwise::fixed::Montgomery;
use limbwise::{Fixed, Kind};
use pyo3::prelude::*;
use pyo3::types::PyInt;

use crate::number::integer;

/// Returns the result of the operation, or `None` if an operand is not a one-limb `int`, the modulus is even, or
/// there is no result. Then the code for columns computes it or reports the error.
pub(crate) fn compute<'py>(
    kind: Kind,
    operands: &[&Bound<'py, PyAny>],
    modulus: &Bound<'py, PyAny>,
    public: bool,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let (Some(x), Some(modulus)) = (word(operands[0]), word(modulus)) else { return Ok(None) };
    let Ok(modulus) = Montgomery::new(&modulus) else { return Ok(None) };
    let Some(y) = operands.get(1).map_or(Some(Fixed::ZERO), |y| word(y)) else { return Ok(None) };
    let result = match kind {
        Kind::Pow if public => modulus.pow_bounded(&x, &y, y.measure()),
        Kind::Pow => modulus.pow(&x, &y),
        Kind::Mul => modulus.mul(&x, &y),
        Kind::Sqr => modulus.sqr(&x),
        Kind::Add => modulus.add(&x, &y),
        Kind::Sub => modulus.sub(&x, &y),
        Kind::Neg => modulus.sub(&Fixed::ZERO, &x),
        Kind::Inv => match modulus.inverse(&x).into() {
            Some(inverse) => inverse,
            None => return Ok(None),
        },
        _ => return Ok(None),
    };
    integer::make(operands[0].py(), result.as_limbs()).map(Some)
}

/// Returns a nonnegative one-limb `int` as a number.
fn word(number: &Bound<'_, PyAny>) -> Option<Fixed<1>> {
    let number = number.cast_exact::<PyInt>().ok()?;
    number.extract().ok().map(Fixed::from_u64)
}
