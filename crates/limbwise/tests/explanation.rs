//! Plans: their description, equal results of all methods, and that they depend only on shapes.

use limbwise::{Column, Error, Method, Moduli, Modulus, Operation, Powmod, Role, Scalar, ShapeError};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

#[path = "each/mod.rs"]
mod each;
use each::processors;

const PUBLIC: Powmod = Powmod { exp_bits: None, public: true, method: None };
const SECRET: Powmod = Powmod { exp_bits: None, public: false, method: None };

fn random(rng: &mut StdRng, rows: usize, limbs: usize) -> Column {
    Column::from_limbs((0..rows * limbs).map(|_| rng.random()).collect(), limbs).unwrap()
}

fn odd(rng: &mut StdRng, rows: usize, limbs: usize) -> Column {
    let mut moduli = random(rng, rows, limbs);
    for row in moduli.rows_mut() {
        row[0] |= 1;
        row[limbs - 1] |= 1 << 63;
    }
    moduli
}

fn powers(base: &[BigUint], exp: &[BigUint], moduli: &[BigUint]) -> Vec<BigUint> {
    let rows = base.len().max(exp.len()).max(moduli.len());
    (0..rows).map(|i| base[i % base.len()].modpow(&exp[i % exp.len()], &moduli[i % moduli.len()])).collect()
}

#[test]
fn every_method_gives_the_same_powers() {
    let mut rng = StdRng::seed_from_u64(1);
    for features in processors() {
        for (rows, limbs) in [(1, 1), (2, 4), (16, 3), (17, 8), (37, 17)] {
            let (base, exp, moduli) =
                (random(&mut rng, rows, limbs), random(&mut rng, rows, 1), odd(&mut rng, rows, limbs));
            let expected = powers(&base.to_biguints(), &exp.to_biguints(), &moduli.to_biguints());
            let each = Moduli::with_features(&moduli, features).unwrap();
            for options in [SECRET, PUBLIC] {
                let operation = Operation::powmod((&base).into(), (&exp).into()).with(options);
                for method in
                    [Method::Batches, Method::RestAlone, Method::FewAlone, Method::Alone, Method::Buckets]
                {
                    assert_eq!(
                        operation.with(options.method(method)).run(&each).unwrap().to_biguints(),
                        expected,
                        "{method}"
                    );
                }
                assert_eq!(operation.run(&each).unwrap().to_biguints(), expected);
            }
        }
    }
}

#[test]
fn tables_give_the_same_powers() {
    let mut rng = StdRng::seed_from_u64(2);
    for features in processors() {
        for twos in [0u64, 70] {
            let (base, exp) = (random(&mut rng, 1, 5), random(&mut rng, 35, 2));
            let m: BigUint = odd(&mut rng, 1, 3).to_biguints()[0].clone() << twos;
            let modulus = Modulus::with_features(Scalar::from_limbs(&m.to_u64_digits()), features).unwrap();
            let number = base.number(0);
            let expected = powers(&base.to_biguints(), &exp.to_biguints(), &[m]);
            for options in [SECRET, PUBLIC] {
                let operation = Operation::powmod((&number).into(), (&exp).into()).with(options);
                for memory in [0, 1 << 20] {
                    let found =
                        operation.with(options.method(Method::Tables { memory })).run(&modulus).unwrap();
                    assert_eq!(found.to_biguints(), expected);
                }
            }
        }
    }
}

/// Enough rows for the library to build tables on its own.
#[test]
fn one_base_with_many_exponents_has_tables() {
    let mut rng = StdRng::seed_from_u64(3);
    let (base, exp) = (random(&mut rng, 1, 16), random(&mut rng, 600, 4));
    let m = odd(&mut rng, 1, 16);
    let modulus = Modulus::new(&m.number(0)).unwrap();
    let number = base.number(0);
    for options in [SECRET, PUBLIC] {
        let operation = Operation::powmod((&number).into(), (&exp).into()).with(options);
        let explanation = operation.explain(&modulus).unwrap();
        assert!(matches!(explanation.methods()[..], [Method::Tables { .. }]), "{explanation}");
        assert_eq!(
            operation.run(&modulus).unwrap().to_biguints(),
            powers(&base.to_biguints(), &exp.to_biguints(), &m.to_biguints())
        );
    }
    // No tables for a column of bases or for different moduli.
    let bases = random(&mut rng, 600, 16);
    let explanation =
        Operation::powmod((&bases).into(), (&exp).into()).with(SECRET).explain(&modulus).unwrap();
    assert!(explanation.all_methods().iter().all(|method| !matches!(method, Method::Tables { .. })));
}

#[test]
fn every_method_gives_the_same_product() {
    let mut rng = StdRng::seed_from_u64(4);
    for features in processors() {
        for rows in [0, 1, 5, 33] {
            for twos in [0u64, 3] {
                let m: BigUint = odd(&mut rng, 1, 3).to_biguints()[0].clone() << twos;
                let modulus =
                    Modulus::with_features(Scalar::from_limbs(&m.to_u64_digits()), features).unwrap();
                let (base, exp) = (random(&mut rng, rows, 4), random(&mut rng, rows, 1));
                let all = base.to_biguints().into_iter().zip(exp.to_biguints());
                let expected = all.fold(BigUint::from(1u32), |x, (b, e)| x * b.modpow(&e, &m) % &m);
                for powmod in [Powmod::new(), Powmod::new().public_exponent()] {
                    let explanation = modulus.explain_multi_exp(&base, &exp, powmod).unwrap();
                    let more = [
                        Method::Buckets,
                        Method::Batches,
                        Method::Windows { terms: 0 },
                        Method::Windows { terms: 7 },
                    ];
                    for method in explanation.all_methods().into_iter().chain(more) {
                        let found = modulus.multi_exp(&base, &exp, powmod.method(method)).unwrap();
                        assert_eq!(
                            found.to_biguints(),
                            std::slice::from_ref(&expected),
                            "{rows} rows {method}"
                        );
                    }
                }
            }
        }
    }
}

/// Other values of the same shapes have the same explanation.
#[test]
fn shapes_alone_decide() {
    let mut rng = StdRng::seed_from_u64(5);
    let moduli = Moduli::new(&odd(&mut rng, 21, 8)).unwrap();
    let explanation = |rng: &mut StdRng| {
        let (base, exp) = (random(rng, 21, 8), random(rng, 21, 8));
        format!("{}", Operation::powmod((&base).into(), (&exp).into()).with(SECRET).explain(&moduli).unwrap())
    };
    assert_eq!(explanation(&mut rng), explanation(&mut rng));
    let zeros = Column::parse(["0"; 21]).unwrap();
    let wide = zeros.number(0).with_limbs(8).unwrap();
    let zero = Operation::powmod((&zeros).into(), (&wide).into()).with(SECRET).explain(&moduli).unwrap();
    assert_eq!(format!("{zero}"), explanation(&mut rng));
}

#[test]
fn plans_tell_what_is_done_and_why() {
    let modulus = Modulus::new(1_000_003u64).unwrap();
    let base = Column::parse((0..20).map(|i| i.to_string())).unwrap();
    let explanation = Operation::powmod((&base).into(), 5u64.into()).with(PUBLIC).explain(&modulus).unwrap();
    assert_eq!(explanation.rows(), 20);
    let text = explanation.to_string();
    for part in ["plan: 20 rows ", " for moduli of up to ", "\nwhy: ", "\npredicted: ", "thread"] {
        assert!(text.contains(part), "{text}");
    }
    let none = Column::parse([""; 0]).unwrap();
    let explanation = Operation::powmod((&none).into(), 5u64.into()).with(PUBLIC).explain(&modulus).unwrap();
    assert_eq!(
        (explanation.rows(), explanation.methods(), explanation.to_string()),
        (0, vec![], String::new())
    );
    // An operation with only one method has no prediction.
    let product = Operation::mulmod((&base).into(), 5u64.into()).explain(&modulus).unwrap();
    assert_eq!((product.methods(), product.cycles()), (vec![], None));
    assert!(product.to_string().starts_with("plan: 20 rows"));
    let two = Column::parse(["1", "2"]).unwrap();
    let wrong = Operation::powmod((&base).into(), (&two).into()).with(PUBLIC);
    let error = ShapeError::Rows { role: Role::Exponent, found: 2, expected: 20 };
    assert_eq!(wrong.explain(&modulus).unwrap_err(), Error::Shape(error));
}
