//! Compares records of two commits: lists what became slower or faster by more than the noise of the records.
//!
//! A *line* is one contestant of one case. Its figure is the lower quartile of the samples, in cycles per
//! result if both records have them, otherwise in nanoseconds. Its *noise* in a pair of records is the larger
//! of the two spreads (upper quartile over lower, less 1), and at least [`Rule::least`].

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};

use crate::record::{self, Key, Record};

#[cfg(test)]
mod tests;

/// The description of the rule.
const RULE: &str = "\
A line is slower if, in every pair, its figure in B exceeds that in A by more than the noise of both records: more \
than either's spread (upper quartile over lower quartile, less 1) and more than --least percent. It is faster if A \
exceeds B likewise. The figure is cycles per result where both records have them, otherwise nanoseconds; both are \
lower quartiles. Lines are matched by family, op, size, variant and threads. Rivals do not change with our code: \
their ratios show what the machine did, and never make a line slower.

Exit status: 0 nothing is slower, 1 something is, 2 the records cannot be compared.";

/// Compares records of two commits, written by `--json`.
#[derive(clap::Args)]
#[command(after_long_help = RULE, after_help = "See --help for the rule and the exit status.")]
pub(crate) struct Args {
    /// Pairs of records: before, after. Give several pairs of interleaved runs (A1 B1 A2 B2 A3 B3) to require
    /// that a change shows in all of them.
    #[arg(value_name = "A B", required = true, num_args = 2..)]
    records: Vec<PathBuf>,
    /// Differences of at most this many percent are noise.
    #[arg(long, value_name = "PERCENT", default_value_t = 4.0, value_parser = percent)]
    least: f64,
}

fn percent(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(value) if value.is_finite() && value >= 0.0 => Ok(value),
        _ => Err("expected a number of percent, 0 or more".to_string()),
    }
}

/// Prints the comparison. Returns whether something became slower.
pub(crate) fn run(args: &Args) -> Result<bool, String> {
    if !args.records.len().is_multiple_of(2) {
        let last = args.records[args.records.len() - 1].display();
        return Err(format!("{last} has no partner: records are compared in pairs, before and after"));
    }
    let read = |pair: &[PathBuf]| Ok([lines(&pair[0])?, lines(&pair[1])?]);
    let pairs = args.records.chunks_exact(2).map(read).collect::<Result<Vec<_>, String>>()?;
    let comparison = Comparison::new(&pairs, &Rule { least: args.least / 100.0 });
    if comparison.changes.is_empty() {
        return Err("the records have no line in common".to_string());
    }
    print!("{comparison}");
    Ok(comparison.changes.iter().any(|change| change.verdict == Verdict::Slower))
}

fn lines(path: &Path) -> Result<BTreeMap<Key, Record>, String> {
    Ok(record::read(path)?.records.into_iter().map(|record| (record.key(), record)).collect())
}

/// Returns the ratio of `after` to `before`, in cycles if both have them.
fn ratio(before: &Record, after: &Record) -> f64 {
    match before.cycles.zip(after.cycles) {
        Some((before, after)) => after / before,
        None => after.ns / before.ns,
    }
}

/// Returns the figures that [`ratio`] compares.
fn figures(before: &Record, after: &Record) -> [String; 2] {
    match before.cycles.zip(after.cycles) {
        Some((before, after)) => [format!("{before}"), format!("{after} cycles")],
        None => [format!("{}", before.ns), format!("{} ns", after.ns)],
    }
}

/// The rule by which a difference is not noise.
struct Rule {
    /// As a fraction.
    least: f64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Verdict {
    Slower,
    Faster,
    Noise,
}

impl Rule {
    /// Judges a line in one pair.
    fn judge(&self, before: &Record, after: &Record) -> Verdict {
        let noise = before.spread.max(after.spread).max(self.least);
        match ratio(before, after) {
            ratio if ratio - 1.0 > noise => Verdict::Slower,
            ratio if 1.0 / ratio - 1.0 > noise => Verdict::Faster,
            _ => Verdict::Noise,
        }
    }
}

/// The change of a line over all pairs.
struct Change {
    key: Key,
    ours: bool,
    /// The ratio of after to before, for each pair.
    ratios: Vec<f64>,
    /// The figures before and after in the first pair, with their unit.
    first: [String; 2],
    verdict: Verdict,
}

struct Comparison {
    changes: Vec<Change>,
    /// Lines that are missing from some record.
    missing: Vec<Key>,
}

impl Comparison {
    fn new(pairs: &[[BTreeMap<Key, Record>; 2]], rule: &Rule) -> Comparison {
        let records: Vec<&BTreeMap<Key, Record>> = pairs.iter().flatten().collect();
        let keys: BTreeSet<&Key> = records.iter().flat_map(|record| record.keys()).collect();
        let mut comparison = Comparison { changes: Vec::new(), missing: Vec::new() };
        for key in keys {
            let lines: Vec<&Record> = records.iter().filter_map(|record| record.get(key)).collect();
            if lines.len() < records.len() {
                comparison.missing.push(key.clone());
                continue;
            }
            let pairs = || lines.chunks_exact(2).map(|pair| (pair[0], pair[1]));
            let mut verdicts = pairs().map(|(before, after)| rule.judge(before, after));
            let first = verdicts.next().unwrap_or(Verdict::Noise);
            let in_ours = lines[0].ours;
            comparison.changes.push(Change {
                key: key.clone(),
                ours: in_ours,
                ratios: pairs().map(|(before, after)| ratio(before, after)).collect(),
                first: figures(lines[0], lines[1]),
                verdict: if in_ours && verdicts.all(|v| v == first) { first } else { Verdict::Noise },
            });
        }
        comparison
    }

    fn list(&self, f: &mut fmt::Formatter<'_>, title: &str, verdict: Verdict) -> fmt::Result {
        let mut changes: Vec<&Change> = self.changes.iter().filter(|c| c.verdict == verdict).collect();
        changes.sort_by(|a, b| median(&b.ratios).total_cmp(&median(&a.ratios)));
        writeln!(f, "{title}: {}", changes.len())?;
        for change in changes {
            let ratios: Vec<String> = change.ratios.iter().map(|ratio| format!("{ratio:.3}")).collect();
            let [before, after] = &change.first;
            writeln!(f, "  {:<60} {before} -> {after}, x {}", change.key.to_string(), ratios.join(" "))?;
        }
        Ok(())
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.list(f, "slower", Verdict::Slower)?;
        self.list(f, "faster", Verdict::Faster)?;
        writeln!(f, "\n{:<10} {:>6} {:>7} {:>7} {:>8}", "family", "lines", "slower", "faster", "median x")?;
        let ours = |change: &&Change| change.ours;
        let families: BTreeSet<&str> =
            self.changes.iter().filter(ours).map(|change| change.key.family.as_str()).collect();
        for family in families {
            let of = self.changes.iter().filter(ours).filter(|change| change.key.family == family);
            writeln!(f, "{}", row(family, of))?;
        }
        let rivals = || self.changes.iter().filter(|change| !change.ours);
        if rivals().next().is_some() {
            writeln!(f, "{}", row("(rivals)", rivals()))?;
        }
        if !self.missing.is_empty() {
            const SHOWN: usize = 10;
            writeln!(f, "\nnot in every record, not compared: {}", self.missing.len())?;
            self.missing.iter().take(SHOWN).try_for_each(|key| writeln!(f, "  {key}"))?;
            if self.missing.len() > SHOWN {
                writeln!(f, "  and {} more", self.missing.len() - SHOWN)?;
            }
        }
        Ok(())
    }
}

/// A row of the table: the median over lines of a line's median over pairs.
fn row<'a>(name: &str, changes: impl Iterator<Item = &'a Change>) -> String {
    let changes: Vec<&Change> = changes.collect();
    let count = |verdict| changes.iter().filter(|change| change.verdict == verdict).count();
    let medians: Vec<f64> = changes.iter().map(|change| median(&change.ratios)).collect();
    format!(
        "{name:<10} {:>6} {:>7} {:>7} {:>8.4}",
        changes.len(),
        count(Verdict::Slower),
        count(Verdict::Faster),
        median(&medians)
    )
}

/// Returns the median of the values; NaN if there are none.
fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => f64::NAN,
        odd if odd % 2 == 1 => sorted[middle],
        _ => f64::midpoint(sorted[middle - 1], sorted[middle]),
    }
}
