//! Reads GRF archives of Ragnarok Online, and what patches them: Thor patches and RGZ files.
//!
//! ```no_run
//! let archive = limbwise_grf::Archive::open("data.grf")?;
//! for entry in archive.entries() {
//!     println!("{} {}", entry.real_len(), entry.path());
//! }
//! let bytes = archive.read("data/texture/유저인터페이스/login.bmp")?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Archive::open`] reads the header and the table, nothing else. An [`Entry`] is read when a [`Reader`] is asked for it, by
//! positioned reads, so threads share an archive: [`Archive::each`] reads many entries on many threads.
//!
//! Names are bytes in code page 949 with `\` between folders. [`Entry::name`] has them, [`Entry::path`] shows them as UTF-8 with
//! `/`. [`Archive::find`] takes either separator and ignores the case of ASCII letters. [`Entry::safe_path`] is where an entry may
//! be extracted to: it refuses names that would leave the folder.
//!
//! # What is read
//!
//! | format | versions | entries |
//! |---|---|---|
//! | GRF and GPF, `Master of Magic` or `Event Horizon` | 0x101, 0x102, 0x103, 0x200, 0x300 | zlib, LZMA, stored; plain, header-only and full encryption |
//! | Thor patch | modes 0x21 and 0x30 | zlib, stored; removals; `data.integrity` |
//! | RGZ | | stored |
//!
//! Other encryptions are refused by name, entry by entry: [`EntryError::Encryption`].
//!
//! # Hostile files
//!
//! Every length is compared with the file, with what a compressor can achieve and with [`Limits`] before memory is
//! allocated. A file that lies ends in an [`Error`] or, if one entry does, in an [`EntryError`].

#![forbid(unsafe_code)]

mod archive;
mod bytes;
mod entry;
mod error;
mod header;
mod index;
mod inflate;
mod limits;
mod mount;
mod name;
mod path;
mod payload;
mod reader;
mod rgz;
mod source;
mod table;
mod thor;

pub use archive::{Archive, Format, Note, Options};
pub use entry::{Entry, Kind};
pub use error::{EntryError, Error};
pub use header::{GrfHeader, Magic};
pub use limbwise::grf::Encryption;
pub use limits::Limits;
pub use mount::Mount;
pub use name::{decode, encode, fold};
pub use path::{PathError, SafePath, safe_path};
pub use reader::Reader;
pub use source::{FileSource, Source};
pub use thor::ThorHeader;
