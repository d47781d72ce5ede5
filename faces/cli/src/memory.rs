//! Running well where the address space is limited (`ulimit -v`).

/// Begins again with one arena for all threads if the address space is limited.
///
/// The allocator of glibc gives each thread an arena and reserves 64 MiB of addresses for it. Where they cannot be had, it tries
/// again at every allocation and takes each from the system by itself, which makes a run many times slower. One arena
/// needs no such room; it has to be asked for before the process begins.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub(crate) fn fit() {
    use std::env;
    use std::os::unix::process::CommandExt;
    use std::process::Command;

    use rustix::process::{Resource, getrlimit};

    const ARENAS: &str = "MALLOC_ARENA_MAX";
    let limited = getrlimit(Resource::As).current.is_some();
    if limited && env::var_os(ARENAS).is_none() && crate::stdout::check().is_ok() {
        let mut args = env::args_os();
        let mut again = Command::new("/proc/self/exe");
        if let Some(name) = args.next() {
            again.arg0(name);
        }
        // It returns if the system refuses: then all is as it was, and slower.
        let _ = again.args(args).env(ARENAS, "1").exec();
    }
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(crate) fn fit() {}
