//! Dropped values leave no secret in memory.

use std::mem::ManuallyDrop;
use std::ptr;

use limbwise::Fixed;
use limbwise::cpu::Features;
use limbwise::fixed::{Barrett, Montgomery, MontgomeryVariant};

/// Returns the limbs at the location of a number after `end` has consumed it.
fn left_by<const N: usize>(end: impl FnOnce(&mut ManuallyDrop<Fixed<N>>)) -> [u64; N] {
    let mut place = ManuallyDrop::new(Fixed::<N>::MAX);
    assert_eq!(place.as_limbs(), &[u64::MAX; N]);
    end(&mut place);
    // SAFETY: the location outlives the number, whose only field is these limbs; they are plain memory.
    unsafe { ptr::read_volatile(ptr::from_ref(&place).cast()) }
}

fn check<const N: usize>() {
    assert_eq!(size_of::<Fixed<N>>(), size_of::<[u64; N]>());
    let kept = left_by::<N>(|_| {});
    assert_eq!(kept, [u64::MAX; N], "the test sees what is not wiped");
    // SAFETY: the number is not used again.
    let dropped = left_by::<N>(|place| unsafe { ManuallyDrop::drop(place) });
    assert_eq!(dropped, [0; N]);
    let wiped = left_by::<N>(|place| zeroize::Zeroize::zeroize(&mut **place));
    assert_eq!(wiped, [0; N]);
}

#[test]
fn dropped_numbers_are_overwritten() {
    widths!(check);
}

/// Returns the number of words above 2^48 in the memory of a modulus, before and after it is dropped. Lengths
/// and variants are smaller; padding between them may contain any remains.
fn large_words<T>(modulus: T) -> [usize; 2] {
    let mut place = ManuallyDrop::new(modulus);
    let large = |place: &ManuallyDrop<T>| {
        let (from, words) = (ptr::from_ref(place).cast::<u64>(), size_of::<T>() / size_of::<u64>());
        // SAFETY: the words lie inside the location, which is aligned for them, and any contents are a
        // number.
        let words = unsafe { std::slice::from_raw_parts(from, words) };
        std::hint::black_box(words).iter().filter(|word| **word >> 48 != 0).count()
    };
    let before = large(&place);
    // SAFETY: the modulus is not used again.
    unsafe { ManuallyDrop::drop(&mut place) };
    [before, large(&place)]
}

fn check_moduli<const N: usize>() {
    // A remaining secret has at least N words; padding has a few, whose contents differ between builds.
    let check = |[before, after]: [usize; 2]| assert!(before >= 2 * N && after < N, "{before}, {after}");
    let m = Fixed::<N>::from_limbs([0x9e37_79b9_7f4a_7c15; N]);
    check(large_words(Barrett::new(&m).unwrap()));
    for variant in MontgomeryVariant::all(Features::detect().unwrap()) {
        check(large_words(Montgomery::with_variant(&m, variant).unwrap()));
    }
}

#[test]
fn dropped_moduli_are_overwritten() {
    widths!(check_moduli, 16 32 64);
}
