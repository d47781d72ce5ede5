//! The Baillie-PSW primality test: small factors, a Miller-Rabin test with base 2, and an extra strong Lucas
//! test.

mod batch;
mod lucas;
mod random;
mod small;
mod strong;

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::limb::{self, Limb};

use crate::engine::barrel::is_zero;
use crate::engine::moduli::Moduli;
use crate::engine::spans::NEAR_BYTES;
use crate::engine::stop;
use crate::engine::work::parallel;
use crate::error::Error;
use crate::theory::divisors::jacobi;
use crate::values::column::Column;
use crate::values::operand::{Operand, Scalar};
use crate::values::rows::Rows;
use small::Small;

#[cfg(feature = "getrandom")]
pub use random::random_prime;
pub use random::{PrimeError, random_prime_with};

/// Returns whether each number is prime according to the Baillie-PSW test. The test is exact below 2^64, and
/// no composite number is known to pass it.
///
/// Every number goes through the whole test, so the running time reveals neither the numbers nor the results.
/// The following are public: the bit lengths of the numbers, and which numbers that pass the Miller-Rabin
/// test have (P^2 - 4 / n) = 1 for all P from 3 to 125. That is one prime in 2^30, for which the time reveals
/// the P that is found. For public numbers, see [`is_probable_prime_vartime`].
///
/// ```
/// use limbwise::{Column, is_probable_prime};
///
/// let numbers = Column::parse(["2", "561", "1000000007", "0x7fffffffffffffffffffffffffffffff"])?;
/// assert_eq!(is_probable_prime(&numbers)?, [true, false, true, true]);
/// # Ok::<(), limbwise::Error>(())
/// ```
///
/// # Errors
///
/// Returns [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is not enough memory for a copy of
/// the numbers.
pub fn is_probable_prime<'a>(n: impl Into<Operand<'a>>) -> Result<Vec<bool>, Error> {
    test(n.into(), Manner::Secret)
}

/// Like [`is_probable_prime`], for public numbers: composite numbers are dropped as soon as they are
/// recognized.
///
/// # Errors
///
/// Same as [`is_probable_prime`].
pub fn is_probable_prime_vartime<'a>(n: impl Into<Operand<'a>>) -> Result<Vec<bool>, Error> {
    test(n.into(), Manner::Public)
}

/// What the running time may reveal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// Nothing about the numbers.
    Secret,
    /// The stage of the test at which a number fails.
    Staged,
    /// Everything.
    Public,
}

fn test(n: Operand<'_>, manner: Manner) -> Result<Vec<bool>, Error> {
    let (rows, limbs) = (n.rows().unwrap_or(1), n.limbs().max(1));
    let mut numbers = Column::zeros(rows, limbs)?.secret();
    let mut smalls = vec![Small::default(); rows];
    let step = (NEAR_BYTES / (limbs * size_of::<Limb>())).max(1);
    let parts = (0..)
        .step_by(step)
        .zip(numbers.as_limbs_mut().chunks_mut(step * limbs).zip(smalls.chunks_mut(step)))
        .collect();
    parallel(parts, |(first, (numbers, smalls)): (usize, (&mut [Limb], &mut [Small])), _| {
        for (i, (number, small)) in numbers.chunks_exact_mut(limbs).zip(smalls).enumerate() {
            let row = n.row(first + i);
            number[..row.len()].copy_from_slice(row);
            let known = trimmed(number);
            *small = small::of(known, manner == Manner::Public);
            if manner == Manner::Public && small.prime | small.excluded == 0 && small::has_small_factor(known)
            {
                small.excluded = Limb::MAX;
            }
            // Even numbers are excluded; the tests need odd numbers.
            number[0] |= 1;
        }
    });
    stop::check()?;
    let passed = match manner {
        Manner::Secret => at_once(numbers, &smalls)?,
        Manner::Staged => in_stages(&numbers, &smalls, false)?,
        Manner::Public => in_stages(&numbers, &smalls, true)?,
    };
    let is_prime = |(small, passed): (&Small, Limb)| small.prime | passed & !small.excluded != 0;
    Ok(smalls.iter().zip(passed).map(is_prime).collect())
}

/// Returns a number without its upper limbs of 0, except the lowest: the lengths of the numbers are public, and
/// in a column with a longer one most of the others' limbs are 0.
fn trimmed(n: &[Limb]) -> &[Limb] {
    &n[..limb::significant(n).max(1)]
}

/// Runs both tests on all numbers.
fn at_once(numbers: Column, smalls: &[Small]) -> Result<Vec<Limb>, Error> {
    let moduli = Moduli::sorted(numbers, Features::usable())?;
    let strong = batch::for_each_block(&moduli, |block, work| strong::passes(block, false, work))?;
    let mut parameters: Vec<Limb> = smalls.iter().map(|small| small.parameter).collect();
    // A single mask, because whether a number has passed so far is secret.
    let is_missing = |row: &usize| {
        let Small { prime, excluded, parameter } = smalls[*row];
        strong[*row] & !excluded & !prime & is_zero(parameter) != 0
    };
    let missing: Vec<usize> = (0..smalls.len()).filter(is_missing).collect();
    complete(&moduli.odd, &missing, &mut parameters)?;
    let lucas = batch::for_each_block(&moduli, |block, work| lucas::passes(block, &parameters, false, work))?;
    // A number without a parameter is a square.
    let found = |(strong, (lucas, p)): (Limb, (Limb, Limb))| strong & lucas & limb::mask(Limb::from(p != 0));
    Ok(strong.into_iter().zip(lucas.into_iter().zip(parameters)).map(found).collect())
}

/// Runs the first test on numbers without small factors, and the second on those that pass.
fn in_stages(numbers: &Column, smalls: &[Small], public: bool) -> Result<Vec<Limb>, Error> {
    let passed: Vec<Limb> = smalls.iter().map(|small| !(small.excluded | small.prime)).collect();
    let mut rows = kept(0..smalls.len(), &passed);
    let mut parameters = kept(smalls.iter().map(|small| small.parameter), &passed);
    let mut moduli = of_rows(numbers, &passed)?;
    let passed = batch::for_each_block(&moduli, |block, work| strong::passes(block, public, work))?;
    if passed.contains(&0) {
        rows = kept(rows, &passed);
        parameters = kept(parameters, &passed);
        moduli = of_rows(&moduli.odd, &passed)?;
    }
    let missing: Vec<usize> = (0..rows.len()).filter(|i| parameters[*i] == 0).collect();
    complete(&moduli.odd, &missing, &mut parameters)?;
    let passed =
        batch::for_each_block(&moduli, |block, work| lucas::passes(block, &parameters, public, work))?;
    let mut all = vec![0; smalls.len()];
    for ((row, passed), p) in rows.into_iter().zip(passed).zip(parameters) {
        all[row] = if p == 0 { 0 } else { passed };
    }
    Ok(all)
}

/// Returns the numbers of the rows selected by a mask, as moduli.
fn of_rows(numbers: &Column, mask: &[Limb]) -> Result<Moduli, Error> {
    Moduli::sorted(Column::from_rows(kept(numbers.rows(), mask))?.secret(), Features::usable())
}

/// Returns the values of the rows selected by a mask.
fn kept<T>(values: impl IntoIterator<Item = T>, mask: &[Limb]) -> Vec<T> {
    values.into_iter().zip(mask).filter(|(_, mask)| **mask != 0).map(|(value, _)| value).collect()
}

/// The values of P tried for rows that have none below 126.
const PARAMETERS: Range<Limb> = 126..1 << 16;

/// Finds the smallest P with (P^2 - 4 / n) = -1 for some rows. A number without one is a square: a prime
/// without one would exceed the product of all primes below 2^16, which is far beyond the supported lengths.
fn complete(numbers: &Column, rows: &[usize], parameters: &mut [Limb]) -> Result<(), Error> {
    const AT_ONCE: usize = 256;
    for row in rows {
        let n = Scalar::from_limbs(trimmed(numbers.row(*row)));
        for first in PARAMETERS.step_by(AT_ONCE) {
            let tried: Vec<Limb> = (first..PARAMETERS.end).take(AT_ONCE).map(|p| p * p - 4).collect();
            let symbols = jacobi(Rows::of(&tried, 1), n)?;
            if let Some(i) = symbols.iter().position(|symbol| *symbol == -1) {
                parameters[*row] = first + i as Limb;
                break;
            }
        }
    }
    Ok(())
}
