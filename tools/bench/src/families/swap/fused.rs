//! Swaps combined with other steps: records, strided sources, limbs, wider types.

use limbwise::Column;
use limbwise_kernels::limb::Limb;
use limbwise_kernels::swap::{Source, U24, Variant, Widen, Width};

use zerocopy::{FromBytes, IntoBytes};

use super::{Field, random, typed_mut, variants};
use crate::case::{Case, Spec, Unit};
use crate::memory::{Call, Memory};

/// The sizes of a record's fields in bytes.
const FIELDS: [usize; 4] = [4, 4, 8, 2];

/// The number of records or numbers.
const COUNTS: [usize; 2] = [1 << 10, 1 << 16];

/// The length in bits of the numbers that are converted to limbs, and their count.
const BITS: [usize; 3] = [192, 256, 2048];
const NUMBERS: usize = 128;

pub(super) fn specs() -> Vec<Spec> {
    let of = |op, sizes: &[usize], build: fn(usize) -> Case| {
        Spec::of_sizes("swap", op, sizes.iter().copied(), move |size| Ok(build(size)))
    };
    [
        of("records_in_place", &COUNTS, |count| records(count, true)),
        of("records_into", &COUNTS, |count| records(count, false)),
        of("gather_u32", &COUNTS, gather),
        of("widen_i16_i32", &COUNTS, widen::<i16, i32>),
        of("widen_i16_f32", &COUNTS, widen::<i16, f32>),
        of("widen_u24_i32", &COUNTS, widen::<U24, i32>),
        of("widen_u24_f32", &COUNTS, widen::<U24, f32>),
        of("widen_f32_f64", &COUNTS, widen::<f32, f64>),
        of("limbs_from_be", &BITS, limbs_from_be),
        of("limbs_to_be", &BITS, limbs_to_be),
    ]
    .concat()
}

/// A case of all variants. The first, the reference, gives the expected answer.
fn compare(unit: Unit, lens: (usize, usize), in_place: bool, call: impl Fn(Variant) -> Call) -> Case {
    let (from, to) = lens;
    let mut memory = Memory::new(to, 0);
    if in_place {
        memory.bytes_mut().copy_from_slice(&random(to));
    }
    call(Variant::Reference)(&random(from), memory.bytes_mut());
    let field = Field::new(lens, 0, in_place, memory.bytes());
    field.case(unit, variants(to).map(|v| field.ours(v.name(), call(v))).collect())
}

fn records(count: usize, in_place: bool) -> Case {
    let bytes = count * FIELDS.iter().sum::<usize>();
    compare(Unit::Elements, (bytes, bytes), in_place, |variant| {
        let steps: Vec<_> = variant.steps(&FIELDS).collect();
        match in_place {
            true => Box::new(move |_, y| variant.records(&FIELDS, &steps, y)),
            false => Box::new(move |x, y| variant.records_into(&FIELDS, &steps, x, y)),
        }
    })
}

/// Returns the first field of each record.
fn gather(count: usize) -> Case {
    let record: usize = FIELDS.iter().sum();
    compare(Unit::Elements, (count * record, count * FIELDS[0]), false, |variant| {
        Box::new(move |x, y| variant.gather(Width::W32, x, record, y))
    })
}

fn widen<S: Source, T: Widen<S> + FromBytes + IntoBytes>(count: usize) -> Case {
    compare(Unit::Elements, (count * S::BYTES, count * T::WIDTH.bytes()), false, |variant| {
        Box::new(move |x, y| variant.widen::<S, T>(x, typed_mut(y)))
    })
}

fn limbs_from_be(bits: usize) -> Case {
    let width = bits / 8;
    compare(Unit::Bits, (NUMBERS * width, NUMBERS * width), false, |variant| {
        Box::new(move |x, y| variant.limbs_from_be(width, x, width / 8, typed_mut::<Limb>(y)))
    })
}

fn limbs_to_be(bits: usize) -> Case {
    let (bytes, row) = (NUMBERS * bits / 8, bits / 64);
    let numbers = Column::from_le_bytes(&random(bytes), 8 * row).expect("whole rows");
    compare(Unit::Bits, (bytes, bytes), false, |variant| {
        let numbers = numbers.clone();
        Box::new(move |_, y| variant.limbs_to_be(row, numbers.as_limbs(), 8 * row, y))
    })
}
