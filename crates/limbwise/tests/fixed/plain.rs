//! Sums, comparisons, bits, shifts, products, quotients, text.

use limbwise::cpu::Features;
use limbwise::fixed::{Choice, ConstantTimeEq, ConstantTimeGreater, ConstantTimeLess, Shifter};
use limbwise::limbs::Variant;
use limbwise::{Column, Fixed, ShapeError, TextError};
use num_bigint::BigUint;
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::numbers::{big, edges, over, pairs, random};

fn sums<const N: usize>() {
    let mut rng = StdRng::seed_from_u64(1);
    for (x, y) in pairs::<N>(&mut rng) {
        for carry in [0u8, 1] {
            let (sum, out) = x.carrying_add(&y, Choice::from(carry));
            let expected = big(&x) + big(&y) + carry;
            assert_eq!(big(&sum) + over::<N>() * out.unwrap_u8(), expected);

            let (difference, borrow) = x.borrowing_sub(&y, Choice::from(carry));
            let expected = big(&x) + over::<N>() * borrow.unwrap_u8() - big(&y) - carry;
            assert_eq!(big(&difference), expected);
            assert!(expected < over::<N>(), "a borrow only where one is needed");
        }
    }
}

fn comparisons<const N: usize>() {
    let mut rng = StdRng::seed_from_u64(2);
    for (x, y) in pairs::<N>(&mut rng) {
        let (bx, by) = (big(&x), big(&y));
        assert_eq!(bool::from(x.ct_eq(&y)), bx == by);
        assert_eq!(x == y, bx == by);
        assert_eq!(bool::from(x.ct_lt(&y)), bx < by);
        assert_eq!(bool::from(x.ct_gt(&y)), bx > by);
        assert_eq!(bool::from(x.is_zero()), bx == BigUint::ZERO);
        assert_eq!(bool::from(x.is_odd()), bx.bit(0));
        assert_eq!(u64::from(x.measure()), bx.bits());

        let [kept, taken] = [0, 1].map(|choice| Fixed::select(&x, &y, Choice::from(choice)));
        assert_eq!((big(&kept), big(&taken)), (bx.clone(), by.clone()));
        for choice in [0, 1] {
            let (mut a, mut b) = (x.clone(), y.clone());
            a.swap(&mut b, Choice::from(choice));
            let expected = if choice == 1 { (&by, &bx) } else { (&bx, &by) };
            assert_eq!((&big(&a), &big(&b)), expected);
        }
    }
}

fn bits<const N: usize>() {
    let mut rng = StdRng::seed_from_u64(3);
    for (x, y) in pairs::<N>(&mut rng) {
        let (bx, by) = (big(&x), big(&y));
        assert_eq!(big(&(&x & &y)), &bx & &by);
        assert_eq!(big(&(&x | &y)), &bx | &by);
        assert_eq!(big(&(&x ^ &y)), &bx ^ &by);
        assert_eq!(big(&!&x), over::<N>() - 1u8 - &bx);
    }
    for at in 0..64 * N {
        let one = Fixed::<N>::ONE.shl_vartime(at as u32);
        assert_eq!(one.measure() as usize, at + 1);
        assert_eq!(one.borrowing_sub(&Fixed::ONE, Choice::from(0)).0.measure() as usize, at);
    }
}

/// Both shifts: by a secret and by a public amount.
fn shift<const N: usize>(x: &Fixed<N>, bits: u32) {
    let left = (big(x) << bits) % over::<N>();
    let right = big(x) >> bits;
    for shifter in [Shifter::Barrel, Shifter::Soft] {
        assert_eq!(big(&x.shl_with(bits, shifter)), left, "{shifter:?}, {bits} bits to the left");
        assert_eq!(big(&x.shr_with(bits, shifter)), right, "{shifter:?}, {bits} bits to the right");
    }
    assert_eq!(big(&x.shl(bits)), left);
    assert_eq!(big(&x.shr(bits)), right);
    assert_eq!(big(&x.shl_vartime(bits)), left);
    assert_eq!(big(&x.shr_vartime(bits)), right);
}

fn shifts<const N: usize>() {
    let mut rng = StdRng::seed_from_u64(4);
    let width = Fixed::<N>::BITS;
    let amounts = [0, 1, 2, 31, 63, 64, 65, 127, 128, width / 2, width - 64, width - 63, width - 1];
    let beyond = [width, width + 1, width + 64, 2 * width - 1, 2 * width, 2 * width + 1, 4 * width + 64];
    for x in edges::<N>(&mut rng) {
        for bits in amounts.into_iter().chain(beyond) {
            shift(&x, bits);
        }
        for bits in [u32::MAX, u32::MAX - 63, 1 << 31] {
            assert_eq!(
                [x.shl(bits), x.shr(bits), x.shl_vartime(bits), x.shr_vartime(bits)],
                [const { Fixed::ZERO }; 4]
            );
            assert_eq!(
                [x.shl_with(bits, Shifter::Soft), x.shr_with(bits, Shifter::Soft)],
                [const { Fixed::ZERO }; 2]
            );
        }
    }
    let x = random::<N>(&mut rng);
    for bits in 0..=(width + 64).min(700) {
        shift(&x, bits);
    }
}

fn products<const N: usize>() {
    let mut rng = StdRng::seed_from_u64(5);
    let variants: Vec<Variant> = Variant::all(Features::detect().unwrap()).collect();
    for (x, y) in pairs::<N>(&mut rng).step_by(if N > 16 { 7 } else { 1 }) {
        let product = big(&x) * big(&y);
        let square = big(&x) * big(&x);
        let join = |[low, high]: [Fixed<N>; 2]| big(&low) + big(&high) * over::<N>();
        assert_eq!(join(x.mul(&y)), product);
        assert_eq!(join(x.sqr()), square);
        assert_eq!(big(&x.mul_low(&y)), &product % over::<N>());
        for variant in &variants {
            // The bit-by-bit reference is only for widths at which it ends in reasonable time.
            if N > 16 && variant.name() == "reference" {
                continue;
            }
            assert_eq!(join(x.mul_with(&y, *variant)), product, "{variant:?}");
            assert_eq!(join(x.sqr_with(*variant)), square, "{variant:?}");
            assert_eq!(big(&x.mul_low_with(&y, *variant)), &product % over::<N>(), "{variant:?}");
        }
    }
}

fn divide<const N: usize>(x: &Fixed<N>, d: &Fixed<N>) {
    let found: Option<_> = x.div_rem(d).into();
    match found {
        None => assert_eq!(big(d), BigUint::ZERO),
        Some((q, r)) => assert_eq!((big(&q), big(&r)), (big(x) / big(d), big(x) % big(d))),
    }
}

fn quotients<const N: usize>() {
    let mut rng = StdRng::seed_from_u64(6);
    for (x, d) in pairs::<N>(&mut rng) {
        divide(&x, &d);
    }
    // Divisors with every number of limbs, and dividends close to their multiples. If the dividend has one
    // limb more, the upper limbs of both are equal, and a limb of the quotient is all ones.
    for limbs in 1..=N {
        let d = random::<N>(&mut rng).shr_vartime((64 * (N - limbs)) as u32);
        let multiple = d.mul_low(&random::<N>(&mut rng).shr_vartime((64 * limbs) as u32));
        let longer = d.shl_vartime(64);
        let minus_one = |x: &Fixed<N>| x.borrowing_sub(&Fixed::ONE, Choice::from(0)).0;
        for x in [
            minus_one(&longer),
            longer.borrowing_sub(&Fixed::from_u64(u64::MAX), Choice::from(0)).0,
            minus_one(&multiple),
            multiple.carrying_add(&d, Choice::from(0)).0,
            multiple,
        ] {
            divide(&x, &d);
        }
    }
}

fn text<const N: usize>() {
    let mut rng = StdRng::seed_from_u64(7);
    for x in edges::<N>(&mut rng) {
        let mut digits = vec![0; 16 * N];
        x.to_hex(&mut digits).unwrap();
        let upper = String::from_utf8(digits).unwrap();
        assert_eq!(upper, format!("{:0width$X}", big(&x), width = 16 * N));
        assert_eq!(Fixed::from_hex(&upper).unwrap(), x);
        assert_eq!(Fixed::from_hex(&upper.to_lowercase()).unwrap(), x);
        assert_eq!(Fixed::from_hex(&format!("{:x}", big(&x))).unwrap(), x);

        let mut bytes = vec![0; 8 * N];
        x.to_le_bytes(&mut bytes).unwrap();
        assert_eq!(Fixed::from_le_bytes(&bytes).unwrap(), x);
        assert_eq!(Fixed::from_le_bytes(&big(&x).to_bytes_le()).unwrap(), x);
        x.to_be_bytes(&mut bytes).unwrap();
        assert_eq!(BigUint::from_bytes_be(&bytes), big(&x));
        assert_eq!(Fixed::from_be_bytes(&bytes).unwrap(), x);
        assert_eq!(Fixed::from_be_bytes(&big(&x).to_bytes_be()).unwrap(), x);
    }
    let long = vec![0; 8 * N + 1];
    let too_long = ShapeError::TooWide { found: 8 * N + 1, allowed: 8 * N };
    assert_eq!(Fixed::<N>::from_be_bytes(&long).unwrap_err(), too_long);
    assert_eq!(Fixed::<N>::from_le_bytes(&long).unwrap_err(), too_long);
    let zeros = "0".repeat(16 * N + 1);
    let error = TextError::TooLong { found: 16 * N + 1, allowed: 16 * N };
    assert_eq!(Fixed::<N>::from_hex(&zeros).unwrap_err(), error);
    let mut short = vec![7; 8 * N - 1];
    let wrong = Err(ShapeError::OutputLength { found: 8 * N - 1, expected: 8 * N });
    assert_eq!(Fixed::<N>::ZERO.to_be_bytes(&mut short), wrong);
    assert_eq!(Fixed::<N>::ZERO.to_le_bytes(&mut short), wrong);
    assert_eq!(short, vec![7; 8 * N - 1], "nothing is written");
    let wrong = Err(ShapeError::OutputLength { found: 0, expected: 16 * N });
    assert_eq!(Fixed::<N>::ZERO.to_hex(&mut []), wrong);
}

fn columns<const N: usize>() {
    let mut rng = StdRng::seed_from_u64(8);
    let numbers = edges::<N>(&mut rng);
    let column = Column::from_rows(&numbers).unwrap();
    assert_eq!((column.len(), column.limbs()), (numbers.len(), N));
    for (row, x) in column.rows().zip(&numbers) {
        assert_eq!(&Fixed::from_row(row).unwrap(), x);
        assert_eq!(&Fixed::<N>::from_row(&row[..N / 2]).unwrap().as_limbs()[..N / 2], &row[..N / 2]);
    }
    let wide = Column::zeros(1, N + 1).unwrap();
    let error = ShapeError::TooWide { found: N + 1, allowed: N };
    assert_eq!(Fixed::<N>::from_row(wide.row(0)).unwrap_err(), error);
}

macro_rules! tests {
    ($($name:ident)*) => {
        $(mod $name {
            #[test]
            fn every_width() {
                use super::$name as check;
                widths!(check);
            }
        })*
    };
}
tests! { sums comparisons bits shifts products quotients text columns }

#[test]
fn every_character_is_a_digit_or_is_named() {
    for c in '\0'..='\u{ff}' {
        let text = format!("1{c}2");
        let expected = match c.to_digit(16) {
            Some(digit) => Ok(Fixed::<1>::from_u64(u64::from(digit) * 16 + 0x102)),
            None => Err(TextError::NotADigit { found: c, offset: 1 }),
        };
        assert_eq!(Fixed::from_hex(&text), expected);
    }
    assert_eq!(Fixed::<1>::from_hex(""), Err(TextError::Empty));
}

#[test]
fn debug_shows_no_secret() {
    let text = format!("{:?}", Fixed::<2>::from_u64(0xdead_beef));
    assert_eq!(text, "Fixed { bits: 128, .. }");
    assert_eq!(format!("{:?}", Fixed::<2>::MAX), text);
}

#[test]
fn the_default_is_zero() {
    assert_eq!(Fixed::<3>::default(), Fixed::ZERO);
}

/// Limbs that are edge values far more often than random ones would be.
fn limb() -> impl Strategy<Value = u64> {
    prop_oneof![Just(0), Just(1), Just(u64::MAX), Just(u64::MAX - 1), Just(1 << 63), any::<u64>()]
}

proptest! {
    #[test]
    fn any_quotient(x: [u64; 1], d in [limb()]) {
        divide(&Fixed::from_limbs(x), &Fixed::from_limbs(d));
    }

    #[test]
    fn any_quotient_of_two_limbs(x in [limb(), limb()], d in [limb(), limb()]) {
        divide(&Fixed::from_limbs(x), &Fixed::from_limbs(d));
    }

    #[test]
    fn any_quotient_of_five_limbs(
        x in prop::array::uniform5(limb()), d in prop::array::uniform5(limb()), by in 0u32..320
    ) {
        divide(&Fixed::from_limbs(x), &Fixed::from_limbs(d).shr_vartime(by));
    }

    #[test]
    fn any_shift(x in prop::array::uniform9(limb()), bits in 0u32..1200) {
        shift(&Fixed::from_limbs(x), bits);
    }
}
