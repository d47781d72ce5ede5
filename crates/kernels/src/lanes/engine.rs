//! Batches as an [`Engine`]: moduli, conversions, products, and tables of powers.

use core::ops::Range;

use super::{Contract, Digits, GROUPS, LANES, Plan, Shape, adjacent, call, kernel};
use crate::cost::Cycles;
use crate::limb::{self, LIMB_BITS, Limb};
use crate::memory::Lanes;
#[cfg(leaky)]
use crate::memory::{flat, flat_mut};
use crate::mistake;
use crate::powers::{Engine, Stop};

impl Engine for Plan {
    type Digits = Digits;

    fn lanes(&self) -> usize {
        LANES
    }

    /// Variants that compute one number at a time skip the others, and `ifma` computes eight lanes instead of
    /// 16 if eight are enough.
    fn for_rows(self, rows: usize) -> Plan {
        let groups = kernel!(self.variant, K => K::groups(self.shape, rows));
        Plan { shape: Shape { lanes: rows.min(LANES), groups, ..self.shape }, ..self }
    }

    fn cycles(&self) -> &Cycles {
        &self.cycles
    }

    fn value_len(&self) -> usize {
        self.shape.value_len()
    }

    fn modulus_len(&self) -> usize {
        self.shape.modulus_len()
    }

    fn scratch_len(&self) -> usize {
        // For conversions from and to rows: words of eight lanes, with one block of eight beyond the last.
        kernel!(self.variant, K => K::scratch_values(self.shape)) * self.value_len() + 16
    }

    fn factor_bits(&self) -> usize {
        self.shape.step
    }

    /// Checks no stop: the library prepares long moduli one by one.
    fn load_moduli(&self, rows: &[&[Limb]], modulus: &mut [Lanes], scratch: &mut [Lanes], _: Option<&Stop>) {
        let shortest = self.load_moduli_only(rows, modulus, scratch);
        let (m, rest) = modulus.split_at_mut(self.value_len());
        let (r2, n0_inv) = rest.split_at_mut(self.value_len());
        call!(self.variant, r2(self.shape, m, n0_inv, shortest, r2, scratch));
    }

    fn import(&self, rows: &[&[Limb]], value: &mut [Lanes], scratch: &mut [Lanes]) {
        self.check(value, scratch);
        assert!(rows.len() <= LANES, "more rows than lanes");
        assert!(rows.iter().all(|r| r.len() <= self.shape.modulus_words), "a row is too long");
        call!(self.variant, import(self.shape, rows, value, scratch));
    }

    fn import_bits(&self, rows: &[&[Limb]], bits: Range<usize>, value: &mut [Lanes], scratch: &mut [Lanes]) {
        let step = self.shape.step;
        let mut halves = [[0]; LANES];
        let mut part: [&[Limb]; LANES] = [&[]; LANES];
        for ((part, half), row) in part.iter_mut().zip(&mut halves).zip(rows) {
            if step < LIMB_BITS {
                half[0] = limb::bits(row, bits.start, step);
                *part = half;
            } else {
                *part = limb::words(row, &bits);
            }
        }
        self.import(&part, value, scratch);
    }

    fn import_rows(&self, rows: &[Limb], width: usize, values: &mut [Lanes], scratch: &mut [Lanes]) {
        adjacent::check(self, rows, width, values, scratch);
        assert!(width <= self.shape.modulus_words, "a row is too long");
        call!(self.variant, import_rows(self.shape, rows, width, values, scratch));
    }

    fn export_rows(&self, values: &[Lanes], rows: &mut [Limb], width: usize, scratch: &mut [Lanes]) {
        adjacent::check(self, rows, width, values, scratch);
        call!(self.variant, export_rows(self.shape, values, rows, width, scratch));
    }

    /// Multiplies any number of consecutive values; there are as many values in y and prepared moduli, or one
    /// for all. The same holds for squares and sums, and for conversions to Montgomery form.
    fn mul(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check_many(x, y, modulus, scratch);
        call!(self.variant, mul_many(self.shape, x, y, modulus, scratch));
    }

    fn sqr(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check_many(x, x, modulus, scratch);
        call!(self.variant, sqr_many(self.shape, x, modulus, scratch));
    }

    fn add(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes]) {
        self.check_operands(x, y, modulus);
        let shape = self.shape;
        for ((x, y), modulus) in shape.values_mut(x).zip(shape.values(y)).zip(shape.moduli(modulus)) {
            call!(self.variant, add(shape, x, y, modulus.m));
        }
    }

    fn to_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        if modulus.len() == self.modulus_len() {
            return self.mul(x, self.shape.modulus(modulus).r2, modulus, scratch);
        }
        self.check_many(x, x, modulus, scratch);
        for (x, modulus) in self.shape.values_mut(x).zip(modulus.chunks_exact(self.modulus_len())) {
            self.mul(x, self.shape.modulus(modulus).r2, modulus, scratch);
        }
    }

    fn from_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check(x, scratch);
        let modulus = self.shape.modulus(modulus);
        call!(self.variant, from_mont(self.shape, x, modulus, scratch));
    }

    fn set_bit(&self, x: &mut [Lanes], bit: usize) {
        kernel!(self.variant, K => K::set_bit(self.shape, x, bit));
    }

    fn digits(exponents: &[&[Limb]], from: usize, width: usize) -> Digits {
        let mut digits = [Lanes::ZERO; GROUPS];
        for (lane, e) in exponents.iter().enumerate() {
            digits[lane / 8].0[lane % 8] = limb::bits(e, from, width);
        }
        digits
    }

    /// The groups that compute are adjacent: a single group has a table of half the length.
    fn put_entry(&self, table: &mut [Lanes], w: usize, entry: usize, value: &[Lanes]) {
        for (limb, row) in value.chunks_exact(GROUPS).enumerate() {
            for (group, x) in row.iter().enumerate().take(self.shape.groups) {
                table[self.table_place(1 << w, entry, limb, group)] = *x;
            }
        }
    }

    fn look_up(&self, x: &mut [Lanes], table: &[Lanes], digits: &Digits) {
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
        digits: &Digits,
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
