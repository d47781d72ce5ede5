//! Twins that leak: the mistakes that the evidence has to catch, one each, in the same binary.
//!
//! They are not inlined, so that reports name them, and their results go through `black_box`, so that
//! they are computed.

use std::hint::black_box;

use limbwise::lanes::{Lanes, Plan, SlidingWindow, Variant};
use limbwise_kernels::limb::{self, Limb};

use crate::case::{Case, Expect, Op};
use crate::secrets::{Secrets, cut};

const TWIN: Case = Case {
    name: "twin_stripped_limb",
    bits: 320,
    secrets: 4,
    expect: Expect::Leak,
    each_variant: false,
    requires: &[],
    trace_portable: true,
    taint: true,
    small: true,
    prepare: stripped_limb,
};

pub(crate) const CASES: [Case; 8] = [
    TWIN,
    Case { name: "twin_early_exit", small: false, prepare: early_exit, ..TWIN },
    Case { name: "twin_indexed_table", prepare: indexed_table, ..TWIN },
    Case { name: "twin_branched_subtraction", small: false, prepare: branched_subtraction, ..TWIN },
    Case { name: "twin_chosen_address", small: false, prepare: chosen_address, ..TWIN },
    Case {
        name: "twin_sliding_window",
        bits: 128,
        each_variant: true,
        small: false,
        prepare: sliding_window,
        ..TWIN
    },
    Case { name: "twin_modulus_bit", small: false, prepare: modulus_bit, ..TWIN },
    Case { name: "twin_division", expect: Expect::LeakOnlyInTrace, small: false, prepare: division, ..TWIN },
];

const LIMBS: usize = 5;

fn pair(secrets: &mut Secrets) -> (Vec<Limb>, Vec<Limb>) {
    let (mut x, mut y) = (secrets.number(0, LIMBS), secrets.number(1, LIMBS));
    secrets.hide(&mut x);
    secrets.hide(&mut y);
    (x, y)
}

/// Leading zero limbs take no part in a product (the Marvin attack on RSA).
#[inline(never)]
fn product_of_significant_limbs(x: &[Limb], y: &[Limb], z: &mut [Limb]) {
    z.fill(0);
    for (i, a) in x[..limb::significant(x)].iter().enumerate() {
        let mut carry = 0;
        for (z, b) in z[i..].iter_mut().zip(y) {
            (*z, carry) = limb::mac(*z, *a, *b, carry);
        }
        z[i + y.len()] = carry;
    }
}

fn stripped_limb(_: usize, _: Variant, secrets: &mut Secrets) -> Op {
    let (x, y) = pair(secrets);
    let mut z = vec![0; 2 * LIMBS];
    Box::new(move || product_of_significant_limbs(&x, black_box(&y), &mut z))
}

/// A comparison that ends where the numbers differ.
#[inline(never)]
fn less_with_early_exit(x: &[Limb], y: &[Limb]) -> bool {
    x.iter().rev().zip(y.iter().rev()).find(|(a, b)| a != b).is_some_and(|(a, b)| a < b)
}

/// Of lanes: a control of how they are hidden.
fn early_exit(_: usize, _: Variant, secrets: &mut Secrets) -> Op {
    let mut lanes = [0, 1].map(|lane| Lanes(secrets.number(lane, 8).try_into().expect("eight limbs")));
    secrets.hide_lanes(&mut lanes);
    let lanes = Box::new(lanes);
    Box::new(move || {
        black_box(less_with_early_exit(&lanes[0].0, &lanes[1].0));
    })
}

/// A table of powers of which one entry is read.
#[inline(never)]
fn entry_by_index(out: &mut [Limb; LIMBS], table: &[[Limb; LIMBS]; 16], digit: Limb) {
    *out = table[(digit & 15) as usize];
}

fn indexed_table(_: usize, _: Variant, secrets: &mut Secrets) -> Op {
    let (mut out, table) = (Box::new([0; LIMBS]), Box::new([[7; LIMBS]; 16]));
    let mut digit = secrets.number(0, 1);
    secrets.hide(&mut digit);
    Box::new(move || entry_by_index(&mut out, black_box(&table), digit[0]))
}

/// The last subtraction of a Montgomery product, done where it is needed.
#[inline(never)]
fn subtract_if_not_less(x: &mut [Limb], m: &[Limb]) {
    let mut borrow = 0;
    for (a, b) in x.iter().zip(m) {
        (_, borrow) = limb::sbb(*a, *b, borrow);
    }
    if borrow == 0 {
        for (a, b) in x.iter_mut().zip(m) {
            (*a, borrow) = limb::sbb(*a, *b, borrow);
        }
    }
}

fn branched_subtraction(_: usize, _: Variant, secrets: &mut Secrets) -> Op {
    let (mut x, m) = pair(secrets);
    Box::new(move || subtract_if_not_less(&mut x, black_box(&m)))
}

/// The same without a branch: both results are there, and the address of one is taken.
#[inline(never)]
fn subtract_and_choose(x: &mut [Limb; LIMBS], m: &[Limb]) {
    let mut both = [*x; 2];
    let mut borrow = 0;
    for (a, b) in both[0].iter_mut().zip(m) {
        (*a, borrow) = limb::sbb(*a, *b, borrow);
    }
    *x = black_box(&both)[(black_box(borrow) & 1) as usize];
}

fn chosen_address(_: usize, _: Variant, secrets: &mut Secrets) -> Op {
    let (x, m) = pair(secrets);
    let mut x: Box<[Limb; LIMBS]> = x.try_into().expect("so many limbs");
    Box::new(move || subtract_and_choose(&mut x, &m))
}

/// The library's own window for public exponents, given a secret one.
fn sliding_window(bits: usize, variant: Variant, secrets: &mut Secrets) -> Op {
    const EXP_BITS: usize = 16;
    let plan = Plan::new(variant, bits);
    let modulus = secrets.modulus(0, bits, 0);
    let base = secrets.residue(0, &modulus, bits);
    let mut prepared = vec![Lanes::ZERO; plan.modulus_len()];
    // The widest window there is takes no more, whatever the exponent.
    let mut work = vec![Lanes::ZERO; (plan.value_len() << 6) + plan.load_len()];
    plan.load_moduli(&[&modulus], &mut prepared, &mut work);
    let mut x = vec![Lanes::ZERO; plan.value_len()];
    plan.load(&[&base], &mut x, &prepared, &mut work);
    let mut exponent = secrets.number(0, 1);
    cut(&mut exponent, EXP_BITS);
    secrets.hide_low(&mut exponent, EXP_BITS);
    Box::new(move || plan.pow_vartime(&mut x, &SlidingWindow::new(&exponent), &prepared, &mut work))
}

/// A decision on a bit of a modulus that is neither its top one nor among its trailing zeros.
#[inline(never)]
fn count_if_set(m: &[Limb], bit: usize, count: &mut [Limb]) {
    if limb::bits(m, bit, 1) == 1 {
        count.iter_mut().for_each(|c| *c += 1);
    }
}

fn modulus_bit(bits: usize, _: Variant, secrets: &mut Secrets) -> Op {
    let mut m = secrets.modulus(0, bits, 1);
    secrets.hide_modulus(&mut m, bits, 1);
    let mut count = vec![0; LIMBS];
    Box::new(move || {
        for bit in [2, bits / 2, bits - 2] {
            count_if_set(&m, black_box(bit), &mut count);
        }
    })
}

/// A remainder by a public number. Of 32 bits: compilers put a branch before one of 64.
#[inline(never)]
fn remainder(x: u32, m: u32) -> u32 {
    x % m
}

fn division(_: usize, _: Variant, secrets: &mut Secrets) -> Op {
    let mut x = secrets.number(0, 1);
    secrets.hide(&mut x);
    Box::new(move || {
        black_box(remainder(black_box(&x)[0] as u32, black_box(3329)));
    })
}
