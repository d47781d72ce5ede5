//! The constant-time evidence of Limbwise: the release build, watched while it computes with secrets.
//!
//! # The promise
//!
//! Neither the instructions that run, nor the addresses they touch, nor what they divide depend on secrets.
//! Secret are the values of bases, exponents, moduli and results, and the blocks whose bits are permuted. Public
//! are the widths of operands, the numbers of rows, each modulus's bit length and its trailing zero bits, the
//! tables of bit permutations, and which variant runs.
//!
//! # The methods
//!
//! *Trace* (`tracer.rs`): the case runs in a child process, one instruction at a time (ptrace), once for each
//! of a few sets of secrets. Instruction pointers, data addresses and the operands of divisions have to
//! be the same, step by step. It shows what these secrets provoke, no more: a branch that goes
//! the same way for all of them stays unseen. Hence the edges in `secrets.rs`, and sizes that fill their limbs.
//!
//! *Taint* (`taint.rs`): the case runs once under valgrind's memcheck, with every secret bit marked as
//! undefined; memcheck reports a branch or an address that is computed from one, whatever the
//! secrets are, on the path that they take. It sees no division, and knows no AVX-512: `lanes/portable`,
//! `lanes/avx2`, `mont` and `mul` but for `ifma` and `adx`, and of `permute` what needs no more than AVX2. It executes
//! `adcx` and `adox`, yet reports a processor without them: **`mul/adx` and `mont/adx` are traced alone**. They are
//! straight lines, without a branch and without an address that depends on a value, as `tools/asmgen` proves.
//! `lanes/ifma`, `lanes/avx512f`, `mont/ifma` and `mul/ifma` are traced alone, and `lanes/neon` is neither traced nor tainted: both methods are
//! for x86-64. It is the algorithm of `lanes/avx2`, line by line, on other vectors.
//! Of moduli the top one bit and the bits up to the lowest one bit stay defined, for they are public.
//!
//! *Controls* (`twins.rs`): code that is known to leak, in the same binary. Each has to be caught, or the run
//! fails.
//!
//! # Beside it
//!
//! `--spills` (`spills.rs`) reads the disassembly of the same build: the loops of the kernels keep their columns in
//! registers. It is about speed, and lives here because the instruments do.
//!
//! # Not covered
//!
//! Time itself (latencies that depend on data, but for divisions), power, speculation, frequency. Which
//! bytes a masked vector access touches, where its address is the same. The variants `reference` and whatever is
//! called `_vartime`, which are not constant-time and say so; text, and the errors that reject an operand.
//! Threads: every case runs on one. Sizes beyond those listed: a single step costs some 25
//! microseconds. Other compilers and flags than those of this build.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]
#![deny(unsafe_code)]
// The cases are compiled on the crates and on their twins.
#![allow(clippy::duplicate_mod)]

mod case;
mod child;
mod clock;
mod code;
mod controls;
mod flow;
mod leaky;
mod loops;
mod method;
mod ptrace;
mod real;
mod report;
mod run;
mod secrets;
mod spills;
mod symbols;
mod taint;
mod timing;
mod tracer;
mod twins;
mod valgrind;

pub use run::main;
