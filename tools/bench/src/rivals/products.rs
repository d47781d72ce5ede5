//! Shared code of the rivals for modular products: the factors, and the bookkeeping around their loops.

use num_bigint::BigUint;

use crate::case::Contestant;
use crate::numbers::padded;
use crate::work::written;

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
    let words = factors.words();
    let products = move |multiplier: &mut _| padded(Multiplier::products(multiplier), words);
    let work = written(multiplier, Multiplier::multiply, products);
    Contestant::rival(variant, factors.m.len() * times, work)
}

/// A rival that computes row by row: `multiply` stores the product in a row, and `product` returns it, not in
/// Montgomery form.
pub(super) fn by_row<R: 'static>(
    variant: String,
    factors: &Batch,
    rows: impl Iterator<Item = R>,
    multiply: impl FnMut(&mut R) + 'static,
    product: impl FnMut(&R) -> BigUint + 'static,
) -> Contestant {
    contestant(variant, factors, 1, ByRow { rows: rows.collect(), multiply, product })
}

struct ByRow<R, F, P> {
    rows: Vec<R>,
    multiply: F,
    product: P,
}

impl<R, F: FnMut(&mut R), P: FnMut(&R) -> BigUint> Multiplier for ByRow<R, F, P> {
    fn multiply(&mut self) {
        self.rows.iter_mut().for_each(&mut self.multiply);
    }

    fn products(&mut self) -> Vec<BigUint> {
        self.rows.iter().map(&mut self.product).collect()
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
