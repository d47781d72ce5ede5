//! The commands that write archives, new ones or in place.

pub(super) mod add;
pub(super) mod args;
pub(super) mod copy;
pub(super) mod create;
pub(super) mod diff;
mod disk;
mod edit;
mod making;
pub(super) mod merge;
mod ordered;
pub(super) mod remove;
pub(super) mod rename;
pub(super) mod repair;
mod tell;

use super::space;
