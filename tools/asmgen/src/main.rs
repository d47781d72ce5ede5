//! Writes the assembly of the kernels of Limbwise; with the argument `counts`, counts its instructions beside
//! LLVM's.

use std::error::Error;
use std::fs;
use std::process::ExitCode;

use limbwise_asmgen::kernel::Kernel;
use limbwise_asmgen::{check, counts, folder, kernels, print};

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let kernels = kernels::all()?;
    match std::env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [] => write(&kernels)?,
        [word] if word == "counts" => return count(&kernels),
        _ => {
            eprintln!("usage: limbwise-asmgen [counts]");
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
        let (ours, llvm) = (kernel.counts().total(), counts::llvm(kernel.operation, kernel.limbs)?);
        let name = format!("{} {}", kernel.operation.name(), kernel.limbs);
        let ratio = ours as f64 / llvm.instructions as f64;
        println!("{name:14} {ours:>6} {:>6} {ratio:>8.3} {:>14}", llvm.instructions, llvm.stack);
        fewer += usize::from(llvm.instructions < ours);
    }
    println!("kernels for which LLVM needs fewer: {fewer}");
    Ok(if fewer == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
