//! y = x ^ D(R(x)), 32 blocks at once (our own method; see `planes.rs`). R is the right half of IP(x), and
//! D(R) is P(S(E(R))) with each bit moved back to its position in the block.
//!
//! Input: any blocks. Output: each block after one round. Constant-time, but nothing relies on it. Requires
//! AVX2 (Haswell 2013, Zen 2017). Cost for 32 blocks: 88 byte shuffles and unpacks, and about 200 bitwise
//! operations; bound by the shuffles on processors with one port for them, elsewhere by both together.
//!
//! A box has 64 entries, but a shuffle (`vpshufb`) looks up only 16. A box therefore takes four shuffles.
//! Their indices have the same four of the six bits. The other two bits, a and b, go to the top bit of an
//! index, where a 1 makes the shuffle return zero: that bit is 0 in the first index, a in the second, b in
//! the third, and a | b in the fourth. The tables contain differences, such that the XOR of the four results
//! is the entry for all values of a and b.

// Planes and boxes are accessed by index: the loops are unrolled, and the array elements become registers.
#![allow(clippy::needless_range_loop)]

use core::arch::x86_64::{
    __m256i, _mm256_and_si256, _mm256_load_si256, _mm256_loadu_si256, _mm256_or_si256, _mm256_set1_epi8,
    _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_slli_epi16, _mm256_srli_epi16, _mm256_storeu_si256,
    _mm256_unpackhi_epi8, _mm256_unpacklo_epi8, _mm256_xor_si256,
};

use super::planes::{BOXES, add_boxes};
use super::{Block, by_batches};
use crate::cpu::{Avx2, avx2_entry};

/// The number of blocks computed at once.
const BATCH: usize = 32;

/// Eight vectors. Vector b contains byte b of every block; before and after, each contains four whole blocks.
type Planes = [__m256i; 8];

by_batches!(Avx2, avx2_entry, "avx2");

#[inline]
#[target_feature(enable = "avx2")]
fn batch_round(blocks: Planes) -> Planes {
    // Each unpacking of all vectors rotates the eight bits of every byte's number by one.
    let planes = unpacked(unpacked(unpacked(unpacked(blocks))));
    let boxes = look_up(rows(&planes));
    let planes: Planes = add_boxes!(planes, boxes, add, moved);
    unpacked(unpacked(unpacked(planes)))
}

/// Interleaves vectors 0 and 4, 1 and 5, 2 and 6, 3 and 7 byte by byte.
#[inline]
#[target_feature(enable = "avx2")]
fn unpacked(x: Planes) -> Planes {
    let mut y = x;
    for i in 0..4 {
        y[2 * i] = _mm256_unpacklo_epi8(x[i], x[i + 4]);
        y[2 * i + 1] = _mm256_unpackhi_epi8(x[i], x[i + 4]);
    }
    y
}

/// Returns the four rows of R, one byte per block; bit n of R is bit n % 8 of its row.
#[inline]
#[target_feature(enable = "avx2")]
fn rows(planes: &Planes) -> [__m256i; 4] {
    let odd_bits = _mm256_set1_epi8(0xaa_u8 as i8);
    let mut pairs = [_mm256_setzero_si256(); 4];
    for i in 0..4 {
        // Columns 2 i and 2 i + 1 of all rows, the last row lowest.
        let even = _mm256_srli_epi16::<1>(_mm256_and_si256(planes[7 - 2 * i], odd_bits));
        pairs[i] = _mm256_or_si256(_mm256_and_si256(planes[6 - 2 * i], odd_bits), even);
    }
    let [a, b, c, d] = pairs;
    let (a, c) = exchanged::<4>(a, c, 0x0f);
    let (b, d) = exchanged::<4>(b, d, 0x0f);
    let (a, b) = exchanged::<2>(a, b, 0x33);
    let (c, d) = exchanged::<2>(c, d, 0x33);
    [d, c, b, a]
}

/// Swaps the bits of x above the mask with the bits of y at the mask.
#[inline]
#[target_feature(enable = "avx2")]
fn exchanged<const SHIFT: i32>(x: __m256i, y: __m256i, mask: u8) -> (__m256i, __m256i) {
    let differ = _mm256_xor_si256(_mm256_srli_epi16::<SHIFT>(x), y);
    let differ = _mm256_and_si256(differ, _mm256_set1_epi8(mask as i8));
    (_mm256_xor_si256(x, _mm256_slli_epi16::<SHIFT>(differ)), _mm256_xor_si256(y, differ))
}

/// Returns the outputs of the boxes.
#[inline]
#[target_feature(enable = "avx2")]
fn look_up(rows: [__m256i; 4]) -> Planes {
    let nibble = _mm256_set1_epi8(0x0f);
    let top = _mm256_set1_epi8(0x80_u8 as i8);
    let tops = [0, 1, 2, 3].map(|r| _mm256_and_si256(rows[r], top));
    let mut boxes = [_mm256_setzero_si256(); 8];
    for r in 0..4 {
        let row = rows[r];
        let fifth = _mm256_and_si256(_mm256_slli_epi16::<3>(row), top);
        boxes[2 * r] = look_up_box(2 * r, _mm256_and_si256(row, nibble), tops[(r + 3) % 4], fifth);
        let sixth = _mm256_and_si256(_mm256_slli_epi16::<7>(rows[(r + 1) % 4]), top);
        let middle = _mm256_and_si256(_mm256_srli_epi16::<3>(row), nibble);
        boxes[2 * r + 1] = look_up_box(2 * r + 1, middle, tops[r], sixth);
    }
    boxes
}

/// Looks up box k by four bits and by two bits that are at the top of a byte.
#[inline]
#[target_feature(enable = "avx2")]
fn look_up_box(k: usize, four: __m256i, first: __m256i, second: __m256i) -> __m256i {
    let with_first = _mm256_or_si256(four, first);
    let indices = [four, with_first, _mm256_or_si256(four, second), _mm256_or_si256(with_first, second)];
    let mut sum = _mm256_setzero_si256();
    for i in 0..4 {
        sum = _mm256_xor_si256(sum, _mm256_shuffle_epi8(table(&TABLES[k][i]), indices[i]));
    }
    sum
}

#[inline]
#[target_feature(enable = "avx2")]
fn add(plane: __m256i, from_box: __m256i, mask: u8) -> __m256i {
    _mm256_xor_si256(plane, _mm256_and_si256(from_box, _mm256_set1_epi8(mask as i8)))
}

#[inline]
#[target_feature(enable = "avx2")]
fn moved(from_box: __m256i) -> __m256i {
    _mm256_srli_epi16::<1>(from_box)
}

/// A table of 16 bytes, stored twice.
#[repr(C, align(32))]
struct Table([u8; 32]);

/// For each box: its output if both bits are set, and the XOR differences that apply if the first bit, the
/// second bit, or both are 0.
static TABLES: [[Table; 4]; 8] = {
    let mut tables = [const { [const { Table([0; 32]) }; 4] }; 8];
    let mut i = 0;
    while i < 8 * 32 {
        let (k, at, four) = (i / 32, i % 32, i % 16);
        let (both, first, second, none) =
            (entry(k, four, 1, 1), entry(k, four, 1, 0), entry(k, four, 0, 1), entry(k, four, 0, 0));
        tables[k][0].0[at] = both;
        tables[k][1].0[at] = both ^ second;
        tables[k][2].0[at] = both ^ first;
        tables[k][3].0[at] = both ^ first ^ second ^ none;
        i += 1;
    }
    tables
};

/// Returns the output of box k. Five of its six bits are consecutive in one row of R. In even boxes, the
/// first bit is the last one of the previous row; in odd boxes, the last bit is the first one of the next
/// row.
const fn entry(k: usize, four: usize, first: usize, second: usize) -> u8 {
    if k.is_multiple_of(2) {
        BOXES[k][first | four << 1 | second << 5]
    } else {
        BOXES[k][four | first << 4 | second << 5]
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn table(x: &'static Table) -> __m256i {
    // SAFETY: `Table` is 32 bytes, aligned to 32.
    unsafe { _mm256_load_si256((&raw const *x).cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn load(x: &[Block; BATCH]) -> Planes {
    let mut vectors = [_mm256_setzero_si256(); 8];
    for (vector, four) in vectors.iter_mut().zip(x.as_chunks::<4>().0) {
        *vector = load_four(four);
    }
    vectors
}

#[inline]
#[target_feature(enable = "avx2")]
fn store(x: &mut [Block; BATCH], vectors: Planes) {
    for (four, vector) in x.as_chunks_mut::<4>().0.iter_mut().zip(vectors) {
        store_four(four, vector);
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn load_four(x: &[Block; 4]) -> __m256i {
    // SAFETY: four blocks are 32 bytes.
    unsafe { _mm256_loadu_si256((&raw const *x).cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn store_four(x: &mut [Block; 4], value: __m256i) {
    // SAFETY: four blocks are 32 bytes.
    unsafe { _mm256_storeu_si256((&raw mut *x).cast(), value) }
}
