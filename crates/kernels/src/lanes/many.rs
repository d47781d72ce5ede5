//! Several powers that share squarings: products of powers, and many exponents of one base.
//!
//! Of a product of powers all bases share the squarings (Straus). Many exponents of one base share a comb, whose tables are made in
//! each lane from one chain of squarings: an exponent takes a squaring for each column, and a product for each table in it.

use super::comb::{Access, Comb, PICK_COST, SQUARE_COST};
use super::{Contract, Digits, GROUPS, LANES, Plan, call, kernel};
use crate::limb::{self, Limb};
use crate::memory::{Lanes, flat, flat_mut};
use crate::powers::{self, Products, Stop, Tables};

impl Plan {
    /// The memory that [`Plan::multi_exp`] asks for.
    #[must_use]
    pub fn multi_exp_len(&self, exp_bits: usize, bases: usize) -> usize {
        powers::pow_len(self, exp_bits, bases)
    }

    /// The bases whose tables take at most `bytes` bytes, at least one.
    #[must_use]
    pub fn multi_exp_bases(&self, exp_bits: usize, bytes: usize) -> usize {
        let fits = |bases: &usize| self.multi_exp_len(exp_bits, *bases) * size_of::<Lanes>() <= bytes;
        (1..=64).take_while(fits).last().unwrap_or(1)
    }

    /// `x1 <- x1^e1 x2^e2 ... mod m` in Montgomery form, of the values in x into the first of them. `exponent(lane, base)` is an
    /// exponent, none where there is no such lane: x^0.
    ///
    /// Of each exponent the lowest `exp_bits` bits count, and zeros where a row is shorter.
    /// Constant-time in x, m and the exponents: `exp_bits` and the number of bases alone decide what is done.
    /// Once `stop` is requested, it returns early, with any value in `x`.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
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

    /// The comb that computes `count` powers of each base fastest; none where powers one by one are as fast.
    #[must_use]
    pub fn comb_of_many(&self, exp_bits: usize, count: usize, access: Access) -> Option<Comb> {
        if count < 2 {
            return None;
        }
        let combs = (Comb::MIN_WIDTH..=6).flat_map(|width| (1..=4).map(move |tables| (width, tables)));
        let comb = |(width, tables): (usize, usize)| {
            Comb::new(exp_bits, width, exp_bits.div_ceil(width * tables).max(1))
        };
        let best = combs.map(comb).min_by_key(|comb| many_cost(comb, count, access))?;
        let alone = powers::pow_cost(exp_bits).saturating_mul(count);
        (many_cost(&best, count, access) < alone).then_some(best)
    }

    /// The memory that [`Plan::pow_many`] asks for.
    #[must_use]
    pub fn pow_many_len(&self, comb: &Comb) -> usize {
        let values = comb.teeth() + (comb.tables() + 1) * comb.entries() + 1;
        values * self.value_len() + self.scratch_len()
    }

    /// `out1 <- x^e1, out2 <- x^e2 ... mod m` in Montgomery form, of one value x into as many as there are exponents.
    /// `exponent(lane, i)` is an exponent, none where there is no such lane: x^0.
    ///
    /// Of each exponent the bits of the comb count, and zeros where a row is shorter. With [`Access::Secret`] constant-time in
    /// x, m and the exponents: the comb and their number alone decide what is done. Once `stop` is requested, it returns early, with
    /// any values in `out`.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
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

    /// The products of some of the teeth: entry d of those whose bits are set in d. Bits without a tooth are passed over.
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

    /// The number in one lane in every lane of `to`.
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

/// A digit for each lane.
fn digits(digit: impl Fn(usize) -> Limb) -> Digits {
    let mut digits = [Lanes::ZERO; GROUPS];
    for lane in 0..LANES {
        digits[lane / 8].0[lane % 8] = digit(lane);
    }
    digits
}

/// The same where each lane has a table of its own, one after another.
fn of_lane(comb: &Comb, digit: impl Fn(usize) -> Limb) -> Digits {
    digits(|lane| (lane as Limb) << comb.width() | digit(lane))
}

/// What so many powers cost, in hundredths of a product.
fn many_cost(comb: &Comb, count: usize, access: Access) -> usize {
    let look_up = match access {
        Access::Secret => comb.entries(),
        Access::Public => PICK_COST,
    };
    // A chain of squarings, from tooth to tooth; the products of two and more of them; for each power a squaring less than there are
    // columns, and a product less than look-ups.
    let (teeth, columns) = (comb.teeth().saturating_sub(1), comb.columns() - 1);
    let chain = SQUARE_COST.saturating_mul(teeth.saturating_mul(comb.columns()));
    let tables = 100 * comb.tables() * (comb.entries() - comb.width() - 1);
    let look_ups = comb.tables().saturating_mul(comb.columns()).saturating_mul(100 + look_up);
    let each = look_ups.saturating_add(SQUARE_COST.saturating_mul(columns)).saturating_sub(100);
    chain.saturating_add(tables).saturating_add(each.saturating_mul(count))
}
