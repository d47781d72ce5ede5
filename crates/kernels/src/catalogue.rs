//! The list of families: for tools that show or examine all of them, not for computing.

use crate::family::Family;
use crate::{grf, lanes, mont, mul, permute, sum, swap};

/// Every family.
pub const ALL: &[Family] =
    &[lanes::FAMILY, sum::FAMILY, mont::FAMILY, mul::FAMILY, permute::FAMILY, grf::FAMILY, swap::FAMILY];
