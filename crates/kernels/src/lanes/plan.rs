//! The operations of the family: each checks its lengths and calls the variant.

use core::ops::Range;

#[cfg(target_arch = "aarch64")]
use super::neon;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use super::radix28;
use super::{GROUPS, LANES, Lanes, Modulus, Shape, Variant, portable, reference, rows};
#[cfg(target_arch = "x86_64")]
use super::{avx2, avx512f, ifma};
#[cfg(target_arch = "x86_64")]
use crate::cpu::Ifma;
use crate::limb::{self, LIMB_BITS, Limb};
use crate::powers;

/// How a variant computes on numbers of one size. Cheap to make and to copy.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub(super) variant: Variant,
    pub(super) shape: Shape,
}

impl Plan {
    /// The plan of `variant` for odd moduli of up to `bits` bits.
    ///
    /// Beyond the 25,000 bits that `ifma` and `avx512f` reach, and up to the 64 bits at which `avx2` loses, the plan is
    /// one of `portable`: [`Plan::variant`].
    #[must_use]
    pub fn new(variant: Variant, bits: usize) -> Plan {
        match variant {
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(_) => match ifma::shape(bits) {
                Some(shape) => Plan { variant, shape },
                None => Plan::new(Variant::Portable, bits),
            },
            #[cfg(target_arch = "x86_64")]
            Variant::Avx512f(_) => match avx512f::shape(bits) {
                Some(shape) => Plan { variant, shape },
                None => Plan::new(Variant::Portable, bits),
            },
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(_) => Plan { variant, shape: radix28::shape(bits) },
            // A product of one limb takes 8 cycles by scalar instructions, 12 in the lanes of `avx2`.
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(_) if bits <= LIMB_BITS => Plan::new(Variant::Portable, bits),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(_) => Plan { variant, shape: radix28::shape(bits) },
            _ => Plan { variant, shape: rows::shape(bits) },
        }
    }

    /// The same plan for a batch in which the first `rows` lanes count, no other: variants that take one
    /// number after another leave the rest out. Values of both plans have the same layout.
    #[must_use]
    pub fn for_rows(self, rows: usize) -> Plan {
        Plan { shape: Shape { lanes: rows.min(LANES), ..self.shape }, ..self }
    }

    /// The variant that computes.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The numbers of a batch.
    #[must_use]
    pub fn lanes(&self) -> usize {
        LANES
    }

    /// The bits of the longest modulus. Plans of one variant with equal `bits` are the same: their moduli can
    /// share a batch.
    #[must_use]
    pub fn bits(&self) -> usize {
        match self.variant {
            Variant::Reference | Variant::Portable => rows::bits(self.shape),
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(_) => radix28::bits(self.shape),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(_) => radix28::bits(self.shape),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx512f(_) | Variant::Ifma(_) => ifma::bits(self.shape),
        }
    }

    /// The limbs of a number in the radix of the variant.
    #[must_use]
    pub fn limbs(&self) -> usize {
        self.shape.limbs
    }

    /// The 64-bit limbs of a number that any product takes as its plain factor, reduced or not.
    #[must_use]
    pub fn words(&self) -> usize {
        self.shape.step / LIMB_BITS
    }

    /// The length of a value.
    #[must_use]
    pub fn value_len(&self) -> usize {
        self.shape.limbs * GROUPS
    }

    /// The length of a prepared modulus.
    #[must_use]
    pub fn modulus_len(&self) -> usize {
        2 * self.value_len() + GROUPS
    }

    /// The length of the scratch memory that operations ask for. What it holds does not matter.
    #[must_use]
    pub fn scratch_len(&self) -> usize {
        // Three values for the square (quotients, doubled operand) and the comparison; in and out of
        // rows, words of eight lanes with one block of eight beyond the last.
        let values = match self.variant {
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(_) => ifma::scratch_values(self.shape),
            _ => 3,
        };
        values * self.value_len() + 16
    }

    /// Units of a value that stand together in a table: [`Plan::pow`].
    pub(super) fn block_len(&self) -> usize {
        self.shape.tile * GROUPS
    }

    pub(super) fn modulus<'a>(&self, modulus: &'a [Lanes]) -> Modulus<'a> {
        assert_eq!(modulus.len(), self.modulus_len(), "modulus_len");
        let (m, rest) = modulus.split_at(self.value_len());
        let (r2, n0_inv) = rest.split_at(self.value_len());
        Modulus { m, r2, n0_inv }
    }

    fn check(&self, value: &[Lanes], scratch: &[Lanes]) {
        assert_eq!(value.len(), self.value_len(), "value_len");
        assert!(scratch.len() >= self.scratch_len(), "scratch_len");
    }

    /// Rows of 64-bit limbs, least significant first, into a value: plain numbers, not reduced.
    /// A short row is filled up with zeros; lanes without a row are 0. Constant-time.
    ///
    /// A row is a number below the modulus of its lane; [`Plan::load`] takes any.
    ///
    /// # Panics
    ///
    /// If there are more rows than lanes, if a row is longer than the longest modulus, or if a length is
    /// wrong.
    pub fn import(&self, rows: &[&[Limb]], value: &mut [Lanes], scratch: &mut [Lanes]) {
        self.check(value, scratch);
        assert!(rows.len() <= LANES, "more rows than lanes");
        assert!(rows.iter().all(|r| r.len() <= self.shape.modulus_words), "a row is too long");
        match self.variant {
            Variant::Reference | Variant::Portable => rows::import(self.shape, rows, value),
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(_) => radix28::import(self.shape, rows, value),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(_) => radix28::import(self.shape, rows, value),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx512f(token) => avx512f::import(token, rows, value, scratch),
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(token) => ifma::import(token, self.shape, rows, value, scratch),
        }
    }

    /// A plain, canonical value into rows of 64-bit limbs. A long row is filled up with zeros, a short
    /// one takes the low limbs. Constant-time.
    ///
    /// # Panics
    ///
    /// If there are more rows than lanes, or if a length is wrong.
    pub fn export(&self, value: &[Lanes], rows: &mut [&mut [Limb]], scratch: &mut [Lanes]) {
        self.check(value, scratch);
        assert!(rows.len() <= LANES, "more rows than lanes");
        match self.variant {
            Variant::Reference | Variant::Portable => rows::export(self.shape, value, rows),
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(_) => radix28::export(self.shape, value, rows),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(_) => radix28::export(self.shape, value, rows),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx512f(token) => avx512f::export(token, value, rows),
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(token) => ifma::export(token, self.shape, value, rows, scratch),
        }
    }

    /// Prepares odd moduli, one per row; lanes without a row repeat the first. Constant-time in the
    /// moduli, save for their bit lengths.
    ///
    /// # Panics
    ///
    /// If there is no row, if a modulus is even or longer than the plan takes, or if a length is wrong.
    pub fn load_moduli(&self, rows: &[&[Limb]], modulus: &mut [Lanes], scratch: &mut [Lanes]) {
        assert_eq!(modulus.len(), self.modulus_len(), "modulus_len");
        assert!(rows.iter().all(|m| m.first().is_some_and(|low| low & 1 == 1)), "moduli are odd");
        let first = rows.first().expect("at least one modulus");
        let mut all = [*first; LANES];
        all[..rows.len()].copy_from_slice(rows);
        let lengths = all.map(limb::bit_length);
        let shortest = lengths.into_iter().min().unwrap_or(1);
        let (m, rest) = modulus.split_at_mut(self.value_len());
        let (r2, n0_inv) = rest.split_at_mut(self.value_len());
        let all = all.map(|m| &m[..m.len().min(self.shape.modulus_words)]);
        assert!(lengths.into_iter().all(|bits| bits <= self.bits()), "a modulus is too long");
        self.import(&all, m, scratch);
        for (lane, row) in all.iter().enumerate() {
            n0_inv[lane / 8].0[lane % 8] = limb::neg_inv(row[0]);
        }
        match self.variant {
            Variant::Reference => reference::r2(self.shape, m, r2),
            Variant::Portable => portable::r2(self.shape, m, n0_inv, shortest, r2, scratch),
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(token) => neon::r2(token, self.shape, m, n0_inv, shortest, r2, scratch),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(token) => avx2::r2(token, self.shape, m, n0_inv, shortest, r2, scratch),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx512f(token) => avx512f::r2(token, self.shape, m, n0_inv, shortest, r2, scratch),
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(token) => ifma::r2(token, self.shape, m, n0_inv, shortest, r2, scratch),
        }
    }

    /// `x <- x y / R mod m`, both in Montgomery form: any number of values one after another, of y and of
    /// prepared moduli as many, or one for all.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn mul(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check_many(x, y, modulus, scratch);
        #[cfg(target_arch = "x86_64")]
        if let Some(token) = self.blocks_of_ifma() {
            return ifma::mul_blocks(token, self.shape, x, y, modulus);
        }
        for ((x, y), modulus) in self.values_mut(x).zip(self.values(y)).zip(self.moduli(modulus)) {
            match self.variant {
                Variant::Reference => reference::mul(self.shape, x, y, modulus, scratch),
                Variant::Portable => portable::mul(self.shape, x, y, modulus, scratch),
                #[cfg(target_arch = "aarch64")]
                Variant::Neon(token) => neon::mul(token, self.shape, x, y, modulus, scratch),
                #[cfg(target_arch = "x86_64")]
                Variant::Avx2(token) => avx2::mul(token, self.shape, x, y, modulus, scratch),
                #[cfg(target_arch = "x86_64")]
                Variant::Avx512f(token) => avx512f::mul(token, self.shape, x, y, modulus, scratch),
                #[cfg(target_arch = "x86_64")]
                Variant::Ifma(token) => ifma::mul(token, self.shape, x, y, modulus, scratch),
            }
        }
    }

    /// `x <- x^2 / R mod m`, in Montgomery form: any number of values one after another, of prepared moduli
    /// as many, or one for all.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn sqr(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check_many(x, x, modulus, scratch);
        #[cfg(target_arch = "x86_64")]
        if let Some(token) = self.blocks_of_ifma() {
            return ifma::sqr_blocks(token, self.shape, x, modulus);
        }
        for (x, modulus) in self.values_mut(x).zip(self.moduli(modulus)) {
            match self.variant {
                Variant::Reference => reference::sqr(self.shape, x, modulus, scratch),
                Variant::Portable => portable::sqr(self.shape, x, modulus, scratch),
                #[cfg(target_arch = "aarch64")]
                Variant::Neon(token) => neon::sqr(token, self.shape, x, modulus, scratch),
                #[cfg(target_arch = "x86_64")]
                Variant::Avx2(token) => avx2::sqr(token, self.shape, x, modulus, scratch),
                #[cfg(target_arch = "x86_64")]
                Variant::Avx512f(token) => avx512f::sqr(token, self.shape, x, modulus, scratch),
                #[cfg(target_arch = "x86_64")]
                Variant::Ifma(token) => ifma::sqr(token, self.shape, x, modulus, scratch),
            }
        }
    }

    /// `x <- x + y mod m`, both in Montgomery form: any number of values one after another, of y and of
    /// prepared moduli as many, or one for all.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn add(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes]) {
        self.check_operands(x, y, modulus);
        for ((x, y), modulus) in self.values_mut(x).zip(self.values(y)).zip(self.moduli(modulus)) {
            match self.variant {
                Variant::Reference | Variant::Portable => rows::add(self.shape, x, y, modulus.m),
                #[cfg(target_arch = "aarch64")]
                Variant::Neon(token) => neon::add(token, self.shape, x, y, modulus.m),
                #[cfg(target_arch = "x86_64")]
                Variant::Avx2(token) => avx2::add(token, self.shape, x, y, modulus.m),
                #[cfg(target_arch = "x86_64")]
                Variant::Avx512f(token) => avx512f::add(token, self.shape, x, y, modulus.m),
                #[cfg(target_arch = "x86_64")]
                Variant::Ifma(token) => ifma::add(token, self.shape, x, y, modulus.m),
            }
        }
    }

    /// `x <- x - y mod m`, both in Montgomery form: any number of values one after another, of y and of
    /// prepared moduli as many, or one for all.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn sub(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes]) {
        self.check_operands(x, y, modulus);
        for ((x, y), modulus) in self.values_mut(x).zip(self.values(y)).zip(self.moduli(modulus)) {
            match self.variant {
                Variant::Reference | Variant::Portable => rows::sub(self.shape, x, y, modulus.m),
                #[cfg(target_arch = "aarch64")]
                Variant::Neon(token) => neon::sub(token, self.shape, x, y, modulus.m),
                #[cfg(target_arch = "x86_64")]
                Variant::Avx2(token) => avx2::sub(token, self.shape, x, y, modulus.m),
                #[cfg(target_arch = "x86_64")]
                Variant::Avx512f(token) => avx512f::sub(token, self.shape, x, y, modulus.m),
                #[cfg(target_arch = "x86_64")]
                Variant::Ifma(token) => ifma::sub(token, self.shape, x, y, modulus.m),
            }
        }
    }

    /// `x <- -x mod m`, in Montgomery form: any number of values one after another, of prepared moduli as many,
    /// or one for all.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn neg(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check_many(x, x, modulus, scratch);
        let copy = &mut scratch[..self.value_len()];
        let moduli = modulus.chunks_exact(self.modulus_len()).cycle();
        for (x, modulus) in self.values_mut(x).zip(moduli) {
            copy.copy_from_slice(x);
            x.fill(Lanes::ZERO);
            self.sub(x, copy, modulus);
        }
    }

    /// `x <- x mod m` for x below 2 m, as it comes from a product, a sum or a difference, or from numbers no
    /// longer than their moduli: any number of values one after another, of prepared moduli as many, or one
    /// for all. The product of a plain factor and one in Montgomery form is plain.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn reduce(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check_many(x, x, modulus, scratch);
        for (x, modulus) in self.values_mut(x).zip(self.moduli(modulus)) {
            match self.variant {
                Variant::Reference | Variant::Portable => rows::reduce(self.shape, x, modulus.m),
                #[cfg(target_arch = "aarch64")]
                Variant::Neon(token) => neon::reduce(token, self.shape, x, modulus.m),
                #[cfg(target_arch = "x86_64")]
                Variant::Avx2(token) => avx2::reduce(token, self.shape, x, modulus.m),
                #[cfg(target_arch = "x86_64")]
                Variant::Avx512f(token) => avx512f::reduce(token, self.shape, x, modulus.m),
                #[cfg(target_arch = "x86_64")]
                Variant::Ifma(token) => ifma::reduce(token, self.shape, x, modulus.m, scratch),
            }
        }
    }

    /// The token of `ifma` if a number is one block: then one call takes all batches.
    #[cfg(target_arch = "x86_64")]
    fn blocks_of_ifma(&self) -> Option<Ifma> {
        match self.variant {
            Variant::Ifma(token) if self.shape.one_block() => Some(token),
            _ => None,
        }
    }

    fn values_mut<'a>(&self, x: &'a mut [Lanes]) -> impl Iterator<Item = &'a mut [Lanes]> {
        x.chunks_exact_mut(self.value_len())
    }

    /// One value after another; a lone one again and again.
    fn values<'a>(&self, y: &'a [Lanes]) -> impl Iterator<Item = &'a [Lanes]> {
        y.chunks_exact(self.value_len()).cycle()
    }

    /// One modulus after another; a lone one again and again.
    fn moduli<'a>(&self, moduli: &'a [Lanes]) -> impl Iterator<Item = Modulus<'a>> {
        moduli.chunks_exact(self.modulus_len()).cycle().map(|m| self.modulus(m))
    }

    fn check_many(&self, x: &[Lanes], y: &[Lanes], modulus: &[Lanes], scratch: &[Lanes]) {
        self.check_operands(x, y, modulus);
        assert!(scratch.len() >= self.scratch_len(), "scratch_len");
    }

    fn check_operands(&self, x: &[Lanes], y: &[Lanes], modulus: &[Lanes]) {
        let (value, prepared) = (self.value_len(), self.modulus_len());
        assert!(x.len().is_multiple_of(value), "value_len");
        let count = x.len() / value;
        assert!(y.len() == value || y.len() == count * value, "value_len");
        assert!(modulus.len() == prepared || modulus.len() == count * prepared, "modulus_len");
    }

    /// A plain value, as [`Plan::import`] makes it, into Montgomery form; it is reduced on the way. Any number of
    /// values one after another, of prepared moduli as many, or one for all.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn to_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        if modulus.len() == self.modulus_len() {
            return self.mul(x, self.modulus(modulus).r2, modulus, scratch);
        }
        self.check_many(x, x, modulus, scratch);
        for (x, modulus) in self.values_mut(x).zip(modulus.chunks_exact(self.modulus_len())) {
            self.mul(x, self.modulus(modulus).r2, modulus, scratch);
        }
    }

    /// A value out of Montgomery form, below its modulus.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn from_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check(x, scratch);
        let modulus = self.modulus(modulus);
        match self.variant {
            Variant::Reference => {}
            Variant::Portable => portable::from_mont(self.shape, x, modulus, scratch),
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(token) => neon::from_mont(token, self.shape, x, modulus, scratch),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(token) => avx2::from_mont(token, self.shape, x, modulus, scratch),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx512f(token) => avx512f::from_mont(token, self.shape, x, modulus, scratch),
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(token) => ifma::from_mont(token, self.shape, x, modulus, scratch),
        }
    }

    /// The memory that [`Plan::load`] asks for.
    #[must_use]
    pub fn load_len(&self) -> usize {
        powers::load_len(self)
    }

    /// Rows of any length into Montgomery form, reduced. Constant-time in the numbers; the length of
    /// the longest row decides how much there is to do.
    ///
    /// # Panics
    ///
    /// If there are more rows than lanes, or if a length is wrong.
    pub fn load(&self, rows: &[&[Limb]], x: &mut [Lanes], modulus: &[Lanes], work: &mut [Lanes]) {
        assert!(rows.len() <= LANES, "more rows than lanes");
        let step = self.shape.step;
        let longest = rows.iter().map(|r| r.len() * LIMB_BITS).max().unwrap_or(0);
        let import = |bits: Range<usize>, value: &mut [Lanes], scratch: &mut [Lanes]| {
            let mut halves = [[0]; LANES];
            let mut part: [&[Limb]; LANES] = [&[]; LANES];
            for ((part, half), row) in part.iter_mut().zip(&mut halves).zip(rows) {
                if step < LIMB_BITS {
                    half[0] = limb::bits(row, bits.start, step);
                    *part = half;
                } else {
                    *part = powers::words(row, &bits);
                }
            }
            self.import(&part, value, scratch);
        };
        powers::load(self, x, longest, step, import, modulus, work);
    }

    /// The plain number 2^`bit` in every lane.
    pub(super) fn set_bit(&self, x: &mut [Lanes], bit: usize) {
        match self.variant {
            Variant::Reference | Variant::Portable => rows::set_bit(self.shape, x, bit),
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(_) => radix28::set_bit(self.shape, x, bit),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(_) => radix28::set_bit(self.shape, x, bit),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx512f(_) => avx512f::set_bit(x, bit),
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(_) => ifma::set_bit(x, bit),
        }
    }
}
