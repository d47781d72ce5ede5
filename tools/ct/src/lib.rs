//! The constant-time evidence of Limbwise: the release build, watched while it computes with secrets.
//!
//! # The promise
//!
//! Neither the instructions that run, nor the addresses they touch, nor what they divide depend on secrets.
//! Secret are the values of bases, exponents, moduli and results, and the blocks whose bits are permuted; of `Fixed` the
//! shift amounts and the lengths of moduli too. Public are the widths of operands, the numbers of rows, the bit length and the
//! trailing zero bits of a modulus of columns, the tables of bit permutations, and which variant runs.
//!
//! # The methods
//!
//! *Trace* (`tracer.rs`, `recorder.rs`): the case runs in a child process, recorded, once for each
//! of a few sets of secrets. Instruction pointers, data addresses and the operands of divisions have to
//! be the same, step by step. It shows what these secrets provoke, no more: a branch that goes
//! the same way for all of them stays unseen. Hence the edges in `secrets.rs`, sizes that fill their limbs, and the ledger
//! (`ledger.rs`, `public.rs`): such a branch fails the run unless memcheck has followed it. The recorder is compared with a debugger (`stepped.rs`).
//!
//! *Taint* (`taint.rs`): the case runs once under valgrind's memcheck, with every secret bit marked as
//! undefined; memcheck reports a branch or an address that is computed from one, whatever the
//! secrets are, on the path that they take. It sees no division, and knows no AVX-512. It executes
//! `adcx` and `adox`, yet reports a processor without them: there `Features::assuming` says what is so.
//! Of moduli of columns the top one bit and the bits up to the lowest one bit stay defined, for they are public. Kernels for AVX-512
//! and GFNI are followed without valgrind, through what the recorder tells of a run (`follow.rs`).
//!
//! *Timing* (`timing.rs`): Welch's t between edges and random numbers. *Code* (`code.rs`, `flow.rs`): the disassembly, without running it.
//!
//! # Twins and controls
//!
//! *Twins* (`twins.rs`) are the kernels themselves with a mistake in them, built from the same source (`tools/leaky`). A table says which method
//! has to catch which. *Controls* (`controls.rs`) are code beside the kernels that is known to leak, for what no twin shows. Each has to be
//! caught, or the run fails; and so it does if a variant and a method that can watch it have met in no case.
//!
//! # Beside it
//!
//! `--spills` (`spills.rs`) reads the disassembly of the same build: the loops of the kernels keep their columns in
//! registers. It is about speed, and lives here because the instruments do.
//!
//! # Not covered
//!
//! Latencies that depend on data, but for divisions and for what the clock shows; power, speculation, frequency. Which
//! bytes a masked vector access touches, where its address is the same. The variants `reference` and whatever is
//! called `_vartime`, which are not constant-time and say so; text, and the errors that reject an operand.
//! Threads: every case runs on one. Sizes beyond those listed. Other compilers and flags than those of this build, other
//! processors than x86-64.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]
#![deny(unsafe_code)]
// The cases are compiled on the crates and on their twins.
#![allow(clippy::duplicate_mod)]

mod arena;
mod arguments;
mod case;
mod catalogue;
mod child;
mod clock;
mod code;
mod controls;
mod faces;
mod flow;
mod follow;
mod jobs;
mod leaky;
mod ledger;
mod loops;
mod method;
mod program;
mod provenance;
mod ptrace;
mod public;
mod real;
mod recorder;
mod report;
mod run;
mod secrets;
mod spills;
mod stepped;
mod stream;
mod symbols;
mod taint;
mod tally;
mod timed;
mod timing;
mod tracer;
mod twins;
mod valgrind;

pub use run::main;
