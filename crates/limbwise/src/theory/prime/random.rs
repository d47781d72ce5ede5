//! Random prime numbers.

use alloc::vec::Vec;
use core::fmt;

use limbwise_kernels::limb::{LIMB_BITS, Limb};

use super::{Manner, small, test};
use crate::engine::stop;
use crate::error::Error;
use crate::values::buffer::Buffer;
use crate::values::column::Column;
use crate::values::number::Number;

/// The number of candidates tested together: a batch of the kernels.
const AT_ONCE: usize = 16;

/// Why no prime was generated.
#[derive(Debug)]
#[non_exhaustive]
pub enum PrimeError {
    /// The length is not in the range of 64 to 8192 bits.
    Length {
        /// The requested length in bits.
        found: usize,
    },
    /// The system provides no random bytes.
    #[cfg(feature = "getrandom")]
    Random(getrandom::Error),
    /// There is not enough memory for the candidates, or the search was stopped.
    Other(Error),
}

impl fmt::Display for PrimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PrimeError::Length { found } => {
                write!(f, "a prime of {found} bits was requested; expected 64 to 8192")
            }
            #[cfg(feature = "getrandom")]
            PrimeError::Random(error) => write!(f, "the system provides no random bytes: {error}"),
            PrimeError::Other(error) => error.fmt(f),
        }
    }
}

impl From<Error> for PrimeError {
    fn from(error: Error) -> Self {
        PrimeError::Other(error)
    }
}

impl core::error::Error for PrimeError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            PrimeError::Other(error) => Some(error),
            _ => None,
        }
    }
}

/// Generates a random prime of `bits` bits, 64 to 8192. Its two highest bits are 1, so that the product of
/// two such primes has twice as many bits. Uses the system's random bytes (feature `getrandom`).
///
/// The running time reveals how many candidates are rejected and at which stage of the test; about the prime
/// itself, only that it passes every stage.
///
/// ```
/// let prime = limbwise::random_prime(128)?;
/// assert_eq!(prime.bits(), 128);
/// assert_eq!(limbwise::is_probable_prime(&prime)?, [true]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// Returns [`PrimeError`].
#[cfg(feature = "getrandom")]
pub fn random_prime(bits: usize) -> Result<Number, PrimeError> {
    search(bits, |bytes| getrandom::fill(bytes).map_err(PrimeError::Random))
}

/// Like [`random_prime`], with random bytes from the caller: `fill` overwrites all bytes of a slice. If the
/// prime is to be secret, use a cryptographic generator.
///
/// ```
/// # let mut state = 1u64;
/// # let mut next = || { state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1); (state >> 56) as u8 };
/// # let mut generator = |bytes: &mut [u8]| bytes.iter_mut().for_each(|b| *b = next());
/// let prime = limbwise::random_prime_with(96, |bytes| generator(bytes))?;
/// assert!(prime.to_hex().len() == 2 + 24);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// Returns [`PrimeError`].
pub fn random_prime_with(bits: usize, mut fill: impl FnMut(&mut [u8])) -> Result<Number, PrimeError> {
    search(bits, |bytes| {
        fill(bytes);
        Ok(())
    })
}

/// Tests random candidates until one is prime. Candidates are independent, so timing of the rejected ones
/// reveals nothing about the prime.
fn search(
    bits: usize,
    mut fill: impl FnMut(&mut [u8]) -> Result<(), PrimeError>,
) -> Result<Number, PrimeError> {
    if !(64..=8192).contains(&bits) {
        return Err(PrimeError::Length { found: bits });
    }
    let limbs = bits.div_ceil(LIMB_BITS);
    loop {
        let mut candidates: Vec<Buffer<Limb>> = Vec::with_capacity(AT_ONCE);
        while candidates.len() < AT_ONCE {
            stop::check()?;
            let mut bytes: Buffer<u8> = Buffer::zeros(limbs * size_of::<Limb>());
            fill(&mut bytes)?;
            let mut candidate = Buffer::zeros(limbs);
            for (limb, bytes) in candidate.iter_mut().zip(bytes.as_chunks().0) {
                *limb = Limb::from_le_bytes(*bytes);
            }
            let top = &mut candidate[limbs - 1];
            *top &= Limb::MAX >> (limbs * LIMB_BITS - bits);
            for bit in [bits - 1, bits - 2] {
                candidate[bit / LIMB_BITS] |= 1 << (bit % LIMB_BITS);
            }
            candidate[0] |= 1;
            // Which candidates are rejected is not secret.
            if small::of(&candidate, false).excluded == 0 && !small::has_small_factor(&candidate) {
                candidates.push(candidate);
            }
        }
        let column = Column::from_rows(candidates.iter().map(|candidate| &**candidate));
        let column = column.map_err(Error::from)?.secret();
        let found = test((&column).into(), Manner::Staged)?;
        if let Some(row) = found.iter().position(|prime| *prime) {
            return Ok(column.number(row));
        }
    }
}
