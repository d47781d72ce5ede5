//! The constant-time evidence: see the crate's library.

use std::process::ExitCode;

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn main() -> ExitCode {
    limbwise_ct::main()
}

#[cfg(not(all(target_os = "linux", target_arch = "x86_64")))]
fn main() -> ExitCode {
    eprintln!("limbwise-ct: the evidence is taken on x86-64 Linux; nothing was tested here");
    ExitCode::FAILURE
}
