//! `limbwise in-subgroup`: tests which elements are in a subgroup.

use limbwise::limbs as limb;
use limbwise::{Error, Modulus, Operand, Powmod};

use super::args::InSubgroupArgs;
use super::of_numbers::OfNumbers;
use crate::compute::{self, wrong_modulus};
use crate::process::exit::Failure;
use crate::table::{ResultKind, Results};

/// The indices of the operands.
const X: usize = 0;
const ORDER: usize = 1;
const MODULUS: usize = 2;

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
        let prepared = given.modulus()?;
        arguments.add("--mod", &args.modulus, given);
        Ok(OfNumbers {
            givers: Vec::new(),
            result: Some(ResultKind::Boolean),
            modulus: MODULUS,
            wrong: wrong_modulus,
            exponent: Some(ORDER),
            compute: Box::new(move |operands| {
                Ok(Results::Flags(in_subgroup(operands, prepared.as_ref(), is_public)?).into())
            }),
            formula: Box::new(|operands| {
                format!("whether {} ^ {} mod {} is 1", operands[X], operands[ORDER], operands[MODULUS])
            }),
        })
    })
}

/// Tests elements. `prepared` is the modulus, if it is the same for all rows. If `is_public` is set, the time may
/// depend on the orders.
fn in_subgroup(
    operands: &[Operand<'_>],
    prepared: Option<&Modulus>,
    is_public: bool,
) -> Result<Vec<bool>, Error> {
    let [x, order, moduli] = [X, ORDER, MODULUS].map(|i| operands[i]);
    if let Some(modulus) = prepared {
        return match is_public {
            true => modulus.in_subgroup_vartime(x, order),
            false => modulus.in_subgroup(x, order),
        };
    }
    let powers = Powmod { public: is_public, ..Powmod::new() }.run(x, order, moduli)?.secret();
    // Modulo 1, the number 1 is 0.
    let is_one = |(row, power): (usize, &[u64])| {
        let one = u64::from(limb::bit_length(moduli.row(row)) > 1);
        power.split_first().is_some_and(|(low, high)| *low == one && high.iter().all(|limb| *limb == 0))
    };
    Ok(powers.rows().enumerate().map(is_one).collect())
}
