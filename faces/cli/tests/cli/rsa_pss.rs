//! What RSA-PSS keys permit (RFC 4055): keys made by OpenSSL (tests/signatures/make-pss.sh), and parameters
//! that are damaged or not supported.

use base64ct::{Base64, Encoding};
use pkcs8::der::Decode;
use pkcs8::spki::SubjectPublicKeyInfoRef;

use crate::rsa::{Signed, csv, signatures, verdicts};
use crate::run::Folder;

const KEYS: &str = include_str!("../signatures/pss.csv");

const SEQUENCE: u8 = 0x30;
const OID: u8 = 6;
const NULL: [u8; 2] = [5, 0];
const RSA_PSS: &[u8] = &[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0a];
const MGF1: &[u8] = &[0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x08];
const SHA_1: &[u8] = &[0x2b, 0x0e, 0x03, 0x02, 0x1a];
const SHA_224: &[u8] = &[0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x04];
const SHA_256: &[u8] = &[0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01];
const SHA_384: &[u8] = &[0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x02];

/// Encodes a value in DER.
fn value(tag: u8, parts: &[&[u8]]) -> Vec<u8> {
    let content = parts.concat();
    let length = match content.len() {
        len @ ..128 => vec![len as u8],
        len @ ..256 => vec![0x81, len as u8],
        len => vec![0x82, (len >> 8) as u8, len as u8],
    };
    [&[tag], &length[..], &content].concat()
}

fn algorithm(oid: &[u8], parameters: &[u8]) -> Vec<u8> {
    value(SEQUENCE, &[&value(OID, &[oid]), parameters])
}

/// The field of a number in the parameters.
fn field(number: u8, content: &[u8]) -> Vec<u8> {
    value(0xa0 + number, &[content])
}

fn hash(oid: &[u8]) -> Vec<u8> {
    field(0, &algorithm(oid, &NULL))
}

fn mask(oid: &[u8]) -> Vec<u8> {
    field(1, &algorithm(MGF1, &algorithm(oid, &NULL)))
}

fn salt(integer: &[u8]) -> Vec<u8> {
    field(2, &value(2, &[integer]))
}

/// Returns the public key of a signature with the identifier of PSS and these parameters.
fn restricted(key: &str, parameters: &[u8]) -> Vec<u8> {
    let der = Base64::decode_vec(key).unwrap();
    let info = SubjectPublicKeyInfoRef::from_der(&der).unwrap();
    let bits = value(3, &[&[0], info.subject_public_key.as_bytes().unwrap()]);
    value(SEQUENCE, &[&algorithm(RSA_PSS, parameters), &bits])
}

/// Returns a certificate of a public key. Its signature is not one.
fn certificate(key: &[u8]) -> Vec<u8> {
    let version = field(0, &value(2, &[&[2]]));
    let time = value(0x17, &[b"260101000000Z"]);
    let (serial, name, signed_with) = (value(2, &[&[1]]), value(SEQUENCE, &[]), algorithm(RSA_PSS, &[]));
    let parts = [&version, &serial, &signed_with, &name, &value(SEQUENCE, &[&time, &time]), &name, key];
    value(SEQUENCE, &[&value(SEQUENCE, &parts), &signed_with, &value(3, &[&[0, 1]])])
}

/// Returns the signatures with the longest of the keys.
fn longest() -> Vec<Signed> {
    signatures().into_iter().filter(|s| s.signature.len() == 256).collect()
}

/// Public and private keys and certificates, without parameters and with SHA-384 and salts of at least 30
/// bytes: as a column and as a file.
#[test]
fn keys_of_openssl() {
    let folder = Folder::new();
    let rows: Vec<Vec<&str>> = KEYS.lines().skip(1).map(|line| line.split(',').collect()).collect();
    folder.write("in.csv", KEYS);
    let verify = "rsa verify in.csv -o out.csv --signature signature --message message";
    for options in ["pss --hash sha256", "pss --hash sha384", "pkcs1v15 --hash sha384"] {
        folder.succeed(&format!("{verify} --key key --padding {options} --on-error null"));
        for (row, found) in rows.iter().zip(verdicts(&folder, "out.csv")) {
            let [parameters, form, key, hash, ..] = row[..] else { panic!("{row:?}") };
            let expected = match (options, parameters) {
                ("pkcs1v15 --hash sha384", _) | ("pss --hash sha256", "sha384") => String::new(),
                _ => options.ends_with(hash).to_string(),
            };
            assert_eq!(found, expected, "{parameters} {form} {hash}, {options}");
            folder.write("key.der", Base64::decode_vec(key).unwrap());
            let ended = folder.run(&format!("{verify} --key @key.der --padding {options}"));
            assert_eq!(ended.code == Some(0), !expected.is_empty(), "{form} {options}: {}", ended.stderr);
        }
    }
}

/// A key permits neither another padding nor another hash function, and only salts that are long enough.
#[test]
fn signatures_that_a_key_forbids() {
    let folder = Folder::new();
    let rows = longest();
    let parameters = value(SEQUENCE, &[&hash(SHA_256), &mask(SHA_256), &salt(&[32])]);
    let public = restricted(&rows[0].key, &parameters);
    for key in [certificate(&public), public] {
        folder.write("key.der", &key);
        let key = Base64::encode_string(&key);
        let restricted: Vec<_> = rows.iter().map(|row| Signed { key: key.clone(), ..row.clone() }).collect();
        folder.write("in.csv", csv(&restricted));
        let verify = "rsa verify in.csv -o out.csv --signature signature --message message";
        for given in ["key", "@key.der"] {
            folder.succeed(&format!("{verify} --key {given} --padding pss"));
            for (row, found) in rows.iter().zip(verdicts(&folder, "out.csv")) {
                let is_long = matches!(row.salt.as_str(), "digest" | "max");
                let valid = row.hash == "sha256" && row.padding == "pss" && is_long;
                assert_eq!(found, valid.to_string(), "{given}: {}", row.message);
            }
            let only = "permits only PSS with SHA-256 and a salt of at least 32 bytes";
            for (options, reason) in [
                ("", format!("{only}, not PKCS #1 v1.5; give --padding pss --hash sha256")),
                (
                    "--hash sha384 --padding pss",
                    format!("{only}, not SHA-384; give --padding pss --hash sha256"),
                ),
                (
                    "--salt-length 20 --padding pss",
                    "permits only salts of at least 32 bytes; --salt-length is 20".into(),
                ),
            ] {
                let ended = folder.run(format!("{verify} --key {given} {options}").trim());
                assert!(
                    ended.code == Some(1) && ended.stderr.contains(&reason),
                    "{options}: {}",
                    ended.stderr
                );
            }
            folder.succeed(&format!("{verify} --key {given} --padding pss --salt-length 32"));
            assert!(verdicts(&folder, "out.csv").contains(&"true".to_owned()));
        }
    }
}

/// Parameters that are damaged, not in DER or not supported.
#[test]
fn parameters_that_are_refused() {
    let folder = Folder::new();
    let row = longest().remove(0);
    folder.write("in.csv", csv(std::slice::from_ref(&row)));
    let of = |fields: &[&[u8]]| value(SEQUENCE, fields);
    let right = of(&[&hash(SHA_256), &mask(SHA_256), &salt(&[32])]);
    let without_null = |parameters: &[u8]| {
        let of_mask = algorithm(MGF1, &algorithm(SHA_256, parameters));
        of(&[&field(0, &algorithm(SHA_256, &[])), &field(1, &of_mask), &salt(&[32])])
    };
    let verify =
        "rsa verify in.csv -o out.csv --signature signature --message message --key @key.der --padding pss";
    for accepted in [vec![], right.clone(), without_null(&[]), without_null(&NULL)] {
        folder.write("key.der", restricted(&row.key, &accepted));
        folder.succeed(verify);
    }
    // A salt that the modulus has no room for.
    let long = of(&[&hash(SHA_256), &mask(SHA_256), &salt(&[1, 44])]);
    folder.write("key.der", restricted(&row.key, &long));
    let ended = folder.run(verify);
    assert!(ended.stderr.contains("key.der: a modulus of 2048 bits; this padding"), "{}", ended.stderr);
    let fields = [hash(SHA_256), mask(SHA_256)].concat();
    let of_mask = |oid, parameters: &[u8]| field(1, &algorithm(oid, parameters));
    let another = &algorithm(SHA_256, &NULL);
    let mut truncated = right.clone();
    truncated[1] -= 1;
    let refused = [
        // SHA-1 by default, and spelled out.
        (of(&[]), "another hash function (SHA-1); expected SHA-256, SHA-384 or SHA-512"),
        (of(&[&hash(SHA_1), &mask(SHA_1), &salt(&[32])]), "another hash function (SHA-1)"),
        (
            of(&[&hash(SHA_224), &mask(SHA_224), &salt(&[28])]),
            "another hash function (2.16.840.1.101.3.4.2.4)",
        ),
        (of(&[&hash(SHA_256)]), "for SHA-256 and MGF1 with SHA-1; expected MGF1 with SHA-256"),
        (
            of(&[&hash(SHA_256), &mask(SHA_384)]),
            "for SHA-256 and MGF1 with SHA-384; expected MGF1 with SHA-256",
        ),
        (of(&[&hash(SHA_256), &of_mask(RSA_PSS, another)]), "another mask generation function"),
        (of(&[&hash(SHA_256), &of_mask(MGF1, &[])]), "MGF1 without a hash function"),
        (of(&[&hash(SHA_256), &of_mask(MGF1, &NULL)]), "damaged parameters"),
        (of(&[&hash(SHA_256), &of_mask(MGF1, &[&another[..], &NULL].concat())]), "damaged parameters"),
        (of(&[&field(0, &algorithm(SHA_256, &of(&[]))), &mask(SHA_256)]), "parameters of a hash function"),
        // Negative, too long, not minimal, the default spelled out, missing.
        (of(&[&fields, &salt(&[0x80])]), "damaged parameters"),
        (of(&[&fields, &salt(&[1; 9])]), "damaged parameters"),
        (of(&[&fields, &salt(&[0, 32])]), "damaged parameters"),
        (of(&[&fields, &salt(&[20])]), "a default value is spelled out"),
        (of(&[&fields, &field(2, &[])]), "damaged parameters"),
        // The trailer: another, and the default spelled out.
        (of(&[&fields, &field(3, &value(2, &[&[2]]))]), "another trailer field (2); expected 1"),
        (of(&[&fields, &field(3, &value(2, &[&[1]]))]), "a default value is spelled out"),
        // A field twice, in the wrong order, unknown, and data after the last.
        (of(&[&hash(SHA_256), &fields]), "damaged parameters"),
        (of(&[&mask(SHA_256), &hash(SHA_256)]), "damaged parameters"),
        (of(&[&fields, &field(4, &NULL)]), "damaged parameters"),
        (of(&[&fields, &NULL]), "damaged parameters"),
        // Another type, two values, and a value that ends early.
        (NULL.to_vec(), "damaged parameters"),
        ([&right[..], &NULL].concat(), "damaged"),
        (truncated, "damaged"),
    ];
    for (i, (parameters, reason)) in refused.into_iter().enumerate() {
        let public = restricted(&row.key, &parameters);
        let key = Base64::encode_string(&public);
        folder.write("keys.csv", csv(&[Signed { key, ..row.clone() }]));
        folder.write("certificate.der", certificate(&public));
        folder.write("key.der", public);
        for args in [
            verify,
            &verify.replace("@key.der", "@certificate.der"),
            &verify.replace("in.csv", "keys.csv").replace("@key.der", "key"),
            "powmod in.csv -o out.csv --base 5 --exp 3 --mod @key.der",
        ] {
            let ended = folder.run(args);
            assert_eq!(ended.code, Some(1), "{i} {args}: {}", ended.stderr);
            // A value that ends early is not known as a key.
            let is_named =
                ended.stderr.contains(reason) || reason == "damaged" && ended.stderr.contains("not a key");
            assert!(is_named, "{i}: {reason:?} is not in: {}", ended.stderr);
        }
    }
}
