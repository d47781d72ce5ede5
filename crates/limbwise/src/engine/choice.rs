//! Which kernels compute rows: a batch in the lanes, or one row across them. Shapes and variants decide, and what the rows of the
//! variants say was measured.

use core::ops::Range;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::{lanes, mont, sum};

/// The plan for one row whose modulus a plan for batches takes: vectors where the batches have them for one row
/// too, else assembly as the processor allows.
pub(crate) fn single(batch: lanes::Plan, bits: usize) -> mont::Plan {
    let like = batch.variant().description();
    let variant = if like.reference {
        mont::Variant::Reference
    } else {
        mont::Variant::best(Features::detect_or_none().with_vectors_of(like.requires), bits)
    };
    mont::Plan::new(variant, bits)
}

/// The variant that is to sums what that of the moduli is to products.
pub(crate) fn sums(products: lanes::Variant) -> sum::Variant {
    let like = products.description();
    if like.reference {
        return sum::Variant::Reference;
    }
    sum::Variant::best(Features::detect_or_none().with_vectors_of(like.requires))
}

/// Rows that lie together, cut into parts, and whether a part is a single row: batches, and what is left over row
/// by row if that is faster than as a batch. The number of rows alone decides.
pub(crate) fn parts(batch: lanes::Plan, rows: usize) -> impl Iterator<Item = (Range<usize>, bool)> + use<> {
    let costs = batch.variant().description().batch.expect("`lanes` computes batches");
    let left = rows % costs.rows;
    let batched = if left <= costs.most_alone(batch.bits()) { rows - left } else { rows };
    let lanes = batch.lanes();
    let batches = (0..batched).step_by(lanes).map(move |i| (i..batched.min(i + lanes), false));
    batches.chain((batched..rows).map(|i| (i..i + 1, true)))
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
                assert!(single(batch, bits).bits() >= bits);
                for rows in 0..50 {
                    let mut next = 0;
                    for (part, single) in parts(batch, rows) {
                        assert_eq!(part.start, next);
                        next = part.end;
                        let most = if single { 1 } else { batch.lanes() };
                        assert!((1..=most).contains(&part.len()));
                    }
                    assert_eq!(next, rows);
                }
            }
        }
    }
}
