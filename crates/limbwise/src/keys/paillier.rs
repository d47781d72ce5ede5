//! The Paillier scheme with a private key, computed modulo p^2 and q^2.

use alloc::sync::Arc;

use limbwise_kernels::limb::{self, Limb};

use super::crt::{Crt, CrtExponents, first_difference, first_zero};
use super::{KeyError, PrivateKey, less_one, product};
use crate::engine::even;
use crate::engine::moduli::Modulus;
use crate::error::Error;
use crate::operation::functions::{addmod, invmod, mulmod, negmod};
use crate::powers::fixed_exponent::FixedExponent;
use crate::values::buffer::Buffer;
use crate::values::column::Column;
use crate::values::number::Number;
use crate::values::operand::Operand;

/// A prepared private key of the Paillier scheme with the generator n + 1: a ciphertext of m is `(1 + m n)
/// r^n mod n^2` with a random r.
#[derive(Clone, Debug)]
pub struct PaillierKey {
    crt: Arc<Crt>,
    squares: Arc<Crt>,
    n: CrtExponents,
    /// p - 1 and q - 1.
    orders: CrtExponents,
    halves: Arc<[Half; 2]>,
}

/// The data for one prime.
#[derive(Clone, Debug)]
struct Half {
    prime: Number,
    /// prime^-1 mod 2^(64 w), of as many limbs.
    low_inverse: Number,
    /// -(other prime)^-1 mod prime, which converts quotients to plaintexts.
    factor: Number,
    /// -(other prime) mod prime, which converts plaintexts to quotients.
    divisor: Number,
}

impl PrivateKey {
    /// Returns the Paillier key for these primes.
    ///
    /// # Errors
    ///
    /// Returns [`KeyError::Divides`] if p divides q - 1 or q divides p - 1.
    pub fn paillier(&self) -> Result<PaillierKey, KeyError> {
        let crt = Crt::new(&self.p, &self.q)?;
        for (which, prime, other) in [("p", &crt.p, &self.q), ("q", &crt.q, &self.p)] {
            let rest = mulmod(&less_one(other), 1u64, prime)?.secret();
            if rest.row(0).iter().fold(0, |any, limb| any | limb) == 0 {
                return Err(KeyError::Divides { which });
            }
        }
        let squares = Crt::new(&product(&self.p, &self.p), &product(&self.q, &self.q))?;
        let half = |prime: &Number, modulus: &Modulus, other: &Number| {
            let minus = negmod(other, modulus)?.secret();
            Ok::<_, Error>(Half {
                prime: prime.clone(),
                low_inverse: super::number(&even::inverse(prime.as_limbs(), prime.limbs())),
                factor: invmod(&minus, modulus)?.secret().number(0),
                divisor: minus.number(0),
            })
        };
        let halves = [half(&self.p, &crt.p, &self.q)?, half(&self.q, &crt.q, &self.p)?];
        let (crt, squares, halves) = (Arc::new(crt), Arc::new(squares), Arc::new(halves));
        let n = CrtExponents::Same(FixedExponent::public(&self.modulus()));
        let orders = CrtExponents::secret(&less_one(&self.p), &less_one(&self.q))?;
        Ok(PaillierKey { crt, squares, n, orders, halves })
    }
}

impl PaillierKey {
    /// Returns the public modulus n, of plaintexts.
    #[must_use]
    pub fn modulus(&self) -> &Modulus {
        &self.crt.n
    }

    /// n^2, the modulus of ciphertexts.
    #[must_use]
    pub fn square(&self) -> &Modulus {
        &self.squares.n
    }

    /// Returns the plaintexts, row by row, below n. Before any plaintext is returned, the powers of the
    /// ciphertext are recomputed from it and compared, because a fault modulo one prime would reveal that
    /// prime.
    ///
    /// Constant-time in ciphertexts and key: see the [crate](crate). Takes two powers of half the length of
    /// n^2 with exponents of half the length of n.
    ///
    /// # Errors
    ///
    /// Returns [`Error::Fault`] with the first row that is not a ciphertext, because it has a factor in
    /// common with n, or whose result is wrong; [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if
    /// there is not enough memory for the results.
    pub fn decrypt<'a>(&self, ciphertexts: impl Into<Operand<'a>>) -> Result<Column, Error> {
        let powers = self.halves(ciphertexts.into())?;
        let plaintexts = self.plaintexts(&powers)?;
        self.release(plaintexts, &powers)
    }

    /// Returns `c^(p - 1) mod p^2` and the same for q.
    fn halves(&self, ciphertexts: Operand<'_>) -> Result<[Column; 2], Error> {
        self.squares.powers(ciphertexts, &self.orders)
    }

    fn plaintexts(&self, [p_powers, q_powers]: &[Column; 2]) -> Result<Column, Error> {
        let [p, q] = &*self.halves;
        let x_p = p.plaintexts(p_powers, &self.crt.p)?.secret();
        let x_q = q.plaintexts(q_powers, &self.crt.q)?.secret();
        Ok(self.crt.join(&x_p, &x_q)?.secret())
    }

    /// Returns the plaintexts, if they reproduce the powers.
    fn release(&self, plaintexts: Column, [p_powers, q_powers]: &[Column; 2]) -> Result<Column, Error> {
        let [p, q] = &*self.halves;
        let p_opened = p.open(&plaintexts, &self.squares.p, &self.crt.p)?;
        let q_opened = q.open(&plaintexts, &self.squares.q, &self.crt.q)?;
        let pairs = [(&p_opened, p_powers), (&q_opened, q_powers)];
        match pairs.into_iter().filter_map(|(opened, powers)| first_difference(opened, powers)).min() {
            Some(row) => Err(Error::Fault { row }),
            None => Ok(plaintexts.done()),
        }
    }

    /// Returns `r^n mod n^2`, row by row: the factors that hide plaintexts. With the private key this is
    /// faster than computing modulo n^2. Constant-time in r and key.
    ///
    /// # Errors
    ///
    /// Returns [`Error::Fault`] with the first row that hides nothing, because r is 0 modulo n or has a factor
    /// in common with it; [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is not enough memory
    /// for the results.
    pub fn noise<'a>(&self, r: impl Into<Operand<'a>>) -> Result<Column, Error> {
        let powers = self.squares.powers(r.into(), &self.n)?;
        self.factors(&powers)
    }

    /// Returns the factors with these powers, if they hide something.
    fn factors(&self, [p_powers, q_powers]: &[Column; 2]) -> Result<Column, Error> {
        // A multiple of p has the power 0 modulo p^2, and only a multiple has.
        match first_zero(p_powers, q_powers) {
            Some(row) => Err(Error::Fault { row }),
            None => self.squares.join(p_powers, q_powers),
        }
    }
}

impl Half {
    /// Returns the plaintexts modulo this prime: L(c^(p - 1) mod p^2) / L((n + 1)^(p - 1) mod p^2), where
    /// L(u) = (u - 1) / p.
    fn plaintexts(&self, powers: &Column, modulus: &Modulus) -> Result<Column, Error> {
        let mut quotients = Column::zeros(powers.len(), self.prime.limbs())?.secret();
        // The division is exact if the power is 1 modulo p, which holds for all ciphertexts, so the low limbs
        // suffice.
        for (quotient, power) in quotients.rows_mut().zip(powers.rows()) {
            let mut low: Buffer<Limb> = Buffer::copy_of(&power[..power.len().min(quotient.len())]);
            let mut borrow = 1;
            for limb in low.iter_mut() {
                (*limb, borrow) = limb::sbb(*limb, 0, borrow);
            }
            quotient.copy_from_slice(&even::mul(self.low_inverse.as_limbs(), &low));
        }
        mulmod(&quotients, &self.factor, modulus)
    }

    /// Returns the powers that give these plaintexts: 1 + p (-m q mod p).
    fn open(&self, plaintexts: &Column, square: &Modulus, modulus: &Modulus) -> Result<Column, Error> {
        let quotients = mulmod(plaintexts, &self.divisor, modulus)?.secret();
        let products = mulmod(&quotients, &self.prime, square)?.secret();
        Ok(addmod(&products, 1u64, square)?.secret())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A bit flip in one half, before or after the halves are combined, is detected.
    #[test]
    fn faults_are_not_released() {
        let [p, q] = ["0x7fffffffffffffffffffffffffffffff", "0xffffffffffffffffffffffffffffff61"]
            .map(|text| Number::parse(text).unwrap());
        let key = PrivateKey::new(&p, &q).unwrap().paillier().unwrap();
        let x = Column::parse((0..40u32).map(|i| (i * i + 5).to_string())).unwrap();
        let powers = key.halves((&x).into()).unwrap();
        let right = key.decrypt(&x).unwrap();
        for row in [0, 17, 39] {
            let fault = Err(Error::Fault { row });
            for (half, bit) in [(0, 0), (0, 200), (1, 63), (1, 100)] {
                let flip = |column: &mut Column| {
                    column.rows_mut().nth(row).unwrap()[bit / 64] ^= 1 << (bit % 64);
                };
                let mut powers = powers.clone();
                flip(&mut powers[half]);
                assert_eq!(key.release(key.plaintexts(&powers).unwrap(), &powers), fault);
                assert_eq!(key.release(right.clone(), &powers), fault);
                // A change modulo one prime only.
                let shift = mulmod([&p, &q][half], 3u64, key.modulus()).unwrap();
                let mut plaintexts = right.clone();
                let wrong = addmod(&right, &shift.number(0), key.modulus()).unwrap();
                plaintexts.rows_mut().nth(row).unwrap().copy_from_slice(wrong.row(row));
                let powers = key.halves((&x).into()).unwrap();
                assert_eq!(key.release(plaintexts, &powers), fault);
            }
        }
        assert_eq!(key.release(right.clone(), &powers), Ok(right));
    }
}
