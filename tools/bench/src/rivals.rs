//! Whom we are measured against.

use std::rc::Rc;

use crate::case::Contestant;
use crate::families::Inputs;

#[cfg(feature = "rivals")]
pub(crate) mod gcc;
#[cfg(feature = "rivals")]
mod gmp;
mod num_bigint;
#[cfg(feature = "rivals")]
pub(crate) mod swap;
#[cfg(feature = "rivals")]
pub(crate) mod thrift;
#[cfg(all(feature = "rivals", target_arch = "x86_64"))]
mod vsimd;

/// The rivals in modular powers.
pub(crate) fn powmod(inputs: &Rc<Inputs>) -> Vec<Contestant> {
    vec![
        num_bigint::powmod(inputs),
        #[cfg(feature = "rivals")]
        gmp::powmod(inputs, gmp::Way::Powm),
        #[cfg(feature = "rivals")]
        gmp::powmod(inputs, gmp::Way::PowmSec),
    ]
}
