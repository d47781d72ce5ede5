//! The progress bar: on stderr, and only where that is a terminal.

use std::time::{Duration, Instant};

use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget, ProgressStyle};

/// How far a run has come. The bar has no colours, so that `NO_COLOR` has nothing to take away.
pub(crate) struct Progress {
    bar: ProgressBar,
    start: Instant,
    rows: u64,
    fresh: u64,
}

impl Progress {
    /// A bar of `total` units of the input, bytes or rows; invisible if `quiet` or without a terminal.
    pub(crate) fn new(total: u64, quiet: bool) -> Progress {
        let target = if quiet { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
        let bar = ProgressBar::with_draw_target(Some(total), target);
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {percent:>3}%  {msg}  {eta} left") {
            bar.set_style(style.progress_chars("=> "));
        }
        bar.enable_steady_tick(Duration::from_millis(500));
        Progress { bar, start: Instant::now(), rows: 0, fresh: 0 }
    }

    /// `rows` more rows are done; the input is read up to `position`. Only rows that are `fresh` count in
    /// the rate.
    pub(crate) fn advance(&mut self, rows: usize, position: u64, fresh: bool) {
        self.rows += rows as u64;
        self.fresh += if fresh { rows as u64 } else { 0 };
        self.bar.set_position(position);
        self.bar.set_message(format!(
            "{} rows, {} rows/s",
            HumanCount(self.rows),
            HumanCount(self.rows_per_second())
        ));
    }

    /// Takes the bar away.
    pub(crate) fn clear(&self) {
        self.bar.finish_and_clear();
    }

    /// Rows done, seconds and rows per second, in words.
    pub(crate) fn summary(&self) -> String {
        format!(
            "{} {} in {:.2} s ({} rows/s)",
            HumanCount(self.rows),
            if self.rows == 1 { "row" } else { "rows" },
            self.start.elapsed().as_secs_f64(),
            HumanCount(self.rows_per_second())
        )
    }

    /// Seconds since the start.
    pub(crate) fn seconds(&self) -> f64 {
        self.start.elapsed().as_secs_f64()
    }

    /// Rows per second, so far.
    pub(crate) fn rows_per_second(&self) -> u64 {
        // A float that is too large for an integer saturates.
        (self.fresh as f64 / self.start.elapsed().as_secs_f64().max(1e-9)) as u64
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}
