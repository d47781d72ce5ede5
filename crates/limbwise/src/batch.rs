//! Columns cut into batches, and batches spread over threads.

use alloc::vec::Vec;

use limbwise_kernels::lanes::{self, Lanes, SlidingWindow};
use limbwise_kernels::limb::{self, Limb};
use limbwise_kernels::mont;

use crate::buffer::Buffer;
use crate::modulus::{Class, Context};
use crate::operand::Operand;
use crate::plan::{Part, Plan};

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

impl<'a> Exponents<'a> {
    /// For exponents of some rows, the window that they share, or how many bits count.
    fn of(self, exponents: &[&'a [Limb]]) -> Walk<'a> {
        match self {
            Exponents::Secret { bits } => Walk::Fixed { bits },
            Exponents::Shared(window) => Walk::Sliding(window),
            Exponents::Public => match exponents.split_first() {
                Some((first, others)) if others.iter().all(|e| e == first) => {
                    Walk::Sliding(SlidingWindow::new(first))
                }
                // Public exponents that differ take the fixed window too, as long as the longest of them.
                _ => Walk::Fixed { bits: exponents.iter().map(|e| limb::bit_length(e)).max().unwrap_or(0) },
            },
        }
    }
}

/// How powers go through their exponents.
enum Walk<'a> {
    Fixed { bits: usize },
    Sliding(SlidingWindow<'a>),
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
            for_each_part(m.plan, out, limbs, |work, part, out| {
                let rows: Vec<usize> = part.rows().collect();
                let modulus = match part {
                    Part::Batch(_) => &m.prepared,
                    Part::Alone(_) => &m.prepared_alone,
                };
                one_part(m.plan, part, &rows, base, exp, kind, Prepared::Yes(modulus), work, out, limbs);
            });
        }
        Context::Each(m) => {
            for class in &m.classes {
                class_in_order(class, out, limbs, |work, part, out| {
                    let rows = &class.rows[part.rows()];
                    let moduli: Vec<&[Limb]> = rows.iter().map(|row| m.odd.row(*row)).collect();
                    let moduli = Prepared::No(&moduli);
                    one_part(class.plan, part, rows, base, exp, kind, moduli, work, out, limbs);
                });
            }
        }
    }
}

/// Runs the parts of a class. The rows of a class that is not the whole column lie scattered: their
/// results are gathered in a column of their own first.
fn class_in_order(
    class: &Class,
    out: &mut [Limb],
    limbs: usize,
    each: impl Fn(&mut Work, &Part, &mut [Limb]) + Sync,
) {
    if class.rows.len() * limbs == out.len() {
        for_each_part(class.plan, out, limbs, each);
        return;
    }
    let mut gathered = Buffer::zeros(class.rows.len() * limbs);
    for_each_part(class.plan, &mut gathered, limbs, each);
    for (row, power) in class.rows.iter().zip(gathered.chunks_exact(limbs)) {
        out[row * limbs..][..limbs].copy_from_slice(power);
    }
}

/// The moduli of a part: prepared for every one, or rows of odd numbers.
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
fn one_part(
    plan: Plan,
    part: &Part,
    rows: &[usize],
    base: Operand<'_>,
    exp: Operand<'_>,
    kind: Exponents<'_>,
    moduli: Prepared<'_>,
    work: &mut Work,
    out: &mut [Limb],
    limbs: usize,
) {
    let bases: Vec<&[Limb]> = rows.iter().map(|row| base.row(*row)).collect();
    let exponents: Vec<&[Limb]> = rows.iter().map(|row| exp.row(*row)).collect();
    let walk = kind.of(&exponents);
    match part {
        Part::Batch(_) => {
            let mut out: Vec<&mut [Limb]> = out.chunks_exact_mut(limbs).collect();
            one_batch(plan.batch.for_rows(rows.len()), &bases, &exponents, walk, moduli, work, &mut out);
        }
        Part::Alone(_) => one_row(plan.alone, bases[0], exponents[0], walk, moduli, work, out),
    }
}

fn one_batch(
    plan: lanes::Plan,
    bases: &[&[Limb]],
    exponents: &[&[Limb]],
    walk: Walk<'_>,
    moduli: Prepared<'_>,
    work: &mut Work,
    out: &mut [&mut [Limb]],
) {
    let pow_len = match &walk {
        Walk::Sliding(window) => plan.pow_vartime_len(window),
        Walk::Fixed { bits } => plan.pow_len(*bits),
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
    plan.load(bases, x, modulus, scratch);
    match walk {
        Walk::Sliding(window) => plan.pow_vartime(x, &window, modulus, scratch),
        Walk::Fixed { bits } => plan.pow(x, exponents, bits, modulus, scratch),
    }
    plan.from_mont(x, modulus, scratch);
    plan.export(x, out, scratch);
}

fn one_row(
    plan: mont::Plan,
    base: &[Limb],
    exponent: &[Limb],
    walk: Walk<'_>,
    modulus: Prepared<'_>,
    work: &mut Work,
    out: &mut [Limb],
) {
    let pow_len = match &walk {
        Walk::Sliding(window) => plan.pow_vartime_len(window),
        Walk::Fixed { bits } => plan.pow_len(*bits),
    };
    let scratch = work.scratch.at_least(pow_len.max(plan.load_len()));
    let x = &mut work.value.at_least(plan.value_len())[..plan.value_len()];
    let modulus = match modulus {
        Prepared::Yes(modulus) => modulus,
        Prepared::No(rows) => {
            let modulus = &mut work.modulus.at_least(plan.modulus_len())[..plan.modulus_len()];
            plan.load_modulus(rows[0], modulus, scratch);
            modulus
        }
    };
    plan.load(base, x, modulus, scratch);
    match walk {
        Walk::Sliding(window) => plan.pow_vartime(x, &window, modulus, scratch),
        Walk::Fixed { bits } => plan.pow(x, exponent, bits, modulus, scratch),
    }
    plan.from_mont(x, modulus, scratch);
    plan.export(x, out);
}

/// The parts of a column, each with its rows of `out`.
fn parts(plan: Plan, out: &mut [Limb], limbs: usize) -> Vec<(Part, &mut [Limb])> {
    let mut left = out;
    let parts = plan.parts(left.len() / limbs).map(|part| {
        let (out, rest) = core::mem::take(&mut left).split_at_mut(part.rows().len() * limbs);
        left = rest;
        (part, out)
    });
    parts.collect()
}

/// Calls `f` with each part and its rows of `out`, on the threads of the current pool. Parts are computed
/// alone, so that the number of threads does not show in the result.
#[cfg(feature = "rayon")]
fn for_each_part(
    plan: Plan,
    out: &mut [Limb],
    limbs: usize,
    f: impl Fn(&mut Work, &Part, &mut [Limb]) + Sync,
) {
    use rayon::prelude::*;
    use std::sync::Mutex;
    let parts = parts(plan, out, limbs);
    if parts.len() <= 1 {
        return for_each_part_here(parts, f);
    }
    // Work memory is large and wiped when it is dropped: threads hand it on from part to part.
    let idle = Mutex::new(Vec::new());
    let lock = || idle.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    parts.into_par_iter().for_each(|(part, out)| {
        let mut work = lock().pop().unwrap_or_default();
        f(&mut work, &part, out);
        lock().push(work);
    });
}

#[cfg(not(feature = "rayon"))]
fn for_each_part(plan: Plan, out: &mut [Limb], limbs: usize, f: impl Fn(&mut Work, &Part, &mut [Limb])) {
    for_each_part_here(parts(plan, out, limbs), f);
}

/// The same on this thread alone.
fn for_each_part_here(parts: Vec<(Part, &mut [Limb])>, f: impl Fn(&mut Work, &Part, &mut [Limb])) {
    let mut work = Work::default();
    for (part, out) in parts {
        f(&mut work, &part, out);
    }
}
