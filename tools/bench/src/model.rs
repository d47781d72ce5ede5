//! What a kernel has to execute: the instruction that bounds it, counted from the algorithm.
//!
//! The count is that of the textbook, not of the code: a kernel that saves instructions comes closer to its bound.

use crate::throughput::Instruction;

/// A product or a square of the family `lanes`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Op {
    Mul,
    Sqr,
}

/// How much of which instruction a result takes, of a kernel that computes several at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Model {
    pub(crate) instruction: Instruction,
    pub(crate) per_result: f64,
}

impl Model {
    /// The least number of cycles that a result takes on this processor; `None` if it cannot be measured here.
    pub(crate) fn cycles(self) -> Option<f64> {
        Some(self.per_result / self.instruction.per_cycle()?)
    }
}

/// Of a variant of `lanes` on numbers of k limbs in its radix; `None` where nothing is known to bound it.
///
/// A product multiplies k^2 pairs of limbs twice, a square saves the half of one that it has done already; the
/// quotient takes one more low product for each limb. Where a pair gives 64 bits of two limbs at once, that is one
/// instruction; where it gives a low and a high half, two.
pub(crate) fn lanes(variant: &str, op: Op, limbs: usize) -> Option<Model> {
    let k = limbs as f64;
    let pairs = match op {
        Op::Mul => 2.0 * k * k,
        Op::Sqr => k * k + k * (k + 1.0) / 2.0,
    };
    let (instruction, per_lane, lanes) = match variant {
        "ifma" => (Instruction::Madd52, 2.0 * pairs + k, 8.0),
        "avx512f" => (Instruction::Fma, 2.0 * pairs + k, 8.0),
        "avx2" => (Instruction::Muludq, pairs + k, 4.0),
        // Its square is a product.
        "portable" => (Instruction::Mulx, 2.0 * k * k + k, 1.0),
        _ => return None,
    };
    Some(Model { instruction, per_result: per_lane / lanes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_those_of_the_headers() {
        let per_result = |variant, op, limbs| lanes(variant, op, limbs).unwrap().per_result;
        for k in [1, 2, 5, 20, 160] {
            let x = k as f64;
            for variant in ["ifma", "avx512f"] {
                assert_eq!(per_result(variant, Op::Mul, k), (4.0 * x * x + x) / 8.0);
                assert_eq!(per_result(variant, Op::Sqr, k), (3.0 * x * x + 2.0 * x) / 8.0);
            }
            assert_eq!(per_result("avx2", Op::Mul, k), (2.0 * x * x + x) / 4.0);
            assert_eq!(per_result("avx2", Op::Sqr, k), (3.0 * x * x + 3.0 * x) / 8.0);
            assert_eq!(per_result("portable", Op::Sqr, k), 2.0 * x * x + x);
        }
        assert_eq!(lanes("reference", Op::Mul, 4), None);
    }
}
