//! Private keys with their primes: the modulus from the exponent's key, and inconsistent keys.

use num_bigint::BigUint;
use pkcs1::RsaPrivateKey;
use pkcs8::der::asn1::Uint;
use pkcs8::der::{Decode, Encode, pem};

use crate::run::Folder;

const KEY: &str = include_str!("../keys/pkcs1.pem");

type Key = RsaPrivateKey<Uint>;

/// Returns the key of the test with a change.
fn key(change: impl FnOnce(&mut Key)) -> Vec<u8> {
    let (_, der) = pem::decode_vec(KEY.as_bytes()).unwrap();
    let mut key = Key::from_der(&der).unwrap();
    change(&mut key);
    key.to_der().unwrap()
}

fn uint(x: &BigUint) -> Uint {
    Uint::new(&x.to_bytes_be()).unwrap()
}

fn number(x: &Uint) -> BigUint {
    BigUint::from_bytes_be(x.as_bytes())
}

/// Powers computed modulo the primes equal those computed with d, whatever the base: a multiple of a prime,
/// or one greater than the modulus.
#[test]
fn powers_by_the_primes() {
    let folder = Folder::new();
    let (mut d, mut n, mut p) = Default::default();
    folder.write(
        "key.der",
        key(|key| {
            (d, n, p) = (number(&key.private_exponent), number(&key.modulus), number(&key.prime1));
        }),
    );
    let bases =
        [BigUint::ZERO, 1u8.into(), 2u8.into(), p.clone(), &p * 5u8, &n - 1u8, n.clone(), &n * &n + 7u8];
    let csv: String = bases.iter().map(|x| format!("{x}\n")).collect();
    folder.write("in.csv", format!("x\n{csv}"));
    let expected: String = bases.iter().map(|x| format!("{x},{}\n", x.modpow(&d, &n))).collect();
    for modulus in ["", " --mod @key.der", &format!(" --mod {n}"), &format!(" --mod 0x000{n:x}")] {
        folder.succeed(&format!("powmod in.csv -o out.csv --base x --exp @key.der{modulus}"));
        assert_eq!(folder.read("out.csv"), format!("x,powmod\n{expected}"));
    }
    let ended = folder.succeed("powmod in.csv -o out2.csv --base x --exp @key.der --dry-run");
    assert!(ended.stderr.contains("by its primes"), "{}", ended.stderr);
    for modulus in ["35", "x", &(&n + 1u8).to_string()] {
        let ended = folder.run(&format!("powmod in.csv -o none.csv --base x --exp @key.der --mod {modulus}"));
        assert_eq!(ended.code, Some(2));
        assert!(ended.stderr.contains("--mod: not the modulus of the private key"), "{}", ended.stderr);
    }
    let ended = folder.run("powmod in.csv -o none.csv --base x --exp 3");
    assert!(ended.code == Some(2) && ended.stderr.contains("--mod: missing"), "{}", ended.stderr);
}

/// The exponent of a public key also provides the modulus.
#[test]
fn the_modulus_of_a_public_key() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n5\n");
    folder.write("public.pem", include_str!("../keys/spki.pem"));
    folder.succeed("powmod in.csv -o one.csv --base x --exp @public.pem");
    folder.succeed("powmod in.csv -o two.csv --base x --exp @public.pem --mod @public.pem");
    assert_eq!(folder.read("one.csv"), folder.read("two.csv"));
    folder.succeed("powmod in.csv -o out.csv --base x --exp @public.pem --mod 35");
    assert_eq!(folder.read("out.csv"), "x,powmod\n5,10\n");
}

/// PEM with lines of any length, blanks at the ends of lines, empty lines, and line breaks of any kind.
#[test]
fn pem_of_any_layout() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n5\n");
    for pem in [include_str!("../keys/spki.pem"), include_str!("../keys/pkcs8.pem")] {
        folder.write("key.pem", pem);
        folder.succeed("powmod in.csv -o expected.csv --base x --exp @key.pem");
        let lines: Vec<_> = pem.lines().collect();
        let [first, .., last] = lines[..] else { panic!("{pem}") };
        let content = lines[1..lines.len() - 1].concat();
        let wide = |width: usize| {
            let lines = content.as_bytes().chunks(width).map(|line| str::from_utf8(line).unwrap());
            format!("{first}\n{}\n{last}\n", lines.collect::<Vec<_>>().join("\n"))
        };
        let mut layouts: Vec<_> = [1, 63, 65, 76, 1000, content.len()].map(wide).into();
        layouts.push(pem.replace('\n', " \t\n"));
        layouts.push(pem.replace('\n', "\r\n"));
        layouts.push(pem.replace('\n', "\n\n"));
        layouts.push(pem.replacen('\n', "\n \n", 2));
        for layout in layouts {
            folder.write("key.pem", &layout);
            folder.succeed("powmod in.csv -o out.csv --base x --exp @key.pem");
            assert_eq!(folder.read("out.csv"), folder.read("expected.csv"), "{layout}");
        }
        for (damaged, part) in [
            (pem.replacen('\n', "\n*", 1), "damaged PEM"),
            (format!("{first}\n{pem}"), "damaged PEM"),
            (pem.replace(last, ""), "a block without an end"),
            (pem.replace("END ", "END X"), "ends as X"),
        ] {
            folder.write("key.pem", &damaged);
            let ended = folder.run("powmod in.csv -o none.csv --base x --exp @key.pem");
            assert!(ended.code == Some(1) && ended.stderr.contains(part), "{damaged}: {}", ended.stderr);
        }
    }
}

/// Bytes after a key are the reason why it is not read, whatever its form.
#[test]
fn bytes_after_the_end_of_a_key() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n5\n");
    let keys = [
        include_str!("../keys/pkcs1.pem"),
        include_str!("../keys/pkcs8.pem"),
        include_str!("../keys/spki.pem"),
        include_str!("../keys/public-pkcs1.pem"),
        include_str!("../keys/certificate.pem"),
    ];
    for pem in keys {
        let (_, mut der) = pem::decode_vec(pem.as_bytes()).unwrap();
        for bytes in 0..3 {
            folder.write("key.der", &der);
            let ended = folder.run("powmod in.csv -o out.csv --base x --exp @key.der");
            let part = format!("key.der: bytes after the end of the key: {bytes}; expected DER");
            assert_eq!(ended.code, Some(i32::from(bytes > 0)), "{pem} {}", ended.stderr);
            assert_eq!(ended.stderr.contains(&part), bytes > 0, "{pem} {}", ended.stderr);
            der.push(b'\n');
        }
    }
    // Text that begins as DER does is not a key.
    folder.write("key.der", "01".repeat(200));
    let ended = folder.run("powmod in.csv -o none.csv --base x --exp @key.der");
    assert!(ended.code == Some(1) && ended.stderr.contains("key.der: not a key"), "{}", ended.stderr);
}

/// The modulus of a key is odd, wherever the key is used.
#[test]
fn keys_with_an_even_modulus() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n5\n");
    let even = |x: &Uint| uint(&(number(x) + 1u8));
    let mut public = Vec::new();
    let private = key(|key| {
        key.modulus = even(&key.modulus);
        let (modulus, public_exponent) = (key.modulus.clone(), key.public_exponent.clone());
        public = pkcs1::RsaPublicKey { modulus, public_exponent }.to_der().unwrap();
    });
    folder.write("private.der", private);
    folder.write("public.der", public);
    for operands in ["--exp 3 --mod @", "--exp @", "--mod 35 --exp @"] {
        for file in ["private.der", "public.der"] {
            let ended = folder.run(&format!("powmod in.csv -o none.csv --base x {operands}{file}"));
            let part = format!("{file}: the modulus is even; expected a product of odd primes");
            assert!(ended.code == Some(1) && ended.stderr.contains(&part), "{operands}: {}", ended.stderr);
        }
    }
}

/// A key file without @ is not a column of that name, and the message says so.
#[test]
fn key_files_without_their_sign() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n5\n");
    for name in ["k1.pem", "1.pem"] {
        folder.write(name, KEY);
        for (option, rest) in [("--exp", " --mod 35"), ("--mod", " --exp 3")] {
            let ended = folder.run(&format!("powmod in.csv -o none.csv --base x{rest} {option} {name}"));
            let hint = format!("{option}: there is no column {name:?}; for the key file, give @{name}");
            assert!(ended.code == Some(2) && ended.stderr.contains(&hint), "{}", ended.stderr);
        }
        let ended = folder.run(&format!("powmod in.csv -o none.csv --base {name} --exp 3 --mod 35"));
        assert!(ended.code == Some(2) && !ended.stderr.contains("give @"), "{}", ended.stderr);
    }
}

#[test]
fn keys_that_contradict_themselves() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n5\n");
    let product = |key: &mut Key, p: BigUint, q: BigUint| {
        (key.prime1, key.prime2, key.modulus) = (uint(&p), uint(&q), uint(&(p * q)));
    };
    let keys = [
        (key(|key| product(key, number(&key.prime1), number(&key.prime1))), "p and q are the same number"),
        (key(|key| product(key, 6u8.into(), number(&key.prime2))), "the modulus is even; expected a product"),
        (key(|key| product(key, number(&key.prime1), 9u8.into())), "q is not a prime number"),
        (key(|key| product(key, 0u8.into(), 0u8.into())), "the modulus is even; expected a product"),
        (key(|key| product(key, 0u8.into(), 1u8.into())), "the modulus is even; expected a product"),
        (key(|key| key.prime1 = uint(&7u8.into())), "the modulus is not the product of the primes"),
        (key(|key| key.modulus = uint(&(number(&key.modulus) + 2u8))), "the modulus is not the product"),
        (key(|key| key.public_exponent = uint(&0u8.into())), "the public exponent is 0 or 1"),
        (key(|key| key.public_exponent = uint(&4u8.into())), "the public exponent shares a factor"),
        (
            key(|key| key.private_exponent = uint(&(number(&key.private_exponent) + 2u8))),
            "the private exponent does not belong to the public one",
        ),
    ];
    for (der, part) in keys {
        folder.write("key.der", der);
        let ended = folder.run("powmod in.csv -o out.csv --base x --exp @key.der");
        assert!(matches!(ended.code, Some(1 | 2)), "{part}");
        assert!(ended.stderr.contains(part), "{part:?} is not in: {}", ended.stderr);
        assert!(!ended.stderr.contains("panicked"), "{}", ended.stderr);
        assert_eq!(folder.names(), ["in.csv", "key.der"]);
    }
}

#[test]
fn a_key_without_a_name_is_named_by_its_option() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n5\n");
    for args in [
        "powmod in.csv -o out.csv --base x --exp @",
        "mod in.csv -o out.csv --x x --mod @",
        "multiexp in.csv --base x --exp @",
        "rsa verify in.csv -o out.csv --signature x --digest x --key @",
    ] {
        let ended = folder.run(args);
        let option = args.split(' ').rev().nth(1).unwrap();
        let message = format!("limbwise: {option}: @ without the name of a key file; expected @FILE\n");
        assert_eq!((ended.code, ended.stderr), (Some(2), message), "{args}");
    }
}
