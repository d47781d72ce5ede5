//! Group 14 of RFC 3526: integers modulo a prime of 2048 bits, for Diffie-Hellman.

use limbwise::{Column, Number, ShapeError, TextError};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

/// The prime, 2^2048 - 2^1984 - 1 + 2^64 (floor(2^1918 pi) + 124476).
const PRIME: &str = "0x\
    ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74\
    020bbea63b139b22514a08798e3404ddef9519b3cd3a431b302b0a6df25f1437\
    4fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7ed\
    ee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf05\
    98da48361c55d39a69163fa8fd24cf5f83655d23dca3ad961c62f356208552bb\
    9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3b\
    e39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf695581718\
    3995497cea956ae515d2261898fa051015728e5a8aacaa68ffffffffffffffff";

/// The bits of the prime and of an exponent.
pub const BITS: usize = 2048;

/// Returns the prime.
///
/// # Errors
///
/// Never returns an error: the constant is valid.
pub fn prime() -> Result<Number, TextError> {
    PRIME.parse()
}

/// Returns pseudorandom numbers below 2^2047, which depend only on the seed.
///
/// # Errors
///
/// Never returns an error: 2048 bits are a valid width.
pub fn numbers(seed: u64, rows: usize) -> Result<Column, ShapeError> {
    let limbs = BITS / 64;
    let mut rng = StdRng::seed_from_u64(seed);
    let mut column = Column::from_limbs((0..rows * limbs).map(|_| rng.next_u64()).collect(), limbs)?;
    for row in column.rows_mut() {
        row[limbs - 1] >>= 1;
    }
    Ok(column)
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;

    use super::*;

    /// Returns arctan(1/x) times 2^scale, truncated.
    fn arctan_of_inverse(x: u32, scale: usize) -> BigUint {
        let (mut power, mut plus, mut minus) = ((BigUint::from(1u32) << scale) / x, vec![], vec![]);
        for n in (1u32..).step_by(2) {
            if power == BigUint::ZERO {
                break;
            }
            let terms = if n % 4 == 1 { &mut plus } else { &mut minus };
            terms.push(&power / n);
            power /= x * x;
        }
        plus.iter().sum::<BigUint>() - minus.iter().sum::<BigUint>()
    }

    #[test]
    fn the_prime_is_that_of_the_formula() {
        const GUARD: usize = 64;
        let scale = 1918 + GUARD;
        // Machin: pi = 16 arctan(1/5) - 4 arctan(1/239).
        let pi = arctan_of_inverse(5, scale) * 16u32 - arctan_of_inverse(239, scale) * 4u32;
        let pi: BigUint = pi >> GUARD;
        let two = |n: usize| BigUint::from(1u32) << n;
        let expected = two(2048) - two(1984) - 1u32 + two(64) * (pi + 124_476u32);
        assert_eq!(BigUint::from(&prime().unwrap()), expected);
    }

    #[test]
    fn numbers_are_below_the_prime_and_repeatable() {
        let column = numbers(7, 20).unwrap();
        assert_eq!(column, numbers(7, 20).unwrap());
        let prime = BigUint::from(&prime().unwrap());
        assert!(column.to_biguints().iter().all(|x| *x < prime && x.bits() > 2000));
    }
}
