//! The big numbers of the system's OpenSSL, through the few functions needed here.

use limbwise::Column;

use crate::case::{Contestant, Work};
use crate::inputs::Inputs;
use crate::work::in_turn;

use self::ffi::{Context, Number};

pub(super) use chain::mod_mul;
pub(super) use ffi::version;
pub(super) use products::products;

fn contestant(function: &str, batch: usize, work: impl Work + 'static) -> Contestant {
    Contestant::rival(format!("openssl-{} {function}", ffi::version()), batch, work)
}

fn numbers(column: &Column) -> Vec<Number> {
    column.rows().map(Number::from_limbs).collect()
}

/// `BN_mod_exp_mont_consttime`, row by row. Conversions of the numbers are not timed.
pub(super) fn powmod(inputs: &Inputs) -> Contestant {
    let [base, exp, modulus] = inputs.columns().map(numbers);
    let (limbs, mut context) = (inputs.modulus.limbs(), Context::new());
    let compute = move |power: &mut Number, row: usize| {
        power.set_power(&base[row], &exp[row], &modulus[row], &mut context);
    };
    let power = Number::from_limbs(&[]);
    let work = in_turn(inputs.modulus.len(), power, compute, move |power| power.to_limbs(limbs));
    contestant("BN_mod_exp_mont_consttime", 1, work)
}

/// `BN_mod_exp_mont_consttime_x2`, two rows at a time: for some sizes OpenSSL has code that a single power
/// cannot use. `None` if the number of rows is odd.
pub(super) fn powmod_pairs(inputs: &Inputs) -> Option<Contestant> {
    let (rows, limbs) = (inputs.modulus.len(), inputs.modulus.limbs());
    if !rows.is_multiple_of(2) {
        return None;
    }
    let [base, exp, modulus] = inputs.columns().map(numbers);
    let mut context = Context::new();
    let compute = move |powers: &mut [Number; 2], pair: usize| {
        let rows = [2 * pair, 2 * pair + 1].map(|row| [&base[row], &exp[row], &modulus[row]]);
        ffi::set_two_powers(powers, rows, &mut context);
    };
    let powers = [Number::from_limbs(&[]), Number::from_limbs(&[])];
    let answer = move |powers: &[Number; 2]| powers.each_ref().map(|power| power.to_limbs(limbs)).concat();
    Some(contestant("BN_mod_exp_mont_consttime_x2", 2, in_turn(rows / 2, powers, compute, answer)))
}

mod chain;
mod ffi;
mod products;
