//! How many instructions of a kind this processor completes in a cycle, measured.
//!
//! A block of instructions that do not wait for each other is timed between two readings of the clock, as long as
//! a few thousand cycles; the best of several counts. Units take whole instructions: what is measured is rounded
//! to quarters, which are exact for a unit that is busy for up to four cycles.

use std::sync::OnceLock;
use std::time::Instant;

use limbwise::cpu::{Feature, Features};

use crate::clock;

/// An instruction that bounds a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Instruction {
    /// `vpmadd52luq` of eight lanes.
    Madd52,
    /// `vfmadd231pd` of eight lanes.
    Fma,
    /// `vpmuludq` of four lanes.
    Muludq,
    /// `mulx`, 64 x 64 -> 128 bits.
    Mulx,
}

impl Instruction {
    pub(crate) const ALL: [Instruction; 4] =
        [Instruction::Madd52, Instruction::Fma, Instruction::Muludq, Instruction::Mulx];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Instruction::Madd52 => "vpmadd52luq zmm",
            Instruction::Fma => "vfmadd231pd zmm",
            Instruction::Muludq => "vpmuludq ymm",
            Instruction::Mulx => "mulx",
        }
    }

    /// The feature that the instruction needs.
    fn feature(self) -> Feature {
        match self {
            Instruction::Madd52 => Feature::Avx512ifma,
            Instruction::Fma => Feature::Avx512f,
            Instruction::Muludq => Feature::Avx2,
            Instruction::Mulx => Feature::Bmi2,
        }
    }

    /// Completed in a cycle; `None` where this processor has no such instruction or no clock is known.
    pub(crate) fn per_cycle(self) -> Option<f64> {
        static MEASURED: OnceLock<[Option<f64>; Instruction::ALL.len()]> = OnceLock::new();
        MEASURED.get_or_init(|| Instruction::ALL.map(Instruction::measure))[self as usize]
    }

    fn measure(self) -> Option<f64> {
        const TRIES: usize = 40;
        const TURNS: usize = 400;
        if !Features::of_the_processor().has(self.feature()) {
            return None;
        }
        let mut best = 0.0_f64;
        for _ in 0..TRIES {
            let before = clock::ns_per_cycle()?;
            let start = Instant::now();
            for _ in 0..TURNS {
                blocks::run(self);
            }
            let ns = start.elapsed().as_nanos() as f64;
            let after = clock::ns_per_cycle()?;
            // The slower clock of the two: a rate is not to profit from a clock that rose.
            best = best.max((TURNS * blocks::LENGTH) as f64 * before.min(after) / ns);
        }
        Some((best * 4.0).round() / 4.0)
    }
}

/// One line: what this processor completes in a cycle.
pub(crate) fn head() -> String {
    let rates = Instruction::ALL
        .iter()
        .filter_map(|i| i.per_cycle().map(|rate| format!("{} {rate:.2}", i.name())))
        .collect::<Vec<_>>();
    format!("instructions a cycle here: {}\n", rates.join(", "))
}

#[cfg(target_arch = "x86_64")]
mod blocks {
    use core::arch::asm;

    use super::Instruction;

    /// Instructions in a block: twelve registers, so that none waits for a latency of four, eight times over.
    pub(super) const LENGTH: usize = 12 * 8;

    /// A block of one instruction on zeroed vectors, each register its own chain.
    macro_rules! vectors {
        ($instruction:literal) => {
            // SAFETY: `measure` has asked for the feature; the registers named are all that changes.
            unsafe {
                asm!(
                    "vzeroall",
                    ".rept 8",
                    ".irp r, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11",
                    $instruction,
                    ".endr",
                    ".endr",
                    "vzeroupper",
                    out("xmm0") _, out("xmm1") _, out("xmm2") _, out("xmm3") _, out("xmm4") _, out("xmm5") _,
                    out("xmm6") _, out("xmm7") _, out("xmm8") _, out("xmm9") _, out("xmm10") _, out("xmm11") _,
                    out("xmm12") _, out("xmm13") _, out("xmm14") _, out("xmm15") _,
                    options(nomem, nostack),
                )
            }
        };
    }

    /// Runs a block.
    #[allow(unsafe_code)]
    pub(super) fn run(instruction: Instruction) {
        match instruction {
            Instruction::Madd52 => vectors!("vpmadd52luq zmm\\r, zmm14, zmm15"),
            Instruction::Fma => vectors!("vfmadd231pd zmm\\r, zmm14, zmm15"),
            // The result does not depend on the register that it overwrites.
            Instruction::Muludq => vectors!("vpmuludq ymm\\r, ymm14, ymm15"),
            // SAFETY: as for the vectors.
            Instruction::Mulx => unsafe {
                asm!(
                    ".rept 96",
                    "mulx {high}, {low}, rdx",
                    ".endr",
                    high = out(reg) _,
                    low = out(reg) _,
                    in("rdx") 3_u64,
                    options(nomem, nostack),
                );
            },
        }
    }
}

#[cfg(not(target_arch = "x86_64"))]
mod blocks {
    use super::Instruction;

    pub(super) const LENGTH: usize = 1;

    /// No processor of another architecture has the features of these instructions.
    pub(super) fn run(_: Instruction) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_those_of_a_processor() {
        let features = Features::of_the_processor();
        for instruction in Instruction::ALL {
            let rate = instruction.per_cycle();
            let expected = features.has(instruction.feature()) && clock::ns_per_cycle().is_some();
            assert_eq!(rate.is_some(), expected, "{instruction:?}");
            // A debug build on a shared machine: the order of magnitude.
            assert!(rate.is_none_or(|r| (0.25..=4.0).contains(&r)), "{instruction:?} {rate:?}");
        }
        assert_eq!(head().lines().count(), 1);
    }
}
