//! `limbwise jacobi`: Jacobi symbols.

use std::ops::Range;

use limbwise::limbs::Limb;
use limbwise::{Error, jacobi};

use super::args::JacobiArgs;
use crate::compute::operand::{Numbers, Term, Values};
use crate::compute::{self, BadOperand, Function, Outcome, Prepared, read_with_moduli};
use crate::process::exit::Failure;
use crate::table::{Reading, ResultKind, Results};

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
        let x = arguments.operand("--x", &args.x)?;
        let modulus = arguments.operand("--mod", &args.modulus)?;
        if let Term::Literal { number, .. } = &modulus.term
            && let Some(what) = wrong(number.as_limbs())
        {
            return Err(Failure::usage(format_args!("--mod: {what}")));
        }
        let result = Some(ResultKind::Symbol);
        Ok(Prepared { operands: vec![x, modulus], options: Vec::new(), function: Jacobi, result })
    })
}

/// Returns why a lower number is invalid, or `None`.
fn wrong(modulus: &[Limb]) -> Option<String> {
    let is_odd = modulus.first().is_some_and(|low| low & 1 == 1);
    (!is_odd).then(|| "the modulus is even; expected an odd one".into())
}

impl Function for Jacobi {
    type Input<'a> = Vec<Numbers<'a>>;

    fn modulus(&self) -> Option<usize> {
        Some(MODULUS)
    }

    fn read<'a>(
        &'a self,
        values: &[Values<'a>],
        rows: Range<usize>,
        reading: Reading,
    ) -> Result<Vec<Numbers<'a>>, BadOperand> {
        read_with_moduli(values, rows, reading, MODULUS, wrong)
    }

    fn moduli<'i>(&self, input: &'i Vec<Numbers<'_>>) -> Option<&'i Numbers<'i>> {
        input.get(MODULUS)
    }

    /// Returns the cost: the number of steps and the cost of a step both grow with the length.
    fn cost(&self, input: &Vec<Numbers<'_>>, _: usize) -> f64 {
        let limbs = input.iter().map(Numbers::limbs).max().unwrap_or(1) as f64;
        limbs * limbs
    }

    fn compute(&self, input: &Vec<Numbers<'_>>, rows: Range<usize>) -> Result<Outcome, Error> {
        let symbols = jacobi(input[X].operand(rows.clone()), input[MODULUS].operand(rows))?;
        Ok(Outcome::of(Results::Symbols(symbols)))
    }

    fn formula(&self, operands: &[String]) -> String {
        format!("the Jacobi symbol of {} over {}", operands[X], operands[MODULUS])
    }
}
