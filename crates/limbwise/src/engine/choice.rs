//! Chooses the kernels for rows, based only on shapes and features.

use core::ops::Range;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::powers::Engine;
use limbwise_kernels::{lanes, mont, sum};

/// Returns the plan for batches of rows with moduli of `bits` bits.
pub(crate) fn batch(features: Features, bits: usize) -> lanes::Plan {
    lanes::Plan::new(lanes::Variant::best(features), bits)
}

/// Returns the plan for one row.
pub(crate) fn single(features: Features, bits: usize) -> mont::Plan {
    mont::Plan::best(beside_batches(features), bits)
}

/// Returns the variant for sums.
pub(crate) fn sums(features: Features) -> sum::Variant {
    sum::Variant::best(beside_batches(features))
}

/// Returns the features for kernels that run alongside batches: those whose vectors the batches use, and no
/// others.
fn beside_batches(features: Features) -> Features {
    features.with_vectors_of(lanes::Variant::best(features).description().requires)
}

/// How the rows of a class are split.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Split {
    /// The number of rows that are not computed in batches, the last ones.
    pub(crate) alone: usize,
    /// Whether these are computed two at a time; the last of an odd number is computed by itself.
    pub(crate) pairs: bool,
}

/// Splits contiguous rows into parts and returns whether each part is computed outside of batches.
pub(crate) fn parts(
    batch: lanes::Plan,
    rows: usize,
    Split { alone, pairs }: Split,
) -> impl Iterator<Item = (Range<usize>, bool)> + use<> {
    let batched = rows - alone;
    let lanes = batch.lanes();
    let batches = (0..batched).step_by(lanes).map(move |i| (i..batched.min(i + lanes), false));
    let together = if pairs { 2 } else { 1 };
    let singles = (batched..rows).step_by(together).map(move |i| (i..rows.min(i + together), true));
    batches.chain(singles)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns feature sets such that each variant except `reference` is the best for one of them.
    fn features() -> Vec<Features> {
        let mut features = vec![Features::usable()];
        while let Some(last) = features.last().copied() {
            let best = lanes::Variant::best(last).description().requires;
            let Some(feature) = best.last() else { break };
            features.push(last.without(feature.name()).unwrap());
        }
        features
    }

    /// Every row is in exactly one part, in order, and no part is too large.
    #[test]
    fn parts_cover_the_rows() {
        for features in features() {
            for bits in [1, 64, 512, 1024, 2048, 4096, 100_000] {
                let batch = batch(features, bits);
                assert!(batch.bits() >= bits && single(features, bits).bits() >= bits);
                for rows in 0..50 {
                    for (alone, pairs) in (0..=rows).flat_map(|alone| [(alone, false), (alone, true)]) {
                        let (mut next, mut singles) = (0, 0);
                        for (part, single) in parts(batch, rows, Split { alone, pairs }) {
                            assert_eq!(part.start, next);
                            next = part.end;
                            let most = match (single, pairs) {
                                (false, _) => batch.lanes(),
                                (true, false) => 1,
                                (true, true) => 2,
                            };
                            assert!((1..=most).contains(&part.len()));
                            singles += if single { part.len() } else { 0 };
                            assert!(!single || part.len() == most || next == rows);
                        }
                        assert_eq!((next, singles), (rows, alone));
                    }
                }
            }
        }
    }

    /// A modulus too long for the lanes still gets vectors for single rows, and one too long for those still
    /// gets assembly.
    #[test]
    fn single_rows_of_long_moduli_have_the_best_kernels() {
        for features in features() {
            let vectors = mont::Variant::best(beside_batches(features), 4096);
            let scalar = mont::Variant::best(features.with_vectors_of(&[]), 4096);
            for (bits, expected) in [(4096, vectors), (30_000, vectors), (80_000, vectors), (100_000, scalar)]
            {
                assert_eq!(
                    single(features, bits).variant().name(),
                    expected.name(),
                    "{features:?}, {bits} bits"
                );
            }
        }
    }
}
