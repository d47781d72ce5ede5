//! Prepares moduli for batches: R^2 modulo each of them.
//!
//! The lanes compute the R^2 of 16 short moduli in little more time than one. Their doublings take long for
//! long moduli, though, and are wasted if all lanes have the same one. Then the kernel for single rows computes
//! its own R^2, from which that of the lanes is a few doublings or halvings away.

use alloc::vec::Vec;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::limb::{self, LIMB_BITS, Limb};
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::powers::Engine;
use limbwise_kernels::{lanes, mont};

use super::choice;
use super::work::Work;
use crate::values::buffer::Buffer;

/// The length in bits from which 16 moduli are prepared faster one by one; fewer moduli are from shorter
/// lengths on.
const LONG: usize = 40_000;

/// Prepares moduli for a batch. `singles` are the same moduli prepared for the plan for single rows, or empty.
/// Unspecified after a stop.
pub(crate) fn load_moduli(
    plan: lanes::Plan,
    features: Features,
    rows: &[&[Limb]],
    singles: &[Lanes],
    modulus: &mut [Lanes],
    work: &mut Work,
) {
    let longest = rows.iter().map(|m| limb::bit_length(m)).max().unwrap_or(0);
    if singles.is_empty() && longest * plan.lanes() < LONG * rows.len() {
        plan.load_moduli(rows, modulus, work.scratch.at_least(plan.scratch_len()), None);
        return;
    }
    let single = choice::single(features, longest);
    let own;
    let singles = if singles.is_empty() {
        own = one_by_one(single, rows, work);
        &*own
    } else {
        singles
    };
    let words = longest.div_ceil(LIMB_BITS);
    let scratch = work.scratch.at_least(single.scratch_len());
    let square = |(m, prepared): (&&[Limb], &[Lanes])| {
        let mut square = Buffer::zeros(words);
        single.power_of_two(plan.square_bits(), &m[..words], prepared, &mut square, scratch);
        square
    };
    let squares: Vec<Buffer<Limb>> =
        rows.iter().zip(singles.chunks_exact(single.modulus_len())).map(square).collect();
    let squares: Vec<&[Limb]> = squares.iter().map(|square| &**square).collect();
    let scratch = work.scratch.at_least(plan.scratch_len());
    plan.load_moduli_and_squares(rows, &squares, modulus, scratch);
}

/// Returns odd moduli prepared for single rows; unspecified after a stop.
pub(crate) fn one_by_one(single: mont::Plan, rows: &[&[Limb]], work: &mut Work) -> Buffer<Lanes> {
    let mut prepared = Buffer::zeros(rows.len() * single.modulus_len());
    let (scratch, stop) = (work.scratch.at_least(single.scratch_len()), work.stop.as_deref());
    for (m, prepared) in rows.iter().zip(prepared.chunks_exact_mut(single.modulus_len())) {
        single.load_moduli(&[m], prepared, scratch, stop);
    }
    prepared
}
