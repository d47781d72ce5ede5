//! `limbwise random-prime`: prints random primes, one per line.

use limbwise::random_prime;

use crate::commands::args::RandomPrimeArgs;
use crate::compute::start_threads;
use crate::process::exit::Failure;
use crate::process::stdout::Lines;

/// Runs the command.
///
/// # Errors
///
/// Returns an error if the system provides no random bytes, or stdout cannot be written.
pub(crate) fn run(args: &RandomPrimeArgs) -> Result<(), Failure> {
    let mut lines = Lines::new()?;
    start_threads(args.threads)?;
    for _ in 0..args.count {
        let prime = random_prime(args.bits as usize).map_err(Failure::data)?;
        lines.line(format_args!("{}", if args.hex { prime.to_hex() } else { prime.to_decimal() }))?;
        // A long prime takes seconds, so each is printed at once.
        lines.finish()?;
    }
    Ok(())
}
