//! The observed process: prepares a case from one set of secrets and runs it, recorded, between two markers,
//! or under memcheck.

#![allow(unsafe_code)]

use std::ffi::c_void;
use std::hint::black_box;
use std::process::ExitCode;

use limbwise_kernels_leaky::mistakes;

use crate::arguments::{BEGINS, FOLLOWED, STEPPED, TAINTED, TRACED};
use crate::cases::inputs::Inputs;
use crate::cases::{Op, catalogue, valgrind};
use crate::trace::ptrace;
use crate::trace::recorder::Recorder;
use crate::trace::stream::{END, END_WITHOUT_MISTAKE};

/// Runs the case that the arguments name.
pub(crate) fn main(arguments: &[String]) -> ExitCode {
    let [method, id, variant, selector] = arguments else {
        eprintln!("limbwise-ct: {TRACED}, {STEPPED} and {TAINTED} are for its own use");
        return ExitCode::from(2);
    };
    let case = catalogue::cases().find(|c| c.id() == *id).expect("a case of this binary");
    let tainted = method == TAINTED;
    assert!(!tainted || valgrind::is_running(), "taint needs valgrind around this process");
    // With one thread, everything runs on the observed one, including blocks that several would share.
    let pool = rayon::ThreadPoolBuilder::new().num_threads(case.threads).use_current_thread();
    pool.build_global().expect("the first pool of this process");
    // Before anything that depends on secrets, so that the addresses are the same in every process.
    let recorder = (!tainted).then(|| Recorder::new(method == FOLLOWED).expect("memory for the recorder"));
    let mut inputs = Inputs::new(variant, black_box(selector.parse().expect("a selector")), tainted);
    let mut op = case.prepare(&mut inputs);
    mistakes::make(case.mistake);
    let argument = (&raw mut op).cast::<c_void>();
    match recorder {
        None => {
            println!("{}", inputs.hidden());
            valgrind::forget_translations();
            eprintln!("{BEGINS}");
            op();
            println!("{}", mistakes::was_reached());
        }
        Some(mut recorder) if method == STEPPED => {
            ptrace::marker();
            recorder.run_untold(run, argument);
            ptrace::marker();
        }
        Some(recorder) => {
            let without_mistake = || case.mistake.is_some() && !mistakes::was_reached();
            let end = || if without_mistake() { END_WITHOUT_MISTAKE } else { END };
            recorder.run(run, argument, || inputs.regions(), end).expect("a stream");
        }
    }
    // What the case leaves behind is never dropped.
    std::process::exit(0)
}

extern "C" fn run(op: *mut c_void) {
    // SAFETY: this is what `main` passes to the recorder.
    let op = unsafe { &mut *op.cast::<Op>() };
    op();
}
