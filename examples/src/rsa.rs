//! RSA over columns (RFC 8017): signatures are made with the primes and verified with the public key, in one batch each.

pub mod oaep;
pub mod pkcs1;
pub mod pss;

use std::marker::PhantomData;

use limbwise::{Column, Modulus, Number, Powmod, RsaKey};
use num_bigint::BigUint;
use sha2::Digest;

use crate::Error;

/// How a message becomes a number that is signed.
pub trait SignaturePadding {
    /// The encoded message for a modulus of so many bits, in as many bytes as the modulus has.
    ///
    /// # Errors
    ///
    /// If the modulus is too short.
    fn encode(&self, message: &[u8], modulus_bits: usize) -> Result<Vec<u8>, Error>;

    /// Whether an opened signature, as many bytes as the modulus has, is an encoding of the message.
    fn verify(&self, message: &[u8], opened: &[u8], modulus_bits: usize) -> bool;
}

/// How what is decrypted becomes a message.
pub trait EncryptionPadding {
    /// The message in as many bytes as the modulus has; none if there is none. Which of several things is wrong does not show in the
    /// running time.
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
    /// Takes n and e.
    ///
    /// # Errors
    ///
    /// If n is 0.
    pub fn new(n: &Number, e: &Number) -> Result<PublicKey, Error> {
        let (modulus, bits) = (Modulus::new(n)?, BigUint::from(n).bits() as usize);
        Ok(PublicKey { modulus, n: n.to_be_bytes(bits.div_ceil(8))?, bits, e: e.clone() })
    }

    /// Whether each signature is that of its message.
    ///
    /// # Errors
    ///
    /// If there is not a signature for each message.
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
        let opened = Powmod::new().public_exponent().run_with(&numbers, &self.e, &self.modulus)?;
        let opened = opened.to_be_bytes(self.n.len())?;
        let rows = messages.iter().zip(opened.chunks_exact(self.n.len())).zip(are_below);
        Ok(rows
            .map(|((message, opened), below)| below && padding.verify(message.as_ref(), opened, self.bits))
            .collect())
    }

    /// What is as long as the modulus and below it as numbers, 0 in the place of what is not, and which rows are.
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
    /// Takes the primes and e.
    ///
    /// # Errors
    ///
    /// If they are not two different odd primes, or e has no inverse modulo one of them less one.
    pub fn new(p: &Number, q: &Number, e: &Number) -> Result<PrivateKey, Error> {
        let key = limbwise::PrivateKey::new(p, q)?;
        Ok(PrivateKey { key: key.rsa(e)?, public: PublicKey::new(&key.modulus(), e)? })
    }

    /// The public key.
    #[must_use]
    pub fn public(&self) -> &PublicKey {
        &self.public
    }

    /// A signature for each message. The library has checked each before it gives it out.
    ///
    /// # Errors
    ///
    /// If the key is too short for the padding, or the computation was disturbed.
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

    /// The messages, none where a ciphertext is not one. Whoever can make this program decrypt must not learn which are none of
    /// [PKCS#1 v1.5](pkcs1::Encryption): that would be enough to decrypt all others.
    ///
    /// # Errors
    ///
    /// If the computation was disturbed.
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

/// A function that makes masks of seeds.
pub trait Mask {
    /// Adds the mask of a seed to bytes.
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
