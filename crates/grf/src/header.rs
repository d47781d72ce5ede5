//! The header of a GRF archive: 46 bytes.

use crate::bytes::Bytes;
use crate::error::Error;

/// The size of the header in bytes; offsets in the archive are relative to its end.
pub(crate) const HEADER: u64 = 46;

/// The offset in the header of the fields for the table's position and the number of entries.
pub(crate) const FIELDS: u64 = 30;

/// The largest 64-bit offset that is accepted: 1 TiB.
const WIDE: u64 = (1 << 40) - 1;

fn is_known(version: u32) -> bool {
    matches!(version, 0x101 | 0x102 | 0x103 | 0x200 | 0x300)
}

/// The magic at the beginning of a GRF archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Magic {
    /// `Master of Magic`.
    MasterOfMagic,
    /// `Event Horizon`.
    EventHorizon,
}

impl Magic {
    /// Returns the magic that a file begins with.
    pub(crate) fn of(start: &[u8]) -> Option<Magic> {
        if start.starts_with(b"Master of Magic") {
            Some(Magic::MasterOfMagic)
        } else if start.starts_with(b"Event Horizon\0") {
            Some(Magic::EventHorizon)
        } else {
            None
        }
    }

    /// Returns the magic as text.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Magic::MasterOfMagic => "Master of Magic",
            Magic::EventHorizon => "Event Horizon",
        }
    }
}

/// The header of a GRF archive.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GrfHeader {
    /// The magic.
    pub magic: Magic,
    /// The field called key, which is not a key and is never used.
    pub key: [u8; 14],
    /// 0x101, 0x102, 0x103, 0x200 or 0x300.
    pub version: u32,
    /// The position of the table, from the start of the file.
    pub table_offset: u64,
    /// The value subtracted from the count; 0 in archives with 64-bit offsets.
    pub seed: u32,
    /// The number of entries.
    pub count: u32,
    /// Whether offsets have 64 bits, as in version 0x300, except for some archives with the layout of 0x200.
    pub wide: bool,
}

impl GrfHeader {
    /// Returns the header of a new archive without entries.
    ///
    /// # Errors
    ///
    /// Returns an error if the version is unknown.
    pub(crate) fn new(version: u32) -> Result<GrfHeader, Error> {
        if !is_known(version) {
            return Err(Error::Version { version });
        }
        Ok(GrfHeader {
            magic: Magic::MasterOfMagic,
            key: std::array::from_fn(|i| i as u8 + 1),
            version,
            table_offset: HEADER,
            seed: 0,
            count: 0,
            wide: version == 0x300,
        })
    }

    /// Returns the largest offset that the header and the table can express, from the start of the file.
    pub(crate) fn most(&self) -> u64 {
        HEADER + if self.wide { WIDE } else { u64::from(u32::MAX) }
    }

    /// Returns the bytes of the header.
    pub(crate) fn encode(&self) -> [u8; HEADER as usize] {
        let mut bytes = [0; HEADER as usize];
        let magic = self.magic.as_str().as_bytes();
        bytes[..magic.len()].copy_from_slice(magic);
        bytes[16..30].copy_from_slice(&self.key);
        let offset = self.table_offset - HEADER;
        let (seed, count) = if self.wide {
            ((offset >> 32) as u32, self.count)
        } else {
            (self.seed, self.count.wrapping_add(self.seed).wrapping_add(7))
        };
        for (at, field) in [(30, offset as u32), (34, seed), (38, count), (42, self.version)] {
            bytes[at..at + 4].copy_from_slice(&field.to_le_bytes());
        }
        bytes
    }

    /// Reads the header.
    ///
    /// # Errors
    ///
    /// Returns an error if it is not whole, or the version is unknown.
    pub(crate) fn parse(start: &[u8], magic: Magic, size: u64) -> Result<GrfHeader, Error> {
        let mut bytes = Bytes::new(start);
        let mut fields = || {
            bytes.take(16)?;
            let key = bytes.take(14)?.try_into().ok()?;
            let tail = bytes;
            Some((key, tail, bytes.u32()?, bytes.u32()?, bytes.u32()?, bytes.u32()?))
        };
        let Some((key, mut tail, low, seed, raw, version)) = fields() else {
            return Err(Error::Truncated { what: "the header", offset: 0, needed: HEADER, size });
        };
        if !is_known(version) {
            return Err(Error::Version { version });
        }
        // A larger value means that the field is two 32-bit fields.
        let long = tail.u64().filter(|long| version == 0x300 && *long <= WIDE);
        let header = |offset: u64, seed, count, wide| GrfHeader {
            magic,
            key,
            version,
            table_offset: HEADER + offset,
            seed,
            count,
            wide,
        };
        Ok(match long {
            Some(long) => header(long, 0, raw, true),
            None => header(low.into(), seed, raw.wrapping_sub(seed).wrapping_sub(7), false),
        })
    }

    /// Returns whether the table has the format used before 0x200.
    pub(crate) fn is_old(&self) -> bool {
        self.version < 0x200
    }
}
