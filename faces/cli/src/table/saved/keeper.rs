//! Results on their way to the disk.

use std::fs::{self, File};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use arrow::array::{Array, ArrayRef};
use arrow::datatypes::{Field, Schema};
use arrow::error::ArrowError;
use arrow::ipc::writer::FileWriter;
use arrow::record_batch::RecordBatch;

use super::{TEMPORARY, WHOLE};
use crate::exit::Failure;
use crate::interrupt;
use crate::tally::Tally;

/// Bytes of results that wait in memory, about.
const WAITING_BYTES: usize = 32 << 20;

/// Where the counts of a file's rows stand in its metadata.
pub(super) const TALLY: &str = "limbwise.tally";

/// Keeps results, in the order of their rows.
pub(crate) struct Keeper {
    folder: PathBuf,
    /// Not on the disk before the first results are.
    manifest: Option<File>,
    every: Duration,
    last: Instant,
    /// The row of the table with which the waiting results begin.
    first: u64,
    waiting: Vec<ArrayRef>,
    tally: Tally,
    bytes: usize,
}

impl Keeper {
    pub(super) fn new(folder: PathBuf, manifest: File, every: Duration) -> Keeper {
        let last = Instant::now();
        let (waiting, tally) = (Vec::new(), Tally::default());
        Keeper { folder, manifest: Some(manifest), every, last, first: 0, waiting, tally, bytes: 0 }
    }

    /// Takes the results of rows from `first` on.
    ///
    /// # Errors
    ///
    /// If they cannot be written.
    pub(crate) fn add(&mut self, first: u64, column: ArrayRef, tally: Tally) -> Result<(), Failure> {
        if first != self.first + self.tally.rows {
            self.flush()?;
        }
        if self.waiting.is_empty() {
            self.first = first;
        }
        self.bytes += column.get_buffer_memory_size();
        self.waiting.push(column);
        self.tally.add(tally);
        // Results that take no time to compute again are not worth the disk.
        if self.last.elapsed() >= self.every || self.bytes >= WAITING_BYTES {
            self.flush()?;
        }
        Ok(())
    }

    fn flush(&mut self) -> Result<(), Failure> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        self.write()
            .map_err(|e| Failure::data(format_args!("{}: cannot be written: {e}", self.folder.display())))?;
        self.first += self.tally.rows;
        self.waiting.clear();
        self.tally = Tally::default();
        self.bytes = 0;
        self.last = Instant::now();
        Ok(())
    }

    fn write(&mut self) -> Result<(), ArrowError> {
        let place = |extension| self.folder.join(format!("{:020}.{extension}", self.first));
        let (temporary, whole) = (place(TEMPORARY), place(WHOLE));
        let outcome = self.write_to(&temporary);
        if outcome.is_err() {
            // On a disk that is full every byte counts.
            let _ = fs::remove_file(&temporary);
        }
        outcome?;
        if let Some(manifest) = self.manifest.take() {
            manifest.sync_all()?;
        }
        let mut unfinished = interrupt::unfinished();
        fs::rename(temporary, whole)?;
        unfinished.kept = true;
        drop(unfinished);
        // Not every file system can.
        if let Ok(folder) = File::open(&self.folder) {
            let _ = folder.sync_all();
        }
        Ok(())
    }

    fn write_to(&self, path: &std::path::Path) -> Result<(), ArrowError> {
        let data_type = self.waiting.first().map_or(&arrow::datatypes::DataType::Null, |c| c.data_type());
        let schema = Arc::new(Schema::new(vec![Field::new("result", data_type.clone(), true)]));
        let mut writer = FileWriter::try_new_buffered(File::create(path)?, &schema)?;
        for column in &self.waiting {
            writer.write(&RecordBatch::try_new(schema.clone(), vec![column.clone()])?)?;
        }
        writer.write_metadata(
            TALLY,
            serde_json::to_string(&self.tally).map_err(|e| ArrowError::ExternalError(e.into()))?,
        );
        writer.finish()?;
        Ok(writer.into_inner()?.into_inner().map_err(|e| ArrowError::from(e.into_error()))?.sync_all()?)
    }
}
