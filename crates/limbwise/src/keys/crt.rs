//! Combines two residues into one.

use crate::engine::moduli::{Context, Moduli, Modulus};
use crate::error::Error;
use crate::operation::Operation;
use crate::operation::functions::{addmod, invmod, mulmod, submod};
use crate::powers::fixed_exponent::FixedExponent;
use crate::values::column::Column;
use crate::values::number::Number;
use crate::values::operand::{Operand, Scalar};

use super::product;

/// Two coprime moduli and their product.
#[derive(Clone, Debug)]
pub(super) struct Crt {
    pub(super) p: Modulus,
    pub(super) q: Modulus,
    pub(super) n: Modulus,
    /// p and q, for two powers together.
    both: Moduli,
    q_number: Number,
    /// q^-1 mod p.
    q_inverse: Number,
}

/// The exponents of the powers modulo p and q.
#[derive(Clone, Debug)]
pub(super) enum CrtExponents {
    /// The same for both.
    Same(FixedExponent),
    /// Secret ones, separately and as a column.
    Each([FixedExponent; 2], Column),
}

impl CrtExponents {
    pub(super) fn secret(p: &Number, q: &Number) -> Result<CrtExponents, Error> {
        let column = Column::from_rows([p.as_limbs(), q.as_limbs()])?.secret();
        Ok(CrtExponents::Each([FixedExponent::new(p), FixedExponent::new(q)], column))
    }

    /// Returns the exponents modulo p and q.
    fn each(&self) -> [&FixedExponent; 2] {
        match self {
            CrtExponents::Same(e) => [e, e],
            CrtExponents::Each(each, _) => each.each_ref(),
        }
    }

    /// Returns the operation of two rows that raises a number to both.
    fn of_both<'a>(&'a self, x: Scalar<'a>) -> Operation<Operand<'a>> {
        match self {
            CrtExponents::Same(e) => e.operation(x),
            CrtExponents::Each(_, column) => Operation::powmod(x.into(), column.into()),
        }
    }
}

impl Crt {
    pub(super) fn new(p: &Number, q: &Number) -> Result<Crt, Error> {
        let p_modulus = Modulus::new(p)?;
        let q_inverse = invmod(q, &p_modulus)?.secret().number(0);
        let (q_modulus, n) = (Modulus::new(q)?, Modulus::new(&product(p, q))?);
        let both = Moduli::new(&Column::from_rows([p.as_limbs(), q.as_limbs()])?.secret())?;
        Ok(Crt { p: p_modulus, q: q_modulus, n, both, q_number: q.clone(), q_inverse })
    }

    /// Returns the powers of x modulo p and modulo q. For a single row, both are computed together, which
    /// takes less time than one after the other if p and q are of similar length.
    pub(super) fn powers(&self, x: Operand<'_>, exponents: &CrtExponents) -> Result<[Column; 2], Error> {
        if x.rows().unwrap_or(1) == 1 && Context::from(&self.both).in_order() {
            let powers = exponents.of_both(Scalar::from_limbs(x.row(0))).run(&self.both)?.secret();
            let half =
                |row: usize, modulus: &Modulus| Column::from_rows([&powers.row(row)[..modulus.limbs()]]);
            return Ok([half(0, &self.p)?.secret(), half(1, &self.q)?.secret()]);
        }
        let [p, q] = exponents.each();
        Ok([p.powmod(x, &self.p)?.secret(), q.powmod(x, &self.q)?.secret()])
    }

    /// Returns the numbers below p q that equal `x_p` modulo p and `x_q` modulo q, by Garner's formula.
    pub(super) fn join(&self, x_p: &Column, x_q: &Column) -> Result<Column, Error> {
        let difference = submod(x_p, x_q, &self.p)?.secret();
        let times = mulmod(&difference, &self.q_inverse, &self.p)?.secret();
        let multiple = mulmod(&times, &self.q_number, &self.n)?.secret();
        addmod(&multiple, x_q, &self.n)
    }
}

/// Returns the first row in which two columns of the same shape differ. Constant-time except for the result.
pub(super) fn first_difference(x: &Column, y: &Column) -> Option<usize> {
    let differs = |(x, y): (&[u64], &[u64])| x.iter().zip(y).fold(0, |any, (x, y)| any | (x ^ y)) != 0;
    x.rows().zip(y.rows()).position(differs)
}

/// Returns the first row in which one of two columns of as many rows is 0. Constant-time except for the result.
pub(super) fn first_zero(x: &Column, y: &Column) -> Option<usize> {
    let any = |row: &[u64]| row.iter().fold(0, |any, limb| any | limb);
    x.rows().zip(y.rows()).position(|(x, y)| (any(x) == 0) | (any(y) == 0))
}
