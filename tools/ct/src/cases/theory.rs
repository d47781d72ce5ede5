//! Cases of number theory on columns: divisors, symbols, subgroups, primes, and keys of two primes.

use std::hint::black_box;

use super::library::{column, modulus, numbers};
use super::limbwise::{
    Column, Modulus, Number, PrivateKey, Scalar, gcd, is_probable_prime, jacobi, random_prime_with,
};
use super::limbwise_kernels::limb::LIMB_BITS;

use crate::case::{self, Case, Decision, Op};
use crate::secrets::Secrets;

const CASE: Case = Case { secrets: 3, subject: &case::PLAIN, ..Case::BLANK };

/// A number's low bit and length are public, and looked at where they are refused.
const PRIMES: &[Decision] = &[
    Decision { function: "prime", jumps: 12, what: "which numbers have no parameter, and which are prime" },
    Decision {
        function: "limbwise::",
        jumps: 12,
        what: "which numbers have no parameter, and which are prime",
    },
];
const MEMBERS: &[Decision] =
    &[Decision { function: "limbwise::", jumps: 8, what: "which numbers are members" }];
const KEYS: &[Decision] = &[
    Decision { function: "limbwise::", jumps: 16, what: "that a key is one, and that results are right" },
    Decision { function: "inverse", jumps: 8, what: "that an inverse is there" },
];

pub(super) fn cases() -> impl Iterator<Item = Case> {
    [
        Case { name: "gcd", prepare: divisors, ..CASE }.at(&[64, 128, 320, 1024]),
        Case { name: "jacobi", prepare: symbols, ..CASE }.at(&[64, 128, 320, 1024]),
        Case { name: "in_subgroup", decides: MEMBERS, prepare: members, ..CASE }.at(&[64, 320]),
        Case { name: "primes", decides: PRIMES, prepare: primes, ..CASE }.at(&[64, 100, 320]),
        Case { name: "rsa", decides: KEYS, prepare: rsa, ..CASE }.at(&[64, 192]),
        Case { name: "paillier", decides: KEYS, prepare: paillier, ..CASE }.at(&[64, 192]),
    ]
    .into_iter()
}

/// Three rows, and one number for all.
fn divisors(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let limbs = bits.div_ceil(LIMB_BITS);
    let (mut x, mut y) = (numbers(secrets, limbs, 0), numbers(secrets, limbs, 1));
    for column in [&mut x, &mut y] {
        secrets.hide(column.as_limbs_mut());
    }
    Box::new(move || {
        assert!(black_box(gcd(&x, &y)).is_ok());
        assert!(black_box(gcd(&x, Scalar::from_limbs(y.row(0)))).is_ok());
    })
}

fn symbols(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let mut x = numbers(secrets, bits.div_ceil(LIMB_BITS), 0);
    secrets.hide(x.as_limbs_mut());
    let n = modulus(secrets, bits, 0);
    Box::new(move || {
        assert!(black_box(jacobi(&x, Scalar::from_limbs(&n))).is_ok());
    })
}

/// Of an order that is half of the modulus, and of another.
fn members(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let mut x = numbers(secrets, bits.div_ceil(LIMB_BITS), 0);
    secrets.hide(x.as_limbs_mut());
    let m = modulus(secrets, bits, 0);
    Box::new(move || {
        let m = Modulus::new(Scalar::from_limbs(&m)).expect("a modulus");
        assert!(black_box(m.in_subgroup(&x, 65_537u64)).is_ok());
    })
}

/// Odd numbers of one length.
fn primes(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let limbs = bits.div_ceil(LIMB_BITS);
    let n = column(
        limbs,
        (0..3).map(|row| {
            let mut n = secrets.modulus(row, bits, 0);
            secrets.hide_modulus(&mut n, bits, 0);
            n
        }),
    );
    Box::new(move || {
        assert!(black_box(is_probable_prime(&n)).is_ok());
    })
}

/// The same primes in every run, hidden: others would be found after another number of candidates.
fn key(bits: usize, secrets: &Secrets) -> [Number; 2] {
    let mut state = 1u64;
    let mut fill = |bytes: &mut [u8]| {
        for byte in bytes {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            *byte = (state >> 56) as u8;
        }
    };
    [(); 2].map(|()| {
        let prime = random_prime_with(bits, &mut fill).expect("a length that is taken");
        let mut limbs = prime.as_limbs().to_vec();
        secrets.hide_modulus(&mut limbs, bits, 0);
        Number::from_limbs(&limbs).expect("limbs")
    })
}

fn messages(bits: usize, secrets: &mut Secrets) -> Column {
    let mut x = numbers(secrets, (2 * bits).div_ceil(LIMB_BITS), 0);
    secrets.hide(x.as_limbs_mut());
    x
}

fn rsa(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let [p, q] = key(bits, secrets);
    let x = messages(bits, secrets);
    Box::new(move || {
        let key = PrivateKey::new(&p, &q).expect("primes");
        let rsa = key.rsa(65_537u64).expect("an exponent");
        assert!(black_box(rsa.private(&x)).is_ok());
        assert!(black_box(rsa.public(&x)).is_ok());
    })
}

fn paillier(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let [p, q] = key(bits, secrets);
    let x = messages(bits, secrets);
    Box::new(move || {
        let paillier = PrivateKey::new(&p, &q).expect("primes").paillier().expect("primes");
        let noise = paillier.noise(&x).expect("room");
        // Where a number shares a factor with n there is no plaintext.
        let _ = black_box(paillier.decrypt(&noise));
    })
}
