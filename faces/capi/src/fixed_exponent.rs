//! Fixed exponents, planned once.

use limbwise::FixedExponent as Fixed;
use limbwise::threads::on_this_thread;

use crate::columns::{Moduli, Modulus, columns, power};
use crate::export::export;
use crate::manner::{Manner, Options};
use crate::memory::{Operand, Output, Source, Target};

/// `limbwise_fixed_exponent`.
pub struct FixedExponent(Fixed);

impl FixedExponent {
    /// Returns the number of products of a power: see [`power`].
    fn products(&self) -> usize {
        power(self.0.exponent().limbs())
    }
}

export! {
    fn limbwise_fixed_exponent_new(
        exponent: Operand<'_>, options: Source<'_, Options>, made: Target<'_, *mut FixedExponent>,
    ) {
        made.give("made", || {
            let manner = Manner::of(options)?;
            let exponent = exponent.one("exponent")?;
            let secret = |bits| Fixed::with_bits(exponent, bits);
            Ok(FixedExponent(on_this_thread(|| match manner.exp_bits {
                Some(bits) if manner.public => secret(bits).map(|_| Fixed::public(exponent)),
                None if manner.public => Ok(Fixed::public(exponent)),
                Some(bits) => secret(bits),
                None => Ok(Fixed::new(exponent)),
            })?))
        })
    }

    fn limbwise_fixed_exponent_free(exponent: Target<'_, FixedExponent>) -> (), else (), { exponent.free() }

    fn limbwise_fixed_exponent_modulus_powmod(
        exponent: Source<'_, FixedExponent>, modulus: Source<'_, Modulus>, base: Operand<'_>,
        options: Source<'_, Options>, out: Output<'_>,
    ) {
        let (exponent, Modulus(m)) = (exponent.one("exponent")?, modulus.one("modulus")?);
        columns([(base, "base")], options, exponent.products(), out, |_, [base], place| {
            exponent.0.powmod_into(base, m, place.rows()?)
        })
    }

    fn limbwise_fixed_exponent_moduli_powmod(
        exponent: Source<'_, FixedExponent>, moduli: Source<'_, Moduli>, base: Operand<'_>,
        options: Source<'_, Options>, out: Output<'_>,
    ) {
        let (exponent, Moduli(m)) = (exponent.one("exponent")?, moduli.one("moduli")?);
        columns([(base, "base")], options, exponent.products(), out, |_, [base], place| {
            exponent.0.powmod_into(base, m, place.rows()?)
        })
    }
}
