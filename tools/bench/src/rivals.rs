//! The rivals.

#![cfg_attr(not(feature = "rivals"), allow(unused_variables, reason = "what only some of the rivals need"))]

use std::collections::BTreeMap;
use std::rc::Rc;

use ::num_bigint::BigUint;

use crate::case::{Contestant, Error};
use crate::inputs::{Columns, Factors, Inputs, Op};
use crate::limb_products::Pairs;
use crate::numbers::{self, Addends, Operands};

#[cfg(feature = "rivals")]
mod article;
#[cfg(feature = "rivals")]
mod blst;
#[cfg(feature = "rivals")]
mod crypto_bigint;
#[cfg(feature = "rivals")]
mod fixed;
#[cfg(feature = "rivals")]
pub(crate) mod gcc;
#[cfg(feature = "rivals")]
mod gmp;
#[cfg(feature = "rivals")]
pub(crate) mod gmpy2;
#[cfg(feature = "rivals")]
mod limbs;
#[cfg(feature = "rivals")]
mod llvm;
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

/// Contestants from several functions: those before the semicolon, and those that need the feature `rivals`.
macro_rules! contestants {
    ($($always:expr),*; $($linked:expr),*) => {{
        let all = std::iter::empty() $(.chain($always))*;
        #[cfg(feature = "rivals")]
        let all = all $(.chain($linked))*;
        all.collect::<Vec<Contestant>>()
    }};
}

/// Returns the rivals in modular products. If a name contains "mont", both factors and the product are in
/// Montgomery form, as ours are.
pub(crate) fn products(factors: &Batch) -> Vec<Contestant> {
    contestants![
        scalar::products(factors);
        gmp::products(factors),
        ntl::products(factors),
        [openssl::products(factors)],
        crypto_bigint::products(factors),
        ruint::products(factors),
        blst::products(factors),
        article::products(factors)
    ]
}

/// Returns the rivals in products of N limbs, or `BITS` bits; `WIDE` and `WIDE_BITS` are twice these.
pub(crate) fn limb_products<const N: usize, const WIDE: usize, const BITS: usize, const WIDE_BITS: usize>(
    pairs: &Pairs<N>,
) -> Vec<Contestant> {
    contestants![
        ;
        gmp::limb_products(pairs),
        llvm::limb_products(pairs),
        [limbs::crypto_bigint(pairs), limbs::ruint::<N, WIDE, BITS, WIDE_BITS>(pairs)]
    ]
}

/// Returns the rivals in modular powers.
pub(crate) fn powmod(inputs: &Inputs) -> Result<Vec<Contestant>, Error> {
    Ok(contestants![
        [num_bigint::powmod(inputs)];
        [gmp::powmod(inputs, gmp::Function::Powm), gmp::powmod(inputs, gmp::Function::PowmSec)],
        [openssl::powmod(inputs)],
        openssl::powmod_pairs(inputs),
        [ntl::powmod(inputs)],
        gmpy2::powmod(inputs)?
    ])
}

/// Returns the rivals in modular powers with secret exponents.
pub(crate) fn secret_powmod(inputs: &Inputs) -> Vec<Contestant> {
    contestants![; [gmp::powmod(inputs, gmp::Function::PowmSec), openssl::powmod(inputs)]]
}

/// Returns the rivals in one modular product.
pub(crate) fn mod_mul(factors: &Rc<Factors>) -> Vec<Contestant> {
    contestants![; [openssl::mod_mul(factors)]]
}

/// Returns the rivals in operations on columns.
pub(crate) fn column(columns: &Columns, op: Op) -> Vec<Contestant> {
    contestants![[num_bigint::column(columns, op)]; [gmp::column(columns, op)]]
}

/// Returns the rivals in operations on numbers of N limbs, or `BITS` bits; `WIDE` and `WIDE_BITS` are twice
/// these.
pub(crate) fn fixed<const N: usize, const WIDE: usize, const BITS: usize, const WIDE_BITS: usize>(
    operation: numbers::Operation,
    operands: &[Operands<BigUint>],
) -> Vec<Contestant> {
    contestants![
        ;
        [fixed::crypto_bigint::<N>(operation, operands)],
        fixed::ruint::<N, WIDE, BITS, WIDE_BITS>(operation, operands)
    ]
}

/// Returns the rivals in sums, or differences, modulo numbers of the given number of limbs.
pub(crate) fn sums(subtract: bool, limbs: usize, addends: Vec<Addends<BigUint>>) -> Vec<Contestant> {
    let mut rivals = contestants![; fixed::sums(subtract, limbs, &addends)];
    rivals.push(num_bigint::sums(subtract, limbs, addends));
    rivals
}

/// `Some` of an expression for the requested number of words if it is compiled in, else `None`.
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

/// Versions by name: those of the rivals, and of the compilers that built the rivals in C.
pub(crate) fn versions() -> BTreeMap<String, String> {
    const LINKED: [&str; 8] =
        ["blst", "byteorder", "crypto-bigint", "ruint", "thrift", "vsimd", "zerocopy", "zlib-rs"];
    let linked = LINKED.into_iter().filter(|_| cfg!(feature = "rivals"));
    let crates = ["num-bigint"].into_iter().chain(linked);
    let versions = crates.map(|name| (name.to_owned(), locked_version(name).to_owned()));
    #[cfg(feature = "rivals")]
    let versions = versions.chain([
        ("clang".to_owned(), env!("LIMBWISE_BENCH_CLANG").to_owned()),
        ("gcc".to_owned(), env!("LIMBWISE_BENCH_GCC").to_owned()),
        ("gmp".to_owned(), gmp::version()),
        ("ntl".to_owned(), ntl::version()),
        ("openssl".to_owned(), openssl::version()),
    ]);
    versions.collect()
}

/// Returns the version of a linked crate, read from the lock file, because crates do not report it.
fn locked_version(name: &str) -> &'static str {
    const LOCK: &str = include_str!("../../../Cargo.lock");
    // The lock file may list another version that a dependency uses; ours is the newest.
    LOCK.split(&format!("name = \"{name}\"\nversion = \""))
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .last()
        .unwrap_or("unknown")
}
