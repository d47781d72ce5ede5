//! For arbitrary bytes, nothing panics, errors state the offset, and results agree with the crate `thrift`.

use limbwise_thrift::{Cursor, Element, Error, Type, compact, decode_list, decode_list_into, encode_list};
use proptest::prelude::*;
use thrift::protocol::{TBinaryInputProtocol, TInputProtocol, TType};

/// Bytes that look like Thrift more often than not.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        4 => (0..17_u8).prop_map(|code| vec![code]),
        3 => (0..9_i32).prop_map(|count| count.to_be_bytes().to_vec()),
        1 => any::<i32>().prop_map(|count| count.to_be_bytes().to_vec()),
        2 => prop::collection::vec(any::<u8>(), 0..20),
        1 => Just(vec![0x80, 1, 0, 1]),
    ];
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

fn decode<T: Element>(bytes: &[u8]) -> Result<usize, Error> {
    let decoded = decode_list::<T>(bytes);
    let mut to = vec![T::default(); bytes.len()];
    let into = decode_list_into(bytes, &mut to);
    assert_eq!(into, decoded.as_ref().map(Vec::len).map_err(|e| *e));
    if let Ok(values) = decoded {
        assert!(values.len() <= bytes.len());
        let mut again = Vec::new();
        encode_list(&values, &mut again).unwrap();
        assert_eq!(again.len(), bytes.len());
    }
    into
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn lists(bytes in bytes()) {
        let outcomes = [
            decode::<bool>(&bytes), decode::<i8>(&bytes), decode::<i16>(&bytes),
            decode::<i32>(&bytes), decode::<i64>(&bytes), decode::<f64>(&bytes),
        ];
        for error in outcomes.into_iter().filter_map(Result::err) {
            prop_assert!(error.offset <= bytes.len(), "{error}");
        }
        let _ = compact::decode_list::<bool>(&bytes);
        let _ = compact::decode_list::<i8>(&bytes);
        let _ = compact::decode_list::<i16>(&bytes);
        let _ = compact::decode_list::<i32>(&bytes);
        let _ = compact::decode_list::<i64>(&bytes);
        let _ = compact::decode_list::<f64>(&bytes);
    }

    #[test]
    fn walks(bytes in bytes(), id in -1..20_i16) {
        let mut cursor = Cursor::new(&bytes);
        let _ = cursor.message();
        if let Ok(Some(_)) = cursor.find(id) {
            let _ = cursor.lists::<i16>();
            let _ = cursor.map::<i64, bool>().map(|entries| entries.to_vecs());
            let _ = cursor.set::<f64>().map(|set| set.to_vec());
        }
        prop_assert!(cursor.offset() <= bytes.len());
    }

    /// The cursor skips the same bytes as the crate, and vice versa.
    #[test]
    fn skips_as_far_as_the_crate(bytes in bytes()) {
        for (ours, theirs) in [
            (Type::Struct, TType::Struct), (Type::List, TType::List), (Type::Map, TType::Map), (Type::String, TType::String),
        ] {
            let mut cursor = Cursor::new(&bytes);
            let skipped = cursor.skip(ours);
            let mut input = TBinaryInputProtocol::new(&bytes[..], true);
            // Our limit counts collections and structs; that of the crate also counts the innermost value.
            let expected = input.skip_till_depth(theirs, 65);
            match (skipped, expected) {
                (Ok(()), Ok(())) => prop_assert_eq!(cursor.rest(), input.transport),
                (Ok(()), Err(e)) => prop_assert!(false, "only the crate refuses {bytes:?}: {e}"),
                // The crate accepts the type void, and empty collections of any type.
                (Err(_), _) => {}
            }
        }
    }

    #[test]
    fn varints_both_ways(values in prop::collection::vec((any::<i64>(), 0..64_u32), 0..100)) {
        let values: Vec<i64> = values.into_iter().map(|(x, shift)| x >> shift).collect();
        let mut wire = Vec::new();
        compact::encode_list(&values, &mut wire).unwrap();
        prop_assert_eq!(compact::decode_list::<i64>(&wire).unwrap(), values);
        for cut in 0..wire.len() {
            prop_assert!(compact::decode_list::<i64>(&wire[..cut]).is_err());
        }
    }
}
