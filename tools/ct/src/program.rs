//! The compiled code of this program: its functions as instructions.

pub(crate) mod access;
pub(crate) mod flow;
pub(crate) mod loops;
pub(crate) mod symbols;

use std::fs;

use iced_x86::{Decoder, DecoderOptions, Instruction, Mnemonic};
use object::{Object, ObjectSection, ObjectSymbol, SymbolKind};

/// The maximum number of bytes in an instruction.
pub(crate) const WIDEST: usize = 15;

/// A function of this program.
pub(crate) struct Function {
    /// The name as the compiler mangles it, without the hash of the legacy scheme.
    pub(crate) name: String,
    pub(crate) address: u64,
    pub(crate) code: Vec<Instruction>,
}

/// Returns the functions whose names satisfy the condition.
///
/// # Errors
///
/// Returns an error if this program cannot be read.
pub(crate) fn functions(wanted: impl Fn(&str) -> bool) -> Result<Vec<Function>, String> {
    let path = std::env::current_exe().map_err(|error| error.to_string())?;
    let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let program = object::File::parse(&*bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut functions = Vec::new();
    for symbol in program.symbols().filter(|s| s.size() > 0 && s.kind() == SymbolKind::Text) {
        let Ok(mangled) = symbol.name() else { continue };
        let name = format!("{:#}", rustc_demangle::demangle(mangled));
        if !wanted(&name) {
            continue;
        }
        let address = symbol.address();
        let section = symbol.section_index().and_then(|index| program.section_by_index(index).ok());
        let code = section.and_then(|s| s.data_range(address, symbol.size()).ok().flatten());
        let code = code.ok_or_else(|| format!("{name} has no code"))?;
        let code = Decoder::with_ip(64, code, address, DecoderOptions::NONE).into_iter().collect();
        functions.push(Function { name, address, code });
    }
    Ok(functions)
}

/// Returns the instruction that code at an address begins with.
pub(crate) fn decode(code: &[u8], address: u64) -> Instruction {
    Decoder::with_ip(64, &code[..code.len().min(WIDEST)], address, DecoderOptions::NONE).decode()
}

/// Returns whether an instruction is a floating-point division or square root, in any encoding. Their time
/// may depend on the operands.
pub(crate) fn divides_floats(x: &Instruction) -> bool {
    let name = format!("{:?}", x.mnemonic()).to_lowercase();
    let name = name.strip_prefix('v').unwrap_or(&name);
    let integers = matches!(x.mnemonic(), Mnemonic::Div | Mnemonic::Idiv);
    !integers
        && ["div", "fdiv", "fidiv", "sqrt", "fsqrt", "fprem"].iter().any(|start| name.starts_with(start))
}

/// Returns whether a function of this name is below the path, or belongs to a type that is.
pub(crate) fn is_below(name: &str, path: &str) -> bool {
    // `<path::Type>::function`, `<path::Type as other::Trait>::function`, `<&path::Type as ..`.
    name.trim_start_matches(['<', '&']).starts_with(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divisions_of_floats_are_known_in_both_encodings() {
        let divides = |bytes: &[u8]| divides_floats(&Decoder::new(64, bytes, DecoderOptions::NONE).decode());
        // divsd xmm0, xmm1; vdivpd zmm0, zmm1, zmm2; vsqrtpd ymm0, ymm1
        assert!(divides(&[0xf2, 0x0f, 0x5e, 0xc1]));
        assert!(divides(&[0x62, 0xf1, 0xf5, 0x48, 0x5e, 0xc2]));
        assert!(divides(&[0xc5, 0xfd, 0x51, 0xc1]));
        // div rcx; vmulpd zmm0, zmm1, zmm2
        assert!(!divides(&[0x48, 0xf7, 0xf1]));
        assert!(!divides(&[0x62, 0xf1, 0xf5, 0x48, 0x59, 0xc2]));
    }

    #[test]
    fn functions_of_types_are_below_the_module_of_the_type() {
        let below = |name| is_below(name, "ours::lanes::ifma::");
        assert!(below("ours::lanes::ifma::product::mul"));
        assert!(below("<ours::lanes::ifma::Kernel>::new"));
        assert!(below("<ours::lanes::ifma::Kernel as ours::lanes::Contract>::mul"));
        assert!(below(
            "<<ours::lanes::ifma::Kernel as ours::lanes::Contract>::mul::{closure#0} as core::ops::Fn>::call"
        ));
        assert!(below("<&ours::lanes::ifma::Kernel as core::fmt::Debug>::fmt"));
        assert!(!below("ours::lanes::ifmab::mul"));
        assert!(!below("<ours::lanes::avx2::Kernel as ours::lanes::ifma::Trait>::mul"));
        assert!(!below("core::slice::sort::<ours::lanes::ifma::Kernel>"));
    }
}
