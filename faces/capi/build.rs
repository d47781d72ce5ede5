//! Writes what limbwise.h says as Rust that compiles if it is true (src/lib.rs, module `header`), compares
//! its version with that of the package, and names the shared library.

#[path = "build/header.rs"]
mod header;

use std::path::Path;
use std::{env, fs};

use header::{Header, Variable};

const HEADER: &str = "include/limbwise.h";

/// The macro that is the version; its parts begin with it too.
const VERSION: &str = "LIMBWISE_VERSION";

fn main() {
    println!("cargo::rerun-if-changed={HEADER}");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=build.rs");
    let header = Header::parse(&fs::read_to_string(HEADER).expect("the header is there"));
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("header.rs"), checks(&header)).expect("OUT_DIR can be written");

    check_version(&header);

    let version = |part| env::var(format!("CARGO_PKG_VERSION_{part}")).expect("cargo sets the version");
    let (major, minor) = (version("MAJOR"), version("MINOR"));
    let os = env::var("CARGO_CFG_TARGET_OS").expect("cargo sets the system");
    if os == "linux" {
        // Before 1.0 a minor version may change what is exported.
        let compatible = if major == "0" { format!("0.{minor}") } else { major };
        let soname = format!("liblimbwise.so.{compatible}");
        println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,{soname}");
        link_beside(Path::new(&out), &soname);
    }
}

/// Panics unless the macros of the version say what Cargo.toml does.
fn check_version(header: &Header) {
    for (part, quote) in [("", "\""), ("_MAJOR", ""), ("_MINOR", ""), ("_PATCH", "")] {
        let expected = env::var(format!("CARGO_PKG_VERSION{part}")).expect("cargo sets the version");
        let (name, expected) = (format!("{VERSION}{part}"), format!("{quote}{expected}{quote}"));
        let found = header.macros.iter().find(|(macro_name, _)| *macro_name == name);
        assert!(
            found.is_some_and(|(_, value)| *value == expected),
            "{HEADER} defines {name} as {found:?} where {expected} was expected"
        );
    }
}

/// Cargo names the library after the crate. A link beside it has the name that programs ask for, so that one
/// which was linked with the library in target/ finds it there.
#[cfg(unix)]
fn link_beside(out: &Path, soname: &str) {
    // OUT_DIR is PROFILE/build/PACKAGE/out. Laid out in another way, there is nothing to put the link beside.
    let mut folders = out.ancestors().skip(2);
    let (Some(build), Some(profile)) = (folders.next(), folders.next()) else { return };
    if build.ends_with("build") {
        let link = profile.join(soname);
        // One that is there is that of an earlier build.
        if fs::symlink_metadata(&link).is_err() {
            std::os::unix::fs::symlink("liblimbwise_capi.so", &link)
                .expect("the target folder can be written");
        }
    }
}

#[cfg(not(unix))]
fn link_beside(_: &Path, _: &str) {}

/// Rust that compiles if the crate exports what the header declares.
fn checks(header: &Header) -> String {
    let mut rust = String::new();
    for (name, value) in &header.statuses {
        let name = short(name);
        let name = name.strip_prefix("ERR_").unwrap_or(name);
        rust += &format!("const _: () = assert!(Status::{name}.code() == {value});\n");
    }
    rust += &format!("const _: () = assert!(Status::ALL.len() == {});\n", header.statuses.len());
    for (name, value) in header.macros.iter().filter(|(name, _)| !name.starts_with(VERSION)) {
        let (name, value) = (short(name), value.replace("SIZE_MAX", "usize::MAX"));
        rust += &format!("const _: () = assert!({name} == {value});\n");
    }
    for (name, fields) in &header.structures {
        rust += &structure(&of_c(name), fields);
    }
    for function in &header.functions {
        let parameters: Vec<_> = function.parameters.iter().map(|parameter| of_c(&parameter.kind)).collect();
        let name = function.name.strip_prefix("limbwise_").expect("names begin with limbwise_");
        let parameters = parameters.join(", ");
        let result = if function.result == "void" { "()".to_owned() } else { of_c(&function.result) };
        let result = result.replace("'_", "'static");
        rust += &format!("const _: extern \"C\" fn({parameters}) -> {result} = {name};\n");
    }
    rust
}

/// That a structure has these fields, and each in its place.
fn structure(ours: &str, fields: &[Variable]) -> String {
    let list = |field: fn(&Variable) -> String| fields.iter().map(field).collect::<String>();
    let declared =
        list(|Variable { kind, name }| format!("{name}: {}, ", of_c(kind).replace("'_", "'static")));
    let moved = list(|Variable { name, .. }| format!("{name}: c.{name}, "));
    let ours = ours.replace("'_", "'static");
    let mut rust = format!(
        "const _: () = {{\n    type Ours = {ours};\n    #[repr(C)]\n    struct C {{ {declared}}}\n    \
         fn same(c: C) -> Ours {{ Ours {{ {moved}}} }}\n    \
         assert!(size_of::<C>() == size_of::<Ours>() && align_of::<C>() == align_of::<Ours>());\n"
    );
    for Variable { name, .. } in fields {
        rust += &format!("    assert!(offset_of!(C, {name}) == offset_of!(Ours, {name}));\n");
    }
    rust + "};\n"
}

fn short(name: &str) -> &str {
    name.strip_prefix("LIMBWISE_").expect("names begin with LIMBWISE_")
}

/// Returns the type that this crate has for a type of C.
fn of_c(kind: &str) -> String {
    if let Some((kind, len)) = kind.split_once('[') {
        return format!("[{}; {}", of_c(kind), len);
    }
    if let Some(kind) = kind.strip_suffix('*') {
        if let Some(kind) = kind.strip_prefix("const ").filter(|kind| !kind.contains('*')) {
            return format!("Source<'_, {}>", of_c(kind));
        }
        let to = match kind.strip_suffix('*') {
            Some(opaque) if !opaque.starts_with("const ") => format!("*mut {}", of_c(opaque)),
            _ => of_c(kind).replace("'_", "'static"),
        };
        return format!("Target<'_, {to}>");
    }
    match kind {
        "void" => "u8",
        "uint8_t" => "u8",
        "int8_t" => "i8",
        "uint32_t" => "u32",
        "uint64_t" => "u64",
        "size_t" => "usize",
        "char" => "core::ffi::c_char",
        "limbwise_status" => "Status",
        "limbwise_error" => "ErrorText",
        "limbwise_operand" => "COperand<'_>",
        "limbwise_modulo" => "CModulo<'_>",
        "limbwise_output" => "Output<'_>",
        "limbwise_options" => "Options",
        "limbwise_moduli" => "PreparedModuli",
        "limbwise_fixed_bases" => "FixedBases",
        "limbwise_fixed_exponent" => "FixedExponent",
        "limbwise_private_key" => "PrivateKey",
        "limbwise_rsa_key" => "RsaKey",
        "limbwise_paillier_key" => "PaillierKey",
        other => panic!("limbwise.h: the type {other}"),
    }
    .to_owned()
}
