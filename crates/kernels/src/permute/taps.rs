//! Shared by `ssse3`, `avx2` and `neon`: the source of each output bit.

use super::{BITS, Table, ZERO};

/// The source byte of each output bit, and the bit within it.
#[derive(Clone, Debug)]
pub(super) struct Taps {
    /// The byte of the block, for a byte shuffle; an index out of range gives 0.
    pub(super) byte: [u8; BITS],
    /// The bit in that byte, as a mask; never 0, so that it differs from a byte of 0.
    pub(super) bit: [u8; BITS],
}

impl Taps {
    pub(super) fn new(table: &Table) -> Taps {
        const OUT_OF_RANGE: u8 = 0xff;
        Taps {
            byte: table.map(|from| if from == ZERO { OUT_OF_RANGE } else { from / 8 }),
            bit: table.map(|from| 1 << (from % 8)),
        }
    }
}
