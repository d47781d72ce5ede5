//! A function of operands all of which are numbers; one of them is a modulus.

use std::ops::Range;

use limbwise::limbs::{self as limb, LIMB_BITS, Limb};
use limbwise::{Column, Error, Operand};

use crate::compute::{Argument, Function, OneOrEach, Outcome, check_each, cost, read_numbers, result_like};
use crate::table::{BadCell, Cells, Reading, ResultKind};

/// Computes the results of some rows from their operands.
type Compute = dyn Fn(&[Operand<'_>]) -> Result<Outcome, Error>;

/// Describes a computation, given descriptions of the operands.
type Formula = dyn Fn(&[String]) -> String;

/// A function of operands all of which are numbers.
pub(super) struct OfNumbers {
    /// The operands that determine the type of the results, unless it is `result`.
    pub(super) givers: Vec<usize>,
    pub(super) result: Option<ResultKind>,
    /// The index of the modulus.
    pub(super) modulus: usize,
    /// Returns why a modulus is invalid, or `None`.
    pub(super) wrong: fn(&[Limb]) -> Option<String>,
    /// The index of the exponent, if there is one.
    pub(super) exponent: Option<usize>,
    pub(super) compute: Box<Compute>,
    pub(super) formula: Box<Formula>,
}

impl Function for OfNumbers {
    type Input<'a> = Vec<OneOrEach<'a, Column>>;

    fn givers(&self) -> &[usize] {
        &self.givers
    }

    fn modulus(&self) -> Option<usize> {
        Some(self.modulus)
    }

    fn result(&self, operands: &[Argument]) -> ResultKind {
        self.result.unwrap_or_else(|| result_like(operands, &self.givers, Some(self.modulus)))
    }

    fn read<'a>(
        &'a self,
        operands: &[OneOrEach<'a, Cells>],
        reading: Reading,
    ) -> Result<Self::Input<'a>, BadCell> {
        let input = read_numbers(operands, reading)?;
        check_each(self.modulus, &input[self.modulus], self.wrong)?;
        Ok(input)
    }

    fn moduli<'i, 'a>(&self, input: &'i Self::Input<'a>) -> Option<&'i OneOrEach<'a, Column>> {
        Some(&input[self.modulus])
    }

    fn cost(&self, input: &Self::Input<'_>, row: usize) -> f64 {
        let limbs = |operand: usize| input[operand].operand().limbs();
        let products = self.exponent.map_or(1, |exponent| limbs(exponent) * LIMB_BITS);
        let bits = limb::bit_length(input[self.modulus].operand().row(row));
        cost(products as f64, (0..input.len()).map(limbs).sum(), bits)
    }

    fn compute(&self, input: &Self::Input<'_>, rows: Range<usize>) -> Result<Outcome, Error> {
        let operands: Vec<_> = input.iter().map(|numbers| numbers.operand().range(rows.clone())).collect();
        (self.compute)(&operands)
    }

    fn formula(&self, operands: &[String]) -> String {
        (self.formula)(operands)
    }
}
