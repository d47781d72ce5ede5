//! The edge to OpenSSL: numbers, Montgomery contexts and scratch memory as types that own their memory.

#![allow(unsafe_code)]

use std::ffi::{CStr, c_char, c_int};
use std::marker::{PhantomData, PhantomPinned};
use std::ptr::{self, NonNull};

/// A structure of the library that is only ever pointed to.
#[repr(C)]
struct Opaque<const ID: u8> {
    memory: [u8; 0],
    marker: PhantomData<(*mut u8, PhantomPinned)>,
}

type Bignum = Opaque<0>;
type MontCtx = Opaque<1>;
type Ctx = Opaque<2>;

#[link(name = "crypto")]
unsafe extern "C" {
    fn OpenSSL_version(what: c_int) -> *const c_char;
    fn BN_new() -> *mut Bignum;
    fn BN_free(x: *mut Bignum);
    fn BN_num_bits(x: *const Bignum) -> c_int;
    fn BN_lebin2bn(bytes: *const u8, len: c_int, x: *mut Bignum) -> *mut Bignum;
    fn BN_bn2lebinpad(x: *const Bignum, bytes: *mut u8, len: c_int) -> c_int;
    fn BN_CTX_new() -> *mut Ctx;
    fn BN_CTX_free(ctx: *mut Ctx);
    fn BN_MONT_CTX_new() -> *mut MontCtx;
    fn BN_MONT_CTX_free(mont: *mut MontCtx);
    fn BN_MONT_CTX_set(mont: *mut MontCtx, m: *const Bignum, ctx: *mut Ctx) -> c_int;
    fn BN_to_montgomery(z: *mut Bignum, x: *const Bignum, mont: *mut MontCtx, ctx: *mut Ctx) -> c_int;
    fn BN_from_montgomery(z: *mut Bignum, x: *const Bignum, mont: *mut MontCtx, ctx: *mut Ctx) -> c_int;
    fn BN_mod_mul_montgomery(
        z: *mut Bignum,
        x: *const Bignum,
        y: *const Bignum,
        mont: *mut MontCtx,
        ctx: *mut Ctx,
    ) -> c_int;
    fn BN_mod_exp_mont_consttime(
        power: *mut Bignum,
        base: *const Bignum,
        exp: *const Bignum,
        m: *const Bignum,
        ctx: *mut Ctx,
        mont: *mut MontCtx,
    ) -> c_int;
    fn BN_mod_exp_mont_consttime_x2(
        power1: *mut Bignum,
        base1: *const Bignum,
        exp1: *const Bignum,
        m1: *const Bignum,
        mont1: *mut MontCtx,
        power2: *mut Bignum,
        base2: *const Bignum,
        exp2: *const Bignum,
        m2: *const Bignum,
        mont2: *mut MontCtx,
        ctx: *mut Ctx,
    ) -> c_int;
}

/// The number alone, of what `OpenSSL_version` tells.
const VERSION_STRING: c_int = 6;

/// The version of the library that is loaded.
pub(super) fn version() -> String {
    // SAFETY: any number is allowed, it always returns a constant of the library.
    let version = unsafe { OpenSSL_version(VERSION_STRING) };
    // SAFETY: documented as a null-terminated string, and the library stays loaded.
    unsafe { CStr::from_ptr(version) }.to_string_lossy().into_owned()
}

/// # Panics
///
/// If the library has no memory: it reports nothing else for what is asked here.
fn made<T>(pointer: *mut T) -> NonNull<T> {
    NonNull::new(pointer).expect("OpenSSL has no memory")
}

/// # Panics
///
/// If the library refuses: wrong inputs, which the case does not have.
fn accepted(outcome: c_int) {
    assert_eq!(outcome, 1, "OpenSSL refuses");
}

fn length(bytes: usize) -> c_int {
    c_int::try_from(bytes).expect("a number of less than 2 GB")
}

/// A number that is not negative.
pub(super) struct Integer(NonNull<Bignum>);

impl Integer {
    pub(super) fn zero() -> Integer {
        // SAFETY: allocates.
        Integer(made(unsafe { BN_new() }))
    }

    /// From bytes, least significant first.
    pub(super) fn from_le_bytes(bytes: &[u8]) -> Integer {
        // SAFETY: reads as many bytes as the slice has; a null pointer asks for a new number.
        Integer(made(unsafe { BN_lebin2bn(bytes.as_ptr(), length(bytes.len()), ptr::null_mut()) }))
    }

    /// As bytes, least significant first.
    pub(super) fn to_le_bytes(&self) -> Vec<u8> {
        // SAFETY: the number exists.
        let bits = unsafe { BN_num_bits(self.0.as_ptr()) };
        let mut bytes = vec![0; bits.unsigned_abs().div_ceil(8) as usize];
        // SAFETY: writes as many bytes as the vector has, or none if they are too few.
        let written = unsafe { BN_bn2lebinpad(self.0.as_ptr(), bytes.as_mut_ptr(), length(bytes.len())) };
        assert_eq!(written, length(bytes.len()), "OpenSSL writes the whole number");
        bytes
    }
}

impl Drop for Integer {
    fn drop(&mut self) {
        // SAFETY: it is owned and not used again.
        unsafe { BN_free(self.0.as_ptr()) };
    }
}

/// Scratch memory that calls take their temporary numbers from.
pub(super) struct Scratch(NonNull<Ctx>);

impl Scratch {
    pub(super) fn new() -> Scratch {
        // SAFETY: allocates.
        Scratch(made(unsafe { BN_CTX_new() }))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // SAFETY: it is owned and not used again.
        unsafe { BN_CTX_free(self.0.as_ptr()) };
    }
}

/// An odd modulus with its constants.
pub(super) struct Modulus {
    m: Integer,
    mont: NonNull<MontCtx>,
}

impl Modulus {
    pub(super) fn new(m: Integer, scratch: &mut Scratch) -> Modulus {
        // SAFETY: allocates.
        let modulus = Modulus { m, mont: made(unsafe { BN_MONT_CTX_new() }) };
        // SAFETY: all three exist and are distinct.
        accepted(unsafe { BN_MONT_CTX_set(modulus.mont.as_ptr(), modulus.m.0.as_ptr(), scratch.0.as_ptr()) });
        modulus
    }

    /// Into Montgomery form.
    pub(super) fn to_mont(&self, x: &Integer, scratch: &mut Scratch) -> Integer {
        let z = Integer::zero();
        // SAFETY: all four exist; the call writes only the number and the scratch memory that are ours alone.
        accepted(unsafe {
            BN_to_montgomery(z.0.as_ptr(), x.0.as_ptr(), self.mont.as_ptr(), scratch.0.as_ptr())
        });
        z
    }

    /// Out of Montgomery form.
    pub(super) fn plain(&self, x: &Integer, scratch: &mut Scratch) -> Integer {
        let z = Integer::zero();
        // SAFETY: all four exist; the call writes only the number and the scratch memory that are ours alone.
        accepted(unsafe {
            BN_from_montgomery(z.0.as_ptr(), x.0.as_ptr(), self.mont.as_ptr(), scratch.0.as_ptr())
        });
        z
    }

    /// z = x y / R by `BN_mod_mul_montgomery`.
    #[inline]
    pub(super) fn mul(&self, z: &mut Integer, x: &Integer, y: &Integer, scratch: &mut Scratch) {
        let (z, x, y) = (z.0.as_ptr(), x.0.as_ptr(), y.0.as_ptr());
        // SAFETY: all five exist; the call writes only z and the scratch memory, which are borrowed for it alone.
        accepted(unsafe { BN_mod_mul_montgomery(z, x, y, self.mont.as_ptr(), scratch.0.as_ptr()) });
    }

    /// `base ^ exp` by `BN_mod_exp_mont_consttime`; the constants are made anew, as for a modulus met once.
    pub(super) fn power(&self, power: &mut Integer, base: &Integer, exp: &Integer, scratch: &mut Scratch) {
        let (power, base, exp, m) = (power.0.as_ptr(), base.0.as_ptr(), exp.0.as_ptr(), self.m.0.as_ptr());
        // SAFETY: all five exist; the call writes only the power and the scratch memory, borrowed for it alone;
        // a null pointer asks for constants that are freed again.
        accepted(unsafe {
            BN_mod_exp_mont_consttime(power, base, exp, m, scratch.0.as_ptr(), ptr::null_mut())
        });
    }

    /// Two powers by `BN_mod_exp_mont_consttime_x2`, each modulo its own.
    pub(super) fn powers(
        [m, n]: [&Modulus; 2],
        [power1, power2]: &mut [Integer; 2],
        [base1, base2]: [&Integer; 2],
        [exp1, exp2]: [&Integer; 2],
        scratch: &mut Scratch,
    ) {
        // SAFETY: all nine exist; the call writes only the powers and the scratch memory, borrowed for it alone;
        // null pointers ask for constants that are freed again.
        accepted(unsafe {
            BN_mod_exp_mont_consttime_x2(
                power1.0.as_ptr(),
                base1.0.as_ptr(),
                exp1.0.as_ptr(),
                m.m.0.as_ptr(),
                ptr::null_mut(),
                power2.0.as_ptr(),
                base2.0.as_ptr(),
                exp2.0.as_ptr(),
                n.m.0.as_ptr(),
                ptr::null_mut(),
                scratch.0.as_ptr(),
            )
        });
    }
}

impl Drop for Modulus {
    fn drop(&mut self) {
        // SAFETY: it is owned and not used again.
        unsafe { BN_MONT_CTX_free(self.mont.as_ptr()) };
    }
}
