//! Lists of lists.
//!
//! A list of lists is stored as one vector of values and the ends of the lists in it, instead of a vector of
//! vectors.

use alloc::vec::Vec;
use core::ops::Range;

use crate::element::Element;
use crate::error::{Error, Reason};
use crate::list::{Elements, count, encode_list};
use crate::wire::Type;

/// A list of lists: the values of all, one list after another, and where each list ends among them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lists<T> {
    /// The values of all lists.
    pub values: Vec<T>,
    /// For each list the number of values up to its end.
    pub ends: Vec<usize>,
}

impl<T: Element> Lists<T> {
    /// Returns the values of the lists, with one allocation for all.
    pub(crate) fn of(lists: &[Elements<'_, T>]) -> Lists<T> {
        let mut ends = Vec::with_capacity(lists.len());
        let mut end = 0;
        for list in lists {
            end += list.len();
            ends.push(end);
        }
        let mut values = alloc::vec![T::default(); end];
        let mut rest = &mut values[..];
        for list in lists {
            let (to, after) = rest.split_at_mut(list.len());
            T::read(list.as_bytes(), to);
            rest = after;
        }
        Lists { values, ends }
    }

    /// Returns the lists, in order.
    #[must_use = "iterators are lazy"]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &[T]> {
        (0..self.ends.len()).map(|list| self.values.get(range(&self.ends, list)).unwrap_or_default())
    }
}

/// Returns the range of a list among the values.
fn range(ends: &[usize], list: usize) -> Range<usize> {
    let start = list.checked_sub(1).map_or(0, |before| ends[before]);
    start..ends[list]
}

/// Appends a list of lists to `to`: list i is the values from the end of list i - 1 to `ends[i]`.
///
/// # Errors
///
/// Returns [`Reason::Ends`] if the ends are not in order or the last is not the number of values,
/// [`Reason::TooMany`] if a count is larger than 2^31 - 1; then nothing is appended.
pub fn encode_lists<T: Element>(values: &[T], ends: &[usize], to: &mut Vec<u8>) -> Result<(), Error> {
    let lists = count(ends.len())?;
    let wrong = |list| Reason::Ends { list }.at(0);
    for list in 0..ends.len() {
        let range = range(ends, list);
        let last = list + 1 == ends.len();
        if range.start > range.end || range.end > values.len() || (last && range.end != values.len()) {
            return Err(wrong(list));
        }
        count(range.len())?;
    }
    if ends.is_empty() && !values.is_empty() {
        return Err(wrong(0));
    }
    to.reserve(5 + 5 * ends.len() + values.len() * T::BYTES);
    to.push(Type::List as u8);
    to.extend_from_slice(&lists);
    for list in 0..ends.len() {
        encode_list(&values[range(ends, list)], to)?;
    }
    Ok(())
}
