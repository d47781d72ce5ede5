//! `limbwise random-prime`: prime numbers at random, a line each.

use limbwise::random_prime;

use crate::args::RandomPrimeArgs;
use crate::compute::start_threads;
use crate::exit::Failure;
use crate::stdout::Lines;

/// Runs the command.
///
/// # Errors
///
/// If the system gives no random bytes, or stdout cannot be written.
pub(crate) fn run(args: &RandomPrimeArgs) -> Result<(), Failure> {
    let mut lines = Lines::new()?;
    start_threads(args.threads)?;
    for _ in 0..args.count {
        let prime = random_prime(args.bits as usize).map_err(Failure::data)?;
        lines.line(format_args!("{}", if args.hex { prime.to_hex() } else { prime.to_decimal() }))?;
        // A long one takes seconds.
        lines.finish()?;
    }
    Ok(())
}
