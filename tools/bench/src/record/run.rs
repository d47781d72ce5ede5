//! The environment of a run: the processor, the compilers, the rivals.

use std::collections::BTreeMap;
use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use limbwise_kernels::cpu::{Feature, Features, UnknownFeature};
use serde::{Deserialize, Serialize};

use super::SCHEMA;
use crate::{rivals, throughput};

/// The first line of a record.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub(crate) struct Run {
    schema: u32,
    /// The date in UTC, such as 2026-11-20.
    pub(crate) date: String,
    /// The processor's name, family and model.
    pub(crate) processor: String,
    pub(crate) system: String,
    /// The features that the library used.
    pub(crate) features: Vec<String>,
    /// The instructions that bound kernels, and how many of them a core completes per cycle.
    pub(crate) per_cycle: BTreeMap<String, f64>,
    pub(crate) compiler: String,
    pub(crate) flags: String,
    /// Versions by name, including those of the compilers of rivals.
    pub(crate) rivals: BTreeMap<String, String>,
    /// Whether samples were few and short.
    pub(crate) quick: bool,
}

impl Run {
    /// Describes the run that is about to begin.
    pub(crate) fn here(quick: bool) -> Result<Run, UnknownFeature> {
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        Ok(Run {
            schema: SCHEMA,
            date: date(seconds / 86_400),
            processor: processor(),
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            features: Features::detect()?.iter().map(|feature| Feature::name(feature).to_owned()).collect(),
            per_cycle: throughput::all().map(|(name, rate)| (name.to_owned(), rate)).collect(),
            compiler: env!("LIMBWISE_BENCH_RUSTC").to_owned(),
            flags: env!("LIMBWISE_BENCH_FLAGS").to_owned(),
            rivals: rivals::versions(),
            quick,
        })
    }
}

/// Converts a number of days since 1970-01-01 to a date: Howard Hinnant's `civil_from_days`, for nonnegative
/// numbers.
fn date(days: u64) -> String {
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year}-{month:02}-{day:02}")
}

/// Returns the system's name of the processor. Virtual machines shorten the name, so family and model are
/// added to distinguish generations.
fn processor() -> String {
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let field = |name: &str| {
        let line = text.lines().find_map(|line| line.split_once(':').filter(|(key, _)| key.trim() == name));
        line.map(|(_, value)| value.trim().to_owned())
    };
    let numbered = |what: &str, name: &str| field(name).map(|value| format!("{what} {value}"));
    let x86 = [field("model name"), numbered("family", "cpu family"), numbered("model", "model")];
    let arm = [numbered("implementer", "CPU implementer"), numbered("part", "CPU part")];
    let known: Vec<String> = x86.into_iter().chain(arm).flatten().collect();
    if known.is_empty() { "unknown".to_owned() } else { known.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        for (days, expected) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_777, "2026-11-20"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(date(days), expected);
        }
    }
}
