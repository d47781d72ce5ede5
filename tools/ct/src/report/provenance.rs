//! The origin of a report: what was observed, on which processor, with which tools.

use std::fs;
use std::process::Command;

/// Prints the origin, one fact per line.
pub(crate) fn print() {
    let [commit, changes] = [["rev-parse", "HEAD"], ["status", "--porcelain"]]
        .map(|arguments| said("git", &[&["-C", env!("CARGO_MANIFEST_DIR")], &arguments[..]].concat()));
    let changed = if changes.is_empty() { "" } else { ", with changes that are not committed" };
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let field = |name: &str| {
        let line = cpu.lines().find(|line| line.starts_with(name));
        line.and_then(|line| line.split_once(':')).map_or("unknown", |(_, value)| value.trim())
    };
    println!("commit      {}{changed}", if commit.is_empty() { "unknown" } else { &commit });
    println!(
        "processor   {}, family {}, model {}, stepping {}, microcode {}",
        field("model name"),
        field("cpu family"),
        field("model\t"),
        field("stepping"),
        field("microcode")
    );
    println!("compiler    {}, {}", env!("LIMBWISE_CT_RUSTC"), env!("LIMBWISE_CT_TARGET"));
    let flags = env!("LIMBWISE_CT_FLAGS");
    println!(
        "flags       opt-level {}{}{flags}",
        env!("LIMBWISE_CT_OPT"),
        if flags.is_empty() { "" } else { ", " }
    );
    let valgrind = said("valgrind", &["--version"]);
    println!("valgrind    {}", if valgrind.is_empty() { "none" } else { &valgrind });
    println!();
}

/// Returns the output of a program, or nothing if it fails.
fn said(program: &str, arguments: &[&str]) -> String {
    match Command::new(program).args(arguments).output() {
        Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout).trim().into(),
        _ => String::new(),
    }
}
