//! Divisors, symbols, primes and keys of primes, compared with num-bigint and with definitions.

mod divisors;
#[path = "../../../kernels/tests/extent/mod.rs"]
mod extent;
mod keys;
mod primes;

use limbwise::Column;
use num_bigint::BigUint;
use rand::RngExt;
use rand::rngs::StdRng;

fn big(limbs: &[u64]) -> BigUint {
    BigUint::new(limbs.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect())
}

fn column(numbers: &[BigUint], limbs: usize) -> Column {
    let mut column = Column::zeros(numbers.len(), limbs).unwrap();
    for (row, number) in column.rows_mut().zip(numbers) {
        let digits = number.to_u64_digits();
        row[..digits.len()].copy_from_slice(&digits);
    }
    column
}

fn numbers(column: &Column) -> Vec<BigUint> {
    column.rows().map(big).collect()
}

fn random(rng: &mut StdRng, bits: usize) -> BigUint {
    let x: Vec<u64> = (0..bits.div_ceil(64)).map(|_| rng.random()).collect();
    big(&x) >> (x.len() * 64 - bits)
}

/// The Miller-Rabin test with many bases, on num-bigint.
fn is_prime(n: &BigUint) -> bool {
    let small = [2u32, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47].map(BigUint::from);
    if *n < BigUint::from(2u32) {
        return false;
    }
    if small.iter().any(|p| n == p) {
        return true;
    }
    if small.iter().any(|p| n % p == BigUint::ZERO) {
        return false;
    }
    let below = n - 1u32;
    let twos = below.trailing_zeros().unwrap();
    small.iter().all(|base| {
        let mut x = base.modpow(&(&below >> twos), n);
        x == BigUint::from(1u32)
            || (0..twos).any(|_| {
                let found = x == below;
                x = &x * &x % n;
                found
            })
    })
}
