//! Records of mixed fields, cut into steps of whole fields that a vector holds.

use super::order::Order;
use super::span::Span;

/// Some fields, one after another, that are turned together. Steps belong to the variant and the fields
/// that they were made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Reversed fields; what follows the last of them stays where it is.
    pub(super) order: Order,
    /// Bytes of the fields.
    pub(super) len: usize,
}

/// Records that the steps cover together are at most so many.
const MOST_RECORDS: usize = 8;

/// The steps that cover some whole records with vectors of `reach` bytes: as many records as make the steps longest.
pub(super) fn steps(reach: usize, fields: &[usize]) -> impl Iterator<Item = Step> {
    let per_record = |records: &usize| steps_of(reach, fields, *records).count() * 1000 / records;
    // The first of the best.
    let records = (1..=MOST_RECORDS).min_by_key(per_record).unwrap_or(1);
    steps_of(reach, fields, records)
}

/// The steps that cover so many records.
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

/// Turns whole rounds of the steps, as far as no vector reaches beyond the end; returns how many bytes that were.
///
/// A vector is stored whole, with what follows its fields unchanged, and the next one writes over that: it was loaded before.
#[inline(always)]
pub(super) fn sweep<const V: usize, R: Copy>(
    steps: &[Step],
    mut span: impl Span,
    load: impl Fn(&[u8; V]) -> R,
    turned: impl Fn(R, &Step) -> R,
    store: impl Fn(&mut [u8; V], R),
) -> usize {
    let round: usize = steps.iter().map(|s| s.len).sum();
    // After the last step of a round the next vector is loaded, too.
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
