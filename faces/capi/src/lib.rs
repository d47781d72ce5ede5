//! Limbwise for C and C++: what limbwise.h declares. It computes nothing: pointers and lengths become slices, the library computes,
//! errors become statuses.
//!
//! Documentation is in include/limbwise.h, which is compared with this crate whenever its tests are built: every function and its
//! types, every structure, every constant.

mod export;

pub mod byteorder;
pub mod columns;
pub mod fixed_bases;
pub mod fixed_exponent;
pub mod grf;
pub mod keys;
pub mod limbs;
pub mod manner;
pub mod memory;
pub mod multi_exp;
pub mod process;
pub mod status;
pub mod theory;

/// What limbwise.h says, as build.rs reads it: this compiles if it is true.
#[cfg(test)]
#[allow(dead_code)]
mod header {
    use core::mem::offset_of;

    use crate::byteorder::*;
    use crate::columns::*;
    use crate::fixed_bases::*;
    use crate::fixed_exponent::*;
    use crate::grf::*;
    use crate::keys::*;
    use crate::limbs::*;
    use crate::manner::*;
    use crate::memory::*;
    use crate::multi_exp::*;
    use crate::process::*;
    use crate::status::*;
    use crate::theory::*;

    include!(concat!(env!("OUT_DIR"), "/header.rs"));
}
