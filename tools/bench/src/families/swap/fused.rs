//! Swaps combined with other steps: records, strided sources, limbs, wider types.

use limbwise::Column;
use limbwise_kernels::limb::Limb;
use limbwise_kernels::swap::{Source, U24, Variant, Widen, Width};

use zerocopy::{FromBytes, IntoBytes};

use super::{Call, Field, case, random, typed_mut, variants};
use crate::case::{Case, Error, Spec, Unit};
use crate::memory::Memory;

/// The sizes of a record's fields in bytes.
const FIELDS: [usize; 4] = [4, 4, 8, 2];

/// The number of records or numbers.
const COUNTS: [usize; 2] = [1 << 10, 1 << 16];

/// The length in bits of the numbers that are converted to limbs, and their count.
const BITS: [usize; 3] = [192, 256, 2048];
const NUMBERS: usize = 128;

/// Makes a case.
type Build = fn(&Spec) -> Result<Case, Error>;

pub(super) fn specs() -> Vec<Spec> {
    let ops: [(&'static str, Build); 8] = [
        ("records_in_place", |spec| records(spec, true)),
        ("records_into", |spec| records(spec, false)),
        ("gather_u32", gather),
        ("widen_i16_i32", widen::<i16, i32>),
        ("widen_i16_f32", widen::<i16, f32>),
        ("widen_u24_i32", widen::<U24, i32>),
        ("widen_u24_f32", widen::<U24, f32>),
        ("widen_f32_f64", widen::<f32, f64>),
    ];
    let counted = ops.into_iter().flat_map(|(op, build)| COUNTS.map(|size| (op, size, build)));
    let limbs: [(&'static str, Build); 2] = [("limbs_from_be", limbs_from_be), ("limbs_to_be", limbs_to_be)];
    let limbs = limbs.into_iter().flat_map(|(op, build)| BITS.map(|size| (op, size, build)));
    counted.chain(limbs).map(|(op, size, build)| Spec { family: "swap", op, size, build }).collect()
}

/// A case of all variants. The first, the reference, gives the expected answer.
fn compare(
    spec: &Spec,
    unit: Unit,
    (from, to): (usize, usize),
    in_place: bool,
    call: impl Fn(Variant) -> Call,
) -> Case {
    let mut memory = Memory::new(to, 0);
    if in_place {
        memory.bytes_mut().copy_from_slice(&random(to));
    }
    call(Variant::Reference)(&random(from), memory.bytes_mut());
    let expected = memory.bytes().to_vec();
    let field = Field::new(from, to, 0, in_place, &expected);
    let contestants = variants(to).map(|v| field.ours(v.name(), call(v))).collect();
    case(spec, unit, from.max(to), &expected, contestants)
}

fn records(spec: &Spec, in_place: bool) -> Result<Case, Error> {
    let bytes = spec.size * FIELDS.iter().sum::<usize>();
    Ok(compare(spec, Unit::Elements, (bytes, bytes), in_place, |variant| {
        let steps: Vec<_> = variant.steps(&FIELDS).collect();
        match in_place {
            true => Box::new(move |_, y| variant.records(&FIELDS, &steps, y)),
            false => Box::new(move |x, y| variant.records_into(&FIELDS, &steps, x, y)),
        }
    }))
}

/// Returns the first field of each record.
fn gather(spec: &Spec) -> Result<Case, Error> {
    let record: usize = FIELDS.iter().sum();
    let lens = (spec.size * record, spec.size * FIELDS[0]);
    Ok(compare(spec, Unit::Elements, lens, false, |variant| {
        Box::new(move |x, y| variant.gather(Width::W32, x, record, y))
    }))
}

fn widen<S: Source, T: Widen<S> + FromBytes + IntoBytes>(spec: &Spec) -> Result<Case, Error> {
    let lens = (spec.size * S::BYTES, spec.size * T::WIDTH.bytes());
    Ok(compare(spec, Unit::Elements, lens, false, |variant| {
        Box::new(move |x, y| variant.widen::<S, T>(x, typed_mut(y)))
    }))
}

fn limbs_from_be(spec: &Spec) -> Result<Case, Error> {
    let bytes = NUMBERS * spec.size / 8;
    Ok(compare(spec, Unit::Bits, (bytes, bytes), false, |variant| {
        let width = spec.size / 8;
        Box::new(move |x, y| variant.limbs_from_be(width, x, width / 8, typed_mut::<Limb>(y)))
    }))
}

fn limbs_to_be(spec: &Spec) -> Result<Case, Error> {
    let (bytes, row) = (NUMBERS * spec.size / 8, spec.size / 64);
    let numbers = Column::from_le_bytes(&random(bytes), 8 * row)?;
    Ok(compare(spec, Unit::Bits, (bytes, bytes), false, |variant| {
        let numbers = numbers.clone();
        Box::new(move |_, y| variant.limbs_to_be(row, numbers.as_limbs(), 8 * row, y))
    }))
}
