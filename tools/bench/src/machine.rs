//! The measurements of one machine.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::record::{self, Record, Run};

/// A record, or which one is missing.
pub(crate) type Found<'a> = Result<&'a Record, String>;

/// Records of one machine, from one file or several.
pub(crate) struct Machine {
    /// The file or the folder.
    pub(crate) source: PathBuf,
    pub(crate) runs: Vec<Run>,
    pub(crate) records: Vec<Record>,
}

impl Machine {
    /// Reads a file or a folder.
    ///
    /// Errors name the file and the line.
    pub(crate) fn read(path: &Path) -> Result<Machine, String> {
        let files = record::read_all(&[path.to_owned()])?;
        let mut known = BTreeSet::new();
        let (mut runs, mut records): (Vec<Run>, Vec<Record>) = Default::default();
        for file in files {
            if let Some(first) = runs.first().filter(|first| first.processor != file.run.processor) {
                let (one, other) = (&first.processor, &file.run.processor);
                return Err(format!(
                    "{}: records of {one} and of {other}: give each machine a folder",
                    path.display()
                ));
            }
            for record in &file.records {
                if !known.insert(record.key()) {
                    return Err(format!("{}: {} is in two files", path.display(), record.key()));
                }
            }
            runs.push(file.run);
            records.extend(file.records);
        }
        if records.is_empty() {
            return Err(format!("{}: no records", path.display()));
        }
        Ok(Machine { source: path.to_owned(), runs, records })
    }

    /// The records of one case, without a file.
    pub(crate) fn of_case(records: Vec<Record>) -> Machine {
        Machine { source: PathBuf::new(), runs: vec![], records }
    }

    /// Returns its short name.
    pub(crate) fn name(&self) -> &str {
        self.runs.first().map_or("", |run| &run.processor)
    }

    /// Returns the records of an operation, in their order.
    pub(crate) fn of<'a, 'o>(
        &'a self,
        family: &'o str,
        op: &'o str,
    ) -> impl Iterator<Item = &'a Record> + Clone {
        self.records.iter().filter(move |record| record.family == family && record.op == op)
    }

    /// Returns the fastest one-threaded record of the contestant with exactly this name. A rival may be given
    /// as "gmp mpn_mul_n", the library and another part of its name; "article-" stands for any name that
    /// begins so.
    pub(crate) fn find(&self, family: &str, op: &str, size: usize, name: &str) -> Found<'_> {
        let (program, rest) = name.split_once(' ').unwrap_or((name, ""));
        let named = |record: &&Record| match program.ends_with('-') {
            _ if record.ours => false,
            true => record.program().starts_with(program),
            false => record.program() == program && record.variant.contains(rest),
        };
        let case = self.of(family, op).filter(|record| record.size == size && record.threads == 1);
        let found = case.clone().find(|record| record.variant == name);
        let found = found.or_else(|| fastest(case.filter(named)));
        found.ok_or_else(|| format!("no record of {family} {op} {size} {name}"))
    }

    /// Returns the fastest of our variants on one thread.
    pub(crate) fn best(&self, family: &str, op: &str, size: usize) -> Found<'_> {
        self.fastest(family, op, size, |record| record.ours)
            .ok_or_else(|| format!("no record of ours in {family} {op} {size}"))
    }

    /// Returns the fastest rival on one thread.
    pub(crate) fn best_rival(&self, family: &str, op: &str, size: usize) -> Found<'_> {
        self.fastest(family, op, size, Record::is_rival)
            .ok_or_else(|| format!("no record of a rival in {family} {op} {size}"))
    }

    fn fastest(&self, family: &str, op: &str, size: usize, is_one: fn(&Record) -> bool) -> Option<&Record> {
        let case = self.of(family, op).filter(|record| record.size == size && record.threads == 1);
        fastest(case.filter(|record| is_one(record)))
    }

    /// Returns whether a rival is faster in the same case.
    pub(crate) fn loses(&self, ours: &Record) -> bool {
        let rival = self.best_rival(&ours.family, &ours.op, ours.size);
        ours.ours && rival.is_ok_and(|rival| rival.ns < ours.ns)
    }

    /// Returns the operations in the order in which they first occur, as family and name.
    pub(crate) fn operations(&self) -> Vec<(&str, &str)> {
        let mut all: Vec<(&str, &str)> = Vec::new();
        for record in &self.records {
            let operation = (record.family.as_str(), record.op.as_str());
            if !all.contains(&operation) {
                all.push(operation);
            }
        }
        all
    }

    /// Returns the sizes of an operation, ascending.
    pub(crate) fn sizes(&self, family: &str, op: &str) -> BTreeSet<usize> {
        self.of(family, op).map(|record| record.size).collect()
    }

    /// Our fastest variant and the fastest rival, at each size of each operation that has both.
    pub(crate) fn duels(&self) -> impl Iterator<Item = (&Record, &Record)> {
        let cases = self
            .operations()
            .into_iter()
            .flat_map(|(family, op)| self.sizes(family, op).into_iter().map(move |size| (family, op, size)));
        cases.filter_map(|(family, op, size)| {
            Some((self.best(family, op, size).ok()?, self.best_rival(family, op, size).ok()?))
        })
    }
}

/// Returns the fastest of the records that were found.
pub(crate) fn fastest_of<'a>(found: &[Found<'a>]) -> Found<'a> {
    fastest(found.iter().flatten().copied()).map_or_else(|| found[0].clone(), Ok)
}

fn fastest<'a>(records: impl Iterator<Item = &'a Record>) -> Option<&'a Record> {
    records.min_by(|a, b| a.ns.total_cmp(&b.ns))
}
