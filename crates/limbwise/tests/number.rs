//! Single numbers: conversions from and to other types, and use as operands.

use limbwise::{Column, Error, Fixed, Modulus, Number, Operand, Rows, Scalar, ShapeError, TextError, mulmod};

#[test]
fn numbers_are_made_from_text_bytes_limbs_and_integers() {
    let number = Number::parse("0x0102030405060708090a").unwrap();
    assert_eq!((number.limbs(), number.bits()), (2, 128));
    assert_eq!("4759477275222530853130".parse::<Number>().unwrap(), number);
    let bytes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    assert_eq!(Number::from_be_bytes(&bytes).unwrap(), number);
    assert_eq!(number.to_be_bytes(10).unwrap(), bytes);
    assert_eq!(number.to_be_bytes(12).unwrap()[..3], [0, 0, 1]);
    let mut reversed = bytes;
    reversed.reverse();
    assert_eq!(Number::from_le_bytes(&reversed).unwrap(), number);
    assert_eq!(number.to_le_bytes(10).unwrap(), reversed);
    assert_eq!(Number::from_limbs(&[0x0304_0506_0708_090a, 0x0102]).unwrap(), number);
    assert_eq!(Number::from(0x0102_0304_0506_0708_090a_u128), number);
    assert_eq!(
        (number.to_hex(), number.to_decimal()),
        ("0x102030405060708090a".into(), "4759477275222530853130".into())
    );
    for small in [Number::from(7u8), Number::from(7u16), Number::from(7u32), Number::from(7u64)] {
        assert_eq!(small.as_limbs(), [7]);
    }
    // The width is part of the comparison, as it is of the computation.
    assert_ne!(Number::from(7u128), Number::from(7u64));
    assert_eq!(Number::parse("0").unwrap().as_limbs(), [0]);
    assert_eq!(Number::from_be_bytes(&[0; 17]).unwrap().limbs(), 3);
}

#[test]
fn what_is_not_a_number_is_told() {
    assert_eq!(Number::parse("").unwrap_err(), TextError::Empty);
    assert_eq!(Number::parse("-1").unwrap_err(), TextError::Negative);
    assert_eq!(Number::parse("12x").unwrap_err(), TextError::NotADigit { found: 'x', offset: 2 });
    assert_eq!(Number::from_limbs(&[]).unwrap_err(), ShapeError::ZeroWidth);
    assert_eq!(Number::from_be_bytes(&[]).unwrap_err(), ShapeError::ZeroWidth);
    assert_eq!(Number::from_le_bytes(&[]).unwrap_err(), ShapeError::ZeroWidth);
    let number = Number::from(256u64);
    assert_eq!(number.to_be_bytes(1), Err(Error::DoesNotFit { row: 0, allowed: 1 }));
    assert_eq!(number.to_le_bytes(0), Err(ShapeError::ZeroWidth.into()));
    assert_eq!(number.with_limbs(0), Err(ShapeError::ZeroWidth.into()));
    assert_eq!(
        number.with_limbs(usize::MAX),
        Err(ShapeError::TooLarge { rows: 1, width: usize::MAX }.into())
    );
    for wide in [usize::MAX, 1 << 62] {
        let too_large = Err(ShapeError::TooLarge { rows: 1, width: wide }.into());
        assert_eq!((number.to_be_bytes(wide), number.to_le_bytes(wide)), (too_large.clone(), too_large));
    }
}

#[test]
fn everything_that_is_a_scalar_computes_the_same() {
    let x = Column::parse(["3", "5"]).unwrap();
    let (number, fixed) = (Number::from(7u64), Fixed::<4>::from_u64(7));
    let operands: [Operand<'_>; 9] = [
        7u8.into(),
        7u16.into(),
        7u32.into(),
        7u64.into(),
        7u128.into(),
        7usize.into(),
        (&number).into(),
        (&fixed).into(),
        Scalar::from_limbs(&[7]).into(),
    ];
    for operand in operands {
        assert_eq!(operand.rows(), None);
        assert_eq!(mulmod(&x, operand, 1009u64).unwrap().to_decimal(), ["21", "35"]);
        assert_eq!(mulmod(operand, &x, &fixed).unwrap().to_decimal(), ["0", "0"]);
    }
    assert_eq!(x.number(1).as_limbs(), [5]);
    assert_eq!(Modulus::new(&x.number(1)).unwrap().limbs(), 1);
    assert_eq!(Scalar::from(1u128 << 64).as_limbs(), [0, 1]);
}

#[test]
fn no_value_is_shown() {
    let number = Number::from(987_654_321u64);
    let limbs = [987_654_321u64];
    let rows = Rows::new(&limbs, 1).unwrap();
    let texts = [
        format!("{number:?}"),
        format!("{:?}", Scalar::from(&number)),
        format!("{:?}", Operand::from(987_654_321u64)),
        format!("{:?}", Operand::from(rows)),
        format!("{:?}", limbwise::Powmod::new().operation(rows, &number)),
        format!("{:?}", Modulus::new(&number).unwrap()),
        format!("{:?}", limbwise::Moduli::new(rows).unwrap()),
        format!("{:?}", Modulus::new(&number).unwrap().residues(5u64).unwrap()),
    ];
    for text in texts {
        assert!(!text.contains("987") && !text.contains("654321"), "{text}");
    }
}

#[cfg(feature = "num-bigint")]
#[test]
fn num_bigint_and_back() {
    use num_bigint::BigUint;
    for bits in [0u32, 1, 63, 64, 65, 200] {
        let big = (BigUint::from(1u32) << bits) - 1u32;
        let number = Number::from(&big);
        assert_eq!((BigUint::from(&number), number.to_decimal()), (big.clone(), big.to_string()));
    }
}
