//! GRF archives and their entries.

pub(crate) mod archive;
pub(crate) mod entry;
mod os_error;
pub(crate) mod write;
