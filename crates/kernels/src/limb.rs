//! Limbs: the 64-bit words of a multi-word integer, least significant first.
//!
//! The carry primitives are constant-time. Functions that depend on a number's length or divide are not, and
//! their documentation says so.

use core::ops::Range;

use crate::mistake;

/// A word of a multi-word integer.
pub type Limb = u64;

/// Bits of a limb.
pub const LIMB_BITS: usize = Limb::BITS as usize;

/// Bytes of a limb.
pub const LIMB_BYTES: usize = LIMB_BITS / 8;

/// Returns `a + b + carry` as the low limb and the carry out; both carries are 0 or 1.
#[inline]
#[must_use]
pub const fn adc(a: Limb, b: Limb, carry: Limb) -> (Limb, Limb) {
    let sum = a as u128 + b as u128 + carry as u128;
    (sum as Limb, (sum >> LIMB_BITS) as Limb)
}

/// Returns `a - b - borrow` as the low limb and the borrow out; both borrows are 0 or 1.
#[inline]
#[must_use]
pub const fn sbb(a: Limb, b: Limb, borrow: Limb) -> (Limb, Limb) {
    let difference = (a as u128).wrapping_sub(b as u128 + borrow as u128);
    (difference as Limb, (difference >> LIMB_BITS) as Limb & 1)
}

/// Returns `sum + a * b + carry` as the low and the high limb. It cannot overflow.
#[inline]
#[must_use]
pub const fn mac(sum: Limb, a: Limb, b: Limb, carry: Limb) -> (Limb, Limb) {
    let t = sum as u128 + a as u128 * b as u128 + carry as u128;
    (t as Limb, (t >> LIMB_BITS) as Limb)
}

/// Returns `-m^-1 mod 2^64` for odd `m`, by Newton's iteration. Constant-time.
#[inline]
#[must_use]
pub const fn neg_inv(m: Limb) -> Limb {
    // m * m = 1 mod 8: three bits are correct at first, and each step doubles their number.
    let mut x = m;
    let mut right = 3;
    while right < LIMB_BITS {
        x = x.wrapping_mul(2u64.wrapping_sub(m.wrapping_mul(x)));
        right *= 2;
    }
    x.wrapping_neg()
}

/// Returns all ones if `condition` is 1, and zero if it is 0. Constant-time.
#[inline]
#[must_use]
pub fn mask(condition: Limb) -> Limb {
    // Without the barrier, the compiler might infer that the mask has two values, and branch.
    core::hint::black_box(condition).wrapping_neg()
}

/// Returns all ones if the highest bit of `x` is 1, and zero if it is 0. Constant-time if the caller keeps
/// the compiler from branching on it, for example by one barrier for an array of masks: loops without a
/// barrier inside can be vectorized.
#[inline]
#[must_use]
pub const fn top_mask(x: Limb) -> Limb {
    (x.cast_signed() >> (LIMB_BITS - 1)).cast_unsigned()
}

/// Returns all ones if `a` equals `b`, and zero otherwise, for numbers below 2^63. Constant-time.
#[inline]
#[must_use]
pub fn equal_mask(a: Limb, b: Limb) -> Limb {
    // Only 0 borrows from the top bit.
    mask((a ^ b).wrapping_sub(1) >> (LIMB_BITS - 1))
}

/// Returns `a` if the mask is all ones, and `b` if it is zero. Constant-time.
#[inline]
#[must_use]
pub const fn select(mask: Limb, a: Limb, b: Limb) -> Limb {
    b ^ (mask & (a ^ b))
}

/// Subtracts `m` from `x` if that leaves no borrow from `overflow`, the limb above `x`. Constant-time.
///
/// For `overflow * 2^(64 n) + x < 2 m` this is `x mod m`.
///
/// # Panics
///
/// Panics if the lengths differ.
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
/// Panics if the lengths differ.
pub fn double_mod(x: &mut [Limb], m: &[Limb]) {
    let mut carry = 0;
    for a in x.iter_mut() {
        (*a, carry) = (*a << 1 | carry, *a >> (LIMB_BITS - 1));
    }
    sub_if_not_less(x, carry, m);
}

/// `x <- x / 2 mod m` for `x < m` and odd m; constant-time.
///
/// # Panics
///
/// Panics if the lengths differ.
pub fn half_mod(x: &mut [Limb], m: &[Limb]) {
    assert_eq!(x.len(), m.len());
    let odd = x.first().map_or(0, |low| mask(low & 1));
    let mut carry = 0;
    for (a, b) in x.iter_mut().zip(m) {
        (*a, carry) = adc(*a, *b & odd, carry);
    }
    for a in x.iter_mut().rev() {
        (*a, carry) = (*a >> 1 | carry << (LIMB_BITS - 1), *a & 1);
    }
}

/// `x <- x + y mod m` for `x, y < m`; constant-time.
///
/// # Panics
///
/// Panics if x and m differ in length.
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
/// Panics if the lengths differ.
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

/// `x <- 2^k x` with the k that makes bit `bits` - 1 the top bit, for x other than 0 and below 2^`bits`.
/// Constant-time in x.
///
/// # Panics
///
/// Panics if `bits` is 0.
pub fn normalize(x: &mut [Limb], bits: usize) {
    // Shifts by 2^i, the largest first; each is done if it loses no bits.
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

/// Returns the number of limbs up to the most significant nonzero one. Not constant-time.
#[must_use]
pub fn significant(x: &[Limb]) -> usize {
    x.len() - x.iter().rev().take_while(|a| **a == 0).count()
}

/// Returns the bit length, 0 for 0. Not constant-time.
#[must_use]
pub fn bit_length(x: &[Limb]) -> usize {
    let used = significant(x);
    match x[..used].last() {
        None => 0,
        Some(top) => used * LIMB_BITS - top.leading_zeros() as usize,
    }
}

/// Returns the number of trailing zero bits, the whole width for 0. Not constant-time.
#[must_use]
pub fn trailing_zeros(x: &[Limb]) -> usize {
    let zeros = x.iter().take_while(|a| **a == 0).count();
    zeros * LIMB_BITS + x.get(zeros).map_or(0, |a| a.trailing_zeros() as usize)
}

/// A one-limb divisor whose top bit is set, with its reciprocal. A division by it takes two multiplications
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
    /// Panics if the top bit of `d` is not set.
    #[must_use]
    pub const fn new(d: Limb) -> Divisor {
        assert!(d >> (LIMB_BITS - 1) == 1, "the top bit of a divisor is set");
        Divisor { d, reciprocal: (u128::MAX / d as u128) as Limb }
    }

    /// Computes `x <- x / d` and returns the remainder. Not constant-time.
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

/// Returns `width` bits, at most 64, of `x` from bit `from`; bits beyond `x` are 0. Constant-time in the
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

/// Returns the words of `x` in a range of bits that is aligned to words, clipped to `x`.
#[must_use]
pub(crate) fn words<'a>(x: &'a [Limb], bits: &Range<usize>) -> &'a [Limb] {
    let [start, end] = [bits.start, bits.end].map(|bit| (bit / LIMB_BITS).min(x.len()));
    &x[start..end]
}

/// Returns zero if and only if no bit of `x` from bit `from` up is set. Constant-time in the value, not in
/// `from`.
#[must_use]
pub fn bits_from(x: &[Limb], from: usize) -> Limb {
    (from..x.len() * LIMB_BITS).step_by(LIMB_BITS).fold(0, |any, at| any | bits(x, at, LIMB_BITS))
}

/// Converts big-endian bytes to limbs, zero-extended.
///
/// # Panics
///
/// Panics if there are more bytes than the limbs hold.
pub fn from_be_bytes(bytes: &[u8], x: &mut [Limb]) {
    assert!(bytes.len() <= x.len() * LIMB_BYTES);
    // Whole words are handled separately, so that the compiler knows their length.
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

/// Converts little-endian bytes to limbs, zero-extended.
///
/// # Panics
///
/// Panics if there are more bytes than the limbs hold.
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

/// Converts limbs to big-endian bytes, zero-extended or truncated.
pub fn to_be_bytes(x: &[Limb], bytes: &mut [u8]) {
    let (rest, words) = bytes.as_rchunks_mut();
    let mut x = x.iter();
    for word in words.iter_mut().rev() {
        *word = x.next().map_or([0; LIMB_BYTES], |a| a.to_be_bytes());
    }
    let word = x.next().map_or([0; LIMB_BYTES], |a| a.to_be_bytes());
    rest.copy_from_slice(&word[LIMB_BYTES - rest.len()..]);
}

/// Converts limbs to little-endian bytes, zero-extended or truncated.
pub fn to_le_bytes(x: &[Limb], bytes: &mut [u8]) {
    let (words, rest) = bytes.as_chunks_mut();
    let mut x = x.iter();
    for word in words {
        *word = x.next().map_or([0; LIMB_BYTES], |a| a.to_le_bytes());
    }
    let word = x.next().map_or([0; LIMB_BYTES], |a| a.to_le_bytes());
    rest.copy_from_slice(&word[..rest.len()]);
}
