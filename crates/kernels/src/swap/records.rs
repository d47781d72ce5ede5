//! Records of mixed fields, split into steps of whole fields that fit in a vector.

use super::order::Order;
use super::span::Span;

/// Consecutive fields that are swapped together. Steps belong to the variant and the fields for which they
/// were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The order that reverses the fields and leaves the bytes after them in place.
    pub(super) order: Order,
    /// Bytes of the fields.
    pub(super) len: usize,
}

/// The largest number of records that the steps cover together.
const MOST_RECORDS: usize = 8;

/// Returns the steps that cover whole records with vectors of `reach` bytes, for the number of records that
/// makes the steps longest.
pub(super) fn steps(reach: usize, fields: &[usize]) -> impl Iterator<Item = Step> {
    let per_record = |records: &usize| steps_of(reach, fields, *records).count() * 1000 / records;
    // The first of the best.
    let records = (1..=MOST_RECORDS).min_by_key(per_record).unwrap_or(1);
    steps_of(reach, fields, records)
}

/// Returns the steps that cover `records` records.
fn steps_of(reach: usize, fields: &[usize], records: usize) -> impl Iterator<Item = Step> {
    let mut ahead = fields.iter().cycle().copied().take(records * fields.len()).peekable();
    core::iter::from_fn(move || {
        let mut order: [u8; 64] = core::array::from_fn(|i| i as u8);
        let mut len = 0;
        while let Some(bytes) = ahead.next_if(|bytes| len + bytes <= reach) {
            order[len..len + bytes].reverse();
            len += bytes;
        }
        (len != 0).then_some(Step { order: Order(order), len })
    })
}

/// Swaps whole rounds of the steps as long as no vector reaches beyond the end, and returns the number of
/// bytes.
///
/// A vector is stored as a whole, with the bytes after its fields unchanged. The next one, which was loaded
/// before, overwrites them.
#[inline(always)]
pub(super) fn sweep<const V: usize, R: Copy>(
    steps: &[Step],
    mut span: impl Span,
    load: impl Fn(&[u8; V]) -> R,
    turned: impl Fn(R, &Step) -> R,
    store: impl Fn(&mut [u8; V], R),
) -> usize {
    let round: usize = steps.iter().map(|s| s.len).sum();
    // After the last step of a round, the next vector is loaded as well.
    let rounds = span.len().saturating_sub(V) / round;
    if rounds == 0 {
        return 0;
    }
    let mut at = 0;
    let mut x = load(span.source(0));
    for _ in 0..rounds {
        for step in steps {
            let next = load(span.source(at + step.len));
            store(span.target(at), turned(x, step));
            at += step.len;
            x = next;
        }
    }
    at
}
