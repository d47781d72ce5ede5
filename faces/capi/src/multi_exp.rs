//! Powers that share squarings.

use limbwise::{Column, Operand as Borrowed, ShapeError};

use crate::columns::{Modulus, Place, columns, power};
use crate::export::export;
use crate::manner::{Manner, Options};
use crate::memory::{EVERY_ROW, Operand, Output, Source};
use crate::status::Refusal;

export! {
    fn limbwise_modulus_multi_exp(
        modulus: Source<'_, Modulus>, base: Operand<'_>, exponent: Operand<'_>, options: Source<'_, Options>,
        out: Output<'_>,
    ) {
        let Modulus(m) = modulus.one("modulus")?;
        let from = [(base, "base"), (exponent, "exponent")];
        columns(from, options, power(exponent.limbs), out, |manner, [x, e], place| {
            place.take(m.multi_exp(x, e, manner.powmod)?)
        })
    }

    fn limbwise_modulus_multi_exp_each(
        modulus: Source<'_, Modulus>, bases: Source<'_, Operand<'_>>, exponents: Source<'_, Operand<'_>>, count: usize,
        options: Source<'_, Options>, out: Output<'_>,
    ) {
        let Modulus(m) = modulus.one("modulus")?;
        let bases = bases.slice(count, "bases")?;
        let from = [bases, exponents.slice(count, "exponents")?].concat();
        many(&from, options, out, |manner, operands, place| {
            let (bases, exponents) = operands.split_at(count);
            let terms: Vec<_> = bases.iter().copied().zip(exponents.iter().copied()).collect();
            place.take(manner.powmod.multi_exp(&terms, m)?)
        })
    }

    fn limbwise_modulus_pow_many_exps(
        modulus: Source<'_, Modulus>, base: Operand<'_>, exponents: Source<'_, Operand<'_>>, count: usize,
        options: Source<'_, Options>, out: Output<'_>,
    ) {
        let Modulus(m) = modulus.one("modulus")?;
        let from = [&[base], exponents.slice(count, "exponents")?].concat();
        let (rows, limbs) = (out.rows, out.limbs);
        many(&from, options, out, |manner, operands, place| {
            let powers = manner.powmod.pow_many_exps(operands[0], &operands[1..], m)?;
            let of_each = powers.first().map_or(0, Column::len);
            let expected = (of_each * count, m.limbs());
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

/// Calls `compute` with any number of operands and the output, on the threads given by the options.
fn many(
    from: &[Operand<'_>],
    options: Source<'_, Options>,
    out: Output<'_>,
    compute: impl FnOnce(&Manner, &[Borrowed<'_>], Place<'_>) -> Result<(), limbwise::Error> + Send,
) -> Result<(), Refusal> {
    let manner = Manner::of(options)?;
    let (rows, limbs) = (out.rows, out.limbs);
    let read = from.iter().map(|operand| operand.rows).filter(|rows| *rows != EVERY_ROW).max();
    let products = from.iter().map(|operand| power(operand.limbs)).fold(0, usize::saturating_add);
    let work = (products, read.unwrap_or(1).max(rows), limbs);
    out.fill_many(from, "operands", |operands, data| {
        let place = Place { data, rows, limbs };
        manner.run(work, || Ok(compute(&manner, operands, place)?))
    })
}
