//! Numbers to be tested, as moduli of batches.

use alloc::vec::Vec;

use limbwise_kernels::lanes::{Mask, Plan};
use limbwise_kernels::limb::{self, LIMB_BITS, Limb};
use limbwise_kernels::memory::Lanes;

use crate::buffer::Buffer;
use crate::engine::barrel::trailing_zeros;
use crate::engine::block::Block;
use crate::engine::moduli::{Context, Moduli};
use crate::engine::spans::{Size, spans};
use crate::engine::work::parallel;

/// Up to sixteen odd numbers, each the modulus of its lane.
pub(super) struct Batch<'a> {
    pub(super) plan: Plan,
    /// The bits of the longest.
    pub(super) bits: usize,
    /// Which rows of the column they are.
    pub(super) rows: &'a [usize],
    pub(super) numbers: &'a [&'a [Limb]],
    pub(super) modulus: &'a [Lanes],
    pub(super) scratch: &'a mut [Lanes],
}

/// Values that a test computes with, at most: blocks stay near the processor.
const VALUES: usize = 10;

/// Calls `f` for all numbers, batch by batch; gives what it finds of each row.
pub(super) fn for_each_batch(numbers: &Moduli, f: impl Fn(Batch<'_>) -> Mask + Sync) -> Vec<Limb> {
    let context = Context::Each(numbers);
    let parts = spans(context, numbers.len(), Size::Near { values: VALUES });
    let found = parallel(parts, |span, work| {
        let block: Block<'_> = Block::new(context, span, work);
        let mut found = Vec::with_capacity(block.rows().len());
        for batch in 0..block.batches() {
            let rows: Vec<usize> = block.batch_rows(batch).map(|i| block.rows().at(i)).collect();
            let numbers: Vec<&[Limb]> = rows.iter().map(|row| context.odd(*row)).collect();
            let plan = block.plan_of(batch);
            let mask = f(Batch {
                plan,
                bits: block.longest(),
                rows: &rows,
                numbers: &numbers,
                modulus: block.modulus(batch),
                scratch: work.scratch.at_least(plan.scratch_len()),
            });
            found.extend(rows.into_iter().zip(mask));
        }
        block.leave(work);
        found
    });
    let mut all = alloc::vec![0; numbers.len()];
    found.into_iter().flatten().for_each(|(row, mask)| all[row] = mask);
    all
}

/// An exponent for each lane, whose lowest one bit is where a chain of squares or doublings begins.
pub(super) struct Exponents {
    rows: Buffer<Limb>,
    limbs: usize,
    /// The number of trailing zeros.
    twos: [Limb; 16],
}

impl Exponents {
    /// n - 1 of each number, or n + 1.
    pub(super) fn new(numbers: &[&[Limb]], above: bool) -> Exponents {
        let limbs = numbers.iter().map(|n| n.len()).max().unwrap_or(0) + 1;
        let mut rows = Buffer::zeros(limbs * numbers.len());
        let mut twos = [0; 16];
        for ((row, twos), n) in rows.chunks_exact_mut(limbs).zip(&mut twos).zip(numbers) {
            row[..n.len()].copy_from_slice(n);
            if above {
                let mut carry = 1;
                for limb in row.iter_mut() {
                    (*limb, carry) = limb::adc(*limb, 0, carry);
                }
            } else {
                row[0] ^= 1;
            }
            *twos = trailing_zeros(row);
        }
        Exponents { rows, limbs, twos }
    }

    /// The lanes whose exponent has bit i.
    pub(super) fn bit(&self, i: usize) -> Mask {
        let mut mask = [0; 16];
        let (word, shift) = (i / LIMB_BITS, i % LIMB_BITS);
        for (mask, row) in mask.iter_mut().zip(self.rows.chunks_exact(self.limbs)) {
            *mask = limb::mask(row.get(word).map_or(0, |limb| limb >> shift & 1));
        }
        mask
    }

    /// The lanes whose exponent has i trailing zeros.
    pub(super) fn starts(&self, i: usize) -> Mask {
        self.twos.map(|twos| limb::equal_mask(twos, i as Limb))
    }

    /// The lanes whose exponent has more than i trailing zeros.
    pub(super) fn continues(&self, i: usize) -> Mask {
        self.twos.map(|twos| limb::mask((i as Limb).wrapping_sub(twos) >> (LIMB_BITS - 1)))
    }

    /// The most trailing zeros: not constant-time.
    pub(super) fn most_twos(&self) -> usize {
        self.twos.into_iter().max().unwrap_or(0) as usize
    }
}

impl Batch<'_> {
    /// A small number for each lane in Montgomery form, below the moduli.
    pub(super) fn constant(&mut self, numbers: &[Limb; 16]) -> Buffer<Lanes> {
        let mut x = self.value();
        let rows: Vec<&[Limb]> = numbers.iter().map(core::slice::from_ref).take(self.numbers.len()).collect();
        self.plan.import(&rows, &mut x, self.scratch);
        self.plan.to_mont(&mut x, self.modulus, self.scratch);
        self.reduce(&mut x);
        x
    }

    /// Room for a value.
    pub(super) fn value(&self) -> Buffer<Lanes> {
        Buffer::zeros(self.plan.value_len())
    }

    /// -x, below the moduli.
    pub(super) fn minus(&mut self, x: &[Lanes]) -> Buffer<Lanes> {
        let mut minus = Buffer::copy_of(x);
        self.plan.neg(&mut minus, self.modulus, self.scratch);
        self.reduce(&mut minus);
        minus
    }

    /// `x <- x y`.
    pub(super) fn mul(&mut self, x: &mut [Lanes], y: &[Lanes]) {
        self.plan.mul(x, y, self.modulus, self.scratch);
    }

    /// `x <- x^2`.
    pub(super) fn sqr(&mut self, x: &mut [Lanes]) {
        self.plan.sqr(x, self.modulus, self.scratch);
    }

    /// Below the moduli.
    pub(super) fn reduce(&mut self, x: &mut [Lanes]) {
        self.plan.reduce(x, self.modulus, self.scratch);
    }
}

/// The lanes of both masks.
pub(super) fn both(x: Mask, y: Mask) -> Mask {
    core::array::from_fn(|lane| x[lane] & y[lane])
}

/// The lanes of either mask.
pub(super) fn either(x: Mask, y: Mask) -> Mask {
    core::array::from_fn(|lane| x[lane] | y[lane])
}
