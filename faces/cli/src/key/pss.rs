//! What an RSA key permits: the identifier id-RSASSA-PSS and its parameters restrict it (RFC 4055, sections
//! 1.2 and 3.1).

use pkcs8::der::asn1::{AnyRef, ObjectIdentifier};
use pkcs8::der::{self, Reader, TagMode, TagNumber};
use pkcs8::spki::{AlgorithmIdentifier, AlgorithmIdentifierRef};

use crate::key::hash::Hash;

const MGF1: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.1.8");
const SHA_1: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.14.3.2.26");

/// The default length of the salt.
const SALT: u16 = 20;

/// The default trailer field, the only one there is.
const TRAILER: u8 = 1;

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
    type Algorithm<'a> = AlgorithmIdentifierRef<'a>;
    let fields = parameters.sequence(|fields| {
        let hash = fields.context_specific::<Algorithm<'_>>(TagNumber(0), TagMode::Explicit)?;
        let mask =
            fields.context_specific::<AlgorithmIdentifier<Algorithm<'_>>>(TagNumber(1), TagMode::Explicit)?;
        let salt = fields.context_specific::<u16>(TagNumber(2), TagMode::Explicit)?;
        let trailer = fields.context_specific::<u8>(TagNumber(3), TagMode::Explicit)?;
        Ok::<_, der::Error>((hash, mask, salt, trailer))
    });
    let (hash, mask, salt, trailer) = fields.map_err(damaged)?;
    // DER omits defaults.
    if salt == Some(SALT) || trailer == Some(TRAILER) {
        return Err(damaged("a default value is spelled out"));
    }
    if let Some(trailer) = trailer {
        return Err(format!("an RSA-PSS key for another trailer field ({trailer}); expected {TRAILER}"));
    }
    let (hash, name) = known(hash)?;
    let Some(hash) = hash else {
        return Err(format!(
            "an RSA-PSS key for another hash function ({name}); expected SHA-256, SHA-384 or SHA-512"
        ));
    };
    let of_mask = match mask {
        None => None,
        Some(mask) if mask.oid != MGF1 => {
            let oid = mask.oid;
            return Err(format!(
                "an RSA-PSS key for another mask generation function ({oid}); expected MGF1"
            ));
        }
        Some(mask) => Some(mask.parameters.ok_or_else(|| damaged("MGF1 without a hash function"))?),
    };
    let (of_mask, other) = known(of_mask)?;
    if of_mask != Some(hash) {
        return Err(format!("an RSA-PSS key for {name} and MGF1 with {other}; expected MGF1 with {name}"));
    }
    Ok(PssLimits { hash, least_salt: salt.unwrap_or(SALT).into() })
}

/// Returns the hash function of an algorithm, if it is supported, and its name. The default is SHA-1.
fn known(algorithm: Option<AlgorithmIdentifierRef<'_>>) -> Result<(Option<Hash>, String), String> {
    let Some(algorithm) = algorithm else { return Ok((None, "SHA-1".into())) };
    let oid = algorithm.oid;
    if algorithm.parameters.is_some_and(|parameters| !parameters.is_null()) {
        return Err(damaged(format_args!("parameters of a hash function ({oid})")));
    }
    let hash = Hash::of_oid(&oid);
    let name = match hash {
        Some(hash) => hash.name().into(),
        None if oid == SHA_1 => "SHA-1".into(),
        None => oid.to_string(),
    };
    Ok((hash, name))
}

fn damaged(what: impl std::fmt::Display) -> String {
    format!("an RSA-PSS key with damaged parameters: {what}")
}
