//! The list of families, for tools that show or examine all of them.

use crate::family::Family;
use crate::{lanes, mont, mul, sum};

/// Every family that is compiled.
pub const ALL: &[Family] = &[
    lanes::FAMILY,
    sum::FAMILY,
    mont::FAMILY,
    mul::FAMILY,
    #[cfg(feature = "permute")]
    crate::permute::FAMILY,
    #[cfg(feature = "grf")]
    crate::grf::FAMILY,
    #[cfg(feature = "swap")]
    crate::swap::FAMILY,
];
