//! Cases of `Fixed`. Its values are secret, and so are its moduli and their lengths.

use std::hint::black_box;

use super::limbwise::fixed::{
    Barrett, Choice, ConstantTimeEq, ConstantTimeGreater, ConstantTimeLess, Fixed, Montgomery, Shifter,
};
use super::limbwise::limbs::Variant;
use super::limbwise_kernels::limb::LIMB_BITS;
use super::limbwise_kernels::mont;
use super::named;

use crate::cases::inputs::Inputs;
use crate::cases::{self, Case, Decision, Op};

/// Returns the number of bits in the given number of limbs.
const fn bits(limbs: usize) -> usize {
    limbs * LIMB_BITS
}

const CASE: Case = Case { name: "products", subject: &cases::FIXED, ..Case::BLANK };
const PLAIN: Case = Case { name: "fixed_sums", subject: &cases::PLAIN, ..CASE };
const ODD: Case = Case { subject: &cases::FIXED_ODD, secrets: 3, ..CASE };

/// Secret exponents have one limb, of which this many bits are used.
const EXP_BITS: u32 = 16;

/// The check that a character is a digit, which is public.
const DIGITS: &[Decision] =
    &[Decision { function: HEX, jumps: 1, what: "whether all characters are digits" }];
const HEX: &str = concat!(module_path!(), "::hex::{{closure}}");

/// Returns the cases at several lengths, in limbs.
macro_rules! at {
    ($case:expr, $prepare:ident: $($limbs:literal)*) => {
        [$(Case { prepare: $prepare::<$limbs>, ..$case }.at(const { &[bits($limbs)] })),*]
    };
}

/// One limb, powers of two and other lengths. 18 and 33 limbs are longer than any kernel except those of
/// `ifma`.
pub(super) fn cases() -> impl Iterator<Item = Case> {
    let [case, plain, odd] = [CASE, PLAIN, ODD].map(|case| move |name| Case { name, ..case.clone() });
    let shifted = |name| Case { secrets: 8, ..plain(name) };
    let power = |name| Case { secrets: 3, ..case(name) };
    let mut cases = Vec::new();
    cases.extend(at!(CASE, products: 1 4 7 16 18 32 33 64));
    cases.extend(at!(PLAIN, sums: 1 4 7 16 20 32 33 64));
    cases.extend(at!(shifted("fixed_shifts"), shifts: 1 5 7 16 32 33 64));
    cases.extend(at!(shifted("fixed_measure"), measure: 1 5 7 16 32 33 64));
    cases.extend(at!(shifted("fixed_divide"), divide: 1 4 7 16 33 64));
    cases.extend(at!(plain("fixed_bytes"), bytes: 1 3 7 32 64));
    cases.extend(at!(Case { decides: DIGITS, ..plain("fixed_hex") }, hex: 1 3 7));
    cases.extend(at!(plain("fixed_gcd"), gcd: 1 2 7));
    cases.extend(at!(plain("fixed_prime"), prime: 1 2 3));
    cases.extend(at!(case("barrett"), barrett: 1 4 7 16 32 33 64));
    cases.extend(at!(power("barrett_pow"), barrett_pow: 1 2 7));
    cases.extend(at!(Case { secrets: 2, ..power("barrett_pow_long") }, barrett_pow_long: 1));
    cases.extend(at!(Case { secrets: 2, ..power("barrett_pow_full") }, barrett_pow_full: 16 32));
    cases.extend(at!(power("barrett_ladder"), barrett_ladder: 1 2));
    cases.extend(at!(power("barrett_new"), barrett_new: 1 3 7));
    cases.extend(at!(power("barrett_inverse"), barrett_inverse: 1 2 7));
    cases.extend(at!(ODD, montgomery: 1 4 7 16 17 32 33 64));
    cases.extend(at!(odd("new"), montgomery_new: 1 4 7 16));
    cases.extend(at!(odd("residues"), residues: 1 4 7 16));
    cases.extend(at!(odd("pow"), montgomery_pow: 1 3 7 16));
    cases.extend(at!(Case { secrets: 2, ..odd("pow_full") }, montgomery_pow_full: 16 32));
    cases.extend(at!(odd("inverse"), montgomery_inverse: 1 2 7));
    cases.into_iter()
}

/// Returns a secret number: one of eight, by lane.
fn number<const N: usize>(inputs: &mut Inputs, lane: usize) -> Fixed<N> {
    let mut x = Fixed::from_row(&inputs.number(lane, N)).expect("so many limbs");
    inputs.hide(x.as_limbs_mut());
    x
}

/// Returns a secret modulus of any length: 2 modulo 4 if `even` is set, else odd.
fn modulus<const N: usize>(inputs: &mut Inputs, even: bool) -> Fixed<N> {
    let mut m = Fixed::from_row(&inputs.number(0, N)).expect("so many limbs");
    let low = &mut m.as_limbs_mut()[0];
    *low = if even { *low & !1 | 2 } else { *low | 1 };
    // That the modulus is nonzero or odd is public. All bits except the lowest are secret, including the top
    // one.
    inputs.hide_modulus(m.as_limbs_mut(), bits(N) + 1, usize::from(even));
    m
}

fn products<const N: usize>(inputs: &mut Inputs) -> Op {
    let variant = named!(Variant, inputs.variant);
    let (x, y) = (number::<N>(inputs, 1), number::<N>(inputs, 2));
    Box::new(move || {
        black_box(x.mul_with(&y, variant));
        black_box(x.sqr_with(variant));
        black_box(x.mul_low_with(&y, variant));
    })
}

fn sums<const N: usize>(inputs: &mut Inputs) -> Op {
    let (mut x, mut y) = (number::<N>(inputs, 1), number::<N>(inputs, 3));
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
fn shifts<const N: usize>(inputs: &mut Inputs) -> Op {
    let x = number::<N>(inputs, 1);
    let mut amounts = inputs.number(2, 2);
    amounts[0] %= bits(N) as u64;
    inputs.hide(&mut amounts);
    Box::new(move || {
        for amount in amounts.iter().map(|amount| *amount as u32) {
            for shifter in [Shifter::Barrel, Shifter::Soft] {
                black_box(x.shl_with(amount, shifter));
                black_box(x.shr_with(amount, shifter));
            }
        }
    })
}

fn measure<const N: usize>(inputs: &mut Inputs) -> Op {
    // Some of the top limbs are zero, and some bits.
    let mut x = inputs.number(1, N);
    let (limbs, shift) = (x[0] as usize % N, x[0] % 61);
    x[N - limbs..].fill(0);
    x[0] >>= shift;
    inputs.hide(&mut x);
    let x = Fixed::<N>::from_row(&x).expect("so many limbs");
    Box::new(move || {
        black_box(x.measure());
    })
}

/// Divides by numbers of every length, and by 0.
fn divide<const N: usize>(inputs: &mut Inputs) -> Op {
    let x = number::<N>(inputs, 1);
    let mut d = inputs.number(2, N);
    let limbs = d[0] as usize % N;
    d[N - limbs..].fill(0);
    inputs.hide(&mut d);
    let d = Fixed::<N>::from_row(&d).expect("so many limbs");
    Box::new(move || {
        black_box(x.div_rem(&d));
    })
}

fn bytes<const N: usize>(inputs: &mut Inputs) -> Op {
    let x = number::<N>(inputs, 1);
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
fn hex<const N: usize>(inputs: &mut Inputs) -> Op {
    let mut text = vec![0; 16 * N];
    number::<N>(inputs, 1).to_hex(&mut text).expect("room for all digits");
    // SAFETY: hexadecimal digits are ASCII; a check would branch on secrets.
    let text = unsafe { String::from_utf8_unchecked(text) };
    Box::new(move || assert!(black_box(Fixed::<N>::from_hex(&text)).is_ok()))
}

fn gcd<const N: usize>(inputs: &mut Inputs) -> Op {
    let (x, y) = (number::<N>(inputs, 1), number::<N>(inputs, 3));
    Box::new(move || {
        black_box(x.gcd(&y));
    })
}

/// A number and one base.
fn prime<const N: usize>(inputs: &mut Inputs) -> Op {
    let (x, base) = (number::<N>(inputs, 1), number::<N>(inputs, 3));
    Box::new(move || {
        black_box(x.is_probable_prime([base.clone()]));
    })
}

/// A modulus that is marked as secret before it is prepared, so that its whole context is secret.
fn even<const N: usize>(inputs: &mut Inputs) -> Barrett<N> {
    Barrett::with_variant(&modulus(inputs, true), named!(Variant, inputs.variant)).expect("not 0")
}

fn barrett<const N: usize>(inputs: &mut Inputs) -> Op {
    let m = even::<N>(inputs);
    let (x, y) = (number::<N>(inputs, 1), number::<N>(inputs, 2));
    Box::new(move || {
        black_box(m.mul(&x, &y));
        black_box(m.sqr(&x));
        black_box(m.add(&x, &y));
        black_box(m.sub(&x, &y));
        black_box(m.reduce(&x));
        black_box(m.reduce_wide(&[x.clone(), y.clone()]));
    })
}

fn barrett_pow<const N: usize>(inputs: &mut Inputs) -> Op {
    let m = even::<N>(inputs);
    let (x, exponent) = (number::<N>(inputs, 1), number::<1>(inputs, 2));
    Box::new(move || {
        black_box(m.pow_bounded(&x, &exponent, black_box(EXP_BITS)));
    })
}

/// The lengths of exponents for which the tables have 8, 16 and 32 entries.
fn barrett_pow_long<const N: usize>(inputs: &mut Inputs) -> Op {
    let m = even::<N>(inputs);
    let (x, exponent) = (number::<N>(inputs, 1), number::<16>(inputs, 2));
    Box::new(move || {
        for exp_bits in [64, 256, 1024] {
            black_box(m.pow_bounded(&x, &exponent, black_box(exp_bits)));
        }
    })
}

/// Exponents as long as the modulus.
fn barrett_pow_full<const N: usize>(inputs: &mut Inputs) -> Op {
    let m = even::<N>(inputs);
    let (x, exponent) = (number::<N>(inputs, 1), number::<N>(inputs, 2));
    Box::new(move || {
        black_box(m.pow(&x, &exponent));
    })
}

fn barrett_ladder<const N: usize>(inputs: &mut Inputs) -> Op {
    let m = even::<N>(inputs);
    let (x, exponent) = (number::<N>(inputs, 1), number::<1>(inputs, 2));
    Box::new(move || {
        black_box(m.pow_ladder(&x, &exponent));
    })
}

fn barrett_new<const N: usize>(inputs: &mut Inputs) -> Op {
    let (m, variant) = (modulus::<N>(inputs, true), named!(Variant, inputs.variant));
    Box::new(move || assert!(black_box(Barrett::with_variant(&m, variant)).is_ok()))
}

/// Powers with an even modulus.
fn barrett_inverse<const N: usize>(inputs: &mut Inputs) -> Op {
    let m = even::<N>(inputs);
    let x = number::<N>(inputs, 1);
    Box::new(move || {
        black_box(m.inverse(&x));
    })
}

/// The same for an odd modulus.
fn odd<const N: usize>(inputs: &mut Inputs) -> Montgomery<N> {
    Montgomery::with_variant(&modulus(inputs, false), named!(mont::Variant, inputs.variant)).expect("odd")
}

fn montgomery<const N: usize>(inputs: &mut Inputs) -> Op {
    let m = odd::<N>(inputs);
    let (x, y) = (number::<N>(inputs, 1), number::<N>(inputs, 2));
    Box::new(move || {
        black_box(m.mul(&x, &y));
        black_box(m.sqr(&x));
        black_box(m.add(&x, &y));
        black_box(m.sub(&x, &y));
        black_box(m.reduce(&x));
    })
}

/// Values that stay in Montgomery form.
fn residues<const N: usize>(inputs: &mut Inputs) -> Op {
    let m = odd::<N>(inputs);
    let (x, y, exponent) = (number::<N>(inputs, 1), number::<N>(inputs, 2), number::<1>(inputs, 3));
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

fn montgomery_new<const N: usize>(inputs: &mut Inputs) -> Op {
    let m = modulus::<N>(inputs, false);
    let variant = named!(mont::Variant, inputs.variant);
    Box::new(move || assert!(black_box(Montgomery::with_variant(&m, variant)).is_ok()))
}

fn montgomery_pow<const N: usize>(inputs: &mut Inputs) -> Op {
    let m = odd::<N>(inputs);
    let (x, exponent) = (number::<N>(inputs, 1), number::<1>(inputs, 2));
    Box::new(move || {
        black_box(m.pow_bounded(&x, &exponent, black_box(EXP_BITS)));
    })
}

fn montgomery_pow_full<const N: usize>(inputs: &mut Inputs) -> Op {
    let m = odd::<N>(inputs);
    let (x, exponent) = (number::<N>(inputs, 1), number::<N>(inputs, 2));
    Box::new(move || {
        black_box(m.pow(&x, &exponent));
    })
}

fn montgomery_inverse<const N: usize>(inputs: &mut Inputs) -> Op {
    let m = odd::<N>(inputs);
    let x = number::<N>(inputs, 1);
    Box::new(move || {
        black_box(m.inverse(&x));
    })
}
