//! The interface to OpenSSL: `BIGNUM`, `BN_MONT_CTX` and `BN_CTX` as types that own what they point to.

#![allow(unsafe_code)]

use std::ffi::{CStr, c_char, c_int, c_uchar};
use std::ptr::{self, NonNull};

/// Types that own what they point to, and OpenSSL's opaque types behind them.
macro_rules! owned {
    ($($(#[$doc:meta])* $name:ident: $raw:ident, $new:ident, $free:ident;)*) => {
        $(
            #[repr(C)]
            struct $raw([u8; 0]);

            $(#[$doc])*
            pub(super) struct $name(NonNull<$raw>);

            impl $name {
                fn allocate() -> $name {
                    // SAFETY: there are no preconditions.
                    $name(NonNull::new(unsafe { $new() }).expect("memory for OpenSSL"))
                }
            }

            impl Drop for $name {
                fn drop(&mut self) {
                    // SAFETY: we own it, and it is not used again.
                    unsafe { $free(self.0.as_ptr()) };
                }
            }
        )*
    };
}

owned! {
    /// Memory for intermediate results.
    Scratch: BnCtx, BN_CTX_new, BN_CTX_free;
    /// A modulus with its constants.
    Montgomery: BnMontCtx, BN_MONT_CTX_new, BN_MONT_CTX_free;
    /// A nonnegative number of OpenSSL.
    BigNumber: Bn, BN_new, BN_clear_free;
}

#[link(name = "crypto")]
unsafe extern "C" {
    fn OpenSSL_version(what: c_int) -> *const c_char;
    fn BN_new() -> *mut Bn;
    fn BN_clear_free(x: *mut Bn);
    fn BN_copy(to: *mut Bn, from: *const Bn) -> *mut Bn;
    fn BN_lebin2bn(bytes: *const c_uchar, len: c_int, x: *mut Bn) -> *mut Bn;
    fn BN_bn2lebinpad(x: *const Bn, bytes: *mut c_uchar, len: c_int) -> c_int;
    fn BN_CTX_new() -> *mut BnCtx;
    fn BN_CTX_free(scratch: *mut BnCtx);
    fn BN_MONT_CTX_new() -> *mut BnMontCtx;
    fn BN_MONT_CTX_free(m: *mut BnMontCtx);
    fn BN_MONT_CTX_set(m: *mut BnMontCtx, modulus: *const Bn, scratch: *mut BnCtx) -> c_int;
    fn BN_to_montgomery(z: *mut Bn, x: *const Bn, m: *mut BnMontCtx, scratch: *mut BnCtx) -> c_int;
    fn BN_from_montgomery(z: *mut Bn, x: *const Bn, m: *mut BnMontCtx, scratch: *mut BnCtx) -> c_int;
    fn BN_mod_mul_montgomery(
        z: *mut Bn,
        x: *const Bn,
        y: *const Bn,
        m: *mut BnMontCtx,
        scratch: *mut BnCtx,
    ) -> c_int;
    fn BN_mod_exp_mont_consttime(
        z: *mut Bn,
        base: *const Bn,
        exp: *const Bn,
        modulus: *const Bn,
        scratch: *mut BnCtx,
        m: *mut BnMontCtx,
    ) -> c_int;
    fn BN_mod_exp_mont_consttime_x2(
        z0: *mut Bn,
        base0: *const Bn,
        exp0: *const Bn,
        modulus0: *const Bn,
        m0: *mut BnMontCtx,
        z1: *mut Bn,
        base1: *const Bn,
        exp1: *const Bn,
        modulus1: *const Bn,
        m1: *mut BnMontCtx,
        scratch: *mut BnCtx,
    ) -> c_int;
}

/// `OPENSSL_VERSION_STRING`, available since 3.0: the version number alone.
const VERSION_STRING: c_int = 6;

/// Returns the version of the loaded library.
pub(in crate::rivals) fn version() -> String {
    // SAFETY: returns a string of the library, which stays loaded while the program runs.
    let version = unsafe { OpenSSL_version(VERSION_STRING) };
    // SAFETY: it is null-terminated.
    unsafe { CStr::from_ptr(version) }.to_string_lossy().into_owned()
}

fn succeeded(result: c_int) {
    assert_eq!(result, 1, "OpenSSL reports an error");
}

impl Scratch {
    pub(super) fn new() -> Scratch {
        Scratch::allocate()
    }
}

impl Montgomery {
    pub(super) fn new(modulus: &BigNumber, scratch: &mut Scratch) -> Montgomery {
        let m = Montgomery::allocate();
        // SAFETY: all three exist; the modulus is copied.
        succeeded(unsafe { BN_MONT_CTX_set(m.0.as_ptr(), modulus.0.as_ptr(), scratch.0.as_ptr()) });
        m
    }
}

#[allow(clippy::wrong_self_convention, reason = "the names are OpenSSL's")]
impl BigNumber {
    /// Creates a number from 64-bit limbs, least significant first.
    pub(super) fn from_limbs(limbs: &[u64]) -> BigNumber {
        let x = BigNumber::allocate();
        let bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
        let len = c_int::try_from(bytes.len()).expect("a number that OpenSSL can count");
        // SAFETY: reads as many bytes as the slice has, into a number that grows as needed.
        let same = unsafe { BN_lebin2bn(bytes.as_ptr(), len, x.0.as_ptr()) };
        assert!(ptr::eq(same, x.0.as_ptr()), "OpenSSL reports an error");
        x
    }

    /// Returns the number as `len` 64-bit limbs, least significant first.
    ///
    /// # Panics
    ///
    /// Panics if the number needs more limbs.
    pub(super) fn to_limbs(&self, len: usize) -> Vec<u64> {
        let mut bytes = vec![0; 8 * len];
        let room = c_int::try_from(bytes.len()).expect("a number that OpenSSL can count");
        // SAFETY: writes at most as many bytes as there is room for, or reports an error.
        let written = unsafe { BN_bn2lebinpad(self.0.as_ptr(), bytes.as_mut_ptr(), room) };
        assert_eq!(written, room, "a number longer than {len} limbs");
        bytes.as_chunks().0.iter().map(|word| u64::from_le_bytes(*word)).collect()
    }

    pub(super) fn copy(&mut self, x: &BigNumber) {
        // SAFETY: both exist, and grow as needed.
        assert!(!unsafe { BN_copy(self.0.as_ptr(), x.0.as_ptr()) }.is_null(), "OpenSSL reports an error");
    }

    pub(super) fn copied(&self) -> BigNumber {
        let mut copy = BigNumber::from_limbs(&[]);
        copy.copy(self);
        copy
    }

    pub(super) fn to_montgomery(&mut self, m: &Montgomery, scratch: &mut Scratch) {
        let x = self.0.as_ptr();
        // SAFETY: all exist; a result may replace its argument.
        succeeded(unsafe { BN_to_montgomery(x, x, m.0.as_ptr(), scratch.0.as_ptr()) });
    }

    pub(super) fn from_montgomery(&mut self, m: &Montgomery, scratch: &mut Scratch) {
        let x = self.0.as_ptr();
        // SAFETY: all exist; a result may replace its argument.
        succeeded(unsafe { BN_from_montgomery(x, x, m.0.as_ptr(), scratch.0.as_ptr()) });
    }

    /// `self <- self y / R mod m`.
    pub(super) fn multiply(&mut self, y: &BigNumber, m: &Montgomery, scratch: &mut Scratch) {
        let x = self.0.as_ptr();
        // SAFETY: all exist; a result may replace its argument.
        succeeded(unsafe { BN_mod_mul_montgomery(x, x, y.0.as_ptr(), m.0.as_ptr(), scratch.0.as_ptr()) });
    }

    /// `self <- self^2 / R mod m`.
    pub(super) fn square(&mut self, m: &Montgomery, scratch: &mut Scratch) {
        let x = self.0.as_ptr();
        // SAFETY: all exist; a result may replace its arguments.
        succeeded(unsafe { BN_mod_mul_montgomery(x, x, x, m.0.as_ptr(), scratch.0.as_ptr()) });
    }

    /// `self <- x y / R mod m`; a square if both factors are the same number.
    pub(super) fn set_product(
        &mut self,
        x: &BigNumber,
        y: &BigNumber,
        m: &Montgomery,
        scratch: &mut Scratch,
    ) {
        let (z, x, y) = (self.0.as_ptr(), x.0.as_ptr(), y.0.as_ptr());
        // SAFETY: all exist.
        succeeded(unsafe { BN_mod_mul_montgomery(z, x, y, m.0.as_ptr(), scratch.0.as_ptr()) });
    }

    /// `base ^ exp mod modulus` by `BN_mod_exp_mont_consttime`.
    pub(super) fn set_power(
        &mut self,
        base: &BigNumber,
        exp: &BigNumber,
        modulus: &BigNumber,
        scratch: &mut Scratch,
    ) {
        let (base, exp, modulus) = (base.0.as_ptr(), exp.0.as_ptr(), modulus.0.as_ptr());
        // SAFETY: all exist, and the modulus is odd. If no modulus is prepared, the function prepares one.
        succeeded(unsafe {
            BN_mod_exp_mont_consttime(
                self.0.as_ptr(),
                base,
                exp,
                modulus,
                scratch.0.as_ptr(),
                ptr::null_mut(),
            )
        });
    }
}

/// A base, its exponent and its modulus.
pub(super) type Power<'a> = [&'a BigNumber; 3];

/// Two powers by `BN_mod_exp_mont_consttime_x2`.
pub(super) fn set_two_powers(z: &mut [BigNumber; 2], powers: [Power<'_>; 2], scratch: &mut Scratch) {
    let [z0, z1] = z.each_ref().map(|z| z.0.as_ptr());
    let [power0, power1] = powers.map(|power| power.map(|x| x.0.as_ptr()));
    // SAFETY: all exist, and the moduli are odd. If no moduli are prepared, the function prepares them.
    succeeded(unsafe {
        BN_mod_exp_mont_consttime_x2(
            z0,
            power0[0],
            power0[1],
            power0[2],
            ptr::null_mut(),
            z1,
            power1[0],
            power1[1],
            power1[2],
            ptr::null_mut(),
            scratch.0.as_ptr(),
        )
    });
}
