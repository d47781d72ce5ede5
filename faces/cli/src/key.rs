//! Reads RSA keys in PEM or DER: PKCS #1, PKCS #8 (also encrypted), SPKI, and X.509 certificates.

pub(crate) mod hash;
mod passphrase;
mod pem;
mod pss;

use std::fs::File;
use std::hash::{Hash, Hasher};
use std::io::Read;

use limbwise::Number;
use limbwise::limbs::Limb;
use pkcs1::{RsaPrivateKey, RsaPublicKey};
use pkcs5::EncryptionScheme;
use pkcs5::pbes2::Kdf;
use pkcs8::der::asn1::UintRef;
use pkcs8::der::{Decode, Encode, Header, Reader, SliceReader};
use pkcs8::spki::{AlgorithmIdentifierRef, SubjectPublicKeyInfoRef};
use pkcs8::{EncryptedPrivateKeyInfoRef, PrivateKeyInfoRef};
use twox_hash::XxHash64;
use x509_cert::Certificate;
use zeroize::Zeroizing;

use crate::table::{Cells, TextEncoding};
pub(crate) use passphrase::Passphrase;
use pem::Block;
pub(crate) use pss::{Permits, PssLimits};

/// The largest key file in bytes.
const FILE_BYTES: u64 = 1 << 20;

/// The most rounds of PBKDF2, which take some seconds.
const ROUNDS: u32 = 10_000_000;

/// The most memory that scrypt may use, in bytes.
const SCRYPT_BYTES: u64 = 256 << 20;

const EXPECTED: &str = "expected an RSA key or a certificate in PEM or DER";

const RSA: &str = "1.2.840.113549.1.1.1";
const RSA_PSS: &str = "1.2.840.113549.1.1.10";

/// Algorithms of other keys and their names.
const OTHERS: [(&str, &str); 6] = [
    ("1.2.840.10045.2.1", "an elliptic-curve key"),
    ("1.3.101.110", "an X25519 key"),
    ("1.3.101.111", "an X448 key"),
    ("1.3.101.112", "an Ed25519 key"),
    ("1.3.101.113", "an Ed448 key"),
    ("1.2.840.10040.4.1", "a DSA key"),
];

/// An RSA key.
pub(crate) struct Key {
    /// n.
    pub(crate) modulus: Number,
    /// e.
    pub(crate) exponent: Number,
    /// The private part of a private key.
    pub(crate) private: Option<Private>,
    /// The signatures that may be verified with it.
    pub(crate) permits: Permits,
}

/// The private part of a key.
pub(crate) struct Private {
    /// d, padded to the width of n.
    pub(crate) exponent: Number,
    /// p and q; `None` for a key of more than two primes.
    pub(crate) primes: Option<[Number; 2]>,
}

impl Key {
    /// Reads a key file.
    ///
    /// # Errors
    ///
    /// Returns why it is invalid.
    pub(crate) fn read(path: &str, passphrase: &Passphrase) -> Result<Key, String> {
        // Capacity for the whole file: a vector that grows would leave copies of its content in memory.
        let mut bytes = Zeroizing::new(Vec::with_capacity(FILE_BYTES as usize + 1));
        let read = File::open(path).and_then(|f| f.take(FILE_BYTES + 1).read_to_end(&mut bytes));
        read.map_err(|e| format!("{path}: {e}"))?;
        if bytes.len() as u64 > FILE_BYTES {
            return Err(format!("{path}: too large for a key; {EXPECTED}"));
        }
        Key::from_bytes(&bytes, &|| passphrase.get(path)).map_err(|what| format!("{path}: {what}"))
    }

    /// Parses the content of a key file. `passphrase` is called if the key is encrypted.
    ///
    /// # Errors
    ///
    /// Returns why it is invalid.
    pub(crate) fn from_bytes(bytes: &[u8], passphrase: Ask<'_>) -> Result<Key, String> {
        let key = if pem::is_pem(bytes) { from_pem(bytes, passphrase) } else { from_der(bytes, passphrase) }?;
        let is_odd = key.modulus.as_limbs().first().is_some_and(|low| low & 1 == 1);
        if is_odd { Ok(key) } else { Err("the modulus is even; expected a product of odd primes".into()) }
    }

    /// Parses a cell of a column of keys: PEM, or DER, which is base64 in text cells.
    ///
    /// # Errors
    ///
    /// Returns why it is invalid. Encrypted keys are not accepted in cells.
    pub(crate) fn of_cell(cells: &Cells, row: usize) -> Result<Key, String> {
        let no_passphrase = || Err("the key is encrypted; expected a public key or a certificate".to_owned());
        let cell = cells.octets(row);
        if matches!(cells, Cells::Text(_)) && !pem::is_pem(cell) {
            // Databases and MIME encoders break lines.
            let text: String = String::from_utf8_lossy(cell).split_ascii_whitespace().collect();
            let der = TextEncoding::Base64.decode(&text);
            let der =
                der.map_err(|_| "neither PEM nor DER in base64; expected an RSA key or a certificate")?;
            return Key::from_bytes(&der, &no_passphrase);
        }
        Key::from_bytes(cell, &no_passphrase)
    }

    /// Returns whether n is this number, ignoring leading zeros.
    pub(crate) fn has_modulus(&self, number: &Number) -> bool {
        let [x, y] = [self.modulus.as_limbs(), number.as_limbs()];
        let limb = |number: &[Limb], i| number.get(i).copied().unwrap_or(0);
        (0..x.len().max(y.len())).all(|i| limb(x, i) == limb(y, i))
    }

    /// Returns a checksum of the public part, to distinguish keys.
    pub(crate) fn checksum(&self) -> u64 {
        let mut sum = XxHash64::with_seed(0);
        self.modulus.as_limbs().hash(&mut sum);
        self.exponent.as_limbs().hash(&mut sum);
        self.private.is_some().hash(&mut sum);
        sum.finish()
    }
}

/// Returns the passphrase, or why there is none.
type Ask<'a> = &'a dyn Fn() -> Result<&'a [u8], String>;

/// Uses the first block that may hold a key. Others are parameters, or certificates that signed the first.
fn from_pem(mut text: &[u8], passphrase: Ask<'_>) -> Result<Key, String> {
    let mut other = None;
    while let Some(block) = Block::next(&mut text) {
        let block = block?;
        if block.has_encrypted_header() {
            return Err("the key has the encryption used before PKCS #8, which is not supported; \
                 convert it: openssl pkcs8 -topk8 -in KEY -out NEW"
                .into());
        }
        let read = match block.label {
            "RSA PUBLIC KEY" => pkcs1_public,
            "RSA PRIVATE KEY" => pkcs1_private,
            "PUBLIC KEY" => spki,
            "PRIVATE KEY" => pkcs8,
            "CERTIFICATE" | "X509 CERTIFICATE" | "TRUSTED CERTIFICATE" => certificate,
            "ENCRYPTED PRIVATE KEY" => return encrypted(&block.decode()?, passphrase),
            label => {
                other = Some(label);
                continue;
            }
        };
        return read(&block.decode()?);
    }
    let label = other.unwrap_or("?");
    Err(format!("PEM of type {label}, not an RSA key; {EXPECTED}"))
}

fn from_der(der: &[u8], passphrase: Ask<'_>) -> Result<Key, String> {
    let (value, rest) = split_value(der);
    let key = if PrivateKeyInfoRef::from_der(value).is_ok() {
        pkcs8(value)
    } else if SubjectPublicKeyInfoRef::from_der(value).is_ok() {
        spki(value)
    } else if EncryptedPrivateKeyInfoRef::from_der(value).is_ok() {
        encrypted(value, passphrase)
    } else if Certificate::from_der(value).is_ok() {
        certificate(value)
    } else {
        let key = pkcs1_private(value).or_else(|_| pkcs1_public(value));
        key.map_err(|_| format!("not a key; {EXPECTED}"))
    }?;
    match rest.len() {
        0 => Ok(key),
        bytes => Err(format!("bytes after the end of the key: {bytes}; expected DER that ends with it")),
    }
}

/// Splits bytes after the DER value that they begin with; if there is none, the rest is empty.
fn split_value(der: &[u8]) -> (&[u8], &[u8]) {
    let end = || {
        let mut reader = SliceReader::new(der).ok()?;
        let length = Header::decode(&mut reader).ok()?.length();
        usize::try_from((reader.position() + length).ok()?).ok()
    };
    end().and_then(|end| der.split_at_checked(end)).unwrap_or((der, &[]))
}

fn encrypted(der: &[u8], passphrase: Ask<'_>) -> Result<Key, String> {
    let info = EncryptedPrivateKeyInfoRef::from_der(der).map_err(|_| {
        "the encrypted key is damaged, or its encryption is not supported; expected PKCS #8 with PBES2"
            .to_owned()
    })?;
    let EncryptionScheme::Pbes2(parameters) = &info.encryption_algorithm else {
        return Err("the key is encrypted with PBES1, which is not supported; \
             encrypt it again: openssl pkcs8 -topk8 -in KEY -out NEW"
            .into());
    };
    // The file determines the time and the memory that this takes.
    match &parameters.kdf {
        Kdf::Pbkdf2(kdf) if kdf.iteration_count > ROUNDS => {
            return Err(format!("PBKDF2 with {} rounds; expected at most {ROUNDS}", kdf.iteration_count));
        }
        Kdf::Scrypt(kdf) => {
            let bytes = 128u64.saturating_mul(kdf.cost_parameter).saturating_mul(kdf.block_size.into());
            if bytes > SCRYPT_BYTES || u64::from(kdf.parallelization) * bytes > 4 * SCRYPT_BYTES {
                return Err(format!("scrypt with {bytes} bytes of memory; expected at most {SCRYPT_BYTES}"));
            }
        }
        _ => {}
    }
    let plain = info
        .decrypt(passphrase()?)
        .map_err(|_| "the passphrase is wrong, or the key is damaged".to_owned())?;
    pkcs8(plain.as_bytes())
}

fn certificate(der: &[u8]) -> Result<Key, String> {
    let damaged = |e| format!("a damaged certificate: {e}");
    // OpenSSL appends trust settings to a trusted certificate.
    let certificate = Certificate::from_der_partial(der).map_err(damaged)?.0;
    let info = certificate.tbs_certificate().subject_public_key_info().to_der().map_err(damaged)?;
    spki(&info)
}

fn pkcs8(der: &[u8]) -> Result<Key, String> {
    let info = PrivateKeyInfoRef::from_der(der).map_err(damaged)?;
    let permits = permits(&info.algorithm)?;
    Ok(Key { permits, ..pkcs1_private(info.private_key.as_bytes())? })
}

fn spki(der: &[u8]) -> Result<Key, String> {
    let info = SubjectPublicKeyInfoRef::from_der(der).map_err(damaged)?;
    let permits = permits(&info.algorithm)?;
    Ok(Key { permits, ..pkcs1_public(info.subject_public_key.as_bytes().ok_or("a damaged RSA key")?)? })
}

/// Returns what a key of this algorithm permits; keys that are not RSA keys are rejected.
fn permits(algorithm: &AlgorithmIdentifierRef<'_>) -> Result<Permits, String> {
    let oid = algorithm.oid.to_string();
    match OTHERS.iter().find(|(other, _)| oid == *other) {
        _ if oid == RSA => Ok(Permits::All),
        _ if oid == RSA_PSS => Permits::pss(algorithm),
        Some((_, name)) => Err(format!("{name}; {EXPECTED}")),
        None => Err(format!("a key for another algorithm ({oid}); {EXPECTED}")),
    }
}

fn pkcs1_private(der: &[u8]) -> Result<Key, String> {
    let key = RsaPrivateKey::<UintRef<'_>>::from_der(der).map_err(damaged)?;
    let modulus = number(&key.modulus)?;
    let exponent = number(&key.private_exponent)?;
    let exponent = exponent.with_limbs(modulus.limbs().max(exponent.limbs())).map_err(damaged)?;
    let primes = match key.other_prime_infos {
        None => Some([number(&key.prime1)?, number(&key.prime2)?]),
        Some(_) => None,
    };
    let private = Some(Private { exponent, primes });
    Ok(Key { modulus, exponent: number(&key.public_exponent)?, private, permits: Permits::All })
}

fn pkcs1_public(der: &[u8]) -> Result<Key, String> {
    let key = RsaPublicKey::<UintRef<'_>>::from_der(der).map_err(damaged)?;
    let (modulus, exponent) = (number(&key.modulus)?, number(&key.public_exponent)?);
    Ok(Key { modulus, exponent, private: None, permits: Permits::All })
}

fn number(bytes: &UintRef<'_>) -> Result<Number, String> {
    Number::from_be_bytes(bytes.as_bytes()).map_err(damaged)
}

fn damaged(error: impl std::fmt::Display) -> String {
    format!("a damaged RSA key: {error}")
}
