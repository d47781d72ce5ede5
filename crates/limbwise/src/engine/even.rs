//! Arithmetic modulo the power of two in an even modulus, and the conversion back to the whole modulus.
//!
//! For m = odd · 2^s, the lanes compute a number modulo `odd`. This module computes it modulo 2^(64 w), a
//! multiple of 2^s, where a product is just the low half of a full product. Garner's formula combines both
//! ([HAC] section 14.5). Constant-time except for s, which is public.

use limbwise_kernels::limb::{self, LIMB_BITS, Limb};
use limbwise_kernels::powers::Stop;

use crate::values::buffer::Buffer;

/// The window size for exponents, in bits.
const WINDOW: usize = 4;

/// Returns the number of limbs for numbers modulo 2^twos.
pub(crate) fn words(twos: usize) -> usize {
    twos.div_ceil(LIMB_BITS)
}

/// Combines x mod odd, in `x`, and x mod 2^(64 w), in `low`, to x mod odd · 2^twos, in `x`.
pub(crate) fn join(x: &mut [Limb], odd: &[Limb], twos: usize, low: &[Limb]) {
    // t = (low - x) / odd mod 2^twos.
    let mut difference = Buffer::copy_of(low);
    sub(&mut difference, x);
    let mut t = mul(&difference, &inverse(odd, low.len()));
    if !twos.is_multiple_of(LIMB_BITS) {
        t[low.len() - 1] &= Limb::MAX >> (LIMB_BITS - twos % LIMB_BITS);
    }
    // x + odd t is below the modulus.
    for (i, a) in t.iter().enumerate() {
        let mut carry = 0;
        for (z, b) in x[i..].iter_mut().zip(odd) {
            (*z, carry) = limb::mac(*z, *a, *b, carry);
        }
    }
}

/// `odd <- odd 2^twos`, which fits in its limbs.
pub(crate) fn shift(odd: &mut [Limb], twos: usize) {
    let (words, bits) = (twos / LIMB_BITS, twos % LIMB_BITS);
    odd.copy_within(..odd.len() - words, words);
    odd[..words].fill(0);
    if bits > 0 {
        let mut below = 0;
        for x in odd[words..].iter_mut() {
            (*x, below) = (*x << bits | below, *x >> (LIMB_BITS - bits));
        }
    }
}

/// Copies the low limbs of a number of any length.
pub(crate) fn cut(x: &[Limb], low: &mut [Limb]) {
    let (kept, above) = low.split_at_mut(x.len().min(low.len()));
    kept.copy_from_slice(&x[..kept.len()]);
    above.fill(0);
}

/// Returns the low half of a product.
pub(crate) fn mul(x: &[Limb], y: &[Limb]) -> Buffer<Limb> {
    let mut product = Buffer::zeros(x.len());
    mul_low(&mut product, x, y);
    product
}

/// `x <- x + y`.
pub(crate) fn add(x: &mut [Limb], y: &[Limb]) {
    let mut carry = 0;
    for (a, b) in x.iter_mut().zip(y) {
        (*a, carry) = limb::adc(*a, *b, carry);
    }
}

/// `x <- x - y`.
pub(crate) fn sub(x: &mut [Limb], y: &[Limb]) {
    let mut borrow = 0;
    for (a, b) in x.iter_mut().zip(y) {
        (*a, borrow) = limb::sbb(*a, *b, borrow);
    }
}

/// `x <- -x`.
pub(crate) fn neg(x: &mut [Limb]) {
    let mut borrow = 0;
    for a in x {
        (*a, borrow) = limb::sbb(0, *a, borrow);
    }
}

/// Returns `base ^ exp` for the lowest `exp_bits` bits of the exponent; unspecified after a stop.
pub(crate) fn pow(base: &[Limb], exp: &[Limb], exp_bits: usize, stop: Option<&Stop>) -> Buffer<Limb> {
    let words = base.len();
    let mut table = Buffer::zeros(words << WINDOW);
    table[0] = 1;
    table[words..][..words].copy_from_slice(base);
    for i in 2..1 << WINDOW {
        let (below, here) = table.split_at_mut(i * words);
        mul_low(&mut here[..words], &below[(i - 1) * words..], &below[words..2 * words]);
    }
    let mut power = Buffer::zeros(words);
    power[0] = 1;
    let (mut factor, mut product) = (Buffer::zeros(words), Buffer::zeros(words));
    for i in (0..exp_bits.div_ceil(WINDOW)).rev() {
        if stop.is_some_and(Stop::is_requested) {
            break;
        }
        for _ in 0..WINDOW {
            mul_low(&mut product, &power, &power);
            power.copy_from_slice(&product);
        }
        let digit = limb::bits(exp, i * WINDOW, WINDOW.min(exp_bits - i * WINDOW));
        look_up(&mut factor, &table, digit);
        mul_low(&mut product, &power, &factor);
        power.copy_from_slice(&product);
    }
    power
}

/// Reads every entry of the table and keeps the one selected by the digit.
fn look_up(out: &mut [Limb], table: &[Limb], digit: Limb) {
    out.fill(0);
    for (number, entry) in (0..).zip(table.chunks_exact(out.len())) {
        let mask = limb::equal_mask(digit, number);
        for (x, t) in out.iter_mut().zip(entry) {
            *x |= t & mask;
        }
    }
}

/// Returns the inverse of an odd number mod 2^(64 words), by Newton's iteration.
pub(crate) fn inverse(odd: &[Limb], words: usize) -> Buffer<Limb> {
    let mut x = Buffer::zeros(words);
    x[0] = limb::neg_inv(odd[0]).wrapping_neg();
    let (mut product, mut next) = (Buffer::zeros(words), Buffer::zeros(words));
    let mut right = 1;
    while right < words {
        // x <- x (2 - odd x)
        mul_low(&mut product, odd, &x);
        let mut borrow = 0;
        for (i, p) in product.iter_mut().enumerate() {
            (*p, borrow) = limb::sbb(if i == 0 { 2 } else { 0 }, *p, borrow);
        }
        mul_low(&mut next, &x, &product);
        x.copy_from_slice(&next);
        right *= 2;
    }
    x
}

/// Writes the low limbs of a product to `z`.
fn mul_low(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    z.fill(0);
    let words = z.len();
    for (i, a) in x.iter().take(words).enumerate() {
        let mut carry = 0;
        for (z, b) in z[i..].iter_mut().zip(y) {
            (*z, carry) = limb::mac(*z, *a, *b, carry);
        }
        // If y is shorter than the rest of z, there is a limb for the carry.
        if let Some(above) = z.get_mut(i + y.len()) {
            *above = carry;
        }
    }
}
