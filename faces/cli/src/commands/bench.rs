//! `limbwise bench`: measures this machine's speed and compares it with its limits.

use std::fmt::Write;
use std::hint::black_box;
use std::time::{Duration, Instant};

use limbwise::byteorder::byteswap_into;
use limbwise::cpu::{self, Features, Multiplier};
use limbwise::threads::{self, on_this_thread};
use limbwise::{Column, Powmod};
use rayon::ThreadPool;
use serde_json::json;

use crate::commands::args::BenchArgs;
use crate::process::exit::Failure;
use crate::process::stdout;

/// The number of figures, which share the time equally.
const FIGURES: u32 = 6;
/// The minimum number of runs per figure.
const RUNS: usize = 3;

/// Rows per thread: two batches of the lanes.
const ROWS: usize = 32;

/// The number of 64-bit numbers whose bytes are reversed: 64 MB, more than the caches hold.
const SWAPPED: usize = 8 << 20;

/// A measured figure.
struct Figure {
    what: String,
    unit: &'static str,
    /// Per second, from the lower quartile of the times.
    rate: f64,
    /// The upper quartile of the times divided by the lower one, minus 1.
    spread: f64,
    measure: Measure,
}

/// What a rate is compared with. Each rate is the best of many measurements.
enum Measure {
    /// A rate that cannot be exceeded, and the instruction that sets it.
    Bound(f64, &'static str),
    /// The rate of another way to do similar work, which may be slower.
    Rival(f64, &'static str),
    /// No bound is known.
    None,
}

/// Runs the command.
///
/// # Errors
///
/// Returns an error if threads do not start, the system provides no random numbers, or stdout cannot be
/// written to.
pub(crate) fn run(args: &BenchArgs) -> Result<(), Failure> {
    stdout::check()?;
    let pool = threads::pool(threads::limit()).map_err(Failure::no_thread)?;
    let each = Duration::from_secs(args.seconds.into()) / FIGURES;
    let mut figures = Vec::new();
    for bits in [2048, 3072, 4096] {
        figures.push(on_this_thread(|| powers(bits, Exponents::Secret, None, each))?);
    }
    figures.push(on_this_thread(|| powers(2048, Exponents::Public(65_537), None, each))?);
    figures.push(powers(2048, Exponents::Secret, Some(&pool), each)?);
    figures.push(swaps(each)?);
    stdout::print(&if args.json { as_json(&figures) } else { as_text(&figures) })
}

/// The exponents of a figure.
#[derive(Clone, Copy)]
enum Exponents {
    /// One for each row, secret and as long as the modulus.
    Secret,
    /// One for all rows, public.
    Public(u64),
}

/// Measures powers; every row has its own base and modulus.
fn powers(
    bits: usize,
    exponents: Exponents,
    pool: Option<&ThreadPool>,
    each: Duration,
) -> Result<Figure, Failure> {
    let threads = pool.map_or(1, ThreadPool::current_num_threads);
    let (rows, limbs) = (ROWS * threads, bits / 64);
    let (base, exp) = (random(rows, limbs)?, random(rows, limbs)?);
    let mut modulus = random(rows, limbs)?;
    for row in modulus.rows_mut() {
        row[0] |= 1;
        row[limbs - 1] |= 1 << 63;
    }
    let compute = || {
        let powers = match exponents {
            Exponents::Secret => Powmod::new().exp_bits(bits).run(&base, &exp, &modulus),
            Exponents::Public(exp) => Powmod::new().public_exponent().run(&base, exp, &modulus),
        };
        black_box(powers).map(drop)
    };
    let (cost, named) = match exponents {
        Exponents::Secret => (cpu::multiplications_of_powmod(Features::usable(), bits), String::new()),
        Exponents::Public(exp) => (None, format!(", exponent {exp}")),
    };
    let mut most = 0.0_f64;
    let times = times(each, || {
        if let Some((multiplier, count)) = cost {
            most = most.max(executed(multiplier, pool) / count);
        }
        let start = Instant::now();
        pool.map_or_else(compute, |pool| pool.install(compute)).map_err(Failure::data)?;
        Ok(start.elapsed())
    })?;
    let of = if threads == 1 { "one thread".to_owned() } else { format!("{threads} threads") };
    let limit = cost.and_then(|(multiplier, _)| multiplier.name()).filter(|_| most > 0.0);
    Ok(Figure {
        what: format!("powers of {bits} bits{named}, {of}"),
        unit: "powers/s",
        rate: rows as f64 / times.low,
        spread: times.spread(),
        measure: limit.map_or(Measure::None, |limit| Measure::Bound(most, limit)),
    })
}

/// Measures how many of an instruction all threads together execute per second; 0 if it is not known here.
fn executed(multiplier: Multiplier, pool: Option<&ThreadPool>) -> f64 {
    /// Long enough that all threads are running most of the time.
    const TURNS: usize = 40;
    let features = Features::usable();
    let some = |turns: usize| (0..turns).filter_map(|_| multiplier.execute(features)).sum::<usize>();
    let start = Instant::now();
    let count: usize = match pool {
        Some(pool) => pool.broadcast(|_| some(TURNS)).into_iter().sum(),
        None => some(1),
    };
    count as f64 / start.elapsed().as_secs_f64()
}

/// Measures reversing the bytes of 64-bit numbers from one array into another, compared with a copy of the
/// same array.
fn swaps(each: Duration) -> Result<Figure, Failure> {
    let from: Vec<u64> = (0..SWAPPED as u64).collect();
    let mut to = vec![0; SWAPPED];
    let mut copy = f64::INFINITY;
    let times = times(each, || {
        let start = Instant::now();
        to.copy_from_slice(black_box(&from));
        black_box(&mut to);
        copy = copy.min(start.elapsed().as_secs_f64());
        let start = Instant::now();
        byteswap_into(black_box(&from), &mut to).map_err(Failure::data)?;
        black_box(&mut to);
        Ok(start.elapsed())
    })?;
    let gigabytes = size_of_val(&*from) as f64 / 1e9;
    Ok(Figure {
        what: "byte swap of 64-bit numbers".to_owned(),
        unit: "GB/s",
        rate: gigabytes / times.low,
        spread: times.spread(),
        measure: Measure::Rival(gigabytes / copy, "memcpy"),
    })
}

fn random(rows: usize, limbs: usize) -> Result<Column, Failure> {
    let limb = || getrandom::u64().map_err(|error| Failure::data(format!("random numbers: {error}")));
    let all = (0..rows * limbs).map(|_| limb()).collect::<Result<Vec<u64>, Failure>>()?;
    Column::from_limbs(all, limbs).map_err(Failure::data)
}

/// The quartiles of the times, in seconds.
struct Times {
    low: f64,
    high: f64,
}

impl Times {
    fn of(mut all: Vec<f64>) -> Times {
        all.sort_by(f64::total_cmp);
        let last = all.len() - 1;
        Times { low: all[last / 4], high: all[last - last / 4] }
    }

    fn spread(&self) -> f64 {
        self.high / self.low - 1.0
    }
}

/// Repeats `run`, which returns its own time, for at least `least`. The first run, in which memory and
/// threads are new, is not counted.
fn times(least: Duration, mut run: impl FnMut() -> Result<Duration, Failure>) -> Result<Times, Failure> {
    run()?;
    let start = Instant::now();
    let mut all = Vec::new();
    while all.len() < RUNS || start.elapsed() < least {
        all.push(run()?.as_secs_f64());
    }
    Ok(Times::of(all))
}

fn as_text(figures: &[Figure]) -> String {
    let mut out = String::new();
    for figure in figures {
        let measure = match figure.measure {
            Measure::Bound(bound, limit) => {
                format!("{:.0} % of the bound {} ({limit})", 100.0 * figure.rate / bound, short(bound))
            }
            Measure::Rival(rate, name) => {
                format!("{:.2} times {name} ({})", figure.rate / rate, short(rate))
            }
            Measure::None => "no bound known".to_owned(),
        };
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "{:<47} {:>9} {:<8} spread {:>3.0} %  {measure}",
            figure.what,
            short(figure.rate),
            figure.unit,
            100.0 * figure.spread
        );
    }
    out
}

/// Formats a number with three significant digits or more.
fn short(x: f64) -> String {
    let decimals = if x < 10.0 {
        2
    } else if x < 100.0 {
        1
    } else {
        0
    };
    format!("{x:.decimals$}")
}

fn as_json(figures: &[Figure]) -> String {
    let figure = |figure: &Figure| {
        let mut object = json!({
            "what": figure.what,
            "unit": figure.unit,
            "rate": figure.rate,
            "spread": figure.spread,
            "bound": null,
            "limit": null,
        });
        match figure.measure {
            Measure::Bound(bound, limit) => (object["bound"], object["limit"]) = (json!(bound), json!(limit)),
            Measure::Rival(rate, name) => object[name] = json!(rate),
            Measure::None => {}
        }
        object
    };
    let report = json!({ "figures": figures.iter().map(figure).collect::<Vec<_>>() });
    format!("{report:#}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_and_their_spread() {
        let times = Times::of(vec![4.0, 2.0, 1.0, 3.0, 5.0]);
        assert_eq!((times.low, times.high, times.spread()), (2.0, 4.0, 1.0));
        let times = Times::of(vec![7.0]);
        assert_eq!((times.low, times.spread()), (7.0, 0.0));
    }

    #[test]
    fn figures_in_words_and_in_json() {
        let figure =
            |measure| Figure { what: "powers".into(), unit: "powers/s", rate: 50.0, spread: 0.02, measure };
        let measures = [Measure::Bound(200.0, "mulx"), Measure::None, Measure::Rival(40.0, "memcpy")];
        let figures = measures.map(figure);
        let text = as_text(&figures);
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[0].ends_with("50.0 powers/s spread   2 %  25 % of the bound 200 (mulx)"), "{text}");
        assert!(lines[1].ends_with("no bound known"), "{text}");
        // What can be exceeded is not called a bound.
        assert!(lines[2].ends_with("1.25 times memcpy (40.0)"), "{text}");
        let json: serde_json::Value = serde_json::from_str(&as_json(&figures)).unwrap();
        assert_eq!(json["figures"][0]["limit"], "mulx");
        assert_eq!(json["figures"][1]["bound"], serde_json::Value::Null);
        assert_eq!(json["figures"][2]["bound"], serde_json::Value::Null);
        assert_eq!(json["figures"][2]["memcpy"], 40.0);
    }
}
