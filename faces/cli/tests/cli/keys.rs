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
    // One power for all rows.
    folder.succeed("powmod in.csv -o out.csv --base 3 --exp @key.der --result y");
    let power = BigUint::from(3u8).modpow(&d, &n).to_string();
    assert!(folder.read("out.csv").lines().skip(1).all(|line| line.ends_with(&power)));
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

/// An @ without the name of a file is named in the message, which has no file to name.
#[test]
fn a_key_without_a_name_is_refused() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n5\n");
    for arguments in
        ["sqrmod in.csv -o out.csv --x x --mod @", "powmod in.csv -o out.csv --base x --exp @ --mod 7"]
    {
        let ended = folder.run(arguments);
        assert!(matches!(ended.code, Some(1 | 2)), "{:?}", ended.code);
        assert!(ended.stderr.contains("@ is followed by no name"), "{}", ended.stderr);
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
        (key(|key| product(key, 6u8.into(), number(&key.prime2))), "p is even; expected an odd prime"),
        (key(|key| product(key, number(&key.prime1), 9u8.into())), "q is not a prime number"),
        (key(|key| product(key, 0u8.into(), 0u8.into())), "p and q are the same number"),
        (key(|key| product(key, 0u8.into(), 1u8.into())), "p is even; expected an odd prime"),
        (key(|key| key.prime1 = uint(&7u8.into())), "the modulus is not the product of the primes"),
        (key(|key| key.modulus = uint(&(number(&key.modulus) + 2u8))), "the modulus is not the product"),
        (key(|key| key.public_exponent = uint(&0u8.into())), "the public exponent is 0 or shares a factor"),
        (key(|key| key.public_exponent = uint(&4u8.into())), "the public exponent is 0 or shares a factor"),
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
