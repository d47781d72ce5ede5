//! crypto-bigint: Rust, constant-time, no assembly.

use std::rc::Rc;

use crypto_bigint::Uint;

use super::locked_version;
use crate::case::Contestant;
use crate::families::{Operation, Pairs, product};

/// `widening_mul`, `widening_square`, `wrapping_mul`.
pub(super) fn products<const N: usize>(operation: Operation, pairs: &Rc<Pairs<N>>) -> Contestant {
    type Compute<const N: usize> = fn(&mut [[u64; N]; 2], &[u64; N], &[u64; N]);
    let (function, compute): (_, Compute<N>) = match operation {
        Operation::Mul => ("widening_mul", |z, x, y| {
            let (low, high) = Uint::from_words(*x).widening_mul(&Uint::from_words(*y));
            *z = [low.to_words(), high.to_words()];
        }),
        Operation::Sqr => ("widening_square", |z, x, _| {
            let (low, high) = Uint::from_words(*x).widening_square();
            *z = [low.to_words(), high.to_words()];
        }),
        Operation::MulLow => ("wrapping_mul", |z, x, y| {
            z[0] = Uint::from_words(*x).wrapping_mul(&Uint::from_words(*y)).to_words();
        }),
    };
    let name = format!("crypto-bigint-{} {function}", locked_version("crypto-bigint"));
    product(name, false, None, operation, pairs, compute)
}
