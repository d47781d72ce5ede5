//! The watched process: prepares a case from one set of secrets and runs it between two markers.

use std::hint::black_box;
use std::process::ExitCode;

use crate::case::{self, Case};
use crate::secrets::Secrets;
use crate::{ptrace, twins, valgrind};

/// The first argument of a process that is to be traced.
pub(crate) const TRACED: &str = "--traced";
/// The first argument of a process that runs under memcheck.
pub(crate) const TAINTED: &str = "--tainted";

/// The arguments of a child. They have the same length for every selector, which is one digit: arguments
/// lie on the stack, below them everything else.
pub(crate) fn arguments(method: &str, case: &Case, variant: &str, selector: u32) -> [String; 4] {
    [method.into(), case.id(), variant.into(), selector.to_string()]
}

/// Runs the case that the arguments name.
pub(crate) fn main(arguments: &[String]) -> ExitCode {
    let [method, id, variant, selector] = arguments else {
        eprintln!("limbwise-ct: {TRACED} and {TAINTED} are for its own use");
        return ExitCode::from(2);
    };
    let case = case::all().find(|c| c.id() == *id).expect("a case of this binary");
    let tainted = method == TAINTED;
    assert!(!tainted || valgrind::is_running(), "taint needs valgrind around this process");
    // All of it runs on the thread that is watched, blocks that threads would share too.
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).use_current_thread();
    pool.build_global().expect("the first pool of this process");
    let mut secrets = Secrets::new(black_box(selector.parse().expect("a selector")), tainted);
    let mut op = (case.prepare)(case.bits, variant, &mut secrets);
    twins::make(case.mistake);
    if tainted {
        println!("{}", secrets.hidden());
        op();
    } else {
        ptrace::marker();
        op();
        ptrace::marker();
    }
    ExitCode::SUCCESS
}
