//! The loop that takes samples alternately, and their statistics.

use std::time::{Duration, Instant};

use crate::case::Contestant;
use crate::clock;

/// A sample is discarded if the clock readings before and after it differ by more than this.
const STEADY: f64 = 0.015;

/// The number of attempts per round if the clock is not steady.
const TRIES: usize = 3;

/// The time that a case may take.
pub(crate) struct Effort {
    /// The target time of a sample.
    sample: Duration,
    /// The target time of a case.
    case: Duration,
    /// The minimum and the maximum number of rounds.
    rounds: (usize, usize),
}

impl Effort {
    pub(crate) const QUICK: Effort =
        Effort { sample: Duration::from_micros(300), case: Duration::from_millis(80), rounds: (3, 21) };

    pub(crate) const FULL: Effort =
        Effort { sample: Duration::from_millis(4), case: Duration::from_millis(2500), rounds: (9, 101) };
}

/// One sample, per result.
#[derive(Clone, Copy)]
struct Sample {
    ns: f64,
    cycles: Option<f64>,
}

/// The samples of one contestant.
#[derive(Default)]
pub(crate) struct Samples {
    steady: Vec<Sample>,
    /// Those taken while the clock frequency was changing.
    rejected: Vec<Sample>,
}

/// The statistics of the samples of one contestant.
pub(crate) struct Reading {
    /// Nanoseconds per result: the lower quartile.
    pub(crate) ns: f64,
    /// Nanoseconds per result: the minimum.
    pub(crate) ns_min: f64,
    /// The upper quartile divided by the lower one, less 1.
    pub(crate) spread: f64,
    /// Cycles per result: the lower quartile; `None` if the clock was never steady or is not known.
    pub(crate) cycles: Option<f64>,
    pub(crate) samples: usize,
    pub(crate) rejected: usize,
}

impl Samples {
    /// # Panics
    ///
    /// Panics if there is no sample at all.
    pub(crate) fn read(&self) -> Reading {
        // If the clock was never steady, nanoseconds are still reported, but no cycles.
        let kept = if self.steady.is_empty() { &self.rejected } else { &self.steady };
        let ns = sorted(kept.iter().map(|s| s.ns));
        let cycles = sorted(self.steady.iter().filter_map(|s| s.cycles));
        let (low, high) = quartiles(&ns);
        Reading {
            ns: low,
            ns_min: ns[0],
            spread: high / low - 1.0,
            cycles: (!cycles.is_empty()).then(|| quartiles(&cycles).0),
            samples: kept.len(),
            rejected: self.rejected.len(),
        }
    }
}

fn sorted(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values
}

/// Returns the lower and the upper quartile of sorted values: members of the list, not means.
fn quartiles(sorted: &[f64]) -> (f64, f64) {
    let last = sorted.len() - 1;
    (sorted[last / 4], sorted[last - last / 4])
}

/// Lets the contestants take turns: A B C A B C ...
pub(crate) fn interleave(contestants: &mut [Contestant], effort: &Effort) -> Vec<Samples> {
    let times: Vec<usize> = contestants.iter_mut().map(|c| times(c, effort.sample)).collect();
    let mut samples: Vec<Samples> = contestants.iter().map(|_| Samples::default()).collect();
    let start = Instant::now();
    let (least, greatest) = effort.rounds;
    for round in 0..greatest {
        if round >= least && start.elapsed() >= effort.case {
            break;
        }
        for ((contestant, times), samples) in contestants.iter_mut().zip(&times).zip(&mut samples) {
            turn(contestant, *times, samples);
        }
    }
    samples
}

/// Returns the number of runs for a sample of about this length.
fn times(contestant: &mut Contestant, sample: Duration) -> usize {
    let mut times = 1;
    loop {
        let start = Instant::now();
        contestant.work.run(times);
        let took = start.elapsed();
        if took >= sample / 4 {
            let scaled = times as f64 * sample.as_secs_f64() / took.as_secs_f64();
            return (scaled.round() as usize).max(1);
        }
        times *= 2;
    }
}

fn turn(contestant: &mut Contestant, times: usize, samples: &mut Samples) {
    for _ in 0..TRIES {
        let before = clock::ns_per_cycle();
        // While the other contestants ran, its second thread went to sleep. Waking it must not be timed.
        if contestant.threads > 1 {
            contestant.work.run(1);
        }
        let start = Instant::now();
        contestant.work.run(times);
        let took = start.elapsed();
        let after = clock::ns_per_cycle();
        let ns = took.as_nanos() as f64 / (times * contestant.batch) as f64;
        let Some((before, after)) = before.zip(after) else {
            samples.steady.push(Sample { ns, cycles: None });
            return;
        };
        let sample = Sample { ns, cycles: Some(ns / ((before + after) / 2.0)) };
        if (before / after - 1.0).abs() <= STEADY {
            samples.steady.push(sample);
            return;
        }
        samples.rejected.push(sample);
    }
}
