//! y = x ^ D(R(x)), 16 blocks at once (our own method). R is the right half of IP(x), and D(R) is
//! P(S(E(R))) with each bit moved back to its position in the block. IP and its inverse are never computed,
//! because a round neither changes R nor moves bits of L.
//!
//! Input: any blocks. Output: each block after one round. Constant-time, but nothing relies on it. Requires
//! AVX-512 F, BW, VBMI and GFNI (Ice Lake 2019, Zen 4 2022). Cost for two vectors of eight blocks: 22
//! operations, of which 10 are permutations or multishifts of bytes and 4 are affine maps; bound by the
//! permutations on processors with one port for them.
//!
//! Two vectors of eight blocks are computed together. A lane is one of the eight bytes of a block; each lane
//! serves one of the eight boxes. The steps are:
//!
//! 1. Collect R, which consists of four columns of the block seen as a matrix of 8 x 8 bits with one row per
//!    byte. An affine map of a constant, with the block as its matrix, turns these columns into bytes. The
//!    result is R, twice in 64 bits.
//! 2. Extract the inputs. A multishift brings the six bits of each box into the lane of the box. The look-ups
//!    ignore the two bits above them. In the second vector, all lanes are rotated by four.
//! 3. Blend the two vectors. One blend has lanes 0 to 3 of the first vector and lanes 4 to 7 of the second;
//!    the other has the remaining lanes. Because the second vector is rotated, each blend contains only four
//!    different boxes, once for each vector. Four boxes fit in two tables of 64 bytes: an entry has four
//!    bits, so one byte holds entries of two boxes.
//! 4. Look up. For each blend, two byte permutations read the two tables; the second is masked to the lanes
//!    that it serves.
//! 5. Undo the blend. Each vector again has the outputs of its own boxes. Each byte also contains the four
//!    bits of another box, which step 8 drops.
//! 6. Gather by column. A byte of the block contains four bits of L, which different boxes change. They lie
//!    in at most two windows of eight consecutive bits; two multishifts bring both windows to that byte.
//! 7. Select each of the four bits from the first window or the second (one ternary-logic instruction).
//! 8. Move the four bits to their positions in the byte and drop the others, by an affine map; the result is
//!    XORed into the block.
//!
//! `layout.rs` assigns a lane and a table to each box, and a position in its lane to each output bit, such
//! that two tables per blend and two windows per byte suffice. It was found by a search: the test
//! `gfni_layout` of tools/asmgen.
//! `constants.rs` computes the constants from the layout.

mod constants;
mod large;
mod layout;
mod pairs;

use super::{Block, Contract, Threshold, Variant, gathered};
use crate::cpu::{Bmi2, Features, Gfni, gfni_entry};
use crate::streams::UNCACHED_FROM;
use pairs::{Registers, near_in_place, near_into};

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = Gfni;

    const THRESHOLD: Threshold = Threshold { in_a_row: 8, in_strides: 16 };

    fn few(features: Features) -> Variant {
        // On every processor with GFNI, `pext` is fast: it is not microcoded.
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
    if size_of_val(from) >= UNCACHED_FROM {
        large::past_caches(&c, from, to);
    } else if size_of_val(from) >= large::INTO {
        large::into(&c, from, to);
    } else {
        near_into(&c, from, to);
    }
}
