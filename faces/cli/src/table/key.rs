//! Numbers of RSA keys in files: PEM or DER; PKCS #1, PKCS #8 or SPKI.

use std::fs::File;
use std::hash::{Hash, Hasher};
use std::io::Read;

use limbwise::Number;
use pkcs1::{RsaPrivateKey, RsaPublicKey};
use pkcs8::PrivateKeyInfoRef;
use pkcs8::der::asn1::{ObjectIdentifier, UintRef};
use pkcs8::der::{Decode, pem};
use pkcs8::spki::SubjectPublicKeyInfoRef;
use twox_hash::XxHash64;
use zeroize::Zeroizing;

/// Bytes of a key file, at most.
const FILE_BYTES: u64 = 1 << 20;

const RSA: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.1.1");

const EXPECTED: &str = "expected an RSA key in PEM or DER (PKCS #1, PKCS #8 or SPKI)";

/// What an RSA key gives as operands.
pub(crate) struct Key {
    /// n.
    pub(crate) modulus: Number,
    /// d of a private key, e of a public one.
    pub(crate) exponent: Number,
    /// Whether the exponent is d: a secret, as wide as n whatever its value.
    pub(crate) private: bool,
}

impl Key {
    /// Reads a key file.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub(crate) fn read(path: &str) -> Result<Key, String> {
        // Room for all of the file: a vector that grows leaves what it held behind.
        let mut bytes = Zeroizing::new(Vec::with_capacity(FILE_BYTES as usize + 1));
        let read = File::open(path).and_then(|f| f.take(FILE_BYTES + 1).read_to_end(&mut bytes));
        read.map_err(|e| format!("{path}: {e}"))?;
        if bytes.len() as u64 > FILE_BYTES {
            return Err(format!("{path}: larger than a key can be; {EXPECTED}"));
        }
        Key::from_bytes(&bytes).map_err(|what| format!("{path}: {what}"))
    }

    /// Reads the content of a key file.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Key, String> {
        if bytes.starts_with(b"-----BEGIN") { from_pem(bytes) } else { from_der(bytes) }
    }

    /// A checksum that tells keys apart, by what is public of them: n, and e of a public one.
    pub(super) fn checksum(&self) -> u64 {
        let mut sum = XxHash64::with_seed(0);
        self.modulus.as_limbs().hash(&mut sum);
        self.private.hash(&mut sum);
        if !self.private {
            self.exponent.as_limbs().hash(&mut sum);
        }
        sum.finish()
    }
}

fn from_pem(text: &[u8]) -> Result<Key, String> {
    let mut der = Zeroizing::new(vec![0; text.len()]);
    let (label, der) = pem::decode(text, &mut der).map_err(|e| format!("damaged PEM: {e}"))?;
    let key = match label {
        "RSA PUBLIC KEY" => pkcs1_public(der),
        "RSA PRIVATE KEY" => pkcs1_private(der),
        "PUBLIC KEY" => spki(der),
        "PRIVATE KEY" => pkcs8(der),
        "ENCRYPTED PRIVATE KEY" => {
            return Err("the key is encrypted; decrypt it: openssl pkey -in KEY".into());
        }
        "CERTIFICATE" => {
            return Err("a certificate; take its key: openssl x509 -in CERTIFICATE -noout -pubkey".into());
        }
        other => return Err(format!("PEM of a {other}; {EXPECTED}")),
    };
    key.ok_or_else(|| format!("no RSA key, or a damaged one; {EXPECTED}"))
}

fn from_der(der: &[u8]) -> Result<Key, String> {
    let key = pkcs8(der).or_else(|| spki(der)).or_else(|| pkcs1_private(der)).or_else(|| pkcs1_public(der));
    key.ok_or_else(|| format!("not a key; {EXPECTED}"))
}

fn pkcs8(der: &[u8]) -> Option<Key> {
    let info = PrivateKeyInfoRef::from_der(der).ok()?;
    (info.algorithm.oid == RSA).then(|| pkcs1_private(info.private_key.as_bytes()))?
}

fn spki(der: &[u8]) -> Option<Key> {
    let info = SubjectPublicKeyInfoRef::from_der(der).ok()?;
    (info.algorithm.oid == RSA).then(|| pkcs1_public(info.subject_public_key.as_bytes()?))?
}

fn pkcs1_private(der: &[u8]) -> Option<Key> {
    let key = RsaPrivateKey::<UintRef<'_>>::from_der(der).ok()?;
    let modulus = Number::from_be_bytes(key.modulus.as_bytes()).ok()?;
    let exponent = Number::from_be_bytes(key.private_exponent.as_bytes()).ok()?;
    let exponent = exponent.with_limbs(modulus.limbs().max(exponent.limbs())).ok()?;
    Some(Key { modulus, exponent, private: true })
}

fn pkcs1_public(der: &[u8]) -> Option<Key> {
    let key = RsaPublicKey::<UintRef<'_>>::from_der(der).ok()?;
    let modulus = Number::from_be_bytes(key.modulus.as_bytes()).ok()?;
    let exponent = Number::from_be_bytes(key.public_exponent.as_bytes()).ok()?;
    Some(Key { modulus, exponent, private: false })
}
