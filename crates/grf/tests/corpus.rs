//! The seeds of the fuzz targets, and inputs that once crashed one.

use std::fs;
use std::path::Path;

mod targets;

#[test]
fn the_corpus_is_replayed() {
    type Target = fn(&[u8]);
    let targets: [(&str, Target); 7] = [
        ("grf_open", targets::grf_open),
        ("grf_header", targets::grf_header),
        ("grf_table", targets::grf_table),
        ("grf_names", targets::grf_names),
        ("grf_payload", targets::grf_payload),
        ("grf_thor", targets::grf_thor),
        ("grf_rgz", targets::grf_rgz),
    ];
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    assert_eq!(fs::read_dir(&corpus).unwrap().count(), targets.len());
    for (name, target) in targets {
        let mut files = 0;
        for file in fs::read_dir(corpus.join(name)).unwrap() {
            target(&fs::read(file.unwrap().path()).unwrap());
            files += 1;
        }
        assert!(files >= 3, "{name}: {files}");
    }
}
