//! Columns cut into batches, and batches spread over threads.

use alloc::vec::Vec;

use limbwise_kernels::lanes::{Lanes, Plan, SlidingWindow};
use limbwise_kernels::limb::{self, Limb};

use crate::buffer::Buffer;
use crate::modulus::{Class, Context};
use crate::operand::Operand;

/// How the exponents of a column are to be treated.
#[derive(Clone, Copy)]
pub(crate) enum Exponents<'a> {
    /// Secret, of at most so many bits.
    Secret { bits: usize },
    /// Public, the same in every row.
    Shared(SlidingWindow<'a>),
    /// Public.
    Public,
}

/// `base ^ exp` modulo the odd parts of the moduli, written row by row into `out`, whose rows have
/// `limbs` limbs.
pub(crate) fn powers(
    base: Operand<'_>,
    exp: Operand<'_>,
    kind: Exponents<'_>,
    moduli: Context<'_>,
    out: &mut [Limb],
    limbs: usize,
) {
    match moduli {
        Context::One(m) => {
            for_each_batch(out, m.plan.lanes() * limbs, |work, i, out| {
                let first = i * m.plan.lanes();
                let rows: Vec<usize> = (first..first + out.len() / limbs).collect();
                one_batch(m.plan, &rows, base, exp, kind, Prepared::Yes(&m.prepared), work, out, limbs);
            });
        }
        Context::Each(m) => {
            for class in &m.classes {
                let each = |work: &mut Work, rows: &[usize], out: &mut [Limb]| {
                    let moduli: Vec<&[Limb]> = rows.iter().map(|row| m.odd.row(*row)).collect();
                    one_batch(class.plan, rows, base, exp, kind, Prepared::No(&moduli), work, out, limbs);
                };
                class_in_order(class, out, limbs, each);
            }
        }
    }
}

/// Runs the batches of a class. The rows of a class that is not the whole column lie scattered: their
/// results are gathered in a column of their own first.
fn class_in_order(
    class: &Class,
    out: &mut [Limb],
    limbs: usize,
    each: impl Fn(&mut Work, &[usize], &mut [Limb]) + Sync,
) {
    let batch = class.plan.lanes();
    let run = |out: &mut [Limb]| {
        for_each_batch(out, batch * limbs, |work, i, out| {
            each(work, &class.rows[i * batch..][..out.len() / limbs], out);
        });
    };
    if class.rows.len() * limbs == out.len() {
        run(out);
        return;
    }
    let mut gathered = Buffer::zeros(class.rows.len() * limbs);
    run(&mut gathered);
    for (row, power) in class.rows.iter().zip(gathered.chunks_exact(limbs)) {
        out[row * limbs..][..limbs].copy_from_slice(power);
    }
}

/// The moduli of a batch: prepared for every batch, or rows of odd numbers.
enum Prepared<'a> {
    Yes(&'a [Lanes]),
    No(&'a [&'a [Limb]]),
}

/// The memory of one thread.
#[derive(Default)]
struct Work {
    modulus: Buffer<Lanes>,
    value: Buffer<Lanes>,
    scratch: Buffer<Lanes>,
}

#[allow(clippy::too_many_arguments)]
fn one_batch(
    plan: Plan,
    rows: &[usize],
    base: Operand<'_>,
    exp: Operand<'_>,
    kind: Exponents<'_>,
    moduli: Prepared<'_>,
    work: &mut Work,
    out: &mut [Limb],
    limbs: usize,
) {
    let plan = plan.for_rows(rows.len());
    let bases: Vec<&[Limb]> = rows.iter().map(|row| base.row(*row)).collect();
    let exponents: Vec<&[Limb]> = rows.iter().map(|row| exp.row(*row)).collect();
    // Public exponents that differ take the fixed window too, as long as the longest of them.
    let (shared, exp_bits) = match kind {
        Exponents::Secret { bits } => (None, bits),
        Exponents::Shared(window) => (Some(window), 0),
        Exponents::Public => match exponents.split_first() {
            Some((first, others)) if others.iter().all(|e| e == first) => {
                (Some(SlidingWindow::new(first)), 0)
            }
            _ => (None, exponents.iter().map(|e| limb::bit_length(e)).max().unwrap_or(0)),
        },
    };
    let pow_len = match &shared {
        Some(window) => plan.pow_vartime_len(window),
        None => plan.pow_len(exp_bits),
    };
    let scratch = work.scratch.at_least(pow_len.max(plan.load_len()));
    let x = &mut work.value.at_least(plan.value_len())[..plan.value_len()];
    let modulus = match moduli {
        Prepared::Yes(modulus) => modulus,
        Prepared::No(rows) => {
            let modulus = &mut work.modulus.at_least(plan.modulus_len())[..plan.modulus_len()];
            plan.load_moduli(rows, modulus, scratch);
            modulus
        }
    };
    plan.load(&bases, x, modulus, scratch);
    match &shared {
        Some(window) => plan.pow_vartime(x, window, modulus, scratch),
        None => plan.pow(x, &exponents, exp_bits, modulus, scratch),
    }
    plan.from_mont(x, modulus, scratch);
    let mut out: Vec<&mut [Limb]> = out.chunks_exact_mut(limbs).collect();
    plan.export(x, &mut out, scratch);
}

/// Calls `f` with the number of each chunk of `out` and the chunk, on the threads of the current pool.
/// Chunks are computed alone, so that the number of threads does not show in the result.
#[cfg(feature = "rayon")]
fn for_each_batch(out: &mut [Limb], chunk: usize, f: impl Fn(&mut Work, usize, &mut [Limb]) + Sync) {
    use rayon::prelude::*;
    use std::sync::Mutex;
    if out.len() <= chunk {
        return for_each_batch_here(out, chunk, f);
    }
    // Work memory is large and wiped when it is dropped: threads hand it on from batch to batch.
    let idle = Mutex::new(Vec::new());
    let lock = || idle.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    out.par_chunks_mut(chunk).enumerate().for_each(|(i, out)| {
        let mut work = lock().pop().unwrap_or_default();
        f(&mut work, i, out);
        lock().push(work);
    });
}

#[cfg(not(feature = "rayon"))]
use for_each_batch_here as for_each_batch;

/// The same on this thread alone.
fn for_each_batch_here(out: &mut [Limb], chunk: usize, f: impl Fn(&mut Work, usize, &mut [Limb])) {
    let mut work = Work::default();
    for (i, out) in out.chunks_mut(chunk).enumerate() {
        f(&mut work, i, out);
    }
}
