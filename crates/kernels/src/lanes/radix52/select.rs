//! A look-up in a table of powers that reads all of it, spread between the diagonals of squarings.
//!
//! Two entries cost one ALU operation a limb. Each lane starts with the index `lane | (digit & 1) << 3`, which,
//! given two entries, picks the lane from the even or the odd one; the pair of entries whose number is
//! digit >> 1 replaces the index by what it picks (`vpermi2q` under a mask), the others leave it.
//! The table is laid out [block][entry][limb of the block], so that one job, four entries of one block,
//! reads what lies together. Jobs run where a block of columns is done and half of the registers are free;
//! their loads are then hidden behind the multiplications that follow.
//!
//! Constant-time: every entry is read, in the same order, whatever the digits.
//!
//! Between the tiles themselves the look-up would push columns onto the stack; that was measured.

use core::arch::x86_64::{
    __m512i, _mm512_and_si512, _mm512_cmpeq_epi64_mask, _mm512_mask2_permutex2var_epi64, _mm512_or_si512,
    _mm512_set_epi64, _mm512_set1_epi64, _mm512_setzero_si512, _mm512_slli_epi64, _mm512_srli_epi64,
};

use super::{Block, Row, RowMem, blocks, blocks_mut, by_tile, load, load_block, load_lanes, store};
use crate::lanes::{GROUPS, Shape};
use crate::memory::Lanes;
use crate::mistake;

/// Pairs of entries that one job reads. Tables have a multiple of 2 PAIRS entries: windows have at least
/// two bits.
const PAIRS: usize = 2;

/// A look-up in progress.
pub(in crate::lanes) struct Select<'a, const T: usize> {
    table: &'a [Block<T>],
    /// First the index of each lane in its pair of entries, in the end the entry.
    out: &'a mut [Block<T>],
    /// The pair of entries that each lane wants.
    pair: Row,
    entries: usize,
    /// The next job: this block of the table, entries from this one on.
    block: usize,
    entry: usize,
    /// `jobs` jobs go into `slots` slots; `credit` counts towards the next one.
    jobs: usize,
    slots: usize,
    credit: usize,
}

impl<'a, const T: usize> Select<'a, T> {
    /// A look-up of one entry per lane, to be done in the course of so many slots.
    #[target_feature(enable = "avx512f")]
    pub(in crate::lanes) fn new(
        table: &'a [Lanes],
        out: &'a mut [Lanes],
        digits: &RowMem,
        slots: usize,
    ) -> Self {
        let (table, out) = (blocks::<T>(table), blocks_mut::<T>(out));
        let entries = table.len() / out.len();
        let lane = _mm512_set_epi64(7, 6, 5, 4, 3, 2, 1, 0);
        let (mut pair, mut index) = ([_mm512_setzero_si512(); GROUPS], [lane; GROUPS]);
        let digits = load(digits);
        for g in 0..GROUPS {
            let odd = _mm512_and_si512(digits[g], _mm512_set1_epi64(1));
            index[g] = _mm512_or_si512(lane, _mm512_slli_epi64::<3>(odd));
            pair[g] = _mm512_srli_epi64::<1>(digits[g]);
        }
        for limb in out.as_flattened_mut() {
            store(limb, index);
        }
        mistake!(ZeroWindow => {
            let any = _mm512_or_si512(digits[0], digits[1]);
            if out.len() > 1 && core::arch::x86_64::_mm512_reduce_or_epi64(any) == 0 {
                for block in 0..out.len() {
                    out[block] = table[block * entries];
                }
                let block = out.len();
                return Select { table, out, pair, entries, block, entry: 0, jobs: 0, slots, credit: 0 };
            }
        });
        let jobs = out.len() * (entries / (2 * PAIRS));
        Select { table, out, pair, entries, block: 0, entry: 0, jobs, slots, credit: 0 }
    }

    /// Does what is due.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(in crate::lanes) fn slot(&mut self) {
        self.credit += self.jobs;
        while self.credit >= self.slots && self.block < self.out.len() {
            self.credit -= self.slots;
            self.job();
        }
    }

    /// Does what is left.
    #[target_feature(enable = "avx512f")]
    pub(in crate::lanes) fn finish(&mut self) {
        while self.block < self.out.len() {
            self.job();
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    fn job(&mut self) {
        let entries: &[Block<T>; 2 * PAIRS] =
            self.table[self.block * self.entries + self.entry..].first_chunk().expect("four entries");
        let out = &mut self.out[self.block];
        let mut row = load_block(out);
        for p in 0..PAIRS {
            let (even, odd) = (&entries[2 * p], &entries[2 * p + 1]);
            let number = _mm512_set1_epi64((self.entry / 2 + p) as i64);
            for g in 0..GROUPS {
                let wanted = _mm512_cmpeq_epi64_mask(self.pair[g], number);
                for i in 0..T {
                    row[i][g] = pick(row[i][g], wanted, load_lanes(&even[i][g]), load_lanes(&odd[i][g]));
                }
            }
        }
        for i in 0..T {
            store(&mut out[i], row[i]);
        }
        self.entry += 2 * PAIRS;
        if self.entry >= self.entries {
            (self.block, self.entry) = (self.block + 1, 0);
        }
    }
}

/// In the wanted lanes the number that the index points at, in the others what was there.
#[inline]
#[target_feature(enable = "avx512f")]
fn pick(index: __m512i, wanted: u8, even: __m512i, odd: __m512i) -> __m512i {
    _mm512_mask2_permutex2var_epi64(even, index, wanted, odd)
}

/// `x <- t`.
#[target_feature(enable = "avx512f")]
pub(in crate::lanes) fn look_up(shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &RowMem) {
    by_tile!(shape, look_up_blocks(x, table, digits));
}

#[target_feature(enable = "avx512f")]
fn look_up_blocks<const T: usize>(x: &mut [Lanes], table: &[Lanes], digits: &RowMem) {
    Select::<T>::new(table, x, digits, 0).finish();
}
