//! The test cases for all variants. `reference` is compared with DES as defined in its standard, the others
//! with `reference`.

use std::sync::LazyLock;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::extent::{Extent, extent, rounds};

mod des;
mod entry;

fn variants() -> Vec<Variant> {
    Variant::all(Features::detect().unwrap()).collect()
}

fn block(hex: &str) -> Block {
    u64::from_str_radix(hex, 16).unwrap().to_be_bytes()
}

fn random(blocks: usize) -> Vec<Block> {
    let mut rng = StdRng::seed_from_u64(blocks as u64);
    (0..blocks).map(|_| rng.random()).collect()
}

/// Blocks and, by `reference`, their rounds: every single bit set and cleared, then random ones.
static ROUNDS: LazyLock<(Vec<Block>, Vec<Block>)> = LazyLock::new(|| {
    let bits = (0..64).map(|bit| 1_u64 << bit).flat_map(|x| [x, !x]).chain([0, u64::MAX]);
    let count = match extent() {
        Extent::Few => 1 << 15,
        Extent::Usual => 1 << 16,
        Extent::All => 1 << 20,
    };
    let blocks: Vec<Block> = bits.map(u64::to_le_bytes).chain(random(count)).collect();
    let mut rounds = vec![Block::default(); blocks.len()];
    Variant::Reference.round_into(&blocks, &mut rounds);
    (blocks, rounds)
});

#[test]
fn known_blocks() {
    for (from, to) in [
        ("0000000000000000", "0404015555015455"),
        ("ffffffffffffffff", "eaeeffaaabbbeaea"),
        ("0123456789abcdef", "5176057698ead9eb"),
        ("8000000000000000", "9404404554011455"),
        ("0000000000000001", "0404015555015454"),
        ("789c010000ffff00", "6cd9545554aafe51"),
        ("fffffffff8a432ea", "aaebebeeace027ff"),
    ] {
        for variant in variants() {
            let mut blocks = [block(from)];
            variant.round(&mut blocks);
            assert_eq!(blocks, [block(to)], "{} of {from}", variant.name());
        }
    }
}

#[test]
fn many_blocks_in_place() {
    let (blocks, rounds) = &*ROUNDS;
    for variant in variants() {
        let mut x = blocks.clone();
        variant.round(&mut x);
        assert!(x == *rounds, "{}", variant.name());
        variant.round(&mut x);
        assert!(x == *blocks, "{} twice", variant.name());
    }
}

#[test]
fn many_blocks_from_one_place_to_another() {
    let (blocks, rounds) = &*ROUNDS;
    for variant in variants() {
        let mut x = vec![[0xa5; 8]; blocks.len()];
        variant.round_into(blocks, &mut x);
        assert!(x == *rounds, "{}", variant.name());
    }
}

/// Bytes around what may be written.
const GUARD: usize = 80;
const GUARD_BYTE: u8 = 0x5a;

/// Blocks between guard bytes, at a given offset from a multiple of 64.
struct Guarded {
    bytes: Vec<u8>,
    start: usize,
    len: usize,
}

impl Guarded {
    fn new(blocks: &[Block], misaligned: usize) -> Guarded {
        let len = size_of_val(blocks);
        let mut bytes = vec![GUARD_BYTE; 2 * GUARD + 128 + len];
        let start = GUARD + bytes[GUARD..].as_ptr().align_offset(64) + misaligned;
        bytes[start..start + len].copy_from_slice(blocks.as_flattened());
        Guarded { bytes, start, len }
    }

    fn blocks(&mut self) -> &mut [Block] {
        self.bytes[self.start..self.start + self.len].as_chunks_mut().0
    }

    fn assert(&mut self, expected: &[Block], what: &str) {
        assert!(self.blocks() == expected, "{what}");
        let end = self.start + self.len;
        let around = self.bytes[..self.start].iter().chain(&self.bytes[end..]);
        assert!(around.copied().all(|b| b == GUARD_BYTE), "{what}: wrote beside its blocks");
    }
}

/// Every variant, in place and not, on the first blocks so far from an aligned address, and from another one.
fn check(blocks: usize, misaligned: usize, from_misaligned: usize) {
    let (x, expected) = (&ROUNDS.0[..blocks], &ROUNDS.1[..blocks]);
    for variant in variants() {
        let what = format!("{}, {blocks} blocks at {misaligned}", variant.name());
        let mut place = Guarded::new(x, misaligned);
        variant.round(place.blocks());
        place.assert(expected, &what);
        let mut from = Guarded::new(x, from_misaligned);
        let mut to = Guarded::new(&vec![[0xa5; 8]; blocks], misaligned);
        variant.round_into(from.blocks(), to.blocks());
        to.assert(expected, &format!("{what} from {from_misaligned}"));
        from.assert(x, &format!("{what} from {from_misaligned}"));
    }
}

#[test]
fn every_length() {
    // Every remainder of the longest batches, then one length in seven meets every alignment.
    let step = match extent() {
        Extent::Few => 61,
        Extent::Usual => 7,
        Extent::All => 1,
    };
    for blocks in (0..=130).chain((131..=1000).step_by(step)) {
        check(blocks, 8 * (blocks % 8), 0);
    }
}

#[test]
fn every_misalignment() {
    for misaligned in 0..64 {
        for blocks in [1, 7, 8, 16, 21, 33, 150] {
            check(blocks, misaligned, (7 * misaligned + 3) % 64);
        }
    }
}

/// Long enough for the code for arrays larger than a core's caches, and for that of arrays larger than all
/// caches: tests use small thresholds.
#[test]
fn large_arrays_at_every_misalignment() {
    for misaligned in (0..64).step_by(rounds(8, 32)).chain([1, 31, 63]) {
        for blocks in [5 << 10, 1 << 14] {
            check(blocks + 13 * misaligned, misaligned, 8);
        }
    }
}

#[test]
fn strides() {
    for variant in variants() {
        for step in [1, 2, 3, 4, 5, 14, 15, 22, 23, 64, 1000] {
            for blocks in [0, 1, 2, 3, 4, 14, 15, 29, 63, 64, 65, 500, 3001] {
                let (x, rounds) = (&ROUNDS.0[..blocks], &ROUNDS.1[..blocks]);
                let mut expected = x.to_vec();
                for i in (0..blocks).step_by(step) {
                    expected[i] = rounds[i];
                }
                let mut place = Guarded::new(x, step % 64);
                variant.round_every(place.blocks(), step);
                place.assert(&expected, &format!("{}, {blocks} blocks, step {step}", variant.name()));
            }
        }
    }
}

#[test]
#[should_panic(expected = "blocks to read, blocks to write")]
fn lengths_that_differ() {
    Variant::SpTable.round_into(&[[0; 8]; 2], &mut [[0; 8]; 3]);
}

#[test]
#[should_panic(expected = "a step of at least one block")]
fn no_step() {
    Variant::SpTable.round_every(&mut [[0; 8]; 2], 0);
}

#[test]
fn the_best_variant_runs() {
    let features = Features::detect().unwrap();
    let names: Vec<_> = variants().iter().map(|v| v.name()).collect();
    for (blocks, step) in [(1, 1), (4, 1), (20, 1), (usize::MAX, 1), (1, 14), (900, 14)] {
        let best = Variant::best(features, blocks, step).name();
        assert!(names.contains(&best) && !["reference", "scalar"].contains(&best), "{best}");
    }
    // The last one listed is the fastest for many blocks.
    assert_eq!(Some(&Variant::best(features, usize::MAX, 1).name()), names.last());
}

/// Without GFNI nothing tells whether `pext` is microcode.
#[test]
fn few_blocks_take_pext_only_beside_gfni() {
    let all = Features::of_the_processor();
    for gone in ["", "gfni", "avx2", "bmi2", "avx2,bmi2", "avx512f", "neon"] {
        let features = all.without(gone).unwrap();
        let runs = |name| Variant::all(features).any(|v| v.name() == name);
        let expected = if runs("gfni") && runs("pext") { "pext" } else { "sp_table" };
        for (blocks, step) in [(1, 1), (7, 1), (1, 14), (11, 14)] {
            assert_eq!(Variant::best(features, blocks, step).name(), expected, "without {gone}");
        }
    }
}
