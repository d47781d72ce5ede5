//! The library exports what the header declares, and nothing else.

use std::collections::BTreeSet;
use std::fs;

use object::{Object, ObjectSymbol};

use crate::build::{CAPI, library};

#[path = "../../build/header.rs"]
#[allow(dead_code)]
mod header;

#[test]
fn exported_is_what_is_declared() {
    let text = fs::read_to_string(format!("{CAPI}/include/limbwise.h")).unwrap();
    let declared = header::Header::parse(&text).functions;
    let declared: BTreeSet<_> = declared.iter().map(|function| function.name.as_str()).collect();
    let so = fs::read(library("so")).unwrap();
    let so = object::File::parse(&*so).unwrap();
    let exported: BTreeSet<_> = so
        .dynamic_symbols()
        .filter(ObjectSymbol::is_definition)
        .map(|symbol| symbol.name().unwrap())
        .collect();
    let undeclared: Vec<_> = exported.difference(&declared).collect();
    assert!(undeclared.is_empty(), "exported, but not declared in limbwise.h: {undeclared:?}");
    let missing: Vec<_> = declared.difference(&exported).collect();
    assert!(missing.is_empty(), "declared in limbwise.h, but not exported: {missing:?}");
    assert!(declared.len() > 40);
}
