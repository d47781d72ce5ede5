//! `limbwise prime`: tests which numbers are prime.

use std::ops::Range;

use limbwise::{Error, is_probable_prime, is_probable_prime_vartime};

use super::args::PrimeArgs;
use crate::compute::{self, BadOperand, Function, Outcome, Prepared, read_numbers};
use crate::exit::Failure;
use crate::table::{Numbers, Reading, ResultKind, Results, Values};

/// Tests whether an operand is prime.
struct Prime {
    /// Whether the time may depend on the numbers.
    is_public: bool,
}

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &PrimeArgs) -> Result<(), Failure> {
    compute::run(&args.table, "prime", "prime", |arguments| {
        let operands = vec![arguments.operand("--x", &args.x)?];
        let function = Prime { is_public: args.public };
        Ok(Prepared { operands, options: Vec::new(), function, result: Some(ResultKind::Boolean) })
    })
}

impl Function for Prime {
    type Input<'a> = Vec<Numbers<'a>>;

    fn read<'a>(
        &'a self,
        values: &[Values<'a>],
        rows: Range<usize>,
        reading: Reading,
    ) -> Result<Vec<Numbers<'a>>, BadOperand> {
        read_numbers(values, rows, reading)
    }

    /// Returns the cost of a power.
    fn cost(&self, input: &Vec<Numbers<'_>>, row: usize) -> f64 {
        input.first().map_or(1.0, |x| compute::product_limbs(x.row(row)).powi(3))
    }

    fn compute(&self, input: &Vec<Numbers<'_>>, rows: Range<usize>) -> Result<Outcome, Error> {
        let x = input[0].operand(rows);
        let found = if self.is_public { is_probable_prime_vartime(x) } else { is_probable_prime(x) };
        Ok(Outcome::of(Results::Flags(found?)))
    }

    fn formula(&self, operands: &[String]) -> String {
        format!("whether {} is prime", operands[0])
    }
}
