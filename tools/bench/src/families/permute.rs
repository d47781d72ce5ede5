//! Permutations of the bits of 64-bit blocks, in place: the family `permute` of the kernels. A result is a
//! block.

use std::hint::black_box;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::permute::{Plan, Table, Variant};
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};

use crate::case::{Case, Contestant, Error, Spec, Unit, Work};
use crate::work::written;

/// The size of an array in bytes: one block, small enough for the first-level cache with a copy, and larger
/// than it.
const SIZES: [usize; 3] = [8, 16 << 10, 1 << 20];

/// Returns the tables: the hardest, and those with a structure.
pub(crate) fn specs() -> Vec<Spec> {
    let of = |op, table| Spec::of_sizes("permute", op, SIZES, move |size| case(size, &table));
    [
        of("random_permutation", random_permutation()),
        of("random_selection", random_selection()),
        of("des_ip", des_ip()),
        of("bit_reversal", core::array::from_fn(|i| 63 - i as u8)),
        of("transpose_8x8", core::array::from_fn(|i| (8 * (i % 8) + i / 8) as u8)),
    ]
    .concat()
}

fn random_permutation() -> Table {
    let mut table: Table = core::array::from_fn(|i| i as u8);
    table.shuffle(&mut StdRng::seed_from_u64(64));
    table
}

fn random_selection() -> Table {
    let mut rng = StdRng::seed_from_u64(64);
    core::array::from_fn(|_| rng.random_range(0..64))
}

/// Returns the initial permutation of DES (FIPS 46-3): bit 1 is the most significant, and each row of eight
/// ends 8 below the end of the previous one.
fn des_ip() -> Table {
    core::array::from_fn(|i| {
        let (row, column) = ((63 - i) / 8, (63 - i) % 8);
        let first = [58, 60, 62, 64, 57, 59, 61, 63][row];
        64 - (first - 8 * column as u8)
    })
}

fn case(size: usize, table: &Table) -> Result<Case, Error> {
    let mut rng = StdRng::seed_from_u64(size as u64);
    let blocks: Vec<u64> = (0..size / size_of::<u64>()).map(|_| rng.next_u64()).collect();
    let bit = |x: u64, to: usize| (x >> table[to] & 1) << to;
    let expected: Vec<u64> = blocks.iter().map(|x| (0..64).map(|to| bit(*x, to)).sum()).collect();
    let ours = Variant::all(Features::detect()?).map(|variant| {
        let work = Permuted { plan: Plan::new(variant, table), blocks: blocks.clone() };
        Contestant::ours(variant.name(), blocks.len(), work)
    });
    // The speed of memory: the answer is copied.
    let (from, to) = (expected.clone(), vec![0; expected.len()]);
    let copied = written(to, move |to| to.copy_from_slice(black_box(&from)), |to| to.clone());
    let contestants = ours.chain([Contestant::rival("memcpy", blocks.len(), copied)]).collect();
    Ok(Case { bytes: Some(size_of::<u64>()), ..Case::new(Unit::Bytes, expected, contestants) })
}

struct Permuted {
    plan: Plan,
    blocks: Vec<u64>,
}

impl Work for Permuted {
    fn answer(&mut self) -> Vec<u64> {
        let mut blocks = self.blocks.clone();
        self.plan.apply_in_place(&mut blocks);
        blocks
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            self.plan.apply_in_place(black_box(&mut self.blocks));
        }
    }
}
