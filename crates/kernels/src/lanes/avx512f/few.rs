//! Numbers of few limbs: z = x y 2^(-52 k) mod m, row by row of the limbs of x, for several batches side by
//! side. See the module head of the parent.
//!
//! A row needs k + 1 columns, which stay in registers. The quotient digit of a row depends on the one before
//! it, 24 cycles of latency, in which one batch has work for about 6 k cycles: B batches fill them.
//!
//! A square is a product. Doubling a factor takes as long as it saves: with a kernel for squares, two limbs
//! took 2.75 cycles on Zen 5 instead of 2.83, three 5.7 as well, four 8.5 instead of 9.1, and more limbs were
//! slower than products.

use core::arch::x86_64::{_mm512_add_epi64, _mm512_set1_epi64, _mm512_srli_epi64};
use core::array::from_mut;
use core::hint::black_box;

use super::columns::{Debt, NegInv, add_bits, high, low};
use super::limb::{Doubles, load, store_double, to_double};
use crate::lanes::radix52::moduli::Moduli;
use crate::lanes::radix52::{Block, MASK, RADIX_BITS, Row, RowMem, blocks, blocks_mut, rows};
use crate::lanes::{GROUPS, Modulus, Shape};
use crate::memory::Lanes;

/// The most limbs of a number.
pub(super) const MOST: usize = 7;

/// Column j of the running row is `columns[j]`; k + 1 of them are in use.
type Columns<const B: usize> = [[Row; B]; MOST + 1];

/// Calls a kernel with the limbs of a number, and the batches side by side, as constants.
macro_rules! by_limbs {
    ($shape:expr, $kernel:ident($($arg:expr),* $(,)?)) => {
        match $shape.limbs {
            1 => $kernel::<1, 4>($($arg),*),
            2 => $kernel::<2, 2>($($arg),*),
            3 => $kernel::<3, 2>($($arg),*),
            4 => $kernel::<4, 2>($($arg),*),
            5 => $kernel::<5, 1>($($arg),*),
            6 => $kernel::<6, 1>($($arg),*),
            _ => $kernel::<7, 1>($($arg),*),
        }
    };
}

/// `x <- x y / R` for consecutive values; there are as many values in y and moduli, or one for all.
#[target_feature(enable = "avx512f")]
pub(super) fn mul(shape: Shape, x: &mut [Lanes], y: &[Lanes], moduli: &[Lanes]) {
    by_limbs!(shape, products(x, y, moduli));
}

/// `x <- x^2 / R` for consecutive values; there are as many moduli, or one for all.
#[target_feature(enable = "avx512f")]
pub(super) fn sqr(shape: Shape, x: &mut [Lanes], moduli: &[Lanes]) {
    by_limbs!(shape, squares(x, moduli));
}

/// `x <- x y / R` for one value, with x instead of y if there is none.
#[target_feature(enable = "avx512f")]
pub(super) fn one(shape: Shape, x: &mut [Lanes], y: Option<&[Lanes]>, m: Modulus<'_>) {
    by_limbs!(shape, alone(x, y, m));
}

#[target_feature(enable = "avx512f")]
fn alone<const K: usize, const B: usize>(x: &mut [Lanes], y: Option<&[Lanes]>, m: Modulus<'_>) {
    let y = y.map(|y| [&blocks(y)[0]]);
    product::<K, 1>(from_mut(&mut blocks_mut(x)[0]), y, [(&blocks(m.m)[0], &rows(m.n0_inv)[0])]);
}

#[target_feature(enable = "avx512f")]
fn products<const K: usize, const B: usize>(x: &mut [Lanes], y: &[Lanes], moduli: &[Lanes]) {
    let y = blocks::<K>(y);
    let step = usize::from(y.len() > 1);
    let moduli = Moduli::<K>::new(moduli);
    let (together, last) = blocks_mut::<K>(x).as_chunks_mut::<B>();
    let done = B * together.len();
    for (i, x) in together.iter_mut().enumerate() {
        let mut factors = [&y[0]; B];
        for b in 0..B {
            factors[b] = &y[(B * i + b) * step];
        }
        product(x, Some(factors), moduli.from(B * i));
    }
    for (i, x) in (done..).zip(last) {
        product(from_mut(x), Some([&y[i * step]]), moduli.from(i));
    }
}

#[target_feature(enable = "avx512f")]
fn squares<const K: usize, const B: usize>(x: &mut [Lanes], moduli: &[Lanes]) {
    let moduli = Moduli::<K>::new(moduli);
    let (together, last) = blocks_mut::<K>(x).as_chunks_mut::<B>();
    let done = B * together.len();
    for (i, x) in together.iter_mut().enumerate() {
        product(x, None, moduli.from(B * i));
    }
    for (i, x) in (done..).zip(last) {
        product(from_mut(x), None, moduli.from(i));
    }
}

/// `x <- x y / R`, or x^2 / R without a y.
#[inline]
#[target_feature(enable = "avx512f")]
fn product<const K: usize, const B: usize>(
    x: &mut [Block<K>; B],
    y: Option<[&Block<K>; B]>,
    moduli: [(&Block<K>, &RowMem); B],
) {
    let mut n0_inv = [NegInv::new(moduli[0].1); B];
    for b in 1..B {
        n0_inv[b] = NegInv::new(moduli[b].1);
    }
    let mut c = [Fresh::<K>::column(K); MOST + 1];
    for j in 0..K {
        c[j] = Fresh::<K>::column(j);
    }
    // Of a loop with a known count, LLVM makes straight-line code, reorders it and spills the columns.
    for i in 0..black_box(K) {
        for j in 0..K {
            for b in 0..B {
                let y = y.map_or(&x[b], |y| y[b]);
                madd(&mut c, j, b, load(&x[b][i]), load(&y[j]));
            }
        }
        clear(&mut c, moduli, &n0_inv);
        // Columns move down by one place. (A copy of each to the one below would become a call of memmove.)
        for j in 0..K {
            c.swap(j, j + 1);
        }
        c[K] = Fresh::<K>::column(i + 1 + K);
    }
    carry_out(&mut c, x);
}

/// Columns without their summands.
struct Fresh<const K: usize>;

impl<const K: usize> Fresh<K> {
    /// Minus the sum of the exponent bits of each column; there are no summands in column 2 k.
    const COLUMNS: [u64; 2 * MOST + 1] = {
        let mut columns = [0; 2 * MOST + 1];
        let mut n = 0;
        while n < 2 * K {
            columns[n] = Debt::new(K, false).of(n).wrapping_neg();
            n += 1;
        }
        columns
    };

    #[inline]
    #[target_feature(enable = "avx512f")]
    fn column<const B: usize>(n: usize) -> [Row; B] {
        [[_mm512_set1_epi64(Self::COLUMNS[n] as i64); GROUPS]; B]
    }
}

/// Adds a b to columns j and j + 1 of a batch.
#[inline]
#[target_feature(enable = "avx512f")]
fn madd<const B: usize>(c: &mut Columns<B>, j: usize, batch: usize, a: Doubles, b: Doubles) {
    for g in 0..GROUPS {
        let high = high(a[g], b[g]);
        add_bits(&mut c[j + 1][batch][g], high);
        add_bits(&mut c[j][batch][g], low(a[g], b[g], high));
    }
}

/// Adds the multiples of the moduli that clear the lowest columns, and passes on their carries: see
/// [`super::columns::reduce`].
#[inline]
#[target_feature(enable = "avx512f")]
fn clear<const K: usize, const B: usize>(
    c: &mut Columns<B>,
    moduli: [(&Block<K>, &RowMem); B],
    n0_inv: &[NegInv; B],
) {
    let mut digits = [load(&moduli[0].0[0]); B];
    for b in 0..B {
        digits[b] = n0_inv[b].digit(c[0][b]);
    }
    carry(c, 0, MASK);
    for b in 0..B {
        let lowest = load(&moduli[b].0[0]);
        for g in 0..GROUPS {
            add_bits(&mut c[1][b][g], high(digits[b][g], lowest[g]));
        }
    }
    for j in 1..K {
        for b in 0..B {
            madd(c, j, b, digits[b], load(&moduli[b].0[j]));
        }
    }
}

/// Adds the bits of column j above bit 51 to the next column, once `bias` has been added to it.
#[inline]
#[target_feature(enable = "avx512f")]
fn carry<const B: usize>(c: &mut Columns<B>, j: usize, bias: u64) {
    let bias = _mm512_set1_epi64(bias as i64);
    for b in 0..B {
        for g in 0..GROUPS {
            let up = _mm512_srli_epi64::<{ RADIX_BITS as u32 }>(_mm512_add_epi64(c[j][b][g], bias));
            c[j + 1][b][g] = _mm512_add_epi64(c[j + 1][b][g], up);
        }
    }
}

/// Writes the columns and passes on their carries.
#[inline]
#[target_feature(enable = "avx512f")]
fn carry_out<const K: usize, const B: usize>(c: &mut Columns<B>, z: &mut [Block<K>; B]) {
    for j in 0..K {
        for b in 0..B {
            for g in 0..GROUPS {
                store_double(&mut z[b][j][g], to_double(c[j][b][g]));
            }
        }
        carry(c, j, 0);
    }
}
