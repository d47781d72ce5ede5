//! num-bigint: Rust without `unsafe` arithmetic, not constant-time.

use std::hint::black_box;

use num_bigint::BigUint;

use crate::case::{Contestant, Work};
use crate::inputs::{Columns, Inputs, Op};
use crate::numbers::{self, Addends, padded};

/// `BigUint::modpow`, row by row.
pub(super) fn powmod(inputs: &Inputs) -> Contestant {
    Contestant {
        variant: format!("num-bigint-{} modpow", super::locked_version("num-bigint")),
        ours: false,
        threads: 1,
        batch: 1,
        bound_cycles: None,
        work: Box::new(Modpow {
            base: inputs.base.to_biguints(),
            exp: inputs.exp.to_biguints(),
            modulus: inputs.modulus.to_biguints(),
            next: 0,
        }),
    }
}

struct Modpow {
    base: Vec<BigUint>,
    exp: Vec<BigUint>,
    modulus: Vec<BigUint>,
    /// The row of the next run.
    next: usize,
}

impl Modpow {
    fn power(&self, row: usize) -> BigUint {
        self.base[row].modpow(&self.exp[row], &self.modulus[row])
    }
}

impl Work for Modpow {
    fn answer(&mut self) -> Vec<u64> {
        let limbs = self.modulus.iter().map(|m| m.bits().div_ceil(64)).max().unwrap_or(0);
        padded((0..self.base.len()).map(|row| self.power(row).to_u64_digits()), limbs as usize)
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            black_box(self.power(self.next));
            self.next = (self.next + 1) % self.base.len();
        }
    }
}

/// `+` and `%`, or `+`, `-` and `%`.
pub(super) fn sums(subtract: bool, limbs: usize, addends: Vec<Addends<BigUint>>) -> Contestant {
    let function = if subtract { "add, sub, rem" } else { "add, rem" };
    let name = format!("num-bigint-{} {function}", super::locked_version("num-bigint"));
    let words = move |z: BigUint| padded(std::iter::once(z.to_u64_digits()), limbs);
    match subtract {
        false => numbers::contestant(name, false, addends.into(), |a| (&a.x + &a.y) % &a.m, words),
        true => numbers::contestant(name, false, addends.into(), |a| (&a.x + &a.m - &a.y) % &a.m, words),
    }
}

/// `*` and `%`, `+` and `%`, `modinv`, row by row; a dot product uses one `%` at the end.
pub(super) fn column(columns: &Columns, op: Op) -> Contestant {
    let (x, y, modulus) = (columns.x.to_biguints(), columns.y.to_biguints(), columns.modulus.to_biguints());
    let (function, batch) = match op {
        Op::Mul => ("mul, rem", 1),
        Op::Add => ("add, rem", 1),
        Op::Inv => ("modinv", 1),
        Op::Dot => ("mul, add, rem", x.len()),
    };
    Contestant {
        variant: format!("num-bigint-{} {function}", super::locked_version("num-bigint")),
        ours: false,
        threads: 1,
        batch,
        bound_cycles: None,
        work: Box::new(Rows { x, y, modulus, op, next: 0 }),
    }
}

struct Rows {
    x: Vec<BigUint>,
    y: Vec<BigUint>,
    modulus: Vec<BigUint>,
    op: Op,
    /// The row of the next run.
    next: usize,
}

impl Rows {
    fn compute(&self, row: usize) -> BigUint {
        let (x, y, m) = (&self.x[row], &self.y[row], &self.modulus[row % self.modulus.len()]);
        match self.op {
            Op::Mul => x * y % m,
            Op::Add => (x + y) % m,
            Op::Inv => x.modinv(m).unwrap_or_default(),
            Op::Dot => self.x.iter().zip(&self.y).map(|(x, y)| x * y).sum::<BigUint>() % m,
        }
    }

    fn results(&self) -> usize {
        if self.op == Op::Dot { 1 } else { self.x.len() }
    }
}

impl Work for Rows {
    fn answer(&mut self) -> Vec<u64> {
        let limbs = self.modulus.iter().map(|m| m.bits().div_ceil(64)).max().unwrap_or(0);
        padded((0..self.results()).map(|row| self.compute(row).to_u64_digits()), limbs as usize)
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            black_box(self.compute(self.next));
            self.next = (self.next + 1) % self.results();
        }
    }
}
