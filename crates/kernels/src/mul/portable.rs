//! z = x y, column by column   (Comba; [HAC] 14.2.2, squares 14.2.4).
//!
//! Given any x and y of n limbs.  Gives z of 2 n limbs, or its low n.  Constant-time.
//! Requires nothing: safe Rust, what the compiler makes of the products of limbs: those of 128-bit integers, or
//! those that a [`LimbProduct`] spells out.
//! Cost: n^2 multiplications, three additions each; n (n + 1) / 2 for a square or a low product. By columns no
//! limb of z is read again, which rows would do through memory wherever the compiler does not unroll them.
//!
//! `inline(always)`: where the caller knows n, so does the compiler.

use crate::limb::{self, Limb, adc, mac};

/// How two limbs are multiplied.
pub(super) trait LimbProduct {
    /// `a b`, the low limb and the high one.
    fn product(a: Limb, b: Limb) -> (Limb, Limb);
}

/// As 128-bit integers.
pub(super) struct Wide;

impl LimbProduct for Wide {
    #[inline(always)]
    fn product(a: Limb, b: Limb) -> (Limb, Limb) {
        a.carrying_mul(b, 0)
    }
}

/// A sum of products, of three limbs: a column has fewer than 2^64.
#[derive(Clone, Copy, Default)]
struct Column {
    low: Limb,
    high: Limb,
    top: Limb,
}

impl Column {
    #[inline(always)]
    fn add(&mut self, low: Limb, high: Limb, top: Limb) {
        let carry;
        (self.low, carry) = self.low.carrying_add(low, false);
        let carry_high;
        (self.high, carry_high) = self.high.carrying_add(high, carry);
        self.top += top + Limb::from(carry_high);
    }

    #[inline(always)]
    fn add_product<P: LimbProduct>(&mut self, a: Limb, b: Limb) {
        let (low, high) = P::product(a, b);
        self.add(low, high, 0);
    }

    /// The limb that is done; the rest belongs to the next column.
    #[inline(always)]
    fn shift(&mut self) -> Limb {
        let done = self.low;
        *self = Column { low: self.high, high: self.top, top: 0 };
        done
    }
}

/// The limbs of x and of y whose indices add up to k.
#[inline(always)]
fn pairs<'a>(x: &'a [Limb], y: &'a [Limb], k: usize) -> impl Iterator<Item = (&'a Limb, &'a Limb)> {
    let n = x.len();
    let (first, end) = ((k + 1).saturating_sub(n), n.min(k + 1));
    x[first..end].iter().zip(y[k + 1 - end..k + 1 - first].iter().rev())
}

/// `z <- x y`.
#[inline(always)]
pub(super) fn mul<P: LimbProduct>(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    // The columns are as many as the limbs of z: the last one is empty, and takes what is left.
    mul_low::<P>(z, x, y);
}

/// `z <- x y` modulo the length of z.
#[inline(always)]
pub(super) fn mul_low<P: LimbProduct>(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    let mut column = Column::default();
    for (k, z) in z.iter_mut().enumerate() {
        for (a, b) in pairs(x, y, k) {
            column.add_product::<P>(*a, *b);
        }
        *z = column.shift();
    }
}

/// `z <- x^2`: every pair once, doubled, and the squares.
#[inline(always)]
pub(super) fn sqr<P: LimbProduct>(z: &mut [Limb], x: &[Limb]) {
    let n = x.len();
    let mut column = Column::default();
    for (k, z) in z.iter_mut().enumerate() {
        let mut once = Column::default();
        let all = n.min(k + 1).saturating_sub((k + 1).saturating_sub(n));
        for (a, b) in pairs(x, x, k).take(all / 2) {
            once.add_product::<P>(*a, *b);
        }
        for _ in 0..2 {
            column.add(once.low, once.high, once.top);
        }
        if k % 2 == 0 && k / 2 < n {
            column.add_product::<P>(x[k / 2], x[k / 2]);
        }
        *z = column.shift();
    }
}

/// `z <- t / 2^(64 n) mod m`, row by row.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(super) fn redc(z: &mut [Limb], t: &mut [Limb], m: &[Limb]) {
    let (minus_inverse, m) = (m[0], &m[1..]);
    let n = z.len();
    let mut top = 0;
    for i in 0..n {
        let q = t[i].wrapping_mul(minus_inverse);
        let mut carry = 0;
        for (t, m) in t[i..].iter_mut().zip(m) {
            (*t, carry) = mac(*t, q, *m, carry);
        }
        (t[i + n], top) = adc(t[i + n], carry, top);
    }
    z.copy_from_slice(&t[n..]);
    limb::sub_if_not_less(z, top, m);
}
