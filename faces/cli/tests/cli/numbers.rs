//! Other notations of numbers: hexadecimal without 0x, base64url, key files.

use std::fs;
use std::sync::Arc;

use arrow_array::{ArrayRef, RecordBatch, UInt64Array};
use parquet::file::properties::WriterProperties;

use crate::run::Folder;

const PRIVATE: [(&str, &str); 2] =
    [("pkcs8.pem", include_str!("../keys/pkcs8.pem")), ("pkcs1.pem", include_str!("../keys/pkcs1.pem"))];
const PUBLIC: [(&str, &str); 2] = [
    ("spki.pem", include_str!("../keys/spki.pem")),
    ("public-pkcs1.pem", include_str!("../keys/public-pkcs1.pem")),
];
const MODULUS: &str = "0xca469d453feb8a2d0a07bcfc96ddc2d097d0d26b6b1056c7e3f0f4a1c7e8cd74ccb3d44f98bed1e87d98292bab467ebe9f84acb6a8f26c4f570650150eab2b61";

/// Returns the bytes of a PEM file.
fn der(pem: &str) -> Vec<u8> {
    let base64: String = pem.lines().filter(|line| !line.starts_with("---")).collect();
    <base64ct::Base64 as base64ct::Encoding>::decode_vec(&base64).unwrap()
}

#[test]
fn keys_sign_and_open() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n2\n65537\n0x123456789\n");
    let powers = |exp: &str, modulus: &str| {
        folder.succeed(&format!("powmod in.csv -o out.csv --base x --exp {exp} --mod {modulus}"));
        folder.read("out.csv")
    };
    let opened = powers("65537", MODULUS);
    for (name, pem) in PRIVATE.iter().chain(&PUBLIC) {
        folder.write(name, pem);
        folder.write("key.der", der(pem));
        assert_eq!(powers("65537", &format!("@{name}")), opened);
        assert_eq!(powers("65537", "@key.der"), opened);
    }
    for (name, pem) in PUBLIC {
        folder.write("key.der", der(pem));
        assert_eq!(powers(&format!("@{name}"), MODULUS), opened);
        assert_eq!(powers("@key.der", "@key.der"), opened);
    }
    for (name, pem) in PRIVATE {
        folder.write("key.der", der(pem));
        for key in [name, "key.der"] {
            folder.succeed(&format!(
                "powmod in.csv -o signed.csv --base x --exp @{key} --mod @{key} --result s"
            ));
            folder.succeed(&format!("powmod signed.csv -o back.csv --base s --exp @spki.pem --mod @{key}"));
            let back = folder.read("back.csv");
            let last: Vec<_> = back.lines().map(|line| line.rsplit(',').next().unwrap()).collect();
            assert_eq!(last, ["powmod", "2", "65537", "0x123456789"]);
        }
        // d is a secret, and no option makes it public.
        for option in ["--public", "--exp-bits 512"] {
            let ended =
                folder.run(&format!("powmod in.csv -o x.csv --base x --exp @{name} --mod 35 {option}"));
            assert_eq!(ended.code, Some(2), "{}", ended.stderr);
        }
    }
}

/// The same key as in pkcs8.pem, encrypted with the passphrase `correct`.
const ENCRYPTED: [(&str, &str); 3] = [
    ("pbkdf2.pem", include_str!("../keys/encrypted-pbkdf2.pem")),
    ("scrypt.pem", include_str!("../keys/encrypted-scrypt.pem")),
    ("des3.pem", include_str!("../keys/encrypted-des3.pem")),
];
const CERTIFICATE: &str = include_str!("../keys/certificate.pem");

/// Returns the powers of 2 by a key, in the folder that holds the table.
fn power(
    folder: &Folder,
    exp: &str,
    modulus: &str,
    more: &str,
    variable: Option<&str>,
) -> (Option<i32>, String) {
    let mut command = folder.command();
    command.args(format!("powmod in.csv -o - --base x --exp {exp} --mod {modulus}{more}").split(' '));
    command.env_remove("LIMBWISE_PASSPHRASE").envs(variable.map(|text| ("LIMBWISE_PASSPHRASE", text)));
    let ended = crate::run::Ended::new(command.output().unwrap());
    (ended.code, if ended.code == Some(0) { ended.stdout } else { ended.stderr })
}

#[test]
fn certificates_and_text_around_a_pem() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n2\n");
    let (_, opened) = power(&folder, "65537", MODULUS, "", None);
    let key = PRIVATE[0].1;
    folder.write("certificate.pem", CERTIFICATE);
    folder.write("certificate.der", der(CERTIFICATE));
    folder.write("text.pem", format!("Certificate:\n    Data: -----\n{CERTIFICATE}the end\n"));
    folder.write("crlf.pem", format!("Bag Attributes\r\n{}", CERTIFICATE.replace('\n', "\r\n")));
    folder.write("chain.pem", format!("{CERTIFICATE}{}", PUBLIC[0].1));
    for name in ["certificate.pem", "certificate.der", "text.pem", "crlf.pem", "chain.pem"] {
        let file = format!("@{name}");
        assert_eq!(power(&folder, &file, &file, "", None), (Some(0), opened.clone()), "{name}");
    }
    // Parameters before a key are skipped, and the first key is used.
    let parameters = include_str!("../keys/ec-with-parameters.pem");
    let parameters = &parameters[..parameters.find("-----BEGIN EC PRIVATE").unwrap()];
    folder.write("both.pem", format!("{parameters}{key}{CERTIFICATE}"));
    folder.write("key.pem", key);
    assert_eq!(power(&folder, "@both.pem", MODULUS, "", None), power(&folder, "@key.pem", MODULUS, "", None));
}

#[test]
fn encrypted_keys() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n2\n");
    folder.write("plain.pem", PRIVATE[0].1);
    folder.write("passphrase", "correct\nand a second line\n");
    folder.write("crlf", "correct\r\n");
    folder.write("bare", "correct");
    folder.write("wrong", "horse\n");
    let signed = power(&folder, "@plain.pem", "@plain.pem", "", None);
    assert_eq!(signed.0, Some(0));
    for (name, pem) in ENCRYPTED {
        folder.write(name, pem);
        folder.write("key.der", der(pem));
        for key in [format!("@{name}"), "@key.der".into()] {
            for file in ["passphrase", "crlf", "bare"] {
                assert_eq!(
                    power(&folder, &key, &key, &format!(" --passphrase-file {file}"), None),
                    signed,
                    "{name}"
                );
            }
            assert_eq!(power(&folder, &key, &key, "", Some("correct")), signed, "{name}");
            // The file takes precedence over the variable.
            for (more, variable) in
                [(" --passphrase-file wrong", Some("correct")), ("", Some("horse")), ("", Some(""))]
            {
                let (code, said) = power(&folder, &key, &key, more, variable);
                assert!(code == Some(1) && said.contains("the passphrase is wrong"), "{said}");
            }
            let (code, said) = power(&folder, &key, &key, "", None);
            assert!(
                code == Some(1) && said.contains("--passphrase-file FILE or LIMBWISE_PASSPHRASE"),
                "{said}"
            );
        }
    }
    let (code, said) = power(&folder, "@plain.pem", "@plain.pem", " --passphrase-file passphrase", None);
    assert!(code == Some(2) && said.contains("no operand is an encrypted key"), "{said}");
    let (code, said) = power(&folder, "@des3.pem", "@des3.pem", " --passphrase-file none", None);
    assert!(code == Some(1) && said.contains("none: No such file"), "{said}");
    folder.write("long", vec![b'a'; 5000]);
    let (code, said) = power(&folder, "@des3.pem", "@des3.pem", " --passphrase-file long", None);
    assert!(code == Some(1) && said.contains("longer than 4096 bytes"), "{said}");
}

#[test]
fn keys_that_are_none() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n2\n");
    folder.write("ec.pem", include_str!("../keys/ec.pem"));
    folder.write("ec2.pem", include_str!("../keys/ec-with-parameters.pem"));
    folder.write("ed25519.pem", include_str!("../keys/ed25519.pem"));
    folder.write("pbes1.pem", include_str!("../keys/encrypted-pbes1.pem"));
    folder.write("header.pem", include_str!("../keys/encrypted-header.pem"));
    folder.write("text.pem", "no key");
    folder.write("cut.pem", &PUBLIC[0].1[..100]);
    folder.write("certificate.pem", "-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----\n");
    folder.write(
        "locked.pem",
        "-----BEGIN ENCRYPTED PRIVATE KEY-----\nMAA=\n-----END ENCRYPTED PRIVATE KEY-----\n",
    );
    for (key, part) in [
        ("none.pem", "none.pem: No such file"),
        ("ec.pem", "an elliptic-curve key; expected an RSA key or a certificate"),
        ("ec2.pem", "PEM of type EC PRIVATE KEY, not an RSA key"),
        ("ed25519.pem", "an Ed25519 key; expected"),
        ("pbes1.pem", "with PBES1, which is not supported; encrypt it again: openssl pkcs8"),
        ("header.pem", "the encryption used before PKCS #8"),
        ("text.pem", "not a key; expected an RSA key or a certificate in PEM or DER"),
        ("cut.pem", "a block without an end"),
        ("certificate.pem", "a damaged certificate"),
        ("locked.pem", "encrypted"),
    ] {
        let ended = folder.run(&format!("powmod in.csv -o out.csv --base x --exp 3 --mod @{key}"));
        assert_eq!(ended.code, Some(1));
        assert!(ended.stderr.contains(part), "{part:?} is not in: {}", ended.stderr);
    }
    let ended = folder.run("powmod in.csv -o out.csv --base @ec.pem --exp 3 --mod 5");
    assert_eq!(ended.code, Some(1), "{}", ended.stderr);
    assert!(fs::metadata(folder.path("out.csv")).is_err());
}

#[test]
fn hexadecimal_without_a_mark() {
    let folder = Folder::new();
    folder.write("in.csv", "x,m\nff,100\n0x10,7f\n FFFFFFFFFFFFFFFFFFFF ,10000000000000000000000\n");
    folder.succeed("powmod in.csv -o out.csv --base x --exp 2 --mod m --radix 16");
    let last = "fffffffffffffffffffe00000000000000000001";
    let expected = &last[last.len() - 22..].trim_start_matches('0');
    assert_eq!(
        folder.read("out.csv"),
        format!(
            "x,m,powmod\nff,100,1\n0x10,7f,2\n FFFFFFFFFFFFFFFFFFFF ,10000000000000000000000,{expected}\n"
        )
    );
    // --radix does not apply to numbers on the command line: 100 is decimal.
    folder.succeed("powmod in.csv -o out.csv --base x --exp 1 --mod 100 --radix 16");
    assert!(folder.read("out.csv").starts_with("x,m,powmod\nff,100,37\n"));
    for (bad, part) in [
        ("fg", "'g' at offset 1 is not a hexadecimal digit"),
        ("\"\"", "empty; expected"),
        ("-1", "'-' at offset 0"),
    ] {
        folder.write("in.csv", format!("x\n{bad}\n"));
        let ended = folder.run("powmod in.csv -o none.csv --base x --exp 2 --mod 5 --radix 16");
        assert!(ended.code == Some(1) && ended.stderr.contains(part), "{}", ended.stderr);
    }
}

#[test]
fn base64url_of_a_jwk() {
    let folder = Folder::new();
    folder.write("in.jsonl", "{\"kty\":\"RSA\",\"e\":\"AQAB\",\"n\":\"__79\",\"x\":\"AAU\"}\n");
    folder.succeed("powmod in.jsonl -o out.jsonl --base x --exp e --mod n --radix base64url");
    let power = num_bigint::BigUint::from(5u8).modpow(&65537u32.into(), &0xff_fe_fdu32.into());
    let power = <base64ct::Base64UrlUnpadded as base64ct::Encoding>::encode_string(&power.to_bytes_be());
    assert!(folder.read("out.jsonl").ends_with(&format!("\"AAU\",\"powmod\":\"{power}\"}}\n")));
    folder.succeed("powmod in.jsonl -o out.jsonl --base x --exp 1 --mod 5 --radix base64url");
    assert!(folder.read("out.jsonl").ends_with("\"powmod\":\"AA\"}\n"));
    for bad in ["+/8", "A", "a b", ""] {
        folder.write("bad.jsonl", format!("{{\"x\":\"{bad}\"}}\n"));
        let ended = folder.run("powmod bad.jsonl -o none.jsonl --base x --exp 1 --mod 5 --radix base64url");
        assert!(ended.code == Some(1) && ended.stderr.contains("column \"x\""), "{}", ended.stderr);
    }
    let integers: ArrayRef = Arc::new(UInt64Array::from(vec![3]));
    let batch = RecordBatch::try_from_iter([("x", integers)]).unwrap();
    folder.write_parquet("in.parquet", &batch, WriterProperties::default());
    let ended = folder.run("powmod in.parquet -o none.csv --base x --exp 1 --mod 5 --radix 16");
    assert!(ended.code == Some(2) && ended.stderr.contains("--radix"), "{}", ended.stderr);
}
