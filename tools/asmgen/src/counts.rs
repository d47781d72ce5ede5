//! Instructions of ours beside those that LLVM makes of the same product, written out without loops.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::{Command, Stdio};

use crate::kernel::Operation;

/// What a compiled function consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compiled {
    /// Instructions, the return among them.
    pub instructions: usize,
    /// Those that go by the stack pointer: registers that are saved, and spills.
    pub stack: usize,
}

/// What rustc, by `RUSTC` or the path, makes of an operation for AArch64.
///
/// # Errors
///
/// If it does not run, or refuses.
pub fn llvm(operation: Operation, limbs: usize) -> io::Result<Compiled> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let arguments = ["--crate-type=lib", "--edition=2024", "-Copt-level=3", "--emit=asm", "-Awarnings"];
    let mut child = Command::new(rustc)
        .args(arguments)
        .args(["--target=aarch64-unknown-none", "-o", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut input = child.stdin.take().ok_or_else(|| io::Error::other("rustc without an input"))?;
    input.write_all(source(operation, limbs).as_bytes())?;
    drop(input);
    let output = child.wait_with_output()?;
    if !output.status.success() {
        return Err(io::Error::other("rustc failed; is the target aarch64-unknown-none installed?"));
    }
    Ok(count(&String::from_utf8_lossy(&output.stdout)))
}

fn count(assembly: &str) -> Compiled {
    let instructions = assembly
        .lines()
        .filter_map(|line| line.strip_prefix('\t'))
        .filter(|line| !line.starts_with('.') && !line.starts_with("//"));
    let mut compiled = Compiled { instructions: 0, stack: 0 };
    for line in instructions {
        compiled.instructions += 1;
        compiled.stack += usize::from(line.contains("[sp"));
    }
    compiled
}

/// The operation row by row, as one straight line of Rust.
fn source(operation: Operation, n: usize) -> String {
    let len = operation.len(crate::ir::Number::Z, n);
    let mut rust = format!(
        "#![no_std]
#[inline(always)]
fn mac(z: u64, a: u64, b: u64, c: u64) -> (u64, u64) {{
    let t = z as u128 + a as u128 * b as u128 + c as u128;
    (t as u64, (t >> 64) as u64)
}}
#[unsafe(no_mangle)]
pub fn f(z: &mut [u64; {len}], x: &[u64; {n}], y: &[u64; {n}]) {{
"
    );
    let mut line = |text: String| writeln!(rust, "    {text}").expect("a String takes all");
    for k in 0..2 * n {
        line(format!("let t{k} = 0u64;"));
    }
    let square = operation == Operation::Sqr;
    let y = if square { "x" } else { "y" };
    for i in 0..n {
        let columns = match operation {
            Operation::Mul => 0..n,
            Operation::MulLow => 0..n - i,
            Operation::Sqr => i + 1..n,
            Operation::Redc => unreachable!("it is two nested loops"),
        };
        line("let c = 0u64;".into());
        for j in columns {
            line(format!("let (t{k}, c) = mac(t{k}, x[{i}], {y}[{j}], c);", k = i + j));
        }
        line(format!("let t{} = c;", i + n));
    }
    if square {
        line("let (b, c) = (0u64, 0u64);".into());
        for i in 0..n {
            let (even, odd) = (2 * i, 2 * i + 1);
            line(format!("let (low, high) = mac(0, x[{i}], x[{i}], 0);"));
            line(format!("let s = (t{even} << 1 | b) as u128 + low as u128 + c as u128;"));
            line(format!("let c = (s >> 64) as u64; let b = t{even} >> 63; let t{even} = s as u64;"));
            line(format!("let s = (t{odd} << 1 | b) as u128 + high as u128 + c as u128;"));
            line(format!("let c = (s >> 64) as u64; let b = t{odd} >> 63; let t{odd} = s as u64;"));
        }
    }
    for k in 0..len {
        line(format!("z[{k}] = t{k};"));
    }
    rust + "}\n"
}
