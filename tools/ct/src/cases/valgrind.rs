//! Requests to valgrind's memcheck from the program that it observes. Without valgrind they do nothing.
//!
//! A request is a number and five arguments in memory, followed by a sequence of instructions that has no
//! effect and that valgrind recognizes: see `valgrind.h` and `memcheck.h` of valgrind 3.19.

#![allow(unsafe_code)]

use std::arch::asm;

const RUNNING_ON_VALGRIND: u64 = 0x1001;
const DISCARD_TRANSLATIONS: u64 = 0x1002;
/// `VG_USERREQ__SET_VBITS`, the ninth request that memcheck adds ('M', 'C').
const SET_VBITS: u64 = 0x4d43_0000 + 9;
/// The return value of `SET_VBITS` on success.
const DONE: u64 = 1;

/// Makes a request and returns the answer, which is `0` without valgrind.
fn request(number: u64, arguments: [u64; 3]) -> u64 {
    let [a, b, c] = arguments;
    let block = [number, a, b, c, 0, 0];
    let mut answer = 0u64;
    // SAFETY: the rotations by 128 bits in all and the exchange leave the registers unchanged. Valgrind reads
    // the block, which is alive, and writes rdx.
    unsafe {
        asm!(
            "rol rdi, 3",
            "rol rdi, 13",
            "rol rdi, 61",
            "rol rdi, 51",
            "xchg rbx, rbx",
            in("rax") block.as_ptr(),
            inout("rdx") answer,
        );
    }
    answer
}

/// Returns whether this program runs under valgrind.
pub(crate) fn is_running() -> bool {
    request(RUNNING_ON_VALGRIND, [0; 3]) != 0
}

/// Makes valgrind discard its translations, so that it reports the translation of every block that runs after
/// this call.
pub(crate) fn forget_translations() {
    request(DISCARD_TRANSLATIONS, [0, 1 << 47, 0]);
}

/// Marks the bits of `x` that are set in `secret` as undefined, and the others as defined.
///
/// # Panics
///
/// Panics if the lengths differ, or if memcheck refuses.
pub(crate) fn taint(x: &mut [u64], secret: &[u64]) {
    assert_eq!(x.len(), secret.len());
    let bytes = size_of_val(x) as u64;
    let answer = request(SET_VBITS, [x.as_mut_ptr() as u64, secret.as_ptr() as u64, bytes]);
    assert_eq!(answer, DONE, "memcheck marks secrets");
}
