//! A computation in pieces: between them, signals are looked at and progress is told.

use std::ops::Range;
use std::time::{Duration, Instant};

use limbwise::{Column, Error, Moduli, Modulus, Operand, Powmod, Rows, RowsMut};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::input::Input;
use crate::number::{LIMB_BYTES, Order};
use crate::threads::Team;

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
    Rows(&'a Input),
}

impl Context<'_> {
    pub(crate) fn one(modulus: &[u64]) -> PyResult<Modulus> {
        Modulus::new(modulus).map_err(|e| value_error(e, 0))
    }
}

/// One formula over all rows.
pub(crate) struct Task<'a> {
    pub(crate) formula: Formula,
    pub(crate) x: &'a Input,
    pub(crate) y: Option<&'a Input>,
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

/// Where the results of a piece go.
pub(crate) enum Place<'a> {
    /// They are computed here.
    Limbs(&'a mut [u64]),
    /// They become numbers of so many bytes.
    Bytes(&'a mut [u8], usize, Order),
    /// They are looked at with the interpreter.
    None,
}

/// Takes results, piece by piece and in order.
pub(crate) trait Sink<'py> {
    /// Whether there is a place for limbs.
    fn is_place(&self) -> bool {
        false
    }

    /// The place of the next rows, which are written without the interpreter.
    fn place(&mut self, _rows: usize) -> Place<'_> {
        Place::None
    }

    /// Takes the next rows, if they have no place.
    fn take(&mut self, py: Python<'py>, results: &mut [u64]) -> PyResult<()>;
}

impl<'py, F: FnMut(Python<'py>, &mut [u64]) -> PyResult<()>> Sink<'py> for F {
    fn take(&mut self, py: Python<'py>, results: &mut [u64]) -> PyResult<()> {
        self(py, results)
    }
}

/// Limbs on their way, piece after piece in the same memory.
#[derive(Default)]
struct Room {
    x: Vec<u64>,
    y: Vec<u64>,
    moduli: Vec<u64>,
    results: Vec<u64>,
}

/// How long a piece is to take: signals wait for its end.
const PIECE: Duration = Duration::from_millis(100);
/// Limbs on their way at a time, at most, for each thread: they stay in its cache.
const NEAR_BYTES: usize = 512 << 10;
/// The rows that the kernels compute at once.
const BATCH: usize = 16;
/// What is over before another thread wakes up is computed alone.
const BRIEF: Duration = Duration::from_micros(50);

impl Task<'_> {
    /// Computes all rows.
    pub(crate) fn run<'py>(
        &self,
        py: Python<'py>,
        manner: &Manner<'_>,
        sink: &mut impl Sink<'py>,
    ) -> PyResult<()> {
        let row = self.row_time();
        let brief = self.rows == 1 || row * self.rows as f64 <= BRIEF.as_secs_f64();
        let team = Team::of(py, if brief { 1 } else { manner.threads })?;
        let batches = BATCH * team.threads();
        let most = if sink.is_place() && !self.converts() {
            self.rows.max(1)
        } else {
            team.threads() * NEAR_BYTES / (LIMB_BYTES * self.limbs)
        };
        let most = most.next_multiple_of(batches);
        let first = PIECE.as_secs_f64() / 2.0 * team.threads() as f64 / row;
        let mut rows = (first as usize).max(1).next_multiple_of(batches).min(most);
        let mut room = Room::default();
        let mut done = 0;
        while done < self.rows {
            let piece = match self.context {
                Context::Pieces(_, unit) => done..self.rows.min(done + rows.next_multiple_of(unit)),
                _ => done..self.rows.min(done + rows),
            };
            let start = Instant::now();
            let place = sink.place(piece.len());
            let placed = !matches!(place, Place::None);
            py.detach(|| team.install(|| self.piece(piece.clone(), &team, &mut room, place)))?;
            let elapsed = start.elapsed().max(Duration::from_micros(1));
            if !placed {
                sink.take(py, &mut room.results[..piece.len() * self.limbs])?;
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

    /// Seconds for a row on a processor without vectors: what is known before anything has been timed.
    fn row_time(&self) -> f64 {
        let products = match self.formula {
            Formula::Pow(_, bits) => 1.25 * bits as f64 + 20.0,
            Formula::Inv => 100.0,
            _ => 3.0,
        };
        products * (20.0 + 1.2 * (self.limbs * self.limbs) as f64) * 1e-9
    }

    /// Whether an operand becomes limbs on the way.
    fn converts(&self) -> bool {
        let moduli = if let Context::Rows(m) = self.context { Some(m) } else { None };
        [Some(self.x), self.y, moduli].into_iter().flatten().any(Input::converts)
    }

    fn piece(&self, rows: Range<usize>, team: &Team, room: &mut Room, place: Place<'_>) -> PyResult<()> {
        let Room { x, y, moduli, results } = room;
        let x = self.x.part(rows.clone(), team, x);
        let y = self.y.map_or(Operand::One(&[]), |input| input.part(rows.clone(), team, y));
        let len = rows.len() * self.limbs;
        match place {
            Place::Limbs(out) => self.compute(x, y, moduli, rows, team, out),
            Place::None => self.compute(x, y, moduli, rows, team, at_least(results, len)),
            Place::Bytes(to, width, order) => {
                let results = at_least(results, len);
                self.compute(x, y, moduli, rows, team, results)?;
                let results: &[u64] = results;
                team.share(to, width, |first, to| {
                    let results = &results[first * self.limbs..][..to.len() / width * self.limbs];
                    match order {
                        Order::Big => {
                            let rows = Rows::new(results, self.limbs);
                            let written = rows.and_then(|rows| rows.to_be_bytes_into(width, to));
                            written.expect("results are no wider than moduli");
                        }
                        Order::Little => {
                            let rows = results.chunks_exact(self.limbs).zip(to.chunks_exact_mut(width));
                            rows.for_each(|(row, to)| order.write(row, to));
                        }
                    }
                });
                Ok(())
            }
        }
    }

    fn compute(
        &self,
        x: Operand<'_>,
        y: Operand<'_>,
        room: &mut Vec<u64>,
        rows: Range<usize>,
        team: &Team,
        out: &mut [u64],
    ) -> PyResult<()> {
        match self.context {
            Context::One(m) => self.compute_with(m, x, y, out),
            Context::Rows(m) => {
                let moduli = m.part(rows.clone(), team, room);
                self.compute_once(x, y, moduli).map(|results| out.copy_from_slice(results.as_limbs()))
            }
            Context::Pieces(moduli, unit) => {
                let moduli = &moduli[rows.start / unit..rows.end.div_ceil(unit)];
                let units = moduli.iter().zip(out.chunks_mut(unit * self.limbs)).enumerate().collect();
                let done = team.map(units, |(i, (m, out))| {
                    let here = i * unit..i * unit + m.len();
                    self.compute_with(m, part(x, &here), part(y, &here), out)
                        .map_err(|e| value_error(e, rows.start + here.start))
                });
                return done.into_iter().collect();
            }
        }
        .map_err(|e| value_error(e, rows.start))
    }

    /// With moduli that serve this once.
    fn compute_once(&self, x: Operand<'_>, y: Operand<'_>, m: Operand<'_>) -> Result<Column, Error> {
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

    fn compute_with<M: Prepared>(
        &self,
        m: &M,
        x: Operand<'_>,
        y: Operand<'_>,
        out: &mut [u64],
    ) -> Result<(), Error>
    where
        for<'m> limbwise::Context<'m>: From<&'m M>,
    {
        let out = RowsMut::new(out, self.limbs)?;
        match self.formula {
            Formula::Pow(powmod, _) => powmod.run_into(x, y, m, out),
            Formula::Mul => m.mulmod(x, y, out),
            Formula::Sqr => m.sqrmod(x, out),
            Formula::Add => m.addmod(x, y, out),
            Formula::Sub => m.submod(x, y, out),
            Formula::Neg => m.negmod(x, out),
            Formula::Inv => m.invmod(x, out),
        }
    }
}

/// What one modulus and many have in common.
trait Prepared {
    fn mulmod(&self, x: Operand<'_>, y: Operand<'_>, out: RowsMut<'_>) -> Result<(), Error>;
    fn sqrmod(&self, x: Operand<'_>, out: RowsMut<'_>) -> Result<(), Error>;
    fn addmod(&self, x: Operand<'_>, y: Operand<'_>, out: RowsMut<'_>) -> Result<(), Error>;
    fn submod(&self, x: Operand<'_>, y: Operand<'_>, out: RowsMut<'_>) -> Result<(), Error>;
    fn negmod(&self, x: Operand<'_>, out: RowsMut<'_>) -> Result<(), Error>;
    fn invmod(&self, x: Operand<'_>, out: RowsMut<'_>) -> Result<(), Error>;
}

macro_rules! prepared {
    ($($Moduli:ident),*) => {$(
        impl Prepared for $Moduli {
            fn mulmod(&self, x: Operand<'_>, y: Operand<'_>, out: RowsMut<'_>) -> Result<(), Error> {
                self.mulmod_into(x, y, out)
            }
            fn sqrmod(&self, x: Operand<'_>, out: RowsMut<'_>) -> Result<(), Error> {
                self.sqrmod_into(x, out)
            }
            fn addmod(&self, x: Operand<'_>, y: Operand<'_>, out: RowsMut<'_>) -> Result<(), Error> {
                self.addmod_into(x, y, out)
            }
            fn submod(&self, x: Operand<'_>, y: Operand<'_>, out: RowsMut<'_>) -> Result<(), Error> {
                self.submod_into(x, y, out)
            }
            fn negmod(&self, x: Operand<'_>, out: RowsMut<'_>) -> Result<(), Error> {
                self.negmod_into(x, out)
            }
            fn invmod(&self, x: Operand<'_>, out: RowsMut<'_>) -> Result<(), Error> {
                self.invmod_into(x, out)
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

fn at_least(room: &mut Vec<u64>, len: usize) -> &mut [u64] {
    if room.len() < len {
        room.resize(len, 0);
    }
    &mut room[..len]
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
