//! Cases of the kernel family `mul` and of the sums, comparisons and shifts beside it: `bits` long numbers, all secret.

use std::hint::black_box;

use limbwise::cpu::{Adx, Bmi2, Features, Ifma};
use limbwise::limbs::{self, Plan, Variant};
use limbwise_kernels::limb::LIMB_BITS;

use crate::case::{Case, Expect, Op};
use crate::secrets::Secrets;

const CASE: Case = Case {
    name: "mul_portable",
    bits: 512,
    secrets: 4,
    expect: Expect::Constant,
    each_variant: false,
    requires: &[],
    trace_portable: true,
    taint: true,
    small: false,
    prepare: |bits, _, secrets| products("portable", bits, secrets),
};

const X64: Case =
    Case { name: "mul_x64", prepare: |bits, _, secrets| products("x64", bits, secrets), ..CASE };

/// Less unrolled: 16 limbs are split.
const X64_BY_8: Case =
    Case { name: "mul_x64_by_8", prepare: |bits, _, secrets| products("x64_by_8", bits, secrets), ..CASE };

/// Further unrolled: 32 limbs are not split.
const X64_BY_32: Case =
    Case { name: "mul_x64_by_32", prepare: |bits, _, secrets| products("x64_by_32", bits, secrets), ..CASE };

const HALFWORD: Case =
    Case { name: "mul_halfword", prepare: |bits, _, secrets| products("halfword", bits, secrets), ..CASE };

const BMI2: Case = Case {
    name: "mul_bmi2",
    requires: Bmi2::FEATURES,
    prepare: |bits, _, secrets| products("bmi2", bits, secrets),
    ..CASE
};

const PORTABLE_BMI2: Case = Case {
    name: "mul_portable_bmi2",
    prepare: |bits, _, secrets| products("portable_bmi2", bits, secrets),
    ..BMI2
};

const ADX: Case = Case {
    name: "mul_adx",
    requires: Adx::FEATURES,
    prepare: |bits, _, secrets| products("adx", bits, secrets),
    ..CASE
};

const IFMA: Case = Case {
    name: "mul_ifma",
    requires: Ifma::FEATURES,
    prepare: |bits, _, secrets| products("ifma", bits, secrets),
    ..CASE
};

/// 8 limbs are one kernel, 37 are split in halves twice, unevenly; `portable` splits them once.
const SPLIT: usize = 37 * LIMB_BITS;

pub(crate) const CASES: [Case; 17] = [
    Case { small: true, ..CASE },
    Case { bits: SPLIT, secrets: 2, ..CASE },
    HALFWORD,
    Case { bits: SPLIT, secrets: 2, ..HALFWORD },
    PORTABLE_BMI2,
    Case { bits: 1024, secrets: 3, ..X64_BY_8 },
    X64,
    Case { bits: SPLIT, secrets: 3, ..X64 },
    Case { bits: 2048, secrets: 3, ..X64_BY_32 },
    BMI2,
    Case { bits: SPLIT, secrets: 3, ..BMI2 },
    Case { small: true, ..ADX },
    Case { bits: 1024, ..ADX },
    Case { bits: SPLIT, secrets: 3, ..ADX },
    IFMA,
    Case { bits: SPLIT, secrets: 3, ..IFMA },
    Case { name: "limbs", prepare: |bits, _, secrets| beside(bits, secrets), ..CASE },
];

/// A product, a square and a low product.
fn products(variant: &str, bits: usize, secrets: &mut Secrets) -> Op {
    let features = Features::detect().expect("known features");
    let variant = Variant::all(features).find(|v| v.name() == variant).expect("a variant that runs");
    let n = bits / LIMB_BITS;
    let plan = Plan::new(variant, n);
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
fn beside(bits: usize, secrets: &mut Secrets) -> Op {
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
