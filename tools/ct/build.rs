//! Passes the compiler and its flags to the program, which reports them, and writes the declarations of
//! limbwise.h in Rust, for the cases of the C library.

#[allow(dead_code)]
#[path = "../../faces/capi/build/header.rs"]
mod header;

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use header::{Function, Header, Variable};

const HEADER: &str = "../../faces/capi/include/limbwise.h";

/// Operations that need exponents, or numbers that have inverses, and therefore cases of their own.
const SPECIAL: [&str; 2] = ["powmod", "invmod"];

fn main() {
    let rustc = env::var("RUSTC").expect("cargo names the compiler");
    let output = Command::new(rustc).arg("--version").output().expect("the compiler runs");
    println!("cargo::rustc-env=LIMBWISE_CT_RUSTC={}", String::from_utf8_lossy(&output.stdout).trim());
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default().replace('\u{1f}', " ");
    println!("cargo::rustc-env=LIMBWISE_CT_FLAGS={flags}");
    for (name, variable) in [("OPT_LEVEL", "LIMBWISE_CT_OPT"), ("TARGET", "LIMBWISE_CT_TARGET")] {
        println!("cargo::rustc-env={variable}={}", env::var(name).expect("cargo sets it"));
    }
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={HEADER}");
    println!("cargo::rerun-if-changed=../../faces/capi/build/header.rs");
    let header = Header::parse(&fs::read_to_string(HEADER).expect("the header is there"));
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("limbwise.rs"), declarations(&header)).expect("OUT_DIR can be written");
}

/// The structures and functions of the header, and lists of the operations on columns by their numbers of
/// operands.
fn declarations(header: &Header) -> String {
    let of_c = |kind: &str| of_c(kind, header);
    let list = |variables: &[Variable], before: &str| -> String {
        variables.iter().map(|Variable { kind, name }| format!("{before}{name}: {}, ", of_c(kind))).collect()
    };
    let mut rust = String::new();
    for (name, fields) in &header.structures {
        let fields = list(fields, "pub(crate) ");
        rust +=
            &format!("#[derive(Clone, Copy)]\n#[repr(C)]\npub(crate) struct {} {{ {fields}}}\n", camel(name));
    }
    rust += "unsafe extern \"C\" {\n";
    for Function { name, parameters, result } in &header.functions {
        let result = if result == "void" { "()".into() } else { of_c(result) };
        rust += &format!("    pub(crate) fn {name}({}) -> {result};\n", list(parameters, ""));
    }
    rust += "}\n";
    for (kind, operands) in [("Unary", 1), ("Binary", 2)] {
        let functions = header.functions.iter().filter(|function| is_operation(function, operands));
        let names: Vec<_> = functions.map(|function| function.name.as_str()).collect();
        rust += &format!("pub(crate) const {}: &[{kind}] = &[{}];\n", kind.to_uppercase(), names.join(", "));
    }
    rust
}

/// Returns whether a function is an operation on this many columns that needs no case of its own.
fn is_operation(function: &Function, operands: usize) -> bool {
    let after = ["limbwise_modulo", "const limbwise_options*", "limbwise_output", "limbwise_error*"];
    let expected = [vec!["limbwise_operand"; operands], after.to_vec()].concat();
    let name = function.name.trim_start_matches("limbwise_");
    let parameters = function.parameters.iter().map(|parameter| &parameter.kind);
    name.ends_with("mod") && !SPECIAL.contains(&name) && parameters.eq(expected)
}

/// Returns the Rust type for a type of C. Pointers to opaque structures are pointers to `c_void`.
fn of_c(kind: &str, header: &Header) -> String {
    if let Some((kind, len)) = kind.split_once('[') {
        return format!("[{}; {len}", of_c(kind, header));
    }
    if let Some(kind) = kind.strip_suffix('*') {
        return match kind.strip_prefix("const ").filter(|kind| !kind.contains('*')) {
            Some(kind) => format!("*const {}", of_c(kind, header)),
            None => format!("*mut {}", of_c(kind, header)),
        };
    }
    match kind {
        "uint8_t" => "u8".into(),
        "int8_t" => "i8".into(),
        "uint32_t" | "limbwise_status" => "u32".into(),
        "uint64_t" => "u64".into(),
        "size_t" => "usize".into(),
        "char" => "core::ffi::c_char".into(),
        _ if header.structures.iter().any(|(name, _)| name == kind) => camel(kind),
        _ => "core::ffi::c_void".into(),
    }
}

fn camel(name: &str) -> String {
    let name = name.trim_start_matches("limbwise_");
    let parts = name.split('_').map(|part| part[..1].to_uppercase() + &part[1..]);
    parts.collect()
}
