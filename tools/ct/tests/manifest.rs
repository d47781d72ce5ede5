//! The manifest: every function of the library, the C library and the Python package, with the cases that
//! observe it or the reason why there are none. A function without a line fails, and so does a line without a
//! function. The table in SECURITY.md is generated from it.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use limbwise::Kind;

/// A line of manifest.txt: a function, or all functions whose names begin or end with a text.
struct Line {
    pattern: String,
    /// The cases, as subject and name.
    cases: Vec<String>,
    reason: Option<String>,
}

impl Line {
    fn matches(&self, name: &str) -> bool {
        match (self.pattern.strip_prefix('*'), self.pattern.strip_suffix('*')) {
            (Some(end), _) => name.ends_with(end),
            (_, Some(start)) => name.starts_with(start),
            _ => name == self.pattern,
        }
    }
}

/// A case of any size, as `limbwise-ct --cases` lists it.
struct Case {
    sizes: BTreeSet<usize>,
    methods: String,
    but: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What stands for the name of each operation of the library's table in a line.
const OPERATION: &str = "{operation}";

/// Parses `function = subject name, subject name` or `function: reason`; `#` begins a comment. The lines of
/// all operations have the number of the line from which they are made.
fn manifest() -> Vec<(usize, Line)> {
    let text = read("tools/ct/manifest.txt");
    let lines = text.lines().map(str::trim).enumerate();
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let line = |line: &str| match line.split_once(" = ") {
        Some((pattern, cases)) => Line {
            pattern: pattern.trim().into(),
            cases: cases.split(',').map(|case| case.trim().to_owned()).collect(),
            reason: None,
        },
        None => {
            let (pattern, reason) =
                line.split_once(": ").unwrap_or_else(|| panic!("{line}: no case and no reason"));
            Line { pattern: pattern.trim().into(), cases: Vec::new(), reason: Some(reason.trim().into()) }
        }
    };
    let mut all: Vec<(usize, Line)> = Vec::new();
    for (number, text) in lines {
        if !text.contains(OPERATION) {
            all.push((number, line(text)));
            continue;
        }
        for kind in Kind::ALL {
            let line = line(&text.replace(OPERATION, kind.name()));
            // An earlier line of its own counts.
            if all.iter().all(|(_, other)| other.pattern != line.pattern) {
                all.push((number, line));
            }
        }
    }
    all
}

fn cases() -> BTreeMap<String, Case> {
    let output = Command::new(env!("CARGO_BIN_EXE_limbwise-ct")).arg("--cases").output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut cases = BTreeMap::new();
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let [name, sizes, methods, but] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let case = cases.entry(name.to_owned()).or_insert_with(|| Case {
            sizes: BTreeSet::new(),
            methods: methods.into(),
            but: but.into(),
        });
        case.sizes.extend(sizes.split(' ').map(|size| size.parse::<usize>().unwrap()));
    }
    cases
}

/// Returns every text between two texts.
fn between<'a>(text: &'a str, before: &'a str, after: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter_map(move |rest| rest.split_once(after).map(|(found, _)| found))
}

/// Returns the functions of the library, including methods and those of traits. They are taken from the
/// generated documentation, because some are written by macros.
fn of_the_library() -> BTreeSet<String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("documentation");
    let done = Command::new(cargo)
        .args([
            "doc",
            "--quiet",
            "-p",
            "limbwise",
            "--no-deps",
            "--all-features",
            "--offline",
            "--target-dir",
        ])
        .arg(&target)
        .current_dir(root())
        .status()
        .unwrap();
    assert!(done.success(), "cargo doc");
    let pages = target.join("doc/limbwise");
    let page = |name: &str| fs::read_to_string(pages.join(name)).unwrap();
    let mut names = BTreeSet::new();
    for link in between(&page("all.html"), "<li><a href=\"", "</a>") {
        let (file, name) = link.split_once("\">").unwrap();
        let kind = file.rsplit('/').next().unwrap().split('.').next().unwrap();
        if kind == "fn" {
            names.insert(name.to_owned());
        }
        if ["struct", "enum", "trait"].contains(&kind) {
            let page = page(file);
            // The functions of all types follow.
            let own = page.split("id=\"synthetic-implementations\"").next().unwrap();
            let own = own.split("id=\"implementors\"").next().unwrap();
            for method in between(own, "<section id=\"", "\" class=\"method").chain(between(
                own,
                "<section id=\"tymethod.",
                "\"",
            )) {
                let method = method.rsplit("method.").next().unwrap();
                // A repeated name has a number appended.
                let method = method.split('-').next().unwrap();
                names.insert(format!("{name}::{method}"));
            }
        }
    }
    assert!(
        names.contains("mulmod") && names.contains("fixed::Fixed::gcd") || names.contains("Fixed::gcd"),
        "{names:?}"
    );
    names
}

fn of_the_c_library() -> BTreeSet<String> {
    let header = read("faces/capi/include/limbwise.h");
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let calls = header.match_indices('(').map(|(at, _)| header[..at].rsplit(|c| !word(c)).next().unwrap());
    calls.filter(|name| name.starts_with("limbwise_")).map(|name| format!("C {name}")).collect()
}

/// Returns the names that the modules of the package say they have.
fn of_python() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for module in ["__init__", "_operations", "gmpy2", "phe", "thrift", "grf"] {
        let text = read(&format!("faces/python/python/limbwise/{module}.py"));
        let list =
            between(&text, "__all__ = [", "]").next().unwrap_or_else(|| panic!("{module}: no __all__"));
        let prefix = if module.starts_with('_') { "limbwise".into() } else { format!("limbwise.{module}") };
        names.extend(list.split('"').skip(1).step_by(2).map(|name| format!("Python {prefix}.{name}")));
    }
    assert!(names.contains("Python limbwise.powmod"), "{names:?}");
    names
}

#[test]
fn every_function_has_a_case_or_a_reason() {
    let (lines, cases) = (manifest(), cases());
    let functions: Vec<_> =
        of_the_library().into_iter().chain(of_the_c_library()).chain(of_python()).collect();
    // The numbers of the lines that are used, and the cases that they name.
    let (mut used, mut named) = (BTreeSet::new(), BTreeSet::new());
    let mut wrong = Vec::new();
    let (mut watched, mut excused) = (0, 0);
    for function in &functions {
        match lines.iter().find(|(_, line)| line.matches(function)) {
            Some((number, line)) => {
                used.insert(*number);
                named.extend(line.cases.iter().map(|case| (&line.pattern, case)));
                *if line.reason.is_none() { &mut watched } else { &mut excused } += 1;
            }
            None => wrong.push(format!(
                "{function}: no line in tools/ct/manifest.txt; add `{function} = subject name` with a case of tools/ct/src/cases, \
                 or `{function}: why it is not watched`"
            )),
        }
    }
    let idle = lines.iter().filter(|(number, _)| !used.contains(number));
    wrong.extend(idle.map(|(_, line)| format!("{}: a line without a function", line.pattern)));
    let unknown = named.iter().filter(|(_, case)| !cases.contains_key(*case));
    wrong.extend(unknown.map(|(pattern, case)| format!("{pattern}: there is no case {case:?}")));
    println!("{} functions, {watched} watched, {excused} excused", functions.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

const BEGIN: &str = "<!-- cases -->\n";
const END: &str = "<!-- end of cases -->\n";
/// If this environment variable is set, the table is written instead of compared.
const WRITE: &str = "LIMBWISE_CT_WRITE";

/// Returns the table of SECURITY.md.
fn table() -> String {
    let lines = manifest();
    let mut table = String::from(
        "| observed | functions | methods | sizes, bits | public besides sizes |\n|---|---|---|---|---|\n",
    );
    for (name, case) in cases() {
        let functions = lines.iter().filter(|(_, line)| line.cases.contains(&name));
        let functions: Vec<_> = functions.map(|(_, line)| format!("`{}`", line.pattern)).collect();
        let sizes: Vec<_> = case.sizes.iter().map(ToString::to_string).collect();
        let sizes = match &sizes[..] {
            [first, .., last] if sizes.len() > 8 => format!("{first} to {last}, {} sizes", sizes.len()),
            _ => sizes.join(", "),
        };
        table +=
            &format!("| {name} | {} | {} | {sizes} | {} |\n", functions.join(", "), case.methods, case.but);
    }
    table
}

#[test]
fn the_table_in_security_md_is_that_of_the_cases() {
    let text = read("SECURITY.md");
    let (before, rest) = text.split_once(BEGIN).expect("where the table begins");
    let (found, after) = rest.split_once(END).expect("where the table ends");
    let expected = table();
    if std::env::var_os(WRITE).is_some() {
        fs::write(root().join("SECURITY.md"), [before, BEGIN, &expected, END, after].concat()).unwrap();
    } else {
        assert!(found == expected, "SECURITY.md: run with {WRITE}=1 to write the table");
    }
}
