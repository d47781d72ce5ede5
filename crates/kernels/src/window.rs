//! The windows of powers: how many bits of an exponent a step processes.
//!
//! Secret exponents use a fixed window, \[HAC\] algorithm 14.82: a table holds the powers 0 .. 2^w - 1 of the
//! base; from the top, there are w squarings and one product with the entry selected by the next w bits of
//! the exponent, which is found by reading the whole table. A public exponent uses a sliding window, \[HAC\]
//! algorithm 14.85: the table holds only odd powers, and the number of squarings between products depends on
//! the exponent. Its squarings hardly depend on the width, which is therefore the one with the fewest
//! products; that of a fixed window is the one with the fewest [`Cycles`].

use crate::cost::{Cycles, Steps};
use crate::limb::{self, Limb};

/// The widest window. Larger tables leave the caches.
pub(crate) const MAX_WINDOW: usize = 6;
/// The widest fixed window: with the next one, tables are twice as long, and no power is more than one per
/// cent faster.
const MAX_FIXED_WINDOW: usize = 5;
/// The narrowest fixed window: `select` reads four entries at a time.
const MIN_FIXED_WINDOW: usize = 2;

/// The parts of a cycle in which windows are compared.
const FRACTIONS: f64 = 256.0;

/// The exponents of a power, as far as its cost depends on them.
#[derive(Clone, Copy, Debug)]
pub enum PowerKind {
    /// Secret, of this many bits.
    Secret(usize),
    /// Public: the steps of its sliding window.
    Public(Steps),
}

impl PowerKind {
    /// Returns the power with this public exponent. Not constant-time.
    #[must_use]
    pub fn public(window: &SlidingWindow<'_>) -> PowerKind {
        let squares = limb::bit_length(window.exponent).saturating_sub(1) as f64;
        let products = window.products() as f64;
        let (squares, products) = (squares.min(products), (products - squares).max(0.0));
        PowerKind::Public(Steps { squares, products, ..Steps::default() })
    }
}

impl Cycles {
    /// Returns the fixed window with the fewest cycles for exponents of `exp_bits` bits and `bases` bases
    /// that share squarings.
    ///
    /// It counts in integers: an integer that is converted to floating point keeps the upper part of a vector
    /// register, where secrets may have been, and then the check of data flow takes the window for secret.
    pub(crate) fn window(&self, exp_bits: usize, bases: usize) -> usize {
        let [product, square, entry] =
            [self.product, self.square, self.entry].map(|cycles| (cycles * FRACTIONS) as usize);
        let cycles = |w: &usize| {
            let (windows, entries) = (exp_bits.div_ceil(*w), 1 << w);
            let step = product.saturating_add(entry.saturating_mul(entries)).saturating_mul(bases);
            let squares = square.saturating_mul(*w).saturating_mul(windows.saturating_sub(1));
            let table = product.saturating_mul(entries).saturating_mul(bases);
            step.saturating_mul(windows).saturating_add(squares).saturating_add(table)
        };
        (MIN_FIXED_WINDOW..=MAX_FIXED_WINDOW).min_by_key(cycles).unwrap_or(MIN_FIXED_WINDOW)
    }

    /// Returns the steps of a power.
    #[must_use]
    pub fn power(&self, power: PowerKind) -> Steps {
        match power {
            PowerKind::Secret(exp_bits) => self.powers(exp_bits, 1),
            PowerKind::Public(steps) => steps,
        }
    }

    /// Returns the steps of a product of `bases` powers with secret exponents and shared squarings (Straus).
    #[must_use]
    pub fn powers(&self, exp_bits: usize, bases: usize) -> Steps {
        of_windows(exp_bits, bases, self.window(exp_bits, bases))
    }
}

/// Returns the steps of a product of powers with windows of w bits.
fn of_windows(exp_bits: usize, bases: usize, w: usize) -> Steps {
    let (windows, entries, bases) = (exp_bits.div_ceil(w) as f64, (1usize << w) as f64, bases as f64);
    Steps {
        squares: w as f64 * (windows - 1.0).max(0.0),
        products: bases * (windows + entries - 1.0) - 1.0,
        entries: bases * entries * windows,
        ..Steps::default()
    }
}

/// One step of a sliding window: squarings, then a product with an odd power, if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slide {
    pub(crate) squarings: usize,
    pub(crate) odd: Option<usize>,
}

/// Returns the steps of the sliding window of width `w`, the top bit of the exponent first.
pub(crate) fn slides(exponent: &[Limb], w: usize) -> impl Iterator<Item = Slide> {
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

    /// Returns the exponent.
    #[must_use]
    pub fn exponent(&self) -> &'a [Limb] {
        self.exponent
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
}
