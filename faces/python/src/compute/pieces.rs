//! Computes rows in pieces of about 100 ms, timed as they run. Between pieces, signals are checked and progress is
//! reported.

use std::ops::Range;
use std::time::{Duration, Instant};

use pyo3::prelude::*;

use crate::call::failure::Failure;
use crate::call::option::Manner;
use crate::call::threads::{FIRST, PIECE, Team};

/// The number of rows that the kernels compute together.
const BATCH: usize = 16;

/// What is known about the rows before any has been computed.
pub(crate) struct Pace {
    /// The estimated time of a row.
    pub(crate) seconds: f64,
    /// The most rows of a piece for each thread.
    pub(crate) most: usize,
    /// Pieces are multiples of this many rows.
    pub(crate) unit: usize,
}

impl Pace {
    pub(crate) fn of(seconds: f64) -> Pace {
        Pace { seconds, most: usize::MAX, unit: 1 }
    }
}

/// Calls `compute` for pieces of `rows` rows, in order, with the threads to compute on and the seconds that the
/// piece is expected to take on them.
pub(crate) fn for_each_piece(
    py: Python<'_>,
    rows: usize,
    Pace { mut seconds, most, unit }: Pace,
    manner: &Manner<'_>,
    mut compute: impl FnMut(&Team, Range<usize>, f64) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let team = match rows {
        1 => Team::Alone,
        rows => manner.threads.team_for(py, seconds * rows as f64)?,
    };
    let threads = team.threads();
    let most = most.saturating_mul(threads).min(rows);
    let whole =
        |rows: f64| (rows as usize).min(most).max(1).next_multiple_of(BATCH * threads).next_multiple_of(unit);
    let mut step = whole(FIRST.as_secs_f64() * threads as f64 / seconds);
    let mut done = 0;
    while done < rows {
        let piece = done..rows.min(done + step);
        let start = Instant::now();
        compute(&team, piece.clone(), seconds * piece.len() as f64 / threads as f64)?;
        let elapsed = start.elapsed().max(Duration::from_micros(1)).as_secs_f64();
        seconds = elapsed * threads as f64 / piece.len() as f64;
        step = whole(piece.len() as f64 * (PIECE.as_secs_f64() / elapsed).min(8.0));
        done = piece.end;
        py.check_signals()?;
        if let Some(progress) = &manner.progress {
            progress.call1((done, rows))?;
        }
    }
    Ok(())
}
