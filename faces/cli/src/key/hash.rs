//! The hash functions of signatures.

use clap::ValueEnum;
use pkcs8::der::asn1::ObjectIdentifier;
use sha2::{Digest, Sha256, Sha384, Sha512};

/// A hash function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Hash {
    /// SHA-256.
    Sha256,
    /// SHA-384.
    Sha384,
    /// SHA-512.
    Sha512,
}

impl Hash {
    /// Returns the hash function with an identifier, if it is one of these.
    pub(crate) fn of_oid(oid: &ObjectIdentifier) -> Option<Hash> {
        Hash::value_variants().iter().copied().find(|hash| hash.oid() == *oid)
    }

    /// Returns the identifier.
    fn oid(self) -> ObjectIdentifier {
        ObjectIdentifier::new_unwrap(match self {
            Hash::Sha256 => "2.16.840.1.101.3.4.2.1",
            Hash::Sha384 => "2.16.840.1.101.3.4.2.2",
            Hash::Sha512 => "2.16.840.1.101.3.4.2.3",
        })
    }

    /// Returns the name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Hash::Sha256 => "SHA-256",
            Hash::Sha384 => "SHA-384",
            Hash::Sha512 => "SHA-512",
        }
    }

    /// Returns the value of `--hash` that selects it.
    pub(crate) fn option(self) -> &'static str {
        match self {
            Hash::Sha256 => "sha256",
            Hash::Sha384 => "sha384",
            Hash::Sha512 => "sha512",
        }
    }

    /// Returns the length of a digest in bytes.
    pub(crate) fn bytes(self) -> usize {
        match self {
            Hash::Sha256 => 32,
            Hash::Sha384 => 48,
            Hash::Sha512 => 64,
        }
    }

    /// Hashes the concatenation of `parts`.
    pub(crate) fn digest(self, parts: &[&[u8]]) -> Vec<u8> {
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
    pub(crate) fn digest_info(self) -> Vec<u8> {
        let (oid, bytes) = (self.oid(), self.bytes() as u8);
        [&[0x30, 17 + bytes, 0x30, 0x0d, 0x06, 0x09], oid.as_bytes(), &[0x05, 0x00, 0x04, bytes]].concat()
    }

    /// Fills `mask` with the output of MGF1 for a seed.
    pub(crate) fn mask(self, seed: &[u8], mask: &mut [u8]) {
        for (counter, block) in (0u32..).zip(mask.chunks_mut(self.bytes())) {
            let bytes = self.digest(&[seed, &counter.to_be_bytes()]);
            block.copy_from_slice(&bytes[..block.len()]);
        }
    }
}
