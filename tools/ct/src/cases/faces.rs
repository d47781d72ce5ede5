//! Cases of the C library, called as from C. The library chooses the variants.

#![allow(unsafe_code)]

use std::ffi::c_void;
use std::hint::black_box;
use std::ptr::null_mut;

// For its functions.
use limbwise_capi as _;
use limbwise_kernels::limb::{LIMB_BITS, Limb};

use crate::cases::real::operations::theory;
use crate::cases::secrets::{Secrets, cut};
use crate::cases::{self, Case, Op};

const CASE: Case = Case { secrets: 3, subject: &cases::C, ..Case::BLANK };

const LENGTHS: &[usize] = &[64, 320, 2048];

/// Of decryption and of noise.
const CIPHERTEXTS: &[cases::Decision] = &[theory::EXACT[0], theory::UNITS[0]];

pub(crate) fn cases() -> impl Iterator<Item = Case> {
    [
        Case { name: "columns", prepare: columns, ..CASE }.at(LENGTHS),
        Case { name: "sums", prepare: sums, ..CASE }.at(LENGTHS),
        Case { name: "inverses", decides: cases::ALONE, prepare: inverses, ..CASE }.at(&[64, 320]),
        Case { name: "divisors", decides: theory::ODD, prepare: divisors, ..CASE }.at(&[64, 320]),
        Case { name: "primes", decides: theory::PRIMES, prepare: primes, ..CASE }.at(&[64, 100]),
        Case { name: "rsa", decides: theory::RIGHT, prepare: rsa, ..CASE }.at(&[64]),
        Case { name: "paillier", decides: CIPHERTEXTS, prepare: paillier, ..CASE }.at(&[64]),
        Case { name: "powers", prepare: powers, ..CASE }.at(&[128, 460, 2048]),
        Case { name: "products", prepare: products, ..CASE }.at(&[64, 512, 1088, 4160]),
        Case { name: "bytes", prepare: bytes, ..CASE }.at(&[64, 120, 2048]),
    ]
    .into_iter()
}

/// `limbwise_operand`.
#[derive(Clone, Copy)]
#[repr(C)]
struct Operand {
    data: *const Limb,
    rows: usize,
    limbs: usize,
}

/// `limbwise_output`.
#[derive(Clone, Copy)]
#[repr(C)]
struct Output {
    data: *mut Limb,
    rows: usize,
    limbs: usize,
}

/// `limbwise_options`.
#[repr(C)]
struct Options {
    size: usize,
    threads: usize,
    exp_bits: usize,
    flags: u64,
}

/// `limbwise_modulus`, `limbwise_moduli`.
type Prepared = *mut c_void;
type Status = u32;
type Binary = unsafe extern "C" fn(Operand, Operand, Operand, *const Options, Output, *mut c_void) -> Status;
type Unary = unsafe extern "C" fn(Operand, Operand, *const Options, Output, *mut c_void) -> Status;
type PreparedBinary =
    unsafe extern "C" fn(Prepared, Operand, Operand, *const Options, Output, *mut c_void) -> Status;
type PreparedUnary = unsafe extern "C" fn(Prepared, Operand, *const Options, Output, *mut c_void) -> Status;

macro_rules! declare {
    ($(fn $name:ident($($x:ident: $T:ty),*) $(-> $R:ty)?;)*) => {
        unsafe extern "C" { $(fn $name($($x: $T),*) $(-> $R)?;)* }
    };
}

declare! {
    fn limbwise_modulus_new(m: *const Limb, limbs: usize, made: *mut Prepared, error: *mut c_void) -> Status;
    fn limbwise_moduli_new(
        m: *const Limb, rows: usize, limbs: usize, options: *const Options, made: *mut Prepared, error: *mut c_void
    ) -> Status;
    fn limbwise_modulus_free(m: Prepared);
    fn limbwise_moduli_free(m: Prepared);
    fn limbwise_powmod(x: Operand, e: Operand, m: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_modulus_powmod(m: Prepared, x: Operand, e: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_moduli_powmod(m: Prepared, x: Operand, e: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_mulmod(x: Operand, y: Operand, m: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_modulus_mulmod(m: Prepared, x: Operand, y: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_moduli_mulmod(m: Prepared, x: Operand, y: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_addmod(x: Operand, y: Operand, m: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_modulus_addmod(m: Prepared, x: Operand, y: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_moduli_addmod(m: Prepared, x: Operand, y: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_submod(x: Operand, y: Operand, m: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_modulus_submod(m: Prepared, x: Operand, y: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_moduli_submod(m: Prepared, x: Operand, y: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_sqrmod(x: Operand, m: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_modulus_sqrmod(m: Prepared, x: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_moduli_sqrmod(m: Prepared, x: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_negmod(x: Operand, m: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_modulus_negmod(m: Prepared, x: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_moduli_negmod(m: Prepared, x: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_invmod(x: Operand, m: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_modulus_invmod(m: Prepared, x: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_moduli_invmod(m: Prepared, x: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_invmod_each(x: Operand, m: Operand, o: *const Options, out: Output, found: *mut u8, error: *mut c_void) -> Status;
    fn limbwise_modulus_invmod_each(
        m: Prepared, x: Operand, o: *const Options, out: Output, found: *mut u8, error: *mut c_void
    ) -> Status;
    fn limbwise_moduli_invmod_each(
        m: Prepared, x: Operand, o: *const Options, out: Output, found: *mut u8, error: *mut c_void
    ) -> Status;
    fn limbwise_modulus_sum(m: Prepared, x: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_modulus_dot(m: Prepared, x: Operand, y: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_modulus_product(m: Prepared, x: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_modulus_multi_exp(m: Prepared, x: Operand, e: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_modulus_multi_exp_each(
        m: Prepared, x: *const Operand, e: *const Operand, count: usize, o: *const Options, out: Output, error: *mut c_void
    ) -> Status;
    fn limbwise_modulus_pow_many_exps(
        m: Prepared, x: Operand, e: *const Operand, count: usize, o: *const Options, out: Output, error: *mut c_void
    ) -> Status;
    fn limbwise_fixed_bases_new(m: Prepared, x: Operand, memory: usize, o: *const Options, made: *mut Prepared, error: *mut c_void) -> Status;
    fn limbwise_fixed_bases_free(bases: Prepared);
    fn limbwise_fixed_bases_multi_exp(
        bases: Prepared, e: *const Operand, count: usize, o: *const Options, out: Output, error: *mut c_void
    ) -> Status;
    fn limbwise_fixed_exponent_new(e: Operand, o: *const Options, made: *mut Prepared, error: *mut c_void) -> Status;
    fn limbwise_fixed_exponent_free(exponent: Prepared);
    fn limbwise_fixed_exponent_modulus_powmod(e: Prepared, m: Prepared, x: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_fixed_exponent_moduli_powmod(e: Prepared, m: Prepared, x: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_gcd(x: Operand, y: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_jacobi(x: Operand, n: Operand, o: *const Options, symbols: *mut i8, rows: usize, error: *mut c_void) -> Status;
    fn limbwise_modulus_in_subgroup(
        m: Prepared, x: Operand, order: Operand, o: *const Options, found: *mut u8, rows: usize, error: *mut c_void
    ) -> Status;
    fn limbwise_is_probable_prime(n: Operand, o: *const Options, found: *mut u8, rows: usize, error: *mut c_void) -> Status;
    fn limbwise_private_key_new(p: Operand, q: Operand, made: *mut Prepared, error: *mut c_void) -> Status;
    fn limbwise_private_key_rsa(key: Prepared, e: Operand, made: *mut Prepared, error: *mut c_void) -> Status;
    fn limbwise_private_key_paillier(key: Prepared, made: *mut Prepared, error: *mut c_void) -> Status;
    fn limbwise_private_key_free(key: Prepared);
    fn limbwise_rsa_key_private(key: Prepared, x: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_rsa_key_public(key: Prepared, x: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_rsa_key_free(key: Prepared);
    fn limbwise_paillier_key_decrypt(key: Prepared, x: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_paillier_key_noise(key: Prepared, r: Operand, o: *const Options, out: Output, error: *mut c_void) -> Status;
    fn limbwise_paillier_key_free(key: Prepared);
    fn limbwise_mul(x: *const Limb, y: *const Limb, n: usize, z: *mut Limb, scratch: *mut Limb, error: *mut c_void) -> Status;
    fn limbwise_sqr(x: *const Limb, n: usize, z: *mut Limb, scratch: *mut Limb, error: *mut c_void) -> Status;
    fn limbwise_mul_low(x: *const Limb, y: *const Limb, n: usize, z: *mut Limb, scratch: *mut Limb, error: *mut c_void) -> Status;
    fn limbwise_limbs_from_be(bytes: *const u8, width: usize, out: Output, error: *mut c_void) -> Status;
    fn limbwise_limbs_to_be(numbers: Operand, width: usize, bytes: *mut u8, error: *mut c_void) -> Status;
    fn limbwise_byteswap(data: *mut u8, bytes: usize, width: usize, error: *mut c_void) -> Status;
    fn limbwise_byteswap_into(from: *const u8, to: *mut u8, bytes: usize, width: usize, error: *mut c_void) -> Status;
}

const ROWS: usize = 3;
/// Returns an operand with one number per row, or with one for all rows: `LIMBWISE_EVERY_ROW`.
const EVERY_ROW: usize = usize::MAX;

/// Calls a function of the C library and asserts that it succeeds.
macro_rules! call {
    ($name:expr, $($x:expr),* $(,)?) => {{
        // SAFETY: the pointers refer to as many values as stated. These are alive, and those that are written
        // do not overlap others.
        let status = unsafe { $name($($x,)* null_mut()) };
        assert_eq!(status, 0, "{}", stringify!($name));
    }};
}

fn column(secrets: &mut Secrets, limbs: usize, shift: usize) -> Vec<Limb> {
    let mut x: Vec<_> = (shift..shift + ROWS).flat_map(|row| secrets.number(row, limbs)).collect();
    secrets.hide(&mut x);
    x
}

fn moduli(secrets: &mut Secrets, bits: usize) -> Vec<Limb> {
    let modulus = |row| {
        let mut m = secrets.modulus(row, bits, 0);
        secrets.hide_modulus(&mut m, bits, 0);
        m
    };
    (0..ROWS).flat_map(modulus).collect()
}

fn operand(x: &[Limb], limbs: usize) -> Operand {
    Operand { data: x.as_ptr(), rows: x.len() / limbs, limbs }
}

fn one(x: &[Limb], limbs: usize) -> Operand {
    Operand { rows: EVERY_ROW, ..operand(&x[..limbs], limbs) }
}

fn output(x: &mut [Limb], limbs: usize) -> Output {
    Output { data: x.as_mut_ptr(), rows: x.len() / limbs, limbs }
}

/// Uses only this thread.
fn options(exp_bits: usize) -> Options {
    Options { size: size_of::<Options>(), threads: 1, exp_bits, flags: 0 }
}

/// Prepared moduli: one modulus, and one per row.
fn prepare(m: &[Limb], limbs: usize, options: &Options) -> [Prepared; 2] {
    let mut made = [null_mut(); 2];
    call!(limbwise_modulus_new, m.as_ptr(), limbs, &raw mut made[0]);
    call!(limbwise_moduli_new, m.as_ptr(), ROWS, limbs, options, &raw mut made[1]);
    made
}

fn free([one, each]: [Prepared; 2]) {
    // SAFETY: they were created above and are not used again.
    unsafe { limbwise_modulus_free(one) };
    // SAFETY: as above.
    unsafe { limbwise_moduli_free(each) };
}

fn columns(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let n = bits.div_ceil(LIMB_BITS);
    let (x, y, m) = (column(secrets, n, 0), column(secrets, n, 1), moduli(secrets, bits));
    let (mut out, mut both) = (vec![0; ROWS * n], column(secrets, n, 2));
    let options = options(0);
    Box::new(move || {
        // Results that replace an operand.
        call!(
            limbwise_mulmod,
            operand(&both, n),
            operand(&y, n),
            operand(&m, n),
            &options,
            output(&mut both, n)
        );
        let of_all_rows = one(&y, n);
        let (x, y, m_each, out) = (operand(&x, n), operand(&y, n), operand(&m, n), output(&mut out, n));
        let prepared = prepare(&m, n, &options);
        let [one_m, each_m] = prepared;
        for (once, with_one, with_each) in [
            (
                limbwise_mulmod as Binary,
                limbwise_modulus_mulmod as PreparedBinary,
                limbwise_moduli_mulmod as PreparedBinary,
            ),
            (limbwise_addmod, limbwise_modulus_addmod, limbwise_moduli_addmod),
            (limbwise_submod, limbwise_modulus_submod, limbwise_moduli_submod),
        ] {
            call!(once, x, y, m_each, &options, out);
            call!(once, x, one(&m, n), one(&m, n), &options, out);
            call!(with_one, one_m, x, y, &options, out);
            call!(with_one, one_m, x, of_all_rows, &options, out);
            call!(with_each, each_m, x, y, &options, out);
        }
        for (once, with_one, with_each) in [
            (
                limbwise_sqrmod as Unary,
                limbwise_modulus_sqrmod as PreparedUnary,
                limbwise_moduli_sqrmod as PreparedUnary,
            ),
            (limbwise_negmod, limbwise_modulus_negmod, limbwise_moduli_negmod),
        ] {
            call!(once, x, m_each, &options, out);
            call!(with_one, one_m, x, &options, out);
            call!(with_each, each_m, x, &options, out);
        }
        free(prepared);
    })
}

fn sums(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let n = bits.div_ceil(LIMB_BITS);
    let (x, m) = (column(secrets, n, 0), moduli(secrets, bits));
    let mut out = vec![0; n];
    let options = options(0);
    Box::new(move || {
        let (x, out) = (operand(&x, n), output(&mut out, n));
        let prepared = prepare(&m, n, &options);
        call!(limbwise_modulus_sum, prepared[0], x, &options, out);
        call!(limbwise_modulus_dot, prepared[0], x, x, &options, out);
        call!(limbwise_modulus_product, prepared[0], x, &options, out);
        free(prepared);
    })
}

/// Inverses of powers of two, which all exist.
fn inverses(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let n = bits.div_ceil(LIMB_BITS);
    let mut x = vec![0; ROWS * n];
    for (row, x) in x.chunks_exact_mut(n).enumerate() {
        x[0] = 1 << (secrets.number(row, 1)[0] % 63);
    }
    secrets.hide(&mut x);
    let m = moduli(secrets, bits);
    let (mut out, mut found) = (vec![0; ROWS * n], vec![0; ROWS]);
    let options = options(0);
    Box::new(move || {
        let (x, m_each, out, found) =
            (operand(&x, n), operand(&m, n), output(&mut out, n), found.as_mut_ptr());
        let prepared = prepare(&m, n, &options);
        let [one_m, each_m] = prepared;
        call!(limbwise_invmod, x, m_each, &options, out);
        call!(limbwise_modulus_invmod, one_m, x, &options, out);
        call!(limbwise_moduli_invmod, each_m, x, &options, out);
        call!(limbwise_invmod_each, x, m_each, &options, out, found);
        call!(limbwise_modulus_invmod_each, one_m, x, &options, out, found);
        call!(limbwise_moduli_invmod_each, each_m, x, &options, out, found);
        free(prepared);
    })
}

/// No element is in the subgroup, whatever the secrets are: neither 0 nor 1 is among them.
fn divisors(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let n = bits.div_ceil(LIMB_BITS);
    let (mut x, y, m) = (column(secrets, n, 0), column(secrets, n, 1), moduli(secrets, bits));
    x.chunks_exact_mut(n).for_each(|row| row[0] |= 2);
    secrets.hide(&mut x);
    let (mut out, mut symbols, mut found) = (vec![0; ROWS * n], vec![0; ROWS], vec![0; ROWS]);
    let (order, options) = ([65_537], options(0));
    Box::new(move || {
        let (x, y, out) = (operand(&x, n), operand(&y, n), output(&mut out, n));
        let prepared = prepare(&m, n, &options);
        call!(limbwise_gcd, x, y, &options, out);
        call!(limbwise_jacobi, x, operand(&m, n), &options, symbols.as_mut_ptr(), ROWS);
        let order = one(&order, 1);
        call!(limbwise_modulus_in_subgroup, prepared[0], x, order, &options, found.as_mut_ptr(), ROWS);
        free(prepared);
    })
}

fn primes(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let (m, mut found) = (moduli(secrets, bits), vec![0; ROWS]);
    let options = options(0);
    Box::new(move || {
        call!(
            limbwise_is_probable_prime,
            operand(&m, bits.div_ceil(LIMB_BITS)),
            &options,
            found.as_mut_ptr(),
            ROWS
        );
    })
}

/// Primes of 64 bits, two for each set of secrets. Sometimes the first is greater and sometimes the second.
/// They are not marked as secret for memcheck, because their product is public.
const KEYS: [[Limb; 2]; 3] = [
    [0xffff_ffff_ffff_ffc5, 0xffff_ffff_ffff_ffad],
    [0xffff_ffff_ffff_ff4d, 0xffff_ffff_ffff_ffa1],
    [0xffff_ffff_ffff_ff43, 0xffff_ffff_ffff_feff],
];

/// Returns a key of two primes.
fn key([p, q]: &[Limb; 2]) -> Prepared {
    let (p, q, mut made) = ([*p], [*q], null_mut());
    call!(limbwise_private_key_new, one(&p, 1), one(&q, 1), &raw mut made);
    made
}

/// Odd numbers of two limbs. None is 0, which has no inverse.
fn messages(secrets: &mut Secrets) -> Vec<Limb> {
    let mut x = column(secrets, 2, 0);
    x.chunks_exact_mut(2).for_each(|row| row[0] |= 1);
    secrets.hide(&mut x);
    x
}

fn rsa(_: usize, _: &str, secrets: &mut Secrets) -> Op {
    let (primes, x) = (KEYS[secrets.selector()], messages(secrets));
    let (e, mut out, options) = ([65_537], vec![0; 2 * ROWS], options(0));
    Box::new(move || {
        let (key, mut rsa, x, out) = (key(&primes), null_mut(), operand(&x, 2), output(&mut out, 2));
        call!(limbwise_private_key_rsa, key, one(&e, 1), &raw mut rsa);
        call!(limbwise_rsa_key_private, rsa, x, &options, out);
        call!(limbwise_rsa_key_public, rsa, x, &options, out);
        // SAFETY: made above, and not used again.
        unsafe { limbwise_rsa_key_free(rsa) };
        // SAFETY: as above.
        unsafe { limbwise_private_key_free(key) };
    })
}

/// All odd numbers are ciphertexts. The public modulus is an exponent, so it is the same in every run.
fn paillier(_: usize, _: &str, secrets: &mut Secrets) -> Op {
    let x = messages(secrets);
    let (mut out, mut noise, options) = (vec![0; 2 * ROWS], vec![0; 4 * ROWS], options(0));
    Box::new(move || {
        let (key, mut made, x) = (key(&KEYS[0]), null_mut(), operand(&x, 2));
        call!(limbwise_private_key_paillier, key, &raw mut made);
        call!(limbwise_paillier_key_decrypt, made, x, &options, output(&mut out, 2));
        call!(limbwise_paillier_key_noise, made, x, &options, output(&mut noise, 4));
        // SAFETY: made above, and not used again.
        unsafe { limbwise_paillier_key_free(made) };
        // SAFETY: as above.
        unsafe { limbwise_private_key_free(key) };
    })
}

fn powers(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    const EXP_BITS: usize = 20;
    let n = bits.div_ceil(LIMB_BITS);
    let (x, m) = (column(secrets, n, 0), moduli(secrets, bits));
    let mut e: Vec<_> = (0..ROWS).flat_map(|row| secrets.number(row + 1, 1)).collect();
    for e in e.chunks_exact_mut(1) {
        cut(e, EXP_BITS);
        secrets.hide_low(e, EXP_BITS);
    }
    let mut out = vec![0; ROWS * n];
    let options = options(EXP_BITS);
    Box::new(move || {
        let of_all_rows = one(&e, 1);
        let (x, e, m_each, out) = (operand(&x, n), operand(&e, 1), operand(&m, n), output(&mut out, n));
        let prepared = prepare(&m, n, &options);
        call!(limbwise_powmod, x, e, m_each, &options, out);
        call!(limbwise_modulus_powmod, prepared[0], x, e, &options, out);
        call!(limbwise_modulus_powmod, prepared[0], x, of_all_rows, &options, out);
        call!(limbwise_moduli_powmod, prepared[1], x, e, &options, out);
        call!(limbwise_modulus_multi_exp, prepared[0], x, e, &options, Output { rows: 1, ..out });
        call!(limbwise_modulus_multi_exp_each, prepared[0], &raw const x, &raw const e, 1, &options, out);
        call!(limbwise_modulus_pow_many_exps, prepared[0], x, &raw const e, 1, &options, out);
        let mut bases = null_mut();
        let base = Operand { rows: EVERY_ROW, ..x };
        call!(limbwise_fixed_bases_new, prepared[0], base, 1, &options, &raw mut bases);
        call!(limbwise_fixed_bases_multi_exp, bases, &raw const e, 1, &options, out);
        // SAFETY: made above, and not used again.
        unsafe { limbwise_fixed_bases_free(bases) };
        let mut fixed = null_mut();
        call!(limbwise_fixed_exponent_new, Operand { rows: EVERY_ROW, ..e }, &options, &raw mut fixed);
        call!(limbwise_fixed_exponent_modulus_powmod, fixed, prepared[0], x, &options, out);
        call!(limbwise_fixed_exponent_moduli_powmod, fixed, prepared[1], x, &options, out);
        // SAFETY: made above, and not used again.
        unsafe { limbwise_fixed_exponent_free(fixed) };
        free(prepared);
    })
}

/// With scratch memory provided by the caller, and without.
fn products(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let n = bits.div_ceil(LIMB_BITS);
    let (x, y) = (column(secrets, n, 0), column(secrets, n, 1));
    let (mut z, mut scratch) = (vec![0; 2 * n], vec![0; 16 * n + 64]);
    Box::new(move || {
        let (x, y, z) = (x.as_ptr(), y.as_ptr(), z.as_mut_ptr());
        for scratch in [null_mut(), scratch.as_mut_ptr()] {
            call!(limbwise_mul, x, y, n, z, scratch);
            call!(limbwise_sqr, x, n, z, scratch);
            call!(limbwise_mul_low, x, y, n, z, scratch);
        }
    })
}

fn bytes(bits: usize, _: &str, secrets: &mut Secrets) -> Op {
    let (n, width) = (bits.div_ceil(LIMB_BITS), bits / 8);
    let mut x: Vec<_> = (0..ROWS).flat_map(|row| secrets.number(row, n)).collect();
    for row in x.chunks_exact_mut(n) {
        cut(row, bits);
        secrets.hide_low(row, bits);
    }
    let (mut bytes, mut back) = (vec![0u8; ROWS * width], vec![0; ROWS * n]);
    let mut swapped = vec![0u8; 16 * n];
    Box::new(move || {
        call!(limbwise_limbs_to_be, operand(&x, n), width, bytes.as_mut_ptr());
        call!(limbwise_limbs_from_be, bytes.as_ptr(), width, output(&mut back, n));
        call!(limbwise_byteswap_into, x.as_ptr().cast(), swapped.as_mut_ptr(), 8 * n, 8);
        call!(limbwise_byteswap, swapped.as_mut_ptr(), 8 * n, 8);
        black_box(&mut back);
    })
}
