//! Measures how many instructions of a kind this processor completes per cycle.
//!
//! Times a block of independent instructions, a few thousand cycles long, between two readings of the clock,
//! and uses the best of several runs. Units execute whole instructions, so the measurement is rounded to
//! quarters, which are exact for a unit that is busy for up to four cycles.

use std::sync::OnceLock;
use std::time::Instant;

use limbwise_kernels::cost::Multiplier;
use limbwise_kernels::cpu::Features;

use crate::clock;

/// The instructions that can be timed.
const ALL: [Multiplier; 4] = [Multiplier::Madd52, Multiplier::Fma, Multiplier::Muludq, Multiplier::Mulx];

/// Returns how many are completed per cycle; `None` if this processor lacks the instruction or no clock is
/// known.
pub(crate) fn per_cycle(instruction: Multiplier) -> Option<f64> {
    static MEASURED: OnceLock<[Option<f64>; ALL.len()]> = OnceLock::new();
    let at = ALL.iter().position(|known| *known == instruction)?;
    MEASURED.get_or_init(|| ALL.map(measure))[at]
}

fn measure(instruction: Multiplier) -> Option<f64> {
    const TRIES: usize = 40;
    let features = Features::of_the_processor();
    let mut best = 0.0_f64;
    for _ in 0..TRIES {
        let before = clock::ns_per_cycle()?;
        let start = Instant::now();
        let executed = instruction.execute(features)?;
        let ns = start.elapsed().as_nanos() as f64;
        let after = clock::ns_per_cycle()?;
        // Uses the slower of the two clock readings, so that a rising clock does not increase the rate.
        best = best.max(executed as f64 * before.min(after) / ns);
    }
    Some((best * 4.0).round() / 4.0)
}

/// Returns the instructions by name, with how many of them this processor completes per cycle.
pub(crate) fn all() -> impl Iterator<Item = (&'static str, f64)> {
    ALL.into_iter().filter_map(|instruction| Some((instruction.name()?, per_cycle(instruction)?)))
}

/// One line of them.
pub(crate) fn head() -> String {
    let rates = all().map(|(name, rate)| format!("{name} {rate:.2}")).collect::<Vec<_>>();
    format!("instructions a cycle here: {}\n", rates.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_those_of_a_processor() {
        let features = Features::of_the_processor();
        for instruction in ALL {
            let rate = per_cycle(instruction);
            let expected = instruction.execute(features).is_some() && clock::ns_per_cycle().is_some();
            assert_eq!(rate.is_some(), expected, "{instruction:?}");
            // This is a debug build on a shared machine, so only the order of magnitude is checked.
            assert!(rate.is_none_or(|r| (0.25..=4.0).contains(&r)), "{instruction:?} {rate:?}");
        }
        assert_eq!(head().lines().count(), 1);
    }
}
