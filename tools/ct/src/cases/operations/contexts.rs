//! Cases of contexts, which are prepared once for many rows.

use std::hint::black_box;

use super::library::{column, moduli, modulus, numbers, prepared, prepared_one};
use super::limbwise::{
    Column, FixedBase, FixedBases, FixedExponent, Moduli, Modulus, Powmod, Scalar, TableOptions, Way,
};
use super::limbwise_kernels::limb::LIMB_BITS;

use crate::cases::secrets::{Secrets, cut};
use crate::cases::{self, Case, Decision, Op};

const CASE: Case = Case { secrets: 3, subject: &cases::COLUMNS, ..Case::BLANK };

/// The checks that a saved base is complete and belongs to this modulus; both facts are public.
const LOADED: &[Decision] = &[Decision {
    function: "limbwise::fixed_base::saved::read",
    jumps: 2,
    what: "whether a checksum and a modulus match",
}];

/// The check that tables belong to the modulus, which is public.
const BELONG: &[Decision] = &[Decision {
    function: "limbwise::operation::Operation<limbwise::operand::Operand>::rows_with",
    jumps: 1,
    what: "whether tables belong to the modulus",
}];

pub(super) fn cases() -> impl Iterator<Item = Case> {
    let fixed_base = Case { name: "fixed_base", decides: BELONG, prepare: fixed_base, ..CASE };
    [
        fixed_base.clone().at(&[64, 320]),
        Case { secrets: 2, ..fixed_base }.at(&[128, 2048]),
        Case { name: "fixed_base_even", decides: BELONG, prepare: fixed_base_even, ..CASE }.at(&[192, 320]),
        Case { name: "fixed_base_public", decides: BELONG, prepare: fixed_base_public, ..CASE }
            .at(&[64, 320]),
        Case { name: "fixed_base_saved", decides: LOADED, prepare: fixed_base_saved, ..CASE }.at(&[64, 320]),
        Case { name: "fixed_exponent", prepare: fixed_exponent, ..CASE }.at(&[64, 320]),
        Case { name: "multi_exp", prepare: multi_exp, ..CASE }.at(&[64, 128, 320]),
        Case { name: "multi_exp_even", prepare: multi_exp_even, ..CASE }.at(&[192, 320]),
        Case { name: "multi_exp_public", prepare: multi_exp_public, ..CASE }.at(&[64, 320]),
    ]
    .into_iter()
}

/// The lengths of exponents in bits: several windows, and columns that are not full.
const EXP_BITS: usize = 22;
/// More rows than a batch.
const ROWS: usize = 19;

fn exponents(secrets: &mut Secrets, shift: usize) -> Column {
    let mut exponents = column(1, (shift..ROWS + shift).map(|row| secrets.number(row, 1)));
    for e in exponents.rows_mut() {
        cut(e, EXP_BITS);
        secrets.hide_low(e, EXP_BITS);
    }
    exponents
}

/// Two bases, with tables for windows and with the smallest tables.
fn on_fixed_base(
    bits: usize,
    twos: usize,
    variant: &str,
    secrets: &mut Secrets,
    run: impl Fn(&Modulus, &Column, &Column) + 'static,
) -> Op {
    let limbs = bits.div_ceil(LIMB_BITS);
    let mut bases = column(limbs, (0..2).map(|row| secrets.number(row, limbs)));
    secrets.hide(bases.as_limbs_mut());
    let exps = exponents(secrets, 1);
    let m = modulus(secrets, bits, twos);
    let prepare = prepared_one(variant);
    Box::new(move || run(&prepare(&m), &bases, &exps))
}

fn powers(m: &Modulus, bases: &Column, exps: &Column, memory: usize) {
    let options = TableOptions::new(black_box(EXP_BITS)).memory(memory);
    let both = FixedBases::new(bases, m, options).expect("small tables");
    assert!(black_box(both.multi_exp(&[exps.into(), exps.into()])).is_ok());
    let one = FixedBase::new(Scalar::from_limbs(bases.row(0)), m, options).expect("small tables");
    let mut out = black_box(one.powmod(exps)).expect("short exponents");
    assert!(one.powmod_into(exps, &mut out).is_ok());
    assert!(both.multi_exp_into(&[exps.into(), exps.into()], &mut out).is_ok());
    black_box(&out);
}

fn fixed_base(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_fixed_base(bits, 0, variant, secrets, |m, bases, exps| {
        powers(m, bases, exps, 1 << 20);
        powers(m, bases, exps, 0);
    })
}

fn fixed_base_even(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_fixed_base(bits, 70, variant, secrets, |m, bases, exps| powers(m, bases, exps, 0))
}

/// Secret bases with public exponents.
fn fixed_base_public(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_fixed_base(bits, 0, variant, secrets, |m, bases, _| {
        let options = TableOptions::new(black_box(EXP_BITS)).public_exponents();
        let fixed = FixedBase::new(Scalar::from_limbs(bases.row(1)), m, options).expect("small tables");
        for exponent in [0u64, 1, 0x2a_bcde] {
            assert!(black_box(fixed.powmod(black_box(exponent))).is_ok());
        }
    })
}

fn fixed_base_saved(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_fixed_base(bits, 3, variant, secrets, |m, bases, _| {
        let options = TableOptions::new(black_box(EXP_BITS)).memory(0);
        let saved = FixedBases::new(bases, m, options).expect("small tables").to_bytes();
        assert!(black_box(FixedBases::from_bytes(&saved, m)).is_ok());
        let one = FixedBase::new(Scalar::from_limbs(bases.row(0)), m, options).expect("small tables");
        assert!(black_box(FixedBase::from_bytes(&one.to_bytes(), m)).is_ok());
    })
}

/// A secret exponent of the given number of bits, and one of a single limb, for a column of bases.
fn fixed_exponent(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_fixed_base(bits, 0, variant, secrets, |m, bases, exps| {
        let exponent = Scalar::from_limbs(exps.row(2));
        let short = FixedExponent::with_bits(exponent, black_box(EXP_BITS)).expect("a short exponent");
        let mut out = black_box(short.powmod(bases, m)).expect("columns of memory");
        assert!(FixedExponent::new(exponent).powmod_into(bases, m, &mut out).is_ok());
        assert!(black_box(short.operation(bases).run(m)).is_ok());
        black_box(&out);
    })
}

/// Products of powers, and several exponents for one base, with one modulus per row.
fn on_terms(bits: usize, twos: [usize; 3], variant: &str, secrets: &mut Secrets) -> Op {
    let limbs = bits.div_ceil(LIMB_BITS);
    let (mut x, mut y) = (numbers(secrets, limbs, 0), numbers(secrets, limbs + 1, 1));
    let mut exps = [1, 2, 3].map(|shift| numbers(secrets, 1, shift));
    for column in [&mut x, &mut y] {
        secrets.hide(column.as_limbs_mut());
    }
    for e in exps.iter_mut().flat_map(Column::rows_mut) {
        cut(e, EXP_BITS);
        secrets.hide_low(e, EXP_BITS);
    }
    let m = moduli(secrets, bits, twos);
    let prepare = prepared(variant);
    Box::new(move || {
        let m: Moduli = prepare(&m);
        let powmod = Powmod::new().exp_bits(black_box(EXP_BITS));
        let [a, b, c] = exps.each_ref().map(Into::into);
        assert!(black_box(powmod.multi_exp(&[((&x).into(), a), ((&y).into(), b)], &m)).is_ok());
        // Six of them share a comb; two do not.
        assert!(black_box(powmod.pow_many_exps(&x, &[a, b, c, a, b, c], &m)).is_ok());
        assert!(black_box(powmod.pow_many_exps(&y, &[a, b], &m)).is_ok());
    })
}

fn multi_exp(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_terms(bits, [0; 3], variant, secrets)
}

fn multi_exp_even(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_terms(bits, [7, 130, 64], variant, secrets)
}

/// Secret bases: in windows with secret exponents, and in buckets with public ones.
fn multi_exp_public(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    const TERMS: usize = 201;
    let limbs = bits.div_ceil(LIMB_BITS);
    let mut bases = column(limbs, (0..TERMS).map(|row| secrets.number(row, limbs)));
    secrets.hide(bases.as_limbs_mut());
    let exps = exponents(secrets, 1);
    let m = modulus(secrets, bits, 0);
    let prepare = prepared_one(variant);
    Box::new(move || {
        let m: Modulus = prepare(&m);
        let public = Powmod::new().public_exponent();
        let exp = black_box(0x2a_bcde_u64);
        assert!(black_box(m.multi_exp_by(&bases, exp, public, Way::Buckets)).is_ok());
        assert!(
            black_box(public.pow_many_exps(Scalar::from_limbs(bases.row(0)), &[5u64.into(); 6], &m)).is_ok()
        );
        let secret = Powmod::new().exp_bits(black_box(EXP_BITS));
        let few = bases.as_rows().range(0..ROWS);
        assert!(black_box(m.multi_exp(few, &exps, secret)).is_ok());
    })
}
