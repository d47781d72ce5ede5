//! Why the rest of a file cannot be read.

/// Why a Parquet or Arrow file is rejected.
#[derive(Debug)]
pub(super) enum Refused {
    /// It is damaged or of another format.
    Damaged(String),
    /// It is intact but uses an unsupported feature.
    Unsupported(String),
}

impl From<String> for Refused {
    fn from(what: String) -> Refused {
        Refused::Damaged(what)
    }
}

impl From<&str> for Refused {
    fn from(what: &str) -> Refused {
        Refused::Damaged(what.into())
    }
}
