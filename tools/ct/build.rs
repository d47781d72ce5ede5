//! Passes the compiler and its flags to the program, which reports them.

use std::env;
use std::process::Command;

fn main() {
    let rustc = env::var("RUSTC").expect("cargo names the compiler");
    let output = Command::new(rustc).arg("--version").output().expect("the compiler runs");
    println!("cargo::rustc-env=LIMBWISE_CT_RUSTC={}", String::from_utf8_lossy(&output.stdout).trim());
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default().replace('\u{1f}', " ");
    println!("cargo::rustc-env=LIMBWISE_CT_FLAGS={flags}");
    for (name, variable) in [("OPT_LEVEL", "LIMBWISE_CT_OPT"), ("TARGET", "LIMBWISE_CT_TARGET")] {
        println!("cargo::rustc-env={variable}={}", env::var(name).expect("cargo sets it"));
    }
    println!("cargo::rerun-if-changed=build.rs");
}
