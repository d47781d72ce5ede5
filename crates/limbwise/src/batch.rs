//! Columns cut into blocks, and blocks spread over threads.

use alloc::vec::Vec;
use core::ops::Range;

use limbwise_kernels::lanes::{Plan};
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::limb::Limb;

use crate::alone;
use crate::block::{Block, Rows, Value};
use crate::buffer::Buffer;
use crate::modulus::{Class, Context};

/// Bytes that the values of a block take: with moduli and scratch they stay in a second-level cache.
pub(crate) const NEAR_BYTES: usize = 128 * 1024;

/// How many batches make a block.
#[derive(Clone, Copy)]
pub(crate) enum Size {
    /// One: each takes long, and threads share them evenly. Rows that are left over are [`alone`] where that is
    /// faster.
    Power,
    /// As many as stay near the processor while so many values are computed with.
    Near { values: usize },
}

/// The memory of one thread: what a block leaves serves the next. It is wiped when it is dropped.
#[derive(Default)]
pub(crate) struct Work {
    pub(crate) scratch: Buffer<Lanes>,
    values: Vec<Value>,
    moduli: Vec<Buffer<Lanes>>,
}

impl Work {
    /// Memory for a value; what it holds does not matter.
    pub(crate) fn value(&mut self) -> Value {
        self.values.pop().unwrap_or_default()
    }

    /// The value is not needed any more.
    pub(crate) fn recycle(&mut self, value: Value) {
        self.values.push(value);
    }

    /// Memory for the moduli of a block.
    pub(crate) fn moduli(&mut self) -> Buffer<Lanes> {
        self.moduli.pop().unwrap_or_default()
    }

    /// Memory that is not needed any more.
    pub(crate) fn give_back(&mut self, buffers: impl IntoIterator<Item = Buffer<Lanes>>) {
        self.moduli.extend(buffers);
    }

    /// The block is done.
    pub(crate) fn leave(&mut self, block: Block<'_>) {
        self.give_back(block.into_moduli());
    }
}

/// Where a block will be: rows of one plan.
#[derive(Clone, Copy)]
pub(crate) struct Span<'m> {
    pub(crate) rows: Rows<'m>,
    /// The class of the moduli, if there are many; its rows from `first` on.
    pub(crate) class: usize,
    pub(crate) first: usize,
    /// One row that is not computed as a batch.
    pub(crate) alone: bool,
}

/// Cuts `rows` rows into spans, class after class.
pub(crate) fn spans<'m>(context: Context<'m>, rows: usize, size: Size) -> Vec<Span<'m>> {
    match context {
        Context::One(m) => {
            let span = |(part, alone): (Range<usize>, bool)| {
                let rows = Rows::Run { first: part.start, len: part.len() };
                Span { rows, class: 0, first: part.start, alone }
            };
            size.parts(context, m.plan, rows).into_iter().map(span).collect()
        }
        Context::Each(m) => {
            let of_class = |(class, c): (usize, &'m Class)| {
                let parts = size.parts(context, c.plan, c.rows.len()).into_iter();
                parts.map(move |(part, alone)| {
                    let first = part.start;
                    Span { rows: Rows::List(&c.rows[part]), class, first, alone }
                })
            };
            m.classes.iter().enumerate().flat_map(of_class).collect()
        }
    }
}

impl Size {
    /// The rows of a class, cut into blocks, and whether a block is a row alone.
    fn parts(self, context: Context<'_>, plan: Plan, rows: usize) -> Vec<(Range<usize>, bool)> {
        let values = match self {
            Size::Power => return alone::parts(plan, rows).collect(),
            Size::Near { values } => values,
        };
        let moduli = if context.rows().is_some() { plan.modulus_len() } else { 0 };
        let units = values * plan.value_len() + moduli;
        near(plan, units, rows).map(|part| (part, false)).collect()
    }
}

/// Rows in parts of so many batches that they stay near the processor, each batch with so many units of memory.
pub(crate) fn near(plan: Plan, units: usize, rows: usize) -> impl Iterator<Item = Range<usize>> {
    let step = (NEAR_BYTES / (units * size_of::<Lanes>())).max(1) * plan.lanes();
    (0..rows).step_by(step).map(move |first| first..rows.min(first + step))
}

/// Calls `f` for each block of rows, with the rows of `out` that are the block's; what it returns comes in
/// the order of the blocks. Blocks are computed alone: the number of threads does not show in the result.
pub(crate) fn for_each_block<T: Send>(
    context: Context<'_>,
    out: &mut [Limb],
    limbs: usize,
    size: Size,
    f: impl Fn(&Block<'_>, &mut Work, &mut [Limb]) -> T + Sync,
) -> Vec<T> {
    for_each_span(context, out, limbs, size, |span, work, out| {
        let block = Block::new(context, span, work);
        let done = f(&block, work, out);
        work.leave(block);
        done
    })
}

/// The same for spans.
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

/// Calls `f` for each item, on the threads of the current pool.
#[cfg(feature = "rayon")]
pub(crate) fn parallel<I: Send, T: Send>(items: Vec<I>, f: impl Fn(I, &mut Work) -> T + Sync) -> Vec<T> {
    use crate::threads;
    use rayon::prelude::*;
    use std::sync::Mutex;
    if items.len() <= 1 || threads::is_alone() {
        return parallel_here(items, f);
    }
    // Work memory is large and wiped when it is dropped: threads hand it on from block to block.
    let idle = Mutex::new(Vec::new());
    let lock = || idle.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let each = |item| {
        let mut work = lock().pop().unwrap_or_default();
        let done = f(item, &mut work);
        lock().push(work);
        done
    };
    items.into_par_iter().map(each).collect()
}

#[cfg(not(feature = "rayon"))]
pub(crate) use parallel_here as parallel;

/// The same on this thread alone.
pub(crate) fn parallel_here<I, T>(items: Vec<I>, f: impl Fn(I, &mut Work) -> T) -> Vec<T> {
    let mut work = Work::default();
    items.into_iter().map(|item| f(item, &mut work)).collect()
}
