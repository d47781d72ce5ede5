//! What families there are, and which of their variants a processor runs: for lists, not for computing.

use crate::cpu::{Feature, Features};
use crate::{grf, lanes, mont, mul, permute, sum, swap};

/// A family of kernels.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// The name: that of its module.
    pub name: &'static str,
    /// What it computes, in a few words.
    pub summary: &'static str,
    /// Its variants on this architecture, the slowest first.
    pub variants: &'static [Description],
    /// The name of the variant that is taken for a set of features.
    pub best: fn(Features) -> &'static str,
}

/// A variant, whether this processor can run it or not.
#[derive(Clone, Copy, Debug)]
pub struct Description {
    /// The name, unique within the family.
    pub name: &'static str,
    /// The features that the variant needs.
    pub requires: &'static [Feature],
    /// What it is, in a few words.
    pub summary: &'static str,
}

impl Description {
    /// Whether the variant runs with these features.
    #[must_use]
    pub fn runs_with(&self, features: Features) -> bool {
        self.requires.iter().all(|f| features.has(*f))
    }
}

/// Every family.
pub const ALL: &[Family] =
    &[lanes::FAMILY, sum::FAMILY, mont::FAMILY, mul::FAMILY, permute::FAMILY, grf::FAMILY, swap::FAMILY];
