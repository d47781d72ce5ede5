//! Splits columns into spans of rows that are computed together, and distributes the spans over threads.

use alloc::vec::Vec;
use core::ops::Range;

use limbwise_kernels::lanes::Plan;
use limbwise_kernels::limb::{self, Limb};
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::powers::Engine;

use super::choice;
use super::moduli::{Class, Context};
use super::planner::{Kernels, Task};
use super::work::{Work, parallel};
use crate::values::buffer::Buffer;

/// Row indices, in order.
#[derive(Clone, Copy)]
pub(crate) enum RowIndices<'m> {
    Run { first: usize, len: usize },
    List(&'m [usize]),
}

impl RowIndices<'_> {
    pub(crate) fn len(self) -> usize {
        match self {
            RowIndices::Run { len, .. } => len,
            RowIndices::List(rows) => rows.len(),
        }
    }

    /// Returns whether both are the same rows.
    pub(crate) fn is(self, other: RowIndices<'_>) -> bool {
        self.iter().eq(other.iter())
    }

    pub(crate) fn at(self, i: usize) -> usize {
        match self {
            RowIndices::Run { first, .. } => first + i,
            RowIndices::List(rows) => rows[i],
        }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        (0..self.len()).map(move |i| self.at(i))
    }
}

/// The size of a block's values in bytes, so that with moduli and scratch they fit in the second-level cache.
pub(crate) const NEAR_BYTES: usize = 128 * 1024;
/// The same for blocks where more rows matter more than cache hits.
const STREAMED_BYTES: usize = 384 * 1024;

/// The number of batches in a block.
#[derive(Clone, Copy)]
pub(crate) enum Size {
    /// One, because each takes long and threads then share them evenly. Some rows are computed one by one or
    /// two at a time.
    Power(Task),
    /// As many as fit in the cache with `values` values each.
    Near { values: usize },
    /// More than that, for operations that stream tables: each pass over a table
    /// serves all of them.
    Streamed { values: usize },
}

/// The rows of a future block, all with one plan.
#[derive(Clone, Copy)]
pub(crate) struct Span<'m> {
    pub(crate) rows: RowIndices<'m>,
    /// The class of the moduli, if there are several; the span begins at its row `first`.
    pub(crate) class: usize,
    pub(crate) first: usize,
    /// Whether this is one row, or two together, instead of a batch.
    pub(crate) single: bool,
}

/// Splits `rows` rows into spans, class after class.
pub(crate) fn spans<'m>(context: Context<'m>, rows: usize, size: Size) -> Vec<Span<'m>> {
    match context {
        Context::One(m) => {
            let span = |(part, single): (Range<usize>, bool)| {
                let rows = RowIndices::Run { first: part.start, len: part.len() };
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
                        true => RowIndices::Run { first, len: part.len() },
                        false => RowIndices::List(&c.rows[part]),
                    };
                    Span { rows, class, first, single }
                })
            };
            m.classes.iter().enumerate().flat_map(of_class).collect()
        }
    }
}

impl Size {
    /// One batch per block, and no single rows.
    pub(crate) const ONE_BATCH: Size = Size::Near { values: NEAR_BYTES };

    /// Returns the rows of a class as blocks, with whether a block is computed outside of batches.
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
                let split = task.split(&Kernels::new(context, plan, bits), rows);
                choice::parts(plan, rows, split).collect()
            }
            Size::Near { values } => parts(NEAR_BYTES, units(values)),
            Size::Streamed { values } => parts(STREAMED_BYTES, units(values)),
        }
    }
}

/// Splits rows into parts of as many batches as fit in the cache, if each batch takes `units` units of
/// memory.
pub(crate) fn near(plan: Plan, units: usize, rows: usize) -> impl Iterator<Item = Range<usize>> {
    within(NEAR_BYTES, plan, units, rows)
}

/// Like [`near`], for `bytes` bytes of memory in total.
fn within(bytes: usize, plan: Plan, units: usize, rows: usize) -> impl Iterator<Item = Range<usize>> {
    let step = (bytes / (units * size_of::<Lanes>())).max(1) * plan.lanes();
    (0..rows).step_by(step).map(move |first| first..rows.min(first + step))
}

/// Calls `f` for each span with its rows of `out`. Returns the results in the order of the spans. Spans are
/// computed independently, so the results do not depend on the number of threads.
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

/// Splits `out` by item and calls `f` with each item and its rows. Every row belongs to exactly one item.
pub(crate) fn with_rows<I: Send, T: Send>(
    context: Context<'_>,
    items: Vec<(RowIndices<'_>, I)>,
    out: &mut [Limb],
    limbs: usize,
    f: impl Fn(I, &mut Work, &mut [Limb]) -> T + Sync,
) -> Vec<T> {
    let rows: Vec<_> = items.iter().map(|(rows, _)| *rows).collect();
    let run = |mut out: &mut [Limb]| {
        let with_out = |(rows, item): (RowIndices<'_>, I)| {
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
    // The rows of a class are not contiguous, so their results are gathered first.
    let mut gathered = Buffer::zeros(out.len());
    let done = run(&mut gathered);
    for (row, result) in rows.iter().flat_map(|rows| rows.iter()).zip(gathered.chunks_exact(limbs)) {
        out[row * limbs..][..limbs].copy_from_slice(result);
    }
    done
}
