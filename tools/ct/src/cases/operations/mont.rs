//! Cases of the kernel family `mont`: one number, or two with separate moduli. Variants without pairs compute
//! one number instead.

use super::engine::{self, Batch, FULL, load_long, load_moduli, pow_vartime};
use super::limbwise_kernels::memory::Lanes;
use super::limbwise_kernels::mont::{Pair, Plan, Variant};
use super::limbwise_kernels::powers::Engine;
use super::named;

use crate::cases::inputs::Inputs;
use crate::cases::{self, Case, Op};

const CASE: Case =
    Case { name: "mul", subject: &cases::MONT, prepare: |i| one(0, i).run(i, Plan::mul), ..Case::BLANK };

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
    let of = |name, prepare| Case { name, prepare, ..CASE };
    let sqr = of("sqr", |i| one(0, i).run(i, |plan, x, _, m, work| plan.sqr(x, m, work)));
    let from_mont = of("from_mont", |i| one(0, i).run(i, |plan, x, _, m, work| plan.from_mont(x, m, work)));
    let others = [
        Case { small: true, ..CASE }.at(&[256]),
        of("add", |i| one(0, i).run(i, |plan, x, y, m, _| plan.add(x, y, m))).at(SOME),
        of("sub", |i| one(0, i).run(i, |plan, x, y, m, _| plan.sub(x, y, m))).at(SOME),
        of("import_export", import_export).at(SOME),
        of("to_mont", |i| one(0, i).run(i, |plan, x, _, m, work| plan.to_mont(x, m, work))).at(SOME),
        from_mont.clone().at(LENGTHS),
        from_mont.at(&[1088]),
        of("load_long", |i| load_long(one(0, i), 2 * i.limbs() + 5, i)).at(SOME),
        of("load_modulus", |i| load_moduli(one(0, i), i)).at(SOME),
        of("pow", pow).at(&[512]),
        of("pow", pow).at(POWERS),
        Case { secrets: 2, ..of("pow_long", pow_long) }.at(&[128, 320, 1024]),
        // An exponent as long as the modulus.
        Case { secrets: 2, ..of("pow_full", pow_full) }.at(FULL),
        of("pow_vartime", |i| pow_vartime(one(0, i), i)).at(&[128, 512]),
        CASE.at(&[1088]),
        of("pair_mul", pair_mul).at(PAIRS),
        of("pair_sqr", pair_sqr).at(PAIRS),
        of("pair_pow", pair_pow).at(&[512]),
        of("pair_pow", pair_pow).at(&[460, 1024, 2048]),
        of("pair_pow_vartime", pair_pow_vartime).at(&[512, 1024]),
    ];
    many(CASE).into_iter().chain(many(sqr)).chain(others)
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

fn one(exp_bits: usize, inputs: &mut Inputs) -> Batch<Plan> {
    Batch::new(Plan::new(named!(Variant, inputs.variant), inputs.bits), 1, 1, exp_bits, inputs)
}

/// Returns a pair if the variant has pairs.
fn two(exp_bits: usize, inputs: &mut Inputs) -> Option<Batch<Pair>> {
    let pair = Plan::new(named!(Variant, inputs.variant), inputs.bits).pair()?;
    Some(Batch::new(pair, 2, 1, exp_bits, inputs))
}

fn import_export(inputs: &mut Inputs) -> Op {
    let mut b = one(0, inputs);
    let mut number = b.residues(1, inputs).remove(0);
    inputs.hide(&mut number);
    let mut value = vec![Lanes::ZERO; b.plan.value_len()];
    Box::new(move || {
        b.plan.import(&[&number], &mut value, &mut b.work);
        b.plan.export(&value, &mut number);
    })
}

fn pow(inputs: &mut Inputs) -> Op {
    let exp_bits = exp_bits(inputs.bits);
    engine::pow(one(exp_bits, inputs), exp_bits, inputs)
}

fn pow_full(inputs: &mut Inputs) -> Op {
    engine::pow(one(inputs.bits, inputs), inputs.bits, inputs)
}

/// An exponent so long that the table has 32 entries, the maximum; its topmost window is not full.
fn pow_long(inputs: &mut Inputs) -> Op {
    const EXP_BITS: usize = 1029;
    engine::pow(one(EXP_BITS, inputs), EXP_BITS, inputs)
}

fn pair_mul(inputs: &mut Inputs) -> Op {
    match two(0, inputs) {
        Some(two) => two.run(inputs, Pair::mul),
        None => one(0, inputs).run(inputs, Plan::mul),
    }
}

fn pair_sqr(inputs: &mut Inputs) -> Op {
    match two(0, inputs) {
        Some(two) => two.run(inputs, |pair, x, _, m, work| pair.sqr(x, m, work)),
        None => one(0, inputs).run(inputs, |plan, x, _, m, work| plan.sqr(x, m, work)),
    }
}

fn pair_pow(inputs: &mut Inputs) -> Op {
    let exp_bits = exp_bits(inputs.bits);
    match two(exp_bits, inputs) {
        Some(two) => engine::pow(two, exp_bits, inputs),
        None => pow(inputs),
    }
}

fn pair_pow_vartime(inputs: &mut Inputs) -> Op {
    match two(0, inputs) {
        Some(two) => pow_vartime(two, inputs),
        None => pow_vartime(one(0, inputs), inputs),
    }
}
