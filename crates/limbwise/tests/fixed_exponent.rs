//! Powers of fixed exponents compared with num-bigint, for every variant that runs on this processor; and
//! contexts shared by threads.

use limbwise::{
    Column, Error, FixedBase, FixedBases, FixedExponent, Moduli, Modulus, PaillierKey, Powmod, PrivateKey,
    RsaKey, Scalar, TableOptions,
};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

#[path = "each/mod.rs"]
mod each;
use each::processors;

fn random(rng: &mut StdRng, bits: usize) -> BigUint {
    let words: Vec<u32> = (0..bits.div_ceil(32)).map(|_| rng.random()).collect();
    BigUint::new(words) >> (bits.div_ceil(32) * 32 - bits)
}

fn column(numbers: &[BigUint]) -> Column {
    Column::from_rows(numbers.iter().map(BigUint::to_u64_digits)).unwrap()
}

fn exponents(rng: &mut StdRng) -> Vec<BigUint> {
    let one = BigUint::from(1u32);
    let ones = |bits: usize| (&one << bits) - 1u32;
    let mut all =
        vec![BigUint::ZERO, one.clone(), 3u32.into(), 65537u32.into(), ones(64), ones(130), &one << 127];
    all.extend([1, 63, 65, 200].map(|bits| random(rng, bits)));
    all
}

#[test]
fn every_variant_and_kind_of_modulus() {
    let mut rng = StdRng::seed_from_u64(1);
    for features in processors() {
        for (bits, twos, rows) in
            [(1, 0, 3), (2, 0, 1), (64, 0, 17), (200, 0, 33), (200, 70, 17), (1100, 0, 5)]
        {
            let m = random(&mut rng, bits) | BigUint::from(1u32) | BigUint::from(1u32) << (bits - 1);
            let m: BigUint = m << twos;
            let modulus = Modulus::with_features(Scalar::from_limbs(&m.to_u64_digits()), features).unwrap();
            let moduli = Moduli::with_features(&column(&vec![m.clone(); rows]), features).unwrap();
            let mut bases: Vec<BigUint> = (0..rows).map(|_| random(&mut rng, bits + 70)).collect();
            bases[0] = BigUint::ZERO;
            let base = column(&bases);
            for e in exponents(&mut rng) {
                let limbs = e.to_u64_digits();
                let e_bits = e.bits() as usize;
                let expected: Vec<_> = bases.iter().map(|b| b.modpow(&e, &m)).collect();
                let (public, secret) = (
                    FixedExponent::public(Scalar::from_limbs(&limbs)),
                    FixedExponent::new(Scalar::from_limbs(&limbs)),
                );
                let exact = FixedExponent::with_bits(Scalar::from_limbs(&limbs), e_bits).unwrap();
                assert_eq!((public.exp_bits(), exact.exp_bits()), (e_bits, e_bits));
                assert_eq!((public.is_public(), secret.is_public(), exact.is_public()), (true, false, false));
                for fixed in [&public, &secret, &exact] {
                    assert_eq!(
                        fixed.powmod(&base, &modulus).unwrap().to_biguints(),
                        expected,
                        "{e}, {bits} bits"
                    );
                    assert_eq!(
                        fixed.powmod(&base, &moduli).unwrap().to_biguints(),
                        expected,
                        "{e}, {bits} bits"
                    );
                    // As an operand of secret and of public powers.
                    for powmod in [Powmod::new(), Powmod::new().public_exponent()] {
                        let found = powmod.run(&base, fixed, &modulus).unwrap();
                        assert_eq!(found.to_biguints(), expected);
                    }
                }
            }
        }
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let fixed = |bits| FixedExponent::with_bits(5u64, bits).map(|fixed| fixed.exp_bits());
    assert_eq!(fixed(3), Ok(3));
    assert_eq!(fixed(2), Err(Error::ExponentTooLong { row: 0, allowed: 2 }));
    let e = FixedExponent::new(5u64);
    let modulus = Modulus::new(1009u64).unwrap();
    let mut out = Column::parse(["7", "8"]).unwrap();
    assert!(matches!(e.operation(3u64).run_into(&modulus, &mut out), Err(Error::Shape(_))));
    assert_eq!(out.to_decimal(), ["7", "8"]);
    assert!(e.operation(&Column::parse(["2", "3"]).unwrap()).run_into(&modulus, &mut out).is_ok());
    assert_eq!(out.to_decimal(), ["32", "243"]);
    assert_eq!(format!("{e:?}"), "FixedExponent { exp_bits: 64, public: false, .. }");
}

/// Contexts can be used from any thread, and so can clones, which may outlive the originals.
#[test]
fn threads_share_contexts() {
    fn shareable<T: Send + Sync + Clone + 'static>() {}
    shareable::<Modulus>();
    shareable::<Moduli>();
    shareable::<FixedBase>();
    shareable::<FixedBases>();
    shareable::<FixedExponent>();
    shareable::<PrivateKey>();
    shareable::<RsaKey>();
    shareable::<PaillierKey>();

    let modulus = Modulus::new(1_000_000_007u64).unwrap();
    let base = FixedBase::new(5u64, &modulus, TableOptions::new(64)).unwrap();
    let exponent = FixedExponent::new(123_456_789u64);
    let expected = base.powmod(123_456_789u64).unwrap();
    let threads: Vec<_> = (0..4)
        .map(|_| {
            let (modulus, base, exponent) = (modulus.clone(), base.clone(), exponent.clone());
            std::thread::spawn(move || {
                let read = base.powmod(123_456_789u64).unwrap();
                (read, exponent.powmod(5u64, &modulus).unwrap())
            })
        })
        .collect();
    drop((modulus, base, exponent));
    for thread in threads {
        assert_eq!(thread.join().unwrap(), (expected.clone(), expected.clone()));
    }
}
