//! The operations modulo numbers of the lengths at which the kernel changes, for a check on the current
//! processor.

use super::{Lanes, Plan, Variant};
use crate::limb::{LIMB_BITS, Limb};
use crate::trial::{self, KINDS, Trial};

/// The lengths of the moduli. Up to [`POWERS_UP_TO`], powers with exponents of [`EXP_BITS`] bits are checked
/// too.
const BITS: [usize; 17] =
    [1, 64, 65, 128, 192, 256, 320, 384, 512, 703, 704, 1024, 1536, 2048, 3072, 4096, LONGEST];
const LONGEST: usize = 8192;
const POWERS_UP_TO: usize = 1024;
const EXP_BITS: usize = 13;

/// Runs the variant.
pub(super) fn run(variant: Variant, trial: &mut Trial, memory: &mut [Lanes]) {
    for bits in BITS {
        // Only some pairs of long numbers: the reference takes a step per bit.
        let step = if bits > POWERS_UP_TO { KINDS + 1 } else { 1 };
        for kinds in (0..KINDS * KINDS).step_by(step) {
            run_modulus(&Plan::new(variant, bits), bits, kinds, trial, memory);
        }
    }
}

/// Runs all operations on pairs of numbers.
fn run_modulus(plan: &Plan, bits: usize, kinds: usize, trial: &mut Trial, memory: &mut [Lanes]) {
    let [mut x, mut y, mut m, mut z] = [[0; LONGEST / LIMB_BITS]; 4];
    let words = bits.div_ceil(LIMB_BITS);
    let [x, y, m, z] = [&mut x, &mut y, &mut m, &mut z].map(|row| &mut row[..words]);
    trial.number(kinds, x);
    trial.number(kinds / KINDS, y);
    trial.modulus(kinds, bits, m);
    let exponent: [Limb; 1] = [trial.random()];

    let (modulus, memory) = memory.split_at_mut(plan.modulus_len());
    let [a, b, c, work] = trial::values(plan.value_len(), memory);
    plan.load_modulus(m, modulus, work);
    plan.load(x, a, modulus, work);
    plan.load(y, b, modulus, work);
    let mut check = |operation: &dyn Fn(&mut [Lanes], &mut [Lanes])| {
        c.copy_from_slice(a);
        operation(c, work);
        plan.from_mont(c, modulus, work);
        plan.export(c, z);
        trial.result(z);
    };
    check(&|c, work| plan.mul(c, b, modulus, work));
    check(&|c, work| plan.sqr(c, modulus, work));
    check(&|c, _| plan.add(c, b, modulus));
    check(&|c, _| plan.sub(c, b, modulus));
    if bits <= POWERS_UP_TO {
        check(&|c, work| plan.pow(c, &exponent, EXP_BITS, modulus, work, None));
    }
}
