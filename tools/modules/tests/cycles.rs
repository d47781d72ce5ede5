//! For each form that a dependency between modules can take, a cycle is planted in a test crate and must be
//! found; a similar crate without a cycle must pass.

use std::fs;
use std::path::Path;
use std::process::Command;

use limbwise_modules::{Knot, check};
use tempfile::TempDir;

/// A crate with these files; the first is its root.
fn plant(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn knots(files: &[(&str, &str)]) -> Vec<Knot> {
    check(&plant(files).path().join(files[0].0)).unwrap()
}

/// All cycles, as `parent: a b`.
fn cycles(files: &[(&str, &str)]) -> Vec<String> {
    let text = |knot: &Knot| {
        let of = |cycle: &Vec<String>| format!("{}: {}", knot.parent, cycle.join(" "));
        knot.cycles.iter().map(of).collect::<Vec<_>>()
    };
    knots(files).iter().flat_map(text).collect()
}

/// Returns the cycles of a crate with `b`, which depends on `a`, and the given `a`.
fn with_b(root: &str, a: &str) -> Vec<String> {
    let b =
        "use crate::a::A;\npub struct B;\npub struct C;\npub fn f() {}\npub mod inner { pub struct D; }\n";
    cycles(&[("lib.rs", root), ("a.rs", a), ("b.rs", b)])
}

const CYCLE: [&str; 1] = ["crate: a b"];

#[test]
fn every_form_of_a_path_is_an_edge() {
    let forms = [
        "use crate::b::B;",
        "use crate::b;",
        "use super::b::f;",
        "use super::{b, c::D};",
        "use super::{c::D, b::{self as other}};",
        "use crate::{c::D, b::{inner::{D as E}, B}};",
        "use crate::{self as root, b::B,};",
        "use {crate::c::D, crate::b::B};",
        "use crate::b::*;",
        "use crate::b::{*};",
        "use crate::b as other;",
        "use crate::b::B as _;",
        "use self::super::b::B;",
        "pub use crate::b::B;",
        "pub(crate) use super::b::inner::D;",
        "pub(in crate::a) use super::b::B;",
        "#[cfg(feature = \"x\")] use crate::b::B;",
        "#[cfg(not(test))] use crate::b::B;",
        "#[cfg(any(test, unix))] use crate::b::B;",
        "fn g() { use crate::b::B; }",
        "fn g() { crate::b::f() }",
        "fn g() { for i in 0..crate::b::N {} }",
        "fn g() { let x = crate::b::B; }",
        "fn g(x: super::b::B) {}",
        "fn g() -> Vec<super::b::B> { Vec::new() }",
        "fn g() { h::<crate::b::B>() }",
        "fn g() { <crate::b::B as Default>::default() }",
        "fn g(x: *const crate::b::B) {}",
        "impl crate::b::Trait for A {}",
        "impl A { fn g(&self) { self.x(super::b::f) } }",
        "type T = &'static mut super::b::B;",
        "struct S { x: crate::b::B }",
        "#[derive(crate::b::Derive)] struct S;",
        "#[arg(value_parser = crate::b::f)] struct S;",
        "fn g() { vec![crate::b::f()] }",
        "fn g() { println!(\"{}\", super::b::f()) }",
        "items! { pub use crate::b::B; }",
        "crate::b::make!();",
        "macro_rules! m { () => { $crate::b::f() }; }",
        "macro_rules! m { (1) => { 1 }; ($x:ty) => { $crate::b::make!($x) } }",
        "macro_rules! m { () => { use $crate::b::B; } }",
        "macro_rules! m { () => { crate::b::f() } }",
        "macro_rules! m { () => { super::b::f() } }\nfn g() { m!() }",
        "mod x { use crate::b::B; }",
        "mod x { use super::super::b::B; }",
        "mod x { fn g() { super::super::b::f() } }",
        "mod x { mod y { use super::super::super::b::B; } }",
        "use super as up; fn g() { up::b::f() }",
        "use crate as root; type T = root::b::B;",
        "use super::*; fn g() { b::f() }",
        "use crate::r#b::B;",
        "fn g() { fn h() { crate::b::f() } }",
        "const X: crate::b::B = 1;",
        "static X: usize = crate::b::N;",
        "fn g() { match x { crate::b::B::Y => 1 } }",
    ];
    for form in forms {
        let a = format!("{form}\npub struct A;\n");
        assert_eq!(with_b("mod a;\nmod b;\nmod c { pub struct D; }\n", &a), CYCLE, "{form}");
    }
}

#[test]
fn a_name_that_the_parent_imports_is_an_edge_to_where_it_comes_from() {
    let imports = [
        "pub use b::B;",
        "pub(crate) use crate::b::B;",
        "use self::b::B;",
        "pub use b::*;",
        "pub use b::{f, B};",
    ];
    let uses = [
        "use crate::B;",
        "use super::B;",
        "fn g() -> crate::B {}",
        "fn g() { super::B::new() }",
        "use super::*; fn g(x: B) {}",
    ];
    for import in imports {
        for form in uses {
            let found = with_b(&format!("mod a;\nmod b;\n{import}\n"), &format!("pub struct A;\n{form}\n"));
            assert_eq!(found, CYCLE, "{import} {form}");
        }
    }
    let cases = [
        ("pub use b::B as Z;", "use crate::Z;"),
        ("pub use b::inner;", "use crate::inner::D;"),
        ("use b::inner::D;", "use super::D;"),
        ("use b::f;", "use super::*; fn g() { f() }"),
        ("use b::f;", "use super::*; const G: fn() = f;"),
        ("items! { pub use b::B; }", "use crate::B;"),
        ("macro_rules! m { () => { $crate::b::f() } }", "fn g() { m!() }"),
        ("macro_rules! m { () => { super::b::f() } }", "fn g() { m!() }"),
        ("macro_rules! m { () => { $crate::b::f() } }\npub(crate) use m;", "fn g() { crate::m!() }"),
    ];
    for (root, form) in cases {
        let found = with_b(&format!("{root}\nmod a;\nmod b;\n"), &format!("pub struct A;\n{form}\n"));
        assert_eq!(found, CYCLE, "{root} {form}");
    }
    // Through a third module.
    let files = [
        ("lib.rs", "mod a; mod b; mod facade;\npub use facade::B;"),
        ("a.rs", "use crate::B;\npub struct A;"),
        ("b.rs", "use crate::a::A;\npub struct B;"),
        ("facade.rs", "pub use crate::b::*;"),
    ];
    assert_eq!(cycles(&files), ["crate: a b", "crate: a facade b"]);
    // A path from the root of the crate to one of its own names makes no edge.
    assert!(with_b("mod a;\nmod b;\npub struct B;\n", "use crate::B;\npub struct A;\n").is_empty());
}

#[test]
fn a_macro_is_an_edge_to_where_it_is_defined() {
    let cases = [
        ("mod a; mod b;", "fn g() { crate::m!() }", "#[macro_export] macro_rules! m { () => {} }"),
        ("mod a; mod b;", "use crate::m;", "#[macro_export]\nmacro_rules! m { () => {} }"),
        ("#[macro_use] mod b; mod a;", "fn g() { m!() }", "macro_rules! m { () => {} }"),
        (
            "mod a; mod b;",
            "use crate::b::m; fn g() { m!() }",
            "macro_rules! m { () => {} } pub(crate) use m;",
        ),
    ];
    for (root, a, b) in cases {
        let (a, b) = (format!("pub struct A; {a}"), format!("use crate::a::A; {b}"));
        assert_eq!(cycles(&[("lib.rs", root), ("a.rs", &a), ("b.rs", &b)]), CYCLE, "{root} {a}");
    }
}

#[test]
fn modules_are_found_wherever_they_stand() {
    let (a, b) = ("use crate::b::B; pub struct A;", "use crate::a::A; pub struct B;");
    let inline = format!("mod a {{ {a} }} mod b {{ {b} }}");
    let crates: [&[(&str, &str)]; 8] = [
        &[("main.rs", "mod a; mod b;"), ("a.rs", a), ("b.rs", b)],
        &[("lib.rs", "mod a; mod b;"), ("a/mod.rs", a), ("b/mod.rs", b)],
        &[("lib.rs", &inline)],
        &[("lib.rs", "#[path = \"far/one.rs\"] mod a; pub mod b;"), ("far/one.rs", a), ("b.rs", b)],
        &[("lib.rs", "items! { mod a; pub mod b; }"), ("a.rs", a), ("b.rs", b)],
        &[("lib.rs", "#!/bin/sh\nmod a; mod b;"), ("a.rs", a), ("b.rs", b)],
        // The same name is declared under two conditions.
        &[
            ("lib.rs", "#[cfg(unix)] mod a { pub struct A; } #[cfg(windows)] mod a; mod b;"),
            ("a.rs", a),
            ("b.rs", b),
        ],
        &[("lib.rs", "\u{feff}#![no_std]\nmod a; mod b;"), ("a.rs", a), ("b.rs", b)],
    ];
    for files in crates {
        assert_eq!(cycles(files), CYCLE, "{files:?}");
    }
    // Grandchildren can be in the folder of the file, in that of an inline module, or next to a file named by
    // `path`.
    let (x, y) = ("use crate::b::y::Y; pub struct X;", "use crate::a::x::X; pub struct Y;");
    let crates: [&[(&str, &str)]; 5] = [
        &[
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "mod x;"),
            ("a/x.rs", x),
            ("b.rs", "pub mod y;"),
            ("b/y.rs", y),
        ],
        &[
            ("lib.rs", "mod a; mod b;"),
            ("a/mod.rs", "mod x;"),
            ("a/x/mod.rs", x),
            ("b.rs", "pub mod y;"),
            ("b/y.rs", y),
        ],
        &[("lib.rs", "mod a { mod x; } mod b { pub mod y; }"), ("a/x.rs", x), ("b/y.rs", y)],
        &[
            ("lib.rs", "#[path = \"far/one.rs\"] mod a; mod b { #[path = \"of.rs\"] pub mod y; }"),
            ("far/one.rs", "mod x;"),
            ("far/x.rs", x),
            ("b/of.rs", y),
        ],
        &[
            ("lib.rs", "mod a; mod b { pub mod y; }"),
            ("a.rs", "#[path = \"z.rs\"] mod x;"),
            ("z.rs", x),
            ("b/y.rs", y),
        ],
    ];
    for files in crates {
        assert_eq!(cycles(files), CYCLE, "{files:?}");
    }
}

#[test]
fn edges_are_lifted_to_siblings_at_every_depth() {
    let below = [
        ("lib.rs", "mod outer;"),
        ("outer.rs", "mod a; mod b; mod c;"),
        ("outer/a.rs", "mod deep { use crate::outer::b::B; }"),
        ("outer/b.rs", "pub struct B; fn f() { super::c::f() }"),
        ("outer/c.rs", "pub fn f() { crate::outer::a::deep::g() }"),
    ];
    assert_eq!(cycles(&below), ["crate::outer: a b c"]);
    let knots = knots(&below);
    let edges: Vec<_> =
        knots[0].edges.iter().map(|e| (e.from.as_str(), e.to.as_str(), e.places.len())).collect();
    assert_eq!(edges, [("a", "b", 1), ("b", "c", 1), ("c", "a", 1)]);
    let place = &knots[0].edges[1].places[0];
    assert!(place.file.ends_with(Path::new("outer/b.rs")));
    assert_eq!((place.line, place.path.as_str()), (1, "super::c::f"));
    // There are two knots, and each is reported once.
    let two = [(
        "lib.rs",
        "mod a { use crate::b::x; pub mod p { use super::q::f; } pub mod q { use super::p; pub fn f() {} } }
         mod b { pub mod x { use crate::a; } }",
    )];
    assert_eq!(cycles(&two), ["crate: a b", "crate::a: p q"]);
}

#[test]
fn what_only_looks_like_an_edge_passes() {
    let forms = [
        "use ::b::B;",
        "use other::b::B;",
        "use std::b::B;",
        "fn g() { ::b::f() }",
        "mod b { pub fn f() {} } fn g() { b::f() }",
        "mod b { pub fn f() {} } use self::b::f;",
        "mod x { use super::A; use crate::a::A as Z; }",
        "mod x { pub struct X; } use x::X; fn g(x: self::x::X, y: crate::a::x::X) {}",
        "// use crate::b::B;",
        "/// [`crate::b::B`] and `use crate::b::B;`\nstruct S;",
        "const X: &str = \"use crate::b::B;\";",
        "#[cfg(test)] mod tests { use crate::b::B; }",
        "#[cfg(test)] mod tests;",
        "#[cfg(test)] pub(crate) mod tests;",
        "#[cfg(all(test, unix))] mod tests;",
        "#[cfg(test)] #[path = \"none.rs\"] mod tests;",
        "#[path = \"none.rs\"] #[cfg(test)] mod tests;",
        "#[cfg(test)] use crate::b::{B, C};",
        "#[cfg(test)] pub use crate::b::B; struct S;",
        "#[cfg(test)] fn g<T, U>(x: T) -> crate::b::B { crate::b::f() }",
        "#[cfg(test)] impl crate::b::Trait for A { fn g() { crate::b::f() } }",
        "#[cfg(test)] const X: [u8; crate::b::N] = { crate::b::f() };",
        "#[cfg(test)] const fn g(x: crate::b::B) { crate::b::f() }",
        "struct S { #[cfg(test)] x: crate::b::B, y: u8 }",
        "fn g() { #[cfg(test)] crate::b::f(); }",
        "fn g() { #[cfg(test)] let x = crate::b::B {}; }",
        "fn g() { match x { #[cfg(test)] crate::b::B => 1, _ => 2 } }",
        "fn g() { #![cfg(test)] crate::b::f() }",
        "macro_rules! m { (crate::b::f) => {} }",
        "macro_rules! m { ($b:ident) => { $b::f() } }",
        "macro_rules! m { () => { super::b::f() } }",
        "fn g(&self) { self.b.f(); self.b(); x.b::<u8>() }",
        "fn g<'b>(x: &'b u8) -> impl Sized + use<'b> {}",
        "fn g() { Self::b(); Kind::b::f(); }",
        "pub(crate) fn g() {} pub(super) fn h() {} pub(in crate::a) fn i() {}",
        "fn g() { r#\"crate::b::f()\"# }",
        "use super::*; fn g(f: u8) -> u8 { f }",
        "use super::*; fn g() { let (f, _) = h; k(f) }",
        "use super::*; fn g() { k(|f| f + 1) }",
        "use super::*; fn g() { for (i, f) in x { k(f) } }",
        "use super::*; fn g() { match x { Some(f) => k(f), None => {} } }",
        "use super::*; fn g() { x.f(); S { f: 1 } }",
        "use super::*; pub struct B; fn g(x: B) {}",
        "use super::*; use other::B; fn g(x: B) {}",
    ];
    for form in forms {
        let found = with_b("mod a;\nmod b;\nuse b::{B, f};\n", &format!("{form}\npub struct A;\n"));
        assert!(found.is_empty(), "{form}: {found:?}");
    }
    let tests_alone = [
        ("lib.rs", "mod a; mod b;"),
        ("a.rs", "//! A.\n#![cfg(test)]\nuse crate::b::B;"),
        ("b.rs", "use crate::a::A;"),
    ];
    assert!(cycles(&tests_alone).is_empty());
    // A macro of the parent may name a child, and so may its callers, unless the child depends on them.
    let down = [
        ("lib.rs", "macro_rules! m { () => { $crate::b::f() } } mod a; mod b;"),
        ("a.rs", "m!();"),
        ("b.rs", ""),
    ];
    assert!(cycles(&down).is_empty());
}

#[test]
fn a_crate_that_cannot_be_read_is_an_error_with_its_place() {
    let error =
        |files: &[(&str, &str)]| check(&plant(files).path().join(files[0].0)).unwrap_err().to_string();
    assert!(error(&[("lib.rs", "\nmod a;")]).contains("lib.rs:2: module a: neither "));
    assert!(error(&[("lib.rs", "mod a;"), ("a.rs", "\n\nfn g() { (]\n")]).contains("a.rs:3: not Rust: "));
    assert!(
        error(&[("lib.rs", "#[path = \"lib.rs\"] mod a;")]).contains("lib.rs: the module contains itself")
    );
    assert!(check(Path::new("none/lib.rs")).unwrap_err().to_string().starts_with("none/lib.rs: "));
}

#[test]
fn the_command_prints_cycles_and_says_so_by_its_status() {
    let run = |argument: &Path| {
        let output = Command::new(env!("CARGO_BIN_EXE_limbwise-modules")).arg(argument).output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let knotted = plant(&[("lib.rs", "mod a { use super::b; }\nmod b { use super::a; }\n")]);
    let root = knotted.path().join("lib.rs");
    let (code, out, err) = run(&root);
    let shown = root.display();
    let expected = format!(
        "{shown}: crate\n  cycle: a -> b -> a\n    a -> b\n      {shown}:1: super::b\n    b -> a\n      \
         {shown}:2: super::a\n\n"
    );
    assert_eq!((code, out), (Some(1), expected));
    assert_eq!(err, "limbwise-modules: dependency cycles between sibling modules: 1\n");
    let clean = plant(&[("lib.rs", "mod a { use super::b; }\nmod b {}\n")]);
    assert_eq!(run(&clean.path().join("lib.rs")), (Some(0), String::new(), String::new()));
    let (code, out, err) = run(&clean.path().join("none.rs"));
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(err.contains("none.rs: "), "{err}");
    assert_eq!(run(Path::new("--frob")).0, Some(2));
}

/// This tool has no dependency cycles itself.
#[test]
fn this_crate_has_no_cycle() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for root in ["lib.rs", "main.rs"] {
        assert!(check(&folder.join(root)).unwrap().is_empty());
    }
}
