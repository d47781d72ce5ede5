//! Methods of computing the same result.

use core::fmt;

/// A method of computing powers. All methods give the same results, bit for bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Method {
    /// All rows in batches; the last may be partial.
    Batches,
    /// Full batches, and the remaining rows one by one.
    RestAlone,
    /// Batches, except that a few remaining rows that would need another group of lanes are computed one by
    /// one.
    FewAlone,
    /// All rows one by one, or two at a time where the kernel gains by it.
    Alone,
    /// Tables of the single base, computed for this call or earlier.
    Tables {
        /// The largest size of the tables in bytes.
        memory: usize,
    },
    /// Products of `terms` powers each with shared squarings (Straus), then their product.
    Windows {
        /// The number of powers in a product.
        terms: usize,
    },
    /// Buckets for the digits of public exponents (Pippenger).
    Buckets,
}

impl Method {
    /// The methods for the rows of a column of powers.
    pub(crate) const ROWS: [Method; 4] =
        [Method::Batches, Method::Alone, Method::RestAlone, Method::FewAlone];
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Method::Batches => f.write_str("in batches"),
            Method::RestAlone => f.write_str("in full batches and the rest one by one"),
            Method::FewAlone => f.write_str("in batches and a few rows one by one"),
            Method::Alone => f.write_str("one by one"),
            Method::Tables { .. } => f.write_str("from tables of the base"),
            Method::Windows { terms: 1 } => f.write_str("power by power"),
            Method::Windows { terms } => write!(f, "in products of {terms} powers that share squarings"),
            Method::Buckets => f.write_str("in buckets"),
        }
    }
}
