//! How many instructions of a kind this processor completes in a cycle, measured.
//!
//! A block of instructions that do not wait for each other is timed between two readings of the clock, as long as
//! a few thousand cycles; the best of several counts. Units take whole instructions: what is measured is rounded
//! to quarters, which are exact for a unit that is busy for up to four cycles.

use std::sync::OnceLock;
use std::time::Instant;

use limbwise_kernels::cpu::{Feature, Features};
use limbwise_kernels::family::Multiplier;

use crate::clock;

/// The instructions that can be timed.
const ALL: [Multiplier; 4] = [Multiplier::Madd52, Multiplier::Fma, Multiplier::Muludq, Multiplier::Mulx];

/// What it is called, and the feature that it needs; `None` for one that cannot be timed here.
fn known(instruction: Multiplier) -> Option<(&'static str, Feature)> {
    match instruction {
        Multiplier::Madd52 => Some(("vpmadd52luq zmm", Feature::Avx512ifma)),
        Multiplier::Fma => Some(("vfmadd231pd zmm", Feature::Avx512f)),
        Multiplier::Muludq => Some(("vpmuludq ymm", Feature::Avx2)),
        Multiplier::Mulx => Some(("mulx", Feature::Bmi2)),
        _ => None,
    }
}

/// Completed in a cycle; `None` where this processor has no such instruction or no clock is known.
pub(crate) fn per_cycle(instruction: Multiplier) -> Option<f64> {
    static MEASURED: OnceLock<[Option<f64>; ALL.len()]> = OnceLock::new();
    let at = ALL.iter().position(|known| *known == instruction)?;
    MEASURED.get_or_init(|| ALL.map(measure))[at]
}

fn measure(instruction: Multiplier) -> Option<f64> {
    const TRIES: usize = 40;
    const TURNS: usize = 400;
    let (_, feature) = known(instruction)?;
    if !Features::of_the_processor().has(feature) {
        return None;
    }
    let mut best = 0.0_f64;
    for _ in 0..TRIES {
        let before = clock::ns_per_cycle()?;
        let start = Instant::now();
        for _ in 0..TURNS {
            blocks::run(instruction);
        }
        let ns = start.elapsed().as_nanos() as f64;
        let after = clock::ns_per_cycle()?;
        // The slower clock of the two: a rate is not to profit from a clock that rose.
        best = best.max((TURNS * blocks::LENGTH) as f64 * before.min(after) / ns);
    }
    Some((best * 4.0).round() / 4.0)
}

/// One line: what this processor completes in a cycle.
pub(crate) fn head() -> String {
    let rate = |i| Some(format!("{} {:.2}", known(i)?.0, per_cycle(i)?));
    let rates = ALL.into_iter().filter_map(rate).collect::<Vec<_>>();
    format!("instructions a cycle here: {}\n", rates.join(", "))
}

#[cfg(target_arch = "x86_64")]
mod blocks {
    use core::arch::asm;

    use super::Multiplier;

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
    pub(super) fn run(instruction: Multiplier) {
        match instruction {
            Multiplier::Madd52 => vectors!("vpmadd52luq zmm\\r, zmm14, zmm15"),
            Multiplier::Fma => vectors!("vfmadd231pd zmm\\r, zmm14, zmm15"),
            // The result does not depend on the register that it overwrites.
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
            _ => unreachable!("`known` names what can be timed"),
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
    fn rates_are_those_of_a_processor() {
        let features = Features::of_the_processor();
        for instruction in ALL {
            let rate = per_cycle(instruction);
            let expected = known(instruction).is_some_and(|(_, feature)| features.has(feature))
                && clock::ns_per_cycle().is_some();
            assert_eq!(rate.is_some(), expected, "{instruction:?}");
            // A debug build on a shared machine: the order of magnitude.
            assert!(rate.is_none_or(|r| (0.25..=4.0).contains(&r)), "{instruction:?} {rate:?}");
        }
        assert_eq!(head().lines().count(), 1);
    }
}
