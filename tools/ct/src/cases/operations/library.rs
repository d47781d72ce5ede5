//! Cases of the library: columns, batches, even moduli.

use std::hint::black_box;

use super::limbwise::{Column, Moduli, Modulus, Powmod, Scalar};
use super::limbwise_kernels::cpu::Features;
use super::limbwise_kernels::lanes::Variant;
use super::limbwise_kernels::limb::{LIMB_BITS, Limb};

use crate::cases::secrets::{Secrets, cut};
use crate::cases::{self, Case, Expect, Op};

const CASE: Case = Case {
    name: "powmod_odd",
    bits: 128,
    secrets: 2,
    expect: Expect::Constant,
    subject: &cases::COLUMNS,
    decides: &[],
    recorder: false,
    sizes: &[],
    small: false,
    mistake: None,
    prepare: powmod_odd,
};

pub(super) fn cases() -> impl Iterator<Item = Case> {
    CASES.into_iter()
}

const CASES: [Case; 17] = [
    CASE,
    Case { name: "powmod_exp_bits", prepare: powmod_exp_bits, ..CASE },
    Case { name: "powmod_even", bits: 192, prepare: powmod_even, ..CASE },
    Case { name: "powmod_even_long", bits: 192, prepare: powmod_even_long, ..CASE },
    Case { name: "powmod_one_even", prepare: powmod_one_even, ..CASE },
    // Moduli as long as the operands are wide, and shorter ones.
    Case { name: "mulmod", prepare: mulmod, ..CASE },
    Case { name: "sqrmod", prepare: sqrmod, ..CASE },
    Case { name: "addmod", secrets: 4, prepare: addmod, ..CASE },
    Case { name: "addmod", bits: 100, prepare: addmod, ..CASE },
    Case { name: "mulmod_even", bits: 192, prepare: mulmod_even, ..CASE },
    Case { name: "addmod_even", bits: 192, prepare: addmod_even, ..CASE },
    Case { name: "dot", prepare: dot, ..CASE },
    Case { name: "invmod", bits: 64, secrets: 4, decides: cases::ALONE, prepare: invmod, ..CASE },
    Case { name: "invmod_one", bits: 64, decides: cases::CHAINED, prepare: invmod_one, ..CASE },
    Case {
        name: "from_be_bytes",
        bits: 264,
        secrets: 4,
        subject: &cases::PLAIN,
        prepare: from_be_bytes,
        ..CASE
    },
    Case { name: "to_be_bytes", bits: 320, secrets: 4, subject: &cases::PLAIN, prepare: to_be_bytes, ..CASE },
    Case {
        name: "to_be_bytes_cut",
        bits: 264,
        secrets: 4,
        subject: &cases::PLAIN,
        prepare: to_be_bytes,
        ..CASE
    },
];

/// Returns features with which the library chooses the variant of `lanes` of this name.
fn with(variant: &str) -> Features {
    let mut features = super::features();
    loop {
        let best = Variant::best(features);
        match best.description().requires.last() {
            Some(feature) if best.name() != variant => {
                features = features.without(feature.name()).expect("a feature's name");
            }
            _ => return features,
        }
    }
}

const ROWS: usize = 3;
/// The number of bits of exponents whose length is declared.
const EXP_BITS: usize = 16;

pub(super) fn column(limbs: usize, rows: impl Iterator<Item = Vec<Limb>>) -> Column {
    Column::from_limbs(rows.flatten().collect(), limbs).expect("a rectangle")
}

pub(super) fn numbers(secrets: &mut Secrets, limbs: usize, shift: usize) -> Column {
    column(limbs, (shift..ROWS + shift).map(|row| secrets.number(row, limbs)))
}

/// Returns moduli with the given number of trailing zeros.
pub(super) fn moduli(secrets: &mut Secrets, bits: usize, twos: [usize; ROWS]) -> Column {
    let limbs = bits.div_ceil(LIMB_BITS);
    let mut moduli = column(limbs, (0..ROWS).map(|row| secrets.modulus(row, bits, twos[row])));
    for (m, twos) in moduli.rows_mut().zip(twos) {
        secrets.hide_modulus(m, bits, twos);
    }
    moduli
}

/// Returns one modulus with the given number of trailing zeros.
pub(super) fn modulus(secrets: &mut Secrets, bits: usize, twos: usize) -> Vec<Limb> {
    let mut m = secrets.modulus(0, bits, twos);
    secrets.hide_modulus(&mut m, bits, twos);
    m
}

/// Returns a function that prepares moduli for a variant, one per row.
pub(super) fn prepared(variant: &str) -> impl Fn(&Column) -> Moduli + 'static {
    let features = with(variant);
    move |moduli| Moduli::with_features(moduli, features).expect("moduli")
}

/// The same for one modulus.
pub(super) fn prepared_one(variant: &str) -> impl Fn(&[Limb]) -> Modulus + 'static {
    let features = with(variant);
    move |modulus| Modulus::with_features(Scalar::from_limbs(modulus), features).expect("a modulus")
}

/// Bases, and exponents of one limb. The library checks that an exponent has no bits beyond its declared
/// length; the outcome is public.
fn operands(bits: usize, exp_bits: Option<usize>, secrets: &mut Secrets) -> (Column, Column) {
    let mut base = numbers(secrets, bits.div_ceil(LIMB_BITS), 0);
    let mut exp = numbers(secrets, 1, 1);
    secrets.hide(base.as_limbs_mut());
    for e in exp.rows_mut() {
        let bits = exp_bits.unwrap_or(LIMB_BITS);
        cut(e, bits);
        secrets.hide_low(e, bits);
    }
    (base, exp)
}

fn powmod_odd(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let (base, exp) = operands(bits, None, secrets);
    let moduli = moduli(secrets, bits, [0; ROWS]);
    powmod(Powmod::new(), with(variant), base, exp, moduli)
}

fn powmod_exp_bits(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let (base, exp) = operands(bits, Some(EXP_BITS), secrets);
    let moduli = moduli(secrets, bits, [0; ROWS]);
    powmod(Powmod::new().exp_bits(EXP_BITS), with(variant), base, exp, moduli)
}

/// Moduli whose odd parts have three lengths, so that rows are grouped, and whose powers of two have less
/// than a limb, exactly one limb, and more.
fn powmod_even(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let (base, exp) = operands(bits, Some(EXP_BITS), secrets);
    let moduli = moduli(secrets, bits, [7, 130, 64]);
    powmod(Powmod::new().exp_bits(EXP_BITS), with(variant), base, exp, moduli)
}

/// Exponents of three limbs.
fn powmod_even_long(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    const EXP_BITS: usize = 130;
    let mut base = numbers(secrets, bits.div_ceil(LIMB_BITS), 0);
    let mut exp = numbers(secrets, EXP_BITS.div_ceil(LIMB_BITS), 1);
    secrets.hide(base.as_limbs_mut());
    for e in exp.rows_mut() {
        cut(e, EXP_BITS);
        secrets.hide_low(e, EXP_BITS);
    }
    let moduli = moduli(secrets, bits, [7, 130, 64]);
    powmod(Powmod::new().exp_bits(EXP_BITS), with(variant), base, exp, moduli)
}

/// Powers of a column of three rows: one batch on this thread.
fn powmod(powmod: Powmod, features: Features, base: Column, exp: Column, moduli: Column) -> Op {
    Box::new(move || {
        let powers = powmod.operation(&base, &exp);
        assert!(black_box(powers.once_with(features, &moduli, |moduli| powers.run(moduli))).is_ok());
    })
}

/// One even modulus for all rows, whose preparation is observed, too.
fn powmod_one_even(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    const TWOS: usize = 9;
    let (base, exp) = operands(bits, Some(EXP_BITS), secrets);
    let mut modulus = secrets.modulus(0, bits, TWOS);
    secrets.hide_modulus(&mut modulus, bits, TWOS);
    let features = with(variant);
    Box::new(move || {
        let modulus = Modulus::with_features(Scalar::from_limbs(&modulus), features).expect("a modulus");
        let powmod = Powmod::new().exp_bits(EXP_BITS);
        assert!(black_box(powmod.run_with(&base, &exp, &modulus)).is_ok());
    })
}

/// An operation on two columns of three rows. The moduli have the given number of trailing zeros, and their
/// preparation is observed, too.
fn on_columns(
    bits: usize,
    variant: &str,
    twos: [usize; ROWS],
    secrets: &mut Secrets,
    run: impl Fn(&Moduli, &Column, &Column) -> bool + 'static,
) -> Op {
    let limbs = bits.div_ceil(LIMB_BITS);
    let (mut x, mut y) = (numbers(secrets, limbs, 0), numbers(secrets, limbs, 1));
    secrets.hide(x.as_limbs_mut());
    secrets.hide(y.as_limbs_mut());
    let moduli = moduli(secrets, bits, twos);
    let features = with(variant);
    Box::new(move || {
        let moduli = Moduli::with_features(&moduli, features).expect("moduli");
        assert!(run(&moduli, &x, &y));
    })
}

fn mulmod(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_columns(bits, variant, [0; ROWS], secrets, |m, x, y| black_box(m.mulmod(x, y)).is_ok())
}

fn sqrmod(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_columns(bits, variant, [0; ROWS], secrets, |m, x, _| black_box(m.sqrmod(x)).is_ok())
}

fn addmod(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_columns(bits, variant, [0; ROWS], secrets, |m, x, y| black_box(m.addmod(x, y)).is_ok())
}

fn mulmod_even(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_columns(bits, variant, [7, 130, 64], secrets, |m, x, y| black_box(m.mulmod(x, y)).is_ok())
}

fn addmod_even(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_columns(bits, variant, [7, 130, 64], secrets, |m, x, y| black_box(m.addmod(x, y)).is_ok())
}

/// Powers of two, which have inverses modulo every odd number.
pub(super) fn has_inverses(x: &mut Column) {
    for row in x.rows_mut() {
        let exponent = row[0] % 63;
        row.fill(0);
        row[0] = 1 << exponent;
    }
}

/// One odd modulus, and more rows than a batch.
fn one_modulus(
    bits: usize,
    variant: &str,
    secrets: &mut Secrets,
    run: impl Fn(&Modulus, &Column) -> bool + 'static,
) -> Op {
    const MANY: usize = 35;
    let limbs = bits.div_ceil(LIMB_BITS);
    let mut m = secrets.modulus(0, bits, 0);
    let mut x = column(limbs, (0..MANY).map(|row| secrets.number(row, limbs)));
    has_inverses(&mut x);
    secrets.hide(x.as_limbs_mut());
    secrets.hide_modulus(&mut m, bits, 0);
    let features = with(variant);
    Box::new(move || {
        let m = Modulus::with_features(Scalar::from_limbs(&m), features).expect("a modulus");
        assert!(run(&m, &x));
    })
}

fn dot(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    one_modulus(bits, variant, secrets, |m, x| black_box(m.dot(x, x)).is_ok())
}

/// One inversion for two batches, and one for the third.
fn invmod_one(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    one_modulus(bits, variant, secrets, |m, x| black_box(m.invmod(x)).is_ok())
}

/// One modulus per row, so one inversion per row.
fn invmod(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let mut x = numbers(secrets, bits.div_ceil(LIMB_BITS), 0);
    let moduli = moduli(secrets, bits, [0; ROWS]);
    has_inverses(&mut x);
    let features = with(variant);
    Box::new(move || {
        let moduli = Moduli::with_features(&moduli, features).expect("moduli");
        assert!(black_box(moduli.invmod(&x)).is_ok());
    })
}

fn from_be_bytes(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let mut words: Vec<Limb> = numbers(secrets, bits.div_ceil(LIMB_BITS), 0).into_limbs();
    secrets.hide(&mut words);
    let width = bits / 8;
    let bytes: Vec<u8> = words.iter().flat_map(|x| x.to_le_bytes()).take(ROWS * width).collect();
    Box::new(move || assert!(black_box(Column::from_be_bytes(&bytes, width)).is_ok()))
}

/// Results as wide as the column or narrower: numbers are truncated to the width, and their lengths are
/// secret.
fn to_be_bytes(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let mut column = numbers(secrets, bits.div_ceil(LIMB_BITS), 0);
    for row in column.rows_mut() {
        cut(row, bits);
        secrets.hide_low(row, bits);
    }
    Box::new(move || assert!(black_box(column.to_be_bytes(bits / 8)).is_ok()))
}
