//! Chooses how many rows to compute at a time, so that each piece takes a fraction of a second.

use std::ops::Range;
use std::time::{Duration, Instant};

/// The target duration of a piece. A kill loses one piece, and the progress bar moves piece by piece; but
/// threads wait for each other at the end of each piece.
const PIECE: Duration = Duration::from_millis(250);

/// The number of rows that a thread computes together.
const BATCH: usize = 16;

/// The largest growth of the cost from one piece to the next.
const GROWTH: f64 = 8.0;

/// Splits rows into pieces, based on the time of previous pieces.
pub(super) struct Pace {
    /// The smallest piece: a batch per thread. Pieces are multiples of it.
    least: usize,
    /// The cost limit of the next piece.
    budget: f64,
}

impl Pace {
    /// Starts with the smallest piece.
    pub(super) fn new() -> Pace {
        Pace { least: BATCH * rayon::current_num_threads(), budget: 0.0 }
    }

    /// Computes a piece of the rows, beginning with the first.
    ///
    /// # Errors
    ///
    /// Returns an error if `compute` fails.
    pub(super) fn piece<T, E>(
        &mut self,
        rows: Range<usize>,
        cost: impl Fn(usize) -> f64,
        compute: impl FnOnce(Range<usize>) -> Result<T, E>,
    ) -> Result<T, E> {
        let piece = self.cut(rows, &cost);
        let start = Instant::now();
        let done = compute(piece.clone())?;
        if piece.len() >= self.least {
            self.took(piece.map(cost).sum(), start.elapsed());
        }
        Ok(done)
    }

    fn cut(&self, rows: Range<usize>, cost: impl Fn(usize) -> f64) -> Range<usize> {
        let (first, mut end, mut spent) = (rows.start, rows.start, 0.0);
        while end < rows.end {
            let batch = end..rows.end.min(end + self.least);
            spent += batch.clone().map(&cost).sum::<f64>();
            if end > first && spent > self.budget {
                break;
            }
            end = batch.end;
        }
        first..end
    }

    fn took(&mut self, cost: f64, time: Duration) {
        let affordable = cost * PIECE.as_secs_f64() / time.as_secs_f64().max(1e-9);
        self.budget = affordable.min(self.budget.max(cost * GROWTH));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the lengths of the pieces if a row takes `seconds`.
    fn pieces(pace: &mut Pace, rows: usize, seconds: impl Fn(usize) -> f64) -> Vec<usize> {
        let mut lengths = Vec::new();
        let mut row = 0;
        while row < rows {
            let piece = pace.cut(row..rows, &seconds);
            assert!(piece.start == row && piece.end > row);
            let time: f64 = piece.clone().map(&seconds).sum();
            if piece.len() >= pace.least {
                pace.took(time, Duration::from_secs_f64(time));
            }
            row = piece.end;
            lengths.push(piece.len());
        }
        assert_eq!(row, rows);
        lengths
    }

    #[test]
    fn pieces_take_a_moment_whatever_the_rows() {
        // A batch takes longer than a piece should: one batch at a time.
        assert!(pieces(&mut Pace { least: 32, budget: 0.0 }, 320, |_| 0.1).iter().all(|len| *len == 32));
        // A quarter of a second.
        let lengths = pieces(&mut Pace { least: 32, budget: 0.0 }, 10_000, |_| 1e-3);
        assert_eq!(lengths[..3], [32, 224, 224]);
        // Rows that take no time: pieces soon cover all rows.
        let lengths = pieces(&mut Pace { least: 32, budget: 0.0 }, 40_000, |_| 2f64.powi(-23));
        assert_eq!(lengths[..3], [32, 256, 2048]);
        assert!(lengths.len() < 6, "{lengths:?}");
    }

    #[test]
    fn costly_rows_after_cheap_ones_are_few() {
        let seconds = |row| if row < 30_000 { 1e-6 } else { 1e-2 };
        let mut pace = Pace { least: 32, budget: 0.0 };
        pieces(&mut pace, 30_000, seconds);
        let rest = pace.cut(30_000..60_000, seconds);
        assert!(rest.len() <= 32, "{rest:?}");
    }
}
