//! Algorithms on products in Montgomery form, for one number or a batch: powers, and the reduction of numbers
//! longer than their modulus.
//!
//! Secret exponents use a fixed window, [HAC] algorithm 14.82: a table holds the powers 0 .. 2^w - 1 of the
//! base; from the top, there are w squarings and one product with the entry selected by the next w bits of
//! the exponent, which is found by reading the whole table. A public exponent uses a sliding window, [HAC]
//! algorithm 14.85: the table holds only odd powers, and the number of squarings between products depends on
//! the exponent.

use core::ops::Range;
use core::sync::atomic::{AtomicBool, Ordering};

use crate::limb::{self, LIMB_BITS, Limb};
use crate::memory::Lanes;
use crate::speed::Steps;

/// The products of a plan, each with values and prepared moduli in its layout.
pub(crate) trait Products {
    /// Returns the length of a value.
    fn value_len(&self) -> usize;
    /// Returns the length of the scratch memory.
    fn scratch_len(&self) -> usize;
    /// `x <- x y / R mod m`.
    fn mul(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes], scratch: &mut [Lanes]);
    /// `x <- x^2 / R mod m`.
    fn sqr(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]);
    /// `x <- x + y mod m`.
    fn add(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes]);
    /// `x <- x R mod m`.
    fn to_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]);
    /// The plain number 2^`bit`.
    fn set_bit(&self, x: &mut [Lanes], bit: usize);

    /// 1 in Montgomery form.
    fn set_one(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.set_bit(x, 0);
        self.to_mont(x, modulus, scratch);
    }
}

/// Products, and tables of powers that are read as a whole.
pub(crate) trait Tables: Products {
    /// Selects an entry for each number.
    type Digits;
    /// Writes an entry of a table of 2^w values.
    fn put_entry(&self, table: &mut [Lanes], w: usize, entry: usize, value: &[Lanes]);
    /// `x <- t`, where t is the entry selected by the digits. Constant-time.
    fn look_up(&self, x: &mut [Lanes], table: &[Lanes], digits: &Self::Digits);
    /// `x <- x^(2^squarings) t`, where t is the entry selected by the digits. Constant-time.
    #[allow(clippy::too_many_arguments)]
    fn step(
        &self,
        x: &mut [Lanes],
        squarings: usize,
        table: &[Lanes],
        digits: &Self::Digits,
        modulus: &[Lanes],
        selected: &mut [Lanes],
        scratch: &mut [Lanes],
    ) {
        for _ in 0..squarings {
            self.sqr(x, modulus, scratch);
        }
        self.look_up(selected, table, digits);
        self.mul(x, selected, modulus, scratch);
    }
}

/// A request from another thread to stop a long computation. It cannot be withdrawn, so a result is complete
/// if no stop has been requested by the time it is returned. Where it is checked depends on nothing secret.
#[derive(Debug, Default)]
pub struct Stop(AtomicBool);

impl Stop {
    /// Creates an object without a request.
    #[must_use]
    pub const fn new() -> Stop {
        Stop(AtomicBool::new(false))
    }

    /// Requests that computations that use this object end soon, without a result.
    pub fn request(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns whether a stop has been requested.
    #[must_use]
    pub fn is_requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Returns whether a stop has been requested.
pub(crate) fn stops(stop: Option<&Stop>) -> bool {
    stop.is_some_and(Stop::is_requested)
}

/// Implements [`Products`] by a plan's own functions.
macro_rules! products {
    ($plan:ty) => {
        impl $crate::powers::Products for $plan {
            fn value_len(&self) -> usize {
                <$plan>::value_len(self)
            }

            fn scratch_len(&self) -> usize {
                <$plan>::scratch_len(self)
            }

            fn mul(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
                <$plan>::mul(self, x, y, modulus, scratch);
            }

            fn sqr(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
                <$plan>::sqr(self, x, modulus, scratch);
            }

            fn add(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes]) {
                <$plan>::add(self, x, y, modulus);
            }

            fn to_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
                <$plan>::to_mont(self, x, modulus, scratch);
            }

            fn set_bit(&self, x: &mut [Lanes], bit: usize) {
                <$plan>::set_bit(self, x, bit);
            }
        }
    };
}
pub(crate) use products;

/// The widest window. Larger tables leave the caches.
pub(crate) const MAX_WINDOW: usize = 6;
/// The narrowest fixed window: `select` reads four entries at a time.
const MIN_FIXED_WINDOW: usize = 2;

/// The cost of a product, in the unit of [`window_cost`].
const PRODUCT: usize = 200;
/// The cost of a square.
const SQUARE: usize = 154;
/// The cost of reading an entry of a table: from 1 % to 2 % of a product, by variant and length.
const ENTRY: usize = 3;

/// Returns the cost of powers with windows of w bits.
fn window_cost(bits: usize, bases: usize, w: usize) -> usize {
    let step = (PRODUCT + (ENTRY << w)).saturating_mul(bases).saturating_add(SQUARE * w);
    bits.div_ceil(w).saturating_mul(step).saturating_add((PRODUCT << w).saturating_mul(bases))
}

/// Returns the cost of a power, in hundredths of a product.
pub(crate) fn pow_cost(bits: usize) -> usize {
    window_cost(bits, 1, fixed_window(bits, 1)) / (PRODUCT / 100)
}

/// Returns the best fixed window for exponents of `bits` bits and `bases` bases that share squarings: the one
/// with the fewest products, where reading an entry of the table counts as a small part of a product.
fn fixed_window(bits: usize, bases: usize) -> usize {
    let cost = |w: &usize| window_cost(bits, bases, *w);
    (MIN_FIXED_WINDOW..=MAX_WINDOW).min_by_key(cost).unwrap_or(MIN_FIXED_WINDOW)
}

impl Steps {
    /// Returns the steps of a power with a secret exponent of `exp_bits` bits.
    #[must_use]
    pub fn of_secret(exp_bits: usize) -> Steps {
        let w = fixed_window(exp_bits, 1);
        let (windows, entries) = (exp_bits.div_ceil(w) as f64, (1usize << w) as f64);
        let steps = (windows - 1.0).max(0.0);
        Steps { squares: w as f64 * steps, products: steps + entries - 1.0, entries: entries * windows }
    }

    /// Returns the steps of a power with a public exponent. Not constant-time.
    #[must_use]
    pub fn of_public(window: &SlidingWindow<'_>) -> Steps {
        let squares = limb::bit_length(window.exponent).saturating_sub(1) as f64;
        let products = window.products() as f64;
        Steps { squares: squares.min(products), products: (products - squares).max(0.0), entries: 0.0 }
    }

    /// Returns the steps of a product of `bases` powers with secret exponents and shared squarings (Straus).
    #[must_use]
    pub fn of_shared(exp_bits: usize, bases: usize) -> Steps {
        let w = fixed_window(exp_bits, bases);
        let (windows, entries) = (exp_bits.div_ceil(w) as f64, (1usize << w) as f64);
        let bases = bases as f64;
        Steps {
            squares: w as f64 * (windows - 1.0).max(0.0),
            products: bases * (windows + entries - 1.0),
            entries: bases * entries * windows,
        }
    }
}

/// One step of a sliding window: squarings, then a product with an odd power, if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Slide {
    squarings: usize,
    odd: Option<usize>,
}

/// Returns the steps of the sliding window of width `w`, the top bit of the exponent first.
fn slides(exponent: &[Limb], w: usize) -> impl Iterator<Item = Slide> {
    let mut left = limb::bit_length(exponent);
    core::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let zeros = (0..left).rev().take_while(|bit| limb::bits(exponent, *bit, 1) == 0).count();
        if zeros == left {
            left = 0;
            return Some(Slide { squarings: zeros, odd: None });
        }
        let top = left - zeros;
        let longest = w.min(top);
        let window = limb::bits(exponent, top - longest, longest);
        let length = longest - window.trailing_zeros() as usize;
        left = top - length;
        let odd = (window >> (longest - length)) as usize;
        Some(Slide { squarings: zeros + length, odd: Some(odd) })
    })
}

/// Returns the number of products of a sliding window of width `w`: for the table, the squarings and the
/// factors. The first window is copied from the table.
fn sliding_cost(exponent: &[Limb], w: usize) -> usize {
    let table = if w > 1 { 1 << (w - 1) } else { 0 };
    let mut steps = slides(exponent, w);
    steps.next();
    table + steps.map(|s| s.squarings + usize::from(s.odd.is_some())).sum::<usize>()
}

/// A public exponent, with the sliding window that needs the fewest products for it.
#[derive(Clone, Copy, Debug)]
pub struct SlidingWindow<'a> {
    exponent: &'a [Limb],
    width: usize,
}

impl<'a> SlidingWindow<'a> {
    /// Returns the window for this exponent. Not constant-time.
    #[must_use]
    pub fn new(exponent: &'a [Limb]) -> SlidingWindow<'a> {
        // Ties go to the narrowest.
        let width = (1..=MAX_WINDOW).min_by_key(|width| sliding_cost(exponent, *width)).unwrap_or(1);
        SlidingWindow { exponent, width }
    }

    /// Returns a window of this width, as returned by [`SlidingWindow::width`] earlier.
    ///
    /// # Panics
    ///
    /// Panics if the width is 0 or above 6.
    #[must_use]
    pub fn of_width(exponent: &'a [Limb], width: usize) -> SlidingWindow<'a> {
        assert!((1..=MAX_WINDOW).contains(&width), "width");
        SlidingWindow { exponent, width }
    }

    /// Returns the bits of the widest window.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// Returns the products and squarings that the power takes. Not constant-time.
    #[must_use]
    pub fn products(&self) -> usize {
        sliding_cost(self.exponent, self.width)
    }
}

/// Returns the memory of [`pow`].
pub(crate) fn pow_len(plan: &impl Products, exp_bits: usize, bases: usize) -> usize {
    (plan.value_len() << fixed_window(exp_bits, bases)) * bases + 2 * plan.value_len() + plan.scratch_len()
}

/// `x <- x1^e1 x2^e2 ... mod m` in Montgomery form, for the values in x, into the first of them, by Straus's
/// method: all powers share the squarings. `digits(i, from, width)` returns the `width` bits of the exponents
/// of base i from bit `from`. Constant-time: the time depends only on the number of bases and on `exp_bits`.
/// After a stop, which is checked once per window and once per table entry, x is unspecified.
pub(crate) fn pow<P: Tables>(
    plan: &P,
    x: &mut [Lanes],
    digits: impl Fn(usize, usize, usize) -> P::Digits,
    exp_bits: usize,
    modulus: &[Lanes],
    work: &mut [Lanes],
    stop: Option<&Stop>,
) {
    let len = plan.value_len();
    let bases = x.len() / len;
    assert!(x.len().is_multiple_of(len) && bases > 0, "value_len");
    assert!(work.len() >= pow_len(plan, exp_bits, bases), "pow_len");
    let w = fixed_window(exp_bits, bases);
    let (tables, rest) = work.split_at_mut((len << w) * bases);
    let (power, rest) = rest.split_at_mut(len);
    let (selected, scratch) = rest.split_at_mut(len);

    for (x, table) in x.chunks_exact(len).zip(tables.chunks_exact_mut(len << w)) {
        plan.set_one(power, modulus, scratch);
        plan.put_entry(table, w, 0, power);
        power.copy_from_slice(x);
        plan.put_entry(table, w, 1, power);
        for entry in 2..1 << w {
            if stops(stop) {
                return;
            }
            plan.mul(power, x, modulus, scratch);
            plan.put_entry(table, w, entry, power);
        }
    }

    let x = &mut x[..len];
    let windows = exp_bits.div_ceil(w);
    if windows == 0 {
        plan.set_one(x, modulus, scratch);
    }
    for i in (0..windows).rev() {
        for (base, table) in tables.chunks_exact(len << w).enumerate() {
            if stops(stop) {
                return;
            }
            // Ignore bits above `exp_bits`.
            let digits = digits(base, i * w, w.min(exp_bits - i * w));
            if i + 1 == windows && base == 0 {
                plan.look_up(x, table, &digits);
            } else {
                let squarings = if i + 1 < windows && base == 0 { w } else { 0 };
                plan.step(x, squarings, table, &digits, modulus, selected, scratch);
            }
        }
    }
}

/// Returns the memory of [`pow_vartime`].
pub(crate) fn pow_vartime_len(plan: &impl Products, window: &SlidingWindow<'_>) -> usize {
    (plan.value_len() << (window.width - 1)) + plan.value_len() + plan.scratch_len()
}

/// `x <- x^e mod m` in Montgomery form, for a public exponent. Constant-time in x and m. After a stop, which
/// is checked before each squaring and each table entry, x is unspecified.
pub(crate) fn pow_vartime(
    plan: &impl Products,
    x: &mut [Lanes],
    window: &SlidingWindow<'_>,
    modulus: &[Lanes],
    work: &mut [Lanes],
    stop: Option<&Stop>,
) {
    assert!(work.len() >= pow_vartime_len(plan, window), "pow_vartime_len");
    let (w, exponent) = (window.width, window.exponent);
    let len = plan.value_len();
    let (odd_powers, rest) = work.split_at_mut(len << (w - 1));
    let (square, scratch) = rest.split_at_mut(len);
    odd_powers[..len].copy_from_slice(x);
    if w > 1 {
        square.copy_from_slice(x);
        plan.sqr(square, modulus, scratch);
        for entry in 1..1 << (w - 1) {
            if stops(stop) {
                return;
            }
            let (before, here) = odd_powers.split_at_mut(entry * len);
            here[..len].copy_from_slice(&before[(entry - 1) * len..]);
            plan.mul(&mut here[..len], square, modulus, scratch);
        }
    }
    let power = |odd: usize| &odd_powers[odd / 2 * len..][..len];
    let mut steps = slides(exponent, w);
    match steps.next().and_then(|s| s.odd) {
        None => plan.set_one(x, modulus, scratch),
        Some(odd) => x.copy_from_slice(power(odd)),
    }
    for step in steps {
        for _ in 0..step.squarings {
            if stops(stop) {
                return;
            }
            plan.sqr(x, modulus, scratch);
        }
        if let Some(odd) = step.odd {
            plan.mul(x, power(odd), modulus, scratch);
        }
    }
}

/// The most squarings on the way to R^2: fewer doublings than R has bits shifted by this number cost no more
/// than another squaring.
const MOST_SQUARINGS: u32 = 8;

/// Returns how often to double 2^(shortest - 1) to reach 2^s R, where s times a power of two is R's `r_bits`
/// bits, and how often to square that as a Montgomery form to reach R^2: every squaring doubles s.
pub(crate) fn way_to_r2(r_bits: usize, shortest: usize) -> (usize, u32) {
    let squarings = r_bits.trailing_zeros().min(MOST_SQUARINGS);
    (r_bits + (r_bits >> squarings) - (shortest - 1), squarings)
}

/// Returns the memory of [`load`].
pub(crate) fn load_len(plan: &impl Products) -> usize {
    2 * plan.value_len() + plan.scratch_len()
}

/// Converts numbers of `longest` bits to Montgomery form, reduced, by Horner's rule in steps of `step` bits,
/// as many as `to_mont` accepts. `import` converts a range of bits to plain values.
pub(crate) fn load(
    plan: &impl Products,
    x: &mut [Lanes],
    longest: usize,
    step: usize,
    import: impl Fn(Range<usize>, &mut [Lanes], &mut [Lanes]),
    modulus: &[Lanes],
    work: &mut [Lanes],
) {
    let (radix, rest) = work.split_at_mut(plan.value_len());
    let (part, scratch) = rest.split_at_mut(plan.value_len());
    let mut parts = (0..longest.div_ceil(step).max(1)).rev().map(|i| i * step..(i + 1) * step);
    let import = |range: Range<usize>, value: &mut [Lanes], scratch: &mut [Lanes]| {
        import(range, value, scratch);
        plan.to_mont(value, modulus, scratch);
    };
    if let Some(top) = parts.next() {
        import(top, x, scratch);
    }
    if longest > step {
        // 2^step is one bit too long for `to_mont`.
        plan.set_bit(radix, step - 1);
        plan.to_mont(radix, modulus, scratch);
        part.copy_from_slice(radix);
        plan.add(radix, part, modulus);
    }
    for range in parts {
        plan.mul(x, radix, modulus, scratch);
        import(range, part, scratch);
        plan.add(x, part, modulus);
    }
}

/// Returns the words of a row in a range of bits that is aligned to words, clipped to the row.
pub(crate) fn words<'a>(row: &'a [Limb], bits: &Range<usize>) -> &'a [Limb] {
    let [start, end] = [bits.start, bits.end].map(|bit| (bit / LIMB_BITS).min(row.len()));
    &row[start..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_public_exponent_of_rsa_costs_17_products() {
        let products = |e: &[Limb]| SlidingWindow::new(e).products();
        assert_eq!(products(&[65537]), 17);
        assert_eq!(products(&[3]), 2);
        assert_eq!(products(&[1]), 0);
        assert_eq!(products(&[0]), 0);
        assert_eq!(SlidingWindow::new(&[65537]).width, 1);
        assert_eq!(SlidingWindow::new(&[u64::MAX; 32]).width, 6);
    }

    #[test]
    fn slides_spell_the_exponent() {
        let exponents: [&[Limb]; 6] =
            [&[0], &[1], &[65537], &[0xb00f_f1ce_0000_0001, 7], &[u64::MAX, u64::MAX], &[0, 0, 1 << 63]];
        for e in exponents {
            for w in 1..=MAX_WINDOW {
                let mut spelt = [0; 3];
                for s in slides(e, w) {
                    for _ in 0..s.squarings {
                        let carry = spelt.iter_mut().fold(0, |carry, x| {
                            let out = *x >> 63;
                            *x = *x << 1 | carry;
                            out
                        });
                        assert_eq!(carry, 0);
                    }
                    let odd = s.odd.unwrap_or(0);
                    assert!(s.odd.is_none() || odd % 2 == 1 && odd < 1 << w);
                    spelt[0] += odd as u64;
                }
                assert_eq!(spelt[..e.len()], *e, "window {w}");
            }
        }
    }

    #[test]
    fn windows_grow_with_the_exponent() {
        assert_eq!(fixed_window(1, 1), MIN_FIXED_WINDOW);
        let windows: Vec<_> = [64, 256, 1024, 2048, 4096, 8192].map(|bits| fixed_window(bits, 1)).into();
        assert!(windows.is_sorted(), "{windows:?}");
    }
}
