//! The code shared by `reference` and `portable`: the layout, one row of 64-bit limbs per lane, and the
//! operations that are the same for plain numbers and Montgomery form. Values are below their moduli.

use super::{Digits, GROUPS, LANES, Shape};
use crate::limb::{self, LIMB_BITS, Limb};
use crate::memory::{Lanes, flat, flat_mut};
use crate::mistake;

/// The functions of the contract that are the same for all variants with this layout, for use inside an
/// implementation.
macro_rules! on_radix64 {
    () => {
        type Token = ();

        fn shape(bits: usize) -> Option<Shape> {
            Some(radix64::shape(bits))
        }

        fn bits(shape: Shape) -> usize {
            radix64::bits(shape)
        }

        const TOGETHER: usize = 1;

        fn set_bit(shape: Shape, x: &mut [Lanes], bit: usize) {
            radix64::set_bit(shape, x, bit);
        }

        fn import((): (), shape: Shape, rows: &[&[Limb]], value: &mut [Lanes], _: &mut [Lanes]) {
            radix64::import(shape, rows, value);
        }

        fn export((): (), shape: Shape, value: &[Lanes], rows: &mut [&mut [Limb]], _: &mut [Lanes]) {
            radix64::export(shape, value, rows);
        }

        fn import_rows(
            (): (),
            shape: Shape,
            rows: &[Limb],
            width: usize,
            values: &mut [Lanes],
            _: &mut [Lanes],
        ) {
            radix64::import_rows(shape, rows, width, values);
        }

        fn export_rows(
            (): (),
            shape: Shape,
            values: &[Lanes],
            rows: &mut [Limb],
            width: usize,
            _: &mut [Lanes],
        ) {
            radix64::export_rows(shape, values, rows, width);
        }

        fn add((): (), shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
            radix64::add(shape, x, y, m);
        }

        fn sub((): (), shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
            radix64::sub(shape, x, y, m);
        }

        fn reduce((): (), shape: Shape, x: &mut [Lanes], m: &[Lanes], _: &mut [Lanes]) {
            radix64::reduce(shape, x, m);
        }

        fn dot((): (), shape: Shape, x: &[Lanes], y: &[Lanes], sums: &mut [Lanes]) {
            radix64::dot(shape, x, y, sums);
        }

        fn look_up((): (), shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &Digits) {
            radix64::look_up(shape, x, table, digits);
        }

        fn look_up_shared((): (), shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &[Digits]) {
            radix64::look_up_shared(shape, x, table, digits);
        }
    };
}
pub(super) use on_radix64;

/// Returns the shape for moduli of up to `bits` bits.
pub(super) fn shape(bits: usize) -> Shape {
    let words = bits.div_ceil(LIMB_BITS).max(1);
    Shape {
        limbs: words,
        used: words,
        tile: words,
        full: true,
        step: words * LIMB_BITS,
        modulus_words: words,
        lanes: LANES,
        groups: GROUPS,
    }
}

/// Returns the longest modulus.
pub(super) fn bits(shape: Shape) -> usize {
    shape.limbs * LIMB_BITS
}

/// Iterates over the rows of the lanes in use.
pub(super) fn of(shape: Shape, value: &[Lanes]) -> impl Iterator<Item = &[Limb]> {
    flat(value).chunks_exact(shape.limbs).take(shape.lanes)
}

/// The same, mutably.
pub(super) fn of_mut(shape: Shape, value: &mut [Lanes]) -> impl Iterator<Item = &mut [Limb]> {
    flat_mut(value).chunks_exact_mut(shape.limbs).take(shape.lanes)
}

pub(super) fn import(shape: Shape, rows: &[&[Limb]], value: &mut [Lanes]) {
    let rows = rows.iter().copied().chain(core::iter::repeat(&[][..]));
    for (x, row) in of_mut(shape, value).zip(rows) {
        let (low, high) = x.split_at_mut(row.len());
        low.copy_from_slice(row);
        high.fill(0);
    }
}

pub(super) fn export(shape: Shape, value: &[Lanes], rows: &mut [&mut [Limb]]) {
    for (row, x) in rows.iter_mut().zip(of(shape, value)) {
        let both = row.len().min(x.len());
        row[..both].copy_from_slice(&x[..both]);
        row[both..].fill(0);
    }
}

/// Rows and the lanes of values are both stored consecutively.
pub(super) fn import_rows(shape: Shape, rows: &[Limb], width: usize, values: &mut [Lanes]) {
    let values = flat_mut(values);
    if width == shape.limbs {
        let (here, above) = values.split_at_mut(rows.len());
        here.copy_from_slice(rows);
        return above.fill(0);
    }
    values.fill(0);
    for (x, row) in values.chunks_exact_mut(shape.limbs).zip(rows.chunks_exact(width)) {
        x[..width].copy_from_slice(row);
    }
}

pub(super) fn export_rows(shape: Shape, values: &[Lanes], rows: &mut [Limb], width: usize) {
    let values = flat(values);
    if width == shape.limbs {
        return rows.copy_from_slice(&values[..rows.len()]);
    }
    let both = width.min(shape.limbs);
    for (row, x) in rows.chunks_exact_mut(width).zip(values.chunks_exact(shape.limbs)) {
        row[..both].copy_from_slice(&x[..both]);
        row[both..].fill(0);
    }
}

/// `sums <- sums + x1 y1 + x2 y2 + ...`, without reduction, row by row; there are as many values in y, or one
/// for all.
pub(super) fn dot(shape: Shape, x: &[Lanes], y: &[Lanes], sums: &mut [Lanes]) {
    let value = shape.limbs * GROUPS;
    let of_sums = Shape { limbs: 2 * shape.limbs + 1, ..shape };
    for (x, y) in x.chunks_exact(value).zip(y.chunks_exact(value).cycle()) {
        for ((z, x), y) in of_mut(of_sums, sums).zip(of(shape, x)).zip(of(shape, y)) {
            add_product(z, x, y);
        }
    }
}

/// `z <- z + x y`, where z has one limb more than a product.
fn add_product(z: &mut [Limb], x: &[Limb], y: &[Limb]) {
    let mut top = 0;
    for (i, a) in x.iter().enumerate() {
        let (row, above) = z[i..].split_at_mut(y.len());
        let mut carry = 0;
        for (z, b) in row.iter_mut().zip(y) {
            (*z, carry) = limb::mac(*z, *a, *b, carry);
        }
        (above[0], top) = limb::adc(above[0], carry, top);
    }
    z[x.len() + y.len()] += top;
}

/// `x <- x + y mod m`.
pub(super) fn add(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
    for ((x, y), m) in of_mut(shape, x).zip(of(shape, y)).zip(of(shape, m)) {
        limb::add_mod(x, y, m);
    }
}

/// `x <- x - y mod m`.
pub(super) fn sub(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
    for ((x, y), m) in of_mut(shape, x).zip(of(shape, y)).zip(of(shape, m)) {
        let mut borrow = 0;
        for (a, b) in x.iter_mut().zip(y) {
            (*a, borrow) = limb::sbb(*a, *b, borrow);
        }
        mistake!(BranchedSubtraction => {
            if borrow == 0 {
                continue;
            }
        });
        let negative = limb::mask(borrow);
        let mut carry = 0;
        for (a, b) in x.iter_mut().zip(m) {
            (*a, carry) = limb::adc(*a, *b & negative, carry);
        }
    }
}

/// `x <- x mod m` for x below 2 m.
pub(super) fn reduce(shape: Shape, x: &mut [Lanes], m: &[Lanes]) {
    for (x, m) in of_mut(shape, x).zip(of(shape, m)) {
        limb::sub_if_not_less(x, 0, m);
    }
}

/// Sets every lane to 2^`bit`.
pub(super) fn set_bit(shape: Shape, x: &mut [Lanes], bit: usize) {
    for x in of_mut(shape, x) {
        x.fill(0);
        x[bit / LIMB_BITS] = 1 << (bit % LIMB_BITS);
    }
}

/// `x <- t`, where t is the table entry selected by each lane's digit; reads all entries.
pub(super) fn look_up(shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &Digits) {
    let len = x.len();
    x.fill(Lanes::ZERO);
    for (number, entry) in (0u64..).zip(table.chunks_exact(len)) {
        for ((x, t), digit) in of_mut(shape, x).zip(of(shape, entry)).zip(flat(digits)) {
            let mask = limb::equal_mask(*digit, number);
            for (a, b) in x.iter_mut().zip(t) {
                *a |= b & mask;
            }
        }
    }
}

/// `x <- t` for consecutive values, where t is the entry of a table of numbers selected by each lane's digit;
/// reads all entries.
pub(super) fn look_up_shared(shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &[Digits]) {
    for (x, digits) in shape.values_mut(x).zip(digits) {
        for (x, digit) in of_mut(shape, x).zip(flat(digits)) {
            x.fill(0);
            for (number, entry) in (0u64..).zip(flat(table).chunks_exact(shape.limbs)) {
                let mask = limb::equal_mask(*digit, number);
                for (a, b) in x.iter_mut().zip(entry) {
                    *a |= b & mask;
                }
            }
        }
    }
}
