//! Timed cases: operations on two numbers whose sizes make them take some microseconds.

use std::hint::black_box;

use super::library::prepared;
use super::limbwise::fixed::{ConstantTimeLess, Fixed, Montgomery};
use super::limbwise::{Column, Operation, limbs};
use super::limbwise_kernels::limb::{LIMB_BITS, Limb};
use super::limbwise_kernels::memory::Lanes;
use super::limbwise_kernels::powers::Engine;
use super::limbwise_kernels::{lanes, mont, mul, sum};
use super::named;

use limbwise_kernels_leaky::mistakes::Mistake;

use crate::cases::timed::{Clocked, Timed};
use crate::cases::{self, Subject};

const fn timed(
    name: &'static str,
    bits: usize,
    subject: &'static Subject,
    prepare: fn(&str, &[Limb]) -> Clocked,
) -> Timed {
    Timed { name, bits, subject, mistake: None, prepare }
}

/// All timed cases, some with the mistake by which their twins must be caught.
pub(crate) const ALL: [Timed; 13] = [
    timed("compare", 4096, &cases::PLAIN, compare).with(Mistake::EarlyExit),
    timed("product", 512, &cases::MUL, product).with(Mistake::StrippedLimb),
    timed("product", 2368, &cases::MUL, product),
    timed("mul", 1024, &cases::MONT, mont_mul),
    timed("pow", 256, &cases::MONT, mont_pow).with(Mistake::StrippedLimb),
    timed("mul", 256, &cases::LANES, lanes_mul),
    timed("pow", 128, &cases::LANES, lanes_pow).with(Mistake::StrippedLimb),
    timed("inv", 100, &cases::LANES, lanes_inv).with(Mistake::EarlyExit),
    timed("add", 2048, &cases::SUM, sum_add),
    timed("mul", FIXED_BITS, &cases::FIXED, fixed_mul),
    timed("mul", FIXED_BITS, &cases::FIXED_ODD, montgomery_mul),
    timed("compare", FIXED_BITS, &cases::PLAIN, fixed_compare).with(Mistake::LongExit),
    timed("mulmod", 1024, &cases::COLUMNS, columns_mulmod),
];

/// The length at which `Fixed` is timed, in limbs.
const FIXED_LIMBS: usize = 32;
const FIXED_BITS: usize = FIXED_LIMBS * LIMB_BITS;

fn sum_add(variant: &str, modulus: &[Limb]) -> Clocked {
    let (variant, n) = (named!(sum::Variant, variant), modulus.len());
    let (m, mut z) = (modulus.to_vec(), vec![0; n]);
    Clocked {
        limbs: [n; 2],
        run: Box::new(move |x, y| {
            variant.add(&mut z, x, y, &m, n);
            black_box(&mut z);
        }),
    }
}

fn fixed(x: &[Limb]) -> Fixed<FIXED_LIMBS> {
    Fixed::from_row(x).expect("so many limbs")
}

fn fixed_mul(variant: &str, _: &[Limb]) -> Clocked {
    let variant = named!(mul::Variant, variant);
    let run = move |x: &[Limb], y: &[Limb]| _ = black_box(fixed(x).mul_with(&fixed(y), variant));
    Clocked { limbs: [FIXED_LIMBS; 2], run: Box::new(run) }
}

fn montgomery_mul(variant: &str, modulus: &[Limb]) -> Clocked {
    let m = Montgomery::with_variant(&fixed(modulus), named!(mont::Variant, variant)).expect("odd");
    Clocked { limbs: [FIXED_LIMBS; 2], run: Box::new(move |x, y| _ = black_box(m.mul(&fixed(x), &fixed(y)))) }
}

fn fixed_compare(_: &str, _: &[Limb]) -> Clocked {
    let run = |x: &[Limb], y: &[Limb]| _ = black_box(fixed(x).ct_lt(&fixed(y)));
    Clocked { limbs: [FIXED_LIMBS; 2], run: Box::new(run) }
}

fn columns_mulmod(variant: &str, modulus: &[Limb]) -> Clocked {
    const ROWS: usize = 16;
    let (m, n) = (prepared(modulus.to_vec(), variant)(), modulus.len());
    let mut out = Column::zeros(ROWS, n).expect("a rectangle");
    let (mut left, mut right) = (out.clone(), out.clone());
    Clocked {
        limbs: [n; 2],
        run: Box::new(move |x, y| {
            left.rows_mut().for_each(|row| row.copy_from_slice(x));
            right.rows_mut().for_each(|row| row.copy_from_slice(y));
            assert!(Operation::mulmod((&left).into(), (&right).into()).run_into(&m, &mut out).is_ok());
            black_box(&mut out);
        }),
    }
}

fn compare(_: &str, modulus: &[Limb]) -> Clocked {
    let n = modulus.len();
    // Random numbers differ from each other in the top limb; equal numbers do not differ at all.
    Clocked { limbs: [n; 2], run: Box::new(|x, y| _ = black_box(limbs::compare(x, y))) }
}

fn product(variant: &str, modulus: &[Limb]) -> Clocked {
    let n = modulus.len();
    let plan = mul::Plan::new(named!(mul::Variant, variant), n);
    let (mut z, mut scratch) = (vec![0; 2 * n], vec![0; plan.scratch_len()]);
    Clocked {
        limbs: [n; 2],
        run: Box::new(move |x, y| {
            plan.mul(&mut z, x, y, &mut scratch);
            black_box(&mut z);
        }),
    }
}

/// An operation of a plan with one modulus: on a value and a second one, or on a value and a limb.
fn on_plan<E: Engine + 'static>(
    plan: E,
    modulus: &[Limb],
    limbs: [usize; 2],
    work_len: usize,
    run: impl Fn(&E, &mut [Lanes], (&[Lanes], &[Limb]), &[Lanes], &mut [Lanes]) + 'static,
) -> Clocked {
    let mut m = vec![Lanes::ZERO; plan.modulus_len()];
    let mut work = vec![Lanes::ZERO; plan.load_len().max(work_len)];
    plan.load_moduli(&vec![modulus; plan.lanes()], &mut m, &mut work, None);
    let [mut a, mut b] = [(); 2].map(|()| vec![Lanes::ZERO; plan.value_len()]);
    let clocked = move |x: &[Limb], y: &[Limb]| {
        // The same number in every lane.
        plan.import(&[x; 16][..plan.lanes()], &mut a, &mut work);
        if limbs[0] == limbs[1] {
            plan.import(&[y; 16][..plan.lanes()], &mut b, &mut work);
        }
        run(&plan, &mut a, (&b, y), &m, &mut work);
        black_box(&mut a);
    };
    Clocked { limbs, run: Box::new(clocked) }
}

/// Powers whose exponents have a limb, of which the low `exp_bits` bits are used.
fn powers<E: Engine + 'static>(plan: E, modulus: &[Limb], exp_bits: usize) -> Clocked {
    on_plan(plan, modulus, [modulus.len(), 1], plan.pow_len(exp_bits), move |plan, x, (_, e), m, work| {
        plan.pow(x, &[e; 16][..plan.lanes()], exp_bits, m, work, None);
    })
}

fn products<E: Engine + 'static>(plan: E, modulus: &[Limb]) -> Clocked {
    on_plan(plan, modulus, [modulus.len(); 2], 0, |plan, x, (y, _), m, work| plan.mul(x, y, m, work))
}

fn mont(variant: &str, modulus: &[Limb]) -> mont::Plan {
    mont::Plan::new(named!(mont::Variant, variant), modulus.len() * LIMB_BITS)
}

fn lanes(variant: &str, modulus: &[Limb]) -> lanes::Plan {
    lanes::Plan::new(named!(lanes::Variant, variant), modulus.len() * LIMB_BITS)
}

fn mont_mul(variant: &str, modulus: &[Limb]) -> Clocked {
    products(mont(variant, modulus), modulus)
}

fn mont_pow(variant: &str, modulus: &[Limb]) -> Clocked {
    powers(mont(variant, modulus), modulus, LIMB_BITS)
}

fn lanes_mul(variant: &str, modulus: &[Limb]) -> Clocked {
    products(lanes(variant, modulus), modulus)
}

fn lanes_pow(variant: &str, modulus: &[Limb]) -> Clocked {
    powers(lanes(variant, modulus), modulus, 16)
}

fn lanes_inv(variant: &str, modulus: &[Limb]) -> Clocked {
    let (plan, bits) = (lanes(variant, modulus), modulus.len() * LIMB_BITS);
    on_plan(plan, modulus, [modulus.len(), 1], plan.inv_len(bits), move |plan, x, _, m, work| {
        black_box(plan.inv(x, (bits, bits), m, work, None));
    })
}
