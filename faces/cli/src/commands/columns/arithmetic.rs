//! `limbwise mulmod`, `addmod`, `submod`, `negmod`, `invmod`, `sqrmod` and `mod`: one library operation on
//! every row.

use std::ops::Range;

use limbwise::{Error, Modulus, Operation, Role};

use crate::compute::operand::{Numbers, Term, Values};
use crate::compute::{
    self, BadOperand, Function, Given, NoResult, Outcome, Prepared, TableArgs, product_limbs,
    read_with_moduli, with_moduli, wrong_modulus,
};
use crate::process::exit::Failure;
use crate::table::{Reading, Results};

/// Why a row has no inverse.
pub(super) const NO_INVERSE: &str = "no inverse: it has a factor in common with the modulus";

/// An operation and the indices of its operands; the modulus comes last.
struct Arithmetic {
    operation: Operation<usize>,
    /// The indices of the operands and the modulus.
    places: Vec<usize>,
    /// The modulus, if it is the same for all rows.
    modulus: Option<Modulus>,
    formula: fn(&[String]) -> String,
}

/// Runs the command `name`, which applies `operation` to --x and --y; `None` is the number 0.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(
    table: &TableArgs,
    name: &'static str,
    operation: Operation<Option<&str>>,
    modulus: &str,
    formula: fn(&[String]) -> String,
) -> Result<(), Failure> {
    compute::run(table, name, name, |arguments| {
        let mut operands = Vec::new();
        let operation = operation.try_map(|role, text| {
            let option = if role == Role::Left { "--x" } else { "--y" };
            operands.push(match text {
                Some(text) => arguments.operand(option, text)?,
                None => Given { option, text: None, term: Term::number(0u64.into(), false) },
            });
            Ok::<_, Failure>(operands.len() - 1)
        })?;
        let given = arguments.modulus(modulus)?;
        let modulus = given.term.modulus()?;
        operands.push(given);
        let places = (0..operands.len()).collect();
        let function = Arithmetic { operation, places, modulus, formula };
        Ok(Prepared { operands, options: Vec::new(), function, result: None })
    })
}

impl Function for Arithmetic {
    type Input<'a> = Vec<Numbers<'a>>;

    fn givers(&self) -> &[usize] {
        &self.places
    }

    fn modulus(&self) -> Option<usize> {
        self.places.last().copied()
    }

    fn read<'a>(
        &'a self,
        values: &[Values<'a>],
        rows: Range<usize>,
        reading: Reading,
    ) -> Result<Vec<Numbers<'a>>, BadOperand> {
        read_with_moduli(values, rows, reading, self.places.len() - 1, wrong_modulus)
    }

    fn moduli<'i>(&self, input: &'i Vec<Numbers<'_>>) -> Option<&'i Numbers<'i>> {
        input.last()
    }

    /// In products of limbs, for reducing and multiplying the operands.
    fn cost(&self, input: &Vec<Numbers<'_>>, row: usize) -> f64 {
        let limbs = input.last().map_or(1.0, |moduli| product_limbs(moduli.row(row)));
        limbs * (limbs + input.iter().map(|operand| operand.limbs() as f64).sum::<f64>())
    }

    fn compute(&self, input: &Vec<Numbers<'_>>, rows: Range<usize>) -> Result<Outcome, Error> {
        let operation = self.operation.map(|place| input[place].operand(rows.clone()));
        let moduli = input[input.len() - 1].operand(rows.clone());
        let (kernels, (results, none)) = with_moduli(operation, self.modulus.as_ref(), moduli, |context| {
            Ok((operation.kernels(context)?, operation.run_each(context)?))
        })?;
        let none = none.into_iter().map(|row| NoResult { row, operand: 0, reason: NO_INVERSE }).collect();
        Ok(Outcome { results: Results::Numbers(results), none, kernels })
    }

    fn formula(&self, operands: &[String]) -> String {
        (self.formula)(operands)
    }
}
