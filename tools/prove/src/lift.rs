//! Converts machine code to instructions of the prover, or rejects it: code that is not modelled exactly is
//! not lifted.

use crate::code::{Code, Refused, Result};

mod aarch64;
mod x86_64;

/// The architectures with kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Architecture {
    /// x86-64.
    X86,
    /// AArch64.
    A64,
}

/// Lifts the machine code of a function.
///
/// # Errors
///
/// Returns an error if an instruction is not modelled.
pub fn lift(architecture: Architecture, bytes: &[u8]) -> Result<Code> {
    Ok(match architecture {
        Architecture::X86 => Code::X86(x86_64::lift(bytes)?),
        Architecture::A64 => Code::A64(aarch64::lift(bytes)?),
    })
}

/// Lifts one instruction, which must use all of the bytes.
///
/// # Errors
///
/// Returns an error if it is not modelled.
pub fn lift_one(architecture: Architecture, bytes: &[u8]) -> Result<Code> {
    let code = lift(architecture, bytes)?;
    if code.len() == 1 { Ok(code) } else { Err(Refused::new("not one instruction")) }
}

/// Returns the encodings of the instructions of a function.
///
/// # Errors
///
/// Returns an error if an instruction is not modelled.
pub fn encodings(architecture: Architecture, bytes: &[u8]) -> Result<Vec<&[u8]>> {
    match architecture {
        Architecture::X86 => x86_64::encodings(bytes),
        Architecture::A64 => Ok(bytes.chunks(4).collect()),
    }
}
