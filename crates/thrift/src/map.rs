//! Maps with keys and values of fixed widths.

use alloc::vec;
use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::element::Element;
use crate::error::{Error, Reason};
use crate::list::count;

/// The alternating keys and values of a map, not yet converted.
#[derive(Clone, Copy, Debug)]
pub struct Entries<'a, K, V> {
    bytes: &'a [u8],
    offset: usize,
    pairs: PhantomData<(K, V)>,
}

impl<'a, K: Element, V: Element> Entries<'a, K, V> {
    pub(crate) const WIDTH: usize = K::BYTES + V::BYTES;

    pub(crate) fn new(bytes: &'a [u8], offset: usize) -> Entries<'a, K, V> {
        Entries { bytes, offset, pairs: PhantomData }
    }

    /// Returns the number of pairs.
    #[must_use]
    pub fn len(&self) -> usize {
        self.bytes.len() / Self::WIDTH
    }

    /// Returns whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Writes the keys to the front of `keys` and the values to the front of `values`, in the order of the
    /// bytes, and returns their number.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::OutputLength`] if one of the two is too short; then nothing is written.
    pub fn read_into(&self, keys: &mut [K], values: &mut [V]) -> Result<usize, Error> {
        let expected = self.len();
        let short = |found| Reason::OutputLength { found, expected }.at(self.offset);
        let (found_keys, found_values) = (keys.len(), values.len());
        let keys = keys.get_mut(..expected).ok_or(short(found_keys))?;
        let values = values.get_mut(..expected).ok_or(short(found_values))?;
        if expected > 0 {
            K::gather(self.bytes, Self::WIDTH, keys);
            V::gather(&self.bytes[K::BYTES..], Self::WIDTH, values);
        }
        Ok(expected)
    }

    /// Returns the keys and the values.
    #[must_use]
    pub fn to_vecs(&self) -> (Vec<K>, Vec<V>) {
        let mut keys = vec![K::default(); self.len()];
        let mut values = vec![V::default(); self.len()];
        let fits = self.read_into(&mut keys, &mut values);
        debug_assert!(fits.is_ok());
        (keys, values)
    }
}

/// Appends a map to `to`. The caller must ensure that there are no duplicate keys.
///
/// # Errors
///
/// Returns [`Reason::Pairs`] if the numbers of keys and values differ, [`Reason::TooMany`] if there are more
/// than 2^31 - 1; then nothing is appended.
pub fn encode_map<K: Element, V: Element>(keys: &[K], values: &[V], to: &mut Vec<u8>) -> Result<(), Error> {
    if keys.len() != values.len() {
        return Err(Reason::Pairs { keys: keys.len(), values: values.len() }.at(0));
    }
    let count = count(keys.len())?;
    to.push(K::TYPE as u8);
    to.push(V::TYPE as u8);
    to.extend_from_slice(&count);
    let start = to.len();
    to.resize(start + keys.len() * Entries::<K, V>::WIDTH, 0);
    let pairs = to[start..].chunks_exact_mut(Entries::<K, V>::WIDTH);
    for ((pair, key), value) in pairs.zip(keys).zip(values) {
        let (first, second) = pair.split_at_mut(K::BYTES);
        key.put(first);
        value.put(second);
    }
    Ok(())
}
