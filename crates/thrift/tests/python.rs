//! Exchange with Apache Thrift's own Python library in both directions: `apache.py` reads our output and
//! writes our input.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use limbwise_thrift::{Element, compact, decode_list, encode_list};

/// The folder in which `tools/setup.sh thrift` installs the library.
fn python() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/thrift-python/bin/python")
}

/// Installs the library if it is missing. If that fails, the test fails and says what to do.
fn install() {
    let setup = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/setup.sh");
    let output = Command::new(setup).arg("thrift").output().expect("tools/setup.sh");
    assert!(
        output.status.success(),
        "Apache Thrift's library for Python could not be installed: `tools/setup.sh thrift` says\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

fn run(what: &str, folder: &Path) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/apache.py");
    let output = Command::new(python()).arg(script).arg(what).arg(folder).output().expect("python");
    assert!(output.status.success(), "{what}: {}", String::from_utf8_lossy(&output.stderr));
}

/// Returns the values that `apache.py` uses: word `i`, with sizes that repeat.
fn values<T>(len: usize, of: impl Fn(u64) -> T) -> Vec<T> {
    (0..len as u64).map(|i| of((i + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (i % 64))).collect()
}

const LENGTHS: [usize; 9] = [0, 1, 14, 15, 16, 127, 128, 1000, 5000];

fn read<T: Element + compact::Element + PartialEq + std::fmt::Debug>(
    folder: &Path,
    name: &str,
    of: impl Fn(u64) -> T,
) {
    for len in LENGTHS {
        let wire = |protocol| fs::read(folder.join(format!("{protocol}-{name}-{len}"))).unwrap();
        let expected = values(len, &of);
        assert_eq!(decode_list::<T>(&wire("binary")).unwrap(), expected, "{name} {len}");
        assert_eq!(compact::decode_list::<T>(&wire("compact")).unwrap(), expected, "compact {name} {len}");
    }
}

fn write<T: Element + compact::Element>(folder: &Path, name: &str, of: impl Fn(u64) -> T) {
    for len in LENGTHS {
        let values = values(len, &of);
        let (mut binary, mut packed) = (Vec::new(), Vec::new());
        encode_list(&values, &mut binary).unwrap();
        compact::encode_list(&values, &mut packed).unwrap();
        for (protocol, wire) in [("binary", binary), ("compact", packed)] {
            fs::write(folder.join(format!("{protocol}-{name}-{len}")), wire).unwrap();
        }
    }
}

macro_rules! for_each_type {
    ($what:ident, $folder:expr) => {
        $what($folder, "bool", |word| word & 1 == 1);
        $what($folder, "byte", |word| word as i8);
        $what($folder, "i16", |word| word as i16);
        $what($folder, "i32", |word| word as i32);
        $what($folder, "i64", |word| word as i64);
        $what($folder, "double", |word| match f64::from_bits(word) {
            number if number.is_nan() => 0.5,
            number => number,
        });
    };
}

#[test]
fn lists_of_apache_thrift_in_python_both_ways() {
    install();
    let folder = tempfile::tempdir().unwrap();
    run("write", folder.path());
    for_each_type!(read, folder.path());
    for file in fs::read_dir(folder.path()).unwrap() {
        fs::remove_file(file.unwrap().path()).unwrap();
    }
    for_each_type!(write, folder.path());
    run("read", folder.path());
}
