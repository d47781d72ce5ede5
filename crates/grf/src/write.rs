//! Writes new archives and changes existing ones. The crate documentation describes the order of writes.

mod entries;
mod error;
mod names;
mod order;
mod pack;
mod put;
mod table;
mod thor;
mod writer;

pub use error::WriteError;
pub use names::same_entry;
pub use order::in_order;
pub use pack::{Packed, Packer};
pub use put::{Merged, Mode, Rules};
pub use thor::{PatchFile, ThorWriter};
pub use writer::Writer;
