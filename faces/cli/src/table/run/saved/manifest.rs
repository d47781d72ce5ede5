//! The manifest of a run, which keeps a different run from using its results.

use std::fs::Metadata;
use std::io::{self, Read, Seek};
use std::time::UNIX_EPOCH;

use serde_json::{Map, Value, json};

const VERSION: &str = "version of limbwise";
const SIZE: &str = "size of IN";

/// The largest manifest in bytes: besides operands of the command line it holds little.
const MANIFEST_BYTES: u64 = 4 << 20;

/// The arguments that affect the results, and the size and time of the input, unless it is a pipe.
pub(crate) struct Manifest(Map<String, Value>);

impl Manifest {
    /// Describes a run with `arguments` (options and their values) on an input file.
    pub(crate) fn new(arguments: Vec<(String, Value)>, input: Option<&Metadata>) -> Manifest {
        let modified = input.and_then(|i| i.modified().ok()).and_then(|t| t.duration_since(UNIX_EPOCH).ok());
        let mut entries = Map::new();
        entries.insert(VERSION.into(), json!(env!("CARGO_PKG_VERSION")));
        entries.insert(SIZE.into(), json!(input.map(Metadata::len)));
        let modified = modified.map(|t| format!("{}.{:09}", t.as_secs(), t.subsec_nanos()));
        entries.insert("time of IN".into(), json!(modified));
        entries.extend(arguments);
        Manifest(entries)
    }

    /// Returns the stored text.
    pub(super) fn text(&self) -> String {
        format!("{:#}\n", Value::Object(self.0.clone()))
    }

    /// Returns whether an existing file is a manifest of this command, even a damaged or an incomplete one.
    pub(super) fn is_one(stored: &mut (impl Read + Seek)) -> io::Result<bool> {
        let mut text = Vec::new();
        stored.take(MANIFEST_BYTES).read_to_end(&mut text)?;
        stored.rewind()?;
        let text = String::from_utf8_lossy(&text);
        Ok(text.is_empty() || [VERSION, SIZE].iter().any(|name| text.contains(name)))
    }

    /// Compares this manifest with a stored one.
    ///
    /// # Errors
    ///
    /// Returns what differs.
    pub(super) fn check(&self, stored: &mut impl Read) -> Result<(), String> {
        let stored: Map<String, Value> = serde_json::from_reader(stored.take(MANIFEST_BYTES))
            .map_err(|e| format!("the manifest is damaged: {e}; --restart starts again"))?;
        let mut differences = Vec::new();
        for (name, now) in &self.0 {
            let then = stored.get(name).unwrap_or(&Value::Null);
            if then != now {
                differences.push(format!("{name} was {then} and is {now}"));
            }
        }
        if differences.is_empty() {
            return Ok(());
        }
        Err(format!("the unfinished run was different: {}; --restart starts again", differences.join(", ")))
    }
}
