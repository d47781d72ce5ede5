//! `Fixed` in a program for AArch64 without the standard library and without an allocator: if it needed a
//! heap, it would not link.
//!
//! It checks its results and reports success in its exit code, with Linux's system call, so that QEMU can run
//! it.

#![no_std]
#![no_main]

use core::arch::asm;
use core::panic::PanicInfo;

use limbwise::Fixed;
use limbwise::fixed::{Barrett, Choice, ConstantTimeLess, Montgomery};

/// Linux's number for it on AArch64.
const EXIT: u64 = 93;

/// Ends the program.
fn exit(code: u64) -> ! {
    // SAFETY: the call takes these registers and does not return.
    unsafe { asm!("svc 0", in("x8") EXIT, in("x0") code, options(noreturn)) }
}

#[panic_handler]
fn panicked(_: &PanicInfo<'_>) -> ! {
    exit(101)
}

/// The entry point.
// SAFETY: no other function has this name.
#[unsafe(no_mangle)]
pub extern "C" fn _start() -> ! {
    plain::<1>();
    plain::<4>();
    plain::<33>();
    plain::<128>();
    modular::<1>();
    modular::<4>();
    modular::<33>();
    exit(0)
}

/// (x + 1)(x - 1) = x^2 - 1, and what undoes a product, a shift, a text.
#[inline(never)]
fn plain<const N: usize>() {
    let mut x = Fixed::<N>::MAX;
    for (i, limb) in (1..).zip(x.as_limbs_mut()) {
        *limb /= i;
    }
    let x = core::hint::black_box(x.shr(1));
    let (above, _) = x.carrying_add(&Fixed::ONE, Choice::from(0));
    let (below, _) = x.borrowing_sub(&Fixed::ONE, Choice::from(0));
    assert!(bool::from(below.ct_lt(&above)));

    let [low, high] = above.mul(&below);
    let [square, square_high] = x.sqr();
    let (less, borrow) = square.borrowing_sub(&Fixed::ONE, Choice::from(0));
    let (less_high, _) = square_high.borrowing_sub(&Fixed::ZERO, borrow);
    assert!(low == less && high == less_high);

    let (quotient, remainder) = x.div_rem(&Fixed::from_u64(1_000_003)).unwrap();
    let (again, _) = quotient.mul_low(&Fixed::from_u64(1_000_003)).carrying_add(&remainder, Choice::from(0));
    assert!(again == x);
    let by = x.measure() - 1;
    assert!(x.shr(by) == Fixed::ONE && Fixed::<N>::ONE.shl(by).measure() == x.measure());

    let mut bytes = [0; 8 * 128];
    let bytes = &mut bytes[..8 * N];
    assert!(x.to_be_bytes(bytes).is_ok() && Fixed::from_be_bytes(bytes) == Ok(x));
}

/// Fermat's theorem in the field of 2^61 - 1, by both kinds of moduli, and inverses.
#[inline(never)]
fn modular<const N: usize>() {
    let prime = core::hint::black_box(Fixed::<N>::from_u64((1 << 61) - 1));
    let base = Fixed::from_u64(3);
    let exponent = Fixed::<1>::from_u64((1 << 61) - 2);
    let (Ok(barrett), Ok(montgomery)) = (Barrett::new(&prime), Montgomery::new(&prime)) else { exit(1) };
    assert!(barrett.pow(&base, &exponent) == Fixed::ONE);
    assert!(montgomery.pow(&base, &exponent) == Fixed::ONE);
    let inverse = montgomery.inverse(&base).unwrap();
    assert!(barrett.mul(&base, &inverse) == Fixed::ONE);
    assert!(base.gcd(&prime) == Fixed::ONE);
    assert!(bool::from(prime.is_probable_prime([base])));
}
