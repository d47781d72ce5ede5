//! Fixed exponents, planned once.

use limbwise::FixedExponent as Fixed;
use limbwise::threads::on_this_thread;

use crate::columns::{CModulo, columns, power};
use crate::export::export;
use crate::memory::{COperand, Output, Source, Target};
use crate::settings::{Options, Settings};

/// `limbwise_fixed_exponent`.
pub struct FixedExponent(Fixed);

export! {
    fn fixed_exponent_new(
        exponent: COperand<'_>, options: Source<'_, Options>, made: Target<'_, *mut FixedExponent>,
    ) {
        made.give("made", || {
            let settings = Settings::of(options)?;
            let exponent = exponent.one("exponent")?;
            let secret = |bits| Fixed::with_bits(exponent, bits);
            Ok(FixedExponent(on_this_thread(|| match settings.powmod.exp_bits {
                Some(bits) if settings.powmod.public => secret(bits).map(|_| Fixed::public(exponent)),
                None if settings.powmod.public => Ok(Fixed::public(exponent)),
                Some(bits) => secret(bits),
                None => Ok(Fixed::new(exponent)),
            })?))
        })
    }

    fn fixed_exponent_free(exponent: Target<'_, FixedExponent>) -> (), else (), { exponent.free() }

    fn fixed_exponent_powmod(
        exponent: Source<'_, FixedExponent>, base: COperand<'_>, modulus: CModulo<'_>,
        options: Source<'_, Options>, out: Output<'_>,
    ) {
        let FixedExponent(exponent) = exponent.one("exponent")?;
        let (prepared, numbers) = modulus.read()?;
        let (from, products) = ([(base, "base"), (numbers, "modulus")], power(exponent.exponent().limbs()));
        columns(from, Settings::of(options)?, products, out, |[x, m], place| {
            exponent.operation(x).run_into(prepared.unwrap_or(m.into()), place.rows()?)
        })
    }
}
