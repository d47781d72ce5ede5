//! Conversions of columns from and to bytes and text.

use limbwise::{Column, Error, ShapeError, TextError};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

#[test]
fn text_round_trips_against_num_bigint() {
    let mut rng = StdRng::seed_from_u64(1);
    let mut numbers: Vec<BigUint> = (0..300u32).map(BigUint::from).collect();
    for bits in [1u32, 18, 63, 64, 65, 127, 500, 2048, 8192, 30000] {
        let words: Vec<u32> = (0..bits.div_ceil(32)).map(|_| rng.random()).collect();
        numbers.push(BigUint::new(words));
        numbers.push(BigUint::from(1u32) << bits);
        numbers.push((BigUint::from(1u32) << bits) - 1u32);
        numbers.push(BigUint::from(10u32).pow(bits.min(3000)));
        numbers.push(BigUint::from(10u32).pow(bits.min(3000)) - 1u32);
    }
    let decimal: Vec<String> = numbers.iter().map(BigUint::to_string).collect();
    let hex: Vec<String> = numbers.iter().map(|n| format!("0x{n:x}")).collect();
    let column = Column::parse(&decimal).unwrap();
    assert_eq!(column.to_decimal(), decimal);
    assert_eq!(column.to_hex(), hex);
    assert_eq!(Column::parse(&hex).unwrap(), column);
    let shouted: Vec<String> = hex.iter().map(|h| h.to_uppercase()).collect();
    assert_eq!(Column::parse(&shouted).unwrap(), column);
    let padded: Vec<String> = decimal.iter().map(|d| format!("{}{d}", "0".repeat(d.len() % 40))).collect();
    assert_eq!(Column::parse(&padded).unwrap(), column);
}

#[test]
fn bytes_round_trip_at_every_width() {
    let mut rng = StdRng::seed_from_u64(2);
    for width in (1..=40).chain([255, 256, 257]) {
        let bytes: Vec<u8> = (0..5 * width).map(|_| rng.random()).collect();
        let big = Column::from_be_bytes(&bytes, width).unwrap();
        let little = Column::from_le_bytes(&bytes, width).unwrap();
        assert_eq!(big.len(), 5);
        assert_eq!(big.limbs(), width.div_ceil(8));
        assert_eq!(big.to_be_bytes(width).unwrap(), bytes);
        assert_eq!(little.to_le_bytes(width).unwrap(), bytes);
        let number = BigUint::from_bytes_be(&bytes[..width]);
        assert_eq!(big.to_hex()[0], format!("0x{number:x}"));
        let reversed: Vec<u8> = bytes.chunks(width).flat_map(|n| n.iter().rev().copied()).collect();
        assert_eq!(Column::from_be_bytes(&reversed, width).unwrap(), little);
        // Wider than the number, with leading zeros.
        let wide = big.to_be_bytes(width + 3).unwrap();
        assert!(
            wide.chunks(width + 3).zip(bytes.chunks(width)).all(|(w, n)| w[..3] == [0; 3] && w[3..] == *n)
        );
    }
}

#[test]
fn what_is_not_a_number_is_told() {
    let error = |text: &str| match Column::parse(["1", text]) {
        Err(Error::Text { row: 1, error }) => error,
        other => panic!("{text:?}: {other:?}"),
    };
    assert_eq!(error(""), TextError::Empty);
    assert_eq!(error("0x"), TextError::Empty);
    assert_eq!(error("-5"), TextError::Negative);
    assert_eq!(error("12.5"), TextError::NotADigit { found: '.', offset: 2 });
    assert_eq!(error("1e9"), TextError::NotADigit { found: 'e', offset: 1 });
    assert_eq!(error("0x12g"), TextError::NotADigit { found: 'g', offset: 4 });
    assert_eq!(error("ff"), TextError::NotADigit { found: 'f', offset: 0 });
    assert_eq!(error(" 1"), TextError::NotADigit { found: ' ', offset: 0 });
    assert_eq!(error("1 000"), TextError::NotADigit { found: ' ', offset: 1 });
    assert_eq!(error("٣"), TextError::NotADigit { found: '٣', offset: 0 });
    assert_eq!(error("99999999999999999999x"), TextError::NotADigit { found: 'x', offset: 20 });
    assert_eq!(error("0x-1"), TextError::NotADigit { found: '-', offset: 2 });
}

#[test]
fn shapes_are_checked() {
    assert_eq!(Column::from_limbs(vec![1, 2, 3], 2), Err(ShapeError::Ragged { found: 3, width: 2 }));
    assert_eq!(Column::from_limbs(vec![], 0), Err(ShapeError::ZeroWidth));
    assert_eq!(Column::from_be_bytes(&[0; 7], 2), Err(ShapeError::Ragged { found: 7, width: 2 }));
    assert_eq!(Column::from_le_bytes(&[], 0), Err(ShapeError::ZeroWidth));
    let column = Column::parse(["255", "256"]).unwrap();
    assert_eq!(column.to_be_bytes(1), Err(Error::DoesNotFit { row: 1, allowed: 1 }));
    assert_eq!(column.to_le_bytes(2).unwrap(), [255, 0, 0, 1]);
    assert_eq!(column.to_le_bytes(0), Err(Error::Shape(ShapeError::ZeroWidth)));
}

#[test]
fn what_memory_cannot_hold_is_told() {
    let too_large = |rows, width| ShapeError::TooLarge { rows, width };
    assert_eq!(Column::zeros(usize::MAX, 2).unwrap_err(), too_large(usize::MAX, 2));
    assert_eq!(Column::zeros(1 << 33, 1 << 31).unwrap_err(), too_large(1 << 33, 1 << 31));
    assert_eq!(Column::zeros(1, usize::MAX).unwrap_err(), too_large(1, usize::MAX));
    assert_eq!(Column::zeros(1 << 58, 1).unwrap_err(), too_large(1 << 58, 1));
    // Without rows, the width may be too large to be counted in bits.
    let widest = usize::MAX / 128;
    assert_eq!(Column::zeros(0, widest).unwrap().bits(), widest * 64);
    assert_eq!(Column::zeros(0, widest + 1).unwrap_err(), too_large(0, widest + 1));
    assert_eq!(Column::zeros(0, usize::MAX).unwrap_err(), too_large(0, usize::MAX));
    let column = Column::parse(["1", "2", "3"]).unwrap();
    let wide = usize::MAX / 2;
    assert_eq!(column.to_be_bytes(wide).unwrap_err(), too_large(3, wide).into());
    assert_eq!(column.to_le_bytes(wide).unwrap_err(), too_large(3, wide).into());
    // Results as wide as a modulus of 2 MiB, in 2^24 rows, would need 32 TiB.
    let many = vec![1u64; 1 << 24];
    let rows = limbwise::Rows::new(&many, 1).unwrap();
    let mut modulus = vec![0; 1 << 18];
    modulus[0] = 5;
    let modulus = limbwise::Scalar::from_limbs(&modulus);
    let too_large = Error::from(too_large(1 << 24, 1 << 18));
    assert_eq!(limbwise::addmod(rows, 2u64, modulus).unwrap_err(), too_large);
    let modulus = limbwise::Modulus::new(modulus).unwrap();
    assert_eq!(modulus.residues(rows).unwrap_err(), too_large);
    assert_eq!(modulus.map([rows.into()], |[x]| Ok(x)).unwrap_err(), too_large);
}

/// Without rows, no memory is allocated for a width.
#[test]
fn no_rows_of_any_width_are_computed() {
    let wide = Column::from_limbs(vec![], (1 << 57) - 1).unwrap();
    let seven = limbwise::Modulus::new(7u64).unwrap();
    assert_eq!(limbwise::addmod(&wide, 3u64, 7u64).unwrap().len(), 0);
    assert_eq!(limbwise::addmod(2u64, 3u64, &wide).unwrap().len(), 0);
    assert_eq!(limbwise::powmod(2u64, &wide, &wide).unwrap().len(), 0);
    assert_eq!(seven.sum(&wide).to_decimal(), ["0"]);
    assert_eq!(seven.dot(&wide, &wide).unwrap().to_decimal(), ["0"]);
    assert_eq!(seven.product(&wide).unwrap().to_decimal(), ["1"]);
}

/// The offset of such a row does not fit in a `usize`, and must not wrap around to that of another row.
#[test]
#[should_panic(expected = "out of range")]
fn a_row_that_is_not_there_is_no_other_row() {
    let _ = Column::from_limbs(vec![1, 0, 2, 0], 2).unwrap().row(1 << 63);
}

#[test]
fn equality_is_of_shape_and_numbers() {
    let column = Column::parse(["1", "2"]).unwrap();
    assert_eq!(column, column.clone().secret());
    assert!(column.clone().secret().clone().is_secret() && !column.is_secret());
    assert_ne!(column, Column::parse(["1", "3"]).unwrap());
    assert_ne!(column, Column::from_limbs(vec![1, 2], 2).unwrap());
    assert_ne!(column, Column::from_limbs(vec![1, 2, 0], 1).unwrap());
}

#[test]
fn a_debug_shows_no_number() {
    let shown = format!("{:?}", Column::parse(["123456789"]).unwrap());
    assert!(!shown.contains("123456789"), "{shown}");
}

#[cfg(feature = "num-bigint")]
#[test]
fn num_bigint_and_back() {
    let numbers: Vec<BigUint> = (0..200u32).map(|i| BigUint::from(i).pow(i)).collect();
    assert_eq!(Column::from_biguints(&numbers).unwrap().to_biguints(), numbers);
}
