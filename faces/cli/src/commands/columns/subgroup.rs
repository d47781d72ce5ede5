//! `limbwise in-subgroup`: tests which elements are in a subgroup.

use std::ops::Range;

use limbwise::limbs::{self as limb, LIMB_BITS};
use limbwise::{Column, Error, Modulus, Powmod};

use super::args::InSubgroupArgs;
use crate::compute::{
    self, Argument, Function, OneOrEach, Outcome, check_each, product_limbs, read_numbers, wrong_modulus,
};
use crate::process::exit::Failure;
use crate::table::{BadCell, Cells, Reading, ResultKind, Results};

/// The indices of the operands.
const X: usize = 0;
const ORDER: usize = 1;
const MODULUS: usize = 2;

/// Tests whether an element is in a subgroup.
struct InSubgroup {
    /// Whether the time may depend on the orders.
    is_public: bool,
    /// The modulus, if it is the same for all rows.
    modulus: Option<Modulus>,
}

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &InSubgroupArgs) -> Result<(), Failure> {
    compute::run(&args.table, "in-subgroup", "in-subgroup", |arguments| {
        arguments.operand("--x", &args.x)?;
        let order = arguments.operand("--order", &args.order)?;
        let is_public = args.public || order.kind().is_none();
        let given = arguments.modulus(&args.modulus)?;
        let modulus = given.modulus()?;
        arguments.add("--mod", &args.modulus, given);
        Ok(InSubgroup { is_public, modulus })
    })
}

impl Function for InSubgroup {
    type Input<'a> = Vec<OneOrEach<'a, Column>>;

    fn modulus(&self) -> Option<usize> {
        Some(MODULUS)
    }

    fn result(&self, _: &[Argument]) -> ResultKind {
        ResultKind::Boolean
    }

    fn read<'a>(
        &'a self,
        operands: &[OneOrEach<'a, Cells>],
        reading: Reading,
    ) -> Result<Self::Input<'a>, BadCell> {
        let input = read_numbers(operands, reading)?;
        check_each(MODULUS, &input[MODULUS], wrong_modulus)?;
        Ok(input)
    }

    fn moduli<'i, 'a>(&self, input: &'i Self::Input<'a>) -> Option<&'i OneOrEach<'a, Column>> {
        Some(&input[MODULUS])
    }

    /// Returns the cost of a power.
    fn cost(&self, input: &Self::Input<'_>, row: usize) -> f64 {
        let limbs = product_limbs(input[MODULUS].operand().row(row));
        (input[ORDER].operand().limbs() * LIMB_BITS) as f64 * limbs * limbs
    }

    fn compute(&self, input: &Self::Input<'_>, rows: Range<usize>) -> Result<Outcome, Error> {
        let [x, order, moduli] = [X, ORDER, MODULUS].map(|i| input[i].operand().range(rows.clone()));
        if let Some(modulus) = &self.modulus {
            let found = match self.is_public {
                true => modulus.in_subgroup_vartime(x, order),
                false => modulus.in_subgroup(x, order),
            };
            return Ok(Results::Flags(found?).into());
        }
        let powmod = if self.is_public { Powmod::new().public_exponent() } else { Powmod::new() };
        let powers = powmod.run(x, order, moduli)?.secret();
        // Modulo 1, the number 1 is 0.
        let is_one = |(row, power): (usize, &[u64])| {
            let one = u64::from(limb::bit_length(moduli.row(row)) > 1);
            power.split_first().is_some_and(|(low, high)| *low == one && high.iter().all(|limb| *limb == 0))
        };
        Ok(Results::Flags(powers.rows().enumerate().map(is_one).collect()).into())
    }

    fn formula(&self, operands: &[String]) -> String {
        format!("whether {} ^ {} mod {} is 1", operands[X], operands[ORDER], operands[MODULUS])
    }
}
