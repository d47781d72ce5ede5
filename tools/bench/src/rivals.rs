//! Whom we are measured against.

use std::rc::Rc;

use ::num_bigint::BigUint;

use crate::case::Contestant;
use crate::inputs::{Columns, Factors, Inputs, Op};
use crate::limb_products::{Operation, Pairs};
use crate::numbers::{self, Addends, Operands};

#[cfg(feature = "rivals")]
mod article;
#[cfg(feature = "rivals")]
mod blst;
#[cfg(feature = "rivals")]
mod call;
#[cfg(feature = "rivals")]
mod crypto_bigint;
#[cfg(feature = "rivals")]
mod fixed;
#[cfg(feature = "rivals")]
pub(crate) mod gcc;
#[cfg(feature = "rivals")]
mod gmp;
#[cfg(feature = "rivals")]
mod limbs;
#[cfg(feature = "rivals")]
mod ntl;
mod num_bigint;
#[cfg(feature = "rivals")]
mod openssl;
#[cfg_attr(not(feature = "rivals"), allow(dead_code, reason = "what only some of the rivals need"))]
mod products;
#[cfg(feature = "rivals")]
mod ruint;
mod scalar;
#[cfg(feature = "rivals")]
pub(crate) mod swap;
#[cfg(feature = "rivals")]
pub(crate) mod thrift;
#[cfg(all(feature = "rivals", target_arch = "x86_64"))]
mod vsimd;

pub(crate) use products::Batch;

/// The rivals in modular products. Where "mont" is said, both factors and the product are in Montgomery form,
/// as ours are.
pub(crate) fn products(factors: &Batch) -> Vec<Contestant> {
    #[cfg_attr(not(feature = "rivals"), allow(unused_mut))]
    let mut contestants = scalar::products(factors);
    #[cfg(feature = "rivals")]
    {
        contestants.extend(gmp::products(factors));
        contestants.extend(ntl::products(factors));
        contestants.push(openssl::products(factors));
        contestants.extend(crypto_bigint::products(factors));
        contestants.extend(ruint::products(factors));
        contestants.extend(blst::products(factors));
        contestants.extend(article::products(factors));
    }
    contestants
}

/// The rivals in products of N limbs, of `BITS` bits; `WIDE` and `WIDE_BITS` are twice as many.
#[cfg_attr(not(feature = "rivals"), allow(unused_variables))]
pub(crate) fn limb_products<const N: usize, const WIDE: usize, const BITS: usize, const WIDE_BITS: usize>(
    operation: Operation,
    pairs: &Rc<Pairs<N>>,
) -> Vec<Contestant> {
    #[cfg(feature = "rivals")]
    {
        let mut all = gmp::limb_products(operation, pairs);
        all.push(limbs::crypto_bigint(operation, pairs));
        all.push(limbs::ruint::<N, WIDE, BITS, WIDE_BITS>(operation, pairs));
        all
    }
    #[cfg(not(feature = "rivals"))]
    vec![]
}

/// The rivals in modular powers.
pub(crate) fn powmod(inputs: &Rc<Inputs>) -> Vec<Contestant> {
    #[cfg_attr(not(feature = "rivals"), allow(unused_mut))]
    let mut contestants = vec![num_bigint::powmod(inputs)];
    #[cfg(feature = "rivals")]
    {
        contestants.push(gmp::powmod(inputs, gmp::Way::Powm));
        contestants.push(gmp::powmod(inputs, gmp::Way::PowmSec));
        contestants.push(openssl::powmod(inputs));
        contestants.extend(openssl::powmod_pairs(inputs));
    }
    contestants
}

/// The rivals in modular powers of secrets.
#[cfg_attr(not(feature = "rivals"), allow(unused_variables))]
pub(crate) fn secret_powmod(inputs: &Rc<Inputs>) -> Vec<Contestant> {
    vec![
        #[cfg(feature = "rivals")]
        gmp::powmod(inputs, gmp::Way::PowmSec),
        #[cfg(feature = "rivals")]
        openssl::powmod(inputs),
    ]
}

/// `Some` of an expression for the compiled-in number of words that is asked for, or `None`.
#[cfg(feature = "rivals")]
macro_rules! with_words {
    ($words:expr, $n:ident => $value:expr) => {
        $crate::rivals::with_words!($words, $n => $value; 1 2 3 4 6 8 16 32 48 64 128)
    };
    ($words:expr, $n:ident => $value:expr; $($count:literal)*) => {
        match $words {
            $($count => { const $n: usize = $count; Some($value) })*
            _ => None,
        }
    };
}
#[cfg(feature = "rivals")]
use with_words;

/// The version of a crate that was built in, by the lock file: crates do not tell.
fn locked_version(name: &str) -> &'static str {
    const LOCK: &str = include_str!("../../../Cargo.lock");
    // Another version may be there for a dependency's sake; ours is the newest.
    LOCK.split(&format!("name = \"{name}\"\nversion = \""))
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .last()
        .unwrap_or("unknown")
}

/// The rivals in one modular product.
#[cfg_attr(not(feature = "rivals"), allow(unused_variables))]
pub(crate) fn mod_mul(factors: &Rc<Factors>) -> Vec<Contestant> {
    vec![
        #[cfg(feature = "rivals")]
        openssl::mod_mul(factors),
    ]
}

/// The rivals in operations on columns.
pub(crate) fn column(columns: &Rc<Columns>, op: Op) -> Vec<Contestant> {
    vec![
        num_bigint::column(columns, op),
        #[cfg(feature = "rivals")]
        gmp::column(columns, op),
    ]
}

/// The rivals in operations on numbers of N limbs, of `BITS` bits; `WIDE` and `WIDE_BITS` are twice as many.
#[cfg_attr(not(feature = "rivals"), allow(unused_variables))]
pub(crate) fn fixed<const N: usize, const WIDE: usize, const BITS: usize, const WIDE_BITS: usize>(
    operation: numbers::Operation,
    operands: &[Operands<BigUint>],
) -> Vec<Contestant> {
    #[cfg(feature = "rivals")]
    {
        let ruint = fixed::ruint::<N, WIDE, BITS, WIDE_BITS>(operation, operands);
        std::iter::once(fixed::crypto_bigint::<N>(operation, operands)).chain(ruint).collect()
    }
    #[cfg(not(feature = "rivals"))]
    vec![]
}

/// The rivals in sums, or differences, modulo numbers of so many limbs.
pub(crate) fn sums(subtract: bool, limbs: usize, addends: Vec<Addends<BigUint>>) -> Vec<Contestant> {
    #[cfg_attr(not(feature = "rivals"), allow(unused_mut))]
    let mut contestants = vec![];
    #[cfg(feature = "rivals")]
    contestants.extend(fixed::sums(subtract, limbs, &addends));
    contestants.push(num_bigint::sums(subtract, limbs, addends));
    contestants
}
