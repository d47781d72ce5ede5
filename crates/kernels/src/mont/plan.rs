//! The operations of the family: each checks its lengths and calls the variant.

use core::ops::Range;

use super::{Contract, Lanes, Modulus, Shape, Variant, call, kernel, portable};
use crate::cpu::Features;
use crate::limb::{self, LIMB_BITS, Limb};
use crate::memory::flat_mut;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::mul::Mont;
use crate::powers::{self, way_to_r2};
use crate::speed::Speed;

/// How a variant computes on numbers of one size. Cheap to make and to copy.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub(super) variant: Variant,
    pub(super) shape: Shape,
    /// The kernel that multiplies and reduces in one, if there is one for the length.
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    short: Option<Mont>,
}

impl Plan {
    /// The plan of `variant` for odd moduli of up to `bits` bits.
    ///
    /// Beyond the 83,000 bits that `ifma` reaches, the plan is one of `portable`: [`Plan::variant`].
    #[must_use]
    pub fn new(variant: Variant, bits: usize) -> Plan {
        match call!(variant, shape(bits)) {
            Some(shape) => Plan {
                variant,
                shape,
                #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
                short: call!(variant, short(shape.limbs)),
            },
            None => Plan::new(Variant::Portable, bits),
        }
    }

    /// The plan of the fastest variant that takes odd moduli of up to `bits` bits.
    #[must_use]
    pub fn best(features: Features, bits: usize) -> Plan {
        let fastest = Variant::best(features, bits);
        let plan = Plan::new(fastest, bits);
        if plan.variant.name() == fastest.name() {
            return plan;
        }
        // Only those with vectors have a limit.
        Plan::new(Variant::best(features.with_vectors_of(&[]), bits), bits)
    }

    /// The variant that computes.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// What the variant takes.
    ///
    /// # Panics
    ///
    /// Never: every variant of the family has a speed.
    #[must_use]
    pub fn speed(&self) -> &'static Speed {
        self.variant.description().speed.as_ref().expect("every variant of the family has a speed")
    }

    /// The limbs of a number in the radix of the variant.
    #[must_use]
    pub fn limbs(&self) -> usize {
        self.shape.limbs
    }

    /// The bits of the longest modulus.
    #[must_use]
    pub fn bits(&self) -> usize {
        self.shape.bits
    }

    /// The length of a value.
    #[must_use]
    pub fn value_len(&self) -> usize {
        self.shape.units
    }

    /// The length of a prepared modulus.
    #[must_use]
    pub fn modulus_len(&self) -> usize {
        2 * self.shape.units + self.shape.inverse_units
    }

    /// The length of the scratch memory that operations ask for. What it holds does not matter.
    #[must_use]
    pub fn scratch_len(&self) -> usize {
        self.shape.scratch_units
    }

    /// R^2 mod m, and what follows it in a prepared modulus: -1/m, then m.
    #[inline(always)]
    fn parts<'a>(&self, modulus: &'a [Lanes]) -> (&'a [Lanes], &'a [Lanes]) {
        assert!(modulus.len() == self.modulus_len(), "modulus_len");
        modulus.split_at(self.shape.units)
    }

    fn modulus<'a>(&self, inverse_and_m: &'a [Lanes]) -> Modulus<'a> {
        let (inverse, m) = inverse_and_m.split_at(self.shape.inverse_units);
        Modulus {
            m,
            inverse,
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            inverse_and_m,
        }
    }

    /// `assert!`, for `assert_eq!` would have the lengths put into memory at each call.
    #[inline(always)]
    fn check(&self, value: &[Lanes], scratch: &[Lanes]) {
        assert!(value.len() == self.shape.units, "value_len");
        assert!(scratch.len() >= self.scratch_len(), "scratch_len");
    }

    /// 64-bit limbs, least significant first, into a value: a plain number, not reduced. What the limbs
    /// do not reach is 0. Constant-time.
    ///
    /// The number is below the modulus; [`Plan::load`] takes any.
    ///
    /// # Panics
    ///
    /// If there are more limbs than the longest modulus has, or if a length is wrong.
    pub fn import(&self, number: &[Limb], value: &mut [Lanes]) {
        assert_eq!(value.len(), self.shape.units, "value_len");
        assert!(number.len() <= self.shape.bits.div_ceil(LIMB_BITS), "the number is too long");
        call!(self.variant, import(number, value));
    }

    /// A plain, canonical value into 64-bit limbs. Many limbs are filled up with zeros, few take the low
    /// part of the number. Constant-time.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn export(&self, value: &[Lanes], number: &mut [Limb]) {
        assert_eq!(value.len(), self.shape.units, "value_len");
        call!(self.variant, export(self.shape, value, number));
    }

    /// Prepares an odd modulus: the inverse that reductions ask for, and R^2. Constant-time in the modulus; the
    /// number of its limbs decides what is done.
    ///
    /// # Panics
    ///
    /// If the modulus is even or longer than the plan takes, or if a length is wrong.
    pub fn load_modulus(&self, m: &[Limb], modulus: &mut [Lanes], scratch: &mut [Lanes]) {
        assert_eq!(modulus.len(), self.modulus_len(), "modulus_len");
        assert!(scratch.len() >= self.scratch_len(), "scratch_len");
        assert!(m.first().is_some_and(|low| low & 1 == 1), "a modulus is odd");
        assert!(limb::bits_from(m, self.shape.bits) == 0, "the modulus is too long");
        let bits = self.shape.bits.min(m.len() * LIMB_BITS);
        let m = &m[..bits.div_ceil(LIMB_BITS)];
        let (r2, inverse_and_m) = modulus.split_at_mut(self.shape.units);
        let (inverse, value) = inverse_and_m.split_at_mut(self.shape.inverse_units);
        self.import(m, value);
        call!(self.variant, inverse(self.shape, m[0], value, inverse, scratch));
        self.load_r2(m, bits, r2, inverse_and_m, scratch);
    }

    /// R^2, for a modulus below 2^`bits` that is there as limbs and as a value.
    ///
    /// Doublings find a power of two modulo a multiple of m whose top bit is bit `bits` - 1, so that they
    /// need not know where m's is; squarings lead from there to R^2. Whatever is below 2^`bits` may be
    /// squared: the result is below R, and below R / 2 if 4 * 2^`bits` is at most R, as `ifma` has it. In the end R^2
    /// is a number of that size that need not be below m; its product with 1 is, and is R: by that it is reduced. Where R is
    /// 1, so is its square.
    fn load_r2(
        &self,
        m: &[Limb],
        bits: usize,
        r2: &mut [Lanes],
        inverse_and_m: &[Lanes],
        scratch: &mut [Lanes],
    ) {
        if self.shape.r_bits == 0 {
            self.set_bit(r2, 0);
        } else {
            let (row, rest) = flat_mut(scratch).split_at_mut(m.len());
            let multiple = &mut rest[..m.len()];
            multiple.copy_from_slice(m);
            limb::normalize(multiple, bits);
            let (doublings, squarings) = way_to_r2(self.shape.r_bits, bits);
            portable::power_of_two(row, bits - 1 + doublings, bits, multiple);
            self.import(row, r2);
            for _ in 0..squarings {
                self.square(r2, inverse_and_m, scratch);
            }
        }
        let (one, scratch) = scratch.split_at_mut(self.shape.units);
        self.set_bit(one, 0);
        self.product(one, r2, inverse_and_m, scratch);
        self.product(r2, one, inverse_and_m, scratch);
    }

    /// `x <- x y / R mod m`, both in Montgomery form.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    #[inline]
    pub fn mul(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check(x, scratch);
        self.check(y, scratch);
        self.product(x, y, self.parts(modulus).1, scratch);
    }

    /// `x <- x^2 / R mod m`, in Montgomery form.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    #[inline]
    pub fn sqr(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check(x, scratch);
        self.square(x, self.parts(modulus).1, scratch);
    }

    #[inline(always)]
    fn product(&self, x: &mut [Lanes], y: &[Lanes], inverse_and_m: &[Lanes], scratch: &mut [Lanes]) {
        // Ahead of everything else: what comes before a product of some fifty cycles shows.
        #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
        if let (Some(kernel), [x], [y], Ok(m)) = (self.short, &mut *x, y, inverse_and_m.try_into()) {
            return kernel.mul(x, y, m);
        }
        self.product_by_variant(x, y, inverse_and_m, scratch);
    }

    #[inline(always)]
    fn square(&self, x: &mut [Lanes], inverse_and_m: &[Lanes], scratch: &mut [Lanes]) {
        #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
        if let (Some(kernel), [x], Ok(m)) = (self.short, &mut *x, inverse_and_m.try_into()) {
            return kernel.sqr(x, m);
        }
        self.square_by_variant(x, inverse_and_m, scratch);
    }

    #[inline(never)]
    fn product_by_variant(
        &self,
        x: &mut [Lanes],
        y: &[Lanes],
        inverse_and_m: &[Lanes],
        scratch: &mut [Lanes],
    ) {
        let m = self.modulus(inverse_and_m);
        call!(self.variant, mul(self.shape, x, y, m, scratch));
    }

    #[inline(never)]
    fn square_by_variant(&self, x: &mut [Lanes], inverse_and_m: &[Lanes], scratch: &mut [Lanes]) {
        let m = self.modulus(inverse_and_m);
        call!(self.variant, sqr(self.shape, x, m, scratch));
    }

    /// `x <- x + y mod m`, both in Montgomery form.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn add(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes]) {
        assert_eq!((x.len(), y.len()), (self.shape.units, self.shape.units), "value_len");
        let modulus = self.modulus(self.parts(modulus).1);
        call!(self.variant, add(self.shape, x, y, modulus.m));
    }

    /// `x <- x - y mod m`, both in Montgomery form.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn sub(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes]) {
        assert_eq!((x.len(), y.len()), (self.shape.units, self.shape.units), "value_len");
        let modulus = self.modulus(self.parts(modulus).1);
        call!(self.variant, sub(self.shape, x, y, modulus.m));
    }

    /// A plain value, as [`Plan::import`] makes it, into Montgomery form; it is reduced on the way.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn to_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.mul(x, self.parts(modulus).0, modulus, scratch);
    }

    /// A value out of Montgomery form, below its modulus.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn from_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        self.check(x, scratch);
        let (_, inverse_and_m) = self.parts(modulus);
        let (one, scratch) = scratch.split_at_mut(self.shape.units);
        self.set_bit(one, 0);
        self.product(x, one, inverse_and_m, scratch);
        call!(self.variant, reduce_product_with_one(x, self.modulus(inverse_and_m).m));
    }

    /// A plain number below twice its modulus to one below it. Such numbers are products of a plain factor, as
    /// [`Plan::import`] makes it, and one in Montgomery form.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn reduce_product(&self, x: &mut [Lanes], modulus: &[Lanes]) {
        assert_eq!(x.len(), self.shape.units, "value_len");
        assert!(modulus.len() == self.modulus_len(), "modulus_len");
        let modulus = self.modulus(self.parts(modulus).1);
        call!(self.variant, reduce_product(x, modulus.m));
    }

    /// The memory that [`Plan::load`] asks for.
    #[must_use]
    pub fn load_len(&self) -> usize {
        powers::load_len(self)
    }

    /// A number of any length into Montgomery form, reduced. Constant-time in the number; its length decides
    /// how much there is to do.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn load(&self, number: &[Limb], x: &mut [Lanes], modulus: &[Lanes], work: &mut [Lanes]) {
        let import = |bits: Range<usize>, value: &mut [Lanes], _: &mut [Lanes]| {
            self.import(powers::words(number, &bits), value);
        };
        let (longest, step) = (number.len() * LIMB_BITS, self.shape.words * LIMB_BITS);
        powers::load(self, x, longest, step, import, modulus, work);
    }

    /// The plain number 2^`bit`.
    pub(super) fn set_bit(&self, x: &mut [Lanes], bit: usize) {
        kernel!(self.variant, K => K::set_bit(x, bit));
    }
}
