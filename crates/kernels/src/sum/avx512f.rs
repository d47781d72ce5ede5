//! z = x + y mod m and x - y mod m, eight limbs at a time: a quotient from the highest limbs, then r = x +- y less its
//! multiple of m, then m where r is negative.
//!
//! Given m with its highest bit set, any x, y of its length.  Gives z < m.  Constant-time.
//! Requires AVX-512 F (Knights Landing 2016, Skylake-SP 2017).
//! Cost: four sums; to a sum of eight limbs come two comparisons into masks, which carry as an addition of integers.

use core::arch::x86_64::{
    __m512i, __mmask8, _mm512_add_epi64, _mm512_alignr_epi64, _mm512_and_si512, _mm512_mask_cmpeq_epi64_mask,
    _mm512_mask_cmplt_epu64_mask, _mm512_mask_storeu_epi64, _mm512_mask_sub_epi64, _mm512_maskz_loadu_epi64,
    _mm512_or_si512, _mm512_set1_epi64, _mm512_setzero_si512, _mm512_slli_epi64, _mm512_srli_epi64,
    _mm512_xor_si512,
};

use super::{Excess, Operands};
use crate::cpu::avx512f_entry;
use crate::limb::{LIMB_BITS, Limb};

/// Limbs of a vector.
const LANES: usize = 8;

/// Shorter rows are faster limb by limb: measured.
pub(super) const LEAST: usize = 3;

avx512f_entry! {
    /// `z <- x + y mod m`, row by row.
    pub(super) fn add(z: &mut [Limb], limbs: usize, operands: Operands<'_>) = rows::<false>;

    /// `z <- x - y mod m`, row by row.
    pub(super) fn sub(z: &mut [Limb], limbs: usize, operands: Operands<'_>) = rows::<true>;
}

#[target_feature(enable = "avx512f")]
fn rows<const SUB: bool>(z: &mut [Limb], limbs: usize, operands: Operands<'_>) {
    for (i, z) in z.chunks_exact_mut(limbs).enumerate() {
        row::<SUB>(z, operands.x.at(i), operands.y.at(i), operands.m.at(i));
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn row<const SUB: bool>(z: &mut [Limb], x: &[Limb], y: &[Limb], m: &[Limb]) {
    let excess = Excess::new::<SUB>(x, y, m);
    let (two, one) = (_mm512_set1_epi64(excess.two as i64), _mm512_set1_epi64(excess.one as i64));
    let ones = _mm512_set1_epi64(-1);
    let mut carries = [u32::from(SUB), u32::from(!SUB), 1];
    let mut below = _mm512_setzero_si512();
    let vectors = x.chunks(LANES).zip(y.chunks(LANES)).zip(m.chunks(LANES));
    for (z, ((x, y), m)) in z.chunks_mut(LANES).zip(vectors) {
        let (lanes, m) = (z.len(), load(m));
        let [first, second, third] = &mut carries;
        let y = load(y);
        let sum = sum(load(x), if SUB { _mm512_xor_si512(y, ones) } else { y }, first, lanes);
        let lost = _mm512_srli_epi64::<{ LIMB_BITS as u32 - 1 }>(_mm512_alignr_epi64::<7>(m, below));
        let twice = _mm512_and_si512(_mm512_or_si512(_mm512_slli_epi64::<1>(m), lost), two);
        let sum = self::sum(sum, if SUB { twice } else { _mm512_xor_si512(twice, ones) }, second, lanes);
        let once = _mm512_xor_si512(_mm512_and_si512(m, one), ones);
        store(z, self::sum(sum, once, third, lanes));
        below = m;
    }
    let negative = excess.is_negative(carries.iter().sum::<u32>().into());
    let negative = _mm512_set1_epi64(negative as i64);
    let mut carry = 0;
    for (z, m) in z.chunks_mut(LANES).zip(m.chunks(LANES)) {
        let addend = _mm512_and_si512(load(m), negative);
        let limbs = sum(load(z), addend, &mut carry, z.len());
        store(z, limbs);
    }
}

/// `x + y + carry`, of which `lanes` limbs count. A carry starts where a sum is below a summand, and passes where a sum is all
/// ones: with both as bits, 2 starts + full is an addition that carries just as the limbs do, and its
/// difference from `full` tells which limbs a carry reaches.
#[inline]
#[target_feature(enable = "avx512f")]
fn sum(x: __m512i, y: __m512i, carry: &mut u32, lanes: usize) -> __m512i {
    let ones = _mm512_set1_epi64(-1);
    let sum = _mm512_add_epi64(x, y);
    let starts = u32::from(_mm512_mask_cmplt_epu64_mask(first(lanes), sum, x));
    let full = u32::from(_mm512_mask_cmpeq_epi64_mask(first(lanes), sum, ones));
    let rippled = 2 * starts + full + *carry;
    *carry = rippled >> lanes;
    _mm512_mask_sub_epi64(sum, (rippled ^ full) as u8, sum, ones)
}

/// The mask of the lowest lanes.
#[inline]
fn first(lanes: usize) -> __mmask8 {
    ((1u32 << lanes) - 1) as __mmask8
}

/// One to eight limbs, zeros above.
#[inline]
#[target_feature(enable = "avx512f")]
fn load(limbs: &[Limb]) -> __m512i {
    assert!(limbs.len() <= LANES);
    // SAFETY: the mask lets through the limbs of the slice, at most eight.
    unsafe { _mm512_maskz_loadu_epi64(first(limbs.len()), limbs.as_ptr().cast()) }
}

/// As many lanes as there are limbs.
#[inline]
#[target_feature(enable = "avx512f")]
fn store(limbs: &mut [Limb], value: __m512i) {
    assert!(limbs.len() <= LANES);
    // SAFETY: the mask lets through the limbs of the slice, at most eight.
    unsafe { _mm512_mask_storeu_epi64(limbs.as_mut_ptr().cast(), first(limbs.len()), value) }
}
