//! Tables with and without gaps, applied to arrays of all remainders, for a check on the current processor.

use super::{BITS, Plan, Table, Variant, ZERO};
use crate::memory::Lanes;
use crate::trial::Trial;

const TABLES: usize = 8;
const BLOCKS: usize = 200;

/// Runs the variant.
pub(super) fn run(variant: Variant, trial: &mut Trial, _: &mut [Lanes]) {
    let [mut from, mut to] = [[0; BLOCKS]; 2];
    for number in 0..TABLES {
        let plan = Plan::new(variant, &table(number, trial));
        from.fill_with(|| trial.random());
        from[..3].copy_from_slice(&[0, 1, u64::MAX]);
        for len in (0..70).chain([127, BLOCKS]) {
            plan.apply_into(&from[..len], &mut to[..len]);
            trial.result(&to[..len]);
            to.copy_from_slice(&from);
            plan.apply_in_place(&mut to[..len]);
            trial.result(&to);
        }
    }
}

/// Returns the identity, its reverse, a permutation, or a selection that omits some bits and takes others
/// twice.
fn table(number: usize, trial: &mut Trial) -> Table {
    let mut table: Table = core::array::from_fn(|bit| bit as u8);
    match number {
        0 => {}
        1 => table.reverse(),
        2 => {
            for i in (1..BITS).rev() {
                table.swap(i, trial.random() as usize % (i + 1));
            }
        }
        _ => table.fill_with(|| (trial.random() % (u64::from(ZERO) + 1)) as u8),
    }
    table
}
