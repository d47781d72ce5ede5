//! Builds the C and C++ rivals if the feature `rivals` is on, and passes the compiler and its flags to the
//! program, which records them.

use std::env;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let rustc = env::var("RUSTC").expect("cargo names the compiler");
    println!("cargo::rustc-env=LIMBWISE_BENCH_RUSTC={}", version(&rustc));
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default().replace('\u{1f}', " ");
    let level = env::var("OPT_LEVEL").expect("cargo sets it");
    println!("cargo::rustc-env=LIMBWISE_BENCH_FLAGS={}", format!("-C opt-level={level} {flags}").trim_end());
    #[cfg(feature = "rivals")]
    rivals::build();
}

/// Returns the first line of a compiler's version.
fn version(compiler: &str) -> String {
    let output = Command::new(compiler).arg("--version").output().expect("the compiler runs");
    String::from_utf8_lossy(&output.stdout).lines().next().unwrap_or_default().trim().to_owned()
}

#[cfg(feature = "rivals")]
#[path = "build/article.rs"]
mod article;
#[cfg(feature = "rivals")]
#[path = "build/llvm.rs"]
mod llvm;

#[cfg(feature = "rivals")]
mod rivals {
    use std::fmt::Write;
    use std::path::{Path, PathBuf};
    use std::{env, fs};

    use super::article::Program;

    /// Rivals are optimized only in release builds, in which they are timed. Elsewhere, as in `make lint`, it
    /// is enough that they compile.
    fn opt_level() -> u32 {
        if env::var("PROFILE").as_deref() == Ok("release") { 3 } else { 0 }
    }

    pub(super) fn build() {
        println!("cargo::rerun-if-changed=build");
        println!("cargo::rerun-if-changed=c");
        for (compiler, variable) in [("gcc", "LIMBWISE_BENCH_GCC"), ("clang", "LIMBWISE_BENCH_CLANG")] {
            println!("cargo::rustc-env={variable}={}", super::version(compiler));
        }
        ntl();
        article();
        loops();
        llvm();
    }

    /// Returns the output folder, and whether the target is x86-64.
    fn target() -> (PathBuf, bool) {
        let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
        (out, env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("x86_64"))
    }

    /// `llvm.rs`: products in Rust.
    fn llvm() {
        let (out, x86_64) = target();
        fs::write(out.join("llvm.rs"), super::llvm::source(x86_64)).expect("OUT_DIR can be written");
    }

    /// The wrapper around NTL, which is C++.
    fn ntl() {
        cc::Build::new()
            .cpp(true)
            .std("c++17")
            .file("c/ntl.cpp")
            .opt_level(opt_level())
            .compile("limbwise_ntl");
        println!("cargo::rustc-link-lib=dylib=ntl");
    }

    /// The article's programs, built by both compilers for both vector widths, and their list, `article.rs`.
    fn article() {
        let (out, x86_64) = target();
        let mut list = String::new();
        if x86_64 {
            for compiler in ["gcc", "clang"] {
                for width in [256, 512] {
                    for program in Program::ALL {
                        build_one(&out, program, compiler, width);
                        declare(&mut list, program, compiler, width);
                    }
                }
            }
        }
        let list = format!("const FUNCTIONS: &[Function] = &[{list}];");
        fs::write(out.join("article.rs"), list).expect("OUT_DIR can be written");
    }

    fn build_one(out: &Path, program: Program, compiler: &str, width: usize) {
        let name = format!("article_{}_{compiler}{width}", program.name());
        let file = out.join(format!("{name}.c"));
        fs::write(&file, program.source(compiler, width)).expect("OUT_DIR can be written");
        let mut build = cc::Build::new();
        build
            .compiler(compiler)
            .file(file)
            .include("c")
            .define("WIDTH", &*width.to_string())
            .opt_level(opt_level());
        for flag in ["-mavx512f", "-mavx512vl"] {
            build.flag(flag);
        }
        if matches!(program, Program::Ifma) {
            build.flag("-mavx512ifma");
        }
        build.try_compile(&name).unwrap_or_else(|error| {
            panic!("{compiler} does not build the rivals (tools/setup.sh rivals): {error}")
        });
    }

    /// Loops over arrays, compiled by gcc.
    fn loops() {
        let compile = |source: &str, name: &str, flags: &[&str]| {
            let mut build = cc::Build::new();
            build.compiler("gcc").opt_level(opt_level()).debug(false).file(source).define("WAY", name);
            flags.iter().for_each(|flag| {
                build.flag(flag);
            });
            build.compile(name);
        };
        compile("c/swap.c", "scalar", &["-fno-tree-vectorize"]);
        compile("c/swap.c", "native", &["-march=native"]);
        compile("c/touch.c", "touch", &["-march=native"]);
        if env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("x86_64") {
            compile("c/swap_avx2.c", "article", &["-mavx2", "-fno-tree-vectorize"]);
        }
    }

    /// Lines of the list, with one function for each number of limbs.
    fn declare(list: &mut String, program: Program, compiler: &str, width: usize) {
        for limbs in program.limbs() {
            let function = program.function(compiler, width, limbs);
            let (name, radix) = (program.name(), program.radix());
            // Writing to a String cannot fail.
            let _ = write!(
                list,
                "Function {{ program: \"{name}\", compiler: \"{compiler}\", width: {width}, radix: {radix}, \
                 limbs: {limbs}, entry: {{ unsafe extern \"C\" {{ fn {function}(z: *mut u64, x: *const u64, \
                 y: *const u64, m: *const u64, n0: *const u64, groups: usize); }} {function} }} }},"
            );
        }
    }
}
