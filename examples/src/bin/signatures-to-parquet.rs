//! `signatures-to-parquet IN.csv OUT.parquet`: the ledger of signatures with binary columns.
//!
//! For make-rsa-signatures.sh. Signature and modulus become `FixedSizeBinary(256)`, big-endian.

#![forbid(unsafe_code)]

use std::error::Error;
use std::fs::File;
use std::sync::Arc;

use arrow::array::{ArrayRef, FixedSizeBinaryArray, RecordBatch, StringArray};
use limbwise::Column;
use parquet::arrow::ArrowWriter;

/// Bytes of a signature and of a modulus.
const WIDTH: usize = 256;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [source, target] = &arguments[..] else {
        return Err("usage: signatures-to-parquet IN.csv OUT.parquet".into());
    };
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

fn binary(numbers: &[String]) -> Result<FixedSizeBinaryArray, Box<dyn Error>> {
    let bytes = Column::parse(numbers)?.to_be_bytes(WIDTH)?;
    Ok(FixedSizeBinaryArray::try_from_iter(bytes.chunks_exact(WIDTH))?)
}
