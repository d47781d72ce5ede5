//! Options of the readers and writers.

use crate::table::Compression;

/// The format options of the command line.
#[derive(Clone, Default)]
pub(crate) struct FormatOptions {
    /// The field delimiter of the input CSV.
    pub(crate) delimiter: Option<u8>,
    /// The field delimiter of the output CSV.
    pub(crate) out_delimiter: Option<u8>,
    /// Whether CSV has no header.
    pub(crate) no_header: bool,
    /// Whether both input and output are JSON Lines.
    pub(crate) lines: bool,
    /// The compression of the output, if given.
    pub(crate) compression: Option<Compression>,
    /// The name of the result column.
    pub(crate) result: String,
}
