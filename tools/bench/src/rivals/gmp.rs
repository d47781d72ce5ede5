//! The system's GMP, through the few functions needed here.

use std::hint::black_box;
use std::rc::Rc;

use crate::case::{Contestant, Work};
use crate::inputs::{Columns, Inputs, Op};
use crate::limb_products::{Operation, Pairs, product};
use crate::numbers::padded;

use self::ffi::Integer;

pub(super) use ffi::version;
pub(super) use products::products;

/// The function of GMP.
#[derive(Clone, Copy)]
pub(super) enum Way {
    /// `mpz_powm`: sliding window, leaks the exponent.
    Powm,
    /// `mpz_powm_sec`: resists side channels.
    PowmSec,
}

/// `mpz_powm` or `mpz_powm_sec`, row by row. Conversions of the numbers are not timed.
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

/// `mpz_mul` and `mpz_mod`, `mpz_add` and `mpz_mod`, `mpz_invert`, row by row. A dot product uses
/// `mpz_addmul`, with one `mpz_mod` at the end.
pub(super) fn column(columns: &Columns, op: Op) -> Contestant {
    let (function, batch) = match op {
        Op::Mul => ("mpz_mul, mpz_mod", 1),
        Op::Add => ("mpz_add, mpz_mod", 1),
        Op::Inv => ("mpz_invert", 1),
        Op::Dot => ("mpz_addmul, mpz_mod", columns.x.len()),
    };
    Contestant {
        variant: format!("gmp-{} {function}", ffi::version()),
        ours: false,
        threads: 1,
        batch,
        bound_cycles: None,
        work: Box::new(Rows {
            x: columns.x.rows().map(Integer::from_limbs).collect(),
            y: columns.y.rows().map(Integer::from_limbs).collect(),
            modulus: columns.modulus.rows().map(Integer::from_limbs).collect(),
            long: Integer::from_limbs(&[]),
            result: Integer::from_limbs(&[]),
            limbs: columns.modulus.limbs(),
            op,
            next: 0,
        }),
    }
}

struct Rows {
    x: Vec<Integer>,
    y: Vec<Integer>,
    modulus: Vec<Integer>,
    /// The product before reduction.
    long: Integer,
    result: Integer,
    limbs: usize,
    op: Op,
    /// The row of the next run.
    next: usize,
}

impl Rows {
    fn compute(&mut self, row: usize) {
        let (x, y, m) = (&self.x[row], &self.y[row], &self.modulus[row % self.modulus.len()]);
        match self.op {
            Op::Mul => self.long.set_mul(x, y),
            Op::Add => self.long.set_add(x, y),
            Op::Inv => return self.result.set_invert(x, m),
            Op::Dot => {
                self.long.set_zero();
                self.x.iter().zip(&self.y).for_each(|(x, y)| self.long.add_mul(x, y));
            }
        }
        self.result.set_mod(&self.long, m);
    }

    fn results(&self) -> usize {
        if self.op == Op::Dot { 1 } else { self.x.len() }
    }
}

impl Work for Rows {
    fn answer(&mut self) -> Vec<u64> {
        let limbs = self.limbs;
        let results = (0..self.results()).map(|row| {
            self.compute(row);
            self.result.to_limbs(limbs)
        });
        padded(results, limbs)
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            self.compute(self.next);
            black_box(&mut self.result);
            self.next = (self.next + 1) % self.results();
        }
    }
}

mod ffi;
mod products;

/// Products of N limbs by the functions for plain limbs: the one that chooses an algorithm, and the
/// schoolbook one.
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
