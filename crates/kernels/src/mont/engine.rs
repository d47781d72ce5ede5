//! One number as an [`Engine`]: moduli, conversions, products, and tables of powers.

use core::ops::Range;

use super::{Contract, Lanes, Plan, call, kernel};
use crate::cost::Cycles;
use crate::limb::{self, LIMB_BITS, Limb};
use crate::mistake;
use crate::powers::{Engine, Stop};

impl Engine for Plan {
    type Digits = Limb;

    fn lanes(&self) -> usize {
        1
    }

    fn for_rows(self, _: usize) -> Plan {
        self
    }

    fn cycles(&self) -> &Cycles {
        &self.cycles
    }

    fn value_len(&self) -> usize {
        self.shape.units
    }

    fn modulus_len(&self) -> usize {
        2 * self.shape.units + self.shape.inverse_units
    }

    fn scratch_len(&self) -> usize {
        self.shape.scratch_units
    }

    fn factor_bits(&self) -> usize {
        self.shape.words * LIMB_BITS
    }

    fn load_moduli(
        &self,
        rows: &[&[Limb]],
        modulus: &mut [Lanes],
        scratch: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        let [m] = rows else { panic!("one modulus") };
        self.load_modulus(m, modulus, scratch, stop);
    }

    fn import(&self, rows: &[&[Limb]], value: &mut [Lanes], _: &mut [Lanes]) {
        assert!(rows.len() <= 1, "more rows than numbers");
        self.import_one(rows.first().unwrap_or(&&[][..]), value);
    }

    fn import_bits(&self, rows: &[&[Limb]], bits: Range<usize>, value: &mut [Lanes], _: &mut [Lanes]) {
        let words = rows.first().map_or(&[][..], |row| limb::words(row, &bits));
        self.import_one(words, value);
    }

    fn import_rows(&self, rows: &[Limb], width: usize, values: &mut [Lanes], _: &mut [Lanes]) {
        for (row, value) in rows.chunks_exact(width).zip(values.chunks_exact_mut(self.value_len())) {
            self.import_one(row, value);
        }
    }

    fn export_rows(&self, values: &[Lanes], rows: &mut [Limb], width: usize, _: &mut [Lanes]) {
        for (value, row) in values.chunks_exact(self.value_len()).zip(rows.chunks_exact_mut(width)) {
            self.export(value, row);
        }
    }

    #[inline]
    fn mul(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check(x, scratch);
        self.check(y, scratch);
        self.product(x, y, self.parts(modulus).1, scratch);
    }

    #[inline]
    fn sqr(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check(x, scratch);
        self.square(x, self.parts(modulus).1, scratch);
    }

    fn add(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes]) {
        assert_eq!((x.len(), y.len()), (self.shape.units, self.shape.units), "value_len");
        let modulus = self.modulus(self.parts(modulus).1);
        call!(self.variant, add(self.shape, x, y, modulus.m));
    }

    fn to_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.mul(x, self.parts(modulus).0, modulus, scratch);
    }

    fn from_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check(x, scratch);
        let (_, inverse_and_m) = self.parts(modulus);
        let (one, scratch) = scratch.split_at_mut(self.shape.units);
        self.set_bit(one, 0);
        self.product(x, one, inverse_and_m, scratch);
        call!(self.variant, reduce_product_with_one(x, self.modulus(inverse_and_m).m));
    }

    fn set_bit(&self, x: &mut [Lanes], bit: usize) {
        kernel!(self.variant, K => K::set_bit(x, bit));
    }

    fn digits(exponents: &[&[Limb]], from: usize, width: usize) -> Limb {
        exponents.first().map_or(0, |e| limb::bits(e, from, width))
    }

    /// The layout of the table is `[entry][unit]`.
    fn put_entry(&self, table: &mut [Lanes], _: usize, entry: usize, value: &[Lanes]) {
        table[entry * value.len()..][..value.len()].copy_from_slice(value);
    }

    fn look_up(&self, x: &mut [Lanes], table: &[Lanes], digit: &Limb) {
        mistake!(TableIndex => {
            return x.copy_from_slice(&table[*digit as usize * x.len()..][..x.len()]);
        });
        mistake!(PrefetchedEntry => {
            let entry = table.as_ptr().wrapping_add(*digit as usize * x.len());
            // SAFETY: a prefetch has no effect on memory, whatever its address.
            unsafe { core::arch::x86_64::_mm_prefetch::<{ core::arch::x86_64::_MM_HINT_T0 }>(entry.cast()) };
        });
        call!(self.variant, look_up(x, table, *digit));
    }
}
