//! RGZ files: gzip streams of records.

use crate::bytes::Bytes;
use crate::entry::Record;
use crate::error::Error;
use crate::inflate::{Failure, Inflater};
use crate::limits::{Limited, Limits};
use crate::source::Source;
use crate::table::Table;

/// The first bytes of a gzip stream.
pub(crate) const MAGIC: &[u8] = &[0x1f, 0x8b];

/// Decompresses the file, and returns the content and the positions of the entries in it.
///
/// # Errors
///
/// Returns an error if it cannot be decompressed.
pub(crate) fn read(source: &dyn Source, limits: &Limits) -> Result<(Vec<u8>, Table), Error> {
    let len = source.size();
    let limit = limits.rgz;
    if len > limit {
        return Err(Error::Limit { what: Limited::Rgz, len: Some(len), limit });
    }
    let packed = source.read_range(0, len)?;
    // A gzip stream ends with the length of its content.
    let hint = packed.last_chunk().map_or(0, |last| u32::from_le_bytes(*last)).into();
    let failed = |failure| match failure {
        Failure::Longer => Error::Limit { what: Limited::Rgz, len: None, limit },
        _ => Error::Compressed { what: "the RGZ file", offset: 0, reason: "damaged gzip data" },
    };
    let content = Inflater::new().grow(&packed, true, hint, limit).map_err(failed)?;
    let table = parse(&content);
    Ok((content, table))
}

fn parse(content: &[u8]) -> Table {
    let mut table = Table::default();
    let mut bytes = Bytes::new(content);
    loop {
        let offset = (content.len() - bytes.left()) as u64;
        let outcome = match next(&mut bytes, content.len()) {
            Ok(Some((name, record))) => table.push(name, record),
            Ok(None) => return table,
            Err(reason) => Err(reason),
        };
        if let Err(reason) = outcome {
            table.damage = Some(table.invalid(offset, reason));
            return table;
        }
    }
}

/// Returns the next record, or `None` at the end.
fn next<'a>(bytes: &mut Bytes<'a>, len: usize) -> Result<Option<(&'a [u8], Record)>, &'static str> {
    const ENDS: &str = "the file ends";
    match bytes.u8() {
        Some(b'f') => {
            let name = name(bytes).ok_or(ENDS)?;
            let real = bytes.u32().ok_or(ENDS)?;
            let offset = (len - bytes.left()) as u64;
            bytes.take(real as usize).ok_or(ENDS)?;
            Ok(Some((name, Record::plain(offset, real))))
        }
        Some(b'd') => Ok(Some((name(bytes).ok_or(ENDS)?, Record::EMPTY))),
        Some(b'e') => Ok(None),
        Some(_) => Err("a record begins with neither f, d nor e"),
        None => Err("the file ends without the record that says so"),
    }
}

/// Reads a name up to its terminating zero.
fn name<'a>(bytes: &mut Bytes<'a>) -> Option<&'a [u8]> {
    let len = bytes.u8()?.into();
    bytes.take(len)?.split(|b| *b == 0).next()
}
