//! Paillier's scheme over columns: sums of encrypted numbers, and products with plain numbers, without the
//! private key.
//!
//! The generator is n + 1, as in python-paillier: a ciphertext of m is `(1 + m n) r^n mod n^2` with a random
//! r.

use limbwise::{
    Column, FixedBase, Modulus, Number, PaillierKey, Powmod, TableOptions, addmod, mulmod, powmod,
    random_prime,
};
use num_bigint::BigUint;

use crate::{Error, random};

/// Bits of the exponents of short noise.
const SHORT_BITS: usize = 448;

/// The product n of two primes.
pub struct PublicKey {
    n: Number,
    modulus: Modulus,
    square: Modulus,
    short: Option<FixedBase>,
}

impl PublicKey {
    /// Makes the key from n.
    ///
    /// # Errors
    ///
    /// Returns an error if n is 0.
    pub fn new(n: &Number) -> Result<PublicKey, Error> {
        let square = Number::from(&BigUint::from(n).pow(2));
        Ok(PublicKey { n: n.clone(), modulus: Modulus::new(n)?, square: Modulus::new(&square)?, short: None })
    }

    /// Changes encryption to use powers of one random n-th power with 448-bit exponents. This is much faster
    /// than random n-th powers, and secure if these powers cannot be distinguished from random n-th powers.
    ///
    /// # Errors
    ///
    /// Returns an error if there is not enough memory for the tables.
    pub fn with_short_noise(mut self) -> Result<PublicKey, Error> {
        let power = self.noise(1)?.number(0);
        self.short = Some(FixedBase::new(&power, &self.square, TableOptions::new(SHORT_BITS))?);
        Ok(self)
    }

    /// Returns random n-th powers modulo n^2.
    ///
    /// # Errors
    ///
    /// Returns an error if there is not enough memory for them.
    pub fn noise(&self, rows: usize) -> Result<Column, Error> {
        if let Some(base) = &self.short {
            return Ok(base.powmod(&random::numbers(rows, SHORT_BITS)?)?);
        }
        let r = random::below(&self.modulus, rows)?;
        // n is public.
        Ok(Powmod::new().public_exponent().run(&r, &self.n, &self.square)?)
    }

    /// Returns ciphertexts of numbers below n.
    ///
    /// # Errors
    ///
    /// Returns an error if there is not enough memory for them.
    pub fn encrypt(&self, plaintexts: &Column) -> Result<Column, Error> {
        self.hide(plaintexts, &self.noise(plaintexts.len())?)
    }

    /// The same with [noise](PublicKey::noise) that was made in advance, or by the private key. Never use
    /// noise twice.
    ///
    /// # Errors
    ///
    /// Returns an error if the numbers of rows of plaintexts and noise differ.
    pub fn hide(&self, plaintexts: &Column, noise: &Column) -> Result<Column, Error> {
        let multiples = mulmod(plaintexts, &self.n, &self.square)?.secret();
        let powers = addmod(&multiples, 1u64, &self.square)?.secret();
        Ok(mulmod(&powers, noise, &self.square)?)
    }

    /// Returns ciphertexts of the sums modulo n, row by row.
    ///
    /// # Errors
    ///
    /// Returns an error if the numbers of rows differ.
    pub fn add(&self, x: &Column, y: &Column) -> Result<Column, Error> {
        Ok(mulmod(x, y, &self.square)?)
    }

    /// Returns ciphertexts of the products with plain numbers, row by row.
    ///
    /// # Errors
    ///
    /// Returns an error if the numbers of rows differ.
    pub fn multiply(&self, x: &Column, factors: &Column) -> Result<Column, Error> {
        Ok(powmod(x, factors, &self.square)?)
    }

    /// Returns the ciphertext of the sum of all rows, as a column of one row.
    ///
    /// # Errors
    ///
    /// Returns an error if there is not enough memory for it.
    pub fn total(&self, x: &Column) -> Result<Column, Error> {
        Ok(self.square.product(x)?)
    }

    /// Returns the ciphertext of the dot product with plain numbers, as a column of one row.
    ///
    /// # Errors
    ///
    /// Returns an error if the numbers of rows differ.
    pub fn dot(&self, x: &Column, factors: &Column) -> Result<Column, Error> {
        Ok(self.square.multi_exp(x, factors, Powmod::new())?)
    }
}

/// The primes.
pub struct PrivateKey {
    key: PaillierKey,
    public: PublicKey,
}

impl PrivateKey {
    /// Returns a new key whose n has `bits` bits, which must be even.
    ///
    /// # Errors
    ///
    /// Returns an error if the system has no random bytes, or the length is not from 128 to 16384 bits.
    pub fn random(bits: usize) -> Result<PrivateKey, Error> {
        PrivateKey::new(&random_prime(bits / 2)?, &random_prime(bits / 2)?)
    }

    /// Makes the key from the primes.
    ///
    /// # Errors
    ///
    /// Returns an error if they are not two different odd primes, or one of them divides the other minus one.
    pub fn new(p: &Number, q: &Number) -> Result<PrivateKey, Error> {
        let key = limbwise::PrivateKey::new(p, q)?;
        Ok(PrivateKey { key: key.paillier()?, public: PublicKey::new(&key.modulus())? })
    }

    /// Returns the public key.
    #[must_use]
    pub fn public(&self) -> &PublicKey {
        &self.public
    }

    /// Same as [`PublicKey::encrypt`], with n-th powers computed modulo the squares of both primes.
    ///
    /// # Errors
    ///
    /// Returns an error if there is not enough memory for them.
    pub fn encrypt(&self, plaintexts: &Column) -> Result<Column, Error> {
        let r = random::below(self.key.modulus(), plaintexts.len())?;
        self.public.hide(plaintexts, &self.key.noise(&r)?)
    }

    /// Returns the plaintexts.
    ///
    /// # Errors
    ///
    /// Returns an error with the first row that is not a ciphertext because it shares a factor with n.
    pub fn decrypt(&self, ciphertexts: &Column) -> Result<Column, Error> {
        Ok(self.key.decrypt(ciphertexts)?)
    }
}
