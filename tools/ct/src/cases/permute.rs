//! Cases of the kernel family `permute`: one for each variant. Blocks are secret, tables public.

use std::hint::black_box;

use super::limbwise_kernels::permute::{Plan, Table, Variant, ZERO};
use super::named;

use crate::case::{self, Case, Expect, Op};
use crate::secrets::Secrets;

pub(super) fn cases() -> impl Iterator<Item = Case> {
    [CASE].into_iter()
}

const CASE: Case = Case {
    name: "permute",
    bits: 64,
    secrets: 3,
    expect: Expect::Constant,
    subject: &case::PERMUTE,
    decides: &[],
    sizes: &[],
    small: false,
    mistake: None,
    prepare: permute,
};

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
fn permute(_: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let variant = named!(Variant, variant);
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
