//! Residues, formulas and sums compared with num-bigint, for every variant that runs on this processor.

use limbwise::{Column, Error, Moduli, Modulus, Powmod, Residues, Role, Scalar, ShapeError, addmod, sqrmod};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

#[path = "each/mod.rs"]
mod each;
use each::processors;

fn big(limbs: &[u64]) -> BigUint {
    BigUint::new(limbs.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect())
}

fn bigs(column: &Column) -> Vec<BigUint> {
    column.rows().map(big).collect()
}

fn random(rng: &mut StdRng, bits: usize) -> BigUint {
    let words: Vec<u32> = (0..bits.div_ceil(32)).map(|_| rng.random()).collect();
    BigUint::new(words) >> (bits.div_ceil(32) * 32 - bits)
}

fn column(numbers: &[BigUint]) -> Column {
    Column::from_rows(numbers.iter().map(BigUint::to_u64_digits)).unwrap()
}

/// Odd and even moduli of several lengths.
fn moduli(rng: &mut StdRng, bits: usize, rows: usize) -> Vec<BigUint> {
    let one = BigUint::from(1u32);
    let modulus = |i: usize| match i % 5 {
        0 => random(rng, bits) | &one,
        1 => random(rng, bits) | &one << (bits - 1) | &one,
        2 => (random(rng, bits.div_ceil(2)) | &one) << (bits / 2),
        3 => BigUint::from(i) + 1u32,
        _ => &one << (bits - 1),
    };
    (0..rows).map(modulus).collect()
}

fn numbers(rng: &mut StdRng, bits: usize, rows: usize) -> Vec<BigUint> {
    let number = |i: usize| match i % 7 {
        0 => BigUint::ZERO,
        1 => random(rng, 2 * bits + 10),
        _ => random(rng, bits),
    };
    (0..rows).map(number).collect()
}

/// Every operation in a chain, on residues and on numbers.
fn chain<'r>(mut x: Residues<'r>, y: &Residues<'r>, exp: &Column) -> Result<Residues<'r>, Error> {
    x.mul(y)?.sqr().add(y)?.neg().sub(y)?;
    x.pow(&exp.number(0), Powmod::new())?.pow(exp, Powmod::new().public_exponent())?;
    Ok(x)
}

fn expected_chain(x: &BigUint, y: &BigUint, m: &BigUint, e: [&BigUint; 2]) -> BigUint {
    let y = y % m;
    let x = x * &y % m;
    let x = (&x * &x + &y) % m;
    let x = (m - x + m - y) % m;
    x.modpow(e[0], m).modpow(e[1], m)
}

#[test]
fn operations_chain() {
    let mut rng = StdRng::seed_from_u64(1);
    for features in processors() {
        for bits in [8, 64, 130, 521] {
            let rows = 70;
            let m = moduli(&mut rng, bits, rows);
            let (x, y) = (numbers(&mut rng, bits, rows), numbers(&mut rng, bits, rows));
            let e = numbers(&mut rng, 16, rows);
            let (cx, cy, ce) = (column(&x), column(&y), column(&e));
            let expect = |m: &dyn Fn(usize) -> BigUint| -> Vec<_> {
                (0..rows).map(|i| expected_chain(&x[i], &y[i], &m(i), [&e[0], &e[i]])).collect()
            };
            let many = Moduli::with_features(&column(&m), features).unwrap();
            let expected = expect(&|i| m[i].clone());
            let (a, b) = (many.residues(&cx).unwrap(), many.residues(&cy).unwrap());
            assert_eq!(bigs(&chain(a, &b, &ce).unwrap().to_column()), expected, "{features:?}, {bits} bits");
            let found = many.map([(&cx).into(), (&cy).into()], |[a, b]| chain(a, &b, &ce));
            assert_eq!(bigs(&found.unwrap()), expected, "{features:?}, {bits} bits, map");
            for m in m.iter().take(5) {
                let one = Modulus::with_features(Scalar::from_limbs(&m.to_u64_digits()), features).unwrap();
                let expected = expect(&|_| m.clone());
                let (a, b) = (one.residues(&cx).unwrap(), one.residues(&cy).unwrap());
                assert_eq!(bigs(&chain(a, &b, &ce).unwrap().to_column()), expected, "{features:?}, {m}");
                let found = one.map([(&cx).into(), (&cy).into()], |[a, b]| chain(a, &b, &ce));
                assert_eq!(bigs(&found.unwrap()), expected, "{features:?}, {m}, map");
            }
        }
    }
}

/// More rows than one block.
#[test]
fn long_columns_are_cut() {
    let rows = 20_000;
    let x =
        Column::from_limbs((0..rows).map(|i| (i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect(), 1)
            .unwrap();
    let m = Modulus::new(0xffff_ffff_ffff_ffc5u64).unwrap();
    let expected = addmod(&sqrmod(&x, &m).unwrap(), &x, &m).unwrap();
    let mut a = m.residues(&x).unwrap();
    let b = a.clone();
    assert_eq!(a.len(), rows);
    a.sqr().add(&b).unwrap();
    assert_eq!(a.to_column(), expected);
    let found = m.map([(&x).into()], |[mut a]| {
        let b = a.clone();
        a.sqr().add(&b)?;
        Ok(a)
    });
    assert_eq!(found.unwrap(), expected);
}

#[test]
fn inverses_of_residues() {
    let m = Moduli::new(&Column::parse(["7", "10", "1009", "1"]).unwrap()).unwrap();
    let x = Column::parse(["3", "7", "1008", "0"]).unwrap();
    let mut a = m.residues(&x).unwrap();
    assert_eq!(a.inv().unwrap().to_column().to_decimal(), ["5", "3", "1008", "0"]);
    let x = Column::parse(["3", "5", "0", "0"]).unwrap();
    let mut a = m.residues(&x).unwrap();
    assert_eq!(a.inv().unwrap_err(), Error::NoInverse { row: 1 });
    assert_eq!(a.to_column().to_decimal(), ["3", "5", "0", "0"]);
    let found = m.map([(&x).into()], |[mut a]| {
        a.inv()?;
        Ok(a)
    });
    assert_eq!(found.unwrap_err(), Error::NoInverse { row: 1 });
}

#[test]
fn residues_belong_to_their_moduli_and_rows() {
    let seven = Modulus::new(7u64).unwrap();
    let other = Modulus::new(7u64).unwrap();
    let (two, three) = (Column::parse(["1", "2"]).unwrap(), Column::parse(["1", "2", "3"]).unwrap());
    let mut a = seven.residues(&two).unwrap();
    assert_eq!(a.mul(&other.residues(&two).unwrap()).unwrap_err(), Error::OtherModuli);
    assert_eq!(a.add(&seven.residues(&three).unwrap()).unwrap_err(), Error::OtherModuli);
    assert_eq!(a.to_column().to_decimal(), ["1", "2"]);
    let rows = Error::Shape(ShapeError::Rows { role: Role::Exponent, found: 3, expected: 2 });
    assert_eq!(a.pow(&three, Powmod::new()).unwrap_err(), rows);
    let moduli = Moduli::new(&three).unwrap();
    let rows = Error::Shape(ShapeError::Rows { role: Role::Modulus, found: 3, expected: 2 });
    assert_eq!(moduli.residues(&two).unwrap_err(), rows);
    assert_eq!(moduli.map([(&two).into()], |[a]| Ok(a)).unwrap_err(), rows);
    let rows = Error::Shape(ShapeError::Rows { role: Role::Right, found: 3, expected: 2 });
    assert_eq!(seven.map([(&two).into(), (&three).into()], |[a, _]| Ok(a)).unwrap_err(), rows);
    // A formula must return values of its block; the compiler ensures this except for moduli with a static
    // lifetime.
    let seven: &Modulus = Box::leak(Box::new(seven.clone()));
    let elsewhere = seven.residues(&three).unwrap();
    let found = seven.map([(&two).into()], |_| Ok(elsewhere.clone()));
    assert_eq!(found.unwrap_err(), Error::OtherModuli);
    let none = Column::zeros(0, 1).unwrap();
    let empty = seven.residues(&none).unwrap();
    assert!(empty.is_empty() && empty.to_column().is_empty());
    assert!(seven.map([(&none).into()], |[a]| Ok(a)).unwrap().is_empty());
}

#[test]
fn sums_and_products() {
    let mut rng = StdRng::seed_from_u64(2);
    for features in processors() {
        for bits in [1, 8, 64, 65, 200, 521, 1024] {
            for m in moduli(&mut rng, bits, 5) {
                let modulus =
                    Modulus::with_features(Scalar::from_limbs(&m.to_u64_digits()), features).unwrap();
                for rows in [0, 1, 2, 15, 16, 17, 33, 100] {
                    let (mut x, y) = (numbers(&mut rng, bits, rows), numbers(&mut rng, bits, rows));
                    if rows % 2 == 1 {
                        x.iter_mut().for_each(|x| *x |= BigUint::from(1u32));
                    }
                    let (cx, cy) = (column(&x), column(&y));
                    let what = format!("{features:?}, {m}, {rows} rows");
                    let sum: BigUint = x.iter().sum();
                    assert_eq!(bigs(&modulus.sum(&cx)), [sum % &m], "{what}");
                    let dot: BigUint = x.iter().zip(&y).map(|(x, y)| x * y).sum();
                    assert_eq!(bigs(&modulus.dot(&cx, &cy).unwrap()), [dot % &m], "{what}");
                    let product = x.iter().fold(BigUint::from(1u32), |p, x| p * x % &m);
                    assert_eq!(bigs(&modulus.product(&cx).unwrap()), [product % &m], "{what}");
                    if let Some(first) = y.first() {
                        let dot: BigUint = x.iter().map(|x| x * first).sum();
                        assert_eq!(bigs(&modulus.dot(&cx, &cy.number(0)).unwrap()), [dot % &m], "{what}");
                    }
                }
            }
        }
    }
}

#[test]
fn long_sums() {
    let rows = 30_000u64;
    let x = Column::from_limbs((0..rows).map(|i| u64::MAX - i).collect(), 1).unwrap();
    let numbers = bigs(&x);
    for m in [0xffff_ffff_ffff_ffc5u64, 1 << 40, 6] {
        let modulus = Modulus::new(m).unwrap();
        let m = BigUint::from(m);
        assert_eq!(bigs(&modulus.sum(&x)), [numbers.iter().sum::<BigUint>() % &m]);
        let dot: BigUint = numbers.iter().map(|x| x * x).sum();
        assert_eq!(bigs(&modulus.dot(&x, &x).unwrap()), [dot % &m]);
        let product = numbers.iter().fold(BigUint::from(1u32), |p, x| p * x % &m);
        assert_eq!(bigs(&modulus.product(&x).unwrap()), [product]);
    }
    let rows = Error::Shape(ShapeError::Rows { role: Role::Right, found: 2, expected: 30_000 });
    let two = Column::parse(["1", "2"]).unwrap();
    assert_eq!(Modulus::new(6u64).unwrap().dot(&x, &two).unwrap_err(), rows);
}
