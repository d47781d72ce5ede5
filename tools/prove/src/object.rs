//! The kernels in a built library or program: the functions in the tables of the families, found by name.

use std::collections::BTreeMap;
use std::path::Path;

use limbwise_asmgen::kernel::Operation;
use object::read::archive::ArchiveFile;
use object::{Object, ObjectSection, ObjectSymbol, SymbolKind};

use crate::code::{Code, Refused, Result};
use crate::lift::{Architecture, lift};

/// A kernel from a built file.
#[derive(Clone, Debug)]
pub struct Kernel {
    /// The variant that it belongs to.
    pub variant: String,
    /// What it computes.
    pub operation: Operation,
    /// The architecture it runs on.
    pub architecture: Architecture,
    /// Its machine code.
    pub bytes: Vec<u8>,
}

impl Kernel {
    /// Returns its instructions.
    ///
    /// # Errors
    ///
    /// Returns an error if one of them is not modelled.
    pub fn code(&self) -> Result<Code> {
        lift(self.architecture, &self.bytes)
    }
}

/// Returns the kernels in an object file, an archive, a shared library or a program.
///
/// # Errors
///
/// Returns an error if the file cannot be read, if a function is named like a kernel but is not known to be
/// one, or if there are no kernels.
pub fn kernels(path: &Path) -> Result<Vec<Kernel>> {
    let wrong = |error: &dyn std::fmt::Display| Refused::new(format!("{}: {error}", path.display()));
    let bytes = std::fs::read(path).map_err(|error| wrong(&error))?;
    let mut found = BTreeMap::new();
    if let Ok(archive) = ArchiveFile::parse(&*bytes) {
        for member in archive.members() {
            let member = member.map_err(|error| wrong(&error))?;
            // An rlib contains metadata besides the objects.
            let data = member.data(&*bytes).map_err(|error| wrong(&error))?;
            if let Ok(file) = object::File::parse(data) {
                collect(&file, &mut found).map_err(|error| wrong(&error))?;
            }
        }
    } else {
        let file = object::File::parse(&*bytes).map_err(|error| wrong(&error))?;
        collect(&file, &mut found).map_err(|error| wrong(&error))?;
    }
    if found.is_empty() {
        return Err(wrong(
            &"no kernels: not a build of limbwise-kernels, without symbols, or for link-time optimisation",
        ));
    }
    Ok(found.into_values().collect())
}

/// The names of the functions in the tables.
const FUNCTION: &str = "kernel";

fn collect(file: &object::File<'_>, found: &mut BTreeMap<String, Kernel>) -> Result<()> {
    for symbol in file.symbols().filter(|s| s.kind() == SymbolKind::Text && s.is_definition()) {
        let Ok(mangled) = symbol.name() else { continue };
        if !mangled.contains(FUNCTION) {
            continue;
        }
        let name = format!("{:#}", rustc_demangle::demangle(mangled));
        let Some((variant, operation)) = place(&name) else { continue };
        let operation =
            operation.ok_or_else(|| Refused::new(format!("{name}: an operation without a specification")))?;
        let architecture = match file.architecture() {
            object::Architecture::X86_64 => Architecture::X86,
            object::Architecture::Aarch64 => Architecture::A64,
            other => return Err(Refused::new(format!("{other:?} has no kernels"))),
        };
        let section = symbol.section_index().and_then(|index| file.section_by_index(index).ok());
        let bytes = section.and_then(|s| s.data_range(symbol.address(), symbol.size()).ok().flatten());
        let bytes = bytes.filter(|bytes| !bytes.is_empty());
        let bytes = bytes.ok_or_else(|| Refused::new(format!("{name} has no code")))?.to_vec();
        found.insert(
            mangled.to_owned(),
            Kernel { variant: variant.to_owned(), operation, architecture, bytes },
        );
    }
    Ok(())
}

/// Splits `limbwise_kernels::mul::VARIANT::TABLE::kernel` into the variant and the operation; the operation
/// is absent if the table's name does not contain one. `TABLE_LONG` is a kernel longer than those of the
/// table.
fn place(name: &str) -> Option<(&str, Option<Operation>)> {
    let (path, function) = name.rsplit_once("::")?;
    let (path, table) = path.rsplit_once("::")?;
    let (family, variant) = path.rsplit_once("::")?;
    if function != FUNCTION || family != "limbwise_kernels::mul" {
        return None;
    }
    let table = table.strip_suffix("_LONG").unwrap_or(table).to_lowercase();
    Some((variant, Operation::ALL.into_iter().find(|operation| operation.name() == table)))
}
