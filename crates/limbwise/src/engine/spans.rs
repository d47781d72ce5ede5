//! Columns cut into spans of rows that are computed together, and spans spread over threads.

use alloc::vec::Vec;
use core::ops::Range;

use limbwise_kernels::lanes::Plan;
use limbwise_kernels::limb::{self, Limb};
use limbwise_kernels::memory::Lanes;

use super::choice;
use super::moduli::{Class, Context};
use super::planner::{Kernels, Task};
use super::work::{Work, parallel};
use crate::buffer::Buffer;

/// Numbers of rows, in order.
#[derive(Clone, Copy)]
pub(crate) enum Rows<'m> {
    Run { first: usize, len: usize },
    List(&'m [usize]),
}

impl Rows<'_> {
    pub(crate) fn len(self) -> usize {
        match self {
            Rows::Run { len, .. } => len,
            Rows::List(rows) => rows.len(),
        }
    }

    /// Whether these are the same rows.
    pub(crate) fn is(self, other: Rows<'_>) -> bool {
        self.iter().eq(other.iter())
    }

    pub(crate) fn at(self, i: usize) -> usize {
        match self {
            Rows::Run { first, .. } => first + i,
            Rows::List(rows) => rows[i],
        }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        (0..self.len()).map(move |i| self.at(i))
    }
}

/// Bytes that the values of a block take: with moduli and scratch they stay in a second-level cache.
pub(crate) const NEAR_BYTES: usize = 128 * 1024;
/// The same where it is worth less to be near than to be many.
const STREAMED_BYTES: usize = 384 * 1024;

/// How many batches make a block.
#[derive(Clone, Copy)]
pub(crate) enum Size {
    /// One: each takes long, and threads share them evenly. Some rows are computed one by one.
    Power(Task),
    /// As many as stay near the processor while so many values are computed with.
    Near { values: usize },
    /// The same for values that tables are streamed past: more of them, since each pass over a table serves all.
    Streamed { values: usize },
}

/// Where a block will be: rows of one plan.
#[derive(Clone, Copy)]
pub(crate) struct Span<'m> {
    pub(crate) rows: Rows<'m>,
    /// The class of the moduli, if there are many; its rows from `first` on.
    pub(crate) class: usize,
    pub(crate) first: usize,
    /// One row, computed by itself instead of as a batch.
    pub(crate) single: bool,
}

/// Cuts `rows` rows into spans, class after class.
pub(crate) fn spans<'m>(context: Context<'m>, rows: usize, size: Size) -> Vec<Span<'m>> {
    match context {
        Context::One(m) => {
            let span = |(part, single): (Range<usize>, bool)| {
                let rows = Rows::Run { first: part.start, len: part.len() };
                Span { rows, class: 0, first: part.start, single }
            };
            let longest = limb::bit_length(&m.odd);
            size.parts(context, (m.plan, longest), rows).into_iter().map(span).collect()
        }
        Context::Each(m) => {
            let of_class = |(class, c): (usize, &'m Class)| {
                let parts = size.parts(context, (c.plan, c.bits.1), c.rows.len()).into_iter();
                parts.map(move |(part, single)| {
                    let first = part.start;
                    let rows = match context.in_order() {
                        true => Rows::Run { first, len: part.len() },
                        false => Rows::List(&c.rows[part]),
                    };
                    Span { rows, class, first, single }
                })
            };
            m.classes.iter().enumerate().flat_map(of_class).collect()
        }
    }
}

impl Size {
    /// A batch for each block, and none but batches.
    pub(crate) const ONE_BATCH: Size = Size::Near { values: NEAR_BYTES };

    /// The rows of a class, cut into blocks, and whether a block is a single row.
    fn parts(
        self,
        context: Context<'_>,
        (plan, bits): (Plan, usize),
        rows: usize,
    ) -> Vec<(Range<usize>, bool)> {
        let moduli = if context.rows().is_some() { plan.modulus_len() } else { 0 };
        let units = |values: usize| values * plan.value_len() + moduli;
        let parts =
            |bytes: usize, units: usize| within(bytes, plan, units, rows).map(|part| (part, false)).collect();
        match self {
            Size::Power(task) => {
                let alone = task.alone(&Kernels::new(context, plan, bits), rows);
                choice::parts(plan, rows, alone).collect()
            }
            Size::Near { values } => parts(NEAR_BYTES, units(values)),
            Size::Streamed { values } => parts(STREAMED_BYTES, units(values)),
        }
    }
}

/// Rows in parts of so many batches that they stay near the processor, each batch with so many units of memory.
pub(crate) fn near(plan: Plan, units: usize, rows: usize) -> impl Iterator<Item = Range<usize>> {
    within(NEAR_BYTES, plan, units, rows)
}

/// The same for so many bytes of memory in all.
fn within(bytes: usize, plan: Plan, units: usize, rows: usize) -> impl Iterator<Item = Range<usize>> {
    let step = (bytes / (units * size_of::<Lanes>())).max(1) * plan.lanes();
    (0..rows).step_by(step).map(move |first| first..rows.min(first + step))
}

/// Calls `f` for each span, with the rows of `out` that are the span's; what it returns comes in the order of the spans. Spans are
/// computed alone: the number of threads does not show in the result.
pub(crate) fn for_each_span<'m, T: Send>(
    context: Context<'m>,
    out: &mut [Limb],
    limbs: usize,
    size: Size,
    f: impl Fn(Span<'m>, &mut Work, &mut [Limb]) -> T + Sync,
) -> Vec<T> {
    let spans = spans(context, out.len() / limbs, size);
    let spans = spans.into_iter().map(|span| (span.rows, span)).collect();
    with_rows(context, spans, out, limbs, f)
}

/// Calls `f` for each item with the rows of `out` that are the item's: all items together have each row.
pub(crate) fn with_rows<I: Send, T: Send>(
    context: Context<'_>,
    items: Vec<(Rows<'_>, I)>,
    out: &mut [Limb],
    limbs: usize,
    f: impl Fn(I, &mut Work, &mut [Limb]) -> T + Sync,
) -> Vec<T> {
    let rows: Vec<_> = items.iter().map(|(rows, _)| *rows).collect();
    let run = |mut out: &mut [Limb]| {
        let with_out = |(rows, item): (Rows<'_>, I)| {
            let (here, rest) = core::mem::take(&mut out).split_at_mut(rows.len() * limbs);
            out = rest;
            (item, here)
        };
        let items = items.into_iter().map(with_out).collect();
        parallel(items, |(item, out), work| f(item, work, out))
    };
    if context.in_order() {
        return run(out);
    }
    // The rows of a class lie scattered: their results are gathered first.
    let mut gathered = Buffer::zeros(out.len());
    let done = run(&mut gathered);
    for (row, result) in rows.iter().flat_map(|rows| rows.iter()).zip(gathered.chunks_exact(limbs)) {
        out[row * limbs..][..limbs].copy_from_slice(result);
    }
    done
}
