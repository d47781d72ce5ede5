//! The compression of an output as given on the command line.

use std::fmt;

use ::parquet::basic::{Compression as Codec, GzipLevel, ZstdLevel};
use arrow_ipc::CompressionType;

use crate::table::layout::{Layout, Packing};

/// A compression and, if given, its level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Compression {
    method: Method,
    level: Option<i32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Method {
    None,
    Snappy,
    Gzip,
    Zstd,
    Lz4,
}

impl Compression {
    /// Parses `zstd` or `zstd:9`.
    ///
    /// # Errors
    ///
    /// Returns why it is invalid.
    pub(crate) fn parse(text: &str) -> Result<Compression, String> {
        let (name, level) = match text.split_once(':') {
            Some((name, level)) => (name, Some(level)),
            None => (text, None),
        };
        let (method, levels) = match name {
            "none" => (Method::None, None),
            "snappy" => (Method::Snappy, None),
            "gzip" => (Method::Gzip, Some(0..=9)),
            "zstd" => (Method::Zstd, Some(1..=22)),
            "lz4" => (Method::Lz4, None),
            _ => return Err("expected none, snappy, gzip, zstd or lz4".into()),
        };
        let level = match (level, levels) {
            (None, _) => None,
            (Some(_), None) => return Err(format!("{name} has no levels")),
            (Some(level), Some(levels)) => match level.parse() {
                Ok(level) if levels.contains(&level) => Some(level),
                _ => return Err(format!("expected a level from {} to {}", levels.start(), levels.end())),
            },
        };
        Ok(Compression { method, level })
    }

    /// Returns the compression of a text file.
    pub(super) fn packing(self) -> Option<Packing> {
        match self.method {
            Method::None => Some(Packing::Plain),
            Method::Gzip => Some(Packing::Gzip),
            Method::Zstd => Some(Packing::Zstd),
            Method::Snappy | Method::Lz4 => None,
        }
    }

    /// Returns the compression in a Parquet file.
    pub(super) fn codec(self) -> Option<Codec> {
        Some(match self.method {
            Method::None => Codec::UNCOMPRESSED,
            Method::Snappy => Codec::SNAPPY,
            Method::Gzip => Codec::GZIP(match self.level {
                Some(level) => GzipLevel::try_new(u32::try_from(level).ok()?).ok()?,
                None => GzipLevel::default(),
            }),
            Method::Zstd => Codec::ZSTD(match self.level {
                Some(level) => ZstdLevel::try_new(level).ok()?,
                None => ZstdLevel::default(),
            }),
            Method::Lz4 => Codec::LZ4_RAW,
        })
    }

    /// Returns the compression of the messages in an Arrow file or stream. Arrow has no levels.
    pub(super) fn messages(self) -> Option<Option<CompressionType>> {
        match self.method {
            Method::None => Some(None),
            Method::Zstd if self.level.is_none() => Some(Some(CompressionType::ZSTD)),
            Method::Lz4 => Some(Some(CompressionType::LZ4_FRAME)),
            Method::Zstd | Method::Snappy | Method::Gzip => None,
        }
    }

    /// Returns the level, if one was given.
    pub(super) fn level(self) -> Option<i32> {
        self.level
    }

    /// Rejects a compression that a format does not support.
    ///
    /// # Errors
    ///
    /// Returns what it supports.
    pub(super) fn check(self, layout: Layout) -> Result<(), String> {
        let (has, known) = match layout {
            Layout::Csv | Layout::Tsv | Layout::Jsonl => (self.packing().is_some(), "none, gzip or zstd"),
            Layout::Parquet => (self.codec().is_some(), "none, snappy, gzip, zstd or lz4"),
            Layout::Arrow | Layout::Arrows => {
                (self.messages().is_some(), "none, zstd or lz4, without levels")
            }
        };
        if has { Ok(()) } else { Err(format!("{} does not support {self}; expected {known}", layout.name())) }
    }
}

impl fmt::Display for Compression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.method {
            Method::None => "none",
            Method::Snappy => "snappy",
            Method::Gzip => "gzip",
            Method::Zstd => "zstd",
            Method::Lz4 => "lz4",
        })?;
        self.level.map_or(Ok(()), |level| write!(f, ":{level}"))
    }
}
