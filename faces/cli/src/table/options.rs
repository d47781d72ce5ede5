//! What readers and writers of the formats are told.

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
    /// The name of the new column.
    pub(crate) result: String,
}
