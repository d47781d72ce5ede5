//! Timing: tests whether an operation takes a different time for certain numbers than for random ones
//! ([ReparazBalaschVerbauwhede17], dudect).
//!
//! Numbers of a class and random ones are processed in random order, in the same memory. Welch's t-test
//! compares the mean times, of all measurements and of those below some percentiles, because the slowest are
//! caused by interruptions. A value above 5 is suspect and is measured again twice: a finding must occur
//! three times.
//!
//! A difference of less than half a per cent, or less than one tick of the counter, is only reported as
//! suspect: processors stretch single cycles when many bits change at once (Zen 5: 0.8 to 1.0 of 525 ticks
//! for zeros in `lanes/avx512f`). That is an effect of power, which is not covered.
//!
//! Timing shows what the other methods cannot: instructions whose time depends on data. It does not detect a
//! table in the first-level cache or a well-predicted branch, and proves nothing.

pub(crate) mod clock;

use std::hint::black_box;
use std::time::{Duration, Instant};

use limbwise::cpu::Features;
use limbwise_kernels::limb::Limb;
use limbwise_kernels_leaky::mistakes;

use crate::cases::inputs::Random;
use crate::cases::method::Method;
use crate::cases::timed::{Clocked, Timed};
use crate::cases::{Observed, leaky, real};
use crate::outcome::Outcome;
use crate::report::tally::Tally;

/// Numbers that are compared with random ones.
#[derive(Clone, Copy, Debug)]
enum Class {
    Zero,
    One,
    /// One below the modulus; for an exponent, all ones.
    Greatest,
    /// Random, except for the top limb.
    ZeroTop,
    /// One bit, near the top.
    Sparse,
}

const CLASSES: [Class; 5] = [Class::Zero, Class::One, Class::Greatest, Class::ZeroTop, Class::Sparse];

/// A t beyond this value is suspect.
const SUSPECT: f64 = 5.0;
/// A difference of less than a tick, or less than this fraction of the time, is shown but is not a failure:
/// see the head of this file.
const PART: f64 = 1.0 / 200.0;
/// The number of times that a finding must occur.
const TIMES: usize = 3;
/// The time spent on each class; a twin needs less.
const TIME: Duration = Duration::from_millis(400);
const TIME_OF_TWINS: Duration = Duration::from_millis(60);
/// The maximum number of measurements per class. With more of them, t would show differences of hundredths of
/// a cycle, which come from changes of the clock frequency.
const MOST: usize = 500_000;
/// The number of different inputs per class.
const NUMBERS: usize = 64;
/// The percentages of the measurements that are kept; the slowest are dropped.
const KEPT: [usize; 6] = [100, 99, 95, 90, 75, 50];

/// Times every case, and the twins that must be caught.
///
/// # Errors
///
/// Returns an error if the clock cannot be used.
pub(crate) fn run(features: Features, tally: &mut Tally) -> Result<(), String> {
    clock::stay().map_err(|error| format!("the core cannot be kept: {error}"))?;
    for (all, twins) in [(real::operations::timed::ALL, false), (leaky::operations::timed::ALL, true)] {
        for timed in all.iter().filter(|timed| !twins || timed.mistake.is_some()) {
            for variant in timed.subject.claimed().filter(|v| v.runs_with(features)) {
                one(timed, variant.name, twins, tally);
            }
        }
    }
    Ok(())
}

fn one(timed: &Timed, variant: &str, twin: bool, tally: &mut Tally) {
    let mistake = timed.mistake.filter(|_| twin);
    mistakes::make(mistake);
    let mut random = Random(timed.bits as u64);
    let modulus = modulus(timed.bits, &mut random);
    let mut clocked = (timed.prepare)(variant, &modulus);
    let mut measurements = 0;
    // Over all classes: the t farthest from 0, and the one that stayed beyond the limit.
    let (mut farthest, mut found) = ((Difference::default(), Class::Zero), None::<(Difference, Class)>);
    for class in CLASSES {
        let mut least = Difference { t: f64::INFINITY, ..Difference::default() };
        for _ in 0..TIMES {
            let (t, count) =
                measure(&mut clocked, class, &modulus, if twin { TIME_OF_TWINS } else { TIME }, &mut random);
            measurements += count;
            least = if t.t.abs() < least.t.abs() { t } else { least };
            if t.t.abs() <= SUSPECT {
                break;
            }
        }
        if least.t.abs() > farthest.0.t.abs() {
            farthest = (least, class);
        }
        if least.t.abs() > SUSPECT
            && least.counts()
            && found.is_none_or(|(most, _)| least.t.abs() > most.t.abs())
        {
            found = Some((least, class));
        }
    }
    mistakes::make(None);
    let words = |(d, class): (Difference, Class)| {
        format!("t = {:.1} for {class:?}, {:.2} of {:.0} ticks", d.t, d.ticks, d.mean)
    };
    let remark = match found {
        Some(_) => String::new(),
        None if farthest.0.t.abs() > SUSPECT => {
            format!(" but for single cycles, SUSPECT: {}", words(farthest))
        }
        None => format!(": {}", words(farthest)),
    };
    let case = format!("{} {}", timed.name, timed.bits);
    let observed = Observed { case, subject: timed.subject, variant, mistake, leaks: twin };
    let found = found.map(words);
    let outcome = Outcome { secrets: measurements, found, remark, ..Outcome::default() };
    tally.enter(Method::Timing, &observed, &outcome);
}

/// Returns an odd number of the given number of bits, rounded up to whole limbs.
fn modulus(bits: usize, random: &mut Random) -> Vec<Limb> {
    let mut m = random.limbs(bits.div_ceil(64));
    m[0] |= 1;
    *m.last_mut().expect("a limb") |= 1 << 63;
    m
}

/// Returns operands of a class, or random ones.
fn operands(
    class: Option<Class>,
    limbs: [usize; 2],
    modulus: &[Limb],
    random: &mut Random,
) -> [Vec<Limb>; 2] {
    limbs.map(|n| {
        let mut x = random.limbs(n);
        let top = n - 1;
        // Less than every modulus with its top bit set.
        x[top] >>= usize::from(n == modulus.len());
        match class {
            None => {}
            Some(Class::ZeroTop) => x[top] = 0,
            Some(Class::Greatest) if n == modulus.len() => {
                x.copy_from_slice(modulus);
                x[0] -= 1;
            }
            Some(Class::Greatest) => x.fill(Limb::MAX),
            Some(Class::Zero | Class::One | Class::Sparse) => {
                x.fill(0);
                x[0] = Limb::from(matches!(class, Some(Class::One)));
                x[top] |= Limb::from(matches!(class, Some(Class::Sparse))) << 62;
            }
        }
        x
    })
}

/// The difference between the times of a class and those of random numbers.
#[derive(Clone, Copy, Default)]
struct Difference {
    t: f64,
    /// The difference of the means.
    ticks: f64,
    /// The mean for random numbers.
    mean: f64,
}

impl Difference {
    /// Returns whether it is large enough to be a failure.
    fn counts(&self) -> bool {
        self.ticks.abs() >= (self.mean * PART).max(1.0)
    }
}

/// Returns the difference with the t farthest from 0, and the number of measurements.
fn measure(
    clocked: &mut Clocked,
    class: Class,
    modulus: &[Limb],
    time: Duration,
    random: &mut Random,
) -> (Difference, usize) {
    let classes = [Some(class), None];
    let pools =
        classes.map(|class| (0..NUMBERS).map(|_| operands(class, clocked.limbs, modulus, random)).collect());
    let pools: [Vec<[Vec<Limb>; 2]>; 2] = pools;
    let [mut x, mut y] = clocked.limbs.map(|n| vec![0; n]);
    let mut times = [Vec::new(), Vec::new()];
    let start = Instant::now();
    while start.elapsed() < time && times[0].len() < MOST {
        for _ in 0..100 {
            let choice = random.next();
            let (which, at) = ((choice & 1) as usize, (choice >> 1) as usize % NUMBERS);
            let [a, b] = &pools[which][at];
            x.copy_from_slice(a);
            y.copy_from_slice(b);
            let before = clock::now();
            (clocked.run)(black_box(&x), black_box(&y));
            times[which].push((clock::now() - before) as f64);
        }
    }
    // The first measurements run with cold caches.
    let times = times.map(|times| times[times.len() / 20..].to_vec());
    let mut sorted: Vec<f64> = times.iter().flatten().copied().collect();
    sorted.sort_unstable_by(f64::total_cmp);
    let count = sorted.len();
    let differences = KEPT.map(|kept| {
        let limit = sorted[(count * kept / 100).clamp(1, count) - 1];
        let [a, b] = [0, 1].map(|i| Moments::of(times[i].iter().copied().filter(|time| *time <= limit)));
        Difference { t: welch(a, b), ticks: a.mean - b.mean, mean: b.mean }
    });
    let farthest = differences.into_iter().max_by(|a, b| a.t.abs().total_cmp(&b.t.abs()));
    (farthest.unwrap_or_default(), count)
}

/// Count, mean and variance.
#[derive(Clone, Copy)]
struct Moments {
    count: f64,
    mean: f64,
    variance: f64,
}

impl Moments {
    fn of(times: impl Iterator<Item = f64>) -> Moments {
        // Welford's recurrence.
        let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
        for time in times {
            count += 1.0;
            let off = time - mean;
            mean += off / count;
            squares += off * (time - mean);
        }
        Moments { count, mean, variance: squares / (count - 1.0) }
    }
}

/// Welch's t; 0 if there are too few measurements. If the times do not vary but differ, t is infinite.
fn welch(a: Moments, b: Moments) -> f64 {
    if a.count < 100.0 || b.count < 100.0 || a.mean == b.mean {
        return 0.0;
    }
    (a.mean - b.mean) / (a.variance / a.count + b.variance / b.count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn t_is_that_of_the_textbook() {
        let moments = |times: &[f64]| Moments::of(times.iter().copied());
        let m = moments(&[1.0, 2.0, 3.0, 4.0]);
        assert_eq!((m.count, m.mean, m.variance), (4.0, 2.5, 5.0 / 3.0));
        // Means 1 and 0 with variance 1 and 200 numbers each: 1 / sqrt(2 / 200).
        let of = |mean| Moments { count: 200.0, mean, variance: 1.0 };
        assert!((welch(of(1.0), of(0.0)) - 10.0).abs() < 1e-9);
        assert!((welch(of(0.0), of(1.0)) + 10.0).abs() < 1e-9);
        assert_eq!(welch(of(1.0), of(1.0)), 0.0);
    }

    #[test]
    fn times_that_depend_on_a_number_are_found() {
        let spins = |cost: fn(&[Limb]) -> u64| Clocked {
            limbs: [4, 4],
            run: Box::new(move |x, _| (0..cost(x)).for_each(|i| _ = black_box(i))),
        };
        let mut random = Random(1);
        let modulus = modulus(256, &mut random);
        let mut t = |cost| {
            let mut clocked = spins(cost);
            let time = Duration::from_millis(20);
            (0..TIMES)
                .map(|_| measure(&mut clocked, Class::Zero, &modulus, time, &mut random).0.t.abs())
                .fold(f64::INFINITY, f64::min)
        };
        assert!(t(|x| if x[3] == 0 { 100 } else { 400 }) > SUSPECT);
    }
}
