//! z = z + x1 y1 + x2 y2 + ..., not reduced: the columns of a block stay in registers while all products are
//! added to them.

use super::columns::Columns;
use super::{TILE, blocks, blocks_mut, groups, groups_mut};
use crate::lanes::{GROUPS, Shape, pairs};
use crate::memory::Lanes;

/// The limbs of a sum above those of a product.
pub(in crate::lanes) const LIMBS_ABOVE: usize = TILE;

/// `sums <- sums + x1 y1 + x2 y2 + ...`, with as many values in y or one for all.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(in crate::lanes) fn dot(shape: Shape, x: &[Lanes], y: &[Lanes], sums: &mut [Lanes]) {
    let value = shape.limbs * GROUPS;
    let of_sums = Shape { limbs: 2 * shape.limbs + LIMBS_ABOVE, ..shape };
    for (g, sums) in groups_mut(of_sums, sums).enumerate() {
        let group = |value| blocks(groups(shape, value).nth(g).expect("a value has all groups"));
        let mut c = Columns::new();
        for (d, sums) in blocks_mut(sums).iter_mut().enumerate() {
            if d < 2 * shape.limbs / TILE {
                for (x, y) in x.chunks_exact(value).zip(y.chunks_exact(value).cycle()) {
                    for (a, b) in pairs(group(x), group(y), d, d + 1) {
                        c.tile(a, b);
                    }
                }
            }
            c.gather(sums);
            c.slide();
        }
    }
}
