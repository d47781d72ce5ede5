//! A few cases by trace, in whatever build the tests have: that the tracer sees and that it catches.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use std::process::Command;

#[test]
fn a_product_is_constant_and_controls_are_caught() {
    let output = Command::new(env!("CARGO_BIN_EXE_limbwise-ct")).arg("--small").output().unwrap();
    let (table, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{table}{errors}");
    let with = |words: &str| table.lines().filter(|line| line.contains(words)).count();
    assert!(with(" constant") >= 1, "{table}");
    assert_eq!(with(" caught at step "), 2, "{table}");
}
