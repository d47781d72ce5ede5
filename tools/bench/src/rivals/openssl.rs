//! OpenSSL as the system ships it: one number at a time, in assembly for the processor.

use std::hint::black_box;
use std::rc::Rc;

use num_bigint::BigUint;

use crate::case::{Contestant, Work};
use crate::families::{Inputs, padded};

use self::ffi::{Integer, Modulus, Scratch};
use super::products::{self, Factors, Multiplier};

/// `BN_mod_mul_montgomery`, a row after another; of x and x it squares by itself.
pub(super) fn mul(factors: &Factors) -> Contestant {
    let variant = format!("openssl-{} BN_mod_mul_montgomery (mont)", ffi::version());
    let mut scratch = Scratch::new();
    let rows = factors.rows().map(|row| {
        let modulus = Modulus::new(integer(row.m), &mut scratch);
        let to_mont = |x, scratch: &mut Scratch| modulus.to_mont(&integer(x), scratch);
        let x = to_mont(row.x, &mut scratch);
        let y = (!factors.square).then(|| to_mont(row.y, &mut scratch));
        Row { modulus, x, y, product: Integer::zero() }
    });
    let rows = rows.collect();
    products::contestant(variant, factors, 1, Rows { rows, scratch })
}

fn integer(x: &BigUint) -> Integer {
    Integer::from_le_bytes(&x.to_bytes_le())
}

struct Rows {
    rows: Vec<Row>,
    scratch: Scratch,
}

struct Row {
    modulus: Modulus,
    x: Integer,
    /// `None` is x.
    y: Option<Integer>,
    product: Integer,
}

impl Multiplier for Rows {
    fn multiply(&mut self) {
        for Row { modulus, x, y, product } in &mut self.rows {
            modulus.mul(product, x, y.as_ref().unwrap_or(x), &mut self.scratch);
        }
    }

    fn products(&mut self) -> Vec<BigUint> {
        let plain = self.rows.iter().map(|row| row.modulus.plain(&row.product, &mut self.scratch));
        plain.map(|product| BigUint::from_bytes_le(&product.to_le_bytes())).collect()
    }
}

/// Powers by `BN_mod_exp_mont_consttime`, row after row; where there are two rows and more also by
/// `BN_mod_exp_mont_consttime_x2`, which takes two and has instructions of its own for some sizes. The
/// constants of the modulus are included.
pub(super) fn powmod(inputs: &Rc<Inputs>) -> Vec<Contestant> {
    let rows = inputs.modulus.len();
    let mut contestants = vec![powers(inputs, "BN_mod_exp_mont_consttime", 1)];
    if rows >= 2 && rows.is_multiple_of(2) {
        contestants.push(powers(inputs, "BN_mod_exp_mont_consttime_x2", 2));
    }
    contestants
}

fn powers(inputs: &Rc<Inputs>, function: &str, batch: usize) -> Contestant {
    let mut scratch = Scratch::new();
    let read = |numbers: Vec<BigUint>| numbers.iter().map(integer).collect::<Vec<_>>();
    let moduli = read(inputs.modulus.to_biguints()).into_iter();
    Contestant {
        variant: format!("openssl-{} {function}", ffi::version()),
        ours: false,
        threads: 1,
        batch,
        bound_cycles: None,
        work: Box::new(Powers {
            base: read(inputs.base.to_biguints()),
            exp: read(inputs.exp.to_biguints()),
            moduli: moduli.map(|m| Modulus::new(m, &mut scratch)).collect(),
            powers: [Integer::zero(), Integer::zero()],
            limbs: inputs.modulus.limbs(),
            batch,
            next: 0,
            scratch,
        }),
    }
}

struct Powers {
    base: Vec<Integer>,
    exp: Vec<Integer>,
    moduli: Vec<Modulus>,
    /// The second one only of two rows at once.
    powers: [Integer; 2],
    limbs: usize,
    /// Rows at once: 1 or 2.
    batch: usize,
    /// The first row of the next run.
    next: usize,
    scratch: Scratch,
}

impl Powers {
    fn compute(&mut self, row: usize) {
        let Powers { base, exp, moduli, powers, batch, scratch, .. } = self;
        if *batch == 1 {
            moduli[row].power(&mut powers[0], &base[row], &exp[row], scratch);
        } else {
            let rows = [row, row + 1];
            let (m, base, exp) = (rows.map(|r| &moduli[r]), rows.map(|r| &base[r]), rows.map(|r| &exp[r]));
            Modulus::powers(m, powers, base, exp, scratch);
        }
    }
}

impl Work for Powers {
    fn answer(&mut self) -> Vec<u64> {
        let mut powers = Vec::new();
        for row in (0..self.base.len()).step_by(self.batch) {
            self.compute(row);
            let batch = &self.powers[..self.batch];
            powers.extend(batch.iter().map(|p| BigUint::from_bytes_le(&p.to_le_bytes()).to_u64_digits()));
        }
        padded(powers.into_iter(), self.limbs)
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            self.compute(self.next);
            black_box(&mut self.powers);
            self.next = (self.next + self.batch) % self.base.len();
        }
    }
}

mod ffi;
