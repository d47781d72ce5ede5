//! Chunks from a source, through a computation, to a sink.

use std::ops::Range;
use std::sync::mpsc;
use std::thread;

use arrow::array::ArrayRef;
use arrow::datatypes::SchemaRef;
use arrow::record_batch::RecordBatch;

use super::{Chunk, Sink, Source};
use crate::exit::Failure;
use crate::progress::Progress;
use crate::tally::Tally;

/// Chunks that wait between two stages: enough for each to work on its own, and memory stays bounded.
const WAITING: usize = 1;

/// The new column's cells for some rows of a chunk.
pub(crate) struct Computed {
    /// The rows.
    pub(crate) rows: Range<usize>,
    /// The cells.
    pub(crate) column: ArrayRef,
    /// What the rows held.
    pub(crate) tally: Tally,
}

/// Takes what was computed. A computation calls it for all the rows that it was asked for, from first to
/// last.
pub(crate) type Emit<'a> = dyn FnMut(Computed) -> Result<(), Failure> + 'a;

/// Writes every row of `source` to `sink`, followed by the cell that `compute` gives for it; `schema` is
/// that of the result. Reading, computing and writing each have a thread.
///
/// # Errors
///
/// The first failure of any of the three.
pub(crate) fn append_column(
    mut source: Box<dyn Source>,
    mut sink: Box<dyn Sink>,
    schema: &SchemaRef,
    progress: &mut Progress,
    mut compute: impl FnMut(&Chunk, Range<usize>, &mut Emit<'_>) -> Result<(), Failure>,
) -> Result<Tally, Failure> {
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
            let mut sum = Tally::default();
            for chunk in chunks {
                let chunk = chunk?;
                compute(&chunk, 0..chunk.batch.num_rows(), &mut |Computed { rows, column, tally }| {
                    let given = chunk.batch.slice(rows.start, rows.len());
                    let columns = given.columns().iter().cloned().chain([column]).collect();
                    let batch = RecordBatch::try_new(schema.clone(), columns).map_err(Failure::data)?;
                    computed.send(batch).map_err(|_| Failure::data("writing stopped"))?;
                    progress.advance(rows.len(), chunk.position);
                    sum.add(tally);
                    Ok(())
                })?;
            }
            drop(computed);
            Ok(sum)
        };
        let outcome = run();
        let read = reader.join().map_err(|_| Failure::data("reading stopped: the file may be damaged"));
        let written = writer
            .join()
            .unwrap_or_else(|_| Err(Failure::data("writing stopped: the rows do not fit the format")));
        // Where the writer failed, the computation only knows that it did.
        written.and(outcome).and_then(|sum| read.map(|()| sum))
    })
}
