//! Products of powers and many exponents of one base compared with num-bigint, for every variant that runs on
//! this processor.

use limbwise::{Column, Error, Moduli, Modulus, Operand, Powmod, Role, Scalar, ShapeError, Stop};
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

fn read(column: &Column) -> Vec<BigUint> {
    column.rows().map(big).collect()
}

/// Returns numbers of up to this many bits, including edge cases.
fn numbers(rng: &mut StdRng, bits: usize, rows: usize, shift: usize) -> Vec<BigUint> {
    let number = |row: usize| match (row + shift) % 7 {
        0 => BigUint::ZERO,
        1 => (BigUint::from(1u32) << bits) - 1u32,
        2 => BigUint::from(1u32) >> usize::from(bits == 0),
        _ => random(rng, bits),
    };
    (0..rows).map(number).collect()
}

fn moduli(rng: &mut StdRng, bits: usize) -> Vec<BigUint> {
    let one = BigUint::from(1u32);
    let top: BigUint = &one << (bits - 1);
    vec![
        one.clone(),
        (&one << bits) - 1u32,
        top.clone(),
        random(rng, bits) | &top | &one,
        random(rng, bits) | top,
    ]
}

fn product(x: &[&BigUint], e: &[&BigUint], m: &BigUint) -> BigUint {
    x.iter().zip(e).fold(BigUint::from(1u32) % m, |product, (x, e)| product * x.modpow(e, m) % m)
}

#[test]
fn row_by_row() {
    let mut rng = StdRng::seed_from_u64(1);
    for features in processors() {
        for bits in [1, 8, 65, 200, 521] {
            for (exp_bits, count, rows) in [(0, 2, 3), (5, 1, 17), (64, 3, 16), (130, 2, 40), (130, 9, 1)] {
                let m = moduli(&mut rng, bits);
                let of_rows: Vec<BigUint> = (0..rows).map(|row| m[row % m.len()].clone()).collect();
                let x: Vec<_> = (0..count).map(|i| numbers(&mut rng, bits + 70 * (i % 2), rows, i)).collect();
                let e: Vec<_> = (0..count).map(|i| numbers(&mut rng, exp_bits, rows, i + 1)).collect();
                let (xs, es): (Vec<_>, Vec<_>) =
                    x.iter().zip(&e).map(|(x, e)| (column(x), column(e))).unzip();
                let terms: Vec<(Operand<'_>, Operand<'_>)> =
                    xs.iter().zip(&es).map(|(x, e)| (x.into(), e.into())).collect();
                let exps: Vec<Operand<'_>> = es.iter().map(Into::into).collect();
                let each = Moduli::with_features(&column(&of_rows), features).unwrap();
                let secret = Powmod::new();
                for powmod in
                    [secret.exp_bits(exp_bits.next_multiple_of(64) + 64), secret, secret.public_exponent()]
                {
                    let found = read(&powmod.multi_exp(&terms, &each).unwrap());
                    let many = powmod.pow_many_exps(&xs[0], &exps, &each).unwrap();
                    for row in 0..rows {
                        let of_row =
                            |all: &'_ [Vec<BigUint>]| all.iter().map(|x| x[row].clone()).collect::<Vec<_>>();
                        let (x, e) = (of_row(&x), of_row(&e));
                        let (x, e): (Vec<_>, Vec<_>) = (x.iter().collect(), e.iter().collect());
                        let m = &of_rows[row];
                        assert_eq!(found[row], product(&x, &e, m), "{bits} {exp_bits} {count} {features:?}");
                        for (e, many) in e.iter().zip(&many) {
                            assert_eq!(
                                big(many.row(row)),
                                x[0].modpow(e, m),
                                "{bits} {exp_bits} {features:?}"
                            );
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn one_product() {
    let mut rng = StdRng::seed_from_u64(2);
    for features in processors() {
        for (bits, exp_bits, rows) in
            [(65, 70, 0), (65, 70, 1), (200, 13, 37), (130, 64, 199), (130, 64, 201), (521, 130, 530)]
        {
            for m in moduli(&mut rng, bits) {
                let modulus =
                    Modulus::with_features(Scalar::from_limbs(&m.to_u64_digits()), features).unwrap();
                let (x, e) = (numbers(&mut rng, bits, rows, 3), numbers(&mut rng, exp_bits, rows, 0));
                let expected = product(&x.iter().collect::<Vec<_>>(), &e.iter().collect::<Vec<_>>(), &m);
                let (x, e) = (column(&x), column(&e));
                for powmod in [Powmod::new(), Powmod::new().public_exponent()] {
                    let found = read(&modulus.multi_exp(&x, &e, powmod).unwrap());
                    assert_eq!(
                        found,
                        std::slice::from_ref(&expected),
                        "{bits} {exp_bits} {rows} {features:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn what_is_refused() {
    let modulus = Modulus::new(1009u64).unwrap();
    let (two, three) = (Column::parse(["2", "5"]).unwrap(), Column::parse(["1", "2", "4"]).unwrap());
    let uneven = |role| Error::from(ShapeError::Rows { role, found: 3, expected: 2 });
    let powmod = Powmod::new();
    assert_eq!(modulus.multi_exp(&two, &three, powmod), Err(uneven(Role::Exponent)));
    assert_eq!(
        powmod.multi_exp(&[((&two).into(), 3u64.into()), ((&three).into(), 3u64.into())], &modulus),
        Err(uneven(Role::Base))
    );
    assert_eq!(
        powmod.pow_many_exps(&two, &[1u64.into(), (&three).into()], &modulus),
        Err(uneven(Role::Exponent))
    );
    let too_long = Error::ExponentTooLong { row: 1, allowed: 2 };
    assert_eq!(modulus.multi_exp(&two, &two, powmod.exp_bits(2)), Err(too_long));
    assert_eq!(powmod.exp_bits(2).multi_exp(&[((&two).into(), (&two).into())], &modulus), Err(too_long));
    assert_eq!(powmod.exp_bits(2).pow_many_exps(7u64, &[(&two).into()], &modulus), Err(too_long));
    let stop = Stop::new();
    stop.request();
    assert_eq!(stop.run(|| modulus.multi_exp(&two, &two, powmod)), Err(Error::Stopped));
    assert_eq!(stop.run(|| powmod.pow_many_exps(&two, &[(&two).into()], &modulus)), Err(Error::Stopped));
    // An empty product.
    assert_eq!(powmod.multi_exp(&[], &modulus).unwrap().to_decimal(), ["1"]);
    assert_eq!(powmod.pow_many_exps(&two, &[], &modulus).unwrap(), Vec::<Column>::new());
    assert_eq!(modulus.multi_exp(3u64, 4u64, powmod).unwrap().to_decimal(), ["81"]);
}
