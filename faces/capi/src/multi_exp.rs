//! Powers that share squarings.

use limbwise::{Column, Error, Operand, ShapeError};

use crate::columns::{CModulo, OutRows, columns, power};
use crate::export::export;
use crate::memory::{COperand, EVERY_ROW, Output, Source};
use crate::settings::{Options, Settings};
use crate::status::Refusal;

export! {
    fn multi_exp(
        base: COperand<'_>, exponent: COperand<'_>, modulus: CModulo<'_>, options: Source<'_, Options>,
        out: Output<'_>,
    ) {
        let (m, settings) = (modulus.one()?, Settings::of(options)?);
        let (from, powmod) = ([(base, "base"), (exponent, "exponent")], settings.powmod);
        columns(from, settings, power(exponent.limbs), out, |[x, e], place| {
            place.take(m.multi_exp(x, e, powmod)?)
        })
    }

    fn multi_exp_each(
        bases: Source<'_, COperand<'_>>, exponents: Source<'_, COperand<'_>>, count: usize, modulus: CModulo<'_>,
        options: Source<'_, Options>, out: Output<'_>,
    ) {
        let (settings, (prepared, numbers)) = (Settings::of(options)?, modulus.read()?);
        let (bases, exponents) = (bases.slice(count, "bases")?, exponents.slice(count, "exponents")?);
        let powmod = settings.powmod;
        many(&[bases, exponents, &[numbers]].concat(), settings, out, |operands, place| {
            let (bases, exponents) = operands.split_at(count);
            let terms: Vec<_> = bases.iter().copied().zip(exponents.iter().copied()).collect();
            place.take(powmod.multi_exp(&terms, prepared.unwrap_or(operands[2 * count].into()))?)
        })
    }

    fn pow_many_exps(
        base: COperand<'_>, exponents: Source<'_, COperand<'_>>, count: usize, modulus: CModulo<'_>,
        options: Source<'_, Options>, out: Output<'_>,
    ) {
        let (settings, (prepared, numbers)) = (Settings::of(options)?, modulus.read()?);
        let from = [exponents.slice(count, "exponents")?, &[base, numbers]].concat();
        let (rows, limbs) = (out.rows, out.limbs);
        let powmod = settings.powmod;
        many(&from, settings, out, |operands, place| {
            let (exponents, base) = (&operands[..count], operands[count]);
            let modulo = prepared.unwrap_or(operands[count + 1].into());
            let powers = powmod.pow_many_exps(base, exponents, modulo)?;
            let of_each = powers.first().map_or(0, Column::len);
            let expected = (of_each * count, modulo.limbs());
            if (rows, limbs) != expected {
                return Err(ShapeError::Output { found: (rows, limbs), expected }.into());
            }
            for (powers, to) in powers.into_iter().zip(place.data.chunks_exact_mut((of_each * limbs).max(1))) {
                to.copy_from_slice(powers.secret().as_limbs());
            }
            Ok(())
        })
    }
}

/// Calls `compute` with any number of operands and the output, on the threads given by the settings.
fn many(
    from: &[COperand<'_>],
    settings: Settings,
    out: Output<'_>,
    compute: impl FnOnce(&[Operand<'_>], OutRows<'_>) -> Result<(), Error> + Send,
) -> Result<(), Refusal> {
    let (rows, limbs) = (out.rows, out.limbs);
    let read = from.iter().map(|operand| operand.rows).filter(|rows| *rows != EVERY_ROW).max();
    let products = from.iter().map(|operand| power(operand.limbs)).sum();
    let work = (products, read.unwrap_or(1).max(rows), limbs);
    out.fill_many(from, "operands", |operands, data| {
        settings.run(work, || Ok(compute(operands, OutRows { data, rows, limbs })?))
    })
}
