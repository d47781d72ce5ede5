//! The round over arrays of all remainders and over strides, for a check on the current processor.

use super::{Block, Variant};
use crate::memory::Lanes;
use crate::trial::Trial;

const BLOCKS: usize = 300;

/// Runs the variant.
pub(super) fn run(variant: Variant, trial: &mut Trial, _: &mut [Lanes]) {
    let [mut from, mut to] = [[Block::default(); BLOCKS]; 2];
    trial.bytes(from.as_flattened_mut());
    (from[0], from[1]) = ([0; 8], [0xff; 8]);
    for len in (0..70).chain([127, BLOCKS]) {
        variant.round_into(&from[..len], &mut to[..len]);
        trial.result_bytes(to[..len].as_flattened());
        to.copy_from_slice(&from);
        variant.round(&mut to[..len]);
        trial.result_bytes(to.as_flattened());
    }
    for step in [1, 2, 3, 7, 64, BLOCKS] {
        to.copy_from_slice(&from);
        variant.round_every(&mut to, step);
        trial.result_bytes(to.as_flattened());
    }
}
