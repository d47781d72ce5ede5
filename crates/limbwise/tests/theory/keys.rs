//! Keys of two primes.

use limbwise::{Column, Error, KeyError, Modulus, Number, Powmod, PrivateKey};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::{big, column, numbers, random};

/// Pairs of primes, some of different lengths and some of a single limb.
fn keys(rng: &mut StdRng) -> Vec<(BigUint, BigUint, PrivateKey)> {
    let lengths = [(64, 64), (64, 65), (127, 129), (256, 192), (320, 512), (512, 512)];
    let mut keys = Vec::new();
    for (bits_p, bits_q) in lengths {
        let [p, q] = [bits_p, bits_q]
            .map(|bits| limbwise::random_prime_with(bits, |bytes| rng.fill_bytes(bytes)).unwrap());
        keys.push((BigUint::from(&p), BigUint::from(&q), PrivateKey::new(&p, &q).unwrap()));
    }
    let small = PrivateKey::new(11u64, 13u64).unwrap();
    keys.push((11u32.into(), 13u32.into(), small));
    keys
}

#[test]
fn rsa_is_a_power() {
    let mut rng = StdRng::seed_from_u64(1);
    for (p, q, key) in keys(&mut rng) {
        let n = &p * &q;
        assert_eq!(BigUint::from(&key.modulus()), n);
        let phi = (&p - 1u32) * (&q - 1u32);
        for e in [7u32, 17, 65537] {
            let e = BigUint::from(e);
            let Some(d) = e.modinv(&phi) else {
                assert!(matches!(key.rsa(&Number::from(&e)), Err(KeyError::Exponent { .. })));
                continue;
            };
            let rsa = key.rsa(&Number::from(&e)).unwrap();
            for rows in [0, 1, 16, 19] {
                // Some are longer than n, and some have a common factor with it.
                let mut x: Vec<_> = (0..rows).map(|_| random(&mut rng, n.bits() as usize + 9)).collect();
                for (x, edge) in x.iter_mut().zip([BigUint::ZERO, p.clone(), &n - 1u32, n.clone()]) {
                    *x = edge;
                }
                let found = rsa.private(&column(&x, n.bits() as usize / 64 + 1)).unwrap();
                let expected: Vec<_> = x.iter().map(|x| x.modpow(&d, &n)).collect();
                assert_eq!(numbers(&found), expected);
                let back: Vec<_> = x.iter().map(|x| x % &n).collect();
                assert_eq!(numbers(&rsa.public(&found).unwrap()), back);
            }
        }
        // A public exponent longer than a prime.
        let long = loop {
            let e = random(&mut rng, n.bits() as usize - 1) | BigUint::from(1u32);
            if e.modinv(&phi).is_some() {
                break e;
            }
        };
        let rsa = key.rsa(&Number::from(&long)).unwrap();
        let d = long.modinv(&phi).unwrap();
        assert_eq!(big(rsa.private(5u64).unwrap().row(0)), BigUint::from(5u32).modpow(&d, &n));
    }
}

#[test]
fn paillier_is_undone() {
    let mut rng = StdRng::seed_from_u64(2);
    for (p, q, key) in keys(&mut rng) {
        let n = &p * &q;
        let square = &n * &n;
        let paillier = key.paillier().unwrap();
        for rows in [0, 1, 20] {
            let m: Vec<_> = (0..rows).map(|_| random(&mut rng, n.bits() as usize - 1) % &n).collect();
            let r: Vec<_> = (0..rows)
                .map(|_| {
                    loop {
                        let r = random(&mut rng, n.bits() as usize);
                        if &r % &p != BigUint::ZERO && &r % &q != BigUint::ZERO {
                            break r;
                        }
                    }
                })
                .collect();
            let noise: Vec<_> = r.iter().map(|r| r.modpow(&n, &square)).collect();
            let limbs = n.bits() as usize / 64 + 1;
            assert_eq!(numbers(&paillier.noise(&column(&r, limbs)).unwrap()), noise);
            let c: Vec<_> = m.iter().zip(&noise).map(|(m, r)| (m * &n + 1u32) * r % &square).collect();
            assert_eq!(numbers(&paillier.decrypt(&column(&c, 2 * limbs)).unwrap()), m);
        }
        let bad = column(&[1u32.into(), p.clone(), BigUint::ZERO], 2 * (n.bits() as usize / 64 + 1));
        assert_eq!(paillier.decrypt(&bad), Err(Error::Fault { row: 1 }));
        // What hides nothing: multiples of a prime.
        for multiple in [BigUint::ZERO, p.clone(), &q * 2u32, n.clone()] {
            assert_eq!(paillier.noise(&Number::from(&multiple)), Err(Error::Fault { row: 0 }));
            let r = column(&[1u32.into(), 2u32.into(), multiple], n.bits() as usize / 64 + 1);
            assert_eq!(paillier.noise(&r), Err(Error::Fault { row: 2 }));
        }
        // The sizes of plaintexts and ciphertexts.
        assert_eq!(paillier.modulus().limbs(), (n.bits() as usize).div_ceil(64));
        assert_eq!(paillier.square().limbs(), (square.bits() as usize).div_ceil(64));
    }
}

#[test]
fn wrong_keys_are_refused() {
    let new = |p: u64, q: u64| PrivateKey::new(p, q).map(|_| ());
    assert_eq!(new(1_000_003, 1_000_003), Err(KeyError::Equal));
    assert_eq!(new(2, 1_000_003), Err(KeyError::Even { which: "p" }));
    assert_eq!(new(1_000_003, 0), Err(KeyError::Even { which: "q" }));
    assert_eq!(new(1_000_003, 1), Err(KeyError::Composite { which: "q" }));
    assert_eq!(new(1_000_001, 1_000_003), Err(KeyError::Composite { which: "p" }));
    let wide = Number::from(1_000_003u64).with_limbs(9).unwrap();
    assert!(matches!(PrivateKey::new(&wide, 1_000_003u64), Err(KeyError::Equal)));
    let key = PrivateKey::new(&wide, 1_000_033u64).unwrap();
    assert_eq!(key.modulus().limbs(), 1);
    for e in [0u64, 1] {
        assert!(matches!(key.rsa(e), Err(KeyError::TrivialExponent)), "{e}");
        let wide = Number::from(e).with_limbs(9).unwrap();
        assert!(matches!(key.rsa(&wide), Err(KeyError::TrivialExponent)), "{e}");
    }
    for e in [2u64, 3, 1 << 40] {
        assert!(matches!(key.rsa(e), Err(KeyError::Exponent { .. })), "{e}");
    }
    // 7 divides 29 - 1.
    let ambiguous = PrivateKey::new(29u64, 7u64).unwrap();
    assert_eq!(ambiguous.paillier().map(|_| ()), Err(KeyError::Divides { which: "q" }));
    let shown = format!("{key:?} {:?}", key.rsa(65537u64).unwrap());
    assert!(!shown.contains("1000003") && !shown.contains("65537"), "{shown}");
}

/// The powers equal those modulo n.
#[test]
fn the_public_operation_is_a_power() {
    let key = PrivateKey::new(1_000_003u64, 1_000_033u64).unwrap();
    let x = Column::parse(["2", "3", "999999999999"]).unwrap();
    let n = Modulus::new(&key.modulus()).unwrap();
    let rsa = key.rsa(65537u64).unwrap();
    assert_eq!(rsa.public(&x).unwrap(), Powmod::new().run(&x, 65537u64, &n).unwrap());
}
