//! Cases of the kernel family `mont`: one number, whose pattern is that of the first lane.

use std::hint::black_box;

use super::limbwise_kernels::limb::{LIMB_BITS, Limb};
use super::limbwise_kernels::mont::{Lanes, Plan, Variant};
use super::named;

use crate::case::{self, Case, Expect, Op};
use crate::secrets::Secrets;

const CASE: Case = Case {
    name: "mul",
    bits: 256,
    secrets: 4,
    expect: Expect::Constant,
    subject: &case::MONT,
    only: &[],
    untraced: &[],
    taint: true,
    small: false,
    mistake: None,
    prepare: mul,
};

/// What only `ifma` takes few steps for.
const LONG: &[&str] = &["portable", "x64", "adx"];
/// The variants of assembly.
const ASSEMBLY: &[&str] = &["x64", "adx"];

/// 1024 bits fill limbs of 64 bits, and three registers of 52-bit limbs but for the top; 2078 bits fill five registers.
/// 4096 bits take two blocks of registers. For assembly, 576 bits are nine limbs, whose reduction is cut in two; 1088 are
/// seventeen, which are reduced by the whole inverse, and 2048 are thirty-two, which have a kernel again.
pub(super) const CASES: [Case; 21] = [
    Case { small: true, ..CASE },
    Case { bits: 1024, ..CASE },
    Case { bits: 2078, secrets: 2, ..CASE },
    Case { bits: 4096, secrets: 2, untraced: LONG, ..CASE },
    Case { name: "sqr", bits: 1024, prepare: sqr, ..CASE },
    Case { name: "sqr", bits: 2078, secrets: 2, prepare: sqr, ..CASE },
    Case { name: "sqr", bits: 4096, secrets: 2, untraced: LONG, prepare: sqr, ..CASE },
    Case { name: "add", bits: 1024, prepare: add, ..CASE },
    Case { name: "import_export", bits: 1024, prepare: import_export, ..CASE },
    Case { name: "to_mont", bits: 1024, prepare: to_mont, ..CASE },
    Case { name: "from_mont", bits: 1024, prepare: from_mont, ..CASE },
    Case { name: "load_long", bits: 1024, secrets: 2, prepare: load_long, ..CASE },
    Case { name: "load_modulus", bits: 318, secrets: 3, prepare: load_modulus, ..CASE },
    Case {
        name: "load_modulus",
        bits: 1024,
        secrets: 2,
        untraced: &["portable"],
        prepare: load_modulus,
        ..CASE
    },
    Case { name: "load_modulus", bits: 1088, secrets: 2, only: ASSEMBLY, prepare: load_modulus, ..CASE },
    Case { name: "pow", bits: 512, secrets: 3, prepare: pow, ..CASE },
    SCALAR,
    Case { bits: 576, ..SCALAR },
    Case { bits: 1024, secrets: 3, ..SCALAR },
    Case { bits: 1088, secrets: 3, ..SCALAR },
    Case { bits: 2048, secrets: 2, ..SCALAR },
];

const SCALAR: Case = Case { name: "scalar", only: ASSEMBLY, prepare: scalar, ..CASE };

/// Bits of the exponent of `pow`.
const EXP_BITS: usize = 16;

/// A plan with a secret modulus.
struct Field {
    plan: Plan,
    bits: usize,
    m: Vec<Limb>,
    modulus: Vec<Lanes>,
    work: Vec<Lanes>,
}

impl Field {
    fn new(bits: usize, variant: &str, secrets: &mut Secrets) -> Field {
        let plan = Plan::new(named!(Variant, variant), bits);
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

fn mul(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    let (mut x, y) = (f.value(secrets, 1), f.value(secrets, 2));
    let mut f = f.hidden(secrets);
    Box::new(move || f.plan.mul(&mut x, &y, &f.modulus, &mut f.work))
}

fn sqr(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    let mut x = f.value(secrets, 1);
    let mut f = f.hidden(secrets);
    Box::new(move || f.plan.sqr(&mut x, &f.modulus, &mut f.work))
}

fn add(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    let (mut x, y) = (f.value(secrets, 1), f.value(secrets, 2));
    let f = f.hidden(secrets);
    Box::new(move || f.plan.add(&mut x, &y, &f.modulus))
}

fn to_mont(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    let mut x = f.value(secrets, 1);
    let mut f = f.hidden(secrets);
    Box::new(move || f.plan.to_mont(&mut x, &f.modulus, &mut f.work))
}

fn from_mont(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    let mut x = f.value(secrets, 1);
    let mut f = f.hidden(secrets);
    Box::new(move || f.plan.from_mont(&mut x, &f.modulus, &mut f.work))
}

fn import_export(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let f = Field::new(bits, variant, secrets);
    let mut number = f.residue(secrets, 1);
    secrets.hide(&mut number);
    let mut value = vec![Lanes::ZERO; f.plan.value_len()];
    Box::new(move || {
        f.plan.import(&number, &mut value);
        f.plan.export(&value, &mut number);
    })
}

/// A number more than twice as long as its modulus: Horner's rule, of several steps.
fn load_long(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let f = Field::new(bits, variant, secrets);
    let mut number = secrets.number(0, 2 * bits.div_ceil(LIMB_BITS) + 5);
    secrets.hide(&mut number);
    let mut f = f.hidden(secrets);
    let mut x = vec![Lanes::ZERO; f.plan.value_len()];
    Box::new(move || f.plan.load(&number, &mut x, &f.modulus, &mut f.work))
}

fn load_modulus(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    secrets.hide_modulus(&mut f.m, bits, 0);
    Box::new(move || f.plan.load_modulus(&f.m, &mut f.modulus, &mut f.work))
}

fn pow(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    let mut x = f.value(secrets, 1);
    // All 64 bits of the exponent are secret, the low 16 count.
    let mut exponent = secrets.number(2, 1);
    secrets.hide(&mut exponent);
    let mut f = f.hidden(secrets);
    Box::new(move || f.plan.pow(&mut x, &exponent, black_box(EXP_BITS), &f.modulus, &mut f.work, None))
}

/// A product, a square and the way out of Montgomery form.
fn scalar(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    let (mut x, y) = (f.value(secrets, 1), f.value(secrets, 2));
    let mut f = f.hidden(secrets);
    Box::new(move || {
        f.plan.mul(&mut x, &y, &f.modulus, &mut f.work);
        f.plan.sqr(&mut x, &f.modulus, &mut f.work);
        f.plan.from_mont(&mut x, &f.modulus, &mut f.work);
    })
}
