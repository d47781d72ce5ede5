//! Powers of fixed bases compared with num-bigint, for every variant that runs on this processor; and
//! rejected input.

use limbwise::cpu::Features;
use limbwise::{
    Column, Error, FixedBase, FixedBases, Modulus, Powmod, Role, Scalar, ShapeError, Stop, TableError,
    TableOptions, mulmod, powmod,
};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

#[path = "each/mod.rs"]
mod each;
use each::processors;

fn big(limbs: &[u64]) -> BigUint {
    BigUint::new(limbs.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect())
}

fn random(rng: &mut StdRng, bits: usize) -> BigUint {
    let words: Vec<u32> = (0..bits.div_ceil(32)).map(|_| rng.random()).collect();
    BigUint::new(words) >> (bits.div_ceil(32) * 32 - bits)
}

fn column(numbers: &[BigUint]) -> Column {
    Column::from_rows(numbers.iter().map(BigUint::to_u64_digits)).unwrap()
}

fn modulus(m: &BigUint, features: Features) -> Modulus {
    Modulus::with_features(Scalar::from_limbs(&m.to_u64_digits()), features).unwrap()
}

/// Exponents of up to this many bits: 0, 1, all ones, then random ones.
fn exponents(rng: &mut StdRng, bits: usize, rows: usize, shift: usize) -> Vec<BigUint> {
    let one = BigUint::from(1u32);
    let exponent = |row: usize| match (row + shift) % 9 {
        0 => BigUint::ZERO,
        1 => &one % (&one << bits),
        2 => (&one << bits) - 1u32,
        _ => random(rng, bits),
    };
    (0..rows).map(exponent).collect()
}

fn check(fixed: &FixedBases, m: &BigUint, bases: &[BigUint], exps: &[Vec<BigUint>], what: &str) {
    let columns: Vec<_> = exps.iter().map(|e| column(e)).collect();
    let operands: Vec<_> = columns.iter().map(Into::into).collect();
    let found: Vec<_> = fixed.multi_exp(&operands).unwrap().rows().map(big).collect();
    let expected: Vec<_> = (0..exps[0].len())
        .map(|row| {
            bases.iter().zip(exps).fold(BigUint::from(1u32) % m, |x, (b, e)| x * b.modpow(&e[row], m) % m)
        })
        .collect();
    assert_eq!(found, expected, "{what}");
}

#[test]
fn moduli_of_every_kind() {
    let mut rng = StdRng::seed_from_u64(1);
    let one = BigUint::from(1u32);
    for features in processors() {
        for bits in [1, 2, 8, 64, 65, 130, 384, 521] {
            let top: BigUint = &one << (bits - 1);
            let moduli = [
                one.clone(),
                (&one << bits) - 1u32,
                top.clone(),
                random(&mut rng, bits) | &one | &top,
                top | random(&mut rng, bits),
            ];
            for m in moduli {
                let modulus = modulus(&m, features);
                let bases = [random(&mut rng, bits), random(&mut rng, bits + 70)];
                for (exp_bits, public, memory, rows) in [
                    (0, false, 0, 3),
                    (1, true, 0, 1),
                    (64, false, 1 << 20, 17),
                    (70, true, 1 << 20, 33),
                    (70, false, 0, 2),
                ] {
                    let options = TableOptions::new(exp_bits).memory(memory);
                    let options = if public { options.public_exponents() } else { options };
                    let what = format!("{m} {options:?} {features:?}");
                    let count = 1 + exp_bits % 2;
                    let fixed = FixedBases::new(&column(&bases[..count]), &modulus, options).unwrap();
                    let exps: Vec<_> = (0..count).map(|i| exponents(&mut rng, exp_bits, rows, i)).collect();
                    check(&fixed, &m, &bases[..count], &exps, &what);
                }
            }
        }
    }
}

/// Blocks of several batches, and the remaining rows.
#[test]
fn many_rows_and_widths() {
    let mut rng = StdRng::seed_from_u64(2);
    for (bits, rows) in [(64, 20_000), (256, 3_001), (1024, 200), (2048, 130)] {
        let m = random(&mut rng, bits) | BigUint::from(1u32) | BigUint::from(1u32) << (bits - 1);
        let modulus = modulus(&m, Features::detect().unwrap());
        let base = random(&mut rng, bits);
        let exps = exponents(&mut rng, 40, rows, 0);
        for options in [TableOptions::new(40), TableOptions::new(40).public_exponents()] {
            let fixed = FixedBases::new(&column(std::slice::from_ref(&base)), &modulus, options).unwrap();
            check(&fixed, &m, std::slice::from_ref(&base), std::slice::from_ref(&exps), "many rows");
            assert!(fixed.table_bytes() > 0 && fixed.exp_bits() == 40);
            let one = FixedBase::new(Scalar::from_limbs(&base.to_u64_digits()), &modulus, options).unwrap();
            let exps = column(&exps);
            let powers = fixed.multi_exp(&[(&exps).into()]).unwrap();
            assert_eq!(one.powmod(&exps).unwrap(), powers);
            // Also with secret exponents, for which tables for public exponents are not used.
            assert_eq!(powmod(&one, &exps, &modulus).unwrap(), powers);
            let mut out = Column::zeros(rows, modulus.limbs()).unwrap();
            one.operation(&exps).run_into(&modulus, &mut out).unwrap();
            assert_eq!(out, powers);
        }
    }
}

#[test]
fn one_value_and_no_row() {
    let modulus = Modulus::new(1009u64).unwrap();
    let fixed = FixedBase::new(5u64, &modulus, TableOptions::new(64)).unwrap();
    assert_eq!(fixed.powmod(3u64).unwrap().to_decimal(), ["125"]);
    let none = Column::zeros(0, 1).unwrap();
    assert_eq!(fixed.powmod(&none).unwrap().len(), 0);
    let no_bases = FixedBases::new(&none, &modulus, TableOptions::new(64)).unwrap();
    assert_eq!(no_bases.multi_exp(&[]).unwrap().to_decimal(), ["1"]);
}

#[test]
fn what_is_refused() {
    let modulus = Modulus::new(1009u64).unwrap();
    let bases = Column::parse(["2", "3"]).unwrap();
    let fixed = FixedBases::new(&bases, &modulus, TableOptions::new(4)).unwrap();
    let (short, long) = (Column::parse(["15", "1"]).unwrap(), Column::parse(["15", "16"]).unwrap());
    let three = Column::parse(["1", "2", "3"]).unwrap();
    assert_eq!(
        fixed.multi_exp(&[(&short).into()]),
        Err(ShapeError::Exponents { found: 1, expected: 2 }.into())
    );
    let too_long = Error::ExponentTooLong { row: 1, allowed: 4 };
    assert_eq!(fixed.multi_exp(&[(&short).into(), (&long).into()]), Err(too_long));
    let rows = ShapeError::Rows { role: Role::Exponent, found: 3, expected: 2 };
    assert_eq!(fixed.multi_exp(&[(&short).into(), (&three).into()]), Err(rows.into()));
    let one = FixedBase::new(2u64, &modulus, TableOptions::new(4)).unwrap();
    assert_eq!(one.powmod(&long), Err(too_long));
    assert_eq!(powmod(&one, &long, &modulus), Err(too_long));
    // The shorter of the two lengths applies: that of the operation and that of its tables.
    let shorter = Powmod::new().exp_bits(3).run(&one, &short, &modulus);
    assert_eq!(shorter, Err(Error::ExponentTooLong { row: 0, allowed: 3 }));
    let longer = Powmod::new().exp_bits(5).run(&one, &long, &modulus);
    assert_eq!(longer, Err(too_long));
    let other = Modulus::new(1013u64).unwrap();
    assert_eq!(powmod(&one, &short, &other), Err(TableError::OtherModulus.into()));
    assert_eq!(Powmod::new().run(&one, &short, 1013u64), Err(TableError::OtherModulus.into()));
    assert_eq!(Powmod::new().run(&one, &short, 1009u64).unwrap().to_decimal(), ["480", "2"]);
    assert_eq!(Powmod::new().run(&one, &short, &bases), Err(TableError::OtherModulus.into()));
    // Used like any other value in another operation.
    assert_eq!(mulmod(&one, &short, &other).unwrap().to_decimal(), ["30", "2"]);
    let mut out = Column::zeros(3, 1).unwrap();
    let output = ShapeError::Output { found: (3, 1), expected: (2, 1) };
    let exps = [(&short).into(), 1u64.into()];
    assert_eq!(fixed.multi_exp_into(&exps, &mut out), Err(output.into()));
    let stop = Stop::new();
    stop.request();
    let mut out = Column::zeros(2, 1).unwrap();
    assert_eq!(stop.run(|| fixed.multi_exp_into(&exps, &mut out)), Err(Error::Stopped));
    fixed.multi_exp_into(&exps, &mut out).unwrap();
    assert_eq!(out.to_decimal(), ["431", "6"]);
    let too_large = FixedBase::new(2u64, &modulus, TableOptions::new(usize::MAX).memory(usize::MAX));
    assert!(matches!(too_large, Err(Error::Shape(ShapeError::TooLarge { .. }))));
}

#[test]
fn saved_and_loaded() {
    let mut rng = StdRng::seed_from_u64(3);
    let m = random(&mut rng, 190) << 3;
    let features = processors();
    let (fast, slow) = (modulus(&m, features[0]), modulus(&m, *features.last().unwrap()));
    let bases = [random(&mut rng, 150), random(&mut rng, 190)];
    let options = TableOptions::new(100).public_exponents();
    let saved = FixedBases::new(&column(&bases), &fast, options).unwrap().to_bytes();
    let exps: Vec<_> = (0..2).map(|i| exponents(&mut rng, 100, 20, i)).collect();
    let loaded = FixedBases::from_bytes(&saved, &slow).unwrap();
    assert!(loaded.is_public() && loaded.exp_bits() == 100);
    check(&loaded, &m, &bases, &exps, "loaded");

    let error = |bytes: &[u8]| FixedBases::from_bytes(bytes, &fast).map(|_| ()).unwrap_err();
    for len in 0..saved.len() {
        match error(&saved[..len]) {
            Error::Table(TableError::Unknown) => assert!(len < 8),
            Error::Table(TableError::Length { found, expected }) => {
                assert!(len >= 8 && found == len && expected > len);
            }
            other => panic!("{other}"),
        }
    }
    let longer = [&saved[..], &[0]].concat();
    let length = TableError::Length { found: saved.len() + 1, expected: saved.len() };
    assert_eq!(error(&longer), length.into());
    for at in 0..saved.len() {
        let mut changed = saved.clone();
        changed[at] ^= 1 << (at % 8);
        assert!(matches!(error(&changed), Error::Table(_)), "byte {at}");
        if at >= 48 {
            assert_eq!(error(&changed), TableError::Checksum.into());
        }
    }
    let other = modulus(&(m + 1u32), features[0]);
    let error = FixedBases::from_bytes(&saved, &other).map(|_| ()).unwrap_err();
    assert_eq!(error, TableError::OtherModulus.into());
    assert_eq!(error.to_string(), "the tables of the fixed base belong to another modulus");
    let two = TableError::Bases { found: 2, expected: 1 };
    assert_eq!(FixedBase::from_bytes(&saved, &fast).map(|_| ()), Err(two.into()));
    let one = FixedBase::new(3u64, &fast, options).unwrap();
    let again = FixedBase::from_bytes(&one.to_bytes(), &fast).unwrap();
    assert_eq!(again.powmod(5u64).unwrap().to_decimal(), ["243"]);
    assert_eq!(again.bases(), one.bases());
}

#[test]
fn clones_are_shared_between_threads() {
    let modulus = Modulus::new(1_000_003u64).unwrap();
    let fixed = FixedBase::new(7u64, &modulus, TableOptions::new(20)).unwrap();
    let power = std::thread::spawn({
        let fixed = fixed.clone();
        move || fixed.powmod(1_000_002u64).unwrap().to_decimal()
    });
    assert_eq!(power.join().unwrap(), ["1"]);
    assert_eq!(fixed.powmod(2u64).unwrap().to_decimal(), ["49"]);
}
