//! The progress bar, shown only if stderr is a terminal.

use std::time::{Duration, Instant};

use indicatif::{BinaryBytes, HumanCount, HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};

/// The unit of progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    Rows,
    Bytes,
}

impl Unit {
    /// Formats a count.
    pub(crate) fn of(self, count: u64) -> String {
        match self {
            Unit::Rows if count == 1 => "1 row".into(),
            Unit::Rows => format!("{} rows", HumanCount(count)),
            Unit::Bytes => BinaryBytes(count).to_string(),
        }
    }

    /// Formats a rate per second.
    fn rate(self, count: f64) -> String {
        match self {
            // A row may take minutes.
            Unit::Rows if count < 10.0 => format!("{count:.2} rows/s"),
            // The conversion to an integer saturates.
            Unit::Rows => format!("{} rows/s", HumanCount(count as u64)),
            Unit::Bytes => format!("{}/s", BinaryBytes(count as u64)),
        }
    }
}

/// The progress of a run. The bar uses no colours, so `NO_COLOR` needs no support.
pub(crate) struct Progress {
    bar: ProgressBar,
    start: Instant,
    unit: Unit,
    /// The size of the input, 0 if unknown.
    total: u64,
    done: u64,
    fresh: u64,
    /// How much of the input is done, and how much of that was computed by this run.
    position: u64,
    fresh_position: u64,
}

impl Progress {
    /// Creates a bar for `total` units of the input, bytes or rows. It is invisible if `quiet` is set or
    /// stderr is not a terminal.
    pub(crate) fn new(total: u64, quiet: bool, unit: Unit) -> Progress {
        let target = if quiet { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
        let bar = ProgressBar::with_draw_target(Some(total), target);
        // A wide message is cut at the end of the line: one that wraps would fill the terminal.
        let template = if total > 0 { "{bar:12} {percent:>3}%  {wide_msg}" } else { "{spinner}  {wide_msg}" };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.progress_chars("=> "));
        }
        let start = Instant::now();
        Progress { bar, start, unit, total, done: 0, fresh: 0, position: 0, fresh_position: 0 }
    }

    /// Records that `more` rows or bytes are done and the input is processed up to `position`. Only `fresh`
    /// work counts for the rate and the remaining time.
    pub(crate) fn advance(&mut self, more: usize, position: u64, fresh: bool) {
        self.done += more as u64;
        let step = position.saturating_sub(self.position);
        self.position += step;
        if fresh {
            self.fresh += more as u64;
            self.fresh_position += step;
        }
        if self.bar.is_hidden() {
            return;
        }
        self.bar.set_position(self.position);
        self.bar.set_message(self.message());
    }

    /// Formats the amount, the rate and, if the size of the input is known, the time left.
    fn message(&self) -> String {
        let rest = self.total.checked_sub(self.position).filter(|_| self.total > 0);
        let left = rest.and_then(|rest| left(self.start.elapsed(), self.fresh_position, rest));
        let left = left.map(|left| format!(", {:#} left", HumanDuration(left))).unwrap_or_default();
        format!("{}, {}{left}", self.unit.of(self.done), self.unit.rate(self.rate()))
    }

    /// Hides the bar while `work` writes to the terminal.
    pub(crate) fn suspend(&self, work: impl FnOnce()) {
        self.bar.suspend(work);
    }

    /// Removes the bar.
    pub(crate) fn clear(&self) {
        self.bar.finish_and_clear();
    }

    /// Formats the amount, the seconds and the rate.
    pub(crate) fn summary(&self) -> String {
        format!(
            "{} in {:.2} s ({})",
            self.unit.of(self.done),
            self.start.elapsed().as_secs_f64(),
            self.unit.rate(self.rate())
        )
    }

    /// Returns the seconds since the start.
    pub(crate) fn seconds(&self) -> f64 {
        self.start.elapsed().as_secs_f64()
    }

    /// Returns the rows or bytes per second so far.
    pub(crate) fn per_second(&self) -> u64 {
        self.rate() as u64
    }

    fn rate(&self) -> f64 {
        self.fresh as f64 / self.start.elapsed().as_secs_f64().max(1e-9)
    }
}

/// Estimates the remaining time; `None` as long as nothing is done.
fn left(elapsed: Duration, done: u64, rest: u64) -> Option<Duration> {
    let seconds = elapsed.as_secs_f64() * rest as f64 / done as f64;
    // A time too long for a `Duration` gives `None`.
    (done > 0).then(|| Duration::try_from_secs_f64(seconds).ok())?
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_follows_from_what_is_done() {
        let second = Duration::from_secs(1);
        assert_eq!(left(24 * second, 0, 1000), None);
        assert_eq!(left(24 * second, 100, 900), Some(216 * second));
        assert_eq!(left(24 * second, 1000, 0), Some(Duration::ZERO));
        assert_eq!(left(Duration::MAX, 1, u64::MAX), None);
        // Rows of an earlier run pass at once and must not affect the estimate.
        let mut progress = Progress::new(1000, true, Unit::Rows);
        progress.advance(900, 900, false);
        progress.advance(10, 910, true);
        assert_eq!((progress.position, progress.fresh_position), (910, 10));
    }

    #[test]
    fn an_input_of_unknown_size_has_no_time_left() {
        for (total, has) in [(0, false), (1000, true)] {
            let mut progress = Progress::new(total, true, Unit::Rows);
            progress.advance(10, 100, true);
            assert_eq!(progress.message().contains("left"), has, "{}", progress.message());
        }
    }

    #[test]
    fn slow_rows_have_a_rate() {
        assert_eq!(Unit::Rows.rate(0.25), "0.25 rows/s");
        assert_eq!(Unit::Rows.rate(12_345.6), "12,345 rows/s");
    }
}
