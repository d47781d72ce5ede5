//! A computation in pieces: between them, signals are looked at and progress is told.

use std::ops::Range;
use std::time::{Duration, Instant};

use limbwise::{Column, Error, Moduli, Modulus, Operand, Powmod, Rows};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::threads;

/// What is computed in each row.
#[derive(Clone, Copy)]
pub(crate) enum Formula {
    Pow(Powmod, usize),
    Mul,
    Sqr,
    Add,
    Sub,
    Neg,
    Inv,
}

/// Moduli as a task has them.
#[derive(Clone, Copy)]
pub(crate) enum Context<'a> {
    One(&'a Modulus),
    /// Prepared in pieces of so many rows.
    Pieces(&'a [Moduli], usize),
    Rows(Rows<'a>),
}

impl Context<'_> {
    pub(crate) fn one(modulus: &[u64]) -> PyResult<Modulus> {
        Modulus::new(modulus).map_err(|e| value_error(e, 0))
    }
}

/// One formula over all rows.
pub(crate) struct Task<'a> {
    pub(crate) formula: Formula,
    pub(crate) x: Operand<'a>,
    pub(crate) y: Operand<'a>,
    pub(crate) context: Context<'a>,
    pub(crate) rows: usize,
    /// The width of a result.
    pub(crate) limbs: usize,
}

/// Who computes, and who is told.
pub(crate) struct Manner<'py> {
    pub(crate) threads: usize,
    pub(crate) progress: Option<Bound<'py, PyAny>>,
}

/// How long a piece is to take: signals wait for its end.
const PIECE: Duration = Duration::from_millis(100);
/// Results that are made at a time, at most: they stay in the cache until they are taken.
const PIECE_BYTES: usize = 512 << 10;
/// The rows that the kernels compute at once.
const BATCH: usize = 16;

impl Task<'_> {
    /// Computes all rows; `take` is given the results in order.
    pub(crate) fn run(
        &self,
        py: Python<'_>,
        manner: &Manner<'_>,
        mut take: impl FnMut(&Column) -> PyResult<()>,
    ) -> PyResult<()> {
        let pool = threads::pool(py, manner.threads)?;
        let batches = BATCH * manner.threads;
        let most = (PIECE_BYTES / (8 * self.limbs)).next_multiple_of(batches);
        let mut rows = self.first_piece(manner.threads).next_multiple_of(batches).min(most);
        let mut done = 0;
        while done < self.rows {
            let piece = match self.context {
                Context::Pieces(_, unit) => done..self.rows.min(done + rows.next_multiple_of(unit)),
                _ => done..self.rows.min(done + rows),
            };
            let start = Instant::now();
            let results = py.detach(|| pool.install(|| self.piece(piece.clone())))?;
            let elapsed = start.elapsed().max(Duration::from_micros(1));
            for results in &results {
                take(results)?;
            }
            done = piece.end;
            let fitting = piece.len() as f64 * (PIECE.as_secs_f64() / elapsed.as_secs_f64()).min(8.0);
            rows = (fitting as usize).max(1).next_multiple_of(batches).min(most);
            py.check_signals()?;
            if let Some(progress) = &manner.progress {
                progress.call1((done, self.rows))?;
            }
        }
        Ok(())
    }

    /// Rows for a first piece, before anything has been timed: half a piece on a processor without vectors.
    fn first_piece(&self, threads: usize) -> usize {
        let products = match self.formula {
            Formula::Pow(_, bits) => 1.25 * bits as f64 + 20.0,
            Formula::Inv => 100.0,
            _ => 3.0,
        };
        let nanoseconds = products * (20.0 + 1.2 * (self.limbs * self.limbs) as f64);
        ((PIECE.as_nanos() as f64 * threads as f64 / 2.0 / nanoseconds) as usize).max(1)
    }

    fn piece(&self, piece: Range<usize>) -> PyResult<Vec<Column>> {
        let (x, y) = (part(self.x, &piece), part(self.y, &piece));
        match self.context {
            Context::One(m) => self.compute_with(m, x, y).map(|column| vec![column]),
            Context::Rows(m) => self.compute(x, y, part(Operand::Rows(m), &piece)).map(|column| vec![column]),
            Context::Pieces(moduli, unit) => {
                let units = piece.start / unit..piece.end.div_ceil(unit);
                return moduli[units.clone()]
                    .par_iter()
                    .zip(units)
                    .map(|(m, i)| {
                        let rows = i * unit..self.rows.min((i + 1) * unit);
                        let (x, y) = (part(self.x, &rows), part(self.y, &rows));
                        self.compute_with(m, x, y).map_err(|e| value_error(e, rows.start))
                    })
                    .collect();
            }
        }
        .map_err(|e| value_error(e, piece.start))
    }

    fn compute(&self, x: Operand<'_>, y: Operand<'_>, m: Operand<'_>) -> Result<Column, Error> {
        match self.formula {
            Formula::Pow(powmod, _) => powmod.run(x, y, m),
            Formula::Mul => limbwise::mulmod(x, y, m),
            Formula::Sqr => limbwise::sqrmod(x, m),
            Formula::Add => limbwise::addmod(x, y, m),
            Formula::Sub => limbwise::submod(x, y, m),
            Formula::Neg => limbwise::negmod(x, m),
            Formula::Inv => limbwise::invmod(x, m),
        }
    }

    fn compute_with<M: Prepared>(&self, m: &M, x: Operand<'_>, y: Operand<'_>) -> Result<Column, Error>
    where
        for<'m> limbwise::Context<'m>: From<&'m M>,
    {
        match self.formula {
            Formula::Pow(powmod, _) => powmod.run_with(x, y, m),
            Formula::Mul => m.mulmod(x, y),
            Formula::Sqr => m.sqrmod(x),
            Formula::Add => m.addmod(x, y),
            Formula::Sub => m.submod(x, y),
            Formula::Neg => m.negmod(x),
            Formula::Inv => m.invmod(x),
        }
    }
}

/// What one modulus and many have in common.
trait Prepared {
    fn mulmod(&self, x: Operand<'_>, y: Operand<'_>) -> Result<Column, Error>;
    fn sqrmod(&self, x: Operand<'_>) -> Result<Column, Error>;
    fn addmod(&self, x: Operand<'_>, y: Operand<'_>) -> Result<Column, Error>;
    fn submod(&self, x: Operand<'_>, y: Operand<'_>) -> Result<Column, Error>;
    fn negmod(&self, x: Operand<'_>) -> Result<Column, Error>;
    fn invmod(&self, x: Operand<'_>) -> Result<Column, Error>;
}

macro_rules! prepared {
    ($($Moduli:ident),*) => {$(
        impl Prepared for $Moduli {
            fn mulmod(&self, x: Operand<'_>, y: Operand<'_>) -> Result<Column, Error> {
                self.mulmod(x, y)
            }
            fn sqrmod(&self, x: Operand<'_>) -> Result<Column, Error> {
                self.sqrmod(x)
            }
            fn addmod(&self, x: Operand<'_>, y: Operand<'_>) -> Result<Column, Error> {
                self.addmod(x, y)
            }
            fn submod(&self, x: Operand<'_>, y: Operand<'_>) -> Result<Column, Error> {
                self.submod(x, y)
            }
            fn negmod(&self, x: Operand<'_>) -> Result<Column, Error> {
                self.negmod(x)
            }
            fn invmod(&self, x: Operand<'_>) -> Result<Column, Error> {
                self.invmod(x)
            }
        }
    )*};
}

prepared!(Modulus, Moduli);

fn part<'a>(operand: Operand<'a>, rows: &Range<usize>) -> Operand<'a> {
    match operand {
        Operand::Rows(all) => Operand::Rows(all.range(rows.clone())),
        other => other,
    }
}

/// The library's error about a piece, told of the whole column.
pub(crate) fn value_error(error: Error, first: usize) -> PyErr {
    let error = match error {
        Error::ZeroModulus { row } => Error::ZeroModulus { row: row + first },
        Error::NoInverse { row } => Error::NoInverse { row: row + first },
        Error::ExponentTooLong { row, bits, allowed } => {
            Error::ExponentTooLong { row: row + first, bits, allowed }
        }
        other => other,
    };
    PyValueError::new_err(error.to_string())
}
