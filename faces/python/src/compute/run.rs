//! Runs a computation in pieces. Between pieces, signals are checked and progress is reported.

use std::ops::Range;
use std::time::{Duration, Instant};

use limbwise::{Error, Moduli, Modulus, Operand, Operation, Rows, RowsMut, Stop};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::call::failure::Failure;
use crate::call::threads::{FIRST, PIECE, Team, Threads};
use crate::input::Input;
use crate::memory::{Limbs, resize};
use crate::number::{LIMB_BYTES, Order};
use crate::output::sink::{Place, Sink};

/// The moduli of a task.
#[derive(Clone, Copy)]
pub(crate) enum Context<'a> {
    One(&'a Modulus),
    /// Prepared in pieces of this many rows.
    Pieces(&'a [Moduli], usize),
    Rows(&'a Input),
}

/// One operation over all rows.
pub(crate) struct Task<'a> {
    pub(crate) operation: Operation<&'a Input>,
    pub(crate) context: Context<'a>,
    pub(crate) rows: usize,
    /// The width of a result.
    pub(crate) limbs: usize,
}

/// How to compute and report progress.
pub(crate) struct Manner<'py> {
    pub(crate) threads: Threads,
    pub(crate) progress: Option<Bound<'py, PyAny>>,
}

impl<'py> Manner<'py> {
    /// Reads the options.
    pub(crate) fn of(
        threads: Option<&Bound<'py, PyAny>>,
        progress: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Manner<'py>> {
        let threads = Threads::read(threads)?;
        if progress.as_ref().is_some_and(|progress| !progress.is_callable()) {
            return Err(PyTypeError::new_err("progress cannot be called"));
        }
        Ok(Manner { threads, progress })
    }
}

/// Temporary limbs, in memory that is reused for each piece.
#[derive(Default)]
struct Room {
    x: Limbs,
    y: Limbs,
    moduli: Limbs,
    results: Limbs,
}

/// The most temporary limbs per thread, in bytes, so that they fit in its cache.
const NEAR_BYTES: usize = 512 << 10;
/// The number of rows that the kernels compute together.
pub(crate) const BATCH: usize = 16;

impl Task<'_> {
    /// Computes all rows.
    pub(crate) fn run<'py>(
        &self,
        py: Python<'py>,
        manner: &Manner<'_>,
        sink: &mut impl Sink<'py>,
    ) -> Result<(), Failure> {
        let mut row = self.row_time();
        let team = match self.rows {
            1 => Team::Alone,
            rows => manner.threads.team_for(py, row * rows as f64)?,
        };
        let batches = BATCH * team.threads();
        let most = if sink.is_place() && !self.converts() {
            self.rows.max(1)
        } else {
            team.threads() * NEAR_BYTES / (LIMB_BYTES * self.limbs)
        };
        let most = most.next_multiple_of(batches);
        let first = FIRST.as_secs_f64() * team.threads() as f64 / row;
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
            team.compute(py, expected, |stop| self.piece(piece.clone(), &team, &mut room, place, stop))?;
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

    /// Estimates the seconds per row on a processor without vectors, before anything has been timed.
    fn row_time(&self) -> f64 {
        let products = match self.operation {
            Operation::Pow(_, y, options) => 1.25 * options.exp_bits.unwrap_or(64 * y.limbs()) as f64 + 20.0,
            Operation::Inv(_) => 100.0,
            Operation::Mul(..)
            | Operation::Sqr(_)
            | Operation::Add(..)
            | Operation::Sub(..)
            | Operation::Neg(_) => 3.0,
        };
        products * (20.0 + 1.2 * (self.limbs * self.limbs) as f64) * 1e-9
    }

    /// Returns whether an operand is converted to limbs during the computation.
    fn converts(&self) -> bool {
        let (x, y) = self.operation.operands();
        let moduli = if let Context::Rows(m) = self.context { Some(m) } else { None };
        x.converts() || y.is_some_and(|y: &Input| y.converts()) || moduli.is_some_and(Input::converts)
    }

    fn piece(
        &self,
        rows: Range<usize>,
        team: &Team,
        room: &mut Room,
        place: Place<'_>,
        stop: &Stop,
    ) -> Result<(), Failure> {
        let Room { x, y, moduli, results } = room;
        let mut rooms = [x, y].into_iter();
        let parts = self.operation.map(|input| {
            let room = rooms.next().expect("an operation has at most two operands");
            input.part(rows.clone(), team, room)
        });
        let len = rows.len() * self.limbs;
        match place {
            Place::Limbs(out) => Ok(self.compute(parts, moduli, rows, (team, stop), out)?),
            Place::None => Ok(self.compute(parts, moduli, rows, (team, stop), at_least(results, len))?),
            Place::Bytes(to, width, order) => {
                let results = at_least(results, len);
                self.compute(parts, moduli, rows, (team, stop), results)?;
                let results: &[u64] = results;
                team.share(to, width, |first, to| {
                    let results = &results[first * self.limbs..][..to.len() / width * self.limbs];
                    match order {
                        Order::Big => {
                            let rows = Rows::new(results, self.limbs).map_err(limbwise::Error::from);
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

    /// Computes the rows of a piece into `out`. Rows in errors refer to the whole column.
    fn compute(
        &self,
        parts: Operation<Operand<'_>>,
        room: &mut Vec<u64>,
        rows: Range<usize>,
        (team, stop): (&Team, &Stop),
        out: &mut [u64],
    ) -> Result<(), Error> {
        let place = |out| RowsMut::new(out, self.limbs);
        match self.context {
            Context::One(m) => parts.run_into(m, place(out)?),
            Context::Rows(m) => parts.run_once_into(m.part(rows.clone(), team, room), place(out)?),
            Context::Pieces(moduli, unit) => {
                let moduli = &moduli[rows.start / unit..rows.end.div_ceil(unit)];
                let units = moduli.iter().zip(out.chunks_mut(unit * self.limbs)).enumerate().collect();
                let done = team.map(units, |(i, (m, out))| {
                    let here = i * unit..i * unit + m.len();
                    let done = stop.run(|| parts.range(here.clone()).run_into(m, place(out)?));
                    done.map_err(|error| error.with_rows_above(here.start))
                });
                done.into_iter().collect()
            }
        }
        .map_err(|error| error.with_rows_above(rows.start))
    }
}

fn at_least(room: &mut Vec<u64>, len: usize) -> &mut [u64] {
    if room.len() < len {
        resize(room, len);
    }
    &mut room[..len]
}
