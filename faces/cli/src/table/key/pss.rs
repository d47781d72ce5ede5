//! What an RSA key permits: the identifier id-RSASSA-PSS and its parameters restrict it (RFC 4055, sections
//! 1.2 and 3.1).

use pkcs1::RsaPssParams;
use pkcs8::der::asn1::{Any, AnyRef, ObjectIdentifier};
use pkcs8::der::{Decode, Encode};
use pkcs8::spki::{AlgorithmIdentifier, AlgorithmIdentifierRef};

use crate::hash::Hash;

const MGF1: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.1.8");

/// The signatures that a key permits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Permits {
    /// All.
    All,
    /// PSS only, within limits if the key has parameters.
    Pss(Option<PssLimits>),
}

/// The parameters of an RSA-PSS key. Its mask generation function is MGF1 with the same hash function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PssLimits {
    /// The hash function.
    pub(crate) hash: Hash,
    /// The least length of the salt in bytes.
    pub(crate) least_salt: usize,
}

impl Permits {
    /// Returns what the algorithm of an RSA-PSS key permits.
    ///
    /// # Errors
    ///
    /// Returns an error if its parameters are damaged or not supported.
    pub(super) fn pss(algorithm: &AlgorithmIdentifierRef<'_>) -> Result<Permits, String> {
        algorithm.parameters.map(limits).transpose().map(Permits::Pss)
    }
}

fn limits(parameters: AnyRef<'_>) -> Result<PssLimits, String> {
    let damaged = |e: &dyn std::fmt::Display| format!("an RSA-PSS key with damaged parameters: {e}");
    let der = parameters.to_der().map_err(|e| damaged(&e))?;
    let read = RsaPssParams::<Any>::from_der(&der).map_err(|e| damaged(&e))?;
    // The decoder accepts fields that occur twice and defaults that are spelled out. Neither is DER.
    if read.to_der().is_ok_and(|written| written != der) {
        return Err(damaged(&"they are not in DER"));
    }
    let hash = hash(&read.hash)?;
    if read.mask_gen.oid != MGF1 {
        let oid = read.mask_gen.oid;
        return Err(format!("an RSA-PSS key for another mask generation function ({oid}); expected MGF1"));
    }
    let of_mask = read.mask_gen.parameters.as_ref().map(self::hash).transpose()?;
    if of_mask != Some(hash) {
        let other = of_mask.map_or("no hash function", Hash::name);
        let hash = hash.name();
        return Err(format!("an RSA-PSS key for {hash} and MGF1 with {other}; expected MGF1 with {hash}"));
    }
    Ok(PssLimits { hash, least_salt: read.salt_len.into() })
}

/// Returns the hash function of an algorithm; its parameters must be absent or NULL.
fn hash(algorithm: &AlgorithmIdentifier<Any>) -> Result<Hash, String> {
    const SHA_1: &str = "1.3.14.3.2.26";
    let oid = algorithm.oid;
    if algorithm.parameters.as_ref().is_some_and(|parameters| !parameters.is_null()) {
        return Err(format!("an RSA-PSS key with damaged parameters: parameters of a hash function ({oid})"));
    }
    Hash::of_oid(&oid).ok_or_else(|| {
        let name = if oid.to_string() == SHA_1 { "SHA-1".to_owned() } else { oid.to_string() };
        format!("an RSA-PSS key for another hash function ({name}); expected SHA-256, SHA-384 or SHA-512")
    })
}
