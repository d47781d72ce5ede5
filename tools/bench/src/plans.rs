//! `limbwise-bench plans`: compares the method that the library plans with all others, over a grid of cases.

use std::time::{Duration, Instant};

use limbwise::{Column, Explanation, Method, Modulo, Modulus, Operand, Operation, Powmod};
use limbwise_kernels::cpu::Features;

use crate::case::Error;
use crate::clock;
use crate::inputs::Random;

/// A planned method slower than the fastest one by more than this is a miss. More than 3 misses in 100 cases
/// are too many.
const MISS: f64 = 1.10;
const MOST_MISSES: usize = 3;
/// More than this is too much in any case.
const FAR: f64 = 1.25;
/// The minimum number of turns, because a single run may be interrupted and the first one touches new memory.
const TURNS: usize = 3;

/// Compares the planned method with every other one, over 100 cases of powers and products of powers on one
/// thread.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Runs as if this processor lacked these features, for example avx512ifma.
    #[arg(long, value_name = "FEATURE")]
    without: Vec<String>,
    /// Milliseconds for each method of a case; at least three runs each.
    #[arg(long, value_name = "MS", default_value_t = 40)]
    each: u64,
}

/// The operation of a case.
struct Case {
    name: String,
    work: Work,
}

enum Work {
    /// Rows of powers, with one modulus for all rows or one per row.
    Pow { base: Column, one_base: bool, exp: Column, one_exp: bool, moduli: Odd, public: bool },
    /// One product of powers.
    Product { base: Column, exp: Column, modulus: Modulus, public: bool },
}

enum Odd {
    One(Modulus),
    Each(Column, Features),
}

impl Work {
    fn explain(&self) -> Result<Explanation, limbwise::Error> {
        match self {
            Work::Pow { .. } => self.with(None, |powers, moduli| powers.explain(moduli)),
            Work::Product { base, exp, modulus, public } => {
                modulus.explain_multi_exp(base, exp, powmod(*public, None))
            }
        }
    }

    /// Runs the planned method, or another one.
    fn run(&self, method: Option<Method>) -> Result<Column, limbwise::Error> {
        match self {
            Work::Pow { .. } => self.with(method, |powers, moduli| powers.run(moduli)),
            Work::Product { base, exp, modulus, public } => {
                modulus.multi_exp(base, exp, powmod(*public, method))
            }
        }
    }

    /// Calls `f` with the powers and their moduli.
    fn with<T>(
        &self,
        method: Option<Method>,
        f: impl FnOnce(Operation<Operand<'_>>, Modulo<'_>) -> Result<T, limbwise::Error>,
    ) -> Result<T, limbwise::Error> {
        let Work::Pow { base, one_base, exp, one_exp, moduli, public } = self else {
            unreachable!("of powers")
        };
        let (b, e) = (base.number(0), exp.number(0));
        let base: Operand<'_> = if *one_base { (&b).into() } else { base.into() };
        let exp: Operand<'_> = if *one_exp { (&e).into() } else { exp.into() };
        let moduli = match moduli {
            Odd::One(modulus) => modulus.into(),
            Odd::Each(moduli, features) => Modulo::from(moduli).with_features(*features),
        };
        f(powmod(*public, method).operation(base, exp), moduli)
    }
}

fn powmod(public: bool, method: Option<Method>) -> Powmod {
    Powmod { public, method, ..Powmod::new() }
}

/// 100 cases: few and many rows, short and long moduli and exponents, shared operands, moduli of different
/// lengths, products.
fn grid(features: Features) -> Result<Vec<Case>, Error> {
    let mut random = Random::new(100);
    let mut cases = Vec::new();
    let one = |random: &mut Random, bits: usize| -> Result<Modulus, Error> {
        Ok(Modulus::with_features(&random.odd(1, bits).number(0), features)?)
    };
    // One modulus per row: 8 lengths by 5 numbers of rows.
    for bits in [64, 192, 512, 1024, 1536, 2048, 3072, 4096] {
        for rows in [1, 3, 9, 17, 27] {
            let (base, exp) = (random.numbers(rows, bits), random.numbers(rows, bits));
            let moduli = Odd::Each(random.odd(rows, bits), features);
            let work = Work::Pow { base, one_base: false, exp, one_exp: false, moduli, public: false };
            cases.push(Case { name: format!("{rows} rows, {bits} bits, a modulus each"), work });
        }
    }
    // One modulus and a short public exponent.
    for bits in [256, 1024, 2048, 4096] {
        for rows in [2, 7, 12, 21] {
            let (base, exp) = (random.numbers(rows, bits), Column::parse(["65537"])?);
            let moduli = Odd::One(one(&mut random, bits)?);
            let work = Work::Pow { base, one_base: false, exp, one_exp: true, moduli, public: true };
            cases.push(Case { name: format!("{rows} rows, {bits} bits, one modulus, e = 65537"), work });
        }
    }
    // One base and one modulus, where tables may be used.
    for (bits, exp_bits) in [(1024, 256), (2048, 256), (3072, 256), (2048, 2048)] {
        for rows in [8, 40, 200, 1000] {
            if bits == exp_bits && rows > 200 {
                continue;
            }
            for public in [false, true] {
                if public && rows == 8 {
                    continue;
                }
                let (base, exp) = (random.numbers(1, bits), random.numbers(rows, exp_bits));
                let moduli = Odd::One(one(&mut random, bits)?);
                let work = Work::Pow { base, one_base: true, exp, one_exp: false, moduli, public };
                let kind = if public { "public" } else { "secret" };
                cases.push(Case {
                    name: format!("{rows} exponents, {bits}/{exp_bits} bits, one base, {kind}"),
                    work,
                });
            }
        }
    }
    // Moduli of different lengths.
    for lengths in [[512, 1024, 2048], [1024, 1100, 3000], [64, 2048, 2048]] {
        let limbs = 48;
        let mut moduli = Vec::new();
        for (i, bits) in lengths.iter().cycle().take(29).enumerate() {
            moduli.push(random.odd(1, *bits - i).into_limbs());
        }
        let (base, exp) = (random.numbers(29, 64 * limbs), random.numbers(29, 512));
        let moduli = Odd::Each(Column::from_rows(moduli)?, features);
        let work = Work::Pow { base, one_base: false, exp, one_exp: false, moduli, public: false };
        cases.push(Case { name: format!("29 rows, moduli of {lengths:?} bits"), work });
    }
    // Products of powers.
    for public in [false, true] {
        for bits in [1024, 3072] {
            for rows in [2, 20, 100, 400, 2000] {
                if cases.len() >= 100 {
                    break;
                }
                let (base, exp) = (random.numbers(rows, bits), random.numbers(rows, 256));
                let work = Work::Product { base, exp, modulus: one(&mut random, bits)?, public };
                let kind = if public { "public" } else { "secret" };
                cases.push(Case { name: format!("product of {rows} powers, {bits}/256 bits, {kind}"), work });
            }
        }
    }
    Ok(cases)
}

/// The time of a method in seconds: the minimum of its odd turns, and that of its even turns. Both measure the
/// same, so the difference between them is noise.
#[derive(Clone, Copy)]
struct Timing([f64; 2]);

impl Timing {
    fn least(self) -> f64 {
        self.0[0].min(self.0[1])
    }

    /// Returns how many times as long as the shorter minimum the longer one is.
    fn noise(self) -> f64 {
        self.0[0].max(self.0[1]) / self.least()
    }
}

/// Returns the time of each method; the methods run in turn.
fn times(work: &Work, methods: &[Option<Method>], each: Duration) -> Result<Vec<Timing>, Error> {
    let mut times = vec![Timing([f64::INFINITY; 2]); methods.len()];
    let end = Instant::now() + each * u32::try_from(methods.len())?;
    for turn in 1.. {
        for (method, Timing(least)) in methods.iter().zip(&mut times) {
            let start = Instant::now();
            std::hint::black_box(work.run(*method)?);
            least[turn % 2] = least[turn % 2].min(start.elapsed().as_secs_f64());
        }
        if turn >= TURNS && Instant::now() >= end {
            break;
        }
    }
    Ok(times)
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Verdict {
    Good,
    Miss,
    /// The noise is larger than a miss and than the difference.
    Noise,
}

/// Judges a planned method by its time and that of the fastest one.
fn judge(planned: Timing, fastest: Timing) -> Verdict {
    let noise = planned.noise().max(fastest.noise());
    match planned.least() / fastest.least() {
        ratio if ratio > MISS.max(noise) => Verdict::Miss,
        _ if noise > MISS => Verdict::Noise,
        _ => Verdict::Good,
    }
}

/// Prints the grid and the misses. Returns whether the plans are good enough.
///
/// # Errors
///
/// Returns an error if too many cases cannot be judged because the machine is noisy.
pub(crate) fn run(args: &Args) -> Result<bool, Error> {
    let mut features = Features::detect()?;
    for feature in &args.without {
        features = features.without(feature)?;
    }
    let each = Duration::from_millis(args.each);
    let (mut slow, mut unclear) = (Vec::new(), 0);
    let cases = grid(features)?;
    for case in &cases {
        let explanation = case.work.explain()?;
        let methods: Vec<Option<Method>> =
            std::iter::once(None).chain(explanation.all_methods().into_iter().map(Some)).collect();
        let expected = case.work.run(None)?;
        for method in methods.iter().flatten() {
            if case.work.run(Some(*method))? != expected {
                return Err(format!("{}: computed {method}, the answer is another one", case.name).into());
            }
        }
        let times = times(&case.work, &methods, each)?;
        let planned = times[0];
        let fastest = times.iter().copied().fold(planned, |a, b| if b.least() < a.least() { b } else { a });
        let ratio = planned.least() / fastest.least();
        let cycles = clock::ns_per_cycle().map_or(f64::NAN, |ns| planned.least() * 1e9 / ns);
        let predicted = explanation.cycles().unwrap_or(f64::NAN) / cycles;
        println!("{:52} {ratio:6.3} x the fastest, predicted {predicted:.2} x its cycles", case.name);
        for (method, time) in methods.iter().zip(&times) {
            let name = method.map_or("as planned".to_owned(), |method| method.to_string());
            println!("    {:12.1} us {name}", time.least() * 1e6);
        }
        match judge(planned, fastest) {
            Verdict::Good => {}
            Verdict::Miss => slow.push((case.name.clone(), ratio)),
            Verdict::Noise => {
                println!(
                    "    too noisy to judge: repeated timings differ by more than this, and by more than 10 %"
                );
                unclear += 1;
            }
        }
    }
    let worst = slow.iter().map(|(_, ratio)| *ratio).fold(1.0, f64::max);
    println!("{} cases, {} more than 10 % slower than the fastest method", cases.len(), slow.len());
    for (name, ratio) in &slow {
        println!("  {name}: {ratio:.3} x");
    }
    if unclear > 0 {
        println!("{unclear} cannot be judged: this machine is too noisy");
    }
    let good = slow.len() <= MOST_MISSES && worst <= FAR;
    if good && slow.len() + unclear > MOST_MISSES {
        return Err("the misses and the cases that cannot be judged are too many together".into());
    }
    Ok(good)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_within_the_noise_are_no_misses() {
        let judge = |planned, fastest| judge(Timing(planned), Timing(fastest));
        assert_eq!(judge([1.0, 1.02], [1.0, 1.01]), Verdict::Good);
        assert_eq!(judge([1.2, 1.21], [1.0, 1.01]), Verdict::Miss);
        assert_eq!(judge([1.2, 1.21], [1.0, 1.3]), Verdict::Noise);
        assert_eq!(judge([1.2, 1.6], [1.0, 1.0]), Verdict::Noise);
        // A miss may also hide behind the noise.
        assert_eq!(judge([1.0, 1.3], [1.0, 1.0]), Verdict::Noise);
        assert_eq!(judge([2.0, 2.4], [1.0, 1.2]), Verdict::Miss);
    }
}
