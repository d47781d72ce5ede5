//! Products of two numbers of N limbs: the family `mul` of the kernels.

use limbwise::limbs;
use limbwise_kernels::cpu::Features;
use limbwise_kernels::mul::{Plan, Variant};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::case::{Case, Contestant, Error, Spec, Unit};
use crate::limb_products::{Operation, Pairs};
use crate::numbers::{big, padded};
use crate::rivals;

const SIZES: [usize; 20] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 24, 32, 48, 64, 96, 128];

/// Up to this length, products are called with arrays whose length is known at compile time; beyond, with a
/// plan.
const ARRAYS: usize = 16;

pub(crate) fn specs() -> Vec<Spec> {
    let of = |op, operation| Spec::of_sizes("mul", op, SIZES, move |limbs| sized(limbs, operation));
    [of("mul", Operation::Mul), of("sqr", Operation::Sqr), of("mul_low", Operation::MulLow)].concat()
}

fn sized(limbs: usize, operation: Operation) -> Result<Case, Error> {
    macro_rules! dispatch {
        ($($n:literal)*) => {
            match limbs {
                $($n => case::<$n, { 2 * $n }, { 64 * $n }, { 128 * $n }>(operation),)*
                _ => unreachable!("{limbs} limbs are not among the sizes"),
            }
        };
    }
    dispatch!(3 4 5 6 7 8 9 10 11 12 13 14 15 16 24 32 48 64 96 128)
}

fn case<const N: usize, const WIDE: usize, const BITS: usize, const WIDE_BITS: usize>(
    operation: Operation,
) -> Result<Case, Error> {
    let features = Features::detect()?;
    let mut rng = StdRng::seed_from_u64(N as u64);
    let pairs = Pairs::<N>::new(operation, || std::array::from_fn(|_| rng.next_u64()));
    let ours = |variant: Variant| {
        if N > ARRAYS {
            return planned(Plan::new(variant, N), variant.name(), &pairs);
        }
        pairs.ours(variant.name(), move |z, x, y| match operation {
            Operation::Mul => variant.mul_into(z, x, y),
            Operation::Sqr => variant.sqr_into(z, x),
            Operation::MulLow => variant.mul_low_into(&mut z[0], x, y),
        })
    };
    // The reference goes bit by bit; there is nothing to time.
    let variants = Variant::all(features).filter(|v| !matches!(v, Variant::Reference));
    let mut contestants: Vec<_> = variants.map(ours).collect();
    if N <= ARRAYS {
        let plan = Plan::best(features, N);
        // The cost of selecting the variant at each call, and of returning a new array.
        let best = Variant::best(features, N);
        contestants.extend([
            pairs.ours(format!("{} held, by value", best.name()), move |z, x, y| match operation {
                Operation::Mul => *z = best.mul(x, y),
                Operation::Sqr => *z = best.sqr(x),
                Operation::MulLow => z[0] = best.mul_low(x, y),
            }),
            pairs.ours("limbs, into, found each time", move |z, x, y| match operation {
                Operation::Mul => limbs::mul_into(z, x, y),
                Operation::Sqr => limbs::sqr_into(z, x),
                Operation::MulLow => limbs::mul_low_into(&mut z[0], x, y),
            }),
            pairs.ours("limbs, found each time", move |z, x, y| match operation {
                Operation::Mul => *z = limbs::mul(x, y),
                Operation::Sqr => *z = limbs::sqr(x),
                Operation::MulLow => z[0] = limbs::mul_low(x, y),
            }),
            planned(plan, &format!("{} plan", plan.variant().name()), &pairs),
        ]);
    }
    contestants.extend(rivals::limb_products::<N, WIDE, BITS, WIDE_BITS>(&pairs));
    Ok(Case::new(Unit::Limbs, expected(&pairs), contestants))
}

fn planned<const N: usize>(plan: Plan, name: &str, pairs: &Pairs<N>) -> Contestant {
    let (operation, mut scratch) = (pairs.operation, vec![0; plan.scratch_len()]);
    pairs.ours(name, move |z, x, y| match operation {
        Operation::Mul => plan.mul(z.as_flattened_mut(), x, y, &mut scratch),
        Operation::Sqr => plan.sqr(z.as_flattened_mut(), x, &mut scratch),
        Operation::MulLow => plan.mul_low(&mut z[0], x, y, &mut scratch),
    })
}

/// num-bigint computes the expected answer.
fn expected<const N: usize>(pairs: &Pairs<N>) -> Vec<u64> {
    let products = pairs.factors.iter().map(|(x, y)| match pairs.operation {
        Operation::Mul => big(x) * big(y),
        Operation::Sqr => big(x) * big(x),
        Operation::MulLow => big(x) * big(y) % (BigUint::from(1u32) << (64 * N)),
    });
    padded(products, if pairs.operation == Operation::MulLow { N } else { 2 * N })
}
