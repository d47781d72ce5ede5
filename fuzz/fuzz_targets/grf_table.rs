//! Tables of GRF archives: for arbitrary bytes, the reader returns entries or an error.

#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target has one of them")]
#[path = "../../crates/grf/tests/targets/mod.rs"]
mod targets;

fuzz_target!(|bytes: &[u8]| targets::grf_table(bytes));
