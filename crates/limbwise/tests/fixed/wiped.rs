//! What is dropped leaves no secret in its memory.

use std::mem::ManuallyDrop;
use std::ptr;

use limbwise::Fixed;

/// The limbs in the place of a number, after `end` has ended it.
fn left_by<const N: usize>(end: impl FnOnce(&mut ManuallyDrop<Fixed<N>>)) -> [u64; N] {
    let mut place = ManuallyDrop::new(Fixed::<N>::MAX);
    assert_eq!(place.as_limbs(), &[u64::MAX; N]);
    end(&mut place);
    // SAFETY: the place outlives the number in it, whose only field is these limbs; they are plain memory.
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
