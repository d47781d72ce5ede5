//! The bytes of an input and of an output: files and streams, compressed or not.

pub(in crate::table) mod destination;
pub(in crate::table) mod input;
mod links;
pub(in crate::table) mod magic;
pub(in crate::table) mod output;
pub(in crate::table) mod plain;
pub(in crate::table) mod pour;
pub(in crate::table) mod unwritten;
