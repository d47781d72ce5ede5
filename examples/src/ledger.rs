//! The ledger of signatures, converted from CSV to Parquet.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use arrow_array::{ArrayRef, FixedSizeBinaryArray, RecordBatch, StringArray};
use limbwise::Column;
use parquet::arrow::ArrowWriter;

use crate::Error;

/// The bytes of a signature and of a modulus.
const WIDTH: usize = 256;

/// Writes the ledger in `source`, a CSV file, to `target` as Parquet. Signature and modulus become
/// `FixedSizeBinary(256)`, big-endian.
///
/// # Errors
///
/// Returns an error if a file cannot be read or written, or a cell does not contain a number of at most 256
/// bytes.
pub fn to_parquet(source: &Path, target: &Path) -> Result<(), Error> {
    let mut columns: [Vec<String>; 4] = Default::default();
    for row in csv::Reader::from_path(source)?.records() {
        for (column, cell) in columns.iter_mut().zip(&row?) {
            column.push(cell.to_string());
        }
    }
    let [key, message, signature, modulus] = columns;
    let batch = RecordBatch::try_from_iter([
        ("key", Arc::new(StringArray::from(key)) as ArrayRef),
        ("message", Arc::new(StringArray::from(message))),
        ("signature", Arc::new(binary(&signature)?)),
        ("modulus", Arc::new(binary(&modulus)?)),
    ])?;
    let mut writer = ArrowWriter::try_new(File::create(target)?, batch.schema(), None)?;
    writer.write(&batch)?;
    writer.close()?;
    Ok(())
}

fn binary(numbers: &[String]) -> Result<FixedSizeBinaryArray, Error> {
    let bytes = Column::parse(numbers)?.to_be_bytes(WIDTH)?;
    Ok(FixedSizeBinaryArray::try_from_iter(bytes.chunks_exact(WIDTH))?)
}
