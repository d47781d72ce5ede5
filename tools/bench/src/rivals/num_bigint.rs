//! num-bigint: Rust without `unsafe` arithmetic, not constant-time.

use num_bigint::BigUint;

use crate::case::{Contestant, Work};
use crate::inputs::{Columns, Inputs, Op};
use crate::numbers::{Addends, padded};
use crate::work::{each, in_turn};

fn contestant(function: &str, batch: usize, work: impl Work + 'static) -> Contestant {
    Contestant::rival(format!("num-bigint-{} {function}", super::locked_version("num-bigint")), batch, work)
}

/// `BigUint::modpow`, row by row.
pub(super) fn powmod(inputs: &Inputs) -> Contestant {
    let [base, exp, modulus] = inputs.columns().map(limbwise::Column::to_biguints);
    let (rows, limbs) = (base.len(), inputs.modulus.limbs());
    let compute = move |power: &mut BigUint, row: usize| *power = base[row].modpow(&exp[row], &modulus[row]);
    contestant("modpow", 1, in_turn(rows, BigUint::ZERO, compute, move |power| padded([power], limbs)))
}

/// `+` and `%`, or `+`, `-` and `%`.
pub(super) fn sums(subtract: bool, limbs: usize, addends: Vec<Addends<BigUint>>) -> Contestant {
    let rows = addends.len();
    let words = move |z: BigUint| padded([z], limbs);
    match subtract {
        false => contestant("add, rem", rows, each(addends.into(), |a| (&a.x + &a.y) % &a.m, words)),
        true => {
            contestant("add, sub, rem", rows, each(addends.into(), |a| (&a.x + &a.m - &a.y) % &a.m, words))
        }
    }
}

/// `*` and `%`, `+` and `%`, `modinv`, row by row; a dot product uses one `%` at the end.
pub(super) fn column(columns: &Columns, op: Op) -> Contestant {
    let function = match op {
        Op::Mul => "mul, rem",
        Op::Add => "add, rem",
        Op::Inv => "modinv",
        Op::Dot => "mul, add, rem",
    };
    let (x, y, modulus) = (columns.x.to_biguints(), columns.y.to_biguints(), columns.modulus.to_biguints());
    let (results, batch) = op.results_and_batch(x.len());
    let limbs = columns.modulus.limbs();
    let compute = move |result: &mut BigUint, row: usize| {
        let m = &modulus[row % modulus.len()];
        *result = match op {
            Op::Mul => &x[row] * &y[row] % m,
            Op::Add => (&x[row] + &y[row]) % m,
            Op::Inv => x[row].modinv(m).unwrap_or_default(),
            Op::Dot => x.iter().zip(&y).map(|(x, y)| x * y).sum::<BigUint>() % m,
        };
    };
    let answer = move |result: &BigUint| padded([result], limbs);
    contestant(function, batch, in_turn(results, BigUint::ZERO, compute, answer))
}
