//! Limbwise for C and C++: implements the functions that limbwise.h declares. It converts pointers and
//! lengths to slices, calls the library, and converts errors to statuses.
//!
//! The documentation is in include/limbwise.h. Building the tests compares the header with this crate: every
//! function and its types, every structure, every constant.

mod export;

pub mod byteorder;
pub mod columns;
pub mod fixed_bases;
pub mod fixed_exponent;
pub mod grf;
pub mod keys;
pub mod limbs;
pub mod memory;
pub mod multi_exp;
pub mod process;
pub mod settings;
pub mod status;
pub mod theory;

/// The declarations of limbwise.h, as read by build.rs. This module compiles only if they match the crate.
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
    use crate::memory::*;
    use crate::multi_exp::*;
    use crate::process::*;
    use crate::settings::*;
    use crate::status::*;
    use crate::theory::*;

    include!(concat!(env!("OUT_DIR"), "/header.rs"));
}
