//! Writes archives for tests and measurements: well-formed ones, and ones that are unusual or damaged in a
//! way chosen by the caller. It shares no code with `limbwise-grf`, which reads them.

#![forbid(unsafe_code)]
#![allow(clippy::missing_panics_doc, reason = "for tests")]

mod content;
mod grf;
mod patch;

pub use content::{binary, code, sprite, text};
pub use grf::{File, Grf, Packing, Row, encode_name};
pub use patch::{Rgz, Thor, gzip, zlib};
