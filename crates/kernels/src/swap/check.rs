//! The operations on arrays of all remainders, aligned and unaligned, for a check on the current processor.

use super::order::Order;
use super::{Step, U24, Variant, Width, bytes_of};
use crate::limb::LIMB_BYTES;
use crate::memory::Lanes;
use crate::trial::Trial;

const BYTES: usize = 1 << 10;
/// The longest array, in elements.
const ELEMENTS: usize = 40;
/// The maximum number of steps that the records of the check need.
const STEPS: usize = 24;

/// Runs the variant.
pub(super) fn run(variant: Variant, trial: &mut Trial, _: &mut [Lanes]) {
    let mut from = [0; BYTES];
    trial.bytes(&mut from);
    run_elements(variant, &from, trial);
    run_records(variant, &from, trial);
    run_limbs(variant, &from, trial);
    run_conversions(variant, &from, trial);
}

fn run_elements(variant: Variant, from: &[u8; BYTES], trial: &mut Trial) {
    let mut to = [0; BYTES];
    for width in Width::ALL {
        for count in 0..=ELEMENTS {
            for start in [0, 1] {
                let from = &from[start..];
                let to = &mut to[start..][..count * width.bytes()];
                variant.swap_into(width, &from[..to.len()], to);
                trial.result_bytes(to);
                variant.swap(width, to);
                trial.result_bytes(to);
                variant.gather(width, from, width.bytes() + 5, to);
                trial.result_bytes(to);
            }
        }
    }
}

fn run_records(variant: Variant, from: &[u8; BYTES], trial: &mut Trial) {
    let mut to = [0; BYTES];
    for fields in [&[2, 4, 8][..], &[1, 3, 16], &[4], &[7, 9]] {
        let mut steps = [Step { order: Order([0; 64]), len: 0 }; STEPS];
        let used = steps.iter_mut().zip(variant.steps(fields)).map(|(slot, step)| *slot = step).count();
        let record: usize = fields.iter().sum();
        for records in 0..BYTES / record {
            let to = &mut to[..records * record];
            variant.records_into(fields, &steps[..used], &from[..to.len()], to);
            trial.result_bytes(to);
            variant.records(fields, &steps[..used], to);
            trial.result_bytes(to);
        }
    }
}

fn run_limbs(variant: Variant, from: &[u8; BYTES], trial: &mut Trial) {
    const ROWS: usize = 11;
    for width in 1..=BYTES / ROWS {
        let row = width.div_ceil(LIMB_BYTES);
        let mut limbs = [0; BYTES / LIMB_BYTES + ROWS];
        let limbs = &mut limbs[..ROWS * row];
        variant.limbs_from_be(width, &from[..ROWS * width], row, limbs);
        trial.result(limbs);
        let mut back = [0; BYTES];
        variant.limbs_to_be(row, limbs, width, &mut back[..ROWS * width]);
        trial.result_bytes(&back);
    }
}

fn run_conversions(variant: Variant, from: &[u8; BYTES], trial: &mut Trial) {
    // Finite, because the payload of a converted NaN is not specified.
    let mut finite = *from;
    finite.iter_mut().step_by(4).for_each(|high| *high &= 0xbf);
    for count in 0..=ELEMENTS {
        let (mut integers, mut floats) = ([0_i32; ELEMENTS], [0_f32; ELEMENTS]);
        let (integers, floats) = (&mut integers[..count], &mut floats[..count]);
        variant.widen::<i16, i32>(&from[..2 * count], integers);
        trial.result_bytes(bytes_of(integers));
        variant.widen::<i16, f32>(&from[..2 * count], floats);
        trial.result_bytes(bytes_of(floats));
        variant.widen::<U24, i32>(&from[..3 * count], integers);
        trial.result_bytes(bytes_of(integers));
        variant.widen::<U24, f32>(&from[..3 * count], floats);
        trial.result_bytes(bytes_of(floats));
        let doubles = &mut [0_f64; ELEMENTS][..count];
        variant.widen::<f32, f64>(&finite[..4 * count], doubles);
        trial.result_bytes(bytes_of(doubles));
    }
}
