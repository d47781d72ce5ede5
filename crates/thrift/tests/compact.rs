//! The compact protocol compared with the crate `thrift`.

use limbwise_thrift::{Error, Reason, compact};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use thrift::protocol::{
    TCompactInputProtocol, TCompactOutputProtocol, TInputProtocol, TListIdentifier, TOutputProtocol, TType,
};

/// Reads and writes lists with values of every size, from one byte to the longest.
macro_rules! both_ways {
    ($test:ident, $value:ty, $kind:ident, $write:ident, $read:ident, $any:expr) => {
        #[test]
        fn $test() {
            let mut rng = StdRng::seed_from_u64(5);
            for len in (0..40).chain([127, 128, 1000, 20_000]) {
                for size in 0..64 {
                    let values: Vec<$value> = (0..len).map(|_| $any(&mut rng, size)).collect();
                    let mut theirs = Vec::new();
                    let mut output = TCompactOutputProtocol::new(&mut theirs);
                    output.write_list_begin(&TListIdentifier::new(TType::$kind, len)).unwrap();
                    values.iter().for_each(|value| output.$write(*value).unwrap());
                    let mut ours = vec![7];
                    compact::encode_list(&values, &mut ours).unwrap();
                    assert_eq!(ours[1..], theirs, "{len} {size}");
                    assert_eq!(compact::decode_list::<$value>(&theirs).unwrap(), values, "{len} {size}");
                    let mut input = TCompactInputProtocol::new(&ours[1..]);
                    assert_eq!(input.read_list_begin().unwrap().size, len);
                    assert!(values.iter().all(|value| input.$read().unwrap() == *value));
                    if len > 100 && size % 16 != 0 {
                        break;
                    }
                }
            }
        }
    };
}

fn sized(rng: &mut StdRng, size: u32) -> i64 {
    rng.random::<i64>() >> (63 - rng.random_range(0..=size))
}

both_ways!(lists_of_i16, i16, I16, write_i16, read_i16, |rng: &mut _, size: u32| sized(rng, size.min(15))
    as i16);
both_ways!(lists_of_i32, i32, I32, write_i32, read_i32, |rng: &mut _, size: u32| sized(rng, size.min(31))
    as i32);
both_ways!(lists_of_i64, i64, I64, write_i64, read_i64, |rng: &mut _, size| sized(rng, size));
both_ways!(lists_of_i8, i8, I08, write_i8, read_i8, |rng: &mut _, size: u32| sized(rng, size.min(7)) as i8);
both_ways!(lists_of_bool, bool, Bool, write_bool, read_bool, |rng: &mut StdRng, _| rng.random::<bool>());
both_ways!(lists_of_double, f64, Double, write_double, read_double, |rng: &mut _, size| sized(rng, size)
    as f64);

#[test]
fn edges_of_the_types() {
    let mut wire = Vec::new();
    compact::encode_list(&[i64::MIN, i64::MAX, -1, 0], &mut wire).unwrap();
    assert_eq!(compact::decode_list::<i64>(&wire).unwrap(), [i64::MIN, i64::MAX, -1, 0]);
    let i32s = [i32::MIN, i32::MAX];
    let mut wire = Vec::new();
    compact::encode_list(&i32s, &mut wire).unwrap();
    assert_eq!(compact::decode_list::<i32>(&wire).unwrap(), i32s);
}

#[test]
fn big_endian_doubles_of_old_writers_are_mended_in_place() {
    let wire = [&[0x27][..], &1.5_f64.to_be_bytes(), &(-0.1_f64).to_be_bytes()].concat();
    let mut values = compact::decode_list::<f64>(&wire).unwrap();
    limbwise::byteorder::byteswap(&mut values);
    assert_eq!(values, [1.5, -0.1]);
}

#[test]
fn errors_say_where_and_what() {
    let at = |offset, reason| Error { offset, reason };
    let refused = |bytes: &[u8]| compact::decode_list::<i32>(bytes).unwrap_err();
    assert_eq!(refused(&[]), at(0, Reason::Truncated { found: 0, expected: 1 }));
    assert_eq!(refused(&[0x16, 1]), at(0, Reason::CompactType { found: 6, expected: 5 }));
    assert_eq!(refused(&[0x35, 1, 1]), at(1, Reason::Count { count: 3, found: 2 }));
    assert_eq!(refused(&[0xf5, 0xff, 0xff, 0xff, 0xff, 0x0f]), at(1, Reason::Negative { count: -1 }));
    assert_eq!(refused(&[0xf5, 0xff, 0xff, 0xff, 0xff, 0x7f]), at(1, Reason::Varint));
    assert_eq!(refused(&[0xf5, 0xff]), at(1, Reason::Truncated { found: 1, expected: 2 }));
    assert_eq!(refused(&[0x15, 2, 3]), at(2, Reason::Trailing { bytes: 1 }));
    assert_eq!(refused(&[0x15, 0x80]), at(1, Reason::Truncated { found: 1, expected: 2 }));
    // 2^32, in 5 bytes; the same followed by more bytes; and a varint without an end.
    let large = [0x80, 0x80, 0x80, 0x80, 0x20];
    assert_eq!(refused(&[&[0x15][..], &large].concat()), at(1, Reason::Varint));
    assert_eq!(refused(&[&[0x25, 2][..], &large, &[1; 9]].concat()), at(2, Reason::Varint));
    assert_eq!(refused(&[&[0x15][..], &[0xff; 20]].concat()), at(1, Reason::Varint));
    let too_large = [&[0x16][..], &[0xff; 9], &[2]].concat();
    assert_eq!(compact::decode_list::<i64>(&too_large).unwrap_err(), at(1, Reason::Varint));
    assert_eq!(compact::decode_list::<bool>(&[0x21, 1, 3]).unwrap_err(), at(2, Reason::Truth { found: 3 }));
    assert_eq!(compact::decode_list::<bool>(&[0x32, 1, 2, 0]).unwrap(), [true, false, false]);
    assert_eq!(compact::decode_list::<i64>(&[0]).unwrap(), []);
    let error = compact::decode_list_into(&[0x23, 1, 2], &mut [0_i8]).unwrap_err();
    assert_eq!(error, at(1, Reason::OutputLength { found: 1, expected: 2 }));
}
