//! The contents of archives, which depend only on the seed.

use rand::rngs::StdRng;
use rand::{Rng, RngExt, SeedableRng};

fn rng(seed: u64) -> StdRng {
    StdRng::seed_from_u64(seed)
}

/// Text of syllables, some of them more often than others.
#[must_use]
pub fn text(seed: u64, len: usize) -> Vec<u8> {
    const SYLLABLES: [&str; 24] = [
        "pro", "ron", "te", "ra", "ge", "fen", "al", "de", "ba", "ran", "mo", "roc", "iz", "lude", "pay",
        "on", "lu", "tie", "yu", "no", "co", "mo", "do", "ein",
    ];
    let mut rng = rng(seed);
    let mut text = Vec::with_capacity(len + 8);
    while text.len() < len {
        let pick =
            rng.random_range(0..SYLLABLES.len()) * rng.random_range(0..=SYLLABLES.len()) / SYLLABLES.len();
        text.extend_from_slice(SYLLABLES[pick].as_bytes());
        match rng.random_range(0..12) {
            0..4 => text.push(b' '),
            4 => text.extend_from_slice(b"\r\n"),
            _ => {}
        }
    }
    text.truncate(len);
    text
}

/// Rows of pixels of a palette, transparent at both ends, each row much like the previous one.
#[must_use]
pub fn sprite(seed: u64, len: usize) -> Vec<u8> {
    const WIDTH: usize = 96;
    let mut rng = rng(seed);
    let mut row = [0_u8; WIDTH];
    let mut pixels = Vec::with_capacity(len + WIDTH);
    while pixels.len() < len {
        let (left, right) = (rng.random_range(0..WIDTH / 3), rng.random_range(WIDTH / 2..WIDTH));
        for (x, pixel) in row.iter_mut().enumerate() {
            if x < left || x > right {
                *pixel = 0;
            } else if rng.random_ratio(1, 3) {
                *pixel = 16 + (rng.random_range(0..8_u8)) + (x / 12) as u8 * 8;
            }
        }
        pixels.extend_from_slice(&row);
    }
    pixels.truncate(len);
    pixels
}

/// Instructions of a made-up machine: few opcodes, registers, small constants, now and then an address.
#[must_use]
pub fn code(seed: u64, len: usize) -> Vec<u8> {
    let mut rng = rng(seed);
    let mut code = Vec::with_capacity(len + 8);
    let mut address = 0x0040_1000_u32;
    while code.len() < len {
        let opcode = [0x8b, 0x89, 0xe8, 0x83, 0x0f, 0x74, 0xff, 0x50]
            [rng.random_range(0..8) * rng.random_range(0..8) / 8];
        code.push(opcode);
        match opcode {
            0xe8 => {
                address = address.wrapping_add(rng.random_range(0..4096));
                code.extend_from_slice(&address.to_le_bytes());
            }
            0x8b | 0x89 => code
                .extend_from_slice(&[0x45 + 8 * rng.random_range(0..4_u8), 4 * rng.random_range(0..32_u8)]),
            _ => code.push(rng.random_range(0..64)),
        }
    }
    code.truncate(len);
    code
}

/// Random bytes.
#[must_use]
pub fn binary(seed: u64, len: usize) -> Vec<u8> {
    let mut bytes = vec![0; len];
    rng(seed).fill_bytes(&mut bytes);
    bytes
}
