//! Powers with one exponent per lane or one for all: the layout of a table of powers, and look-ups in it.

use super::{Digits, GROUPS, LANES, Plan, call};
use crate::limb::{self, Limb};
use crate::memory::Lanes;
#[cfg(leaky)]
use crate::memory::{flat, flat_mut};
use crate::mistake;
use crate::powers::{self, SlidingWindow, Stop, Tables, products};

products!(Plan);

impl Plan {
    /// Returns the memory that [`Plan::pow`] needs.
    #[must_use]
    pub fn pow_len(&self, exp_bits: usize) -> usize {
        powers::pow_len(self, exp_bits, 1)
    }

    /// `x <- x^e mod m` in Montgomery form, with one exponent per lane; lanes without one get x^0.
    ///
    /// The lowest `exp_bits` bits of each exponent are used; shorter rows are extended with zeros.
    /// Constant-time in x, m and the exponents: only `exp_bits` determines the steps. Once `stop` is
    /// requested, it returns early with an arbitrary value in `x`.
    ///
    /// # Panics
    ///
    /// Panics if there are more exponents than lanes, or if a length is wrong.
    pub fn pow(
        &self,
        x: &mut [Lanes],
        exponents: &[&[Limb]],
        exp_bits: usize,
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        assert!(exponents.len() <= LANES, "more exponents than lanes");
        let digits = |_: usize, from: usize, width: usize| {
            let mut digits = [Lanes::ZERO; GROUPS];
            for (lane, e) in exponents.iter().enumerate() {
                digits[lane / 8].0[lane % 8] = limb::bits(e, from, width);
            }
            digits
        };
        mistake!(StrippedLimb => {
            let longest = exponents.iter().map(|e| limb::bit_length(e)).max().unwrap_or(0);
            return powers::pow(self, x, digits, exp_bits.min(longest), modulus, work, stop);
        });
        powers::pow(self, x, digits, exp_bits, modulus, work, stop);
    }

    /// Returns the memory that [`Plan::pow_vartime`] needs.
    #[must_use]
    pub fn pow_vartime_len(&self, window: &SlidingWindow<'_>) -> usize {
        powers::pow_vartime_len(self, window)
    }

    /// `x <- x^e mod m` in Montgomery form, the same exponent in every lane. Constant-time in x and m; the
    /// exponent is public. Once `stop` is requested, it returns early with an arbitrary value in `x`.
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

impl Tables for Plan {
    type Digits = Digits;

    /// The groups that compute are adjacent: a single group has a table of half the length.
    fn put_entry(&self, table: &mut [Lanes], w: usize, entry: usize, value: &[Lanes]) {
        for (limb, row) in value.chunks_exact(GROUPS).enumerate() {
            for (group, x) in row.iter().enumerate().take(self.shape.groups) {
                table[self.table_place(1 << w, entry, limb, group)] = *x;
            }
        }
    }

    fn look_up(&self, x: &mut [Lanes], table: &[Lanes], digits: &Self::Digits) {
        mistake!(TableIndex => {
            return self.indexed(x, table, digits);
        });
        call!(self.variant, look_up(self.shape, x, table, digits));
    }

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
        mistake!(TableIndex => {
            for _ in 0..squarings {
                self.sqr(x, modulus, scratch);
            }
            self.indexed(selected, table, digits);
            return self.mul(x, selected, modulus, scratch);
        });
        let m = self.shape.modulus(modulus);
        call!(self.variant, step(self.shape, x, squarings, table, digits, m, selected, scratch));
    }
}

/// The look-up of a deliberate mistake: word by word, from the entry selected by the lane's digit.
#[cfg(leaky)]
impl Plan {
    fn indexed(&self, x: &mut [Lanes], table: &[Lanes], digits: &Digits) {
        let entries = table.len() / x.len();
        for (word, x) in flat_mut(x).iter_mut().enumerate() {
            let (limb, group) = (word / 8 / GROUPS, word / 8 % GROUPS);
            if group < self.shape.groups {
                let digit = flat(digits)[self.lane_of(word)] as usize;
                *x = flat(table)[8 * self.table_place(entries, digit, limb, group) + word % 8];
            }
        }
    }
}
