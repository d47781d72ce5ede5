//! z = x y R^-1 mod m with R = 2^(416 v), one number across the lanes of v registers (REDC in three
//! products, [Montgomery85]; the layout is that of `across`).
//!
//! Input: m odd, 4 m < R, x y < 4 m^2. Output: z < 2 m, as "almost" Montgomery products do. Constant-time.
//! Requires AVX-512 F, DQ, BW, IFMA (Ice Lake 2019, Zen 4 2022). Cost: 64 v^2 vpmadd52, of which two run per
//! cycle, for x y, the low half times -1/m for q, and the upper half of q m; bound by them and by three carry
//! propagations.
//!
//! The usual reduction computes a quotient limb and waits for it before the next; here there are only three
//! dependent products. The lower halves of t = x y and q m add up to a multiple of R, so their carry into the
//! upper half follows from their uppermost column alone, rounded up.
//!
//! A product is stored as columns first, and its carries are propagated afterwards. For short numbers this
//! takes as long as the multiplications, and the next product waits for it. So the code continues with
//! multiplications that do not depend on these carries, and the processor executes both at once: with the
//! upper half of x y, or with the same stage of a second number, which has its own modulus. On Zen 4, two
//! squares modulo 1024 bits take 0.88 of the time of two single ones. From 3072 bits, the multipliers are
//! always busy, and two numbers together gain at most 2 %.
//!
//! R is a power of 2^416, which corresponds to whole vectors, so that the halves of a product are whole
//! registers.

use super::{Contract, Modulus, Shape};
use crate::across::{
    self, Carries, Columns, LANES, RADIX_BITS, Tiling, add_high_block, add_low_block, by_tile,
    high_square_block, load, low_square_block, store,
};
use crate::cpu::{Ifma, ifma_entry};
use crate::limb::{self, LIMB_BITS, Limb};
use crate::memory::Lanes;

use core::arch::x86_64::{
    __m512i, _mm512_add_epi64, _mm512_alignr_epi64, _mm512_and_si512, _mm512_cmpneq_epi64_mask,
    _mm512_madd52hi_epu64, _mm512_madd52lo_epu64, _mm512_mask_mov_epi64, _mm512_maskz_mov_epi64,
    _mm512_maskz_set1_epi64, _mm512_reduce_add_epi64, _mm512_set1_epi64, _mm512_setzero_si512,
    _mm512_xor_si512,
};
use core::ops::Range;

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = Ifma;

    fn shape(_: Ifma, bits: usize) -> Option<Shape> {
        let tiling = Tiling::new(bits + 2)?;
        let units = tiling.vectors();
        let r_bits = RADIX_BITS * LANES * units;
        Some(Shape {
            limbs: LANES * units,
            r_bits,
            units,
            inverse_units: 2 * units,
            scratch_units: 3 * units,
            // `to_mont` multiplies a number below R / 2 by R^2 mod m, which is below 2 m.
            words: (r_bits - 2) / LIMB_BITS,
            bits: r_bits - 2,
            tiling,
        })
    }

    fn set_bit(x: &mut [Lanes], bit: usize) {
        set_bit(x, bit);
    }

    fn export(token: Ifma, _: Shape, value: &[Lanes], number: &mut [Limb]) {
        export(token, value, number);
    }

    fn mul(token: Ifma, shape: Shape, x: &mut [Lanes], y: &[Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
        mul(token, shape, x, y, [m], scratch);
    }

    fn sqr(token: Ifma, shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]) {
        sqr(token, shape, x, [m], scratch);
    }

    ifma_entry! {
        fn import(number: &[Limb], value: &mut [Lanes]) = across::import;

        /// -1/m, then m's limbs in reverse order.
        fn inverse(
            shape: Shape, lowest: Limb, m: &[Lanes], inverse: &mut [Lanes], scratch: &mut [Lanes],
        ) = inverse_inner;

        /// Operands and result are below 2 m: computes x + y, minus 2 m if it reaches 2 m.
        fn add(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) = add_inner;

        /// Operands and result are below 2 m: computes x - y, plus 2 m if it is negative.
        fn sub(shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) = sub_inner;

        fn mul_both(
            shape: Shape, x: &mut [Lanes], y: &[Lanes], m: [Modulus<'_>; 2], scratch: &mut [Lanes],
        ) = mul_inner;

        fn sqr_both(
            shape: Shape, x: &mut [Lanes], m: [Modulus<'_>; 2], scratch: &mut [Lanes],
        ) = sqr_inner;

        /// One subtraction, because the product is below 2 m.
        fn reduce_product(x: &mut [Lanes], m: &[Lanes]) = reduce_once_inner;

        fn reduce_product_with_one(x: &mut [Lanes], m: &[Lanes]) = clear_modulus;

        fn look_up(x: &mut [Lanes], table: &[Lanes], digit: Limb) = look_up_inner;
    }
}

ifma_entry! {
    fn export(value: &[Lanes], number: &mut [Limb]) = across::export;
    fn mul(
        shape: Shape, x: &mut [Lanes], y: &[Lanes], m: [Modulus<'_>; 1], scratch: &mut [Lanes],
    ) = mul_inner;
    fn sqr(shape: Shape, x: &mut [Lanes], m: [Modulus<'_>; 1], scratch: &mut [Lanes]) = sqr_inner;
}

/// 2^`bit`.
fn set_bit(x: &mut [Lanes], bit: usize) {
    x.fill(Lanes::ZERO);
    let limb = bit / RADIX_BITS;
    x[limb / LANES].0[limb % LANES] = 1 << (bit % RADIX_BITS);
}

#[target_feature(enable = "avx512f,avx512ifma")]
fn mul_inner<const N: usize>(
    shape: Shape,
    x: &mut [Lanes],
    y: &[Lanes],
    m: [Modulus<'_>; N],
    scratch: &mut [Lanes],
) {
    by_tile!(shape.tiling, product::<N>(x, y, m, scratch));
}

#[target_feature(enable = "avx512f,avx512ifma")]
fn sqr_inner<const N: usize>(shape: Shape, x: &mut [Lanes], m: [Modulus<'_>; N], scratch: &mut [Lanes]) {
    by_tile!(shape.tiling, square::<N>(x, m, scratch));
}

#[target_feature(enable = "avx512f,avx512ifma")]
fn product<const T: usize, const N: usize>(
    x: &mut [Lanes],
    y: &[Lanes],
    m: [Modulus<'_>; N],
    scratch: &mut [Lanes],
) {
    let number = number::<N>(x.len());
    for i in 0..N {
        low_product::<T>(blocks_mut(&mut scratch[number(i)]), blocks(&x[number(i)]), blocks(&y[number(i)]));
    }
    let mut owed = [_mm512_setzero_si512(); N];
    for (i, owed) in owed.iter_mut().enumerate() {
        *owed = settle(&mut scratch[number(i)], *owed);
        high_product::<T>(blocks_mut(&mut x[number(i)]), blocks(&y[number(i)]));
    }
    reduce::<T, N>(x, owed, m, scratch);
}

#[target_feature(enable = "avx512f,avx512ifma")]
fn square<const T: usize, const N: usize>(x: &mut [Lanes], m: [Modulus<'_>; N], scratch: &mut [Lanes]) {
    let number = number::<N>(x.len());
    for i in 0..N {
        low_square::<T>(blocks_mut(&mut scratch[number(i)]), blocks(&x[number(i)]));
    }
    let mut owed = [_mm512_setzero_si512(); N];
    for (i, owed) in owed.iter_mut().enumerate() {
        *owed = settle(&mut scratch[number(i)], *owed);
        high_square::<T>(blocks_mut(&mut x[number(i)]));
    }
    reduce::<T, N>(x, owed, m, scratch);
}

/// Computes `x <- (x R + t) / R mod m` for each number, from the limbs of t, at the start of the scratch
/// memory, its carry in `owed`, and the columns of x.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn reduce<const T: usize, const N: usize>(
    x: &mut [Lanes],
    mut owed: [__m512i; N],
    m: [Modulus<'_>; N],
    scratch: &mut [Lanes],
) {
    let number = number::<N>(x.len());
    let (t, q) = scratch.split_at_mut(x.len());
    for (i, m) in m.iter().enumerate() {
        let t = &t[number(i)];
        low_product::<T>(blocks_mut(&mut q[number(i)]), blocks(t), blocks(&m.inverse[..t.len()]));
    }
    for (i, (m, owed)) in m.iter().zip(&mut owed).enumerate() {
        let (t, q) = (&t[number(i)], &mut q[number(i)]);
        settle(q, _mm512_setzero_si512());
        let carry = carry_of_low_halves(t, q, &m.inverse[t.len()..]);
        *owed = _mm512_add_epi64(*owed, carry);
        add_high_product::<T>(blocks_mut(&mut x[number(i)]), blocks(q), blocks(m.m));
    }
    for (i, owed) in owed.into_iter().enumerate() {
        settle(&mut x[number(i)], owed);
    }
}

/// Returns the function from i to the range of value i, of N values that are `len` units long in total.
#[inline]
fn number<const N: usize>(len: usize) -> impl Fn(usize) -> Range<usize> {
    move |i| i * len / N..(i + 1) * len / N
}

/// Computes the columns of `x y mod R`.
#[target_feature(enable = "avx512f,avx512ifma")]
fn low_product<const T: usize>(z: &mut [[Lanes; T]], x: &[[Lanes; T]], y: &[[Lanes; T]]) {
    for (d, z) in z.iter_mut().enumerate() {
        let mut c = Columns::new();
        add_low_block(&mut c, x, y, d);
        c.put(z);
    }
}

/// Computes the columns of `x y / R` in the place of x.
#[target_feature(enable = "avx512f,avx512ifma")]
fn high_product<const T: usize>(x: &mut [[Lanes; T]], y: &[[Lanes; T]]) {
    for d in 0..x.len() {
        let mut c = Columns::new();
        add_high_block(&mut c, x, y, d);
        c.put(&mut x[d]);
    }
}

/// Adds the columns of `q m / R` to those of x.
#[target_feature(enable = "avx512f,avx512ifma")]
fn add_high_product<const T: usize>(x: &mut [[Lanes; T]], q: &[[Lanes; T]], m: &[[Lanes; T]]) {
    for (d, x) in x.iter_mut().enumerate() {
        let mut c = Columns::from(x);
        add_high_block(&mut c, q, m, d);
        c.put(x);
    }
}

/// Computes the columns of `x^2 mod R`.
#[target_feature(enable = "avx512f,avx512ifma")]
fn low_square<const T: usize>(z: &mut [[Lanes; T]], x: &[[Lanes; T]]) {
    for (d, z) in z.iter_mut().enumerate() {
        low_square_block(x, d).put(z);
    }
}

/// Computes the columns of `x^2 / R` in the place of x.
#[target_feature(enable = "avx512f,avx512ifma")]
fn high_square<const T: usize>(x: &mut [[Lanes; T]]) {
    for d in 0..x.len() {
        high_square_block(x, d).put(&mut x[d]);
    }
}

/// Converts columns to limbs, with `owed` added to the lowest ones, and returns the carry.
#[target_feature(enable = "avx512f")]
fn settle(columns: &mut [Lanes], mut owed: __m512i) -> __m512i {
    let mut carries = Carries::new(0);
    for column in columns {
        store(column, carries.settle(_mm512_add_epi64(load(column), owed)));
        owed = _mm512_setzero_si512();
    }
    carries.rest()
}

/// Returns the carry of the low halves of t and q m, whose sum is a multiple of R, into the upper half, in
/// lane 0.
///
/// Only the uppermost column of q m is computed. The columns below it would add less than 2^12, which rounds
/// the sum up to the next multiple of 2^52.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn carry_of_low_halves(t: &[Lanes], q: &[Lanes], reversed: &[Lanes]) -> __m512i {
    let mut column = _mm512_setzero_si512();
    let mut column_high = _mm512_setzero_si512();
    let mut above = _mm512_setzero_si512();
    // In the uppermost column, limb i of q is multiplied by limb i of the reversed modulus; in the column
    // below, by limb i + 1.
    for (q, m) in q.iter().zip(reversed).rev() {
        let (q, m) = (load(q), load(m));
        column = _mm512_madd52lo_epu64(column, q, m);
        column_high = _mm512_madd52hi_epu64(column_high, q, _mm512_alignr_epi64::<1>(above, m));
        above = m;
    }
    let sum = _mm512_reduce_add_epi64(_mm512_add_epi64(column, column_high)) as u64;
    let top = t[t.len() - 1].0[LANES - 1];
    const HALF: u64 = 1 << (RADIX_BITS - 1);
    _mm512_maskz_set1_epi64(1, ((sum + top + HALF) >> RADIX_BITS) as i64)
}

#[target_feature(enable = "avx512f")]
fn add_inner(_: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
    // x + y, and whether it reaches 2 m, that is, whether adding R - 2 m (the complement plus 1) carries out.
    let (mut sum, mut twice, mut complement) = (Carries::new(0), Carries::new(0), Carries::new(1));
    for ((x, y), m) in x.iter_mut().zip(y).zip(m) {
        let limbs = sum.settle(_mm512_add_epi64(load(x), load(y)));
        let minus = _mm512_xor_si512(twice.settle(_mm512_add_epi64(load(m), load(m))), across::mask());
        complement.settle(_mm512_add_epi64(limbs, minus));
        store(x, limbs);
    }
    let reached = complement.out();
    let keep = limb::mask(u64::from(reached)) as i64;
    let (mut twice, mut complement) = (Carries::new(0), Carries::new(reached));
    for (x, m) in x.iter_mut().zip(m) {
        let minus = _mm512_xor_si512(twice.settle(_mm512_add_epi64(load(m), load(m))), across::mask());
        let minus = _mm512_and_si512(minus, _mm512_set1_epi64(keep));
        let rest = complement.settle(_mm512_add_epi64(load(x), minus));
        store(x, rest);
    }
}

#[target_feature(enable = "avx512f")]
fn sub_inner(_: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]) {
    // x + (R - y), with R - y as the complement plus 1: a carry means that x - y is not negative.
    let mut difference = Carries::new(1);
    for (x, y) in x.iter_mut().zip(y) {
        let minus = _mm512_xor_si512(load(y), across::mask());
        let limbs = difference.settle(_mm512_add_epi64(load(x), minus));
        store(x, limbs);
    }
    let negative = limb::mask(u64::from(1 ^ difference.out())) as i64;
    let (mut twice, mut sum) = (Carries::new(0), Carries::new(0));
    for (x, m) in x.iter_mut().zip(m) {
        let twice =
            _mm512_and_si512(twice.settle(_mm512_add_epi64(load(m), load(m))), _mm512_set1_epi64(negative));
        let limbs = sum.settle(_mm512_add_epi64(load(x), twice));
        store(x, limbs);
    }
}

#[target_feature(enable = "avx512f")]
fn reduce_once_inner(x: &mut [Lanes], m: &[Lanes]) {
    // Whether x reaches m, that is, whether adding R - m (the complement plus 1) carries out.
    let mut complement = Carries::new(1);
    for (x, m) in x.iter().zip(m) {
        complement.settle(_mm512_add_epi64(load(x), _mm512_xor_si512(load(m), across::mask())));
    }
    let reached = complement.out();
    let keep = _mm512_set1_epi64(limb::mask(u64::from(reached)) as i64);
    let mut complement = Carries::new(reached);
    for (x, m) in x.iter_mut().zip(m) {
        let minus = _mm512_and_si512(_mm512_xor_si512(load(m), across::mask()), keep);
        let rest = complement.settle(_mm512_add_epi64(load(x), minus));
        store(x, rest);
    }
}

/// `x <- 0` if x is m, as the product with 1 is for a multiple of m.
#[target_feature(enable = "avx512f")]
fn clear_modulus(x: &mut [Lanes], m: &[Lanes]) {
    let mut differs = 0;
    for (x, m) in x.iter().zip(m) {
        differs |= _mm512_cmpneq_epi64_mask(load(x), load(m));
    }
    let keep = if_any(differs);
    for x in x.iter_mut() {
        store(x, _mm512_maskz_mov_epi64(keep, load(x)));
    }
}

/// Returns all ones if a bit is set, else zero. Constant-time.
fn if_any(bits: u8) -> u8 {
    limb::mask((u64::from(bits) + 0xff) >> 8) as u8
}

#[target_feature(enable = "avx512f,avx512ifma")]
fn inverse_inner(shape: Shape, lowest: Limb, m: &[Lanes], inverse: &mut [Lanes], scratch: &mut [Lanes]) {
    by_tile!(shape.tiling, inverse_of(shape, lowest, m, inverse, scratch));
}

#[target_feature(enable = "avx512f,avx512ifma")]
fn inverse_of<const T: usize>(
    shape: Shape,
    lowest: Limb,
    m: &[Lanes],
    inverse: &mut [Lanes],
    scratch: &mut [Lanes],
) {
    let (minus_inverse, reversed) = inverse.split_at_mut(m.len());
    for (i, z) in reversed.iter_mut().enumerate() {
        *z = m[m.len() - 1 - i];
        z.0.reverse();
    }
    // Newton's iteration x <- x (2 + m x) for -1/m: a limb is right to begin with, and each step doubles
    // them.
    let (t, rest) = scratch.split_at_mut(m.len());
    let next = &mut rest[..m.len()];
    set_bit(minus_inverse, 0);
    minus_inverse[0].0[0] = limb::neg_inv(lowest) & ((1 << RADIX_BITS) - 1);
    let mut right = 1;
    while right < shape.limbs {
        low_product::<T>(blocks_mut(t), blocks(m), blocks(minus_inverse));
        settle(t, _mm512_maskz_set1_epi64(1, 2));
        low_product::<T>(blocks_mut(next), blocks(t), blocks(minus_inverse));
        settle(next, _mm512_setzero_si512());
        minus_inverse.copy_from_slice(next);
        right *= 2;
    }
}

/// Reads every entry and keeps the one selected by the digit.
#[target_feature(enable = "avx512f")]
fn look_up_inner(x: &mut [Lanes], table: &[Lanes], digit: Limb) {
    let len = x.len();
    x.fill(Lanes::ZERO);
    for (number, entry) in (0..).zip(table.chunks_exact(len)) {
        let wanted = limb::equal_mask(digit, number) as u8;
        for (x, t) in x.iter_mut().zip(entry) {
            store(x, _mm512_mask_mov_epi64(load(x), wanted, load(t)));
        }
    }
}

/// A value as blocks of T vectors.
#[inline]
fn blocks<const T: usize>(value: &[Lanes]) -> &[[Lanes; T]] {
    value.as_chunks().0
}

#[inline]
fn blocks_mut<const T: usize>(value: &mut [Lanes]) -> &mut [[Lanes; T]] {
    value.as_chunks_mut().0
}
