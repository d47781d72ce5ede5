//! Any text is either a number or an error, never a panic, in agreement with num-bigint.

use limbwise::Column;
use num_bigint::BigUint;
use proptest::prelude::*;

#[path = "../../kernels/tests/extent/mod.rs"]
mod extent;

/// Reads a number with num-bigint, made strict where it is lenient (signs, underscores).
fn expected(text: &str) -> Option<BigUint> {
    let (digits, radix) = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => (digits, 16),
        None => (text, 10),
    };
    let plain = digits.chars().all(|c| c.is_ascii_alphanumeric());
    plain.then(|| BigUint::parse_bytes(digits.as_bytes(), radix)).flatten()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: extent::rounds(4000, 100) as u32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text(text in "(0[xX])?[0-9a-fA-F_+. -]{0,60}|\\PC{0,20}|[0-9]{0,3000}|0x[0-9a-f]{0,3000}") {
        match (Column::parse([&text]), expected(&text)) {
            (Ok(column), Some(number)) => prop_assert_eq!(&column.to_decimal()[0], &number.to_string()),
            (Err(_), None) => {}
            (found, expected) => prop_assert!(false, "{:?}: {:?}, {:?}", text, found, expected),
        }
    }
}
