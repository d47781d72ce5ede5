//! The test cases for all variants, with num-bigint as the oracle.

use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::*;

fn variants() -> Vec<Variant> {
    Variant::all(Features::detect().unwrap()).collect()
}

fn big(limbs: &[Limb]) -> BigUint {
    BigUint::new(limbs.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect())
}

fn row(n: &BigUint, limbs: usize) -> Vec<Limb> {
    let mut row = n.to_u64_digits();
    row.resize(limbs, 0);
    row
}

/// Numbers of the given number of limbs: the edges of them and of the modulus, limbs of all ones and of
/// zeros, then random ones.
fn numbers(rng: &mut StdRng, m: &BigUint, limbs: usize) -> Vec<BigUint> {
    let one = BigUint::from(1u32);
    let all = &one << (64 * limbs);
    let mut numbers = vec![BigUint::ZERO, one.clone(), m - &one, m.clone(), m + &one, &all - &one, m >> 1];
    numbers.extend([&all - m, &all >> 1, (&one << (64 * limbs - 64)) - 1u32]);
    for density in [2, 2, 2, 30] {
        let limb = |_| match rng.random_range(0..density) {
            0 => u64::MAX * rng.random_range(0..2),
            _ => rng.random(),
        };
        numbers.push(big(&(0..limbs).map(limb).collect::<Vec<_>>()));
    }
    numbers.into_iter().map(|n| n % &all).collect()
}

fn moduli(rng: &mut StdRng, limbs: usize) -> Vec<BigUint> {
    let one = BigUint::from(1u32);
    let top = &one << (64 * limbs - 1);
    let random: Vec<Limb> = (0..limbs).map(|_| rng.random()).collect();
    let random = big(&random) % &top;
    vec![top.clone(), &top + 1u32, (&top << 1) - 1u32, (&top << 1) - 2u32, &top + random]
}

/// Each operand one row, or one for each.
#[test]
fn sums_and_differences() {
    let mut rng = StdRng::seed_from_u64(1);
    for limbs in (1..=18).chain([23, 24, 25, 32, 33, 64]) {
        for m in moduli(&mut rng, limbs) {
            let numbers = numbers(&mut rng, &m, limbs);
            let pairs: Vec<_> = numbers.iter().flat_map(|x| numbers.iter().map(move |y| (x, y))).collect();
            let column = |f: &dyn Fn(&(&BigUint, &BigUint)) -> BigUint| -> Vec<Limb> {
                pairs.iter().flat_map(|pair| row(&f(pair), limbs)).collect()
            };
            let (x, y) = (column(&|(x, _)| (*x).clone()), column(&|(_, y)| (*y).clone()));
            let (one, m_row) = (row(&m, limbs), row(&m, limbs).repeat(pairs.len()));
            let sums = column(&|(x, y)| (*x + *y) % &m);
            let differences = column(&|(x, y)| (*x + 2u32 * &m - *y) % &m);
            let mut z = vec![0; x.len()];
            for variant in variants() {
                for m in [&one, &m_row] {
                    z.fill(0xdead_beef);
                    variant.add(&mut z, &x, &y, m, limbs);
                    assert_eq!(z, sums, "{variant:?}, {limbs} limbs");
                    z.fill(0xdead_beef);
                    variant.sub(&mut z, &x, &y, m, limbs);
                    assert_eq!(z, differences, "{variant:?}, {limbs} limbs");
                }
                // The last of x and of y for all.
                let last = &x[x.len() - limbs..];
                variant.add(&mut z, last, &y, &one, limbs);
                let expected = column(&|(_, y)| (big(last) + *y) % &m);
                assert_eq!(z, expected, "{variant:?}, {limbs} limbs");
                variant.sub(&mut z, &x, last, &one, limbs);
                let expected = column(&|(x, _)| (*x + 2u32 * &m - big(last)) % &m);
                assert_eq!(z, expected, "{variant:?}, {limbs} limbs");
            }
        }
    }
}

#[test]
fn no_rows_are_no_work() {
    for variant in variants() {
        variant.add(&mut [], &[], &[], &[], 3);
        variant.sub(&mut [], &[], &[1, 2, 3], &[4, 5, 1 << 63], 3);
    }
}

#[test]
#[should_panic(expected = "highest bit")]
fn a_modulus_has_its_highest_bit() {
    Variant::Portable.add(&mut [0; 4], &[1; 4], &[1; 4], &[1, u64::MAX, u64::MAX, 1], 2);
}

#[test]
#[should_panic(expected = "as many as results")]
fn as_many_rows_as_results_or_one() {
    Variant::Portable.add(&mut [0; 6], &[1; 4], &[1; 6], &[u64::MAX; 2], 2);
}
