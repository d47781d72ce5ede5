//! `limbwise prime`: tests which numbers are prime.

use std::ops::Range;

use limbwise::{Error, Operand, is_probable_prime, is_probable_prime_vartime};

use super::args::PrimeArgs;
use super::classes::Classes;
use crate::compute::operand::Values;
use crate::compute::{self, BadOperand, Function, Outcome, Prepared};
use crate::process::exit::Failure;
use crate::table::{Reading, ResultKind, Results};

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
    type Input<'a> = Classes<'a>;

    fn read<'a>(
        &'a self,
        values: &[Values<'a>],
        rows: Range<usize>,
        reading: Reading,
    ) -> Result<Classes<'a>, BadOperand> {
        Classes::read(values, rows, reading)
    }

    /// Returns the cost of a power.
    fn cost(&self, input: &Classes<'_>, row: usize) -> f64 {
        let (operands, row) = input.class(row);
        operands.first().map_or(1.0, |x| compute::product_limbs(x.row(row)).powi(3))
    }

    fn compute(&self, input: &Classes<'_>, rows: Range<usize>) -> Result<Outcome, Error> {
        let test = |operands: &[Operand<'_>]| match self.is_public {
            true => is_probable_prime_vartime(operands[0]),
            false => is_probable_prime(operands[0]),
        };
        let in_order = |found: &[Vec<bool>], places: &[(usize, usize)]| {
            Ok(places.iter().map(|(class, row)| found[*class][*row]).collect())
        };
        Ok(Outcome::of(Results::Flags(input.compute(rows, test, in_order)?)))
    }

    fn formula(&self, operands: &[String]) -> String {
        format!("whether {} is prime", operands[0])
    }
}
