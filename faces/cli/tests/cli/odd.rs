//! A part of the odd runs of `make mutants`: each table is right, or a message names the thing.

use std::process::Command;

const RUNS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/odd/command.py");

#[test]
fn odd_runs_are_right_or_refused_by_name() {
    let mut runs = Command::new("python3");
    runs.args([RUNS, env!("CARGO_BIN_EXE_limbwise"), "--plain", "--count", "200"]);
    let ended = runs.output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
    assert!(ended.status.success(), "{out}{err}");
}
