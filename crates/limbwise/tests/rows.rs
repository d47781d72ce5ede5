//! Operands in memory that does not belong to a column work like columns.

use limbwise::{
    Column, Error, Moduli, Modulus, Operand, Operation, Powmod, Rows, RowsMut, Scalar, ShapeError, mulmod,
    powmod,
};

#[test]
fn rows_are_as_good_as_columns() {
    let data: Vec<u64> = (1..=60).map(|i: u64| i.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
    let column = Column::from_limbs(data.clone(), 3).unwrap();
    let rows = Rows::new(&data, 3).unwrap();
    let same = |x: Operand<'_>| {
        let one = Modulus::new(Scalar::from_limbs(&[97, 5, 1])).unwrap();
        let exponent = Operand::from(5u64);
        let public = Powmod::new().public_exponent();
        [
            Powmod::new().run(x, x, x).unwrap(),
            public.run(exponent, x, x).unwrap(),
            public.run(x, exponent, &one).unwrap(),
            mulmod(x, exponent, x).unwrap(),
            mulmod(x, x, &one).unwrap(),
            one.product(x).unwrap(),
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
    assert_eq!(Rows::new(&[1, 2, 3], 0).unwrap_err(), ShapeError::ZeroWidth);
    assert_eq!(Rows::new(&[1, 2, 3], 2).unwrap_err(), ShapeError::Ragged { found: 3, width: 2 });
}

/// The offset of such rows does not fit in a `usize`, and must not wrap around to that of other rows.
#[test]
#[should_panic(expected = "out of range")]
fn rows_that_are_not_there_are_no_other_rows() {
    let _ = Rows::new(&[1, 0, 2, 0], 2).unwrap().range(1 << 63..(1 << 63) + 1);
}

#[test]
fn secrets_are_not_shown() {
    assert_eq!(format!("{:?}", Rows::new(&[1, 2], 2).unwrap()), "Rows { rows: 1, limbs: 2, .. }");
}

#[test]
fn results_go_into_rows() {
    let moduli = Column::from_limbs(vec![7, 1, 10, 0, 1, 0], 2).unwrap();
    let x = [3, 4, 4, 6, 7, 8];
    let rows = Rows::new(&x, 2).unwrap();
    let moduli = Moduli::new(&moduli).unwrap();
    let mut out = [u64::MAX; 6];
    let exponent = 9u64;
    Powmod::new().run_into(rows, exponent, &moduli, RowsMut::new(&mut out, 2).unwrap()).unwrap();
    assert_eq!(out, powmod(rows, exponent, &moduli).unwrap().as_limbs());
    Operation::mulmod(rows.into(), rows.into())
        .run_into(&moduli, RowsMut::new(&mut out, 2).unwrap())
        .unwrap();
    assert_eq!(out, mulmod(rows, rows, &moduli).unwrap().as_limbs());
    // 4 + 6 2^64 has no inverse modulo 10.
    let before = out;
    let refused = Operation::invmod(rows.into()).run_into(&moduli, RowsMut::new(&mut out, 2).unwrap());
    assert_eq!(refused, Err(Error::NoInverse { row: 1 }));
    assert_eq!(out, before);
    let refused = Operation::negmod(rows.into()).run_into(&moduli, RowsMut::new(&mut out, 3).unwrap());
    assert_eq!(refused, Err(Error::Shape(ShapeError::Output { found: (2, 3), expected: (3, 2) })));
    assert_eq!(out, before);
    assert_eq!(RowsMut::new(&mut out, 0).unwrap_err(), ShapeError::ZeroWidth);
    assert_eq!(RowsMut::new(&mut out, 4).unwrap_err(), ShapeError::Ragged { found: 6, width: 4 });
}

#[test]
fn bytes_go_into_rows_and_back() {
    let mut limbs = [u64::MAX; 4];
    let bytes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0, 0, 7];
    RowsMut::new(&mut limbs, 2).unwrap().copy_from_be_bytes(&bytes, 9).unwrap();
    assert_eq!(limbs, [0x0203_0405_0607_0809, 1, 7, 0]);
    let rows = Rows::new(&limbs, 2).unwrap();
    let mut back = [0xff; 18];
    rows.to_be_bytes_into(9, &mut back).unwrap();
    assert_eq!(back, bytes);
    assert_eq!(rows.to_be_bytes_into(8, &mut back), Err(Error::DoesNotFit { row: 0, allowed: 8 }));
    assert_eq!(rows.to_be_bytes_into(0, &mut back), Err(Error::Shape(ShapeError::ZeroWidth)));
    assert_eq!(
        rows.to_be_bytes_into(10, &mut back),
        Err(Error::Shape(ShapeError::OutputLength { found: 18, expected: 20 }))
    );
    assert_eq!(back, bytes);
    let before = limbs;
    let mut read = |limbs_of_a_row, bytes: &[u8], width| {
        RowsMut::new(&mut limbs, limbs_of_a_row).unwrap().copy_from_be_bytes(bytes, width)
    };
    assert_eq!(read(2, &bytes, 0), Err(ShapeError::ZeroWidth));
    assert_eq!(read(2, &bytes, 7), Err(ShapeError::Ragged { found: 18, width: 7 }));
    assert_eq!(read(2, &bytes, 6), Err(ShapeError::Output { found: (2, 2), expected: (3, 2) }));
    assert_eq!(read(1, &[0; 36], 9), Err(ShapeError::Output { found: (4, 1), expected: (4, 2) }));
    assert_eq!(limbs, before);
}
