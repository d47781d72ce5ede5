//! The process: its descriptors, its memory, signals, progress, messages and exit codes.

pub(crate) mod exit;
pub(crate) mod interrupt;
pub(crate) mod memory;
pub(crate) mod patient;
pub(crate) mod progress;
pub(crate) mod stdout;
