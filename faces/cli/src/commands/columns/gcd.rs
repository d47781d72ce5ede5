//! `limbwise gcd`: greatest common divisors.

use std::ops::Range;

use limbwise::{Column, Error, gcd};

use super::args::GcdArgs;
use super::classes::Classes;
use crate::compute::operand::{Numbers, Values};
use crate::compute::{self, BadOperand, Function, Outcome, Prepared};
use crate::process::exit::Failure;
use crate::table::{Reading, ResultKind, Results};

/// Greatest common divisors of two operands.
struct Gcd;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &GcdArgs) -> Result<(), Failure> {
    compute::run(&args.table, "gcd", "gcd", |arguments| {
        let [x, y] = [arguments.operand("--x", &args.x)?, arguments.operand("--y", &args.y)?];
        // gcd(0, y) = y, so the result may be as wide as either.
        let width = x.term.width().zip(y.term.width()).map(|(x, y)| x.max(y));
        let result = Some(ResultKind::new(x.term.kind().or(y.term.kind()), width));
        Ok(Prepared { operands: vec![x, y], options: Vec::new(), function: Gcd, result })
    })
}

impl Function for Gcd {
    type Input<'a> = Classes<'a>;

    fn givers(&self) -> &[usize] {
        &[0, 1]
    }

    fn read<'a>(
        &'a self,
        values: &[Values<'a>],
        rows: Range<usize>,
        reading: Reading,
    ) -> Result<Classes<'a>, BadOperand> {
        Classes::read(values, rows, reading)
    }

    /// Returns the cost: the number of steps and the cost of a step both grow with the length.
    fn cost(&self, input: &Classes<'_>, row: usize) -> f64 {
        let limbs = input.class(row).0.iter().map(Numbers::limbs).max().unwrap_or(1) as f64;
        limbs * limbs
    }

    fn compute(&self, input: &Classes<'_>, rows: Range<usize>) -> Result<Outcome, Error> {
        let in_order = |divisors: &[Column], places: &[(usize, usize)]| {
            Ok(Column::from_rows(places.iter().map(|(class, row)| divisors[*class].row(*row)))?)
        };
        let divisors = input.compute(rows, |operands| gcd(operands[0], operands[1]), in_order)?;
        Ok(Outcome::of(Results::Numbers(divisors)))
    }

    fn formula(&self, operands: &[String]) -> String {
        format!("the greatest common divisor of {} and {}", operands[0], operands[1])
    }
}
