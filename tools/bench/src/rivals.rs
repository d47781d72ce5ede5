//! Whom we are measured against.

use std::rc::Rc;

use crate::case::Contestant;
use crate::families::{Factors, Inputs};

#[cfg(feature = "rivals")]
mod gmp;
mod num_bigint;
#[cfg(feature = "rivals")]
mod openssl;

/// The rivals in modular powers.
pub(crate) fn powmod(inputs: &Rc<Inputs>) -> Vec<Contestant> {
    vec![
        num_bigint::powmod(inputs),
        #[cfg(feature = "rivals")]
        gmp::powmod(inputs, gmp::Way::Powm),
        #[cfg(feature = "rivals")]
        gmp::powmod(inputs, gmp::Way::PowmSec),
        #[cfg(feature = "rivals")]
        openssl::powmod(inputs),
    ]
}

/// The rivals in one modular product.
#[cfg_attr(not(feature = "rivals"), allow(unused_variables))]
pub(crate) fn mod_mul(factors: &Rc<Factors>) -> Vec<Contestant> {
    vec![
        #[cfg(feature = "rivals")]
        openssl::mod_mul(factors),
    ]
}
