//! The operations of the family, which check lengths and call the variant.

use super::{Lanes, Modulus, Shape, Variant, call, portable};
use crate::cost::Cycles;
use crate::cpu::Features;
use crate::limb::{self, LIMB_BITS, Limb};
use crate::memory::flat_mut;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::mul::Mont;
use crate::powers::{Engine, Stop, stops};

/// A variant for numbers of one size. Cheap to create and copy.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub(super) variant: Variant,
    pub(super) shape: Shape,
    pub(super) cycles: Cycles,
    /// The kernel that multiplies and reduces in one step, if there is one for the length.
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    short: Option<Mont>,
}

impl Plan {
    /// Returns the plan of `variant` for odd moduli of up to `bits` bits.
    ///
    /// Beyond the 83,000 bits that `ifma` reaches, the plan is one of `portable`: [`Plan::variant`].
    #[must_use]
    pub fn new(variant: Variant, bits: usize) -> Plan {
        match call!(variant, shape(bits)) {
            Some(shape) => Plan {
                variant,
                shape,
                cycles: variant.description().cost.speed().at(shape.bits),
                #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
                short: call!(variant, short(shape.limbs)),
            },
            None => Plan::new(Variant::Portable, bits),
        }
    }

    /// Returns the plan of the fastest variant that supports odd moduli of up to `bits` bits.
    #[must_use]
    pub fn best(features: Features, bits: usize) -> Plan {
        let fastest = Variant::best(features, bits);
        let plan = Plan::new(fastest, bits);
        if plan.variant.name() == fastest.name() {
            return plan;
        }
        // Only variants with vectors have a limit.
        Plan::new(Variant::best(features.with_vectors_of(&[]), bits), bits)
    }

    /// Returns the variant of the plan.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Returns the number of limbs in the radix of the variant.
    #[must_use]
    pub fn limbs(&self) -> usize {
        self.shape.limbs
    }

    /// Returns the bits of the longest modulus.
    #[must_use]
    pub fn bits(&self) -> usize {
        self.shape.bits
    }

    /// Returns R^2 mod m and the rest of a prepared modulus: -1/m, then m.
    #[inline(always)]
    pub(super) fn parts<'a>(&self, modulus: &'a [Lanes]) -> (&'a [Lanes], &'a [Lanes]) {
        assert!(modulus.len() == self.modulus_len(), "modulus_len");
        modulus.split_at(self.shape.units)
    }

    pub(super) fn modulus<'a>(&self, inverse_and_m: &'a [Lanes]) -> Modulus<'a> {
        let (inverse, m) = inverse_and_m.split_at(self.shape.inverse_units);
        Modulus {
            m,
            inverse,
            #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
            inverse_and_m,
        }
    }

    /// Uses `assert!`, because `assert_eq!` would store the lengths to memory at each call.
    #[inline(always)]
    pub(super) fn check(&self, value: &[Lanes], scratch: &[Lanes]) {
        assert!(value.len() == self.shape.units, "value_len");
        assert!(scratch.len() >= self.scratch_len(), "scratch_len");
    }

    /// Converts a number below the modulus to a plain value.
    pub(super) fn import_one(&self, number: &[Limb], value: &mut [Lanes]) {
        assert_eq!(value.len(), self.shape.units, "value_len");
        assert!(number.len() <= self.shape.bits.div_ceil(LIMB_BITS), "the number is too long");
        call!(self.variant, import(number, value));
    }

    /// Converts a plain canonical value to 64-bit limbs, zero-extended or truncated. Constant-time.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn export(&self, value: &[Lanes], number: &mut [Limb]) {
        assert_eq!(value.len(), self.shape.units, "value_len");
        call!(self.variant, export(self.shape, value, number));
    }

    /// Prepares an odd modulus: computes the inverse for reductions, and R^2. The time depends on its number
    /// of limbs. After a stop, which is checked once per squaring, the prepared modulus is unspecified.
    pub(super) fn load_modulus(
        &self,
        m: &[Limb],
        modulus: &mut [Lanes],
        scratch: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        assert_eq!(modulus.len(), self.modulus_len(), "modulus_len");
        assert!(scratch.len() >= self.scratch_len(), "scratch_len");
        assert!(m.first().is_some_and(|low| low & 1 == 1), "a modulus is odd");
        assert!(limb::bits_from(m, self.shape.bits) == 0, "the modulus is too long");
        let bits = self.shape.bits.min(m.len() * LIMB_BITS);
        let m = &m[..bits.div_ceil(LIMB_BITS)];
        let (r2, inverse_and_m) = modulus.split_at_mut(self.shape.units);
        let (inverse, value) = inverse_and_m.split_at_mut(self.shape.inverse_units);
        self.import_one(m, value);
        call!(self.variant, inverse(self.shape, m[0], value, inverse, scratch));
        self.load_r2(m, bits, r2, inverse_and_m, scratch, stop);
    }

    /// Computes R^2, for a modulus below 2^`bits` that is given as limbs and as a value.
    ///
    /// Doublings compute a power of two modulo a multiple of m whose top bit is bit `bits` - 1, so they do
    /// not depend on the length of m. Squarings lead from there to 2^h R^2 with a small h. Any number below
    /// 2^`bits` may be squared: the result is below R, and below R / 2 if 4 * 2^`bits` is at most R, as for
    /// `ifma`. This 2^h R^2 need not be below m; its Montgomery product with 1 is 2^h R, which is below m, and
    /// the product of both is below 2 m. It is 2^(2 h) R^2, which is halved 2 h times. If R is 1, so is its
    /// square.
    fn load_r2(
        &self,
        m: &[Limb],
        bits: usize,
        r2: &mut [Lanes],
        inverse_and_m: &[Lanes],
        scratch: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        let mut halvings = 0;
        if self.shape.r_bits == 0 {
            self.set_bit(r2, 0);
        } else {
            let (row, rest) = flat_mut(scratch).split_at_mut(m.len());
            let multiple = &mut rest[..m.len()];
            multiple.copy_from_slice(m);
            limb::normalize(multiple, bits);
            // As many doublings as halvings, about, both much cheaper than squarings.
            let squarings = self.shape.r_bits.ilog2().div_ceil(2);
            let first = self.shape.r_bits.div_ceil(1 << squarings);
            halvings = (first << squarings) - self.shape.r_bits;
            portable::power_of_two(row, self.shape.r_bits + first, bits, multiple, stop);
            self.import_one(row, r2);
            for _ in 0..squarings {
                if stops(stop) {
                    return;
                }
                self.square(r2, inverse_and_m, scratch);
            }
        }
        let (one, rest) = scratch.split_at_mut(self.shape.units);
        self.set_bit(one, 0);
        self.product(one, r2, inverse_and_m, rest);
        self.product(r2, one, inverse_and_m, rest);
        if halvings > 0 {
            let row = &mut flat_mut(scratch)[..m.len()];
            call!(self.variant, reduce_product(r2, self.modulus(inverse_and_m).m));
            self.export(r2, row);
            for _ in 0..2 * halvings {
                limb::half_mod(row, m);
            }
            self.import_one(row, r2);
        }
    }

    /// Writes 2^`exponent` mod m for a prepared modulus m, which is also given as limbs. Doubles or halves
    /// R^2, so the exponent should be close to twice the bits of R. Constant-time in the modulus.
    ///
    /// # Panics
    ///
    /// Panics if `power` is not as long as `m`, or if a length is wrong.
    pub fn power_of_two(
        &self,
        exponent: usize,
        m: &[Limb],
        modulus: &[Lanes],
        power: &mut [Limb],
        scratch: &mut [Lanes],
    ) {
        assert_eq!(power.len(), m.len(), "one length");
        let r2 = &mut scratch[..self.shape.units];
        r2.copy_from_slice(self.parts(modulus).0);
        self.reduce_product(r2, modulus);
        self.export(r2, power);
        let known = 2 * self.shape.r_bits;
        for _ in known..exponent {
            limb::double_mod(power, m);
        }
        for _ in exponent..known {
            limb::half_mod(power, m);
        }
    }

    #[inline(always)]
    pub(super) fn product(
        &self,
        x: &mut [Lanes],
        y: &[Lanes],
        inverse_and_m: &[Lanes],
        scratch: &mut [Lanes],
    ) {
        // First of all: any work before a product of some fifty cycles is noticeable.
        #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
        if let (Some(kernel), [x], [y], Ok(m)) = (self.short, &mut *x, y, inverse_and_m.try_into()) {
            return kernel.mul(x, y, m);
        }
        self.product_by_variant(x, y, inverse_and_m, scratch);
    }

    #[inline(always)]
    pub(super) fn square(&self, x: &mut [Lanes], inverse_and_m: &[Lanes], scratch: &mut [Lanes]) {
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

    /// `x <- x - y mod m`, both in Montgomery form.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn sub(&self, x: &mut [Lanes], y: &[Lanes], modulus: &[Lanes]) {
        assert_eq!((x.len(), y.len()), (self.shape.units, self.shape.units), "value_len");
        let modulus = self.modulus(self.parts(modulus).1);
        call!(self.variant, sub(self.shape, x, y, modulus.m));
    }

    /// Reduces a plain number below twice its modulus. Such numbers are products of a plain factor, as made
    /// by [`Engine::import`](crate::powers::Engine::import), and one in Montgomery form.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn reduce_product(&self, x: &mut [Lanes], modulus: &[Lanes]) {
        assert_eq!(x.len(), self.shape.units, "value_len");
        assert!(modulus.len() == self.modulus_len(), "modulus_len");
        let modulus = self.modulus(self.parts(modulus).1);
        call!(self.variant, reduce_product(x, modulus.m));
    }
}
