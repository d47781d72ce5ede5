//! The numbers and byte strings in the cells of a table.

pub(in crate::table) mod bad;
pub(in crate::table) mod cells;
pub(in crate::table) mod kind;
pub(in crate::table) mod octets;
pub(in crate::table) mod reading;
pub(in crate::table) mod result;
pub(crate) mod text;
