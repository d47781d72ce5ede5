//! `--explain`: prints the plan of the first rows and the time they took.

use std::hint::black_box;
use std::time::{Duration, Instant};

use limbwise::Plan;

use crate::exit;

/// Explains powers computed by the library's plan.
pub(super) fn plan(plan: &Plan, took: Duration) {
    let predicted = plan.cycles().map_or(String::new(), |cycles| {
        let hertz = hertz();
        format!(", {:.3} ms at {:.1} GHz", cycles / hertz * 1e3, hertz / 1e9)
    });
    tell(&format!("{plan}{predicted}"), took);
}

/// Explains powers computed modulo the primes of a private key.
pub(super) fn primes(rows: usize, took: Duration) {
    let text = format!(
        "plan: {rows} rows modulo each prime of the key, then checked\nwhy: two powers of half the length are faster than one of full length"
    );
    tell(&text, took);
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
