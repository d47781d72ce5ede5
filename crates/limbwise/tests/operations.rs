//! Operations on columns compared with num-bigint, for every variant that runs on this processor.

use limbwise::cpu::Features;
use limbwise::{
    Column, Error, Moduli, Modulo, Modulus, ModulusError, Operand, Operation, Role, Scalar, ShapeError,
    addmod, invmod, invmod_each, mulmod, negmod, sqrmod, submod,
};
use num_bigint::BigUint;
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

#[path = "../../kernels/tests/extent/mod.rs"]
mod extent;
use extent::rounds;

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

/// A whole column, or its only row as a single value.
fn operand(column: &Column) -> Operand<'_> {
    if column.len() == 1 { Scalar::from_limbs(column.row(0)).into() } else { column.into() }
}

/// Prepared moduli: one or many.
enum Prepared {
    One(Modulus),
    Each(Moduli),
}

impl Prepared {
    fn new(moduli: &Column, features: Features) -> Prepared {
        match moduli.len() {
            1 => Prepared::One(Modulus::with_features(&moduli.number(0), features).unwrap()),
            _ => Prepared::Each(Moduli::with_features(moduli, features).unwrap()),
        }
    }

    fn modulo(&self) -> Modulo<'_> {
        match self {
            Prepared::One(modulus) => modulus.into(),
            Prepared::Each(moduli) => moduli.into(),
        }
    }
}

/// Returns the inverse, if it exists; modulo 1 it is 0.
fn inverse(x: &BigUint, m: &BigUint) -> Option<BigUint> {
    if *m == BigUint::from(1u32) { Some(BigUint::ZERO) } else { (x % m).modinv(m) }
}

/// Returns the result of an operation, if there is one.
fn oracle(operation: limbwise::Kind, x: &BigUint, y: &BigUint, m: &BigUint) -> Option<BigUint> {
    match operation.name() {
        "mulmod" => Some(x * y % m),
        "sqrmod" => Some(x * x % m),
        "addmod" => Some((x + y) % m),
        "submod" => Some((x + m - y % m) % m),
        "negmod" => Some((m - x % m) % m),
        "invmod" => inverse(x, m),
        name => panic!("{name} has no oracle here"),
    }
}

/// Runs all operations but powers on these columns, each of one row or of many.
fn check(features: Features, x: &[BigUint], y: &[BigUint], m: &[BigUint]) {
    let (cx, cy, cm) = (column(x), column(y), column(m));
    let (ox, oy) = (operand(&cx), operand(&cy));
    let prepared = Prepared::new(&cm, features);
    for kind in limbwise::Kind::ALL.iter().copied().filter(|kind| *kind != limbwise::Kind::Pow) {
        let operation =
            Operation::try_from_fn(kind, |role| Ok::<_, ()>(if role == Role::Right { oy } else { ox }));
        let operation = operation.unwrap();
        let rows = [x.len(), if kind.roles().len() == 2 { y.len() } else { 1 }, m.len()];
        let rows = rows.into_iter().max().unwrap();
        let what = format!("{}, {features:?}, {} bits, {rows} rows", kind.name(), cm.bits());
        let at = |c: &[BigUint], i: usize| c[i % c.len()].clone();
        let results: Vec<_> = (0..rows).map(|i| oracle(kind, &at(x, i), &at(y, i), &at(m, i))).collect();
        let none: Vec<_> = (0..rows).filter(|i| results[*i].is_none()).collect();
        let results: Vec<_> = results.into_iter().map(Option::unwrap_or_default).collect();
        let found = operation.run_each(prepared.modulo()).unwrap();
        assert_eq!((bigs(&found.0), &found.1), (results, &none), "{what}");
        let expected = match none.first() {
            None => Ok(found.0),
            Some(row) => Err(Error::NoInverse { row: *row }),
        };
        assert_eq!(operation.run(prepared.modulo()), expected, "{what}");
    }
}

/// Numbers for moduli of `bits` bits: edge cases, random ones, and wider ones.
fn numbers(rng: &mut StdRng, bits: usize, m: &[BigUint], rows: usize, wide: bool) -> Vec<BigUint> {
    let one = BigUint::from(1u32);
    (0..rows)
        .map(|i| match (i + rows) % 9 {
            0 => BigUint::ZERO,
            1 => one.clone(),
            2 => &m[i % m.len()] - 1u32,
            3 => m[i % m.len()].clone(),
            4 => (&one << bits) - 1u32,
            5 if wide => random(rng, bits + 200),
            6 if wide => (&one << (2 * bits + 64)) - 1u32,
            _ => random(rng, bits),
        })
        .collect()
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Odd,
    Even,
    Any,
}

fn modulus(rng: &mut StdRng, bits: usize, kind: Kind, i: usize) -> BigUint {
    let one = BigUint::from(1u32);
    let top = &one << (bits - 1);
    match kind {
        Kind::Odd => random(rng, bits) | top | &one,
        Kind::Even => {
            let twos = [1, 63, 64, 65, bits / 2][i % 5].clamp(1, bits);
            let odd = bits.saturating_sub(twos).max(1);
            (random(rng, odd) | &one << (odd - 1) | &one) << twos
        }
        Kind::Any => match i % 8 {
            0 => one,
            1 => BigUint::from(3u32),
            2 => top,
            3 => (&one << bits) - 1u32,
            4 => random(rng, 1 + i % bits) | &one,
            5 => (random(rng, bits.div_ceil(2)) | &one) << (bits / 2),
            _ => random(rng, bits) | top,
        },
    }
}

#[test]
fn every_shape_and_kind() {
    let mut rng = StdRng::seed_from_u64(1);
    for features in processors() {
        for bits in [1, 8, 52, 64, 65, 130, 256, 521] {
            for kind in [Kind::Odd, Kind::Even, Kind::Any] {
                for (rows, shape) in
                    [(37, 0b111), (17, 0b011), (40, 0b101), (33, 0b110), (20, 0b100), (35, 0b001)]
                {
                    let len = |bit: u32| if shape >> bit & 1 == 1 { rows } else { 1 };
                    let m: Vec<_> = (0..len(0)).map(|i| modulus(&mut rng, bits, kind, i + rows)).collect();
                    let wide = rows % 2 == 1;
                    let x = numbers(&mut rng, bits, &m, len(1), wide);
                    let y = numbers(&mut rng, bits, &m, len(2), !wide);
                    check(features, &x, &y, &m);
                }
            }
        }
    }
}

#[test]
fn every_number_of_rows() {
    let mut rng = StdRng::seed_from_u64(2);
    for features in processors() {
        for kind in [Kind::Odd, Kind::Even] {
            for rows in [1, 2, 15, 16, 17, 32, 100] {
                for moduli in [1, rows] {
                    let m: Vec<_> = (0..moduli).map(|i| modulus(&mut rng, 64, kind, i)).collect();
                    let x = numbers(&mut rng, 64, &m, rows, false);
                    let y = numbers(&mut rng, 64, &m, rows, false);
                    check(features, &x, &y, &m);
                }
            }
        }
    }
}

#[test]
fn long_numbers() {
    let mut rng = StdRng::seed_from_u64(3);
    for features in processors() {
        for bits in [1024, 2048, 3072, 4096, 8192].into_iter().step_by(rounds(1, 2)) {
            for kind in [Kind::Odd, Kind::Even] {
                for moduli in [1, 18] {
                    let m: Vec<_> = (0..moduli).map(|i| modulus(&mut rng, bits, kind, i)).collect();
                    let x = numbers(&mut rng, bits, &m, 18, true);
                    let y = numbers(&mut rng, bits, &m, 18, false);
                    check(features, &x, &y, &m);
                }
            }
        }
    }
}

/// More rows than a block, some of which have no inverse: zeros, and multiples of factors of the modulus.
#[test]
fn rows_without_an_inverse_spoil_no_other() {
    let mut rng = StdRng::seed_from_u64(4);
    for features in processors() {
        let rows = rounds(5000, 1500);
        let m = BigUint::from(3u32 * 5 * 7) * BigUint::from(4_294_967_291u64);
        for [zeros, factors] in [[0, 0], [3, 0], [0, 2], [40, 40]] {
            let mut x: Vec<_> = Vec::new();
            while x.len() < rows {
                let number = random(&mut rng, 60);
                x.extend(number.modinv(&m).map(|_| number));
            }
            for _ in 0..zeros {
                x[rng.random_range(0..rows)] = if rng.random() { BigUint::ZERO } else { m.clone() };
            }
            for _ in 0..factors {
                x[rng.random_range(0..rows)] = BigUint::from(5u32) * rng.random::<u32>();
            }
            check(features, &x, &[BigUint::from(1u32)], std::slice::from_ref(&m));
        }
    }
}

#[test]
fn operations_agree_whatever_the_threads() {
    let mut rng = StdRng::seed_from_u64(5);
    let m: Vec<_> = (0..700).map(|i| modulus(&mut rng, 1 + i % 300, Kind::Any, i)).collect();
    let x = column(&numbers(&mut rng, 300, &m, 700, true));
    let y = column(&numbers(&mut rng, 300, &m, 700, false));
    let m = column(&m);
    let all = || {
        let inverses = invmod_each(&x, &m).unwrap();
        (mulmod(&x, &y, &m).unwrap(), submod(&x, &y, &m).unwrap(), inverses)
    };
    let first = all();
    for threads in [1, 2, 5] {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        assert_eq!(pool.install(all), first, "{threads} threads");
    }
}

#[test]
fn functions_and_operations_agree() {
    let x = Column::parse(["5", "123456789012345678901", "0"]).unwrap();
    let y = Column::parse(["7", "3", "1"]).unwrap();
    let m = Column::parse(["1009", "1000", "17"]).unwrap();
    let moduli = Moduli::new(&m).unwrap();
    let mut out = Column::from_limbs(vec![u64::MAX; 3], 1).unwrap();
    assert_eq!(mulmod(&x, &y, &m).unwrap(), mulmod(&x, &y, &moduli).unwrap());
    Operation::mulmod((&x).into(), (&y).into()).run_into(&moduli, &mut out).unwrap();
    assert_eq!(out.to_decimal(), ["35", "703", "0"]);
    Operation::addmod((&x).into(), (&y).into()).run_into(&moduli, &mut out).unwrap();
    assert_eq!(out, addmod(&x, &y, &m).unwrap());
    assert_eq!(out.to_decimal(), ["12", "904", "1"]);
    Operation::submod((&x).into(), (&y).into()).run_into(&moduli, &mut out).unwrap();
    assert_eq!(out.to_decimal(), ["1007", "898", "16"]);
    Operation::sqrmod((&x).into()).run_into(&moduli, &mut out).unwrap();
    assert_eq!(out, sqrmod(&x, &m).unwrap());
    Operation::negmod((&x).into()).run_into(&moduli, &mut out).unwrap();
    assert_eq!(out, negmod(&x, &m).unwrap());
    assert_eq!(out.to_decimal(), ["1004", "99", "0"]);
    // If a row has no inverse, nothing is written.
    assert_eq!(Operation::invmod((&x).into()).run_into(&moduli, &mut out), Err(Error::NoInverse { row: 2 }));
    assert_eq!(out.to_decimal(), ["1004", "99", "0"]);
    Operation::invmod((&y).into()).run_into(&moduli, &mut out).unwrap();
    assert_eq!(out, invmod(&y, &m).unwrap());
    assert_eq!(mulmod(&out, &y, &moduli).unwrap().to_decimal(), ["1", "1", "1"]);
}

#[test]
fn what_is_wrong_is_told() {
    let two = Column::parse(["1", "2"]).unwrap();
    let three = Column::parse(["1", "2", "3"]).unwrap();
    let zero = Column::parse(["5", "0"]).unwrap();
    let rows = |role| Error::Shape(ShapeError::Rows { role, found: 3, expected: 2 });
    assert_eq!(mulmod(&two, &three, &two).unwrap_err(), rows(Role::Right));
    assert_eq!(addmod(&two, &two, &three).unwrap_err(), rows(Role::Modulus));
    assert_eq!(negmod(&two, &three).unwrap_err(), rows(Role::Modulus));
    assert_eq!(submod(&two, &two, &zero).unwrap_err(), Error::Modulus { row: 1, error: ModulusError::Zero });
    assert_eq!(sqrmod(&two, 0u64).unwrap_err(), Error::Modulus { row: 0, error: ModulusError::Zero });
    let empty = Scalar::from_limbs(&[]);
    assert_eq!(mulmod(&two, &two, empty).unwrap_err(), Error::Shape(ShapeError::ZeroWidth));
    let m = Modulus::new(8u64).unwrap();
    let mut out = Column::zeros(2, 2).unwrap();
    let shape = Error::Shape(ShapeError::Output { found: (2, 2), expected: (2, 1) });
    assert_eq!(Operation::mulmod((&two).into(), (&two).into()).run_into(&m, &mut out).unwrap_err(), shape);
    assert_eq!(Operation::invmod((&two).into()).run_into(&m, &mut out).unwrap_err(), shape);
    assert_eq!(invmod(&two, &m).unwrap_err(), Error::NoInverse { row: 1 });
    assert_eq!(
        invmod(&two, &m).unwrap_err().to_string(),
        "row 1: the number has no inverse modulo its modulus"
    );
}

#[test]
fn no_rows_and_no_limbs() {
    let none = Column::zeros(0, 3).unwrap();
    assert!(mulmod(&none, &none, &none).unwrap().is_empty());
    assert!(addmod(&none, 9u64, 9u64).unwrap().is_empty());
    assert!(invmod(&none, 9u64).unwrap().is_empty());
    let empty = Scalar::from_limbs(&[]);
    assert_eq!(mulmod(empty, 9u64, 9u64).unwrap().to_decimal(), ["0"]);
    assert_eq!(negmod(empty, 9u64).unwrap().to_decimal(), ["0"]);
    assert_eq!(invmod_each(empty, 9u64).unwrap().1, [0]);
}

/// Numbers of up to the given number of limbs, many of which are 0, 1 or all ones.
fn limbs(most: usize) -> impl Strategy<Value = Vec<u64>> {
    let limb = prop_oneof![2 => any::<u64>(), 1 => Just(0), 1 => Just(u64::MAX), 1 => Just(1)];
    prop::collection::vec(limb, 1..=most)
}

proptest! {
    #[test]
    fn any_numbers(
        rows in prop::collection::vec((limbs(5), limbs(5), limbs(4)), 1..40),
        one in any::<bool>(),
    ) {
        let x: Vec<_> = rows.iter().map(|row| big(&row.0)).collect();
        let y: Vec<_> = rows.iter().map(|row| big(&row.1)).collect();
        let mut m: Vec<_> = rows.iter().map(|row| big(&row.2)).map(|m| if m == BigUint::ZERO { m + 1u32 } else { m }).collect();
        if one {
            m.truncate(1);
        }
        check(Features::detect().unwrap(), &x, &y, &m);
    }
}
