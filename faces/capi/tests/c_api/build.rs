//! Compilers, and the libraries beside the test.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::{env, fs};

use tempfile::TempDir;

/// The folder of this package.
pub(crate) const CAPI: &str = env!("CARGO_MANIFEST_DIR");

/// The library that a program links, and the sanitizer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Linked {
    Shared,
    Static,
    /// With AddressSanitizer, which also detects memory leaks.
    Sanitized,
}

impl Linked {
    pub(crate) const ALL: [Linked; 3] = [Linked::Shared, Linked::Static, Linked::Sanitized];
}

/// A program and its folder.
pub(crate) struct Program {
    folder: TempDir,
}

/// Returns the folder of the libraries built by cargo, which is that of this test.
pub(crate) fn libraries() -> PathBuf {
    env::current_exe().unwrap().parent().unwrap().to_owned()
}

/// Returns the file of the static or the shared library, as cargo names it.
pub(crate) fn library(kind: &str) -> PathBuf {
    let library = libraries().join(format!("liblimbwise_capi.{kind}"));
    assert!(library.exists(), "{library:?} has not been built");
    library
}

/// Returns the compilers, installing those that are missing.
static COMPILERS: LazyLock<()> = LazyLock::new(|| {
    run(Command::new(format!("{CAPI}/../../tools/setup.sh")).arg("capi"));
});

impl Program {
    pub(crate) fn new(source: impl AsRef<Path>, linked: Linked) -> Program {
        LazyLock::force(&COMPILERS);
        let source = source.as_ref();
        let folder = tempfile::tempdir().unwrap();
        let cpp = source.extension() == Some(OsStr::new("cpp"));
        let mut compiler = Command::new(if cpp { "g++" } else { "gcc" });
        compiler.arg(if cpp { "-std=c++17" } else { "-std=c11" });
        compiler.args(["-O1", "-g", "-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Werror"]);
        compiler.arg(format!("-I{CAPI}/include")).arg(source).arg("-o").arg(folder.path().join("program"));
        if linked == Linked::Shared {
            // As the library is installed.
            let (so, name) = (library("so"), soname());
            std::os::unix::fs::symlink(so, folder.path().join(&name)).unwrap();
            compiler.arg(folder.path().join(&name));
            compiler.arg(format!("-Wl,-rpath,{}", folder.path().to_str().unwrap()));
        } else {
            compiler.arg(library("a")).args(["-pthread", "-ldl", "-lm"]);
        }
        if linked == Linked::Sanitized {
            compiler.args(["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]);
        }
        run(&mut compiler);
        Program { folder }
    }

    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(self.folder.path().join("program"));
        command.env_remove("LIMBWISE_THREADS").env_remove("LIMBWISE_CPU_DISABLE");
        // Cargo's rpath names target/ here, which may hold the library of an earlier `cargo build`. Our rpath
        // comes after it.
        command.env_remove("LD_LIBRARY_PATH");
        command.env("ASAN_OPTIONS", "detect_leaks=1:detect_stack_use_after_return=1");
        command
    }

    /// Returns the program's output for this input.
    pub(crate) fn answer(&self, question: &[u8]) -> Vec<u8> {
        let mut child = self.command().stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (mut stdin, question) = (child.stdin.take().unwrap(), question.to_owned());
        let writer = std::thread::spawn(move || stdin.write_all(&question));
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap().unwrap();
        assert!(output.status.success(), "{}", output.status);
        output.stdout
    }
}

/// Returns the shared library's name for itself (its soname).
fn soname() -> String {
    let (major, minor) = (env!("CARGO_PKG_VERSION_MAJOR"), env!("CARGO_PKG_VERSION_MINOR"));
    let version = if major == "0" { format!("0.{minor}") } else { major.to_owned() };
    let name = format!("liblimbwise.so.{version}");
    let so = fs::read(library("so")).unwrap();
    assert!(so.windows(name.len()).any(|window| window == name.as_bytes()), "the soname is not {name}");
    name
}

/// Returns the output of a command, which must succeed.
pub(crate) fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    let (out, err) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{command:?}: {}\n{out}{err}", output.status);
    out
}
