//! Reads and writes GRF archives of Ragnarok Online, and the Thor patches and RGZ files that patch them.
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
//! [`Archive::open`] reads only the header and the table. A [`Reader`] reads an [`Entry`] on demand. It uses
//! positioned reads, so threads can share an archive: [`Archive::each`] reads many entries on several
//! threads.
//!
//! Names are bytes with `\` between folders, in code page 949 unless [`Options::encoding`] is another.
//! [`Entry::name`] returns them unchanged, and [`Entry::path`] as UTF-8 with `/`, different for different
//! names. [`Archive::find`] accepts either separator and ignores the case of ASCII letters;
//! [`Archive::find_name`] looks up the bytes of a name, and [`Archive::entry`] an index.
//! [`Entry::safe_path`] is the path for extraction: it rejects names that would leave the folder.
//!
//! # What is read
//!
//! | format | versions | entries |
//! |---|---|---|
//! | GRF and GPF, `Master of Magic` or `Event Horizon` | 0x101, 0x102, 0x103, 0x200, 0x300 | zlib, LZMA, stored; plain, header-only and full encryption |
//! | Thor patch | modes 0x21 and 0x30 | zlib, stored; removals; `data.integrity` |
//! | RGZ | | stored |
//!
//! Entries with other encryptions give an error that names the encryption: [`EntryError::Encryption`].
//!
//! # What is written
//!
//! [`Writer`] creates archives of every version and changes them in place. [`Writer::merge`] copies entries
//! from other archives and patches, without decompressing them if possible. [`ThorWriter`] writes patches,
//! and [`diff`] finds the files that belong in one.
//!
//! ```no_run
//! use limbwise_grf::{Archive, Mode, Options, Rules, Writer};
//! use std::ops::ControlFlow;
//!
//! let patch = Archive::open("2024-05-01.thor")?;
//! let (mut writer, _) = Writer::edit("data.grf", &Options::default())?;
//! let mut rules = Rules::new(Mode::Overlay);
//! rules.verify = true;
//! writer.merge(&patch, &patch.effective(), &rules, 2, |_, outcome| match outcome {
//!     Ok(()) => ControlFlow::Continue(()),
//!     Err(_) => ControlFlow::Break(()),
//! })?;
//! writer.commit()?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What a kill leaves
//!
//! An archive is changed in place in this order:
//!
//! 1. New entries are appended to the file.
//! 2. The new table is appended behind them.
//! 3. The file is synced.
//! 4. Sixteen bytes of the header, which say where the table is and how many entries it has, are written in
//!    one call.
//! 5. The file is synced again.
//!
//! Nothing that the old table or its entries occupy is overwritten. A process that is killed, or a system
//! that loses power, leaves the old archive or the new one. A kill before step 4 leaves unused bytes at the
//! end; a [`Writer`] that is dropped before then truncates the file. The sixteen bytes are in the first
//! sector of the file, which disks write atomically.
//!
//! Replaced entries and old tables stay in the file until its entries are copied to a new one.
//!
//! # Hostile files
//!
//! Before memory is allocated, every length is compared with the file, with the best possible compression and
//! with [`Limits`]. An invalid length gives an [`Error`], or an [`EntryError`] if it belongs to one entry.

#![forbid(unsafe_code)]

mod archive;
mod bytes;
mod deflate;
mod diff;
mod entry;
mod error;
mod file_type;
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
mod write;

pub use archive::{Archive, Format, Note, Options};
pub use deflate::Level;
pub use diff::{Change, Difference, diff};
pub use entry::{Entry, Kind};
pub use error::{EntryError, Error};
pub use file_type::FileType;
pub use header::{GrfHeader, Magic};
pub use limbwise::grf::Encryption;
pub use limits::{Limited, Limits};
pub use mount::Mount;
pub use name::Encoding;
pub use path::{PathError, SafePath, check_name, safe_path};
pub use reader::Reader;
pub use source::{FileSource, Source};
pub use thor::ThorHeader;
pub use write::{
    Merged, Mode, Packed, Packer, PatchFile, Rules, ThorWriter, WriteError, Writer, in_order, same_entry,
};
