//! Powers of `ZZ`.

use std::ptr::NonNull;

use super::Opaque;
use crate::case::Contestant;
use crate::inputs::Inputs;
use crate::work::in_turn;

unsafe extern "C" {
    fn limbwise_ntl_powers(
        rows: usize,
        exp_words: usize,
        words: usize,
        base: *const u64,
        exp: *const u64,
        modulus: *const u64,
    ) -> *mut Opaque;
    fn limbwise_ntl_power(powers: *mut Opaque, row: usize, power: *mut u64, words: usize);
    fn limbwise_ntl_free_powers(powers: *mut Opaque);
}

/// `PowerMod`, row by row. Each power is converted to words, which takes little time in comparison.
pub(crate) fn powmod(inputs: &Inputs) -> Contestant {
    let powers = Powers::new(inputs);
    let power = vec![0; inputs.modulus.limbs()];
    let compute = move |power: &mut Vec<u64>, row| powers.compute(row, power);
    let work = in_turn(inputs.modulus.len(), power, compute, Vec::clone);
    Contestant::rival(format!("ntl-{} PowerMod", super::version()), 1, work)
}

struct Powers(NonNull<Opaque>);

impl Powers {
    fn new(Inputs { base, exp, modulus }: &Inputs) -> Powers {
        let (rows, words) = (modulus.len(), modulus.limbs());
        assert!(base.len() == rows && base.limbs() == words && exp.len() == rows, "columns of one shape");
        let [x, e, m] = [base, exp, modulus].map(|column| column.as_limbs().as_ptr());
        // SAFETY: reads this many rows of this many words from each slice, as asserted above.
        let powers = unsafe { limbwise_ntl_powers(rows, exp.limbs(), words, x, e, m) };
        Powers(NonNull::new(powers).expect("C++ never gives null"))
    }

    fn compute(&self, row: usize, power: &mut [u64]) {
        // SAFETY: it is owned, `in_turn` asks for existing rows alone, and as many words are written as the
        // slice has.
        unsafe { limbwise_ntl_power(self.0.as_ptr(), row, power.as_mut_ptr(), power.len()) };
    }
}

impl Drop for Powers {
    fn drop(&mut self) {
        // SAFETY: it is owned and not used again.
        unsafe { limbwise_ntl_free_powers(self.0.as_ptr()) };
    }
}
