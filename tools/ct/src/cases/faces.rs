//! Cases of the C library, called as from C. The library chooses the variants.

#![allow(unsafe_code)]

use std::ffi::c_void;
use std::hint::black_box;
use std::ptr::{null, null_mut};

// For its functions.
use limbwise_capi as _;
use limbwise_kernels::limb::Limb;

use crate::cases::inputs::Inputs;
use crate::cases::real::operations::theory;
use crate::cases::{self, Case, Op};

/// The declarations of limbwise.h.
#[allow(dead_code)]
mod declared {
    use super::{Binary, Unary};

    include!(concat!(env!("OUT_DIR"), "/limbwise.rs"));
}
use declared::*;

const CASE: Case = Case { secrets: 3, subject: &cases::C, ..Case::BLANK };

const LENGTHS: &[usize] = &[64, 320, 2048];

/// Of decryption and of noise.
const CIPHERTEXTS: &[cases::Decision] = &[theory::EXACT[0], theory::UNITS[0]];

pub(crate) fn cases() -> impl Iterator<Item = Case> {
    let of = |name, prepare| Case { name, prepare, ..CASE };
    [
        of("columns", columns).at(LENGTHS),
        of("sums", sums).at(LENGTHS),
        Case { decides: cases::ALONE, ..of("inverses", inverses) }.at(&[64, 320]),
        Case { decides: theory::ODD, ..of("divisors", divisors) }.at(&[64, 320]),
        Case { decides: theory::PRIMES, ..of("primes", primes) }.at(&[64, 100]),
        Case { decides: theory::RIGHT, ..of("rsa", rsa) }.at(&[64]),
        Case { decides: CIPHERTEXTS, ..of("paillier", paillier) }.at(&[64]),
        of("powers", powers).at(&[128, 460, 2048]),
        of("products", products).at(&[64, 512, 1088, 4160]),
        of("bytes", bytes).at(&[64, 120, 2048]),
    ]
    .into_iter()
}

/// What the C library has prepared: moduli, keys.
type Prepared = *mut c_void;
type Unary = unsafe extern "C" fn(Operand, Modulo, *const Options, Output, *mut Error) -> u32;
type Binary = unsafe extern "C" fn(Operand, Operand, Modulo, *const Options, Output, *mut Error) -> u32;

const ROWS: usize = 3;
/// `LIMBWISE_EVERY_ROW`.
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

/// Frees what the C library has made.
macro_rules! free {
    ($($name:ident $x:expr),*) => {
        // SAFETY: each was made above and is not used again.
        $(unsafe { $name($x) };)*
    };
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

/// Moduli that are prepared for the call.
fn given(numbers: Operand) -> Modulo {
    Modulo { prepared: null(), numbers }
}

/// Moduli that were prepared before: one for all rows, and one per row.
struct Moduli([Prepared; 2]);

impl Moduli {
    fn new(m: &[Limb], limbs: usize, options: &Options) -> Moduli {
        let mut made = [null_mut(); 2];
        call!(limbwise_moduli_new, one(m, limbs), options, &raw mut made[0]);
        call!(limbwise_moduli_new, operand(m, limbs), options, &raw mut made[1]);
        Moduli(made)
    }

    fn modulos(&self) -> [Modulo; 2] {
        let numbers = Operand { data: null(), rows: EVERY_ROW, limbs: 1 };
        self.0.map(|prepared| Modulo { prepared, numbers })
    }

    fn free(self) {
        free!(limbwise_moduli_free self.0[0], limbwise_moduli_free self.0[1]);
    }
}

fn columns(inputs: &mut Inputs) -> Op {
    let n = inputs.limbs();
    let (x, y) = (inputs.secrets(0..3, n), inputs.secrets(1..4, n));
    let m = inputs.secret_moduli(&[0; ROWS]);
    let (mut out, mut both) = (vec![0; ROWS * n], inputs.secrets(2..5, n));
    let options = options(0);
    Box::new(move || {
        // Results that replace an operand.
        let (old, new) = (operand(&both, n), output(&mut both, n));
        call!(limbwise_mulmod, old, operand(&y, n), given(operand(&m, n)), &options, new);
        let of_all_rows = one(&y, n);
        let (x, y, out) = (operand(&x, n), operand(&y, n), output(&mut out, n));
        let moduli = Moduli::new(&m, n, &options);
        let [one_m, each_m] = moduli.modulos();
        for m in [given(operand(&m, n)), given(one(&m, n)), one_m, each_m] {
            for operation in BINARY {
                call!(operation, x, y, m, &options, out);
                call!(operation, x, of_all_rows, m, &options, out);
            }
            UNARY.iter().for_each(|operation| call!(operation, x, m, &options, out));
        }
        moduli.free();
    })
}

fn sums(inputs: &mut Inputs) -> Op {
    let n = inputs.limbs();
    let (x, m) = (inputs.secrets(0..3, n), inputs.secret_moduli(&[0; ROWS]));
    let mut out = vec![0; n];
    let options = options(0);
    Box::new(move || {
        let (x, out) = (operand(&x, n), output(&mut out, n));
        let moduli = Moduli::new(&m, n, &options);
        let [one_m, _] = moduli.modulos();
        call!(limbwise_sum, x, one_m, &options, out);
        call!(limbwise_dot, x, x, one_m, &options, out);
        call!(limbwise_product, x, one_m, &options, out);
        moduli.free();
    })
}

/// Inverses of powers of two, which all exist.
fn inverses(inputs: &mut Inputs) -> Op {
    let n = inputs.limbs();
    let mut x = vec![0; ROWS * n];
    for (row, x) in x.chunks_exact_mut(n).enumerate() {
        x[0] = 1 << (inputs.number(row, 1)[0] % 63);
    }
    inputs.hide(&mut x);
    let m = inputs.secret_moduli(&[0; ROWS]);
    let (mut out, mut found) = (vec![0; ROWS * n], vec![0; ROWS]);
    let options = options(0);
    Box::new(move || {
        let (x, out, found) = (operand(&x, n), output(&mut out, n), found.as_mut_ptr());
        let moduli = Moduli::new(&m, n, &options);
        let [one_m, each_m] = moduli.modulos();
        for m in [given(operand(&m, n)), one_m, each_m] {
            call!(limbwise_invmod, x, m, &options, out);
            call!(limbwise_invmod_each, x, m, &options, out, found);
        }
        moduli.free();
    })
}

/// No element is in the subgroup, whatever the secrets are: neither 0 nor 1 is among them.
fn divisors(inputs: &mut Inputs) -> Op {
    let n = inputs.limbs();
    let (mut x, y) = (inputs.secrets(0..3, n), inputs.secrets(1..4, n));
    let m = inputs.secret_moduli(&[0; ROWS]);
    x.chunks_exact_mut(n).for_each(|row| row[0] |= 2);
    inputs.hide(&mut x);
    let (mut out, mut symbols, mut found) = (vec![0; ROWS * n], vec![0; ROWS], vec![0; ROWS]);
    let (order, options) = ([65_537], options(0));
    Box::new(move || {
        let (x, y, out) = (operand(&x, n), operand(&y, n), output(&mut out, n));
        let moduli = Moduli::new(&m, n, &options);
        let ([one_m, _], order) = (moduli.modulos(), one(&order, 1));
        call!(limbwise_gcd, x, y, &options, out);
        call!(limbwise_jacobi, x, operand(&m, n), &options, symbols.as_mut_ptr(), ROWS);
        call!(limbwise_in_subgroup, x, order, one_m, &options, found.as_mut_ptr(), ROWS);
        moduli.free();
    })
}

fn primes(inputs: &mut Inputs) -> Op {
    let (n, m, mut found) = (inputs.limbs(), inputs.secret_moduli(&[0; ROWS]), vec![0; ROWS]);
    let options = options(0);
    Box::new(move || call!(limbwise_is_probable_prime, operand(&m, n), &options, found.as_mut_ptr(), ROWS))
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
fn messages(inputs: &mut Inputs) -> Vec<Limb> {
    let mut x = inputs.secrets(0..3, 2);
    x.chunks_exact_mut(2).for_each(|row| row[0] |= 1);
    inputs.hide(&mut x);
    x
}

fn rsa(inputs: &mut Inputs) -> Op {
    let (primes, x) = (KEYS[inputs.selector()], messages(inputs));
    let (e, mut out, options) = ([65_537], vec![0; 2 * ROWS], options(0));
    Box::new(move || {
        let (key, mut rsa, x, out) = (key(&primes), null_mut(), operand(&x, 2), output(&mut out, 2));
        call!(limbwise_private_key_rsa, key, one(&e, 1), &raw mut rsa);
        call!(limbwise_rsa_key_private, rsa, x, &options, out);
        call!(limbwise_rsa_key_public, rsa, x, &options, out);
        free!(limbwise_rsa_key_free rsa, limbwise_private_key_free key);
    })
}

/// All odd numbers are ciphertexts. The public modulus is an exponent, so it is the same in every run.
fn paillier(inputs: &mut Inputs) -> Op {
    let x = messages(inputs);
    let (mut out, mut noise, options) = (vec![0; 2 * ROWS], vec![0; 4 * ROWS], options(0));
    Box::new(move || {
        let (key, mut made, x) = (key(&KEYS[0]), null_mut(), operand(&x, 2));
        call!(limbwise_private_key_paillier, key, &raw mut made);
        call!(limbwise_paillier_key_decrypt, made, x, &options, output(&mut out, 2));
        call!(limbwise_paillier_key_noise, made, x, &options, output(&mut noise, 4));
        free!(limbwise_paillier_key_free made, limbwise_private_key_free key);
    })
}

fn powers(inputs: &mut Inputs) -> Op {
    const EXP_BITS: usize = 20;
    let n = inputs.limbs();
    let (x, e) = (inputs.secrets(0..3, n), inputs.bounded(1..4, EXP_BITS));
    let m = inputs.secret_moduli(&[0; ROWS]);
    let mut out = vec![0; ROWS * n];
    let options = options(EXP_BITS);
    Box::new(move || {
        let of_all_rows = one(&e, 1);
        let (base, x, e, out) = (one(&x, n), operand(&x, n), operand(&e, 1), output(&mut out, n));
        let moduli = Moduli::new(&m, n, &options);
        let [one_m, each_m] = moduli.modulos();
        call!(limbwise_powmod, x, e, given(operand(&m, n)), &options, out);
        call!(limbwise_powmod, x, e, one_m, &options, out);
        call!(limbwise_powmod, x, of_all_rows, one_m, &options, out);
        call!(limbwise_powmod, x, e, each_m, &options, out);
        call!(limbwise_multi_exp, x, e, one_m, &options, Output { rows: 1, ..out });
        call!(limbwise_multi_exp_each, &raw const x, &raw const e, 1, one_m, &options, out);
        call!(limbwise_pow_many_exps, x, &raw const e, 1, one_m, &options, out);
        let mut bases = null_mut();
        call!(limbwise_fixed_bases_new, base, one_m, 1, &options, &raw mut bases);
        call!(limbwise_fixed_bases_multi_exp, bases, &raw const e, 1, &options, out);
        let mut fixed = null_mut();
        call!(limbwise_fixed_exponent_new, of_all_rows, &options, &raw mut fixed);
        call!(limbwise_fixed_exponent_powmod, fixed, x, one_m, &options, out);
        call!(limbwise_fixed_exponent_powmod, fixed, x, each_m, &options, out);
        free!(limbwise_fixed_bases_free bases, limbwise_fixed_exponent_free fixed);
        moduli.free();
    })
}

/// With scratch memory provided by the caller, and without.
fn products(inputs: &mut Inputs) -> Op {
    let n = inputs.limbs();
    let (x, y) = (inputs.secrets(0..3, n), inputs.secrets(1..4, n));
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

fn bytes(inputs: &mut Inputs) -> Op {
    let (n, width) = (inputs.limbs(), inputs.bits / 8);
    let x = inputs.bounded(0..3, inputs.bits);
    let (mut bytes, mut back) = (vec![0u8; ROWS * width], vec![0; ROWS * n]);
    let mut swapped = vec![0u8; 16 * n];
    Box::new(move || {
        call!(limbwise_limbs_to_be, operand(&x, n), width, bytes.as_mut_ptr());
        call!(limbwise_limbs_from_be, bytes.as_ptr(), width, output(&mut back, n));
        call!(limbwise_byteswap_into, x.as_ptr().cast(), swapped.as_mut_ptr().cast(), 8 * n, 8);
        call!(limbwise_byteswap, swapped.as_mut_ptr().cast(), 8 * n, 8);
        black_box(&mut back);
    })
}
