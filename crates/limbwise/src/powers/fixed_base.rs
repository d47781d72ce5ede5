//! Powers of fixed bases, with precomputed tables for many exponents.

mod saved;

use alloc::sync::Arc;
use core::fmt;

use limbwise_kernels::lanes::Access;

use crate::engine::moduli::Modulus;
use crate::engine::stop;
use crate::error::{Error, Role, ShapeError};
use crate::operation::powmod::Powmod;
use crate::operation::run::{multi_exp, tables_of};
use crate::operation::{Operation, agreed_rows};
use crate::values::column::Column;
use crate::values::operand::{Operand, Scalar};
use crate::values::rows::{Rows, RowsMut};
use crate::values::tables::Tables;

/// Options for the tables of a [`FixedBase`].
///
/// ```
/// use limbwise::TableOptions;
///
/// let options = TableOptions::new(256).public_exponents().memory(4 << 20);
/// # let _ = options;
/// ```
#[derive(Clone, Copy, Debug)]
pub struct TableOptions {
    exp_bits: usize,
    public: bool,
    memory: usize,
}

impl TableOptions {
    /// Creates options for secret exponents of at most `exp_bits` bits and tables of at most 32 MiB.
    #[must_use]
    pub fn new(exp_bits: usize) -> TableOptions {
        TableOptions { exp_bits, public: false, memory: 32 << 20 }
    }

    /// Declares the exponents public: the running time may depend on their values. Tables are larger, and
    /// look-ups cost almost nothing.
    #[must_use]
    pub fn public_exponents(self) -> TableOptions {
        TableOptions { public: true, ..self }
    }

    /// Limits the tables to `bytes` bytes in total. Larger tables make powers cheaper as long as they fit in
    /// the processor's caches. If `bytes` is too small, the tables are as small as possible.
    #[must_use]
    pub fn memory(self, bytes: usize) -> TableOptions {
        TableOptions { memory: bytes, ..self }
    }
}

/// A base with tables of its powers, for many exponents and one modulus.
///
/// A power costs about one product per eight bits of its exponent, and no squarings. With 256-bit exponents
/// and a 4096-bit modulus, that is a seventh to a tenth of the cost without tables. Computing the tables
/// costs as much as some dozens of powers without them.
///
/// It can be used wherever an operand is accepted, as one value for all rows; powers modulo its modulus then
/// use the tables. All clones share the tables, across threads. Powers are constant-time in the base, the
/// modulus and the exponents: a look-up by a secret exponent reads a whole table. Tables made with
/// [`TableOptions::public_exponents`] are used only for public exponents; secret ones are then computed
/// without tables.
///
/// ```
/// use limbwise::{Column, FixedBase, Modulus, TableOptions};
///
/// let modulus = Modulus::new(1_000_000_007u64)?;
/// let g = FixedBase::new(5u64, &modulus, TableOptions::new(30))?;
/// let exponents = Column::parse(["0", "1", "1000000006"])?;
/// assert_eq!(g.powmod(&exponents)?.to_decimal(), ["1", "5", "1"]);
/// assert_eq!(limbwise::powmod(&g, &exponents, &modulus)?, g.powmod(&exponents)?);
/// # Ok::<(), limbwise::Error>(())
/// ```
#[derive(Clone)]
pub struct FixedBase(Arc<FixedTables>);

/// Several bases with tables of their powers, for products `g1^e1 g2^e2 ...` modulo one number.
///
/// Like [`FixedBase`], with one exponent per base. A product costs as much as its powers.
///
/// ```
/// use limbwise::{Column, FixedBases, Modulus, TableOptions};
///
/// let modulus = Modulus::new(1_000_000_007u64)?;
/// let generators = FixedBases::new(&Column::parse(["5", "7"])?, &modulus, TableOptions::new(30))?;
/// let (values, blinding) = (Column::parse(["0", "1", "2"])?, Column::parse(["2", "0", "1"])?);
/// let commitments = generators.multi_exp(&[(&values).into(), (&blinding).into()])?;
/// assert_eq!(commitments.to_decimal(), ["49", "5", "175"]);
/// # Ok::<(), limbwise::Error>(())
/// ```
#[derive(Clone)]
pub struct FixedBases(Arc<FixedTables>);

struct FixedTables {
    modulus: Modulus,
    tables: Tables,
    memory: usize,
}

impl FixedTables {
    fn new(bases: Operand<'_>, modulus: &Modulus, options: TableOptions) -> Result<Arc<FixedTables>, Error> {
        let tables = tables_of(bases, modulus, options.exp_bits, options.public, options.memory)?;
        Ok(Arc::new(FixedTables { modulus: modulus.clone(), tables, memory: options.memory }))
    }

    fn is_public(&self) -> bool {
        self.tables.access == Access::Public
    }

    /// Prints only the shape: bases may be secret.
    fn fmt(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(name)
            .field("bases", &self.tables.bases.len())
            .field("comb", &self.tables.comb)
            .field("public", &self.is_public())
            .finish_non_exhaustive()
    }
}

/// Methods of both types.
macro_rules! prepared {
    ($($Bases:ident)*) => {$(
        impl $Bases {
            /// Returns the modulus.
            #[must_use]
            pub fn modulus(&self) -> &Modulus {
                &self.0.modulus
            }

            /// Returns the bases, below the modulus.
            #[must_use]
            pub fn bases(&self) -> &Column {
                &self.0.tables.bases
            }

            /// Returns the length of the longest exponent in bits.
            #[must_use]
            pub fn exp_bits(&self) -> usize {
                self.0.tables.comb.exp_bits()
            }

            /// Returns whether the tables are for public exponents.
            #[must_use]
            pub fn is_public(&self) -> bool {
                self.0.is_public()
            }

            /// Returns the size of the tables in bytes.
            #[must_use]
            pub fn table_bytes(&self) -> usize {
                self.0.tables.bytes()
            }
        }

        impl fmt::Debug for $Bases {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(stringify!($Bases), f)
            }
        }
    )*};
}

prepared!(FixedBase FixedBases);

impl FixedBase {
    /// Computes the tables.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::TooLarge`] if there is not enough memory for them, or for as many numbers as
    /// exponents have bits; [`Error::Stopped`] if a stop was requested ([`Stop::run`](crate::Stop::run)).
    pub fn new<'a>(
        base: impl Into<Scalar<'a>>,
        modulus: &Modulus,
        options: TableOptions,
    ) -> Result<FixedBase, Error> {
        Ok(FixedBase(FixedTables::new(base.into().into(), modulus, options)?))
    }

    /// Computes `base ^ exp`, row by row. A single exponent gives one row.
    ///
    /// # Errors
    ///
    /// Returns [`Error::ExponentTooLong`] with the first row whose exponent is too long for the tables,
    /// [`ShapeError::TooLarge`] if there is not enough memory for the results.
    pub fn powmod<'a>(&self, exp: impl Into<Operand<'a>>) -> Result<Column, Error> {
        let exp: Operand<'_> = exp.into();
        self.operation(exp).run(self.modulus())
    }

    /// Returns the powers as an operation, to be run modulo [`FixedBase::modulus`].
    pub fn operation<'s: 'a, 'a>(&'s self, exp: impl Into<Operand<'a>>) -> Operation<Operand<'a>> {
        let options = Powmod { exp_bits: Some(self.exp_bits()), public: self.is_public(), method: None };
        options.operation(self, exp)
    }
}

impl<'a> From<&'a FixedBase> for Operand<'a> {
    fn from(base: &'a FixedBase) -> Self {
        (&base.0.tables).into()
    }
}

impl FixedBases {
    /// Computes the tables for a column of bases.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::TooLarge`] if there is not enough memory for them, or for as many numbers as
    /// exponents have bits; [`Error::Stopped`] if a stop was requested ([`Stop::run`](crate::Stop::run)).
    pub fn new<'a>(
        bases: impl Into<Rows<'a>>,
        modulus: &Modulus,
        options: TableOptions,
    ) -> Result<FixedBases, Error> {
        Ok(FixedBases(FixedTables::new(bases.into().into(), modulus, options)?))
    }

    /// Computes `base1 ^ exp1 base2 ^ exp2 ...`, row by row, with one value or a column of exponents per
    /// base.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::Exponents`] if there is not one exponent per base, [`ShapeError::Rows`] if
    /// columns have different numbers of rows, [`Error::ExponentTooLong`] with the first row whose exponent
    /// is too long for the tables, [`ShapeError::TooLarge`] if there is not enough memory for the results.
    pub fn multi_exp(&self, exps: &[Operand<'_>]) -> Result<Column, Error> {
        let mut out = Column::zeros(self.rows(exps)?, self.modulus().limbs())?.secret();
        multi_exp(self.modulus().into(), &self.0.tables, exps, (&mut out).into());
        stop::check()?;
        Ok(out.done())
    }

    /// Like [`FixedBases::multi_exp`], but overwrites an existing column or rows.
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::Output`] if `out` has not the rows of the exponents and the width of the
    /// modulus, [`Error::Stopped`]; otherwise the same as [`FixedBases::multi_exp`]. After any error except
    /// [`Error::Stopped`], `out` is unchanged.
    pub fn multi_exp_into<'o>(&self, exps: &[Operand<'_>], out: impl Into<RowsMut<'o>>) -> Result<(), Error> {
        let out = out.into();
        out.check_shape(self.rows(exps)?, self.modulus().limbs())?;
        multi_exp(self.modulus().into(), &self.0.tables, exps, out);
        stop::check()
    }

    /// Returns the number of rows of the result, after checking that the exponents fit the tables.
    fn rows(&self, exps: &[Operand<'_>]) -> Result<usize, Error> {
        let (found, expected) = (exps.len(), self.bases().len());
        if found != expected {
            return Err(ShapeError::Exponents { found, expected }.into());
        }
        let rows = agreed_rows(exps.iter().map(|e| (Role::Exponent, e.rows())))?;
        let options = Powmod::new().exp_bits(self.exp_bits());
        exps.iter().try_for_each(|e| options.check(*e))?;
        Ok(rows)
    }
}
