//! Operations on single numbers: operands, and contestants that process several of them in turn.

use std::hint::black_box;
use std::rc::Rc;

use num_bigint::BigUint;

use crate::case::{Contestant, Work};

/// The operation on numbers whose length is a compile-time constant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Operation {
    /// The sum and its carry.
    Add,
    /// The difference and its borrow.
    Sub,
    And,
    Equal,
    Less,
    /// A shift by a secret amount.
    Shl,
    Shr,
    /// A shift by a public amount.
    ShlVartime,
    ShrVartime,
    /// The product, of twice the width.
    Mul,
    Sqr,
    MulLow,
    /// Quotient and remainder.
    DivRem,
    Gcd,
    /// The bit length.
    Measure,
}

/// The operands of one result.
pub(crate) struct Operands<T> {
    pub(crate) x: T,
    pub(crate) y: T,
    /// The amount of a shift.
    pub(crate) bits: u32,
}

impl Operands<BigUint> {
    /// Converts the operands to another type.
    pub(crate) fn map<T>(&self, of: impl Fn(&BigUint) -> T) -> Operands<T> {
        Operands { x: of(&self.x), y: of(&self.y), bits: self.bits }
    }
}

/// Two numbers, and the modulus of their sum.
pub(crate) struct Addends<T> {
    pub(crate) x: T,
    pub(crate) y: T,
    pub(crate) m: T,
}

/// Returns the number as N words, least significant first.
///
/// # Panics
///
/// Panics if it needs more words.
pub(crate) fn words<const N: usize>(x: &BigUint) -> [u64; N] {
    let digits = x.to_u64_digits();
    let mut words = [0; N];
    words[..digits.len()].copy_from_slice(&digits);
    words
}

/// Numbers of one width, as consecutive rows.
pub(crate) fn padded(numbers: impl Iterator<Item = Vec<u64>>, limbs: usize) -> Vec<u64> {
    numbers
        .flat_map(|mut number| {
            number.resize(limbs, 0);
            number
        })
        .collect()
}

/// A contestant that computes one result after the other. `words` converts a result to words, so that the
/// answer can be checked.
pub(crate) fn contestant<O: 'static, R: 'static>(
    variant: String,
    ours: bool,
    operands: Rc<[O]>,
    compute: impl Fn(&O) -> R + 'static,
    words: impl Fn(R) -> Vec<u64> + 'static,
) -> Contestant {
    Contestant {
        variant,
        ours,
        threads: 1,
        batch: operands.len(),
        bound_cycles: None,
        work: Box::new(InTurn { operands, compute, words }),
    }
}

struct InTurn<O, F, W> {
    operands: Rc<[O]>,
    compute: F,
    words: W,
}

impl<O, R, F: Fn(&O) -> R, W: Fn(R) -> Vec<u64>> Work for InTurn<O, F, W> {
    fn answer(&mut self) -> Vec<u64> {
        self.operands.iter().flat_map(|operands| (self.words)((self.compute)(operands))).collect()
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            for operands in &*self.operands {
                black_box((self.compute)(black_box(operands)));
            }
        }
    }
}
