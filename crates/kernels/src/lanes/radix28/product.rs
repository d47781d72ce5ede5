//! z = x y 2^(-28 k) and z = x^2 2^(-28 k), block by block of the columns. See the module head of the parent.

use super::columns::Columns;
use super::{Row, blocks, blocks_mut, few, groups, groups_mut, is_few, of_lanes};
use crate::lanes::{Modulus, Shape, pairs};
use crate::memory::Lanes;

/// `x <- x y / R`. Overwriting x is safe: a block is written only when no later block needs it.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(in crate::lanes) fn mul(
    shape: Shape,
    x: &mut [Lanes],
    y: &[Lanes],
    m: Modulus<'_>,
    scratch: &mut [Lanes],
) {
    let q = groups_mut(shape, scratch).next().expect("scratch_len");
    let constants = groups(shape, m.m).zip(of_lanes(m.n0_inv));
    for ((x, y), (m, n0_inv)) in groups_mut(shape, x).zip(groups(shape, y)).zip(constants) {
        if is_few(shape) {
            few::mul(shape.used, x, Some(y), m, n0_inv);
        } else {
            mul_group(x, y, m, n0_inv, q);
        }
    }
}

/// `x <- x^2 / R`.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(in crate::lanes) fn sqr(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    let q = groups_mut(shape, scratch).next().expect("scratch_len");
    let constants = groups(shape, m.m).zip(of_lanes(m.n0_inv));
    for (x, (m, n0_inv)) in groups_mut(shape, x).zip(constants) {
        if is_few(shape) {
            few::mul(shape.used, x, None, m, n0_inv);
        } else {
            sqr_group(x, m, n0_inv, q);
        }
    }
}

#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
fn mul_group(x: &mut [Row], y: &[Row], m: &[Row], n0_inv: &Row, q: &mut [Row]) {
    let (x, y, m, q) = (blocks_mut(x), blocks(y), blocks(m), blocks_mut(q));
    let count = x.len();
    let mut c = Columns::new();
    for d in 0..2 * count - 1 {
        for (a, b) in pairs(x, y, d, d + 1) {
            c.tile(a, b);
        }
        for (a, b) in pairs(q, m, d, d) {
            c.tile(a, b);
        }
        if d < count {
            c.reduce(&m[0], n0_inv, &mut q[d]);
        } else {
            c.carry_out(&mut x[d - count]);
        }
        c.slide();
    }
    c.carry_out(&mut x[count - 1]);
}

#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
fn sqr_group(x: &mut [Row], m: &[Row], n0_inv: &Row, q: &mut [Row]) {
    let (x, m, q) = (blocks_mut(x), blocks(m), blocks_mut(q));
    let count = x.len();
    let mut c = Columns::new();
    for d in 0..2 * count - 1 {
        for (a, b) in pairs(x, x, d, d.div_ceil(2)) {
            c.tile_twice(a, b);
        }
        if d % 2 == 0 {
            c.tile_square(&x[d / 2]);
        }
        for (a, b) in pairs(q, m, d, d) {
            c.tile(a, b);
        }
        if d < count {
            c.reduce(&m[0], n0_inv, &mut q[d]);
        } else {
            c.carry_out(&mut x[d - count]);
        }
        c.slide();
    }
    c.carry_out(&mut x[count - 1]);
}
