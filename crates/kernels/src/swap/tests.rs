//! One set of cases for every variant.
