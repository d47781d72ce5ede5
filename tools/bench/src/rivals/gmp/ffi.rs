//! The edge to GMP: `mpz_t` as a type that owns its memory. The only `unsafe` beside the calibration.

#![allow(unsafe_code)]

use std::ffi::{CStr, c_char, c_int, c_long, c_void};
use std::mem::MaybeUninit;
use std::ptr;

/// `__mpz_struct` of gmp.h.
#[repr(C)]
struct Mpz {
    alloc: c_int,
    size: c_int,
    limbs: *mut c_void,
}

#[link(name = "gmp")]
unsafe extern "C" {
    #[link_name = "__gmp_version"]
    static VERSION: *const c_char;
    #[link_name = "__gmpz_init"]
    fn mpz_init(x: *mut Mpz);
    #[link_name = "__gmpz_clear"]
    fn mpz_clear(x: *mut Mpz);
    #[link_name = "__gmpz_import"]
    fn mpz_import(
        x: *mut Mpz,
        count: usize,
        order: c_int,
        size: usize,
        endian: c_int,
        nails: usize,
        words: *const c_void,
    );
    #[link_name = "__gmpz_export"]
    fn mpz_export(
        words: *mut c_void,
        count: *mut usize,
        order: c_int,
        size: usize,
        endian: c_int,
        nails: usize,
        x: *const Mpz,
    ) -> *mut c_void;
    #[link_name = "__gmpz_sizeinbase"]
    fn mpz_sizeinbase(x: *const Mpz, base: c_int) -> usize;
    #[link_name = "__gmpz_powm"]
    fn mpz_powm(power: *mut Mpz, base: *const Mpz, exp: *const Mpz, modulus: *const Mpz);
    #[link_name = "__gmpz_powm_sec"]
    fn mpz_powm_sec(power: *mut Mpz, base: *const Mpz, exp: *const Mpz, modulus: *const Mpz);
    #[link_name = "__gmpn_mul_n"]
    fn mpn_mul_n(z: *mut u64, x: *const u64, y: *const u64, n: c_long);
    #[link_name = "__gmpn_mul_basecase"]
    fn mpn_mul_basecase(z: *mut u64, x: *const u64, x_limbs: c_long, y: *const u64, y_limbs: c_long);
    #[link_name = "__gmpn_sqr"]
    fn mpn_sqr(z: *mut u64, x: *const u64, n: c_long);
    #[link_name = "__gmpn_mullo_n"]
    fn mpn_mullo_n(z: *mut u64, x: *const u64, y: *const u64, n: c_long);
}

/// Least significant word first.
const ORDER: c_int = -1;
/// Words in the byte order of the machine.
const NATIVE: c_int = 0;
/// Bytes of a word.
const WORD: usize = size_of::<u64>();

/// The version of the library that is loaded.
pub(super) fn version() -> String {
    // SAFETY: a constant of the library, which is loaded for as long as the program runs.
    let version = unsafe { VERSION };
    // SAFETY: GMP documents it as a null-terminated string.
    unsafe { CStr::from_ptr(version) }.to_string_lossy().into_owned()
}

/// A number of GMP that is not negative.
pub(super) struct Integer(Mpz);

impl Integer {
    /// From 64-bit limbs, least significant first.
    pub(super) fn from_limbs(limbs: &[u64]) -> Integer {
        let mut x = MaybeUninit::uninit();
        // SAFETY: mpz_init fills in what it is given a place for.
        unsafe { mpz_init(x.as_mut_ptr()) };
        // SAFETY: mpz_init has filled it in.
        let mut x = Integer(unsafe { x.assume_init() });
        // SAFETY: reads as many words as the slice has, into a number that grows as needed.
        unsafe { mpz_import(&mut x.0, limbs.len(), ORDER, WORD, NATIVE, 0, limbs.as_ptr().cast()) };
        x
    }

    /// As `len` 64-bit limbs, least significant first.
    ///
    /// # Panics
    ///
    /// If the number needs more.
    pub(super) fn to_limbs(&self, len: usize) -> Vec<u64> {
        let mut limbs = vec![0; len];
        // SAFETY: the number was initialised.
        let bits = unsafe { mpz_sizeinbase(&self.0, 2) };
        assert!(bits <= len * 64, "a number of {bits} bits in {len} limbs");
        // SAFETY: writes as many words as the number has bits for: they fit, as was just asserted.
        unsafe {
            mpz_export(limbs.as_mut_ptr().cast(), ptr::null_mut(), ORDER, WORD, NATIVE, 0, &self.0);
        }
        limbs
    }

    /// `base ^ exp mod modulus` by `mpz_powm`.
    pub(super) fn set_powm(&mut self, base: &Integer, exp: &Integer, modulus: &Integer) {
        // SAFETY: all four were initialised; the exponent is not negative, the modulus not 0.
        unsafe { mpz_powm(&mut self.0, &base.0, &exp.0, &modulus.0) };
    }

    /// The same by `mpz_powm_sec`.
    pub(super) fn set_powm_sec(&mut self, base: &Integer, exp: &Integer, modulus: &Integer) {
        // SAFETY: all four were initialised; the exponent is positive, the modulus odd.
        unsafe { mpz_powm_sec(&mut self.0, &base.0, &exp.0, &modulus.0) };
    }
}

impl Drop for Integer {
    fn drop(&mut self) {
        // SAFETY: it was initialised and is not used again.
        unsafe { mpz_clear(&mut self.0) };
    }
}

/// A length as GMP counts it.
const fn len<const N: usize>() -> c_long {
    N as c_long
}

/// `mpn_mul_n`.
pub(super) fn mul_n<const N: usize>(z: &mut [[u64; N]; 2], x: &[u64; N], y: &[u64; N]) {
    // SAFETY: the types prove the lengths, and that z is apart.
    unsafe { mpn_mul_n(z.as_mut_ptr().cast(), x.as_ptr(), y.as_ptr(), len::<N>()) };
}

/// `mpn_mul_basecase`.
pub(super) fn mul_basecase<const N: usize>(z: &mut [[u64; N]; 2], x: &[u64; N], y: &[u64; N]) {
    // SAFETY: as above.
    unsafe { mpn_mul_basecase(z.as_mut_ptr().cast(), x.as_ptr(), len::<N>(), y.as_ptr(), len::<N>()) };
}

/// `mpn_sqr`.
pub(super) fn sqr<const N: usize>(z: &mut [[u64; N]; 2], x: &[u64; N]) {
    // SAFETY: as above.
    unsafe { mpn_sqr(z.as_mut_ptr().cast(), x.as_ptr(), len::<N>()) };
}

/// `mpn_mullo_n`, whose result is the first half.
pub(super) fn mul_low<const N: usize>(z: &mut [[u64; N]; 2], x: &[u64; N], y: &[u64; N]) {
    // SAFETY: as above.
    unsafe { mpn_mullo_n(z.as_mut_ptr().cast(), x.as_ptr(), y.as_ptr(), len::<N>()) };
}
