//! Reads records.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::{Record, Run, SCHEMA};

/// The contents of a file.
#[derive(Clone, Debug)]
pub(crate) struct File {
    pub(crate) run: Run,
    pub(crate) records: Vec<Record>,
}

/// Reads a file. Errors name the file and the line.
pub(crate) fn read(path: &Path) -> Result<File, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let wrong = |number: usize, what: String| format!("{}, line {}: {what}", path.display(), number + 1);
    let mut lines = text.lines().enumerate().filter(|(_, text)| !text.trim().is_empty());
    let (number, first) = lines.next().ok_or_else(|| format!("{}: no records", path.display()))?;
    let run = run(first).map_err(|what| wrong(number, what))?;
    let (mut records, mut known) = (Vec::new(), BTreeSet::new());
    for (number, text) in lines {
        let record: Record = serde_json::from_str(text).map_err(|error| wrong(number, error.to_string()))?;
        if !record.is_sane() {
            return Err(wrong(number, "a time that is not above 0, or a spread below 0".to_owned()));
        }
        let key = record.key();
        if known.contains(&key) {
            return Err(wrong(
                number,
                format!("a second line of {key}: give repeated runs as files of their own"),
            ));
        }
        known.insert(key);
        records.push(record);
    }
    Ok(File { run, records })
}

/// Returns the first line; its version is checked first.
fn run(line: &str) -> Result<Run, String> {
    #[derive(Deserialize)]
    struct Version {
        schema: u32,
    }
    let expected = SCHEMA;
    match serde_json::from_str::<Version>(line) {
        Ok(Version { schema }) if schema != expected => {
            Err(format!("schema {schema} where {expected} is expected: record it again"))
        }
        _ => serde_json::from_str(line).map_err(|error| format!("what was run is expected here: {error}")),
    }
}

/// Reads files, and the files `*.json` of folders in alphabetical order.
pub(crate) fn read_all(paths: &[PathBuf]) -> Result<Vec<File>, String> {
    let mut all = Vec::new();
    for path in paths {
        if !path.is_dir() {
            all.push(read(path)?);
            continue;
        }
        let wrong = |error| format!("{}: {error}", path.display());
        let entries = fs::read_dir(path).map_err(wrong)?.collect::<Result<Vec<_>, _>>().map_err(wrong)?;
        let mut files: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).collect();
        files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
        files.sort();
        if files.is_empty() {
            return Err(format!("{}: no file *.json", path.display()));
        }
        for file in files {
            all.push(read(&file)?);
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::RUN;

    const LINE: &str = r#"{"family":"mul","op":"sqr","size":4,"unit":"limbs","variant":"adx","ours":true,"batch":1,"threads":1,"ns":3.5,"ns_min":3.4,"spread":0.02,"cycles":14.0,"bound_cycles":10.0,"gb_per_s":null,"samples":9,"rejected":0}"#;

    #[test]
    fn folders_are_read_file_by_file() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("b.json"), format!("{RUN}\n{LINE}\n\n")).unwrap();
        fs::write(at("a.json"), format!("{RUN}\n{}\n", LINE.replace("sqr", "mul"))).unwrap();
        fs::write(at("a.txt"), "nothing").unwrap();
        let files = read_all(&[folder.path().to_owned(), at("b.json")]).unwrap();
        let ops: Vec<&str> = files.iter().map(|file| file.records[0].op.as_str()).collect();
        assert_eq!(ops, ["mul", "sqr", "sqr"]);
        assert_eq!(files[0].run.date, "2026-11-20");
        let empty = tempfile::tempdir().unwrap();
        assert!(read_all(&[empty.path().to_owned()]).unwrap_err().ends_with(": no file *.json"));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.json");
        let old = LINE.replace('{', "{\"schema\":2,");
        for (text, expected) in [
            (String::new(), "a.json: no records"),
            (LINE.to_owned(), "line 1: what was run is expected here: missing field `schema`"),
            (old, "line 1: schema 2 where 3 is expected: record it again"),
            (format!("{RUN}\n{LINE}\n{LINE}"), "line 3: a second line of mul sqr 4 adx: "),
            (format!("{RUN}\n{{}}"), "line 2: missing field `family`"),
            (format!("{RUN}\n{}", LINE.replace(":3.5", ":0")), "line 2: a time that is not above 0"),
        ] {
            fs::write(&path, text).unwrap();
            let error = read(&path).unwrap_err();
            assert!(error.contains(expected), "{error}");
        }
    }
}
