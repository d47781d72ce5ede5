//! Two powers at once: for some sizes OpenSSL has code that a single power cannot use.

use std::hint::black_box;
use std::rc::Rc;

use crate::case::{Contestant, Work};
use crate::inputs::Inputs;
use crate::numbers::padded;

use super::ffi::{self, Context, Number};

/// `BN_mod_exp_mont_consttime_x2`, two rows at a time; `None` if the number of rows is odd.
pub(in crate::rivals) fn powmod_pairs(inputs: &Rc<Inputs>) -> Option<Contestant> {
    if !inputs.modulus.len().is_multiple_of(2) {
        return None;
    }
    let pairs = Pairs {
        base: inputs.base.rows().map(Number::from_limbs).collect(),
        exp: inputs.exp.rows().map(Number::from_limbs).collect(),
        modulus: inputs.modulus.rows().map(Number::from_limbs).collect(),
        powers: [Number::from_limbs(&[]), Number::from_limbs(&[])],
        limbs: inputs.modulus.limbs(),
        context: Context::new(),
        next: 0,
    };
    let mut contestant = super::contestant("BN_mod_exp_mont_consttime_x2", Box::new(pairs));
    contestant.batch = 2;
    Some(contestant)
}

struct Pairs {
    base: Vec<Number>,
    exp: Vec<Number>,
    modulus: Vec<Number>,
    powers: [Number; 2],
    limbs: usize,
    context: Context,
    /// The first row of the next run.
    next: usize,
}

impl Pairs {
    fn compute(&mut self, row: usize) {
        let Pairs { base, exp, modulus, powers, context, .. } = self;
        let rows = [row, row + 1].map(|row| [&base[row], &exp[row], &modulus[row]]);
        ffi::set_two_powers(powers, rows, context);
    }
}

impl Work for Pairs {
    fn answer(&mut self) -> Vec<u64> {
        let mut powers = Vec::new();
        for row in (0..self.base.len()).step_by(2) {
            self.compute(row);
            powers.extend(self.powers.each_ref().map(|power| power.to_limbs(self.limbs)));
        }
        padded(powers.into_iter(), self.limbs)
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            self.compute(self.next);
            black_box(&mut self.powers);
            self.next = (self.next + 2) % self.base.len();
        }
    }
}
