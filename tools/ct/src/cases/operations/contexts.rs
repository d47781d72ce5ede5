//! Cases of contexts, which are prepared once for many rows.

use std::hint::black_box;

use super::library::{EVEN, ROWS, bounded, column, moduli, modulus};
use super::limbwise::{
    Column, FixedBase, FixedBases, FixedExponent, Method, Modulus, Powmod, Scalar, TableOptions,
};

use crate::cases::inputs::Inputs;
use crate::cases::{self, Case, Decision, Op};

const CASE: Case = Case { secrets: 3, subject: &cases::COLUMNS, ..Case::BLANK };

/// The checks that a saved base is complete and belongs to this modulus; both facts are public.
const LOADED: &[Decision] = &[Decision {
    function: "limbwise::powers::fixed_base::saved::read",
    jumps: 2,
    what: "whether a checksum and a modulus match",
}];

/// The check that tables belong to the modulus, which is public.
const BELONG: &[Decision] = &[Decision {
    function: "limbwise::operation::Operation<limbwise::values::operand::Operand>::check_tables",
    jumps: 1,
    what: "whether tables belong to the modulus",
}];

pub(super) fn cases() -> impl Iterator<Item = Case> {
    let of = |name, prepare| Case { name, prepare, ..CASE };
    let belong = |name, prepare| Case { decides: BELONG, ..of(name, prepare) };
    let fixed_base = belong("fixed_base", fixed_base);
    [
        fixed_base.clone().at(&[64, 320]),
        Case { secrets: 2, ..fixed_base }.at(&[128, 2048]),
        belong("fixed_base_even", |i| on_bases(i, 70, |m, bases, exps| powers(m, bases, exps, 0)))
            .at(&[192, 320]),
        belong("fixed_base_public", fixed_base_public).at(&[64, 320]),
        Case { decides: LOADED, ..of("fixed_base_saved", fixed_base_saved) }.at(&[64, 320]),
        of("fixed_exponent", fixed_exponent).at(&[64, 320]),
        of("multi_exp", |i| multi_exp(i, [0; ROWS])).at(&[64, 128, 320]),
        of("multi_exp_even", |i| multi_exp(i, EVEN)).at(&[192, 320]),
        of("multi_exp_public", multi_exp_public).at(&[64, 320]),
    ]
    .into_iter()
}

/// The lengths of exponents in bits: several windows, and columns that are not full.
const EXP_BITS: usize = 22;
/// The number of exponents: more rows than a batch.
const EXPONENTS: usize = 19;

/// Runs the function on a modulus, two bases, and exponents.
fn on_bases(inputs: &mut Inputs, twos: usize, run: impl Fn(&Modulus, &Column, &Column) + 'static) -> Op {
    let bases = column(inputs, 0..2, inputs.limbs());
    let exps = bounded(inputs, 1..EXPONENTS + 1, EXP_BITS);
    let modulus = modulus(inputs, twos);
    Box::new(move || run(&modulus(), &bases, &exps))
}

fn powers(m: &Modulus, bases: &Column, exps: &Column, memory: usize) {
    let options = TableOptions::new(black_box(EXP_BITS)).memory(memory);
    let both = FixedBases::new(bases, m, options).expect("small tables");
    assert!(black_box(both.multi_exp(&[exps.into(), exps.into()])).is_ok());
    let one = FixedBase::new(Scalar::from_limbs(bases.row(0)), m, options).expect("small tables");
    let mut out = black_box(one.powmod(exps)).expect("short exponents");
    assert!(one.operation(exps).run_into(m, &mut out).is_ok());
    assert!(both.multi_exp_into(&[exps.into(), exps.into()], &mut out).is_ok());
    black_box(&out);
}

/// With tables for windows, and with the smallest tables.
fn fixed_base(inputs: &mut Inputs) -> Op {
    on_bases(inputs, 0, |m, bases, exps| {
        powers(m, bases, exps, 1 << 20);
        powers(m, bases, exps, 0);
    })
}

/// Secret bases with public exponents.
fn fixed_base_public(inputs: &mut Inputs) -> Op {
    on_bases(inputs, 0, |m, bases, _| {
        let options = TableOptions::new(black_box(EXP_BITS)).public_exponents();
        let fixed = FixedBase::new(Scalar::from_limbs(bases.row(1)), m, options).expect("small tables");
        for exponent in [0u64, 1, 0x2a_bcde] {
            assert!(black_box(fixed.powmod(black_box(exponent))).is_ok());
        }
    })
}

fn fixed_base_saved(inputs: &mut Inputs) -> Op {
    on_bases(inputs, 3, |m, bases, _| {
        let options = TableOptions::new(black_box(EXP_BITS)).memory(0);
        let saved = FixedBases::new(bases, m, options).expect("small tables").to_bytes();
        assert!(black_box(FixedBases::from_bytes(&saved, m)).is_ok());
        let one = FixedBase::new(Scalar::from_limbs(bases.row(0)), m, options).expect("small tables");
        assert!(black_box(FixedBase::from_bytes(&one.to_bytes(), m)).is_ok());
    })
}

/// A secret exponent of the given number of bits, and one of a single limb, for a column of bases.
fn fixed_exponent(inputs: &mut Inputs) -> Op {
    on_bases(inputs, 0, |m, bases, exps| {
        let exponent = Scalar::from_limbs(exps.row(2));
        let short = FixedExponent::with_bits(exponent, black_box(EXP_BITS)).expect("a short exponent");
        let mut out = black_box(short.powmod(bases, m)).expect("columns of memory");
        assert!(FixedExponent::new(exponent).operation(bases).run_into(m, &mut out).is_ok());
        assert!(black_box(short.operation(bases).run(m)).is_ok());
        black_box(&out);
    })
}

/// Products of powers, and several exponents for one base, with one modulus per row.
fn multi_exp(inputs: &mut Inputs, twos: [usize; ROWS]) -> Op {
    let limbs = inputs.limbs();
    let (x, y) = (column(inputs, 0..3, limbs), column(inputs, 1..4, limbs + 1));
    let exps = [1, 2, 3].map(|lane| bounded(inputs, lane..lane + 3, EXP_BITS));
    let moduli = moduli(inputs, twos);
    Box::new(move || {
        let m = moduli();
        let powmod = Powmod::new().exp_bits(black_box(EXP_BITS));
        let [a, b, c] = exps.each_ref().map(Into::into);
        assert!(black_box(powmod.multi_exp(&[((&x).into(), a), ((&y).into(), b)], &m)).is_ok());
        // Six of them share a comb; two do not.
        assert!(black_box(powmod.pow_many_exps(&x, &[a, b, c, a, b, c], &m)).is_ok());
        assert!(black_box(powmod.pow_many_exps(&y, &[a, b], &m)).is_ok());
    })
}

/// Secret bases: in windows with secret exponents, and in buckets with public ones.
fn multi_exp_public(inputs: &mut Inputs) -> Op {
    let bases = column(inputs, 0..201, inputs.limbs());
    let exps = bounded(inputs, 1..EXPONENTS + 1, EXP_BITS);
    let modulus = modulus(inputs, 0);
    Box::new(move || {
        let m = modulus();
        let public = Powmod::new().public_exponent();
        let base = Scalar::from_limbs(bases.row(0));
        assert!(
            black_box(m.multi_exp(&bases, black_box(0x2a_bcde_u64), public.method(Method::Buckets))).is_ok()
        );
        assert!(black_box(public.pow_many_exps(base, &[5u64.into(); 6], &m)).is_ok());
        let secret = Powmod::new().exp_bits(black_box(EXP_BITS));
        let few = bases.as_rows().range(0..EXPONENTS);
        assert!(black_box(m.multi_exp(few, &exps, secret)).is_ok());
    })
}
