//! `limbwise gcd`: greatest common divisors.

use std::ops::Range;

use limbwise::limbs::LIMB_BITS;
use limbwise::{Column, Error, gcd};

use super::args::GcdArgs;
use super::classes::Classes;
use crate::compute::{self, Argument, Function, OneOrEach, Outcome};
use crate::process::exit::Failure;
use crate::table::{BadCell, Cells, Reading, ResultKind, Results};

/// Greatest common divisors of two operands.
struct Gcd;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &GcdArgs) -> Result<(), Failure> {
    compute::run(&args.table, "gcd", "gcd", |arguments| {
        arguments.operand("--x", &args.x)?;
        arguments.operand("--y", &args.y)?;
        Ok(Gcd)
    })
}

impl Function for Gcd {
    type Input<'a> = Classes<'a>;

    fn givers(&self) -> &[usize] {
        &[0, 1]
    }

    fn result(&self, operands: &[Argument]) -> ResultKind {
        let [x, y] = [&operands[0], &operands[1]];
        // gcd(0, y) = y, so the result may be as wide as either.
        let width = x.width().zip(y.width()).map(|(x, y)| x.max(y));
        ResultKind::new(x.kind().or(y.kind()), width)
    }

    fn read<'a>(
        &'a self,
        operands: &[OneOrEach<'a, Cells>],
        reading: Reading,
    ) -> Result<Classes<'a>, BadCell> {
        Classes::read(operands, reading)
    }

    fn cost(&self, input: &Classes<'_>, row: usize) -> f64 {
        let (operands, _) = input.class(row);
        let limbs = operands.iter().map(|x| x.operand().limbs()).max().unwrap_or(1);
        limbwise::cost::of_division(limbs * LIMB_BITS)
    }

    fn compute(&self, input: &Classes<'_>, rows: Range<usize>) -> Result<Outcome, Error> {
        let in_order = |divisors: &[Column], places: &[(usize, usize)]| {
            Ok(Column::from_rows(places.iter().map(|(class, row)| divisors[*class].row(*row)))?)
        };
        let divisors = input.compute(rows, |operands| gcd(operands[0], operands[1]), in_order)?;
        Ok(Results::Numbers(divisors).into())
    }

    fn formula(&self, operands: &[String]) -> String {
        format!("the greatest common divisor of {} and {}", operands[0], operands[1])
    }
}
