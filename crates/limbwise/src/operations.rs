//! Operations on columns: each operand one value or a column, of any width; each modulus odd or even.

use alloc::vec::Vec;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::lanes::Variant;

use crate::addition::Addition;
use crate::batch::{Size, Work, for_each_block};
use crate::block::{Block, Value};
use crate::buffer::Buffer;
use crate::column::Column;
use crate::error::{Error, Role};
use crate::modulus::{Context, Moduli, Modulus};
use crate::operand::{Operand, RowsMut};
use crate::powmod::agreed_rows;

/// What is computed in each row.
#[derive(Clone, Copy)]
pub(crate) enum Formula<'a> {
    Mul(Operand<'a>, Operand<'a>),
    Sqr(Operand<'a>),
    Add(Operand<'a>, Operand<'a>),
    Sub(Operand<'a>, Operand<'a>),
    Neg(Operand<'a>),
    Inv(Operand<'a>),
}

impl<'a> Formula<'a> {
    fn operands(self) -> (Operand<'a>, Option<Operand<'a>>) {
        match self {
            Formula::Mul(x, y) | Formula::Add(x, y) | Formula::Sub(x, y) => (x, Some(y)),
            Formula::Sqr(x) | Formula::Neg(x) | Formula::Inv(x) => (x, None),
        }
    }

    /// The rows of the result.
    fn rows(self, modulus: Option<usize>) -> Result<usize, Error> {
        let (x, y) = self.operands();
        let y = y.and_then(|y| y.rows());
        agreed_rows([(Role::Left, x.rows()), (Role::Right, y), (Role::Modulus, modulus)])
    }

    /// Plain numbers below the moduli; which of the block's rows have none is added to `none`.
    fn compute(self, block: &Block<'_>, work: &mut Work, none: &mut Vec<usize>) -> Value {
        let mut x = match self {
            // A plain factor and one in Montgomery form: a plain product. The second is the one that is
            // the same in all rows, or that has to be reduced anyway.
            Formula::Mul(x, y) => {
                let first = x.rows().is_none() && y.rows().is_some() || x.limbs() > y.limbs();
                let (plain, mont) = if first { (y, x) } else { (x, y) };
                let (mut x, y) = (block.load_plain(plain, work), block.load(mont, work));
                block.mul(&mut x, &y, work);
                work.recycle(y);
                x
            }
            Formula::Sqr(x) if block.is_near(x) => {
                let mut x = block.load_reduced(x, work);
                block.sqr(&mut x, work);
                block.enter_mont(&mut x, work);
                x
            }
            Formula::Sqr(x) => return Formula::Mul(x, x).compute(block, work, none),
            Formula::Add(x, y) | Formula::Sub(x, y) => {
                let (mut x, y) = (block.load_reduced(x, work), block.load_reduced(y, work));
                match self {
                    Formula::Add(..) => block.add(&mut x, &y),
                    _ => block.sub(&mut x, &y),
                }
                work.recycle(y);
                x
            }
            Formula::Neg(x) => {
                let mut x = block.load_reduced(x, work);
                block.neg(&mut x, work);
                x
            }
            Formula::Inv(x) => {
                let mut x = block.load(x, work);
                none.extend(block.inv(&mut x, work));
                block.leave_mont(&mut x, work);
                return x;
            }
        };
        block.reduce(&mut x, work);
        x
    }

    /// All rows into `out`, which has their number; the rows that have no result are 0, and returned in order.
    pub(crate) fn fill<'o>(self, context: Context<'_>, out: impl Into<RowsMut<'o>>) -> Vec<usize> {
        let out = out.into();
        if let Some(addition) = Addition::of(self, context) {
            addition.fill(out);
            return Vec::new();
        }
        let limbs = out.limbs();
        let each = |block: &Block<'_>, work: &mut Work, out: &mut [u64]| {
            let mut none = Vec::new();
            let x = self.compute(block, work, &mut none);
            block.store(x, out, limbs, work);
            for row in &mut none {
                out[*row * limbs..][..limbs].fill(0);
                *row = block.rows().at(*row);
            }
            none
        };
        let size = Size::Near { values: 3 };
        let none = for_each_block(context, out.data, limbs, size, each);
        let mut none: Vec<usize> = none.into_iter().flatten().collect();
        none.sort_unstable();
        none
    }

    fn each(self, context: Context<'_>) -> Result<(Column, Vec<usize>), Error> {
        let mut out = Column::of(self.rows(context.rows())?, context.limbs());
        let none = self.fill(context, &mut out);
        Ok((out, none))
    }

    fn run(self, context: Context<'_>) -> Result<Column, Error> {
        match self.each(context)? {
            (out, none) if none.is_empty() => Ok(out),
            (_, none) => Err(Error::NoInverse { row: none[0] }),
        }
    }

    fn run_into(self, context: Context<'_>, out: RowsMut<'_>) -> Result<(), Error> {
        out.check_shape(self.rows(context.rows())?, context.limbs())?;
        if let Formula::Inv(_) = self {
            // Nothing is written unless every row has an inverse.
            out.data.copy_from_slice(&Buffer::take(self.run(context)?.into_limbs()));
        } else {
            self.fill(context, out);
        }
        Ok(())
    }
}

/// Calls `f` with moduli that serve this once.
fn with_moduli<T>(
    formula: Formula<'_>,
    modulus: Operand<'_>,
    f: impl FnOnce(Context<'_>) -> Result<T, Error>,
) -> Result<T, Error> {
    formula.rows(modulus.rows())?;
    let variant = Variant::best(Features::detect()?);
    match modulus {
        Operand::One(m) => f((&Modulus::with_variant(m, variant)?).into()),
        Operand::Each(m) => f((&Moduli::sorted(m, variant)?).into()),
        Operand::Rows(m) => f((&Moduli::sorted(&m.to_column(), variant)?).into()),
    }
}

/// Writes each operation three times: as a function, for one prepared modulus, and for many.
macro_rules! operations {
    ($($(#[doc = $what:literal])* $name:ident, $into:ident($($x:ident),+) = $formula:expr;)*) => {
        $(
            $(#[doc = $what])*
            ///
            /// Row by row, each operand and the modulus one value or a column. Constant-time: see the
            /// [crate](crate). Operands of any size are reduced. The result has the width of the moduli.
            ///
            /// # Errors
            ///
            /// [`Error::Rows`] if columns have different numbers of rows, [`Error::ZeroModulus`] with the
            /// first row that has it, [`Error::ZeroWidth`] for a modulus without limbs, [`Error::NoInverse`] with
            /// the first row whose inverse is asked for and does not exist, [`Error::Cpu`] if the environment
            /// names an unknown feature.
            pub fn $name<'a>(
                $($x: impl Into<Operand<'a>>,)+
                modulus: impl Into<Operand<'a>>,
            ) -> Result<Column, Error> {
                $(let $x = $x.into();)+
                with_moduli($formula, modulus.into(), |context| $formula.run(context))
            }
        )*
        operations!(methods Modulus: $($(#[doc = $what])* $name, $into($($x),+) = $formula;)*);
        operations!(methods Moduli: $($(#[doc = $what])* $name, $into($($x),+) = $formula;)*);
    };
    (methods $Moduli:ident: $($(#[doc = $what:literal])* $name:ident, $into:ident($($x:ident),+) = $formula:expr;)*) => {
        /// Operations on columns.
        impl $Moduli {
            $(
                #[doc = concat!("[`", stringify!($name), "`] with moduli that have been prepared before.")]
                ///
                /// # Errors
                ///
                #[doc = concat!("[`Error::Rows`] or [`Error::NoInverse`], as [`", stringify!($name), "`].")]
                pub fn $name<'a>(&self, $($x: impl Into<Operand<'a>>),+) -> Result<Column, Error> {
                    $(let $x = $x.into();)+
                    $formula.run(self.into())
                }

                #[doc = concat!("[`", stringify!($name), "`] into a column or rows that are there already; all is overwritten.")]
                ///
                /// # Errors
                ///
                /// [`Error::OutputShape`] if `out` has not the rows of the operands and the width of the
                #[doc = concat!("moduli; else as [`", stringify!($name), "`]. After an error `out` is as it was.")]
                pub fn $into<'a>(
                    &self,
                    $($x: impl Into<Operand<'a>>,)+
                    out: impl Into<RowsMut<'a>>,
                ) -> Result<(), Error> {
                    $(let $x = $x.into();)+
                    $formula.run_into(self.into(), out.into())
                }
            )*

            /// [`invmod_each`] with moduli that have been prepared before.
            ///
            /// # Errors
            ///
            /// [`Error::Rows`] if columns have different numbers of rows.
            pub fn invmod_each<'a>(
                &self,
                x: impl Into<Operand<'a>>,
            ) -> Result<(Column, Vec<usize>), Error> {
                Formula::Inv(x.into()).each(self.into())
            }
        }
    };
}

operations! {
    /// `x y mod modulus`.
    ///
    /// ```
    /// use limbwise::{Column, mulmod};
    ///
    /// let x = Column::parse(["2", "123456789012345678901234567890"])?;
    /// let y = Column::parse(["3"])?;
    /// let modulus = Column::parse(["5", "1000000007"])?;
    /// let product = mulmod(&x, y.one(0), &modulus)?;
    /// assert_eq!(product.to_decimal(), ["1", "592304526"]);
    /// # Ok::<(), limbwise::Error>(())
    /// ```
    mulmod, mulmod_into(x, y) = Formula::Mul(x, y);
    /// `x^2 mod modulus`.
    sqrmod, sqrmod_into(x) = Formula::Sqr(x);
    /// `x + y mod modulus`.
    addmod, addmod_into(x, y) = Formula::Add(x, y);
    /// `x - y mod modulus`.
    submod, submod_into(x, y) = Formula::Sub(x, y);
    /// `-x mod modulus`.
    negmod, negmod_into(x) = Formula::Neg(x);
    /// `x^-1 mod modulus`: the number whose product with x is 1.
    ///
    /// Modulo 1 every number has the inverse 0. Rows that share one modulus share inversions too, and take
    /// little more than five products each.
    ///
    /// ```
    /// use limbwise::{Column, Error, invmod};
    ///
    /// let x = Column::parse(["3", "4"])?;
    /// let modulus = Column::parse(["1000000007", "10"])?;
    /// assert_eq!(invmod(&x, modulus.one(0))?.to_decimal(), ["333333336", "250000002"]);
    /// assert_eq!(invmod(&x, &modulus), Err(Error::NoInverse { row: 1 }));
    /// # Ok::<(), limbwise::Error>(())
    /// ```
    invmod, invmod_into(x) = Formula::Inv(x);
}

/// [`invmod`] where some rows may have no inverse: they are 0 in the column, and their numbers come with it,
/// in order.
///
/// ```
/// use limbwise::{Column, invmod_each};
///
/// let x = Column::parse(["3", "4", "5", "7"])?;
/// let modulus = Column::parse(["10"])?;
/// let (inverses, none) = invmod_each(&x, modulus.one(0))?;
/// assert_eq!(inverses.to_decimal(), ["7", "0", "0", "3"]);
/// assert_eq!(none, [1, 2]);
/// # Ok::<(), limbwise::Error>(())
/// ```
///
/// # Errors
///
/// As [`mulmod`].
pub fn invmod_each<'a>(
    x: impl Into<Operand<'a>>,
    modulus: impl Into<Operand<'a>>,
) -> Result<(Column, Vec<usize>), Error> {
    let formula = Formula::Inv(x.into());
    with_moduli(formula, modulus.into(), |context| formula.each(context))
}
