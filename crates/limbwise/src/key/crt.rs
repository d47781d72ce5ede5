//! Combines two residues into one.

use crate::column::Column;
use crate::engine::moduli::Modulus;
use crate::error::Error;
use crate::number::Number;

use super::product;

/// Two coprime moduli and their product.
#[derive(Clone, Debug)]
pub(super) struct Crt {
    pub(super) p: Modulus,
    pub(super) q: Modulus,
    pub(super) n: Modulus,
    q_number: Number,
    /// q^-1 mod p.
    q_inverse: Number,
}

impl Crt {
    pub(super) fn new(p: &Number, q: &Number) -> Result<Crt, Error> {
        let p_modulus = Modulus::new(p)?;
        let q_inverse = p_modulus.invmod(q)?.secret().number(0);
        let (q_modulus, n) = (Modulus::new(q)?, Modulus::new(&product(p, q))?);
        Ok(Crt { p: p_modulus, q: q_modulus, n, q_number: q.clone(), q_inverse })
    }

    /// Returns the numbers below p q that equal `x_p` modulo p and `x_q` modulo q, by Garner's formula.
    pub(super) fn join(&self, x_p: &Column, x_q: &Column) -> Result<Column, Error> {
        let difference = self.p.submod(x_p, x_q)?.secret();
        let times = self.p.mulmod(&difference, &self.q_inverse)?.secret();
        let multiple = self.n.mulmod(&times, &self.q_number)?.secret();
        self.n.addmod(&multiple, x_q)
    }
}

/// Returns the first row in which two columns of the same shape differ. Constant-time except for the result.
pub(super) fn first_difference(x: &Column, y: &Column) -> Option<usize> {
    let differs = |(x, y): (&[u64], &[u64])| x.iter().zip(y).fold(0, |any, (x, y)| any | (x ^ y)) != 0;
    x.rows().zip(y.rows()).position(differs)
}
