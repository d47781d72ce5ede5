//! The big numbers of the system's OpenSSL, through the few functions needed here.

use limbwise::Column;

use crate::case::{Contestant, Work};
use crate::inputs::Inputs;
use crate::work::in_turn;

use self::ffi::{BigNumber, Scratch};

pub(super) use chain::mod_mul;
pub(super) use ffi::version;
pub(super) use products::products;

fn contestant(function: &str, batch: usize, work: impl Work + 'static) -> Contestant {
    Contestant::rival(format!("openssl-{} {function}", ffi::version()), batch, work)
}

fn numbers(column: &Column) -> Vec<BigNumber> {
    column.rows().map(BigNumber::from_limbs).collect()
}

/// `BN_mod_exp_mont_consttime`, row by row. Conversions of the numbers are not timed.
pub(super) fn powmod(inputs: &Inputs) -> Contestant {
    let [base, exp, modulus] = inputs.columns().map(numbers);
    let (limbs, mut scratch) = (inputs.modulus.limbs(), Scratch::new());
    let compute = move |power: &mut BigNumber, row: usize| {
        power.set_power(&base[row], &exp[row], &modulus[row], &mut scratch);
    };
    let power = BigNumber::from_limbs(&[]);
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
    let mut scratch = Scratch::new();
    let compute = move |powers: &mut [BigNumber; 2], pair: usize| {
        let rows = [2 * pair, 2 * pair + 1].map(|row| [&base[row], &exp[row], &modulus[row]]);
        ffi::set_two_powers(powers, rows, &mut scratch);
    };
    let powers = [BigNumber::from_limbs(&[]), BigNumber::from_limbs(&[])];
    let answer = move |powers: &[BigNumber; 2]| powers.each_ref().map(|power| power.to_limbs(limbs)).concat();
    Some(contestant("BN_mod_exp_mont_consttime_x2", 2, in_turn(rows / 2, powers, compute, answer)))
}

mod chain;
mod ffi;
mod products;
