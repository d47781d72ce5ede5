//! A cursor on arbitrary bytes stays inside them, and skips as many bytes as the crate `thrift`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use limbwise_thrift::{Cursor, Type, compact};
use thrift::protocol::{TBinaryInputProtocol, TInputProtocol, TType};

fuzz_target!(|bytes: &[u8]| {
    let mut cursor = Cursor::new(bytes);
    let _ = cursor.message();
    while let Ok(Some(field)) = cursor.field() {
        let mut copy = cursor.clone();
        let _ = copy.lists::<i16>();
        let _ = copy.map::<i64, i8>().map(|entries| entries.to_vecs());
        let _ = copy.set::<f64>().map(|set| set.to_vec());
        let _ = copy.string();
        if cursor.skip(field.kind).is_err() {
            break;
        }
    }
    assert!(cursor.offset() <= bytes.len());

    let mut cursor = compact::Cursor::new(bytes);
    let _ = cursor.message();
    while let Ok(Some(field)) = cursor.field() {
        let mut copy = cursor.clone();
        let _ = copy.lists::<i16>();
        let _ = copy.map::<i64, i8>();
        let _ = copy.list::<f64>();
        let _ = copy.expect(field, Type::I32).and_then(compact::Cursor::value::<i32>);
        let _ = copy.string();
        let outcome = match field.kind {
            Type::Struct if field.id % 2 == 0 => cursor.enter(),
            kind => cursor.skip(kind),
        };
        if outcome.is_err() {
            break;
        }
    }
    assert!(cursor.offset() <= bytes.len());

    for (ours, theirs) in [(Type::Struct, TType::Struct), (Type::List, TType::List), (Type::Map, TType::Map)]
    {
        let mut cursor = Cursor::new(bytes);
        if cursor.skip(ours).is_ok() {
            let mut input = TBinaryInputProtocol::new(bytes, true);
            // Our limit counts collections and structs, the crate's the value in the innermost, too.
            input.skip_till_depth(theirs, 65).expect("what we skip");
            assert_eq!(cursor.rest(), input.transport);
        }
    }
});
