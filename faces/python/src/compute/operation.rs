//! Operations by name.

use limbwise::{Operation, PowOptions};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Returns the operation with a name from limbwise/_modular.py, if the number of operands is right.
pub(crate) fn parse<T>(name: &str, operands: Vec<T>, options: PowOptions) -> PyResult<Operation<T>> {
    let count = operands.len();
    let mut operands = operands.into_iter();
    let operation = match (operands.next(), operands.next(), operands.next()) {
        (Some(x), None, _) => match name {
            "sqrmod" => Some(Operation::Sqr(x)),
            "negmod" => Some(Operation::Neg(x)),
            "invmod" => Some(Operation::Inv(x)),
            _ => None,
        },
        (Some(x), Some(y), None) => match name {
            "powmod" => Some(Operation::Pow(x, y, options)),
            "mulmod" => Some(Operation::Mul(x, y)),
            "addmod" => Some(Operation::Add(x, y)),
            "submod" => Some(Operation::Sub(x, y)),
            _ => None,
        },
        _ => None,
    };
    operation
        .ok_or_else(|| PyValueError::new_err(format!("there is no operation {name:?} of {count} operands")))
}
