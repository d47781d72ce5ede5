//! Which kernels compute the rows of a class: those that take a whole batch at once, or those for one row.

use core::ops::Range;

use limbwise_kernels::{lanes, mont};

/// How rows whose moduli have about the same length are computed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// Many rows at once.
    pub(crate) batch: lanes::Plan,
    /// One row: takes the same moduli.
    pub(crate) alone: mont::Plan,
}

impl Plan {
    /// The plan for odd moduli of up to `bits` bits.
    pub(crate) fn new(variant: lanes::Variant, bits: usize) -> Plan {
        let batch = lanes::Plan::new(variant, bits);
        Plan { batch, alone: mont::Plan::new(same_instructions(batch.variant()), batch.bits()) }
    }

    /// Rows that lie together, cut into parts: batches, and what is left over row by row if that is faster than
    /// as a batch. The number of rows alone decides.
    pub(crate) fn parts(&self, rows: usize) -> impl Iterator<Item = Part> + use<> {
        let (at_once, most_alone) = self.crossover();
        let left = rows % at_once;
        let batched = if left <= most_alone { rows - left } else { rows };
        let lanes = self.batch.lanes();
        let batches = (0..batched).step_by(lanes).map(move |i| Part::Batch(i..batched.min(i + lanes)));
        batches.chain((batched..rows).map(|i| Part::Alone(i..i + 1)))
    }

    /// How many rows a batch computes in the time of one, and the most rows that take less time one by one:
    /// measured, powers with secret exponents.
    fn crossover(&self) -> (usize, usize) {
        let most_alone = match (self.batch.variant().name(), self.batch.bits()) {
            ("ifma", 0..416) => 0,
            ("ifma", 416..640) => 1,
            ("ifma", 640..1300) => 3,
            ("ifma", 1300..2500) => 6,
            ("ifma", 2500..3400) => 8,
            ("ifma", _) => 9,
            ("avx2", _) => 1,
            _ => 0,
        };
        let at_once = match self.batch.variant().name() {
            "ifma" => 16,
            "avx2" => 4,
            _ => 1,
        };
        (at_once, most_alone)
    }
}

/// Rows that are computed together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// By the lanes of one batch.
    Batch(Range<usize>),
    /// One row.
    Alone(Range<usize>),
}

impl Part {
    pub(crate) fn rows(&self) -> Range<usize> {
        match self {
            Part::Batch(rows) | Part::Alone(rows) => rows.clone(),
        }
    }
}

/// The variant for one row that needs what a variant for batches has proved.
fn same_instructions(variant: lanes::Variant) -> mont::Variant {
    match variant {
        lanes::Variant::Reference => mont::Variant::Reference,
        #[cfg(target_arch = "x86_64")]
        lanes::Variant::Ifma(token) => mont::Variant::Ifma(token),
        _ => mont::Variant::Portable,
    }
}

#[cfg(test)]
mod tests {
    use limbwise_kernels::cpu::Features;

    use super::*;

    /// Every row is in one part, in order, and no part is larger than it may be.
    #[test]
    fn parts_cover_the_rows() {
        for variant in lanes::Variant::all(Features::detect().unwrap()) {
            for bits in [1, 64, 512, 1024, 2048, 4096, 100_000] {
                let plan = Plan::new(variant, bits);
                assert!(plan.alone.bits() >= plan.batch.bits());
                for rows in 0..50 {
                    let mut next = 0;
                    for part in plan.parts(rows) {
                        assert_eq!(part.rows().start, next);
                        next = part.rows().end;
                        let most = if matches!(part, Part::Alone(_)) { 1 } else { plan.batch.lanes() };
                        assert!((1..=most).contains(&part.rows().len()));
                    }
                    assert_eq!(next, rows);
                }
            }
        }
    }
}
