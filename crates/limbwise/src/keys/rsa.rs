//! RSA with a private key: x^d mod n, computed as two powers of half the length, one modulo each prime.

use alloc::sync::Arc;

use limbwise_kernels::limb;

use super::crt::{Crt, CrtExponents, first_difference};
use super::{KeyError, PrivateKey, less_one, number};
use crate::engine::even;
use crate::engine::moduli::Modulus;
use crate::error::Error;
use crate::operation::functions::{invmod, mulmod, negmod};
use crate::powers::fixed_exponent::FixedExponent;
use crate::values::column::Column;
use crate::values::number::Number;
use crate::values::operand::{Operand, Scalar};

/// A prepared RSA private key.
#[derive(Clone, Debug)]
pub struct RsaKey {
    crt: Arc<Crt>,
    e: FixedExponent,
    /// e^-1 modulo p - 1 and q - 1.
    d: CrtExponents,
}

impl PrivateKey {
    /// Returns the RSA key for a public exponent, which must be odd, at least 3, and may have any length.
    ///
    /// # Errors
    ///
    /// Returns [`KeyError::TrivialExponent`] if the exponent is 0 or 1, [`KeyError::Exponent`] if it has no
    /// inverse modulo p - 1 or q - 1.
    pub fn rsa<'a>(&self, e: impl Into<Scalar<'a>>) -> Result<RsaKey, KeyError> {
        let e = super::trimmed(e.into().as_limbs());
        if limb::bit_length(e.as_limbs()) <= 1 {
            return Err(KeyError::TrivialExponent);
        }
        let (d_p, d_q) = (inverse(&e, &self.p, "p")?, inverse(&e, &self.q, "q")?);
        let (crt, d) = (Crt::new(&self.p, &self.q)?, CrtExponents::secret(&d_p, &d_q)?);
        Ok(RsaKey { crt: Arc::new(crt), e: FixedExponent::public(&e), d })
    }
}

/// Returns `e^-1 mod p - 1`, computed as (1 + k (p - 1)) / e with k = -(p - 1)^-1 mod e. So the modulus is e,
/// which is public, and not p - 1, whose trailing zeros would leak.
fn inverse(e: &Number, p: &Number, which: &'static str) -> Result<Number, KeyError> {
    let wrong = KeyError::Exponent { which };
    if e.as_limbs()[0] & 1 == 0 {
        return Err(wrong);
    }
    let (modulus, below) = (Modulus::new(e)?, less_one(p));
    let inverse = match invmod(&below, &modulus) {
        Err(Error::NoInverse { .. }) => return Err(wrong),
        inverse => inverse?.secret(),
    };
    let k = negmod(&inverse, &modulus)?.secret();
    let mut dividend = even::mul(below.as_limbs(), k.row(0));
    let mut carry = 1;
    for limb in dividend.iter_mut() {
        (*limb, carry) = limb::adc(*limb, 0, carry);
    }
    // The quotient is below p and the division is exact, so the low limbs suffice.
    Ok(number(&even::mul(&dividend, &even::inverse(e.as_limbs(), p.limbs()))))
}

impl RsaKey {
    /// Returns the public modulus.
    #[must_use]
    pub fn modulus(&self) -> &Modulus {
        &self.crt.n
    }

    /// Returns `x^d mod n`, row by row: signatures of padded digests, or decrypted messages. Before any
    /// result is returned, each is raised to the public exponent and compared with x.
    ///
    /// Constant-time in x and the key: see the [crate](crate). Takes a little more than two powers of half
    /// the length.
    ///
    /// # Errors
    ///
    /// Returns [`Error::Fault`] with the first row whose result is wrong,
    /// [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is not enough memory for the results.
    pub fn private<'a>(&self, x: impl Into<Operand<'a>>) -> Result<Column, Error> {
        let x = mulmod(x, 1u64, &self.crt.n)?.secret();
        let [x_p, x_q] = self.halves(&x)?;
        self.release(&x, &x_p, &x_q)
    }

    /// Returns `x^e mod n`, row by row: the public operation. Constant-time in x.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is not enough memory for the
    /// results.
    pub fn public<'a>(&self, x: impl Into<Operand<'a>>) -> Result<Column, Error> {
        self.e.powmod(x, &self.crt.n)
    }

    /// Returns the powers modulo p and q.
    fn halves(&self, x: &Column) -> Result<[Column; 2], Error> {
        self.crt.powers(x.into(), &self.d)
    }

    /// Returns the powers modulo n, if they are correct.
    fn release(&self, x: &Column, x_p: &Column, x_q: &Column) -> Result<Column, Error> {
        let powers = self.crt.join(x_p, x_q)?.secret();
        let opened = self.public(&powers)?.secret();
        match first_difference(&opened, x) {
            Some(row) => Err(Error::Fault { row }),
            None => Ok(powers.done()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Error;

    /// A bit flip in one half and a damaged key are detected.
    #[test]
    fn faults_are_not_released() {
        let [p, q] = ["0x7fffffffffffffffffffffffffffffff", "0xffffffffffffffffffffffffffffff61"]
            .map(|text| Number::parse(text).unwrap());
        let key = PrivateKey::new(&p, &q).unwrap().rsa(65537u64).unwrap();
        let x = Column::parse((0..40u32).map(|i| (i * i + 5).to_string())).unwrap();
        let x = mulmod(&x, 1u64, &key.crt.n).unwrap();
        let halves = key.halves(&x).unwrap();
        let right = key.release(&x, &halves[0], &halves[1]).unwrap();
        assert_eq!(key.public(&right).unwrap(), x);
        for half in 0..2 {
            for row in [0, 17, 39] {
                for bit in [0, 63, 100] {
                    let mut halves = halves.clone();
                    halves[half].rows_mut().nth(row).unwrap()[bit / 64] ^= 1 << (bit % 64);
                    let [x_p, x_q] = &halves;
                    assert_eq!(key.release(&x, x_p, x_q), Err(Error::Fault { row }));
                }
            }
        }
        let mut damaged = key.clone();
        damaged.d = CrtExponents::Same(FixedExponent::new(3u64));
        assert!(matches!(damaged.private(&x), Err(Error::Fault { row: 0 })));
    }
}
