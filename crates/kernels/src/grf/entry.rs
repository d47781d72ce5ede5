//! Entries of an archive: which blocks are encrypted and which are shuffled.
//!
//! The first blocks are always encrypted. In the mode "full", every block whose index is a multiple of
//! `cycle` is encrypted as well. Of the blocks that are not encrypted, every seventh is shuffled: its bytes
//! are permuted, and its last byte is replaced by a table look-up. Encryption and shuffling are separate
//! passes. Each steps directly to its blocks, and no block is processed twice.
//!
//! Strided blocks are gathered, encrypted together and written back.

use super::{Block, Plan};

/// Blocks at the front of an entry that are always encrypted.
pub const FRONT: usize = 20;

/// The distance between shuffled blocks, among those that are not encrypted.
const SHUFFLED: usize = 7;

/// Which blocks of an entry are changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Only the first [`FRONT`] blocks are encrypted.
    HeaderOnly,
    /// In addition, one block in `cycle` is encrypted, and one in seven of the others is shuffled.
    Full {
        /// The distance between encrypted blocks, at least 1.
        cycle: usize,
    },
}

impl Plan {
    /// Decrypts an entry of an archive, in place.
    ///
    /// # Panics
    ///
    /// Panics if a cycle is 0.
    pub fn decode(&self, entry: &mut [Block], mode: Mode) {
        self.cross(entry, mode, unshuffle);
    }

    /// Encrypts an entry of an archive, in place: the inverse of [`Plan::decode`].
    ///
    /// # Panics
    ///
    /// Panics if a cycle is 0.
    pub fn encode(&self, entry: &mut [Block], mode: Mode) {
        self.cross(entry, mode, shuffle);
    }

    fn cross(&self, entry: &mut [Block], mode: Mode, shuffle: impl Fn(Block) -> Block) {
        let front = entry.len().min(FRONT);
        match mode {
            Mode::HeaderOnly => self.round(&mut entry[..front]),
            Mode::Full { cycle: 0 } => panic!("a cycle of at least one block"),
            Mode::Full { cycle: 1 } => self.round(entry),
            Mode::Full { cycle } => {
                self.round(&mut entry[..front]);
                if let Some(rest) = entry.get_mut(FRONT.next_multiple_of(cycle)..) {
                    self.round_every(rest, cycle);
                }
                every_seventh_between(entry, cycle, shuffle);
            }
        }
    }
}

/// Shuffles every seventh block that is not encrypted, if one in `cycle` (at least 2) is.
fn every_seventh_between(entry: &mut [Block], cycle: usize, shuffle: impl Fn(Block) -> Block) {
    let between = cycle - 1;
    // Counted from the start of the entry, block n of those between is at n / between * cycle + n % between +
    // 1.
    let first = FRONT - FRONT.div_ceil(cycle) + SHUFFLED;
    let (mut at, mut offset) = (first / between * cycle + first % between + 1, first % between);
    let (turns, further) = (SHUFFLED / between, SHUFFLED % between);
    while let Some(block) = entry.get_mut(at) {
        *block = shuffle(*block);
        at += SHUFFLED + turns;
        offset += further;
        if offset >= between {
            offset -= between;
            at += 1;
        }
    }
}

/// Returns byte `from` of a block, moved to the position of byte `to`.
const fn byte(block: u64, from: u32, to: u32) -> u64 {
    (block >> (8 * from) & 0xff) << (8 * to)
}

/// Encrypts: bytes 3 4 5 0 1 6 2, and the last one exchanged.
fn shuffle(block: Block) -> Block {
    let b = u64::from_le_bytes(block);
    let (b0_1, b3_5) = (b & 0xffff, b >> 24 & 0xff_ffff);
    let bytes =
        b3_5 | b0_1 << 24 | byte(b, 6, 5) | byte(b, 2, 6) | u64::from(EXCHANGED[usize::from(block[7])]) << 56;
    bytes.to_le_bytes()
}

/// Decrypts: bytes 3 4 6 0 1 2 5, and the last one exchanged.
fn unshuffle(block: Block) -> Block {
    let b = u64::from_le_bytes(block);
    let (b0_2, b3_4) = (b & 0xff_ffff, b >> 24 & 0xffff);
    let bytes =
        b3_4 | byte(b, 6, 2) | b0_2 << 24 | byte(b, 5, 6) | u64::from(EXCHANGED[usize::from(block[7])]) << 56;
    bytes.to_le_bytes()
}

/// Pairs of byte values that the shuffle exchanges; it leaves others unchanged.
const PAIRS: [[u8; 2]; 7] =
    [[0x00, 0x2b], [0x6c, 0x80], [0x01, 0x68], [0x48, 0x77], [0x60, 0xff], [0xb9, 0xc0], [0xfe, 0xeb]];

static EXCHANGED: [u8; 256] = {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 256 {
        table[i] = i as u8;
        i += 1;
    }
    let mut i = 0;
    while i < PAIRS.len() {
        let [a, b] = PAIRS[i];
        (table[a as usize], table[b as usize]) = (b, a);
        i += 1;
    }
    table
};
