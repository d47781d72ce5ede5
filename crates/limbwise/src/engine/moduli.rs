//! Checked and prepared moduli, which save work that many powers share.

use alloc::sync::Arc;
use alloc::vec::Vec;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::lanes::Plan;
use limbwise_kernels::limb::{self, LIMB_BITS, Limb};
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::powers::Engine;

use super::choice;
use super::squares;
use super::work::{Work, parallel};
use crate::engine::stop;
use crate::error::{Error, ModulusError, ShapeError};
use crate::values::buffer::Buffer;
use crate::values::column::Column;
use crate::values::operand::Scalar;
use crate::values::rows::Rows;

/// A prepared modulus for all rows. Clones share the precomputed constants, across threads.
#[derive(Clone)]
pub struct Modulus {
    /// The modulus is `odd 2^twos`.
    pub(crate) odd: Arc<Buffer<Limb>>,
    pub(crate) twos: usize,
    features: Features,
    pub(crate) plan: Plan,
    /// The odd part in every lane, prepared for the plan. Empty if the modulus serves only one row.
    pub(crate) prepared: Arc<Buffer<Lanes>>,
    /// The odd part prepared for the plan for single rows. Empty in the same case.
    pub(crate) prepared_single: Arc<Buffer<Lanes>>,
}

impl Modulus {
    /// Prepares a modulus. Results modulo it are columns of its width.
    ///
    /// ```
    /// use limbwise::{Modulus, Number};
    ///
    /// let small = Modulus::new(1_000_000_007u64)?;
    /// let wide = Modulus::new(&Number::parse("0xffffffffffffffffffffffffffffff61")?)?;
    /// assert_eq!((small.limbs(), wide.limbs()), (1, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns [`ModulusError::Zero`], [`ShapeError::ZeroWidth`], or [`Error::Stopped`] if a stop was requested
    /// ([`Stop::run`](crate::Stop::run)).
    pub fn new<'a>(modulus: impl Into<Scalar<'a>>) -> Result<Modulus, Error> {
        Modulus::with_features(modulus, Features::usable())
    }

    /// Prepares a modulus for the kernels that a processor with these features would choose, for measurements
    /// or to avoid an instruction.
    ///
    /// # Errors
    ///
    /// Same as [`Modulus::new`].
    pub fn with_features<'a>(modulus: impl Into<Scalar<'a>>, features: Features) -> Result<Modulus, Error> {
        let mut modulus = Modulus::unprepared(modulus.into(), features)?;
        let single = choice::single(features, limb::bit_length(&modulus.odd));
        modulus.prepared_single = Arc::new(squares::one_by_one(single, &[&modulus.odd], &mut Work::here()));
        stop::check()?;
        modulus.prepared = modulus.for_batches();
        Ok(modulus)
    }

    /// Like [`Modulus::with_features`], but for one row: the kernel that computes it prepares the modulus.
    pub(crate) fn unprepared(modulus: Scalar<'_>, features: Features) -> Result<Modulus, Error> {
        if modulus.limbs() == 0 {
            return Err(ShapeError::ZeroWidth.into());
        }
        let mut odd = Buffer::copy_of(modulus.as_limbs());
        let twos = take_twos(&mut odd).ok_or(ModulusError::Zero)?;
        let bits = limb::bit_length(&odd);
        let plan = choice::batch(features, bits);
        Ok(Modulus {
            odd: Arc::new(odd),
            twos,
            features,
            plan,
            prepared: Arc::default(),
            prepared_single: Arc::default(),
        })
    }

    /// Returns the odd part in every lane, preparing it if necessary.
    pub(crate) fn for_batches(&self) -> Arc<Buffer<Lanes>> {
        if !self.prepared.is_empty() {
            return self.prepared.clone();
        }
        let mut prepared = Buffer::zeros(self.plan.modulus_len());
        let single = &self.prepared_single;
        squares::load_moduli(
            self.plan,
            self.features,
            &[&self.odd],
            single,
            &mut prepared,
            &mut Work::here(),
        );
        Arc::new(prepared)
    }

    /// Returns the width in 64-bit limbs.
    #[must_use]
    pub fn limbs(&self) -> usize {
        self.odd.len()
    }
}

/// A modulus for each row, grouped into classes of similar length. Clones share the precomputed data, across
/// threads.
#[derive(Clone)]
pub struct Moduli {
    /// The odd parts, secret.
    pub(crate) odd: Arc<Column>,
    /// The rows with an even modulus, and the exponents of two.
    pub(crate) even: Arc<[(usize, usize)]>,
    features: Features,
    pub(crate) classes: Arc<[Class]>,
}

/// Rows whose moduli use the same plan and can therefore share batches.
#[derive(Clone)]
pub(crate) struct Class {
    pub(crate) plan: Plan,
    pub(crate) rows: Vec<usize>,
    /// The bit lengths of the shortest and the longest odd part.
    pub(crate) bits: (usize, usize),
    /// The odd parts prepared for the plan, batch after batch. Empty if they are used only once: then each
    /// block prepares its own.
    pub(crate) prepared: Buffer<Lanes>,
    /// The odd parts prepared one by one for the plan for single rows, if they fill less than a batch: then
    /// single rows may be faster. Otherwise empty.
    pub(crate) prepared_single: Buffer<Lanes>,
}

impl Moduli {
    /// Prepares a column of moduli. Results modulo them are columns of the same width. Prepared moduli take
    /// about three times the memory of the column.
    ///
    /// # Errors
    ///
    /// Returns [`ModulusError::Zero`] with the first such row, or [`Error::Stopped`] if a stop was requested
    /// ([`Stop::run`](crate::Stop::run)).
    pub fn new<'a>(moduli: impl Into<Rows<'a>>) -> Result<Moduli, Error> {
        Moduli::with_features(moduli, Features::usable())
    }

    /// Prepares moduli for the kernels that a processor with these features would choose, for measurements or
    /// to avoid an instruction.
    ///
    /// # Errors
    ///
    /// Same as [`Moduli::new`].
    pub fn with_features<'a>(moduli: impl Into<Rows<'a>>, features: Features) -> Result<Moduli, Error> {
        let mut moduli = Moduli::sorted(moduli.into().to_column().secret(), features)?;
        let Moduli { odd, classes, .. } = &mut moduli;
        let mut parts = Vec::new();
        for Class { plan, rows, bits, prepared, prepared_single } in Arc::make_mut(classes) {
            let (lanes, len) = (plan.lanes(), plan.modulus_len());
            if rows.len() < lanes {
                let rows: Vec<&[Limb]> = rows.iter().map(|row| odd.row(*row)).collect();
                *prepared_single =
                    squares::one_by_one(choice::single(features, bits.1), &rows, &mut Work::here());
            }
            *prepared = Buffer::zeros(rows.len().div_ceil(lanes) * len);
            let batches = rows.chunks(lanes).zip(prepared.chunks_exact_mut(len));
            parts.extend(batches.map(|(rows, prepared)| (*plan, rows, &**prepared_single, prepared)));
        }
        parallel(parts, |(plan, rows, singles, prepared), work| {
            let rows: Vec<&[Limb]> = rows.iter().map(|row| odd.row(*row)).collect();
            squares::load_moduli(plan.for_rows(rows.len()), features, &rows, singles, prepared, work);
        });
        stop::check()?;
        Ok(moduli)
    }

    /// Like [`Moduli::with_features`], but for one operation and a secret column: the moduli are prepared
    /// block by block.
    pub(crate) fn sorted(mut odd: Column, features: Features) -> Result<Moduli, Error> {
        let mut even = Vec::new();
        let mut classes: Vec<Class> = Vec::new();
        // Neighbouring rows often have moduli of the same length, so the class of the previous row is tried
        // first.
        let mut last = None;
        for (row, m) in odd.rows_mut().enumerate() {
            let twos = take_twos(m).ok_or(Error::Modulus { row, error: ModulusError::Zero })?;
            if twos > 0 {
                even.push((row, twos));
            }
            let bits = limb::bit_length(m);
            let class = match last {
                Some((length, class)) if length == bits => class,
                _ => class_of(&mut classes, choice::batch(features, bits)),
            };
            last = Some((bits, class));
            let class = &mut classes[class];
            class.rows.push(row);
            class.bits = (class.bits.0.min(bits), class.bits.1.max(bits));
        }
        Ok(Moduli { odd: Arc::new(odd), even: even.into(), features, classes: classes.into() })
    }

    /// Returns the number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.odd.len()
    }

    /// Returns whether there are no rows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.odd.is_empty()
    }

    /// Returns the width in 64-bit limbs.
    #[must_use]
    pub fn limbs(&self) -> usize {
        self.odd.limbs()
    }
}

/// Prepared moduli, one or many.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Context<'a> {
    /// The same for every row.
    One(&'a Modulus),
    /// One for each row.
    Each(&'a Moduli),
}

impl<'a> Context<'a> {
    /// Returns the width of a result in limbs.
    pub(crate) fn limbs(self) -> usize {
        match self {
            Context::One(m) => m.odd.len(),
            Context::Each(m) => m.odd.limbs(),
        }
    }

    /// Returns the features that the kernels may use.
    pub(crate) fn features(self) -> Features {
        match self {
            Context::One(m) => m.features,
            Context::Each(m) => m.features,
        }
    }

    /// Returns whether these are the same prepared moduli, at the same address.
    pub(crate) fn is(self, other: Context<'_>) -> bool {
        match (self, other) {
            (Context::One(a), Context::One(b)) => core::ptr::eq(a, b),
            (Context::Each(a), Context::Each(b)) => core::ptr::eq(a, b),
            _ => false,
        }
    }

    /// Returns the odd part of the modulus of a row.
    pub(crate) fn odd(self, row: usize) -> &'a [Limb] {
        match self {
            Context::One(m) => &m.odd,
            Context::Each(m) => m.odd.row(row),
        }
    }

    /// Returns whether a modulus may be even.
    pub(crate) fn has_even(self) -> bool {
        match self {
            Context::One(m) => m.twos > 0,
            Context::Each(m) => !m.even.is_empty(),
        }
    }

    /// Returns the exponent of two in the modulus of a row.
    pub(crate) fn twos(self, row: usize) -> usize {
        match self {
            Context::One(m) => m.twos,
            Context::Each(m) => m.even.binary_search_by_key(&row, |(row, _)| *row).map_or(0, |i| m.even[i].1),
        }
    }

    /// Returns whether rows are computed in their original order.
    pub(crate) fn in_order(self) -> bool {
        match self {
            Context::One(_) => true,
            Context::Each(m) => m.classes.len() <= 1,
        }
    }

    /// Returns whether moduli are prepared for batches.
    pub(crate) fn is_prepared(self) -> bool {
        match self {
            Context::One(m) => !m.prepared.is_empty(),
            Context::Each(m) => m.classes.iter().all(|class| !class.prepared.is_empty()),
        }
    }

    /// Returns whether moduli are prepared for single rows, in the class whose longest has `bits` bits.
    pub(crate) fn is_prepared_singly(self, bits: usize) -> bool {
        match self {
            Context::One(m) => !m.prepared_single.is_empty(),
            Context::Each(m) => {
                m.classes.iter().any(|class| class.bits.1 == bits && !class.prepared_single.is_empty())
            }
        }
    }

    /// Returns the classes of `rows` rows, each with its plan for batches, the bits of the longest odd part,
    /// and its number of rows.
    pub(crate) fn classes(self, rows: usize) -> impl Iterator<Item = (Plan, usize, usize)> {
        let (one, each) = match self {
            Context::One(m) => (Some((m.plan, limb::bit_length(&m.odd), rows)), &[][..]),
            Context::Each(m) => (None, &m.classes[..]),
        };
        one.into_iter().chain(each.iter().map(|class| (class.plan, class.bits.1, class.rows.len())))
    }

    /// Returns the number of rows, if each has its own modulus.
    pub(crate) fn rows(self) -> Option<usize> {
        match self {
            Context::One(_) => None,
            Context::Each(m) => Some(m.len()),
        }
    }
}

impl<'a> From<&'a Modulus> for Context<'a> {
    fn from(modulus: &'a Modulus) -> Self {
        Context::One(modulus)
    }
}

impl<'a> From<&'a Moduli> for Context<'a> {
    fn from(moduli: &'a Moduli) -> Self {
        Context::Each(moduli)
    }
}

impl core::fmt::Debug for Modulus {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Modulus").field("plan", &self.plan).finish_non_exhaustive()
    }
}

impl core::fmt::Debug for Moduli {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Moduli").field("rows", &self.len()).finish_non_exhaustive()
    }
}

/// Returns the class of a plan, creating it if necessary.
fn class_of(classes: &mut Vec<Class>, plan: Plan) -> usize {
    classes.iter().position(|c| c.plan.bits() == plan.bits()).unwrap_or_else(|| {
        let bits = (usize::MAX, 0);
        let (prepared, prepared_single) = (Buffer::default(), Buffer::default());
        classes.push(Class { plan, rows: Vec::new(), bits, prepared, prepared_single });
        classes.len() - 1
    })
}

/// Divides by the largest power of two and returns its exponent, which is public; `None` for 0.
fn take_twos(m: &mut [Limb]) -> Option<usize> {
    let twos = limb::trailing_zeros(m);
    let (words, bits) = (twos / LIMB_BITS, twos % LIMB_BITS);
    if words == m.len() {
        return None;
    }
    m.copy_within(words.., 0);
    let kept = m.len() - words;
    m[kept..].fill(0);
    if bits > 0 {
        let mut above = 0;
        for x in m.iter_mut().rev() {
            (*x, above) = (*x >> bits | above, *x << (LIMB_BITS - bits));
        }
    }
    Some(twos)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A clone shares the memory of its original.
    #[test]
    fn clones_share_what_is_prepared() {
        let modulus = Modulus::new(1_000_000_007u64).unwrap();
        let clone = modulus.clone();
        assert!(core::ptr::eq::<[Lanes]>(&**modulus.prepared, &**clone.prepared));
        assert!(core::ptr::eq::<[Lanes]>(&**modulus.prepared_single, &**clone.prepared_single));
        let moduli = Moduli::new(&Column::parse(["3", "1000000007"]).unwrap()).unwrap();
        let clone = moduli.clone();
        assert!(core::ptr::eq::<[Class]>(&*moduli.classes, &*clone.classes));
        assert!(core::ptr::eq(moduli.odd.as_limbs(), clone.odd.as_limbs()));
    }
}
