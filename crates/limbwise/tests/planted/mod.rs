//! An allocator that searches freed memory for planted secrets.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};

/// The system's allocator. During a search, each block is read before it is freed.
pub(crate) struct Searching;

#[global_allocator]
static ALLOCATOR: Searching = Searching;

/// The words of the secrets. 0 stands for none.
static WORDS: [AtomicU64; 4096] = [const { AtomicU64::new(0) }; 4096];
/// Whether a word with these lowest 16 bits is planted. Most memory fails this quick test.
static FILTER: [AtomicU64; 1024] = [const { AtomicU64::new(0) }; 1024];
static SEARCHING: AtomicBool = AtomicBool::new(false);
/// The number of blocks in which a word was found.
static FOUND: AtomicUsize = AtomicUsize::new(0);

fn filter(word: u64) -> (&'static AtomicU64, u64) {
    let low = word as usize & 0xffff;
    (&FILTER[low / 64], 1 << (low % 64))
}

fn is_planted(word: u64) -> bool {
    let (bits, bit) = filter(word);
    bits.load(Relaxed) & bit != 0
        && WORDS.iter().map(|w| w.load(Relaxed)).take_while(|w| *w != 0).any(|w| w == word)
}

/// Reads a block at every offset, because bytes need not be aligned.
fn search(block: *const u8, len: usize) {
    // SAFETY: the block is an allocation that is about to be freed. Parts of it that were never written hold
    // arbitrary numbers.
    let word = |at: usize| unsafe { block.wrapping_add(at).cast::<u64>().read_unaligned() };
    if (0..(len + 1).saturating_sub(8)).any(|at| is_planted(word(at))) {
        FOUND.fetch_add(1, Relaxed);
    }
}

// SAFETY: all memory comes from the system's allocator.
unsafe impl GlobalAlloc for Searching {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's guarantees are passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's guarantees are passed on.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        if SEARCHING.load(Relaxed) {
            search(block, layout.size());
        }
        // The old contents would be found again if the next block at this address were not completely
        // written.
        // SAFETY: the block is still allocated, and is about to be freed.
        unsafe { block.write_bytes(0, layout.size()) };
        std::hint::black_box(block);
        // SAFETY: the caller's guarantees are passed on.
        unsafe { System.dealloc(block, layout) }
    }

    // The default `realloc` calls these functions, so the old location of a moved block is read.
}

/// Plants a number, given by its limbs, in the forms in which it may occur in memory: 64-bit limbs, also with
/// the most significant byte first, and limbs of 52 and 28 bits.
pub(crate) fn plant(limbs: &[u64]) {
    let chunks = |width: usize| {
        (0..(64 * limbs.len()) / width).map(move |i| {
            let bit = |at: usize| limbs[at / 64] >> (at % 64) & 1;
            (0..width).fold(0, |word, j| word | bit(i * width + j) << j)
        })
    };
    let swapped = limbs.iter().map(|limb| limb.swap_bytes());
    for word in limbs.iter().copied().chain(swapped).chain(chunks(52)).chain(chunks(28)) {
        // Words with few bits occur everywhere.
        if word.count_ones() > 6 && !is_planted(word) {
            let place = WORDS.iter().find(|w| w.load(Relaxed) == 0).expect("room for the words");
            place.store(word, Relaxed);
            let (bits, bit) = filter(word);
            bits.fetch_or(bit, Relaxed);
        }
    }
}

/// Returns how many blocks with a planted word were freed while `f` ran. Its result is dropped afterwards.
pub(crate) fn found_while<T>(f: impl FnOnce() -> T) -> usize {
    FOUND.store(0, Relaxed);
    SEARCHING.store(true, Relaxed);
    let kept = f();
    SEARCHING.store(false, Relaxed);
    drop(kept);
    FOUND.load(Relaxed)
}
