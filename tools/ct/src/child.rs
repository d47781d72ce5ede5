//! The watched process: prepares a case from one set of secrets and runs it between two markers.

use std::hint::black_box;
use std::process::ExitCode;

use limbwise_kernels_leaky::mistakes;

use crate::arguments::{TAINTED, TRACED};
use crate::secrets::Secrets;
use crate::{catalogue, ptrace, valgrind};

/// Runs the case that the arguments name.
pub(crate) fn main(arguments: &[String]) -> ExitCode {
    let [method, id, variant, selector] = arguments else {
        eprintln!("limbwise-ct: {TRACED} and {TAINTED} are for its own use");
        return ExitCode::from(2);
    };
    let case = catalogue::cases().find(|c| c.id() == *id).expect("a case of this binary");
    let tainted = method == TAINTED;
    assert!(!tainted || valgrind::is_running(), "taint needs valgrind around this process");
    // All of it runs on the thread that is watched, blocks that threads would share too.
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).use_current_thread();
    pool.build_global().expect("the first pool of this process");
    let mut secrets = Secrets::new(black_box(selector.parse().expect("a selector")), tainted);
    let mut op = (case.prepare)(case.bits, variant, &mut secrets);
    mistakes::make(case.mistake);
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
