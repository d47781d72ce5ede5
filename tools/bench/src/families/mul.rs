//! Products of two numbers of N limbs: the family `mul` of the kernels.

use std::rc::Rc;

use limbwise::limbs;
use limbwise_kernels::cpu::Features;
use limbwise_kernels::mul::{Plan, Variant};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::case::{Case, Contestant, Error, Spec, Unit};
use crate::limb_products::{Operation, Pairs, product};
use crate::numbers::padded;
use crate::rivals;

const SIZES: [usize; 20] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 24, 32, 48, 64, 96, 128];

/// Up to this length, products are called with arrays whose length is known at compile time; beyond, with a
/// plan.
const ARRAYS: usize = 16;

pub(crate) fn specs() -> Vec<Spec> {
    let of = |op, build| SIZES.map(|size| Spec { family: "mul", op, size, build });
    let (mul, sqr, low) = (of("mul", mul), of("sqr", sqr), of("mul_low", mul_low));
    mul.into_iter().chain(sqr).chain(low).collect()
}

fn mul(spec: &Spec) -> Result<Case, Error> {
    sized(spec, Operation::Mul)
}

fn sqr(spec: &Spec) -> Result<Case, Error> {
    sized(spec, Operation::Sqr)
}

fn mul_low(spec: &Spec) -> Result<Case, Error> {
    sized(spec, Operation::MulLow)
}

fn sized(spec: &Spec, operation: Operation) -> Result<Case, Error> {
    macro_rules! dispatch {
        ($($n:literal)*) => {
            match spec.size {
                $($n => case::<$n, { 2 * $n }, { 64 * $n }, { 128 * $n }>(spec, operation),)*
                size => unreachable!("{size} limbs are not among the sizes"),
            }
        };
    }
    dispatch!(3 4 5 6 7 8 9 10 11 12 13 14 15 16 24 32 48 64 96 128)
}

fn case<const N: usize, const WIDE: usize, const BITS: usize, const WIDE_BITS: usize>(
    spec: &Spec,
    operation: Operation,
) -> Result<Case, Error> {
    let features = Features::detect()?;
    let mut rng = StdRng::seed_from_u64(N as u64);
    let mut number = || std::array::from_fn(|_| rng.next_u64());
    let pairs = Rc::new(Pairs::<N>(std::array::from_fn(|_| (number(), number()))));
    let ours = |variant: Variant| {
        let variant_name = variant.name().to_string();
        if N <= ARRAYS {
            return product(variant_name, true, bound(N, operation), operation, &pairs, move |z, x, y| {
                match operation {
                    Operation::Mul => variant.mul_into(z, x, y),
                    Operation::Sqr => variant.sqr_into(z, x),
                    Operation::MulLow => variant.mul_low_into(&mut z[0], x, y),
                }
            });
        }
        let plan = Plan::new(variant, N);
        planned(plan, variant_name, operation, &pairs)
    };
    // The reference goes bit by bit; there is nothing to time.
    let variants = Variant::all(features).filter(|v| !matches!(v, Variant::Reference));
    let mut contestants: Vec<_> = variants.map(ours).collect();
    if N <= ARRAYS {
        let plan = Plan::best(features, N);
        // The cost of selecting the variant at each call, and of returning a new array.
        let best = Variant::best(features, N);
        let name = format!("{} held, by value", best.name());
        contestants.push(product(name, true, bound(N, operation), operation, &pairs, move |z, x, y| {
            match operation {
                Operation::Mul => *z = best.mul(x, y),
                Operation::Sqr => *z = best.sqr(x),
                Operation::MulLow => z[0] = best.mul_low(x, y),
            }
        }));
        let found = "limbs, into, found each time".to_string();
        contestants.push(product(found, true, bound(N, operation), operation, &pairs, move |z, x, y| {
            match operation {
                Operation::Mul => limbs::mul_into(z, x, y),
                Operation::Sqr => limbs::sqr_into(z, x),
                Operation::MulLow => limbs::mul_low_into(&mut z[0], x, y),
            }
        }));
        let found = "limbs, found each time".to_string();
        contestants.push(product(found, true, bound(N, operation), operation, &pairs, move |z, x, y| {
            match operation {
                Operation::Mul => *z = limbs::mul(x, y),
                Operation::Sqr => *z = limbs::sqr(x),
                Operation::MulLow => z[0] = limbs::mul_low(x, y),
            }
        }));
        contestants.push(planned(plan, format!("{} plan", plan.variant().name()), operation, &pairs));
    }
    contestants.extend(rivals::limb_products::<N, WIDE, BITS, WIDE_BITS>(operation, &pairs));
    Ok(Case {
        family: spec.family,
        op: spec.op,
        size: spec.size,
        unit: Unit::Limbs,
        bytes: None,
        expected: expected(operation, &pairs),
        contestants,
    })
}

fn planned<const N: usize>(
    plan: Plan,
    name: String,
    operation: Operation,
    pairs: &Rc<Pairs<N>>,
) -> Contestant {
    let mut scratch = vec![0; plan.scratch_len()];
    product(name, true, bound(N, operation), operation, pairs, move |z, x, y| match operation {
        Operation::Mul => plan.mul(z.as_flattened_mut(), x, y, &mut scratch),
        Operation::Sqr => plan.sqr(z.as_flattened_mut(), x, &mut scratch),
        Operation::MulLow => plan.mul_low(&mut z[0], x, y, &mut scratch),
    })
}

/// The cycles for the multiplications of the schoolbook algorithm alone, at one per cycle.
fn bound(limbs: usize, operation: Operation) -> Option<f64> {
    let n = limbs as f64;
    Some(match operation {
        Operation::Mul => n * n,
        Operation::Sqr | Operation::MulLow => n * (n + 1.0) / 2.0,
    })
}

/// num-bigint computes the expected answer.
fn expected<const N: usize>(operation: Operation, pairs: &Pairs<N>) -> Vec<u64> {
    let big = |x: &[u64; N]| BigUint::new(x.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect());
    let products = pairs.0.iter().map(|(x, y)| match operation {
        Operation::Mul => big(x) * big(y),
        Operation::Sqr => big(x) * big(x),
        Operation::MulLow => big(x) * big(y) % (BigUint::from(1u32) << (64 * N)),
    });
    let limbs = if operation == Operation::MulLow { N } else { 2 * N };
    padded(products.map(|product| product.to_u64_digits()), limbs)
}
