//! The shell commands of the guide and of the main README print what the pages show.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::run::Folder;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Pages that need more than the command `limbwise`: `make test-capi` and `make test-ray` run them.
const ELSEWHERE: [&str; 2] = ["c.md", "cluster.md"];

#[test]
fn the_guide_works_as_printed() {
    let command = Path::new(env!("CARGO_BIN_EXE_limbwise")).parent().unwrap();
    let path = format!("{}:{}", command.display(), std::env::var("PATH").unwrap());
    let guide = fs::read_dir(format!("{ROOT}/docs/guide")).unwrap().map(|entry| entry.unwrap().path());
    let mut pages = 0;
    for page in guide.chain([format!("{ROOT}/README.md").into()]) {
        let name = page.file_name().unwrap().to_str().unwrap();
        if page.extension().is_none_or(|kind| kind != "md")
            || ELSEWHERE.contains(&name)
            || !fs::read_to_string(&page).unwrap().contains("```console\n")
        {
            continue;
        }
        let folder = Folder::new();
        let mut runner = Command::new("python3");
        runner.arg(format!("{ROOT}/tools/console.py")).arg(&page).current_dir(folder.path(""));
        runner.env("PATH", &path).env_remove("LIMBWISE_CPU_DISABLE");
        let ended = runner.output().unwrap();
        assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
        pages += 1;
    }
    assert!(pages >= 11, "{pages} pages");
}
