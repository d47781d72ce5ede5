//! Decodes the decrypted data of an entry: decompresses it into the contents of the file.

use crate::entry::Record;
use crate::error::EntryError;
use crate::inflate::{self, Failure, Inflater};

/// Marks a file with an unknown encryption.
const MARK: &[u8] = b"__GravityEncryptedFile";

/// An empty file may still have a stream of this length.
const EMPTY_STREAM: u32 = 8;

/// Returns whether an entry is an empty file, whatever its data.
pub(crate) fn is_empty(record: &Record) -> bool {
    record.real == 0 && record.compressed <= EMPTY_STREAM
}

/// Returns the file of an entry, whose data is `compressed` bytes followed by padding. It is decompressed
/// into `out`.
pub(crate) fn decode<'a>(
    bytes: &'a [u8],
    record: &Record,
    inflater: &mut Inflater,
    out: &'a mut Vec<u8>,
) -> Result<&'a [u8], EntryError> {
    let marked = |file: &'a [u8]| {
        if file.starts_with(MARK) {
            let name = "__GravityEncryptedFile, which is not published";
            return Err(EntryError::Encryption { name, flags: record.flags });
        }
        Ok(file)
    };
    marked(bytes)?;
    let (real, available) = (u64::from(record.real), bytes.len() as u64);
    // The data, if it may be a stored file.
    let stored = (record.real == record.compressed).then(|| &bytes[..bytes.len().min(record.real as usize)]);
    let Some((first, after_first)) = bytes.split_first().map(|(first, rest)| (*first, rest)) else {
        return Err(EntryError::Length { found: Some(0), expected: real });
    };
    let outcome = match first {
        // A stored file may begin with a zero, and LZMA has no checksum to distinguish it. Writers do not set
        // 0x01 for stored files.
        0x00 if stored.is_some() && record.flags & 0x01 == 0 => None,
        0x00 => {
            if real > inflate::lzma_most(available) {
                return stored.ok_or(EntryError::TooLong { real, compressed: available });
            }
            Some(inflate::lzma(after_first, room(out, record)).map(|()| record.real as usize))
        }
        0x78 => {
            if real > inflate::deflate_most(available) {
                return stored.ok_or(EntryError::TooLong { real, compressed: available });
            }
            Some(inflater.zlib(bytes, room(out, record)))
        }
        _ => None,
    };
    let format = if first == 0 { "LZMA" } else { "zlib" };
    let length = |found| EntryError::Length { found, expected: real };
    match (outcome, stored) {
        (Some(Ok(len)), _) if len == record.real as usize => marked(&out[..len]),
        // Damage is reported even if the lengths match, unless the data only resembles a stream.
        (Some(Err(Failure::Damaged | Failure::Checksum { .. })), Some(_))
            if first == 0x78 && inflate::is_zlib(bytes) =>
        {
            Err(EntryError::Damaged { format })
        }
        (_, Some(file)) => marked(file),
        (None, None) => Err(EntryError::Unknown { first }),
        (Some(Ok(len)), None) => Err(length(Some(len as u64))),
        (Some(Err(Failure::Longer)), None) => Err(length(None)),
        (Some(Err(Failure::Checksum { len })), None) if len == record.real as usize => {
            Err(EntryError::Checksum { of: "zlib" })
        }
        (Some(Err(_)), None) => Err(EntryError::Damaged { format }),
    }
}

/// Returns as much of `out` as the file takes.
fn room<'a>(out: &'a mut Vec<u8>, record: &Record) -> &'a mut [u8] {
    let len = record.real as usize;
    if out.len() < len {
        out.resize(len, 0);
    }
    &mut out[..len]
}
