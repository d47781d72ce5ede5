//! Columns that stay in Montgomery form between operations.

use alloc::vec::Vec;
use core::fmt;

use super::powmod::Powmod;
use crate::engine::block::Block;
use crate::engine::moduli::{Context, Moduli, Modulus};
use crate::engine::spans::{Size, Span, spans, with_rows};
use crate::engine::stop;
use crate::engine::work::{Value, Work, parallel};
use crate::error::{Error, Role};
use crate::operation::agreed_rows;
use crate::values::column::{Column, room};
use crate::values::operand::Operand;

/// A column modulo prepared moduli, in Montgomery form, in which products are cheapest. It borrows its
/// moduli.
///
/// Each operation overwrites its left operand. In a sequence of operations this saves conversions, each of
/// which costs about one product. Constant-time, like the operations on columns.
///
/// ```
/// use limbwise::{Column, Modulus};
///
/// let modulus = Modulus::new(1_000_000_007u64)?;
/// let x = Column::parse(["3", "1000000000"])?;
/// let y = Column::parse(["10", "20"])?;
/// let mut z = modulus.residues(&x)?;
/// let y = modulus.residues(&y)?;
/// z.sqr().mul(&y)?.add(&y)?;
/// assert_eq!(z.to_column().to_decimal(), ["100", "1000"]);
/// # Ok::<(), limbwise::Error>(())
/// ```
#[derive(Clone)]
pub struct Residues<'m> {
    context: Context<'m>,
    /// The rows of the whole column, of which these may be a part.
    rows: usize,
    blocks: Vec<BlockValue<'m>>,
}

/// Rows that are computed together.
#[derive(Clone)]
struct BlockValue<'m> {
    block: Block<'m>,
    value: Value,
}

impl<'m> Residues<'m> {
    fn load(context: Context<'m>, x: Operand<'_>) -> Result<Residues<'m>, Error> {
        let rows = agreed_rows([(Role::Left, x.rows()), (Role::Modulus, context.rows())])?;
        room(rows, context.limbs())?;
        let blocks = parallel(spans(context, rows, Size::Near { values: 2 }), |span, work| {
            BlockValue::load(context, span, x, work)
        });
        stop::check()?;
        Ok(Residues { context, rows, blocks })
    }

    /// Returns the number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.blocks.iter().map(|part| part.block.rows().len()).sum()
    }

    /// Returns whether there are no rows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// `x <- x y`.
    ///
    /// # Errors
    ///
    /// Returns [`Error::OtherModuli`] if y belongs to other moduli, or has other rows.
    pub fn mul(&mut self, y: &Residues<'_>) -> Result<&mut Self, Error> {
        self.with(y, Block::mul)
    }

    /// `x <- x + y`.
    ///
    /// # Errors
    ///
    /// Same as [`Residues::mul`].
    pub fn add(&mut self, y: &Residues<'_>) -> Result<&mut Self, Error> {
        self.with(y, |block, x, y, _| block.add(x, y))
    }

    /// `x <- x - y`.
    ///
    /// # Errors
    ///
    /// Same as [`Residues::mul`].
    pub fn sub(&mut self, y: &Residues<'_>) -> Result<&mut Self, Error> {
        self.with(y, |block, x, y, _| block.sub(x, y))
    }

    /// `x <- x^2`.
    pub fn sqr(&mut self) -> &mut Self {
        self.each(Block::sqr);
        self
    }

    /// `x <- -x`.
    pub fn neg(&mut self) -> &mut Self {
        self.each(Block::neg);
        self
    }

    /// `x <- x^exp`, with the options `powmod` for the exponents.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::Rows`](crate::ShapeError::Rows), [`Error::ExponentTooLong`] or
    /// [`Error::Stopped`], as [`Powmod::run`]. After [`Error::Stopped`], x is unspecified.
    pub fn pow<'a>(&mut self, exp: impl Into<Operand<'a>>, powmod: Powmod) -> Result<&mut Self, Error> {
        let exp = exp.into();
        agreed_rows([(Role::Base, Some(self.rows)), (Role::Exponent, exp.rows())])?;
        powmod.check(exp)?;
        let exponents = powmod.exponents(&exp);
        self.each(|block, x, work| block.pow(x, exp, exponents, work));
        stop::check()?;
        Ok(self)
    }

    /// `x <- x^-1`.
    ///
    /// # Errors
    ///
    /// Returns [`Error::NoInverse`] with the first row that has none; then x is unchanged.
    pub fn inv(&mut self) -> Result<&mut Self, Error> {
        let mut inverses = self.clone();
        let none = inverses.each(|block, x, work| {
            let none = block.inv(x, work);
            none.into_iter().map(|row| block.rows().at(row)).min()
        });
        match none.into_iter().flatten().min() {
            Some(row) => Err(Error::NoInverse { row }),
            None => {
                self.blocks = inverses.blocks;
                Ok(self)
            }
        }
    }

    /// Returns the numbers, below the moduli.
    #[must_use]
    pub fn to_column(&self) -> Column {
        let limbs = self.context.limbs();
        let mut out = Column::of_zeros(self.rows, limbs);
        let blocks = self.blocks.iter().map(|part| (part.block.rows(), part)).collect();
        with_rows(self.context, blocks, out.as_limbs_mut(), limbs, |part: &BlockValue<'_>, work, out| {
            part.clone().store(out, limbs, work);
        });
        out
    }

    /// Calls `f` for each part.
    fn each<T: Send>(&mut self, f: impl Fn(&Block<'m>, &mut Value, &mut Work) -> T + Sync) -> Vec<T> {
        let blocks: Vec<_> = self.blocks.iter_mut().collect();
        parallel(blocks, |BlockValue { block, value }, work| f(block, value, work))
    }

    /// Calls `f` for each part and the corresponding part of `y`.
    fn with(
        &mut self,
        y: &Residues<'_>,
        f: impl Fn(&Block<'m>, &mut Value, &Value, &mut Work) + Sync,
    ) -> Result<&mut Self, Error> {
        self.check(y)?;
        let pairs: Vec<_> = self.blocks.iter_mut().zip(&y.blocks).collect();
        parallel(pairs, |(x, y), work| f(&x.block, &mut x.value, &y.value, work));
        Ok(self)
    }

    /// Checks that the other residues have the same moduli and rows. Then their blocks match, too.
    fn check(&self, other: &Residues<'_>) -> Result<(), Error> {
        let shape =
            |r: &Residues<'_>| (r.rows, r.blocks.first().map(|part| part.block.rows().at(0)), r.len());
        if self.context.is(other.context) && shape(self) == shape(other) {
            Ok(())
        } else {
            Err(Error::OtherModuli)
        }
    }
}

impl<'m> BlockValue<'m> {
    fn load(context: Context<'m>, span: Span<'m>, x: Operand<'_>, work: &mut Work) -> BlockValue<'m> {
        let block = Block::new(context, span, work);
        let value = block.load(x, work);
        BlockValue { block, value }
    }

    fn store(mut self, out: &mut [u64], limbs: usize, work: &mut Work) {
        self.block.from_mont(&mut self.value, work);
        self.block.store(self.value, out, limbs, work);
    }
}

impl fmt::Debug for Residues<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Residues").field("rows", &self.len()).finish_non_exhaustive()
    }
}

/// Evaluates a formula block by block: see [`Modulus::map`].
fn map<const N: usize>(
    context: Context<'_>,
    operands: [Operand<'_>; N],
    f: impl for<'r> Fn([Residues<'r>; N]) -> Result<Residues<'r>, Error> + Sync,
) -> Result<Column, Error> {
    let role = |i| if i == 0 { Role::Left } else { Role::Right };
    let of_operands = operands.iter().enumerate().map(|(i, x)| (role(i), x.rows()));
    let rows = agreed_rows(of_operands.chain([(Role::Modulus, context.rows())]))?;
    let limbs = context.limbs();
    let mut out = Column::zeros(rows, limbs)?.secret();
    let spans = spans(context, rows, Size::Near { values: N + 2 })
        .into_iter()
        .map(|span| (span.rows, span))
        .collect();
    let done = with_rows(context, spans, out.as_limbs_mut(), limbs, |span: Span<'_>, work, out| {
        let part = |x| Residues { context, rows, blocks: [BlockValue::load(context, span, x, work)].into() };
        let arguments = operands.map(part);
        let z = f(arguments)?;
        match &z.blocks[..] {
            [part] if context.is(z.context) && part.block.rows().is(span.rows) => {}
            _ => return Err(Error::OtherModuli),
        }
        z.blocks.into_iter().for_each(|part| part.store(out, limbs, work));
        Ok(())
    });
    done.into_iter().collect::<Result<(), Error>>()?;
    Ok(out.done())
}

macro_rules! methods {
    ($($Moduli:ident)*) => {$(
        /// Sequences of operations.
        impl $Moduli {
            /// Reduces an operand and converts it to Montgomery form.
            ///
            /// # Errors
            ///
            /// Returns [`ShapeError::Rows`](crate::ShapeError::Rows) if the operand and the moduli have
            /// different numbers of rows, [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is
            /// not enough memory for that many.
            pub fn residues<'a>(&self, x: impl Into<Operand<'a>>) -> Result<Residues<'_>, Error> {
                Residues::load(self.into(), x.into())
            }

            /// Evaluates a formula of operands, row by row. Each block of rows stays in the cache from the
            /// first operation to the last, so this is faster than [`Residues`] for long columns.
            ///
            /// `f` is called with the residues of each block, on several threads.
            ///
            /// ```
            /// use limbwise::{Column, Modulus};
            ///
            /// let modulus = Modulus::new(1_000_000_007u64)?;
            /// let x = Column::parse(["3", "1000000000"])?;
            /// let y = Column::parse(["10", "20"])?;
            /// let z = modulus.map([(&x).into(), (&y).into()], |[mut x, y]| {
            ///     x.sqr().mul(&y)?.add(&y)?;
            ///     Ok(x)
            /// })?;
            /// assert_eq!(z.to_decimal(), ["100", "1000"]);
            /// # Ok::<(), limbwise::Error>(())
            /// ```
            ///
            /// # Errors
            ///
            /// Returns [`ShapeError::Rows`](crate::ShapeError::Rows) if operands and moduli have different
            /// numbers of rows, [`Error::OtherModuli`] if `f` returns residues of another block, and the
            /// first error of `f`.
            pub fn map<const N: usize>(
                &self,
                operands: [Operand<'_>; N],
                f: impl for<'r> Fn([Residues<'r>; N]) -> Result<Residues<'r>, Error> + Sync,
            ) -> Result<Column, Error> {
                map(self.into(), operands, f)
            }
        }
    )*};
}

methods!(Modulus Moduli);
