//! Plants cycles of imports in folders of Python files, which `imports.py` must find.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

/// Returns the exit status and the output for a folder `limbs` with these files.
fn check(files: &[(&str, &str)]) -> (Option<i32>, String) {
    let root = TempDir::new().unwrap();
    let folder = root.path().join("limbs");
    fs::create_dir(&folder).unwrap();
    for (name, text) in files {
        fs::write(folder.join(name), text).unwrap();
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("imports.py");
    let output = Command::new("python3").arg(script).arg("limbs").current_dir(root.path()).output();
    let output = output.expect("python3, which `tools/setup.sh python` installs");
    let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    (output.status.code(), text)
}

#[test]
fn every_form_of_an_import_is_an_edge() {
    let forms = [
        "import limbs.b",
        "import os, limbs.b as other",
        "from limbs import b",
        "from limbs import (a, b as other)",
        "from limbs.b import B",
        "from limbs.b import *",
        "from . import b",
        "from .b import B",
        "def f():\n    from limbs.b import B",
        "class A:\n    import limbs.b",
        "if TYPE_CHECKING:\n    from limbs.b import B",
        "try:\n    import limbs.b\nexcept ImportError:\n    pass",
    ];
    for form in forms {
        let found = check(&[("__init__.py", ""), ("a.py", form), ("b.py", "from limbs.a import A\n")]);
        assert_eq!(found.0, Some(1), "{form}: {found:?}");
        assert!(
            found.1.contains("limbs.a -> limbs.b -> limbs.a")
                || found.1.contains("limbs.b -> limbs.a -> limbs.b")
        );
    }
}

#[test]
fn a_cycle_is_printed_with_its_lines() {
    let three =
        [("a.py", "import b\n"), ("b.py", "\nfrom c import C\n"), ("c.py", "def f():\n    import a\n")];
    let (code, text) = check(&three);
    assert_eq!(code, Some(1));
    for line in ["limbs/a.py:1: imports b", "limbs/b.py:2: imports c", "limbs/c.py:2: imports a"] {
        assert!(text.contains(line), "{text}");
    }
    let through_the_package = [("__init__.py", "from limbs.a import A"), ("a.py", "import limbs")];
    assert_eq!(check(&through_the_package).0, Some(1));
}

#[test]
fn folders_without_cycles_pass() {
    let clean = [("a.py", "import os\nfrom b import c\n"), ("b.py", "import sys\nc = 'import a'\n")];
    assert_eq!(check(&clean), (Some(0), String::new()));
    // A module imports another through the package, which does not need the first.
    let package =
        [("__init__.py", "from limbs.b import B"), ("a.py", "from limbs import b, B"), ("b.py", "")];
    assert_eq!(check(&package), (Some(0), String::new()));
    let native = [("__init__.py", "from limbs.a import A"), ("a.py", "from limbs import n"), ("n.pyi", "")];
    assert_eq!(check(&native), (Some(0), String::new()));
    // `a` is another module than `limbs.a`.
    let alike = [("a.py", "import limbs.b"), ("b.py", "import a")];
    assert_eq!(check(&alike), (Some(0), String::new()));
    let (code, text) = check(&[("a.py", "\ndef f(:\n")]);
    assert_eq!(code, Some(2));
    assert!(text.contains("limbs/a.py:2: "), "{text}");
}
