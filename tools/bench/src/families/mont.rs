//! One Montgomery product or square of one number: the family `mont` of the kernels. Each uses the previous
//! result, so latency is measured, as in a power.

use std::hint::black_box;
use std::rc::Rc;

use limbwise::Column;
use limbwise_kernels::cpu::Features;
use limbwise_kernels::mont::{Lanes, Plan, Variant};
use limbwise_kernels::powers::Engine;

use crate::case::{Case, Contestant, Error, Spec, Unit, Work};
use crate::inputs::{Factors, Random};
use crate::numbers::{big, padded};
use crate::rivals;

const SIZES: [usize; 10] = [64, 128, 256, 384, 512, 1024, 2048, 3072, 4096, 8192];

pub(crate) fn specs() -> Vec<Spec> {
    let of = |op, square| Spec::of_sizes("mont", op, SIZES, move |bits| case(bits, square));
    [of("mul", false), of("sqr", true)].concat()
}

fn case(bits: usize, square: bool) -> Result<Case, Error> {
    let mut random = Random::new(bits);
    let (x, y, m) = (random.below(1, bits), random.below(1, bits), random.odd(1, bits));
    let y = if square { x.clone() } else { y };
    let [x, y, m] = [x, y, m].map(Column::into_limbs);
    let expected = padded([big(&x) * big(&y) % big(&m)], m.len());
    let factors = Rc::new(Factors { x, y, m, square });
    // `reference` takes one step per bit.
    let variants = Variant::all(Features::detect()?).filter(|v| !matches!(v, Variant::Reference));
    let ours = variants.map(|variant| Contestant {
        bound_cycles: (variant.name() == "ifma").then(|| ifma_bound(bits)),
        ..Contestant::ours(variant.name(), 1, Products::new(Plan::new(variant, bits), factors.clone()))
    });
    Ok(Case::new(Unit::Bits, expected, ours.chain(rivals::mod_mul(&factors)).collect()))
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
