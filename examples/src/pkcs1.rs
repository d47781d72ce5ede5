//! Signature encoding PKCS#1 v1.5 with SHA-256 (RFC 8017, section 9.2).

use std::fmt;

use sha2::{Digest, Sha256};

/// The DER prefix that names SHA-256 before its digest.
const DIGEST_INFO: [u8; 19] = [
    0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01, 0x05, 0x00,
    0x04, 0x20,
];

/// Bytes of a digest.
const DIGEST: usize = 32;

/// Why an opened signature does not belong to its message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is not 00 01 FF .. FF 00 and the name of SHA-256: the key or the signature is wrong.
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

/// Compares an opened signature with the one encoding that the message has.
///
/// # Errors
///
/// [`Fault`] if they differ.
pub fn check(opened: &[u8], message: &[u8]) -> Result<(), Fault> {
    let Some((padding, digest)) = opened.split_last_chunk::<DIGEST>() else {
        return Err(Fault::Padding);
    };
    let Some((head, name)) = padding.split_last_chunk::<{ DIGEST_INFO.len() }>() else {
        return Err(Fault::Padding);
    };
    // At least eight bytes of FF: RFC 8017 asks for them.
    let filled = matches!(head, [0, 1, ff @ .., 0] if ff.len() >= 8 && ff.iter().all(|b| *b == 0xff));
    if !filled || *name != DIGEST_INFO {
        return Err(Fault::Padding);
    }
    if digest[..] != Sha256::digest(message)[..] {
        return Err(Fault::Digest);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

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
