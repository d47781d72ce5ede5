//! Chunks from a source, through a computation, to a sink.

use std::sync::mpsc;
use std::thread;

use arrow::array::ArrayRef;
use arrow::datatypes::SchemaRef;
use arrow::record_batch::RecordBatch;

use super::{Chunk, Sink, Source};
use crate::exit::Failure;
use crate::progress::Progress;

/// Chunks that wait between two stages: enough for each to work on its own, and memory stays bounded.
const WAITING: usize = 1;

/// Writes every row of `source` to `sink`, followed by the column that `compute` gives for its chunk;
/// `schema` is that of the result. Reading, computing and writing each have a thread.
///
/// # Errors
///
/// The first failure of any of the three.
pub(crate) fn append_column(
    mut source: Box<dyn Source>,
    mut sink: Box<dyn Sink>,
    schema: &SchemaRef,
    progress: &mut Progress,
    mut compute: impl FnMut(&Chunk) -> Result<ArrayRef, Failure>,
) -> Result<(), Failure> {
    thread::scope(|scope| {
        let (read, chunks) = mpsc::sync_channel(WAITING);
        let (computed, to_write) = mpsc::sync_channel::<RecordBatch>(WAITING);
        let reader = scope.spawn(move || {
            // A closed channel means that the other side has failed and says why.
            while let Some(chunk) = source.next().transpose() {
                let end = chunk.is_err();
                if read.send(chunk).is_err() || end {
                    break;
                }
            }
        });
        let writer = scope.spawn(move || {
            for batch in to_write {
                sink.write(&batch)?;
            }
            sink.finish()
        });
        let run = || {
            for chunk in chunks {
                let chunk = chunk?;
                let column = compute(&chunk)?;
                let columns = chunk.batch.columns().iter().cloned().chain([column]).collect();
                let batch = RecordBatch::try_new(schema.clone(), columns).map_err(Failure::data)?;
                let rows = batch.num_rows();
                if computed.send(batch).is_err() {
                    break;
                }
                progress.advance(rows, chunk.position);
            }
            drop(computed);
            Ok(())
        };
        let outcome = run();
        let read = reader.join().map_err(|_| Failure::data("reading stopped: the file may be damaged"));
        let written = writer
            .join()
            .unwrap_or_else(|_| Err(Failure::data("writing stopped: the rows do not fit the format")));
        outcome.and(read).and(written)
    })
}
