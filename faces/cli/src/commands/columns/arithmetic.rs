//! `limbwise mulmod`, `addmod`, `submod`, `negmod`, `invmod`, `sqrmod` and `mod`: one library operation on
//! every row.

use std::ops::Range;

use limbwise::{Column, Error, Modulus, Operation, Role};

use crate::compute::{
    self, Argument, Function, OneOrEach, Outcome, TableArgs, check_each, product_limbs, read_numbers,
    with_moduli, wrong_modulus,
};
use crate::process::exit::Failure;
use crate::table::{BadCell, Cells, Reading, Results};

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
        let operation = operation.try_map(|role, text| {
            let option = if role == Role::Left { "--x" } else { "--y" };
            match text {
                Some(text) => drop(arguments.operand(option, text)?),
                None => arguments.operands.push(Argument::number(0u64.into(), false)),
            }
            Ok::<_, Failure>(arguments.operands.len() - 1)
        })?;
        let given = arguments.modulus(modulus)?;
        let prepared = given.modulus()?;
        arguments.add("--mod", modulus, given);
        let places = (0..arguments.operands.len()).collect();
        Ok(Arithmetic { operation, places, modulus: prepared, formula })
    })
}

impl Function for Arithmetic {
    type Input<'a> = Vec<OneOrEach<'a, Column>>;

    fn givers(&self) -> &[usize] {
        &self.places
    }

    fn modulus(&self) -> Option<usize> {
        self.places.last().copied()
    }

    fn read<'a>(
        &'a self,
        operands: &[OneOrEach<'a, Cells>],
        reading: Reading,
    ) -> Result<Self::Input<'a>, BadCell> {
        let input = read_numbers(operands, reading)?;
        check_each(input.len() - 1, &input[input.len() - 1], wrong_modulus)?;
        Ok(input)
    }

    fn moduli<'i, 'a>(&self, input: &'i Self::Input<'a>) -> Option<&'i OneOrEach<'a, Column>> {
        input.last()
    }

    /// In products of limbs, for reducing and multiplying the operands.
    fn cost(&self, input: &Self::Input<'_>, row: usize) -> f64 {
        let limbs = input.last().map_or(1.0, |moduli| product_limbs(moduli.operand().row(row)));
        limbs * (limbs + input.iter().map(|numbers| numbers.operand().limbs() as f64).sum::<f64>())
    }

    fn compute(&self, input: &Self::Input<'_>, rows: Range<usize>) -> Result<Outcome, Error> {
        let operand = |place: usize| input[place].operand().range(rows.clone());
        let (operation, moduli) = (self.operation.map(operand), operand(input.len() - 1));
        with_moduli(operation, self.modulus.as_ref(), moduli, |context| {
            let (results, no_inverse) = operation.run_each(context)?;
            let kernels = operation.kernels(context)?;
            Ok(Outcome { results: Results::Numbers(results), no_inverse, kernels })
        })
    }

    fn formula(&self, operands: &[String]) -> String {
        (self.formula)(operands)
    }
}
