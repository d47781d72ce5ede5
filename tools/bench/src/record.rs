//! Records: one JSON line about the run, and one per contestant of each case.

use serde::{Deserialize, Serialize};

use crate::case::{Case, Spec, Unit};
use crate::sample::Samples;

pub(crate) use self::read::{read, read_all};
pub(crate) use self::run::Run;

mod read;
mod run;

/// The version of the record format. It changes when the meaning of a field does.
pub(crate) const SCHEMA: u32 = 3;

/// Contestants that compute something else, so that rates can be compared.
const YARDSTICKS: [&str; 3] = ["memcpy", "loads and stores", "zlib-rs inflate"];

/// The outcome of one contestant. Times and cycles are per result.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Record {
    pub(crate) family: String,
    pub(crate) op: String,
    pub(crate) size: usize,
    pub(crate) unit: Unit,
    /// The variant's name; a rival's name, version and function.
    pub(crate) variant: String,
    pub(crate) ours: bool,
    /// The number of results per run.
    pub(crate) batch: usize,
    pub(crate) threads: usize,
    /// The lower quartile.
    pub(crate) ns: f64,
    pub(crate) ns_min: f64,
    /// The upper quartile divided by the lower one, less 1.
    pub(crate) spread: f64,
    pub(crate) cycles: Option<f64>,
    /// The minimum number of cycles per result, if known.
    pub(crate) bound_cycles: Option<f64>,
    /// 10^9 bytes per second, if the case counts bytes.
    pub(crate) gb_per_s: Option<f64>,
    /// The number of samples used.
    pub(crate) samples: usize,
    /// The number of samples discarded because the clock frequency changed.
    pub(crate) rejected: usize,
}

impl Record {
    /// Returns its key.
    pub(crate) fn key(&self) -> Key {
        Key {
            family: self.family.clone(),
            op: self.op.clone(),
            size: self.size,
            variant: self.variant.clone(),
            threads: self.threads,
        }
    }

    /// Returns the family, the operation and the size.
    pub(crate) fn case(&self) -> (&str, &str, usize) {
        (&self.family, &self.op, self.size)
    }

    /// Measured cycles divided by the minimum number of cycles.
    pub(crate) fn over_bound(&self) -> Option<f64> {
        Some(self.cycles? / self.bound_cycles?)
    }

    /// Results a second.
    pub(crate) fn per_second(&self) -> f64 {
        1e9 / self.ns
    }

    /// Returns whether it is a rival that computes the same as our variants.
    pub(crate) fn is_rival(&self) -> bool {
        !self.ours && !YARDSTICKS.iter().any(|start| self.variant.starts_with(start))
    }

    /// Returns the variant; for a rival, the library without its version and function.
    pub(crate) fn program(&self) -> &str {
        let name = self.variant.split([' ', ',']).next().unwrap_or_default();
        match name.rsplit_once('-') {
            _ if self.ours => &self.variant,
            Some((library, version)) if version.starts_with(|c: char| c.is_ascii_digit()) => library,
            _ => name,
        }
    }

    fn is_sane(&self) -> bool {
        let positive = |x: f64| x > 0.0 && x.is_finite();
        positive(self.ns) && self.cycles.is_none_or(positive) && self.spread >= 0.0
    }
}

/// The key of a record.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Key {
    pub(crate) family: String,
    op: String,
    size: usize,
    variant: String,
    threads: usize,
}

impl std::fmt::Display for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {} {} {}", self.family, self.op, self.size, self.variant)?;
        if self.threads > 1 {
            write!(f, " ({} threads)", self.threads)?;
        }
        Ok(())
    }
}

/// Returns the records of a case, in the order of its contestants.
pub(crate) fn of(spec: &Spec, case: &Case, samples: &[Samples]) -> Vec<Record> {
    case.contestants
        .iter()
        .zip(samples)
        .map(|(contestant, samples)| {
            let reading = samples.read();
            Record {
                family: spec.family.to_owned(),
                op: spec.op.to_owned(),
                size: spec.size,
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

/// Rounds to thousandths; smaller digits are noise.
fn to_digits(x: f64) -> f64 {
    (x * 1000.0).round() / 1000.0
}

/// The first line of a record, for tests.
#[cfg(test)]
pub(crate) const RUN: &str = r#"{"schema":3,"date":"2026-11-20","processor":"of a test, family 1","system":"linux x86_64","features":["sse2"],"per_cycle":{"mulx":1.0},"compiler":"rustc 1.95.0","flags":"-C opt-level=3","rivals":{"gmp":"6.3.0"},"quick":true}"#;
