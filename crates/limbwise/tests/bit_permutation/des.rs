//! DES (FIPS 46-3) with the tables as printed in the standard: IP, its inverse, E, P, PC-1 and PC-2.

use limbwise::BitPermutation;
use limbwise::PermutationVariant as Variant;

use crate::{blocks, check, variants};

#[rustfmt::skip]
const IP: [u8; 64] = [
    58, 50, 42, 34, 26, 18, 10, 2, 60, 52, 44, 36, 28, 20, 12, 4, 62, 54, 46, 38, 30, 22, 14, 6, 64, 56, 48, 40, 32, 24, 16, 8,
    57, 49, 41, 33, 25, 17,  9, 1, 59, 51, 43, 35, 27, 19, 11, 3, 61, 53, 45, 37, 29, 21, 13, 5, 63, 55, 47, 39, 31, 23, 15, 7,
];

#[rustfmt::skip]
const IP_INVERSE: [u8; 64] = [
    40, 8, 48, 16, 56, 24, 64, 32, 39, 7, 47, 15, 55, 23, 63, 31, 38, 6, 46, 14, 54, 22, 62, 30, 37, 5, 45, 13, 53, 21, 61, 29,
    36, 4, 44, 12, 52, 20, 60, 28, 35, 3, 43, 11, 51, 19, 59, 27, 34, 2, 42, 10, 50, 18, 58, 26, 33, 1, 41,  9, 49, 17, 57, 25,
];

#[rustfmt::skip]
const E: [u8; 48] = [
    32,  1,  2,  3,  4,  5,  4,  5,  6,  7,  8,  9,  8,  9, 10, 11, 12, 13, 12, 13, 14, 15, 16, 17,
    16, 17, 18, 19, 20, 21, 20, 21, 22, 23, 24, 25, 24, 25, 26, 27, 28, 29, 28, 29, 30, 31, 32,  1,
];

#[rustfmt::skip]
const P: [u8; 32] = [
    16, 7, 20, 21, 29, 12, 28, 17,  1, 15, 23, 26,  5, 18, 31, 10,
     2, 8, 24, 14, 32, 27,  3,  9, 19, 13, 30,  6, 22, 11,  4, 25,
];

#[rustfmt::skip]
const PC_1: [u8; 56] = [
    57, 49, 41, 33, 25, 17,  9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36,
    63, 55, 47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12,  4,
];

#[rustfmt::skip]
const PC_2: [u8; 48] = [
    14, 17, 11, 24,  1,  5,  3, 28, 15,  6, 21, 10, 23, 19, 12,  4, 26,  8, 16,  7, 27, 20, 13,  2,
    41, 52, 31, 37, 47, 55, 30, 40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32,
];

/// The S-boxes, each of four rows of sixteen.
#[rustfmt::skip]
const S: [[u8; 64]; 8] = [
    [14,  4, 13,  1,  2, 15, 11,  8,  3, 10,  6, 12,  5,  9,  0,  7,  0, 15,  7,  4, 14,  2, 13,  1, 10,  6, 12, 11,  9,  5,  3,  8,
      4,  1, 14,  8, 13,  6,  2, 11, 15, 12,  9,  7,  3, 10,  5,  0, 15, 12,  8,  2,  4,  9,  1,  7,  5, 11,  3, 14, 10,  0,  6, 13],
    [15,  1,  8, 14,  6, 11,  3,  4,  9,  7,  2, 13, 12,  0,  5, 10,  3, 13,  4,  7, 15,  2,  8, 14, 12,  0,  1, 10,  6,  9, 11,  5,
      0, 14,  7, 11, 10,  4, 13,  1,  5,  8, 12,  6,  9,  3,  2, 15, 13,  8, 10,  1,  3, 15,  4,  2, 11,  6,  7, 12,  0,  5, 14,  9],
    [10,  0,  9, 14,  6,  3, 15,  5,  1, 13, 12,  7, 11,  4,  2,  8, 13,  7,  0,  9,  3,  4,  6, 10,  2,  8,  5, 14, 12, 11, 15,  1,
     13,  6,  4,  9,  8, 15,  3,  0, 11,  1,  2, 12,  5, 10, 14,  7,  1, 10, 13,  0,  6,  9,  8,  7,  4, 15, 14,  3, 11,  5,  2, 12],
    [ 7, 13, 14,  3,  0,  6,  9, 10,  1,  2,  8,  5, 11, 12,  4, 15, 13,  8, 11,  5,  6, 15,  0,  3,  4,  7,  2, 12,  1, 10, 14,  9,
     10,  6,  9,  0, 12, 11,  7, 13, 15,  1,  3, 14,  5,  2,  8,  4,  3, 15,  0,  6, 10,  1, 13,  8,  9,  4,  5, 11, 12,  7,  2, 14],
    [ 2, 12,  4,  1,  7, 10, 11,  6,  8,  5,  3, 15, 13,  0, 14,  9, 14, 11,  2, 12,  4,  7, 13,  1,  5,  0, 15, 10,  3,  9,  8,  6,
      4,  2,  1, 11, 10, 13,  7,  8, 15,  9, 12,  5,  6,  3,  0, 14, 11,  8, 12,  7,  1, 14,  2, 13,  6, 15,  0,  9, 10,  4,  5,  3],
    [12,  1, 10, 15,  9,  2,  6,  8,  0, 13,  3,  4, 14,  7,  5, 11, 10, 15,  4,  2,  7, 12,  9,  5,  6,  1, 13, 14,  0, 11,  3,  8,
      9, 14, 15,  5,  2,  8, 12,  3,  7,  0,  4, 10,  1, 13, 11,  6,  4,  3,  2, 12,  9,  5, 15, 10, 11, 14,  1,  7,  6,  0,  8, 13],
    [ 4, 11,  2, 14, 15,  0,  8, 13,  3, 12,  9,  7,  5, 10,  6,  1, 13,  0, 11,  7,  4,  9,  1, 10, 14,  3,  5, 12,  2, 15,  8,  6,
      1,  4, 11, 13, 12,  3,  7, 14, 10, 15,  6,  8,  0,  5,  9,  2,  6, 11, 13,  8,  1,  4, 10,  7,  9,  5,  0, 15, 14,  2,  3, 12],
    [13,  2,  8,  4,  6, 15, 11,  1, 10,  9,  3, 14,  5,  0, 12,  7,  1, 15, 13,  8, 10,  3,  7,  4, 12,  5,  6, 11,  0, 14,  9,  2,
      7, 11,  4,  1,  9, 12, 14,  2,  0,  6, 10, 13, 15,  3,  5,  8,  2,  1, 14,  7,  4, 10,  8, 13, 15, 12,  9,  0,  3,  5,  6, 11],
];

/// The tables, compiled for one variant.
struct Des {
    ip: BitPermutation,
    ip_inverse: BitPermutation,
    e: BitPermutation,
    p: BitPermutation,
    pc_1: BitPermutation,
    pc_2: BitPermutation,
}

impl Des {
    fn new(variant: Variant) -> Des {
        let of =
            |width, table: &[u8]| BitPermutation::from_des_table(width, table).unwrap().with_variant(variant);
        Des {
            ip: of(64, &IP),
            ip_inverse: of(64, &IP_INVERSE),
            e: of(32, &E),
            p: of(32, &P),
            pc_1: of(64, &PC_1),
            pc_2: of(56, &PC_2),
        }
    }

    fn round_keys(&self, key: u64) -> Vec<u64> {
        const SHIFTS: [u32; 16] = [1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1];
        const HALF: u64 = (1 << 28) - 1;
        let chosen = self.pc_1.apply(key);
        let mut halves = [chosen >> 28, chosen & HALF];
        let keys = SHIFTS.map(|by| {
            halves = halves.map(|half| (half << by | half >> (28 - by)) & HALF);
            halves[0] << 28 | halves[1]
        });
        keys.map(|key| self.pc_2.apply(key)).to_vec()
    }

    fn run<'a>(&self, keys: impl Iterator<Item = &'a u64>, blocks: &mut [u64]) {
        self.ip.apply_in_place(blocks);
        let mut expanded = vec![0; blocks.len()];
        for key in keys {
            self.e.apply_into(blocks, &mut expanded).unwrap();
            expanded.iter_mut().for_each(|x| *x = substitute(*x ^ key));
            self.p.apply_in_place(&mut expanded);
            for (block, f) in blocks.iter_mut().zip(&expanded) {
                *block = *block << 32 | (*block >> 32 ^ f);
            }
        }
        blocks.iter_mut().for_each(|x| *x = x.rotate_left(32));
        self.ip_inverse.apply_in_place(blocks);
    }
}

fn substitute(x: u64) -> u64 {
    S.iter().enumerate().fold(0, |result, (i, s)| {
        let six = x >> (42 - 6 * i) & 63;
        let (row, column) = (six >> 4 & 2 | six & 1, six >> 1 & 15);
        result << 4 | u64::from(s[(16 * row + column) as usize])
    })
}

#[test]
fn des_meets_its_published_vectors() {
    for variant in variants() {
        let des = Des::new(variant);
        for (key, plain, encrypted) in [
            (0x1334_5779_9bbc_dff1, 0x0123_4567_89ab_cdef, 0x85e8_1354_0f0a_b405),
            // "Now is the time for all " (FIPS 81, table B1).
            (0x0123_4567_89ab_cdef, 0x4e6f_7720_6973_2074, 0x3fa4_0e8a_984d_4815),
            (0x0123_4567_89ab_cdef, 0x6865_2074_696d_6520, 0x6a27_1787_ab88_83f9),
            (0x0123_4567_89ab_cdef, 0x666f_7220_616c_6c20, 0x893d_51ec_4b56_3b53),
        ] {
            let keys = des.round_keys(key);
            let mut blocks = vec![plain; 70];
            des.run(keys.iter(), &mut blocks);
            assert_eq!(blocks, vec![encrypted; 70], "{variant:?}");
            des.run(keys.iter().rev(), &mut blocks);
            assert_eq!(blocks, vec![plain; 70], "{variant:?}");
        }
    }
}

/// The relations between the tables as printed in the standard, and selections without an inverse.
#[test]
fn the_tables_of_des_are_inverse_or_selections() {
    let des = Des::new(Variant::Portable);
    assert_eq!(des.ip.inverse().unwrap(), des.ip_inverse);
    assert_eq!(des.ip_inverse.inverse().unwrap(), des.ip);
    let p_inverse = des.p.inverse().unwrap();
    for x in blocks() {
        assert_eq!(p_inverse.apply(des.p.apply(x)), x & 0xffff_ffff);
    }
    for selection in [des.e, des.pc_1, des.pc_2] {
        assert!(selection.inverse().is_err(), "{selection:?}");
    }
}

/// IP by exchanges of bits between the halves, as in software implementations (R. Outerbridge).
#[test]
fn ip_is_five_exchanges() {
    let exchange = |a: &mut u32, b: &mut u32, shift: u32, mask: u32| {
        let differing = (*a >> shift ^ *b) & mask;
        *b ^= differing;
        *a ^= differing << shift;
    };
    check(&Des::new(Variant::Portable).ip, |x| {
        let (mut left, mut right) = ((x >> 32) as u32, x as u32);
        exchange(&mut left, &mut right, 4, 0x0f0f_0f0f);
        exchange(&mut left, &mut right, 16, 0x0000_ffff);
        exchange(&mut right, &mut left, 2, 0x3333_3333);
        exchange(&mut right, &mut left, 8, 0x00ff_00ff);
        exchange(&mut left, &mut right, 1, 0x5555_5555);
        u64::from(left) << 32 | u64::from(right)
    });
}
