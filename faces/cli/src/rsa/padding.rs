//! Checks whether an opened signature, s^e mod n, encodes a digest: PSS and PKCS #1 v1.5, RFC 8017, sections
//! 9.1 and 9.2.
//!
//! Everything here is public; nothing is constant-time.

use clap::ValueEnum;
use sha2::{Digest, Sha256, Sha384, Sha512};

/// A hash function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Hash {
    /// SHA-256.
    Sha256,
    /// SHA-384.
    Sha384,
    /// SHA-512.
    Sha512,
}

impl Hash {
    /// Returns the name.
    pub(super) fn name(self) -> &'static str {
        match self {
            Hash::Sha256 => "SHA-256",
            Hash::Sha384 => "SHA-384",
            Hash::Sha512 => "SHA-512",
        }
    }

    /// Returns the length of a digest in bytes.
    pub(super) fn bytes(self) -> usize {
        match self {
            Hash::Sha256 => 32,
            Hash::Sha384 => 48,
            Hash::Sha512 => 64,
        }
    }

    /// Hashes the concatenation of `parts`.
    pub(super) fn digest(self, parts: &[&[u8]]) -> Vec<u8> {
        fn of<D: Digest>(parts: &[&[u8]]) -> Vec<u8> {
            let mut hash = D::new();
            parts.iter().for_each(|part| hash.update(part));
            hash.finalize().to_vec()
        }
        match self {
            Hash::Sha256 => of::<Sha256>(parts),
            Hash::Sha384 => of::<Sha384>(parts),
            Hash::Sha512 => of::<Sha512>(parts),
        }
    }

    /// Returns the DER prefix of DigestInfo, which precedes the digest in PKCS #1 v1.5.
    fn digest_info(self) -> [u8; 19] {
        let (name, bytes) = match self {
            Hash::Sha256 => (1, 32),
            Hash::Sha384 => (2, 48),
            Hash::Sha512 => (3, 64),
        };
        [
            0x30,
            17 + bytes,
            0x30,
            0x0d,
            0x06,
            0x09,
            0x60,
            0x86,
            0x48,
            0x01,
            0x65,
            0x03,
            0x04,
            0x02,
            name,
            0x05,
            0x00,
            0x04,
            bytes,
        ]
    }

    /// Fills `mask` with the output of MGF1 for a seed.
    fn mask(self, seed: &[u8], mask: &mut [u8]) {
        for (counter, block) in (0u32..).zip(mask.chunks_mut(self.bytes())) {
            let bytes = self.digest(&[seed, &counter.to_be_bytes()]);
            block.copy_from_slice(&bytes[..block.len()]);
        }
    }
}

/// The encoding of digests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Padding {
    /// EMSA-PKCS1-v1_5.
    Pkcs1v15,
    /// EMSA-PSS with MGF1 of the same hash function.
    Pss {
        /// The required length of the salt in bytes, if any.
        salt: Option<usize>,
    },
}

impl Padding {
    /// Returns the shortest modulus, in bits, that an encoding fits into.
    pub(super) fn least_bits(self, hash: Hash) -> usize {
        match self {
            Padding::Pkcs1v15 => (11 + hash.digest_info().len() + hash.bytes()) * 8 - 7,
            Padding::Pss { salt } => (hash.bytes() + salt.unwrap_or(0) + 2) * 8 - 6,
        }
    }

    /// Returns whether `opened`, which is as long as a modulus of `bits` bits, encodes `digest`.
    pub(super) fn encodes(self, opened: &[u8], bits: usize, hash: Hash, digest: &[u8]) -> bool {
        match self {
            Padding::Pkcs1v15 => {
                let tail = [&[0], &hash.digest_info()[..], digest].concat();
                let Some(head) = opened.strip_suffix(&*tail) else { return false };
                // At least eight bytes of FF.
                matches!(head, [0, 1, ff @ ..] if ff.len() >= 8 && ff.iter().all(|b| *b == 0xff))
            }
            Padding::Pss { salt } => {
                // The encoding has one bit less than the modulus, and therefore may have one byte less.
                let bits = bits - 1;
                let (above, encoded) = opened.split_at(opened.len() - bits.div_ceil(8));
                above.iter().all(|b| *b == 0) && is_pss(encoded, bits, hash, salt, digest)
            }
        }
    }
}

/// EMSA-PSS-VERIFY for an encoding of `bits` bits.
fn is_pss(encoded: &[u8], bits: usize, hash: Hash, salt: Option<usize>, digest: &[u8]) -> bool {
    let Some((0xbc, rest)) = encoded.split_last().map(|(last, rest)| (*last, rest)) else { return false };
    let Some(data) = rest.len().checked_sub(hash.bytes()) else { return false };
    let (masked, found) = rest.split_at(data);
    let unused = 8 * encoded.len() - bits;
    let Some(first) = masked.first() else { return false };
    if u16::from(*first) >> (8 - unused) != 0 {
        return false;
    }
    let mut block = vec![0; data];
    hash.mask(found, &mut block);
    block.iter_mut().zip(masked).for_each(|(b, m)| *b ^= m);
    block[0] &= 0xff >> unused;
    // Zeros, a one, the salt.
    let Some(one) = block.iter().position(|b| *b != 0) else { return false };
    let tail = &block[one + 1..];
    block[one] == 1
        && salt.is_none_or(|salt| salt == tail.len())
        && hash.digest(&[&[0; 8], digest, tail]) == found
}
