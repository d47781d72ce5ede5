//! Values: numbers, columns of them, and operands made of either.

pub(crate) mod buffer;
pub(crate) mod text;

pub(crate) mod big_endian;

pub(crate) mod rows;

pub(crate) mod column;
pub(crate) mod number;
pub(crate) mod tables;

pub(crate) mod operand;
