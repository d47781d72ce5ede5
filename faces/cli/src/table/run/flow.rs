//! Moves chunks from a source through a computation to a sink.

use std::ops::Range;
use std::sync::mpsc;
use std::thread::{self, Scope, ScopedJoinHandle};

use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_schema::SchemaRef;
use arrow_select::concat::concat;

use super::pace::Pace;
use super::saved::{Keeper, Kept, Piece};
use super::tally::Tally;
use crate::process::exit::Failure;
use crate::process::progress::Progress;
use crate::table::{BadRows, Chunk, Sink, Source};

/// The number of chunks queued between two stages: enough to decouple them, and memory stays bounded.
const WAITING: usize = 1;

/// A column computed from the columns of a table.
pub(crate) trait Compute {
    /// Extracts the operands of a chunk.
    ///
    /// # Errors
    ///
    /// Returns an error if the chunk does not have the expected schema.
    fn operands<'a>(&'a self, chunk: &'a Chunk) -> Result<Box<dyn Operands + 'a>, Failure>;
}

/// The operands of a chunk.
pub(crate) trait Operands {
    /// Splits the chunk into parts that fit into memory and reach the sink one by one. The split depends only
    /// on the rows, so the output does not depend on timing.
    fn parts(&self) -> Vec<Range<usize>>;

    /// Returns a checksum of the cells that the results of some rows depend on.
    fn checksum(&self, rows: Range<usize>) -> u64;

    /// Reads a part.
    ///
    /// # Errors
    ///
    /// Returns an error if a row cannot be computed and `--on-error` is `fail`.
    fn read(&self, rows: Range<usize>) -> Result<Box<dyn Part + '_>, Failure>;
}

/// A part of a chunk that has been read.
pub(crate) trait Part {
    /// Returns the cost of a row, proportional to the time it takes.
    fn cost(&self, row: usize) -> f64;

    /// Counts the contents of some rows of the part.
    fn look(&self, rows: Range<usize>) -> Tally;

    /// Computes the results of some rows of the part, and counts the contents of the rows.
    ///
    /// # Errors
    ///
    /// Returns an error if the computation fails.
    fn results(&self, rows: Range<usize>) -> Result<(ArrayRef, Tally), Failure>;
}

/// The results of an earlier run, and the writer of new ones.
pub(crate) struct Keep {
    /// Results that are reused instead of computed.
    pub(crate) kept: Kept,
    /// Saves the other results.
    pub(crate) keeper: Keeper,
}

/// The outcome of a run.
pub(crate) struct Appended {
    /// The counts of all rows.
    pub(crate) tally: Tally,
    /// The number of rows taken from an earlier run.
    pub(crate) taken: u64,
    /// Why some results of an earlier run were computed again, if any were.
    pub(crate) distrusted: Option<String>,
}

/// Copies every row of `source` to `sink`, which the caller completes, and appends the cell computed by
/// `compute`. `schema` is that of the output. Bad rows are listed in `bad_rows`. Reading, computing, writing
/// and saving each have a thread.
///
/// # Errors
///
/// Returns the first failure of these threads.
pub(crate) fn append_column(
    mut source: Box<dyn Source>,
    sink: &mut dyn Sink,
    schema: &SchemaRef,
    keep: Option<Keep>,
    bad_rows: Option<&mut BadRows>,
    progress: &mut Progress,
    compute: &dyn Compute,
) -> Result<Appended, Failure> {
    let (kept, keeper) = match keep {
        Some(Keep { kept, keeper }) => (kept, Some(keeper)),
        None => (Kept::default(), None),
    };
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
        let mut flow = Flow {
            schema,
            kept,
            fresh,
            computed,
            bad_rows,
            progress,
            pace: Pace::new(),
            sum: Tally::default(),
        };
        let outcome = flow.run(chunks, compute);
        // This closes the channels, which ends the other threads.
        let appended = outcome.map(|()| flow.end());
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
struct Flow<'a> {
    schema: &'a SchemaRef,
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

impl Flow<'_> {
    fn run(
        &mut self,
        chunks: mpsc::Receiver<Result<Chunk, Failure>>,
        compute: &dyn Compute,
    ) -> Result<(), Failure> {
        let mut before = 0;
        for chunk in chunks {
            let chunk = chunk?;
            let operands = compute.operands(&chunk)?;
            for part in operands.parts() {
                let column = self.part(&chunk, operands.as_ref(), part.clone(), before)?;
                let given = chunk.batch.slice(part.start, part.len());
                let columns = given.columns().iter().cloned().chain([column]).collect();
                let batch = RecordBatch::try_new(self.schema.clone(), columns).map_err(Failure::data)?;
                self.computed.send(batch).map_err(|_| stopped())?;
            }
            before = chunk.position;
        }
        Ok(())
    }

    /// Returns the results of a part: saved ones, and the others computed piece by piece. `before` is the
    /// position of the previous chunk.
    fn part(
        &mut self,
        chunk: &Chunk,
        operands: &dyn Operands,
        rows: Range<usize>,
        before: u64,
    ) -> Result<ArrayRef, Failure> {
        let mut columns: Vec<ArrayRef> = Vec::new();
        let mut part = None;
        let mut row = rows.start;
        while row < rows.end {
            let first = chunk.rows_before + row as u64;
            let earlier = self.kept.take(first, rows.end - row, |len| operands.checksum(row..row + len));
            let is_fresh = earlier.is_none();
            let (column, tally) = match earlier {
                Some(earlier) => earlier,
                None => {
                    let part = match &mut part {
                        Some(part) => part,
                        none => none.insert(operands.read(rows.clone())?),
                    };
                    let next =
                        self.kept.next(first).and_then(|next| usize::try_from(next - chunk.rows_before).ok());
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

    fn end(self) -> Appended {
        Appended { tally: self.sum, taken: self.kept.taken(), distrusted: self.kept.distrusted() }
    }
}

fn stopped() -> Failure {
    Failure::data("writing stopped")
}
