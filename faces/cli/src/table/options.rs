//! What readers and writers of the formats are told.

use super::Compression;

/// What the command line says about formats.
#[derive(Clone)]
pub(crate) struct Options {
    /// Separates the fields of CSV that is read.
    pub(crate) delimiter: Option<u8>,
    /// Separates the fields of CSV that is written.
    pub(crate) out_delimiter: Option<u8>,
    /// Whether CSV begins with the names of its columns.
    pub(crate) header: bool,
    /// Whether JSON Lines are read to be written as JSON Lines.
    pub(crate) lines: bool,
    /// How the output is compressed, if the command line says it.
    pub(crate) compression: Option<Compression>,
    /// The name of the new column.
    pub(crate) result: String,
}
