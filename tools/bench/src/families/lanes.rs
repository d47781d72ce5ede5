//! One Montgomery product or square in every lane: the family `lanes` of the kernels.

use std::hint::black_box;

use limbwise::{Column, Error};
use limbwise_kernels::cpu::Features;
use limbwise_kernels::lanes::{Lanes, Plan, Variant};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::case::{Case, Contestant, Spec, Unit, Work};
use crate::families::padded;

const SIZES: [usize; 7] = [256, 512, 1024, 2048, 3072, 4096, 8192];

/// Values that take turns in a run are at most so many, and fit in so many bytes with all that is
/// computed with them: independent products may overlap, but none waits for memory.
const VALUES: usize = 4;
const NEAR_BYTES: usize = 24 * 1024;

pub(crate) fn specs() -> Vec<Spec> {
    let mul = SIZES.map(|size| Spec { family: "lanes", op: "mul", size, build: mul });
    let sqr = SIZES.map(|size| Spec { family: "lanes", op: "sqr", size, build: sqr });
    mul.into_iter().chain(sqr).collect()
}

#[derive(Clone, Copy, PartialEq)]
enum Op {
    Mul,
    Sqr,
}

fn mul(spec: &Spec) -> Result<Case, Error> {
    case(spec, Op::Mul)
}

fn sqr(spec: &Spec) -> Result<Case, Error> {
    case(spec, Op::Sqr)
}

fn case(spec: &Spec, op: Op) -> Result<Case, Error> {
    let features = Features::detect()?;
    let lanes = Plan::new(Variant::best(features), spec.size).lanes();
    let limbs = spec.size / 64;
    let mut rng = StdRng::seed_from_u64(spec.size as u64);
    let mut random = |rows| Column::from_limbs((0..rows * limbs).map(|_| rng.next_u64()).collect(), limbs);
    let (mut x, mut y, mut m) = (random(lanes)?, random(lanes)?, random(lanes)?);
    // Odd moduli of full length, and factors below them.
    const TOP: u64 = 1 << 63;
    for ((x, y), m) in x.rows_mut().zip(y.rows_mut()).zip(m.rows_mut()) {
        x[limbs - 1] &= !TOP;
        y[limbs - 1] &= !TOP;
        m[limbs - 1] |= TOP;
        m[0] |= 1;
    }
    let products = (x.to_biguints().iter().zip(y.to_biguints()).zip(m.to_biguints()))
        .map(|((x, y), m)| if op == Op::Mul { x * y % m } else { x * x % m })
        .map(|product: BigUint| product.to_u64_digits())
        .collect::<Vec<_>>();
    Ok(Case {
        family: spec.family,
        op: spec.op,
        size: spec.size,
        unit: Unit::Bits,
        bytes: None,
        expected: padded(products.into_iter(), limbs),
        contestants: Variant::all(features).map(|v| contestant(v, spec.size, op, [&x, &y, &m])).collect(),
    })
}

fn contestant(variant: Variant, bits: usize, op: Op, columns: [&Column; 3]) -> Contestant {
    let plan = Plan::new(variant, bits);
    Contestant {
        variant: variant.name().to_string(),
        ours: true,
        threads: 1,
        batch: plan.lanes(),
        bound_cycles: (variant.name() == "ifma").then(|| ifma_bound(plan.limbs(), op)),
        work: Box::new(Products::new(plan, op, columns)),
    }
}

/// Cycles per lane for the 52-bit multiply-adds alone, two of eight lanes each cycle: 2 k^2 low and
/// 2 k^2 high ones, and k for the quotients; a square saves the k^2 that it would do twice.
fn ifma_bound(limbs: usize, op: Op) -> f64 {
    let k = limbs as f64;
    match op {
        Op::Mul => (4.0 * k * k + k) / 16.0,
        Op::Sqr => (3.0 * k * k + 2.0 * k) / 16.0,
    }
}

struct Products {
    plan: Plan,
    op: Op,
    x: Vec<Lanes>,
    y: Vec<Lanes>,
    modulus: Vec<Lanes>,
    scratch: Vec<Lanes>,
    /// Copies of `x` that the timed runs multiply, in turns.
    values: Vec<Vec<Lanes>>,
    /// The words of a row.
    words: usize,
}

impl Products {
    fn new(plan: Plan, op: Op, [x, y, m]: [&Column; 3]) -> Products {
        let mut scratch = vec![Lanes::ZERO; plan.scratch_len()];
        let mut modulus = vec![Lanes::ZERO; plan.modulus_len()];
        plan.load_moduli(&m.rows().collect::<Vec<_>>(), &mut modulus, &mut scratch);
        let mut load = |column: &Column| {
            let mut value = vec![Lanes::ZERO; plan.value_len()];
            plan.import(&column.rows().collect::<Vec<_>>(), &mut value, &mut scratch);
            plan.to_mont(&mut value, &modulus, &mut scratch);
            value
        };
        let (x, y) = (load(x), load(y));
        // Beside the values there are the factor, the modulus and as much scratch.
        let fit = NEAR_BYTES / (plan.value_len() * size_of::<Lanes>());
        let values = vec![x.clone(); fit.saturating_sub(3).clamp(1, VALUES)];
        Products { plan, op, x, y, modulus, scratch, values, words: m.limbs() }
    }
}

impl Work for Products {
    fn answer(&mut self) -> Vec<u64> {
        let Products { plan, modulus, scratch, .. } = self;
        let mut value = self.x.clone();
        match self.op {
            Op::Mul => plan.mul(&mut value, &self.y, modulus, scratch),
            Op::Sqr => plan.sqr(&mut value, modulus, scratch),
        }
        plan.from_mont(&mut value, modulus, scratch);
        let mut rows = vec![0; plan.lanes() * self.words];
        plan.export(&value, &mut rows.chunks_exact_mut(self.words).collect::<Vec<_>>(), scratch);
        rows
    }

    fn run(&mut self, times: usize) {
        let Products { plan, modulus, scratch, values, .. } = self;
        let turns = values.len();
        for i in 0..times {
            let value = &mut values[i % turns];
            match self.op {
                Op::Mul => plan.mul(value, &self.y, modulus, scratch),
                Op::Sqr => plan.sqr(value, modulus, scratch),
            }
        }
        black_box(values);
    }
}
