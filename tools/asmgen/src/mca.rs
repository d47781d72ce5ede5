//! Cycles according to llvm-mca's processor models, for processors that are not available here. A model is
//! only an estimate: it knows ports and latencies, but assumes that memory is always in the first-level cache
//! and that branches are always predicted.

use std::fmt;
use std::io::{self, Write as _};
use std::process::{Command, Stdio};

/// LLVM's names of the modelled processors.
pub const PROCESSORS: [&str; 3] = ["apple-m1", "neoverse-n1", "neoverse-v1"];

/// The number of runs, so that the start is negligible.
const ITERATIONS: u32 = 200;

/// Returns the modelled cycles per run of AArch64 code that is run repeatedly, one figure for each of
/// [`PROCESSORS`].
///
/// # Errors
///
/// Returns an error if llvm-mca does not run or rejects the code.
pub fn cycles(assembly: &str) -> io::Result<[f64; PROCESSORS.len()]> {
    let mut all = [0.0; PROCESSORS.len()];
    for (cycles, processor) in all.iter_mut().zip(PROCESSORS) {
        *cycles = cycles_on(processor, assembly)?;
    }
    Ok(all)
}

fn cycles_on(processor: &str, assembly: &str) -> io::Result<f64> {
    let code: Vec<&str> = assembly.lines().filter(|line| is_instruction(line)).collect();
    let mut child = Command::new("llvm-mca")
        .arg("-mtriple=aarch64")
        .args([format!("-mcpu={processor}"), format!("-iterations={ITERATIONS}")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| io::Error::new(e.kind(), format!("llvm-mca: {e}")))?;
    let mut input = child.stdin.take().ok_or_else(|| io::Error::other("llvm-mca without an input"))?;
    input.write_all((code.join("\n") + "\n").as_bytes())?;
    drop(input);
    let output = child.wait_with_output()?;
    let report = String::from_utf8_lossy(&output.stdout);
    let total = report.lines().find_map(|line| line.strip_prefix("Total Cycles:"));
    let total: Option<f64> = total.and_then(|cycles| cycles.trim().parse().ok());
    let total = total.filter(|_| output.status.success());
    let total =
        total.ok_or_else(|| io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()))?;
    Ok(total / f64::from(ITERATIONS))
}

/// Removes directives, labels and comments. Returns are removed as well, because the same code follows again.
fn is_instruction(line: &str) -> bool {
    let line = line.trim();
    !(line.is_empty() || line.starts_with(['.', '/']) || line.ends_with(':') || line == "ret")
}

/// An innermost loop of a compiled function.
#[derive(Debug, PartialEq, Eq)]
pub struct Loop {
    /// The function.
    pub function: String,
    /// Where it begins.
    pub address: u64,
    /// Its instructions, the branch back last.
    pub instructions: Vec<String>,
}

impl fmt::Display for Loop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x} in {}", self.address, self.function)
    }
}

/// Returns the innermost loops of the functions in an object whose names contain `name`, by llvm-objdump.
///
/// # Errors
///
/// Returns an error if llvm-objdump does not run, or cannot read the object.
pub fn loops(object: &str, name: &str) -> io::Result<Vec<Loop>> {
    let output = Command::new("llvm-objdump")
        .args(["-d", "--no-show-raw-insn", "--no-leading-headers", "-C", object])
        .output()
        .map_err(|e| io::Error::new(e.kind(), format!("llvm-objdump: {e}")))?;
    if !output.status.success() {
        return Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    Ok(loops_of(&String::from_utf8_lossy(&output.stdout), name))
}

fn loops_of(listing: &str, name: &str) -> Vec<Loop> {
    let mut all = vec![];
    // `address <function>:`, then lines `address: instruction`, then an empty one.
    for part in listing.split("\n\n") {
        let mut lines = part.trim_start().lines();
        let Some(function) = lines.next().and_then(|head| head.split_once('<')?.1.strip_suffix(">:")) else {
            continue;
        };
        if !function.contains(name) {
            continue;
        }
        let line = |line: &str| {
            let (address, instruction) = line.trim().split_once(':')?;
            Some((u64::from_str_radix(address, 16).ok()?, instruction.trim().to_owned()))
        };
        let code: Vec<(u64, String)> = lines.filter_map(line).collect();
        let back = |(at, (address, instruction)): (usize, &(u64, String))| {
            let target = branch_target(instruction)?;
            let from = code.iter().position(|(a, _)| *a == target)?;
            (target <= *address).then_some((from, at))
        };
        let all_loops: Vec<(usize, usize)> = code.iter().enumerate().filter_map(back).collect();
        let innermost = all_loops.iter().filter(|(from, to)| {
            !all_loops.iter().any(|other| other != &(*from, *to) && other.0 >= *from && other.1 <= *to)
        });
        all.extend(innermost.map(|(from, to)| Loop {
            function: function.to_owned(),
            address: code[*from].0,
            instructions: code[*from..=*to].iter().map(|(_, instruction)| instruction.clone()).collect(),
        }));
    }
    all
}

/// Returns the target of a conditional branch.
fn branch_target(instruction: &str) -> Option<u64> {
    let (mnemonic, operands) = instruction.split_once(char::is_whitespace)?;
    if !(mnemonic.starts_with("b.") || ["cbz", "cbnz", "tbz", "tbnz", "b"].contains(&mnemonic)) {
        return None;
    }
    let address = operands.split_once("0x")?.1;
    let end = address.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(address.len());
    u64::from_str_radix(&address[..end], 16).ok()
}

impl Loop {
    /// Returns the loop in the form that llvm-mca reads: branches go to the beginning of the loop.
    #[must_use]
    pub fn assembly(&self) -> String {
        let line = |instruction: &String| match (branch_target(instruction), instruction.split_once("0x")) {
            (Some(_), Some((before, _))) => format!("{before}#0\n"),
            _ => format!("{instruction}\n"),
        };
        self.instructions.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn innermost_loops_are_found() {
        let listing = "
0000000000001000 <some::kernel>:
    1000:      \tmov\tx0, x1
    1004:      \tldr\tx2, [x0], #8
    1008:      \tsubs\tx3, x3, #1
    100c:      \tb.ne\t0x1004 <some::kernel+0x4>
    1010:      \tcbnz\tx4, 0x1000 <some::kernel>
    1014:      \tret

0000000000001018 <other>:
    1018:      \tb.ne\t0x1018 <other>
";
        let found = loops_of(listing, "kernel");
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].address, found[0].instructions.len()), (0x1004, 3));
        assert_eq!(found[0].assembly(), "ldr\tx2, [x0], #8\nsubs\tx3, x3, #1\nb.ne\t#0\n");
    }
}
