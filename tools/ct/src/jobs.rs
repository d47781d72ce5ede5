//! Runs cases in child processes, as many at a time as there are cores, and returns results in order.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use limbwise_kernels::family::Description;

use crate::cases::Case;
use crate::cases::method::Method;
use crate::outcome::Outcome;
use crate::taint::{self, follow};
use crate::trace;

/// The method that observes a case.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum By {
    Trace,
    /// Taint by valgrind.
    Memcheck,
    /// Taint, from the recorder's output.
    Recorder,
}

/// A case with one method and one variant.
pub(crate) struct Job {
    pub(crate) case: Case,
    pub(crate) variant: &'static Description,
    pub(crate) by: By,
}

impl Job {
    pub(crate) fn method(&self) -> Method {
        if self.by == By::Trace { Method::Trace } else { Method::Taint }
    }

    fn run(&self) -> Result<Outcome, String> {
        let (case, variant) = (&self.case, self.variant.name);
        let outcome = match self.by {
            By::Trace => trace::trace(case, variant),
            By::Memcheck => taint::taint(case, variant),
            By::Recorder => follow::follow(case, variant),
        };
        outcome.map_err(|error| self.cannot(&error))
    }

    fn cannot(&self, error: &io::Error) -> String {
        let hint = match error.kind() {
            io::ErrorKind::PermissionDenied => {
                "\nptrace(2) or personality(2) is forbidden here (a container's seccomp filter, kernel.yama.ptrace_scope): \
                 allow it, for instance by --cap-add=SYS_PTRACE --security-opt seccomp=unconfined. NOTHING WAS TESTED."
            }
            _ => "",
        };
        format!("{} of {} was not possible: {error}{hint}", self.method().name(), self.case.id())
    }
}

/// Runs all jobs and passes on their results in order.
///
/// # Errors
///
/// Returns the first error that kept a job from running. No further job is started after it.
pub(crate) fn run(jobs: &[Job], mut each: impl FnMut(&Job, Outcome)) -> Result<(), String> {
    let (sender, results) = mpsc::channel();
    let next = AtomicUsize::new(0);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores.min(jobs.len()) {
            let (sender, next) = (sender.clone(), &next);
            // A child must be traced by the thread that started it.
            scope.spawn(move || {
                while let at = next.fetch_add(1, Ordering::Relaxed)
                    && let Some(job) = jobs.get(at)
                    && sender.send((at, job.run())).is_ok()
                {}
            });
        }
        drop(sender);
        let (mut done, mut shown) = (BTreeMap::new(), 0);
        for (at, outcome) in results {
            match outcome {
                Ok(outcome) => done.insert(at, outcome),
                Err(error) => {
                    next.store(jobs.len(), Ordering::Relaxed);
                    return Err(error);
                }
            };
            while let Some(outcome) = done.remove(&shown) {
                each(&jobs[shown], outcome);
                shown += 1;
            }
        }
        Ok(())
    })
}
