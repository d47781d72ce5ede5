//! The interface to GMP: `mpz_t` as a type that owns its memory, and `mpn` functions that check lengths.

#![allow(unsafe_code)]

use std::ffi::{CStr, c_char, c_int, c_long, c_ulong, c_void};
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
    #[link_name = "__gmpz_mul"]
    fn mpz_mul(z: *mut Mpz, x: *const Mpz, y: *const Mpz);
    #[link_name = "__gmpz_mod"]
    fn mpz_mod(z: *mut Mpz, x: *const Mpz, m: *const Mpz);
    #[link_name = "__gmpn_mul_n"]
    fn mpn_mul_n(z: *mut u64, x: *const u64, y: *const u64, len: c_long);
    #[link_name = "__gmpn_mul_basecase"]
    fn mpn_mul_basecase(z: *mut u64, x: *const u64, x_limbs: c_long, y: *const u64, y_limbs: c_long);
    #[link_name = "__gmpn_mullo_n"]
    fn mpn_mullo_n(z: *mut u64, x: *const u64, y: *const u64, n: c_long);
    #[link_name = "__gmpn_sqr"]
    fn mpn_sqr(z: *mut u64, x: *const u64, len: c_long);
    #[link_name = "__gmpn_addmul_1"]
    fn mpn_addmul_1(z: *mut u64, x: *const u64, len: c_long, y: u64) -> u64;
    #[link_name = "__gmpn_add_n"]
    fn mpn_add_n(z: *mut u64, x: *const u64, y: *const u64, len: c_long) -> u64;
    #[link_name = "__gmpn_sub_n"]
    fn mpn_sub_n(z: *mut u64, x: *const u64, y: *const u64, len: c_long) -> u64;
    #[link_name = "__gmpn_redc_1"]
    fn mpn_redc_1(z: *mut u64, x: *mut u64, m: *const u64, len: c_long, inv: u64) -> u64;
    #[link_name = "__gmpn_redc_2"]
    fn mpn_redc_2(z: *mut u64, x: *mut u64, m: *const u64, len: c_long, inv: *const u64) -> u64;
    #[link_name = "__gmpn_redc_n"]
    fn mpn_redc_n(z: *mut u64, x: *mut u64, m: *const u64, len: c_long, inv: *const u64);
    #[link_name = "__gmpz_powm"]
    fn mpz_powm(power: *mut Mpz, base: *const Mpz, exp: *const Mpz, modulus: *const Mpz);
    #[link_name = "__gmpz_set_ui"]
    fn mpz_set_ui(x: *mut Mpz, value: c_ulong);
    #[link_name = "__gmpz_addmul"]
    fn mpz_addmul(sum: *mut Mpz, x: *const Mpz, y: *const Mpz);
    #[link_name = "__gmpz_add"]
    fn mpz_add(sum: *mut Mpz, x: *const Mpz, y: *const Mpz);
    #[link_name = "__gmpz_invert"]
    fn mpz_invert(inverse: *mut Mpz, x: *const Mpz, modulus: *const Mpz) -> c_int;
    #[link_name = "__gmpz_powm_sec"]
    fn mpz_powm_sec(power: *mut Mpz, base: *const Mpz, exp: *const Mpz, modulus: *const Mpz);
}

/// Least significant word first.
const ORDER: c_int = -1;
/// Words in the byte order of the machine.
const NATIVE: c_int = 0;
/// Bytes of a word.
const WORD: usize = size_of::<u64>();

/// Returns the version of the loaded library.
pub(in crate::rivals) fn version() -> String {
    // SAFETY: reads a constant of the library, which stays loaded while the program runs.
    let version = unsafe { VERSION };
    // SAFETY: GMP documents it as a null-terminated string.
    unsafe { CStr::from_ptr(version) }.to_string_lossy().into_owned()
}

/// A nonnegative number of GMP.
pub(super) struct Integer(Mpz);

/// Methods that store the result of a function of GMP in a number.
macro_rules! methods {
    ($($(#[$doc:meta])* $name:ident: $function:ident($($x:ident),*);)*) => {
        impl Integer {
            $(
                $(#[$doc])*
                pub(super) fn $name(&mut self, $($x: &Integer),*) {
                    // SAFETY: all numbers were initialized and are not negative. Moduli are not 0; they are odd and
                    // exponents are positive where the function requires it.
                    unsafe { $function(&mut self.0, $(&$x.0),*) };
                }
            )*
        }
    };
}

methods! {
    /// x y by `mpz_mul`.
    set_mul: mpz_mul(x, y);
    /// x mod m by `mpz_mod`.
    set_mod: mpz_mod(x, m);
    /// `x + y` by `mpz_add`.
    set_add: mpz_add(x, y);
    /// `self + x y` by `mpz_addmul`.
    add_mul: mpz_addmul(x, y);
    /// `base ^ exp mod modulus` by `mpz_powm`.
    set_powm: mpz_powm(base, exp, modulus);
    /// `base ^ exp mod modulus` by `mpz_powm_sec`.
    set_powm_sec: mpz_powm_sec(base, exp, modulus);
}

impl Integer {
    /// Creates a number from 64-bit limbs, least significant first.
    pub(super) fn from_limbs(limbs: &[u64]) -> Integer {
        let mut x = MaybeUninit::uninit();
        // SAFETY: mpz_init initializes the memory that it is given.
        unsafe { mpz_init(x.as_mut_ptr()) };
        // SAFETY: mpz_init has initialized it.
        let mut x = Integer(unsafe { x.assume_init() });
        // SAFETY: reads as many words as the slice has, into a number that grows as needed.
        unsafe { mpz_import(&mut x.0, limbs.len(), ORDER, WORD, NATIVE, 0, limbs.as_ptr().cast()) };
        x
    }

    /// Returns the number as `len` 64-bit limbs, least significant first.
    ///
    /// # Panics
    ///
    /// Panics if the number needs more limbs.
    pub(super) fn to_limbs(&self, len: usize) -> Vec<u64> {
        let mut limbs = vec![0; len];
        // SAFETY: the number was initialized.
        let bits = unsafe { mpz_sizeinbase(&self.0, 2) };
        assert!(bits <= len * 64, "a number of {bits} bits in {len} limbs");
        // SAFETY: writes as many words as the number has; they fit, as asserted above.
        unsafe {
            mpz_export(limbs.as_mut_ptr().cast(), ptr::null_mut(), ORDER, WORD, NATIVE, 0, &self.0);
        }
        limbs
    }

    /// Sets the number to 0 and keeps its memory.
    pub(super) fn set_zero(&mut self) {
        // SAFETY: it was initialized.
        unsafe { mpz_set_ui(&mut self.0, 0) };
    }

    /// `x^-1 mod modulus` by `mpz_invert`, for coprime numbers.
    ///
    /// # Panics
    ///
    /// Panics if there is no inverse.
    pub(super) fn set_invert(&mut self, x: &Integer, modulus: &Integer) {
        // SAFETY: all three were initialized; the modulus is not 0.
        let found = unsafe { mpz_invert(&mut self.0, &x.0, &modulus.0) };
        assert!(found != 0, "a number without an inverse");
    }
}

impl Drop for Integer {
    fn drop(&mut self) {
        // SAFETY: it was initialized and is not used again.
        unsafe { mpz_clear(&mut self.0) };
    }
}

fn length(limbs: usize) -> c_long {
    c_long::try_from(limbs).expect("memory has less limbs")
}

/// Computes z = x y.
///
/// # Panics
///
/// Like the functions below, panics if the lengths do not match.
pub(super) fn mul_n(z: &mut [u64], x: &[u64], y: &[u64]) {
    assert!(!x.is_empty() && y.len() == x.len() && z.len() == 2 * x.len(), "lengths");
    // SAFETY: the lengths are as asserted, and z overlaps neither operand.
    unsafe { mpn_mul_n(z.as_mut_ptr(), x.as_ptr(), y.as_ptr(), length(x.len())) };
}

/// z = x^2.
pub(super) fn sqr(z: &mut [u64], x: &[u64]) {
    assert!(!x.is_empty() && z.len() == 2 * x.len(), "lengths");
    // SAFETY: the lengths are as asserted, and z does not overlap x.
    unsafe { mpn_sqr(z.as_mut_ptr(), x.as_ptr(), length(x.len())) };
}

/// Computes z += x y and returns the carry.
pub(super) fn addmul_1(z: &mut [u64], x: &[u64], y: u64) -> u64 {
    assert!(!x.is_empty() && z.len() == x.len(), "lengths");
    // SAFETY: the lengths are as asserted, and z does not overlap x.
    unsafe { mpn_addmul_1(z.as_mut_ptr(), x.as_ptr(), length(x.len()), y) }
}

/// Computes z = x + y and returns the carry.
pub(super) fn add_n(z: &mut [u64], x: &[u64], y: &[u64]) -> u64 {
    assert!(!x.is_empty() && y.len() == x.len() && z.len() == x.len(), "lengths");
    // SAFETY: the lengths are as asserted, and z overlaps neither operand.
    unsafe { mpn_add_n(z.as_mut_ptr(), x.as_ptr(), y.as_ptr(), length(x.len())) }
}

/// z -= x modulo R.
pub(super) fn sub_n(z: &mut [u64], x: &[u64]) {
    assert!(!x.is_empty() && z.len() == x.len(), "lengths");
    let place = z.as_mut_ptr();
    // SAFETY: the lengths are as asserted; the result may overwrite the first operand.
    unsafe { mpn_sub_n(place, place, x.as_ptr(), length(x.len())) };
}

/// Computes z = x / R mod m, or that plus m, less the returned carry; destroys x. inv is -1/m mod 2^64.
pub(super) fn redc_1(z: &mut [u64], x: &mut [u64], m: &[u64], inv: u64) -> u64 {
    assert!(!m.is_empty() && z.len() == m.len() && x.len() == 2 * m.len(), "lengths");
    // SAFETY: the lengths are as asserted, and nothing overlaps.
    unsafe { mpn_redc_1(z.as_mut_ptr(), x.as_mut_ptr(), m.as_ptr(), length(m.len()), inv) }
}

/// The same by two limbs at a time, for two or more limbs. inv is -1/m mod 2^128.
pub(super) fn redc_2(z: &mut [u64], x: &mut [u64], m: &[u64], inv: &[u64]) -> u64 {
    assert!(m.len() > 1 && inv.len() == 2 && z.len() == m.len() && x.len() == 2 * m.len(), "lengths");
    // SAFETY: the lengths are as asserted, and nothing overlaps.
    unsafe { mpn_redc_2(z.as_mut_ptr(), x.as_mut_ptr(), m.as_ptr(), length(m.len()), inv.as_ptr()) }
}

/// Computes z = x / R mod m, or that plus m; destroys x. inv is 1/m mod R, not negated; m has more than 8
/// limbs.
pub(super) fn redc_n(z: &mut [u64], x: &mut [u64], m: &[u64], inv: &[u64]) {
    assert!(m.len() > 8 && z.len() == m.len() && x.len() == 2 * m.len() && inv.len() == m.len(), "lengths");
    // SAFETY: the lengths are as asserted, and nothing overlaps.
    unsafe { mpn_redc_n(z.as_mut_ptr(), x.as_mut_ptr(), m.as_ptr(), length(m.len()), inv.as_ptr()) };
}

/// Computes z = x y with the schoolbook algorithm.
pub(super) fn mul_basecase(z: &mut [u64], x: &[u64], y: &[u64]) {
    assert!(!x.is_empty() && y.len() == x.len() && z.len() == 2 * x.len(), "lengths");
    let n = length(x.len());
    // SAFETY: the lengths are as asserted, and z overlaps neither operand.
    unsafe { mpn_mul_basecase(z.as_mut_ptr(), x.as_ptr(), n, y.as_ptr(), n) };
}

/// Computes the low half of x y into the first half of z.
pub(super) fn mul_low(z: &mut [u64], x: &[u64], y: &[u64]) {
    assert!(!x.is_empty() && y.len() == x.len() && z.len() == 2 * x.len(), "lengths");
    // SAFETY: the lengths are as asserted, and z overlaps neither operand.
    unsafe { mpn_mullo_n(z.as_mut_ptr(), x.as_ptr(), y.as_ptr(), length(x.len())) };
}
