//! Processes rows in pieces, for computations that are not row-by-row operations. Between pieces, signals are
//! checked and progress is reported.

use std::ops::Range;
use std::time::{Duration, Instant};

use limbwise::Error;
use pyo3::prelude::*;

use crate::call::failure::Failure;
use crate::call::threads::{FIRST, PIECE, Team};
use crate::compute::run::{BATCH, Manner};

/// Calls `compute` for pieces of `rows` rows, without the GIL, and `take` with its results, in order.
/// `seconds` is the estimated time per row; rows in errors are relative to the piece.
pub(crate) fn for_each_piece<'py, T: Send>(
    py: Python<'py>,
    rows: usize,
    seconds: f64,
    manner: &Manner<'_>,
    compute: impl Fn(Range<usize>) -> Result<T, Error> + Sync,
    mut take: impl FnMut(Python<'py>, Range<usize>, T) -> PyResult<()>,
) -> Result<(), Failure> {
    let team = if rows == 1 { Team::Alone } else { manner.threads.team(py)? };
    let batches = BATCH * team.threads();
    let whole = |rows: f64| (rows as usize).max(1).next_multiple_of(batches);
    let mut step = whole(FIRST.as_secs_f64() * team.threads() as f64 / seconds);
    let mut row = seconds;
    let mut done = 0;
    while done < rows {
        let piece = done..rows.min(done.saturating_add(step));
        let start = Instant::now();
        let expected = row * piece.len() as f64 / team.threads() as f64;
        let found = team.compute(py, expected, |_| {
            Ok(compute(piece.clone()).map_err(|error| error.with_rows_above(piece.start))?)
        })?;
        let elapsed = start.elapsed().max(Duration::from_micros(1));
        row = elapsed.as_secs_f64() * team.threads() as f64 / piece.len() as f64;
        take(py, piece.clone(), found)?;
        done = piece.end;
        step = whole(piece.len() as f64 * (PIECE.as_secs_f64() / elapsed.as_secs_f64()).min(8.0));
        py.check_signals()?;
        if let Some(progress) = &manner.progress {
            progress.call1((done, rows))?;
        }
    }
    Ok(())
}
