//! Reads records.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::Path;

use serde::Deserialize;

use crate::record;

/// What a line is known by.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    pub(super) family: String,
    op: String,
    size: usize,
    variant: String,
    threads: usize,
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.family, self.op, self.size, self.variant)?;
        if self.threads > 1 {
            write!(f, " ({} threads)", self.threads)?;
        }
        Ok(())
    }
}

/// What a comparison needs of a line.
#[derive(Debug, Deserialize)]
pub(super) struct Line {
    pub(super) ours: bool,
    ns: f64,
    cycles: Option<f64>,
    pub(super) spread: f64,
}

impl Line {
    /// Of `after` to this one, in cycles where both have them.
    pub(super) fn ratio(&self, after: &Line) -> f64 {
        match self.cycles.zip(after.cycles) {
            Some((before, after)) => after / before,
            None => after.ns / self.ns,
        }
    }

    /// The figures that [`Line::ratio`] compares.
    pub(super) fn figures(&self, after: &Line) -> [String; 2] {
        match self.cycles.zip(after.cycles) {
            Some((before, after)) => [format!("{before}"), format!("{after} cycles")],
            None => [format!("{}", self.ns), format!("{} ns", after.ns)],
        }
    }

    fn is_sane(&self) -> bool {
        let positive = |x: f64| x > 0.0 && x.is_finite();
        positive(self.ns) && self.cycles.is_none_or(positive) && self.spread >= 0.0
    }
}

#[derive(Deserialize)]
struct Record {
    schema: u32,
    #[serde(flatten)]
    key: Key,
    #[serde(flatten)]
    line: Line,
}

/// The lines of a file. Errors name the file and the line.
pub(super) fn read(path: &Path) -> Result<BTreeMap<Key, Line>, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut lines = BTreeMap::new();
    for (number, text) in text.lines().enumerate().filter(|(_, text)| !text.trim().is_empty()) {
        let wrong = |what: String| format!("{}, line {}: {what}", path.display(), number + 1);
        let record: Record = serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
        if record.schema != record::SCHEMA {
            let (found, expected) = (record.schema, record::SCHEMA);
            return Err(wrong(format!("schema {found} where {expected} is expected: record it again")));
        }
        if !record.line.is_sane() {
            return Err(wrong("a time that is not above 0, or a spread below 0".to_string()));
        }
        if let Some(key) = lines.contains_key(&record.key).then(|| record.key.to_string()) {
            return Err(wrong(format!("a second line of {key}: give repeated runs as files of their own")));
        }
        lines.insert(record.key, record.line);
    }
    Ok(lines)
}
