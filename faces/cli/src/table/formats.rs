//! The formats of tables: a reader and a writer of each, and how the format of a file is determined.

mod bounds;
pub(in crate::table) mod compression;
mod csv;
pub(in crate::table) mod format;
pub(in crate::table) mod guard;
mod ipc;
mod json;
pub(in crate::table) mod options;
mod parquet;
mod refused;
