//! The committed pages match the records.

use std::path::Path;

use super::*;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn timings() -> Machine {
    Machine::read(&root().join(TIMINGS)).unwrap()
}

#[test]
fn the_pages_are_in_step_with_the_records() {
    assert_eq!(run(&Args { write: false, root: root() }), Ok(true), "limbwise-bench pages --write");
}

#[test]
fn every_block_is_on_a_page() {
    let pages: String = PAGES.iter().map(|page| read(&root().join(page)).unwrap()).collect();
    for (name, _) in texts(&timings()) {
        assert_eq!(pages.matches(&format!("<!-- figures: {name} -->")).count(), 1, "{name}");
    }
}

#[test]
fn blocks_are_replaced_and_nothing_else() {
    let texts = [("a", Ok("new\n".to_owned())), ("b", Err("no record of it".to_owned()))];
    let fill = |page: &str| blocks::fill(page, &texts);
    let page = "x\n<!-- figures: a -->\n\nold\n\n<!-- end -->\ny <!-- figures: a --><!-- end -->";
    let filled = fill(page).unwrap();
    let block = "<!-- figures: a -->\n\nnew\n\n<!-- end -->";
    assert_eq!(filled, format!("x\n{block}\ny {block}"));
    assert_eq!(fill(&filled).unwrap(), filled);
    assert_eq!(fill("nothing").unwrap(), "nothing");
    for (page, error) in [
        ("<!-- figures: c --><!-- end -->", "block c: unknown"),
        ("<!-- figures: a -->", "block a: no end"),
        ("<!-- figures: a", "a block whose name has no end"),
        (
            "<!-- figures: a --> <!-- figures: a --> <!-- end -->",
            "block a: no end before the next one begins",
        ),
        ("<!-- figures: b --><!-- end -->", "block b: no record of it"),
    ] {
        assert_eq!(fill(page).unwrap_err(), error);
    }
}

#[test]
fn what_is_missing_is_named() {
    let empty = tempfile::tempdir().unwrap();
    let error = run(&Args { write: true, root: empty.path().to_owned() }).unwrap_err();
    assert!(error.contains("tools/bench/records/amd-epyc-zen5"), "{error}");
    let error = timings().find("lanes", "mul", 1024, "nobody").unwrap_err();
    assert_eq!(error, "no record of lanes mul 1024 nobody");
    let mut machine = timings();
    machine.records.retain(|record| record.case() != ("swap", "u64_in_place", 4));
    let (_, text) = texts(&machine).into_iter().find(|(name, _)| *name == "swap-article-64").unwrap();
    assert_eq!(text.unwrap_err(), "no record of swap u64_in_place 4 article-avx2 gcc");
}

/// Figures in the middle of a sentence.
#[test]
fn what_the_readme_says_in_words_holds() {
    let machine = timings();
    let readme = read(&root().join("README.md")).unwrap().replace('\n', " ");
    let ns = |name| machine.find("powmod", "powmod", 2048, name).unwrap().ns;
    let ratio = ns("gmp mpz_powm") / ns("ifma");
    assert!(readme.contains("about eight times as fast as GMP") && (7.5..8.5).contains(&ratio), "{ratio}");
}
