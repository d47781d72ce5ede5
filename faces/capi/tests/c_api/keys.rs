//! Keys of random primes, compared with num-bigint.

use num_bigint::BigUint;

use crate::build::{CAPI, Linked, Program};

const ROWS: usize = 20;
const LIMBS: usize = 3;

/// Takes numbers of the given number of limbs from the front of the words.
fn numbers(words: &mut &[u64], rows: usize, limbs: usize) -> Vec<BigUint> {
    let (taken, rest) = words.split_at(rows * limbs);
    *words = rest;
    let halves = |limb: &u64| [*limb as u32, (*limb >> 32) as u32];
    taken.chunks_exact(limbs).map(|row| BigUint::new(row.iter().flat_map(halves).collect())).collect()
}

#[test]
fn keys_compute_what_num_bigint_computes() {
    for linked in Linked::ALL {
        let program = Program::new(format!("{CAPI}/tests/c_api/c/keys.c"), linked);
        let answer = program.answer(&[]);
        let words: Vec<u64> =
            answer.as_chunks().0.iter().map(|word: &[u8; 8]| u64::from_ne_bytes(*word)).collect();
        let mut words = words.as_slice();
        let primes = numbers(&mut words, 2, LIMBS);
        let [p, q] = primes.as_slice() else { unreachable!("two primes") };
        let (n, one) = (p * q, BigUint::from(1_u8));
        assert!(primes.iter().all(|prime| prime.bits() == 192) && p != q);
        assert_eq!(numbers(&mut words, 1, 2 * LIMBS)[0], n);

        let x: Vec<u64> =
            (1..=ROWS * 2 * LIMBS).map(|i| (i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
        let x = numbers(&mut x.as_slice(), ROWS, 2 * LIMBS);
        let group = (p - &one) * (q - &one);
        let d = BigUint::from(65_537_u32).modinv(&group).unwrap();
        let expected: Vec<_> = x.iter().map(|x| x.modpow(&d, &n)).collect();
        assert_eq!(numbers(&mut words, ROWS, 2 * LIMBS), expected);
        let expected: Vec<_> = x.iter().map(|x| x % &n).collect();
        assert_eq!(numbers(&mut words, ROWS, 2 * LIMBS), expected);

        let square = &n * &n;
        let expected: Vec<_> = x.iter().map(|x| x.modpow(&n, &square)).collect();
        assert_eq!(numbers(&mut words, ROWS, 4 * LIMBS), expected);
        // L(c^phi mod n^2) phi^-1 mod n, where L(u) = (u - 1) / n.
        let inverse = group.modinv(&n).unwrap();
        let expected: Vec<_> =
            x.iter().map(|x| (x.modpow(&group, &square) - &one) / &n * &inverse % &n).collect();
        assert_eq!(numbers(&mut words, ROWS, 2 * LIMBS), expected);
        assert!(words.is_empty());
    }
}
