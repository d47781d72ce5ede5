//! The code size of the cipher variants that process one block at a time: the sizes of their functions in
//! this executable.

use std::fs;
use std::path::PathBuf;

use limbwise_kernels::grf;
use object::{Object, ObjectSymbol, SymbolKind};
use serde::{Deserialize, Serialize};

/// The variants. Others have code for many blocks and for the remaining ones.
const VARIANTS: [&str; 9] =
    ["reference", "scalar", "avx2_gather", "avx2", "avx512_wide", "avx512", "vbmi", "pext", "sp_table"];

/// Prints the code size in bytes of each variant of the family grf that processes one block at a time, one
/// JSON object per line.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The executable whose symbols are read [default: this one]. Use a release build.
    #[arg(value_name = "FILE")]
    executable: Option<PathBuf>,
}

/// The compiled code of a variant.
#[derive(Debug, Deserialize, Serialize)]
pub(crate) struct Code {
    pub(crate) variant: String,
    /// The round of blocks in place: everything that the variant's module compiles to for it. The loop counts
    /// unless the compiler has moved it elsewhere.
    pub(crate) bytes: u64,
}

/// Prints the sizes.
pub(crate) fn run(args: &Args) -> Result<(), String> {
    let path = args.executable.clone().map_or_else(std::env::current_exe, Ok);
    let path = path.map_err(|error| format!("this executable: {error}"))?;
    let wrong = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let bytes = fs::read(&path).map_err(|error| wrong(&error))?;
    let file = object::File::parse(&*bytes).map_err(|error| wrong(&error))?;
    let functions: Vec<(String, u64)> = file
        .symbols()
        .filter(|symbol| symbol.kind() == SymbolKind::Text)
        .filter_map(|symbol| {
            Some((format!("{:#}", rustc_demangle::demangle(symbol.name().ok()?)), symbol.size()))
        })
        .collect();
    for variant in VARIANTS {
        if grf::FAMILY.variants.iter().all(|known| known.name != variant) {
            continue;
        }
        let code = of(&functions, variant)
            .ok_or_else(|| wrong(&format!("no function of grf/{variant}: was it stripped?")))?;
        println!("{}", serde_json::to_string(&code).map_err(|error| wrong(&error))?);
    }
    Ok(())
}

/// Returns the functions of a variant, except those that serve other loops.
fn of(functions: &[(String, u64)], variant: &str) -> Option<Code> {
    let module = format!("limbwise_kernels::grf::{variant}::");
    let sizes = functions.iter().filter(|(name, _)| {
        name.contains(&module) && !["round_into", "round_every"].iter().any(|other| name.contains(other))
    });
    let bytes = sizes.map(|(_, size)| size).sum();
    (bytes > 0).then(|| Code { variant: variant.to_owned(), bytes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_functions_of_a_variant_are_found_by_their_symbols() {
        let functions = [
            ("limbwise_kernels::grf::avx2::opened::round", 1400),
            ("limbwise_kernels::grf::avx2::opened::round_into", 1500),
            ("<limbwise_kernels::grf::avx2::Kernel as limbwise_kernels::grf::Contract>::round::opened", 20),
            ("limbwise_kernels::grf::avx2_batch::opened::round", 3000),
        ];
        let functions = functions.map(|(name, size)| (name.to_owned(), size));
        assert_eq!(of(&functions, "avx2").unwrap().bytes, 1420);
        assert_eq!(of(&functions, "avx2_batch").unwrap().bytes, 3000);
        assert!(of(&functions, "gfni").is_none());
    }

    #[test]
    fn every_variant_is_in_this_executable() {
        assert_eq!(run(&Args { executable: None }), Ok(()));
        let missing = run(&Args { executable: Some("none/a".into()) }).unwrap_err();
        assert!(missing.starts_with("none/a: "), "{missing}");
    }
}
