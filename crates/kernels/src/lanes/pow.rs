//! Powers: a fixed window for secret exponents, a sliding one for a public exponent.
//!
//! Fixed window, [HAC] algorithm 14.82: a table of the powers 0 .. 2^w - 1 of each base; from the top,
//! w squarings and one product with the entry that the next w bits of the exponent name. The entry is
//! found by reading the whole table: `select`. Sliding window, [HAC] algorithm 14.85: odd powers alone,
//! and as many squarings as there are zeros between them; the exponent decides what runs.

#[cfg(target_arch = "aarch64")]
use super::neon;
use super::{GROUPS, LANES, Lanes, Plan, Variant, rows};
#[cfg(target_arch = "x86_64")]
use super::{avx2, avx512f, ifma};
use crate::limb::{self, Limb};

/// The widest window. Larger tables leave the caches.
const MAX_WINDOW: usize = 6;
/// The narrowest fixed window: `select` reads four entries at a time.
const MIN_FIXED_WINDOW: usize = 2;

/// The fixed window for exponents of `bits` bits: the one with the fewest products, where reading the
/// whole table counts as a small part of a product per entry.
fn fixed_window(bits: usize) -> usize {
    // In hundredths of a product: a squaring is 77; an entry costs about 1 when it is read.
    let cost = |w: usize| (100 << w) + bits.div_ceil(w) * (77 * w + 100 + (1 << w));
    (MIN_FIXED_WINDOW..=MAX_WINDOW).min_by_key(|w| cost(*w)).unwrap_or(MIN_FIXED_WINDOW)
}

/// One step of a sliding window: squarings, then the product with an odd power, if one is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Slide {
    squarings: usize,
    odd: Option<usize>,
}

/// The steps of the sliding window of width `w`, the top bit of the exponent first.
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

/// The products that a sliding window of width `w` takes: the table, the squarings, the factors. The
/// first window is copied from the table.
fn sliding_cost(exponent: &[Limb], w: usize) -> usize {
    let table = if w > 1 { 1 << (w - 1) } else { 0 };
    let mut steps = slides(exponent, w);
    steps.next();
    table + steps.map(|s| s.squarings + usize::from(s.odd.is_some())).sum::<usize>()
}

/// A public exponent, with the sliding window that takes the fewest products for it.
#[derive(Clone, Copy, Debug)]
pub struct SlidingWindow<'a> {
    exponent: &'a [Limb],
    width: usize,
    products: usize,
}

impl<'a> SlidingWindow<'a> {
    /// The window for this exponent. Not constant-time.
    #[must_use]
    pub fn new(exponent: &'a [Limb]) -> SlidingWindow<'a> {
        let of_width = |width| SlidingWindow { exponent, width, products: sliding_cost(exponent, width) };
        let wider = (2..=MAX_WINDOW).map(of_width);
        wider.fold(of_width(1), |best, next| if next.products < best.products { next } else { best })
    }

    /// The products and squarings that the power takes.
    #[must_use]
    pub fn products(&self) -> usize {
        self.products
    }
}

impl Plan {
    /// The memory that [`Plan::pow`] asks for.
    #[must_use]
    pub fn pow_len(&self, exp_bits: usize) -> usize {
        (self.value_len() << fixed_window(exp_bits)) + 2 * self.value_len() + self.scratch_len()
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
        assert!(exponents.len() <= LANES, "more exponents than lanes");
        assert!(work.len() >= self.pow_len(exp_bits), "pow_len");
        let w = fixed_window(exp_bits);
        let (table, rest) = work.split_at_mut(self.value_len() << w);
        let (power, rest) = rest.split_at_mut(self.value_len());
        let (selected, scratch) = rest.split_at_mut(self.value_len());

        self.set_one(power, modulus, scratch);
        self.put_entry(table, w, 0, power);
        power.copy_from_slice(x);
        self.put_entry(table, w, 1, power);
        for entry in 2..1 << w {
            self.mul(power, x, modulus, scratch);
            self.put_entry(table, w, entry, power);
        }

        // The bits of digit i, above `exp_bits` there is nothing.
        let digits_at = |i: usize| {
            let mut digits = [Lanes::ZERO; GROUPS];
            let width = w.min(exp_bits - i * w);
            for (lane, e) in exponents.iter().enumerate() {
                digits[lane / 8].0[lane % 8] = limb::bits(e, i * w, width);
            }
            digits
        };
        let mut from_the_top = (0..exp_bits.div_ceil(w)).rev();
        match from_the_top.next() {
            None => self.set_one(x, modulus, scratch),
            Some(top) => self.look_up(x, table, &digits_at(top)),
        }
        for i in from_the_top {
            self.step(x, w, table, &digits_at(i), modulus, selected, scratch);
        }
    }

    /// The memory that [`Plan::pow_vartime`] asks for.
    #[must_use]
    pub fn pow_vartime_len(&self, window: &SlidingWindow<'_>) -> usize {
        (self.value_len() << (window.width - 1)) + self.value_len() + self.scratch_len()
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
        assert!(work.len() >= self.pow_vartime_len(window), "pow_vartime_len");
        let (w, exponent) = (window.width, window.exponent);
        let len = self.value_len();
        let (odd_powers, rest) = work.split_at_mut(len << (w - 1));
        let (square, scratch) = rest.split_at_mut(len);
        odd_powers[..len].copy_from_slice(x);
        if w > 1 {
            square.copy_from_slice(x);
            self.sqr(square, modulus, scratch);
            for entry in 1..1 << (w - 1) {
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
                self.sqr(x, modulus, scratch);
            }
            if let Some(odd) = step.odd {
                self.mul(x, power(odd), modulus, scratch);
            }
        }
    }

    /// 1 in Montgomery form.
    fn set_one(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.set_bit(x, 0);
        self.to_mont(x, modulus, scratch);
    }

    /// Writes an entry of a table of 2^w values, laid out [block][entry][limb of the block].
    pub(super) fn put_entry(&self, table: &mut [Lanes], w: usize, entry: usize, value: &[Lanes]) {
        let len = self.block_len();
        for (entries, block) in table.chunks_exact_mut(len << w).zip(value.chunks_exact(len)) {
            entries[entry * len..][..len].copy_from_slice(block);
        }
    }

    /// `x <- t`, with t the entry that each lane's digit names. Constant-time.
    pub(super) fn look_up(&self, x: &mut [Lanes], table: &[Lanes], digits: &[Lanes; GROUPS]) {
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

    /// `x <- x^(2^squarings) t`, with t the entry that each lane's digit names. Constant-time.
    #[allow(clippy::too_many_arguments)]
    fn step(
        &self,
        x: &mut [Lanes],
        squarings: usize,
        table: &[Lanes],
        digits: &[Lanes; GROUPS],
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
        assert_eq!(fixed_window(1), MIN_FIXED_WINDOW);
        let windows: Vec<_> = [64, 256, 1024, 2048, 4096, 8192].map(fixed_window).into();
        assert!(windows.is_sorted(), "{windows:?}");
    }
}
