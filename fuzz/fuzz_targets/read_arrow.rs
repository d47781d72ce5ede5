//! Arrow files: for arbitrary bytes, the command's reader returns rows or an error.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let _ = limbwise_cli::readers::table("in.arrow", bytes);
});
