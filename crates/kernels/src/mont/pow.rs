//! Powers of one number: the layout of tables of powers, and how they are read.

use super::{Lanes, Plan, call};
use crate::limb::{self, Limb};
use crate::mistake;
use crate::powers::{self, SlidingWindow, Stop, Tables, products};

products!(Plan);

impl Plan {
    /// Returns the memory that [`Plan::pow`] needs.
    #[must_use]
    pub fn pow_len(&self, exp_bits: usize) -> usize {
        powers::pow_len(self, exp_bits, 1)
    }

    /// `x <- x^e mod m` in Montgomery form.
    ///
    /// Uses the lowest `exp_bits` bits of the exponent, zero-extended. Constant-time in x, m and the
    /// exponent: the time depends only on `exp_bits`. After `stop` is requested, it returns early with an
    /// unspecified `x`.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn pow(
        &self,
        x: &mut [Lanes],
        exponent: &[Limb],
        exp_bits: usize,
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        let digit = |_: usize, from, width| limb::bits(exponent, from, width);
        mistake!(StrippedLimb => {
            let exp_bits = exp_bits.min(limb::bit_length(exponent));
            return powers::pow(self, x, digit, exp_bits, modulus, work, stop);
        });
        powers::pow(self, x, digit, exp_bits, modulus, work, stop);
    }

    /// Returns the memory that [`Plan::pow_vartime`] needs.
    #[must_use]
    pub fn pow_vartime_len(&self, window: &SlidingWindow<'_>) -> usize {
        powers::pow_vartime_len(self, window)
    }

    /// `x <- x^e mod m` in Montgomery form. Constant-time in x and m; the exponent is public. After `stop` is
    /// requested, it returns early with an unspecified `x`.
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
    type Digits = Limb;

    /// The layout of the table is [entry][unit].
    fn put_entry(&self, table: &mut [Lanes], _: usize, entry: usize, value: &[Lanes]) {
        table[entry * value.len()..][..value.len()].copy_from_slice(value);
    }

    fn look_up(&self, x: &mut [Lanes], table: &[Lanes], digit: &Limb) {
        mistake!(TableIndex => {
            return x.copy_from_slice(&table[*digit as usize * x.len()..][..x.len()]);
        });
        call!(self.variant, look_up(x, table, *digit));
    }
}
