//! Paillier's scheme with the primes: modulo p^2 and q^2.

use alloc::sync::Arc;

use limbwise_kernels::limb::{self, Limb};

use super::crt::{Crt, first_difference};
use super::{KeyError, PrivateKey, less_one, product};
use crate::buffer::Buffer;
use crate::column::Column;
use crate::engine::even;
use crate::engine::moduli::Modulus;
use crate::error::Error;
use crate::fixed_exponent::FixedExponent;
use crate::number::Number;
use crate::operand::Operand;

/// A private key of Paillier's scheme with the generator n + 1, prepared: a ciphertext of m is `(1 + m n) r^n mod n^2` with a random r.
#[derive(Clone, Debug)]
pub struct PaillierKey {
    crt: Arc<Crt>,
    squares: Arc<Crt>,
    n: FixedExponent,
    halves: Arc<[Half; 2]>,
}

/// What one prime contributes.
#[derive(Clone, Debug)]
struct Half {
    prime: Number,
    /// prime - 1.
    exponent: FixedExponent,
    /// prime^-1 mod 2^(64 w), of as many limbs.
    low_inverse: Number,
    /// -(other prime)^-1 mod prime.
    factor: Number,
}

impl PrivateKey {
    /// The key of Paillier's scheme.
    ///
    /// # Errors
    ///
    /// [`KeyError::Divides`] if p divides q - 1 or q divides p - 1.
    pub fn paillier(&self) -> Result<PaillierKey, KeyError> {
        let crt = Crt::new(&self.p, &self.q)?;
        for (which, prime, other) in [("p", &crt.p, &self.q), ("q", &crt.q, &self.p)] {
            let rest = prime.mulmod(&less_one(other), 1u64)?.secret();
            if rest.row(0).iter().fold(0, |any, limb| any | limb) == 0 {
                return Err(KeyError::Divides { which });
            }
        }
        let squares = Crt::new(&product(&self.p, &self.p), &product(&self.q, &self.q))?;
        let half = |prime: &Number, modulus: &Modulus, other: &Number| {
            let minus = modulus.negmod(other)?.secret();
            Ok::<_, Error>(Half {
                prime: prime.clone(),
                exponent: FixedExponent::new(&less_one(prime)),
                low_inverse: super::number(&even::inverse(prime.as_limbs(), prime.limbs())),
                factor: modulus.invmod(&minus)?.secret().number(0),
            })
        };
        let halves = [half(&self.p, &crt.p, &self.q)?, half(&self.q, &crt.q, &self.p)?];
        let (crt, squares, halves) = (Arc::new(crt), Arc::new(squares), Arc::new(halves));
        Ok(PaillierKey { crt, squares, n: FixedExponent::public(&self.modulus()), halves })
    }
}

impl PaillierKey {
    /// The public modulus n, of plaintexts.
    #[must_use]
    pub fn modulus(&self) -> &Modulus {
        &self.crt.n
    }

    /// n^2, the modulus of ciphertexts.
    #[must_use]
    pub fn square(&self) -> &Modulus {
        &self.squares.n
    }

    /// The plaintexts, row by row, below n.
    ///
    /// Constant-time in ciphertexts and key: see the [crate](crate). Takes two powers of half the length of n^2, with exponents of half
    /// the length of n.
    ///
    /// # Errors
    ///
    /// [`Error::Fault`] with the first row that is no ciphertext, since it shares a factor with n, or whose powers are wrong;
    /// [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is no memory for the results.
    pub fn decrypt<'a>(&self, ciphertexts: impl Into<Operand<'a>>) -> Result<Column, Error> {
        let ciphertexts = ciphertexts.into();
        let [p, q] = &*self.halves;
        let x_p = p.decrypt(ciphertexts, &self.squares.p, &self.crt.p)?;
        let x_q = q.decrypt(ciphertexts, &self.squares.q, &self.crt.q)?;
        self.crt.join(&x_p, &x_q)
    }

    /// `r^n mod n^2`, row by row, the factors that hide plaintexts: for who has the key, faster than modulo n^2 at once.
    /// Constant-time in r and key.
    ///
    /// # Errors
    ///
    /// [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is no memory for the results.
    pub fn noise<'a>(&self, r: impl Into<Operand<'a>>) -> Result<Column, Error> {
        let r = r.into();
        let x_p = self.n.powmod(r, &self.squares.p)?.secret();
        let x_q = self.n.powmod(r, &self.squares.q)?.secret();
        self.squares.join(&x_p, &x_q)
    }
}

impl Half {
    /// The plaintexts modulo this prime: L(c^(p - 1) mod p^2) / L((n + 1)^(p - 1) mod p^2), where L(u) = (u - 1) / p.
    fn decrypt(
        &self,
        ciphertexts: Operand<'_>,
        square: &Modulus,
        modulus: &Modulus,
    ) -> Result<Column, Error> {
        let powers = self.exponent.powmod(ciphertexts, square)?.secret();
        let mut quotients = Column::zeros(powers.len(), self.prime.limbs())?.secret();
        for (quotient, power) in quotients.rows_mut().zip(powers.rows()) {
            let mut low: Buffer<Limb> = Buffer::copy_of(&power[..power.len().min(quotient.len())]);
            let mut borrow = 1;
            for limb in low.iter_mut() {
                (*limb, borrow) = limb::sbb(*limb, 0, borrow);
            }
            quotient.copy_from_slice(&even::mul(self.low_inverse.as_limbs(), &low));
        }
        // Divisions are exact if the powers are 1 modulo p, as those of all ciphertexts are.
        let products = square.mulmod(&quotients, &self.prime)?.secret();
        let checked = square.addmod(&products, 1u64)?.secret();
        if let Some(row) = first_difference(&checked, &powers) {
            return Err(Error::Fault { row });
        }
        modulus.mulmod(&quotients, &self.factor)
    }
}
