//! A look-up that reads an entire table of powers, interleaved with the diagonals of squarings.
//!
//! Two entries cost one ALU operation per limb. Each lane starts with the index `lane | (digit & 1) << 3`,
//! which, given two entries, selects the lane from the even or the odd one. The pair of entries with the
//! number digit >> 1 replaces the index by the selected word (masked `vpermi2q`); the other pairs leave it
//! unchanged. The table is laid out as [block][entry][limb of the block][group], so that one job (four
//! entries of one block) reads contiguous memory; it contains only the groups that compute. Jobs run when a
//! block of columns is done and half of the registers are free; the following multiplications then hide their
//! loads.
//!
//! Constant-time: all entries are read in the same order, whatever the digits.
//!
//! Measured: between the tiles themselves, the look-up would spill columns to the stack.

use core::arch::x86_64::{
    __m512i, _mm512_and_si512, _mm512_cmpeq_epi64_mask, _mm512_mask2_permutex2var_epi64, _mm512_or_si512,
    _mm512_set_epi64, _mm512_set1_epi64, _mm512_setzero_si512, _mm512_slli_epi64, _mm512_srli_epi64,
};

use super::{Block, Row, RowMem, blocks_mut, by_groups, load, load_block, load_lanes, store};
use crate::lanes::{GROUPS, Shape};
use crate::memory::Lanes;
use crate::mistake;

/// Pairs of entries that one job reads. Tables have a multiple of 2 PAIRS entries: windows have at least
/// two bits.
const PAIRS: usize = 2;

/// T limbs of an entry.
type Entry<const G: usize, const T: usize> = [[Lanes; G]; T];

/// A look-up in progress.
pub(in crate::lanes) struct Select<'a, const G: usize, const T: usize> {
    table: &'a [Entry<G, T>],
    /// At first the index of each lane in its pair of entries, at the end the entry.
    out: &'a mut [Block<T>],
    /// The pair of entries that each lane selects.
    pair: Row<G>,
    entries: usize,
    /// The next job: this block of the table, starting at this pair of entries.
    block: usize,
    entry: usize,
    /// `jobs` jobs are distributed over `slots` slots; `credit` counts towards the next one.
    jobs: usize,
    slots: usize,
    credit: usize,
}

impl<'a, const G: usize, const T: usize> Select<'a, G, T> {
    /// Starts a look-up of one entry per lane, which is done in the course of `slots` slots.
    #[target_feature(enable = "avx512f")]
    pub(in crate::lanes) fn new(
        table: &'a [Lanes],
        out: &'a mut [Lanes],
        digits: &RowMem,
        slots: usize,
    ) -> Self {
        let entries = table.len() / out.len();
        let (table, out) = (table.as_chunks().0.as_chunks().0, blocks_mut::<T>(out));
        let lane = _mm512_set_epi64(7, 6, 5, 4, 3, 2, 1, 0);
        let (mut pair, mut index) = ([_mm512_setzero_si512(); G], [lane; G]);
        let digits: Row<G> = load(digits);
        for g in 0..G {
            let odd = _mm512_and_si512(digits[g], _mm512_set1_epi64(1));
            index[g] = _mm512_or_si512(lane, _mm512_slli_epi64::<3>(odd));
            pair[g] = _mm512_srli_epi64::<1>(digits[g]);
        }
        for limb in out.as_flattened_mut() {
            store(limb, index);
        }
        mistake!(ZeroWindow => {
            let any = digits.iter().any(|digits| core::arch::x86_64::_mm512_reduce_or_epi64(*digits) != 0);
            if out.len() > 1 && !any {
                for block in 0..out.len() {
                    for (row, entry) in out[block].iter_mut().zip(&table[block * entries]) {
                        row[..G].copy_from_slice(entry);
                    }
                }
                let block = out.len();
                return Select { table, out, pair, entries, block, entry: 0, jobs: 0, slots, credit: 0 };
            }
        });
        let jobs = out.len() * (entries / (2 * PAIRS));
        Select { table, out, pair, entries, block: 0, entry: 0, jobs, slots, credit: 0 }
    }

    /// Does the jobs that are due.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(in crate::lanes) fn slot(&mut self) {
        self.credit += self.jobs;
        while self.credit >= self.slots && self.block < self.out.len() {
            self.credit -= self.slots;
            self.job();
        }
    }

    /// Does the remaining jobs.
    #[target_feature(enable = "avx512f")]
    pub(in crate::lanes) fn finish(&mut self) {
        while self.block < self.out.len() {
            self.job();
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    fn job(&mut self) {
        let entries: &[Entry<G, T>; 2 * PAIRS] =
            self.table[self.block * self.entries + self.entry..].first_chunk().expect("four entries");
        let out = &mut self.out[self.block];
        let mut row: [Row<G>; T] = load_block(out);
        for p in 0..PAIRS {
            let (even, odd) = (&entries[2 * p], &entries[2 * p + 1]);
            let number = _mm512_set1_epi64((self.entry / 2 + p) as i64);
            for g in 0..G {
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

/// Returns the word selected by the index in the wanted lanes, and the index in the others.
#[inline]
#[target_feature(enable = "avx512f")]
fn pick(index: __m512i, wanted: u8, even: __m512i, odd: __m512i) -> __m512i {
    _mm512_mask2_permutex2var_epi64(even, index, wanted, odd)
}

/// `x <- t`.
#[target_feature(enable = "avx512f")]
pub(in crate::lanes) fn look_up(shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &RowMem) {
    by_groups!(shape, look_up_blocks(x, table, digits));
}

#[target_feature(enable = "avx512f")]
fn look_up_blocks<const G: usize, const T: usize>(x: &mut [Lanes], table: &[Lanes], digits: &RowMem) {
    Select::<G, T>::new(table, x, digits, 0).finish();
}
