//! z = x + y mod m and x - y mod m, eight limbs at a time: a quotient from the highest limbs, then r = x +- y
//! minus its multiple of m, then plus m if r is negative.
//!
//! Input: m with its highest bit set, any x, y of its length. Output: z < m. Constant-time. Requires AVX-512
//! F (Knights Landing 2016, Skylake-SP 2017). Cost for eight limbs: four sums with a comparison each, and two
//! carry propagations across the lanes, as additions of mask bits. OneOrEach of one, two and four limbs share a
//! vector: `packed.rs`.

use core::arch::x86_64::{
    __m512i, __mmask8, _mm512_add_epi64, _mm512_alignr_epi64, _mm512_and_si512, _mm512_cmplt_epu64_mask,
    _mm512_loadu_si512, _mm512_mask_cmpeq_epi64_mask, _mm512_mask_cmplt_epu64_mask, _mm512_mask_storeu_epi64,
    _mm512_mask_sub_epi64, _mm512_maskz_loadu_epi64, _mm512_or_si512, _mm512_set1_epi64,
    _mm512_setzero_si512, _mm512_slli_epi64, _mm512_srli_epi64, _mm512_storeu_si512, _mm512_test_epi64_mask,
    _mm512_xor_si512,
};

mod packed;

use super::{Contract, Excess, Operands};
use crate::cpu::{Avx512f, avx512f_entry};
use crate::limb::{LIMB_BITS, Limb};
use crate::mistake;

/// Limbs of a vector.
const LANES: usize = 8;

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = Avx512f;

    avx512f_entry! {
        fn add(z: &mut [Limb], limbs: usize, operands: Operands<'_>) = rows::<false>;
        fn sub(z: &mut [Limb], limbs: usize, operands: Operands<'_>) = rows::<true>;
    }
}

#[target_feature(enable = "avx512f")]
fn rows<const SUB: bool>(z: &mut [Limb], limbs: usize, operands: Operands<'_>) {
    match limbs {
        1 => return packed::rows::<1, SUB>(z, &operands),
        2 => return packed::rows::<2, SUB>(z, &operands),
        4 => return packed::rows::<4, SUB>(z, &operands),
        _ => {}
    }
    let mut before: Option<Remainder<'_>> = None;
    for (i, z) in z.chunks_exact_mut(limbs).enumerate() {
        let here = Remainder::new::<SUB>(z, operands.x.at(i), operands.y.at(i), operands.m.at(i));
        if let Some(before) = before.replace(here) {
            before.make_positive();
        }
    }
    if let Some(last) = before {
        last.make_positive();
    }
}

/// A row r between -m and m. Its sign is known only after the last limb, so the next row is begun before m is
/// added to this one: neither waits.
struct Remainder<'a> {
    r: &'a mut [Limb],
    m: &'a [Limb],
    /// The limbs of r above the last whole vector.
    last: __m512i,
    negative: Limb,
}

impl<'a> Remainder<'a> {
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn new<const SUB: bool>(z: &'a mut [Limb], x: &[Limb], y: &[Limb], m: &'a [Limb]) -> Self {
        let excess = Excess::new::<SUB>(x, y, m);
        let mut sums = Sums::<SUB>::new(&excess);
        let ((full, rest), (x, x_rest)) = (z.as_chunks_mut::<LANES>(), x.as_chunks::<LANES>());
        let ((y, y_rest), (m_full, m_rest)) = (y.as_chunks::<LANES>(), m.as_chunks::<LANES>());
        for (((z, x), y), m) in full.iter_mut().zip(x).zip(y).zip(m_full) {
            store(z, sums.next(load(x), load(y), load(m), LANES));
        }
        let (mut last, mut lanes) = (_mm512_setzero_si512(), LANES);
        if !rest.is_empty() {
            lanes = rest.len();
            last = sums.next(load_some(x_rest), load_some(y_rest), load_some(m_rest), lanes);
        }
        Remainder { r: z, m, last, negative: excess.is_negative(sums.carries(lanes)) }
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    fn make_positive(self) {
        let negative = _mm512_set1_epi64(self.negative as i64);
        mistake!(BranchedSubtraction => {
            if _mm512_test_epi64_mask(negative, negative) == 0 {
                let rest = self.r.as_chunks_mut::<LANES>().1;
                if !rest.is_empty() {
                    store_some(rest, self.last);
                }
                return;
            }
        });
        let ((full, rest), (m, m_rest)) = (self.r.as_chunks_mut::<LANES>(), self.m.as_chunks::<LANES>());
        let mut carry = 0;
        for (z, m) in full.iter_mut().zip(m) {
            let limbs = sum(load(z), _mm512_and_si512(load(m), negative), &mut carry, LANES);
            store(z, limbs);
        }
        if !rest.is_empty() {
            let addend = _mm512_and_si512(load_some(m_rest), negative);
            store_some(rest, sum(self.last, addend, &mut carry, rest.len()));
        }
    }
}

/// Sums of four summands in each lane, and the state passed from vector to vector. A difference is a sum with
/// the complement plus 1.
struct Sums<const SUB: bool> {
    two: __m512i,
    one: __m512i,
    /// The limbs of the modulus in the previous vector.
    below: __m512i,
    /// How often each lane of the previous vector has overflowed; only the highest is used.
    overflows: __m512i,
    /// The carry of the overflows out of the previous vector.
    carry: u32,
}

impl<const SUB: bool> Sums<SUB> {
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn new(excess: &Excess) -> Self {
        let (two, one) = (_mm512_set1_epi64(excess.two as i64), _mm512_set1_epi64(excess.one as i64));
        // Two of the summands are complements.
        Sums { two, one, below: _mm512_setzero_si512(), overflows: _mm512_set1_epi64(2), carry: 0 }
    }

    /// Returns the next limbs of r, of which `lanes` are used.
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn next(&mut self, x: __m512i, y: __m512i, m: __m512i, lanes: usize) -> __m512i {
        let lost = _mm512_srli_epi64::<{ LIMB_BITS as u32 - 1 }>(_mm512_alignr_epi64::<7>(m, self.below));
        let twice = _mm512_or_si512(_mm512_slli_epi64::<1>(m), lost);
        // Exclusive or with ones gives the complement.
        let ones = _mm512_set1_epi64(-1);
        let y = if SUB { _mm512_xor_si512(y, ones) } else { y };
        let twice = _mm512_and_si512(twice, self.two);
        let twice = if SUB { twice } else { _mm512_xor_si512(twice, ones) };
        let once = _mm512_xor_si512(_mm512_and_si512(m, self.one), ones);
        self.below = m;
        let mut overflows = _mm512_setzero_si512();
        let mut r = x;
        for addend in [y, twice, once] {
            r = _mm512_add_epi64(r, addend);
            let over = _mm512_cmplt_epu64_mask(r, addend);
            overflows = _mm512_mask_sub_epi64(overflows, over, overflows, ones);
        }
        let moved = _mm512_alignr_epi64::<7>(overflows, self.overflows);
        self.overflows = overflows;
        sum(r, moved, &mut self.carry, lanes)
    }

    /// Returns the parity of the carries out of the highest of the last lanes.
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn carries(&self, lanes: usize) -> Limb {
        let odd = u32::from(_mm512_test_epi64_mask(self.overflows, _mm512_set1_epi64(1)));
        Limb::from(odd >> (lanes - 1) ^ self.carry)
    }
}

/// Returns `x + y + carry`, of which `lanes` limbs are used. A carry is generated where a sum is below a
/// summand, and propagated where a sum is all ones. With both conditions as bit masks, the addition
/// 2 starts + full carries exactly as the limbs do, and its difference from `full` shows which limbs receive a carry.
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

/// Returns the mask of the lowest lanes.
#[inline]
fn first(lanes: usize) -> __mmask8 {
    ((1u32 << lanes) - 1) as __mmask8
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load(limbs: &[Limb; LANES]) -> __m512i {
    // SAFETY: eight limbs are 64 bytes.
    unsafe { _mm512_loadu_si512(limbs.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store(limbs: &mut [Limb; LANES], value: __m512i) {
    // SAFETY: eight limbs are 64 bytes.
    unsafe { _mm512_storeu_si512(limbs.as_mut_ptr().cast(), value) }
}

/// Loads fewer than eight limbs, zero-extended.
#[inline]
#[target_feature(enable = "avx512f")]
fn load_some(limbs: &[Limb]) -> __m512i {
    assert!(limbs.len() < LANES);
    // SAFETY: the mask enables the limbs of the slice, fewer than eight.
    unsafe { _mm512_maskz_loadu_epi64(first(limbs.len()), limbs.as_ptr().cast()) }
}

/// Stores as many lanes as there are limbs, fewer than eight.
#[inline]
#[target_feature(enable = "avx512f")]
fn store_some(limbs: &mut [Limb], value: __m512i) {
    assert!(limbs.len() < LANES);
    // SAFETY: the mask enables the limbs of the slice, fewer than eight.
    unsafe { _mm512_mask_storeu_epi64(limbs.as_mut_ptr().cast(), first(limbs.len()), value) }
}
