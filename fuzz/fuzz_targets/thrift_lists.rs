//! Lists of both protocols: decoded values equal those of the crate `thrift`, and encode to the same bytes.

#![no_main]

use libfuzzer_sys::fuzz_target;
use limbwise_thrift::{compact, decode_list, decode_list_into, encode_list};
use thrift::protocol::{TBinaryInputProtocol, TInputProtocol};

macro_rules! check {
    ($bytes:ident, $($value:ty: $read:ident),*) => {$(
        if let Ok(values) = decode_list::<$value>($bytes) {
            let mut input = TBinaryInputProtocol::new($bytes, true);
            let head = input.read_list_begin().expect("a list that we take");
            assert_eq!(head.size as usize, values.len());
            for value in &values {
                let theirs = input.$read().expect("a value that we take");
                assert_eq!(value.to_be_bytes(), theirs.to_be_bytes());
            }
            let mut again = Vec::new();
            encode_list(&values, &mut again).expect("a list that was read");
            // An empty list may have come without a type.
            assert!(again == $bytes || values.is_empty());
            let mut to = vec![<$value>::default(); values.len()];
            assert_eq!(decode_list_into($bytes, &mut to), Ok(values.len()));
        }
        if let Ok(values) = compact::decode_list::<$value>($bytes) {
            let mut again = Vec::new();
            compact::encode_list(&values, &mut again).expect("a list that was read");
            let back = compact::decode_list::<$value>(&again).expect("a list that was written");
            assert!(values.iter().zip(&back).all(|(x, y)| x.to_be_bytes() == y.to_be_bytes()));
            assert_eq!(values.len(), back.len());
        }
    )*};
}

fuzz_target!(|bytes: &[u8]| {
    check!(bytes, i8: read_i8, i16: read_i16, i32: read_i32, i64: read_i64, f64: read_double);
    let _ = decode_list::<bool>(bytes);
    let _ = compact::decode_list::<bool>(bytes);
});
