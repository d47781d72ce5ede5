//! The operations of the family: each checks its lengths and calls the variant.

use super::{Contract, GROUPS, LANES, Shape, Variant, call, kernel};
use crate::cost::{Cycles, Multiplier};
use crate::limb::{self, Limb};
use crate::memory::Lanes;
use crate::powers::Engine;

/// A variant and the size of its numbers. Cheap to make and to copy.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub(super) variant: Variant,
    pub(super) shape: Shape,
    pub(super) cycles: Cycles,
}

impl Plan {
    /// Makes the plan of `variant` for odd moduli of up to `bits` bits.
    ///
    /// Beyond 25,998 bits for `ifma` and 25,894 for `avx512f`, and up to 64 bits for `avx2`, where it is
    /// slower, the plan uses `portable`: see [`Plan::variant`].
    #[must_use]
    pub fn new(variant: Variant, bits: usize) -> Plan {
        match kernel!(variant, K => K::shape(bits)) {
            Some(shape) => {
                let bits = kernel!(variant, K => K::bits(shape));
                Plan { variant, shape, cycles: variant.description().cost.speed().at(bits) }
            }
            None => Plan::new(Variant::Portable, bits),
        }
    }

    /// Returns how many numbers are computed in the time of one: a batch takes as long as the next multiple
    /// of this number.
    #[must_use]
    pub fn together(&self) -> usize {
        let groups = kernel!(self.variant, K => K::groups(self.shape, 1));
        self.variant.description().cost.together * groups / GROUPS
    }

    /// Returns the variant that computes.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Returns the bits of the longest modulus. Plans of one variant with equal `bits` are the same: their
    /// moduli can share a batch.
    #[must_use]
    pub fn bits(&self) -> usize {
        kernel!(self.variant, K => K::bits(self.shape))
    }

    /// Returns the limbs of a number in the radix of the variant.
    #[must_use]
    pub fn limbs(&self) -> usize {
        self.shape.limbs
    }

    /// Returns the instruction that limits products, and the number of these instructions for a product and
    /// for a square of one number, if they are known.
    #[must_use]
    pub fn multiplications(&self) -> Option<(Multiplier, f64, f64)> {
        let bound = self.variant.description().cost.bound?;
        let (product, square) = (bound.of_product(self.shape.used), bound.of_square(self.shape.used));
        let as_product = kernel!(self.variant, K => K::squares_as_product(self.shape));
        Some((bound.multiplier, product, if as_product { product } else { square }))
    }

    /// Returns the place of a limb of a group in a table of powers: [block][entry][limb of the block][group].
    pub(super) fn table_place(&self, entries: usize, entry: usize, limb: usize, group: usize) -> usize {
        let Shape { tile, groups, .. } = self.shape;
        ((limb / tile * entries + entry) * tile + limb % tile) * groups + group
    }

    pub(super) fn check(&self, value: &[Lanes], scratch: &[Lanes]) {
        assert_eq!(value.len(), self.value_len(), "value_len");
        assert!(scratch.len() >= self.scratch_len(), "scratch_len");
    }

    /// Converts a plain, canonical value to rows of 64-bit limbs. Long rows are padded with zeros, short ones
    /// receive the low limbs. Constant-time.
    ///
    /// # Panics
    ///
    /// Panics if there are more rows than lanes, or if a length is wrong.
    pub fn export(&self, value: &[Lanes], rows: &mut [&mut [Limb]], scratch: &mut [Lanes]) {
        self.check(value, scratch);
        assert!(rows.len() <= LANES, "more rows than lanes");
        call!(self.variant, export(self.shape, value, rows, scratch));
    }

    /// Like [`Engine::load_moduli`], with the square of R modulo each of them, 2^[`Plan::square_bits`], which
    /// another plan has computed. If all lanes have the same modulus, and for long moduli, that is faster.
    ///
    /// # Panics
    ///
    /// Same as [`Engine::load_moduli`]; and if there are not as many squares as moduli.
    pub fn load_moduli_and_squares(
        &self,
        rows: &[&[Limb]],
        squares: &[&[Limb]],
        modulus: &mut [Lanes],
        scratch: &mut [Lanes],
    ) {
        assert_eq!(rows.len(), squares.len(), "as many squares as moduli");
        self.load_moduli_only(rows, modulus, scratch);
        let r2 = &mut modulus[self.value_len()..][..self.value_len()];
        self.import(&self.in_all_lanes(squares), r2, scratch);
    }

    /// Returns the bits of R^2 without its top bit.
    #[must_use]
    pub fn square_bits(&self) -> usize {
        2 * self.shape.used * kernel!(self.variant, K => K::RADIX_BITS)
    }

    /// Loads all of prepared moduli but R^2, and returns the bit length of the shortest.
    pub(super) fn load_moduli_only(
        &self,
        rows: &[&[Limb]],
        modulus: &mut [Lanes],
        scratch: &mut [Lanes],
    ) -> usize {
        assert_eq!(modulus.len(), self.modulus_len(), "modulus_len");
        assert!(rows.iter().all(|m| m.first().is_some_and(|low| low & 1 == 1)), "moduli are odd");
        assert!(rows.iter().all(|m| limb::bit_length(m) <= self.bits()), "a modulus is too long");
        let (m, rest) = modulus.split_at_mut(self.value_len());
        let n0_inv = &mut rest[self.value_len()..];
        let all = self.in_all_lanes(rows);
        self.import(&all, m, scratch);
        for (lane, row) in all.iter().enumerate() {
            n0_inv[lane / 8].0[lane % 8] = limb::neg_inv(row[0]);
        }
        all.into_iter().map(limb::bit_length).min().unwrap_or(1)
    }

    /// Returns a row for each lane, at most as long as a modulus; lanes without a row repeat the first.
    fn in_all_lanes<'a>(&self, rows: &[&'a [Limb]]) -> [&'a [Limb]; LANES] {
        let first = rows.first().expect("at least one modulus");
        let mut all = [*first; LANES];
        all[..rows.len()].copy_from_slice(rows);
        all.map(|row| &row[..row.len().min(self.shape.modulus_words)])
    }

    /// `x <- x - y mod m`, both in Montgomery form, for any number of consecutive values; there are as many
    /// values in y and prepared moduli, or one for all.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn sub(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes]) {
        self.check_operands(x, y, modulus);
        let shape = self.shape;
        for ((x, y), modulus) in shape.values_mut(x).zip(shape.values(y)).zip(shape.moduli(modulus)) {
            call!(self.variant, sub(shape, x, y, modulus.m));
        }
    }

    /// `x <- -x mod m`, in Montgomery form, for any number of consecutive values; there are as many prepared
    /// moduli, or one for all.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn neg(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check_many(x, x, modulus, scratch);
        let copy = &mut scratch[..self.value_len()];
        let moduli = modulus.chunks_exact(self.modulus_len()).cycle();
        for (x, modulus) in self.shape.values_mut(x).zip(moduli) {
            copy.copy_from_slice(x);
            x.fill(Lanes::ZERO);
            self.sub(x, copy, modulus);
        }
    }

    /// `x <- x mod m` for x below 2 m, that is, results of products, sums and differences, and numbers no
    /// longer than their moduli, for any number of consecutive values; there are as many prepared moduli, or
    /// one for all. The product of a plain factor and one in Montgomery form is plain.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn reduce(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check_many(x, x, modulus, scratch);
        for (x, modulus) in self.shape.values_mut(x).zip(self.shape.moduli(modulus)) {
            call!(self.variant, reduce(self.shape, x, modulus.m, scratch));
        }
    }

    pub(super) fn check_many(&self, x: &[Lanes], y: &[Lanes], modulus: &[Lanes], scratch: &[Lanes]) {
        self.check_operands(x, y, modulus);
        assert!(scratch.len() >= self.scratch_len(), "scratch_len");
    }

    pub(super) fn check_operands(&self, x: &[Lanes], y: &[Lanes], modulus: &[Lanes]) {
        let (value, prepared) = (self.value_len(), self.modulus_len());
        assert!(x.len().is_multiple_of(value), "value_len");
        let count = x.len() / value;
        assert!(y.len() == value || y.len() == count * value, "value_len");
        assert!(modulus.len() == prepared || modulus.len() == count * prepared, "modulus_len");
    }
}
