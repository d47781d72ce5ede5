//! y = x ^ D(R(x)), 16 blocks at once: D is S, P and the way back through IP (our own).
//!
//! Input: any blocks. Output: each block after one round. Constant-time, but nothing relies on it. Requires
//! AVX-512 F, BW, VBMI and GFNI (Ice Lake 2019, Zen 4 2022). Cost for two vectors of eight blocks: 22
//! operations, of which 10 are permutations or multishifts of bytes and 4 are affine maps; bound by the
//! permutations where they have one port.
//!
//! In a vector of eight blocks
//!
//! 1. an affine map of a constant, with the block as the matrix, turns columns into rows: R, twice;
//! 2. a multishift gives each lane (byte) the six bits of its box, the top two bits being ignored from here
//!    on;
//! 3. two vectors are blended, the lanes of the second turned by four, so that each of the two blends has
//!    four boxes only, and those fit the 128 bytes of two permutations: every byte of a table has entries of
//!    two boxes;
//! 4. two permutations, the second under a mask, look the six bits up;
//! 5. blended back, each vector has all bits that its boxes give, and the rest of two tables among them;
//! 6. two multishifts bring the four bits of a byte of L into it: all are in two windows of eight bits;
//! 7. a selection takes each bit from the one or the other;
//! 8. an affine map moves them to their places and drops the rest; what is left is added to the block.
//!
//! IP and its inverse vanish. Where the bits are, so that four boxes share two tables and two windows are
//! enough, is `layout.rs`, found by a search; `constants.rs` is what follows from it.

mod constants;
mod large;
mod layout;
mod pairs;

use super::{Block, Contract, Threshold, Variant, gathered};
use crate::cpu::{Bmi2, Features, Gfni, gfni_entry};
use pairs::{Registers, near_in_place, near_into};

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = Gfni;

    const THRESHOLD: Threshold = Threshold { in_a_row: 8, in_strides: 16 };

    fn few(features: Features) -> Variant {
        // What has GFNI has `pext` that is not microcode.
        Bmi2::new(features).map_or(Variant::SpTable, Variant::Pext)
    }

    gfni_entry! {
        fn round(blocks: &mut [Block]) = in_place;
        fn round_into(from: &[Block], to: &mut [Block]) = into;
    }

    fn round_every(token: Gfni, blocks: &mut [Block], step: usize) {
        gathered(blocks, step, |near| Kernel::round(token, near));
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
fn in_place(blocks: &mut [Block]) {
    let c = Registers::load();
    if size_of_val(blocks) >= large::IN_PLACE {
        large::in_place(&c, blocks);
    } else {
        near_in_place(&c, blocks);
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
fn into(from: &[Block], to: &mut [Block]) {
    let c = Registers::load();
    if size_of_val(from) >= large::INTO {
        large::into(&c, from, to);
    } else {
        near_into(&c, from, to);
    }
}
