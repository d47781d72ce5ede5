//! Cases of the kernel family `permute`, one per variant. Blocks are secret; tables are public.

use std::hint::black_box;

use super::limbwise_kernels::permute::{Plan, Table, Variant, ZERO};
use super::named;

use crate::cases::inputs::Inputs;
use crate::cases::{self, Case, Op};

pub(super) fn cases() -> impl Iterator<Item = Case> {
    let permute =
        Case { name: "permute", secrets: 3, subject: &cases::PERMUTE, prepare: permute, ..Case::BLANK };
    [permute.at(&[64])].into_iter()
}

/// Two batches of 64 blocks, the second of which is not full.
const BLOCKS: usize = 75;
/// The number of blocks in the longest register.
const REGISTER: usize = 8;

/// A permutation and a selection without any structure, and the two structures for which there is special
/// code.
fn tables() -> [Table; 4] {
    let of = |from: fn(usize) -> usize| std::array::from_fn(|to| from(to) as u8);
    [
        of(|to| (29 * to + to / 9) % 64),
        of(|to| if to % 7 == 0 { usize::from(ZERO) } else { to * to % 61 }),
        of(|to| 63 - to),
        of(|to| 8 * (to % 8) + to / 8),
    ]
}

/// Arrays of secret blocks, permuted in place and into another array: once aligned to a register, once a
/// block further on.
fn permute(inputs: &mut Inputs) -> Op {
    let variant = named!(Variant, inputs.variant);
    let plans = tables().map(|table| Plan::new(variant, &table));
    let mut blocks = inputs.secrets(0..BLOCKS + REGISTER, 1);
    let mut results = vec![0; BLOCKS + REGISTER];
    Box::new(move || {
        for (plan, further) in plans.iter().flat_map(|plan| [(plan, 0), (plan, 1)]) {
            let [blocks, results] = [&mut blocks, &mut results].map(|memory| {
                let first = memory.as_ptr().align_offset(8 * REGISTER) % REGISTER;
                &mut memory[first..][..BLOCKS][further..]
            });
            plan.apply_into(black_box(&*blocks), results);
            plan.apply_in_place(blocks);
            blocks[0] = plan.apply(results[1]);
        }
    })
}
