//! num-bigint: Rust without `unsafe` arithmetic, not constant-time.

use std::hint::black_box;

use num_bigint::BigUint;

use crate::case::{Contestant, Work};
use crate::families::{Inputs, padded};

/// `BigUint::modpow`, row after row.
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
