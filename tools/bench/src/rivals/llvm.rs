//! Products and squares of limbs written without loops (`build/llvm.rs`), compiled by LLVM for any processor
//! and with `mulx`.

#![allow(unsafe_code)]

use crate::case::Contestant;
use crate::limb_products::{Operation, Pairs};

/// A function for one number of limbs.
struct Function {
    code: &'static str,
    square: bool,
    limbs: usize,
    entry: unsafe fn(*mut u64, *const u64, *const u64),
}

#[allow(
    unused,
    clippy::all,
    clippy::pedantic,
    clippy::multiple_unsafe_ops_per_block,
    reason = "written by the build script"
)]
mod functions {
    use super::Function;

    include!(concat!(env!("OUT_DIR"), "/llvm.rs"));
}

/// Returns the functions for the length.
pub(super) fn limb_products<const N: usize>(pairs: &Pairs<N>) -> Vec<Contestant> {
    let square = match pairs.operation {
        Operation::Mul => false,
        Operation::Sqr => true,
        Operation::MulLow => return vec![],
    };
    let fitting = functions::FUNCTIONS.iter().filter(|f| (f.square, f.limbs) == (square, N) && runs_here(f));
    let contestant = |function: &'static Function| {
        pairs.rival(function.code, move |z, x, y| {
            // SAFETY: `runs_here` has checked for BMI2; z has 2 N limbs, and x and y have N each.
            unsafe { (function.entry)(z.as_mut_ptr().cast(), x.as_ptr(), y.as_ptr()) }
        })
    };
    fitting.map(contestant).collect()
}

#[cfg(target_arch = "x86_64")]
fn runs_here(function: &Function) -> bool {
    function.code == "llvm u128" || is_x86_feature_detected!("bmi2")
}

#[cfg(not(target_arch = "x86_64"))]
fn runs_here(_: &Function) -> bool {
    true
}
