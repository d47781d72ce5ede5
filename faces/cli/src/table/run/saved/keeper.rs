//! Saves results to the disk.

use std::collections::HashMap;
use std::fs::{self, File};
use std::hash::Hasher;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_ipc::writer::StreamWriter;
use arrow_schema::{ArrowError, DataType, Field, Schema};
use serde::{Deserialize, Serialize};
use twox_hash::XxHash64;

use super::{TEMPORARY, WHOLE};
use crate::process::exit::Failure;
use crate::process::interrupt;
use crate::table::run::tally::Tally;

/// The approximate size of unsaved results in memory, in bytes.
const WAITING_BYTES: usize = 16 << 20;

/// The metadata key of a file's [`Contents`].
pub(super) const CONTENTS: &str = "limbwise.contents";

/// Results of consecutive rows within one chunk.
pub(crate) struct Piece {
    /// The first row in the table.
    pub(crate) first: u64,
    /// The results.
    pub(crate) column: ArrayRef,
    /// Counts of what the rows contain.
    pub(crate) tally: Tally,
    /// The checksum of the operands.
    pub(crate) operands: u64,
}

/// The contents of a file: one entry per record batch.
#[derive(Serialize, Deserialize)]
pub(super) struct Contents {
    pub(super) first: u64,
    pub(super) pieces: Vec<Entry>,
}

/// The description of a piece.
#[derive(Serialize, Deserialize)]
pub(super) struct Entry {
    pub(super) tally: Tally,
    pub(super) operands: u64,
}

/// Saves results in the order of their rows. A file is an Arrow stream followed by an eight-byte checksum of
/// the stream.
pub(crate) struct Keeper {
    folder: PathBuf,
    /// Not synced before the first results are.
    manifest: Option<File>,
    every: Duration,
    last: Instant,
    waiting: Vec<Piece>,
    bytes: usize,
}

impl Keeper {
    pub(super) fn new(folder: PathBuf, manifest: File, every: Duration) -> Keeper {
        let manifest = Some(manifest);
        Keeper { folder, manifest, every, last: Instant::now(), waiting: Vec::new(), bytes: 0 }
    }

    /// Saves the results that arrive. None waits in memory longer than the interval, even if no others
    /// arrive.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be written.
    pub(crate) fn run(mut self, arriving: &Receiver<Piece>) -> Result<(), Failure> {
        loop {
            let piece = if self.waiting.is_empty() {
                arriving.recv().map_err(|_| RecvTimeoutError::Disconnected)
            } else {
                arriving.recv_timeout(self.every.saturating_sub(self.last.elapsed()))
            };
            match piece {
                Ok(piece) => {
                    if self.waiting.last().is_some_and(|last| last.first + last.tally.rows != piece.first) {
                        self.flush()?;
                    }
                    self.bytes += piece.column.get_buffer_memory_size();
                    self.waiting.push(piece);
                }
                Err(RecvTimeoutError::Timeout) => {}
                // Results that took no time to compute are not worth saving.
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            if self.last.elapsed() >= self.every || self.bytes >= WAITING_BYTES {
                self.flush()?;
            }
        }
    }

    fn flush(&mut self) -> Result<(), Failure> {
        if let Some(first) = self.waiting.first().map(|piece| piece.first) {
            self.write(first).map_err(|e| {
                Failure::data(format_args!("{}: cannot be written: {e}", self.folder.display()))
            })?;
        }
        self.waiting.clear();
        self.bytes = 0;
        self.last = Instant::now();
        Ok(())
    }

    fn write(&mut self, first: u64) -> Result<(), ArrowError> {
        let place = |extension| self.folder.join(format!("{first:020}.{extension}"));
        let (temporary, whole) = (place(TEMPORARY), place(WHOLE));
        // Made and listed in one step.
        let mut unfinished = interrupt::unfinished();
        let file = File::create(&temporary)?;
        unfinished.results = Some(temporary.clone());
        drop(unfinished);
        let outcome = self.write_to(file, first);
        if outcome.is_err() {
            // On a full disk, every byte helps.
            let _ = fs::remove_file(&temporary);
        }
        outcome?;
        if let Some(manifest) = self.manifest.take() {
            manifest.sync_all()?;
        }
        let mut unfinished = interrupt::unfinished();
        fs::rename(temporary, whole)?;
        unfinished.results = None;
        unfinished.kept = true;
        drop(unfinished);
        // Not every file system can sync a folder.
        if let Ok(folder) = File::open(&self.folder) {
            let _ = folder.sync_all();
        }
        Ok(())
    }

    fn write_to(&self, file: File, first: u64) -> Result<(), ArrowError> {
        let entry = |piece: &Piece| Entry { tally: piece.tally.clone(), operands: piece.operands };
        let contents = Contents { first, pieces: self.waiting.iter().map(entry).collect() };
        let contents = serde_json::to_string(&contents).map_err(|e| ArrowError::ExternalError(e.into()))?;
        let data_type = self.waiting.first().map_or(&DataType::Null, |piece| piece.column.data_type());
        let field = Field::new("result", data_type.clone(), true);
        let schema = Schema::new_with_metadata(vec![field], HashMap::from([(CONTENTS.to_owned(), contents)]));
        let schema = Arc::new(schema);
        let summed = Summed { file: BufWriter::new(file), sum: XxHash64::with_seed(0) };
        let mut writer = StreamWriter::try_new(summed, &schema)?;
        for piece in &self.waiting {
            writer.write(&RecordBatch::try_new(schema.clone(), vec![piece.column.clone()])?)?;
        }
        let Summed { mut file, sum } = writer.into_inner()?;
        file.write_all(&sum.finish().to_le_bytes())?;
        Ok(file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?)
    }
}

/// Computes the checksum of the written bytes.
struct Summed {
    file: BufWriter<File>,
    sum: XxHash64,
}

impl Write for Summed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.sum.write(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}
