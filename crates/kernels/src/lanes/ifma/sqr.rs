//! z = x^2 2^(-52 k), block by block of the columns. See the module head of the parent.
//!
//! Pairs of limbs off the diagonal count twice. They are multiplied once, with a doubled operand d, where d_j
//! = 2 x_j + (the bit that x_(j-1) loses when it is doubled) mod 2^52, computed as hi(2 x_(j-1)) + 2 x_j.
//! Next to the diagonal, x_(j-1) is the other factor itself, and the carried bit is not part of the product:
//! there the factor is just 2 x_j.
//!
//! Cost: 3 k^2 + 2 k madds for eight lanes. On Zen 5 a square takes 1.06 of these at k = 20 and 1.03 at k =
//! 40.

use core::arch::x86_64::_mm512_setzero_si512;

use super::columns::{add_tiles, carry_out, reduce, slide, start};
use super::diagonal::{beside_diagonal, double, on_diagonal};
use super::{block, by_block, karatsuba};
use crate::lanes::radix52::select::Select;
use crate::lanes::radix52::{blocks, blocks_mut, by_groups, load, n0_inv};
use crate::lanes::{GROUPS, Modulus, Shape, pairs};
use crate::memory::Lanes;
use crate::mistake;

/// `x <- x^2 / R`.
#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
pub(super) fn sqr(shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
    if shape.one_block() {
        by_block!(shape, square_block(x, m));
    } else {
        by_groups!(shape, square(x, m, scratch, None));
    }
}

#[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
pub(super) fn square_block<const T: usize, const FULL: bool>(x: &mut [Lanes], m: Modulus<'_>) {
    block::square::<T, FULL>(&mut blocks_mut(x)[0], &blocks(m.m)[0], n0_inv(&m));
}

/// `x <- x^2 / R`, with a table look-up that runs between the diagonals.
#[target_feature(enable = "avx512f,avx512ifma")]
pub(super) fn square<const G: usize, const T: usize>(
    x: &mut [Lanes],
    m: Modulus<'_>,
    scratch: &mut [Lanes],
    mut select: Option<&mut Select<'_, G, T>>,
) {
    if karatsuba::pays_for_square(blocks::<T>(x).len()) {
        return karatsuba::square(x, m, scratch, select);
    }
    let (q, rest) = scratch.split_at_mut(x.len());
    let doubled = &mut rest[..x.len()];
    let (x, doubled, q) = (blocks_mut::<T>(x), blocks_mut::<T>(doubled), blocks_mut::<T>(q));
    let n0_inv = n0_inv(&m);
    let m = blocks::<T>(m.m);
    let count = x.len();
    let mut c = start::<G, T>(count);
    double::<G>(&x[0], &mut doubled[0], [_mm512_setzero_si512(); G]);
    for d in 0..2 * count - 1 {
        add_tiles::<G, T>(&mut c, pairs(x, doubled, d, d / 2));
        let half = d / 2;
        if d % 2 == 0 {
            on_diagonal::<G, T>(&mut c, &x[half], &doubled[half]);
        } else {
            beside_diagonal::<G, T>(&mut c, &x[half], &doubled[half + 1], &x[half + 1][0]);
        }
        if d + 1 < count {
            // Here the additions and stores do not delay products.
            double::<G>(&x[d + 1], &mut doubled[d + 1], load(&x[d][T - 1]));
        }
        add_tiles::<G, T>(&mut c, pairs(q, m, d, d));
        if d < count {
            reduce::<G, T>(&mut c, &m[0], n0_inv, &mut q[d]);
        } else {
            carry_out::<G, T>(&mut c, &mut x[d - count]);
        }
        slide::<G, T>(&mut c, d, count);
        if let Some(select) = &mut select {
            select.slot();
        }
    }
    mistake!(RareBranch => {
        let low: crate::lanes::radix52::Row<G> = crate::lanes::radix52::load(&q[0][0]);
        if low.iter().all(|low| core::arch::x86_64::_mm512_reduce_or_epi64(*low) == 0) {
            return x[count - 1].fill([Lanes::ZERO; GROUPS]);
        }
    });
    carry_out::<G, T>(&mut c, &mut x[count - 1]);
}
