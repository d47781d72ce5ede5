//! Rows that are stored consecutively.

use super::*;
use crate::powers::Engine;

/// In one call as row by row, for every width with its own kernels and some without, in plans for moduli as
/// wide and wider, and for every number of rows around one batch and two.
#[test]
fn rows_come_in_and_go_out_together_as_one_by_one() {
    let mut rng = StdRng::seed_from_u64(20);
    for variant in variants() {
        for (width, wider) in (1..=6).flat_map(|width| [0, 1, 7].map(|wider| (width, wider))) {
            let plan = Plan::new(variant, (width + wider) * LIMB_BITS);
            let len = plan.value_len();
            let mut scratch = vec![GARBAGE; plan.scratch_len()];
            for count in (0..=2 * LANES + 1).chain([5 * LANES]) {
                let batches = count.div_ceil(LANES);
                // Not aligned.
                let mut all: Vec<Limb> = (0..count * width + 1).map(|_| rng.random()).collect();
                if let Some(row) = all[1..].chunks_exact_mut(width).next_back() {
                    row.fill(u64::MAX);
                }
                let rows = &all[1..];
                let mut together = vec![GARBAGE; batches * len];
                plan.import_rows(rows, width, &mut together, &mut scratch);
                let mut apart = vec![GARBAGE; batches * len];
                for (value, rows) in apart.chunks_exact_mut(len).zip(rows.chunks(LANES * width)) {
                    plan.import(&rows.chunks_exact(width).collect::<Vec<_>>(), value, &mut scratch);
                }
                assert_eq!(together, apart, "{plan:?}, {count} rows of {width}");
                for out_width in [width, width + 1, width.saturating_sub(1).max(1)] {
                    let mut out = vec![0xdead_beef; count * out_width + 1];
                    plan.export_rows(&together, &mut out[1..], out_width, &mut scratch);
                    for (found, row) in out[1..].chunks_exact(out_width).zip(rows.chunks_exact(width)) {
                        let both = width.min(out_width);
                        assert_eq!(found[..both], row[..both], "{plan:?}, {count} rows of {out_width}");
                        assert!(found[both..].iter().all(|limb| *limb == 0), "{plan:?}");
                    }
                    assert_eq!(out[0], 0xdead_beef);
                }
            }
        }
    }
}

#[test]
#[should_panic(expected = "whole rows")]
fn rows_are_whole() {
    let plan = Plan::new(Variant::Portable, 128);
    let mut scratch = vec![Lanes::ZERO; plan.scratch_len()];
    plan.import_rows(&[1, 2, 3], 2, &mut vec![Lanes::ZERO; plan.value_len()], &mut scratch);
}

#[test]
#[should_panic(expected = "a row is too long")]
fn rows_are_no_wider_than_moduli() {
    let plan = Plan::new(Variant::Portable, 64);
    let mut scratch = vec![Lanes::ZERO; plan.scratch_len()];
    plan.import_rows(&[1, 2], 2, &mut vec![Lanes::ZERO; plan.value_len()], &mut scratch);
}

#[test]
#[should_panic(expected = "value_len")]
fn values_are_as_many_as_rows_fill() {
    let plan = Plan::new(Variant::Portable, 64);
    let mut scratch = vec![Lanes::ZERO; plan.scratch_len()];
    plan.export_rows(&vec![Lanes::ZERO; plan.value_len()], &mut [0; LANES + 1], 1, &mut scratch);
}
