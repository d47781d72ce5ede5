//! The committed pages match the records.

use std::path::Path;

use super::*;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_pages_are_in_step_with_the_records() {
    assert_eq!(run(&Args { write: false, root: root() }), Ok(true), "limbwise-bench pages --write");
}

#[test]
fn every_block_is_on_a_page() {
    let pages: String = PAGES.iter().map(|page| read(&root().join(page)).unwrap()).collect();
    for (name, _) in BLOCKS {
        assert_eq!(pages.matches(&format!("<!-- figures: {name} -->")).count(), 1, "{name}");
    }
}

#[test]
fn blocks_are_replaced_and_nothing_else() {
    let records = Records::read(&root()).unwrap();
    let blocks: [(&str, Block); 2] =
        [("a", |_| Ok("new\n".to_owned())), ("b", |_| Err("no record of it".to_owned()))];
    let fill = |page: &str| blocks::fill(page, &blocks, &records);
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
    let records = Records::read(&root()).unwrap();
    let error = records.case("lanes", "mul", 1024).of("nobody").unwrap_err();
    assert_eq!(error, "no record of lanes mul 1024 nobody");
}

#[test]
fn figures_have_three_digits_or_more() {
    use super::table::figure;
    let cases = [
        (0.346, "0.346"),
        (2.4, "2.40"),
        (27.55, "27.6"),
        (106.6, "107"),
        (5540.2, "5,540"),
        (1_234_567.0, "1,234,567"),
    ];
    for (x, text) in cases {
        assert_eq!(figure(x), text);
    }
}

/// Figures in the middle of a sentence.
#[test]
fn what_the_readme_says_in_words_holds() {
    let records = Records::read(&root()).unwrap();
    let readme = read(&root().join("README.md")).unwrap().replace('\n', " ");
    let case = records.case("powmod", "powmod", 2048);
    let ratio = case.of("gmp mpz_powm").unwrap().ns / case.of("ifma").unwrap().ns;
    assert!(readme.contains("about eight times as fast as GMP") && (7.5..8.5).contains(&ratio), "{ratio}");
}
