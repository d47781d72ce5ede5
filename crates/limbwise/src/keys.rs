//! Private keys of two primes. Powers are computed modulo each prime and combined by the Chinese remainder
//! theorem.

mod crt;
mod paillier;
mod rsa;

use alloc::string::String;
use alloc::sync::Arc;
use core::fmt;

use limbwise_kernels::limb::{self, Limb};

use crate::engine::even;
use crate::error::Error;
use crate::theory::prime::is_probable_prime;
use crate::values::buffer::Buffer;
use crate::values::number::Number;
use crate::values::operand::Scalar;

pub use paillier::PaillierKey;
pub use rsa::RsaKey;

/// Two primes, from which RSA and Paillier keys are made.
///
/// The primes are secret except for their bit lengths. Clones share them, and clones of keys share the
/// prepared data.
///
/// ```
/// use limbwise::{Column, PrivateKey};
///
/// let key = PrivateKey::new(1_000_003u64, 1_000_033u64)?;
/// let rsa = key.rsa(65537u64)?;
/// let signatures = rsa.private(&Column::parse(["2", "123456789"])?)?;
/// assert_eq!(rsa.public(&signatures)?.to_decimal(), ["2", "123456789"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PrivateKey {
    p: Arc<Number>,
    q: Arc<Number>,
}

/// Why a key is invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum KeyError {
    /// p and q are equal.
    Equal,
    /// A prime is 2 or another even number.
    Even {
        /// "p" or "q".
        which: &'static str,
    },
    /// p or q is not prime.
    Composite {
        /// "p" or "q".
        which: &'static str,
    },
    /// The public exponent is 0 or 1: every message would be its own ciphertext, or all would be the same.
    TrivialExponent,
    /// The public exponent has a factor in common with p - 1 or q - 1.
    Exponent {
        /// "p" or "q".
        which: &'static str,
    },
    /// One prime divides the other prime minus one, which would make Paillier ciphertexts ambiguous.
    Divides {
        /// The prime that divides: "p" or "q".
        which: &'static str,
    },
    /// There is not enough memory for the key.
    Other(Error),
}

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = match self {
            KeyError::Equal => "p and q are the same number; expected two primes".into(),
            KeyError::Even { which } => alloc::format!("{which} is even; expected an odd prime"),
            KeyError::Composite { which } => alloc::format!("{which} is not a prime number"),
            KeyError::TrivialExponent => {
                "the public exponent is 0 or 1; expected an odd number of 3 or more".into()
            }
            KeyError::Exponent { which } => {
                alloc::format!("the public exponent shares a factor with {which} - 1")
            }
            KeyError::Divides { which } => {
                let other = if *which == "p" { "q" } else { "p" };
                alloc::format!("{which} divides {other} - 1: the primes make no key of Paillier's scheme")
            }
            KeyError::Other(error) => return error.fmt(f),
        };
        f.write_str(&text)
    }
}

impl core::error::Error for KeyError {}

impl From<Error> for KeyError {
    fn from(error: Error) -> Self {
        KeyError::Other(error)
    }
}

impl PrivateKey {
    /// Creates a key from two primes of any lengths, in any order.
    ///
    /// # Errors
    ///
    /// Returns [`KeyError::Equal`], [`KeyError::Even`], or [`KeyError::Composite`] if one does not pass
    /// [`is_probable_prime`].
    pub fn new<'a>(p: impl Into<Scalar<'a>>, q: impl Into<Scalar<'a>>) -> Result<PrivateKey, KeyError> {
        let [p, q] = [p.into(), q.into()].map(|x| trimmed(x.as_limbs()));
        if p == q {
            return Err(KeyError::Equal);
        }
        for (which, x) in [("p", &p), ("q", &q)] {
            if x.as_limbs()[0] & 1 == 0 {
                return Err(KeyError::Even { which });
            }
            if is_probable_prime(x)? != [true] {
                return Err(KeyError::Composite { which });
            }
        }
        Ok(PrivateKey { p: Arc::new(p), q: Arc::new(q) })
    }

    /// Returns the product of the primes, which is public.
    #[must_use]
    pub fn modulus(&self) -> Number {
        product(&self.p, &self.q)
    }
}

/// Returns the number without leading zero limbs, but at least one limb. Its bit length is public.
fn trimmed(x: &[Limb]) -> Number {
    let limbs = limb::significant(x).max(1);
    let mut kept = Buffer::zeros(limbs);
    let len = limbs.min(x.len());
    kept[..len].copy_from_slice(&x[..len]);
    number(&kept)
}

fn number(limbs: &[Limb]) -> Number {
    Number::from_limbs(limbs).expect("at least one limb")
}

/// Returns `x y` in as few limbs as its bit length requires.
fn product(x: &Number, y: &Number) -> Number {
    let mut wide = Buffer::zeros(x.limbs() + y.limbs());
    wide[..x.limbs()].copy_from_slice(x.as_limbs());
    trimmed(&even::mul(&wide, y.as_limbs()))
}

/// Returns `x - 1` for an odd number.
fn less_one(x: &Number) -> Number {
    let mut limbs = Buffer::copy_of(x.as_limbs());
    limbs[0] ^= 1;
    number(&limbs)
}
