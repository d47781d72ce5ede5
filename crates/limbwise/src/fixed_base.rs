//! Powers of fixed bases: tables made once, for many exponents.

mod saved;

use alloc::sync::Arc;
use core::fmt;

use limbwise_kernels::lanes::{Access, Stop};

use crate::column::Column;
use crate::engine::moduli::Modulus;
use crate::error::{Error, Role, ShapeError};
use crate::operand::{Operand, Scalar};
use crate::operation::{Operation, PowOptions, agreed_rows, multi_exp, tables_of};
use crate::rows::{Rows, RowsMut};
use crate::tables::Tables;

/// What the tables of a [`FixedBase`] are made for.
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
    /// Secret exponents of at most `exp_bits` bits, and tables of at most 32 MiB.
    #[must_use]
    pub fn new(exp_bits: usize) -> TableOptions {
        TableOptions { exp_bits, public: false, memory: 32 << 20 }
    }

    /// Public exponents: their values may show in the running time. Tables are larger, and look-ups cost next to nothing.
    #[must_use]
    pub fn public_exponents(self) -> TableOptions {
        TableOptions { public: true, ..self }
    }

    /// Tables of at most `bytes` bytes in all. Larger tables make powers cheaper, while they stay in the processor's caches. Where
    /// `bytes` is too small for any, the tables are as small as possible.
    #[must_use]
    pub fn memory(self, bytes: usize) -> TableOptions {
        TableOptions { memory: bytes, ..self }
    }
}

/// A base with tables of its powers, for many exponents modulo one number.
///
/// A power costs about a product for every eight bits of its exponent, and no squarings: with exponents of 256 bits modulo a
/// number of 4096 bits a seventh to a tenth of what it costs without tables. To make the tables costs as much as some dozens
/// of powers without them.
///
/// It is one value for all rows, wherever an operand is taken; powers modulo its modulus are read from the tables. All
/// clones share them, on all threads. They are constant-time in the base, the modulus and the exponents: a look-up by a
/// secret exponent reads a whole table. With [`TableOptions::public_exponents`] they serve public exponents alone, and
/// others take the time that they take without tables.
///
/// ```
/// use limbwise::{Column, FixedBase, Modulus, TableOptions};
///
/// let modulus = Modulus::new(1_000_000_007u64)?;
/// let g = FixedBase::new(5u64, &modulus, TableOptions::new(30))?;
/// let exponents = Column::parse(["0", "1", "1000000006"])?;
/// assert_eq!(g.powmod(&exponents)?.to_decimal(), ["1", "5", "1"]);
/// assert_eq!(modulus.powmod(&g, &exponents)?, g.powmod(&exponents)?);
/// # Ok::<(), limbwise::Error>(())
/// ```
#[derive(Clone)]
pub struct FixedBase(Arc<Prepared>);

/// Several bases with tables of their powers, for products of powers modulo one number: `g1^e1 g2^e2 ...`.
///
/// As [`FixedBase`], with an exponent for each base; the product costs what the powers cost.
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
pub struct FixedBases(Arc<Prepared>);

struct Prepared {
    modulus: Modulus,
    tables: Tables,
    memory: usize,
}

impl Prepared {
    fn new(bases: Operand<'_>, modulus: &Modulus, options: TableOptions) -> Result<Arc<Prepared>, Error> {
        let tables = tables_of(bases, modulus, options.exp_bits, options.public, options.memory)?;
        Ok(Arc::new(Prepared { modulus: modulus.clone(), tables, memory: options.memory }))
    }

    fn is_public(&self) -> bool {
        self.tables.access == Access::Public
    }

    /// The shape alone: bases may be secret.
    fn fmt(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(name)
            .field("bases", &self.tables.bases.len())
            .field("comb", &self.tables.comb)
            .field("public", &self.is_public())
            .finish_non_exhaustive()
    }
}

/// What both have.
macro_rules! prepared {
    ($($Bases:ident)*) => {$(
        impl $Bases {
            /// The modulus.
            #[must_use]
            pub fn modulus(&self) -> &Modulus {
                &self.0.modulus
            }

            /// The bases, below the modulus.
            #[must_use]
            pub fn bases(&self) -> &Column {
                &self.0.tables.bases
            }

            /// The most bits that an exponent has.
            #[must_use]
            pub fn exp_bits(&self) -> usize {
                self.0.tables.comb.exp_bits()
            }

            /// Whether the tables are for public exponents.
            #[must_use]
            pub fn is_public(&self) -> bool {
                self.0.is_public()
            }

            /// The bytes that the tables take.
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
    /// Makes the tables.
    ///
    /// # Errors
    ///
    /// [`ShapeError::TooLarge`] if there is no memory for them, or not even for as many numbers as exponents have bits.
    pub fn new<'a>(
        base: impl Into<Scalar<'a>>,
        modulus: &Modulus,
        options: TableOptions,
    ) -> Result<FixedBase, Error> {
        Ok(FixedBase(Prepared::new(base.into().into(), modulus, options)?))
    }

    /// `base ^ exp`, row by row. An exponent of one value gives one row.
    ///
    /// # Errors
    ///
    /// [`Error::ExponentTooLong`] with the first row that is longer than the tables were made for, [`ShapeError::TooLarge`] if
    /// there is no memory for the results.
    pub fn powmod<'a>(&self, exp: impl Into<Operand<'a>>) -> Result<Column, Error> {
        let exp: Operand<'_> = exp.into();
        self.operation(exp).run(self.modulus())
    }

    /// The same into a column or rows that are there already; all is overwritten.
    ///
    /// # Errors
    ///
    /// [`ShapeError::Output`] if `out` has not the rows of the exponents and the width of the modulus; else as
    /// [`FixedBase::powmod`]. After an error `out` is as it was.
    pub fn powmod_into<'a, 'o>(
        &self,
        exp: impl Into<Operand<'a>>,
        out: impl Into<RowsMut<'o>>,
    ) -> Result<(), Error> {
        let exp: Operand<'_> = exp.into();
        self.operation(exp).run_into(self.modulus(), out)
    }

    /// The powers as a value, to be run modulo [`FixedBase::modulus`].
    pub fn operation<'s: 'a, 'a>(&'s self, exp: impl Into<Operand<'a>>) -> Operation<'a> {
        let options = PowOptions { exp_bits: Some(self.exp_bits()), public: self.is_public(), stop: None };
        Operation::Pow(self.into(), exp.into(), options)
    }
}

impl<'a> From<&'a FixedBase> for Operand<'a> {
    fn from(base: &'a FixedBase) -> Self {
        (&base.0.tables).into()
    }
}

impl FixedBases {
    /// Makes the tables of a column of bases.
    ///
    /// # Errors
    ///
    /// [`ShapeError::TooLarge`] if there is no memory for them, or not even for as many numbers as exponents have bits.
    pub fn new<'a>(
        bases: impl Into<Rows<'a>>,
        modulus: &Modulus,
        options: TableOptions,
    ) -> Result<FixedBases, Error> {
        Ok(FixedBases(Prepared::new(bases.into().into(), modulus, options)?))
    }

    /// `base1 ^ exp1 base2 ^ exp2 ...`, row by row, with one value or a column of exponents for each base.
    ///
    /// # Errors
    ///
    /// [`ShapeError::Exponents`] if there is not an exponent for each base, [`ShapeError::Rows`] if columns have different numbers of
    /// rows, [`Error::ExponentTooLong`] with the first row that is longer than the tables were made for,
    /// [`ShapeError::TooLarge`] if there is no memory for the results.
    pub fn multi_exp(&self, exps: &[Operand<'_>]) -> Result<Column, Error> {
        let mut out = Column::zeros(self.rows(exps)?, self.modulus().limbs())?.secret();
        multi_exp(self.modulus().into(), &self.0.tables, exps, (&mut out).into(), None);
        Ok(out.done())
    }

    /// The same into a column or rows that are there already; all is overwritten. It gives up with [`Error::Stopped`] soon after
    /// another thread calls [`Stop::request`]; then `out` may be written in part.
    ///
    /// # Errors
    ///
    /// [`ShapeError::Output`] if `out` has not the rows of the exponents and the width of the modulus, [`Error::Stopped`]; else as
    /// [`FixedBases::multi_exp`]. After an error but [`Error::Stopped`] `out` is as it was.
    pub fn multi_exp_into<'o>(
        &self,
        exps: &[Operand<'_>],
        out: impl Into<RowsMut<'o>>,
        stop: Option<&Stop>,
    ) -> Result<(), Error> {
        let out = out.into();
        out.check_shape(self.rows(exps)?, self.modulus().limbs())?;
        multi_exp(self.modulus().into(), &self.0.tables, exps, out, stop);
        PowOptions { stop, ..PowOptions::default() }.check_stop()
    }

    /// The rows of the result, of exponents that fit the tables.
    fn rows(&self, exps: &[Operand<'_>]) -> Result<usize, Error> {
        let (found, expected) = (exps.len(), self.bases().len());
        if found != expected {
            return Err(ShapeError::Exponents { found, expected }.into());
        }
        let rows = agreed_rows(exps.iter().map(|e| (Role::Exponent, e.rows())))?;
        let options = PowOptions { exp_bits: Some(self.exp_bits()), ..PowOptions::default() };
        exps.iter().try_for_each(|e| options.check(*e))?;
        Ok(rows)
    }
}
