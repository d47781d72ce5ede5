//! The accumulators: 2 T integer columns of a product, and the operations on them. See the module head of the
//! parent.
//!
//! All functions take them by reference and are inlined into kernels with T fixed, so that the columns stay
//! in registers from the first tile to the last.

use core::arch::x86_64::{
    __m512d, __m512i, _MM_FROUND_NO_EXC, _MM_FROUND_TO_ZERO, _mm512_add_epi64, _mm512_castpd_si512,
    _mm512_fmadd_pd, _mm512_fmadd_round_pd, _mm512_fnmadd_pd, _mm512_set1_epi64, _mm512_set1_pd,
    _mm512_setzero_si512, _mm512_srli_epi64, _mm512_sub_pd,
};

use super::limb::{Doubles, ONE_UP, load, store, to_double, with_exponent};
use crate::lanes::GROUPS;
use crate::lanes::radix52::{Block, MASK, RADIX_BITS, Row, RowMem};

/// The largest block.
const MAX_TILE: usize = 3;

/// 2^104: the doubles from here to 2^105 are the multiples of 2^52, one after another.
const TWO_UP: f64 = ONE_UP * ONE_UP;

/// Column i of the running product is `columns[i]`; with blocks of T limbs, 2 T of them are in use.
pub(super) type Columns = [Row; 2 * MAX_TILE];

/// The sum of the exponent bits of the summands of a column.
///
/// It is a multiple of 2^52, so the low 52 bits of a column are correct before it is subtracted.
#[derive(Clone, Copy)]
pub(super) struct Debt {
    limbs: usize,
    square: bool,
}

impl Debt {
    pub(super) const fn new(limbs: usize, square: bool) -> Debt {
        Debt { limbs, square }
    }

    /// Returns the sum for column `n` when it is carried.
    #[inline]
    pub(super) const fn of(self, n: usize) -> u64 {
        let (mut lows, mut highs) = (self.pairs(n), self.pairs(n.wrapping_sub(1)));
        // The quotient's digit n times the lowest limb of the modulus is never added.
        let quotient_lows = lows - (n < self.limbs) as usize;
        let quotient_highs = highs;
        if self.square {
            // The pairs (i, j) and (j, i) share one product.
            (lows, highs) = (lows.div_ceil(2), highs.div_ceil(2));
        }
        let low = ONE_UP.to_bits().wrapping_mul((lows + quotient_lows) as u64);
        let high = TWO_UP.to_bits().wrapping_mul((highs + quotient_highs) as u64);
        low.wrapping_add(high)
    }

    /// Returns the sum for column `n` of a product without reduction.
    pub(super) fn of_product(self, n: usize) -> u64 {
        let low = ONE_UP.to_bits().wrapping_mul(self.pairs(n) as u64);
        let high = TWO_UP.to_bits().wrapping_mul(self.pairs(n.wrapping_sub(1)) as u64);
        low.wrapping_add(high)
    }

    /// Returns the pairs of limbs with numbers i + j = n; none for n = -1.
    #[inline]
    const fn pairs(self, n: usize) -> usize {
        let (up, down) = (n.wrapping_add(1), (2 * self.limbs).wrapping_sub(n.wrapping_add(1)));
        if up < down { up } else { down }
    }
}

/// Returns the columns before the first tile.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn start() -> Columns {
    [[_mm512_setzero_si512(); GROUPS]; 2 * MAX_TILE]
}

/// Moves the upper T columns into the place of the lower T.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn slide<const T: usize>(c: &mut Columns) {
    for i in 0..T {
        c[i] = c[T + i];
        c[T + i] = [_mm512_setzero_si512(); GROUPS];
    }
}

/// The rounding of [`high`].
const TOWARDS_ZERO: i32 = _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC;

/// Returns a b + 2^104, rounded towards zero.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn high(a: __m512d, b: __m512d) -> __m512d {
    _mm512_fmadd_round_pd::<TOWARDS_ZERO>(a, b, _mm512_set1_pd(TWO_UP))
}

/// Returns 2^52 + a b mod 2^52.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn low(a: __m512d, b: __m512d, high: __m512d) -> __m512d {
    _mm512_fmadd_pd(a, b, _mm512_sub_pd(_mm512_set1_pd(TWO_UP + ONE_UP), high))
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn add_bits(c: &mut __m512i, double: __m512d) {
    *c = _mm512_add_epi64(*c, _mm512_castpd_si512(double));
}

/// Adds a b to columns i and i + 1.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn madd(c: &mut Columns, i: usize, a: Doubles, b: Doubles) {
    for g in 0..GROUPS {
        let high = high(a[g], b[g]);
        add_bits(&mut c[i + 1][g], high);
        add_bits(&mut c[i][g], low(a[g], b[g], high));
    }
}

/// Adds the product of two blocks.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn tile<const T: usize>(c: &mut Columns, x: &Block<T>, y: &Block<T>) {
    for i in 0..T {
        let a = load(&x[i]);
        for j in 0..T {
            madd(c, i + j, a, load(&y[j]));
        }
    }
}

/// Adds the bits of column i above bit 51 to the next column, once `settled` has been added to it.
#[inline]
#[target_feature(enable = "avx512f")]
fn carry(c: &mut Columns, i: usize, settled: u64) {
    let settled = _mm512_set1_epi64(settled as i64);
    for g in 0..GROUPS {
        let up = _mm512_srli_epi64::<{ RADIX_BITS as u32 }>(_mm512_add_epi64(c[i][g], settled));
        c[i + 1][g] = _mm512_add_epi64(c[i + 1][g], up);
    }
}

/// Finds T quotient digits that clear the lower T columns, and adds their products with the lowest block of
/// the modulus.
///
/// With the digit q of a column c, c + q m_0 is a multiple of 2^52, and its carry, apart from the high half
/// of q m_0, is c divided by 2^52 and rounded up. The low half would only clear the column, and is never
/// computed.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn reduce<const T: usize>(
    c: &mut Columns,
    first: usize,
    debt: Debt,
    m: &Block<T>,
    n0_inv: NegInv,
    q: &mut Block<T>,
) {
    for i in 0..T {
        let digit = n0_inv.digit(c[i]);
        store(&mut q[i], digit);
        carry(c, i, MASK.wrapping_sub(debt.of(first + i)));
        let lowest = load(&m[0]);
        for g in 0..GROUPS {
            add_bits(&mut c[i + 1][g], high(digit[g], lowest[g]));
        }
        for j in 1..T {
            madd(c, i + j, digit, load(&m[j]));
        }
    }
}

/// Writes the lower T columns and passes on their carries.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn carry_out<const T: usize>(c: &mut Columns, first: usize, debt: Debt, z: &mut Block<T>) {
    for i in 0..T {
        for (z, c) in z[i].iter_mut().zip(c[i]) {
            super::limb::store_double(z, to_double(c));
        }
        carry(c, i, debt.of(first + i).wrapping_neg());
    }
}

/// -m^-1 mod 2^52 in every lane, prepared for quotient digits.
#[derive(Clone, Copy)]
pub(super) struct NegInv {
    n0_inv: Doubles,
    /// 2^104 - 2^52 n0_inv.
    rest: Doubles,
}

impl NegInv {
    /// The constant may have more than 52 bits.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(super) fn new(constant: &RowMem) -> NegInv {
        let bits: Row = crate::lanes::radix52::load(constant);
        let mut n0_inv = load(constant);
        let mut rest = n0_inv;
        for g in 0..GROUPS {
            n0_inv[g] = to_double(bits[g]);
            rest[g] = _mm512_fnmadd_pd(n0_inv[g], _mm512_set1_pd(ONE_UP), _mm512_set1_pd(TWO_UP));
        }
        NegInv { n0_inv, rest }
    }

    /// Returns the low 52 bits of a column c times n0_inv.
    ///
    /// The factor is 2^52 + c, which is c with the bits of an exponent. Adding `rest` takes 2^52 n0_inv away
    /// again, so c need not be converted first: that would be three cycles more for each digit.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(super) fn digit(&self, column: Row) -> Doubles {
        let mut digit = self.n0_inv;
        for g in 0..GROUPS {
            let up = with_exponent(column[g]);
            let high = _mm512_fmadd_round_pd::<TOWARDS_ZERO>(up, self.n0_inv[g], self.rest[g]);
            digit[g] = _mm512_fmadd_pd(up, self.n0_inv[g], _mm512_sub_pd(self.rest[g], high));
        }
        digit
    }
}
