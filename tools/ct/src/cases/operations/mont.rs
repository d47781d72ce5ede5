//! Cases of the kernel family `mont`: one number, with the values of the first lane, or two.

use std::hint::black_box;

use super::limbwise_kernels::limb::{LIMB_BITS, Limb};
use super::limbwise_kernels::mont::{Lanes, Pair, Plan, Variant};
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
    subject: &cases::MONT,
    decides: &[],
    recorder: false,
    sizes: &[],
    small: false,
    mistake: None,
    prepare: mul,
};

/// All lengths up to 18 limbs, with and without assembly kernels, and lengths on both sides of other
/// thresholds: from 17 limbs, reductions use the whole inverse; at 32 limbs there are assembly kernels again;
/// 1024 and 2078 bits fill three and five registers of 52-bit limbs; 4096 bits need two blocks of registers.
const LENGTHS: &[usize] = &[
    1, 52, 64, 128, 192, 256, 320, 384, 448, 512, 576, 640, 704, 768, 832, 896, 960, 1024, 1088, 1152, 1248,
    1536, 1664, 2048, 2078, 2112, 2496,
];
const LONG: &[usize] = &[2912, 3072, 3328, 3744, 4096, 4160, 4576, 5000, 5400, 5824, 6240, 6656];
const POWERS: &[usize] = &[128, 320, 460, 512, 1024, 1088, 2048, 4160];
const PAIRS: &[usize] = &[512, 1024, 1536, 2048, 2112, 4160];
const SOME: &[usize] = &[64, 318, 512, 576, 1024, 1088, 2048, 2112];

pub(super) fn cases() -> impl Iterator<Item = Case> {
    let many =
        |case: Case| [Case { secrets: 8, ..case.clone() }.at(LENGTHS), Case { secrets: 3, ..case }.at(LONG)];
    let products = many(CASE).into_iter().chain(many(Case { name: "sqr", prepare: sqr, ..CASE }));
    let others = [
        Case { small: true, ..CASE },
        Case { name: "add", prepare: add, ..CASE }.at(SOME),
        Case { name: "sub", prepare: sub, ..CASE }.at(SOME),
        Case { name: "import_export", prepare: import_export, ..CASE }.at(SOME),
        Case { name: "to_mont", prepare: to_mont, ..CASE }.at(SOME),
        Case { name: "from_mont", prepare: from_mont, ..CASE }.at(LENGTHS),
        Case { name: "from_mont", bits: 1088, prepare: from_mont, ..CASE },
        Case { name: "load_long", prepare: load_long, ..CASE }.at(SOME),
        Case { name: "load_modulus", prepare: load_modulus, ..CASE }.at(SOME),
        Case { name: "pow", bits: 512, prepare: pow, ..CASE },
        Case { name: "pow", prepare: pow, ..CASE }.at(POWERS),
        Case { name: "pow_long", secrets: 2, prepare: pow_long, ..CASE }.at(&[128, 320, 1024]),
        Case { name: "pow_vartime", prepare: pow_vartime, ..CASE }.at(&[128, 512]),
        Case { name: "mul", bits: 1088, ..CASE },
        Case { name: "pair_mul", prepare: pair_mul, ..CASE }.at(PAIRS),
        Case { name: "pair_sqr", prepare: pair_sqr, ..CASE }.at(PAIRS),
        Case { name: "pair_pow", bits: 512, prepare: pair_pow, ..CASE },
        Case { name: "pair_pow", prepare: pair_pow, ..CASE }.at(&[460, 1024, 2048]),
        Case { name: "pair_pow_vartime", prepare: pair_pow_vartime, ..CASE }.at(&[512, 1024]),
    ];
    products.chain(others)
}

/// The lengths of exponents in bits: whole limbs up to 512 bits, with tables of 16 entries, then several
/// windows.
const fn exp_bits(bits: usize) -> usize {
    match bits {
        460 | 512 => 512,
        1024 => 70,
        _ => 16,
    }
}

/// Returns a plan with a secret modulus.
struct Field {
    plan: Plan,
    bits: usize,
    m: Vec<Limb>,
    modulus: Vec<Lanes>,
    work: Vec<Lanes>,
}

impl Field {
    fn new(bits: usize, variant: &str, secrets: &mut Secrets) -> Field {
        Field::with_powers(bits, exp_bits(bits), variant, secrets)
    }

    /// Adds memory for powers whose exponents have this many bits.
    fn with_powers(bits: usize, exp_bits: usize, variant: &str, secrets: &mut Secrets) -> Field {
        let plan = Plan::new(named!(Variant, variant), bits);
        let m = secrets.modulus(0, bits, 0);
        let mut modulus = vec![Lanes::ZERO; plan.modulus_len()];
        let mut work = vec![Lanes::ZERO; plan.load_len().max(plan.pow_len(exp_bits))];
        plan.load_moduli(&[&m], &mut modulus, &mut work, None);
        Field { plan, bits, m, modulus, work }
    }

    fn residue(&self, secrets: &mut Secrets, lane: usize) -> Vec<Limb> {
        secrets.residue(lane, &self.m, self.bits)
    }

    fn value(&mut self, secrets: &mut Secrets, lane: usize) -> Vec<Lanes> {
        let number = self.residue(secrets, lane);
        let mut x = vec![Lanes::ZERO; self.plan.value_len()];
        self.plan.load(&[&number], &mut x, &self.modulus, &mut self.work);
        secrets.hide_lanes(&mut x);
        x
    }

    /// Returns the last step of the preparation: products of secret numbers are undefined, too.
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
    let mut f = Field::new(bits, variant, secrets);
    let mut number = f.residue(secrets, 1);
    secrets.hide(&mut number);
    let mut value = vec![Lanes::ZERO; f.plan.value_len()];
    Box::new(move || {
        f.plan.import(&[&number], &mut value, &mut f.work);
        f.plan.export(&value, &mut number);
    })
}

/// A number more than twice as long as its modulus, which is reduced by Horner's rule in several steps.
fn load_long(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let f = Field::new(bits, variant, secrets);
    let mut number = secrets.number(0, 2 * bits.div_ceil(LIMB_BITS) + 5);
    secrets.hide(&mut number);
    let mut f = f.hidden(secrets);
    let mut x = vec![Lanes::ZERO; f.plan.value_len()];
    Box::new(move || f.plan.load(&[&number], &mut x, &f.modulus, &mut f.work))
}

fn load_modulus(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    secrets.hide_modulus(&mut f.m, bits, 0);
    Box::new(move || f.plan.load_moduli(&[&f.m], &mut f.modulus, &mut f.work, None))
}

fn sub(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    let (mut x, y) = (f.value(secrets, 1), f.value(secrets, 2));
    let f = f.hidden(secrets);
    Box::new(move || f.plan.sub(&mut x, &y, &f.modulus))
}

fn pow(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    power(bits, exp_bits(bits), variant, secrets)
}

/// An exponent so long that the table has 32 entries, the maximum; its topmost window is not full.
fn pow_long(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    power(bits, 1029, variant, secrets)
}

fn power(bits: usize, exp_bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut f = Field::with_powers(bits, exp_bits, variant, secrets);
    let mut x = f.value(secrets, 1);
    // All bits of the exponent are secret, including the unused bits of the last limb.
    let mut exponent = secrets.number(2, exp_bits.div_ceil(LIMB_BITS));
    secrets.hide(&mut exponent);
    let mut f = f.hidden(secrets);
    Box::new(move || f.plan.pow(&mut x, &[&exponent], black_box(exp_bits), &f.modulus, &mut f.work, None))
}

/// The public exponent.
const EXPONENT: [Limb; 1] = [65_537];

/// A public exponent and a secret base.
fn pow_vartime(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut f = Field::new(bits, variant, secrets);
    let mut x = f.value(secrets, 1);
    let len = f.plan.pow_vartime_len(&SlidingWindow::new(&EXPONENT));
    f.work.resize(f.work.len().max(len), Lanes::ZERO);
    let mut f = f.hidden(secrets);
    Box::new(move || {
        f.plan.pow_vartime(&mut x, &SlidingWindow::new(black_box(&EXPONENT)), &f.modulus, &mut f.work, None);
    })
}

/// Two numbers with separate secret moduli. Variants without pairs compute one after the other.
struct Two {
    plan: Plan,
    modulus: Vec<Lanes>,
    x: Vec<Lanes>,
    y: Vec<Lanes>,
    work: Vec<Lanes>,
}

impl Two {
    fn new(bits: usize, variant: &str, secrets: &mut Secrets) -> Two {
        let plan = Plan::new(named!(Variant, variant), bits);
        let (exp_bits, window) = (exp_bits(bits), SlidingWindow::new(&EXPONENT));
        let lens = match plan.pair() {
            Some(pair) => [pair.pow_len(exp_bits), pair.pow_vartime_len(&window)],
            None => [plan.pow_len(exp_bits), plan.pow_vartime_len(&window)],
        };
        let mut work = vec![Lanes::ZERO; plan.load_len().max(lens[0]).max(lens[1])];
        let mut modulus = vec![Lanes::ZERO; 2 * plan.modulus_len()];
        let [mut x, mut y] = [0; 2].map(|_| vec![Lanes::ZERO; 2 * plan.value_len()]);
        for (number, modulus) in modulus.chunks_exact_mut(plan.modulus_len()).enumerate() {
            let m = secrets.modulus(number, bits, 0);
            plan.load_moduli(&[&m], modulus, &mut work, None);
            for (lane, value) in [&mut x, &mut y].into_iter().enumerate() {
                let residue = secrets.residue(2 + 2 * number + lane, &m, bits);
                let value = &mut value[number * plan.value_len()..][..plan.value_len()];
                plan.load(&[&residue], value, modulus, &mut work);
            }
        }
        [&mut modulus, &mut x, &mut y].into_iter().for_each(|secret| secrets.hide_lanes(secret));
        Two { plan, modulus, x, y, work }
    }

    /// Calls `both` with the pair, or `each` for each number, with y, the modulus and the work memory.
    fn run(
        &mut self,
        both: impl Fn(Pair, &mut [Lanes], &[Lanes], &[Lanes], &mut [Lanes]),
        each: impl Fn(usize, &mut [Lanes], &[Lanes], &[Lanes], &mut [Lanes]),
    ) {
        let Two { plan, modulus, x, y, work } = self;
        if let Some(pair) = plan.pair() {
            return both(pair, x, y, modulus, work);
        }
        let (values, moduli) = (plan.value_len(), plan.modulus_len());
        let numbers =
            x.chunks_exact_mut(values).zip(y.chunks_exact(values)).zip(modulus.chunks_exact(moduli));
        for (number, ((x, y), modulus)) in numbers.enumerate() {
            each(number, x, y, modulus, work);
        }
    }
}

fn pair_mul(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut two = Two::new(bits, variant, secrets);
    let plan = two.plan;
    Box::new(move || {
        two.run(|pair, x, y, m, work| pair.mul(x, y, m, work), |_, x, y, m, work| plan.mul(x, y, m, work));
    })
}

fn pair_sqr(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut two = Two::new(bits, variant, secrets);
    let plan = two.plan;
    Box::new(move || {
        two.run(|pair, x, _, m, work| pair.sqr(x, m, work), |_, x, _, m, work| plan.sqr(x, m, work));
    })
}

fn pair_pow(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut two = Two::new(bits, variant, secrets);
    let (plan, exp_bits) = (two.plan, exp_bits(bits));
    let exponents = [6, 7].map(|lane| {
        let mut exponent = secrets.number(lane, exp_bits.div_ceil(LIMB_BITS));
        secrets.hide(&mut exponent);
        exponent
    });
    Box::new(move || {
        let (e, bits) = (exponents.each_ref().map(|e| &e[..]), black_box(exp_bits));
        two.run(
            |pair, x, _, m, work| pair.pow(x, &e, bits, m, work, None),
            |number, x, _, m, work| plan.pow(x, &[e[number]], bits, m, work, None),
        );
    })
}

fn pair_pow_vartime(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut two = Two::new(bits, variant, secrets);
    let plan = two.plan;
    Box::new(move || {
        let window = SlidingWindow::new(black_box(&EXPONENT));
        two.run(
            |pair, x, _, m, work| pair.pow_vartime(x, &window, m, work, None),
            |_, x, _, m, work| plan.pow_vartime(x, &window, m, work, None),
        );
    })
}
