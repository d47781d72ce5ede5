//! Compiles the rivals that are written in C, with the feature `rivals`.

fn main() {
    #[cfg(feature = "rivals")]
    rivals();
}

#[cfg(feature = "rivals")]
fn rivals() {
    const SWAP: &str = "src/rivals/gcc/swap.c";
    const TOUCH: &str = "src/rivals/gcc/touch.c";
    let compile = |source: &str, name: &str, flags: &[&str]| {
        let mut build = cc::Build::new();
        build.compiler("gcc").opt_level(3).debug(false).file(source).define("WAY", name);
        flags.iter().for_each(|flag| {
            build.flag(flag);
        });
        build.compile(name);
        println!("cargo::rerun-if-changed={source}");
    };
    compile(SWAP, "scalar", &["-fno-tree-vectorize"]);
    compile(SWAP, "native", &["-march=native"]);
    compile(TOUCH, "touch", &["-march=native"]);
}
