//! Functions of bytes and bits, without arithmetic: byte order, permutations of bits, lists of Thrift.

pub(crate) mod bits;
pub(crate) mod order;
pub(crate) mod thrift;
