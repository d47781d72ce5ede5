//! Powers of columns compared with num-bigint, for every variant that runs on this processor.

use limbwise::cpu::Features;
use limbwise::{
    Column, Error, Moduli, Modulo, Modulus, ModulusError, Number, Operand, Powmod, Role, Scalar, ShapeError,
    Stop, powmod, powmod_vartime,
};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

#[path = "each/mod.rs"]
mod each;
use each::processors;

/// Computes powers as on a processor with these features.
fn run<'a>(
    powmod: Powmod,
    features: Features,
    base: impl Into<Operand<'a>>,
    exp: impl Into<Operand<'a>>,
    moduli: impl Into<Operand<'a>>,
) -> Result<Column, Error> {
    let powers = powmod.operation(base, exp);
    powers.run(Modulo::from(moduli.into()).with_features(features))
}

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

/// Returns num-bigint's results, row by row.
fn expected(base: &[BigUint], exp: &[BigUint], modulus: &[BigUint]) -> Vec<BigUint> {
    let at = |x: &[BigUint], i: usize| x[i % x.len()].clone();
    let rows = base.len().max(exp.len()).max(modulus.len());
    (0..rows).map(|i| at(base, i).modpow(&at(exp, i), &at(modulus, i))).collect()
}

fn check(found: &Column, expected: &[BigUint], what: &str) {
    let found: Vec<_> = found.rows().map(big).collect();
    assert_eq!(found, expected, "{what}");
}

/// Moduli of every kind and length up to `bits`: more than a few batches.
fn moduli(rng: &mut StdRng, bits: usize) -> Vec<BigUint> {
    let one = BigUint::from(1u32);
    let mut all = vec![
        one.clone(),
        BigUint::from(2u32),
        BigUint::from(3u32),
        BigUint::from(4u32),
        &one << (bits - 1),
        (&one << bits) - 1u32,
        (&one << bits) - 2u32,
        (&one << (bits - 1)) + 1u32,
        BigUint::from(6u32) << (bits / 2),
    ];
    while all.len() < 70 {
        let length = if all.len() % 3 == 0 { rng.random_range(1..=bits) } else { bits };
        all.push(random(rng, length) | &one << (length - 1));
    }
    all
}

#[test]
fn every_length_and_kind_of_modulus() {
    let mut rng = StdRng::seed_from_u64(1);
    for features in processors() {
        for bits in [8, 64, 65, 130, 384, 521] {
            let m = moduli(&mut rng, bits);
            let longer = |rng: &mut StdRng, i: usize| random(rng, bits + [0, 1, 64, 300][i % 4]);
            let mut base: Vec<_> = (0..m.len()).map(|i| longer(&mut rng, i)).collect();
            base[10] = BigUint::ZERO;
            base[11] = m[11].clone();
            base[12] = &m[12] - 1u32;
            let mut exp: Vec<_> = (0..m.len()).map(|_| random(&mut rng, 67)).collect();
            exp[13] = BigUint::ZERO;
            exp[14] = BigUint::from(1u32);
            let what = format!("{features:?}, {bits} bits");
            let expected = expected(&base, &exp, &m);
            let (base, exp, m) = (column(&base), column(&exp), column(&m));
            check(&run(Powmod::new(), features, &base, &exp, &m).unwrap(), &expected, &what);
            let public = Powmod::new().public_exponent();
            check(&run(public, features, &base, &exp, &m).unwrap(), &expected, &format!("{what}, public"));
        }
    }
}

#[test]
fn long_moduli() {
    let mut rng = StdRng::seed_from_u64(2);
    for features in processors() {
        for bits in [1024, 2048, 3072, 4096, 8192] {
            let one = BigUint::from(1u32);
            let mut m: Vec<_> = (0..3).map(|_| random(&mut rng, bits) | &one << (bits - 1)).collect();
            m[0] |= &one;
            m[1] = (m[1].clone() >> 100) << 100;
            let base: Vec<_> = (0..3).map(|_| random(&mut rng, bits)).collect();
            let exp: Vec<_> = (0..3).map(|_| random(&mut rng, 20)).collect();
            let found = run(Powmod::new(), features, &column(&base), &column(&exp), &column(&m));
            check(&found.unwrap(), &expected(&base, &exp, &m), &format!("{features:?}, {bits} bits"));
        }
    }
}

/// Each operand is a single value or a column, in every combination, for odd and even moduli. There are full
/// batches and remaining rows: a few rows are computed one by one if that is faster.
#[test]
fn any_number_of_rows() {
    let mut rng = StdRng::seed_from_u64(8);
    for features in processors() {
        for bits in [512, 1024] {
            let most = 23;
            let m: Vec<_> = (0..most).map(|_| random(&mut rng, bits) | BigUint::from(1u32)).collect();
            let base: Vec<_> = (0..most).map(|_| random(&mut rng, bits)).collect();
            let exp: Vec<_> = (0..most).map(|_| random(&mut rng, 40)).collect();
            let all = expected(&base, &exp, &m);
            for rows in 0..=most {
                let [base, exp, m] = [&base, &exp, &m].map(|numbers| column(&numbers[..rows]));
                let what = format!("{features:?}, {bits} bits, {rows} rows");
                for powmod in [Powmod::new(), Powmod::new().public_exponent()] {
                    let found = run(powmod, features, &base, &exp, &m);
                    check(&found.unwrap(), &all[..rows], &what);
                }
            }
        }
    }
}

#[test]
fn one_value_or_a_column() {
    let mut rng = StdRng::seed_from_u64(3);
    for features in processors() {
        for even in [false, true] {
            let parity = BigUint::from(u32::from(!even));
            let modulus =
                |rng: &mut StdRng| (random(rng, 190) >> 1 << 1) | &parity | BigUint::from(1u32) << 189;
            for shape in 0..8 {
                let rows = |bit: u32| if shape >> bit & 1 == 1 { 37 } else { 1 };
                let base: Vec<_> = (0..rows(0)).map(|_| random(&mut rng, 190)).collect();
                let exp: Vec<_> = (0..rows(1)).map(|_| random(&mut rng, 90)).collect();
                let m: Vec<_> = (0..rows(2)).map(|_| modulus(&mut rng)).collect();
                let columns = [column(&base), column(&exp), column(&m)];
                let operands = columns.each_ref().map(|c| {
                    if c.len() == 1 { Scalar::from_limbs(c.row(0)).into() } else { Operand::from(c) }
                });
                let [b, e, n] = operands;
                let expected = expected(&base, &exp, &m);
                check(&run(Powmod::new(), features, b, e, n).unwrap(), &expected, "secret");
                let public = Powmod::new().public_exponent();
                check(&run(public, features, b, e, n).unwrap(), &expected, "public");
            }
        }
    }
}

#[test]
fn variants_agree_bit_for_bit_whatever_the_threads() {
    let mut rng = StdRng::seed_from_u64(4);
    let m: Vec<_> = (0..100).map(|i| random(&mut rng, 128 + i) | BigUint::from(1u32)).collect();
    let base: Vec<_> = (0..100).map(|_| random(&mut rng, 256)).collect();
    let exp: Vec<_> = (0..100).map(|_| random(&mut rng, 64)).collect();
    let (base, exp, m) = (column(&base), column(&exp), column(&m));
    let first = powmod(&base, &exp, &m).unwrap();
    for features in processors() {
        for threads in [1, 2, 5] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            let powers = || run(Powmod::new(), features, &base, &exp, &m).unwrap();
            assert_eq!(pool.install(powers), first, "{features:?}, {threads} threads");
        }
    }
}

/// Few rows are computed one by one or two at a time, depending on the threads.
#[test]
fn few_rows_on_any_number_of_threads() {
    let mut rng = StdRng::seed_from_u64(9);
    let most = 5;
    for bits in [512, 1024, 1536, 2048] {
        for twos in [0, 9] {
            let modulus = |rng: &mut StdRng| (random(rng, bits) | BigUint::from(1u32)) << twos;
            let m: Vec<_> = (0..most).map(|_| modulus(&mut rng)).collect();
            let base: Vec<_> = (0..most).map(|_| random(&mut rng, bits)).collect();
            let exp: Vec<_> = (0..most).map(|i| random(&mut rng, 30 + i)).collect();
            for threads in [1, 2, 3] {
                let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
                for (features, rows) in
                    processors().into_iter().flat_map(|features| (1..=most).map(move |rows| (features, rows)))
                {
                    let what = format!("{features:?}, {bits} bits, {rows} rows, {threads} threads");
                    let [b, e, n] = [&base, &exp, &m].map(|numbers| column(&numbers[..rows]));
                    let one = Number::from(&m[0]);
                    let prepared = Modulus::with_features(&one, features).unwrap();
                    for powmod in [Powmod::new(), Powmod::new().public_exponent()] {
                        let each = pool.install(|| run(powmod, features, &b, &e, &n).unwrap());
                        check(&each, &expected(&base[..rows], &exp[..rows], &m[..rows]), &what);
                        let same = pool.install(|| powmod.run(&b, 65537u64, &prepared).unwrap());
                        let e = [BigUint::from(65537u32)];
                        check(&same, &expected(&base[..rows], &e, &m[..1]), &what);
                    }
                }
            }
        }
    }
}

#[test]
fn prepared_moduli_serve_many_times() {
    let m = Column::parse(["1000003", "1000004"]).unwrap();
    let moduli = Moduli::new(&m).unwrap();
    let base = Column::parse(["12345678901234567890123", "7"]).unwrap();
    for e in ["0", "1", "65537", "99999999999999999999999"] {
        let e = Number::parse(e).unwrap();
        let direct = powmod(&base, &e, &m).unwrap();
        assert_eq!(powmod(&base, &e, &moduli).unwrap(), direct);
        let mut out = Column::zeros(2, 1).unwrap();
        Powmod::new().public_exponent().run_into(&base, &e, &moduli, &mut out).unwrap();
        assert_eq!(out, direct);
        for row in 0..2 {
            let one = Modulus::new(&m.number(row)).unwrap();
            assert_eq!(powmod(&base, &e, &one).unwrap().row(row), direct.row(row));
        }
    }
}

#[test]
fn exponents_have_an_announced_length() {
    let exp = Column::parse(["1", "7", "8"]).unwrap();
    let run = |bits: usize| Powmod::new().exp_bits(bits).run(3u64, &exp, 1009u64);
    assert_eq!(run(4).unwrap().to_decimal(), ["3", "169", "507"]);
    assert_eq!(run(500).unwrap().to_decimal(), ["3", "169", "507"]);
    assert_eq!(run(3).unwrap_err(), Error::ExponentTooLong { row: 2, allowed: 3 });
    assert_eq!(run(0).unwrap_err(), Error::ExponentTooLong { row: 0, allowed: 0 });
    // Two limbs, with a bit above the declared length in the second.
    let exp = Column::parse(["5", "0x10000000000000000"]).unwrap();
    let found = Powmod::new().exp_bits(64).run(3u64, &exp, 1009u64);
    assert_eq!(found.unwrap_err(), Error::ExponentTooLong { row: 1, allowed: 64 });
}

#[test]
fn what_is_wrong_is_told() {
    let one = Column::parse(["1", "2"]).unwrap();
    let three = Column::parse(["1", "2", "3"]).unwrap();
    let zero = Column::parse(["5", "0"]).unwrap();
    let rows = Error::Shape(ShapeError::Rows { role: Role::Exponent, found: 3, expected: 2 });
    assert_eq!(powmod(&one, &three, &one).unwrap_err(), rows);
    let rows = Error::Shape(ShapeError::Rows { role: Role::Modulus, found: 3, expected: 2 });
    assert_eq!(powmod_vartime(&one, &one, &three).unwrap_err(), rows);
    assert_eq!(powmod(&one, &one, &zero).unwrap_err(), Error::Modulus { row: 1, error: ModulusError::Zero });
    assert_eq!(powmod(&one, &one, 0u64).unwrap_err(), Error::Modulus { row: 0, error: ModulusError::Zero });
    let empty = Scalar::from_limbs(&[]);
    assert_eq!(powmod(&one, &one, empty).unwrap_err(), Error::Shape(ShapeError::ZeroWidth));
    let mut out = Column::zeros(2, 2).unwrap();
    let m = Modulus::new(7u64).unwrap();
    let shape = Error::Shape(ShapeError::Output { found: (2, 2), expected: (2, 1) });
    assert_eq!(Powmod::new().run_into(&one, &one, &m, &mut out).unwrap_err(), shape);
}

#[test]
fn no_rows_and_no_limbs() {
    let none = Column::zeros(0, 3).unwrap();
    assert!(powmod(&none, &none, &none).unwrap().is_empty());
    assert!(powmod(&none, 9u64, 9u64).unwrap().is_empty());
    let empty = Scalar::from_limbs(&[]);
    assert_eq!(powmod(empty, 9u64, 9u64).unwrap().to_decimal(), ["0"]);
    assert_eq!(powmod(empty, empty, 9u64).unwrap().to_decimal(), ["1"]);
}

/// With a stop requested, powers that would take years end immediately, on every path: one row, batches, even
/// moduli, residues.
#[test]
fn powers_can_be_stopped() {
    let stop = Stop::new();
    let years = Powmod::new().exp_bits(1 << 60);
    let base = Column::parse(["2", "3"].repeat(20)).unwrap();
    let modulus = Modulus::new(1000u64).unwrap();
    let power = stop.run(|| Powmod::new().run(&base, 5u64, &modulus)).unwrap();
    assert_eq!(power.to_decimal(), ["32", "243"].repeat(20));
    stop.request();
    assert!(stop.is_requested());
    for modulus in [1009u64, 1 << 20, 12 * 1009] {
        let modulus = Modulus::new(modulus).unwrap();
        assert_eq!(stop.run(|| years.run(&base, 5u64, &modulus)), Err(Error::Stopped));
        assert_eq!(stop.run(|| years.run(2u64, 5u64, &modulus)), Err(Error::Stopped));
        let public = Powmod::new().public_exponent();
        assert_eq!(stop.run(|| public.run(&base, 5u64, &modulus)), Err(Error::Stopped));
        let mut residues = modulus.residues(&base).unwrap();
        assert_eq!(stop.run(|| residues.pow(5u64, years).map(|_| ())), Err(Error::Stopped));
    }
    let moduli = Moduli::new(&base).unwrap();
    assert_eq!(stop.run(|| years.run(&base, 5u64, &moduli)), Err(Error::Stopped));
}
