//! Messages and structs of both protocols: the crate `thrift` reads the output of the writers, and the
//! cursors read its output.

use limbwise_thrift::{Cursor, Error, Field, Message, Reason, Type, Writer, compact};
use proptest::prelude::*;
use thrift::protocol::{
    TBinaryInputProtocol, TBinaryOutputProtocol, TCompactInputProtocol, TCompactOutputProtocol,
    TFieldIdentifier, TInputProtocol, TListIdentifier, TMapIdentifier, TMessageIdentifier, TMessageType,
    TOutputProtocol, TSetIdentifier, TStructIdentifier, TType,
};

const HEAD: Message<'static> = Message { name: b"get", kind: 2, sequence: -77 };

/// A message with fields of every type, whose numbers have small, large and negative differences.
fn theirs(output: &mut dyn TOutputProtocol) {
    let begin = |output: &mut dyn TOutputProtocol, kind, id| {
        output
            .write_field_begin(&TFieldIdentifier::new::<Option<String>, String, i16>(None, kind, id))
            .unwrap();
    };
    let structure =
        |output: &mut dyn TOutputProtocol| output.write_struct_begin(&TStructIdentifier::new("S")).unwrap();
    output.write_message_begin(&TMessageIdentifier::new("get", TMessageType::Reply, -77)).unwrap();
    structure(output);
    for (id, value) in [(1, true), (2, false)] {
        begin(output, TType::Bool, id);
        output.write_bool(value).unwrap();
    }
    begin(output, TType::I08, 30);
    output.write_i8(-5).unwrap();
    begin(output, TType::I16, -3);
    output.write_i16(-300).unwrap();
    begin(output, TType::Struct, 4);
    structure(output);
    begin(output, TType::I64, 1);
    output.write_i64(i64::MIN).unwrap();
    begin(output, TType::Struct, 2);
    structure(output);
    begin(output, TType::String, 300);
    output.write_string("inner").unwrap();
    output.write_field_stop().unwrap();
    output.write_struct_end().unwrap();
    begin(output, TType::Double, 3);
    output.write_double(0.1).unwrap();
    output.write_field_stop().unwrap();
    output.write_struct_end().unwrap();
    begin(output, TType::Map, 5);
    output.write_map_begin(&TMapIdentifier::new(TType::I32, TType::Double, 3)).unwrap();
    for i in 0..3 {
        output.write_i32(-i).unwrap();
        output.write_double(f64::from(i)).unwrap();
    }
    begin(output, TType::Map, 6);
    output.write_map_begin(&TMapIdentifier::new(TType::String, TType::List, 1)).unwrap();
    output.write_string("key").unwrap();
    output.write_list_begin(&TListIdentifier::new(TType::I16, 2)).unwrap();
    output.write_i16(1).unwrap();
    output.write_i16(2).unwrap();
    begin(output, TType::List, 7);
    output.write_list_begin(&TListIdentifier::new(TType::List, 3)).unwrap();
    for len in [2, 0, 20] {
        output.write_list_begin(&TListIdentifier::new(TType::I32, len)).unwrap();
        (0..len).for_each(|i| output.write_i32(i * 100).unwrap());
    }
    begin(output, TType::Set, 8);
    output.write_set_begin(&TSetIdentifier::new(TType::Bool, 2)).unwrap();
    output.write_bool(true).unwrap();
    output.write_bool(false).unwrap();
    begin(output, TType::List, 9);
    output.write_list_begin(&TListIdentifier::new(TType::Struct, 2)).unwrap();
    for i in 0..2 {
        structure(output);
        begin(output, TType::I32, 1);
        output.write_i32(i).unwrap();
        output.write_field_stop().unwrap();
        output.write_struct_end().unwrap();
    }
    output.write_field_stop().unwrap();
    output.write_struct_end().unwrap();
    output.write_message_end().unwrap();
}

fn ends() -> (Vec<i32>, Vec<usize>) {
    let values = [2, 0, 20].iter().flat_map(|len| (0..*len).map(|i| i * 100)).collect();
    (values, vec![2, 2, 22])
}

/// Writes the same message with each of the writers, whose methods have the same names.
macro_rules! ours {
    ($writer:expr, $field:expr, $boolean:expr, $enter:expr) => {{
        let mut writer = $writer;
        let w = &mut writer;
        w.message(&HEAD).unwrap();
        $boolean(w, 1, true);
        $boolean(w, 2, false);
        $field(w, 30, Type::Byte);
        w.value(-5_i8);
        $field(w, -3, Type::I16);
        w.value(-300_i16);
        $field(w, 4, Type::Struct);
        $enter(w);
        $field(w, 1, Type::I64);
        w.value(i64::MIN);
        $field(w, 2, Type::Struct);
        $enter(w);
        $field(w, 300, Type::String);
        w.string(b"inner").unwrap();
        w.stop();
        $field(w, 3, Type::Double);
        w.value(0.1_f64);
        w.stop();
        $field(w, 5, Type::Map);
        w.map_of(Type::I32, Type::Double, 3).unwrap();
        for i in 0..3 {
            w.value(-i);
            w.value(f64::from(i));
        }
        $field(w, 6, Type::Map);
        w.map_of(Type::String, Type::List, 1).unwrap();
        w.string(b"key").unwrap();
        w.list(&[1_i16, 2]).unwrap();
        $field(w, 7, Type::List);
        w.sequence(Type::List, 3).unwrap();
        for len in [2, 0, 20] {
            w.list(&(0..len).map(|i| i * 100).collect::<Vec<i32>>()).unwrap();
        }
        $field(w, 8, Type::Set);
        w.list(&[true, false]).unwrap();
        $field(w, 9, Type::List);
        w.sequence(Type::Struct, 2).unwrap();
        for i in 0..2_i32 {
            $enter(w);
            $field(w, 1, Type::I32);
            w.value(i);
            w.stop();
        }
        w.stop();
    }};
}

fn compact_theirs() -> Vec<u8> {
    let mut bytes = Vec::new();
    theirs(&mut TCompactOutputProtocol::new(&mut bytes));
    bytes
}

fn compact_ours() -> Vec<u8> {
    let mut bytes = Vec::new();
    ours!(
        compact::Writer::new(&mut bytes),
        |w: &mut compact::Writer<'_>, id, kind| w.field(id, kind).unwrap(),
        |w: &mut compact::Writer<'_>, id, value| w.boolean(id, value),
        |w: &mut compact::Writer<'_>| w.enter()
    );
    bytes
}

fn binary_theirs(strict: bool) -> Vec<u8> {
    let mut bytes = Vec::new();
    theirs(&mut TBinaryOutputProtocol::new(&mut bytes, strict));
    bytes
}

fn binary_ours() -> Vec<u8> {
    let mut bytes = Vec::new();
    ours!(
        Writer::new(&mut bytes),
        |w: &mut Writer<'_>, id, kind| w.field(id, kind),
        |w: &mut Writer<'_>, id, value: bool| {
            w.field(id, Type::Bool);
            w.value(value);
        },
        |_: &mut Writer<'_>| {}
    );
    bytes
}

#[test]
fn writers_write_what_the_crate_writes() {
    assert_eq!(binary_ours(), binary_theirs(true));
    assert_eq!(compact_ours(), compact_theirs());
}

#[test]
fn the_crate_reads_what_is_written() {
    let (binary, compact) = (binary_ours(), compact_ours());
    let mut protocols: [Box<dyn TInputProtocol>; 2] = [
        Box::new(TBinaryInputProtocol::new(&binary[..], true)),
        Box::new(TCompactInputProtocol::new(&compact[..])),
    ];
    for input in &mut protocols {
        let head = input.read_message_begin().unwrap();
        assert_eq!((head.name.as_str(), head.sequence_number), ("get", -77));
        input.read_struct_begin().unwrap();
        let mut ids = Vec::new();
        loop {
            let field = input.read_field_begin().unwrap();
            if field.field_type == TType::Stop {
                break;
            }
            ids.push(field.id.unwrap());
            input.skip(field.field_type).unwrap();
            input.read_field_end().unwrap();
        }
        assert_eq!(ids, [1, 2, 30, -3, 4, 5, 6, 7, 8, 9]);
    }
}

#[test]
fn a_message_without_a_version() {
    let old = binary_theirs(false);
    let mut cursor = Cursor::new(&old);
    assert_eq!(cursor.message(), Ok(HEAD));
    assert_eq!(cursor.find(30), Ok(Some(Type::Byte)));
    assert_eq!(cursor.value(), Ok(-5_i8));
    let strict = binary_theirs(true);
    let mut cursor = Cursor::new(&strict);
    assert_eq!(cursor.message(), Ok(HEAD));
    for cut in 0..12 {
        let mut cursor = Cursor::new(&old[..cut]);
        assert!(cursor.message().is_err() && cursor.offset() == 0, "{cut}");
    }
    let error = Cursor::new(&[0, 0, 1, 0, b'a']).message().unwrap_err();
    assert_eq!(error, Error { offset: 0, reason: Reason::Count { count: 256, found: 1 } });
}

#[test]
fn a_cursor_of_the_compact_protocol_finds_what_is_wanted() {
    let bytes = compact_theirs();
    let mut cursor = compact::Cursor::new(&bytes);
    assert_eq!(cursor.message(), Ok(HEAD));
    let start = cursor.clone();
    assert_eq!(cursor.field(), Ok(Some(Field { id: 1, kind: Type::Bool })));
    assert_eq!(cursor.value(), Ok(true));
    assert_eq!(cursor.find(2), Ok(Some(Type::Bool)));
    assert_eq!(cursor.value(), Ok(false));
    assert_eq!(cursor.find(-3), Ok(Some(Type::I16)));
    assert_eq!(cursor.value(), Ok(-300_i16));
    assert_eq!(cursor.field(), Ok(Some(Field { id: 4, kind: Type::Struct })));
    cursor.enter().unwrap();
    assert_eq!(cursor.find(1), Ok(Some(Type::I64)));
    assert_eq!(cursor.value(), Ok(i64::MIN));
    assert_eq!(cursor.find(2), Ok(Some(Type::Struct)));
    cursor.enter().unwrap();
    assert_eq!(cursor.find(300), Ok(Some(Type::String)));
    assert_eq!(cursor.string(), Ok(&b"inner"[..]));
    assert_eq!(cursor.field(), Ok(None));
    assert_eq!(cursor.field(), Ok(Some(Field { id: 3, kind: Type::Double })));
    assert_eq!(cursor.value(), Ok(0.1));
    assert_eq!(cursor.field(), Ok(None));
    assert_eq!(cursor.find(5), Ok(Some(Type::Map)));
    let place = cursor.offset();
    let wrong = cursor.map::<i64, f64>().unwrap_err();
    assert_eq!(wrong, Error { offset: place, reason: Reason::CompactType { found: 5, expected: 6 } });
    assert_eq!(cursor.offset(), place);
    assert_eq!(cursor.map::<i32, f64>(), Ok((vec![0, -1, -2], vec![0.0, 1.0, 2.0])));
    assert_eq!(cursor.find(6), Ok(Some(Type::Map)));
    assert_eq!(cursor.map_head(), Ok(Some((Type::String, Type::List, 1))));
    assert_eq!(cursor.string(), Ok(&b"key"[..]));
    assert_eq!(cursor.list::<i16>(), Ok(vec![1, 2]));
    assert_eq!(cursor.find(7), Ok(Some(Type::List)));
    let lists = cursor.lists::<i32>().unwrap();
    assert_eq!((lists.values, lists.ends), ends());
    assert_eq!(cursor.find(8), Ok(Some(Type::Set)));
    let mut few = [true; 1];
    assert!(matches!(
        cursor.list_into(&mut few).unwrap_err().reason,
        Reason::OutputLength { found: 1, expected: 2 }
    ));
    let mut enough = [true; 3];
    assert_eq!(cursor.list_into(&mut enough), Ok(2));
    assert_eq!(enough, [true, false, true]);
    assert_eq!(cursor.find(9), Ok(Some(Type::List)));
    assert_eq!(cursor.sequence_of(Type::Struct), Ok(2));
    for i in 0..2 {
        cursor.enter().unwrap();
        assert_eq!(cursor.find(1), Ok(Some(Type::I32)));
        assert_eq!(cursor.value(), Ok(i));
        assert_eq!(cursor.field(), Ok(None));
    }
    assert_eq!((cursor.field(), cursor.end()), (Ok(None), Ok(())));
    let mut cursor = start;
    assert_eq!(cursor.find(100), Ok(None));
    assert_eq!(cursor.end(), Ok(()));
}

#[test]
fn a_compact_message_cut_anywhere_is_refused() {
    let bytes = compact_theirs();
    for cut in 0..bytes.len() {
        let mut cursor = compact::Cursor::new(&bytes[..cut]);
        let outcome = cursor.message().and_then(|_| cursor.skip(Type::Struct));
        assert!(outcome.unwrap_err().is_incomplete(), "{cut}");
    }
    assert!(!compact::Cursor::new(&[0x1e]).field().unwrap_err().is_incomplete());
}

#[test]
fn varints_have_up_to_64_bits() {
    let largest = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1];
    let mut cursor = compact::Cursor::new(&largest);
    assert_eq!((cursor.varint(), cursor.offset()), (Ok(u64::MAX), 10));
    let mut larger = largest;
    larger[9] = 2;
    assert_eq!(compact::Cursor::new(&larger).varint(), at(0, Reason::Varint));
    assert_eq!(
        compact::Cursor::new(&largest[..9]).varint(),
        at(0, Reason::Truncated { found: 9, expected: 10 })
    );
}

fn at<T>(offset: usize, reason: Reason) -> Result<T, Error> {
    Err(Error { offset, reason })
}

#[test]
fn what_is_wrong_with_compact_bytes() {
    let mut cursor = compact::Cursor::new(&[0x82, 0x42, 0, 0]);
    assert_eq!(cursor.message(), at(0, Reason::CompactVersion { found: [0x82, 0x42] }));
    assert_eq!(cursor.offset(), 0);
    assert_eq!(compact::Cursor::new(&[0x1e]).field(), at(0, Reason::UnknownType { code: 14 }));
    assert_eq!(compact::Cursor::new(&[5, 0xff, 0xff, 0xff, 0x0f]).field(), at(1, Reason::Varint));
    // A field number beyond i16.
    let mut cursor = compact::Cursor::new(&[5, 0xfe, 0xff, 0x03, 0, 0x15, 0]);
    assert_eq!(cursor.find(1), at(5, Reason::Varint));
    assert_eq!(
        compact::Cursor::new(&[0x25, 2, 4]).sequence_of(Type::I64),
        at(0, Reason::Type { found: Type::I32, expected: Type::I64 })
    );
    assert_eq!(compact::Cursor::new(&[3, 0x55, 1]).map_head(), at(0, Reason::Count { count: 3, found: 1 }));
    assert_eq!(compact::Cursor::new(&[9, 1]).string(), at(0, Reason::Count { count: 9, found: 1 }));
    assert_eq!(compact::Cursor::new(&[0]).map_head(), Ok(None));
    let mut cursor = compact::Cursor::new(&[0x15, 2]);
    let field = cursor.field().unwrap().unwrap();
    let wrong = cursor.expect(field, Type::I64).map(|_| ());
    assert_eq!(wrong, at(1, Reason::Type { found: Type::I32, expected: Type::I64 }));
    assert_eq!(cursor.expect(field, Type::I32).and_then(compact::Cursor::value), Ok(1));
    // Nested lists, deeper than the limit.
    let deep = [0x19; 100];
    assert_eq!(compact::Cursor::new(&deep).skip(Type::List), at(64, Reason::Depth { limit: 64 }));
    let mut cursor = compact::Cursor::new(&deep).depth_limit(1);
    assert_eq!(cursor.enter(), Ok(()));
    assert_eq!(cursor.enter(), at(0, Reason::Depth { limit: 1 }));
    let mut bytes = vec![1];
    assert_eq!(compact::Writer::new(&mut bytes).field(1, Type::Bool), at(0, Reason::BoolField));
    assert_eq!(bytes, [1]);
}

proptest! {
    /// For any bytes, the cursor stays inside them.
    #[test]
    fn compact_walks(bytes in prop::collection::vec(any::<u8>(), 0..200), id in -1..20_i16) {
        let mut cursor = compact::Cursor::new(&bytes);
        let _ = cursor.message();
        if let Ok(Some(_)) = cursor.find(id) {
            let mut copy = cursor.clone();
            let _ = copy.lists::<i16>();
            let _ = copy.map::<i64, bool>();
            let _ = copy.list::<f64>();
            let _ = copy.enter();
            let _ = copy.find(2);
            prop_assert!(copy.offset() <= bytes.len());
        }
        prop_assert!(cursor.offset() <= bytes.len());
        for kind in [Type::Struct, Type::List, Type::Map, Type::String, Type::Bool, Type::I64] {
            let mut cursor = compact::Cursor::new(&bytes);
            match cursor.skip(kind) {
                Ok(()) => prop_assert!((1..=bytes.len()).contains(&cursor.offset())),
                Err(e) => prop_assert!(cursor.offset() == 0 && e.offset <= bytes.len(), "{e}"),
            }
        }
    }

    #[test]
    fn compact_structs_both_ways(fields in prop::collection::vec((any::<i16>(), any::<i64>(), any::<bool>()), 0..20)) {
        let mut bytes = Vec::new();
        let mut writer = compact::Writer::new(&mut bytes);
        for (id, value, is_bool) in &fields {
            if *is_bool {
                writer.boolean(*id, value & 1 == 1);
            } else {
                writer.field(*id, Type::I64).unwrap();
                writer.value(*value);
            }
        }
        writer.stop();
        let mut cursor = compact::Cursor::new(&bytes);
        for (id, value, is_bool) in &fields {
            let kind = if *is_bool { Type::Bool } else { Type::I64 };
            prop_assert_eq!(cursor.field(), Ok(Some(Field { id: *id, kind })));
            if *is_bool {
                prop_assert_eq!(cursor.value(), Ok(value & 1 == 1));
            } else {
                prop_assert_eq!(cursor.value(), Ok(*value));
            }
        }
        prop_assert_eq!(cursor.field(), Ok(None));
        prop_assert_eq!(cursor.end(), Ok(()));
    }
}
