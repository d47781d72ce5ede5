//! Two numbers with separate moduli, computed together, for variants whose products of one number leave
//! multipliers idle while carries propagate.
//!
//! Each value, modulus and table of a pair consists of those of the plan for the first number and then for
//! the second. Everything except products and powers is done with the plan, number by number. Constant-time
//! like the plan.

use super::{Lanes, Modulus, Plan, call};
use crate::limb::{self, Limb};
use crate::mistake;
use crate::powers::{self, Products, SlidingWindow, Stop, Tables};
use crate::speed::Speed;

/// The products and powers of two numbers at once.
///
/// Where a function takes a modulus, it can be one for both numbers, or two.
#[derive(Clone, Copy, Debug)]
pub struct Pair(Plan);

impl Plan {
    /// Returns the pair of this plan, if its variant has pairs.
    #[must_use]
    pub fn pair(&self) -> Option<Pair> {
        self.variant.description().pair.is_some().then_some(Pair(*self))
    }
}

impl Pair {
    /// Returns the speed of pairs, per number.
    ///
    /// # Panics
    ///
    /// Never: only variants with this speed have pairs.
    #[must_use]
    pub fn speed(&self) -> &'static Speed {
        self.0.variant.description().pair.as_ref().expect("variants with pairs have a speed of pairs")
    }

    /// Returns the length of a value.
    #[must_use]
    pub fn value_len(&self) -> usize {
        2 * self.0.value_len()
    }

    /// Returns the length of the scratch memory.
    #[must_use]
    pub fn scratch_len(&self) -> usize {
        2 * self.0.scratch_len()
    }

    /// Returns the prepared modulus of each number.
    fn moduli<'a>(&self, modulus: &'a [Lanes]) -> [&'a [Lanes]; 2] {
        let len = self.0.modulus_len();
        assert!(modulus.len() == len || modulus.len() == 2 * len, "modulus_len");
        [&modulus[..len], &modulus[modulus.len() - len..]]
    }

    /// Returns the parts of the moduli that products use.
    fn factors<'a>(&self, modulus: &'a [Lanes]) -> [Modulus<'a>; 2] {
        self.moduli(modulus).map(|modulus| self.0.modulus(self.0.parts(modulus).1))
    }

    fn check(&self, value: &[Lanes], scratch: &[Lanes]) {
        assert!(value.len() == self.value_len(), "value_len");
        assert!(scratch.len() >= self.scratch_len(), "scratch_len");
    }

    /// `x <- x y / R mod m`, both in Montgomery form.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn mul(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check(x, scratch);
        self.check(y, scratch);
        call!(self.0.variant, mul_both(self.0.shape, x, y, self.factors(modulus), scratch));
    }

    /// `x <- x^2 / R mod m`, in Montgomery form.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn sqr(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check(x, scratch);
        call!(self.0.variant, sqr_both(self.0.shape, x, self.factors(modulus), scratch));
    }

    /// Returns the memory that [`Pair::pow`] needs.
    #[must_use]
    pub fn pow_len(&self, exp_bits: usize) -> usize {
        powers::pow_len(self, exp_bits, 1)
    }

    /// `x <- x^e mod m` in Montgomery form, with an exponent for each number: see [`Plan::pow`].
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn pow(
        &self,
        x: &mut [Lanes],
        exponents: [&[Limb]; 2],
        exp_bits: usize,
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        let digits = |_: usize, from, width| exponents.map(|e| limb::bits(e, from, width));
        mistake!(StrippedLimb => {
            let longest = exponents.into_iter().map(limb::bit_length).max().unwrap_or(0);
            return powers::pow(self, x, digits, exp_bits.min(longest), modulus, work, stop);
        });
        powers::pow(self, x, digits, exp_bits, modulus, work, stop);
    }

    /// Returns the memory that [`Pair::pow_vartime`] needs.
    #[must_use]
    pub fn pow_vartime_len(&self, window: &SlidingWindow<'_>) -> usize {
        powers::pow_vartime_len(self, window)
    }

    /// `x <- x^e mod m` in Montgomery form, with one public exponent: see [`Plan::pow_vartime`].
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn pow_vartime(
        &self,
        x: &mut [Lanes],
        window: &SlidingWindow<'_>,
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        powers::pow_vartime(self, x, window, modulus, work, stop);
    }
}

impl Products for Pair {
    fn value_len(&self) -> usize {
        Pair::value_len(self)
    }

    fn scratch_len(&self) -> usize {
        Pair::scratch_len(self)
    }

    fn mul(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        Pair::mul(self, x, y, modulus, scratch);
    }

    fn sqr(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        Pair::sqr(self, x, modulus, scratch);
    }

    fn add(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes]) {
        let len = self.0.value_len();
        for ((x, y), m) in x.chunks_exact_mut(len).zip(y.chunks_exact(len)).zip(self.moduli(modulus)) {
            self.0.add(x, y, m);
        }
    }

    fn to_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        for (x, m) in x.chunks_exact_mut(self.0.value_len()).zip(self.moduli(modulus)) {
            self.0.to_mont(x, m, scratch);
        }
    }

    fn set_bit(&self, x: &mut [Lanes], bit: usize) {
        for x in x.chunks_exact_mut(self.0.value_len()) {
            self.0.set_bit(x, bit);
        }
    }
}

impl Tables for Pair {
    type Digits = [Limb; 2];

    /// The layout of the table is [number][entry][unit].
    fn put_entry(&self, table: &mut [Lanes], w: usize, entry: usize, value: &[Lanes]) {
        let len = self.0.value_len();
        for (table, value) in table.chunks_exact_mut(len << w).zip(value.chunks_exact(len)) {
            self.0.put_entry(table, w, entry, value);
        }
    }

    fn look_up(&self, x: &mut [Lanes], table: &[Lanes], digits: &[Limb; 2]) {
        let tables = table.chunks_exact(table.len() / 2);
        for ((x, table), digit) in x.chunks_exact_mut(self.0.value_len()).zip(tables).zip(digits) {
            self.0.look_up(x, table, digit);
        }
    }
}
