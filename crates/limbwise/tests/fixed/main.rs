//! `Fixed` compared with num-bigint.

/// Calls a function of the width for widths from 64 to 8192 bits, including those that are not powers of two.
macro_rules! widths {
    ($check:ident) => {
        widths!($check, 1 2 3 4 5 8 16 17 32 64 128)
    };
    ($check:ident, $($limbs:literal)*) => {
        $($check::<$limbs>();)*
    };
}

#[path = "../../../kernels/tests/extent/mod.rs"]
mod extent;
mod modular;
mod numbers;
mod plain;
mod wiped;
