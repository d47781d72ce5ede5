//! Operands in memory that is not a column's are as good as columns.

use limbwise::{Column, Error, Modulus, Operand, Powmod, Rows, mulmod};

#[test]
fn rows_are_as_good_as_columns() {
    let data: Vec<u64> = (1..=60).map(|i: u64| i.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
    let column = Column::from_limbs(data.clone(), 3).unwrap();
    let rows = Rows::new(&data, 3).unwrap();
    let same = |x: Operand<'_>| {
        let one = Modulus::new(&[97, 5, 1]).unwrap();
        let exponent = Operand::One(&[5]);
        let public = Powmod::new().public_exponent();
        [
            Powmod::new().run(x, x, x).unwrap(),
            public.run(exponent, x, x).unwrap(),
            public.run_with(x, exponent, &one).unwrap(),
            mulmod(x, exponent, x).unwrap(),
            one.mulmod(x, x).unwrap(),
            one.product(x),
        ]
    };
    assert_eq!(same(rows.into()), same((&column).into()));
    assert_eq!(rows.to_column(), column);
    let part = rows.range(7..9);
    assert_eq!((part.len(), part.row(1)), (2, column.row(8)));
    assert!(rows.range(20..20).is_empty());
}

#[test]
fn rows_have_a_width_and_are_whole() {
    assert_eq!(Rows::new(&[1, 2, 3], 0).unwrap_err(), Error::ZeroWidth);
    assert_eq!(Rows::new(&[1, 2, 3], 2).unwrap_err(), Error::Ragged { found: 3, width: 2 });
}

#[test]
fn secrets_are_not_shown() {
    assert_eq!(format!("{:?}", Rows::new(&[1, 2], 2).unwrap()), "Rows { rows: 1, limbs: 2, .. }");
}
