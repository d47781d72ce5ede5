//! Crates for integers whose length is a compile-time constant, in the operations of `Fixed` and of the
//! family `sum`.

use crypto_bigint::{CtEq, CtLt, Limb, NonZero, Uint};
use num_bigint::BigUint;

use super::{locked_version, with_words};
use crate::case::Contestant;
use crate::numbers::{self, Addends, Library, Operands, Operation, Words};

impl<const N: usize> Words for Uint<N> {
    fn words(self) -> Vec<u64> {
        self.to_words().to_vec()
    }
}

/// A carry, or a borrow in all bits.
impl Words for Limb {
    fn words(self) -> Vec<u64> {
        vec![self.0 & 1]
    }
}

impl<const BITS: usize, const N: usize> Words for ruint::Uint<BITS, N> {
    fn words(self) -> Vec<u64> {
        self.as_limbs().to_vec()
    }
}

fn crypto_bigint_by<O: 'static>(operands: impl Iterator<Item = O>) -> Library<O> {
    Library::rival("crypto-bigint", locked_version("crypto-bigint"), operands)
}

fn non_zero<const N: usize>(x: Uint<N>) -> NonZero<Uint<N>> {
    NonZero::new(x).into_option().expect("no divisor is 0")
}

/// crypto-bigint, whose functions take a time independent of the values, as ours do.
pub(super) fn crypto_bigint<const N: usize>(
    operation: Operation,
    operands: &[Operands<BigUint>],
) -> Contestant {
    let of = |x: &BigUint| Uint::<N>::from_words(numbers::words(x));
    let rival = crypto_bigint_by(operands.iter().map(|operands| operands.map(of)));
    match operation {
        Operation::Add => rival.by("carrying_add", |o| o.x.carrying_add(&o.y, Limb::ZERO)),
        Operation::Sub => rival.by("borrowing_sub", |o| o.x.borrowing_sub(&o.y, Limb::ZERO)),
        Operation::And => rival.by("bitand", |o| o.x.bitand(&o.y)),
        Operation::Equal => rival.by("ct_eq", |o| bool::from(o.x.ct_eq(&o.y))),
        Operation::Less => rival.by("ct_lt", |o| bool::from(o.x.ct_lt(&o.y))),
        Operation::Shl => rival.by("unbounded_shl", |o| o.x.unbounded_shl(o.bits)),
        Operation::Shr => rival.by("unbounded_shr", |o| o.x.unbounded_shr(o.bits)),
        Operation::ShlVartime => rival.by("unbounded_shl_vartime", |o| o.x.unbounded_shl_vartime(o.bits)),
        Operation::ShrVartime => rival.by("unbounded_shr_vartime", |o| o.x.unbounded_shr_vartime(o.bits)),
        Operation::Mul => rival.by("widening_mul", |o| o.x.widening_mul(&o.y)),
        Operation::Sqr => rival.by("widening_square", |o| o.x.widening_square()),
        Operation::MulLow => rival.by("wrapping_mul", |o| o.x.wrapping_mul(&o.y)),
        Operation::DivRem => rival.by("div_rem", |o| o.x.div_rem(&non_zero(o.y))),
        Operation::Gcd => rival.by("gcd", |o| o.x.gcd(&o.y)),
        Operation::Measure => rival.by("bits", |o| o.x.bits()),
    }
}

/// ruint, whose functions may branch on values. It has no shift by a secret amount and no square.
pub(super) fn ruint<const N: usize, const WIDE: usize, const BITS: usize, const WIDE_BITS: usize>(
    operation: Operation,
    operands: &[Operands<BigUint>],
) -> Option<Contestant> {
    let of = |x: &BigUint| ruint::Uint::<BITS, N>::from_limbs(numbers::words(x));
    let operands = operands.iter().map(|operands| operands.map(of));
    let rival = Library::rival("ruint", locked_version("ruint"), operands);
    Some(match operation {
        Operation::Add => rival.by("overflowing_add", |o| o.x.overflowing_add(o.y)),
        Operation::Sub => rival.by("overflowing_sub", |o| o.x.overflowing_sub(o.y)),
        Operation::And => rival.by("bitand", |o| o.x & o.y),
        Operation::Equal => rival.by("eq", |o| o.x == o.y),
        Operation::Less => rival.by("lt", |o| o.x < o.y),
        Operation::ShlVartime => rival.by("wrapping_shl", |o| o.x.wrapping_shl(o.bits as usize)),
        Operation::ShrVartime => rival.by("wrapping_shr", |o| o.x.wrapping_shr(o.bits as usize)),
        Operation::Mul => rival.by("widening_mul", |o| o.x.widening_mul::<BITS, N, WIDE_BITS, WIDE>(o.y)),
        Operation::MulLow => rival.by("wrapping_mul", |o| o.x.wrapping_mul(o.y)),
        Operation::DivRem => rival.by("div_rem", |o| o.x.div_rem(o.y)),
        Operation::Gcd => rival.by("gcd", |o| o.x.gcd(o.y)),
        Operation::Measure => rival.by("bit_len", |o| o.x.bit_len()),
        Operation::Shl | Operation::Shr | Operation::Sqr => return None,
    })
}

/// `add_mod` and `sub_mod` of crypto-bigint, if the size is one of those that are compiled in.
pub(super) fn sums(subtract: bool, limbs: usize, addends: &[Addends<BigUint>]) -> Option<Contestant> {
    with_words!(limbs, N => sums_of::<N>(subtract, addends))
}

fn sums_of<const N: usize>(subtract: bool, addends: &[Addends<BigUint>]) -> Contestant {
    let of = |x: &BigUint| Uint::<N>::from_words(numbers::words(x));
    let rows = addends.iter().map(|Addends { x, y, m }| (of(x), of(y), non_zero(of(m))));
    let rival = crypto_bigint_by(rows);
    match subtract {
        false => rival.by("add_mod", |(x, y, m)| x.add_mod(y, m)),
        true => rival.by("sub_mod", |(x, y, m)| x.sub_mod(y, m)),
    }
}
