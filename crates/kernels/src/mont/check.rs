//! The operations modulo numbers of the lengths at which the kernel changes, for a check on the current
//! processor.

use super::{Lanes, Pair, Plan, Variant};
use crate::limb::{LIMB_BITS, Limb};
use crate::powers::Engine;
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
    plan.load_moduli(&[m], modulus, work, None);
    plan.load(&[x], a, modulus, work);
    plan.load(&[y], b, modulus, work);
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
        check(&|c, work| plan.pow(c, &[&exponent], EXP_BITS, modulus, work, None));
    }

    // The same for two numbers: together if the variant has pairs, else one after the other.
    let (numbers, rest) = work.split_at_mut(2 * plan.value_len());
    let (two, work) = rest.split_at_mut(2 * plan.value_len());
    numbers[..a.len()].copy_from_slice(a);
    numbers[a.len()..].copy_from_slice(b);
    let numbers = &*numbers;
    type Both<'a> = &'a dyn Fn(Pair, &mut [Lanes], &mut [Lanes]);
    let mut check_two = |each: &dyn Fn(&mut [Lanes], &mut [Lanes]), both: Both<'_>| {
        two.copy_from_slice(numbers);
        match plan.pair() {
            Some(pair) => both(pair, two, work),
            None => two.chunks_exact_mut(plan.value_len()).for_each(|c| each(c, work)),
        }
        for c in two.chunks_exact_mut(plan.value_len()) {
            plan.from_mont(c, modulus, work);
            plan.export(c, z);
            trial.result(z);
        }
    };
    let square = |c: &mut [Lanes], work: &mut [Lanes]| plan.sqr(c, modulus, work);
    check_two(&square, &|pair, c, work| pair.mul(c, numbers, modulus, work));
    check_two(&square, &|pair, c, work| pair.sqr(c, modulus, work));
    if bits <= POWERS_UP_TO {
        check_two(&|c, work| plan.pow(c, &[&exponent], EXP_BITS, modulus, work, None), &|pair, c, work| {
            pair.pow(c, &[&exponent[..]; 2], EXP_BITS, modulus, work, None);
        });
    }
}
