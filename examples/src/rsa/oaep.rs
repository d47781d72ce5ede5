//! Decoding of the encryption padding OAEP (RFC 8017, section 7.1).

use std::marker::PhantomData;

use sha2::Digest;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

use super::{EncryptionPadding, Mask, Mgf1};

/// OAEP with a label, the digest `D`, and the masks `M`.
pub struct Oaep<D, M = Mgf1<D>> {
    label: Vec<u8>,
    digests: PhantomData<(D, M)>,
}

impl<D: Digest, M: Mask> Oaep<D, M> {
    /// Makes the padding with a label, which is usually empty.
    #[must_use]
    pub fn new(label: &[u8]) -> Oaep<D, M> {
        Oaep { label: D::digest(label).to_vec(), digests: PhantomData }
    }
}

impl<D: Digest, M: Mask> EncryptionPadding for Oaep<D, M> {
    fn decode(&self, decrypted: &[u8]) -> Option<Vec<u8>> {
        let digest = self.label.len();
        if decrypted.len() < 2 * digest + 2 {
            return None;
        }
        let mut decrypted = decrypted.to_vec();
        let (first, rest) = decrypted.split_at_mut(1);
        let (seed, block) = rest.split_at_mut(digest);
        M::mask(block, seed);
        M::mask(seed, block);
        let (label, padded) = block.split_at(digest);
        // Zeros, 1, and the message.
        let (mut start, mut right) = (0u32, first[0].ct_eq(&0) & label.ct_eq(&self.label));
        let mut zeros = Choice::from(1);
        for (after, byte) in (1..).zip(padded) {
            start.conditional_assign(&after, zeros & byte.ct_eq(&1));
            right &= !zeros | byte.ct_eq(&0) | byte.ct_eq(&1);
            zeros &= byte.ct_eq(&0);
        }
        right &= !zeros;
        bool::from(right).then(|| padded[start as usize..].to_vec())
    }
}
