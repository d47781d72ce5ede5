//! Tests of primality, and random primes.

use limbwise::{
    Column, Number, PrimeError, Scalar, is_probable_prime, is_probable_prime_vartime, random_prime,
    random_prime_with,
};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{Rng, RngExt, SeedableRng};

use super::{column, is_prime, random};
use crate::extent::rounds;

fn check(n: &[BigUint], limbs: usize) {
    let expected: Vec<_> = n.iter().map(is_prime).collect();
    let n = column(n, limbs);
    assert_eq!(is_probable_prime(&n).unwrap(), expected, "{limbs} limbs");
    assert_eq!(is_probable_prime_vartime(&n).unwrap(), expected, "{limbs} limbs");
}

#[test]
fn small_numbers_are_decided() {
    let all: Vec<BigUint> = (0..20_000u32).map(BigUint::from).collect();
    check(&all, 1);
    check(&all[..600], 3);
    check(&[], 2);
}

/// Composite numbers that one of the two tests accepts, or that both accept with other parameters.
#[test]
fn pseudoprimes_are_composite() {
    // Pseudoprimes to base 2; Lucas pseudoprimes, strong and extra strong; squares; Carmichael numbers;
    // strong pseudoprimes to the first nine bases.
    let known = [
        "2047",
        "3277",
        "4033",
        "4681",
        "8321",
        "15841",
        "29341",
        "42799",
        "49141",
        "52633",
        "65281",
        "74665",
        "80581",
        "85489",
        "989",
        "3239",
        "5777",
        "10877",
        "27971",
        "29681",
        "30739",
        "31631",
        "39059",
        "72389",
        "73919",
        "75077",
        "5459",
        "18971",
        "10349644",
        "1194649",
        "12327121",
        "561",
        "1105",
        "1729",
        "3825123056546413051",
        "3186657857834131",
        "318665857834031151167461",
        "3317044064679887385961981",
        "18446744065119617025",
        "0xffffffffffffffff",
        "18446744073709551556",
        "340282366920938463426481119284349108225",
    ];
    let all: Vec<BigUint> = known.iter().map(|text| BigUint::from(&Number::parse(text).unwrap())).collect();
    for limbs in [2, 3, 7].into_iter().take(rounds(3, 1)) {
        check(&all, limbs);
    }
}

#[test]
fn numbers_of_every_length() {
    let mut rng = StdRng::seed_from_u64(4);
    for bits in [8, 16, 31, 52, 62, 63, 64, 65, 104, 128, 130, 200, 320, 521] {
        let mut n: Vec<BigUint> =
            (0..rounds(60, 16)).map(|_| random(&mut rng, bits) | BigUint::from(1u32)).collect();
        // Primes, numbers with many factors of two in n - 1 or n + 1, and products of two primes.
        let next = |mut n: BigUint, step: BigUint| {
            while !is_prime(&n) {
                n += &step;
            }
            n
        };
        let one = BigUint::from(1u32);
        for i in 0..rounds(10, 2) {
            let start = random(&mut rng, bits) | &one;
            n.push(next(start, 2u32.into()));
            let half = &one << (bits / 2 + i / 4);
            n.push(next((random(&mut rng, bits / 2) * &half) + 1u32, half.clone()));
            n.push(next((random(&mut rng, bits / 2) + 1u32) * &half - 1u32, half.clone()));
            let [p, q] = [(); 2].map(|()| next(random(&mut rng, bits / 2) | &one, 2u32.into()));
            n.push(&p * &q);
            n.push(&p * &p);
            n.push((&one << bits) - BigUint::from(2 * i as u32 + 1));
        }
        check(&n, bits / 64 + 2);
    }
}

/// A prime modulo which all numbers up to 127 are squares, so that the parameter of its Lucas sequence must
/// be searched for; and a square.
#[test]
fn primes_without_small_nonresidues() {
    let product =
        (3..=131u32).filter(|p| (2..*p).all(|d| p % d != 0)).fold(BigUint::from(8u32), |all, p| all * p);
    let n = product * 31u32 + 1u32;
    assert!(is_prime(&n));
    let squares = [1093u32, 3511].map(|p| BigUint::from(p * p));
    check(&[n.clone(), &n + 2u32, &n * &n, squares[0].clone(), squares[1].clone()], 8);
    // The search takes as long as the number needs, whatever the width of its column.
    check(&squares, 512);
}

#[test]
fn random_primes_have_their_length() {
    let mut rng = StdRng::seed_from_u64(5);
    for bits in [64, 65, 100, 128, 192, 257, 512] {
        for turn in 0..3 {
            let prime = match turn {
                0 => random_prime(bits).unwrap(),
                _ => random_prime_with(bits, |bytes| rng.fill_bytes(bytes)).unwrap(),
            };
            let n = BigUint::from(&prime);
            assert!(is_prime(&n) && n.bits() == bits as u64 && n.bit(bits as u64 - 2), "{bits} bits");
        }
    }
    for bits in [0, 1, 63, 8193, usize::MAX] {
        assert!(matches!(random_prime(bits), Err(PrimeError::Length { found }) if found == bits));
    }
}

#[test]
fn one_number_is_one_row() {
    assert_eq!(is_probable_prime(65537u64), Ok(vec![true]));
    assert_eq!(is_probable_prime(Scalar::from_limbs(&[])), Ok(vec![false]));
    let mut rng = StdRng::seed_from_u64(6);
    let limbs: Vec<u64> = (0..64).map(|_| rng.random()).collect();
    let n = Column::from_limbs(limbs, 64).unwrap();
    assert_eq!(is_probable_prime(&n).unwrap(), is_probable_prime_vartime(&n).unwrap());
}
