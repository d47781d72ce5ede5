//! Random numbers for keys, nonces and proofs, from a cryptographic generator that the system seeds.

use limbwise::{Column, Modulus, mulmod};
use rand::Rng;

use crate::Error;

/// Returns random numbers below 2^`bits`. The column is overwritten on drop.
///
/// # Errors
///
/// Returns an error if there is not enough memory for them.
pub fn numbers(rows: usize, bits: usize) -> Result<Column, Error> {
    let limbs = bits.div_ceil(64);
    let mut column = Column::zeros(rows, limbs)?.secret();
    let mut rng = rand::rng();
    for row in column.rows_mut() {
        row.fill_with(|| rng.next_u64());
        row[limbs - 1] >>= 64 * limbs - bits;
    }
    Ok(column)
}

/// Returns random numbers below a modulus. They are reduced from numbers that are 128 bits longer, so
/// probabilities differ by at most 2^-128.
///
/// # Errors
///
/// Returns an error if there is not enough memory for them.
pub fn below(modulus: &Modulus, rows: usize) -> Result<Column, Error> {
    Ok(mulmod(&numbers(rows, 64 * modulus.limbs() + 128)?, 1u64, modulus)?.secret())
}
