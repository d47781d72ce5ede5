//! Writes the assembly of the kernels of Limbwise. With an argument it examines code: `kinds` prints the
//! number of instructions of each kind in our products and squares and in LLVM's, as JSON. The others are for
//! AArch64 and do not need such a processor: `counts` compares the number of instructions with LLVM's,
//! `model` prints modelled cycles for both, and `loops OBJECT NAME` models the innermost loops of compiled
//! functions whose names contain NAME.

use std::error::Error;
use std::fs;
use std::process::ExitCode;

use limbwise_asmgen::counts::Llvm;
use limbwise_asmgen::kernel::{Kernel, Operation};
use limbwise_asmgen::mca::PROCESSORS;
use limbwise_asmgen::{check, counts, folder, kernels, mca, print};

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let kernels = kernels::all()?;
    match std::env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [] => write(&kernels)?,
        [word] if word == "counts" => return count(&kernels),
        [word] if word == "kinds" => kinds(&kernels)?,
        [word] if word == "model" => model(&kernels)?,
        [word, object, name] if word == "loops" => loops(object, name)?,
        _ => {
            eprintln!("usage: limbwise-asmgen [counts | kinds | model | loops OBJECT NAME]");
            return Ok(ExitCode::from(2));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn write(kernels: &[Kernel]) -> Result<(), Box<dyn Error>> {
    for kernel in kernels {
        check::check(kernel)?;
        let path = folder().join(kernel.path());
        fs::create_dir_all(path.parent().ok_or("a kernel without a folder")?)?;
        fs::write(path, print::file(kernel))?;
    }
    eprintln!("{} kernels written to {}", kernels.len(), folder().display());
    Ok(())
}

/// Fails if LLVM needs fewer instructions for any of the kernels of AArch64.
fn count(kernels: &[Kernel]) -> Result<ExitCode, Box<dyn Error>> {
    println!("{:14} {:>6} {:>6} {:>8} {:>14}", "a64", "ours", "LLVM", "ratio", "LLVM's stack");
    let mut fewer = 0;
    for kernel in kernels.iter().filter(|k| k.variant == "a64") {
        let (ours, llvm) =
            (kernel.counts().total(), counts::llvm(Llvm::A64, kernel.operation, kernel.limbs)?);
        let name = format!("{} {}", kernel.operation.name(), kernel.limbs);
        let ratio = ours as f64 / llvm.instructions as f64;
        println!("{name:14} {ours:>6} {:>6} {ratio:>8.3} {:>14}", llvm.instructions, llvm.stack);
        fewer += usize::from(llvm.instructions < ours);
    }
    println!("kernels for which LLVM needs fewer: {fewer}");
    Ok(if fewer == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Instructions by mnemonic of products and squares of 3 to 9 limbs.
fn kinds(kernels: &[Kernel]) -> Result<(), Box<dyn Error>> {
    let shown =
        |k: &&Kernel| [Operation::Mul, Operation::Sqr].contains(&k.operation) && (3..=9).contains(&k.limbs);
    for kernel in kernels.iter().filter(shown) {
        let (operation, limbs) = (kernel.operation, kernel.limbs);
        println!("{}", counts::kinds(kernel.variant, operation, limbs, &print::file(kernel)));
        let llvm = match kernel.variant {
            "adx" => Llvm::Bmi2,
            "x64" => Llvm::X64,
            _ => Llvm::A64,
        };
        let compiled = counts::llvm(llvm, operation, limbs)?;
        println!("{}", counts::kinds(llvm.name(), operation, limbs, &compiled.assembly));
    }
    Ok(())
}

/// Returns the cycles of our kernels and of LLVM's code, each run repeatedly.
fn model(kernels: &[Kernel]) -> Result<(), Box<dyn Error>> {
    println!("cycles modelled by llvm-mca, not measured: ours / LLVM's");
    print!("{:14}", "a64");
    PROCESSORS.iter().for_each(|processor| print!(" {processor:>17}"));
    println!();
    for kernel in kernels.iter().filter(|k| k.variant == "a64") {
        let ours = mca::cycles(&print::file(kernel))?;
        let llvm = mca::cycles(&counts::llvm(Llvm::A64, kernel.operation, kernel.limbs)?.assembly)?;
        print!("{:14}", format!("{} {}", kernel.operation.name(), kernel.limbs));
        ours.iter().zip(llvm).for_each(|(ours, llvm)| print!(" {:>17}", format!("{ours:.1} / {llvm:.1}")));
        println!();
    }
    Ok(())
}

/// Cycles of a pass through each innermost loop.
fn loops(object: &str, name: &str) -> Result<(), Box<dyn Error>> {
    let loops = mca::loops(object, name)?;
    if loops.is_empty() {
        return Err(format!("{object} has no loop in a function whose name contains {name}").into());
    }
    println!("cycles of a pass modelled by llvm-mca, not measured");
    print!("{:>8} {:>6} {:>6}", "in all", "umlal", "mul");
    PROCESSORS.iter().for_each(|processor| print!(" {processor:>12}"));
    println!("  loop");
    for pass in loops {
        let count = |of: &[&str]| {
            let is = |line: &&String| of.iter().any(|mnemonic| line.starts_with(mnemonic));
            pass.instructions.iter().filter(is).count()
        };
        let (all, umlal, mul) =
            (pass.instructions.len(), count(&["umlal", "umull"]), count(&["mul", "umulh", "madd"]));
        print!("{all:>8} {umlal:>6} {mul:>6}");
        mca::cycles(&pass.assembly())?.iter().for_each(|cycles| print!(" {cycles:>12.1}"));
        println!("  {pass}");
    }
    Ok(())
}
