//! Tables in Markdown.

use std::fmt;

use crate::record::Record;

/// A table, and the spreads of the figures in it.
pub(super) struct Table {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
    /// The spreads of the measured figures.
    spreads: Vec<f64>,
}

impl Table {
    pub(super) fn new<S: Into<String>>(head: impl IntoIterator<Item = S>) -> Table {
        Table { head: head.into_iter().map(Into::into).collect(), rows: vec![], spreads: vec![] }
    }

    pub(super) fn row<S: Into<String>>(&mut self, cells: impl IntoIterator<Item = S>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }

    /// Nanoseconds per result.
    pub(super) fn ns(&mut self, record: &Record) -> String {
        self.spreads.push(record.spread);
        figure(record.ns)
    }

    /// Cycles per result. If the clock is not known, nanoseconds, which the cell states.
    pub(super) fn cycles(&mut self, record: &Record) -> String {
        self.spreads.push(record.spread);
        record.cycles.map_or_else(|| format!("{} ns", figure(record.ns)), figure)
    }

    /// 10^9 bytes per second.
    pub(super) fn rate(&mut self, record: &Record) -> String {
        self.spreads.push(record.spread);
        record.gb_per_s.map_or_else(|| "-".to_owned(), figure)
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| {} |", self.head.join(" | "))?;
        writeln!(f, "|---|{}", "---:|".repeat(self.head.len() - 1))?;
        for row in &self.rows {
            writeln!(f, "| {} |", row.join(" | "))?;
        }
        let mut spreads = self.spreads.clone();
        spreads.sort_by(f64::total_cmp);
        if let Some(greatest) = spreads.last() {
            let median = spreads[spreads.len() / 2];
            writeln!(f, "\nSpread: median {:.1} %, at most {:.0} %.", median * 100.0, greatest * 100.0)?;
        }
        Ok(())
    }
}

/// Formats a number with at least three digits.
pub(super) fn figure(x: f64) -> String {
    let decimals = match x {
        _ if x < 1.0 => 3,
        _ if x < 10.0 => 2,
        _ if x < 100.0 => 1,
        _ => 0,
    };
    let plain = format!("{x:.decimals$}");
    let (whole, fraction) = plain.split_once('.').map_or((&*plain, None), |(w, f)| (w, Some(f)));
    let mut grouped = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    fraction.map_or(grouped.clone(), |fraction| format!("{grouped}.{fraction}"))
}

/// How many times as long the first takes as the second.
pub(super) fn ratio(a: &Record, b: &Record) -> String {
    factor(a.ns / b.ns)
}

/// A ratio with its significant digits.
pub(super) fn factor(ratio: f64) -> String {
    let decimals = match ratio {
        _ if ratio < 0.1 => 4,
        _ if ratio < 10.0 => 2,
        _ if ratio < 100.0 => 1,
        _ => 0,
    };
    format!("{ratio:.decimals$}")
}

/// An empty cell; the page gives the reason.
pub(super) const NONE: &str = "-";
