//! The vectors of `inverse` and `divisor`: one lane.

use crate::lanes::divisor::{Pairs, division};
use crate::lanes::inverse::{Problem, STEP_BITS, STEP_MASK, inversion};
use crate::limb;
use crate::memory::{flat, flat_mut};

inversion!(i64, u64, 1, flat, flat_mut);

division!(($) i64, u64, 1, flat_mut);

fn load(x: &u64) -> i64 {
    *x as i64
}

fn store(x: &mut u64, value: i64) {
    *x = value as u64;
}

fn splat(x: i64) -> i64 {
    x
}

fn add(a: i64, b: i64) -> i64 {
    a.wrapping_add(b)
}

fn sub(a: i64, b: i64) -> i64 {
    a.wrapping_sub(b)
}

fn and(a: i64, b: i64) -> i64 {
    a & b
}

fn or(a: i64, b: i64) -> i64 {
    a | b
}

fn xor(a: i64, b: i64) -> i64 {
    a ^ b
}

/// Returns the product of the low halves, which are signed.
fn mul(a: i64, b: i64) -> i64 {
    i64::from(a as i32) * i64::from(b as i32)
}

/// Returns all ones for a negative number.
fn negative(a: i64) -> i64 {
    limb::mask(a as u64 >> 63) as i64
}

/// Returns all ones for an odd number.
fn odd(a: i64) -> i64 {
    limb::mask(a as u64 & 1) as i64
}

fn half(a: i64) -> i64 {
    (a as u64 >> 1) as i64
}

fn shift_up(a: i64) -> i64 {
    a << STEP_BITS
}

fn low(a: i64) -> i64 {
    a & STEP_MASK
}

fn carry(a: i64) -> i64 {
    a >> STEP_BITS
}

fn up<const BITS: u32>(a: i64) -> i64 {
    a << BITS
}

/// Shifts a number as unsigned.
fn down<const BITS: u32>(a: i64) -> i64 {
    (a as u64 >> BITS) as i64
}
