//! Two numbers with separate moduli, computed together, for variants whose products of one number leave
//! multipliers idle while carries propagate.
//!
//! Each value, modulus and table of a pair consists of those of the plan for the first number and then for
//! the second. Everything except products is done with the plan, number by number. Constant-time like the
//! plan.

use core::ops::Range;

use super::{Lanes, Modulus, Plan, call};
use crate::cost::Cycles;
use crate::limb::{self, Limb};
use crate::powers::{Engine, Stop};

/// The products and powers of two numbers at once.
///
/// Where a function takes a modulus, it can be one for both numbers, or two.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    plan: Plan,
    cycles: Cycles,
}

impl Plan {
    /// Returns the pair of this plan, if its variant has pairs.
    #[must_use]
    pub fn pair(&self) -> Option<Pair> {
        let speed = self.variant.description().cost.pair()?;
        Some(Pair { plan: *self, cycles: speed.at(self.shape.bits) })
    }
}

impl Pair {
    /// Returns the prepared modulus of each number.
    fn moduli<'a>(&self, modulus: &'a [Lanes]) -> [&'a [Lanes]; 2] {
        let len = self.plan.modulus_len();
        assert!(modulus.len() == len || modulus.len() == 2 * len, "modulus_len");
        [&modulus[..len], &modulus[modulus.len() - len..]]
    }

    /// Returns the parts of the moduli that products use.
    fn factors<'a>(&self, modulus: &'a [Lanes]) -> [Modulus<'a>; 2] {
        self.moduli(modulus).map(|modulus| self.plan.modulus(self.plan.parts(modulus).1))
    }

    /// Returns the two numbers of a value.
    fn numbers<'a>(&self, x: &'a mut [Lanes]) -> impl Iterator<Item = &'a mut [Lanes]> + use<'a> {
        x.chunks_exact_mut(self.plan.value_len())
    }

    fn check(&self, value: &[Lanes], scratch: &[Lanes]) {
        assert!(value.len() == self.value_len(), "value_len");
        assert!(scratch.len() >= self.scratch_len(), "scratch_len");
    }
}

impl Engine for Pair {
    type Digits = [Limb; 2];

    fn lanes(&self) -> usize {
        2
    }

    fn for_rows(self, _: usize) -> Pair {
        self
    }

    fn cycles(&self) -> &Cycles {
        &self.cycles
    }

    fn value_len(&self) -> usize {
        2 * self.plan.value_len()
    }

    fn modulus_len(&self) -> usize {
        2 * self.plan.modulus_len()
    }

    fn scratch_len(&self) -> usize {
        2 * self.plan.scratch_len()
    }

    fn factor_bits(&self) -> usize {
        self.plan.factor_bits()
    }

    fn load_moduli(
        &self,
        rows: &[&[Limb]],
        modulus: &mut [Lanes],
        scratch: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        let [first, second] = match rows {
            [m] => [*m; 2],
            [first, second] => [*first, *second],
            _ => panic!("one or two moduli"),
        };
        let (one, other) = modulus.split_at_mut(self.plan.modulus_len());
        self.plan.load_modulus(first, one, scratch, stop);
        self.plan.load_modulus(second, other, scratch, stop);
    }

    fn import(&self, rows: &[&[Limb]], value: &mut [Lanes], scratch: &mut [Lanes]) {
        assert!(rows.len() <= 2, "more rows than numbers");
        for (i, x) in self.numbers(value).enumerate() {
            self.plan.import(row(rows, i), x, scratch);
        }
    }

    fn import_bits(&self, rows: &[&[Limb]], bits: Range<usize>, value: &mut [Lanes], scratch: &mut [Lanes]) {
        for (i, x) in self.numbers(value).enumerate() {
            self.plan.import_bits(row(rows, i), bits.clone(), x, scratch);
        }
    }

    fn import_rows(&self, rows: &[Limb], width: usize, values: &mut [Lanes], scratch: &mut [Lanes]) {
        self.plan.import_rows(rows, width, values, scratch);
    }

    fn export_rows(&self, values: &[Lanes], rows: &mut [Limb], width: usize, scratch: &mut [Lanes]) {
        self.plan.export_rows(values, rows, width, scratch);
    }

    fn mul(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check(x, scratch);
        self.check(y, scratch);
        call!(self.plan.variant, mul_both(self.plan.shape, x, y, self.factors(modulus), scratch));
    }

    fn sqr(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check(x, scratch);
        call!(self.plan.variant, sqr_both(self.plan.shape, x, self.factors(modulus), scratch));
    }

    fn add(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes]) {
        for ((x, y), m) in
            self.numbers(x).zip(y.chunks_exact(self.plan.value_len())).zip(self.moduli(modulus))
        {
            self.plan.add(x, y, m);
        }
    }

    fn to_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        for (x, m) in self.numbers(x).zip(self.moduli(modulus)) {
            self.plan.to_mont(x, m, scratch);
        }
    }

    fn from_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        for (x, m) in self.numbers(x).zip(self.moduli(modulus)) {
            self.plan.from_mont(x, m, scratch);
        }
    }

    fn set_bit(&self, x: &mut [Lanes], bit: usize) {
        self.numbers(x).for_each(|x| self.plan.set_bit(x, bit));
    }

    fn digits(exponents: &[&[Limb]], from: usize, width: usize) -> [Limb; 2] {
        [0, 1].map(|i| exponents.get(i).map_or(0, |e| limb::bits(e, from, width)))
    }

    /// The layout of the table is `[number][entry][unit]`.
    fn put_entry(&self, table: &mut [Lanes], w: usize, entry: usize, value: &[Lanes]) {
        let len = self.plan.value_len();
        for (table, value) in table.chunks_exact_mut(len << w).zip(value.chunks_exact(len)) {
            self.plan.put_entry(table, w, entry, value);
        }
    }

    fn look_up(&self, x: &mut [Lanes], table: &[Lanes], digits: &[Limb; 2]) {
        let tables = table.chunks_exact(table.len() / 2);
        for ((x, table), digit) in self.numbers(x).zip(tables).zip(digits) {
            self.plan.look_up(x, table, digit);
        }
    }
}

/// Returns the row of a number, if it has one.
fn row<'a, 'r>(rows: &'a [&'r [Limb]], i: usize) -> &'a [&'r [Limb]] {
    rows.get(i..=i).unwrap_or_default()
}
