//! The C library from the outside: C and C++ programs, compiled against limbwise.h and the libraries that
//! cargo has just built.

mod build;
mod keys;
mod oracle;
mod symbols;

use std::fs;

use build::{CAPI, Linked, Program, run};

/// The programs that users copy from. Python's integers have computed their expected output.
#[test]
fn examples_print_what_is_expected() {
    let mut examples = 0;
    for entry in fs::read_dir(format!("{CAPI}/examples")).unwrap() {
        let source = entry.unwrap().path();
        if source.extension().is_some_and(|kind| kind == "out") {
            continue;
        }
        let expected = fs::read_to_string(source.with_extension("out")).unwrap();
        for linked in Linked::ALL {
            let program = Program::new(&source, linked);
            assert_eq!(run(&mut program.command()), expected, "{source:?} {linked:?}");
        }
        examples += 1;
    }
    assert!(examples >= 4);
}

/// Compiles and runs those programs of the READMEs and of the guide that are followed by their output.
#[test]
fn documentation_works_as_printed() {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("block.c");
    for (page, programs) in [("README.md", 1), ("../../README.md", 1), ("../../docs/guide/c.md", 2)] {
        let page = fs::read_to_string(format!("{CAPI}/{page}")).unwrap();
        // Prose and blocks alternate; each block begins with its language.
        let parts: Vec<&str> = page.split("```").collect();
        let mut ran = 0;
        for block in
            parts.windows(3).filter(|block| block[0].starts_with("c\n") && block[2].starts_with("text\n"))
        {
            fs::write(&source, &block[0]["c\n".len()..]).unwrap();
            let printed = run(&mut Program::new(&source, Linked::Shared).command());
            assert_eq!(printed, block[2]["text\n".len()..]);
            ran += 1;
        }
        assert_eq!(ran, programs);
    }
}

#[test]
fn nonsense_is_refused() {
    for linked in Linked::ALL {
        let program = Program::new(format!("{CAPI}/tests/c_api/c/refusals.c"), linked);
        let printed = run(program.command().env("LIMBWISE_THREADS", "3"));
        let lines: Vec<_> = printed.lines().collect();
        let threads = 3.min(limbwise::threads::limit()).to_string();
        assert_eq!((lines[0], lines[2]), (env!("CARGO_PKG_VERSION"), &threads[..]));
        assert!(lines[1].starts_with(&format!("{}: ", std::env::consts::ARCH)), "{}", lines[1]);
        assert!(lines[1].contains("; lanes/") && lines[1].contains(" swap/"), "{}", lines[1]);
    }
}

#[test]
fn a_wrong_environment_is_told() {
    let program = Program::new(format!("{CAPI}/examples/powers.c"), Linked::Shared);
    for (name, value, text) in [
        ("LIMBWISE_THREADS", "0", "LIMBWISE_THREADS is \"0\" where 1 or more was expected"),
        ("LIMBWISE_THREADS", "-1", "\"-1\""),
        ("LIMBWISE_THREADS", "two", "two"),
    ] {
        let output = program.command().env(name, value).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(1) && told.contains(text), "{name}={value}: {told}");
    }
}

/// With an unknown name in LIMBWISE_CPU_DISABLE, the results are the same, computed without any optional
/// processor feature, and `limbwise_cpu` reports the name.
#[test]
fn an_unknown_feature_takes_all_away() {
    let program = Program::new(format!("{CAPI}/examples/powers.c"), Linked::Shared);
    let printed = run(&mut program.command());
    assert_eq!(run(program.command().env("LIMBWISE_CPU_DISABLE", "nonsense")), printed);
    let program = Program::new(format!("{CAPI}/tests/c_api/c/refusals.c"), Linked::Shared);
    let output = program.command().env("LIMBWISE_CPU_DISABLE", "nonsense").output().unwrap();
    let told = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(!output.status.success() && told.contains("nonsense"), "{told}");
}
