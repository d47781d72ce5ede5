//! Crates for integers whose length is a compile-time constant, in the operations of `Fixed` and of the
//! family `sum`.

use std::rc::Rc;

use crypto_bigint::{CtEq, CtLt, Limb, NonZero, Uint};
use num_bigint::BigUint;

use super::{locked_version, with_words};
use crate::case::Contestant;
use crate::numbers::{self, Addends, Operands, Operation, contestant};

fn crypto_bigint_name(function: &str) -> String {
    format!("crypto-bigint-{} {function}", locked_version("crypto-bigint"))
}

fn ruint_name(function: &str) -> String {
    format!("ruint-{} {function}", locked_version("ruint"))
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
    let rows: Rc<[Operands<Uint<N>>]> = operands.iter().map(|operands| operands.map(of)).collect();
    let name = crypto_bigint_name;
    let words = |z: Uint<N>| z.to_words().to_vec();
    let with_bit = move |(z, carry): (Uint<N>, Limb)| [words(z), vec![carry.0 & 1]].concat();
    let both = move |(z, top): (Uint<N>, Uint<N>)| [words(z), words(top)].concat();
    let bit = |bit: bool| vec![bit.into()];
    match operation {
        Operation::Add => {
            contestant(name("carrying_add"), false, rows, |o| o.x.carrying_add(&o.y, Limb::ZERO), with_bit)
        }
        Operation::Sub => {
            contestant(name("borrowing_sub"), false, rows, |o| o.x.borrowing_sub(&o.y, Limb::ZERO), with_bit)
        }
        Operation::And => contestant(name("bitand"), false, rows, |o| o.x.bitand(&o.y), words),
        Operation::Equal => contestant(name("ct_eq"), false, rows, |o| o.x.ct_eq(&o.y).into(), bit),
        Operation::Less => contestant(name("ct_lt"), false, rows, |o| o.x.ct_lt(&o.y).into(), bit),
        Operation::Shl => {
            contestant(name("unbounded_shl"), false, rows, |o| o.x.unbounded_shl(o.bits), words)
        }
        Operation::Shr => {
            contestant(name("unbounded_shr"), false, rows, |o| o.x.unbounded_shr(o.bits), words)
        }
        Operation::ShlVartime => {
            let name = name("unbounded_shl_vartime");
            contestant(name, false, rows, |o| o.x.unbounded_shl_vartime(o.bits), words)
        }
        Operation::ShrVartime => {
            let name = name("unbounded_shr_vartime");
            contestant(name, false, rows, |o| o.x.unbounded_shr_vartime(o.bits), words)
        }
        Operation::Mul => contestant(name("widening_mul"), false, rows, |o| o.x.widening_mul(&o.y), both),
        Operation::Sqr => contestant(name("widening_square"), false, rows, |o| o.x.widening_square(), both),
        Operation::MulLow => contestant(name("wrapping_mul"), false, rows, |o| o.x.wrapping_mul(&o.y), words),
        Operation::DivRem => contestant(name("div_rem"), false, rows, |o| o.x.div_rem(&non_zero(o.y)), both),
        Operation::Gcd => contestant(name("gcd"), false, rows, |o| o.x.gcd(&o.y), words),
        Operation::Measure => contestant(name("bits"), false, rows, |o| o.x.bits(), |bits| vec![bits.into()]),
    }
}

/// ruint, whose functions may branch on values. It has no shift by a secret amount and no square.
pub(super) fn ruint<const N: usize, const WIDE: usize, const BITS: usize, const WIDE_BITS: usize>(
    operation: Operation,
    operands: &[Operands<BigUint>],
) -> Option<Contestant> {
    use ruint::Uint;

    let of = |x: &BigUint| Uint::<BITS, N>::from_limbs(numbers::words(x));
    let rows: Rc<[Operands<Uint<BITS, N>>]> = operands.iter().map(|operands| operands.map(of)).collect();
    let name = ruint_name;
    let words = |z: Uint<BITS, N>| z.as_limbs().to_vec();
    let wide = |z: Uint<WIDE_BITS, WIDE>| z.as_limbs().to_vec();
    let with_bit = move |(z, carry): (Uint<BITS, N>, bool)| [words(z), vec![carry.into()]].concat();
    let both = move |(z, top): (Uint<BITS, N>, Uint<BITS, N>)| [words(z), words(top)].concat();
    let bit = |bit: bool| vec![bit.into()];
    Some(match operation {
        Operation::Add => {
            contestant(name("overflowing_add"), false, rows, |o| o.x.overflowing_add(o.y), with_bit)
        }
        Operation::Sub => {
            contestant(name("overflowing_sub"), false, rows, |o| o.x.overflowing_sub(o.y), with_bit)
        }
        Operation::And => contestant(name("bitand"), false, rows, |o| o.x & o.y, words),
        Operation::Equal => contestant(name("eq"), false, rows, |o| o.x == o.y, bit),
        Operation::Less => contestant(name("lt"), false, rows, |o| o.x < o.y, bit),
        Operation::ShlVartime => {
            contestant(name("wrapping_shl"), false, rows, |o| o.x.wrapping_shl(o.bits as usize), words)
        }
        Operation::ShrVartime => {
            contestant(name("wrapping_shr"), false, rows, |o| o.x.wrapping_shr(o.bits as usize), words)
        }
        Operation::Mul => contestant(name("widening_mul"), false, rows, |o| o.x.widening_mul(o.y), wide),
        Operation::MulLow => contestant(name("wrapping_mul"), false, rows, |o| o.x.wrapping_mul(o.y), words),
        Operation::DivRem => contestant(name("div_rem"), false, rows, |o| o.x.div_rem(o.y), both),
        Operation::Gcd => contestant(name("gcd"), false, rows, |o| o.x.gcd(o.y), words),
        Operation::Measure => {
            contestant(name("bit_len"), false, rows, |o| o.x.bit_len(), |bits| vec![bits as u64])
        }
        Operation::Shl | Operation::Shr | Operation::Sqr => return None,
    })
}

/// `add_mod` and `sub_mod` of crypto-bigint, if the size is one of those that are compiled in.
pub(super) fn sums(subtract: bool, limbs: usize, addends: &[Addends<BigUint>]) -> Option<Contestant> {
    with_words!(limbs, N => sums_of::<N>(subtract, addends))
}

fn sums_of<const N: usize>(subtract: bool, addends: &[Addends<BigUint>]) -> Contestant {
    let of = |x: &BigUint| Uint::<N>::from_words(numbers::words(x));
    let rows = addends.iter().map(|Addends { x, y, m }| (of(x), of(y), non_zero(of(m)))).collect();
    let words = |z: Uint<N>| z.to_words().to_vec();
    match subtract {
        false => contestant(crypto_bigint_name("add_mod"), false, rows, |(x, y, m)| x.add_mod(y, m), words),
        true => contestant(crypto_bigint_name("sub_mod"), false, rows, |(x, y, m)| x.sub_mod(y, m), words),
    }
}
