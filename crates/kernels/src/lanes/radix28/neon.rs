//! Four lanes in two 128-bit registers, and their limbs in one.

use core::arch::aarch64::{
    uint32x4_t, uint64x2_t, vaddq_u32, vaddq_u64, vandq_u64, vceqq_u64, vcltzq_s64, vdupq_n_s64, vdupq_n_u64,
    veorq_u64, vget_low_u32, vld1q_u64, vmlal_high_u32, vmlal_u32, vmull_high_u32, vmull_u32, vorrq_u64,
    vreinterpretq_s64_u64, vreinterpretq_u32_u64, vshlq_u64, vshrq_n_u64, vst1q_u64, vsubq_u64, vuzp1q_u32,
};

use super::Row;

/// 64 bits in each lane.
pub(in crate::lanes) type Sums = [uint64x2_t; 2];
/// 32 bits to be multiplied in each lane.
pub(in crate::lanes) type Limbs = uint32x4_t;

#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn load(x: &Row) -> Sums {
    let [a, b] = *x.as_chunks::<2>().0.first_chunk().expect("a row is two pairs");
    // SAFETY: `a` is 16 bytes.
    let low = unsafe { vld1q_u64(a.as_ptr()) };
    // SAFETY: `b` is 16 bytes.
    let high = unsafe { vld1q_u64(b.as_ptr()) };
    [low, high]
}

#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn store(x: &mut Row, value: Sums) {
    for (pair, value) in x.as_chunks_mut::<2>().0.iter_mut().zip(value) {
        // SAFETY: a pair is 16 bytes.
        unsafe { vst1q_u64(pair.as_mut_ptr(), value) }
    }
}

#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn zero() -> Sums {
    splat(0)
}

#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn splat(x: i64) -> Sums {
    [vdupq_n_u64(x as u64); 2]
}

/// Returns the low 32 bits of each lane.
#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn limbs(x: Sums) -> Limbs {
    vuzp1q_u32(vreinterpretq_u32_u64(x[0]), vreinterpretq_u32_u64(x[1]))
}

#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn twice(x: Limbs) -> Limbs {
    vaddq_u32(x, x)
}

#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn product(a: Limbs, b: Limbs) -> Sums {
    [vmull_u32(vget_low_u32(a), vget_low_u32(b)), vmull_high_u32(a, b)]
}

/// `sum + a b`.
#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn madd(sum: Sums, a: Limbs, b: Limbs) -> Sums {
    [vmlal_u32(sum[0], vget_low_u32(a), vget_low_u32(b)), vmlal_high_u32(sum[1], a, b)]
}

#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn add(a: Sums, b: Sums) -> Sums {
    [vaddq_u64(a[0], b[0]), vaddq_u64(a[1], b[1])]
}

#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn sub(a: Sums, b: Sums) -> Sums {
    [vsubq_u64(a[0], b[0]), vsubq_u64(a[1], b[1])]
}

#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn and(a: Sums, b: Sums) -> Sums {
    [vandq_u64(a[0], b[0]), vandq_u64(a[1], b[1])]
}

#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn or(a: Sums, b: Sums) -> Sums {
    [vorrq_u64(a[0], b[0]), vorrq_u64(a[1], b[1])]
}

#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn xor(a: Sums, b: Sums) -> Sums {
    [veorq_u64(a[0], b[0]), veorq_u64(a[1], b[1])]
}

/// `x / 2^N`, unsigned.
#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn shift_down<const N: i32>(x: Sums) -> Sums {
    [vshrq_n_u64::<N>(x[0]), vshrq_n_u64::<N>(x[1])]
}

/// `x / 2^n`, unsigned; 0 for n = 64.
#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn shift_down_by(x: Sums, n: usize) -> Sums {
    x.map(|x| vshlq_u64(x, vdupq_n_s64(-(n as i64))))
}

/// `x 2^n`, without the bits that are lost; 0 for n = 64.
#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn shift_up_by(x: Sums, n: usize) -> Sums {
    x.map(|x| vshlq_u64(x, vdupq_n_s64(n as i64)))
}

/// All ones where the lanes are equal.
#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn equal(a: Sums, b: Sums) -> Sums {
    [vceqq_u64(a[0], b[0]), vceqq_u64(a[1], b[1])]
}

/// All ones where the lane, as a signed number, is below 0.
#[inline]
#[target_feature(enable = "neon")]
pub(in crate::lanes) fn is_negative(x: Sums) -> Sums {
    [vcltzq_s64(vreinterpretq_s64_u64(x[0])), vcltzq_s64(vreinterpretq_s64_u64(x[1]))]
}
