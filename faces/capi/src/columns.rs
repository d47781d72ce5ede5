//! Powers and other arithmetic on columns.

use limbwise::{Column, Error, Moduli, Modulo, Modulus, Operand, Operation, Role, RowsMut, ShapeError};

use crate::export::export;
use crate::memory::{COperand, EVERY_ROW, Output, Source, Target, apart};
use crate::settings::{Options, Settings};
use crate::status::{Refusal, Status};

/// `limbwise_moduli`: one for all rows, or one per row.
pub enum PreparedModuli {
    /// One for all rows.
    One(Modulus),
    /// One per row.
    Each(Moduli),
}

/// `limbwise_modulo`: prepared moduli, or numbers.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct CModulo<'c> {
    pub(crate) prepared: Source<'c, PreparedModuli>,
    pub(crate) numbers: COperand<'c>,
}

impl<'c> CModulo<'c> {
    /// Returns the moduli if they are prepared, and otherwise their numbers, which results may overlap.
    pub(crate) fn read(self) -> Result<(Option<Modulo<'c>>, COperand<'c>), Refusal> {
        Ok(match self.prepared.optional("modulus")? {
            Some(PreparedModuli::One(modulus)) => (Some(modulus.into()), COperand::ZERO),
            Some(PreparedModuli::Each(moduli)) => (Some(moduli.into()), COperand::ZERO),
            None => (None, self.numbers),
        })
    }

    /// Returns the only modulus.
    pub(crate) fn one(self) -> Result<Modulus, Refusal> {
        match self.prepared.optional("modulus")? {
            Some(PreparedModuli::One(modulus)) => Ok(modulus.clone()),
            Some(PreparedModuli::Each(moduli)) => {
                let text = format!("modulus has {} rows where one number was expected", moduli.len());
                Err(Refusal::new(Status::ROWS, text))
            }
            None => Ok(Modulus::new(self.numbers.one("modulus")?)?),
        }
    }
}

export! {
    fn moduli_new(moduli: COperand<'_>, options: Source<'_, Options>, made: Target<'_, *mut PreparedModuli>) {
        made.give("made", || {
            let settings = Settings::of(options)?;
            let work = (PREPARED, if moduli.rows == EVERY_ROW { 1 } else { moduli.rows }, moduli.limbs);
            if moduli.rows == EVERY_ROW {
                let modulus = moduli.one("moduli")?;
                return settings.run(work, || Ok(PreparedModuli::One(Modulus::new(modulus)?)));
            }
            let moduli = moduli.rows("moduli")?;
            settings.run(work, || Ok(PreparedModuli::Each(Moduli::new(moduli)?)))
        })
    }

    fn moduli_free(moduli: Target<'_, PreparedModuli>) -> (), else (), { moduli.free() }
}

// The approximate number of products per row.

/// Preparing a modulus.
pub(crate) const PREPARED: f64 = 60.0;
/// A sum or a product.
const FEW: f64 = 4.0;

/// A power whose exponent has `limbs` limbs.
pub(crate) fn power(limbs: usize) -> f64 {
    Operation::powmod(limbs, limbs).products(|limbs| *limbs)
}

/// An inverse or a common divisor.
pub(crate) fn inverse() -> f64 {
    Operation::invmod(0).products(|limbs| *limbs)
}

/// Calls `compute` with the operands and the output, on the threads given by the settings.
pub(crate) fn columns<T: Send, const N: usize>(
    from: [(COperand<'_>, &'static str); N],
    settings: Settings,
    products: f64,
    out: Output<'_>,
    compute: impl FnOnce([Operand<'_>; N], OutRows<'_>) -> Result<T, Error> + Send,
) -> Result<T, Refusal> {
    let (rows, limbs) = (out.rows, out.limbs);
    let read = from.iter().map(|(operand, _)| operand.rows).filter(|rows| *rows != EVERY_ROW).max();
    let work = (products, read.unwrap_or(1).max(rows), limbs);
    out.fill(from, |operands, data| {
        settings.run(work, || Ok(compute(operands, OutRows { data, rows, limbs })?))
    })
}

/// The output of a computation.
pub(crate) struct OutRows<'a> {
    pub(crate) data: &'a mut [u64],
    pub(crate) rows: usize,
    pub(crate) limbs: usize,
}

impl<'a> OutRows<'a> {
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

/// Computes an operation.
fn run(
    operation: Operation<COperand<'_>>,
    modulus: CModulo<'_>,
    options: Source<'_, Options>,
    out: Output<'_>,
) -> Result<(), Refusal> {
    let settings = Settings::of(options)?;
    let (prepared, numbers) = modulus.read()?;
    let operation = operation.with(settings.powmod);
    let (kind, products) = (operation.kind(), operation.products(|operand| operand.limbs));
    let (x, y) = operation.operands();
    let [first, second] = [0, 1].map(|i| kind.roles().get(i).map_or("", |role| name(*role)));
    let from = [(x, first), (y.unwrap_or(COperand::ZERO), second), (numbers, "modulus")];
    let options = settings.powmod;
    columns(from, settings, products, out, |[x, y, m], place| {
        let mut operands = [x, y].into_iter();
        let operation = Operation::try_from_fn(kind, |_| operands.next().ok_or(Error::OtherModuli))?;
        operation.with(options).run_into(prepared.unwrap_or(m.into()), place.rows()?)
    })
}

/// Returns the name that limbwise.h gives to the operand with this role.
fn name(role: Role) -> &'static str {
    match role {
        Role::Base => "base",
        Role::Exponent => "exponent",
        Role::Left => "x",
        Role::Right => "y",
        _ => "modulus",
    }
}

/// Exports each operation of the library's table.
macro_rules! operations {
    ($(
        $(#[doc = $about:literal])*
        $name:ident($($x:ident: $Role:ident),+) as $Kind:ident = $formula:literal, $products:literal products,
        computed by $compute:expr;
    )*) => {
        export! {$(
            fn $name($($x: COperand<'_>,)+ modulus: CModulo<'_>, options: Source<'_, Options>, out: Output<'_>) {
                run(Operation::$name($($x),+), modulus, options, out)
            }
        )*}
    };
}

limbwise::operations!(operations);

export! {
    fn invmod_each(
        x: COperand<'_>, modulus: CModulo<'_>, options: Source<'_, Options>, out: Output<'_>, found: Target<'_, u8>,
    ) {
        let settings = Settings::of(options)?;
        let (prepared, numbers) = modulus.read()?;
        let rows = out.rows;
        apart(&[], &[out.data.region(out.len()?, "out")?, found.region(rows, "found")?])?;
        let none = columns([(x, "x"), (numbers, "modulus")], settings, inverse(), out, |[x, m], place| {
            let (inverses, none) = limbwise::invmod_each(x, prepared.unwrap_or(m.into()))?;
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

    fn sum(x: COperand<'_>, modulus: CModulo<'_>, options: Source<'_, Options>, out: Output<'_>) {
        let m = modulus.one()?;
        columns([(x, "x")], Settings::of(options)?, FEW, out, |[x], place| place.take(m.sum(x)))
    }

    fn dot(
        x: COperand<'_>, y: COperand<'_>, modulus: CModulo<'_>, options: Source<'_, Options>, out: Output<'_>,
    ) {
        let m = modulus.one()?;
        columns([(x, "x"), (y, "y")], Settings::of(options)?, FEW, out, |[x, y], place| place.take(m.dot(x, y)?))
    }

    fn product(x: COperand<'_>, modulus: CModulo<'_>, options: Source<'_, Options>, out: Output<'_>) {
        let m = modulus.one()?;
        columns([(x, "x")], Settings::of(options)?, FEW, out, |[x], place| place.take(m.product(x)?))
    }
}
