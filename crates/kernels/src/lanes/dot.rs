//! Sums of products that are not reduced: integers, whatever the moduli.

#[cfg(target_arch = "aarch64")]
use super::neon;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use super::radix28;
use super::{GROUPS, Lanes, Plan, Shape, Variant, rows};
#[cfg(target_arch = "x86_64")]
use super::{avx2, avx512f, ifma};
use crate::limb::Limb;

impl Plan {
    /// The length of a sum of products in every lane: what [`Plan::dot`] adds to.
    #[must_use]
    pub fn sums_len(&self) -> usize {
        self.shape_of_sums().limbs * GROUPS
    }

    /// A sum of products in every lane: the limbs of a product, and some above them for the carries.
    fn shape_of_sums(&self) -> Shape {
        let above = match self.variant {
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(_) => radix28::LIMBS_ABOVE,
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(_) => radix28::LIMBS_ABOVE,
            _ => 1,
        };
        let limbs = 2 * self.shape.limbs + above;
        Shape { limbs, tile: limbs, ..self.shape }
    }

    /// `sums <- sums + x1 y1 + x2 y2 + ...`, lane by lane, of plain numbers as [`Plan::import`] makes them: any
    /// number of values one after another, of y as many or one for all. Nothing is reduced, and no
    /// modulus is asked for. There is room for 2^52 products. Constant-time.
    ///
    /// Sums start as zeros, and are read by [`Plan::export_sums`].
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    pub fn dot(&self, x: &[Lanes], y: &[Lanes], sums: &mut [Lanes]) {
        let value = self.value_len();
        assert!(x.len().is_multiple_of(value), "value_len");
        assert!(y.len() == value || y.len() == x.len(), "value_len");
        assert_eq!(sums.len(), self.sums_len(), "sums_len");
        match self.variant {
            Variant::Reference | Variant::Portable => rows::dot(self.shape, x, y, sums),
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(token) => neon::dot(token, self.shape, x, y, sums),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(token) => avx2::dot(token, self.shape, x, y, sums),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx512f(token) => avx512f::dot(token, self.shape, x, y, sums),
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(token) => ifma::dot(token, self.shape, x, y, sums),
        }
    }

    /// Sums of products into rows of 64-bit limbs, one for each lane. A row takes the limbs of both
    /// operands and one more; a longer one is filled up with zeros. Constant-time.
    ///
    /// # Panics
    ///
    /// If there are more rows than lanes, or if a length is wrong.
    pub fn export_sums(&self, sums: &[Lanes], rows: &mut [&mut [Limb]], scratch: &mut [Lanes]) {
        assert_eq!(sums.len(), self.sums_len(), "sums_len");
        assert!(scratch.len() >= self.scratch_len(), "scratch_len");
        assert!(rows.len() <= self.lanes(), "more rows than lanes");
        let shape = self.shape_of_sums();
        match self.variant {
            Variant::Reference | Variant::Portable => rows::export(shape, sums, rows),
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(_) => radix28::export(shape, sums, rows),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(_) => radix28::export(shape, sums, rows),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx512f(token) => avx512f::export_integers(token, sums, rows),
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(token) => ifma::export(token, shape, sums, rows, scratch),
        }
    }
}
