//! Private keys of two primes, for RSA and Paillier.

use limbwise::threads::on_this_thread;
use limbwise::{KeyError, ShapeError};

use crate::columns::{columns, power};
use crate::export::export;
use crate::memory::{COperand, Output, Source, Target};
use crate::settings::{Options, Settings};
use crate::status::{Refusal, Status};

/// `limbwise_private_key`.
pub struct PrivateKey(limbwise::PrivateKey);

/// `limbwise_rsa_key`.
pub struct RsaKey(limbwise::RsaKey);

/// `limbwise_paillier_key`.
pub struct PaillierKey(limbwise::PaillierKey);

export! {
    fn private_key_new(p: COperand<'_>, q: COperand<'_>, made: Target<'_, *mut PrivateKey>) {
        made.give("made", || {
            let (p, q) = (p.one("p")?, q.one("q")?);
            Ok(PrivateKey(on_this_thread(|| limbwise::PrivateKey::new(p, q))?))
        })
    }

    fn private_key_free(key: Target<'_, PrivateKey>) -> (), else (), { key.free() }

    fn private_key_limbs(key: Source<'_, PrivateKey>) -> usize, else 0, {
        key.one("key").map_or(0, |PrivateKey(key)| key.modulus().limbs())
    }

    fn private_key_modulus(key: Source<'_, PrivateKey>, out: Output<'_>) {
        let modulus = key.one("key")?.0.modulus();
        let (found, expected) = ((out.rows, out.limbs), (1, modulus.limbs()));
        if found != expected {
            return Err(ShapeError::Output { found, expected }.into());
        }
        out.data.slice(modulus.limbs(), "out")?.copy_from_slice(modulus.as_limbs());
        Ok(())
    }

    fn private_key_rsa(key: Source<'_, PrivateKey>, e: COperand<'_>, made: Target<'_, *mut RsaKey>) {
        made.give("made", || {
            let (PrivateKey(key), e) = (key.one("key")?, e.one("e")?);
            Ok(RsaKey(on_this_thread(|| key.rsa(e))?))
        })
    }

    fn private_key_paillier(key: Source<'_, PrivateKey>, made: Target<'_, *mut PaillierKey>) {
        made.give("made", || {
            let PrivateKey(key) = key.one("key")?;
            Ok(PaillierKey(on_this_thread(|| key.paillier())?))
        })
    }

    fn rsa_key_free(key: Target<'_, RsaKey>) -> (), else (), { key.free() }

    fn rsa_key_private(
        key: Source<'_, RsaKey>, x: COperand<'_>, options: Source<'_, Options>, out: Output<'_>,
    ) {
        let RsaKey(key) = key.one("key")?;
        let products = power(key.modulus().limbs());
        columns([(x, "x")], Settings::of(options)?, products, out, |[x], place| place.take(key.private(x)?))
    }

    fn rsa_key_public(
        key: Source<'_, RsaKey>, x: COperand<'_>, options: Source<'_, Options>, out: Output<'_>,
    ) {
        let RsaKey(key) = key.one("key")?;
        columns([(x, "x")], Settings::of(options)?, power(1), out, |[x], place| place.take(key.public(x)?))
    }

    fn paillier_key_free(key: Target<'_, PaillierKey>) -> (), else (), { key.free() }

    fn paillier_key_limbs(key: Source<'_, PaillierKey>) -> usize, else 0, {
        key.one("key").map_or(0, |PaillierKey(key)| key.square().limbs())
    }

    fn paillier_key_decrypt(
        key: Source<'_, PaillierKey>, ciphertexts: COperand<'_>, options: Source<'_, Options>, out: Output<'_>,
    ) {
        let PaillierKey(key) = key.one("key")?;
        let products = power(key.square().limbs());
        columns([(ciphertexts, "ciphertexts")], Settings::of(options)?, products, out, |[ciphertexts], place| {
            place.take(key.decrypt(ciphertexts)?)
        })
    }

    fn paillier_key_noise(
        key: Source<'_, PaillierKey>, r: COperand<'_>, options: Source<'_, Options>, out: Output<'_>,
    ) {
        let PaillierKey(key) = key.one("key")?;
        let products = power(key.square().limbs());
        columns([(r, "r")], Settings::of(options)?, products, out, |[r], place| place.take(key.noise(r)?))
    }
}

impl From<KeyError> for Refusal {
    fn from(error: KeyError) -> Refusal {
        match error {
            KeyError::Other(error) => error.into(),
            error => Refusal::new(Status::KEY, error.to_string()),
        }
    }
}
