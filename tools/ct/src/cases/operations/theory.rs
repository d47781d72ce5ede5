//! Cases of number theory on columns: divisors, symbols, subgroups, primes, and keys of two primes.

use std::hint::black_box;

use super::library::{column, edited};
use super::limbwise::{
    Column, Modulus, Number, PrivateKey, Scalar, addmod, gcd, is_probable_prime, jacobi, mulmod,
    random_prime_with,
};
use super::limbwise_kernels::limb::LIMB_BITS;

use crate::cases::inputs::Inputs;
use crate::cases::{self, Case, Decision, Op};

const SECRETS: usize = 3;
const CASE: Case = Case { secrets: SECRETS as u32, subject: &cases::PLAIN, ..Case::BLANK };

/// The second of the two numbers is odd, which the functions assert.
pub(crate) const ODD: &[Decision] = &[Decision {
    function: "limbwise_kernels::lanes::divisor::<impl limbwise_kernels::lanes::plan::Plan>::gcd",
    jumps: 1,
    what: "that a number is odd, which always holds",
}];
const TWICE: &[Decision] = &[Decision {
    function: "limbwise::theory::divisors::<impl limbwise::engine::moduli::Modulus>::subgroup",
    jumps: 1,
    what: "whether the modulus is 2 order + 1",
}];
pub(crate) const PRIMES: &[Decision] = &[Decision {
    function: "limbwise::theory::prime::test",
    jumps: 1,
    what: "which probable primes have no P below 126",
}];
pub(crate) const EXACT: &[Decision] = &[Decision {
    function: "limbwise::keys::paillier::PaillierKey::release",
    jumps: 4,
    what: "whether a result is correct",
}];
pub(crate) const UNITS: &[Decision] = &[Decision {
    function: "limbwise::keys::paillier::PaillierKey::factors",
    jumps: 2,
    what: "whether a number has a factor in common with the modulus, which is refused",
}];
pub(crate) const RIGHT: &[Decision] = &[Decision {
    function: "limbwise::keys::rsa::RsaKey::release",
    jumps: 2,
    what: "whether a result is correct",
}];

pub(super) fn cases() -> impl Iterator<Item = Case> {
    let of = |name, decides, prepare| Case { name, decides, prepare, ..CASE };
    [
        Case { recorder: true, ..of("gcd", ODD, divisors) }.at(&[64, 128, 320, 1024]),
        Case { recorder: true, ..of("jacobi", &[], symbols) }.at(&[64, 128, 320, 1024]),
        of("in_subgroup", &[], members).at(&[64, 320]),
        of("in_subgroup_of_squares", TWICE, squares).at(&[64, 100, 320]),
        of("primes", PRIMES, primes).at(&[64, 100, 320]),
        of("rsa", RIGHT, rsa).at(&[64, 192]),
        of("paillier", EXACT, paillier).at(&[64, 192]),
        of("paillier_noise", UNITS, paillier_noise).at(&[64, 192]),
    ]
    .into_iter()
}

/// Three rows, and one number for all rows.
fn divisors(inputs: &mut Inputs) -> Op {
    let limbs = inputs.limbs();
    let (x, y) = (column(inputs, 0..3, limbs), column(inputs, 1..4, limbs));
    Box::new(move || {
        assert!(black_box(gcd(&x, &y)).is_ok());
        assert!(black_box(gcd(&x, Scalar::from_limbs(y.row(0)))).is_ok());
    })
}

fn symbols(inputs: &mut Inputs) -> Op {
    let (x, n) = (column(inputs, 0..3, inputs.limbs()), inputs.secret_moduli(&[0]));
    Box::new(move || {
        assert!(black_box(jacobi(&x, Scalar::from_limbs(&n))).is_ok());
    })
}

/// No element is a member of the subgroup, whatever the secrets are: neither 0 nor 1 is among them.
fn members(inputs: &mut Inputs) -> Op {
    let x = edited(inputs, 0..3, inputs.limbs(), |x| x.rows_mut().for_each(|row| row[0] |= 2));
    let m = inputs.secret_moduli(&[0]);
    Box::new(move || {
        let m = Modulus::new(Scalar::from_limbs(&m)).expect("a modulus");
        assert!(black_box(m.in_subgroup(&x, 65_537u64)).is_ok());
    })
}

/// Returns the order of the squares modulo m, if m is prime: (m - 1) / 2.
fn squares(inputs: &mut Inputs) -> Op {
    let (x, m) = (column(inputs, 0..3, inputs.limbs()), inputs.secret_moduli(&[0]));
    let next = m[1..].iter().chain([&0]);
    let order: Vec<_> = m.iter().zip(next).map(|(limb, next)| limb >> 1 | next << (LIMB_BITS - 1)).collect();
    Box::new(move || {
        let m = Modulus::new(Scalar::from_limbs(&m)).expect("a modulus");
        assert!(black_box(m.in_subgroup(&x, Scalar::from_limbs(&order))).is_ok());
    })
}

/// Odd numbers of one length. With the last set of secrets one of them is prime, because the result is
/// secret.
fn primes(inputs: &mut Inputs) -> Op {
    let (bits, limbs) = (inputs.bits, inputs.limbs());
    let [prime, _] = key(bits, 0);
    let mut numbers: Vec<_> = (0..3).flat_map(|row| inputs.modulus(row, bits, 0)).collect();
    if inputs.selector() == SECRETS - 1 {
        numbers[limbs..2 * limbs].copy_from_slice(prime.as_limbs());
    }
    numbers.chunks_exact_mut(limbs).for_each(|n| inputs.hide_modulus(n, bits, 0));
    let n = Column::from_limbs(numbers, limbs).expect("a rectangle");
    Box::new(move || {
        assert!(black_box(is_probable_prime(&n)).is_ok());
    })
}

/// Two primes of the same length, whose product is twice as long; each set of secrets has its own. They are
/// not marked as secret for memcheck, because it would then treat their product as secret, too. The product
/// is public, and so is its length, which decides what is computed.
///
/// Every run searches for the primes of all sets, so that the search has the same effect on memory in each of
/// them.
fn key(bits: usize, secret: usize) -> [Number; 2] {
    let mut state = 1u64;
    let mut fill = |bytes: &mut [u8]| {
        for byte in bytes {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            *byte = (state >> 56) as u8;
        }
    };
    let keys = [(); SECRETS]
        .map(|()| [(); 2].map(|()| random_prime_with(bits, &mut fill).expect("a length that is taken")));
    // Which of the primes is greater is a secret, too.
    let [p, q] = &keys[secret];
    let greater = p.as_limbs().iter().rev().gt(q.as_limbs().iter().rev());
    // Copied, so that the first prime is at the same address whichever it is.
    if greater == secret.is_multiple_of(2) { [p.clone(), q.clone()] } else { [q.clone(), p.clone()] }
}

/// No number is 0, which has no inverse.
fn messages(inputs: &mut Inputs) -> Column {
    let limbs = (2 * inputs.bits).div_ceil(LIMB_BITS);
    edited(inputs, 0..3, limbs, |x| x.rows_mut().for_each(|row| row[0] |= 1))
}

fn rsa(inputs: &mut Inputs) -> Op {
    let [p, q] = key(inputs.bits, inputs.selector());
    let x = messages(inputs);
    Box::new(move || {
        let key = PrivateKey::new(&p, &q).expect("primes");
        let rsa = key.rsa(65_537u64).expect("an exponent");
        assert!(black_box(rsa.private(&x)).is_ok());
        assert!(black_box(rsa.public(&x)).is_ok());
    })
}

fn paillier(inputs: &mut Inputs) -> Op {
    // The same key in every run, because it determines which memory is allocated before the case begins.
    let [p, q] = key(inputs.bits, 0);
    // (n + 1)^m is 1 + m n.
    let key = PrivateKey::new(&p, &q).expect("primes");
    let public = key.paillier().expect("primes");
    let multiples = mulmod(&messages(inputs), &key.modulus(), public.square()).expect("room");
    let mut ciphertexts = addmod(&multiples, 1u64, public.square()).expect("room");
    inputs.hide(ciphertexts.as_limbs_mut());
    Box::new(move || {
        let paillier = PrivateKey::new(&p, &q).and_then(|key| key.paillier()).expect("primes");
        assert!(black_box(paillier.decrypt(&ciphertexts)).is_ok());
    })
}

/// The public modulus is the exponent, so it is the same in every run.
fn paillier_noise(inputs: &mut Inputs) -> Op {
    let [p, q] = key(inputs.bits, 0);
    let r = messages(inputs);
    Box::new(move || {
        let paillier = PrivateKey::new(&p, &q).and_then(|key| key.paillier()).expect("primes");
        assert!(black_box(paillier.noise(&r)).is_ok());
    })
}
