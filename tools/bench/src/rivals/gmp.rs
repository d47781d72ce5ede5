//! GMP as the system ships it, by the few functions that are needed.

use std::hint::black_box;
use std::rc::Rc;

use crate::case::{Contestant, Work};
use crate::families::{Inputs, Operation, Pairs, padded, product};

use self::ffi::Integer;

pub(super) use products::products;

/// Which function of GMP.
#[derive(Clone, Copy)]
pub(super) enum Way {
    /// `mpz_powm`: sliding window, leaks the exponent.
    Powm,
    /// `mpz_powm_sec`: resists side channels.
    PowmSec,
}

/// `mpz_powm` or `mpz_powm_sec`, row after row; reading and writing the numbers is not counted.
pub(super) fn powmod(inputs: &Rc<Inputs>, way: Way) -> Contestant {
    let function = match way {
        Way::Powm => "mpz_powm",
        Way::PowmSec => "mpz_powm_sec",
    };
    Contestant {
        variant: format!("gmp-{} {function}", ffi::version()),
        ours: false,
        threads: 1,
        batch: 1,
        bound_cycles: None,
        work: Box::new(Powers {
            base: inputs.base.rows().map(Integer::from_limbs).collect(),
            exp: inputs.exp.rows().map(Integer::from_limbs).collect(),
            modulus: inputs.modulus.rows().map(Integer::from_limbs).collect(),
            power: Integer::from_limbs(&[]),
            limbs: inputs.modulus.limbs(),
            way,
            next: 0,
        }),
    }
}

struct Powers {
    base: Vec<Integer>,
    exp: Vec<Integer>,
    modulus: Vec<Integer>,
    power: Integer,
    limbs: usize,
    way: Way,
    /// The row of the next run.
    next: usize,
}

impl Powers {
    fn compute(&mut self, row: usize) {
        let (base, exp, modulus) = (&self.base[row], &self.exp[row], &self.modulus[row]);
        match self.way {
            Way::Powm => self.power.set_powm(base, exp, modulus),
            Way::PowmSec => self.power.set_powm_sec(base, exp, modulus),
        }
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
mod products;

/// Products of N limbs by the functions for plain limbs: the one that chooses, and the schoolbook one.
pub(super) fn limb_products<const N: usize>(operation: Operation, pairs: &Rc<Pairs<N>>) -> Vec<Contestant> {
    let rival = |function: &str, compute: fn(&mut [[u64; N]; 2], &[u64; N], &[u64; N])| {
        product(format!("gmp-{} {function}", ffi::version()), false, None, operation, pairs, compute)
    };
    match operation {
        Operation::Mul => vec![
            rival("mpn_mul_n", |z, x, y| ffi::mul_n(z.as_flattened_mut(), x, y)),
            rival("mpn_mul_basecase", |z, x, y| ffi::mul_basecase(z.as_flattened_mut(), x, y)),
        ],
        Operation::Sqr => vec![rival("mpn_sqr", |z, x, _| ffi::sqr(z.as_flattened_mut(), x))],
        Operation::MulLow => vec![rival("mpn_mullo_n", |z, x, y| ffi::mul_low(z.as_flattened_mut(), x, y))],
    }
}
