//! `limbwise in-subgroup`: tests which elements are in a subgroup.

use std::ops::Range;

use limbwise::limbs::{self as limb, LIMB_BITS};
use limbwise::{Error, Modulus, Powmod};

use super::args::InSubgroupArgs;
use crate::compute::operand::{Numbers, Values};
use crate::compute::{
    self, BadOperand, Function, Outcome, Prepared, product_limbs, read_with_moduli, wrong_modulus,
};
use crate::process::exit::Failure;
use crate::table::{Reading, ResultKind, Results};

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
        let x = arguments.operand("--x", &args.x)?;
        let order = arguments.operand("--order", &args.order)?;
        let given = arguments.modulus(&args.modulus)?;
        let is_public = args.public || order.term.kind().is_none();
        let function = InSubgroup { is_public, modulus: given.term.modulus()? };
        let operands = vec![x, order, given];
        Ok(Prepared { operands, options: Vec::new(), function, result: Some(ResultKind::Boolean) })
    })
}

impl Function for InSubgroup {
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
        read_with_moduli(values, rows, reading, MODULUS, wrong_modulus)
    }

    fn moduli<'i>(&self, input: &'i Vec<Numbers<'_>>) -> Option<&'i Numbers<'i>> {
        input.get(MODULUS)
    }

    /// Returns the cost of a power.
    fn cost(&self, input: &Vec<Numbers<'_>>, row: usize) -> f64 {
        let limbs = product_limbs(input[MODULUS].row(row));
        (input[ORDER].limbs() * LIMB_BITS) as f64 * limbs * limbs
    }

    fn compute(&self, input: &Vec<Numbers<'_>>, rows: Range<usize>) -> Result<Outcome, Error> {
        let [x, order] = [X, ORDER].map(|operand| input[operand].operand(rows.clone()));
        if let Some(modulus) = &self.modulus {
            let found = match self.is_public {
                true => modulus.in_subgroup_vartime(x, order),
                false => modulus.in_subgroup(x, order),
            };
            return Ok(Outcome::of(Results::Flags(found?)));
        }
        let powmod = if self.is_public { Powmod::new().public_exponent() } else { Powmod::new() };
        let powers = powmod.run(x, order, input[MODULUS].operand(rows.clone()))?.secret();
        // Modulo 1, the number 1 is 0.
        let is_one = |(power, row): (&[u64], usize)| {
            let one = u64::from(limb::bit_length(input[MODULUS].row(row)) > 1);
            power.split_first().is_some_and(|(low, high)| *low == one && high.iter().all(|limb| *limb == 0))
        };
        Ok(Outcome::of(Results::Flags(powers.rows().zip(rows).map(is_one).collect())))
    }

    fn formula(&self, operands: &[String]) -> String {
        format!("whether {} ^ {} mod {} is 1", operands[X], operands[ORDER], operands[MODULUS])
    }
}
