//! The constant-time evidence of Limbwise: observes the release build while it computes with secrets.
//!
//! # The promise
//!
//! The executed instructions, the accessed addresses and the operands of divisions do not depend on secrets.
//! The secrets are the values of bases, exponents, moduli and results, and the blocks whose bits are
//! permuted; for `Fixed`, also shift amounts and the lengths of moduli. The widths of operands, the numbers
//! of rows, the bit length and the trailing zero bits of a modulus of columns, the tables of bit
//! permutations, and the choice of the variant are public.
//!
//! # The methods
//!
//! *Trace* (`trace.rs`, `trace/recorder.rs`): the case is recorded in a child process, once for each of a few
//! sets of secrets. Instruction pointers, data addresses and the operands of divisions must be the same, step
//! by step. This shows only what these secrets trigger: a branch that all of them take in the same direction
//! remains undetected. Therefore `cases/inputs.rs` has edge cases, sizes fill their limbs, and there is the
//! ledger (`ledger.rs`, `ledger/public.rs`), in which such a branch fails the run unless memcheck has
//! followed it. The recorder is compared with a debugger (`trace/stepped.rs`).
//!
//! *Taint* (`taint.rs`): the case runs once under valgrind's memcheck, with every secret bit marked as
//! undefined; memcheck reports every branch and address computed from such a bit on the executed path,
//! whatever the secrets are. It does not check divisions and does not support AVX-512. It executes `adcx` and
//! `adox` but reports a processor without them; `Features::assuming` corrects this. For moduli of columns,
//! the top one bit and the bits up to the lowest one bit stay defined because they are public. Kernels for
//! AVX-512 and GFNI are followed without valgrind, from the recorder's output (`taint/follow.rs`).
//!
//! *Timing* (`timing.rs`): Welch's t-test between edge cases and random numbers. *Code* (`code.rs`,
//! `program/flow.rs`): analysis of the disassembly, without running it.
//!
//! # Twins and controls
//!
//! *Twins* (`cases/twins.rs`) are the kernels with a deliberate mistake, built from the same source
//! (`tools/leaky`). A table says which method must catch which. *Controls* (`cases/controls.rs`) are other
//! code that is known to leak, for properties that no twin tests. The run fails if one of them is not caught,
//! or if no case covers a combination of a variant and a method that supports it.
//!
//! # Also here
//!
//! `--spills` (`code/spills.rs`) checks in the disassembly of the same build that the loops of the kernels
//! keep their columns in registers. This concerns speed, and is here because it uses the same instruments.
//!
//! # Not covered
//!
//! Data-dependent latencies, except those of divisions and those that the timing shows. Power, speculation
//! and frequency. Which bytes a masked vector access at the same address reads or writes: compilers make masked
//! stores of selections. The variants `reference` and the functions named `_vartime`, which are documented as
//! not constant-time. Text, and errors that reject an operand. Threads, except that memcheck runs some cases on two. Sizes other than those listed. Compilers
//! and flags other than those of this build, and processors other than x86-64.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]
#![deny(unsafe_code)]
// The cases are compiled on the crates and on their twins.
#![allow(clippy::duplicate_mod)]

mod arguments;
mod cases;
mod child;
mod code;
mod jobs;
mod ledger;
mod outcome;
mod program;
mod report;
mod run;
mod taint;
mod timing;
mod trace;

pub use run::main;
