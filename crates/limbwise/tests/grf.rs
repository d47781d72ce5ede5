//! Blocks and entries of GRF archives through the public functions.

use limbwise::grf::{self, Encryption, Error};
use proptest::prelude::*;

fn bytes(len: usize) -> Vec<u8> {
    (0..len).map(|i| (7 * i + 13) as u8).collect()
}

/// Stands for data of any length.
fn sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |sum, b| sum.rotate_left(7).wrapping_mul(5) ^ u64::from(*b))
}

#[test]
fn known_blocks() {
    let plain = [0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef];
    let encrypted = [0x51, 0x76, 0x05, 0x76, 0x98, 0xea, 0xd9, 0xeb];
    let mut block = plain;
    grf::encode_blocks(&mut block).unwrap();
    assert_eq!(block, encrypted);
    grf::decode_blocks(&mut block).unwrap();
    assert_eq!(block, plain);
    let mut to = [0; 8];
    grf::encode_blocks_into(&plain, &mut to).unwrap();
    assert_eq!(to, encrypted);
    grf::decode_blocks_into(&encrypted, &mut to).unwrap();
    assert_eq!(to, plain);
}

/// Only the number of digits matters; both edges of each are tested.
#[test]
fn the_cycle_follows_the_digits() {
    let decoded = |compressed_len| {
        let mut entry = bytes(8192);
        grf::decode_entry(&mut entry, Encryption::Full, compressed_len);
        sum(&entry)
    };
    let lens = [1, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000];
    let mut sums: Vec<_> = lens.iter().map(|len| decoded(*len)).collect();
    for (i, len) in lens.into_iter().enumerate().skip(1) {
        assert_eq!(decoded(len - 1), sums[i - 1], "{}", len - 1);
    }
    assert_eq!(decoded(0), sums[0]);
    assert_eq!(decoded(99_999_999), sums[6]);
    sums.sort_unstable();
    sums.dedup();
    assert_eq!(sums.len(), lens.len());
    // With one or two digits, every block is encrypted.
    let mut blocks = bytes(8192);
    grf::decode_blocks(&mut blocks).unwrap();
    assert_eq!(sum(&blocks), decoded(99));
}

#[test]
fn only_the_header() {
    let mut entry = bytes(1003);
    grf::decode_entry(&mut entry, Encryption::HeaderOnly, 1003);
    let mut expected = bytes(1003);
    grf::decode_blocks(&mut expected[..160]).unwrap();
    assert_eq!(entry, expected);
    grf::decode_entry(&mut entry, Encryption::None, 1003);
    assert_eq!(entry, expected);
}

#[test]
fn flags() {
    for (flags, encryption) in [
        (0x00, Encryption::None),
        (0x01, Encryption::None),
        (0x03, Encryption::Full),
        (0x05, Encryption::HeaderOnly),
        (0x07, Encryption::Full),
    ] {
        assert_eq!(Encryption::from_flags(flags), Ok(encryption), "{flags:#x}");
    }
    for flags in [0x80, 0x83, 0xff] {
        let error = Encryption::from_flags(flags).unwrap_err();
        assert_eq!(error, Error::UnpublishedEncryption { flags });
        assert!(error.to_string().contains("0x80"), "{error}");
    }
}

#[test]
fn what_does_not_fit_is_refused_and_left_alone() {
    let mut ragged = bytes(13);
    let error = grf::decode_blocks(&mut ragged).unwrap_err();
    assert_eq!(error, Error::PartialBlock { len: 13 });
    assert_eq!(error.to_string(), "a length of 13 bytes is not a multiple of 8, the length of a block");
    assert_eq!(ragged, bytes(13));
    let mut to = bytes(24);
    let error = grf::encode_blocks_into(&bytes(16), &mut to).unwrap_err();
    assert_eq!(error, Error::OutputLength { found: 24, expected: 16 });
    assert_eq!(grf::encode_blocks_into(&bytes(13), &mut to[..13]), Err(Error::PartialBlock { len: 13 }));
    assert_eq!(to, bytes(24));
}

proptest! {
    #[test]
    fn entries_come_back(entry in prop::collection::vec(any::<u8>(), 0..3000), len in any::<u32>(), full in any::<bool>()) {
        let encryption = if full { Encryption::Full } else { Encryption::HeaderOnly };
        let mut x = entry.clone();
        grf::encode_entry(&mut x, encryption, len);
        let whole = entry.len() / 8 * 8;
        prop_assert_eq!(&x[whole..], &entry[whole..]);
        grf::decode_entry(&mut x, encryption, len);
        prop_assert_eq!(&x, &entry);
        grf::decode_entry(&mut x, encryption, len);
        grf::encode_entry(&mut x, encryption, len);
        prop_assert_eq!(&x, &entry);
    }
}
