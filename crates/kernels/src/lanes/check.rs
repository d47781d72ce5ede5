//! The operations modulo numbers of the lengths at which the kernel changes, for a check on the current
//! processor.

use core::array;

use super::{LANES, Plan, Variant};
use crate::limb::{self, LIMB_BITS, Limb};
use crate::memory::Lanes;
use crate::powers::Engine;
use crate::trial::{self, KINDS, Trial};

/// The lengths of the moduli. Up to [`POWERS_UP_TO`], also powers and products of two powers with exponents
/// of [`EXP_BITS`] bits, inverses and greatest common divisors.
const BITS: [usize; 21] = [
    1, 52, 64, 65, 104, 128, 192, 256, 320, 384, 448, 512, 640, 768, 1024, 1536, 2048, 2560, 3072, 4096,
    LONGEST,
];
const LONGEST: usize = 8192;
const POWERS_UP_TO: usize = 1024;
const EXP_BITS: usize = 13;

/// The limbs of the longest sum of products.
const LIMBS: usize = 2 * LONGEST / LIMB_BITS + 1;

/// A number per lane.
type Numbers = [[Limb; LIMBS]; LANES];

/// Runs the variant.
pub(super) fn run(variant: Variant, trial: &mut Trial, memory: &mut [Lanes]) {
    for bits in BITS {
        run_moduli(&Plan::new(variant, bits), bits, trial, memory);
    }
}

/// Runs all operations on every pair of kinds of numbers, one pair per lane.
fn run_moduli(plan: &Plan, bits: usize, trial: &mut Trial, memory: &mut [Lanes]) {
    const { assert!(LANES == KINDS * KINDS) };
    let words = bits.div_ceil(LIMB_BITS);
    let [mut x, mut y, mut m, mut z]: [Numbers; 4] = [[[0; LIMBS]; LANES]; 4];
    for lane in 0..LANES {
        trial.number(lane, &mut x[lane][..words]);
        trial.number(lane / KINDS, &mut y[lane][..words]);
        trial.modulus(lane, bits, &mut m[lane][..words]);
    }
    let [x, y, m] = [&x, &y, &m].map(|rows| rows.each_ref().map(|row| &row[..words]));
    let shortest = m.iter().map(|m| limb::bit_length(m)).min().unwrap_or(1);
    let exponents: [[Limb; 1]; LANES] = array::from_fn(|_| [trial.random()]);
    let exponents = exponents.each_ref().map(<[Limb; 1]>::as_slice);

    let (modulus, memory) = memory.split_at_mut(plan.modulus_len());
    let [a, b, c, work] = trial::values(plan.value_len(), memory);
    plan.load_moduli(&m, modulus, work, None);
    plan.load(&x, a, modulus, work);
    plan.load(&y, b, modulus, work);
    let mut check = |operation: &dyn Fn(&mut [Lanes], &mut [Lanes])| {
        c.copy_from_slice(a);
        operation(c, work);
        plan.from_mont(c, modulus, work);
        plan.export(c, &mut z.each_mut().map(|row| &mut row[..words]), work);
        z.iter().for_each(|row| trial.result(&row[..words]));
    };
    check(&|c, work| plan.mul(c, b, modulus, work));
    check(&|c, work| plan.sqr(c, modulus, work));
    check(&|c, _| plan.add(c, b, modulus));
    check(&|c, _| plan.sub(c, b, modulus));
    if bits <= POWERS_UP_TO {
        check(&|c, work| plan.pow(c, &exponents, EXP_BITS, modulus, work, None));
        check(&|c, work| {
            // For two consecutive bases.
            let (both, work) = work.split_at_mut(2 * c.len());
            both[..c.len()].copy_from_slice(c);
            both[c.len()..].copy_from_slice(b);
            plan.multi_exp(
                both,
                |lane, base| Some(exponents[(lane + base) % LANES]),
                EXP_BITS,
                modulus,
                work,
                None,
            );
            c.copy_from_slice(&both[..c.len()]);
        });
        check(&|c, work| {
            plan.inv(c, (shortest, bits), modulus, work, None);
        });
        let mut divisors = z.each_mut().map(|row| &mut row[..words]);
        let found = plan.gcd(&x, &m, words * LIMB_BITS, &mut divisors, work, None);
        trial.result(&[found.coprime.into(), (found.negative & found.coprime).into()]);
        z.iter().for_each(|row| trial.result(&row[..words]));
    }
    // Sums of products, of plain numbers.
    let (sums, work) = work.split_at_mut(plan.sums_len());
    sums.fill(Lanes::ZERO);
    plan.import(&m, a, work);
    for _ in 0..3 {
        plan.dot(a, a, sums);
    }
    plan.export_sums(sums, &mut z.each_mut().map(|row| &mut row[..2 * words + 1]), work);
    z.iter().for_each(|row| trial.result(&row[..2 * words + 1]));
}
