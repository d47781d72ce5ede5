//! Cases of the kernel family `lanes`.

use std::hint::black_box;

use super::limbwise_kernels::lanes::{Plan, Variant};
use super::limbwise_kernels::limb::{LIMB_BITS, Limb};
use super::limbwise_kernels::memory::Lanes;
use super::limbwise_kernels::powers::Engine;
use super::limbwise_kernels::window::SlidingWindow;
use super::named;

use crate::cases::secrets::Secrets;
use crate::cases::{self, Case, Expect, Op};

const CASE: Case = Case {
    name: "mul",
    bits: 256,
    secrets: 4,
    expect: Expect::Constant,
    subject: &cases::LANES,
    decides: &[],
    recorder: false,
    sizes: &[],
    small: false,
    mistake: None,
    prepare: mul::<LANES>,
};

/// All lengths up to 21 limbs of 52 bits, so that blocks of every width are full or incomplete. Some moduli
/// fill their 64-bit limbs (256, 1024 bits): then sums exceed the modulus, and the final subtraction happens
/// in some lanes and not in others. 104 bits fill two limbs of 52 bits, so the modulus leaves no spare bit.
const LENGTHS: &[usize] = &[
    1, 28, 32, 50, 52, 64, 84, 100, 104, 128, 156, 192, 206, 208, 256, 258, 270, 310, 318, 362, 414, 460,
    512, 518, 570, 622, 674, 726, 768, 778, 830, 882, 934, 986, 1024, 1038, 1090,
];

/// Lengths on both sides of 40 limbs of 52 bits, from which `ifma` multiplies by halves, and of 80 limbs,
/// from which it squares by halves.
const LONG: &[usize] = &[
    2026, 2048, 2078, 2080, 2132, 2180, 2236, 2288, 2334, 4096, 4106, 4158, 4160, 4206, 4264, 4316, 4368,
    4414,
];

/// 256 limbs of 52 bits, from which `ifma` propagates the carries of the half products before it combines
/// them.
const LONGEST: usize = 13_310;

/// Lengths for powers: one block; blocks of three limbs; both sides of the length from which products are
/// computed by halves.
const POWERS: &[usize] = &[
    32, 50, 104, 128, 156, 208, 256, 270, 310, 362, 414, 460, 518, 570, 622, 1024, 2048, 2080, 2132, 2180,
    2236, 2334, 4106, 4160, 4206, 4414,
];

const SOME: &[usize] = &[
    32, 52, 104, 128, 156, 208, 256, 260, 270, 318, 362, 414, 460, 518, 570, 622, 1024, 2080, 2132, 2180,
    2236, 2334, 4160,
];

/// The number of rows in a full batch.
const LANES: usize = 16;

/// The maximum number of rows for which `ifma` computes eight lanes instead of 16.
const FEW: usize = 8;

/// Lengths of more than one block for which eight lanes have kernels of their own: blocks of three to five
/// limbs, and products and squares by halves.
const BLOCKS: &[usize] = &[310, 414, 518, 1024, 2078, 4106, 4158];

pub(super) fn cases() -> impl Iterator<Item = Case> {
    let many =
        |case: Case| [Case { secrets: 8, ..case.clone() }.at(LENGTHS), Case { secrets: 3, ..case }.at(LONG)];
    let longest = |case: Case| Case { bits: LONGEST, secrets: 2, ..case };
    let sqr = Case { name: "sqr", prepare: sqr::<LANES>, ..CASE };
    let products = many(CASE).into_iter().chain(many(sqr.clone())).chain([longest(CASE), longest(sqr)]);
    let others = [
        Case { small: true, ..CASE },
        Case { name: "mul_few", secrets: 3, prepare: mul::<FEW>, ..CASE }.at(BLOCKS),
        Case { name: "sqr_few", secrets: 3, prepare: self::sqr::<FEW>, ..CASE }.at(BLOCKS),
        Case { name: "many", prepare: many_batches, ..CASE }.at(SOME),
        Case { name: "dot", prepare: dot, ..CASE }.at(SOME),
        Case { name: "add", prepare: add, ..CASE }.at(SOME),
        Case { name: "sub", prepare: sub, ..CASE },
        Case { name: "sub", prepare: sub, ..CASE }.at(SOME),
        Case { name: "neg", prepare: neg, ..CASE }.at(SOME),
        Case { name: "reduce", prepare: reduce, ..CASE }.at(SOME),
        Case { name: "inv", bits: 100, secrets: 3, prepare: inv, ..CASE },
        Case { name: "inv", secrets: 3, prepare: inv, ..CASE }.at(&[50, 256, 318]),
        Case { name: "import", prepare: import, ..CASE }.at(SOME),
        Case { name: "export", prepare: export, ..CASE }.at(SOME),
        Case { name: "rows", prepare: adjacent, ..CASE }.at(SOME),
        Case { name: "to_mont", prepare: to_mont, ..CASE }.at(SOME),
        Case { name: "from_mont", prepare: from_mont, ..CASE }.at(SOME),
        Case { name: "load", prepare: load, ..CASE }.at(SOME),
        Case { name: "load_long", prepare: load_long, ..CASE }.at(SOME),
        Case { name: "load_moduli", prepare: load_moduli, ..CASE }.at(SOME),
        Case { name: "pow", bits: 128, prepare: pow::<LANES>, ..CASE },
        Case { name: "pow", prepare: pow::<LANES>, ..CASE }.at(POWERS),
        Case { name: "pow_few", prepare: pow::<FEW>, ..CASE }.at(&[256, 310, 414, 460, 518, 2048, 4158]),
        Case { name: "pow_more", prepare: pow::<{ FEW + 1 }>, ..CASE }.at(&[256, 310]),
        Case { name: "pow_long", secrets: 2, prepare: pow_long::<LANES>, ..CASE }.at(&[104, 310]),
        Case { name: "pow_long_few", secrets: 2, prepare: pow_long::<FEW>, ..CASE }.at(&[310]),
        Case { name: "pow_vartime", prepare: pow_vartime, ..CASE }.at(&[128, 460]),
    ];
    products.chain(others)
}

/// The lengths of exponents in bits: whole ones up to 460 bits, with tables of 16 entries, then several
/// windows.
const fn exp_bits(bits: usize) -> usize {
    match bits {
        460 => 460,
        2048 => 70,
        _ => 16,
    }
}

/// Returns a plan with secret moduli.
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
        Batch::with_powers(LANES, bits, exp_bits(bits), variant, secrets)
    }

    /// Returns a plan for the given number of rows, with memory for powers whose exponents have this many
    /// bits.
    fn with_powers(rows: usize, bits: usize, exp_bits: usize, variant: &str, secrets: &mut Secrets) -> Batch {
        let plan = Plan::new(named!(Variant, variant), bits).for_rows(rows);
        let moduli: Vec<_> = (0..rows).map(|lane| secrets.modulus(lane, bits, 0)).collect();
        let mut modulus = vec![Lanes::ZERO; plan.modulus_len()];
        let mut work = vec![Lanes::ZERO; plan.load_len().max(plan.pow_len(exp_bits))];
        plan.load_moduli(&self::rows(&moduli), &mut modulus, &mut work, None);
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

    /// Returns the last step of the preparation: products of secret numbers are undefined, too.
    fn hidden(mut self, secrets: &Secrets) -> Batch {
        secrets.hide_lanes(&mut self.modulus);
        self
    }
}

fn mul<const ROWS: usize>(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::with_powers(ROWS, bits, exp_bits(bits), variant, secrets);
    let (mut x, y) = (b.value(secrets), b.value(secrets));
    let mut b = b.hidden(secrets);
    Box::new(move || b.plan.mul(&mut x, &y, &b.modulus, &mut b.work))
}

fn sqr<const ROWS: usize>(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::with_powers(ROWS, bits, exp_bits(bits), variant, secrets);
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

/// Numbers with and without an inverse; the caller determines which is which.
fn inv(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    let mut x = b.value(secrets);
    b.work.resize(b.work.len().max(b.plan.inv_len(bits)), Lanes::ZERO);
    let mut b = b.hidden(secrets);
    Box::new(move || {
        black_box(b.plan.inv(&mut x, black_box((bits, bits)), &b.modulus, &mut b.work, None));
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

/// Loads and stores a full batch and part of another, with consecutive rows.
fn adjacent(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    let width = bits.div_ceil(LIMB_BITS);
    let mut rows: Vec<Limb> =
        b.residues(secrets).into_iter().cycle().take(b.plan.lanes() + 3).flatten().collect();
    secrets.hide(&mut rows);
    let mut values = vec![Lanes::ZERO; 2 * b.plan.value_len()];
    let mut out = vec![0; rows.len()];
    Box::new(move || {
        b.plan.import_rows(&rows, width, &mut values, &mut b.work);
        b.plan.export_rows(&values, &mut out, width, &mut b.work);
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

/// Numbers twice as long as their moduli, reduced by Horner's rule, in three steps if a value holds fewer
/// words than the modulus.
fn load_long(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let b = Batch::new(bits, variant, secrets);
    let limbs = 2 * bits.div_ceil(LIMB_BITS);
    let numbers = (0..b.plan.lanes()).map(|lane| secrets.number(lane, limbs)).collect();
    load_rows(b, numbers, secrets)
}

fn load_moduli(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    b.moduli.iter_mut().for_each(|m| secrets.hide_modulus(m, bits, 0));
    Box::new(move || b.plan.load_moduli(&rows(&b.moduli), &mut b.modulus, &mut b.work, None))
}

fn to_mont(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::new(bits, variant, secrets);
    let mut x = b.value(secrets);
    let mut b = b.hidden(secrets);
    Box::new(move || b.plan.to_mont(&mut x, &b.modulus, &mut b.work))
}

/// Products and squares of three batches, with one prepared modulus for all of them.
fn many_batches(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    const BATCHES: usize = 3;
    let mut b = Batch::new(bits, variant, secrets);
    let mut values = || -> Vec<Lanes> { (0..BATCHES).flat_map(|_| b.value(secrets)).collect() };
    let (mut x, y) = (values(), values());
    let mut b = b.hidden(secrets);
    Box::new(move || {
        b.plan.mul(&mut x, &y, &b.modulus, &mut b.work);
        b.plan.mul(&mut x, &y[..b.plan.value_len()], &b.modulus, &mut b.work);
        b.plan.sqr(&mut x, &b.modulus, &mut b.work);
    })
}

fn pow<const ROWS: usize>(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    power(ROWS, bits, exp_bits(bits), variant, secrets)
}

/// Exponents so long that the tables have 32 entries, the maximum; the topmost window is not full.
fn pow_long<const ROWS: usize>(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    power(ROWS, bits, 1029, variant, secrets)
}

fn power(rows: usize, bits: usize, exp_bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut b = Batch::with_powers(rows, bits, exp_bits, variant, secrets);
    let mut x = b.value(secrets);
    // All bits of an exponent are secret, including the unused bits of the last limb.
    let limbs = exp_bits.div_ceil(LIMB_BITS);
    let mut exponents: Vec<_> = (0..rows).map(|lane| secrets.number(lane + 1, limbs)).collect();
    exponents.iter_mut().for_each(|e| secrets.hide(e));
    let mut b = b.hidden(secrets);
    Box::new(move || {
        b.plan.pow(&mut x, &self::rows(&exponents), black_box(exp_bits), &b.modulus, &mut b.work, None);
    })
}

/// A public exponent and a secret base.
fn pow_vartime(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    const EXPONENT: [Limb; 1] = [65_537];
    let mut b = Batch::new(bits, variant, secrets);
    let mut x = b.value(secrets);
    let len = b.plan.pow_vartime_len(&SlidingWindow::new(&EXPONENT));
    b.work.resize(b.work.len().max(len), Lanes::ZERO);
    let mut b = b.hidden(secrets);
    Box::new(move || {
        b.plan.pow_vartime(&mut x, &SlidingWindow::new(black_box(&EXPONENT)), &b.modulus, &mut b.work, None);
    })
}
