//! A case under memcheck, with secrets that are undefined to it.

use std::io;
use std::process::{Command, Stdio};

use limbwise::cpu::{Feature, Features};
use limbwise::lanes::Variant;

use crate::case::Case;
use crate::child;

/// How memcheck ends a process in which it found something. The process itself ends with 0, or, when it
/// panics, with 101.
const FOUND: i32 = 99;

/// Whether valgrind can be run at all.
///
/// # Errors
///
/// What to do about it, if not.
pub(crate) fn available() -> Result<(), String> {
    match Command::new("valgrind").arg("--version").stdout(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        other => Err(format!("valgrind does not run ({other:?}): install it (Debian's package valgrind)")),
    }
}

/// Whether valgrind executes what the variant is made of: it knows no AVX-512.
pub(crate) fn knows(variant: Variant) -> bool {
    matches!(variant, Variant::Portable | Variant::Avx2(_))
}

/// Whether valgrind executes what these features bring, and says so: it hides ADX.
pub(crate) fn has(features: &[Feature]) -> bool {
    ![Feature::Avx512f, Feature::Gfni, Feature::Adx].iter().any(|f| features.contains(f))
}

/// The first error that memcheck reports, if there is one.
///
/// # Errors
///
/// Whatever keeps the case from being run; then nothing is known of it.
pub(crate) fn taint(case: &Case, variant: Variant) -> io::Result<Option<String>> {
    let output = Command::new("valgrind")
        .args(["--tool=memcheck", "--quiet", "--leak-check=no", "--vgdb=no", "--num-callers=6"])
        .arg(format!("--error-exitcode={FOUND}"))
        .arg(std::env::current_exe()?)
        .args(child::arguments(child::TAINTED, case, variant, 0))
        .env(Features::DISABLE_VARIABLE, disabled())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .output()?;
    let text = String::from_utf8_lossy(&output.stderr);
    match output.status.code() {
        Some(0) => Ok(None),
        Some(FOUND) => Ok(Some(first_error(&text))),
        other => Err(io::Error::other(format!("under valgrind the case ended with {other:?}:\n{text}"))),
    }
}

/// What valgrind cannot run, and what the environment takes away already.
fn disabled() -> String {
    let already = std::env::var(Features::DISABLE_VARIABLE).unwrap_or_default();
    format!("avx512f,{already}")
}

/// Message and innermost functions of the first error: a copy inlines nothing of its caller, so two.
fn first_error(text: &str) -> String {
    let mut lines =
        text.lines().filter_map(|line| Some(line.strip_prefix("==")?.split_once("== ")?.1.trim()));
    let message = lines.next().unwrap_or("an error without a message");
    let functions = lines.map_while(|line| {
        let function =
            line.split_once(": ").filter(|_| line.starts_with("at 0x") || line.starts_with("by 0x"));
        Some(function?.1.split(" (in ").next().unwrap_or_default())
    });
    let functions: Vec<_> = functions.take(2).collect();
    format!("{message}: {}", functions.join(", called by "))
}
