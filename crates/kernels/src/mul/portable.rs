//! z = x y, column by column (Comba; [HAC] 14.2.2, squares 14.2.4).
//!
//! Input: any x and y of n limbs. Output: z of 2 n limbs, or its low n. Constant-time. Requires nothing: safe
//! Rust, with products of limbs as 128-bit integers or as implemented by a [`LimbProduct`]. Cost: n^2
//! multiplications, three additions each; n (n + 1) / 2 for a square or a low product. By columns, no limb of
//! z is read again; rows would do that through memory unless the compiler unrolls them.
//!
//! `inline(always)`: if the caller knows n, so does the compiler.

use core::marker::PhantomData;

use super::Contract;
use crate::limb::Limb;
use crate::mistake;

/// This variant.
pub(super) type Kernel = Columns<Wide>;

/// Products by columns, with limbs multiplied by P.
pub(super) struct Columns<P>(PhantomData<P>);

impl<P: LimbProduct> Contract for Columns<P> {
    type Token = ();

    #[inline(always)]
    fn takes(n: usize) -> bool {
        n < P::SPLIT_FROM
    }

    #[inline(always)]
    fn mul((): (), z: &mut [Limb], x: &[Limb], y: &[Limb]) {
        mul::<P>(z, x, y);
    }

    #[inline(always)]
    fn sqr((): (), z: &mut [Limb], x: &[Limb]) {
        sqr::<P>(z, x);
    }

    #[inline(always)]
    fn mul_low((): (), z: &mut [Limb], x: &[Limb], y: &[Limb]) {
        mul_low::<P>(z, x, y);
        mistake!(WrongResult => {
            z[0] ^= 1;
        });
    }
}

/// How two limbs are multiplied.
pub(super) trait LimbProduct {
    /// The number of limbs from which splitting is faster, as measured.
    const SPLIT_FROM: usize;

    /// Returns `a b` as the low and the high limb.
    fn product(a: Limb, b: Limb) -> (Limb, Limb);
}

/// Products as 128-bit integers.
pub(super) struct Wide;

impl LimbProduct for Wide {
    const SPLIT_FROM: usize = 32;

    #[inline(always)]
    fn product(a: Limb, b: Limb) -> (Limb, Limb) {
        a.carrying_mul(b, 0)
    }
}

/// A sum of products in three limbs: a column has fewer than 2^64 products.
#[derive(Clone, Copy, Default)]
struct ColumnSum {
    low: Limb,
    high: Limb,
    top: Limb,
}

impl ColumnSum {
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

    /// Returns the finished limb; the rest is carried to the next column.
    #[inline(always)]
    fn shift(&mut self) -> Limb {
        let done = self.low;
        *self = ColumnSum { low: self.high, high: self.top, top: 0 };
        done
    }
}

/// Returns the limbs of x and of y whose indices add up to k.
#[inline(always)]
fn pairs<'a>(x: &'a [Limb], y: &'a [Limb], k: usize) -> impl Iterator<Item = (&'a Limb, &'a Limb)> {
    let n = x.len();
    let (first, end) = ((k + 1).saturating_sub(n), n.min(k + 1));
    x[first..end].iter().zip(y[k + 1 - end..k + 1 - first].iter().rev())
}

/// `z <- x y`.
#[inline(always)]
pub(super) fn mul<P: LimbProduct>(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    // There are as many columns as limbs of z; the last one has no products and receives the carry.
    mul_low::<P>(z, x, y);
}

/// `z <- x y` modulo the length of z.
#[inline(always)]
pub(super) fn mul_low<P: LimbProduct>(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    let mut column = ColumnSum::default();
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
    let mut column = ColumnSum::default();
    for (k, z) in z.iter_mut().enumerate() {
        let mut once = ColumnSum::default();
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
