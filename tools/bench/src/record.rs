//! What is written down: one JSON object for each contestant of a case.

use serde::Serialize;

use crate::case::{Case, Unit};
use crate::sample::Samples;

/// The version of this record; it changes when the meaning of a field does.
pub(crate) const SCHEMA: u32 = 2;

/// The outcome of one contestant. Times and cycles are per result.
#[derive(Debug, Serialize)]
pub(crate) struct Record {
    pub(crate) schema: u32,
    pub(crate) family: &'static str,
    pub(crate) op: &'static str,
    pub(crate) size: usize,
    pub(crate) unit: Unit,
    pub(crate) variant: String,
    pub(crate) ours: bool,
    /// Results of one run.
    pub(crate) batch: usize,
    pub(crate) threads: usize,
    /// The lower quartile.
    pub(crate) ns: f64,
    pub(crate) ns_min: f64,
    /// The upper quartile over the lower one, less 1.
    pub(crate) spread: f64,
    pub(crate) cycles: Option<f64>,
    pub(crate) bound_cycles: Option<f64>,
    /// 10^9 bytes a second, where the case counts bytes.
    pub(crate) gb_per_s: Option<f64>,
    /// Samples that count.
    pub(crate) samples: usize,
    /// Samples thrown away because the clock moved.
    pub(crate) rejected: usize,
}

/// The records of a case, in the order of its contestants.
pub(crate) fn of(case: &Case, samples: &[Samples]) -> Vec<Record> {
    case.contestants
        .iter()
        .zip(samples)
        .map(|(contestant, samples)| {
            let reading = samples.read();
            Record {
                schema: SCHEMA,
                family: case.family,
                op: case.op,
                size: case.size,
                unit: case.unit,
                variant: contestant.variant.clone(),
                ours: contestant.ours,
                batch: contestant.batch,
                threads: contestant.threads,
                ns: to_digits(reading.ns),
                ns_min: to_digits(reading.ns_min),
                spread: to_digits(reading.spread),
                cycles: reading.cycles.map(to_digits),
                bound_cycles: contestant.bound_cycles,
                gb_per_s: case.bytes.map(|bytes| to_digits(bytes as f64 / reading.ns)),
                samples: reading.samples,
                rejected: reading.rejected,
            }
        })
        .collect()
}

/// Rounds to thousandths: what lies below is noise.
fn to_digits(x: f64) -> f64 {
    (x * 1000.0).round() / 1000.0
}
