//! Cases of the kernel family `lanes`.

use std::hint::black_box;

use super::engine::{self, Batch, FULL, hide, load, load_long, load_moduli, pow_vartime, rows};
use super::limbwise_kernels::lanes::{Plan, Variant};
use super::limbwise_kernels::limb::Limb;
use super::limbwise_kernels::memory::Lanes;
use super::limbwise_kernels::powers::Engine;
use super::named;

use crate::cases::inputs::Inputs;
use crate::cases::{self, Case, Op};

const CASE: Case = Case { name: "mul", subject: &cases::LANES, prepare: mul::<LANES>, ..Case::BLANK };

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
    let longest = |case: Case| Case { secrets: 2, ..case }.at(&[LONGEST]);
    let sqr = Case { name: "sqr", prepare: sqr::<LANES>, ..CASE };
    let products = many(CASE).into_iter().chain(many(sqr.clone())).chain([longest(CASE), longest(sqr)]);
    let of = |name, prepare| Case { name, prepare, ..CASE };
    let sub = of("sub", |i| full(i).run(i, |plan, x, y, m, _| plan.sub(x, y, m)));
    let inv = Case { secrets: 3, ..of("inv", inv) };
    let others = [
        Case { small: true, ..CASE }.at(&[256]),
        Case { secrets: 3, ..of("mul_few", mul::<FEW>) }.at(BLOCKS),
        Case { secrets: 3, ..of("sqr_few", self::sqr::<FEW>) }.at(BLOCKS),
        of("many", many_batches).at(SOME),
        of("dot", dot).at(SOME),
        of("add", |i| full(i).run(i, |plan, x, y, m, _| plan.add(x, y, m))).at(SOME),
        sub.clone().at(&[256]),
        sub.at(SOME),
        of("neg", |i| full(i).run(i, |plan, x, _, m, work| plan.neg(x, m, work))).at(SOME),
        of("reduce", |i| full(i).run(i, |plan, x, _, m, work| plan.reduce(x, m, work))).at(SOME),
        inv.clone().at(&[100]),
        inv.at(&[50, 256, 318]),
        of("import", import).at(SOME),
        of("export", export).at(SOME),
        of("rows", adjacent).at(SOME),
        of("to_mont", |i| full(i).run(i, |plan, x, _, m, work| plan.to_mont(x, m, work))).at(SOME),
        of("from_mont", |i| full(i).run(i, |plan, x, _, m, work| plan.from_mont(x, m, work))).at(SOME),
        of("load", |i| load(full(i), i)).at(SOME),
        // In three steps if a value holds fewer words than the modulus.
        of("load_long", |i| load_long(full(i), 2 * i.limbs(), i)).at(SOME),
        of("load_moduli", |i| load_moduli(full(i), i)).at(SOME),
        of("pow", pow::<LANES>).at(&[128]),
        of("pow", pow::<LANES>).at(POWERS),
        of("pow_few", pow::<FEW>).at(&[256, 310, 414, 460, 518, 2048, 4158]),
        of("pow_more", pow::<{ FEW + 1 }>).at(&[256, 310]),
        Case { secrets: 2, ..of("pow_long", pow_long::<LANES>) }.at(&[104, 310]),
        Case { secrets: 2, ..of("pow_long_few", pow_long::<FEW>) }.at(&[310]),
        // Exponents as long as the moduli.
        Case { secrets: 2, ..of("pow_full", pow_full) }.at(FULL),
        of("pow_vartime", |i| pow_vartime(full(i), i)).at(&[128, 460]),
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

fn batch(rows: usize, exp_bits: usize, inputs: &mut Inputs) -> Batch<Plan> {
    let plan = Plan::new(named!(Variant, inputs.variant), inputs.bits).for_rows(rows);
    Batch::new(plan, rows, 0, exp_bits, inputs)
}

fn full(inputs: &mut Inputs) -> Batch<Plan> {
    batch(LANES, 0, inputs)
}

fn mul<const ROWS: usize>(inputs: &mut Inputs) -> Op {
    batch(ROWS, 0, inputs).run(inputs, Plan::mul)
}

fn sqr<const ROWS: usize>(inputs: &mut Inputs) -> Op {
    batch(ROWS, 0, inputs).run(inputs, |plan, x, _, m, work| plan.sqr(x, m, work))
}

/// Three products in every lane.
fn dot(inputs: &mut Inputs) -> Op {
    let mut b = full(inputs);
    let mut values = || -> Vec<Lanes> {
        let mut values = vec![Lanes::ZERO; 3 * b.plan.value_len()];
        for value in values.chunks_exact_mut(b.plan.value_len()) {
            let numbers = b.residues(0, inputs);
            b.plan.import(&rows(&numbers), value, &mut b.work);
        }
        hide(inputs, &mut values);
        values
    };
    let (x, y) = (values(), values());
    let mut sums = vec![Lanes::ZERO; b.plan.sums_len()];
    let mut out = vec![vec![0; 2 * inputs.limbs() + 1]; LANES];
    Box::new(move || {
        b.plan.dot(&x, &y, &mut sums);
        let mut out: Vec<&mut [Limb]> = out.iter_mut().map(Vec::as_mut_slice).collect();
        b.plan.export_sums(&sums, &mut out, &mut b.work);
    })
}

/// Numbers with and without an inverse; the caller determines which is which.
fn inv(inputs: &mut Inputs) -> Op {
    let (mut b, bits) = (full(inputs), inputs.bits);
    b.work.resize(b.work.len().max(b.plan.inv_len(bits)), Lanes::ZERO);
    b.run(inputs, move |plan, x, _, modulus, work| {
        black_box(plan.inv(x, black_box((bits, bits)), modulus, work, None));
    })
}

fn import(inputs: &mut Inputs) -> Op {
    let mut b = full(inputs);
    let mut numbers = b.residues(0, inputs);
    numbers.iter_mut().for_each(|x| inputs.hide(x));
    let mut value = vec![Lanes::ZERO; b.plan.value_len()];
    Box::new(move || b.plan.import(&rows(&numbers), &mut value, &mut b.work))
}

fn export(inputs: &mut Inputs) -> Op {
    let mut b = full(inputs);
    let mut numbers = b.residues(0, inputs);
    let mut value = vec![Lanes::ZERO; b.plan.value_len()];
    b.plan.import(&rows(&numbers), &mut value, &mut b.work);
    hide(inputs, &mut value);
    Box::new(move || {
        let mut out: Vec<&mut [Limb]> = numbers.iter_mut().map(Vec::as_mut_slice).collect();
        b.plan.export(&value, &mut out, &mut b.work);
    })
}

/// Loads and stores a full batch and part of another, with consecutive rows.
fn adjacent(inputs: &mut Inputs) -> Op {
    let (mut b, width) = (full(inputs), inputs.limbs());
    let mut rows: Vec<Limb> = b.residues(0, inputs).into_iter().cycle().take(LANES + 3).flatten().collect();
    inputs.hide(&mut rows);
    let mut values = vec![Lanes::ZERO; 2 * b.plan.value_len()];
    let mut out = vec![0; rows.len()];
    Box::new(move || {
        b.plan.import_rows(&rows, width, &mut values, &mut b.work);
        b.plan.export_rows(&values, &mut out, width, &mut b.work);
    })
}

/// Products and squares of three batches, with one prepared modulus for all of them.
fn many_batches(inputs: &mut Inputs) -> Op {
    const BATCHES: usize = 3;
    let mut b = full(inputs);
    let mut values = || -> Vec<Lanes> { (0..BATCHES).flat_map(|_| b.value(0, inputs)).collect() };
    let (mut x, y) = (values(), values());
    let mut b = b.hidden(inputs);
    Box::new(move || {
        b.plan.mul(&mut x, &y, &b.modulus, &mut b.work);
        b.plan.mul(&mut x, &y[..b.plan.value_len()], &b.modulus, &mut b.work);
        b.plan.sqr(&mut x, &b.modulus, &mut b.work);
    })
}

fn pow<const ROWS: usize>(inputs: &mut Inputs) -> Op {
    let exp_bits = exp_bits(inputs.bits);
    engine::pow(batch(ROWS, exp_bits, inputs), exp_bits, inputs)
}

fn pow_full(inputs: &mut Inputs) -> Op {
    engine::pow(batch(LANES, inputs.bits, inputs), inputs.bits, inputs)
}

/// Exponents so long that the tables have 32 entries, the maximum; the topmost window is not full.
fn pow_long<const ROWS: usize>(inputs: &mut Inputs) -> Op {
    const EXP_BITS: usize = 1029;
    engine::pow(batch(ROWS, EXP_BITS, inputs), EXP_BITS, inputs)
}
