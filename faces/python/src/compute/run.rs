//! Runs an operation.

use std::ops::Range;

use limbwise::{Error, Modulo, Operand, Operation, Rows, RowsMut, Stop};
use pyo3::prelude::*;

use super::moduli::{GivenModuli, Moduli};
use super::pieces::{Pace, for_each_piece};
use crate::call::failure::Failure;
use crate::call::option::Manner;
use crate::call::threads::{Team, products};
use crate::input::Input;
use crate::memory::{Limbs, resize};
use crate::number::{LIMB_BYTES, Order};
use crate::output::sink::{Sink, Target};

/// One operation over all rows.
pub(crate) struct Task<'a> {
    pub(crate) operation: Operation<&'a Input>,
    pub(crate) moduli: &'a GivenModuli<'a>,
    pub(crate) rows: usize,
    /// The width of a result.
    pub(crate) limbs: usize,
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

impl Task<'_> {
    /// Computes all rows.
    pub(crate) fn run<'py>(
        &self,
        py: Python<'py>,
        manner: &Manner<'_>,
        sink: &mut impl Sink<'py>,
    ) -> Result<(), Failure> {
        let most = match sink.is_place() && !self.converts() {
            true => usize::MAX,
            false => NEAR_BYTES / (LIMB_BYTES * self.limbs),
        };
        let seconds = products(self.operation.products(|input| input.limbs()) as usize, self.limbs);
        let mut room = Room::default();
        let pace = Pace { seconds, most, unit: self.moduli.unit() };
        for_each_piece(py, self.rows, pace, manner, |team, piece, seconds| {
            let len = piece.len();
            let place = sink.place(len);
            let placed = !matches!(place, Target::None);
            team.compute(py, seconds, |stop| self.piece(piece, team, &mut room, place, stop))?;
            if !placed {
                sink.take(py, &mut room.results[..len * self.limbs])?;
            }
            Ok(())
        })
    }

    /// Returns whether an operand is converted to limbs during the computation.
    fn converts(&self) -> bool {
        let (x, y) = self.operation.operands();
        [Some(x), y, self.moduli.given()].into_iter().flatten().any(Input::converts)
    }

    fn piece(
        &self,
        rows: Range<usize>,
        team: &Team,
        room: &mut Room,
        place: Target<'_>,
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
            Target::Limbs(out) => Ok(self.compute(parts, moduli, rows, (team, stop), out)?),
            Target::None => Ok(self.compute(parts, moduli, rows, (team, stop), at_least(results, len))?),
            Target::Bytes(to, width, order) => {
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
        let run = |operation: Operation<Operand<'_>>, moduli: Modulo<'_>, out: &mut [u64]| {
            operation.run_into(moduli, RowsMut::new(out, self.limbs)?)
        };
        match self.moduli {
            GivenModuli::Moduli(Moduli { pieces, unit, .. }) => {
                let pieces = &pieces[rows.start / unit..rows.end.div_ceil(*unit)];
                let units = pieces.iter().zip(out.chunks_mut(unit * self.limbs)).enumerate().collect();
                let done = team.map(units, |(i, (m, out))| {
                    let first = i * unit;
                    let done = stop.run(|| run(parts.range(first..first + m.len()), m.into(), out));
                    done.map_err(|error| error.with_rows_above(first))
                });
                done.into_iter().collect()
            }
            moduli => run(parts, moduli.part(rows.clone(), team, room), out),
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
