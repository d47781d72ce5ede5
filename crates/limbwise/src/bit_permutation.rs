//! Permutations and selections of the bits of blocks.

mod error;

use core::fmt;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::permute::{Plan, Table, Variant, ZERO};

pub use error::PermutationError;
pub use limbwise_kernels::permute::Variant as PermutationVariant;

/// Bits of a block.
const BITS: usize = u64::BITS as usize;

/// A permutation or selection of the bits of 64-bit blocks, compiled for this processor.
///
/// Each bit of the result is one bit of the block; bits beyond the table are 0. Constant-time in the blocks;
/// the table is public. Does not allocate.
///
/// Two permutations are equal if their tables are equal, even if they are compiled for different variants.
///
/// # Examples
///
/// Bit i of the result is bit `table[i]` of the block, where bit 0 is the least significant. This example
/// computes a Morton code, which interleaves the bits of two coordinates.
///
/// ```
/// use limbwise::BitPermutation;
///
/// let table: [u8; 64] = std::array::from_fn(|i| (i / 2 + 32 * (i % 2)) as u8);
/// let interleave = BitPermutation::from_table(&table)?;
/// let point = |x: u32, y: u32| u64::from(x) | u64::from(y) << 32;
///
/// let mut codes = [point(3, 0), point(0, 3), point(5, 6)];
/// interleave.apply_in_place(&mut codes);
/// assert_eq!(codes, [0b101, 0b1010, 0b11_1001]);
///
/// interleave.inverse()?.apply_in_place(&mut codes);
/// assert_eq!(codes, [point(3, 0), point(0, 3), point(5, 6)]);
/// # Ok::<(), limbwise::PermutationError>(())
/// ```
///
/// The transposition of 8 x 8 bits is its own inverse:
///
/// ```
/// use limbwise::BitPermutation;
///
/// let table: [u8; 64] = std::array::from_fn(|i| (8 * (i % 8) + i / 8) as u8);
/// let transpose = BitPermutation::from_table(&table)?;
/// assert_eq!(transpose.apply(0x0000_0000_0000_00ff), 0x0101_0101_0101_0101);
/// assert_eq!(transpose.inverse()?, transpose);
/// # Ok::<(), limbwise::PermutationError>(())
/// ```
#[derive(Clone)]
pub struct BitPermutation {
    table: Table,
    /// The number of entries of the table.
    width: usize,
    plan: Plan,
}

impl BitPermutation {
    /// Compiles a table. Bit i of the result is bit `table[i]` of the block, where bit 0 is the least
    /// significant. With fewer than 64 entries, the upper bits are 0.
    ///
    /// # Errors
    ///
    /// Returns [`PermutationError::Length`] if there are no entries or more than 64, or
    /// [`PermutationError::Entry`] with the first entry that is not below 64.
    ///
    /// # Examples
    ///
    /// ```
    /// use limbwise::{BitPermutation, PermutationError};
    ///
    /// let swapped = BitPermutation::from_table(&[4, 5, 6, 7, 0, 1, 2, 3])?;
    /// assert_eq!(swapped.apply(0x1234), 0x43);
    ///
    /// let error = BitPermutation::from_table(&[3, 64]).unwrap_err();
    /// assert_eq!(error.to_string(), "entry 1 of the table is 64, not one of the bits 0 to 63");
    /// # Ok::<(), PermutationError>(())
    /// ```
    pub fn from_table(table: &[u8]) -> Result<BitPermutation, PermutationError> {
        check_length(table)?;
        if let Some(index) = table.iter().position(|from| usize::from(*from) >= BITS) {
            return Err(PermutationError::Entry { index, found: table[index], first: 0, last: 63 });
        }
        let mut padded = [ZERO; BITS];
        padded[..table.len()].copy_from_slice(table);
        Ok(BitPermutation::compile(padded, table.len()))
    }

    /// Compiles a table in the notation of the DES standard: bits are counted from 1, most significant first,
    /// in blocks of `width` bits. The first entry is for the most significant bit of the result, which has as
    /// many bits as the table has entries. Blocks and results are the low bits of a word; bits above `width`
    /// are ignored.
    ///
    /// # Errors
    ///
    /// Returns [`PermutationError::Width`] if `width` is not 1 to 64, [`PermutationError::Length`] if there
    /// are no entries or more than 64, or [`PermutationError::Entry`] with the first entry that is not 1 to
    /// `width`.
    ///
    /// # Examples
    ///
    /// The expansion E of DES selects 48 bits from 32, taking the edge bits of each group of four twice:
    ///
    /// ```
    /// use limbwise::BitPermutation;
    ///
    /// let e = BitPermutation::from_des_table(
    ///     32,
    ///     &[
    ///         32, 1, 2, 3, 4, 5, 4, 5, 6, 7, 8, 9, 8, 9, 10, 11, 12, 13, 12, 13, 14, 15, 16, 17,
    ///         16, 17, 18, 19, 20, 21, 20, 21, 22, 23, 24, 25, 24, 25, 26, 27, 28, 29, 28, 29, 30, 31, 32, 1,
    ///     ],
    /// )?;
    /// assert_eq!(e.apply(0xf0aa_f0aa), 0x7a15_557a_1555);
    /// assert!(e.inverse().is_err());
    /// # Ok::<(), limbwise::PermutationError>(())
    /// ```
    pub fn from_des_table(width: usize, table: &[u8]) -> Result<BitPermutation, PermutationError> {
        if !(1..=BITS).contains(&width) {
            return Err(PermutationError::Width { found: width });
        }
        check_length(table)?;
        if let Some(index) = table.iter().position(|from| !(1..=width).contains(&usize::from(*from))) {
            return Err(PermutationError::Entry { index, found: table[index], first: 1, last: width as u8 });
        }
        let mut reversed = [ZERO; BITS];
        for (to, from) in reversed.iter_mut().zip(table.iter().rev()) {
            *to = width as u8 - from;
        }
        Ok(BitPermutation::compile(reversed, table.len()))
    }

    fn compile(table: Table, width: usize) -> BitPermutation {
        BitPermutation::of(table, width, Variant::best(Features::usable()))
    }

    fn of(table: Table, width: usize, variant: Variant) -> BitPermutation {
        BitPermutation { table, width, plan: Plan::new(variant, &table) }
    }

    /// Returns the same table compiled for a given kernel variant, for tests and measurements.
    #[must_use]
    pub fn with_variant(&self, variant: Variant) -> BitPermutation {
        BitPermutation::of(self.table, self.width, variant)
    }

    /// Returns the kernel variant that the table is compiled for. Permutations derived from this one use the
    /// same variant.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.plan.variant()
    }

    /// Returns the number of bits of a result, which is the number of entries of the table.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// Returns the input bit that a bit of the result is taken from, or `None` if the bit is always 0.
    #[must_use]
    pub fn source(&self, bit: usize) -> Option<usize> {
        self.table.get(bit).filter(|from| **from != ZERO).map(|from| usize::from(*from))
    }

    /// Applies the permutation to one block. For arrays, [`apply_in_place`](Self::apply_in_place) is much
    /// faster.
    #[must_use]
    pub fn apply(&self, block: u64) -> u64 {
        self.plan.apply(block)
    }

    /// Applies the permutation to every block of an array.
    pub fn apply_in_place(&self, blocks: &mut [u64]) {
        self.plan.apply_in_place(blocks);
    }

    /// Applies the permutation to every block of an array and writes the results to another array.
    ///
    /// # Errors
    ///
    /// Returns [`PermutationError::Blocks`] if the lengths differ; then nothing is written.
    pub fn apply_into(&self, blocks: &[u64], results: &mut [u64]) -> Result<(), PermutationError> {
        if blocks.len() != results.len() {
            return Err(PermutationError::Blocks { found: results.len(), expected: blocks.len() });
        }
        self.plan.apply_into(blocks, results);
        Ok(())
    }

    /// Returns the inverse permutation, which has the same width.
    ///
    /// # Errors
    ///
    /// Returns [`PermutationError::Selection`] with the first of the low [`width`](Self::width) bits that
    /// does not appear in the result, in which case different blocks have the same result.
    ///
    /// # Examples
    ///
    /// ```
    /// use limbwise::BitPermutation;
    ///
    /// let error = BitPermutation::from_table(&[0, 2, 2, 3])?.inverse().unwrap_err();
    /// assert_eq!(error.to_string(), "a selection has no inverse: no bit of the result takes bit 1");
    /// # Ok::<(), limbwise::PermutationError>(())
    /// ```
    pub fn inverse(&self) -> Result<BitPermutation, PermutationError> {
        let mut inverse = [ZERO; BITS];
        for (to, from) in self.table.iter().enumerate().filter(|(_, from)| **from != ZERO) {
            inverse[usize::from(*from)] = to as u8;
        }
        // There are as many entries as bits, so if each bit is used, it is used once, and no higher bit is
        // used.
        match inverse[..self.width].iter().position(|to| *to == ZERO) {
            Some(bit) => Err(PermutationError::Selection { bit }),
            None => Ok(BitPermutation::of(inverse, self.width, self.variant())),
        }
    }

    /// Composes two permutations: `a.then(&b).apply(x)` equals `b.apply(a.apply(x))`.
    ///
    /// # Examples
    ///
    /// ```
    /// use limbwise::BitPermutation;
    ///
    /// let bytes: [u8; 64] = std::array::from_fn(|i| i as u8 ^ 56);
    /// let bits: [u8; 64] = std::array::from_fn(|i| i as u8 ^ 7);
    /// let swap_bytes = BitPermutation::from_table(&bytes)?;
    /// let reverse_each = BitPermutation::from_table(&bits)?;
    /// assert_eq!(swap_bytes.then(&reverse_each).apply(0x1234), 0x1234_u64.reverse_bits());
    /// # Ok::<(), limbwise::PermutationError>(())
    /// ```
    #[must_use]
    pub fn then(&self, next: &BitPermutation) -> BitPermutation {
        let through = |from: u8| self.table.get(usize::from(from)).copied().unwrap_or(ZERO);
        BitPermutation::of(next.table.map(through), next.width, self.variant())
    }
}

fn check_length(table: &[u8]) -> Result<(), PermutationError> {
    if (1..=BITS).contains(&table.len()) {
        Ok(())
    } else {
        Err(PermutationError::Length { found: table.len() })
    }
}

impl PartialEq for BitPermutation {
    fn eq(&self, other: &BitPermutation) -> bool {
        self.width == other.width && self.table == other.table
    }
}

impl Eq for BitPermutation {}

impl fmt::Debug for BitPermutation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BitPermutation")
            .field("table", &&self.table[..self.width])
            .field("variant", &self.variant().name())
            .finish()
    }
}
