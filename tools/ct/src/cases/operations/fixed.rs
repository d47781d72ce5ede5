//! Cases of `Fixed`. Its values are secret, and so are its moduli and their lengths.

use std::hint::black_box;

use super::limbwise::fixed::{
    Barrett, Choice, ConstantTimeEq, ConstantTimeGreater, ConstantTimeLess, Fixed, Montgomery, Shifter,
};
use super::limbwise::limbs::Variant;
use super::limbwise_kernels::limb::LIMB_BITS;
use super::limbwise_kernels::mont;
use super::named;

use crate::cases::secrets::Secrets;
use crate::cases::{self, Case, Decision, Expect, Op};

/// Returns the number of bits in the given number of limbs.
const fn bits(limbs: usize) -> usize {
    limbs * LIMB_BITS
}

const CASE: Case = Case {
    name: "products",
    bits: bits(4),
    secrets: 4,
    expect: Expect::Constant,
    subject: &cases::FIXED,
    decides: &[],
    recorder: false,
    sizes: &[],
    small: false,
    mistake: None,
    prepare: products::<4>,
};

const PLAIN: Case = Case { name: "fixed_sums", subject: &cases::PLAIN, prepare: sums::<4>, ..CASE };

const ODD: Case =
    Case { name: "products", subject: &cases::FIXED_ODD, secrets: 3, prepare: montgomery::<4>, ..CASE };

/// Secret exponents have one limb, of which this many bits are used.
const EXP_BITS: u32 = 16;

/// The check that a character is a digit, which is public.
const DIGITS: &[Decision] =
    &[Decision { function: HEX, jumps: 1, what: "whether all characters are digits" }];
const HEX: &str = concat!(module_path!(), "::hex::{{closure}}");

/// Returns the cases at several lengths, in limbs.
macro_rules! at {
    ($case:expr, $prepare:ident: $($limbs:literal)*) => {
        [$(Case { bits: bits($limbs), prepare: $prepare::<$limbs>, ..$case }),*]
    };
}

/// One limb, powers of two and other lengths. 18 and 33 limbs are longer than any kernel except those of
/// `ifma`.
pub(super) fn cases() -> impl Iterator<Item = Case> {
    let mut cases = Vec::new();
    cases.extend(at!(CASE, products: 1 4 7 16 18 32 33 64));
    cases.extend(at!(PLAIN, sums: 1 4 7 16 20 32 33 64));
    let shifted = Case { name: "fixed_shifts", secrets: 8, ..PLAIN };
    cases.extend(at!(shifted, shifts: 1 5 7 16 32 33 64));
    cases.extend(at!(Case { name: "fixed_measure", ..shifted.clone() }, measure: 1 5 7 16 32 33 64));
    cases.extend(at!(Case { name: "fixed_divide", ..shifted.clone() }, divide: 1 4 7 16 33 64));
    cases.extend(at!(Case { name: "fixed_bytes", ..PLAIN }, bytes: 1 3 7 32 64));
    cases.extend(at!(Case { name: "fixed_hex", decides: DIGITS, ..PLAIN }, hex: 1 3 7));
    cases.extend(at!(Case { name: "fixed_gcd", ..PLAIN }, gcd: 1 2 7));
    cases.extend(at!(Case { name: "fixed_prime", ..PLAIN }, prime: 1 2 3));
    cases.extend(at!(Case { name: "barrett", ..CASE }, barrett: 1 4 7 16 32 33 64));
    let barrett = Case { name: "barrett_pow", secrets: 3, ..CASE };
    cases.extend(at!(barrett, barrett_pow: 1 2 7));
    cases.extend(at!(Case { name: "barrett_pow_long", secrets: 2, ..CASE }, barrett_pow_long: 1));
    cases.extend(at!(Case { name: "barrett_ladder", ..barrett.clone() }, barrett_ladder: 1 2));
    cases.extend(at!(Case { name: "barrett_new", ..barrett.clone() }, barrett_new: 1 3 7));
    cases.extend(at!(Case { name: "barrett_inverse", ..barrett.clone() }, barrett_inverse: 1 2 7));
    cases.extend(at!(ODD, montgomery: 1 4 7 16 17 32 33 64));
    cases.extend(at!(Case { name: "new", ..ODD }, montgomery_new: 1 4 7 16));
    cases.extend(at!(Case { name: "residues", ..ODD }, residues: 1 4 7 16));
    cases.extend(at!(Case { name: "pow", ..ODD }, montgomery_pow: 1 3 7 16));
    cases.extend(at!(Case { name: "inverse", ..ODD }, montgomery_inverse: 1 2 7));
    cases.into_iter()
}

/// Returns a secret number: one of eight, by lane.
fn number<const N: usize>(secrets: &mut Secrets, lane: usize) -> Fixed<N> {
    let mut x = Fixed::from_row(&secrets.number(lane, N)).expect("so many limbs");
    secrets.hide(x.as_limbs_mut());
    x
}

/// Returns a secret modulus of any length: 2 modulo 4 if `even` is set, else odd.
fn modulus<const N: usize>(secrets: &mut Secrets, even: bool) -> Fixed<N> {
    let mut m = Fixed::from_row(&secrets.number(0, N)).expect("so many limbs");
    let low = &mut m.as_limbs_mut()[0];
    *low = if even { *low & !1 | 2 } else { *low | 1 };
    // That the modulus is nonzero or odd is public. All bits except the lowest are secret, including the top
    // one.
    secrets.hide_modulus(m.as_limbs_mut(), bits(N) + 1, usize::from(even));
    m
}

fn products<const N: usize>(_: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let variant = named!(Variant, variant);
    let (x, y) = (number::<N>(secrets, 1), number::<N>(secrets, 2));
    Box::new(move || {
        black_box(x.mul_with(&y, variant));
        black_box(x.sqr_with(variant));
        black_box(x.mul_low_with(&y, variant));
    })
}

fn sums<const N: usize>(_: usize, _: &str, secrets: &mut Secrets) -> Op {
    let (mut x, mut y) = (number::<N>(secrets, 1), number::<N>(secrets, 3));
    Box::new(move || {
        let (sum, carry) = x.carrying_add(&y, Choice::from(0));
        let (difference, borrow) = x.borrowing_sub(&sum, carry);
        black_box(x.ct_eq(&y) | x.ct_lt(&y) | x.ct_gt(&difference) | x.is_zero() | y.is_odd());
        black_box(black_box(&x) == black_box(&y));
        let mut assigned = black_box(Fixed::<N>::default());
        assigned.assign(&y, borrow);
        black_box(&assigned);
        black_box(Fixed::select(&sum, &difference, borrow));
        x.swap(&mut y, borrow);
        black_box(&(&(&x & &y) | &sum) ^ &!&difference);
    })
}

/// Shifts by amounts less than the width, and by any amount.
fn shifts<const N: usize>(_: usize, _: &str, secrets: &mut Secrets) -> Op {
    let x = number::<N>(secrets, 1);
    let mut amounts = secrets.number(2, 2);
    amounts[0] %= bits(N) as u64;
    secrets.hide(&mut amounts);
    Box::new(move || {
        for amount in amounts.iter().map(|amount| *amount as u32) {
            for shifter in [Shifter::Barrel, Shifter::Soft] {
                black_box(x.shl_with(amount, shifter));
                black_box(x.shr_with(amount, shifter));
            }
        }
    })
}

fn measure<const N: usize>(_: usize, _: &str, secrets: &mut Secrets) -> Op {
    // Some of the top limbs are zero, and some bits.
    let mut x = secrets.number(1, N);
    let (limbs, shift) = (x[0] as usize % N, x[0] % 61);
    x[N - limbs..].fill(0);
    x[0] >>= shift;
    secrets.hide(&mut x);
    let x = Fixed::<N>::from_row(&x).expect("so many limbs");
    Box::new(move || {
        black_box(x.measure());
    })
}

/// Divides by numbers of every length, and by 0.
fn divide<const N: usize>(_: usize, _: &str, secrets: &mut Secrets) -> Op {
    let x = number::<N>(secrets, 1);
    let mut d = secrets.number(2, N);
    let limbs = d[0] as usize % N;
    d[N - limbs..].fill(0);
    secrets.hide(&mut d);
    let d = Fixed::<N>::from_row(&d).expect("so many limbs");
    Box::new(move || {
        black_box(x.div_rem(&d));
    })
}

fn bytes<const N: usize>(_: usize, _: &str, secrets: &mut Secrets) -> Op {
    let x = number::<N>(secrets, 1);
    let (mut bytes, mut text) = (vec![0; 8 * N], vec![0; 16 * N]);
    Box::new(move || {
        assert!(x.to_be_bytes(&mut bytes).is_ok());
        assert!(black_box(Fixed::<N>::from_be_bytes(&bytes)).is_ok());
        assert!(x.to_le_bytes(&mut bytes).is_ok());
        assert!(black_box(Fixed::<N>::from_le_bytes(&bytes)).is_ok());
        // Fewer bits than the width, with the last limb incomplete.
        assert!(black_box(Fixed::<N>::from_be_bytes(&bytes[3..])).is_ok());
        assert!(black_box(Fixed::<N>::from_le_bytes(&bytes[3..])).is_ok());
        assert!(x.to_hex(&mut text).is_ok());
    })
}

#[allow(unsafe_code)]
fn hex<const N: usize>(_: usize, _: &str, secrets: &mut Secrets) -> Op {
    let mut text = vec![0; 16 * N];
    number::<N>(secrets, 1).to_hex(&mut text).expect("room for all digits");
    // SAFETY: hexadecimal digits are ASCII; a check would branch on secrets.
    let text = unsafe { String::from_utf8_unchecked(text) };
    Box::new(move || assert!(black_box(Fixed::<N>::from_hex(&text)).is_ok()))
}

fn gcd<const N: usize>(_: usize, _: &str, secrets: &mut Secrets) -> Op {
    let (x, y) = (number::<N>(secrets, 1), number::<N>(secrets, 3));
    Box::new(move || {
        black_box(x.gcd(&y));
    })
}

/// A number and one base.
fn prime<const N: usize>(_: usize, _: &str, secrets: &mut Secrets) -> Op {
    let (x, base) = (number::<N>(secrets, 1), number::<N>(secrets, 3));
    Box::new(move || {
        black_box(x.is_probable_prime([base.clone()]));
    })
}

fn barrett<const N: usize>(_: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let m = Barrett::with_variant(&modulus::<N>(secrets, true), named!(Variant, variant)).expect("not 0");
    let (x, y) = (number::<N>(secrets, 1), number::<N>(secrets, 2));
    Box::new(move || {
        black_box(m.mul(&x, &y));
        black_box(m.sqr(&x));
        black_box(m.add(&x, &y));
        black_box(m.sub(&x, &y));
        black_box(m.reduce(&x));
        black_box(m.reduce_wide(&[x.clone(), y.clone()]));
    })
}

fn barrett_pow<const N: usize>(_: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let m = Barrett::with_variant(&modulus::<N>(secrets, true), named!(Variant, variant)).expect("not 0");
    let (x, exponent) = (number::<N>(secrets, 1), number::<1>(secrets, 2));
    Box::new(move || {
        black_box(m.pow_bounded(&x, &exponent, black_box(EXP_BITS)));
    })
}

/// The lengths of exponents for which the tables have 8, 16 and 32 entries.
fn barrett_pow_long<const N: usize>(_: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let m = Barrett::with_variant(&modulus::<N>(secrets, true), named!(Variant, variant)).expect("not 0");
    let (x, exponent) = (number::<N>(secrets, 1), number::<16>(secrets, 2));
    Box::new(move || {
        for exp_bits in [64, 256, 1024] {
            black_box(m.pow_bounded(&x, &exponent, black_box(exp_bits)));
        }
    })
}

fn barrett_ladder<const N: usize>(_: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let m = Barrett::with_variant(&modulus::<N>(secrets, true), named!(Variant, variant)).expect("not 0");
    let (x, exponent) = (number::<N>(secrets, 1), number::<1>(secrets, 2));
    Box::new(move || {
        black_box(m.pow_ladder(&x, &exponent));
    })
}

fn barrett_new<const N: usize>(_: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let (m, variant) = (modulus::<N>(secrets, true), named!(Variant, variant));
    Box::new(move || assert!(black_box(Barrett::with_variant(&m, variant)).is_ok()))
}

/// Powers with an even modulus.
fn barrett_inverse<const N: usize>(_: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let m = Barrett::with_variant(&modulus::<N>(secrets, true), named!(Variant, variant)).expect("not 0");
    let x = number::<N>(secrets, 1);
    Box::new(move || {
        black_box(m.inverse(&x));
    })
}

/// A modulus that is marked as secret before it is prepared, so that its whole context is secret.
fn odd<const N: usize>(variant: &str, secrets: &mut Secrets) -> Montgomery<N> {
    let m = modulus::<N>(secrets, false);
    Montgomery::with_variant(&m, named!(mont::Variant, variant)).expect("odd")
}

fn montgomery<const N: usize>(_: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let m = odd::<N>(variant, secrets);
    let (x, y) = (number::<N>(secrets, 1), number::<N>(secrets, 2));
    Box::new(move || {
        black_box(m.mul(&x, &y));
        black_box(m.sqr(&x));
        black_box(m.add(&x, &y));
        black_box(m.sub(&x, &y));
        black_box(m.reduce(&x));
    })
}

/// Values that stay in Montgomery form.
fn residues<const N: usize>(_: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let m = odd::<N>(variant, secrets);
    let (x, y, exponent) = (number::<N>(secrets, 1), number::<N>(secrets, 2), number::<1>(secrets, 3));
    Box::new(move || {
        let (mut z, w) = (m.residue(&x), m.residue(&y));
        let done =
            z.sqr().mul(&w).and_then(|z| z.add(&w)).and_then(|z| z.sub(&w)).map(|z| z.neg().to_fixed());
        assert!(black_box(done).is_ok());
        black_box(z.ct_eq(&w));
        black_box(z.pow_bounded(&exponent, black_box(EXP_BITS)).to_fixed());
        if N <= 4 {
            black_box(z.inverse());
        }
    })
}

fn montgomery_new<const N: usize>(_: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let m = modulus::<N>(secrets, false);
    let variant = named!(mont::Variant, variant);
    Box::new(move || assert!(black_box(Montgomery::with_variant(&m, variant)).is_ok()))
}

fn montgomery_pow<const N: usize>(_: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let m = odd::<N>(variant, secrets);
    let (x, exponent) = (number::<N>(secrets, 1), number::<1>(secrets, 2));
    Box::new(move || {
        black_box(m.pow_bounded(&x, &exponent, black_box(EXP_BITS)));
    })
}

fn montgomery_inverse<const N: usize>(_: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let m = odd::<N>(variant, secrets);
    let x = number::<N>(secrets, 1);
    Box::new(move || {
        black_box(m.inverse(&x));
    })
}
