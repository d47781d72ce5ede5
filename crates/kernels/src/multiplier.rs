//! Blocks of the instructions that limit kernels, to measure how many this machine executes per second.

use crate::cost::Multiplier;
use crate::cpu::{Feature, Features};

impl Multiplier {
    /// Returns the name of the instruction and the feature that it needs, if this architecture has a block of
    /// it.
    const fn known(self) -> Option<(&'static str, Feature)> {
        match self {
            Multiplier::Madd52 => Some(("vpmadd52luq zmm", Feature::Avx512ifma)),
            Multiplier::Fma => Some(("vfmadd231pd zmm", Feature::Avx512f)),
            Multiplier::Muludq => Some(("vpmuludq ymm", Feature::Avx2)),
            Multiplier::Mulx => Some(("mulx", Feature::Bmi2)),
            Multiplier::Umlal => None,
        }
    }

    /// Returns the name of the instruction if [`Multiplier::execute`] knows it.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        self.known().map(|(name, _)| name)
    }

    /// Executes the instruction many times without dependencies between the executions, and returns how many
    /// times. `None` if it is not among the features, or is unknown on this architecture. Takes some ten
    /// microseconds.
    #[must_use]
    pub fn execute(self, features: Features) -> Option<usize> {
        /// The number of blocks: large, so that the cost of the call is negligible.
        const TURNS: usize = 400;
        let (_, feature) = self.known()?;
        if !features.has(feature) {
            return None;
        }
        for _ in 0..TURNS {
            blocks::run(self);
        }
        Some(TURNS * blocks::LENGTH)
    }
}

#[cfg(target_arch = "x86_64")]
mod blocks {
    use core::arch::asm;

    use super::Multiplier;

    /// Instructions in a block: eight rounds of twelve registers, which hide a latency of four cycles.
    pub(super) const LENGTH: usize = 12 * 8;

    /// Runs a block of one instruction on zeroed vectors, with a separate dependency chain in each register.
    macro_rules! vectors {
        ($instruction:literal) => {
            // SAFETY: `execute` has checked the feature; only the registers named are changed.
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
    pub(super) fn run(instruction: Multiplier) {
        match instruction {
            Multiplier::Madd52 => vectors!("vpmadd52luq zmm\\r, zmm14, zmm15"),
            Multiplier::Fma => vectors!("vfmadd231pd zmm\\r, zmm14, zmm15"),
            // The result does not depend on the previous value of its register.
            Multiplier::Muludq => vectors!("vpmuludq ymm\\r, ymm14, ymm15"),
            // SAFETY: as for the vectors.
            Multiplier::Mulx => unsafe {
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
            Multiplier::Umlal => unreachable!("`known` names what can be timed"),
        }
    }
}

#[cfg(not(target_arch = "x86_64"))]
mod blocks {
    use super::Multiplier;

    pub(super) const LENGTH: usize = 1;

    /// No processor of another architecture has the features of these instructions.
    pub(super) fn run(_: Multiplier) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_processor_has_is_executed() {
        let features = Features::of_the_processor();
        for multiplier in
            [Multiplier::Madd52, Multiplier::Fma, Multiplier::Muludq, Multiplier::Mulx, Multiplier::Umlal]
        {
            let has = multiplier.known().is_some_and(|(_, feature)| features.has(feature));
            assert_eq!(multiplier.execute(features).is_some_and(|count| count > 0), has, "{multiplier:?}");
            if let Some((_, feature)) = multiplier.known() {
                assert_eq!(multiplier.execute(features.without(feature.name()).unwrap()), None);
            }
        }
    }
}
