//! Diffie-Hellman key exchange with a column of partners, in [`group14`] of RFC 3526.

use limbwise::{Column, FixedBase, Modulus, Number, Powmod, TableOptions};
use num_bigint::BigUint;

use crate::{Error, group14, random};

/// Bits of a private key.
pub const EXPONENT_BITS: usize = 256;

/// The group: p, and the order of the subgroup that 2 generates, (p - 1) / 2.
pub struct Group {
    prime: Modulus,
    below: BigUint,
    order: Number,
    generator: FixedBase,
}

impl Group {
    /// Group 14.
    ///
    /// # Errors
    ///
    /// Returns an error if there is not enough memory for the tables of the generator.
    pub fn new() -> Result<Group, Error> {
        let number = group14::prime()?;
        let (prime, below) = (Modulus::new(&number)?, BigUint::from(&number) - 1u32);
        let generator = FixedBase::new(2u64, &prime, TableOptions::new(EXPONENT_BITS))?;
        Ok(Group { prime, order: Number::from(&(&below / 2u32)), below, generator })
    }

    /// Returns a random exponent for each partner.
    ///
    /// # Errors
    ///
    /// Returns an error if there is not enough memory for them.
    pub fn private_keys(&self, partners: usize) -> Result<Column, Error> {
        random::numbers(partners, EXPONENT_BITS)
    }

    /// Returns the public keys to send to the partners.
    ///
    /// # Errors
    ///
    /// Returns an error if a private key is longer than [`EXPONENT_BITS`].
    pub fn public_keys(&self, private: &Column) -> Result<Column, Error> {
        Ok(self.generator.powmod(private)?)
    }

    /// Returns the shared secrets, which the partners compute as well.
    ///
    /// # Errors
    ///
    /// Returns an error with the first row whose number is not a public key: not between 2 and p - 2, or not
    /// in the subgroup.
    pub fn shared_secrets(&self, private: &Column, received: &Column) -> Result<Column, Error> {
        let members = self.prime.in_subgroup(received, &self.order)?;
        let range = BigUint::from(2u32)..self.below.clone();
        let mut keys = received.to_biguints().into_iter().zip(members);
        if let Some(row) = keys.position(|(key, member)| !member || !range.contains(&key)) {
            return Err(format!("row {row}: not a public key of this group").into());
        }
        Ok(Powmod::new().exp_bits(EXPONENT_BITS).run(received, private, &self.prime)?)
    }
}
