//! Limbs: the 64-bit words of a multi-word integer, least significant first.
//!
//! The carry primitives are constant-time. What inspects a number's length or divides is not, and
//! says so.

use crate::mistake;

/// A word of a multi-word integer.
pub type Limb = u64;

/// Bits of a limb.
pub const LIMB_BITS: usize = Limb::BITS as usize;

/// Bytes of a limb.
pub const LIMB_BYTES: usize = LIMB_BITS / 8;

/// `a + b + carry`, as the low limb and the carry out (0 or 1, as the carry in).
#[inline]
#[must_use]
pub const fn adc(a: Limb, b: Limb, carry: Limb) -> (Limb, Limb) {
    let sum = a as u128 + b as u128 + carry as u128;
    (sum as Limb, (sum >> LIMB_BITS) as Limb)
}

/// `a - b - borrow`, as the low limb and the borrow out (0 or 1, as the borrow in).
#[inline]
#[must_use]
pub const fn sbb(a: Limb, b: Limb, borrow: Limb) -> (Limb, Limb) {
    let difference = (a as u128).wrapping_sub(b as u128 + borrow as u128);
    (difference as Limb, (difference >> LIMB_BITS) as Limb & 1)
}

/// `sum + a * b + carry`, as the low limb and the high one. It cannot overflow.
#[inline]
#[must_use]
pub const fn mac(sum: Limb, a: Limb, b: Limb, carry: Limb) -> (Limb, Limb) {
    let t = sum as u128 + a as u128 * b as u128 + carry as u128;
    (t as Limb, (t >> LIMB_BITS) as Limb)
}

/// `-m^-1 mod 2^64` for odd `m`, by Newton's iteration. Constant-time.
#[inline]
#[must_use]
pub const fn neg_inv(m: Limb) -> Limb {
    // m * m = 1 mod 8: three bits are right to begin with, and each step doubles them.
    let mut x = m;
    let mut right = 3;
    while right < LIMB_BITS {
        x = x.wrapping_mul(2u64.wrapping_sub(m.wrapping_mul(x)));
        right *= 2;
    }
    x.wrapping_neg()
}

/// All ones if `condition` is 1, zero if it is 0. Constant-time.
#[inline]
#[must_use]
pub fn mask(condition: Limb) -> Limb {
    // Without the barrier the compiler may know that the mask has two values, and branch.
    core::hint::black_box(condition).wrapping_neg()
}

/// All ones if the highest bit of `x` is 1, zero if it is 0. Constant-time where the compiler is kept from branching on it, as by one
/// barrier for an array of masks: loops without a barrier in them become vectors.
#[inline]
#[must_use]
pub const fn top_mask(x: Limb) -> Limb {
    (x.cast_signed() >> (LIMB_BITS - 1)).cast_unsigned()
}

/// All ones if `a` equals `b`, for numbers below 2^63; zero if not. Constant-time.
#[inline]
#[must_use]
pub fn equal_mask(a: Limb, b: Limb) -> Limb {
    // Only 0 borrows from the top bit.
    mask((a ^ b).wrapping_sub(1) >> (LIMB_BITS - 1))
}

/// `a` where the mask is all ones, `b` where it is zero. Constant-time.
#[inline]
#[must_use]
pub const fn select(mask: Limb, a: Limb, b: Limb) -> Limb {
    b ^ (mask & (a ^ b))
}

/// Subtracts `m` from `x` where that leaves no borrow from `overflow`, the limb above `x`; constant-time.
///
/// For `overflow * 2^(64 n) + x < 2 m` this is `x mod m`.
///
/// # Panics
///
/// If the lengths differ.
pub fn sub_if_not_less(x: &mut [Limb], overflow: Limb, m: &[Limb]) {
    assert_eq!(x.len(), m.len());
    let mut borrow = 0;
    for (a, b) in x.iter().zip(m) {
        (_, borrow) = sbb(*a, *b, borrow);
    }
    let (_, less) = sbb(overflow, 0, borrow);
    mistake!(BranchedSubtraction => {
        if less == 1 {
            return;
        }
    });
    let keep = mask(less);
    let mut borrow = 0;
    for (a, b) in x.iter_mut().zip(m) {
        (*a, borrow) = sbb(*a, *b & !keep, borrow);
    }
}

/// `x <- 2 x mod m` for `x < m`; constant-time.
///
/// # Panics
///
/// If the lengths differ.
pub fn double_mod(x: &mut [Limb], m: &[Limb]) {
    let mut carry = 0;
    for a in x.iter_mut() {
        (*a, carry) = (*a << 1 | carry, *a >> (LIMB_BITS - 1));
    }
    sub_if_not_less(x, carry, m);
}

/// `x <- x + y mod m` for `x, y < m`; constant-time.
///
/// # Panics
///
/// If x and m differ in length.
pub fn add_mod(x: &mut [Limb], y: &[Limb], m: &[Limb]) {
    let mut carry = 0;
    for (a, b) in x.iter_mut().zip(y) {
        (*a, carry) = adc(*a, *b, carry);
    }
    sub_if_not_less(x, carry, m);
}

/// `x <- -x mod m` for `x < m`; constant-time.
///
/// # Panics
///
/// If the lengths differ.
pub fn neg_mod(x: &mut [Limb], m: &[Limb]) {
    assert_eq!(x.len(), m.len(), "limbs of number and modulus");
    let any = x.iter().fold(0, |any, limb| any | limb);
    mistake!(PassedOver => {
        if any == 0 {
            return;
        }
    });
    // 0 is subtracted from 0, all other numbers from m.
    let keep = mask((any | any.wrapping_neg()) >> (LIMB_BITS - 1));
    let mut borrow = 0;
    for (a, b) in x.iter_mut().zip(m) {
        (*a, borrow) = sbb(*b & keep, *a, borrow);
    }
}

/// `x <- 2^k x` for the k that makes bit `bits` - 1 its top bit, where x is not 0 and below 2^`bits`. Constant-time
/// in x.
///
/// # Panics
///
/// If `bits` is 0.
pub fn normalize(x: &mut [Limb], bits: usize) {
    // Steps of 2^i, the longest first: each is taken where it loses nothing.
    for i in (0..bits.next_power_of_two().ilog2()).rev() {
        let step = 1 << i;
        let lost = bits_from(x, bits - step);
        let free = mask(1 ^ (lost | lost.wrapping_neg()) >> (LIMB_BITS - 1));
        let (words, shift) = (step / LIMB_BITS, step % LIMB_BITS);
        for at in (0..x.len()).rev() {
            let part = |below: usize| at.checked_sub(below).map_or(0, |at| x[at]);
            let low = if shift == 0 { 0 } else { part(words + 1) >> (LIMB_BITS - shift) };
            x[at] = select(free, part(words) << shift | low, x[at]);
        }
    }
}

/// The limbs up to the most significant one that is not zero. Not constant-time.
#[must_use]
pub fn significant(x: &[Limb]) -> usize {
    x.len() - x.iter().rev().take_while(|a| **a == 0).count()
}

/// The bit length, 0 for 0. Not constant-time.
#[must_use]
pub fn bit_length(x: &[Limb]) -> usize {
    let used = significant(x);
    match x[..used].last() {
        None => 0,
        Some(top) => used * LIMB_BITS - top.leading_zeros() as usize,
    }
}

/// The zero bits below the lowest one bit, the whole width for 0. Not constant-time.
#[must_use]
pub fn trailing_zeros(x: &[Limb]) -> usize {
    let zeros = x.iter().take_while(|a| **a == 0).count();
    zeros * LIMB_BITS + x.get(zeros).map_or(0, |a| a.trailing_zeros() as usize)
}

/// A divisor of one limb whose top bit is set, with its reciprocal: a division by it is two multiplications
/// (`MoellerGranlund11`, algorithm 4).
#[derive(Clone, Copy, Debug)]
pub struct Divisor {
    d: Limb,
    /// (2^128 - 1) / d - 2^64.
    reciprocal: Limb,
}

impl Divisor {
    /// # Panics
    ///
    /// If the top bit of `d` is not set.
    #[must_use]
    pub const fn new(d: Limb) -> Divisor {
        assert!(d >> (LIMB_BITS - 1) == 1, "the top bit of a divisor is set");
        Divisor { d, reciprocal: (u128::MAX / d as u128) as Limb }
    }

    /// `x <- x / d`, and the remainder. Not constant-time.
    pub fn divide(&self, x: &mut [Limb]) -> Limb {
        let mut remainder = 0;
        for a in x.iter_mut().rev() {
            let dividend = u128::from(remainder) << LIMB_BITS | u128::from(*a);
            let estimate = u128::from(self.reciprocal) * u128::from(remainder);
            let estimate = estimate.wrapping_add(dividend);
            let mut quotient = ((estimate >> LIMB_BITS) as Limb).wrapping_add(1);
            remainder = a.wrapping_sub(quotient.wrapping_mul(self.d));
            if remainder > estimate as Limb {
                quotient = quotient.wrapping_sub(1);
                remainder = remainder.wrapping_add(self.d);
            }
            if remainder >= self.d {
                quotient += 1;
                remainder -= self.d;
            }
            *a = quotient;
        }
        remainder
    }
}

/// `width` bits, at most 64, of `x` from bit `from` on; bits beyond `x` are 0. Constant-time in the
/// value, not in `from`.
#[inline]
#[must_use]
pub fn bits(x: &[Limb], from: usize, width: usize) -> Limb {
    let (word, shift) = (from / LIMB_BITS, from % LIMB_BITS);
    let at = |i: usize| x.get(i).copied().unwrap_or(0);
    let low = at(word) >> shift;
    let high = if shift == 0 { 0 } else { at(word + 1) << (LIMB_BITS - shift) };
    (low | high) & (Limb::MAX >> (LIMB_BITS - width))
}

/// Zero if and only if `x` has no bits from bit `from` on. Constant-time in the value, not in `from`.
#[must_use]
pub fn bits_from(x: &[Limb], from: usize) -> Limb {
    (from..x.len() * LIMB_BITS).step_by(LIMB_BITS).fold(0, |any, at| any | bits(x, at, LIMB_BITS))
}

/// Big-endian bytes into limbs; what the bytes do not reach is 0.
///
/// # Panics
///
/// If there are more bytes than the limbs hold.
pub fn from_be_bytes(bytes: &[u8], x: &mut [Limb]) {
    assert!(bytes.len() <= x.len() * LIMB_BYTES);
    // Whole words by themselves, so that their length is known to the compiler.
    let (rest, words) = bytes.as_rchunks();
    let (whole, above) = x.split_at_mut(words.len());
    for (a, word) in whole.iter_mut().zip(words.iter().rev()) {
        *a = Limb::from_be_bytes(*word);
    }
    above.fill(0);
    if let Some(a) = above.first_mut() {
        *a = rest.iter().fold(0, |a, byte| a << 8 | Limb::from(*byte));
    }
}

/// Little-endian bytes into limbs; what the bytes do not reach is 0.
///
/// # Panics
///
/// If there are more bytes than the limbs hold.
pub fn from_le_bytes(bytes: &[u8], x: &mut [Limb]) {
    assert!(bytes.len() <= x.len() * LIMB_BYTES);
    let (words, rest) = bytes.as_chunks();
    let (whole, above) = x.split_at_mut(words.len());
    for (a, word) in whole.iter_mut().zip(words) {
        *a = Limb::from_le_bytes(*word);
    }
    above.fill(0);
    if let Some(a) = above.first_mut() {
        *a = rest.iter().rev().fold(0, |a, byte| a << 8 | Limb::from(*byte));
    }
}

/// Limbs into big-endian bytes, filled up with zeros or cut to the low bytes.
pub fn to_be_bytes(x: &[Limb], bytes: &mut [u8]) {
    let (rest, words) = bytes.as_rchunks_mut();
    let mut x = x.iter();
    for word in words.iter_mut().rev() {
        *word = x.next().map_or([0; LIMB_BYTES], |a| a.to_be_bytes());
    }
    let word = x.next().map_or([0; LIMB_BYTES], |a| a.to_be_bytes());
    rest.copy_from_slice(&word[LIMB_BYTES - rest.len()..]);
}

/// Limbs into little-endian bytes, filled up with zeros or cut to the low bytes.
pub fn to_le_bytes(x: &[Limb], bytes: &mut [u8]) {
    let (words, rest) = bytes.as_chunks_mut();
    let mut x = x.iter();
    for word in words {
        *word = x.next().map_or([0; LIMB_BYTES], |a| a.to_le_bytes());
    }
    let word = x.next().map_or([0; LIMB_BYTES], |a| a.to_le_bytes());
    rest.copy_from_slice(&word[..rest.len()]);
}
