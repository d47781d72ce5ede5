//! `--explain`: prints the plan of the first rows and the time they took.

use std::hint::black_box;
use std::time::{Duration, Instant};

use limbwise::Explanation;

use crate::process::exit;

/// Prints how powers were computed, and why.
pub(super) fn powers(explanation: &Explanation, took: Duration) {
    let predicted = explanation.cycles().map_or(String::new(), |cycles| {
        let hertz = hertz();
        format!(", {:.3} ms at {:.1} GHz", cycles / hertz * 1e3, hertz / 1e9)
    });
    tell(&format!("{explanation}{predicted}"), took);
}

/// Explains powers computed modulo the primes of a private key.
pub(super) fn primes(rows: usize, took: Duration) {
    let text = format!(
        "plan: {rows} rows modulo each prime of the key, then checked\nwhy: two powers of half the length are faster than one of full length"
    );
    tell(&text, took);
}

/// How long rows are computed to find their time.
const ENOUGH: Duration = Duration::from_millis(10);

/// Repeats `work` for some milliseconds, at least twice, and returns its result and the shortest time without
/// that of the first run. In the first, caches are cold and threads asleep, unlike in the rows that follow.
///
/// # Errors
///
/// Returns the error of `work`.
pub(super) fn timed<T, E>(mut work: impl FnMut() -> Result<T, E>) -> Result<(T, Duration), E> {
    let begin = Instant::now();
    let mut done = work()?;
    let mut shortest = Duration::MAX;
    while shortest == Duration::MAX || begin.elapsed() < ENOUGH {
        let start = Instant::now();
        done = work()?;
        shortest = shortest.min(start.elapsed());
    }
    Ok((done, shortest))
}

fn tell(text: &str, took: Duration) {
    exit::note("explain", format_args!("{text}\nactual: {:.3} ms", took.as_secs_f64() * 1e3));
}

/// Measures the clock frequency, to convert the library's predicted cycles to time. It times a chain of
/// dependent steps of four cycles each, three for a product and one for its lowest bit, and takes the
/// shortest of a few runs.
fn hertz() -> f64 {
    const STEPS: u32 = 1 << 16;
    let chain = || {
        let start = Instant::now();
        let mut x = black_box(3u64);
        for _ in 0..STEPS {
            x = x.wrapping_mul(x | 1);
        }
        black_box(x);
        start.elapsed()
    };
    let shortest = (0..16).map(|_| chain()).min().unwrap_or_default();
    4.0 * f64::from(STEPS) / shortest.as_secs_f64().max(1e-9)
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn the_first_run_is_not_timed() {
        let mut runs = 0;
        let (run, took) = timed(|| {
            runs += 1;
            if runs == 1 {
                thread::sleep(2 * ENOUGH);
            }
            Ok::<_, ()>(runs)
        })
        .unwrap();
        // The first run alone takes longer than all of them should.
        assert_eq!((run, runs), (2, 2));
        assert_ne!(took, Duration::MAX);
    }
}
