//! Rising runs: y = sum over runs of pdep(pext(x, from), to).
//!
//! Input: any block. Output: its permutation. Constant-time: where pext and pdep are microcoded, their time
//! depends on the masks, which are the table's.
//! Requires BMI2 (Haswell 2013, Zen 2017; in hardware since Zen 3).
//! Cost: a pext and a pdep for each run, together two cycles or one; bound by them. A rotation has 2 runs,
//! a random permutation some 14, a reversal 64.
//!
//! A `pext` followed by a `pdep` moves any set of bits that keep their order. Adding each bit to the first
//! run that it continues gives the smallest number of runs.
//!
//! It is for comparison and for tables of one run; `Plan::best` never chooses it.

use core::arch::x86_64::{_pdep_u64, _pext_u64};

use super::{BITS, Blocks, Contract, Table, ZERO};
use crate::cpu::{Bmi2, bmi2_entry};

/// Bits that keep their order: their sources and their targets.
#[derive(Clone, Copy, Debug)]
struct Run {
    from: u64,
    to: u64,
}

/// The runs of a table.
#[derive(Clone, Debug)]
pub(super) struct Runs {
    /// Each has at least one bit, so there are at most 64.
    runs: [Run; BITS],
    len: usize,
}

impl Runs {
    fn new(table: &Table) -> Runs {
        let mut runs = [Run { from: 0, to: 0 }; BITS];
        for (to, from) in table.iter().enumerate().filter(|(_, from)| **from != ZERO) {
            // Runs that end below this bit; the unused ones after them qualify as well.
            if let Some(run) = runs.iter_mut().find(|run| run.from >> from == 0) {
                run.from |= 1 << from;
                run.to |= 1 << to;
            }
        }
        let len = runs.iter().take_while(|run| run.from != 0).count();
        Runs { runs, len }
    }
}

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = Bmi2;
    type Program = Runs;

    fn compile(table: &Table) -> Runs {
        Runs::new(table)
    }

    bmi2_entry! {
        fn run(runs: &Runs, blocks: Blocks<'_>) = every;
    }
}

#[inline]
#[target_feature(enable = "bmi2")]
fn every(runs: &Runs, blocks: Blocks<'_>) {
    let runs = &runs.runs[..runs.len];
    blocks.each(|x| {
        let mut permuted = 0;
        for run in runs {
            permuted |= _pdep_u64(_pext_u64(x, run.from), run.to);
        }
        permuted
    });
}
