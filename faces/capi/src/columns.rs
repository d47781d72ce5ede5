//! Powers and other arithmetic on columns.

use limbwise::{Column, Error, Operation, RowsMut, Scalar, ShapeError};

use crate::export::export;
use crate::manner::{Manner, Options};
use crate::memory::{EVERY_ROW, Operand, Output, Source, Target, apart, too_large};
use crate::status::Refusal;

/// `limbwise_modulus`.
pub struct Modulus(pub(crate) limbwise::Modulus);

/// `limbwise_moduli`.
pub struct Moduli(pub(crate) limbwise::Moduli);

export! {
    fn limbwise_modulus_new(modulus: Source<'_, u64>, limbs: usize, made: Target<'_, *mut Modulus>) {
        made.give("made", || {
            let modulus = Scalar::from_limbs(modulus.slice(limbs, "modulus")?);
            Ok(Modulus(limbwise::Modulus::new(modulus)?))
        })
    }

    fn limbwise_moduli_new(
        moduli: Source<'_, u64>, rows: usize, limbs: usize, options: Source<'_, Options>,
        made: Target<'_, *mut Moduli>,
    ) {
        made.give("made", || {
            if rows == EVERY_ROW {
                return Err(too_large("moduli"));
            }
            let moduli = Operand { data: moduli, rows, limbs }.rows("moduli")?;
            let manner = Manner::of(options)?;
            Ok(Moduli(manner.run((PREPARED, rows, limbs), || Ok(limbwise::Moduli::new(moduli)?))?))
        })
    }

    fn limbwise_modulus_free(modulus: Target<'_, Modulus>) -> (), else (), { modulus.free() }

    fn limbwise_moduli_free(moduli: Target<'_, Moduli>) -> (), else (), { moduli.free() }
}

// The approximate number of products per row of an operation.

/// Preparing a modulus.
pub(crate) const PREPARED: usize = 60;
/// A sum or a product.
const FEW: usize = 4;
/// An inverse or a common divisor.
pub(crate) const INVERSE: usize = 100;

/// A power whose exponent has `exponent_limbs` limbs.
pub(crate) fn power(exponent_limbs: usize) -> usize {
    exponent_limbs.saturating_mul(80)
}

/// Calls `compute` with the operands and the output, on the threads given by the options.
pub(crate) fn columns<T: Send, const N: usize>(
    from: [(Operand<'_>, &'static str); N],
    options: Source<'_, Options>,
    products: usize,
    out: Output<'_>,
    compute: impl FnOnce(&Manner, [limbwise::Operand<'_>; N], Place<'_>) -> Result<T, Error> + Send,
) -> Result<T, Refusal> {
    let manner = Manner::of(options)?;
    let (rows, limbs) = (out.rows, out.limbs);
    let read = from.iter().map(|(operand, _)| operand.rows).filter(|rows| *rows != EVERY_ROW).max();
    let work = (products, read.unwrap_or(1).max(rows), limbs);
    out.fill(from, |operands, data| {
        let place = Place { data, rows, limbs };
        manner.run(work, || Ok(compute(&manner, operands, place)?))
    })
}

/// The output of a computation.
pub(crate) struct Place<'a> {
    pub(crate) data: &'a mut [u64],
    pub(crate) rows: usize,
    pub(crate) limbs: usize,
}

impl<'a> Place<'a> {
    pub(crate) fn rows(self) -> Result<RowsMut<'a>, ShapeError> {
        RowsMut::new(self.data, self.limbs)
    }

    pub(crate) fn take(self, results: Column) -> Result<(), Error> {
        let results = results.secret();
        let (found, expected) = ((self.rows, self.limbs), (results.len(), results.limbs()));
        if found != expected {
            return Err(ShapeError::Output { found, expected }.into());
        }
        self.data.copy_from_slice(results.as_limbs());
        Ok(())
    }
}

export! {
    fn limbwise_powmod(
        base: Operand<'_>, exponent: Operand<'_>, modulus: Operand<'_>, options: Source<'_, Options>, out: Output<'_>,
    ) {
        let from = [(base, "base"), (exponent, "exponent"), (modulus, "modulus")];
        columns(from, options, power(exponent.limbs), out, |manner, [x, e, m], place| {
            manner.powmod.operation(x, e).run_once_into(m, place.rows()?)
        })
    }

    fn limbwise_modulus_powmod(
        modulus: Source<'_, Modulus>, base: Operand<'_>, exponent: Operand<'_>, options: Source<'_, Options>,
        out: Output<'_>,
    ) {
        let Modulus(m) = modulus.one("modulus")?;
        let from = [(base, "base"), (exponent, "exponent")];
        columns(from, options, power(exponent.limbs), out, |manner, [x, e], place| {
            manner.powmod.operation(x, e).run_into(m, place.rows()?)
        })
    }

    fn limbwise_moduli_powmod(
        moduli: Source<'_, Moduli>, base: Operand<'_>, exponent: Operand<'_>, options: Source<'_, Options>,
        out: Output<'_>,
    ) {
        let Moduli(m) = moduli.one("moduli")?;
        let from = [(base, "base"), (exponent, "exponent")];
        columns(from, options, power(exponent.limbs), out, |manner, [x, e], place| {
            manner.powmod.operation(x, e).run_into(m, place.rows()?)
        })
    }
}

/// Exports an operation for moduli given as an operand, for one prepared modulus, and for many.
macro_rules! operations {
    ($($once:ident, $one:ident, $each:ident($($x:ident = $what:literal),+) = $operation:ident, $products:ident;)*) => {
        export! {$(
            fn $once($($x: Operand<'_>,)+ modulus: Operand<'_>, options: Source<'_, Options>, out: Output<'_>) {
                let from = [$(($x, $what),)+ (modulus, "modulus")];
                columns(from, options, $products, out, |_, [$($x,)+ m], place| {
                    Operation::$operation($($x),+).run_once_into(m, place.rows()?)
                })
            }

            fn $one(
                modulus: Source<'_, Modulus>, $($x: Operand<'_>,)+ options: Source<'_, Options>, out: Output<'_>,
            ) {
                let Modulus(m) = modulus.one("modulus")?;
                columns([$(($x, $what)),+], options, $products, out, |_, [$($x),+], place| {
                    Operation::$operation($($x),+).run_into(m, place.rows()?)
                })
            }

            fn $each(
                moduli: Source<'_, Moduli>, $($x: Operand<'_>,)+ options: Source<'_, Options>, out: Output<'_>,
            ) {
                let Moduli(m) = moduli.one("moduli")?;
                columns([$(($x, $what)),+], options, $products, out, |_, [$($x),+], place| {
                    Operation::$operation($($x),+).run_into(m, place.rows()?)
                })
            }
        )*}
    };
}

operations! {
    limbwise_mulmod, limbwise_modulus_mulmod, limbwise_moduli_mulmod(x = "x", y = "y") = Mul, FEW;
    limbwise_sqrmod, limbwise_modulus_sqrmod, limbwise_moduli_sqrmod(x = "x") = Sqr, FEW;
    limbwise_addmod, limbwise_modulus_addmod, limbwise_moduli_addmod(x = "x", y = "y") = Add, FEW;
    limbwise_submod, limbwise_modulus_submod, limbwise_moduli_submod(x = "x", y = "y") = Sub, FEW;
    limbwise_negmod, limbwise_modulus_negmod, limbwise_moduli_negmod(x = "x") = Neg, FEW;
    limbwise_invmod, limbwise_modulus_invmod, limbwise_moduli_invmod(x = "x") = Inv, INVERSE;
}

/// Returns the existing inverses, and for each row whether there is one.
fn inverses<const N: usize>(
    from: [(Operand<'_>, &'static str); N],
    options: Source<'_, Options>,
    out: Output<'_>,
    found: Target<'_, u8>,
    compute: impl FnOnce([limbwise::Operand<'_>; N]) -> Result<(Column, Vec<usize>), Error> + Send,
) -> Result<(), Refusal> {
    let rows = out.rows;
    apart(&[], &[out.data.region(out.len()?, "out")?, found.region(rows, "found")?])?;
    let none = columns(from, options, INVERSE, out, |_, operands, place| {
        let (inverses, none) = compute(operands)?;
        place.take(inverses)?;
        Ok(none)
    })?;
    let found = found.slice(rows, "found")?;
    found.fill(1);
    for row in none {
        found[row] = 0;
    }
    Ok(())
}

export! {
    fn limbwise_invmod_each(
        x: Operand<'_>, modulus: Operand<'_>, options: Source<'_, Options>, out: Output<'_>, found: Target<'_, u8>,
    ) {
        inverses([(x, "x"), (modulus, "modulus")], options, out, found, |[x, m]| limbwise::invmod_each(x, m))
    }

    fn limbwise_modulus_invmod_each(
        modulus: Source<'_, Modulus>, x: Operand<'_>, options: Source<'_, Options>, out: Output<'_>,
        found: Target<'_, u8>,
    ) {
        let Modulus(m) = modulus.one("modulus")?;
        inverses([(x, "x")], options, out, found, |[x]| Operation::Inv(x).run_each(m))
    }

    fn limbwise_moduli_invmod_each(
        moduli: Source<'_, Moduli>, x: Operand<'_>, options: Source<'_, Options>, out: Output<'_>,
        found: Target<'_, u8>,
    ) {
        let Moduli(m) = moduli.one("moduli")?;
        inverses([(x, "x")], options, out, found, |[x]| Operation::Inv(x).run_each(m))
    }
}

export! {
    fn limbwise_modulus_sum(
        modulus: Source<'_, Modulus>, x: Operand<'_>, options: Source<'_, Options>, out: Output<'_>,
    ) {
        let Modulus(m) = modulus.one("modulus")?;
        columns([(x, "x")], options, FEW, out, |_, [x], place| place.take(m.sum(x)))
    }

    fn limbwise_modulus_dot(
        modulus: Source<'_, Modulus>, x: Operand<'_>, y: Operand<'_>, options: Source<'_, Options>, out: Output<'_>,
    ) {
        let Modulus(m) = modulus.one("modulus")?;
        columns([(x, "x"), (y, "y")], options, FEW, out, |_, [x, y], place| place.take(m.dot(x, y)?))
    }

    fn limbwise_modulus_product(
        modulus: Source<'_, Modulus>, x: Operand<'_>, options: Source<'_, Options>, out: Output<'_>,
    ) {
        let Modulus(m) = modulus.one("modulus")?;
        columns([(x, "x")], options, FEW, out, |_, [x], place| place.take(m.product(x)?))
    }
}
