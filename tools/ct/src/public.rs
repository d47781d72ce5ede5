//! `public.txt`: the functions of which instructions never ran under watch, or of which the flow check takes jumps, addresses or divisions
//! for such that depend on data, how many of each, and why all of them are public.
//!
//! The numbers are those of the default build, exactly: a new jump in one of these functions fails the run until somebody has read it. Of functions of the
//! same name (a generic one of several types, the closures of a function) they are the sums.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;

use iced_x86::Instruction;

use crate::flow::{self, Finding};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/public.txt");

/// The reason of what nobody has read yet.
pub(crate) const UNREAD: &str = "?";

/// Instructions of a function, or of all functions of a name.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Counts {
    /// That never ran under watch, and lead on to a return.
    pub(crate) missing: usize,
    /// Jumps, addresses and divisions that depend on data, as `flow.rs` reads them.
    pub(crate) flow: Flow,
}

/// Findings of the flow check, by their kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Flow {
    pub(crate) jumps: usize,
    pub(crate) addresses: usize,
    pub(crate) divisions: usize,
}

impl Flow {
    pub(crate) const NONE: Flow = Flow { jumps: 0, addresses: 0, divisions: 0 };

    pub(crate) fn of(code: &[Instruction]) -> Flow {
        let found = flow::look(code);
        let count = |kind| found.values().filter(|finding| **finding == kind).count();
        Flow {
            jumps: count(Finding::Jump),
            addresses: count(Finding::Address),
            divisions: count(Finding::Division),
        }
    }

    pub(crate) fn add(&mut self, other: Flow) {
        self.jumps += other.jumps;
        self.addresses += other.addresses;
        self.divisions += other.divisions;
    }
}

impl Counts {
    pub(crate) fn add(&mut self, other: Counts) {
        self.missing += other.missing;
        self.flow.add(other.flow);
    }
}

/// A line.
#[derive(Debug)]
pub(crate) struct Known {
    pub(crate) counts: Counts,
    /// The remark above it.
    pub(crate) reason: String,
}

/// All lines, by the names of functions.
#[derive(Debug)]
pub(crate) struct Public(BTreeMap<String, Known>);

impl Public {
    /// Those of this program.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or a line is none.
    pub(crate) fn new() -> Result<Public, String> {
        Public::read(&text()?)
    }

    /// `# reason`, then `instructions jumps addresses divisions  function` for each function.
    pub(crate) fn read(text: &str) -> Result<Public, String> {
        let mut lines = BTreeMap::new();
        let mut reason = String::new();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            if let Some(remark) = line.strip_prefix('#') {
                reason = remark.trim().into();
                continue;
            }
            let (numbers, name) = line.split_once("  ").ok_or_else(|| format!("{PATH}: {line}"))?;
            let numbers: Vec<usize> = numbers.split(' ').filter_map(|number| number.parse().ok()).collect();
            let [missing, jumps, addresses, divisions] = numbers[..] else {
                return Err(format!("{PATH}: {line}: four numbers and a function are expected"));
            };
            let counts = Counts { missing, flow: Flow { jumps, addresses, divisions } };
            if lines.insert(name.to_owned(), Known { counts, reason: reason.clone() }).is_some() {
                return Err(format!("{PATH}: {name} has two lines"));
            }
        }
        Ok(Public(lines))
    }

    pub(crate) fn of(&self, name: &str) -> Option<&Known> {
        self.0.get(name)
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// What may depend on data, as the flow check sees it, in the functions of this name.
    pub(crate) fn flow(&self, name: &str) -> Flow {
        self.of(name).map_or(Flow::NONE, |known| known.counts.flow)
    }
}

fn text() -> Result<String, String> {
    fs::read_to_string(PATH).map_err(|error| format!("{PATH}: {error}"))
}

/// Counts in words.
pub(crate) fn words(counts: &Counts) -> String {
    let Counts { missing, flow: Flow { jumps, addresses, divisions } } = counts;
    format!(
        "{missing} instructions never ran under watch, {jumps} jumps, {addresses} addresses and {divisions} divisions look as if they depended on data"
    )
}

/// Writes the numbers as they are in this build, all that have to be said. Reasons stay; functions without a line come last, where they have to be given one.
///
/// # Errors
///
/// If the file cannot be read or written.
pub(crate) fn write(needed: &BTreeMap<String, Counts>) -> Result<(), String> {
    let (before, mut written) = (text()?, String::new());
    let mut known = BTreeSet::new();
    for line in before.lines() {
        let name = line.split_once("  ").map(|(_, name)| name).filter(|_| !line.starts_with('#'));
        match name.map(|name| (name, needed.get(name))) {
            None => written += &format!("{line}\n"),
            Some((name, Some(counts))) => {
                known.insert(name);
                entry(&mut written, name, counts);
            }
            Some((_, None)) => {}
        }
    }
    let mut unread = String::new();
    for (name, counts) in needed.iter().filter(|(name, _)| !known.contains(name.as_str())) {
        entry(&mut unread, name, counts);
    }
    if !unread.is_empty() {
        written += &format!("\n# {UNREAD}\n{unread}");
    }
    fs::write(PATH, written).map_err(|error| format!("{PATH}: {error}"))
}

fn entry(text: &mut String, name: &str, Counts { missing, flow }: &Counts) {
    let Flow { jumps, addresses, divisions } = flow;
    writeln!(text, "{missing} {jumps} {addresses} {divisions}  {name}").expect("a text grows");
}
