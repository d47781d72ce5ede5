//! Blocks of numbers to be tested, which are the moduli of batches.

use alloc::vec;
use alloc::vec::Vec;
use core::hint::black_box;
use core::iter;

use limbwise_kernels::lanes::Mask;
use limbwise_kernels::limb::{self, LIMB_BITS, Limb};

use crate::engine::barrel::trailing_zeros;
use crate::engine::block::Block;
use crate::engine::moduli::{Context, Moduli};
use crate::engine::spans::{Size, spans};
use crate::engine::stop;
use crate::engine::work::{Work, parallel};
use crate::error::Error;
use crate::values::buffer::Buffer;

/// The most values that a test uses, for choosing blocks that fit in the cache.
const VALUES: usize = 10;

/// Calls `f` block by block for all numbers, and returns its result for each row.
pub(super) fn for_each_block(
    numbers: &Moduli,
    f: impl Fn(&Block<'_>, &mut Work) -> Vec<Mask> + Sync,
) -> Result<Vec<Limb>, Error> {
    let context = Context::Each(numbers);
    let parts = spans(context, numbers.len(), Size::Near { values: VALUES });
    let found = parallel(parts, |span, work| {
        let block: Block<'_> = Block::new(context, span, work);
        let masks = f(&block, work);
        block.leave(work);
        (span.rows, masks)
    });
    stop::check()?;
    let mut all = vec![0; numbers.len()];
    for (rows, masks) in found {
        rows.iter().zip(masks.as_flattened()).for_each(|(row, mask)| all[row] = *mask);
    }
    Ok(all)
}

/// An exponent for each row of a block. A chain of squarings or doublings begins at its lowest one bit.
pub(super) struct Exponents {
    /// The words of each batch, lowest first, with a word of all lanes together.
    words: Buffer<Mask>,
    limbs: usize,
    /// The number of trailing zeros.
    twos: Buffer<Mask>,
}

impl Exponents {
    /// Computes n - 1 for each number, or n + 1 if `above` is set.
    pub(super) fn new(block: &Block<'_>, above: bool) -> Exponents {
        let limbs = block.longest() / LIMB_BITS + 1;
        let mut words: Buffer<Mask> = Buffer::zeros(limbs * block.batches());
        let mut twos: Buffer<Mask> = Buffer::zeros(block.batches());
        let mut exponent = Buffer::zeros(limbs);
        for (batch, (words, twos)) in words.chunks_exact_mut(limbs).zip(twos.iter_mut()).enumerate() {
            for (lane, i) in block.batch_rows(batch).enumerate() {
                let mut carry = Limb::from(above);
                let n = block.odd(i).iter().chain(iter::repeat(&0));
                for (to, from) in exponent.iter_mut().zip(n) {
                    (*to, carry) = limb::adc(*from, 0, carry);
                }
                exponent[0] &= !1;
                twos[lane] = trailing_zeros(&exponent);
                words.iter_mut().zip(&*exponent).for_each(|(words, word)| words[lane] = *word);
            }
        }
        Exponents { words, limbs, twos }
    }

    /// The Selects the rows whose exponent has bit i set.
    pub(super) fn bit(&self, i: usize, masks: &mut [Mask]) {
        let (word, shift) = (i / LIMB_BITS, LIMB_BITS - 1 - i % LIMB_BITS);
        for (mask, words) in masks.iter_mut().zip(self.words.chunks_exact(self.limbs)) {
            *mask = words[word].map(|word| limb::top_mask(word << shift));
        }
        black_box(masks);
    }

    /// The Selects the rows whose exponent has i trailing zeros.
    pub(super) fn starts(&self, i: usize, masks: &mut [Mask]) {
        for (mask, twos) in masks.iter_mut().zip(&*self.twos) {
            *mask = twos.map(|twos| limb::top_mask((twos ^ i as Limb).wrapping_sub(1)));
        }
        black_box(masks);
    }

    /// The Selects the rows whose exponent has more than i trailing zeros.
    pub(super) fn continues(&self, i: usize, masks: &mut [Mask]) {
        for (mask, twos) in masks.iter_mut().zip(&*self.twos) {
            *mask = twos.map(|twos| limb::top_mask((i as Limb).wrapping_sub(twos)));
        }
        black_box(masks);
    }

    /// Returns the largest number of trailing zeros. Not constant-time.
    pub(super) fn most_twos(&self) -> usize {
        self.twos.as_flattened().iter().copied().max().unwrap_or(0) as usize
    }
}

/// Adds to masks the rows that are in both x and y.
pub(super) fn add_both(masks: &mut [Mask], x: &[Mask], y: &[Mask]) {
    let both = x.as_flattened().iter().zip(y.as_flattened());
    masks.as_flattened_mut().iter_mut().zip(both).for_each(|(mask, (x, y))| *mask |= x & y);
}
