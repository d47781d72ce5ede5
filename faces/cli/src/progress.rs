//! The progress bar: on stderr, and only where that is a terminal.

use std::time::{Duration, Instant};

use indicatif::{BinaryBytes, HumanCount, ProgressBar, ProgressDrawTarget, ProgressStyle};

/// What a run counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    Rows,
    Bytes,
}

impl Unit {
    /// So many, in words.
    fn of(self, count: u64) -> String {
        match self {
            Unit::Rows if count == 1 => "1 row".into(),
            Unit::Rows => format!("{} rows", HumanCount(count)),
            Unit::Bytes => BinaryBytes(count).to_string(),
        }
    }

    /// So many in a second, in words.
    fn rate(self, count: u64) -> String {
        match self {
            Unit::Rows => format!("{} rows/s", HumanCount(count)),
            Unit::Bytes => format!("{}/s", BinaryBytes(count)),
        }
    }
}

/// How far a run has come. The bar has no colours, so that `NO_COLOR` has nothing to take away.
pub(crate) struct Progress {
    bar: ProgressBar,
    start: Instant,
    unit: Unit,
    done: u64,
    fresh: u64,
}

impl Progress {
    /// A bar of `total` units of the input, bytes or rows; invisible if `quiet` or without a terminal.
    pub(crate) fn new(total: u64, quiet: bool, unit: Unit) -> Progress {
        let target = if quiet { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
        let bar = ProgressBar::with_draw_target(Some(total), target);
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {percent:>3}%  {msg}  {eta} left") {
            bar.set_style(style.progress_chars("=> "));
        }
        bar.enable_steady_tick(Duration::from_millis(500));
        Progress { bar, start: Instant::now(), unit, done: 0, fresh: 0 }
    }

    /// `more` rows or bytes are done; the input is read up to `position`. Only what is `fresh` counts in the rate.
    pub(crate) fn advance(&mut self, more: usize, position: u64, fresh: bool) {
        self.done += more as u64;
        self.fresh += if fresh { more as u64 } else { 0 };
        if self.bar.is_hidden() {
            return;
        }
        self.bar.set_position(position);
        self.bar.set_message(format!("{}, {}", self.unit.of(self.done), self.unit.rate(self.per_second())));
    }

    /// Takes the bar away.
    pub(crate) fn clear(&self) {
        self.bar.finish_and_clear();
    }

    /// What is done, seconds and the rate, in words.
    pub(crate) fn summary(&self) -> String {
        format!(
            "{} in {:.2} s ({})",
            self.unit.of(self.done),
            self.start.elapsed().as_secs_f64(),
            self.unit.rate(self.per_second())
        )
    }

    /// Seconds since the start.
    pub(crate) fn seconds(&self) -> f64 {
        self.start.elapsed().as_secs_f64()
    }

    /// Rows or bytes per second, so far.
    pub(crate) fn per_second(&self) -> u64 {
        // A float that is too large for an integer saturates.
        (self.fresh as f64 / self.start.elapsed().as_secs_f64().max(1e-9)) as u64
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}
