//! Writes the assembly of the kernels of Limbwise.

use std::error::Error;
use std::fs;

use limbwise_asmgen::{check, folder, kernels, print};

fn main() -> Result<(), Box<dyn Error>> {
    let kernels = kernels::all()?;
    for kernel in &kernels {
        check::check(kernel)?;
        let path = folder().join(kernel.path());
        fs::create_dir_all(path.parent().ok_or("a kernel without a folder")?)?;
        fs::write(path, print::file(kernel))?;
    }
    eprintln!("{} kernels written to {}", kernels.len(), folder().display());
    Ok(())
}
