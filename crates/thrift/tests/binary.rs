//! The binary protocol compared with the crate `thrift`: both directions, all lengths, every alignment,
//! errors.

use limbwise_thrift::apache::{InputLists, OutputLists};
use limbwise_thrift::{
    Cursor, Element, Error, Field, Reason, Type, decode_list, decode_list_into, encode_list, encode_lists,
    encode_map, encode_set,
};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use thrift::protocol::{
    TBinaryInputProtocol, TBinaryOutputProtocol, TFieldIdentifier, TInputProtocol, TListIdentifier,
    TMapIdentifier, TMessageIdentifier, TMessageType, TOutputProtocol, TSetIdentifier, TStructIdentifier,
    TType,
};

type Output<'a> = TBinaryOutputProtocol<&'a mut Vec<u8>>;

/// A value as the crate `thrift` writes and reads it.
trait Value: Element + PartialEq + std::fmt::Debug {
    const KIND: TType;
    fn any(rng: &mut StdRng) -> Self;
    fn write(self, output: &mut dyn TOutputProtocol);
    fn get(input: &mut dyn TInputProtocol) -> Self;
}

macro_rules! values {
    ($($value:ty: $kind:ident, $write:ident, $read:ident, $any:expr;)*) => {$(
        impl Value for $value {
            const KIND: TType = TType::$kind;
            fn any(rng: &mut StdRng) -> Self {
                $any(rng)
            }
            fn write(self, output: &mut dyn TOutputProtocol) {
                output.$write(self).unwrap();
            }
            fn get(input: &mut dyn TInputProtocol) -> Self {
                input.$read().unwrap()
            }
        }
    )*};
}

values! {
    bool: Bool, write_bool, read_bool, |rng: &mut StdRng| rng.random();
    i8: I08, write_i8, read_i8, |rng: &mut StdRng| rng.random();
    i16: I16, write_i16, read_i16, |rng: &mut StdRng| rng.random();
    i32: I32, write_i32, read_i32, |rng: &mut StdRng| rng.random();
    i64: I64, write_i64, read_i64, |rng: &mut StdRng| rng.random();
    f64: Double, write_double, read_double, |rng: &mut StdRng| f64::from(rng.random::<i32>()) / 3.0;
}

/// Runs a check for each type of value.
macro_rules! for_each_type {
    ($check:ident) => {
        $check::<bool>();
        $check::<i8>();
        $check::<i16>();
        $check::<i32>();
        $check::<i64>();
        $check::<f64>();
    };
}

fn some<T: Value>(len: usize) -> Vec<T> {
    let mut rng = StdRng::seed_from_u64(len as u64);
    (0..len).map(|_| T::any(&mut rng)).collect()
}

/// Returns the encoding by the crate `thrift`.
fn theirs<T: Value>(values: &[T]) -> Vec<u8> {
    let mut wire = Vec::new();
    let mut output = TBinaryOutputProtocol::new(&mut wire, true);
    output.write_list_begin(&TListIdentifier::new(T::KIND, values.len() as i32)).unwrap();
    values.iter().for_each(|value| value.write(&mut output));
    wire
}

fn every_length<T: Value>() {
    for len in (0..130).chain([255, 256, 1000, 2000, 4095, 4096, 4097, 20_000]) {
        let values = some::<T>(len);
        let wire = theirs(&values);
        assert_eq!(decode_list::<T>(&wire).unwrap(), values, "{len}");
        let mut ours = vec![0xa5];
        encode_list(&values, &mut ours).unwrap();
        assert_eq!(ours[1..], wire, "{len}");
        // Written and read by the crate's loop and by ours.
        let mut input = TBinaryInputProtocol::new(&ours[1..], true);
        assert_eq!(input.read_list_begin().unwrap().size, len as i32);
        assert!(values.iter().all(|value| T::get(&mut input) == *value), "{len}");
        assert!(input.transport.is_empty());
    }
}

#[test]
fn lists_of_every_length_are_those_of_the_crate() {
    for_each_type!(every_length);
}

fn every_alignment<T: Value>() {
    for past in 0..64 {
        let values = some::<T>(300 + past);
        let mut buffer = vec![0xa5; past];
        buffer.extend(theirs(&values));
        let mut to = vec![T::default(); values.len() + 2];
        assert_eq!(decode_list_into(&buffer[past..], &mut to), Ok(values.len()), "{past}");
        assert_eq!(to[..values.len()], values, "{past}");
        assert!(to[values.len()..] == [T::default(); 2], "{past}: written past the end");
        buffer.truncate(past);
        encode_list(&values, &mut buffer).unwrap();
        assert_eq!(buffer[past..], theirs(&values), "{past}");
    }
}

#[test]
fn lists_at_every_alignment() {
    for_each_type!(every_alignment);
}

#[test]
fn floats_keep_their_bits() {
    let patterns = [0x7ff0_0000_0000_0001, 0xfff8_dead_beef_0001, 0x8000_0000_0000_0000, 1_u64];
    let values = patterns.map(f64::from_bits);
    let mut wire = Vec::new();
    encode_list(&values, &mut wire).unwrap();
    assert_eq!(wire, theirs(&values));
    let back: Vec<u64> = decode_list::<f64>(&wire).unwrap().into_iter().map(f64::to_bits).collect();
    assert_eq!(back, patterns);
}

fn adaptors<T: Value>() {
    for len in [0, 1, 7, 100, 5000, 70_000, 200_001] {
        let values = some::<T>(len);
        let mut wire = Vec::new();
        let mut output: Output<'_> = TBinaryOutputProtocol::new(&mut wire, true);
        output.write_i16(-7).unwrap();
        output.write_list(&values).unwrap();
        output.write_set(&values).unwrap();
        output.write_i16(-8).unwrap();
        assert_eq!(wire[2..][..wire.len() / 2 - 2], theirs(&values), "{len}");
        let mut input = TBinaryInputProtocol::new(&wire[..], true);
        assert_eq!(input.read_i16().unwrap(), -7);
        assert_eq!(input.read_list::<T>().unwrap(), values);
        let mut to = vec![T::default(); len + 1];
        assert_eq!(input.read_list_into(&mut to).unwrap(), len);
        assert_eq!(to[..len], values);
        assert_eq!(input.read_i16().unwrap(), -8);

        if len > 0 {
            let mut input = TBinaryInputProtocol::new(&wire[2..], true);
            assert!(input.read_list_into(&mut to[..len - 1]).is_err());
            let mut cut = TBinaryInputProtocol::new(&wire[2..wire.len() / 2 - 1], true);
            assert!(cut.read_list::<T>().is_err());
        }
    }
}

#[test]
fn adaptors_stand_beside_the_loops_of_the_crate() {
    for_each_type!(adaptors);
    let mut input = TBinaryInputProtocol::new(&[10, 0, 0, 0, 0][..], true);
    let error = format!("{:?}", input.read_list::<i32>().unwrap_err());
    assert!(error.contains("expected i32"), "{error}");
    // A count of a thousand million does not allocate memory for the elements.
    let mut input = TBinaryInputProtocol::with_config(
        &[3, 0x3b, 0x9a, 0xca, 0, 1][..],
        true,
        thrift::TConfiguration::no_limits(),
    );
    assert!(input.read_list::<i8>().is_err());
}

/// A message with a struct in which all types of fields precede the lists.
fn message() -> Vec<u8> {
    let mut wire = Vec::new();
    let mut output: Output<'_> = TBinaryOutputProtocol::new(&mut wire, true);
    let field = |output: &mut Output<'_>, kind, id| {
        output
            .write_field_begin(&TFieldIdentifier::new::<Option<String>, String, i16>(None, kind, id))
            .unwrap();
    };
    output.write_message_begin(&TMessageIdentifier::new("get", TMessageType::Reply, 77)).unwrap();
    output.write_struct_begin(&TStructIdentifier::new("S")).unwrap();
    field(&mut output, TType::String, 1);
    output.write_string("skipped").unwrap();
    field(&mut output, TType::Struct, 2);
    field(&mut output, TType::Bool, 1);
    output.write_bool(true).unwrap();
    field(&mut output, TType::Uuid, 2);
    output.write_uuid(&uuid()).unwrap();
    output.write_field_stop().unwrap();
    field(&mut output, TType::Map, 3);
    output.write_map_begin(&TMapIdentifier::new(TType::String, TType::List, 2)).unwrap();
    for key in ["a", "bc"] {
        output.write_string(key).unwrap();
        output.write_list_begin(&TListIdentifier::new(TType::I16, 3)).unwrap();
        (0..3).for_each(|x| output.write_i16(x).unwrap());
    }
    field(&mut output, TType::List, 4);
    output.write_list_begin(&TListIdentifier::new(TType::String, 2)).unwrap();
    output.write_string("").unwrap();
    output.write_string("x").unwrap();
    field(&mut output, TType::Map, 5);
    output.write_map_begin(&TMapIdentifier::new(TType::I32, TType::Double, 3)).unwrap();
    for i in 0..3 {
        output.write_i32(i).unwrap();
        output.write_double(f64::from(i) / 4.0).unwrap();
    }
    field(&mut output, TType::Set, 6);
    output.write_set_begin(&TSetIdentifier::new(TType::I64, 2)).unwrap();
    output.write_i64(5).unwrap();
    output.write_i64(-5).unwrap();
    field(&mut output, TType::List, -7);
    output.write_list_begin(&TListIdentifier::new(TType::List, 3)).unwrap();
    for len in [2, 0, 3] {
        output.write_list(&some::<i32>(len)).unwrap();
    }
    output.write_field_stop().unwrap();
    wire
}

fn uuid() -> uuid::Uuid {
    uuid::Uuid::from_bytes([7; 16])
}

#[test]
fn a_cursor_finds_what_is_wanted() {
    let wire = message();
    let mut cursor = Cursor::new(&wire);
    let head = cursor.message().unwrap();
    assert_eq!((head.name, head.kind, head.sequence), (&b"get"[..], 2, 77));
    let start = cursor.clone();
    assert_eq!(cursor.find(5), Ok(Some(Type::Map)));
    let (keys, values) = cursor.map::<i32, f64>().unwrap().to_vecs();
    assert_eq!((keys, values), (vec![0, 1, 2], vec![0.0, 0.25, 0.5]));
    assert_eq!(cursor.field(), Ok(Some(Field { id: 6, kind: Type::Set })));
    let place = cursor.offset();
    let wrong = cursor.set::<i32>().unwrap_err();
    assert_eq!(
        wrong,
        Error { offset: place, reason: Reason::Type { found: Type::I64, expected: Type::I32 } }
    );
    assert_eq!(cursor.offset(), place);
    assert_eq!(cursor.set::<i64>().unwrap().to_vec(), [5, -5]);
    assert_eq!(cursor.find(-7), Ok(Some(Type::List)));
    let lists = cursor.lists::<i32>().unwrap();
    assert_eq!(lists.ends, [2, 2, 5]);
    assert!(lists.iter().eq([some::<i32>(2), vec![], some(3)].iter().map(Vec::as_slice)));
    assert_eq!(cursor.field(), Ok(None));
    assert_eq!(cursor.end(), Ok(()));

    let mut cursor = start.clone();
    assert_eq!(cursor.find(2), Ok(Some(Type::Struct)));
    assert_eq!(cursor.field().unwrap().unwrap().kind, Type::Bool);
    assert_eq!(cursor.value::<bool>(), Ok(true));
    let mut cursor = start.clone();
    assert_eq!(cursor.find(4), Ok(Some(Type::List)));
    assert_eq!(cursor.sequence_of(Type::String), Ok(2));
    assert_eq!((cursor.string(), cursor.string()), (Ok(&b""[..]), Ok(&b"x"[..])));
    let mut cursor = start;
    assert_eq!(cursor.find(100), Ok(None));
    assert_eq!(cursor.end(), Ok(()));
}

#[test]
fn a_message_cut_anywhere_is_refused() {
    let wire = message();
    for len in 0..wire.len() {
        let mut cursor = Cursor::new(&wire[..len]);
        let outcome = cursor.message().and_then(|_| cursor.skip(Type::Struct));
        let error = outcome.expect_err("something is missing");
        assert!(error.offset <= len, "{error}");
        assert!(matches!(error.reason, Reason::Truncated { .. } | Reason::Count { .. }), "{len}: {error}");
    }
}

fn map_of<K: Value, V: Value>() {
    for len in [0, 1, 2, 17, 100, 1001] {
        let (keys, values) = (some::<K>(len), some::<V>(len));
        let mut theirs = Vec::new();
        let mut output = TBinaryOutputProtocol::new(&mut theirs, true);
        output.write_map_begin(&TMapIdentifier::new(K::KIND, V::KIND, len as i32)).unwrap();
        for (key, value) in keys.iter().zip(&values) {
            key.write(&mut output);
            value.write(&mut output);
        }
        let mut ours = Vec::new();
        encode_map(&keys, &values, &mut ours).unwrap();
        assert_eq!(ours, theirs);
        let entries = Cursor::new(&theirs).map::<K, V>().unwrap();
        assert_eq!((entries.len(), entries.to_vecs()), (len, (keys, values)));
        let mut cursor = Cursor::new(&theirs);
        cursor.skip(Type::Map).unwrap();
        assert_eq!(cursor.end(), Ok(()));
        if len > 0 {
            let (mut k, mut v) = (vec![K::default(); len], vec![V::default(); len - 1]);
            assert!(entries.read_into(&mut k, &mut v).is_err());
            assert!(k.iter().all(|key| *key == K::default()));
        }
    }
}

fn map_from<K: Value>() {
    map_of::<K, bool>();
    map_of::<K, i8>();
    map_of::<K, i16>();
    map_of::<K, i32>();
    map_of::<K, i64>();
    map_of::<K, f64>();
}

#[test]
fn maps_are_those_of_the_crate() {
    for_each_type!(map_from);
    let error = encode_map(&[1_i32], &[1_i32, 2], &mut Vec::new()).unwrap_err();
    assert_eq!(error.reason, Reason::Pairs { keys: 1, values: 2 });
}

#[test]
fn lists_of_lists_both_ways() {
    let values = some::<i64>(100);
    let ends = [3, 3, 50, 100, 100];
    let mut wire = Vec::new();
    encode_lists(&values, &ends, &mut wire).unwrap();
    let lists = Cursor::new(&wire).lists::<i64>().unwrap();
    assert_eq!((&lists.values, &lists.ends[..]), (&values, &ends[..]));
    let mut input = TBinaryInputProtocol::new(&wire[..], true);
    assert_eq!(input.read_list_begin().unwrap(), TListIdentifier::new(TType::List, 5));
    for list in lists.iter() {
        assert_eq!(input.read_list::<i64>().unwrap(), list);
    }
    for (ends, list) in [(&[3, 2, 100][..], 1), (&[101], 0), (&[3, 99], 1), (&[], 0)] {
        let mut untouched = vec![1];
        let error = encode_lists(&values, ends, &mut untouched).unwrap_err();
        assert_eq!((error.reason, untouched), (Reason::Ends { list }, vec![1]), "{ends:?}");
    }
}

#[test]
fn collections_without_types_are_empty() {
    let mut cursor = Cursor::new(&[0; 21]);
    assert!(cursor.list::<i64>().unwrap().is_empty());
    assert!(cursor.map::<i64, i8>().unwrap().is_empty());
    cursor.skip(Type::Map).unwrap();
    cursor.skip(Type::Set).unwrap_err();
    assert_eq!(cursor.offset(), 17);
}

#[test]
fn errors_say_where_and_what() {
    let refused = |bytes: &[u8]| decode_list::<i32>(bytes).unwrap_err();
    let at = |offset, reason| Error { offset, reason };
    assert_eq!(refused(&[]), at(0, Reason::Truncated { found: 0, expected: 1 }));
    assert_eq!(refused(&[8, 0, 0]), at(1, Reason::Truncated { found: 2, expected: 4 }));
    assert_eq!(refused(&[99, 0, 0, 0, 0]), at(0, Reason::UnknownType { code: 99 }));
    assert_eq!(refused(&[8, 255, 255, 255, 255]), at(1, Reason::Negative { count: -1 }));
    assert_eq!(refused(&[8, 0x7f, 255, 255, 255, 1]), at(1, Reason::Count { count: 0x7fff_ffff, found: 1 }));
    assert_eq!(refused(&[8, 0, 0, 0, 0, 1]), at(5, Reason::Trailing { bytes: 1 }));
    let mut to = [9_i32; 1];
    let error = decode_list_into(&[8, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 2], &mut to).unwrap_err();
    assert_eq!(error, at(5, Reason::OutputLength { found: 1, expected: 2 }));
    assert_eq!(to, [9]);
    assert_eq!(error.to_string(), "byte 5: the output takes 1 values; expected 2");
    let error = Cursor::new(&[0x80, 2, 0, 1, 0, 0, 0, 0]).message().unwrap_err();
    assert_eq!(error, at(0, Reason::Version { found: 0x8002_0001 }));
}

#[test]
fn depth_has_a_limit() {
    // A list of one list of one list ...
    let nested =
        |levels: usize| [15, 0, 0, 0, 1].repeat(levels - 1).into_iter().chain([3, 0, 0, 0, 0]).collect();
    let skip = |wire: &Vec<u8>, limit| Cursor::new(wire).depth_limit(limit).skip(Type::List);
    let deep: Vec<u8> = nested(64);
    assert_eq!(Cursor::new(&deep).skip(Type::List), Ok(()));
    assert_eq!(skip(&deep, 63).unwrap_err().reason, Reason::Depth { limit: 63 });
    let deeper: Vec<u8> = nested(100_000);
    assert_eq!(Cursor::new(&deeper).skip(Type::List).unwrap_err().reason, Reason::Depth { limit: 64 });
    let mut set = Vec::new();
    encode_set(&[1_i8, 2], &mut set).unwrap();
    assert_eq!(Cursor::new(&set).depth_limit(1).skip(Type::Set), Ok(()));
    assert!(Cursor::new(&set).depth_limit(0).skip(Type::Set).is_err());
}
