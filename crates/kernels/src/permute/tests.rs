//! The test cases for all variants, with a loop over the table as the oracle.

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::extent::rounds;

fn variants() -> Vec<Variant> {
    Variant::all(Features::detect().unwrap()).collect()
}

fn table(from: impl Fn(usize) -> usize) -> Table {
    core::array::from_fn(|to| from(to) as u8)
}

/// The permutation of a table as a formula.
type Formula = fn(u64) -> u64;

/// Tables with a structure.
fn structured() -> Vec<(Table, Formula)> {
    vec![
        (table(|i| i), |x| x),
        (table(|i| 63 - i), u64::reverse_bits),
        (table(|i| i ^ 56), u64::swap_bytes),
        (table(|i| (i + 47) % 64), |x| x.rotate_left(17)),
        (table(|i| 8 * (i % 8) + i / 8), |x| (0..64).map(|i| (x >> (8 * (i % 8) + i / 8) & 1) << i).sum()),
        (table(|_| 63), |x| if x >> 63 == 1 { u64::MAX } else { 0 }),
        (table(|_| 0), |x| if x & 1 == 1 { u64::MAX } else { 0 }),
        (table(|_| 64), |_| 0),
        (table(|i| if i < 8 { 64 } else { i - 8 }), |x| x << 8),
        (table(|i| if i < 63 { i + 1 } else { 64 }), |x| x >> 1),
    ]
}

fn permutation(rng: &mut StdRng) -> Table {
    let mut table = table(|i| i);
    table.shuffle(rng);
    table
}

/// Any bit for any bit, and none for some.
fn selection(rng: &mut StdRng) -> Table {
    let zeros = rng.random_range(0..3);
    core::array::from_fn(|_| if rng.random_range(0..4) < zeros { ZERO } else { rng.random_range(0..64) })
}

/// Rows and columns of 8 x 8 entries that do not depend on each other, some of them without an input bit:
/// bytes of the block in rows and bits in columns, or the other way round.
fn independent(rng: &mut StdRng, bytes_in_rows: bool) -> Table {
    let mut axis = || -> [Option<u8>; 8] {
        core::array::from_fn(|_| (rng.random_range(0..8) > 0).then(|| rng.random_range(0..8)))
    };
    let (bytes, bits) = (axis(), axis());
    core::array::from_fn(|i| {
        let (row, column) = (i / 8, i % 8);
        let (byte, bit) = if bytes_in_rows { (bytes[row], bits[column]) } else { (bytes[column], bits[row]) };
        byte.zip(bit).map_or(ZERO, |(byte, bit)| 8 * byte + bit)
    })
}

/// Permutations, selections, and tables with a structure, or with nearly one.
fn tables() -> Vec<Table> {
    let mut rng = StdRng::seed_from_u64(64);
    let mut tables: Vec<Table> = structured().into_iter().map(|(table, _)| table).collect();
    for i in 0..rounds(20, 4) {
        let mut table = independent(&mut rng, i % 2 == 0);
        tables.push(table);
        let changed = &mut table[rng.random_range(0..64)];
        *changed = if *changed == ZERO { 7 } else { *changed ^ (1 << rng.random_range(0..6)) };
        tables.push(table);
    }
    tables.extend((0..rounds(20, 4)).map(|_| permutation(&mut rng)));
    tables.extend((0..rounds(20, 4)).map(|_| selection(&mut rng)));
    tables
}

fn blocks(rng: &mut StdRng, count: usize) -> Vec<u64> {
    const EDGES: [u64; 4] = [0, u64::MAX, 1, 1 << 63];
    (0..count).map(|i| if rng.random_range(0..8) == 0 { EDGES[i % 4] } else { rng.random() }).collect()
}

fn expected(table: &Table, blocks: &[u64]) -> Vec<u64> {
    blocks.iter().map(|x| reference::permute(table, *x)).collect()
}

fn for_every_plan(mut test: impl FnMut(&Plan, &Table)) {
    for variant in variants() {
        for table in tables() {
            let plan = Plan::new(variant, &table);
            assert_eq!(plan.variant().name(), variant.name());
            test(&plan, &table);
        }
    }
}

#[test]
fn structured_tables_do_what_they_are_known_to_do() {
    let mut rng = StdRng::seed_from_u64(1);
    for variant in variants() {
        for (table, known) in structured() {
            let plan = Plan::new(variant, &table);
            let mut x = blocks(&mut rng, 100);
            let known: Vec<u64> = x.iter().map(|x| known(*x)).collect();
            plan.apply_in_place(&mut x);
            assert_eq!(x, known, "{variant:?} {table:?}");
        }
    }
}

#[test]
fn every_bit_goes_where_the_table_says() {
    let singles: [u64; 64] = core::array::from_fn(|i| 1 << i);
    for_every_plan(|plan, table| {
        // Output bits of a single one bit, by the definition.
        let targets = |from: usize| {
            (0..64).filter(|to| usize::from(table[*to]) == from).fold(0, |bits, to| bits | 1 << to)
        };
        let expected: [u64; 64] = core::array::from_fn(targets);
        let mut all = singles;
        plan.apply_in_place(&mut all);
        assert_eq!(all, expected, "{plan:?}");
        assert_eq!(singles.map(|x| plan.apply(x)), expected, "{plan:?}");
        assert_eq!(singles.map(|x| plan.apply(!x)), expected.map(|y| plan.apply(u64::MAX) & !y));
    });
}

/// At each place of a block in a cache line, with words around that must stay.
#[test]
fn all_lengths_and_places() {
    const GUARD: u64 = 0xdead_beef_dead_beef;
    let mut rng = StdRng::seed_from_u64(2);
    let all = tables();
    // Eight words on either side: as many as a register holds.
    let mut memory = vec![0; 8 + 8 + 200 + 8];
    for variant in variants() {
        for length in 0..=200 {
            let table = &all[length % all.len()];
            let plan = Plan::new(variant, table);
            let input = blocks(&mut rng, length);
            let expected = expected(table, &input);
            let offsets = if length <= 20 || length % 64 <= 1 { 0..8 } else { length % 8..length % 8 + 1 };
            for offset in offsets {
                let range = 8 + offset..8 + offset + length;
                memory.fill(GUARD);
                memory[range.clone()].copy_from_slice(&input);
                plan.apply_in_place(&mut memory[range.clone()]);
                assert_eq!(memory[range.clone()], expected, "{variant:?} {length} {offset}");
                memory[range.clone()].fill(GUARD);
                assert!(memory.iter().all(|x| *x == GUARD), "{variant:?} {length} {offset}");

                // The input lies elsewhere in its cache line, and is only read.
                let mut input_memory = vec![GUARD; 16 + length];
                let from = 7 - offset..7 - offset + length;
                input_memory[from.clone()].copy_from_slice(&input);
                plan.apply_into(&input_memory[from.clone()], &mut memory[range.clone()]);
                assert_eq!(memory[range.clone()], expected, "{variant:?} {length} {offset}");
                assert_eq!(input_memory[from.clone()], input);
                memory[range].fill(GUARD);
                assert!(memory.iter().all(|x| *x == GUARD), "{variant:?} {length} {offset}");
            }
        }
    }
}

#[test]
fn many_blocks() {
    let mut rng = StdRng::seed_from_u64(3);
    let input = blocks(&mut rng, 1000);
    for_every_plan(|plan, table| {
        let expected = expected(table, &input);
        let mut x = input.clone();
        plan.apply_in_place(&mut x);
        assert_eq!(x, expected, "{plan:?}");
        let mut y = vec![u64::MAX; input.len()];
        plan.apply_into(&input, &mut y);
        assert_eq!(y, expected, "{plan:?}");
    });
}

/// The property on which the speed of structured tables depends.
#[cfg(target_arch = "x86_64")]
#[test]
fn structured_tables_take_the_short_way() {
    let short = |table: &Table| short::Short::new(table).is_some();
    let mut rng = StdRng::seed_from_u64(4);
    for i in 0..100 {
        assert!(short(&independent(&mut rng, i % 2 == 0)));
        assert!(!short(&permutation(&mut rng)));
    }
    // IP of DES: the most significant bit is 1, each row of eight goes down by steps of 8.
    let ip = table(|i| 64 - ([58, 60, 62, 64, 57, 59, 61, 63][7 - i / 8] - 8 * (7 - i % 8)));
    let inverse = table(|i| ip.iter().position(|from| usize::from(*from) == i).unwrap());
    assert!(short(&ip) && short(&inverse));
    assert!(short(&table(|i| 63 - i)) && short(&table(|i| i ^ 56)) && short(&table(|i| i)));
    assert!(short(&table(|i| 8 * (i % 8) + i / 8)));
    assert!(!short(&table(|i| (i + 1) % 64)));
}

#[test]
#[should_panic(expected = "an output for each block")]
fn an_output_of_another_length_is_refused() {
    Plan::new(Variant::Portable, &table(|i| i)).apply_into(&[1, 2], &mut [0; 3]);
}

#[test]
#[should_panic(expected = "an entry is a bit of the block")]
fn an_entry_beyond_zero_is_refused() {
    let _ = Plan::new(Variant::Portable, &table(|i| i + 2));
}

#[test]
fn the_best_is_not_the_reference() {
    let best = |without| Variant::best(Features::of_the_processor().without(without).unwrap()).name();
    assert_ne!(best(""), "reference");
    assert_eq!(best("ssse3,bmi2,neon"), "portable");
    // Nothing above SSSE3 is left without AVX; BMI2 does not depend on it.
    assert!(["portable", "ssse3", "neon"].contains(&best("avx")));
}
