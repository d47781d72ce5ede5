//! Cases of columns: every operation, on columns of three rows with a modulus per row, and on longer ones
//! with one modulus.

use std::hint::black_box;

use super::library::{EVEN, MANY, ROWS, bounded, column, edited, features, has_inverses, moduli, modulus};
use super::limbwise::{
    Column, Kind, Modulo, Number, Operand, Operation, Powmod, Residues, Role, Scalar, invmod, invmod_each,
};
use super::limbwise_kernels::limb::LIMB_BYTES;

use crate::cases::inputs::Inputs;
use crate::cases::{self, Case, Op};

const CASE: Case = Case { secrets: 3, subject: &cases::COLUMNS, ..Case::BLANK };

/// Lengths: one limb, short numbers, RSA sizes and longer ones, with full and with incomplete limbs.
const LENGTHS: &[usize] = &[64, 100, 128, 320, 2048, 2100];
const SHORT: &[usize] = &[64, 100, 320];

pub(super) fn cases() -> impl Iterator<Item = Case> {
    let of = |name, prepare| Case { name, prepare, ..CASE };
    let plain = |name, prepare| Case { name, subject: &cases::PLAIN, prepare, ..CASE };
    let others = [
        of("sums", sums).at(LENGTHS),
        of("sums_in_parts", sums_in_parts).at(&[64, 320, 2048]),
        Case { threads: 2, ..of("sums_on_threads", sums_in_parts) }.at(&[64, 320]),
        Case { threads: 2, ..of("rows_on_threads", rows_on_threads) }.at(&[320]),
        of("residues", residues).at(&[64, 320, 2048]),
        Case { decides: cases::CHAINED, ..of("inverses", |i| inverse(i, false)) }.at(SHORT),
        Case { decides: cases::SEARCHED, ..of("no_inverse", |i| inverse(i, true)) }.at(SHORT),
        of("powers", powers).at(&[128, 460, 2048]),
        of("powers_of_two_rows", powers_of_two_rows).at(&[1024, 2048]),
        Case { recorder: true, secrets: 4, ..plain("bytes", bytes) }.at(&[64, 120, 264, 320, 2048]),
        plain("number_bytes", number_bytes).at(&[64, 120, 264, 2048]),
        plain("equal", equal).at(&[64, 320, 2048]),
    ];
    operations().into_iter().flatten().chain(others)
}

/// Makes the cases of every operation of the library's table: with odd moduli, and with even ones.
macro_rules! operations {
    ($(
        $(#[doc = $doc:literal])*
        $name:ident($($x:ident: $Role:ident),+) as $Kind:ident = $formula:literal, $products:literal products,
        computed by $compute:expr;
    )*) => {
        fn operations() -> Vec<Vec<Case>> {
            vec![$(
                of_kind(
                    Kind::$Kind,
                    Case { name: stringify!($name), prepare: |i| operation(i, Kind::$Kind, [0; ROWS], 0), ..CASE },
                    Case {
                        name: concat!(stringify!($name), "_even"),
                        prepare: |i| operation(i, Kind::$Kind, EVEN, 9),
                        ..CASE
                    },
                ),
            )*]
        }
    };
}
::limbwise::operations!(operations);

/// Returns the cases of an operation at its sizes. Powers of two, which have inverses modulo every odd number,
/// have none modulo even ones.
fn of_kind(kind: Kind, odd: Case, even: Case) -> Vec<Case> {
    if kind.is_partial() {
        vec![Case { decides: cases::CHAINED, ..odd }.at(SHORT)]
    } else if kind.roles().contains(&Role::Exponent) {
        vec![odd.at(SHORT), even.at(&[192])]
    } else {
        vec![odd.at(LENGTHS), even.at(&[192, 2048])]
    }
}

/// Returns the operation on columns of secrets.
fn on_secrets(inputs: &mut Inputs, kind: Kind, rows: usize, limbs: [usize; 2]) -> Operation<Column> {
    let mut operands = limbs.into_iter().enumerate();
    let operand = |role| {
        let (first, limbs) = operands.next().ok_or(())?;
        let lanes = first..first + rows;
        Ok::<_, ()>(match role {
            Role::Exponent => bounded(inputs, lanes, EXP_BITS),
            _ if kind.is_partial() => edited(inputs, lanes, limbs, has_inverses),
            _ => column(inputs, lanes, limbs),
        })
    };
    let operation = Operation::try_from_fn(kind, operand).expect("one or two operands");
    operation.with(Powmod::new().exp_bits(EXP_BITS))
}

/// An operation with a modulus per row, on operands as wide as the moduli, wider and narrower ones, and with
/// one modulus for all rows.
fn operation(inputs: &mut Inputs, kind: Kind, twos: [usize; ROWS], twos_of_one: usize) -> Op {
    let limbs = inputs.limbs();
    let (wide, narrow) = (limbs + 1, limbs.max(2) - 1);
    let short = [[limbs; 2], [wide, limbs], [narrow, limbs], [limbs, wide], [limbs, narrow]]
        .map(|limbs| on_secrets(inputs, kind, ROWS, limbs));
    let long = on_secrets(inputs, kind, MANY, [limbs; 2]);
    let given = Column::from_limbs(inputs.secret_moduli(&twos), limbs).expect("a rectangle");
    let (each, one) = (moduli(inputs, twos), modulus(inputs, twos_of_one));
    let (features, mut out) = (features(&inputs.variant), Column::zeros(ROWS, limbs).expect("a rectangle"));
    Box::new(move || {
        let (each, one) = (each(), one());
        for short in &short {
            assert!(black_box(short.as_ref().map(Operand::from).run(&each)).is_ok());
        }
        let of_three = short[0].as_ref().map(Operand::from);
        assert!(black_box(of_three.run(Modulo::from(&given).with_features(features))).is_ok());
        assert!(of_three.run_into(&each, &mut out).is_ok());
        black_box(&out);
        assert!(black_box(long.as_ref().map(Operand::from).run(&one)).is_ok());
        // A second operand that is one number for all rows.
        let (x, y) = long.as_ref().operands();
        let y = y.map(|y| Operand::from(Scalar::from_limbs(y.row(3))));
        let mut operands = [Operand::from(x)].into_iter().chain(y);
        let mixed = Operation::try_from_fn(kind, |_| operands.next().ok_or(())).expect("as many");
        assert!(black_box(mixed.with(long.options()).run(&one)).is_ok());
        // A single row is computed on its own.
        let of_one = long.as_ref().map(|x| Operand::from(Scalar::from_limbs(x.row(0))));
        assert!(black_box(of_one.run(&one)).is_ok());
    })
}

/// Operations that reduce a column to one number.
fn sums(inputs: &mut Inputs) -> Op {
    let limbs = inputs.limbs();
    let (x, wide) = (column(inputs, 0..MANY, limbs), column(inputs, 2..5, 2 * limbs + 1));
    let modulus = modulus(inputs, 0);
    Box::new(move || {
        let m = modulus();
        for x in [&x, &wide] {
            black_box(m.sum(x));
            assert!(black_box(m.product(x)).is_ok());
            assert!(black_box(m.dot(x, x)).is_ok());
        }
    })
}

/// The maximum number of bytes of values that the library sums in one part (`NEAR_BYTES`). Longer columns are
/// summed in several parts, which threads could share, and the sums are added.
const PART_BYTES: usize = 128 * 1024;

/// Columns with enough rows to be summed in parts.
fn sums_in_parts(inputs: &mut Inputs) -> Op {
    let limbs = inputs.limbs();
    let x = column(inputs, 0..PART_BYTES / (limbs * LIMB_BYTES) + 1, limbs);
    let modulus = modulus(inputs, 0);
    Box::new(move || {
        let m = modulus();
        black_box(m.sum(&x));
        assert!(black_box(m.dot(&x, &x)).is_ok());
    })
}

/// Operations on enough rows for several spans.
fn rows_on_threads(inputs: &mut Inputs) -> Op {
    let limbs = inputs.limbs();
    let kinds = Kind::ALL.iter().filter(|kind| !kind.is_partial());
    let operations: Vec<_> = kinds.map(|kind| on_secrets(inputs, *kind, 8 * MANY, [limbs; 2])).collect();
    let modulus = modulus(inputs, 0);
    Box::new(move || {
        let m = modulus();
        for operation in &operations {
            assert!(black_box(operation.as_ref().map(Operand::from).run(&m)).is_ok());
        }
    })
}

/// Columns that stay in Montgomery form, and formulas.
fn residues(inputs: &mut Inputs) -> Op {
    let (bits, limbs) = (inputs.bits, inputs.limbs());
    let (x, y) = (column(inputs, 0..3, limbs), column(inputs, 1..4, limbs));
    let exponents = column(inputs, 2..5, 1);
    let (each, one) = (moduli(inputs, [0; ROWS]), modulus(inputs, 0));
    Box::new(move || {
        let (each, one) = (each(), one());
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

/// Inverses that exist, with one modulus per row and with one for all rows. If `none` is set, there are rows
/// without an inverse, which are searched for. They are the same in every run.
fn inverse(inputs: &mut Inputs, none: bool) -> Op {
    let limbs = inputs.limbs();
    // 0 has no inverse except modulo 1.
    let zero = |x: &mut Column, rows: &[usize]| {
        has_inverses(x);
        for row in rows.iter().filter(|_| none) {
            x.rows_mut().nth(*row).expect("a row").fill(0);
        }
    };
    let x = edited(inputs, 0..3, limbs, |x| zero(x, &[1]));
    let long = edited(inputs, 0..MANY, limbs, |x| zero(x, &[1, 17, 18, 34]));
    let (each, one) = (moduli(inputs, [0; ROWS]), modulus(inputs, 0));
    Box::new(move || {
        let (each, one) = (each(), one());
        assert_eq!(black_box(invmod(&x, &each)).is_err(), none);
        assert_eq!(black_box(invmod(&long, &one)).is_err(), none);
        assert!(black_box(invmod_each(&x, &each)).is_ok());
        assert!(black_box(invmod_each(&long, &one)).is_ok());
        let mut z = each.residues(&x).expect("three rows");
        assert_eq!(z.inv().is_err(), none);
    })
}

/// The length of exponents in bits: several windows.
const EXP_BITS: usize = 24;

/// Powers of long numbers.
fn powers(inputs: &mut Inputs) -> Op {
    let (x, exponents) = (column(inputs, 0..3, inputs.limbs()), bounded(inputs, 1..4, EXP_BITS));
    let (each, one) = (moduli(inputs, [0; ROWS]), modulus(inputs, 0));
    Box::new(move || {
        let (each, one) = (each(), one());
        let powmod = Powmod::new().exp_bits(EXP_BITS);
        let [x0, e0] = [&x, &exponents].map(|column| Scalar::from_limbs(column.row(0)));
        assert!(black_box(powmod.run(&x, &exponents, &each)).is_ok());
        assert!(black_box(powmod.run(&x, e0, &one)).is_ok());
        assert!(black_box(powmod.run(x0, e0, &one)).is_ok());
        let powmod = Powmod::new().public_exponent();
        assert!(black_box(powmod.run(&x, 65_537u64, &one)).is_ok());
        assert!(black_box(powmod.run(&x, 65_537u64, &each)).is_ok());
    })
}

/// Powers of two rows, which `mont` may compute together, with a modulus each or one for both.
fn powers_of_two_rows(inputs: &mut Inputs) -> Op {
    let (x, exponents) = (column(inputs, 0..2, inputs.limbs()), bounded(inputs, 2..4, EXP_BITS));
    let (each, one) = (moduli(inputs, [0; 2]), modulus(inputs, 0));
    Box::new(move || {
        let (each, one) = (each(), one());
        let powmod = Powmod::new().exp_bits(EXP_BITS);
        assert!(black_box(powmod.run(&x, &exponents, &each)).is_ok());
        assert!(black_box(powmod.run(&x, &exponents, &one)).is_ok());
        let powmod = Powmod::new().public_exponent();
        assert!(black_box(powmod.run(&x, 65_537u64, &one)).is_ok());
    })
}

/// Conversions from and to bytes, in both byte orders, as wide as the column and narrower.
fn bytes(inputs: &mut Inputs) -> Op {
    let (numbers, width) = (bounded(inputs, 0..3, inputs.bits), inputs.bits / 8);
    Box::new(move || {
        let big = numbers.to_be_bytes(width).expect("room");
        let little = numbers.to_le_bytes(width).expect("room");
        assert!(black_box(Column::from_be_bytes(&big, width)).is_ok());
        assert!(black_box(Column::from_le_bytes(&little, width)).is_ok());
    })
}

/// One number whose bytes fill its limbs or do not, with and without limbs beyond the bytes.
fn number_bytes(inputs: &mut Inputs) -> Op {
    let (bits, limbs) = (inputs.bits, inputs.limbs());
    let numbers = [limbs, limbs + 1, limbs + 4].map(|limbs| {
        let mut number = inputs.number(0, limbs);
        inputs.hide_low(&mut number, bits);
        Number::from_limbs(&number).expect("limbs")
    });
    Box::new(move || {
        for number in &numbers {
            let big = number.to_be_bytes(bits / 8).expect("room");
            let little = number.to_le_bytes(bits / 8).expect("room");
            assert!(black_box(Number::from_be_bytes(&big)).is_ok());
            assert!(black_box(Number::from_le_bytes(&little)).is_ok());
        }
    })
}

/// Columns and numbers of the same shape.
fn equal(inputs: &mut Inputs) -> Op {
    let limbs = inputs.limbs();
    let (x, y) = (column(inputs, 0..3, limbs), column(inputs, 1..4, limbs));
    let (a, b) = (x.number(0), y.number(0));
    Box::new(move || {
        black_box(black_box(&x) == black_box(&y));
        black_box(black_box(&a) == black_box(&b));
    })
}
