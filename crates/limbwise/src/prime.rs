//! Whether numbers are prime: small factors, the test of Miller and Rabin with base 2, and an extra strong test of Lucas
//! (Baillie, Pomerance, Selfridge and Wagstaff).

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

use crate::column::Column;
use crate::divisors::jacobi;
use crate::engine::barrel::is_zero;
use crate::engine::moduli::Moduli;
use crate::engine::spans::NEAR_BYTES;
use crate::engine::work::parallel;
use crate::error::Error;
use crate::operand::{Operand, Scalar};
use crate::rows::Rows;
use small::Small;

#[cfg(feature = "getrandom")]
pub use random::random_prime;
pub use random::{PrimeError, random_prime_with};

/// Whether each number is prime, as far as anybody knows: the test of Baillie, Pomerance, Selfridge and Wagstaff, which decides
/// for numbers below 2^64, and which no composite number has ever been found to pass.
///
/// Every number goes through the whole test, so that neither the numbers nor what is found show in the running time. Public are
/// the bit lengths of the numbers, and which numbers that pass the test of Miller and Rabin have (P^2 - 4 / n) = 1 for each P
/// from 3 to 125: one prime in 2^30, of which the time tells how far P has to go. See [`is_probable_prime_vartime`] for public numbers.
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
/// [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is no memory for a copy of the numbers.
pub fn is_probable_prime<'a>(n: impl Into<Operand<'a>>) -> Result<Vec<bool>, Error> {
    test(n.into(), Manner::Secret)
}

/// [`is_probable_prime`] for numbers that are public: composite numbers are left out as soon as they are found out.
///
/// # Errors
///
/// As [`is_probable_prime`].
pub fn is_probable_prime_vartime<'a>(n: impl Into<Operand<'a>>) -> Result<Vec<bool>, Error> {
    test(n.into(), Manner::Public)
}

/// What may show in the running time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// Nothing of the numbers.
    Secret,
    /// Which stage of the test a number does not pass.
    Staged,
    /// All.
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
            *small = small::of(number, manner == Manner::Public);
            if manner == Manner::Public
                && small.prime | small.excluded == 0
                && small::has_small_factor(number)
            {
                small.excluded = Limb::MAX;
            }
            // What is even is excluded; the tests take odd numbers.
            number[0] |= 1;
        }
    });
    let passed = match manner {
        Manner::Secret => at_once(numbers, &smalls)?,
        Manner::Staged => in_stages(&numbers, &smalls, false)?,
        Manner::Public => in_stages(&numbers, &smalls, true)?,
    };
    let is_prime = |(small, passed): (&Small, Limb)| small.prime | passed & !small.excluded != 0;
    Ok(smalls.iter().zip(passed).map(is_prime).collect())
}

/// All numbers through both tests.
fn at_once(numbers: Column, smalls: &[Small]) -> Result<Vec<Limb>, Error> {
    let moduli = Moduli::sorted(numbers, Features::usable())?;
    let strong = batch::for_each_block(&moduli, |block, work| strong::passes(block, false, work));
    let mut parameters: Vec<Limb> = smalls.iter().map(|small| small.parameter).collect();
    // One mask: that a number has passed so far is secret.
    let is_missing = |row: &usize| {
        let Small { prime, excluded, parameter } = smalls[*row];
        strong[*row] & !excluded & !prime & is_zero(parameter) != 0
    };
    let missing: Vec<usize> = (0..smalls.len()).filter(is_missing).collect();
    complete(&moduli.odd, &missing, &mut parameters)?;
    let lucas = batch::for_each_block(&moduli, |block, work| lucas::passes(block, &parameters, false, work));
    // Without a parameter a number is a square.
    let found = |(strong, (lucas, p)): (Limb, (Limb, Limb))| strong & lucas & limb::mask(Limb::from(p != 0));
    Ok(strong.into_iter().zip(lucas.into_iter().zip(parameters)).map(found).collect())
}

/// Numbers without small factors through the first test, and those that pass through the second.
fn in_stages(numbers: &Column, smalls: &[Small], public: bool) -> Result<Vec<Limb>, Error> {
    let passed: Vec<Limb> = smalls.iter().map(|small| !(small.excluded | small.prime)).collect();
    let mut rows = kept(0..smalls.len(), &passed);
    let mut parameters = kept(smalls.iter().map(|small| small.parameter), &passed);
    let mut moduli = of_rows(numbers, &passed)?;
    let passed = batch::for_each_block(&moduli, |block, work| strong::passes(block, public, work));
    if passed.contains(&0) {
        rows = kept(rows, &passed);
        parameters = kept(parameters, &passed);
        moduli = of_rows(&moduli.odd, &passed)?;
    }
    let missing: Vec<usize> = (0..rows.len()).filter(|i| parameters[*i] == 0).collect();
    complete(&moduli.odd, &missing, &mut parameters)?;
    let passed =
        batch::for_each_block(&moduli, |block, work| lucas::passes(block, &parameters, public, work));
    let mut all = vec![0; smalls.len()];
    for ((row, passed), p) in rows.into_iter().zip(passed).zip(parameters) {
        all[row] = if p == 0 { 0 } else { passed };
    }
    Ok(all)
}

/// The numbers of the rows of a mask, as moduli.
fn of_rows(numbers: &Column, mask: &[Limb]) -> Result<Moduli, Error> {
    Moduli::sorted(Column::from_rows(kept(numbers.rows(), mask))?.secret(), Features::usable())
}

/// What belongs to the rows of a mask.
fn kept<T>(values: impl IntoIterator<Item = T>, mask: &[Limb]) -> Vec<T> {
    values.into_iter().zip(mask).filter(|(_, mask)| **mask != 0).map(|(value, _)| value).collect()
}

/// P of a Lucas sequence for rows that have none below 126.
const PARAMETERS: Range<Limb> = 126..1 << 16;

/// Looks for the smallest P with (P^2 - 4 / n) = -1 for some rows. A number for which there is none is a square: a prime would be
/// above the product of all primes below 2^16, which is far longer than what can be computed with.
fn complete(numbers: &Column, rows: &[usize], parameters: &mut [Limb]) -> Result<(), Error> {
    const AT_ONCE: usize = 256;
    for row in rows {
        let n = Scalar::from_limbs(numbers.row(*row));
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
