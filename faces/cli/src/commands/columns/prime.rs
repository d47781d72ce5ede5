//! `limbwise prime`: tests which numbers are prime.

use std::ops::Range;

use limbwise::limbs as limb;
use limbwise::{Error, Operand, is_probable_prime, is_probable_prime_vartime};

use super::args::PrimeArgs;
use super::classes::Classes;
use crate::compute::{self, Argument, Function, OneOrEach, Outcome, cost};
use crate::process::exit::Failure;
use crate::table::{BadCell, Cells, Reading, ResultKind, Results};

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
        arguments.operand("--x", &args.x)?;
        Ok(Prime { is_public: args.public })
    })
}

impl Function for Prime {
    type Input<'a> = Classes<'a>;

    fn result(&self, _: &[Argument]) -> ResultKind {
        ResultKind::Boolean
    }

    fn read<'a>(
        &'a self,
        operands: &[OneOrEach<'a, Cells>],
        reading: Reading,
    ) -> Result<Classes<'a>, BadCell> {
        Classes::read(operands, reading)
    }

    /// Returns the cost of a power.
    fn cost(&self, input: &Classes<'_>, row: usize) -> f64 {
        let (operands, row) = input.class(row);
        operands.first().map_or(1.0, |x| {
            let bits = limb::bit_length(x.operand().row(row));
            cost(bits as f64, 0, bits)
        })
    }

    fn compute(&self, input: &Classes<'_>, rows: Range<usize>) -> Result<Outcome, Error> {
        let test = |operands: &[Operand<'_>]| match self.is_public {
            true => is_probable_prime_vartime(operands[0]),
            false => is_probable_prime(operands[0]),
        };
        let in_order = |found: &[Vec<bool>], places: &[(usize, usize)]| {
            Ok(places.iter().map(|(class, row)| found[*class][*row]).collect())
        };
        Ok(Results::Flags(input.compute(rows, test, in_order)?).into())
    }

    fn formula(&self, operands: &[String]) -> String {
        format!("whether {} is prime", operands[0])
    }
}
