//! Powers, with an exponent for each lane or one for all: how a table of powers is laid out and read.

#[cfg(target_arch = "aarch64")]
use super::neon;
use super::{GROUPS, LANES, Lanes, Plan, Variant, rows};
#[cfg(target_arch = "x86_64")]
use super::{avx2, avx512f, ifma};
use crate::limb::{self, Limb};
use crate::mistake;
use crate::powers::{self, SlidingWindow, Stop, Tables, products};

products!(Plan);

impl Plan {
    /// The memory that [`Plan::pow`] asks for.
    #[must_use]
    pub fn pow_len(&self, exp_bits: usize) -> usize {
        powers::pow_len(self, exp_bits)
    }

    /// `x <- x^e mod m` in Montgomery form, an exponent for each lane; lanes without one get x^0.
    ///
    /// Of each exponent the lowest `exp_bits` bits count, and zeros where a row is shorter.
    /// Constant-time in x, m and the exponents: `exp_bits` alone decides what is done.
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
    ) {
        self.pow_until(x, exponents, exp_bits, modulus, work, None);
    }

    /// [`Plan::pow`], which gives up soon after a stop is requested; then x is any value.
    ///
    /// # Panics
    ///
    /// As [`Plan::pow`].
    pub fn pow_until(
        &self,
        x: &mut [Lanes],
        exponents: &[&[Limb]],
        exp_bits: usize,
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        assert!(exponents.len() <= LANES, "more exponents than lanes");
        let digits = |from: usize, width: usize| {
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
    /// exponent is public.
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
    ) {
        self.pow_vartime_until(x, window, modulus, work, None);
    }

    /// [`Plan::pow_vartime`], which gives up soon after a stop is requested; then x is any value.
    ///
    /// # Panics
    ///
    /// As [`Plan::pow_vartime`].
    pub fn pow_vartime_until(
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
    type Digits = [Lanes; GROUPS];

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
        match self.variant {
            Variant::Reference | Variant::Portable => rows::look_up(self.shape, x, table, digits),
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(token) => neon::look_up(token, self.shape, x, table, digits),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(token) => avx2::look_up(token, self.shape, x, table, digits),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx512f(token) => avx512f::look_up(token, self.shape, x, table, digits),
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(token) => ifma::look_up(token, self.shape, x, table, digits),
        }
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
        match self.variant {
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(token) => {
                let m = self.modulus(modulus);
                ifma::step(token, self.shape, x, squarings, table, digits, m, selected, scratch);
            }
            _ => {
                for _ in 0..squarings {
                    self.sqr(x, modulus, scratch);
                }
                self.look_up(selected, table, digits);
                self.mul(x, selected, modulus, scratch);
            }
        }
    }
}

/// The look-up by a mistake: word by word, from the entry that its lane's digit names.
#[cfg(leaky)]
impl Plan {
    fn indexed(&self, x: &mut [Lanes], table: &[Lanes], digits: &[Lanes; GROUPS]) {
        let (entries, block) = (table.len() / x.len(), 8 * self.block_len());
        for (word, x) in super::flat_mut(x).iter_mut().enumerate() {
            let digit = super::flat(digits)[self.lane_of(word)] as usize;
            let entry = word / block * entries + digit;
            *x = super::flat(table)[entry * block + word % block];
        }
    }

    /// The lane to which a word of a value belongs.
    fn lane_of(&self, word: usize) -> usize {
        match self.variant {
            Variant::Reference | Variant::Portable => word / self.shape.limbs,
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(_) => word / (4 * self.shape.limbs) * 4 + word % 4,
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(_) => word / (4 * self.shape.limbs) * 4 + word % 4,
            #[cfg(target_arch = "x86_64")]
            Variant::Avx512f(_) | Variant::Ifma(_) => word % LANES,
        }
    }
}
