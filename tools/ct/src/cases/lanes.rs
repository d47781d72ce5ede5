//! Cases of the kernel family `lanes`.

use std::hint::black_box;

use super::limbwise_kernels::lanes::{Plan, Variant};
use super::limbwise_kernels::limb::{LIMB_BITS, Limb};
use super::limbwise_kernels::memory::Lanes;
use super::named;

use crate::case::{self, Case, Expect, Op};
use crate::secrets::Secrets;

const CASE: Case = Case {
    name: "mul",
    bits: 256,
    secrets: 4,
    expect: Expect::Constant,
    subject: &case::LANES,
    only: &[],
    untraced: &[],
    taint: true,
    small: false,
    mistake: None,
    prepare: mul,
};

/// 256 and 1024 bits fill limbs of 64 bits (4, 16), so that sums exceed the modulus and last subtractions
/// happen in some lanes and not in others; of 52 bits they take 5 and 20. 270 bits leave most of the top
/// limb empty. 104 bits fill two limbs of 52 bits, as a modulus that leaves no bit. 460 bits take nine, in blocks
/// of three. From 2048 and 4096 bits on `ifma` multiplies and squares by halves. 318 bits lead to R^2 in few
/// doublings, but more than one.
pub(super) const CASES: [Case; 29] = [
    Case { small: true, ..CASE },
    Case { bits: 270, ..CASE },
    Case { bits: 104, ..CASE },
    Case { bits: 460, secrets: 2, ..CASE },
    Case { bits: 1024, secrets: 2, ..CASE },
    Case { bits: 2048, secrets: 2, untraced: &["portable", "avx2"], ..CASE },
    Case { name: "sqr", prepare: sqr, ..CASE },
    Case { name: "sqr", bits: 270, prepare: sqr, ..CASE },
    Case { name: "sqr", bits: 104, prepare: sqr, ..CASE },
    Case { name: "sqr", bits: 460, secrets: 2, prepare: sqr, ..CASE },
    Case { name: "sqr", bits: 1024, secrets: 2, prepare: sqr, ..CASE },
    Case { name: "sqr", bits: 4096, secrets: 2, untraced: &["portable", "avx2"], prepare: sqr, ..CASE },
    Case { name: "dot", prepare: dot, ..CASE },
    Case { name: "dot", bits: 460, secrets: 2, prepare: dot, ..CASE },
    Case { name: "add", prepare: add, ..CASE },
    Case { name: "add", bits: 104, prepare: add, ..CASE },
    Case { name: "sub", prepare: sub, ..CASE },
    Case { name: "neg", prepare: neg, ..CASE },
    Case { name: "reduce", prepare: reduce, ..CASE },
    Case { name: "inv", bits: 100, secrets: 3, prepare: inv, ..CASE },
    Case { name: "import", prepare: import, ..CASE },
    Case { name: "export", prepare: export, ..CASE },
    Case { name: "from_mont", prepare: from_mont, ..CASE },
    Case { name: "load", prepare: load, ..CASE },
    Case { name: "load", bits: 32, prepare: load, ..CASE },
    Case { name: "load_long", prepare: load_long, secrets: 2, ..CASE },
    Case { name: "load_moduli", bits: 318, secrets: 3, prepare: load_moduli, ..CASE },
    Case {
        name: "load_moduli",
        bits: 1024,
        secrets: 2,
        untraced: &["portable"],
        prepare: load_moduli,
        ..CASE
    },
    Case { name: "pow", bits: 128, secrets: 3, prepare: pow, ..CASE },
];

/// Bits of the exponents of `pow`.
const EXP_BITS: usize = 16;

/// A plan with secret moduli.
struct Batch {
    plan: Plan,
    bits: usize,
    moduli: Vec<Vec<Limb>>,
    modulus: Vec<Lanes>,
    work: Vec<Lanes>,
}

fn rows(numbers: &[Vec<Limb>]) -> Vec<&[Limb]> {
    numbers.iter().map(Vec::as_slice).collect()
}

impl Batch {
    fn new(bits: usize, variant: &str, secrets: &mut Secrets) -> Batch {
        let plan = Plan::new(named!(Variant, variant), bits);
        let moduli: Vec<_> = (0..plan.lanes()).map(|lane| secrets.modulus(lane, bits, 0)).collect();
        let mut modulus = vec![Lanes::ZERO; plan.modulus_len()];
        let mut work = vec![Lanes::ZERO; plan.load_len().max(plan.pow_len(EXP_BITS))];
        plan.load_moduli(&rows(&moduli), &mut modulus, &mut work);
        Batch { plan, bits, moduli, modulus, work }
    }

    fn residues(&self, secrets: &mut Secrets) -> Vec<Vec<Limb>> {
        self.moduli.iter().enumerate().map(|(lane, m)| secrets.residue(lane, m, self.bits)).collect()
    }

    fn value(&mut self, secrets: &mut Secrets) -> Vec<Lanes> {
        let numbers = self.residues(secrets);
        let mut x = vec![Lanes::ZERO; self.plan.value_len()];
        self.plan.load(&rows(&numbers), &mut x, &self.modulus, &mut self.work);
        secrets.hide_lanes(&mut x);
        x
    }

    /// The last step of a preparation: products of hidden numbers are undefined too.
    fn hidden(mut self, secrets: &Secrets) -> Batch {
        secrets.hide_lanes(&mut self.modulus);
        self
    }
}

fn mul(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    let (mut x, y) = (b.value(secrets), b.value(secrets));
    let mut b = b.hidden(secrets);
    Box::new(move || b.plan.mul(&mut x, &y, &b.modulus, &mut b.work))
}

fn sqr(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    let mut x = b.value(secrets);
    let mut b = b.hidden(secrets);
    Box::new(move || b.plan.sqr(&mut x, &b.modulus, &mut b.work))
}

/// Three products in every lane.
fn dot(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    let mut values = || -> Vec<Lanes> {
        let mut values = Vec::new();
        for _ in 0..3 {
            let numbers = b.residues(secrets);
            let mut value = vec![Lanes::ZERO; b.plan.value_len()];
            b.plan.import(&rows(&numbers), &mut value, &mut b.work);
            values.extend(value);
        }
        secrets.hide_lanes(&mut values);
        values
    };
    let (x, y) = (values(), values());
    let mut sums = vec![Lanes::ZERO; b.plan.sums_len()];
    let mut out = vec![vec![0; 2 * bits.div_ceil(LIMB_BITS) + 1]; b.plan.lanes()];
    Box::new(move || {
        b.plan.dot(&x, &y, &mut sums);
        let mut out: Vec<&mut [Limb]> = out.iter_mut().map(Vec::as_mut_slice).collect();
        b.plan.export_sums(&sums, &mut out, &mut b.work);
    })
}

fn add(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    let (mut x, y) = (b.value(secrets), b.value(secrets));
    let b = b.hidden(secrets);
    Box::new(move || b.plan.add(&mut x, &y, &b.modulus))
}

fn sub(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    let (mut x, y) = (b.value(secrets), b.value(secrets));
    let b = b.hidden(secrets);
    Box::new(move || b.plan.sub(&mut x, &y, &b.modulus))
}

fn neg(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    let mut x = b.value(secrets);
    let mut b = b.hidden(secrets);
    Box::new(move || b.plan.neg(&mut x, &b.modulus, &mut b.work))
}

fn reduce(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    let mut x = b.value(secrets);
    let mut b = b.hidden(secrets);
    Box::new(move || b.plan.reduce(&mut x, &b.modulus, &mut b.work))
}

/// Numbers with an inverse and numbers without: it is the caller who looks at which is which.
fn inv(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    let mut x = b.value(secrets);
    b.work.resize(b.work.len().max(b.plan.inv_len(bits)), Lanes::ZERO);
    let mut b = b.hidden(secrets);
    Box::new(move || {
        black_box(b.plan.inv(&mut x, black_box(bits), &b.modulus, &mut b.work));
    })
}

fn from_mont(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    let mut x = b.value(secrets);
    let mut b = b.hidden(secrets);
    Box::new(move || b.plan.from_mont(&mut x, &b.modulus, &mut b.work))
}

fn import(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    let mut numbers = b.residues(secrets);
    numbers.iter_mut().for_each(|x| secrets.hide(x));
    let mut value = vec![Lanes::ZERO; b.plan.value_len()];
    Box::new(move || b.plan.import(&rows(&numbers), &mut value, &mut b.work))
}

fn export(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    let numbers = b.residues(secrets);
    let mut value = vec![Lanes::ZERO; b.plan.value_len()];
    b.plan.import(&rows(&numbers), &mut value, &mut b.work);
    secrets.hide_lanes(&mut value);
    let mut out = numbers;
    Box::new(move || {
        let mut out: Vec<&mut [Limb]> = out.iter_mut().map(Vec::as_mut_slice).collect();
        b.plan.export(&value, &mut out, &mut b.work);
    })
}

fn load_rows(mut b: Batch, mut numbers: Vec<Vec<Limb>>, secrets: &Secrets) -> Op {
    numbers.iter_mut().for_each(|x| secrets.hide(x));
    secrets.hide_lanes(&mut b.modulus);
    let mut value = vec![Lanes::ZERO; b.plan.value_len()];
    Box::new(move || b.plan.load(&rows(&numbers), &mut value, &b.modulus, &mut b.work))
}

fn load(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let b = Batch::new(bits, variant, secrets);
    let numbers = b.residues(secrets);
    load_rows(b, numbers, secrets)
}

/// Numbers twice as long as their moduli: Horner's rule, of three steps where a value takes fewer words
/// than the modulus has.
fn load_long(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let b = Batch::new(bits, variant, secrets);
    let limbs = 2 * bits.div_ceil(LIMB_BITS);
    let numbers = (0..b.plan.lanes()).map(|lane| secrets.number(lane, limbs)).collect();
    load_rows(b, numbers, secrets)
}

fn load_moduli(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    b.moduli.iter_mut().for_each(|m| secrets.hide_modulus(m, bits, 0));
    Box::new(move || b.plan.load_moduli(&rows(&b.moduli), &mut b.modulus, &mut b.work))
}

fn pow(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    let mut x = b.value(secrets);
    // All 64 bits of an exponent are secret, the low 16 count.
    let mut exponents: Vec<_> = (0..b.plan.lanes()).map(|lane| secrets.number(lane + 1, 1)).collect();
    exponents.iter_mut().for_each(|e| secrets.hide(e));
    let mut b = b.hidden(secrets);
    Box::new(move || {
        b.plan.pow(&mut x, &rows(&exponents), black_box(EXP_BITS), &b.modulus, &mut b.work, None);
    })
}
