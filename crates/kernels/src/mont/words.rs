//! Values of contiguous 64-bit limbs: shared by the variants whose products are below the modulus.

use super::{Lanes, Shape};
#[cfg(target_arch = "x86_64")]
use crate::across::Tiling;
use crate::limb::{self, LIMB_BITS, Limb};
use crate::memory::{flat, flat_mut};
use crate::window::MAX_WINDOW;

/// The functions of a contract implementation that do not depend on how the variant multiplies.
macro_rules! on_words {
    ($token:ty) => {
        type Token = $token;

        fn set_bit(x: &mut [Lanes], bit: usize) {
            words::set_bit(x, bit);
        }

        fn import(_: $token, number: &[Limb], value: &mut [Lanes]) {
            words::import(number, value);
        }

        fn export(_: $token, shape: Shape, value: &[Lanes], number: &mut [Limb]) {
            words::export(shape, value, number);
        }

        fn add(_: $token, shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
            words::add(shape, x, y, m);
        }

        fn sub(_: $token, shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
            words::sub(shape, x, y, m);
        }

        /// Does nothing: products are below the modulus.
        fn reduce_product(_: $token, _: &mut [Lanes], _: &[Lanes]) {}

        /// Does nothing: x < R, and 1 is below m or, if m is 1, gives a multiple of m anyway.
        fn reduce_product_with_one(_: $token, _: &mut [Lanes], _: &[Lanes]) {}

        fn look_up(_: $token, x: &mut [Lanes], table: &[Lanes], digit: Limb) {
            words::look_up(x, table, digit);
        }
    };
}
pub(super) use on_words;

/// Returns the shape for moduli of up to `bits` bits, for which the lowest limb of -1/m suffices.
pub(super) fn shape(bits: usize) -> Shape {
    let words = bits.div_ceil(LIMB_BITS).max(1);
    let units = words.div_ceil(8);
    Shape {
        limbs: words,
        r_bits: words * LIMB_BITS,
        units,
        inverse_units: 1,
        scratch_units: 2 * units,
        words,
        bits: words * LIMB_BITS,
        #[cfg(target_arch = "x86_64")]
        tiling: Tiling { blocks: 1, tile: units },
    }
}

/// 2^`bit`.
pub(super) fn set_bit(x: &mut [Lanes], bit: usize) {
    x.fill(Lanes::ZERO);
    flat_mut(x)[bit / LIMB_BITS] = 1 << (bit % LIMB_BITS);
}

/// Converts a number to a value, zero-extended.
pub(super) fn import(number: &[Limb], value: &mut [Lanes]) {
    let (low, high) = flat_mut(value).split_at_mut(number.len());
    low.copy_from_slice(number);
    high.fill(0);
}

/// Converts a value to a number, zero-extended.
pub(super) fn export(shape: Shape, value: &[Lanes], number: &mut [Limb]) {
    let both = number.len().min(shape.limbs);
    number[..both].copy_from_slice(&flat(value)[..both]);
    number[both..].fill(0);
}

/// `x <- x + y mod m`.
pub(super) fn add(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
    let limbs = shape.limbs;
    limb::add_mod(&mut flat_mut(x)[..limbs], &flat(y)[..limbs], &flat(m)[..limbs]);
}

/// `x <- x - y mod m`.
pub(super) fn sub(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
    let (x, y, m) = (&mut flat_mut(x)[..shape.limbs], flat(y), flat(m));
    let mut borrow = 0;
    for (a, b) in x.iter_mut().zip(y) {
        (*a, borrow) = limb::sbb(*a, *b, borrow);
    }
    let less = limb::mask(borrow);
    let mut carry = 0;
    for (a, m) in x.iter_mut().zip(m) {
        (*a, carry) = limb::adc(*a, m & less, carry);
    }
}

/// `x <- t`, where t is the table entry selected by the digit. Reads every entry.
pub(super) fn look_up(x: &mut [Lanes], table: &[Lanes], digit: Limb) {
    let len = x.len();
    let mut masks = [0; 1 << MAX_WINDOW];
    let masks = &mut masks[..table.len() / len];
    for (number, mask) in (0..).zip(&mut *masks) {
        *mask = limb::equal_mask(digit, number);
    }
    // Unit by unit, so that the selected words stay in registers.
    for (i, x) in x.iter_mut().enumerate() {
        let mut selected = [0; 8];
        for (entry, mask) in table[i..].iter().step_by(len).zip(&*masks) {
            for (a, b) in selected.iter_mut().zip(entry.0) {
                *a |= b & mask;
            }
        }
        x.0 = selected;
    }
}
