//! The block cipher of GRF archives, for arrays of blocks and for whole entries.
//!
//! ```
//! use limbwise::grf::{self, Encryption};
//!
//! let plain = b"What an entry of an archive holds: a zlib stream.".to_vec();
//! let mut entry = plain.clone();
//! let encryption = Encryption::from_flags(0x03)?;
//! grf::encode_entry(&mut entry, encryption, 49);
//! assert_ne!(entry, plain);
//! grf::decode_entry(&mut entry, encryption, 49);
//! assert_eq!(entry, plain);
//! # Ok::<(), limbwise::grf::Error>(())
//! ```
//!
//! The cipher has no key and provides no security. Nothing here is constant-time.

use core::fmt;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::grf::{Block, Mode, Plan};

/// Bytes of a block.
pub const BLOCK_BYTES: usize = size_of::<Block>();

/// How an entry is encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Encryption {
    /// Nothing is encrypted.
    None,
    /// The first 20 blocks are encrypted.
    HeaderOnly,
    /// The first 20 blocks and every n-th of the others are encrypted; some blocks in between are shuffled.
    Full,
}

impl Encryption {
    /// Returns the encryption for the flags of an entry, in archives of version 0x200 and later. If both
    /// flags are set, it is `Full`.
    ///
    /// # Errors
    ///
    /// Returns [`Error::UnpublishedEncryption`] if the flags have the bit 0x80.
    pub const fn from_flags(flags: u8) -> Result<Encryption, Error> {
        const FULL: u8 = 0x02;
        const HEADER_ONLY: u8 = 0x04;
        const UNPUBLISHED: u8 = 0x80;
        if flags & UNPUBLISHED != 0 {
            Err(Error::UnpublishedEncryption { flags })
        } else if flags & FULL != 0 {
            Ok(Encryption::Full)
        } else if flags & HEADER_ONLY != 0 {
            Ok(Encryption::HeaderOnly)
        } else {
            Ok(Encryption::None)
        }
    }
}

/// Decrypts every block in place.
///
/// # Errors
///
/// Returns [`Error::PartialBlock`] if the length is not a multiple of 8; nothing is written then.
pub fn decode_blocks(bytes: &mut [u8]) -> Result<(), Error> {
    let len = bytes.len();
    let (blocks, []) = bytes.as_chunks_mut() else { return Err(Error::PartialBlock { len }) };
    plan().round(blocks);
    Ok(())
}

/// Decrypts every block of `from` into `to`.
///
/// # Errors
///
/// Returns [`Error::OutputLength`] if the lengths differ, [`Error::PartialBlock`] if they are not a multiple
/// of 8; nothing is written then.
pub fn decode_blocks_into(from: &[u8], to: &mut [u8]) -> Result<(), Error> {
    let (len, found) = (from.len(), to.len());
    if found != len {
        return Err(Error::OutputLength { found, expected: len });
    }
    let ((from, []), (to, [])) = (from.as_chunks(), to.as_chunks_mut()) else {
        return Err(Error::PartialBlock { len });
    };
    plan().round_into(from, to);
    Ok(())
}

/// Encrypts every block in place. The cipher is its own inverse, so this is the same as [`decode_blocks`].
///
/// # Errors
///
/// Same as [`decode_blocks`].
pub fn encode_blocks(bytes: &mut [u8]) -> Result<(), Error> {
    decode_blocks(bytes)
}

/// Encrypts every block of `from` into `to`. The same as [`decode_blocks_into`].
///
/// # Errors
///
/// Same as [`decode_blocks_into`].
pub fn encode_blocks_into(from: &[u8], to: &mut [u8]) -> Result<(), Error> {
    decode_blocks_into(from, to)
}

/// Decrypts an entry of an archive, in place.
///
/// `entry` is the data in the archive including padding (the "aligned" length in the table). Bytes after the
/// last whole block are left unchanged. `compressed_len` is the length without padding; its number of decimal
/// digits determines which blocks are encrypted.
pub fn decode_entry(entry: &mut [u8], encryption: Encryption, compressed_len: u32) {
    if let Some(mode) = mode(encryption, compressed_len) {
        plan().decode(entry.as_chunks_mut().0, mode);
    }
}

/// Encrypts an entry of an archive, in place: the inverse of [`decode_entry`].
pub fn encode_entry(entry: &mut [u8], encryption: Encryption, compressed_len: u32) {
    if let Some(mode) = mode(encryption, compressed_len) {
        plan().encode(entry.as_chunks_mut().0, mode);
    }
}

fn plan() -> Plan {
    Plan::best(Features::usable())
}

fn mode(encryption: Encryption, compressed_len: u32) -> Option<Mode> {
    match encryption {
        Encryption::None => None,
        Encryption::HeaderOnly => Some(Mode::HeaderOnly),
        Encryption::Full => Some(Mode::Full { cycle: cycle(compressed_len) }),
    }
}

/// Returns the distance between encrypted blocks, which depends on the number of decimal digits.
fn cycle(compressed_len: u32) -> usize {
    let digits = compressed_len.checked_ilog10().unwrap_or(0) as usize + 1;
    match digits {
        ..3 => 1,
        3..5 => digits + 1,
        5..7 => digits + 9,
        7.. => digits + 15,
    }
}

/// Why nothing was encrypted or decrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A length is not a multiple of 8.
    PartialBlock {
        /// The length in bytes.
        len: usize,
    },
    /// The output and the input have different lengths.
    OutputLength {
        /// The length of the output in bytes.
        found: usize,
        /// The required length in bytes.
        expected: usize,
    },
    /// The flags of an entry select an encryption whose algorithm has not been published.
    UnpublishedEncryption {
        /// The flags.
        flags: u8,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::PartialBlock { len } => {
                write!(f, "a length of {len} bytes is not a multiple of {BLOCK_BYTES}, the length of a block")
            }
            Error::OutputLength { found, expected } => {
                write!(f, "the output has {found} bytes where {expected} were expected")
            }
            Error::UnpublishedEncryption { flags } => {
                write!(f, "the flags 0x{flags:02x} name the newer encryption (0x80), which is not published")
            }
        }
    }
}

impl core::error::Error for Error {}
