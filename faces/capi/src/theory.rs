//! Number theory on columns: divisors, symbols, subgroups, primes.

use limbwise::threads::on_this_thread;
use limbwise::{Error, Number, PrimeError, ShapeError};

use crate::columns::{CModulo, columns, inverse, power};
use crate::export::export;
use crate::memory::{COperand, EVERY_ROW, Output, Source, Target, apart};
use crate::settings::{Options, Settings};
use crate::status::{Refusal, Status};

export! {
    fn gcd(x: COperand<'_>, y: COperand<'_>, options: Source<'_, Options>, out: Output<'_>) {
        let from = [(x, "x"), (y, "y")];
        columns(from, Settings::of(options)?, inverse(), out, |[x, y], place| place.take(limbwise::gcd(x, y)?))
    }

    fn jacobi(
        x: COperand<'_>, n: COperand<'_>, options: Source<'_, Options>, symbols: Target<'_, i8>, rows: usize,
    ) {
        let from = [(x, "x"), (n, "n")];
        verdicts(from, options, inverse(), (symbols, "symbols", rows), |_, [x, n]| limbwise::jacobi(x, n))
    }

    fn in_subgroup(
        x: COperand<'_>, order: COperand<'_>, modulus: CModulo<'_>, options: Source<'_, Options>,
        found: Target<'_, u8>, rows: usize,
    ) {
        let m = modulus.one()?;
        let from = [(x, "x"), (order, "order")];
        verdicts(from, options, power(order.limbs), (found, "found", rows), |settings, [x, order]| {
            let members = if settings.powmod.public { m.in_subgroup_vartime(x, order) } else { m.in_subgroup(x, order) };
            Ok(bytes(members?))
        })
    }

    fn is_probable_prime(n: COperand<'_>, options: Source<'_, Options>, found: Target<'_, u8>, rows: usize) {
        verdicts([(n, "n")], options, power(n.limbs), (found, "found", rows), |_, [n]| {
            Ok(bytes(limbwise::is_probable_prime(n)?))
        })
    }

    fn is_probable_prime_vartime(
        n: COperand<'_>, options: Source<'_, Options>, found: Target<'_, u8>, rows: usize,
    ) {
        verdicts([(n, "n")], options, power(n.limbs), (found, "found", rows), |_, [n]| {
            Ok(bytes(limbwise::is_probable_prime_vartime(n)?))
        })
    }

    fn random_prime(bits: usize, out: Output<'_>) {
        let (rows, limbs) = (out.rows, out.limbs);
        let expected = (rows, bits.div_ceil(64));
        if (rows, limbs) != expected {
            return Err(ShapeError::Output { found: (rows, limbs), expected }.into());
        }
        let len = out.len()?;
        let out = out.data.slice(len, "out")?;
        let primes: Vec<Number> =
            on_this_thread(|| (0..rows).map(|_| limbwise::random_prime(bits)).collect::<Result<_, _>>())?;
        for (to, prime) in out.chunks_exact_mut(limbs.max(1)).zip(&primes) {
            to.copy_from_slice(prime.as_limbs());
        }
        Ok(())
    }
}

fn bytes(flags: Vec<bool>) -> Vec<u8> {
    flags.into_iter().map(u8::from).collect()
}

/// Calls `compute` with the operands, on the threads given by the options, and writes its result for each
/// row.
fn verdicts<T: Copy + Send, const N: usize>(
    from: [(COperand<'_>, &'static str); N],
    options: Source<'_, Options>,
    products: f64,
    (to, what, rows): (Target<'_, T>, &'static str, usize),
    compute: impl FnOnce(&Settings, [limbwise::Operand<'_>; N]) -> Result<Vec<T>, Error> + Send,
) -> Result<(), Refusal> {
    let settings = Settings::of(options)?;
    let mut read = Vec::with_capacity(N);
    let mut operands = [limbwise::Operand::from(0u64); N];
    for ((operand, what), borrowed) in from.into_iter().zip(&mut operands) {
        read.push(operand.region(what)?);
        *borrowed = operand.borrow(what)?;
    }
    apart(&read, &[to.region(rows, what)?])?;
    let longest = from.iter().map(|(operand, _)| operand.rows).filter(|rows| *rows != EVERY_ROW).max();
    let limbs = from.iter().map(|(operand, _)| operand.limbs).max().unwrap_or(0);
    let work = (products, longest.unwrap_or(1), limbs);
    let verdicts = settings.run(work, || Ok(compute(&settings, operands)?))?;
    if verdicts.len() != rows {
        return Err(ShapeError::Output { found: (rows, 1), expected: (verdicts.len(), 1) }.into());
    }
    to.slice(rows, what)?.copy_from_slice(&verdicts);
    Ok(())
}

impl From<PrimeError> for Refusal {
    fn from(error: PrimeError) -> Refusal {
        let status = match error {
            PrimeError::Other(error) => return error.into(),
            PrimeError::Length { .. } => Status::WIDTH,
            PrimeError::Random(_) => Status::RANDOM,
            // No function of this crate can meet the others.
            _ => Status::INTERNAL,
        };
        Refusal::new(status, error.to_string())
    }
}
