//! Arrow IPC as a source.

use std::fs::File;
use std::io::{BufReader, Read};
use std::sync::atomic::Ordering;

use arrow::datatypes::SchemaRef;
use arrow::error::ArrowError;
use arrow::ipc::reader::{FileReader, StreamReader};
use arrow::record_batch::RecordBatch;

use crate::exit::Failure;
use crate::table::format::Packing;
use crate::table::input::{Input, Position};
use crate::table::{CHUNK_BYTES, CHUNK_ROWS, Chunk, Source};

/// The two forms of Arrow IPC.
enum Batches {
    File(Box<FileReader<BufReader<File>>>),
    Stream(Box<StreamReader<BufReader<Box<dyn Read + Send>>>>),
}

/// An Arrow file or stream that is being read. One record batch is in memory at a time.
pub(crate) struct Reader {
    name: String,
    batches: Batches,
    schema: SchemaRef,
    total: u64,
    position: Option<Position>,
    /// What is left of the batch that is being given.
    batch: Option<RecordBatch>,
    rows: u64,
}

impl Reader {
    /// Reads the schema.
    pub(crate) fn new(input: Input, stream: bool) -> Result<Reader, Failure> {
        let (name, total) = (input.name().to_owned(), input.bytes());
        let refused = |e: ArrowError| {
            let what = if stream { "stream" } else { "file" };
            Failure::data(format_args!("{name}: not an Arrow {what}, or a damaged one: {e}"))
        };
        if stream {
            let (bytes, position) = input.stream(Packing::Plain)?;
            let reader = StreamReader::try_new(BufReader::new(bytes), None).map_err(refused)?;
            let schema = reader.schema();
            let batches = Batches::Stream(Box::new(reader));
            return Ok(Reader {
                name,
                batches,
                schema,
                total,
                position: Some(position),
                batch: None,
                rows: 0,
            });
        }
        let reader = FileReader::try_new(BufReader::new(input.seekable()?), None).map_err(refused)?;
        let schema = reader.schema();
        let total = reader.num_batches() as u64;
        let batches = Batches::File(Box::new(reader));
        Ok(Reader { name, batches, schema, total, position: None, batch: None, rows: 0 })
    }

    fn next_batch(&mut self) -> Result<Option<RecordBatch>, Failure> {
        let next = match &mut self.batches {
            Batches::File(batches) => batches.next(),
            Batches::Stream(batches) => batches.next(),
        };
        next.transpose()
            .map_err(|e| Failure::data(format_args!("{}: damaged after row {}: {e}", self.name, self.rows)))
    }
}

impl Source for Reader {
    fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    fn total(&self) -> u64 {
        self.total
    }

    fn next(&mut self) -> Result<Option<Chunk>, Failure> {
        let batch = loop {
            match self.batch.take() {
                Some(batch) if batch.num_rows() > 0 => break batch,
                _ => match self.next_batch()? {
                    Some(batch) => self.batch = Some(batch),
                    None => return Ok(None),
                },
            }
        };
        let bytes: usize =
            batch.columns().iter().filter_map(|c| c.to_data().get_slice_memory_size().ok()).sum();
        let rows = batch.num_rows();
        let fit = (CHUNK_BYTES / (bytes / rows).max(1)).clamp(1, CHUNK_ROWS).min(rows);
        self.batch = Some(batch.slice(fit, rows - fit));
        let rows_before = self.rows;
        self.rows += fit as u64;
        let position = match &self.position {
            Some(position) => position.load(Ordering::Relaxed),
            None => 0,
        };
        Ok(Some(Chunk { batch: batch.slice(0, fit), rows_before, lines: Vec::new(), position }))
    }
}
