//! One Montgomery product or square of one number: the family `mont` of the kernels. Each uses the previous
//! result, so latency is measured, as in a power.

use std::hint::black_box;
use std::rc::Rc;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::mont::{Lanes, Plan, Variant};
use limbwise_kernels::powers::Engine;
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::case::{Case, Contestant, Error, Spec, Unit, Work};
use crate::inputs::Factors;
use crate::numbers::padded;
use crate::rivals;

const SIZES: [usize; 10] = [64, 128, 256, 384, 512, 1024, 2048, 3072, 4096, 8192];

pub(crate) fn specs() -> Vec<Spec> {
    let mul = SIZES.map(|size| Spec { family: "mont", op: "mul", size, build: mul });
    let sqr = SIZES.map(|size| Spec { family: "mont", op: "sqr", size, build: sqr });
    mul.into_iter().chain(sqr).collect()
}

fn mul(spec: &Spec) -> Result<Case, Error> {
    case(spec, false)
}

fn sqr(spec: &Spec) -> Result<Case, Error> {
    case(spec, true)
}

fn case(spec: &Spec, square: bool) -> Result<Case, Error> {
    const TOP: u64 = 1 << 63;
    let limbs = spec.size / 64;
    let mut rng = StdRng::seed_from_u64(spec.size as u64);
    let mut random = || (0..limbs).map(|_| rng.next_u64()).collect::<Vec<_>>();
    let (mut x, mut y, mut m) = (random(), random(), random());
    x[limbs - 1] &= !TOP;
    y[limbs - 1] &= !TOP;
    m[limbs - 1] |= TOP;
    m[0] |= 1;
    if square {
        y.clone_from(&x);
    }
    let product = big(&x) * big(&y) % big(&m);
    let factors = Rc::new(Factors { x, y, m, square });
    // `reference` takes one step per bit.
    let variants = Variant::all(Features::detect()?).filter(|v| !matches!(v, Variant::Reference));
    let ours = variants.map(|variant| contestant(variant, spec.size, &factors));
    Ok(Case {
        family: spec.family,
        op: spec.op,
        size: spec.size,
        unit: Unit::Bits,
        bytes: None,
        expected: padded([product.to_u64_digits()].into_iter(), limbs),
        contestants: ours.chain(rivals::mod_mul(&factors)).collect(),
    })
}

fn big(limbs: &[u64]) -> BigUint {
    BigUint::new(limbs.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect())
}

fn contestant(variant: Variant, bits: usize, factors: &Rc<Factors>) -> Contestant {
    let plan = Plan::new(variant, bits);
    Contestant {
        variant: variant.name().to_string(),
        ours: true,
        threads: 1,
        batch: 1,
        bound_cycles: (variant.name() == "ifma").then(|| ifma_bound(bits)),
        work: Box::new(Products::new(plan, factors.clone())),
    }
}

/// The cycles that a product needs for its 52-bit multiply-adds alone, two of eight limbs per cycle: 2 k^2
/// low and 2 k^2 high ones.
fn ifma_bound(bits: usize) -> f64 {
    let k = (bits + 2).div_ceil(52) as f64;
    4.0 * k * k / 16.0
}

struct Products {
    plan: Plan,
    factors: Rc<Factors>,
    x: Vec<Lanes>,
    y: Vec<Lanes>,
    modulus: Vec<Lanes>,
    scratch: Vec<Lanes>,
    /// The factors of the timed runs.
    value: Vec<Lanes>,
}

impl Products {
    fn new(plan: Plan, factors: Rc<Factors>) -> Products {
        let mut scratch = vec![Lanes::ZERO; plan.load_len()];
        let mut modulus = vec![Lanes::ZERO; plan.modulus_len()];
        plan.load_moduli(&[&factors.m], &mut modulus, &mut scratch, None);
        let mut load = |number: &[u64]| {
            let mut value = vec![Lanes::ZERO; plan.value_len()];
            plan.load(&[number], &mut value, &modulus, &mut scratch);
            value
        };
        let (x, y) = (load(&factors.x), load(&factors.y));
        Products { plan, factors, value: x.clone(), x, y, modulus, scratch }
    }
}

impl Work for Products {
    fn answer(&mut self) -> Vec<u64> {
        let Products { plan, modulus, scratch, .. } = self;
        let mut value = self.x.clone();
        if self.factors.square {
            plan.sqr(&mut value, modulus, scratch);
        } else {
            plan.mul(&mut value, &self.y, modulus, scratch);
        }
        plan.from_mont(&mut value, modulus, scratch);
        let mut number = vec![0; self.factors.m.len()];
        plan.export(&value, &mut number);
        number
    }

    fn run(&mut self, times: usize) {
        let Products { plan, modulus, scratch, value, .. } = self;
        for _ in 0..times {
            if self.factors.square {
                plan.sqr(value, modulus, scratch);
            } else {
                plan.mul(value, &self.y, modulus, scratch);
            }
        }
        black_box(value);
    }
}
