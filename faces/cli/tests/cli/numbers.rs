//! Numbers that are written in other ways: hexadecimal without 0x, base64url, key files.

use std::fs;

use crate::run::Folder;

const PRIVATE: [(&str, &str); 2] =
    [("pkcs8.pem", include_str!("../keys/pkcs8.pem")), ("pkcs1.pem", include_str!("../keys/pkcs1.pem"))];
const PUBLIC: [(&str, &str); 2] = [
    ("spki.pem", include_str!("../keys/spki.pem")),
    ("public-pkcs1.pem", include_str!("../keys/public-pkcs1.pem")),
];
const MODULUS: &str = "0xca469d453feb8a2d0a07bcfc96ddc2d097d0d26b6b1056c7e3f0f4a1c7e8cd74ccb3d44f98bed1e87d98292bab467ebe9f84acb6a8f26c4f570650150eab2b61";

/// The bytes of a PEM file.
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
        // d is a secret: nothing on the command line makes it public.
        for option in ["--public", "--exp-bits 512"] {
            let ended =
                folder.run(&format!("powmod in.csv -o x.csv --base x --exp @{name} --mod 35 {option}"));
            assert_eq!(ended.code, Some(2), "{}", ended.stderr);
        }
    }
}

#[test]
fn keys_that_are_none() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n2\n");
    folder.write("ec.pem", include_str!("../keys/ec.pem"));
    folder.write("text.pem", "no key");
    folder.write("cut.pem", &PUBLIC[0].1[..100]);
    folder.write("certificate.pem", "-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----\n");
    folder.write(
        "locked.pem",
        "-----BEGIN ENCRYPTED PRIVATE KEY-----\nMAA=\n-----END ENCRYPTED PRIVATE KEY-----\n",
    );
    for (key, part) in [
        ("none.pem", "none.pem: No such file"),
        ("ec.pem", "no RSA key"),
        ("text.pem", "not a key; expected an RSA key in PEM or DER"),
        ("cut.pem", "damaged PEM"),
        ("certificate.pem", "openssl x509"),
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
    // A number on the command line says itself what it is.
    folder.succeed("powmod in.csv -o out.csv --base x --exp 1 --mod 100 --radix 16");
    assert!(folder.read("out.csv").starts_with("x,m,powmod\nff,100,37\n"));
    for (bad, part) in [
        ("fg", "'g' at offset 1 is not a hexadecimal digit"),
        ("\"\"", "it is empty"),
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
    let ended = folder.run("powmod in.jsonl -o none.jsonl --base 3 --exp 1 --mod 5 --radix 16");
    assert!(ended.code == Some(2) && ended.stderr.contains("--radix"), "{}", ended.stderr);
}
