//! Montgomery products of words in plain loops compiled by LLVM, as a baseline for the smallest sizes.
//!
//! z = x y / R mod m with R = 2^32 or 2^64. Input: x, y < m, with m odd and at most as long as the word.

#![allow(unsafe_code)]

use num_bigint::BigUint;

use crate::case::Contestant;

use super::products::{self, Batch, Form, Multiplier};

/// Returns the contestants whose words are long enough.
pub(super) fn products(factors: &Batch) -> Vec<Contestant> {
    let mut contestants = Vec::new();
    if factors.bits <= 32 {
        contestants.push(contestant("llvm u32 (mont)", factors, words32));
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512dq") {
            contestants.push(contestant("llvm u32 avx512 (mont)", factors, words32_avx512));
        }
    }
    if factors.bits <= 64 {
        contestants.push(contestant("llvm u64 (mont)", factors, words64));
    }
    contestants
}

/// The number of times that a run computes each row; in a short loop, the start and the end would dominate.
const TIMES: usize = 32;

/// A word; R is the number of its values.
trait Word: Copy + TryFrom<BigUint> + Into<BigUint> + 'static {
    const BITS: usize;
    const ZERO: Self;
}

impl Word for u32 {
    const BITS: usize = 32;
    const ZERO: u32 = 0;
}

impl Word for u64 {
    const BITS: usize = 64;
    const ZERO: u64 = 0;
}

fn contestant<W: Word>(variant: &str, factors: &Batch, loops: fn(&mut Words<W>)) -> Contestant {
    let rows = factors.m.len();
    let form = Form::new(W::BITS);
    let word = |x: BigUint| W::try_from(x).unwrap_or_else(|_| unreachable!("a number in a word"));
    let fill = |f: &dyn Fn(products::Row<'_>) -> W| factors.rows().map(f).collect::<Vec<_>>().repeat(TIMES);
    let numbers = Words {
        x: fill(&|row| word(form.of(row.x, row.m))),
        y: fill(&|row| word(form.of(row.y, row.m))),
        m: fill(&|row| word(row.m.clone())),
        inverse: fill(&|row| word(form.inv(row.m))),
        z: vec![W::ZERO; rows * TIMES],
    };
    products::contestant(variant.into(), factors, TIMES, Scalar { numbers, rows, loops })
}

struct Words<W> {
    x: Vec<W>,
    y: Vec<W>,
    m: Vec<W>,
    inverse: Vec<W>,
    z: Vec<W>,
}

struct Scalar<W> {
    numbers: Words<W>,
    rows: usize,
    loops: fn(&mut Words<W>),
}

impl<W: Word> Multiplier for Scalar<W> {
    fn multiply(&mut self) {
        (self.loops)(&mut self.numbers);
    }

    fn products(&mut self) -> Vec<BigUint> {
        let Words { z, m, .. } = &self.numbers;
        let last = z.len() - self.rows;
        z[last..]
            .iter()
            .zip(&m[last..])
            .map(|(&z, &m)| Form::new(W::BITS).back(&z.into(), &m.into()))
            .collect()
    }
}

/// Calls `$product` for every row.
macro_rules! rows {
    ($words:expr, $product:path) => {{
        let Words { x, y, m, inverse, z } = $words;
        for ((((z, &x), &y), &m), &inverse) in z.iter_mut().zip(&*x).zip(&*y).zip(&*m).zip(&*inverse) {
            *z = $product(x, y, m, inverse);
        }
    }};
}

fn words32(words: &mut Words<u32>) {
    rows!(words, product32);
}

fn words64(words: &mut Words<u64>) {
    rows!(words, product64);
}

#[cfg(target_arch = "x86_64")]
fn words32_avx512(words: &mut Words<u32>) {
    #[target_feature(enable = "avx512f,avx512dq")]
    fn entry(words: &mut Words<u32>) {
        rows!(words, product32);
    }
    // SAFETY: `products` has checked that the processor has both features.
    unsafe { entry(words) };
}

#[inline(always)]
fn product32(x: u32, y: u32, m: u32, inverse: u32) -> u32 {
    let product = u64::from(x) * u64::from(y);
    let q = (product as u32).wrapping_mul(inverse);
    let (high, off) = ((product >> 32) as u32, ((u64::from(q) * u64::from(m)) >> 32) as u32);
    high.wrapping_sub(off).wrapping_add(if high < off { m } else { 0 })
}

#[inline(always)]
fn product64(x: u64, y: u64, m: u64, inverse: u64) -> u64 {
    let product = u128::from(x) * u128::from(y);
    let q = (product as u64).wrapping_mul(inverse);
    let (high, off) = ((product >> 64) as u64, ((u128::from(q) * u128::from(m)) >> 64) as u64);
    high.wrapping_sub(off).wrapping_add(if high < off { m } else { 0 })
}
