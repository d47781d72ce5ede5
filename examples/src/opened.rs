//! Files of opened signatures: the columns `key`, `message` and `opened`, as CSV or Parquet.

use std::collections::BTreeSet;
use std::fs::File;
use std::path::Path;

use arrow_array::{Array, FixedSizeBinaryArray, RecordBatch, StringArray};
use limbwise::Column;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;

use crate::Error;
use crate::rsa::pkcs1;

/// The bytes of an opened RSA-2048 signature.
const WIDTH: usize = 256;

/// One row.
struct Opened {
    key: String,
    message: String,
    opened: Vec<u8>,
}

/// The contents of a file in which every row is valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The number of signatures.
    pub signatures: usize,
    /// The number of different keys.
    pub keys: usize,
}

/// Checks every row of a file, CSV or Parquet by its extension.
///
/// # Errors
///
/// Returns an error with the first row, counted from 1, whose padding or digest is wrong, or with the problem
/// of the file.
pub fn check(path: &Path) -> Result<Tally, Error> {
    let rows = match path.extension().and_then(|e| e.to_str()) {
        Some("csv") => from_csv(path),
        Some("parquet") => from_parquet(path),
        _ => Err("neither .csv nor .parquet".into()),
    };
    let rows = rows.map_err(|error| format!("{}: {error}", path.display()))?;
    if rows.is_empty() {
        return Err(format!("{}: there is no signature", path.display()).into());
    }
    for (i, row) in rows.iter().enumerate() {
        pkcs1::check(&row.opened, row.message.as_bytes()).map_err(|fault| {
            format!("{}: row {} ({}, \"{}\"): {fault}", path.display(), i + 1, row.key, row.message)
        })?;
    }
    let keys: BTreeSet<&str> = rows.iter().map(|row| row.key.as_str()).collect();
    Ok(Tally { signatures: rows.len(), keys: keys.len() })
}

fn from_csv(path: &Path) -> Result<Vec<Opened>, Error> {
    let mut file = csv::Reader::from_path(path)?;
    let header = file.headers()?.clone();
    let at = |name| header.iter().position(|h| h == name).ok_or_else(|| no_column(name));
    let (key, message, opened) = (at("key")?, at("message")?, at("opened")?);
    let (mut rows, mut numbers) = (Vec::new(), Vec::new());
    for record in file.records() {
        let record = record?;
        let cell = |i| record.get(i).unwrap_or_default().to_string();
        rows.push((cell(key), cell(message)));
        numbers.push(cell(opened));
    }
    let numbers = Column::parse(numbers)?.to_be_bytes(WIDTH)?;
    let rows = rows.into_iter().zip(numbers.chunks_exact(WIDTH));
    Ok(rows.map(|((key, message), opened)| Opened { key, message, opened: opened.to_vec() }).collect())
}

fn from_parquet(path: &Path) -> Result<Vec<Opened>, Error> {
    let mut rows = Vec::new();
    for batch in ParquetRecordBatchReaderBuilder::try_new(File::open(path)?)?.build()? {
        let batch = batch?;
        let key: &StringArray = column(&batch, "key")?;
        let message: &StringArray = column(&batch, "message")?;
        let opened: &FixedSizeBinaryArray = column(&batch, "opened")?;
        rows.extend((0..batch.num_rows()).map(|i| Opened {
            key: key.value(i).to_string(),
            message: message.value(i).to_string(),
            opened: opened.value(i).to_vec(),
        }));
    }
    Ok(rows)
}

fn column<'a, A: Array + 'static>(batch: &'a RecordBatch, name: &str) -> Result<&'a A, Error> {
    let column = batch.column_by_name(name).ok_or_else(|| no_column(name))?;
    column.as_any().downcast_ref().ok_or_else(|| {
        let (found, expected) = (column.data_type(), std::any::type_name::<A>());
        format!("column \"{name}\" is {found}, not a {expected}").into()
    })
}

fn no_column(name: &str) -> Error {
    format!("there is no column \"{name}\"").into()
}
