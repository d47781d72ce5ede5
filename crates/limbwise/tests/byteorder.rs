//! Byte order: typed and untyped functions, and errors that name the problem and change nothing.

use limbwise::byteorder::{self, Error, Record, U24, Width, bytes};

const NUMBERS: [u32; 5] = [0, 1, 0x0102_0304, 0xdead_beef, u32::MAX];

#[test]
fn typed_slices() {
    let mut data = NUMBERS;
    byteorder::byteswap(&mut data);
    assert_eq!(data, NUMBERS.map(u32::swap_bytes));
    let mut out = [7; 5];
    byteorder::byteswap_into(&NUMBERS, &mut out).unwrap();
    assert_eq!(out, data);

    let mut data = NUMBERS.map(u32::to_be);
    byteorder::from_be(&mut data);
    assert_eq!(data, NUMBERS);
    byteorder::to_be(&mut data);
    assert_eq!(data, NUMBERS.map(u32::to_be));
    byteorder::from_be_into(&data, &mut out).unwrap();
    assert_eq!(out, NUMBERS);
    byteorder::to_be_into(&NUMBERS, &mut out).unwrap();
    assert_eq!(out, data);

    let mut data = NUMBERS.map(u32::to_le);
    byteorder::from_le(&mut data);
    assert_eq!(data, NUMBERS);
    byteorder::to_le(&mut data);
    assert_eq!(data, NUMBERS.map(u32::to_le));
    byteorder::from_le_into(&data, &mut out).unwrap();
    assert_eq!(out, NUMBERS);
    byteorder::to_le_into(&NUMBERS, &mut out).unwrap();
    assert_eq!(out, data);
}

#[test]
fn bytes_of_any_alignment() {
    let wire: Vec<u8> = [9].into_iter().chain(NUMBERS.iter().flat_map(|x| x.to_be_bytes())).collect();
    let mut out = [7; 5];
    byteorder::from_be_bytes(&wire[1..], &mut out).unwrap();
    assert_eq!(out, NUMBERS);
    let mut back = vec![9; wire.len()];
    byteorder::to_be_bytes(&NUMBERS, &mut back[1..]).unwrap();
    assert_eq!(back, wire);
    bytes::from_be(&mut back[1..], Width::W32).unwrap();
    bytes::to_le(&mut back[1..], Width::W32).unwrap();
    let little: Vec<u8> = NUMBERS.iter().flat_map(|x| x.to_le_bytes()).collect();
    assert_eq!(back[1..], little);
    byteorder::from_le_bytes(&back[1..], &mut out).unwrap();
    assert_eq!(out, NUMBERS);
    byteorder::to_le_bytes(&NUMBERS, &mut back[1..]).unwrap();
    assert_eq!(back[1..], little);
    bytes::from_le(&mut back[1..], Width::W32).unwrap();
    bytes::to_be(&mut back[1..], Width::W32).unwrap();
    assert_eq!(back, wire);
    let mut copy = vec![0; 20];
    bytes::from_be_into(&wire[1..], &mut copy, Width::W32).unwrap();
    bytes::to_be_into(&copy.clone(), &mut copy, Width::W32).unwrap();
    assert_eq!(copy, wire[1..]);
}

#[test]
fn lengths_that_do_not_fit_change_nothing() {
    let mut out = [7_u16; 3];
    let wrong = Err(Error::OutputLength { found: 3, expected: 2 });
    assert_eq!(byteorder::byteswap_into(&[1, 2], &mut out), wrong);
    assert_eq!(byteorder::from_be_into(&[1, 2], &mut out), wrong);
    assert_eq!(byteorder::to_le_into(&[1, 2], &mut out), wrong);
    assert_eq!(byteorder::from_be_bytes(&[0; 4], &mut out), wrong);
    assert_eq!(byteorder::from_be_bytes(&[0; 5], &mut out), Err(Error::Ragged { found: 5, width: 2 }));
    assert_eq!(byteorder::widen_be::<U24, i32>(&[0; 7], &mut []), Err(Error::Ragged { found: 7, width: 3 }));
    assert_eq!(out, [7; 3]);
    let mut data = [1, 2, 3, 4, 5];
    for function in [bytes::byteswap, bytes::from_be, bytes::to_be, bytes::from_le, bytes::to_le] {
        assert_eq!(function(&mut data, Width::W16), Err(Error::Ragged { found: 5, width: 2 }));
    }
    let mut short = [9; 4];
    let wrong = Err(Error::OutputLength { found: 4, expected: 16 });
    assert_eq!(bytes::byteswap_into(&[0; 16], &mut short, Width::W128), wrong);
    assert_eq!(bytes::from_le_into(&[0; 16], &mut short, Width::W128), wrong);
    assert_eq!(byteorder::to_be_bytes(&[1_u128], &mut short), wrong);
    assert_eq!((data, short), ([1, 2, 3, 4, 5], [9; 4]));
    assert_eq!(
        Error::Ragged { found: 5, width: 2 }.to_string(),
        "a length of 5 bytes is not a multiple of 2, the width of one element"
    );
}

#[test]
fn records_and_their_fields() {
    let record = Record::new(&[4, 1, 8, 2]).unwrap();
    assert_eq!((record.len(), record.fields()), (15, &[4, 1, 8, 2][..]));
    let wire: Vec<u8> = (0..40_u16)
        .flat_map(|i| {
            let mut one = u32::from(i).to_be_bytes().to_vec();
            one.push(i as u8);
            one.extend((f64::from(i) / 8.0).to_be_bytes());
            one.extend((i * 1000).to_be_bytes());
            one
        })
        .collect();
    let mut numbers = [0_u32; 40];
    record.gather(0, &wire, &mut numbers).unwrap();
    assert!(numbers.iter().zip(0..).all(|(x, i)| *x == i));
    let mut halves = [0.0_f64; 40];
    record.gather(2, &wire, &mut halves).unwrap();
    assert!(halves.iter().zip(0..40_u16).all(|(x, i)| *x == f64::from(i) / 8.0));
    let mut last = [0_u16; 40];
    record.gather(3, &wire, &mut last).unwrap();
    assert!(last.iter().zip(0..40_u16).all(|(x, i)| *x == i * 1000));

    let mut data = wire.clone();
    record.byteswap(&mut data).unwrap();
    assert_eq!(data[15..19], 1_u32.to_le_bytes());
    let mut out = vec![0; wire.len()];
    record.byteswap_into(&wire, &mut out).unwrap();
    assert_eq!(out, data);
}

#[test]
fn records_that_are_none() {
    assert_eq!(Record::new(&[]).unwrap_err(), Error::EmptyRecord);
    assert_eq!(Record::new(&[4, 5]).unwrap_err(), Error::Field { field: 1, bytes: 5 });
    assert_eq!(Record::new(&[0]).unwrap_err(), Error::Field { field: 0, bytes: 0 });
    let record = Record::new(&[2, 4]).unwrap();
    let ragged = Err(Error::Ragged { found: 7, width: 6 });
    assert_eq!(record.byteswap(&mut [0; 7]), ragged);
    assert_eq!(record.byteswap_into(&[0; 7], &mut [0; 7]), ragged);
    assert_eq!(record.gather::<u16>(0, &[0; 7], &mut [0; 1]), ragged);
    let short = Err(Error::OutputLength { found: 6, expected: 12 });
    assert_eq!(record.byteswap_into(&[0; 12], &mut [0; 6]), short);
    assert_eq!(record.gather::<u16>(2, &[0; 6], &mut [0; 1]), Err(Error::NoField { field: 2, fields: 2 }));
    let width = Err(Error::FieldType { field: 1, found: 4, expected: 8 });
    assert_eq!(record.gather::<f64>(1, &[0; 6], &mut [0.0; 1]), width);
}

#[test]
fn strided_sources() {
    let mut out = [0; 4];
    bytes::gather(&[1, 2, 9, 3, 4], 3, &mut out, Width::W16).unwrap();
    assert_eq!(out, [2, 1, 4, 3]);
    let too_short = Err(Error::TooShort { found: 4, expected: 5 });
    assert_eq!(bytes::gather(&[0; 4], 3, &mut out, Width::W16), too_short);
    let far = Err(Error::TooShort { found: 4, expected: usize::MAX });
    assert_eq!(bytes::gather(&[0; 4], usize::MAX, &mut out, Width::W16), far);
    let overlap = Err(Error::Stride { stride: 1, width: 2 });
    assert_eq!(bytes::gather(&[0; 4], 1, &mut out, Width::W16), overlap);
    assert_eq!(out, [2, 1, 4, 3]);
}
