//! RSA over columns (RFC 8017): signs with the primes and verifies with the public key, in one batch each.

pub mod oaep;
pub mod pkcs1;
pub mod pss;

use std::marker::PhantomData;

use limbwise::{Column, Modulus, Number, Powmod, RsaKey};
use num_bigint::BigUint;
use sha2::Digest;

use crate::Error;

/// The padding of messages to be signed.
pub trait SignaturePadding {
    /// Returns the encoded message for a modulus of `modulus_bits` bits, in as many bytes as the modulus.
    ///
    /// # Errors
    ///
    /// Returns an error if the modulus is too short.
    fn encode(&self, message: &[u8], modulus_bits: usize) -> Result<Vec<u8>, Error>;

    /// Returns whether an opened signature, in as many bytes as the modulus, is an encoding of the message.
    fn verify(&self, message: &[u8], opened: &[u8], modulus_bits: usize) -> bool;
}

/// The padding of encrypted messages.
pub trait EncryptionPadding {
    /// Returns the message in a decrypted block, which has as many bytes as the modulus, or `None` if the
    /// padding is wrong. The running time does not show what is wrong.
    fn decode(&self, decrypted: &[u8]) -> Option<Vec<u8>>;
}

/// n and e.
pub struct PublicKey {
    modulus: Modulus,
    n: Vec<u8>,
    bits: usize,
    e: Number,
}

impl PublicKey {
    /// Makes the key from n and e.
    ///
    /// # Errors
    ///
    /// Returns an error if n is 0.
    pub fn new(n: &Number, e: &Number) -> Result<PublicKey, Error> {
        let (modulus, bits) = (Modulus::new(n)?, BigUint::from(n).bits() as usize);
        Ok(PublicKey { modulus, n: n.to_be_bytes(bits.div_ceil(8))?, bits, e: e.clone() })
    }

    /// Returns for each signature whether it is valid for its message.
    ///
    /// # Errors
    ///
    /// Returns an error if the numbers of messages and signatures differ.
    pub fn verify(
        &self,
        padding: &impl SignaturePadding,
        messages: &[impl AsRef<[u8]>],
        signatures: &[impl AsRef<[u8]>],
    ) -> Result<Vec<bool>, Error> {
        if messages.len() != signatures.len() {
            return Err(format!("{} signatures of {} messages", signatures.len(), messages.len()).into());
        }
        let (numbers, are_below) = self.numbers(signatures)?;
        let opened = Powmod::new().public_exponent().run(&numbers, &self.e, &self.modulus)?;
        let opened = opened.to_be_bytes(self.n.len())?;
        let rows = messages.iter().zip(opened.chunks_exact(self.n.len())).zip(are_below);
        Ok(rows
            .map(|((message, opened), below)| below && padding.verify(message.as_ref(), opened, self.bits))
            .collect())
    }

    /// Converts texts to numbers. A text that is not as long as the modulus, or not below it, becomes 0; the
    /// second result tells which rows are valid.
    fn numbers(&self, texts: &[impl AsRef<[u8]>]) -> Result<(Column, Vec<bool>), Error> {
        let is_below = |text: &[u8]| text.len() == self.n.len() && *text < *self.n;
        let zero = vec![0; self.n.len()];
        let are_below: Vec<bool> = texts.iter().map(|text| is_below(text.as_ref())).collect();
        let rows =
            texts.iter().zip(&are_below).map(|(text, below)| if *below { text.as_ref() } else { &zero });
        let bytes: Vec<u8> = rows.flatten().copied().collect();
        Ok((Column::from_be_bytes(&bytes, self.n.len())?, are_below))
    }
}

/// Two primes and e.
pub struct PrivateKey {
    key: RsaKey,
    public: PublicKey,
}

impl PrivateKey {
    /// Makes the key from the primes and e.
    ///
    /// # Errors
    ///
    /// Returns an error if they are not two different odd primes, or e has no inverse modulo one of them
    /// minus one.
    pub fn new(p: &Number, q: &Number, e: &Number) -> Result<PrivateKey, Error> {
        let key = limbwise::PrivateKey::new(p, q)?;
        Ok(PrivateKey { key: key.rsa(e)?, public: PublicKey::new(&key.modulus(), e)? })
    }

    /// Returns the public key.
    #[must_use]
    pub fn public(&self) -> &PublicKey {
        &self.public
    }

    /// Signs each message. The library checks each signature before returning it.
    ///
    /// # Errors
    ///
    /// Returns an error if the key is too short for the padding, or the computation was disturbed.
    pub fn sign(
        &self,
        padding: &impl SignaturePadding,
        messages: &[impl AsRef<[u8]>],
    ) -> Result<Vec<Vec<u8>>, Error> {
        let PublicKey { n, bits, .. } = &self.public;
        let mut encoded = Vec::with_capacity(messages.len() * n.len());
        for message in messages {
            encoded.extend(padding.encode(message.as_ref(), *bits)?);
        }
        let signatures =
            self.key.private(&Column::from_be_bytes(&encoded, n.len())?)?.to_be_bytes(n.len())?;
        Ok(signatures.chunks_exact(n.len()).map(<[u8]>::to_vec).collect())
    }

    /// Returns the messages, and `None` for invalid ciphertexts. With [PKCS#1 v1.5](pkcs1::Encryption), do
    /// not reveal which ciphertexts are invalid: an attacker who can submit ciphertexts could decrypt all
    /// others with this knowledge.
    ///
    /// # Errors
    ///
    /// Returns an error if the computation was disturbed.
    pub fn decrypt(
        &self,
        padding: &impl EncryptionPadding,
        ciphertexts: &[impl AsRef<[u8]>],
    ) -> Result<Vec<Option<Vec<u8>>>, Error> {
        let (numbers, are_below) = self.public.numbers(ciphertexts)?;
        let width = self.public.n.len();
        let decrypted = self.key.private(&numbers)?.secret().to_be_bytes(width)?;
        let rows = decrypted.chunks_exact(width).zip(are_below);
        Ok(rows.map(|(decrypted, below)| padding.decode(decrypted).filter(|_| below)).collect())
    }
}

/// A mask generation function.
pub trait Mask {
    /// Adds the mask of a seed to `to`.
    fn mask(seed: &[u8], to: &mut [u8]);
}

/// MGF1 with the digest `D` (RFC 8017, section B.2.1).
pub struct Mgf1<D>(PhantomData<D>);

impl<D: Digest> Mask for Mgf1<D> {
    fn mask(seed: &[u8], to: &mut [u8]) {
        for (i, block) in (0u32..).zip(to.chunks_mut(<D as Digest>::output_size())) {
            let mask = D::new_with_prefix(seed).chain_update(i.to_be_bytes()).finalize();
            block.iter_mut().zip(mask).for_each(|(to, mask)| *to ^= mask);
        }
    }
}
