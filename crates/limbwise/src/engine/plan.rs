//! Explains how an operation will be computed, and why.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::engine::way::Way;

/// The plan of an operation: how it is computed, why, and the expected number of cycles. See
/// [`Operation::plan`](crate::Operation::plan) and
/// [`Modulus::multi_exp_plan`](crate::Modulus::multi_exp_plan).
///
/// The plan depends only on shapes, the kernel variants and the number of threads. The cycles come from a
/// model whose constants were measured on one processor; use them only to compare ways.
///
/// ```
/// use limbwise::{Column, Modulus, Powmod};
///
/// let modulus = Modulus::new(1_000_003u64)?;
/// let base = Column::parse((0..20).map(|i| i.to_string()))?;
/// let plan = Powmod::new().operation(&base, 5u64).plan(&modulus)?;
/// assert_eq!(plan.rows(), 20);
/// assert!(plan.cycles().is_some_and(|cycles| cycles > 0.0));
/// println!("{plan}");
/// # Ok::<(), limbwise::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Plan {
    pub(crate) threads: usize,
    pub(crate) parts: Vec<Part>,
}

/// Rows whose moduli use the same kernels.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) rows: usize,
    /// The longest modulus for these kernels, in bits.
    pub(crate) bits: usize,
    pub(crate) kernels: String,
    /// The possible ways with their cycles, the chosen one first; empty if there is no choice.
    pub(crate) ways: Vec<(Way, f64)>,
}

impl Plan {
    /// Returns the number of rows of the result.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.parts.iter().map(|part| part.rows).sum()
    }

    /// Returns the expected cycles on the slowest thread, if there is a choice of ways.
    #[must_use]
    pub fn cycles(&self) -> Option<f64> {
        self.parts.iter().map(|part| part.ways.first().map(|(_, cycles)| cycles)).sum()
    }

    /// Returns the chosen ways, one per class of moduli.
    #[must_use]
    pub fn ways(&self) -> Vec<Way> {
        self.parts.iter().filter_map(|part| part.ways.first().map(|(way, _)| *way)).collect()
    }

    /// Returns all possible ways without duplicates, the one chosen for most rows first.
    #[must_use]
    pub fn all_ways(&self) -> Vec<Way> {
        let mut parts: Vec<&Part> = self.parts.iter().collect();
        parts.sort_by_key(|part| core::cmp::Reverse(part.rows));
        let mut all = Vec::new();
        for (way, _) in parts.iter().flat_map(|part| &part.ways) {
            if !all.contains(way) {
                all.push(*way);
            }
        }
        all
    }
}

/// Formats cycles with three digits.
fn short(cycles: f64) -> String {
    let (value, unit) = match cycles {
        c if c < 1e6 => (c / 1e3, "thousand"),
        c if c < 1e9 => (c / 1e6, "million"),
        c => (c / 1e9, "billion"),
    };
    let digits = if value < 10.0 { 2 } else { usize::from(value < 100.0) };
    alloc::format!("{value:.digits$} {unit} cycles")
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = |n: usize, what: &str| {
            let plural = if n == 1 { "" } else { "s" };
            alloc::format!("{n} {what}{plural}")
        };
        for (i, part) in self.parts.iter().enumerate() {
            if i > 0 {
                f.write_str("\n")?;
            }
            let (rows, bits) = (count(part.rows, "row"), part.bits);
            let how = part.ways.first().map_or("in batches".to_owned(), |(way, _)| alloc::format!("{way}"));
            write!(f, "plan: {rows} {how}, by {} for moduli of up to {bits} bits", part.kernels)?;
            for (i, (way, cycles)) in part.ways.iter().enumerate() {
                let begin = if i == 0 { "\nwhy: " } else { "; " };
                write!(f, "{begin}{} {way}", short(*cycles))?;
            }
        }
        match self.cycles() {
            Some(cycles) if !self.parts.is_empty() => {
                write!(f, "\npredicted: {} on {}", short(cycles), count(self.threads, "thread"))
            }
            _ => Ok(()),
        }
    }
}
