//! gcd, Jacobi symbols, subgroups.

use limbwise::{Column, Error, Modulus, ModulusError, Number, Role, Scalar, ShapeError, gcd, jacobi};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::{big, column, numbers, random};

fn euclid(x: &BigUint, y: &BigUint) -> BigUint {
    let (mut x, mut y) = (x.clone(), y.clone());
    while y != BigUint::ZERO {
        (x, y) = (y.clone(), x % y);
    }
    x
}

/// Computes the symbol by Euler's criterion, for a prime.
fn symbol(x: &BigUint, p: &BigUint) -> i8 {
    match x.modpow(&((p - 1u32) >> 1), p) {
        y if y == BigUint::ZERO => 0,
        y if y == BigUint::from(1u32) => 1,
        _ => -1,
    }
}

#[test]
fn divisors_of_columns() {
    let mut rng = StdRng::seed_from_u64(1);
    for limbs in [1, 2, 3, 5, 16, 33] {
        for rows in [0, 1, 15, 16, 17, 100] {
            let bits = limbs * 64;
            let (x, y): (Vec<_>, Vec<_>) = (0..rows)
                .map(|row| {
                    let shared = random(&mut rng, bits / 3) << (row % 7);
                    let of =
                        |rng: &mut StdRng| &shared * random(rng, bits / 2) % (BigUint::from(1u32) << bits);
                    match row % 5 {
                        0 => (BigUint::ZERO, of(&mut rng)),
                        1 => (of(&mut rng), BigUint::ZERO),
                        2 => (random(&mut rng, bits), random(&mut rng, bits)),
                        _ => (of(&mut rng), of(&mut rng)),
                    }
                })
                .unzip();
            let (a, b) = (column(&x, limbs), column(&y, limbs + 1));
            let expected: Vec<_> = x.iter().zip(&y).map(|(x, y)| euclid(x, y)).collect();
            let found = gcd(&a, &b).unwrap();
            assert_eq!((found.limbs(), numbers(&found)), (limbs + 1, expected.clone()));
            assert_eq!(numbers(&gcd(&b, &a).unwrap()), expected);
            if let Some(y) = y.get(3) {
                let expected: Vec<_> = x.iter().map(|x| euclid(x, y)).collect();
                assert_eq!(numbers(&gcd(&a, &b.number(3)).unwrap()), expected);
            }
        }
    }
    assert_eq!(gcd(0u64, 0u64).unwrap().to_decimal(), ["0"]);
    assert_eq!(gcd(Scalar::from_limbs(&[]), 6u64).unwrap().to_decimal(), ["6"]);
    let short = Column::parse(["1", "2"]).unwrap();
    let error = ShapeError::Rows { role: Role::Right, found: 3, expected: 2 };
    assert_eq!(gcd(&short, &Column::zeros(3, 1).unwrap()), Err(error.into()));
}

#[test]
fn symbols_of_columns() {
    let mut rng = StdRng::seed_from_u64(2);
    for prime in [
        "3",
        "1000000007",
        "18446744073709551557",
        "0x7fffffffffffffffffffffffffffffff",
        "0xffffffffffffffffffffffffffffffff000000000000000000000001",
    ] {
        let p = Number::parse(prime).unwrap();
        let n = big(p.as_limbs());
        for rows in [0, 1, 17, 200] {
            let mut x: Vec<_> = (0..rows).map(|_| random(&mut rng, n.bits() as usize + 20)).collect();
            for (x, edge) in x.iter_mut().zip([BigUint::ZERO, n.clone(), &n - 1u32, 1u32.into(), 2u32.into()])
            {
                *x = edge;
            }
            let a = column(&x, p.limbs() + 1);
            let expected: Vec<_> = x.iter().map(|x| symbol(x, &n)).collect();
            assert_eq!(jacobi(&a, &p).unwrap(), expected, "{prime}");
            let moduli = column(&vec![n.clone(); rows], p.limbs());
            assert_eq!(jacobi(&a, &moduli).unwrap(), expected, "{prime}");
        }
    }
    let n = Column::parse(["9", "4", "0"]).unwrap();
    assert_eq!(jacobi(2u64, &n), Err(Error::Modulus { row: 1, error: ModulusError::Even }));
    assert_eq!(jacobi(2u64, 0u64), Err(Error::Modulus { row: 0, error: ModulusError::Zero }));
    assert_eq!(
        jacobi(2u64, Scalar::from_limbs(&[])),
        Err(Error::Modulus { row: 0, error: ModulusError::Zero })
    );
    assert_eq!(jacobi(0u64, 1u64), Ok(vec![1]));
}

#[test]
fn subgroups() {
    let mut rng = StdRng::seed_from_u64(3);
    // p = 2 q + 1; p = 2^64 - 2^32 + 1 with a subgroup of order 65537; an even modulus.
    for (modulus, order) in
        [(2_147_483_579u64, 1_073_741_789u64), (0xffff_ffff_0000_0001, 65537), (1000, 2), (1, 3), (2, 1)]
    {
        let m = Modulus::new(modulus).unwrap();
        let x: Vec<u64> = (0..40).map(|i| if i < 5 { i } else { rng.random() }).collect();
        let a = Column::from_limbs(x.clone(), 1).unwrap();
        let wide = BigUint::from(modulus);
        let one = BigUint::from(1u32) % &wide;
        let expected: Vec<_> =
            x.iter().map(|x| BigUint::from(*x).modpow(&order.into(), &wide) == one).collect();
        assert_eq!(m.in_subgroup(&a, order).unwrap(), expected, "{modulus}");
        assert_eq!(m.in_subgroup_vartime(&a, order).unwrap(), expected, "{modulus}");
        let orders = Column::from_limbs(vec![order; 40], 1).unwrap();
        assert_eq!(m.in_subgroup(&a, &orders).unwrap(), expected, "{modulus}");
        let long = Number::from(order).with_limbs(4).unwrap();
        assert_eq!(m.in_subgroup(&a, &long).unwrap(), expected, "{modulus}");
    }
    let m = Modulus::new(23u64).unwrap();
    let orders = Column::zeros(3, 1).unwrap();
    let error = ShapeError::Rows { role: Role::Exponent, found: 3, expected: 2 };
    assert_eq!(m.in_subgroup(&Column::zeros(2, 1).unwrap(), &orders), Err(error.into()));
}
