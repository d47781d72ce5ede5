//! Bit permutations: ciphers made from them match published test vectors, and tables match independent
//! formulas.

use limbwise::cpu::Features;
use limbwise::{BitPermutation, PermutationError, PermutationVariant};
use proptest::prelude::*;

mod des;

fn variants() -> Vec<PermutationVariant> {
    PermutationVariant::all(Features::detect().unwrap()).collect()
}

fn of(from: impl Fn(usize) -> usize) -> BitPermutation {
    let table: [u8; 64] = std::array::from_fn(|to| from(to) as u8);
    BitPermutation::from_table(&table).unwrap()
}

/// Blocks of all kinds; more than any variant processes at once.
fn blocks() -> Vec<u64> {
    let odd = |i: u64| i.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ i << 32;
    [0, u64::MAX, 1, 1 << 63].into_iter().chain((1..150).map(odd)).collect()
}

/// Checks every variant against a formula, with every way of calling it.
fn check(permutation: &BitPermutation, formula: impl Fn(u64) -> u64) {
    let blocks = blocks();
    let expected: Vec<u64> = blocks.iter().map(|x| formula(*x)).collect();
    for variant in variants() {
        let permutation = permutation.with_variant(variant);
        assert_eq!(permutation.variant().name(), variant.name());
        let one_by_one: Vec<u64> = blocks.iter().map(|x| permutation.apply(*x)).collect();
        assert_eq!(one_by_one, expected, "{permutation:?}");
        let mut results = vec![7; blocks.len()];
        permutation.apply_into(&blocks, &mut results).unwrap();
        assert_eq!(results, expected, "{permutation:?}");
        let mut results = blocks.clone();
        permutation.apply_in_place(&mut results);
        assert_eq!(results, expected, "{permutation:?}");
    }
}

#[test]
fn words_that_processors_have_too() {
    check(&of(|i| 63 - i), u64::reverse_bits);
    check(&of(|i| i ^ 56), u64::swap_bytes);
    check(&of(|i| (i + 64 - 13) % 64), |x| x.rotate_left(13));
}

/// Interleaves two coordinates with masks and shifts ([Warren13] 7-2, a shuffle).
#[test]
fn morton_codes_interleave() {
    let spread = |mut x: u64| {
        for (shift, mask) in [
            (16, 0x0000_ffff_0000_ffff),
            (8, 0x00ff_00ff_00ff_00ff),
            (4, 0x0f0f_0f0f_0f0f_0f0f),
            (2, 0x3333_3333_3333_3333),
            (1, 0x5555_5555_5555_5555),
        ] {
            x = (x | x << shift) & mask;
        }
        x
    };
    let interleave = of(|i| i / 2 + 32 * (i % 2));
    check(&interleave, |x| spread(x & 0xffff_ffff) | spread(x >> 32) << 1);
    // Three consecutive coordinates of 21 bits; bit 63 of a block is unused.
    let table: Vec<u8> = (0..63).map(|i| (i / 3 + 21 * (i % 3)) as u8).collect();
    let three = BitPermutation::from_table(&table).unwrap();
    let coordinate = |x: u64, c: usize| (0..21).map(|i| (x >> (21 * c + i) & 1) << (3 * i + c)).sum::<u64>();
    check(&three, |x| (0..3).map(|c| coordinate(x, c)).sum());
    assert_eq!(three.inverse().unwrap().then(&three), of_width(63));
}

fn of_width(width: usize) -> BitPermutation {
    BitPermutation::from_table(&(0..width as u8).collect::<Vec<_>>()).unwrap()
}

/// With three exchanges ([Warren13] 7-3).
#[test]
fn eight_by_eight_bits_are_transposed() {
    let exchange = |x: u64, shift: u32, mask: u64| {
        let differing = (x ^ x >> shift) & mask;
        x ^ differing ^ differing << shift
    };
    check(&of(|i| 8 * (i % 8) + i / 8), |x| {
        let x = exchange(x, 7, 0x00aa_00aa_00aa_00aa);
        let x = exchange(x, 14, 0x0000_cccc_0000_cccc);
        exchange(x, 28, 0x0000_0000_f0f0_f0f0)
    });
}

/// The bit layer of PRESENT moves bit i to 16 i mod 63 [BKLPPRSV07]. The whole cipher is tested on many
/// blocks at once.
#[test]
fn present_meets_its_published_vectors() {
    const S: [u64; 16] = [12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2];
    let substitute = |x: u64| (0..16).map(|n| S[(x >> (4 * n) & 15) as usize] << (4 * n)).sum::<u64>();
    let layer = of(|i| if i == 63 { 63 } else { 4 * i % 63 });
    let encrypt = |layer: &BitPermutation, blocks: &mut [u64], key: u128| {
        const KEY_BITS: u32 = 80;
        let mut key = key;
        for round in 1..=31 {
            blocks.iter_mut().for_each(|x| *x = substitute(*x ^ (key >> 16) as u64));
            layer.apply_in_place(blocks);
            key = (key << 61 | key >> (KEY_BITS - 61)) & ((1 << KEY_BITS) - 1);
            key = key & !(15 << 76) | u128::from(S[(key >> 76) as usize]) << 76;
            key ^= round << 15;
        }
        blocks.iter_mut().for_each(|x| *x ^= (key >> 16) as u64);
    };
    let ones = (1 << 80) - 1;
    for variant in variants() {
        let layer = layer.with_variant(variant);
        for (key, encrypted) in [
            (0, [0x5579_c138_7b22_8445, 0xa112_ffc7_2f68_417b]),
            (ones, [0xe72c_46c0_f594_5049, 0x3333_dcd3_2132_10d2]),
        ] {
            let mut blocks = [0, u64::MAX].repeat(40);
            encrypt(&layer, &mut blocks, key);
            assert_eq!(blocks, encrypted.repeat(40), "{variant:?}");
        }
    }
}

#[test]
fn tables_with_errors_are_refused() {
    let error = |result: Result<BitPermutation, PermutationError>| result.unwrap_err();
    for found in [0, 65, 300] {
        let long = vec![1; found];
        assert_eq!(error(BitPermutation::from_table(&long)), PermutationError::Length { found });
        assert_eq!(error(BitPermutation::from_des_table(64, &long)), PermutationError::Length { found });
    }
    for found in [0, 65, usize::MAX] {
        assert_eq!(error(BitPermutation::from_des_table(found, &[1])), PermutationError::Width { found });
    }
    let entry = |index, found, first, last| PermutationError::Entry { index, found, first, last };
    assert_eq!(error(BitPermutation::from_table(&[0, 63, 64, 255])), entry(2, 64, 0, 63));
    assert_eq!(error(BitPermutation::from_table(&[255])), entry(0, 255, 0, 63));
    assert_eq!(error(BitPermutation::from_des_table(64, &[64, 0])), entry(1, 0, 1, 64));
    assert_eq!(error(BitPermutation::from_des_table(32, &[1, 32, 33])), entry(2, 33, 1, 32));
    let texts = [
        (PermutationError::Length { found: 65 }, "the table has 65 entries where 1 to 64 were expected"),
        (PermutationError::Width { found: 0 }, "blocks of 0 bits where 1 to 64 were expected"),
        (entry(2, 33, 1, 32), "entry 2 of the table is 33, not one of the bits 1 to 32"),
        (
            PermutationError::Blocks { found: 2, expected: 3 },
            "there is room for 2 results where 3 were expected",
        ),
    ];
    for (error, text) in texts {
        assert_eq!(error.to_string(), text);
    }
}

#[test]
fn an_output_of_another_length_is_left_alone() {
    let mut results = [7; 2];
    assert_eq!(
        of(|i| i).apply_into(&[1, 2, 3], &mut results),
        Err(PermutationError::Blocks { found: 2, expected: 3 })
    );
    assert_eq!(results, [7; 2]);
}

#[test]
fn what_is_told_of_a_permutation() {
    let nibbles = BitPermutation::from_table(&[4, 5, 6, 7, 0, 1, 2, 3]).unwrap();
    assert_eq!((nibbles.width(), nibbles.source(0), nibbles.source(7)), (8, Some(4), Some(3)));
    assert_eq!((nibbles.source(8), nibbles.source(64)), (None, None));
    let portable = nibbles.with_variant(PermutationVariant::Portable);
    assert_eq!(
        format!("{portable:?}"),
        "BitPermutation { table: [4, 5, 6, 7, 0, 1, 2, 3], variant: \"portable\" }"
    );
    assert_eq!(portable, nibbles);
    assert_ne!(of(|i| i), of_width(63));
    for variant in variants() {
        let made = nibbles.with_variant(variant);
        assert_eq!(made.inverse().unwrap().variant().name(), variant.name());
        assert_eq!(made.then(&portable).variant().name(), variant.name());
    }
}

fn tables() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(0..64u8, 1..=64)
}

proptest! {
    #[test]
    fn a_permutation_is_undone_by_its_inverse(
        table in (1..=64u8).prop_flat_map(|width| Just((0..width).collect::<Vec<_>>()).prop_shuffle()),
        block: u64,
    ) {
        let permutation = BitPermutation::from_table(&table).unwrap();
        let inverse = permutation.inverse().unwrap();
        let within = block & u64::MAX >> (64 - table.len());
        prop_assert_eq!(inverse.apply(permutation.apply(block)), within);
        prop_assert_eq!(permutation.apply(inverse.apply(block)), within);
        prop_assert_eq!(inverse.inverse().unwrap(), permutation);
    }

    #[test]
    fn composition_is_one_after_the_other(first in tables(), second in tables(), block: u64) {
        let (a, b) =
            (BitPermutation::from_table(&first).unwrap(), BitPermutation::from_table(&second).unwrap());
        let both = a.then(&b);
        prop_assert_eq!(both.apply(block), b.apply(a.apply(block)));
        prop_assert_eq!(both.width(), second.len());
    }

    /// A selection is rejected if and only if one of its bits has no effect.
    #[test]
    fn only_selections_have_no_inverse(table in tables(), block: u64) {
        let permutation = BitPermutation::from_table(&table).unwrap();
        match permutation.inverse() {
            Err(PermutationError::Selection { bit }) => {
                prop_assert!(bit < table.len());
                prop_assert_eq!(permutation.apply(block), permutation.apply(block ^ 1 << bit));
            }
            Err(other) => prop_assert!(false, "{}", other),
            Ok(inverse) => prop_assert_eq!(
                inverse.apply(permutation.apply(block)),
                block & u64::MAX >> (64 - table.len())
            ),
        }
    }

    #[test]
    fn tables_of_des_count_from_the_other_end(
        width in 1..=64u8,
        entries in prop::collection::vec(0..64u8, 1..=64),
        block: u64,
    ) {
        let table: Vec<u8> = entries.iter().map(|e| e % width + 1).collect();
        let permutation = BitPermutation::from_des_table(usize::from(width), &table).unwrap();
        let bit = |from: &u8| block >> (width - from) & 1;
        let expected = table.iter().fold(0, |result, from| result << 1 | bit(from));
        prop_assert_eq!(permutation.apply(block), expected);
    }
}
