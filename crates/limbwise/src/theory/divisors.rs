//! Greatest common divisors, Jacobi symbols and subgroup membership for columns.

use alloc::vec;
use alloc::vec::Vec;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::lanes::{Coprimality, Plan};
use limbwise_kernels::limb::{LIMB_BITS, Limb};
use limbwise_kernels::powers::Engine;

use crate::engine::barrel::{is_zero, shift_down, shift_up, trailing_zeros};
use crate::engine::choice;
use crate::engine::moduli::Modulus;
use crate::engine::spans::NEAR_BYTES;
use crate::engine::stop;
use crate::engine::work::{Work, parallel};
use crate::error::{Error, ModulusError, Role};
use crate::operation::agreed_rows;
use crate::operation::powmod::Powmod;
use crate::values::buffer::Buffer;
use crate::values::column::Column;
use crate::values::operand::{Operand, Scalar};

/// Returns the greatest common divisors of x and y, row by row. Each operand is one value or a column. gcd(0,
/// x) is x.
///
/// Constant-time: see the [crate](crate). The result is as wide as the wider operand.
///
/// ```
/// use limbwise::{Column, gcd};
///
/// let x = Column::parse(["84", "0", "17"])?;
/// assert_eq!(gcd(&x, 120u64)?.to_decimal(), ["12", "120", "1"]);
/// # Ok::<(), limbwise::Error>(())
/// ```
///
/// # Errors
///
/// Returns [`ShapeError::Rows`](crate::ShapeError::Rows) if columns have different numbers of rows,
/// [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is not enough memory for the results.
pub fn gcd<'a>(x: impl Into<Operand<'a>>, y: impl Into<Operand<'a>>) -> Result<Column, Error> {
    let (x, y) = (x.into(), y.into());
    let rows = agreed_rows([(Role::Left, x.rows()), (Role::Right, y.rows())])?;
    let limbs = x.limbs().max(y.limbs()).max(1);
    let mut out = Column::zeros(rows, limbs)?.secret();
    let plan = plan(limbs);
    let parts = near(plan, limbs).zip(out.as_limbs_mut().chunks_mut(step(plan, limbs) * limbs)).collect();
    parallel(parts, |(first, out): (usize, &mut [Limb]), work| {
        let [mut x_rows, mut odd_rows] = [(); 2].map(|()| Buffer::zeros(plan.lanes() * limbs));
        let batches = (first..).step_by(plan.lanes()).zip(out.chunks_mut(plan.lanes() * limbs));
        for (first, out) in batches {
            let count = out.len() / limbs;
            let mut shared = [(0, 0); 16];
            let rows = x_rows.chunks_exact_mut(limbs).zip(odd_rows.chunks_exact_mut(limbs));
            for (i, (a, b)) in rows.take(count).enumerate() {
                shared[i] = without_twos((a, x.row(first + i)), (b, y.row(first + i)));
            }
            divide(plan, &x_rows[..out.len()], &odd_rows[..out.len()], limbs, out, work);
            for (row, (twos, none)) in out.chunks_exact_mut(limbs).zip(shared) {
                shift_up(row, twos);
                row.iter_mut().for_each(|limb| *limb &= !none);
            }
        }
    });
    stop::check()?;
    Ok(out.done())
}

/// Copies both numbers without their common factors of two, exchanged if necessary so that the second is odd.
/// Returns the number of factors, and all ones if both numbers are 0; then the second is 1.
fn without_twos((a, x): (&mut [Limb], &[Limb]), (b, y): (&mut [Limb], &[Limb])) -> (Limb, Limb) {
    for (to, from) in [(&mut *a, x), (&mut *b, y)] {
        to[..from.len()].copy_from_slice(from);
        to[from.len()..].fill(0);
    }
    let either = Buffer::take(a.iter().zip(&*b).map(|(a, b)| a | b).collect());
    let none = is_zero(either.iter().fold(0, |any, limb| any | limb));
    let twos = trailing_zeros(&either);
    shift_down(a, twos);
    shift_down(b, twos);
    // One of them is odd.
    let exchange = is_zero(b[0] & 1);
    for (a, b) in a.iter_mut().zip(&mut *b) {
        let change = (*a ^ *b) & exchange;
        (*a, *b) = (*a ^ change, *b ^ change);
    }
    b[0] |= none & 1;
    (twos & !none, none)
}

/// Returns the Jacobi symbols (x / n), row by row: 0 if x and n have a common factor, else 1 or -1. Each
/// operand is one value or a column. If n is prime, the symbol of a square modulo n is 1.
///
/// Constant-time in the numbers: see the [crate](crate).
///
/// ```
/// use limbwise::{Column, jacobi};
///
/// let x = Column::parse(["2", "5", "14"])?;
/// assert_eq!(jacobi(&x, 21u64)?, [-1, 1, 0]);
/// # Ok::<(), limbwise::Error>(())
/// ```
///
/// # Errors
///
/// Returns [`ShapeError::Rows`](crate::ShapeError::Rows) if columns have different numbers of rows,
/// [`Error::Modulus`] with the first row whose n is even.
pub fn jacobi<'a>(x: impl Into<Operand<'a>>, n: impl Into<Operand<'a>>) -> Result<Vec<i8>, Error> {
    let (x, n) = (x.into(), n.into());
    let rows = agreed_rows([(Role::Left, x.rows()), (Role::Modulus, n.rows())])?;
    let wrong = |row: usize| match n.row(row) {
        m if m.first().is_some_and(|low| low & 1 == 1) => None,
        m if m.iter().all(|limb| *limb == 0) => Some(ModulusError::Zero),
        _ => Some(ModulusError::Even),
    };
    let moduli = n.rows().unwrap_or(1);
    if let Some((row, error)) = (0..moduli).find_map(|row| Some((row, wrong(row)?))) {
        return Err(Error::Modulus { row, error });
    }
    let limbs = x.limbs().max(n.limbs()).max(1);
    let plan = plan(limbs);
    let mut symbols = vec![0; rows];
    let parts = near(plan, limbs).zip(symbols.chunks_mut(step(plan, limbs))).collect();
    parallel(parts, |(first, out): (usize, &mut [i8]), work| {
        let mut x_rows = Vec::with_capacity(plan.lanes());
        let mut n_rows = Vec::with_capacity(plan.lanes());
        for (first, out) in (first..).step_by(plan.lanes()).zip(out.chunks_mut(plan.lanes())) {
            x_rows.clear();
            n_rows.clear();
            x_rows.extend((first..first + out.len()).map(|row| x.row(row)));
            n_rows.extend((first..first + out.len()).map(|row| n.row(row)));
            let bits = limbs * LIMB_BITS;
            let memory = work.scratch.at_least(plan.gcd_len(bits));
            let Coprimality { coprime, negative } =
                plan.gcd(&x_rows, &n_rows, bits, &mut [], memory, work.stop.as_deref());
            for (lane, symbol) in out.iter_mut().enumerate() {
                let bit = |lanes: u16| (lanes >> lane & 1) as i8;
                *symbol = bit(coprime) * (1 - 2 * bit(negative));
            }
        }
    });
    stop::check()?;
    Ok(symbols)
}

/// Returns the plan for numbers of `limbs` limbs.
fn plan(limbs: usize) -> Plan {
    choice::batch(Features::usable(), limbs * LIMB_BITS)
}

/// Returns the number of rows per part: whole batches that fit in the cache.
fn step(plan: Plan, limbs: usize) -> usize {
    (NEAR_BYTES / (4 * limbs * size_of::<Limb>())).max(1).next_multiple_of(plan.lanes())
}

/// Returns the first row of each part.
fn near(plan: Plan, limbs: usize) -> impl Iterator<Item = usize> {
    (0..).step_by(step(plan, limbs))
}

/// The divisors of the rows of a batch.
fn divide(plan: Plan, x: &[Limb], odd: &[Limb], limbs: usize, out: &mut [Limb], work: &mut Work) {
    let bits = limbs * LIMB_BITS;
    let [x, odd]: [Vec<&[Limb]>; 2] = [x, odd].map(|rows| rows.chunks_exact(limbs).collect());
    let mut out: Vec<&mut [Limb]> = out.chunks_exact_mut(limbs).collect();
    let memory = work.scratch.at_least(plan.gcd_len(bits));
    plan.gcd(&x, &odd, bits, &mut out, memory, work.stop.as_deref());
}

/// Subgroup membership.
impl Modulus {
    /// Returns whether `x^order` is 1, row by row. For a prime modulus, this means that x is in the subgroup
    /// of this order. If the modulus is 2 order + 1, the much faster Jacobi symbol is computed instead; the
    /// modulus must then be prime.
    ///
    /// Constant-time in x and the order for a given number of limbs: see the [crate](crate). The results are
    /// public, and so is whether the modulus is 2 order + 1.
    ///
    /// ```
    /// use limbwise::{Column, Modulus};
    ///
    /// let modulus = Modulus::new(23u64)?;
    /// let x = Column::parse(["1", "2", "5", "0"])?;
    /// assert_eq!(modulus.in_subgroup(&x, 11u64)?, [true, true, false, false]);
    /// # Ok::<(), limbwise::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::Rows`](crate::ShapeError::Rows) if x and the order are columns of different
    /// numbers of rows, [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is not enough memory
    /// for the powers.
    pub fn in_subgroup<'a>(
        &self,
        x: impl Into<Operand<'a>>,
        order: impl Into<Operand<'a>>,
    ) -> Result<Vec<bool>, Error> {
        self.subgroup(x.into(), order.into(), Powmod::new())
    }

    /// Like [`Modulus::in_subgroup`], for public orders: the running time depends on their values.
    ///
    /// # Errors
    ///
    /// Same as [`Modulus::in_subgroup`].
    pub fn in_subgroup_vartime<'a>(
        &self,
        x: impl Into<Operand<'a>>,
        order: impl Into<Operand<'a>>,
    ) -> Result<Vec<bool>, Error> {
        self.subgroup(x.into(), order.into(), Powmod::new().public_exponent())
    }

    fn subgroup(&self, x: Operand<'_>, order: Operand<'_>, powmod: Powmod) -> Result<Vec<bool>, Error> {
        agreed_rows([(Role::Base, x.rows()), (Role::Exponent, order.rows())])?;
        if order.rows().is_none() && self.is_twice(order.row(0)) {
            let n = Scalar::from_limbs(&self.odd);
            let symbols = jacobi(x, n)?;
            return Ok(symbols.into_iter().map(|symbol| symbol == 1).collect());
        }
        let powers = powmod.run(x, order, self)?.secret();
        // Modulo 1, the number 1 is 0.
        let mut one = Buffer::zeros(self.limbs());
        let above_one = self.odd[1..].iter().fold(self.odd[0] >> 1, |any, limb| any | limb);
        one[0] = Limb::from(self.twos > 0) | (!is_zero(above_one) & 1);
        let differs = |row: &[Limb]| row.iter().zip(&*one).fold(0, |any, (x, y)| any | (x ^ y));
        Ok(powers.rows().map(|row| is_zero(differs(row)) != 0).collect())
    }

    /// Returns whether the modulus is 2 order + 1.
    fn is_twice(&self, order: &[Limb]) -> bool {
        let mut twice = Buffer::zeros(order.len() + 1);
        twice[..order.len()].copy_from_slice(order);
        shift_up(&mut twice, 1);
        twice[0] |= 1;
        let limbs = twice.len().max(self.odd.len());
        let at = |x: &[Limb], i: usize| x.get(i).copied().unwrap_or(0);
        let differs = (0..limbs).fold(0, |any, i| any | (at(&twice, i) ^ at(&self.odd, i)));
        self.twos == 0 && is_zero(differs) != 0
    }
}
