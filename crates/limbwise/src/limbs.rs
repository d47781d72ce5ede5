//! Functions on integers of 64-bit limbs, least significant first: products, sums, comparisons and shifts.
//!
//! Everything is constant-time in the values; lengths and shift amounts are public. Nothing here allocates.
//!
//! [`mul`], [`sqr`] and [`mul_low`], and [`mul_into`], [`sqr_into`] and [`mul_low_into`] for results that have a
//! place, take arrays and select the fastest kernel at each call. This costs a load
//! and two predictable branches, about one cycle. To save it, keep a
//! [`Variant`], or a [`Plan`] for lengths that are known only at run time:
//!
//! ```
//! use limbwise::cpu::Features;
//! use limbwise::limbs::{self, Plan, Variant};
//!
//! let (x, y) = ([u64::MAX, 1], [3, 0]);
//! assert_eq!(limbs::mul(&x, &y), [[u64::MAX - 2, 5], [0, 0]]);
//!
//! let features = Features::usable();
//! let variant = Variant::best(features, 2);
//! assert_eq!(variant.mul(&x, &y), limbs::mul(&x, &y));
//!
//! let plan = Plan::best(features, 40);
//! let (mut z, mut scratch) = (vec![0; 80], vec![0; plan.scratch_len()]);
//! plan.mul(&mut z, &[7; 40], &[1; 40], &mut scratch);
//! assert_eq!(z[..3], [7, 14, 21]);
//! ```

use core::cmp::Ordering;

pub use limbwise_kernels::limb::{
    LIMB_BITS, LIMB_BYTES, Limb, bit_length, bits_from, from_be_bytes, from_le_bytes, neg_mod, to_be_bytes,
    to_le_bytes,
};
pub use limbwise_kernels::mul::{Plan, Variant};

use limbwise_kernels::cpu::Features;
use limbwise_kernels::{mistake, mul as kernel};

/// Calls a function of the fastest variant that writes to its first argument. The first call, which has to
/// detect the processor's features, is a separate function, because saving registers for it is noticeable in
/// short products.
macro_rules! fastest {
    ($best:ident, $function:ident($($arg:ident: $type:ty),*)) => {{
        #[cold]
        #[inline(never)]
        fn first<const N: usize>($($arg: $type),*) {
            Variant::$best(Features::usable(), N).$function($($arg),*);
        }
        match Features::known() {
            Some(features) => Variant::$best(features, N).$function($($arg),*),
            None => first($($arg),*),
        }
    }};
}

/// Returns `x y`, low half first.
///
/// ```
/// assert_eq!(limbwise::limbs::mul(&[1 << 63], &[6]), [[0], [3]]);
/// ```
#[inline]
#[must_use]
pub fn mul<const N: usize>(x: &[u64; N], y: &[u64; N]) -> [[u64; N]; 2] {
    let mut z = [[0; N]; 2];
    mul_into(&mut z, x, y);
    kernel::by_value(&z, kernel::PRODUCT_BY_LIMBS)
}

/// Writes `x y` to `z`, low half first. For short products, not having to copy the result is noticeable.
///
/// ```
/// let mut z = [[0; 2]; 2];
/// limbwise::limbs::mul_into(&mut z, &[1 << 63, 1], &[6, 0]);
/// assert_eq!(z, [[0, 9], [0, 0]]);
/// ```
#[inline]
pub fn mul_into<const N: usize>(z: &mut [[u64; N]; 2], x: &[u64; N], y: &[u64; N]) {
    fastest!(best_for_mul, mul_into(z: &mut [[u64; N]; 2], x: &[u64; N], y: &[u64; N]));
}

/// Returns `x^2`, low half first.
///
/// ```
/// assert_eq!(limbwise::limbs::sqr(&[1 << 40]), [[0], [1 << 16]]);
/// ```
#[inline]
#[must_use]
pub fn sqr<const N: usize>(x: &[u64; N]) -> [[u64; N]; 2] {
    let mut z = [[0; N]; 2];
    sqr_into(&mut z, x);
    kernel::by_value(&z, kernel::SQUARE_BY_LIMBS)
}

/// Writes `x^2` to `z`, low half first. See [`mul_into`].
///
/// ```
/// let mut z = [[0], [0]];
/// limbwise::limbs::sqr_into(&mut z, &[1 << 40]);
/// assert_eq!(z, [[0], [1 << 16]]);
/// ```
#[inline]
pub fn sqr_into<const N: usize>(z: &mut [[u64; N]; 2], x: &[u64; N]) {
    fastest!(best, sqr_into(z: &mut [[u64; N]; 2], x: &[u64; N]));
}

/// Returns `x y mod 2^(64 N)`.
///
/// ```
/// assert_eq!(limbwise::limbs::mul_low(&[u64::MAX], &[3]), [u64::MAX - 2]);
/// ```
#[inline]
#[must_use]
pub fn mul_low<const N: usize>(x: &[u64; N], y: &[u64; N]) -> [u64; N] {
    let mut z = [0; N];
    mul_low_into(&mut z, x, y);
    kernel::by_value(&[z], kernel::SQUARE_BY_LIMBS)[0]
}

/// Writes `x y mod 2^(64 N)` to `z`. See [`mul_into`].
///
/// ```
/// let mut z = [0];
/// limbwise::limbs::mul_low_into(&mut z, &[u64::MAX], &[3]);
/// assert_eq!(z, [u64::MAX - 2]);
/// ```
#[inline]
pub fn mul_low_into<const N: usize>(z: &mut [u64; N], x: &[u64; N], y: &[u64; N]) {
    fastest!(best, mul_low_into(z: &mut [u64; N], x: &[u64; N], y: &[u64; N]));
}

/// Computes `z <- z + x + carry` and returns the carry out.
///
/// ```
/// let mut z = [u64::MAX, 5];
/// assert!(!limbwise::limbs::add(&mut z, &[1, 0], false));
/// assert_eq!(z, [0, 6]);
/// ```
///
/// # Panics
///
/// Panics if the lengths differ.
#[inline]
pub fn add(z: &mut [u64], x: &[u64], carry: bool) -> bool {
    assert_eq!(z.len(), x.len(), "limbs of the summands");
    chain(z, x, carry, u64::carrying_add)
}

/// Computes `z <- z - x - borrow` and returns the borrow out.
///
/// ```
/// let mut z = [0, 6];
/// assert!(!limbwise::limbs::sub(&mut z, &[1, 0], false));
/// assert_eq!(z, [u64::MAX, 5]);
/// ```
///
/// # Panics
///
/// Panics if the lengths differ.
#[inline]
pub fn sub(z: &mut [u64], x: &[u64], borrow: bool) -> bool {
    assert_eq!(z.len(), x.len(), "limbs of minuend and subtrahend");
    chain(z, x, borrow, u64::borrowing_sub)
}

/// The number of limbs between which the carry stays in the processor's flag; the loop condition clobbers it.
const PIECE: usize = 8;

/// Computes `(z, carry) <- step(z, x, carry)` limb by limb and returns the last carry.
#[inline(always)]
pub(crate) fn chain(
    z: &mut [u64],
    x: &[u64],
    mut carry: bool,
    step: impl Fn(u64, u64, bool) -> (u64, bool),
) -> bool {
    let ((z, z_rest), (x, x_rest)) = (z.as_chunks_mut::<PIECE>(), x.as_chunks::<PIECE>());
    for (z, x) in z.iter_mut().zip(x) {
        for (z, x) in z.iter_mut().zip(x) {
            (*z, carry) = step(*z, *x, carry);
        }
    }
    for (z, x) in z_rest.iter_mut().zip(x_rest) {
        (*z, carry) = step(*z, *x, carry);
    }
    carry
}

/// Compares two numbers in constant time. The result is not protected: a branch on it reveals it.
///
/// ```
/// use std::cmp::Ordering;
///
/// assert_eq!(limbwise::limbs::compare(&[9, 1], &[3, 2]), Ordering::Less);
/// ```
///
/// # Panics
///
/// Panics if the lengths differ.
#[inline]
#[must_use]
pub fn compare(x: &[u64], y: &[u64]) -> Ordering {
    assert_eq!(x.len(), y.len(), "limbs of the numbers");
    mistake!(EarlyExit => {
        return x.iter().rev().cmp(y.iter().rev());
    });
    let (mut less, mut different) = (false, 0);
    for (x, y) in x.iter().zip(y) {
        (_, less) = x.borrowing_sub(*y, less);
        different |= x ^ y;
    }
    // 0 if equal, 1 if greater, -1 if less.
    let sign = i8::from(different != 0) - 2 * i8::from(less);
    sign.cmp(&0)
}

/// Computes `z <- z 2^bits` modulo the length of z. The number of bits is public.
///
/// ```
/// let mut z = [1 << 63, 0];
/// limbwise::limbs::shl(&mut z, 65);
/// assert_eq!(z, [0, 0]);
/// ```
#[inline]
pub fn shl(z: &mut [u64], bits: usize) {
    let (limbs, bits) = (bits / LIMB_BITS, bits % LIMB_BITS);
    for i in (0..z.len()).rev() {
        let limb = |at: Option<usize>| at.map_or(0, |at| z[at]);
        z[i] = funnel(limb(i.checked_sub(limbs)), limb(i.checked_sub(limbs + 1)), bits);
    }
}

/// Computes `z <- z / 2^bits`, rounded down. The number of bits is public.
///
/// ```
/// let mut z = [1, 6];
/// limbwise::limbs::shr(&mut z, 65);
/// assert_eq!(z, [3, 0]);
/// ```
#[inline]
pub fn shr(z: &mut [u64], bits: usize) {
    let (limbs, bits) = (bits / LIMB_BITS, bits % LIMB_BITS);
    for i in 0..z.len() {
        let limb = |at: usize| z.get(at).copied().unwrap_or(0);
        let (low, high) = (limb(i.saturating_add(limbs)), limb(i.saturating_add(limbs).saturating_add(1)));
        z[i] = if bits == 0 { low } else { funnel(high, low, LIMB_BITS - bits) };
    }
}

/// Returns the upper limb of `(high 2^64 + low) 2^bits`, for fewer than 64 bits.
#[inline]
fn funnel(high: Limb, low: Limb, bits: usize) -> Limb {
    // Two shifts, because a shift by 64 is not allowed.
    high << bits | low >> 1 >> (LIMB_BITS - 1 - bits)
}
