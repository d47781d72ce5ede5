//! Paillier's scheme over columns: sums of encrypted numbers, and their products with numbers, without the private key.
//!
//! The generator is n + 1, as in python-paillier: a ciphertext of m is `(1 + m n) r^n mod n^2` with a random r.

use limbwise::{Column, FixedBase, Modulus, Number, PaillierKey, Powmod, TableOptions, random_prime};
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
    /// Takes n.
    ///
    /// # Errors
    ///
    /// If n is 0.
    pub fn new(n: &Number) -> Result<PublicKey, Error> {
        let square = Number::from(&BigUint::from(n).pow(2));
        Ok(PublicKey { n: n.clone(), modulus: Modulus::new(n)?, square: Modulus::new(&square)?, short: None })
    }

    /// Encrypts from now on by powers of one random n-th power with exponents of 448 bits: much faster than by random n-th powers, and
    /// secure if its powers cannot be told from all n-th powers.
    ///
    /// # Errors
    ///
    /// If there is no memory for the tables.
    pub fn with_short_noise(mut self) -> Result<PublicKey, Error> {
        let power = self.noise(1)?.number(0);
        self.short = Some(FixedBase::new(&power, &self.square, TableOptions::new(SHORT_BITS))?);
        Ok(self)
    }

    /// Random n-th powers modulo n^2.
    ///
    /// # Errors
    ///
    /// If there is no memory for them.
    pub fn noise(&self, rows: usize) -> Result<Column, Error> {
        if let Some(base) = &self.short {
            return Ok(base.powmod(&random::numbers(rows, SHORT_BITS)?)?);
        }
        let r = random::below(&self.modulus, rows)?;
        // n is public.
        Ok(Powmod::new().public_exponent().run_with(&r, &self.n, &self.square)?)
    }

    /// Ciphertexts of numbers below n.
    ///
    /// # Errors
    ///
    /// If there is no memory for them.
    pub fn encrypt(&self, plaintexts: &Column) -> Result<Column, Error> {
        self.hide(plaintexts, &self.noise(plaintexts.len())?)
    }

    /// The same with [noise](PublicKey::noise) that has been made before, or by the private key. None may serve twice.
    ///
    /// # Errors
    ///
    /// If there is not noise for each plaintext.
    pub fn hide(&self, plaintexts: &Column, noise: &Column) -> Result<Column, Error> {
        let multiples = self.square.mulmod(plaintexts, &self.n)?.secret();
        let powers = self.square.addmod(&multiples, 1u64)?.secret();
        Ok(self.square.mulmod(&powers, noise)?)
    }

    /// Ciphertexts of the sums modulo n, row by row.
    ///
    /// # Errors
    ///
    /// If there are not as many of one as of the other.
    pub fn add(&self, x: &Column, y: &Column) -> Result<Column, Error> {
        Ok(self.square.mulmod(x, y)?)
    }

    /// Ciphertexts of the products with numbers, row by row.
    ///
    /// # Errors
    ///
    /// If there are not as many of one as of the other.
    pub fn multiply(&self, x: &Column, factors: &Column) -> Result<Column, Error> {
        Ok(self.square.powmod(x, factors)?)
    }

    /// The ciphertext of the sum of all rows, as a column of one row.
    ///
    /// # Errors
    ///
    /// If there is no memory for it.
    pub fn total(&self, x: &Column) -> Result<Column, Error> {
        Ok(self.square.product(x)?)
    }

    /// The ciphertext of the scalar product with numbers, as a column of one row.
    ///
    /// # Errors
    ///
    /// If there are not as many of one as of the other.
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
    /// A new key whose n has so many bits, an even number of them.
    ///
    /// # Errors
    ///
    /// If the system has no random bytes, or the length is not from 128 to 16384 bits.
    pub fn random(bits: usize) -> Result<PrivateKey, Error> {
        PrivateKey::new(&random_prime(bits / 2)?, &random_prime(bits / 2)?)
    }

    /// Takes the primes.
    ///
    /// # Errors
    ///
    /// If they are not two different odd primes of which none divides the other one less one.
    pub fn new(p: &Number, q: &Number) -> Result<PrivateKey, Error> {
        let key = limbwise::PrivateKey::new(p, q)?;
        Ok(PrivateKey { key: key.paillier()?, public: PublicKey::new(&key.modulus())? })
    }

    /// The public key.
    #[must_use]
    pub fn public(&self) -> &PublicKey {
        &self.public
    }

    /// As [`PublicKey::encrypt`], with n-th powers modulo the squares of both primes.
    ///
    /// # Errors
    ///
    /// If there is no memory for them.
    pub fn encrypt(&self, plaintexts: &Column) -> Result<Column, Error> {
        let r = random::below(self.key.modulus(), plaintexts.len())?;
        self.public.hide(plaintexts, &self.key.noise(&r)?)
    }

    /// The plaintexts.
    ///
    /// # Errors
    ///
    /// The first row that is no ciphertext, since it shares a factor with n.
    pub fn decrypt(&self, ciphertexts: &Column) -> Result<Column, Error> {
        Ok(self.key.decrypt(ciphertexts)?)
    }
}
