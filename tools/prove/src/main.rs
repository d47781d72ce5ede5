//! Proves the kernels in built libraries and programs: `limbwise-prove FILE..`. With `mutants` before the
//! files, it inserts mistakes into the kernels, and counts how many are rejected.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use limbwise_prove::object;
use limbwise_prove::proof::{self, Proved};
use limbwise_prove::survey::{Tally, survey};

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.as_slice() {
        [word, files @ ..] if word == "mutants" && !files.is_empty() => mutants(files),
        files @ [first, ..] if !first.starts_with('-') => prove(files),
        _ => {
            eprintln!("usage: limbwise-prove [mutants] FILE..");
            Ok(ExitCode::from(2))
        }
    }
}

/// The kernels of an operation in a variant.
#[derive(Default)]
struct Line {
    limbs: Vec<usize>,
    sum: Proved,
    longest: (Duration, usize),
}

fn prove(files: &[String]) -> Result<ExitCode, Box<dyn Error>> {
    let begin = Instant::now();
    let mut lines: BTreeMap<(String, &str), Line> = BTreeMap::new();
    let mut refused = 0;
    for file in files {
        for kernel in object::kernels(Path::new(file))? {
            let clock = Instant::now();
            let operation = kernel.operation.name();
            match kernel.code().and_then(|code| proof::prove(&code, kernel.operation)) {
                Ok(proved) => {
                    let line = lines.entry((kernel.variant, operation)).or_default();
                    line.limbs.push(proved.limbs);
                    line.sum.instructions += proved.instructions;
                    line.sum.equations += proved.equations;
                    line.sum.carries += proved.carries;
                    line.longest = line.longest.max((clock.elapsed(), proved.limbs));
                }
                Err(error) => {
                    refused += 1;
                    eprintln!("{file}: {}: {operation}: {error}", kernel.variant);
                }
            }
        }
    }
    println!(
        "{:16} {:>7} {:>12} {:>9} {:>7} {:>17}  limbs",
        "", "kernels", "instructions", "equations", "carries", "longest"
    );
    let mut kernels = 0;
    for ((variant, operation), line) in &mut lines {
        kernels += line.limbs.len();
        let name = format!("{variant} {operation}");
        let longest = format!("{:.1} ms at {}", line.longest.0.as_secs_f64() * 1e3, line.longest.1);
        println!(
            "{name:16} {:>7} {:>12} {:>9} {:>7} {longest:>17}  {}",
            line.limbs.len(),
            line.sum.instructions,
            line.sum.equations,
            line.sum.carries,
            ranges(&mut line.limbs)
        );
    }
    println!("{kernels} kernels proved, {refused} refused, in {:.2} s", begin.elapsed().as_secs_f64());
    Ok(if refused == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Formats lengths, such as `1-16 32`.
fn ranges(limbs: &mut [usize]) -> String {
    limbs.sort_unstable();
    let runs = limbs.chunk_by(|a, b| a + 1 == *b);
    let text = runs.map(|run| match run {
        [only] => only.to_string(),
        [first, .., last] => format!("{first}-{last}"),
        [] => String::new(),
    });
    text.collect::<Vec<_>>().join(" ")
}

/// For lengths up to this number of limbs, all mutants are tried.
const SHORT: usize = 3;

/// For longer numbers, one mutant in this many is tried.
const SPARSE: usize = 67;

/// The minimum number of mutants of an operation in a variant that must be rejected.
const ENOUGH: usize = 20;

fn mutants(files: &[String]) -> Result<ExitCode, Box<dyn Error>> {
    let mut tallies: BTreeMap<(String, &str), Tally> = BTreeMap::new();
    for file in files {
        for kernel in object::kernels(Path::new(file))? {
            let limbs = proof::limbs(&kernel.code()?, kernel.operation)?;
            let tally = tallies.entry((kernel.variant.clone(), kernel.operation.name())).or_default();
            survey(&kernel, if limbs <= SHORT { 1 } else { SPARSE }, tally)?;
        }
    }
    println!("                          refused            refused and            proved and right for all");
    println!(
        "                 wrong: usual  others   not seen wrong   narrow words   random ones    proved and wrong"
    );
    let mut failed = false;
    for ((variant, operation), tally) in &tallies {
        let name = format!("{variant} {operation}");
        let sum = tally.sum();
        println!(
            "{name:16} {:>12} {:>7} {:>16} {:>14} {:>13} {:>19}",
            sum.refused,
            sum.slipped,
            sum.doubted,
            sum.equivalent,
            sum.equivalent_at_random,
            tally.wrong.len()
        );
        failed |= !tally.wrong.is_empty() || sum.refused + sum.slipped < ENOUGH;
    }
    for (what, list) in [
        (
            "refused, wrong, and right for the usual random inputs",
            tallies.values().map(|t| &t.slipped).collect::<Vec<_>>(),
        ),
        ("refused and not seen to be wrong", tallies.values().map(|t| &t.doubted).collect()),
        ("proved and wrong", tallies.values().map(|t| &t.wrong).collect()),
    ] {
        for mutant in list.into_iter().flatten() {
            println!("{what}: {mutant}");
        }
    }
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}
