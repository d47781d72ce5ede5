//! Several powers that share squarings: products of powers, and many exponents of one base.
//!
//! In a product of powers, all bases share the squarings (Straus). Many exponents of one base share a comb,
//! whose tables are made in each lane from one chain of squarings: an exponent takes a squaring per column
//! and a product per table and column.

use super::comb::{Access, Comb};
use super::{Contract, Digits, LANES, Plan, call, digits, kernel};
use crate::cost::Steps;
use crate::limb::{self, Limb};
use crate::memory::{Lanes, flat, flat_mut};
use crate::powers::{self, Engine, Stop};

impl Plan {
    /// Returns the memory that [`Plan::multi_exp`] needs.
    #[must_use]
    pub fn multi_exp_len(&self, exp_bits: usize, bases: usize) -> usize {
        powers::pow_len(self, exp_bits, bases)
    }

    /// Returns the number of bases whose tables fit into `bytes` bytes, at least one.
    #[must_use]
    pub fn multi_exp_bases(&self, exp_bits: usize, bytes: usize) -> usize {
        let fits = |bases: &usize| self.multi_exp_len(exp_bits, *bases) * size_of::<Lanes>() <= bytes;
        (1..=64).take_while(fits).last().unwrap_or(1)
    }

    /// `x1 <- x1^e1 x2^e2 ... mod m` in Montgomery form, from the values in x into the first of them.
    /// `exponent(lane, base)` returns an exponent, or `None` for lanes that are not used, which then get x^0.
    ///
    /// The lowest `exp_bits` bits of each exponent are used; shorter rows are extended with zeros.
    /// Constant-time in x, m and the exponents: only `exp_bits` and the number of bases determine the steps.
    /// Once `stop` is requested, it returns early with an arbitrary value in `x`.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn multi_exp<'e>(
        &self,
        x: &mut [Lanes],
        exponent: impl Fn(usize, usize) -> Option<&'e [Limb]>,
        exp_bits: usize,
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        let digits = |base: usize, from: usize, width: usize| {
            digits(|lane| exponent(lane, base).map_or(0, |e| limb::bits(e, from, width)))
        };
        powers::pow(self, x, digits, exp_bits, modulus, work, stop);
    }

    /// Returns the comb that computes `count` powers of each base fastest, or `None` if single powers are as
    /// fast.
    #[must_use]
    pub fn comb_of_many(&self, exp_bits: usize, count: usize, access: Access) -> Option<Comb> {
        if count < 2 {
            return None;
        }
        let combs = (Comb::MIN_WIDTH..=6).flat_map(|width| (1..=4).map(move |tables| (width, tables)));
        let comb = |(width, tables): (usize, usize)| {
            Comb::new(exp_bits, width, exp_bits.div_ceil(width * tables).max(1))
        };
        let cycles = |comb: &Comb| self.cycles.of(steps(comb, count, access));
        let best = combs.map(comb).min_by(|x, y| cycles(x).total_cmp(&cycles(y)))?;
        let alone = self.cycles.of(self.cycles.powers(exp_bits, 1)) * count as f64;
        (cycles(&best) < alone).then_some(best)
    }

    /// Returns the memory that [`Plan::pow_many`] needs.
    #[must_use]
    pub fn pow_many_len(&self, comb: &Comb) -> usize {
        let values = comb.teeth() + (comb.tables() + 1) * comb.entries() + 1;
        values * self.value_len() + self.scratch_len()
    }

    /// `out1 <- x^e1, out2 <- x^e2 ... mod m` in Montgomery form, from one value x into as many values as
    /// there are exponents. `exponent(lane, i)` returns an exponent, or `None` for lanes that are not used,
    /// which then get x^0.
    ///
    /// As many bits of each exponent are used as the comb has; shorter rows are extended with zeros. With
    /// [`Access::Secret`] constant-time in x, m and the exponents: only the comb and their number determine
    /// the steps. Once `stop` is requested, it returns early with arbitrary values in `out`.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    #[allow(clippy::too_many_arguments)]
    pub fn pow_many<'e>(
        &self,
        comb: &Comb,
        access: Access,
        x: &[Lanes],
        out: &mut [Lanes],
        exponent: impl Fn(usize, usize) -> Option<&'e [Limb]>,
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        let len = self.value_len();
        assert!(x.len() == len && out.len().is_multiple_of(len), "value_len");
        assert!(work.len() >= self.pow_many_len(comb), "pow_many_len");
        let (teeth, rest) = work.split_at_mut(len * comb.teeth());
        let of_table = len * comb.entries();
        let (tables, rest) = rest.split_at_mut(of_table * comb.tables());
        let (entries, rest) = rest.split_at_mut(of_table);
        let (selected, scratch) = rest.split_at_mut(len);
        self.teeth(comb, x, teeth, modulus, scratch, stop);
        let of_tables = teeth.chunks(len * comb.width()).zip(tables.chunks_exact_mut(of_table));
        for (teeth, table) in of_tables {
            if stop.is_some_and(Stop::is_requested) {
                return;
            }
            self.products_of(teeth, entries, modulus, scratch);
            for (number, entry) in entries.chunks_exact(len).enumerate() {
                match access {
                    Access::Secret => self.put_entry(table, comb.width(), number, entry),
                    Access::Public => {
                        let digits = of_lane(comb, |_| number as Limb);
                        call!(self.variant, put_shared(self.shape, entry, table, &digits));
                    }
                }
            }
        }
        for (i, x) in out.chunks_exact_mut(len).enumerate() {
            let mut first = true;
            for column in (0..comb.columns()).rev() {
                let mut squarings = usize::from(!first);
                for (j, table) in tables.chunks_exact(of_table).enumerate() {
                    if stop.is_some_and(Stop::is_requested) {
                        return;
                    }
                    let digit = |lane| exponent(lane, i).map_or(0, |e| comb.digit(e, j, column));
                    match access {
                        Access::Secret if first => self.look_up(x, table, &digits(digit)),
                        Access::Secret => {
                            let digits = digits(digit);
                            self.step(x, squarings, table, &digits, modulus, selected, scratch);
                        }
                        Access::Public => {
                            let digits = of_lane(comb, digit);
                            let to = if first { &mut *x } else { &mut *selected };
                            call!(self.variant, pick_shared(self.shape, to, table, &[digits]));
                            if !first {
                                (0..squarings).for_each(|_| self.sqr(x, modulus, scratch));
                                self.mul(x, selected, modulus, scratch);
                            }
                        }
                    }
                    (first, squarings) = (false, 0);
                }
            }
            if first {
                self.set_one(x, modulus, scratch);
            }
        }
    }

    /// Computes products of teeth: entry d is the product of those whose bits are set in d. Bits without a
    /// tooth are ignored.
    fn products_of(&self, teeth: &[Lanes], entries: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        let len = self.value_len();
        self.set_one(&mut entries[..len], modulus, scratch);
        for d in 1..entries.len() / len {
            let (below, here) = entries.split_at_mut(d * len);
            let here = &mut here[..len];
            let top = d.ilog2() as usize;
            let rest = &below[(d - (1 << top)) * len..][..len];
            match teeth.chunks_exact(len).nth(top) {
                Some(tooth) => {
                    here.copy_from_slice(tooth);
                    if !d.is_power_of_two() {
                        self.mul(here, rest, modulus, scratch);
                    }
                }
                None => here.copy_from_slice(rest),
            }
        }
    }

    /// Copies the number in one lane of `from` to every lane of `to`.
    pub(super) fn broadcast(&self, to: &mut [Lanes], from: &[Lanes], lane: usize) {
        let place = |lane, word| kernel!(self.variant, K => K::place(self.shape, lane, word));
        for word in 0..self.shape.limbs {
            let number = flat(from)[place(lane, word)];
            for lane in 0..LANES {
                flat_mut(to)[place(lane, word)] = number;
            }
        }
    }
}

/// The same if each lane has its own table, stored consecutively.
fn of_lane(comb: &Comb, digit: impl Fn(usize) -> Limb) -> Digits {
    digits(|lane| (lane as Limb) << comb.width() | digit(lane))
}

/// Returns the steps of `count` powers of each base, with tables in each lane.
fn steps(comb: &Comb, count: usize, access: Access) -> Steps {
    let (count, tables, columns) = (count as f64, comb.tables() as f64, comb.columns() as f64);
    let look_ups = count * tables * columns;
    let steps = Steps {
        // From tooth to tooth, and between the columns of each power.
        squares: comb.teeth().saturating_sub(1) as f64 * columns + count * (columns - 1.0),
        // Of two and more teeth, and with every entry of a power except the first.
        products: tables * (comb.entries() - comb.width() - 1) as f64 + look_ups - count,
        ..Steps::default()
    };
    match access {
        Access::Secret => Steps { entries: look_ups * comb.entries() as f64, ..steps },
        Access::Public => Steps { picks: look_ups, ..steps },
    }
}
