//! Crates for integers whose length is a compile-time constant: products without a modulus.

use ruint::Uint;

use super::locked_version;
use crate::case::Contestant;
use crate::limb_products::{Operation, Pairs};

type Compute<const N: usize> = fn(&mut [[u64; N]; 2], &[u64; N], &[u64; N]);

/// `widening_mul`, `widening_square`, `wrapping_mul`.
pub(super) fn crypto_bigint<const N: usize>(pairs: &Pairs<N>) -> Contestant {
    let (function, compute): (_, Compute<N>) = match pairs.operation {
        Operation::Mul => ("widening_mul", |z, x, y| {
            let (low, high) =
                crypto_bigint::Uint::from_words(*x).widening_mul(&crypto_bigint::Uint::from_words(*y));
            *z = [low.to_words(), high.to_words()];
        }),
        Operation::Sqr => ("widening_square", |z, x, _| {
            let (low, high) = crypto_bigint::Uint::from_words(*x).widening_square();
            *z = [low.to_words(), high.to_words()];
        }),
        Operation::MulLow => ("wrapping_mul", |z, x, y| {
            z[0] = crypto_bigint::Uint::from_words(*x)
                .wrapping_mul(&crypto_bigint::Uint::from_words(*y))
                .to_words();
        }),
    };
    let name = format!("crypto-bigint-{} {function}", locked_version("crypto-bigint"));
    pairs.rival(name, compute)
}

/// `widening_mul`, `wrapping_mul`. There is no square.
pub(super) fn ruint<const N: usize, const WIDE: usize, const BITS: usize, const WIDE_BITS: usize>(
    pairs: &Pairs<N>,
) -> Contestant {
    fn wide<const N: usize, const WIDE: usize, const BITS: usize, const WIDE_BITS: usize>(
        z: &mut [[u64; N]; 2],
        x: &[u64; N],
        y: &[u64; N],
    ) {
        let (x, y) = (Uint::<BITS, N>::from_limbs(*x), Uint::<BITS, N>::from_limbs(*y));
        let product: Uint<WIDE_BITS, WIDE> = x.widening_mul(y);
        z.as_flattened_mut().copy_from_slice(product.as_limbs());
    }
    let (function, compute): (_, Compute<N>) = match pairs.operation {
        Operation::Mul => ("widening_mul", wide::<N, WIDE, BITS, WIDE_BITS>),
        Operation::Sqr => ("widening_mul", |z, x, _| wide::<N, WIDE, BITS, WIDE_BITS>(z, x, x)),
        Operation::MulLow => ("wrapping_mul", |z, x, y| {
            let (x, y) = (Uint::<BITS, N>::from_limbs(*x), Uint::<BITS, N>::from_limbs(*y));
            z[0] = x.wrapping_mul(y).into_limbs();
        }),
    };
    pairs.rival(format!("ruint-{} {function}", locked_version("ruint")), compute)
}
