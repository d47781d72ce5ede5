//! Sums of products that are not reduced: integers, whatever the moduli.

use super::{Contract, Plan, Shape, call, kernel};
use crate::limb::Limb;
use crate::memory::Lanes;

impl Plan {
    /// The length of a sum of products in every lane: what [`Plan::dot`] adds to.
    #[must_use]
    pub fn sums_len(&self) -> usize {
        self.shape_of_sums().value_len()
    }

    /// A sum of products in every lane: the limbs of a product, and some above them for the carries.
    fn shape_of_sums(&self) -> Shape {
        let above = kernel!(self.variant, K => K::LIMBS_ABOVE);
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
        call!(self.variant, dot(self.shape, x, y, sums));
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
        call!(self.variant, export_sums(self.shape_of_sums(), sums, rows, scratch));
    }
}
