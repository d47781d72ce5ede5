//! Cases of the kernel family `permute`: one for each variant. Blocks are secret, tables public.

use std::hint::black_box;

use limbwise::cpu::{Avx2, Bitalg, Bmi2, Features, Gfni, GfniAvx2, Ssse3, Vbmi};
use limbwise::permute::{Plan, Table, Variant, ZERO};

use crate::case::{Case, Expect, Op};
use crate::secrets::Secrets;

const CASE: Case = Case {
    name: "permute_reference",
    bits: 64,
    secrets: 3,
    expect: Expect::Constant,
    each_variant: false,
    requires: &[],
    trace_portable: true,
    taint: true,
    small: false,
    prepare: |_, _, secrets| permute("reference", secrets),
};

pub(crate) const CASES: [Case; 9] = [
    CASE,
    Case { name: "permute_portable", prepare: |_, _, secrets| permute("portable", secrets), ..CASE },
    Case {
        name: "permute_bmi2",
        requires: Bmi2::FEATURES,
        prepare: |_, _, secrets| permute("bmi2", secrets),
        ..CASE
    },
    Case {
        name: "permute_ssse3",
        requires: Ssse3::FEATURES,
        prepare: |_, _, secrets| permute("ssse3", secrets),
        ..CASE
    },
    Case {
        name: "permute_avx2",
        requires: Avx2::FEATURES,
        prepare: |_, _, secrets| permute("avx2", secrets),
        ..CASE
    },
    Case {
        name: "permute_gfni_avx2",
        requires: GfniAvx2::FEATURES,
        prepare: |_, _, secrets| permute("gfni_avx2", secrets),
        ..CASE
    },
    Case {
        name: "permute_vbmi",
        requires: Vbmi::FEATURES,
        prepare: |_, _, secrets| permute("vbmi", secrets),
        ..CASE
    },
    Case {
        name: "permute_bitalg",
        requires: Bitalg::FEATURES,
        prepare: |_, _, secrets| permute("bitalg", secrets),
        ..CASE
    },
    Case {
        name: "permute_gfni",
        requires: Gfni::FEATURES,
        prepare: |_, _, secrets| permute("gfni", secrets),
        ..CASE
    },
];

/// Two batches of 64 blocks, one of which is not full.
const BLOCKS: usize = 75;

/// A permutation and a selection without a structure, and the two structures that have ways of their own.
fn tables() -> [Table; 4] {
    let of = |from: fn(usize) -> usize| std::array::from_fn(|to| from(to) as u8);
    [
        of(|to| (29 * to + to / 9) % 64),
        of(|to| if to % 7 == 0 { usize::from(ZERO) } else { to * to % 61 }),
        of(|to| 63 - to),
        of(|to| 8 * (to % 8) + to / 8),
    ]
}

/// Arrays of secret blocks, permuted in place and into another array.
fn permute(variant: &str, secrets: &mut Secrets) -> Op {
    let features = Features::detect().expect("known features");
    let variant = Variant::all(features).find(|v| v.name() == variant).expect("a variant that runs");
    let plans = tables().map(|table| Plan::new(variant, &table));
    let mut blocks: Vec<u64> = (0..BLOCKS).flat_map(|i| secrets.number(i, 1)).collect();
    secrets.hide(&mut blocks);
    let mut results = vec![0; BLOCKS];
    Box::new(move || {
        for plan in &plans {
            plan.apply_into(black_box(&blocks), &mut results);
            plan.apply_in_place(&mut blocks);
            blocks[0] = plan.apply(results[1]);
        }
    })
}
