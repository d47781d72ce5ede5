//! Compares our kernels with LLVM's code for the same products, written without loops.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::{Command, Stdio};

use crate::ir::Number;
use crate::kernel::Operation;

/// A compiled function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compiled {
    /// The text.
    pub assembly: String,
    /// The number of instructions, including the return.
    pub instructions: usize,
    /// The number of instructions that use the stack pointer: saved registers and spills.
    pub stack: usize,
}

/// The targets that LLVM compiles for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Llvm {
    /// Any AArch64.
    A64,
    /// Any x86-64.
    X64,
    /// x86-64 with `mulx`.
    Bmi2,
}

impl Llvm {
    /// Returns its name in records.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Llvm::A64 => "llvm a64",
            Llvm::X64 => "llvm x64",
            Llvm::Bmi2 => "llvm bmi2",
        }
    }

    fn arguments(self) -> &'static [&'static str] {
        match self {
            Llvm::A64 => &["--target=aarch64-unknown-none"],
            Llvm::X64 => &["--target=x86_64-unknown-linux-gnu", INTEL],
            Llvm::Bmi2 => &["--target=x86_64-unknown-linux-gnu", INTEL, "-Ctarget-feature=+bmi2"],
        }
    }
}

/// Removes the suffixes of mnemonics; ours have none.
const INTEL: &str = "-Cllvm-args=-x86-asm-syntax=intel";

/// Compiles an operation with rustc, from `RUSTC` or the path.
///
/// # Errors
///
/// Returns an error if rustc does not run or reports an error.
pub fn llvm(target: Llvm, operation: Operation, limbs: usize) -> io::Result<Compiled> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let arguments = ["--crate-type=lib", "--edition=2024", "-Copt-level=3", "--emit=asm", "-Awarnings"];
    let mut child = Command::new(rustc)
        .args(arguments)
        .args(target.arguments())
        .args(["-o", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut input = child.stdin.take().ok_or_else(|| io::Error::other("rustc without an input"))?;
    input.write_all(source(operation, limbs).as_bytes())?;
    drop(input);
    let output = child.wait_with_output()?;
    if !output.status.success() {
        let [target, ..] = target.arguments() else { unreachable!("a target comes first") };
        return Err(io::Error::other(format!("rustc {target} failed; is the target installed?")));
    }
    let assembly = String::from_utf8_lossy(&output.stdout).into_owned();
    let (instructions, stack) = (mnemonics(&assembly).count(), on_the_stack(&assembly));
    Ok(Compiled { assembly, instructions, stack })
}

/// Returns the lines of assembly that are instructions, without what precedes them.
fn instructions(assembly: &str) -> impl Iterator<Item = &str> {
    let code = assembly.lines().filter(|line| line.starts_with(char::is_whitespace)).map(str::trim);
    code.filter(|line| !(line.is_empty() || line.starts_with(['.', '#']) || line.starts_with("//")))
}

fn mnemonics(assembly: &str) -> impl Iterator<Item = &str> {
    instructions(assembly).filter_map(|line| line.split_whitespace().next())
}

fn on_the_stack(assembly: &str) -> usize {
    instructions(assembly).filter(|line| line.contains("[sp") || line.contains("[rsp")).count()
}

/// Returns the number of instructions by mnemonic, and of those that use the stack pointer, as a line of
/// JSON.
#[must_use]
pub fn kinds(code: &str, operation: Operation, limbs: usize, assembly: &str) -> String {
    let mut kinds = BTreeMap::new();
    for mnemonic in mnemonics(assembly) {
        *kinds.entry(mnemonic).or_insert(0) += 1;
    }
    let kinds: Vec<String> =
        kinds.iter().map(|(mnemonic, count)| format!("\"{mnemonic}\":{count}")).collect();
    format!(
        "{{\"code\":\"{code}\",\"operation\":\"{}\",\"limbs\":{limbs},\"instructions\":{{{}}},\"stack\":{}}}",
        operation.name(),
        kinds.join(","),
        on_the_stack(assembly)
    )
}

/// A crate with the operation as its only function.
fn source(operation: Operation, n: usize) -> String {
    format!("#![no_std]\n{MAC}#[unsafe(no_mangle)]\npub {}", function("f", operation, n))
}

/// The helper of every [`function`]: z + a b + c in two words.
pub const MAC: &str = "
#[inline(always)]
fn mac(z: u64, a: u64, b: u64, c: u64) -> (u64, u64) {
    let t = z as u128 + a as u128 * b as u128 + c as u128;
    (t as u64, (t >> 64) as u64)
}
";

/// Returns the operation row by row, as a function that is one straight line of Rust.
#[must_use]
pub fn function(name: &str, operation: Operation, n: usize) -> String {
    let argument = |number: &Number| {
        let kind = if number.is_written() { "&mut " } else { "&" };
        format!("{}: {kind}[u64; {}]", number.name(), operation.len(*number, n))
    };
    let arguments: Vec<String> = operation.numbers().iter().map(argument).collect();
    let mut rust = Rust(format!("fn {name}({}) {{\n", arguments.join(", ")));
    match operation {
        Operation::Mul | Operation::Sqr | Operation::MulLow => rust.product(operation, n),
        Operation::Redc => rust.reduction(n),
        Operation::Mont => rust.montgomery(n),
    }
    rust.0 + "}\n"
}

/// A function that is being written.
struct Rust(String);

impl Rust {
    fn line(&mut self, text: &str) {
        writeln!(self.0, "    {text}").expect("a String takes all");
    }

    fn product(&mut self, operation: Operation, n: usize) {
        for k in 0..2 * n {
            self.line(&format!("let t{k} = 0u64;"));
        }
        let square = operation == Operation::Sqr;
        let y = if square { "x" } else { "y" };
        for i in 0..n {
            let columns = match operation {
                Operation::MulLow => 0..n - i,
                Operation::Sqr => i + 1..n,
                _ => 0..n,
            };
            self.line("let c = 0u64;");
            for j in columns {
                self.line(&format!("let (t{k}, c) = mac(t{k}, x[{i}], {y}[{j}], c);", k = i + j));
            }
            self.line(&format!("let t{} = c;", i + n));
        }
        if square {
            self.line("let (b, c) = (0u64, 0u64);");
            for i in 0..n {
                let (even, odd) = (2 * i, 2 * i + 1);
                self.line(&format!("let (low, high) = mac(0, x[{i}], x[{i}], 0);"));
                for (k, half) in [(even, "low"), (odd, "high")] {
                    self.line(&format!("let s = (t{k} << 1 | b) as u128 + {half} as u128 + c as u128;"));
                    self.line(&format!("let c = (s >> 64) as u64; let b = t{k} >> 63; let t{k} = s as u64;"));
                }
            }
        }
        for k in 0..operation.len(Number::Z, n) {
            self.line(&format!("z[{k}] = t{k};"));
        }
    }

    fn reduction(&mut self, n: usize) {
        for k in 0..2 * n {
            self.line(&format!("let t{k} = t[{k}];"));
        }
        self.line("let top = 0u64;");
        for i in 0..n {
            self.line(&format!("let q = t{i}.wrapping_mul(m[0]); let c = 0u64;"));
            for j in 0..n {
                self.line(&format!("let (t{k}, c) = mac(t{k}, q, m[{}], c);", 1 + j, k = i + j));
            }
            self.line(&format!("let s = t{0} as u128 + c as u128 + top as u128;", i + n));
            self.line(&format!("let t{} = s as u64; let top = (s >> 64) as u64;", i + n));
        }
        self.less_m(n, n);
    }

    fn montgomery(&mut self, n: usize) {
        for k in 0..2 * n + 1 {
            self.line(&format!("let t{k} = 0u64;"));
        }
        for i in 0..n {
            for (factor, number, first) in
                [(format!("z[{i}]"), "x", 0), (format!("t{i}.wrapping_mul(m[0])"), "m", 1)]
            {
                self.line(&format!("let q = {factor}; let c = 0u64;"));
                for j in 0..n {
                    self.line(&format!(
                        "let (t{k}, c) = mac(t{k}, q, {number}[{}], c);",
                        first + j,
                        k = i + j
                    ));
                }
                self.line(&format!("let s = t{0} as u128 + c as u128; let t{0} = s as u64;", i + n));
                self.line(&format!("let t{0} = t{0} + (s >> 64) as u64;", i + n + 1));
            }
        }
        self.line(&format!("let top = t{};", 2 * n));
        self.less_m(n, n);
    }

    /// Subtracts m from the n limbs from `first` on, with `top` above them, if m does not exceed them.
    fn less_m(&mut self, n: usize, first: usize) {
        self.line("let b = false;");
        for i in 0..n {
            self.line(&format!("let (d{i}, b) = t{}.borrowing_sub(m[{}], b);", first + i, 1 + i));
        }
        self.line("let keeps = top < b as u64;");
        for i in 0..n {
            self.line(&format!("z[{i}] = if keeps {{ t{} }} else {{ d{i} }};", first + i));
        }
    }
}
