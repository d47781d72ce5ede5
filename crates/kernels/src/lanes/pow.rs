//! Powers, with an exponent for each lane or one for all: how a table of powers is laid out and read.

use super::{Digits, GROUPS, LANES, Plan, call};
use crate::limb::{self, Limb};
use crate::memory::Lanes;
#[cfg(leaky)]
use crate::memory::{flat, flat_mut};
use crate::mistake;
use crate::powers::{self, SlidingWindow, Stop, Tables, products};

products!(Plan);

impl Plan {
    /// The memory that [`Plan::pow`] asks for.
    #[must_use]
    pub fn pow_len(&self, exp_bits: usize) -> usize {
        powers::pow_len(self, exp_bits, 1)
    }

    /// `x <- x^e mod m` in Montgomery form, an exponent for each lane; lanes without one get x^0.
    ///
    /// Of each exponent the lowest `exp_bits` bits count, and zeros where a row is shorter.
    /// Constant-time in x, m and the exponents: `exp_bits` alone decides what is done.
    /// Once `stop` is requested, it returns early, with any value in `x`.
    ///
    /// # Panics
    ///
    /// If there are more exponents than lanes, or if a length is wrong.
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

    /// The memory that [`Plan::pow_vartime`] asks for.
    #[must_use]
    pub fn pow_vartime_len(&self, window: &SlidingWindow<'_>) -> usize {
        powers::pow_vartime_len(self, window)
    }

    /// `x <- x^e mod m` in Montgomery form, the same exponent in every lane. Constant-time in x and m; the
    /// exponent is public. Once `stop` is requested, it returns early, with any value in `x`.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
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

    /// The table is laid out [block][entry][limb of the block].
    fn put_entry(&self, table: &mut [Lanes], w: usize, entry: usize, value: &[Lanes]) {
        let len = self.block_len();
        for (entries, block) in table.chunks_exact_mut(len << w).zip(value.chunks_exact(len)) {
            entries[entry * len..][..len].copy_from_slice(block);
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

/// The look-up by a mistake: word by word, from the entry that its lane's digit names.
#[cfg(leaky)]
impl Plan {
    fn indexed(&self, x: &mut [Lanes], table: &[Lanes], digits: &Digits) {
        let (entries, block) = (table.len() / x.len(), 8 * self.block_len());
        for (word, x) in flat_mut(x).iter_mut().enumerate() {
            let digit = flat(digits)[self.lane_of(word)] as usize;
            let entry = word / block * entries + digit;
            *x = flat(table)[entry * block + word % block];
        }
    }
}
