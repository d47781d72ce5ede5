//! Checks whether an opened signature, s^e mod n, encodes a digest: PSS and PKCS #1 v1.5, RFC 8017, sections
//! 9.1 and 9.2.
//!
//! Everything here is public; nothing is constant-time.

use crate::key::hash::Hash;
use crate::key::{Permits, PssLimits};

/// The encoding of digests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Padding {
    /// EMSA-PKCS1-v1_5.
    Pkcs1v15,
    /// EMSA-PSS with MGF1 of the same hash function.
    Pss {
        /// The least length of the salt in bytes.
        least: usize,
        /// The greatest length of the salt in bytes.
        most: usize,
    },
}

impl Padding {
    /// Restricts the padding to what a key permits for a hash function.
    ///
    /// # Errors
    ///
    /// Returns an error if the key permits nothing of it.
    pub(super) fn under(self, permits: Permits, hash: Hash) -> Result<Padding, String> {
        let Permits::Pss(limits) = permits else { return Ok(self) };
        let refused = |what: &str| {
            let (with, option) = limits.map_or_else(Default::default, |PssLimits { hash, least_salt }| {
                let with = format!(" with {} and a salt of at least {least_salt} bytes", hash.name());
                (with, format!(" --hash {}", hash.option()))
            });
            Err(format!(
                "an RSA-PSS key, which permits only PSS{with}, not {what}; give --padding pss{option}"
            ))
        };
        match (self, limits) {
            (Padding::Pkcs1v15, _) => refused("PKCS #1 v1.5"),
            (Padding::Pss { .. }, None) => Ok(self),
            (Padding::Pss { .. }, Some(limits)) if limits.hash != hash => refused(hash.name()),
            (Padding::Pss { most, .. }, Some(limits)) if limits.least_salt > most => {
                let least = limits.least_salt;
                Err(format!(
                    "an RSA-PSS key, which permits only salts of at least {least} bytes; --salt-length is {most}"
                ))
            }
            (Padding::Pss { least, most }, Some(limits)) => {
                Ok(Padding::Pss { least: least.max(limits.least_salt), most })
            }
        }
    }

    /// Returns the shortest modulus, in bits, that an encoding fits into.
    pub(super) fn least_bits(self, hash: Hash) -> usize {
        match self {
            Padding::Pkcs1v15 => (11 + hash.digest_info().len() + hash.bytes()) * 8 - 7,
            Padding::Pss { least, .. } => (hash.bytes() + least + 2) * 8 - 6,
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
            Padding::Pss { least, most } => {
                // The encoding has one bit less than the modulus, and therefore may have one byte less.
                let bits = bits - 1;
                let (above, encoded) = opened.split_at(opened.len() - bits.div_ceil(8));
                above.iter().all(|b| *b == 0)
                    && salt_of_pss(encoded, bits, hash, digest)
                        .is_some_and(|salt| (least..=most).contains(&salt))
            }
        }
    }
}

/// EMSA-PSS-VERIFY for an encoding of `bits` bits. Returns the length of its salt; `None` if it does not encode
/// the digest.
fn salt_of_pss(encoded: &[u8], bits: usize, hash: Hash, digest: &[u8]) -> Option<usize> {
    let (0xbc, rest) = encoded.split_last().map(|(last, rest)| (*last, rest))? else { return None };
    let (masked, found) = rest.split_at(rest.len().checked_sub(hash.bytes())?);
    let unused = 8 * encoded.len() - bits;
    if u16::from(*masked.first()?) >> (8 - unused) != 0 {
        return None;
    }
    let mut block = vec![0; masked.len()];
    hash.mask(found, &mut block);
    block.iter_mut().zip(masked).for_each(|(b, m)| *b ^= m);
    block[0] &= 0xff >> unused;
    // Zeros, a one, the salt.
    let one = block.iter().position(|b| *b != 0)?;
    let salt = &block[one + 1..];
    (block[one] == 1 && hash.digest(&[&[0; 8], digest, salt]) == found).then_some(salt.len())
}
