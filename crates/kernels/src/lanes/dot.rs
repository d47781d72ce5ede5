//! Sums of products as integers, without reduction.

use super::{Contract, Plan, Shape, call, kernel};
use crate::limb::Limb;
use crate::memory::Lanes;
use crate::powers::Engine;

impl Plan {
    /// Returns the length of a sum of products in every lane: what [`Plan::dot`] adds to.
    #[must_use]
    pub fn sums_len(&self) -> usize {
        self.shape_of_sums().value_len()
    }

    /// Returns the shape of a sum of products: the limbs of a product, and more for the carries.
    fn shape_of_sums(&self) -> Shape {
        let above = kernel!(self.variant, K => K::LIMBS_ABOVE);
        let limbs = 2 * self.shape.limbs + above;
        Shape { limbs, tile: limbs, ..self.shape }
    }

    /// `sums <- sums + x1 y1 + x2 y2 + ...`, lane by lane, for plain numbers as made by [`Engine::import`]: any
    /// number of consecutive values, with as many values in y or one for all. There is no reduction, and no
    /// modulus is needed. There is room for 2^52 products. Constant-time.
    ///
    /// Initialize sums to zeros, and read them with [`Plan::export_sums`].
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn dot(&self, x: &[Lanes], y: &[Lanes], sums: &mut [Lanes]) {
        let value = self.value_len();
        assert!(x.len().is_multiple_of(value), "value_len");
        assert!(y.len() == value || y.len() == x.len(), "value_len");
        assert_eq!(sums.len(), self.sums_len(), "sums_len");
        call!(self.variant, dot(self.shape, x, y, sums));
    }

    /// Converts sums of products to rows of 64-bit limbs, one per lane. A row needs as many limbs as both
    /// operands together and one more; longer rows are padded with zeros. Constant-time.
    ///
    /// # Panics
    ///
    /// Panics if there are more rows than lanes, or if a length is wrong.
    pub fn export_sums(&self, sums: &[Lanes], rows: &mut [&mut [Limb]], scratch: &mut [Lanes]) {
        assert_eq!(sums.len(), self.sums_len(), "sums_len");
        assert!(scratch.len() >= self.scratch_len(), "scratch_len");
        assert!(rows.len() <= self.lanes(), "more rows than lanes");
        call!(self.variant, export_sums(self.shape_of_sums(), sums, rows, scratch));
    }
}
