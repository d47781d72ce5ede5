//! The big numbers of the system's OpenSSL, through the few functions needed here.

use std::hint::black_box;
use std::rc::Rc;

use crate::case::{Contestant, Work};
use crate::inputs::Inputs;
use crate::numbers::padded;

use self::ffi::{Context, Number};

pub(super) use chain::mod_mul;
pub(super) use ffi::version;
pub(super) use pairs::powmod_pairs;
pub(super) use products::products;

fn contestant(function: &str, work: Box<dyn Work>) -> Contestant {
    Contestant {
        variant: format!("openssl-{} {function}", ffi::version()),
        ours: false,
        threads: 1,
        batch: 1,
        bound_cycles: None,
        work,
    }
}

/// `BN_mod_exp_mont_consttime`, row by row. Conversions of the numbers are not timed.
pub(super) fn powmod(inputs: &Rc<Inputs>) -> Contestant {
    let powers = Powers {
        base: inputs.base.rows().map(Number::from_limbs).collect(),
        exp: inputs.exp.rows().map(Number::from_limbs).collect(),
        modulus: inputs.modulus.rows().map(Number::from_limbs).collect(),
        power: Number::from_limbs(&[]),
        limbs: inputs.modulus.limbs(),
        context: Context::new(),
        next: 0,
    };
    contestant("BN_mod_exp_mont_consttime", Box::new(powers))
}

struct Powers {
    base: Vec<Number>,
    exp: Vec<Number>,
    modulus: Vec<Number>,
    power: Number,
    limbs: usize,
    context: Context,
    /// The row of the next run.
    next: usize,
}

impl Powers {
    fn compute(&mut self, row: usize) {
        let (base, exp, modulus) = (&self.base[row], &self.exp[row], &self.modulus[row]);
        self.power.set_power(base, exp, modulus, &mut self.context);
    }
}

impl Work for Powers {
    fn answer(&mut self) -> Vec<u64> {
        let limbs = self.limbs;
        let rows = 0..self.base.len();
        let powers = rows.map(|row| {
            self.compute(row);
            self.power.to_limbs(limbs)
        });
        padded(powers, limbs)
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            self.compute(self.next);
            black_box(&mut self.power);
            self.next = (self.next + 1) % self.base.len();
        }
    }
}

mod chain;
mod ffi;
mod pairs;
mod products;
