//! Cases of columns: every operation, on columns of three rows with a modulus per row, and on longer ones
//! with one modulus.

use std::hint::black_box;

use super::library::{column, has_inverses, moduli, modulus, numbers, prepared, prepared_one};
use super::limbwise::{Column, Moduli, Modulus, Number, Powmod, Residues, Scalar};
use super::limbwise_kernels::limb::{LIMB_BITS, LIMB_BYTES};

use crate::cases::secrets::{Secrets, cut};
use crate::cases::{self, Case, Op};

const CASE: Case = Case { secrets: 3, subject: &cases::COLUMNS, ..Case::BLANK };

/// Lengths: one limb, short numbers, RSA sizes and longer ones, with full and with incomplete limbs.
const LENGTHS: &[usize] = &[64, 100, 128, 320, 2048, 2100];
const SHORT: &[usize] = &[64, 100, 320];

pub(super) fn cases() -> impl Iterator<Item = Case> {
    [
        Case { name: "each", prepare: each, ..CASE }.at(LENGTHS),
        Case { name: "each_even", prepare: each_even, ..CASE }.at(&[192, 2048]),
        Case { name: "one", prepare: one, ..CASE }.at(LENGTHS),
        Case { name: "one_even", prepare: one_even, ..CASE }.at(&[192, 2048]),
        Case { name: "sums", prepare: sums, ..CASE }.at(LENGTHS),
        Case { name: "sums_in_parts", prepare: sums_in_parts, ..CASE }.at(&[64, 320, 2048]),
        Case { name: "residues", prepare: residues, ..CASE }.at(&[64, 320, 2048]),
        Case { name: "inverses", decides: cases::CHAINED, prepare: inverses, ..CASE }.at(SHORT),
        Case { name: "no_inverse", decides: cases::SEARCHED, prepare: no_inverse, ..CASE }.at(SHORT),
        Case { name: "powers", prepare: powers, ..CASE }.at(&[128, 460, 2048]),
        Case { name: "powers_of_two_rows", prepare: powers_of_two_rows, ..CASE }.at(&[1024, 2048]),
        Case { name: "bytes", subject: &cases::PLAIN, recorder: true, prepare: bytes, ..CASE }
            .at(&[64, 120, 264, 320, 2048]),
        Case { name: "number_bytes", subject: &cases::PLAIN, prepare: number_bytes, ..CASE }
            .at(&[64, 120, 264, 2048]),
        Case { name: "equal", subject: &cases::PLAIN, prepare: equal, ..CASE }.at(&[64, 320, 2048]),
    ]
    .into_iter()
}

/// Odd moduli of the same length, one per row.
fn each(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_each(bits, [0; 3], variant, secrets)
}

/// Moduli whose odd parts have several lengths.
fn each_even(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_each(bits, [7, 130, 64], variant, secrets)
}

fn on_each(bits: usize, twos: [usize; 3], variant: &str, secrets: &mut Secrets) -> Op {
    let limbs = bits.div_ceil(LIMB_BITS);
    // Operands wider than the moduli, and narrower ones.
    let (mut x, mut y) = (numbers(secrets, limbs + 1, 0), numbers(secrets, limbs.max(2) - 1, 1));
    let mut z = numbers(secrets, limbs, 2);
    for column in [&mut x, &mut y, &mut z] {
        secrets.hide(column.as_limbs_mut());
    }
    let moduli = moduli(secrets, bits, twos);
    let prepare = prepared(variant);
    let mut out = Column::zeros(3, limbs).expect("a rectangle");
    Box::new(move || {
        let m: Moduli = prepare(&moduli);
        for x in [&x, &y, &z] {
            assert!(black_box(m.mulmod(x, &z)).is_ok());
            assert!(black_box(m.sqrmod(x)).is_ok());
            assert!(black_box(m.addmod(x, &z)).is_ok());
            assert!(black_box(m.submod(&z, x)).is_ok());
            assert!(black_box(m.negmod(x)).is_ok());
        }
        assert!(m.mulmod_into(&x, &z, &mut out).is_ok());
        black_box(&out);
    })
}

/// One odd modulus for a column of 35 rows, which is more than two batches.
fn one(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_one(bits, 0, variant, secrets)
}

fn one_even(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    on_one(bits, 9, variant, secrets)
}

const MANY: usize = 35;

fn on_one(bits: usize, twos: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let limbs = bits.div_ceil(LIMB_BITS);
    let mut x = column(limbs, (0..MANY).map(|row| secrets.number(row, limbs)));
    let mut y = column(limbs, (0..MANY).map(|row| secrets.number(row + 1, limbs)));
    for column in [&mut x, &mut y] {
        secrets.hide(column.as_limbs_mut());
    }
    let m = modulus(secrets, bits, twos);
    let prepare = prepared_one(variant);
    Box::new(move || {
        let m: Modulus = prepare(&m);
        assert!(black_box(m.mulmod(&x, &y)).is_ok());
        assert!(black_box(m.mulmod(&x, Scalar::from_limbs(y.row(0)))).is_ok());
        assert!(black_box(m.sqrmod(&x)).is_ok());
        assert!(black_box(m.addmod(&x, &y)).is_ok());
        assert!(black_box(m.submod(&x, Scalar::from_limbs(y.row(3)))).is_ok());
        assert!(black_box(m.negmod(&x)).is_ok());
        // A single row is computed on its own.
        assert!(black_box(m.mulmod(Scalar::from_limbs(x.row(0)), Scalar::from_limbs(y.row(0)))).is_ok());
    })
}

/// Operations that reduce a column to one number.
fn sums(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let limbs = bits.div_ceil(LIMB_BITS);
    let mut x = column(limbs, (0..MANY).map(|row| secrets.number(row, limbs)));
    let mut wide = numbers(secrets, 2 * limbs + 1, 2);
    for column in [&mut x, &mut wide] {
        secrets.hide(column.as_limbs_mut());
    }
    let m = modulus(secrets, bits, 0);
    let prepare = prepared_one(variant);
    Box::new(move || {
        let m: Modulus = prepare(&m);
        black_box(m.sum(&x));
        assert!(black_box(m.product(&x)).is_ok());
        black_box(m.sum(&wide));
        assert!(black_box(m.product(&wide)).is_ok());
        assert!(black_box(m.dot(&x, &x)).is_ok());
        assert!(black_box(m.dot(&wide, &wide)).is_ok());
    })
}

/// The maximum number of bytes of values that the library sums in one part (`NEAR_BYTES`). Longer columns are
/// summed in several parts, which threads could share, and the sums are added.
const PART_BYTES: usize = 128 * 1024;

/// Columns with enough rows to be summed in parts.
fn sums_in_parts(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let limbs = bits.div_ceil(LIMB_BITS);
    let rows = PART_BYTES / (limbs * LIMB_BYTES) + 1;
    let mut x = column(limbs, (0..rows).map(|row| secrets.number(row, limbs)));
    secrets.hide(x.as_limbs_mut());
    let m = modulus(secrets, bits, 0);
    let prepare = prepared_one(variant);
    Box::new(move || {
        let m: Modulus = prepare(&m);
        black_box(m.sum(&x));
        assert!(black_box(m.dot(&x, &x)).is_ok());
    })
}

/// Columns that stay in Montgomery form, and formulas.
fn residues(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let limbs = bits.div_ceil(LIMB_BITS);
    let (mut x, mut y) = (numbers(secrets, limbs, 0), numbers(secrets, limbs, 1));
    let mut exponents = numbers(secrets, 1, 2);
    for column in [&mut x, &mut y, &mut exponents] {
        secrets.hide(column.as_limbs_mut());
    }
    let each = moduli(secrets, bits, [0; 3]);
    let one = modulus(secrets, bits, 0);
    let (prepare, prepare_one) = (prepared(variant), prepared_one(variant));
    Box::new(move || {
        let (each, one): (Moduli, Modulus) = (prepare(&each), prepare_one(&one));
        let mut z = each.residues(&x).expect("three rows");
        let w = each.residues(&y).expect("three rows");
        let done = z.sqr().mul(&w).and_then(|z| z.add(&w)).and_then(|z| z.sub(&w)).map(Residues::neg);
        assert!(done.is_ok());
        black_box(z.to_column());
        if bits <= 320 {
            assert!(z.pow(&exponents, Powmod::new()).is_ok());
            black_box(z.to_column());
        }
        let mapped = one.map([(&x).into(), (&y).into()], |[mut x, y]| {
            x.sqr().mul(&y)?.add(&y)?;
            Ok(x)
        });
        assert!(black_box(mapped).is_ok());
        let mapped = each.map([(&x).into(), (&y).into()], |[mut x, y]| {
            x.mul(&y)?.sub(&y)?.neg();
            Ok(x)
        });
        assert!(black_box(mapped).is_ok());
    })
}

/// Inverses that exist, with one modulus per row and with one for all rows.
fn inverses(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    inverse(bits, variant, secrets, false)
}

/// Rows without an inverse, which are searched for. They are the same in every run.
fn no_inverse(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    inverse(bits, variant, secrets, true)
}

fn inverse(bits: usize, variant: &str, secrets: &mut Secrets, none: bool) -> Op {
    let limbs = bits.div_ceil(LIMB_BITS);
    let mut x = numbers(secrets, limbs, 0);
    let mut long = column(limbs, (0..MANY).map(|row| secrets.number(row, limbs)));
    has_inverses(&mut x);
    has_inverses(&mut long);
    if none {
        // 0 has no inverse except modulo 1.
        for row in [1, 17, 18, 34] {
            long.rows_mut().nth(row).expect("a row").fill(0);
        }
        x.rows_mut().nth(1).expect("a row").fill(0);
    }
    for column in [&mut x, &mut long] {
        secrets.hide(column.as_limbs_mut());
    }
    let each = moduli(secrets, bits, [0; 3]);
    let one = modulus(secrets, bits, 0);
    let (prepare, prepare_one) = (prepared(variant), prepared_one(variant));
    Box::new(move || {
        let (each, one): (Moduli, Modulus) = (prepare(&each), prepare_one(&one));
        assert_eq!(black_box(each.invmod(&x)).is_err(), none);
        assert_eq!(black_box(one.invmod(&long)).is_err(), none);
        assert!(black_box(each.invmod_each(&x)).is_ok());
        assert!(black_box(one.invmod_each(&long)).is_ok());
        let mut z = each.residues(&x).expect("three rows");
        assert_eq!(z.inv().is_err(), none);
    })
}

/// Powers of long numbers with exponents of several windows.
fn powers(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    const EXP_BITS: usize = 24;
    let limbs = bits.div_ceil(LIMB_BITS);
    let (mut x, mut exponents) = (numbers(secrets, limbs, 0), numbers(secrets, 1, 1));
    secrets.hide(x.as_limbs_mut());
    for e in exponents.rows_mut() {
        cut(e, EXP_BITS);
        secrets.hide_low(e, EXP_BITS);
    }
    let (each, one) = (moduli(secrets, bits, [0; 3]), modulus(secrets, bits, 0));
    let public = column(1, [vec![65_537]].into_iter());
    let (prepare, prepare_one) = (prepared(variant), prepared_one(variant));
    Box::new(move || {
        let (each, one): (Moduli, Modulus) = (prepare(&each), prepare_one(&one));
        let powmod = Powmod::new().exp_bits(EXP_BITS);
        assert!(black_box(powmod.run_with(&x, &exponents, &each)).is_ok());
        assert!(black_box(powmod.run_with(&x, Scalar::from_limbs(exponents.row(0)), &one)).is_ok());
        assert!(
            black_box(powmod.run_with(
                Scalar::from_limbs(x.row(0)),
                Scalar::from_limbs(exponents.row(0)),
                &one
            ))
            .is_ok()
        );
        let powmod = Powmod::new().public_exponent();
        assert!(black_box(powmod.run_with(&x, Scalar::from_limbs(public.row(0)), &one)).is_ok());
        assert!(black_box(powmod.run_with(&x, Scalar::from_limbs(public.row(0)), &each)).is_ok());
    })
}

/// Powers of two rows, which `mont` may compute together, with a modulus each or one for both.
fn powers_of_two_rows(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    const EXP_BITS: usize = 24;
    let limbs = bits.div_ceil(LIMB_BITS);
    let mut x = column(limbs, (0..2).map(|row| secrets.number(row, limbs)));
    let mut exponents = column(1, (2..4).map(|row| secrets.number(row, 1)));
    secrets.hide(x.as_limbs_mut());
    for e in exponents.rows_mut() {
        cut(e, EXP_BITS);
        secrets.hide_low(e, EXP_BITS);
    }
    let mut each = column(limbs, (0..2).map(|row| secrets.modulus(row, bits, 0)));
    each.rows_mut().for_each(|m| secrets.hide_modulus(m, bits, 0));
    let one = modulus(secrets, bits, 0);
    let (prepare, prepare_one) = (prepared(variant), prepared_one(variant));
    Box::new(move || {
        let (each, one): (Moduli, Modulus) = (prepare(&each), prepare_one(&one));
        let powmod = Powmod::new().exp_bits(EXP_BITS);
        assert!(black_box(powmod.run_with(&x, &exponents, &each)).is_ok());
        assert!(black_box(powmod.run_with(&x, &exponents, &one)).is_ok());
        let powmod = Powmod::new().public_exponent();
        assert!(black_box(powmod.run_with(&x, 65_537u64, &one)).is_ok());
    })
}

/// Conversions from and to bytes, in both byte orders, as wide as the column and narrower.
fn bytes(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let width = bits / 8;
    let mut numbers = numbers(secrets, bits.div_ceil(LIMB_BITS), 0);
    for row in numbers.rows_mut() {
        cut(row, bits);
        secrets.hide_low(row, bits);
    }
    Box::new(move || {
        let big = numbers.to_be_bytes(width).expect("room");
        let little = numbers.to_le_bytes(width).expect("room");
        assert!(black_box(Column::from_be_bytes(&big, width)).is_ok());
        assert!(black_box(Column::from_le_bytes(&little, width)).is_ok());
    })
}

/// One number whose bytes fill its limbs or do not, with and without limbs beyond the bytes.
fn number_bytes(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let (width, limbs) = (bits / 8, bits.div_ceil(LIMB_BITS));
    let numbers = [limbs, limbs + 1, limbs + 4].map(|limbs| {
        let mut number = secrets.number(0, limbs);
        cut(&mut number, bits);
        secrets.hide_low(&mut number, bits);
        Number::from_limbs(&number).expect("limbs")
    });
    Box::new(move || {
        for number in &numbers {
            let big = number.to_be_bytes(width).expect("room");
            let little = number.to_le_bytes(width).expect("room");
            assert!(black_box(Number::from_be_bytes(&big)).is_ok());
            assert!(black_box(Number::from_le_bytes(&little)).is_ok());
        }
    })
}

/// Columns and numbers of the same shape.
fn equal(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let limbs = bits.div_ceil(LIMB_BITS);
    let (mut x, mut y) = (numbers(secrets, limbs, 0), numbers(secrets, limbs, 1));
    for column in [&mut x, &mut y] {
        secrets.hide(column.as_limbs_mut());
    }
    let (a, b) = (x.number(0), y.number(0));
    Box::new(move || {
        black_box(black_box(&x) == black_box(&y));
        black_box(black_box(&a) == black_box(&b));
    })
}
