//! `limbwise jacobi`: Jacobi symbols.

use limbwise::jacobi;
use limbwise::limbs::Limb;

use super::args::JacobiArgs;
use super::of_numbers::OfNumbers;
use crate::compute::{self, Argument};
use crate::process::exit::Failure;
use crate::table::{ResultKind, Results};

/// The indices of the operands.
const X: usize = 0;
const MODULUS: usize = 1;

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &JacobiArgs) -> Result<(), Failure> {
    compute::run(&args.table, "jacobi", "jacobi", |arguments| {
        arguments.operand("--x", &args.x)?;
        if let Argument::Number { number, .. } = arguments.operand("--mod", &args.modulus)?
            && let Some(what) = wrong(number.as_limbs())
        {
            return Err(Failure::usage(format_args!("--mod: {what}")));
        }
        Ok(OfNumbers {
            givers: Vec::new(),
            result: Some(ResultKind::Symbol),
            modulus: MODULUS,
            wrong,
            exponent: None,
            compute: Box::new(
                |operands| Ok(Results::Symbols(jacobi(operands[X], operands[MODULUS])?).into()),
            ),
            formula: Box::new(|operands| {
                format!("the Jacobi symbol of {} over {}", operands[X], operands[MODULUS])
            }),
        })
    })
}

/// Returns why a lower number is invalid, or `None`.
fn wrong(modulus: &[Limb]) -> Option<String> {
    let is_odd = modulus.first().is_some_and(|low| low & 1 == 1);
    (!is_odd).then(|| "the modulus is even; expected an odd one".into())
}
