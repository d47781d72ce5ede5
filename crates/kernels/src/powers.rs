//! What the plans of `lanes` and `mont` have in common, and the algorithms on their products in Montgomery
//! form: powers, and the reduction of numbers longer than their modulus.

use core::ops::Range;
use core::sync::atomic::{AtomicBool, Ordering};

use crate::cost::Cycles;
use crate::limb::{LIMB_BITS, Limb};
use crate::memory::Lanes;
use crate::mistake;
use crate::window::{SlidingWindow, slides};

/// A plan that computes up to [`Engine::lanes`] numbers together: a batch ([`lanes::Plan`](crate::lanes::Plan)),
/// one number ([`mont::Plan`](crate::mont::Plan)), or two ([`mont::Pair`](crate::mont::Pair)).
///
/// A *value* holds these numbers in the layout of the plan, a *modulus* is prepared by
/// [`Engine::load_moduli`], and values in Montgomery form belong to the plan that made them. Unless a function
/// says otherwise, it is constant-time in numbers, exponents and moduli, and panics if a length is wrong.
pub trait Engine: Copy + Sync {
    /// A digit per number, which selects an entry of a table.
    type Digits;

    /// Returns the number of numbers in a value.
    fn lanes(&self) -> usize;
    /// Returns the same plan for values of which only the first `rows` numbers are in use. Values of both
    /// plans have the same layout; tables belong to the plan that made them.
    #[must_use]
    fn for_rows(self, rows: usize) -> Self;
    /// Returns the cycles of the steps of a computation, per number.
    fn cycles(&self) -> &Cycles;
    /// Returns the length of a value.
    fn value_len(&self) -> usize;
    /// Returns the length of a prepared modulus.
    fn modulus_len(&self) -> usize;
    /// Returns the length of the scratch memory that operations need. Its contents are ignored.
    fn scratch_len(&self) -> usize;
    /// Returns the bits of a number that every product accepts as its plain factor, reduced or not.
    fn factor_bits(&self) -> usize;

    /// Returns the 64-bit limbs of a number that every product accepts as its plain factor.
    fn words(&self) -> usize {
        self.factor_bits() / LIMB_BITS
    }

    /// Prepares odd moduli, one per number; numbers without one share the first. The time depends on their
    /// bit lengths. After `stop` is requested, what is prepared is unspecified.
    ///
    /// # Panics
    ///
    /// Panics if there are no moduli or too many, or if a modulus is even or too long for the plan.
    fn load_moduli(
        &self,
        rows: &[&[Limb]],
        modulus: &mut [Lanes],
        scratch: &mut [Lanes],
        stop: Option<&Stop>,
    );

    /// Converts rows of 64-bit limbs, least significant first, to a value of plain numbers, without
    /// reduction. Short rows are extended with zeros; numbers without a row are 0.
    ///
    /// A row must be a number below its modulus; [`Engine::load`] accepts any number.
    ///
    /// # Panics
    ///
    /// Panics if there are too many rows, or if a row is longer than the longest modulus.
    fn import(&self, rows: &[&[Limb]], value: &mut [Lanes], scratch: &mut [Lanes]);

    /// Like [`Engine::import`], for a range of [`Engine::factor_bits`] bits of rows of any length.
    fn import_bits(&self, rows: &[&[Limb]], bits: Range<usize>, value: &mut [Lanes], scratch: &mut [Lanes]);

    /// Like [`Engine::import`], for consecutive rows of `width` limbs, which fill any number of values.
    ///
    /// # Panics
    ///
    /// Panics if `rows` does not consist of whole rows, or if rows are wider than the longest modulus.
    fn import_rows(&self, rows: &[Limb], width: usize, values: &mut [Lanes], scratch: &mut [Lanes]);

    /// Converts plain, canonical values to consecutive rows of `width` limbs. Wide rows are extended with
    /// zeros, narrow ones receive the low limbs.
    ///
    /// # Panics
    ///
    /// Panics if `rows` does not consist of whole rows.
    fn export_rows(&self, values: &[Lanes], rows: &mut [Limb], width: usize, scratch: &mut [Lanes]);

    /// `x <- x y / R mod m`, both in Montgomery form.
    fn mul(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes], scratch: &mut [Lanes]);
    /// `x <- x^2 / R mod m`, in Montgomery form.
    fn sqr(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]);
    /// `x <- x + y mod m`, both in Montgomery form.
    fn add(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes]);
    /// Converts plain numbers of up to [`Engine::factor_bits`] bits to Montgomery form and reduces them.
    fn to_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]);
    /// Converts a value from Montgomery form to plain numbers below their moduli.
    // The field's term; it converts the value, not the plan.
    #[allow(clippy::wrong_self_convention)]
    fn from_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]);
    /// Sets every number to the plain number 2^`bit`.
    fn set_bit(&self, x: &mut [Lanes], bit: usize);

    /// Sets every number to 1 in Montgomery form.
    fn set_one(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.set_bit(x, 0);
        self.to_mont(x, modulus, scratch);
    }

    /// Returns `width` bits of each exponent from bit `from`; numbers without an exponent get 0.
    fn digits(exponents: &[&[Limb]], from: usize, width: usize) -> Self::Digits;
    /// Writes an entry of a table of 2^w values.
    fn put_entry(&self, table: &mut [Lanes], w: usize, entry: usize, value: &[Lanes]);
    /// `x <- t`, where t is the entry selected by the digits, by reading the whole table.
    fn look_up(&self, x: &mut [Lanes], table: &[Lanes], digits: &Self::Digits);

    /// `x <- x^(2^squarings) t`, where t is the entry selected by the digits.
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

    /// Returns the memory that [`Engine::load`] needs.
    fn load_len(&self) -> usize {
        2 * self.value_len() + self.scratch_len()
    }

    /// Converts rows of any length to Montgomery form, reduced, by Horner's rule in steps of as many bits as
    /// `to_mont` accepts. The length of the longest row determines the time.
    ///
    /// # Panics
    ///
    /// Panics if there are too many rows.
    fn load(&self, rows: &[&[Limb]], x: &mut [Lanes], modulus: &[Lanes], work: &mut [Lanes]) {
        assert!(rows.len() <= self.lanes(), "more rows than numbers");
        let step = self.factor_bits();
        let longest = rows.iter().map(|row| row.len() * LIMB_BITS).max().unwrap_or(0);
        let (radix, rest) = work.split_at_mut(self.value_len());
        let (part, scratch) = rest.split_at_mut(self.value_len());
        let mut parts = (0..longest.div_ceil(step).max(1)).rev().map(|i| i * step..(i + 1) * step);
        let import = |range: Range<usize>, value: &mut [Lanes], scratch: &mut [Lanes]| {
            self.import_bits(rows, range, value, scratch);
            self.to_mont(value, modulus, scratch);
        };
        if let Some(top) = parts.next() {
            import(top, x, scratch);
        }
        if longest > step {
            // 2^step is one bit too long for `to_mont`.
            self.set_bit(radix, step - 1);
            self.to_mont(radix, modulus, scratch);
            part.copy_from_slice(radix);
            self.add(radix, part, modulus);
        }
        for range in parts {
            self.mul(x, radix, modulus, scratch);
            import(range, part, scratch);
            self.add(x, part, modulus);
        }
    }

    /// Returns the memory that [`Engine::pow`] needs.
    fn pow_len(&self, exp_bits: usize) -> usize {
        pow_len(self, exp_bits, 1)
    }

    /// `x <- x^e mod m` in Montgomery form, with an exponent per number; numbers without one get x^0.
    ///
    /// The lowest `exp_bits` bits of each exponent are used; shorter rows are extended with zeros. The time
    /// depends only on `exp_bits`. After `stop` is requested, it returns early with an unspecified `x`.
    ///
    /// # Panics
    ///
    /// Panics if there are too many exponents.
    fn pow(
        &self,
        x: &mut [Lanes],
        exponents: &[&[Limb]],
        exp_bits: usize,
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        assert!(exponents.len() <= self.lanes(), "more exponents than numbers");
        let digits = |_: usize, from: usize, width: usize| Self::digits(exponents, from, width);
        mistake!(StrippedLimb => {
            let longest = exponents.iter().map(|e| crate::limb::bit_length(e)).max().unwrap_or(0);
            return pow(self, x, digits, exp_bits.min(longest), modulus, work, stop);
        });
        pow(self, x, digits, exp_bits, modulus, work, stop);
    }

    /// Returns the memory that [`Engine::pow_vartime`] needs.
    fn pow_vartime_len(&self, window: &SlidingWindow<'_>) -> usize {
        (self.value_len() << (window.width() - 1)) + self.value_len() + self.scratch_len()
    }

    /// `x <- x^e mod m` in Montgomery form, with the same exponent, which is public, for all numbers.
    /// Constant-time in x and m. After `stop` is requested, it returns early with an unspecified `x`; it is
    /// checked before each squaring and each table entry.
    fn pow_vartime(
        &self,
        x: &mut [Lanes],
        window: &SlidingWindow<'_>,
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        assert!(work.len() >= self.pow_vartime_len(window), "pow_vartime_len");
        let (w, exponent) = (window.width(), window.exponent());
        let len = self.value_len();
        let (odd_powers, rest) = work.split_at_mut(len << (w - 1));
        let (square, scratch) = rest.split_at_mut(len);
        odd_powers[..len].copy_from_slice(x);
        if w > 1 {
            square.copy_from_slice(x);
            self.sqr(square, modulus, scratch);
            for entry in 1..1 << (w - 1) {
                if stops(stop) {
                    return;
                }
                let (before, here) = odd_powers.split_at_mut(entry * len);
                here[..len].copy_from_slice(&before[(entry - 1) * len..]);
                self.mul(&mut here[..len], square, modulus, scratch);
            }
        }
        let power = |odd: usize| &odd_powers[odd / 2 * len..][..len];
        let mut steps = slides(exponent, w);
        match steps.next().and_then(|s| s.odd) {
            None => self.set_one(x, modulus, scratch),
            Some(odd) => x.copy_from_slice(power(odd)),
        }
        for step in steps {
            for _ in 0..step.squarings {
                if stops(stop) {
                    return;
                }
                self.sqr(x, modulus, scratch);
            }
            if let Some(odd) = step.odd {
                self.mul(x, power(odd), modulus, scratch);
            }
        }
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

/// Returns the memory of [`pow`].
pub(crate) fn pow_len<E: Engine>(plan: &E, exp_bits: usize, bases: usize) -> usize {
    (plan.value_len() << plan.cycles().window(exp_bits, bases)) * bases
        + 2 * plan.value_len()
        + plan.scratch_len()
}

/// `x <- x1^e1 x2^e2 ... mod m` in Montgomery form, for the values in x, into the first of them, by Straus's
/// method: all powers share the squarings. `digits(i, from, width)` returns the `width` bits of the exponents
/// of base i from bit `from`. Constant-time: the time depends only on the number of bases and on `exp_bits`.
/// After a stop, which is checked once per window and once per table entry, x is unspecified.
pub(crate) fn pow<E: Engine>(
    plan: &E,
    x: &mut [Lanes],
    digits: impl Fn(usize, usize, usize) -> E::Digits,
    exp_bits: usize,
    modulus: &[Lanes],
    work: &mut [Lanes],
    stop: Option<&Stop>,
) {
    let len = plan.value_len();
    let bases = x.len() / len;
    assert!(x.len().is_multiple_of(len) && bases > 0, "value_len");
    assert!(work.len() >= pow_len(plan, exp_bits, bases), "pow_len");
    let w = plan.cycles().window(exp_bits, bases);
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

/// The most squarings on the way to R^2: fewer doublings than R has bits shifted by this number cost no more
/// than another squaring.
const MOST_SQUARINGS: u32 = 8;

/// Returns how often to double 2^(shortest - 1) to reach 2^s R, where s times a power of two is R's `r_bits`
/// bits, and how often to square that as a Montgomery form to reach R^2: every squaring doubles s.
pub(crate) fn way_to_r2(r_bits: usize, shortest: usize) -> (usize, u32) {
    let squarings = r_bits.trailing_zeros().min(MOST_SQUARINGS);
    (r_bits + (r_bits >> squarings) - (shortest - 1), squarings)
}
