//! Shared code of the rivals for modular products: the factors, and the bookkeeping around their loops.

use std::hint::black_box;

use num_bigint::BigUint;

use crate::case::{Contestant, Work};
use crate::numbers::padded;

/// The numbers of a case: each row is a product modulo an odd modulus.
pub(crate) struct Batch {
    pub(crate) bits: usize,
    /// Whether the second factor equals the first; rivals may then use their squaring.
    pub(crate) square: bool,
    pub(crate) x: Vec<BigUint>,
    pub(crate) y: Vec<BigUint>,
    pub(crate) m: Vec<BigUint>,
}

/// One row of these numbers.
#[derive(Clone, Copy)]
pub(super) struct Row<'a> {
    pub(super) x: &'a BigUint,
    pub(super) y: &'a BigUint,
    pub(super) m: &'a BigUint,
}

impl Batch {
    /// Returns the words of a number.
    pub(super) fn words(&self) -> usize {
        self.bits.div_ceil(64)
    }

    pub(super) fn rows(&self) -> impl ExactSizeIterator<Item = Row<'_>> {
        let numbers = self.x.iter().zip(&self.y).zip(&self.m);
        numbers.map(|((x, y), m)| Row { x, y, m })
    }
}

/// A contestant that computes products. Everything else (conversions, Montgomery form, constants of a
/// modulus) is done when it is created.
pub(super) trait Multiplier {
    /// Computes the products of all rows, each as many times as the batch states. This is what is timed.
    fn multiply(&mut self);

    /// Returns the product of each row, not in Montgomery form.
    fn products(&mut self) -> Vec<BigUint>;
}

/// A rival by its multiplier; `times` is how often [`Multiplier::multiply`] computes each row.
pub(super) fn contestant(
    variant: String,
    factors: &Batch,
    times: usize,
    multiplier: impl Multiplier + 'static,
) -> Contestant {
    Contestant {
        variant,
        ours: false,
        threads: 1,
        batch: factors.m.len() * times,
        bound_cycles: None,
        work: Box::new(Products { multiplier, words: factors.words() }),
    }
}

struct Products<M> {
    multiplier: M,
    /// The words of a number.
    words: usize,
}

impl<M: Multiplier> Work for Products<M> {
    fn answer(&mut self) -> Vec<u64> {
        self.multiplier.multiply();
        let products = self.multiplier.products();
        padded(products.iter().map(BigUint::to_u64_digits), self.words)
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            self.multiplier.multiply();
            black_box(&mut self.multiplier);
        }
    }
}

/// Montgomery form with R = 2^`bits`.
#[derive(Clone, Copy)]
pub(super) struct Form {
    bits: usize,
}

impl Form {
    pub(super) const fn new(bits: usize) -> Form {
        Form { bits }
    }

    /// x R mod m.
    pub(super) fn of(self, x: &BigUint, m: &BigUint) -> BigUint {
        (x << self.bits) % m
    }

    /// R.
    fn r(self) -> BigUint {
        BigUint::from(1_u8) << self.bits
    }

    /// Returns 1/m mod R.
    ///
    /// # Panics
    ///
    /// Like the function below, panics if the modulus is even.
    pub(super) fn inv(self, m: &BigUint) -> BigUint {
        m.modinv(&self.r()).expect("an odd modulus is prime to R")
    }

    /// -1/m mod R.
    pub(super) fn neg_inv(self, m: &BigUint) -> BigUint {
        self.r() - self.inv(m)
    }

    /// x / R mod m.
    pub(super) fn back(self, x: &BigUint, m: &BigUint) -> BigUint {
        x * (self.r() % m).modinv(m).expect("an odd modulus is prime to R") % m
    }
}

/// Returns the lowest word.
pub(super) fn low_word(x: &BigUint) -> u64 {
    x.iter_u64_digits().next().unwrap_or(0)
}

/// A number in `N` words.
pub(super) fn words<const N: usize>(x: &BigUint) -> [u64; N] {
    let mut words = x.to_u64_digits();
    words.resize(N, 0);
    words.try_into().unwrap_or_else(|_| panic!("{} bits in {N} words", x.bits()))
}

/// Returns the number of these words, least significant first.
pub(super) fn number(words: &[u64]) -> BigUint {
    BigUint::from_slice(&words.iter().flat_map(|&w| [w as u32, (w >> 32) as u32]).collect::<Vec<_>>())
}
