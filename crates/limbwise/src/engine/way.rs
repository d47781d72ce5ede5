//! Alternative ways to compute the same result.

use core::fmt;

/// A way to compute powers. All ways give the same results, bit for bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Way {
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

impl Way {
    /// The ways to compute the rows of a column of powers.
    pub(crate) const ROWS: [Way; 4] = [Way::Batches, Way::Alone, Way::RestAlone, Way::FewAlone];
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Way::Batches => f.write_str("in batches"),
            Way::RestAlone => f.write_str("in full batches and the rest one by one"),
            Way::FewAlone => f.write_str("in batches and a few rows one by one"),
            Way::Alone => f.write_str("one by one"),
            Way::Tables { .. } => f.write_str("from tables of the base"),
            Way::Windows { terms: 1 } => f.write_str("power by power"),
            Way::Windows { terms } => write!(f, "in products of {terms} powers that share squarings"),
            Way::Buckets => f.write_str("in buckets"),
        }
    }
}
