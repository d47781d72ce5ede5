//! Upper bounds of the columns for every shape: columns are signed sums of 63 bits.
//!
//! Intervals represent columns and are processed as in the kernels: a half of a product is from 0 to 2^52 -
//! 1, the columns of Karatsuba's rule are sums and differences of those of its parts, a carried column is a
//! limb, and a reduction adds the bias, its own halves and the carry from below.

use std::vec;
use std::vec::Vec;

use num_bigint::BigUint;

use super::karatsuba::{pays, pays_for_square, settles};
use super::{Contract, Kernel, MAX_LIMBS, RADIX_BITS, Shape, radix52};
use crate::cpu::Features;
use crate::extent::rounds;
use crate::lanes::{Plan, Variant};
use crate::memory::Lanes;
use crate::powers::Engine;

/// The least and the greatest value.
type Interval = (i128, i128);

const LIMB: Interval = (0, radix52::MASK as i128);

fn plus(a: Interval, b: Interval) -> Interval {
    (a.0 + b.0, a.1 + b.1)
}

fn times(a: Interval, factor: usize) -> Interval {
    (a.0 * factor as i128, a.1 * factor as i128)
}

/// Returns the pairs of limbs with numbers i + j = `column`.
fn pairs(limbs: usize, column: usize) -> usize {
    (column + 1).min((2 * limbs).saturating_sub(column + 1))
}

/// Returns the number of low halves in a column and of high halves from the column below.
fn halves(limbs: usize, column: usize) -> usize {
    pairs(limbs, column) + column.checked_sub(1).map_or(0, |below| pairs(limbs, below))
}

/// Returns the columns of a product of numbers with `blocks` blocks, or of a square, as computed by
/// `karatsuba`.
fn columns(blocks: usize, tile: usize, square: bool) -> Vec<Interval> {
    let limbs = blocks * tile;
    let halved = if square { pays_for_square(blocks) } else { pays(blocks) };
    if !halved {
        return (0..2 * limbs).map(|column| times(LIMB, halves(limbs, column))).collect();
    }
    // The same for the lower halves, the upper halves and the differences.
    let mut part = columns(blocks / 2, tile, square);
    if settles(blocks, tile) {
        part.fill(LIMB);
    }
    let signed = |column: Interval| {
        let most = column.0.abs().max(column.1.abs());
        if square { (-column.1, -column.0) } else { (-most, most) }
    };
    let half = limbs / 2;
    let mut all = [&part[..], &part[..]].concat();
    for i in 0..half {
        let both = plus(part[half + i], part[i]);
        all[half + i] = plus(both, plus(part[i], signed(part[i])));
        all[2 * half + i] = plus(both, plus(part[half + i], signed(part[half + i])));
    }
    all
}

/// Returns the greatest absolute value of a column, before and during the reduction of a product.
fn greatest(columns: &[Interval], limbs: usize) -> i128 {
    let (mut carry, mut greatest) = ((0, 0), 0);
    for (i, column) in columns.iter().enumerate() {
        let bias = if i < limbs { LIMB } else { (0, 0) };
        let sum = plus(plus(*column, bias), plus(times(LIMB, halves(limbs, i)), carry));
        // Summands may be added in any order.
        greatest = greatest.max(sum.1.max(column.1)).max(-sum.0.min(column.0).min(0));
        carry = (sum.0 >> RADIX_BITS, sum.1 >> RADIX_BITS);
    }
    greatest
}

/// Returns the shapes of all plans.
fn shapes() -> Vec<Shape> {
    let mut shapes: Vec<Shape> = vec![];
    for bits in 0..=RADIX_BITS * (MAX_LIMBS + 1) {
        let Some(shape) = Kernel::shape(bits) else { continue };
        assert!(Kernel::bits(shape) >= bits, "{shape:?} for {bits} bits");
        if shapes.last().is_none_or(|last| (last.limbs, last.full) != (shape.limbs, shape.full)) {
            shapes.push(shape);
        }
    }
    shapes
}

#[test]
fn no_column_outgrows_its_bits() {
    let shapes = shapes();
    assert!(shapes.len() > 100 && shapes.iter().any(|shape| shape.limbs == MAX_LIMBS));
    for shape in shapes.into_iter().rev().step_by(rounds(1, 16)) {
        let (limbs, blocks) = (shape.limbs, shape.limbs / shape.tile);
        // A plain factor of a product is below R, or a quarter of it: x r2 < R m.
        assert!(shape.step <= Kernel::bits(shape), "{shape:?}");
        for square in [false, true] {
            let greatest = greatest(&columns(blocks, shape.tile, square), limbs);
            assert!(greatest < 1 << 63, "{shape:?}, square: {square}: 2^{}", greatest.ilog2());
        }
    }
}

/// Returns numbers for which the columns of all levels are large at the same time: limbs 2^52 - r with r^2
/// just below multiples of 2^52, so both halves of the products are near 2^52; r doubles with each part of
/// the number, so differences have the same form. The top limb of each part determines which difference is
/// negative.
fn great_columns(parts: usize, limbs: usize, falls: bool) -> BigUint {
    let mut number = BigUint::ZERO;
    for part in (0..parts).rev() {
        let doublings = if falls { parts - 1 - part } else { part }.count_ones();
        for limb in (0..limbs / parts).rev() {
            let top = limb + 1 == limbs / parts;
            let limb =
                if top { (1u64 << 20) << doublings } else { (1 << 52) - (((1 << 26) - 64) << doublings) };
            number = (number << RADIX_BITS) + limb;
        }
    }
    number
}

#[test]
fn the_greatest_columns_are_carried_right() {
    let features = Features::detect().unwrap();
    let Some(ifma) = Variant::all(features).find(|variant| matches!(variant, Variant::Ifma(_))) else {
        return;
    };
    for (parts, limbs) in [(8, 160), (8, 192), (8, 256), (16, 320), (16, 384), (8, 416), (16, 448), (8, 480)]
    {
        let plan = Plan::new(ifma, RADIX_BITS * limbs - 2);
        assert_eq!(plan.limbs(), limbs);
        let (x, y) = (great_columns(parts, limbs, false), great_columns(parts, limbs, true));
        let m = (BigUint::from(1u32) << plan.bits()) - 1u32;
        let inverse = (BigUint::from(1u32) << (RADIX_BITS * limbs)).modinv(&m).unwrap();
        let words = |number: &BigUint| {
            let mut words = number.to_u64_digits();
            words.resize(plan.bits().div_ceil(64), 0);
            words
        };
        let mut scratch = vec![Lanes::ZERO; plan.scratch_len()];
        let mut modulus = vec![Lanes::ZERO; plan.modulus_len()];
        plan.load_moduli(&[&words(&m)], &mut modulus, &mut scratch, None);
        let value = |number: &BigUint, scratch: &mut [Lanes]| {
            let mut value = vec![Lanes::ZERO; plan.value_len()];
            plan.import(&[&words(number)], &mut value, scratch);
            value
        };
        let exported = |mut value: Vec<Lanes>, scratch: &mut [Lanes]| {
            plan.reduce(&mut value, &modulus, scratch);
            let mut row = words(&BigUint::ZERO);
            plan.export(&value, &mut [&mut row], scratch);
            row
        };
        let mut product = value(&x, &mut scratch);
        let factor = value(&y, &mut scratch);
        plan.mul(&mut product, &factor, &modulus, &mut scratch);
        assert_eq!(exported(product, &mut scratch), words(&(&x * &y * &inverse % &m)), "{limbs} limbs");
        for x in [&x, &y] {
            let mut square = value(x, &mut scratch);
            plan.sqr(&mut square, &modulus, &mut scratch);
            assert_eq!(
                exported(square, &mut scratch),
                words(&(x * x * &inverse % &m)),
                "square of {limbs} limbs"
            );
        }
    }
}
