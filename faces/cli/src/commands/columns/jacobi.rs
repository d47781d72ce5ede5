//! `limbwise jacobi`: Jacobi symbols.

use std::ops::Range;

use limbwise::limbs::Limb;
use limbwise::{Column, Error, jacobi};

use super::args::JacobiArgs;
use crate::compute::{self, Argument, Function, OneOrEach, Outcome, check_each, read_numbers};
use crate::process::exit::Failure;
use crate::table::{BadCell, Cells, Reading, ResultKind, Results};

/// The indices of the operands.
const X: usize = 0;
const MODULUS: usize = 1;

/// Jacobi symbols of two operands.
struct Jacobi;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &JacobiArgs) -> Result<(), Failure> {
    compute::run(&args.table, "jacobi", "jacobi", |arguments| {
        arguments.operand("--x", &args.x)?;
        match arguments.operand("--mod", &args.modulus)? {
            Argument::Number { number, .. } => match wrong(number.as_limbs()) {
                Some(what) => Err(Failure::usage(format_args!("--mod: {what}"))),
                None => Ok(Jacobi),
            },
            Argument::Column { .. } => Ok(Jacobi),
        }
    })
}

/// Returns why a lower number is invalid, or `None`.
fn wrong(modulus: &[Limb]) -> Option<String> {
    let is_odd = modulus.first().is_some_and(|low| low & 1 == 1);
    (!is_odd).then(|| "the modulus is even; expected an odd one".into())
}

impl Function for Jacobi {
    type Input<'a> = Vec<OneOrEach<'a, Column>>;

    fn modulus(&self) -> Option<usize> {
        Some(MODULUS)
    }

    fn result(&self, _: &[Argument]) -> ResultKind {
        ResultKind::Symbol
    }

    fn read<'a>(
        &'a self,
        operands: &[OneOrEach<'a, Cells>],
        reading: Reading,
    ) -> Result<Self::Input<'a>, BadCell> {
        let input = read_numbers(operands, reading)?;
        check_each(MODULUS, &input[MODULUS], wrong)?;
        Ok(input)
    }

    fn moduli<'i, 'a>(&self, input: &'i Self::Input<'a>) -> Option<&'i OneOrEach<'a, Column>> {
        Some(&input[MODULUS])
    }

    /// Returns the cost: the number of steps and the cost of a step both grow with the length.
    fn cost(&self, input: &Self::Input<'_>, _: usize) -> f64 {
        let limbs = input.iter().map(|numbers| numbers.operand().limbs()).max().unwrap_or(1) as f64;
        limbs * limbs
    }

    fn compute(&self, input: &Self::Input<'_>, rows: Range<usize>) -> Result<Outcome, Error> {
        let [x, modulus] = [X, MODULUS].map(|i| input[i].operand().range(rows.clone()));
        Ok(Results::Symbols(jacobi(x, modulus)?).into())
    }

    fn formula(&self, operands: &[String]) -> String {
        format!("the Jacobi symbol of {} over {}", operands[X], operands[MODULUS])
    }
}
