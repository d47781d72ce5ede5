//! Whom we are measured against.

use std::rc::Rc;

use crate::case::Contestant;
use crate::families::{Inputs, Operation, Pairs};

#[cfg(feature = "rivals")]
mod crypto_bigint;
#[cfg(feature = "rivals")]
mod gmp;
mod num_bigint;
#[cfg(feature = "rivals")]
mod ruint;

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

/// The rivals in products of N limbs, of `BITS` bits; `WIDE` and `WIDE_BITS` are twice as many.
#[cfg_attr(not(feature = "rivals"), allow(unused_variables))]
pub(crate) fn products<const N: usize, const WIDE: usize, const BITS: usize, const WIDE_BITS: usize>(
    operation: Operation,
    pairs: &Rc<Pairs<N>>,
) -> Vec<Contestant> {
    #[cfg(feature = "rivals")]
    {
        let mut all = gmp::products(operation, pairs);
        all.push(crypto_bigint::products(operation, pairs));
        all.push(ruint::products::<N, WIDE, BITS, WIDE_BITS>(operation, pairs));
        all
    }
    #[cfg(not(feature = "rivals"))]
    vec![]
}

/// The version of a crate that was built in, by the lock file: a crate does not tell. Of several that are there for
/// a dependency's sake, ours is the newest.
fn locked_version(name: &str) -> &'static str {
    const LOCK: &str = include_str!("../../../Cargo.lock");
    LOCK.split("[[package]]\n")
        .filter_map(|package| {
            package.strip_prefix("name = \"")?.strip_prefix(name)?.strip_prefix("\"\nversion = \"")
        })
        .filter_map(|rest| rest.split('"').next())
        .last()
        .unwrap_or("unknown")
}
