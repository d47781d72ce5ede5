//! Which bytes of memory are tainted.

use std::collections::HashMap;

const PAGE: u64 = 4096;
/// The number of words that hold one bit for each byte of a page.
const WORDS: usize = PAGE as usize / 64;
/// The number of recently used pages that are found without a look-up in the map.
const NEAR: usize = 256;

type Page = [u64; WORDS];

pub(super) struct Shadow {
    pages: Vec<Page>,
    at: HashMap<u64, usize>,
    /// Page numbers, and the indices of these pages.
    near: [(u64, usize); NEAR],
}

impl Default for Shadow {
    fn default() -> Self {
        Shadow { pages: Vec::new(), at: HashMap::new(), near: [(u64::MAX, 0); NEAR] }
    }
}

impl Shadow {
    /// Returns whether any of these bytes is tainted.
    pub(super) fn any(&mut self, start: u64, bytes: u64) -> bool {
        parts(start, bytes).any(|(page, word, bits)| match self.known(page) {
            Some(page) => self.pages[page][word] & bits != 0,
            None => false,
        })
    }

    pub(super) fn set(&mut self, start: u64, bytes: u64, tainted: bool) {
        for (number, word, bits) in parts(start, bytes) {
            match (self.known(number), tainted) {
                (Some(page), false) => self.pages[page][word] &= !bits,
                (Some(page), true) => self.pages[page][word] |= bits,
                (None, false) => {}
                (None, true) => {
                    self.at.insert(number, self.pages.len());
                    self.pages.push([0; WORDS]);
                    self.pages.last_mut().expect("a page")[word] = bits;
                }
            }
        }
    }

    /// Copies the taint of bytes.
    pub(super) fn copy(&mut self, from: u64, to: u64, bytes: u64) {
        for i in 0..bytes {
            let tainted = self.any(from.wrapping_add(i), 1);
            self.set(to.wrapping_add(i), 1, tainted);
        }
    }

    fn known(&mut self, number: u64) -> Option<usize> {
        let near = &mut self.near[number as usize % NEAR];
        if near.0 != number {
            *near = (number, *self.at.get(&number)?);
        }
        Some(near.1)
    }
}

/// Returns the pages, words and bits that a range covers.
fn parts(start: u64, bytes: u64) -> impl Iterator<Item = (u64, usize, u64)> {
    let (mut at, mut left) = (start, bytes);
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let (page, word, first) = (at / PAGE, (at % PAGE / 64) as usize, at % 64);
        let count = left.min(64 - first);
        (at, left) = (at.wrapping_add(count), left - count);
        Some((page, word, (u64::MAX >> (64 - count)) << first))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_tainted_one_by_one_across_words_and_pages() {
        for start in [0, 7, 60, PAGE - 3, 5 * PAGE - 64, 256 * PAGE + 1] {
            for bytes in [1, 3, 8, 64, 130] {
                let mut shadow = Shadow::default();
                shadow.set(start, bytes, true);
                let tainted = |shadow: &mut Shadow, at: u64| shadow.any(at, 1);
                assert!((start..start + bytes).all(|at| tainted(&mut shadow, at)));
                assert!(
                    !tainted(&mut shadow, start + bytes) && (start == 0 || !tainted(&mut shadow, start - 1))
                );
                shadow.copy(start, start + 1000, bytes);
                assert!(shadow.any(start + 900, 101) && !shadow.any(start + 1000 + bytes, 9));
                shadow.set(start, bytes, false);
                assert!(!shadow.any(start, bytes) && shadow.any(start + 1000, 1));
            }
        }
    }
}
