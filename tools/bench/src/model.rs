//! The bound of a kernel: the instructions that it must execute, according to its row in the family's table,
//! divided by the number that this processor completes per cycle.

use limbwise_kernels::lanes::Plan;

use crate::throughput;

/// A product or a square of the family `lanes`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Op {
    Mul,
    Sqr,
}

/// Returns the minimum number of cycles for a result on this processor; `None` if it cannot be measured here.
pub(crate) fn cycles(plan: &Plan, op: Op) -> Option<f64> {
    let (multiplier, product, square) = plan.multiplications()?;
    let instructions = match op {
        Op::Mul => product,
        Op::Sqr => square,
    };
    Some(instructions / throughput::per_cycle(multiplier)?)
}
