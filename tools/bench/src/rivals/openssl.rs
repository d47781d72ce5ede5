//! OpenSSL's big numbers as the system ships them, by the few functions that are needed.

use std::hint::black_box;
use std::rc::Rc;

use crate::case::{Contestant, Work};
use crate::families::{Factors, Inputs, padded};

use self::ffi::{Context, Montgomery, Number};

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

/// `BN_mod_mul_montgomery`, each on the result of the one before; of equal factors it makes a square.
pub(super) fn mod_mul(factors: &Rc<Factors>) -> Contestant {
    let mut context = Context::new();
    let m = Montgomery::new(&Number::from_limbs(&factors.m), &mut context);
    let [x, y] = [&factors.x, &factors.y].map(|limbs| {
        let mut x = Number::from_limbs(limbs);
        x.enter_montgomery(&m, &mut context);
        x
    });
    let value = Number::from_limbs(&[]);
    contestant(
        "BN_mod_mul_montgomery",
        Box::new(Products { factors: factors.clone(), x, y, value, m, context }),
    )
}

struct Products {
    factors: Rc<Factors>,
    x: Number,
    y: Number,
    value: Number,
    m: Montgomery,
    context: Context,
}

impl Work for Products {
    fn answer(&mut self) -> Vec<u64> {
        let Products { x, y, value, m, context, .. } = self;
        value.copy(x);
        if self.factors.square {
            value.square(m, context);
        } else {
            value.multiply(y, m, context);
        }
        let mut product = Number::from_limbs(&[]);
        product.copy(value);
        product.leave_montgomery(m, context);
        product.to_limbs(self.factors.m.len())
    }

    fn run(&mut self, times: usize) {
        let Products { y, value, m, context, .. } = self;
        for _ in 0..times {
            if self.factors.square {
                value.square(m, context);
            } else {
                value.multiply(y, m, context);
            }
        }
        black_box(value);
    }
}

/// `BN_mod_exp_mont_consttime`, row after row; reading and writing the numbers is not counted.
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

mod ffi;
