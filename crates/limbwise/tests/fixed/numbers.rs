//! Numbers that have revealed bugs, and their conversion to num-bigint.

use limbwise::Fixed;
use num_bigint::BigUint;
use rand::RngExt;
use rand::rngs::StdRng;

/// Returns the same number as a `BigUint`.
pub(crate) fn big<const N: usize>(x: &Fixed<N>) -> BigUint {
    let mut bytes = vec![0; N * 8];
    x.to_le_bytes(&mut bytes).unwrap();
    BigUint::from_bytes_le(&bytes)
}

/// 2^(64 N).
pub(crate) fn over<const N: usize>() -> BigUint {
    BigUint::from(1u8) << (64 * N)
}

/// Returns a number with arbitrary bits.
pub(crate) fn random<const N: usize>(rng: &mut StdRng) -> Fixed<N> {
    Fixed::from_limbs(std::array::from_fn(|_| rng.random()))
}

/// 0, 1, all ones, zero limbs at either end, single bits, all ones less 1, and random numbers.
pub(crate) fn edges<const N: usize>(rng: &mut StdRng) -> Vec<Fixed<N>> {
    let bit = |at: usize| {
        let mut limbs = [0; N];
        limbs[at / 64] = 1 << (at % 64);
        Fixed::from_limbs(limbs)
    };
    let mut numbers =
        vec![Fixed::ZERO, Fixed::ONE, Fixed::from_u64(2), Fixed::MAX, Fixed::from_u64(u64::MAX)];
    numbers.extend([bit(63), bit(64 * N - 1), bit(rng.random_range(0..64 * N))]);
    for change in [
        |x: &mut [u64]| x[0] = 0,
        |x: &mut [u64]| x[x.len() - 1] = 0,
        |x: &mut [u64]| {
            let half = x.len() / 2;
            x[half..].fill(0);
        },
    ] {
        let mut x = random(rng);
        change(x.as_limbs_mut());
        numbers.push(x);
    }
    let mut one_less = Fixed::MAX;
    one_less.as_limbs_mut()[0] -= 1;
    numbers.push(one_less);
    numbers.extend((0..2).map(|_| random(rng)));
    numbers
}

/// Calls the function with every pair of edge cases.
pub(crate) fn pairs<const N: usize>(rng: &mut StdRng) -> impl Iterator<Item = (Fixed<N>, Fixed<N>)> {
    let numbers = edges(rng);
    let others = numbers.clone();
    numbers.into_iter().flat_map(move |x| others.clone().into_iter().map(move |y| (x.clone(), y)))
}
