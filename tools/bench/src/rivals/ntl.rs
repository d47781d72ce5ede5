//! The system's NTL, which computes with GMP's numbers: products of `ZZ_p`, and of `zz_p` for one-word
//! moduli.

#![allow(unsafe_code)]

use std::ffi::{CStr, c_char, c_long};
use std::marker::{PhantomData, PhantomPinned};
use std::ptr::NonNull;

use num_bigint::BigUint;

use crate::case::Contestant;
use crate::numbers::{big, padded};

use super::products::{self, Batch, Multiplier};

pub(super) use powers::powmod;

mod powers;

/// How often a run computes each row, because installing a modulus takes time that should not count.
const TIMES: usize = 64;

/// Owned by `c/ntl.cpp`.
#[repr(C)]
struct Opaque {
    memory: [u8; 0],
    marker: PhantomData<(*mut u8, PhantomPinned)>,
}

unsafe extern "C" {
    fn limbwise_ntl_version() -> *const c_char;
    fn limbwise_ntl_word_bits() -> c_long;
    fn limbwise_ntl_new(
        rows: usize,
        words: usize,
        times: usize,
        word: bool,
        square: bool,
        x: *const u64,
        y: *const u64,
        m: *const u64,
    ) -> *mut Opaque;
    fn limbwise_ntl_multiply(rows: *mut Opaque);
    fn limbwise_ntl_product(rows: *const Opaque, row: usize, product: *mut u64, words: usize);
    fn limbwise_ntl_free(rows: *mut Opaque);
}

/// `mul` and `sqr` of `ZZ_p`, and of `zz_p` if the modulus fits.
pub(super) fn products(factors: &Batch) -> Vec<Contestant> {
    // SAFETY: returns a constant.
    let word_bits = unsafe { limbwise_ntl_word_bits() }.unsigned_abs() as usize;
    let mut contestants = vec![contestant(factors, false)];
    if factors.bits <= word_bits {
        contestants.push(contestant(factors, true));
    }
    contestants
}

fn contestant(factors: &Batch, word: bool) -> Contestant {
    let variant = format!(
        "ntl-{} {} {}",
        version(),
        if word { "zz_p" } else { "ZZ_p" },
        if factors.square { "sqr" } else { "mul" }
    );
    products::contestant(variant, factors, TIMES, Products::new(factors, word))
}

/// Returns the version of the headers.
pub(super) fn version() -> String {
    // SAFETY: returns a constant of the program.
    let version = unsafe { limbwise_ntl_version() };
    // SAFETY: it is a string literal of C++.
    unsafe { CStr::from_ptr(version) }.to_string_lossy().into_owned()
}

struct Products {
    rows: NonNull<Opaque>,
    count: usize,
    /// The words of a number.
    words: usize,
}

impl Products {
    fn new(factors: &Batch, word: bool) -> Products {
        let (count, words) = (factors.m.len(), factors.words());
        let read = |numbers: &[BigUint]| {
            let all = padded(numbers, words);
            assert_eq!(all.len(), count * words, "numbers of the case's size");
            all
        };
        let [x, y, m] = [&factors.x, &factors.y, &factors.m].map(|numbers| read(numbers));
        // SAFETY: reads this many rows of this many words from each slice, as asserted above.
        let rows = unsafe {
            limbwise_ntl_new(count, words, TIMES, word, factors.square, x.as_ptr(), y.as_ptr(), m.as_ptr())
        };
        Products { rows: NonNull::new(rows).expect("C++ never gives null"), count, words }
    }
}

impl Multiplier for Products {
    fn multiply(&mut self) {
        // SAFETY: it is owned and exists until it is dropped.
        unsafe { limbwise_ntl_multiply(self.rows.as_ptr()) };
    }

    fn products(&mut self) -> Vec<BigUint> {
        let product = |row| {
            let mut product = vec![0; self.words];
            // SAFETY: the row exists, and as many words are written as the vector has.
            unsafe { limbwise_ntl_product(self.rows.as_ptr(), row, product.as_mut_ptr(), self.words) };
            big(&product)
        };
        (0..self.count).map(product).collect()
    }
}

impl Drop for Products {
    fn drop(&mut self) {
        // SAFETY: it is owned and not used again.
        unsafe { limbwise_ntl_free(self.rows.as_ptr()) };
    }
}
