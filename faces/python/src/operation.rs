//! What is computed in each row, together with its operands: an operation of two operands cannot be without the second.

use limbwise::Role;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// An operation on one operand.
#[derive(Clone, Copy)]
pub(crate) enum Unary {
    Sqr,
    Neg,
    Inv,
}

/// An operation on two operands.
#[derive(Clone, Copy)]
pub(crate) enum Binary {
    Pow(Exponents),
    Mul,
    Add,
    Sub,
}

/// How the exponents of a power are taken.
#[derive(Clone, Copy)]
pub(crate) struct Exponents {
    pub(crate) public: bool,
    /// Their length, if one was announced.
    pub(crate) bits: Option<usize>,
}

/// An operation with its operands.
#[derive(Clone, Copy)]
pub(crate) enum Operation<T> {
    One(Unary, T),
    Two(Binary, T, T),
}

impl<T> Operation<T> {
    /// The operation of a name, as limbwise/_modular.py has them, on as many operands as it takes.
    pub(crate) fn parse(name: &str, operands: Vec<T>, exponents: Exponents) -> PyResult<Operation<T>> {
        let count = operands.len();
        let mut operands = operands.into_iter();
        let operation = match (operands.next(), operands.next(), operands.next()) {
            (Some(x), None, _) => match name {
                "sqrmod" => Some(Operation::One(Unary::Sqr, x)),
                "negmod" => Some(Operation::One(Unary::Neg, x)),
                "invmod" => Some(Operation::One(Unary::Inv, x)),
                _ => None,
            },
            (Some(x), Some(y), None) => match name {
                "powmod" => Some(Operation::Two(Binary::Pow(exponents), x, y)),
                "mulmod" => Some(Operation::Two(Binary::Mul, x, y)),
                "addmod" => Some(Operation::Two(Binary::Add, x, y)),
                "submod" => Some(Operation::Two(Binary::Sub, x, y)),
                _ => None,
            },
            _ => None,
        };
        operation.ok_or_else(|| {
            PyValueError::new_err(format!("there is no operation {name:?} of {count} operands"))
        })
    }

    /// What the operands are called.
    pub(crate) fn roles(&self) -> [Role; 2] {
        match self {
            Operation::Two(Binary::Pow(_), ..) => [Role::Base, Role::Exponent],
            _ => [Role::Left, Role::Right],
        }
    }

    /// The first operand, and the second if there is one.
    pub(crate) fn operands(&self) -> (&T, Option<&T>) {
        match self {
            Operation::One(_, x) => (x, None),
            Operation::Two(_, x, y) => (x, Some(y)),
        }
    }

    /// The same, to be changed.
    pub(crate) fn operands_mut(&mut self) -> (&mut T, Option<&mut T>) {
        match self {
            Operation::One(_, x) => (x, None),
            Operation::Two(_, x, y) => (x, Some(y)),
        }
    }

    /// The operation on what `f` makes of the operands, the first first.
    pub(crate) fn try_map<U, E>(self, mut f: impl FnMut(Role, T) -> Result<U, E>) -> Result<Operation<U>, E> {
        let [first, second] = self.roles();
        Ok(match self {
            Operation::One(unary, x) => Operation::One(unary, f(first, x)?),
            Operation::Two(binary, x, y) => Operation::Two(binary, f(first, x)?, f(second, y)?),
        })
    }
}
