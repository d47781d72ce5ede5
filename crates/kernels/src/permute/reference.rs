//! The table loop: y = sum over i of 2^i (x / 2^table\[i\] mod 2).
//!
//! Input: any block. Output: its permutation. Constant-time.
//! Requires nothing.
//! Cost: four instructions for each of the 64 bits.

use super::{BITS, Blocks, Contract, Table};

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = ();
    type Program = Table;

    fn compile(table: &Table) -> Table {
        *table
    }

    // Not inlined, because the checks of this variant's code examine this function.
    #[inline(never)]
    fn run((): (), table: &Table, blocks: Blocks<'_>) {
        blocks.each(|x| permute(table, x));
    }
}

/// Returns the permutation of a block.
pub(super) fn permute(table: &Table, block: u64) -> u64 {
    let mut permuted = 0;
    for (to, from) in table.iter().enumerate() {
        if usize::from(*from) < BITS {
            permuted |= (block >> from & 1) << to;
        }
    }
    permuted
}
