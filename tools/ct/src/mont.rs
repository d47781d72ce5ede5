//! Cases of the kernel family `mont`: one number, whose pattern is that of the first lane.

use std::hint::black_box;

use limbwise::cpu::{Adx, Bmi2, Features};
use limbwise::lanes;
use limbwise::mont::{Lanes, Plan, Variant};
use limbwise_kernels::limb::{LIMB_BITS, Limb};

use crate::case::{Case, Expect, Op};
use crate::secrets::Secrets;

const CASE: Case = Case {
    taint: true,
    name: "mont_mul",
    bits: 256,
    secrets: 4,
    expect: Expect::Constant,
    each_variant: true,
    requires: &[],
    trace_portable: true,
    small: false,
    prepare: mul,
};

/// 1024 bits fill limbs of 64 bits, and three registers of 52-bit limbs but for the top; 2078 bits fill five registers.
/// 4096 bits take two blocks of registers.
pub(crate) const CASES: [Case; 15] = [
    Case { small: true, ..CASE },
    Case { bits: 1024, ..CASE },
    Case { bits: 2078, ..CASE },
    Case { bits: 4096, secrets: 2, trace_portable: false, ..CASE },
    Case { name: "mont_sqr", bits: 1024, prepare: sqr, ..CASE },
    Case { name: "mont_sqr", bits: 2078, prepare: sqr, ..CASE },
    Case { name: "mont_sqr", bits: 4096, secrets: 2, trace_portable: false, prepare: sqr, ..CASE },
    Case { name: "mont_add", bits: 1024, prepare: add, ..CASE },
    Case { name: "mont_import_export", bits: 1024, prepare: import_export, ..CASE },
    Case { name: "mont_to_mont", bits: 1024, prepare: to_mont, ..CASE },
    Case { name: "mont_from_mont", bits: 1024, prepare: from_mont, ..CASE },
    Case { name: "mont_load_long", bits: 1024, secrets: 2, prepare: load_long, ..CASE },
    Case { name: "mont_load_modulus", bits: 318, secrets: 3, prepare: load_modulus, ..CASE },
    Case {
        name: "mont_load_modulus",
        bits: 1024,
        secrets: 2,
        trace_portable: false,
        prepare: load_modulus,
        ..CASE
    },
    Case { name: "mont_pow", bits: 512, secrets: 3, prepare: pow, ..CASE },
];

const X64: Case = Case {
    name: "mont_x64",
    each_variant: false,
    prepare: |bits, _, secrets| scalar("x64", bits, secrets),
    ..CASE
};

const BMI2: Case = Case {
    name: "mont_bmi2",
    requires: Bmi2::FEATURES,
    prepare: |bits, _, secrets| scalar("bmi2", bits, secrets),
    ..X64
};

const ADX: Case = Case {
    name: "mont_adx",
    requires: Adx::FEATURES,
    prepare: |bits, _, secrets| scalar("adx", bits, secrets),
    ..X64
};

/// The variants that `lanes` does not have. 576 bits are nine limbs, whose reduction is cut in two; 1088 are
/// seventeen, which are reduced by the whole inverse.
pub(crate) const SCALAR: [Case; 12] = [
    X64,
    Case { bits: 1024, secrets: 3, ..X64 },
    Case { bits: 1088, secrets: 3, ..X64 },
    BMI2,
    Case { bits: 1024, secrets: 3, ..BMI2 },
    Case { bits: 1088, secrets: 3, ..BMI2 },
    Case { small: true, ..ADX },
    Case { bits: 576, ..ADX },
    Case { bits: 1024, secrets: 3, ..ADX },
    Case { bits: 1088, secrets: 3, ..ADX },
    Case {
        name: "mont_adx_load_modulus",
        bits: 318,
        secrets: 3,
        prepare: |bits, _, secrets| scalar_modulus("adx", bits, secrets),
        ..ADX
    },
    Case {
        name: "mont_x64_load_modulus",
        bits: 1088,
        secrets: 2,
        prepare: |bits, _, secrets| scalar_modulus("x64", bits, secrets),
        ..X64
    },
];

/// Bits of the exponent of `pow`.
const EXP_BITS: usize = 16;

/// The variant for one number with the instructions of a variant for many.
fn for_one(variant: lanes::Variant) -> Variant {
    match variant {
        lanes::Variant::Reference => Variant::Reference,
        lanes::Variant::Ifma(token) => Variant::Ifma(token),
        _ => Variant::Portable,
    }
}

/// A plan with a secret modulus.
struct Field {
    plan: Plan,
    bits: usize,
    m: Vec<Limb>,
    modulus: Vec<Lanes>,
    work: Vec<Lanes>,
}

impl Field {
    fn new(bits: usize, variant: lanes::Variant, secrets: &mut Secrets) -> Field {
        Field::of(bits, for_one(variant), secrets)
    }

    fn of(bits: usize, variant: Variant, secrets: &mut Secrets) -> Field {
        let plan = Plan::new(variant, bits);
        let m = secrets.modulus(0, bits, 0);
        let mut modulus = vec![Lanes::ZERO; plan.modulus_len()];
        let mut work = vec![Lanes::ZERO; plan.load_len().max(plan.pow_len(EXP_BITS))];
        plan.load_modulus(&m, &mut modulus, &mut work);
        Field { plan, bits, m, modulus, work }
    }

    fn residue(&self, secrets: &mut Secrets, lane: usize) -> Vec<Limb> {
        secrets.residue(lane, &self.m, self.bits)
    }

    fn value(&mut self, secrets: &mut Secrets, lane: usize) -> Vec<Lanes> {
        let number = self.residue(secrets, lane);
        let mut x = vec![Lanes::ZERO; self.plan.value_len()];
        self.plan.load(&number, &mut x, &self.modulus, &mut self.work);
        secrets.hide_lanes(&mut x);
        x
    }

    /// The last step of a preparation: products of hidden numbers are undefined too.
    fn hidden(mut self, secrets: &Secrets) -> Field {
        secrets.hide_lanes(&mut self.modulus);
        self
    }
}

fn mul(bits: usize, variant: lanes::Variant, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    let (mut x, y) = (f.value(secrets, 0), f.value(secrets, 1));
    let mut f = f.hidden(secrets);
    Box::new(move || f.plan.mul(&mut x, &y, &f.modulus, &mut f.work))
}

fn sqr(bits: usize, variant: lanes::Variant, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    let mut x = f.value(secrets, 0);
    let mut f = f.hidden(secrets);
    Box::new(move || f.plan.sqr(&mut x, &f.modulus, &mut f.work))
}

fn add(bits: usize, variant: lanes::Variant, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    let (mut x, y) = (f.value(secrets, 0), f.value(secrets, 1));
    let f = f.hidden(secrets);
    Box::new(move || f.plan.add(&mut x, &y, &f.modulus))
}

fn to_mont(bits: usize, variant: lanes::Variant, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    let mut x = f.value(secrets, 0);
    let mut f = f.hidden(secrets);
    Box::new(move || f.plan.to_mont(&mut x, &f.modulus, &mut f.work))
}

fn from_mont(bits: usize, variant: lanes::Variant, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    let mut x = f.value(secrets, 0);
    let mut f = f.hidden(secrets);
    Box::new(move || f.plan.from_mont(&mut x, &f.modulus, &mut f.work))
}

fn import_export(bits: usize, variant: lanes::Variant, secrets: &mut Secrets) -> Op {
    let f = Field::new(bits, variant, secrets);
    let mut number = f.residue(secrets, 0);
    secrets.hide(&mut number);
    let mut value = vec![Lanes::ZERO; f.plan.value_len()];
    Box::new(move || {
        f.plan.import(&number, &mut value);
        f.plan.export(&value, &mut number);
    })
}

/// A number more than twice as long as its modulus: Horner's rule, of several steps.
fn load_long(bits: usize, variant: lanes::Variant, secrets: &mut Secrets) -> Op {
    let f = Field::new(bits, variant, secrets);
    let mut number = secrets.number(0, 2 * bits.div_ceil(LIMB_BITS) + 5);
    secrets.hide(&mut number);
    let mut f = f.hidden(secrets);
    let mut x = vec![Lanes::ZERO; f.plan.value_len()];
    Box::new(move || f.plan.load(&number, &mut x, &f.modulus, &mut f.work))
}

fn load_modulus(bits: usize, variant: lanes::Variant, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    secrets.hide_modulus(&mut f.m, bits, 0);
    Box::new(move || f.plan.load_modulus(&f.m, &mut f.modulus, &mut f.work))
}

fn pow(bits: usize, variant: lanes::Variant, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    let mut x = f.value(secrets, 0);
    // All 64 bits of the exponent are secret, the low 16 count.
    let mut exponent = secrets.number(1, 1);
    secrets.hide(&mut exponent);
    let mut f = f.hidden(secrets);
    Box::new(move || f.plan.pow(&mut x, &exponent, black_box(EXP_BITS), &f.modulus, &mut f.work))
}

fn named(variant: &str) -> Variant {
    let features = Features::detect().expect("known features");
    Variant::all(features).find(|v| v.name() == variant).expect("a variant that runs")
}

/// A product, a square and the way out of Montgomery form.
fn scalar(variant: &str, bits: usize, secrets: &mut Secrets) -> Op {
    let mut f = Field::of(bits, named(variant), secrets);
    let (mut x, y) = (f.value(secrets, 0), f.value(secrets, 1));
    let mut f = f.hidden(secrets);
    Box::new(move || {
        f.plan.mul(&mut x, &y, &f.modulus, &mut f.work);
        f.plan.sqr(&mut x, &f.modulus, &mut f.work);
        f.plan.from_mont(&mut x, &f.modulus, &mut f.work);
    })
}

fn scalar_modulus(variant: &str, bits: usize, secrets: &mut Secrets) -> Op {
    let mut f = Field::of(bits, named(variant), secrets);
    secrets.hide_modulus(&mut f.m, bits, 0);
    Box::new(move || f.plan.load_modulus(&f.m, &mut f.modulus, &mut f.work))
}
