//! Keeps the command fast if the address space is limited (`ulimit -v`).

/// Restarts the process with one allocation arena for all threads if the address space is limited.
///
/// The allocator of glibc gives each thread an arena and reserves 64 MiB of addresses for it. If that fails,
/// it tries again at every allocation and requests each block from the system, which makes a run many times
/// slower. A single arena avoids this, but has to be requested before the process starts.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub(crate) fn fit() {
    use std::env;
    use std::os::unix::process::CommandExt;
    use std::process::Command;

    use rustix::process::{Resource, getrlimit};

    const ARENAS: &str = "MALLOC_ARENA_MAX";
    let limited = getrlimit(Resource::As).current.is_some();
    if limited && env::var_os(ARENAS).is_none() && crate::process::stdout::check().is_ok() {
        let mut args = env::args_os();
        let mut again = Command::new("/proc/self/exe");
        if let Some(name) = args.next() {
            again.arg0(name);
        }
        // `exec` returns only on an error; then the run continues, only slower.
        let _ = again.args(args).env(ARENAS, "1").exec();
    }
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(crate) fn fit() {}
