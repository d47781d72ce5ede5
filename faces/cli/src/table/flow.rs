//! Chunks from a source, through a computation, to a sink.

use std::ops::Range;
use std::sync::mpsc;
use std::thread;

use arrow::array::ArrayRef;
use arrow::datatypes::SchemaRef;
use arrow::record_batch::RecordBatch;

use super::saved::{Keeper, Kept};
use super::{Chunk, Sink, Source};
use crate::args::OnError;
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

/// Results of an earlier run, and what keeps those of this one.
pub(crate) struct Keep {
    /// What is taken instead of being computed.
    pub(crate) kept: Kept,
    /// What keeps the rest.
    pub(crate) keeper: Keeper,
    /// What becomes of bad rows.
    pub(crate) on_error: OnError,
}

/// Rows on their way to the writer.
struct Finished {
    /// The rows, complete.
    batch: RecordBatch,
    /// Where their results are to be kept: their first row, and what they held.
    keep: Option<(u64, Tally)>,
}

/// Writes every row of `source` to `sink`, followed by the cell that `compute` gives for it; `schema` is
/// that of the result. Reading, computing and writing each have a thread. Gives the counts of the rows,
/// and how many of them were taken from an earlier run.
///
/// # Errors
///
/// The first failure of any of the three.
pub(crate) fn append_column(
    mut source: Box<dyn Source>,
    sink: Box<dyn Sink>,
    schema: &SchemaRef,
    keep: Option<Keep>,
    progress: &mut Progress,
    mut compute: impl FnMut(&Chunk, Range<usize>, &mut Emit<'_>) -> Result<(), Failure>,
) -> Result<(Tally, u64), Failure> {
    let (mut kept, keeper, on_error) = match keep {
        Some(Keep { kept, keeper, on_error }) => (kept, Some(keeper), on_error),
        None => (Kept::default(), None, OnError::Fail),
    };
    let keeps = keeper.is_some();
    let new_field = schema.fields().last().cloned();
    thread::scope(|scope| {
        let (read, chunks) = mpsc::sync_channel(WAITING);
        let (computed, to_write) = mpsc::sync_channel::<Finished>(WAITING);
        let reader = scope.spawn(move || {
            // A closed channel means that the other side has failed and says why.
            while let Some(chunk) = source.next().transpose() {
                let end = chunk.is_err();
                if read.send(chunk).is_err() || end {
                    break;
                }
            }
        });
        let writer = scope.spawn(move || write(&to_write, sink, keeper));
        let run = || {
            let mut sum = Tally::default();
            for chunk in chunks {
                let chunk: Chunk = chunk?;
                let mut send = |Computed { rows, column, tally }: Computed, fresh: bool| {
                    let given = chunk.batch.slice(rows.start, rows.len());
                    let columns = given.columns().iter().cloned().chain([column]).collect();
                    let batch = RecordBatch::try_new(schema.clone(), columns).map_err(Failure::data)?;
                    let keep =
                        (fresh && keeps).then(|| (chunk.rows_before + rows.start as u64, tally.clone()));
                    let sent = computed.send(Finished { batch, keep });
                    sent.map_err(|_| Failure::data("writing stopped"))?;
                    progress.advance(rows.len(), chunk.position, fresh);
                    sum.add(tally);
                    Ok(())
                };
                let (mut row, rows) = (0, chunk.batch.num_rows());
                while row < rows {
                    let at = chunk.rows_before + row as u64;
                    let earlier = new_field
                        .as_ref()
                        .and_then(|field| kept.take(at, rows - row, field.data_type(), on_error));
                    let end = match earlier {
                        Some((column, tally)) => {
                            let end = row + column.len();
                            send(Computed { rows: row..end, column, tally }, false)?;
                            end
                        }
                        None => {
                            let end = kept.next(at).map_or(rows, |next| {
                                usize::try_from(next - chunk.rows_before).unwrap_or(rows).min(rows)
                            });
                            compute(&chunk, row..end, &mut |computed| send(computed, true))?;
                            end
                        }
                    };
                    row = end;
                }
            }
            drop(computed);
            Ok((sum, kept.taken()))
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

/// Writes what arrives, and keeps the results that are new.
fn write(
    arriving: &mpsc::Receiver<Finished>,
    mut sink: Box<dyn Sink>,
    mut keeper: Option<Keeper>,
) -> Result<(), Failure> {
    for Finished { batch, keep } in arriving {
        if let (Some(keeper), Some((first, tally)), Some(column)) =
            (&mut keeper, keep, batch.columns().last())
        {
            keeper.add(first, column.clone(), tally)?;
        }
        sink.write(&batch)?;
    }
    sink.finish()
}
