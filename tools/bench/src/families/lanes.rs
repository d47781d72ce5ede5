//! One Montgomery product or square in every lane: the family `lanes` of the kernels.

use std::hint::black_box;

use limbwise::Column;
use limbwise_kernels::cpu::Features;
use limbwise_kernels::lanes::{Plan, Variant};
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::powers::Engine;

use crate::case::{Case, Contestant, Error, Spec, Unit, Work};
use crate::inputs::{BLS12_381_PRIME, Random};
use crate::model::{self, Op};
use crate::numbers::padded;
use crate::rivals::{self, Batch};

const SIZES: [usize; 16] =
    [32, 50, 52, 64, 104, 128, 192, 256, BLS12_381, 384, 512, 1024, 2048, 3072, 4096, 8192];

/// The length in bits of the fixed modulus of a rival; at this length all contestants use that modulus.
const BLS12_381: usize = 381;

/// A run processes as many batches as fit in this many bytes with all their data: independent products may
/// overlap, but none waits for memory.
const NEAR_BYTES: usize = 24 * 1024;

pub(crate) fn specs() -> Vec<Spec> {
    let of = |name, op| Spec::of_sizes("lanes", name, SIZES, move |bits| case(bits, op));
    [of("mul", Op::Mul), of("sqr", Op::Sqr)].concat()
}

fn case(bits: usize, op: Op) -> Result<Case, Error> {
    let features = Features::detect()?;
    let lanes = Plan::new(Variant::best(features), bits).lanes();
    let mut random = Random::new(bits);
    let (x, y, mut m) = (random.below(lanes, bits), random.below(lanes, bits), random.odd(lanes, bits));
    if bits == BLS12_381 {
        m.rows_mut().for_each(|m| m.copy_from_slice(&BLS12_381_PRIME));
    }
    let y = if op == Op::Sqr { x.clone() } else { y };
    let factors =
        Batch { bits, square: op == Op::Sqr, x: x.to_biguints(), y: y.to_biguints(), m: m.to_biguints() };
    let products = factors.x.iter().zip(&factors.y).zip(&factors.m).map(|((x, y), m)| x * y % m);
    let expected = padded(products, m.limbs());
    let mut contestants: Vec<_> =
        Variant::all(features).map(|v| contestant(v, bits, op, [&x, &y, &m])).collect();
    contestants.extend(rivals::products(&factors));
    Ok(Case::new(Unit::Bits, expected, contestants))
}

fn contestant(variant: Variant, bits: usize, op: Op, columns: [&Column; 3]) -> Contestant {
    let plan = Plan::new(variant, bits);
    Contestant {
        // Some plans use another variant.
        bound_cycles: model::cycles(&plan, op),
        ..Contestant::ours(variant.name(), plan.lanes() * batches(&plan), Products::new(plan, op, columns))
    }
}

/// Returns the number of batches in a run.
fn batches(plan: &Plan) -> usize {
    let bytes = (2 * plan.value_len() + plan.modulus_len()) * size_of::<Lanes>();
    (NEAR_BYTES / bytes).max(1)
}

/// The same products in every batch of a run, each batch in its own memory.
struct Products {
    plan: Plan,
    op: Op,
    x: Vec<Lanes>,
    y: Vec<Lanes>,
    moduli: Vec<Lanes>,
    scratch: Vec<Lanes>,
    /// The words of a row.
    words: usize,
}

impl Products {
    fn new(plan: Plan, op: Op, [x, y, m]: [&Column; 3]) -> Products {
        let mut scratch = vec![Lanes::ZERO; plan.scratch_len()];
        let mut modulus = vec![Lanes::ZERO; plan.modulus_len()];
        plan.load_moduli(&m.rows().collect::<Vec<_>>(), &mut modulus, &mut scratch, None);
        let load = |column: &Column| {
            let mut value = vec![Lanes::ZERO; plan.value_len()];
            let mut work = vec![Lanes::ZERO; plan.load_len()];
            plan.load(&column.rows().collect::<Vec<_>>(), &mut value, &modulus, &mut work);
            value.repeat(batches(&plan))
        };
        let (x, y) = (load(x), load(y));
        let moduli = modulus.repeat(batches(&plan));
        Products { plan, op, x, y, moduli, scratch, words: m.limbs() }
    }
}

impl Work for Products {
    fn answer(&mut self) -> Vec<u64> {
        let start = self.x.clone();
        self.run(1);
        let mut last = self.x[start.len() - self.plan.value_len()..].to_vec();
        self.x = start;
        let modulus = &self.moduli[..self.plan.modulus_len()];
        self.plan.from_mont(&mut last, modulus, &mut self.scratch);
        let mut rows = vec![0; self.plan.lanes() * self.words];
        let mut out: Vec<_> = rows.chunks_exact_mut(self.words).collect();
        self.plan.export(&last, &mut out, &mut self.scratch);
        rows
    }

    fn run(&mut self, times: usize) {
        let Products { plan, x, y, moduli, scratch, .. } = self;
        for _ in 0..times {
            match self.op {
                Op::Mul => plan.mul(x, y, moduli, scratch),
                Op::Sqr => plan.sqr(x, moduli, scratch),
            }
        }
        black_box(x);
    }
}
