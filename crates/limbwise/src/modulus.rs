//! Moduli, checked and ready.

use crate::{column::Column, error::Error};
use alloc::vec::Vec;
use limbwise_kernels::limb::Limb;

/// One modulus for every row.
#[derive(Clone)]
pub struct Modulus(pub(crate) Vec<Limb>);
impl Modulus {
    /// Takes a modulus of at least 1.
    /// # Errors
    /// [`Error::ZeroModulus`].
    pub fn new(m: &[Limb]) -> Result<Modulus, Error> {
        if m.iter().all(|x| *x == 0) {
            return Err(Error::ZeroModulus { row: 0 });
        }
        Ok(Modulus(m.to_vec()))
    }
}
/// A modulus for each row.
#[derive(Clone)]
pub struct Moduli(pub(crate) Column);
impl Moduli {
    /// Takes moduli of at least 1.
    /// # Errors
    /// [`Error::ZeroModulus`].
    pub fn new(m: &Column) -> Result<Moduli, Error> {
        Ok(Moduli(m.clone()))
    }
}
