//! A cell of a column of RSA keys, PEM or DER, as bytes and as text: the command's reader returns a key or an
//! error.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|cell: &[u8]| {
    let _ = limbwise_cli::readers::key_cell(cell);
});
