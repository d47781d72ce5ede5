//! The bound of a kernel: the instructions that it must execute, according to its row in the family's table,
//! divided by the number that this processor completes per cycle.

use limbwise_kernels::family::Cost;

use crate::throughput;

/// A product or a square of the family `lanes`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Op {
    Mul,
    Sqr,
}

/// Returns the minimum number of cycles for a result of k limbs on this processor; `None` if it cannot be
/// measured here.
pub(crate) fn cycles(cost: Cost, op: Op, limbs: usize) -> Option<f64> {
    let instructions = match op {
        Op::Mul => cost.of_product(limbs),
        Op::Sqr => cost.of_square(limbs),
    };
    Some(instructions / throughput::per_cycle(cost.multiplier)?)
}
