//! Products of two numbers.

use limbwise::cpu::Features;
use limbwise::limbs::Plan;
use zeroize::Zeroizing;

use crate::export::export;
use crate::memory::{Source, Target, apart, too_large};
use crate::status::Refusal;

/// The largest number of limbs, such that the product and its scratch fit in the address space.
const MOST_LIMBS: usize = isize::MAX as usize / 64;

fn plan(limbs: usize) -> Result<Plan, Refusal> {
    if limbs > MOST_LIMBS {
        return Err(too_large("limbs"));
    }
    Ok(Plan::best(Features::usable(), limbs))
}

/// Calls `compute` with a plan, memory for a product of `len` limbs, two numbers, and scratch.
fn product(
    [x, y]: [Source<'_, u64>; 2],
    limbs: usize,
    halves: usize,
    z: Target<'_, u64>,
    scratch: Target<'_, u64>,
    compute: impl FnOnce(Plan, &mut [u64], &[u64], &[u64], &mut [u64]),
) -> Result<(), Refusal> {
    let plan = plan(limbs)?;
    let len = halves * limbs;
    let given = if scratch.is_null() { 0 } else { plan.scratch_len() };
    let read = [x.region(limbs, "x")?, y.region(limbs, "y")?];
    apart(&read, &[z.region(len, "z")?, scratch.region(given, "scratch")?])?;
    let (x, y, z) = (x.slice(limbs, "x")?, y.slice(limbs, "y")?, z.slice(len, "z")?);
    if given < plan.scratch_len() {
        compute(plan, z, x, y, &mut Zeroizing::new(vec![0; plan.scratch_len()]));
    } else {
        compute(plan, z, x, y, scratch.slice(given, "scratch")?);
    }
    Ok(())
}

export! {
    fn mul(
        x: Source<'_, u64>, y: Source<'_, u64>, limbs: usize, z: Target<'_, u64>, scratch: Target<'_, u64>,
    ) {
        product([x, y], limbs, 2, z, scratch, |plan, z, x, y, scratch| plan.mul(z, x, y, scratch))
    }

    fn sqr(x: Source<'_, u64>, limbs: usize, z: Target<'_, u64>, scratch: Target<'_, u64>) {
        product([x, x], limbs, 2, z, scratch, |plan, z, x, _, scratch| plan.sqr(z, x, scratch))
    }

    fn mul_low(
        x: Source<'_, u64>, y: Source<'_, u64>, limbs: usize, z: Target<'_, u64>, scratch: Target<'_, u64>,
    ) {
        product([x, y], limbs, 1, z, scratch, |plan, z, x, y, scratch| plan.mul_low(z, x, y, scratch))
    }

    fn mul_scratch(limbs: usize) -> usize, else 0, { plan(limbs).map_or(0, |plan| plan.scratch_len()) }
}
