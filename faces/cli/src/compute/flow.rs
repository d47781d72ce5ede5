//! Moves chunks from a source through a computation to a sink.

use std::ops::Range;
use std::sync::mpsc;
use std::thread::{self, Scope, ScopedJoinHandle};

use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_select::concat::concat;

use super::column::NewColumn;
use super::function::Function;
use super::operands::ChunkOperands;
use super::pace::Pace;
use super::part::ChunkPart;
use crate::process::exit::Failure;
use crate::process::progress::Progress;
use crate::table::run::tally::Tally;
use crate::table::{BadRows, Chunk, Keeper, Kept, Piece, TableReader, TableWriter};

/// The number of chunks queued between two stages: enough to decouple them, and memory stays bounded.
const WAITING: usize = 1;

/// Copies every row of `source` to `sink`, which the caller completes, and appends the cell of the new column.
/// Results in `kept` are not computed again; `keeper` saves the others. Bad rows are listed in `bad_rows`.
/// Reading, computing, writing and saving each have a thread. Returns the counts of all rows, and `kept`, which
/// has counted its own.
///
/// # Errors
///
/// Returns the first failure of these threads.
pub(super) fn append_column<F: Function>(
    new: &NewColumn<F>,
    mut source: TableReader,
    sink: &mut TableWriter,
    (kept, keeper): (Kept, Option<Keeper>),
    bad_rows: Option<&mut BadRows>,
    progress: &mut Progress,
) -> Result<(Tally, Kept), Failure> {
    thread::scope(|scope| {
        let (read, chunks) = mpsc::sync_channel(WAITING);
        let (computed, to_write) = mpsc::sync_channel::<RecordBatch>(WAITING);
        let (fresh, to_keep) = mpsc::sync_channel(WAITING);
        let reader = start(scope, move || {
            // A closed channel means that the other side failed and reports why.
            while let Some(chunk) = source.next().transpose() {
                let end = chunk.is_err();
                if read.send(chunk).is_err() || end {
                    break;
                }
            }
        })?;
        let writer = start(scope, move || {
            for batch in to_write {
                sink.write(&batch)?;
            }
            Ok(())
        })?;
        let fresh = keeper.is_some().then_some(fresh);
        let keeping = keeper.map(|keeper| start(scope, move || keeper.run(&to_keep))).transpose()?;
        let flow =
            Flow { new, kept, fresh, computed, bad_rows, progress, pace: Pace::new(), sum: Tally::default() };
        // This closes the channels at its end, which ends the other threads.
        let appended = flow.run(chunks);
        let read =
            reader.join().map_err(|_| Failure::data("reading stopped unexpectedly: the file may be damaged"));
        let written = writer.join().unwrap_or_else(|_| {
            Err(Failure::data("writing stopped unexpectedly: the format may not support these rows"))
        });
        let kept = keeping.map_or(Ok(()), |keeping| {
            keeping.join().unwrap_or_else(|_| Err(Failure::data("saving results stopped unexpectedly")))
        });
        // If another thread failed, its error is more specific than that of the computation.
        written.and(kept).and(appended).and_then(|appended| read.map(|()| appended))
    })
}

/// Starts a thread.
///
/// # Errors
///
/// Returns an error if the system has no more threads.
fn start<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> T + Send + 'scope,
) -> Result<ScopedJoinHandle<'scope, T>, Failure> {
    thread::Builder::new().spawn_scoped(scope, work).map_err(Failure::no_thread)
}

/// The computing thread.
struct Flow<'a, F> {
    new: &'a NewColumn<F>,
    kept: Kept,
    /// Receives new results, if they are saved.
    fresh: Option<mpsc::SyncSender<Piece>>,
    computed: mpsc::SyncSender<RecordBatch>,
    /// The list of all bad rows, if requested.
    bad_rows: Option<&'a mut BadRows>,
    progress: &'a mut Progress,
    pace: Pace,
    sum: Tally,
}

impl<F: Function> Flow<'_, F> {
    fn run(mut self, chunks: mpsc::Receiver<Result<Chunk, Failure>>) -> Result<(Tally, Kept), Failure> {
        let mut before = 0;
        for chunk in chunks {
            let chunk = chunk?;
            let operands = ChunkOperands::new(&self.new.operands, &chunk)?;
            for part in operands.parts() {
                let column = self.part(&chunk, &operands, part.clone(), before)?;
                let given = chunk.batch.slice(part.start, part.len());
                let columns = given.columns().iter().cloned().chain([column]).collect();
                let batch = RecordBatch::try_new(self.new.schema.clone(), columns).map_err(Failure::data)?;
                self.computed.send(batch).map_err(|_| stopped())?;
            }
            before = chunk.position;
        }
        Ok((self.sum, self.kept))
    }

    /// Returns the results of a part: saved ones, and the others computed piece by piece. `before` is the
    /// position of the previous chunk.
    fn part(
        &mut self,
        chunk: &Chunk,
        operands: &ChunkOperands<'_>,
        rows: Range<usize>,
        before: u64,
    ) -> Result<ArrayRef, Failure> {
        let mut columns: Vec<ArrayRef> = Vec::new();
        let mut part = None;
        let mut row = rows.start;
        while row < rows.end {
            let first = chunk.rows_before + row as u64;
            let earlier = self.kept.take(first, rows.end - row, |len| operands.checksum(row..row + len));
            let is_fresh = earlier.is_err();
            let (column, tally) = match earlier {
                Ok(earlier) => earlier,
                Err(next) => {
                    let part = match &mut part {
                        Some(part) => part,
                        none => none.insert(ChunkPart::read(self.new, operands, rows.clone())?),
                    };
                    let next = next.and_then(|next| usize::try_from(next - chunk.rows_before).ok());
                    let most = next.map_or(rows.end, |next| next.min(rows.end));
                    let (column, tally) =
                        self.pace.piece(row..most, |row| part.cost(row), |rows| part.results(rows))?;
                    if let Some(fresh) = &self.fresh {
                        let operands = operands.checksum(row..row + column.len());
                        let piece = Piece { first, column: column.clone(), tally: tally.clone(), operands };
                        fresh.send(piece).map_err(|_| stopped())?;
                    }
                    (column, tally)
                }
            };
            row += column.len();
            let share = row as f64 / chunk.batch.num_rows() as f64;
            let position = before + (chunk.position.saturating_sub(before) as f64 * share) as u64;
            self.progress.advance(column.len(), position, is_fresh);
            if let Some(bad_rows) = &mut self.bad_rows {
                bad_rows.write(&tally.first_bad)?;
            }
            self.sum.add(tally);
            columns.push(column);
        }
        match &columns[..] {
            [column] => Ok(column.clone()),
            columns => concat(&columns.iter().map(|c| c.as_ref() as &dyn Array).collect::<Vec<_>>())
                .map_err(Failure::data),
        }
    }
}

fn stopped() -> Failure {
    Failure::data("writing stopped")
}
