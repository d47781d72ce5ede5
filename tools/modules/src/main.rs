//! Prints the dependency cycles between sibling modules of the workspace's crates.

#![forbid(unsafe_code)]

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use limbwise_modules::{Edge, Knot};
use serde_json::Value;

const HELP: &str = "\
Finds dependency cycles between sibling modules.

Usage: limbwise-modules [ROOT]...

ROOT is the first file of a crate, such as src/lib.rs. Without any, every library, program, example and build
script of the workspace here is checked; tests are not.

Exit status: 0 no cycle, 1 at least one, 2 a crate could not be read.
";

/// The maximum number of places that are printed for an edge.
const PLACES: usize = 3;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if arguments.iter().any(|argument| argument == "--help" || argument == "-h") {
        print!("{HELP}");
        return ExitCode::SUCCESS;
    }
    if let Some(option) = arguments.iter().find(|argument| argument.starts_with('-')) {
        eprintln!("limbwise-modules: unknown option {option}; --help lists what there is");
        return ExitCode::from(2);
    }
    let roots = match arguments.is_empty() {
        true => of_the_workspace(),
        false => Ok(arguments.into_iter().map(PathBuf::from).collect()),
    };
    match roots.and_then(|roots| check(&roots)) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(cycles) => {
            eprintln!("limbwise-modules: dependency cycles between sibling modules: {cycles}");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("limbwise-modules: {error}");
            ExitCode::from(2)
        }
    }
}

/// Prints the cycles of these crates and returns how many there are.
fn check(roots: &[PathBuf]) -> Result<usize, String> {
    let mut cycles = 0;
    for root in roots {
        for knot in limbwise_modules::check(root).map_err(|error| error.to_string())? {
            print(root, &knot);
            cycles += knot.cycles.len();
        }
    }
    Ok(cycles)
}

fn print(root: &Path, knot: &Knot) {
    println!("{}: {}", root.display(), knot.parent);
    for cycle in &knot.cycles {
        println!("  cycle: {} -> {}", cycle.join(" -> "), cycle[0]);
    }
    for Edge { from, to, places } in &knot.edges {
        println!("    {from} -> {to}");
        for place in places.iter().take(PLACES) {
            println!("      {}:{}: {}", place.file.display(), place.line, place.path);
        }
        if places.len() > PLACES {
            println!("      and {} more", places.len() - PLACES);
        }
    }
    println!();
}

/// Returns the root files of all targets in the workspace except tests, as listed by cargo.
fn of_the_workspace() -> Result<Vec<PathBuf>, String> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .output()
        .map_err(|error| format!("cargo metadata: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    let metadata: Value =
        serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))?;
    let here = env::current_dir().map_err(|error| error.to_string())?;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let mut roots = Vec::new();
    for target in list(&metadata["packages"]).iter().flat_map(|package| list(&package["targets"])) {
        let test = list(&target["kind"]).iter().any(|kind| kind == "test" || kind == "bench");
        if let (false, Some(path)) = (test, target["src_path"].as_str()) {
            roots.push(Path::new(path).strip_prefix(&here).unwrap_or(Path::new(path)).to_path_buf());
        }
    }
    roots.sort();
    roots.dedup();
    match roots.is_empty() {
        true => Err("cargo metadata lists no crate".to_string()),
        false => Ok(roots),
    }
}
