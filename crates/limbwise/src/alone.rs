//! Few rows: one after another, across the lanes, where that is faster than a batch that is nearly empty.

use core::ops::Range;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::lanes::{self, SlidingWindow, Stop};
use limbwise_kernels::limb::{self, Limb};
use limbwise_kernels::mont;

use crate::batch::{Span, Work};
use crate::block::Exponents;
use crate::buffer::Buffer;
use crate::even;
use crate::modulus::Context;
use crate::operand::Operand;

/// The plan for one row whose modulus a plan for batches takes: vectors where the batches have them for one row
/// too, else assembly as the processor allows.
pub(crate) fn plan(batch: lanes::Plan, bits: usize) -> mont::Plan {
    let features = Features::detect_or_none();
    let variant = match batch.variant() {
        lanes::Variant::Reference => mont::Variant::Reference,
        #[cfg(target_arch = "x86_64")]
        lanes::Variant::Ifma(_) => mont::Variant::best(features, bits),
        _ => mont::Variant::best_scalar(features),
    };
    mont::Plan::new(variant, bits)
}

/// Rows that lie together, cut into parts, and whether a part is a row alone: batches, and what is left over row
/// by row if that is faster than as a batch. The number of rows alone decides.
pub(crate) fn parts(batch: lanes::Plan, rows: usize) -> impl Iterator<Item = (Range<usize>, bool)> + use<> {
    let (at_once, most_alone) = crossover(batch);
    let left = rows % at_once;
    let batched = if left <= most_alone { rows - left } else { rows };
    let lanes = batch.lanes();
    let batches = (0..batched).step_by(lanes).map(move |i| (i..batched.min(i + lanes), false));
    batches.chain((batched..rows).map(|i| (i..i + 1, true)))
}

/// How many rows a batch computes in the time of one, and the most rows that take less time one by one: timed, whole powers
/// with their moduli, at lengths from 64 to 8192 bits. `portable` computes one row after another, which assembly does
/// faster.
fn crossover(batch: lanes::Plan) -> (usize, usize) {
    match (batch.variant().name(), batch.bits()) {
        ("ifma", 0..500) => (16, 1),
        ("ifma", 500..900) => (16, 2),
        ("ifma", 900..1300) => (16, 3),
        ("ifma", 1300..1800) => (16, 6),
        ("ifma", 1800..2600) => (16, 8),
        ("ifma", 2600..3600) => (16, 9),
        ("ifma", _) => (16, 10),
        ("avx512f", 0..105) => (16, 2),
        ("avx512f", 600..1300) => (16, 4),
        ("avx512f", _) => (16, 3),
        ("avx2", 0..1300) => (4, 3),
        ("avx2", _) => (4, 2),
        ("portable", _) => (usize::MAX, usize::MAX),
        _ => (1, 0),
    }
}

/// `base ^ exp`, for the row of a span; any value after a stop.
#[allow(clippy::too_many_arguments)]
pub(crate) fn power(
    context: Context<'_>,
    span: Span<'_>,
    base: Operand<'_>,
    exp: Operand<'_>,
    kind: Exponents<'_>,
    stop: Option<&Stop>,
    work: &mut Work,
    out: &mut [Limb],
) {
    let row = span.rows.at(0);
    let exponent = exp.row(row);
    let (window, bits) = match kind {
        Exponents::Secret { bits } => (None, bits),
        Exponents::Shared(window) => (Some(window), 0),
        Exponents::Public => (Some(SlidingWindow::new(exponent)), 0),
    };
    let (odd, plan) = match context {
        Context::One(m) => (&m.odd[..], plan(m.plan, limb::bit_length(&m.odd))),
        Context::Each(m) => {
            let class = &m.classes[span.class];
            (m.odd.row(row), plan(class.plan, class.bits.1))
        }
    };
    let pow_len = match &window {
        Some(window) => plan.pow_vartime_len(window),
        None => plan.pow_len(bits),
    };
    let (mut x, mut own) = (work.moduli(), work.moduli());
    let scratch = work.scratch.at_least(pow_len.max(plan.load_len()));
    let value = &mut x.at_least(plan.value_len())[..plan.value_len()];
    let modulus = match context {
        Context::One(m) => &m.prepared_alone[..],
        Context::Each(_) => {
            let modulus = &mut own.at_least(plan.modulus_len())[..plan.modulus_len()];
            plan.load_modulus(odd, modulus, scratch);
            modulus
        }
    };
    plan.load(base.row(row), value, modulus, scratch);
    match &window {
        Some(window) => plan.pow_vartime_until(value, window, modulus, scratch, stop),
        None => plan.pow_until(value, exponent, bits, modulus, scratch, stop),
    }
    plan.from_mont(value, modulus, scratch);
    plan.export(value, out);
    work.give_back([x, own]);
    let twos = context.twos(row);
    if twos > 0 {
        let bits = match kind {
            Exponents::Secret { bits } => bits,
            Exponents::Shared(_) | Exponents::Public => limb::bit_length(exponent),
        };
        let mut low = Buffer::zeros(even::words(twos));
        even::cut(base.row(row), &mut low);
        even::join(out, odd, twos, &even::pow(&low, exponent, bits, stop));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every row is in one part, in order, and no part is larger than it may be.
    #[test]
    fn parts_cover_the_rows() {
        for variant in lanes::Variant::all(Features::detect().unwrap()) {
            for bits in [1, 64, 512, 1024, 2048, 4096, 100_000] {
                let batch = lanes::Plan::new(variant, bits);
                assert!(plan(batch, bits).bits() >= bits);
                for rows in 0..50 {
                    let mut next = 0;
                    for (part, alone) in parts(batch, rows) {
                        assert_eq!(part.start, next);
                        next = part.end;
                        let most = if alone { 1 } else { batch.lanes() };
                        assert!((1..=most).contains(&part.len()));
                    }
                    assert_eq!(next, rows);
                }
            }
        }
    }
}
