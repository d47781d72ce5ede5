//! Writes archives: new ones, and changes to those that exist. The crate's documentation tells in which order.

mod error;
mod order;
mod pack;
mod put;
mod rows;
mod table;
mod thor;
mod writer;

pub use error::WriteError;
pub use order::in_order;
pub use pack::{Packed, Packer};
pub use put::{Merged, Mode, Rules};
pub use thor::{PatchFile, ThorWriter};
pub use writer::Writer;
