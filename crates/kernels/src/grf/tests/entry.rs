//! Entries: which blocks are encrypted and which are shuffled.

use sha2::{Digest, Sha256};

use super::{Guarded, random, variants};
use crate::cpu::Features;
use crate::grf::{Block, Mode, Plan, Variant};

fn plans() -> Vec<(String, Plan)> {
    let best = ("best".to_owned(), Plan::best(Features::detect().unwrap()));
    variants().into_iter().map(|v| (v.name().to_owned(), Plan::of(v))).chain([best]).collect()
}

/// The format's words, one block after another.
fn decode_plainly(entry: &mut [Block], mode: Mode) {
    cross_plainly(entry, mode, |b| [b[3], b[4], b[6], b[0], b[1], b[2], b[5], exchange(b[7])]);
}

fn encode_plainly(entry: &mut [Block], mode: Mode) {
    cross_plainly(entry, mode, |b| [b[3], b[4], b[5], b[0], b[1], b[6], b[2], exchange(b[7])]);
}

fn cross_plainly(entry: &mut [Block], mode: Mode, shuffle: fn(Block) -> Block) {
    let mut others = 0;
    for (i, block) in entry.iter_mut().enumerate() {
        let encrypted = match mode {
            Mode::HeaderOnly => i < 20,
            Mode::Full { cycle } => i < 20 || i % cycle == 0,
        };
        if encrypted {
            Variant::Reference.round(std::slice::from_mut(block));
        } else if mode != Mode::HeaderOnly {
            if others > 0 && others % 7 == 0 {
                *block = shuffle(*block);
            }
            others += 1;
        }
    }
}

fn exchange(b: u8) -> u8 {
    match b {
        0x00 => 0x2b,
        0x2b => 0x00,
        0x6c => 0x80,
        0x80 => 0x6c,
        0x01 => 0x68,
        0x68 => 0x01,
        0x48 => 0x77,
        0x77 => 0x48,
        0x60 => 0xff,
        0xff => 0x60,
        0xb9 => 0xc0,
        0xc0 => 0xb9,
        0xfe => 0xeb,
        0xeb => 0xfe,
        _ => b,
    }
}

#[test]
fn known_entries() {
    let entry: Vec<u8> = (0..8192).map(|i| (7 * i + 13) as u8).collect();
    let header = "2bc129c8492857c323c17477e1536909db484f0af7419191f34b9359d2b151e3";
    let full = [
        (1, "85f86579b226c395ccaf156e790883627e5852c7931fc3c62ce053a53d863b4e"),
        (4, "dfd8211a2b489f823ea5ad2a2ce666f1c92469ffd2d736c4e0ba81eb0f236b59"),
        (5, "244214363de310bd704279007e3a979458ac20e779e201262e11e20804ea9784"),
        (14, "33b9a8c33f89988e0afda64c49395216ce19a6d30dfe70e6917b01aa4a475456"),
        (15, "fed62682f6612350b72bdc88c6000e5f0593aa7b5a8a02f34fb53a291f66f35b"),
        (22, "3df63ec804d00eaa2466a1d1e9793ae156c90da5e1e20aa72225e561c969eee0"),
        (23, "698b88a4bc3cfd0865abbf77073183428f51227e6b653b90c85be270810fe150"),
    ];
    let full = full.map(|(cycle, hash)| (Mode::Full { cycle }, hash));
    for (mode, hash) in full.into_iter().chain([(Mode::HeaderOnly, header)]) {
        for (name, plan) in plans() {
            let mut entry = entry.clone();
            plan.decode(entry.as_chunks_mut().0, mode);
            let found: String = Sha256::digest(&entry).iter().map(|b| format!("{b:02x}")).collect();
            assert_eq!(found, hash, "{name}, {mode:?}");
        }
    }
}

#[test]
fn entries_of_many_sizes() {
    let modes = [1, 2, 3, 4, 5, 8, 9, 14, 15, 20, 21, 22, 23, 100].map(|cycle| Mode::Full { cycle });
    // Every last byte that is exchanged comes up, and most others.
    let mut all = random(4000);
    for (i, block) in all.iter_mut().enumerate() {
        block[7] ^= i as u8;
    }
    for mode in modes.into_iter().chain([Mode::HeaderOnly]) {
        for blocks in (0..70).chain([100, 159, 160, 161, 400, 1001, 4000]) {
            let entry = &all[..blocks];
            let (mut decoded, mut encoded) = (entry.to_vec(), entry.to_vec());
            decode_plainly(&mut decoded, mode);
            encode_plainly(&mut encoded, mode);
            for (name, plan) in plans() {
                let what = format!("{name}, {mode:?}, {blocks} blocks");
                let mut place = Guarded::new(entry, blocks % 64);
                plan.decode(place.blocks(), mode);
                place.assert(&decoded, &what);
                plan.encode(place.blocks(), mode);
                place.assert(entry, &format!("{what}, and back"));
                plan.encode(place.blocks(), mode);
                place.assert(&encoded, &format!("{what}, encoded"));
            }
        }
    }
}

#[test]
#[should_panic(expected = "a cycle of at least one block")]
fn no_cycle() {
    Plan::of(Variant::SpTable).decode(&mut [[0; 8]; 30], Mode::Full { cycle: 0 });
}
