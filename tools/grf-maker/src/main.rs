//! Makes large archives for measurements, and measures a simple reader with them.

#![forbid(unsafe_code)]

use std::env;
use std::process::ExitCode;

mod big;
mod plain;
mod samples;

const HELP: &str = "\
Makes archives to measure with, and reads them as a plain reader would.

Usage:
  limbwise-grf-maker big OUT BYTES plain|header|full   an archive of version 0x200 with at least so many bytes
  limbwise-grf-maker table OUT ENTRIES                 an archive of version 0x200 with so many small entries
  limbwise-grf-maker samples FOLDER                    small archives of every kind, to be damaged
  limbwise-grf-maker seeds FOLDER                      the seeds of the fuzz targets, a folder for each
  limbwise-grf-maker read IN THREADS reference|scalar  what a reader takes that is built on flate2 (miniz_oxide) and on the cipher
                                                       of the kernel of that name, for every entry
";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match args[..] {
        ["big", out, bytes, mode] => big::archive(out, bytes, mode),
        ["table", out, entries] => big::table(out, entries),
        ["samples", folder] => samples::archives(folder),
        ["seeds", folder] => samples::seeds(folder),
        ["read", input, threads, cipher] => plain::read(input, threads, cipher),
        _ => {
            eprint!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("limbwise-grf-maker: {e}");
            ExitCode::FAILURE
        }
    }
}
