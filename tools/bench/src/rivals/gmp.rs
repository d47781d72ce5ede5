//! The system's GMP, through the few functions needed here.

use limbwise::Column;

use crate::case::{Contestant, Work};
use crate::inputs::{Columns, Inputs, Op};
use crate::limb_products::{Operation, Pairs};
use crate::work::in_turn;

use self::ffi::Integer;

pub(super) use ffi::version;
pub(super) use products::products;

/// The function of GMP.
#[derive(Clone, Copy)]
pub(super) enum Function {
    /// `mpz_powm`: sliding window, leaks the exponent.
    Powm,
    /// `mpz_powm_sec`: resists side channels.
    PowmSec,
}

fn contestant(function: &str, batch: usize, work: impl Work + 'static) -> Contestant {
    Contestant::rival(format!("gmp-{} {function}", ffi::version()), batch, work)
}

fn integers(column: &Column) -> Vec<Integer> {
    column.rows().map(Integer::from_limbs).collect()
}

/// `mpz_powm` or `mpz_powm_sec`, row by row. Conversions of the numbers are not timed.
pub(super) fn powmod(inputs: &Inputs, function: Function) -> Contestant {
    let [base, exp, modulus] = inputs.columns().map(integers);
    let (rows, limbs) = (base.len(), inputs.modulus.limbs());
    let compute = move |power: &mut Integer, row: usize| match function {
        Function::Powm => power.set_powm(&base[row], &exp[row], &modulus[row]),
        Function::PowmSec => power.set_powm_sec(&base[row], &exp[row], &modulus[row]),
    };
    let name = match function {
        Function::Powm => "mpz_powm",
        Function::PowmSec => "mpz_powm_sec",
    };
    let power = Integer::from_limbs(&[]);
    contestant(name, 1, in_turn(rows, power, compute, move |power| power.to_limbs(limbs)))
}

/// `mpz_mul` and `mpz_mod`, `mpz_add` and `mpz_mod`, `mpz_invert`, row by row. A dot product uses
/// `mpz_addmul`, with one `mpz_mod` at the end.
pub(super) fn column(columns: &Columns, op: Op) -> Contestant {
    let function = match op {
        Op::Mul => "mpz_mul, mpz_mod",
        Op::Add => "mpz_add, mpz_mod",
        Op::Inv => "mpz_invert",
        Op::Dot => "mpz_addmul, mpz_mod",
    };
    let [x, y, modulus] = [&columns.x, &columns.y, &columns.modulus].map(integers);
    let (results, batch) = op.results_and_batch(x.len());
    let limbs = columns.modulus.limbs();
    // The product before reduction.
    let mut long = Integer::from_limbs(&[]);
    let compute = move |result: &mut Integer, row: usize| {
        let m = &modulus[row % modulus.len()];
        match op {
            Op::Mul => long.set_mul(&x[row], &y[row]),
            Op::Add => long.set_add(&x[row], &y[row]),
            Op::Inv => return result.set_invert(&x[row], m),
            Op::Dot => {
                long.set_zero();
                x.iter().zip(&y).for_each(|(x, y)| long.add_mul(x, y));
            }
        }
        result.set_mod(&long, m);
    };
    let result = Integer::from_limbs(&[]);
    contestant(function, batch, in_turn(results, result, compute, move |result| result.to_limbs(limbs)))
}

mod ffi;
mod products;

/// Products of N limbs by the functions for plain limbs: the one that chooses an algorithm, and the
/// schoolbook one.
pub(super) fn limb_products<const N: usize>(pairs: &Pairs<N>) -> Vec<Contestant> {
    let rival = |function: &str, compute: fn(&mut [[u64; N]; 2], &[u64; N], &[u64; N])| {
        pairs.rival(format!("gmp-{} {function}", ffi::version()), compute)
    };
    match pairs.operation {
        Operation::Mul => vec![
            rival("mpn_mul_n", |z, x, y| ffi::mul_n(z.as_flattened_mut(), x, y)),
            rival("mpn_mul_basecase", |z, x, y| ffi::mul_basecase(z.as_flattened_mut(), x, y)),
        ],
        Operation::Sqr => vec![rival("mpn_sqr", |z, x, _| ffi::sqr(z.as_flattened_mut(), x))],
        Operation::MulLow => vec![rival("mpn_mullo_n", |z, x, y| ffi::mul_low(z.as_flattened_mut(), x, y))],
    }
}
