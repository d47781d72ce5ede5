//! `public.txt`: the functions with open places, their number, and why the data on which they depend is
//! public.
//!
//! An open place is a jump, an address or a division that might leak, for which no method has shown that it
//! does not (`ledger.rs`). The numbers must match the default build exactly: a new open place fails the run
//! until somebody has reviewed it. For functions with the same name (instances of a generic function,
//! closures of a function) they are sums.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;

use crate::program::flow::Finding;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/public.txt");

/// The reason of places that no one has reviewed yet.
pub(crate) const UNREAD: &str = "?";

/// The numbers of open places in a function, or in all functions of a name, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Open {
    pub(crate) jumps: usize,
    pub(crate) addresses: usize,
    pub(crate) divisions: usize,
}

impl Open {
    pub(crate) fn add<'a>(&mut self, places: impl IntoIterator<Item = &'a Finding>) {
        for place in places {
            *match place {
                Finding::Jump => &mut self.jumps,
                Finding::Address => &mut self.addresses,
                Finding::Division => &mut self.divisions,
            } += 1;
        }
    }

    pub(crate) fn all(self) -> usize {
        self.jumps + self.addresses + self.divisions
    }
}

impl std::fmt::Display for Open {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Open { jumps, addresses, divisions } = self;
        write!(f, "{jumps} jumps, {addresses} addresses, {divisions} divisions")
    }
}

/// A line.
#[derive(Debug)]
pub(crate) struct Known {
    pub(crate) open: Open,
    /// The comment above it.
    pub(crate) reason: String,
}

/// All lines, by the names of functions.
#[derive(Debug)]
pub(crate) struct Public(BTreeMap<String, Known>);

impl Public {
    /// Reads the lines for this program.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read or a line cannot be parsed.
    pub(crate) fn new() -> Result<Public, String> {
        Public::read(&text()?)
    }

    /// Parses `# reason`, on one or more lines, followed by `jumps addresses divisions  function` for each
    /// function.
    pub(crate) fn read(text: &str) -> Result<Public, String> {
        let mut lines = BTreeMap::new();
        let (mut reason, mut goes_on) = (String::new(), false);
        for line in text.lines() {
            if let Some(remark) = line.strip_prefix('#') {
                reason = if goes_on { format!("{reason} {}", remark.trim()) } else { remark.trim().into() };
                goes_on = true;
                continue;
            }
            goes_on = false;
            if line.trim().is_empty() {
                continue;
            }
            let (numbers, name) = line.split_once("  ").ok_or_else(|| format!("{PATH}: {line}"))?;
            let numbers: Vec<usize> = numbers.split(' ').filter_map(|number| number.parse().ok()).collect();
            let [jumps, addresses, divisions] = numbers[..] else {
                return Err(format!("{PATH}: {line}: three numbers and a function are expected"));
            };
            let open = Open { jumps, addresses, divisions };
            if lines.insert(name.to_owned(), Known { open, reason: reason.clone() }).is_some() {
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
}

fn text() -> Result<String, String> {
    fs::read_to_string(PATH).map_err(|error| format!("{PATH}: {error}"))
}

/// Writes the numbers of this build. Reasons are kept. Functions without a line are put last and must be
/// given a reason.
///
/// # Errors
///
/// Returns an error if the file cannot be read or written.
pub(crate) fn write(needed: &BTreeMap<String, Open>) -> Result<(), String> {
    let (before, mut written) = (text()?, String::new());
    let mut known = BTreeSet::new();
    for line in before.lines() {
        let name = line.split_once("  ").map(|(_, name)| name).filter(|_| !line.starts_with('#'));
        match name.map(|name| (name, needed.get(name))) {
            None => written += &format!("{line}\n"),
            Some((name, Some(open))) => {
                known.insert(name);
                entry(&mut written, name, open);
            }
            Some((_, None)) => {}
        }
    }
    let mut unread = String::new();
    for (name, open) in needed.iter().filter(|(name, _)| !known.contains(name.as_str())) {
        entry(&mut unread, name, open);
    }
    if !unread.is_empty() {
        written += &format!("\n# {UNREAD}\n{unread}");
    }
    fs::write(PATH, written).map_err(|error| format!("{PATH}: {error}"))
}

fn entry(text: &mut String, name: &str, Open { jumps, addresses, divisions }: &Open) {
    writeln!(text, "{jumps} {addresses} {divisions}  {name}").expect("a text grows");
}
