//! Powers whose base or exponent is fixed, and products of powers.

pub(crate) mod fixed_base;
pub(crate) mod fixed_exponent;
pub(crate) mod multi_exp;
