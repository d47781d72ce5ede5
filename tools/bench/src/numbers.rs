//! Operations on single numbers: operands, and contestants that process several of them in turn.

use std::borrow::Borrow;
use std::rc::Rc;

use num_bigint::BigUint;

use crate::case::Contestant;
use crate::work::each;

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

/// Returns the number of these words, least significant first.
pub(crate) fn big(words: &[u64]) -> BigUint {
    BigUint::new(words.iter().flat_map(|word| [*word as u32, (*word >> 32) as u32]).collect())
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

/// Returns the numbers as consecutive rows of this many limbs.
pub(crate) fn padded(numbers: impl IntoIterator<Item: Borrow<BigUint>>, limbs: usize) -> Vec<u64> {
    let padded = |number: &BigUint| {
        let mut digits = number.to_u64_digits();
        digits.resize(limbs, 0);
        digits
    };
    numbers.into_iter().flat_map(|number| padded(number.borrow())).collect()
}

/// A result of an operation that can be converted to words, so that the answer can be checked.
pub(crate) trait Words {
    fn words(self) -> Vec<u64>;
}

impl Words for bool {
    fn words(self) -> Vec<u64> {
        vec![self.into()]
    }
}

impl Words for u32 {
    fn words(self) -> Vec<u64> {
        vec![self.into()]
    }
}

impl Words for usize {
    fn words(self) -> Vec<u64> {
        vec![self as u64]
    }
}

impl<A: Words, B: Words> Words for (A, B) {
    fn words(self) -> Vec<u64> {
        [self.0.words(), self.1.words()].concat()
    }
}

impl<A: Words> Words for [A; 2] {
    fn words(self) -> Vec<u64> {
        self.map(A::words).concat()
    }
}

/// The contestants of one library, all with the same operands.
pub(crate) struct Library<O> {
    /// What comes before the function in the name of a contestant.
    name: String,
    ours: bool,
    operands: Rc<[O]>,
}

impl<O: 'static> Library<O> {
    pub(crate) fn ours(operands: impl Iterator<Item = O>) -> Library<O> {
        Library { name: String::new(), ours: true, operands: operands.collect() }
    }

    #[cfg_attr(not(feature = "rivals"), allow(dead_code, reason = "what only rivals need"))]
    pub(crate) fn rival(name: &str, version: &str, operands: impl Iterator<Item = O>) -> Library<O> {
        Library { name: format!("{name}-{version} "), ours: false, operands: operands.collect() }
    }

    /// Returns the contestant that calls a function.
    pub(crate) fn by<R: Words + 'static>(
        &self,
        function: &str,
        compute: impl Fn(&O) -> R + 'static,
    ) -> Contestant {
        let work = each(self.operands.clone(), compute, R::words);
        let variant = format!("{}{function}", self.name);
        Contestant { ours: self.ours, ..Contestant::rival(variant, self.operands.len(), work) }
    }
}
