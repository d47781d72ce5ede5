//! A few cases by trace, and by taint if valgrind is installed, in the build of the tests: they observe the
//! code and detect leaks.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use std::process::Command;

#[test]
fn products_are_constant_and_twins_and_controls_are_caught() {
    let output = Command::new(env!("CARGO_BIN_EXE_limbwise-ct")).arg("--small").output().unwrap();
    let (table, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{table}{errors}");
    let with =
        |words: &[&str]| table.lines().filter(|line| words.iter().all(|word| line.contains(word))).count();
    for family in [" mul/", " mont/", " lanes/"] {
        assert!(with(&[family, " trace ", " constant"]) >= 1, "{table}");
    }
    for leak in ["BranchedSubtraction", "StrippedLimb", "controls/any"] {
        assert!(with(&[leak, " trace ", " caught at step "]) >= 1, "{table}");
    }
}
