//! PKCS#1 v1.5 (RFC 8017): encoding of signatures (section 9.2), and decoding of the encryption padding
//! (section 7.2).

use std::fmt;
use std::marker::PhantomData;

use sha2::digest::const_oid::AssociatedOid;
use sha2::{Digest, Sha256};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, ConstantTimeGreater};

use super::{EncryptionPadding, SignaturePadding};
use crate::Error;

/// Signatures with the digest `D`.
pub struct Signature<D>(PhantomData<D>);

impl<D: Digest + AssociatedOid> Signature<D> {
    /// Makes the padding.
    #[must_use]
    pub fn new() -> Signature<D> {
        Signature(PhantomData)
    }
}

impl<D: Digest + AssociatedOid> Default for Signature<D> {
    fn default() -> Self {
        Signature::new()
    }
}

impl<D: Digest + AssociatedOid> SignaturePadding for Signature<D> {
    fn encode(&self, message: &[u8], modulus_bits: usize) -> Result<Vec<u8>, Error> {
        let encoded = encoded::<D>(message, modulus_bits.div_ceil(8));
        encoded.ok_or_else(|| format!("a key of {modulus_bits} bits is too short").into())
    }

    fn verify(&self, message: &[u8], opened: &[u8], _: usize) -> bool {
        encoded::<D>(message, opened.len()).is_some_and(|encoded| encoded == opened)
    }
}

/// Returns the only encoding of a message in `width` bytes: 00 01 FF .. FF 00, the name of the digest, and
/// the digest. `None` if there is no room for eight bytes FF.
fn encoded<D: Digest + AssociatedOid>(message: &[u8], width: usize) -> Option<Vec<u8>> {
    let (name, digest) = (D::OID.as_bytes(), D::digest(message));
    let (name_len, digest_len) = (name.len() as u8, digest.len() as u8);
    // DER: a sequence of the algorithm (a sequence of its name and null) and the digest.
    let head = [0x30, name_len + digest_len + 8, 0x30, name_len + 4, 0x06, name_len];
    let info = [&head, name, &[0x05, 0x00, 0x04, digest_len], &digest].concat();
    let filled = width.checked_sub(info.len() + 3).filter(|filled| *filled >= 8)?;
    Some([&[0, 1], &*vec![0xff; filled], &[0], &*info].concat())
}

/// Why an opened signature is invalid for its message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It does not start with 00 01 FF .. FF 00 and the name of SHA-256: the key or the signature is wrong.
    Padding,
    /// The digest is that of another message.
    Digest,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::Padding => "the PKCS#1 v1.5 padding is wrong",
            Fault::Digest => "the SHA-256 digest is that of another message",
        })
    }
}

/// Compares an opened signature with the only encoding of the message, which uses SHA-256.
///
/// # Errors
///
/// Returns [`Fault`] if they differ.
pub fn check(opened: &[u8], message: &[u8]) -> Result<(), Fault> {
    let expected = encoded::<Sha256>(message, opened.len()).ok_or(Fault::Padding)?;
    let padding = expected.len() - <Sha256 as Digest>::output_size();
    if opened[..padding] != expected[..padding] {
        return Err(Fault::Padding);
    }
    if opened != expected { Err(Fault::Digest) } else { Ok(()) }
}

/// Encryption padding: 00 02, at least eight nonzero bytes, 00, and the message.
pub struct Encryption;

impl EncryptionPadding for Encryption {
    fn decode(&self, decrypted: &[u8]) -> Option<Vec<u8>> {
        let [first, second, padded @ ..] = decrypted else { return None };
        let (mut start, mut filled) = (0u32, Choice::from(1));
        for (after, byte) in (1..).zip(padded) {
            start.conditional_assign(&after, filled & byte.ct_eq(&0));
            filled &= !byte.ct_eq(&0);
        }
        let right = first.ct_eq(&0) & second.ct_eq(&2) & !filled & start.ct_gt(&8);
        bool::from(right).then(|| padded[start as usize..].to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The DER prefix that names SHA-256 before its digest.
    const DIGEST_INFO: [u8; 19] = [
        0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01, 0x05, 0x00,
        0x04, 0x20,
    ];

    fn encoded(message: &[u8]) -> Vec<u8> {
        let mut em = vec![0xff; 256];
        em[..2].copy_from_slice(&[0, 1]);
        em[204] = 0;
        em[205..224].copy_from_slice(&DIGEST_INFO);
        em[224..].copy_from_slice(&Sha256::digest(message));
        em
    }

    #[test]
    fn the_encoding_of_the_message_is_right() {
        assert_eq!(check(&encoded(b"one"), b"one"), Ok(()));
        assert_eq!(check(&encoded(b"one"), b"two"), Err(Fault::Digest));
    }

    #[test]
    fn every_bit_counts() {
        for bit in 0..2048 {
            let mut em = encoded(b"one");
            em[bit / 8] ^= 1 << (bit % 8);
            let fault = if bit < 224 * 8 { Fault::Padding } else { Fault::Digest };
            assert_eq!(check(&em, b"one"), Err(fault), "bit {bit}");
        }
    }

    #[test]
    fn a_short_padding_is_refused() {
        let em = encoded(b"one");
        let short = [&[0, 1], &em[em.len() - 32 - 19 - 1 - 7..]].concat();
        assert_eq!(check(&short, b"one"), Err(Fault::Padding));
        assert_eq!(check(&em[230..], b"one"), Err(Fault::Padding));
        assert_eq!(check(&em[210..], b"one"), Err(Fault::Padding));
    }
}
