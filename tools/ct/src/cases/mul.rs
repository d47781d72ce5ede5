//! Cases of the kernel family `mul` and of the sums, comparisons and shifts beside it: `bits` long numbers, all secret.

use std::hint::black_box;

use super::limbwise::limbs::{self, Plan, Variant};
use super::limbwise_kernels::limb::LIMB_BITS;
use super::named;

use crate::case::{self, Case, Expect, Op};
use crate::secrets::Secrets;

/// 8 limbs are one kernel, 16 too but for `portable`. 37 are split in halves twice, unevenly; `portable` splits them once.
const SPLIT: usize = 37 * LIMB_BITS;

const CASE: Case = Case {
    name: "products",
    bits: 512,
    secrets: 4,
    expect: Expect::Constant,
    subject: &case::MUL,
    only: &[],
    untraced: &[],
    taint: true,
    small: true,
    mistake: None,
    prepare: products,
};

pub(super) const CASES: [Case; 4] = [
    CASE,
    Case { bits: 1024, small: false, ..CASE },
    Case { bits: SPLIT, secrets: 3, small: false, ..CASE },
    Case { name: "limbs", subject: &case::PLAIN, prepare: beside, ..CASE },
];

/// A product, a square and a low product.
fn products(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let n = bits / LIMB_BITS;
    let plan = Plan::new(named!(Variant, variant), n);
    let (mut x, mut y) = (secrets.number(0, n), secrets.number(1, n));
    let (mut z, mut scratch) = (vec![0; 2 * n], vec![0; plan.scratch_len()]);
    secrets.hide(&mut x);
    secrets.hide(&mut y);
    Box::new(move || {
        plan.mul(&mut z, &x, &y, &mut scratch);
        plan.sqr(&mut z, &x, &mut scratch);
        plan.mul_low(&mut z[..n], &x, &y, &mut scratch);
        black_box(&z);
    })
}

/// A sum, a difference, a comparison, and shifts by public amounts.
fn beside(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let n = bits / LIMB_BITS;
    let (mut x, mut y) = (secrets.number(0, n), secrets.number(1, n));
    secrets.hide(&mut x);
    secrets.hide(&mut y);
    Box::new(move || {
        black_box(limbs::add(&mut x, &y, false));
        black_box(limbs::sub(&mut y, &x, false));
        black_box(limbs::compare(&x, &y));
        limbs::shl(&mut x, black_box(67));
        limbs::shr(&mut y, black_box(3));
    })
}
