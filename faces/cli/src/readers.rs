//! The command's readers, applied to bytes in memory, for tests and fuzz targets.

use std::io::{Seek, Write};
use std::path::Path;
use std::sync::Arc;

use arrow_array::{ArrayRef, BinaryArray, RecordBatch, StringArray};

use crate::key::{Key, Passphrase};
use crate::table::{ByteOrder, Cells, Format, FormatOptions, Input, Kind, Radix, Reading};

/// Reads a table to its end and returns the number of rows. The extension of `name` selects the format. Every
/// column that can hold numbers is read as numbers; a cell that is not a number is not an error.
///
/// # Errors
///
/// Returns the message that the command prints.
pub fn table(name: &str, bytes: &[u8]) -> Result<u64, String> {
    let mut rows = 0;
    read(name, bytes, |batch| {
        rows += batch.num_rows() as u64;
        for column in batch.columns().iter().filter(|c| Kind::of(c.data_type()).is_some()) {
            let cells = Cells::new(column).map_err(|e| e.to_string())?;
            for radix in [Radix::Ten, Radix::Base64url] {
                let _ = cells.read(Reading { order: ByteOrder::Big, radix, signed: false });
            }
        }
        Ok(())
    })?;
    Ok(rows)
}

/// Returns the rows of a table. The extension of `name` selects the format.
///
/// # Errors
///
/// Returns the message that the command prints.
pub fn rows(name: &str, bytes: &[u8]) -> Result<Vec<RecordBatch>, String> {
    let mut rows = Vec::new();
    read(name, bytes, |batch| {
        rows.push(batch);
        Ok(())
    })?;
    Ok(rows)
}

fn read(
    name: &str,
    bytes: &[u8],
    mut take: impl FnMut(RecordBatch) -> Result<(), String>,
) -> Result<(), String> {
    let format = Format::of(Path::new(name), "--format", None).map_err(|e| e.to_string())?;
    let mut file = tempfile::tempfile().map_err(|e| e.to_string())?;
    file.write_all(bytes).and_then(|()| file.rewind()).map_err(|e| e.to_string())?;
    let options = FormatOptions { result: "powmod".into(), ..FormatOptions::default() };
    let input = Input::of_file(name, file, bytes.len() as u64);
    let mut source = format.read(input, &options).map_err(|e| e.to_string())?;
    while let Some(chunk) = source.next().map_err(|e| e.to_string())? {
        take(chunk.batch)?;
    }
    Ok(())
}

/// Reads an RSA key in PEM or DER.
///
/// # Errors
///
/// Returns the message that the command prints.
pub fn key(bytes: &[u8]) -> Result<(), String> {
    Key::from_bytes(bytes, &|| Ok(b"passphrase")).map(drop)
}

/// Reads a cell of a column of RSA keys, as bytes and, if it is valid UTF-8, as a string.
///
/// # Errors
///
/// Returns the message that the command prints for the last of the two.
pub fn key_cell(cell: &[u8]) -> Result<(), String> {
    let bytes: ArrayRef = Arc::new(BinaryArray::from_vec(vec![cell]));
    let text = str::from_utf8(cell).ok().map(|text| -> ArrayRef { Arc::new(StringArray::from(vec![text])) });
    let read = |array: &ArrayRef| {
        let cells = Cells::new(array).map_err(|e| e.to_string())?;
        Key::of_cell(&cells, 0).map(drop)
    };
    let of_bytes = read(&bytes);
    text.map_or(of_bytes, |text| read(&text))
}

/// Reads an RSA key file.
///
/// # Errors
///
/// Returns the message that the command prints.
pub fn key_file(path: &str) -> Result<(), String> {
    Key::read(path, &Passphrase::new(None)).map(drop)
}
