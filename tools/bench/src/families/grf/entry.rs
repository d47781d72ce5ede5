//! Whole entries of archives in both modes: the cost of decryption compared with inflating the decrypted
//! data.

use std::hint::black_box;
use std::rc::Rc;

use flate2::{Compression, Decompress, FlushDecompress};
use limbwise_kernels::cpu::Features;
use limbwise_kernels::grf::{Block, Mode, Plan};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::plans;
use crate::case::{Case, Contestant, Error, Spec, Unit, Work};
use crate::work::written;

/// The sizes of compressed data in bytes, each with its cycle.
const ENTRIES: [(usize, usize); 4] = [(160, 4), (26_000, 14), (58_000, 14), (100_000, 15)];

pub(super) fn specs() -> Vec<Spec> {
    ENTRIES
        .map(|(size, cycle)| Spec::of_sizes("grf", "entry", [size], move |size| case(size, cycle)))
        .concat()
}

fn case(size: usize, cycle: usize) -> Result<Case, Error> {
    let mode = Mode::Full { cycle };
    let (text, compressed) = text_that_fills(size);
    let mut encrypted = compressed.clone();
    Plan::best(Features::detect()?).encode(encrypted.as_chunks_mut().0, mode);
    let expected = words(&text);
    let text = Rc::new(text);
    let ours = plans()?.into_iter().map(|(name, plan)| {
        let (work, text) = (encrypted.clone(), text.clone());
        Contestant::ours(name, 1, Entry { plan, mode, encrypted: encrypted.clone(), work, text })
    });
    let (out, mut state) = (vec![0; text.len()], Decompress::new(true));
    let inflate = written(out, move |out| inflate(&mut state, black_box(&compressed), out), |out| words(out));
    let contestants = ours.chain([Contestant::rival("zlib-rs inflate", 1, inflate)]).collect();
    Ok(Case { bytes: Some(size), ..Case::new(Unit::Bytes, expected, contestants) })
}

/// Returns the longest text, made of random syllables, that fits in this many bytes when compressed, and the
/// compressed bytes.
fn text_that_fills(size: usize) -> (Vec<u8>, Vec<u8>) {
    const SYLLABLES: [&str; 24] = [
        "pro", "ron", "te", "ra", "ge", "fen", "al", "de", "ba", "ran", "mo", "roc", "iz", "lude", "pay",
        "on", "lu", "tie", "yu", "no", "co", "mo", "do", "ein",
    ];
    let mut rng = StdRng::seed_from_u64(size as u64);
    let mut text = Vec::new();
    while text.len() < 8 * size {
        // The first syllables are the most frequent, as words in a language are.
        let pick =
            rng.random_range(0..SYLLABLES.len()) * rng.random_range(0..=SYLLABLES.len()) / SYLLABLES.len();
        text.extend_from_slice(SYLLABLES[pick].as_bytes());
        if rng.random_ratio(1, 3) {
            text.push(b' ');
        }
    }
    let mut lengths = (0, text.len());
    while lengths.1 - lengths.0 > 1 {
        let middle = (lengths.0 + lengths.1) / 2;
        if deflated(&text[..middle]).len() <= size {
            lengths.0 = middle;
        } else {
            lengths.1 = middle;
        }
    }
    text.truncate(lengths.0);
    let mut compressed = deflated(&text);
    // Padding after the stream is usual.
    compressed.resize(size, 0);
    (text, compressed)
}

fn deflated(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len() + 1024);
    let mut state = flate2::Compress::new(Compression::default(), true);
    let status = state.compress_vec(text, &mut out, flate2::FlushCompress::Finish);
    assert!(matches!(status, Ok(flate2::Status::StreamEnd)), "the text is compressed at once");
    out
}

fn inflate(state: &mut Decompress, compressed: &[u8], out: &mut [u8]) {
    state.reset(true);
    // Errors are visible in the answer.
    let _ = black_box(state.decompress(compressed, out, FlushDecompress::Finish));
}

fn words(bytes: &[u8]) -> Vec<u64> {
    bytes.iter().map(|b| u64::from(*b)).collect()
}

/// Decrypts. The answer is the decompressed data.
struct Entry {
    plan: Plan,
    mode: Mode,
    encrypted: Vec<u8>,
    work: Vec<u8>,
    text: Rc<Vec<u8>>,
}

impl Entry {
    fn blocks(&mut self) -> &mut [Block] {
        self.work.as_chunks_mut().0
    }
}

impl Work for Entry {
    fn answer(&mut self) -> Vec<u64> {
        self.work.copy_from_slice(&self.encrypted);
        self.run(1);
        let mut out = vec![0; self.text.len()];
        inflate(&mut Decompress::new(true), &self.work, &mut out);
        words(&out)
    }

    fn run(&mut self, times: usize) {
        let (plan, mode) = (self.plan, self.mode);
        for _ in 0..times {
            plan.decode(black_box(self.blocks()), mode);
        }
    }
}
