//! z = x y of any length: split in halves until a kernel takes them ([HAC] 14.2; Karatsuba and Ofman 1962).
//!
//! With B = 2^(64 h), x = x1 B + x0 and y = y1 B + y0:
//! x y = x1 y1 B^2 + (x0 y0 + x1 y1 - (x0 - x1)(y0 - y1)) B + x0 y0.
//!
//! Input: any x and y of n limbs. Output: z of 2 n limbs, or its low n. Constant-time: the signs of the
//! differences become masks. Requires what the variant's kernels require. Cost: three products of half the
//! length, or one product and two low products for a low product, and some 10 n additions.
//!
//! The additions run in pieces of eight limbs, in which the compiler keeps the carry in the carry flag. The
//! addends of a piece are computed before its first addition, because instructions in between would clobber
//! the flag.

use core::array;

use super::Variant;
use crate::limb::{Limb, mask};

/// Returns the limbs of scratch for numbers of `n` limbs.
pub(super) fn scratch_len(variant: Variant, n: usize) -> usize {
    if variant.takes(n) {
        return 0;
    }
    let h = n.div_ceil(2);
    // The upper half may be split even if the lower is not: 31 limbs in a variant that supports 32.
    2 * h + scratch_len(variant, h).max(scratch_len(variant, n - h))
}

impl Variant {
    /// `z <- x y`.
    #[inline]
    pub(super) fn mul_split(self, z: &mut [Limb], x: &[Limb], y: &[Limb], scratch: &mut [Limb]) {
        if self.takes(x.len()) {
            self.mul_block(z, x, y);
        } else {
            mul(self, z, x, y, scratch);
        }
    }

    /// `z <- x^2`.
    #[inline]
    pub(super) fn sqr_split(self, z: &mut [Limb], x: &[Limb], scratch: &mut [Limb]) {
        if self.takes(x.len()) {
            self.sqr_block(z, x);
        } else {
            sqr(self, z, x, scratch);
        }
    }

    /// `z <- x y` modulo the length of z.
    #[inline]
    pub(super) fn mul_low_split(self, z: &mut [Limb], x: &[Limb], y: &[Limb], scratch: &mut [Limb]) {
        if self.takes(x.len()) {
            self.mul_low_block(z, x, y);
        } else {
            mul_low(self, z, x, y, scratch);
        }
    }
}

fn mul(variant: Variant, z: &mut [Limb], x: &[Limb], y: &[Limb], scratch: &mut [Limb]) {
    let n = x.len();
    assert!(y.len() == n && z.len() == 2 * n);
    let h = n.div_ceil(2);
    let ((x0, x1), (y0, y1)) = (x.split_at(h), y.split_at(h));
    let (middle, scratch) = scratch.split_at_mut(2 * h);
    let (dx, dy) = z[..2 * h].split_at_mut(h);
    let signs = distance(dx, x0, x1) ^ distance(dy, y0, y1);
    variant.mul_split(middle, dx, dy, scratch);
    let (z0, z1) = z.split_at_mut(2 * h);
    variant.mul_split(z0, x0, y0, scratch);
    variant.mul_split(z1, x1, y1, scratch);
    join(z, middle, !signs);
}

fn sqr(variant: Variant, z: &mut [Limb], x: &[Limb], scratch: &mut [Limb]) {
    let n = x.len();
    assert!(z.len() == 2 * n);
    let h = n.div_ceil(2);
    let (x0, x1) = x.split_at(h);
    let (middle, scratch) = scratch.split_at_mut(2 * h);
    let dx = &mut z[..h];
    distance(dx, x0, x1);
    variant.sqr_split(middle, dx, scratch);
    let (z0, z1) = z.split_at_mut(2 * h);
    variant.sqr_split(z0, x0, scratch);
    variant.sqr_split(z1, x1, scratch);
    join(z, middle, Limb::MAX);
}

/// x0 y0 + (x1 y0 + x0 y1 mod B) B.
fn mul_low(variant: Variant, z: &mut [Limb], x: &[Limb], y: &[Limb], scratch: &mut [Limb]) {
    let n = x.len();
    assert!(y.len() == n && z.len() == n);
    let h = n.div_ceil(2);
    let ((x0, x1), (y0, y1)) = (x.split_at(h), y.split_at(h));
    let (product, scratch) = scratch.split_at_mut(2 * h);
    variant.mul_split(product, x0, y0, scratch);
    z.copy_from_slice(&product[..n]);
    let mut add_low = |a: &[Limb], b: &[Limb]| {
        let crossed = &mut product[..n - h];
        variant.mul_low_split(crossed, &a[..n - h], b, scratch);
        add(&mut z[h..], crossed, false, |z, c| (z, c));
    };
    add_low(x0, y1);
    add_low(y0, x1);
}

/// Computes `z <- |x - y|`, for y as long as x or a limb shorter. Returns all ones if x < y, else zero.
fn distance(z: &mut [Limb], x: &[Limb], y: &[Limb]) -> Limb {
    z.copy_from_slice(x);
    let (common, rest) = z.split_at_mut(y.len());
    // x - y is computed as x plus the complement of y plus 1; a carry means that the result is not negative.
    let mut carry = add(common, y, true, |z, y| (z, !y));
    for z in rest {
        (*z, carry) = z.carrying_add(Limb::MAX, carry);
    }
    let less = mask((!carry).into());
    add(z, x, less & 1 == 1, |z, _| (z ^ less, 0));
    less
}

/// `z <- z + (z0 + z1 -+ middle) B` for z = z1 B^2 + z0, where z0 is as long as `middle` and z1 not longer:
/// minus if `subtract` is all ones, plus if it is zero.
fn join(z: &mut [Limb], middle: &mut [Limb], subtract: Limb) {
    let len = middle.len();
    let (z0, z1) = z.split_at(len);
    let mut top = Limb::from(add(middle, z0, subtract & 1 == 1, |m, z| (m ^ subtract, z)));
    let (common, rest) = middle.split_at_mut(z1.len());
    top += ripple(rest, add(common, z1, false, |m, z| (m, z)).into());
    let (low, high) = z[len / 2..].split_at_mut(len);
    top += Limb::from(add(low, middle, false, |z, m| (z, m)));
    // The subtrahend was added as its complement plus 1, which is too large by 2^(64 len).
    ripple(high, top - (subtract & 1));
}

/// The number of limbs per iteration, within which the carry stays in its flag.
const PIECE: usize = 8;

/// Computes `z <- a + b + carry` limb by limb, for (a, b) = `addends(z, x)`, and returns the carry.
#[inline(always)]
fn add(z: &mut [Limb], x: &[Limb], mut carry: bool, addends: impl Fn(Limb, Limb) -> (Limb, Limb)) -> bool {
    let ((z, z_rest), (x, x_rest)) = (z.as_chunks_mut::<PIECE>(), x.as_chunks::<PIECE>());
    for (z, x) in z.iter_mut().zip(x) {
        // All addends are computed before the first sum: instructions in between would clobber the flag.
        let pairs: [_; PIECE] = array::from_fn(|i| addends(z[i], x[i]));
        for (z, (a, b)) in z.iter_mut().zip(pairs) {
            (*z, carry) = a.carrying_add(b, carry);
        }
    }
    for (z, x) in z_rest.iter_mut().zip(x_rest) {
        let (a, b) = addends(*z, *x);
        (*z, carry) = a.carrying_add(b, carry);
    }
    carry
}

/// Computes `z <- z + addend` through all limbs, and returns the carry.
fn ripple(z: &mut [Limb], mut addend: Limb) -> Limb {
    for z in z {
        let carry;
        (*z, carry) = z.carrying_add(addend, false);
        addend = carry.into();
    }
    addend
}
