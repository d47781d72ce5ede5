//! A computation in pieces: between them, signals are looked at and progress is told.

use std::ops::Range;
use std::time::{Duration, Instant};

use limbwise::{Column, Error, Moduli, Modulus, Operand, Powmod, Rows, RowsMut, Stop};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::input::Input;
use crate::number::{LIMB_BYTES, Order};
use crate::operation::{Binary, Exponents, Operation, Unary};
use crate::threads::Team;

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

/// One operation over all rows.
pub(crate) struct Task<'a> {
    pub(crate) operation: Operation<&'a Input>,
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

/// The operands of a piece.
type Parts<'a> = Operation<Operand<'a>>;

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
/// What takes longer is watched. Pieces cannot be cut smaller than a batch.
const LONG: Duration = Duration::from_millis(250);
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
        let mut row = self.row_time();
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
            let expected = row * piece.len() as f64 / team.threads() as f64;
            let stop = Stop::new();
            let compute = || self.piece(piece.clone(), &team, &mut room, place, &stop);
            if expected < LONG.as_secs_f64() {
                py.detach(|| team.install(compute))?;
            } else {
                watched(py, &team, &stop, compute)?;
            }
            let elapsed = start.elapsed().max(Duration::from_micros(1));
            row = elapsed.as_secs_f64() * team.threads() as f64 / piece.len() as f64;
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
        let products = match self.operation {
            Operation::Two(Binary::Pow(exponents), _, y) => {
                1.25 * exponents.bits.unwrap_or(64 * y.limbs()) as f64 + 20.0
            }
            Operation::One(Unary::Inv, _) => 100.0,
            _ => 3.0,
        };
        products * (20.0 + 1.2 * (self.limbs * self.limbs) as f64) * 1e-9
    }

    /// Whether an operand becomes limbs on the way.
    fn converts(&self) -> bool {
        let (x, y) = self.operation.operands();
        let moduli = if let Context::Rows(m) = self.context { Some(m) } else { None };
        x.converts() || y.is_some_and(|y| y.converts()) || moduli.is_some_and(Input::converts)
    }

    fn piece(
        &self,
        rows: Range<usize>,
        team: &Team,
        room: &mut Room,
        place: Place<'_>,
        stop: &Stop,
    ) -> PyResult<()> {
        let Room { x, y, moduli, results } = room;
        let parts = match self.operation {
            Operation::One(unary, input) => Operation::One(unary, input.part(rows.clone(), team, x)),
            Operation::Two(binary, left, right) => {
                let (x, y) = (left.part(rows.clone(), team, x), right.part(rows.clone(), team, y));
                Operation::Two(binary, x, y)
            }
        };
        let len = rows.len() * self.limbs;
        match place {
            Place::Limbs(out) => self.compute(parts, moduli, rows, team, out, stop),
            Place::None => self.compute(parts, moduli, rows, team, at_least(results, len), stop),
            Place::Bytes(to, width, order) => {
                let results = at_least(results, len);
                self.compute(parts, moduli, rows, team, results, stop)?;
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
        parts: Parts<'_>,
        room: &mut Vec<u64>,
        rows: Range<usize>,
        team: &Team,
        out: &mut [u64],
        stop: &Stop,
    ) -> PyResult<()> {
        match self.context {
            Context::One(m) => self.compute_with(m, parts, out, stop),
            Context::Rows(m) => {
                let moduli = m.part(rows.clone(), team, room);
                compute_once(parts, moduli, stop).map(|results| out.copy_from_slice(results.as_limbs()))
            }
            Context::Pieces(moduli, unit) => {
                let moduli = &moduli[rows.start / unit..rows.end.div_ceil(unit)];
                let units = moduli.iter().zip(out.chunks_mut(unit * self.limbs)).enumerate().collect();
                let done = team.map(units, |(i, (m, out))| {
                    let here = i * unit..i * unit + m.len();
                    let parts = parts.try_map(|_, operand| Ok(part(operand, &here)));
                    parts
                        .and_then(|parts| self.compute_with(m, parts, out, stop))
                        .map_err(|e| value_error(e, rows.start + here.start))
                });
                return done.into_iter().collect();
            }
        }
        .map_err(|e| value_error(e, rows.start))
    }

    fn compute_with<M: Prepared>(
        &self,
        m: &M,
        parts: Parts<'_>,
        out: &mut [u64],
        stop: &Stop,
    ) -> Result<(), Error>
    where
        for<'m> limbwise::Context<'m>: From<&'m M>,
    {
        let out = RowsMut::new(out, self.limbs)?;
        match parts {
            Operation::One(Unary::Sqr, x) => m.sqrmod(x, out),
            Operation::One(Unary::Neg, x) => m.negmod(x, out),
            Operation::One(Unary::Inv, x) => m.invmod(x, out),
            Operation::Two(Binary::Pow(exponents), x, y) => powmod(exponents, stop).run_into(x, y, m, out),
            Operation::Two(Binary::Mul, x, y) => m.mulmod(x, y, out),
            Operation::Two(Binary::Add, x, y) => m.addmod(x, y, out),
            Operation::Two(Binary::Sub, x, y) => m.submod(x, y, out),
        }
    }
}

/// With moduli that serve this once.
fn compute_once(parts: Parts<'_>, m: Operand<'_>, stop: &Stop) -> Result<Column, Error> {
    match parts {
        Operation::One(Unary::Sqr, x) => limbwise::sqrmod(x, m),
        Operation::One(Unary::Neg, x) => limbwise::negmod(x, m),
        Operation::One(Unary::Inv, x) => limbwise::invmod(x, m),
        Operation::Two(Binary::Pow(exponents), x, y) => powmod(exponents, stop).run(x, y, m),
        Operation::Two(Binary::Mul, x, y) => limbwise::mulmod(x, y, m),
        Operation::Two(Binary::Add, x, y) => limbwise::addmod(x, y, m),
        Operation::Two(Binary::Sub, x, y) => limbwise::submod(x, y, m),
    }
}

fn powmod(exponents: Exponents, stop: &Stop) -> Powmod<'_> {
    let mut powmod = Powmod::new();
    if exponents.public {
        powmod = powmod.public_exponent();
    }
    if let Some(bits) = exponents.bits {
        powmod = powmod.exp_bits(bits);
    }
    powmod.stop_on(stop)
}

/// Computes a piece that takes long on other threads, while this one looks at signals; where one raises, powers are given up.
fn watched(
    py: Python<'_>,
    team: &Team,
    stop: &Stop,
    compute: impl FnOnce() -> PyResult<()> + Send,
) -> PyResult<()> {
    let mut raised = None;
    let done = py.detach(|| {
        team.install_watched(compute, PIECE, || {
            if raised.is_none() {
                // There is no interpreter to ask while it shuts down.
                raised = Python::try_attach(|py| py.check_signals().err()).flatten();
                if raised.is_some() {
                    stop.request();
                }
            }
        })
    });
    raised.map_or(done, Err)
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
