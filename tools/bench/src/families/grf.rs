//! The block cipher of GRF archives: the family `grf` of the kernels.
//!
//! A result is a block of random bytes. Repeated rounds on the same block alternate between two states, which
//! makes branches look too fast; `round_chained` does this nevertheless, with each round waiting for the
//! previous one. Whole entries are in `entry`.

use std::cell::RefCell;
use std::hint::black_box;
use std::rc::Rc;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::grf::{Block, Plan, Variant};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::case::{Case, Contestant, Error, Spec, Unit, Work};
use crate::memory::digest;

mod entry;

/// The size of an array in bytes.
const SIZES: [usize; 7] = [16 << 10, 32 << 10, 1 << 20, 4 << 20, 16 << 20, 64 << 20, 512 << 20];

/// The arrays that every variant runs on. Variants much slower than memory are left out of longer ones.
const FOR_ALL: usize = 32 << 10;

/// The sizes of entries in bytes, each with its cycle.
const STRIDES: (usize, usize) = (100_000, 15);

pub(crate) fn specs() -> Vec<Spec> {
    let of = |name, sizes: &[usize], op| {
        Spec::of_sizes("grf", name, sizes.iter().copied(), move |size| case(size, op))
    };
    [
        of("round", &SIZES, Op::InPlace { step: 1 }),
        of("round_into", &SIZES, Op::Into),
        of("round_chained", &[size_of::<Block>()], Op::Chained),
        of("round_every", &[STRIDES.0], Op::InPlace { step: STRIDES.1 }),
        entry::specs(),
    ]
    .concat()
}

/// Returns the variants by name, and the plan, which chooses the best.
fn plans() -> Result<Vec<(&'static str, Plan)>, Error> {
    let features = Features::detect()?;
    let variants = Variant::all(features).map(|v| (v.name(), Plan::of(v)));
    Ok(variants.chain([("best", Plan::best(features))]).collect())
}

#[derive(Clone, Copy)]
enum Op {
    /// In place, with this distance between blocks.
    InPlace { step: usize },
    /// Into another array.
    Into,
    /// In place, with each round waiting for the previous one.
    Chained,
}

fn case(size: usize, op: Op) -> Result<Case, Error> {
    let blocks = size / size_of::<Block>();
    let beside = if blocks > 1 { blocks } else { 0 };
    let arrays =
        Rc::new(RefCell::new(Arrays { from: vec![Block::default(); blocks], to: vec![[1; 8]; beside] }));
    let all = plans()?
        .into_iter()
        .filter(|(name, _)| size <= FOR_ALL || matches!(op, Op::InPlace { step: 2.. }) || keeps_up(name));
    let rounds = |plan| Rounds { plan, op, arrays: arrays.clone() };
    let mut contestants: Vec<_> =
        all.map(|(name, plan)| Contestant::ours(name, op.results(blocks), rounds(plan))).collect();
    if matches!(op, Op::InPlace { step: 1 } | Op::Into) {
        contestants.push(Contestant::rival("memcpy", blocks, Copies { arrays: arrays.clone() }));
    }
    // The reference takes seconds for long arrays; the tests compare the other variants with it.
    let oracle = if size <= 1 << 20 { Variant::Reference } else { Variant::SpTable };
    let expected = rounds(Plan::of(oracle)).answer();
    Ok(Case { bytes: Some(size_of::<Block>()), ..Case::new(Unit::Bytes, expected, contestants) })
}

/// Returns whether the variant of this name approaches the speed of memory.
fn keeps_up(name: &str) -> bool {
    ["pext", "avx2_batch", "gfni", "neon", "best"].contains(&name)
}

/// The arrays of all contestants of a case.
struct Arrays {
    from: Vec<Block>,
    to: Vec<Block>,
}

impl Arrays {
    /// The same random blocks in every run.
    fn fill(&mut self) {
        StdRng::seed_from_u64(self.from.len() as u64).fill_bytes(self.from.as_flattened_mut());
    }
}

impl Op {
    /// The number of blocks in one run.
    fn results(self, blocks: usize) -> usize {
        match self {
            Op::InPlace { step } => blocks.div_ceil(step),
            Op::Into | Op::Chained => blocks,
        }
    }
}

struct Rounds {
    plan: Plan,
    op: Op,
    arrays: Rc<RefCell<Arrays>>,
}

impl Work for Rounds {
    fn answer(&mut self) -> Vec<u64> {
        self.arrays.borrow_mut().fill();
        self.run(1);
        let arrays = self.arrays.borrow();
        digest(if matches!(self.op, Op::Into) { &arrays.to } else { &arrays.from }.as_flattened())
    }

    fn run(&mut self, times: usize) {
        let Arrays { from, to } = &mut *self.arrays.borrow_mut();
        for _ in 0..times {
            match self.op {
                Op::InPlace { step: 1 } | Op::Chained => self.plan.round(black_box(from)),
                Op::InPlace { step } => self.plan.round_every(black_box(from), step),
                Op::Into => self.plan.round_into(black_box(from), black_box(to)),
            }
        }
    }
}

/// The bound set by memory: a copy.
struct Copies {
    arrays: Rc<RefCell<Arrays>>,
}

impl Work for Copies {
    fn answer(&mut self) -> Vec<u64> {
        self.arrays.borrow_mut().fill();
        self.run(1);
        let to = &mut self.arrays.borrow_mut().to;
        Variant::SpTable.round(to);
        digest(to.as_flattened())
    }

    fn run(&mut self, times: usize) {
        let Arrays { from, to } = &mut *self.arrays.borrow_mut();
        for _ in 0..times {
            black_box(&mut *to).copy_from_slice(black_box(from));
        }
    }
}
