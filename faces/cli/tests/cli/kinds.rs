//! Every type of column as an operand, and the type of the result.

use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::UInt64Type;
use arrow_array::{Array, ArrayRef, BinaryArray, FixedSizeBinaryArray, RecordBatch};
use arrow_cast::cast;
use arrow_schema::DataType;
use num_bigint::BigUint;
use parquet::file::properties::WriterProperties;

use crate::run::{Folder, number, parse, seeded, texts};

const ROWS: usize = 60;

/// Returns numbers as a column of that type.
fn column(numbers: &[BigUint], data_type: &DataType, little: bool) -> ArrayRef {
    let bytes = |x: &BigUint, width: usize| {
        let mut bytes = x.to_bytes_le();
        bytes.resize(width.max(bytes.len()), 0);
        if !little {
            bytes.reverse();
        }
        bytes
    };
    match data_type {
        DataType::FixedSizeBinary(width) => {
            let rows = numbers.iter().map(|x| bytes(x, *width as usize));
            Arc::new(FixedSizeBinaryArray::try_from_iter(rows).unwrap())
        }
        DataType::Binary | DataType::LargeBinary | DataType::BinaryView => {
            // Of different lengths, some with leading zeros.
            let rows = numbers.iter().enumerate().map(|(i, x)| bytes(x, 1 + i % 5));
            cast(&BinaryArray::from_iter_values(rows), data_type).unwrap()
        }
        _ => cast(&texts(numbers.iter().map(ToString::to_string)), data_type).unwrap(),
    }
}

/// Returns the numbers of a column of results.
fn numbers(array: &ArrayRef, little: bool) -> Vec<BigUint> {
    let from_bytes = |x: &[u8]| if little { BigUint::from_bytes_le(x) } else { BigUint::from_bytes_be(x) };
    (0..array.len())
        .map(|row| match array.data_type() {
            DataType::Utf8 => parse(array.as_string::<i32>().value(row)),
            DataType::UInt64 => array.as_primitive::<UInt64Type>().value(row).into(),
            DataType::Binary => from_bytes(array.as_binary::<i32>().value(row)),
            DataType::FixedSizeBinary(_) => from_bytes(array.as_fixed_size_binary().value(row)),
            other => panic!("results of type {other}"),
        })
        .collect()
}

/// Returns a number of bits that fits in a column of the type.
fn bits(data_type: &DataType) -> u64 {
    match data_type {
        DataType::Int8 | DataType::UInt8 => 7,
        DataType::Int16 | DataType::UInt16 => 15,
        DataType::Int32 | DataType::UInt32 => 31,
        DataType::Int64 => 63,
        DataType::UInt64 => 64,
        DataType::FixedSizeBinary(width) => *width as u64 * 8,
        _ => 200,
    }
}

fn check(base: &DataType, exp: &DataType, modulus: &DataType, result: &DataType, little: bool) {
    let folder = Folder::new();
    let mut rng = seeded(7);
    let mut draw = |data_type| -> Vec<BigUint> {
        (0..ROWS).map(|i| number(&mut rng, 1 + i as u64 * 7 % bits(data_type))).collect()
    };
    let (b, e, m) = (draw(base), draw(exp), draw(modulus));
    let batch = RecordBatch::try_from_iter([
        ("b", column(&b, base, little)),
        ("e", column(&e, exp, little)),
        ("m", column(&m, modulus, little)),
    ])
    .unwrap();
    folder.write_parquet("in.parquet", &batch, WriterProperties::default());
    let order = if little { " --byte-order little" } else { "" };
    folder.succeed(&format!("powmod in.parquet -o out.parquet --base b --exp e --mod m{order}"));
    let out = folder.read_parquet("out.parquet");
    assert_eq!(out.columns()[..3], folder.read_parquet("in.parquet").columns()[..]);
    let powers = out.column(3);
    assert_eq!(powers.data_type(), result, "{base} modulo {modulus}");
    let expected: Vec<_> = (0..ROWS).map(|i| b[i].modpow(&e[i], &m[i])).collect();
    assert_eq!(numbers(powers, little), expected, "{base} ^ {exp} modulo {modulus}");
    if *result == DataType::Binary {
        let given = cast(batch.column(2), &DataType::Binary).unwrap();
        for (row, m) in m.iter().enumerate() {
            let width = match modulus {
                DataType::Utf8 => m.bits().div_ceil(8) as usize,
                _ => given.as_binary::<i32>().value(row).len(),
            };
            assert_eq!(powers.as_binary::<i32>().value(row).len(), width);
        }
    }
}

#[test]
fn integers() {
    use DataType::*;
    for base in [Int8, Int16, Int32, Int64, UInt8, UInt16, UInt32, UInt64] {
        check(&base, &UInt64, &base, &UInt64, false);
        check(&base, &base, &Utf8, &Utf8, false);
    }
    check(&Int32, &Utf8, &FixedSizeBinary(8), &UInt64, false);
    check(&Int32, &Utf8, &FixedSizeBinary(9), &Utf8, false);
    check(&Int32, &Utf8, &Binary, &Utf8, false);
}

#[test]
fn text() {
    use DataType::*;
    let dictionary = Dictionary(Box::new(Int32), Box::new(Utf8));
    for base in [Utf8, LargeUtf8, Utf8View, dictionary] {
        check(&base, &base, &base, &Utf8, false);
        check(&base, &Int16, &FixedSizeBinary(32), &Utf8, false);
    }
}

#[test]
fn binary() {
    use DataType::*;
    for little in [false, true] {
        for base in [Binary, LargeBinary, BinaryView, FixedSizeBinary(25), FixedSizeBinary(3)] {
            check(&base, &base, &FixedSizeBinary(33), &FixedSizeBinary(33), little);
            check(
                &base,
                &base,
                &base,
                &if let FixedSizeBinary(_) = base { base.clone() } else { Binary },
                little,
            );
            check(&base, &base, &Utf8, &Binary, little);
            check(&base, &base, &UInt16, &FixedSizeBinary(2), little);
        }
    }
}

#[test]
fn numbers_on_the_command_line_leave_the_kind_to_the_columns() {
    use DataType::*;
    let folder = Folder::new();
    let x = [2u8, 3, 200].map(BigUint::from);
    let batch = RecordBatch::try_from_iter([
        ("fixed", column(&x, &FixedSizeBinary(4), false)),
        ("binary", column(&x, &Binary, false)),
        ("integer", column(&x, &UInt8, false)),
        ("text", column(&x, &Utf8, false)),
    ])
    .unwrap();
    folder.write_parquet("in.parquet", &batch, WriterProperties::default());
    let large = "0x1000000000000000000000001";
    for (base, exp, modulus, result) in [
        ("fixed", "3", "70000", FixedSizeBinary(3)),
        ("binary", "3", "255", FixedSizeBinary(1)),
        ("binary", "text", "1", FixedSizeBinary(1)),
        ("binary", "text", large, FixedSizeBinary(13)),
        ("integer", "3", "18446744073709551615", UInt64),
        ("integer", "3", "18446744073709551616", Utf8),
        ("7", "binary", "integer", UInt64),
        ("7", "integer", "fixed", FixedSizeBinary(4)),
        ("7", "integer", "binary", Binary),
        ("7", "integer", "text", Utf8),
        ("7", "binary", "1000", FixedSizeBinary(2)),
        ("7", "integer", large, Utf8),
        ("7", "integer", "1000", UInt64),
    ] {
        folder
            .succeed(&format!("powmod in.parquet -o out.parquet --base {base} --exp {exp} --mod {modulus}"));
        let out = folder.read_parquet("out.parquet");
        assert_eq!(out.column(4).data_type(), &result, "{base} ^ {exp} modulo {modulus}");
        let value = |operand: &str, row: usize| {
            if operand.as_bytes()[0].is_ascii_digit() { parse(operand) } else { x[row].clone() }
        };
        let expected: Vec<_> =
            (0..3).map(|i| value(base, i).modpow(&value(exp, i), &value(modulus, i))).collect();
        assert_eq!(numbers(out.column(4), false), expected, "{base} ^ {exp} modulo {modulus}");
    }
}
