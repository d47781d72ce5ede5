//! Compares made-up records.

use std::fs;
use std::path::PathBuf;

use super::*;
use crate::record::RUN;

/// A record of one line: family, variant, cycles, spread.
fn record(family: &str, variant: &str, cycles: f64, spread: f64) -> String {
    let (ours, ns) = (!variant.contains(' '), cycles / 3.0);
    format!(
        r#"{{"family":"{family}","op":"mul","size":64,"unit":"bits","variant":"{variant}","ours":{ours},"batch":1,"threads":1,"ns":{ns},"ns_min":{ns},"spread":{spread},"cycles":{cycles},"bound_cycles":null,"gb_per_s":null,"samples":9,"rejected":0}}"#
    )
}

/// Writes records, each given as its lines, compares them as pairs, and returns the comparison.
fn compare(records: &[&[String]]) -> Comparison {
    let folder = tempfile::tempdir().unwrap();
    let read = |(i, text): (usize, &&[String])| {
        let path = folder.path().join(i.to_string());
        fs::write(&path, format!("{RUN}\n{}", text.join("\n"))).unwrap();
        lines(&path).unwrap()
    };
    let mut records = records.iter().enumerate().map(read);
    let mut pairs = Vec::new();
    while let Some(before) = records.next() {
        pairs.push([before, records.next().unwrap()]);
    }
    Comparison::new(&pairs, &Rule { least: 0.04 })
}

fn verdict(pairs: &[[(f64, f64); 2]]) -> Verdict {
    let records: Vec<[String; 1]> =
        pairs.iter().flatten().map(|(cycles, spread)| [record("lanes", "ifma", *cycles, *spread)]).collect();
    let records: Vec<&[String]> = records.iter().map(<[String; 1]>::as_slice).collect();
    compare(&records).changes[0].verdict
}

#[test]
fn a_difference_counts_beyond_the_spreads_and_the_least() {
    assert_eq!(verdict(&[[(100.0, 0.0), (105.0, 0.0)]]), Verdict::Slower);
    assert_eq!(verdict(&[[(105.0, 0.0), (100.0, 0.0)]]), Verdict::Faster);
    assert_eq!(verdict(&[[(100.0, 0.0), (103.9, 0.0)]]), Verdict::Noise);
    assert_eq!(verdict(&[[(103.9, 0.0), (100.0, 0.0)]]), Verdict::Noise);
    // The larger spread counts, whichever record has it.
    assert_eq!(verdict(&[[(100.0, 0.06), (105.0, 0.0)]]), Verdict::Noise);
    assert_eq!(verdict(&[[(100.0, 0.0), (105.0, 0.06)]]), Verdict::Noise);
    assert_eq!(verdict(&[[(100.0, 0.06), (107.0, 0.06)]]), Verdict::Slower);
    assert_eq!(verdict(&[[(200.0, 0.9), (100.0, 0.1)]]), Verdict::Faster);
}

#[test]
fn a_change_has_to_show_in_every_pair() {
    let slower = [(100.0, 0.01), (110.0, 0.01)];
    let same = [(100.0, 0.01), (101.0, 0.01)];
    let faster = [(110.0, 0.01), (100.0, 0.01)];
    assert_eq!(verdict(&[slower, slower, slower]), Verdict::Slower);
    assert_eq!(verdict(&[faster, faster, faster]), Verdict::Faster);
    for once in [same, faster] {
        for pairs in [[once, slower, slower], [slower, once, slower], [slower, slower, once]] {
            assert_eq!(verdict(&pairs), Verdict::Noise);
        }
    }
}

#[test]
fn lines_are_matched_by_all_that_names_them() {
    let line = record("lanes", "ifma", 100.0, 0.0);
    let (other, threads) =
        (record("mont", "ifma", 500.0, 0.0), line.replace("\"threads\":1", "\"threads\":2"));
    let (size, op) = (line.replace(":64", ":128"), line.replace("\"mul\"", "\"sqr\""));
    let variant = record("lanes", "avx2", 300.0, 0.0);
    let all = [other, threads, size, op, variant];
    for other in &all {
        let comparison = compare(&[std::slice::from_ref(&line), &[other.clone(), line.clone()]]);
        assert_eq!((comparison.changes.len(), comparison.missing.len()), (1, 1), "{other}");
        assert_eq!(comparison.changes[0].ratios, [1.0]);
    }
    // A line must be in every record of every pair.
    let both = [line.clone(), all[0].clone()];
    let comparison = compare(&[&both, &both, &both, std::slice::from_ref(&line)]);
    assert_eq!((comparison.changes.len(), comparison.missing.len()), (1, 1));
}

#[test]
fn nanoseconds_count_where_a_record_has_no_cycles() {
    let before = record("swap", "avx2", 300.0, 0.0);
    let after = before.replace("\"cycles\":300", "\"cycles\":null").replace("\"ns\":100", "\"ns\":120");
    let comparison = compare(&[&[before], &[after]]);
    assert_eq!(comparison.changes[0].ratios, [1.2]);
    assert_eq!(comparison.changes[0].verdict, Verdict::Slower);
    assert!(comparison.to_string().contains("swap mul 64 avx2"), "{comparison}");
    assert!(comparison.to_string().contains("100 -> 120 ns, x 1.200"), "{comparison}");
}

#[test]
fn medians_are_of_families_and_rivals_are_apart() {
    let lines = |figures: [f64; 4]| {
        [
            record("lanes", "a", figures[0], 0.0),
            record("lanes", "b", figures[1], 0.0),
            record("lanes", "c", figures[2], 0.0),
            record("lanes", "GMP 6.3", figures[3], 0.0),
        ]
    };
    let comparison = compare(&[
        &lines([100.0, 100.0, 100.0, 100.0]),
        &lines([99.0, 102.0, 110.0, 150.0]),
        &lines([100.0, 100.0, 100.0, 100.0]),
        &lines([101.0, 102.5, 120.0, 150.0]),
    ]);
    let expected = "\
slower: 1
  lanes mul 64 c                                               100 -> 110 cycles, x 1.100 1.200
faster: 0

family      lines  slower  faster median x
lanes           3       1       0   1.0225
(rivals)        1       0       0   1.5000
";
    assert_eq!(comparison.to_string(), expected);
}

fn run_on(files: &[(&str, &str)]) -> Result<bool, String> {
    let folder = tempfile::tempdir().unwrap();
    let write = |(name, text): &(&str, &str)| {
        let path = folder.path().join(name);
        fs::write(&path, format!("{RUN}\n{text}")).unwrap();
        path
    };
    let records: Vec<PathBuf> = files.iter().map(write).collect();
    run(&Args { records, least: 4.0 })
}

#[test]
fn the_outcome_says_whether_something_is_slower() {
    let (fast, slow) = (record("lanes", "ifma", 100.0, 0.0), record("lanes", "ifma", 110.0, 0.0));
    assert_eq!(run_on(&[("a", &fast), ("b", &slow)]), Ok(true));
    assert_eq!(run_on(&[("a", &slow), ("b", &fast)]), Ok(false));
    assert_eq!(run_on(&[("a", &fast), ("b", &fast)]), Ok(false));
    // If a rival also became slower, the machine is the cause.
    let (fast, slow) = (record("lanes", "GMP 6", 100.0, 0.0), record("lanes", "GMP 6", 110.0, 0.0));
    assert_eq!(run_on(&[("a", &fast), ("b", &slow)]), Ok(false));
}

#[test]
fn what_cannot_be_compared_is_an_error_with_its_place() {
    let line = record("lanes", "ifma", 100.0, 0.0);
    let error = |files: &[(&str, &str)]| run_on(files).unwrap_err();
    assert!(
        error(&[("a", &line)]).ends_with("a has no partner: records are compared in pairs, before and after")
    );
    assert!(error(&[("a", &line), ("b", "{}")]).contains("b, line 2: missing field"));
    assert!(error(&[("a", "\nnonsense"), ("b", &line)]).contains("a, line 3: expected"));
    let twice = format!("{line}\n{line}\n");
    assert!(
        error(&[("a", &line), ("b", &twice)]).contains("b, line 3: a second line of lanes mul 64 ifma: ")
    );
    for (from, to) in [("\"cycles\":100", "\"cycles\":0"), ("\"spread\":0", "\"spread\":-1")] {
        assert!(
            error(&[("a", &line.replace(from, to)), ("b", &line)]).contains("a, line 2: a time that"),
            "{to}"
        );
    }
    let other = record("mont", "ifma", 100.0, 0.0);
    assert_eq!(error(&[("a", &line), ("b", &other)]), "the records have no line in common");
    let missing = run(&Args { records: vec!["none/a".into(), "none/b".into()], least: 4.0 }).unwrap_err();
    assert!(missing.starts_with("none/a: "));
}
