//! Signature encoding PSS (RFC 8017, section 9.1).

use std::marker::PhantomData;

use rand::Rng;
use sha2::Digest;

use super::{Mask, Mgf1, SignaturePadding};
use crate::Error;

/// PSS with the digest `D`, the masks `M`, and a salt.
pub struct Pss<D, M = Mgf1<D>> {
    salt: usize,
    digests: PhantomData<(D, M)>,
}

impl<D: Digest, M: Mask> Pss<D, M> {
    /// Makes the padding with a salt of `salt` bytes, usually the length of the digest.
    #[must_use]
    pub fn new(salt: usize) -> Pss<D, M> {
        Pss { salt, digests: PhantomData }
    }

    /// Returns the digest of the message's digest and the salt.
    fn digest(message: &[u8], salt: &[u8]) -> impl AsRef<[u8]> + use<D, M> {
        D::new_with_prefix([0; 8]).chain_update(D::digest(message)).chain_update(salt).finalize()
    }
}

impl<D: Digest, M: Mask> SignaturePadding for Pss<D, M> {
    fn encode(&self, message: &[u8], modulus_bits: usize) -> Result<Vec<u8>, Error> {
        let mut encoded = vec![0; modulus_bits.div_ceil(8)];
        // If the length of the modulus is a multiple of 8 bits plus 1, the encoding is one byte shorter.
        let first = encoded.len() - (modulus_bits - 1).div_ceil(8);
        let room = (encoded.len() - first).checked_sub(self.salt + <D as Digest>::output_size() + 2);
        let Some(zeros) = room else {
            return Err(format!("a key of {modulus_bits} bits is too short").into());
        };
        let mut salt = vec![0; self.salt];
        rand::rng().fill_bytes(&mut salt);
        let digest = Self::digest(message, &salt);
        let (block, rest) = encoded[first..].split_at_mut(zeros + 1 + self.salt);
        block[zeros] = 1;
        block[zeros + 1..].copy_from_slice(&salt);
        M::mask(digest.as_ref(), block);
        block[0] &= 0xff >> (8 * (block.len() + rest.len()) - (modulus_bits - 1));
        rest[..digest.as_ref().len()].copy_from_slice(digest.as_ref());
        rest[digest.as_ref().len()] = 0xbc;
        Ok(encoded)
    }

    fn verify(&self, message: &[u8], opened: &[u8], modulus_bits: usize) -> bool {
        let bits = modulus_bits - 1;
        let (first, encoded) = opened.split_at(opened.len() - bits.div_ceil(8));
        let spare = 8 * encoded.len() - bits;
        let digest_len = <D as Digest>::output_size();
        let Some(zeros) = encoded.len().checked_sub(self.salt + digest_len + 2) else { return false };
        let (masked, rest) = encoded.split_at(zeros + 1 + self.salt);
        let mut block = masked.to_vec();
        M::mask(&rest[..digest_len], &mut block);
        block[0] &= 0xff >> spare;
        let (head, salt) = block.split_at(zeros + 1);
        first.iter().all(|byte| *byte == 0)
            && u32::from(masked[0]) >> (8 - spare) == 0
            && matches!(head, [zeros @ .., 1] if zeros.iter().all(|byte| *byte == 0))
            && Self::digest(message, salt).as_ref() == &rest[..digest_len]
            && rest[digest_len..] == [0xbc]
    }
}
