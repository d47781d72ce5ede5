use std::fs;
use std::path::PathBuf;

use super::{Args, run};
use crate::record::RUN;

fn line(op: &str, size: usize, variant: &str, ours: bool, ns: f64) -> String {
    let bound = if ours { "50.0" } else { "null" };
    format!(
        r#"{{"family":"mul","op":"{op}","size":{size},"unit":"limbs","variant":"{variant}","ours":{ours},"batch":1,"threads":1,"ns":{ns},"ns_min":{ns},"spread":0.025,"cycles":100.0,"bound_cycles":{bound},"gb_per_s":null,"samples":9,"rejected":0}}"#
    )
}

/// Returns the page for such records, one text per machine, or the error.
fn page_of(records: &[&str]) -> Result<String, String> {
    let folder = tempfile::tempdir().unwrap();
    let write = |(i, text): (usize, &&str)| {
        let path = folder.path().join(format!("{i}.json"));
        fs::write(&path, format!("{RUN}\n{text}")).unwrap();
        path
    };
    let records: Vec<PathBuf> = records.iter().enumerate().map(write).collect();
    let output = folder.path().join("a.html");
    run(&Args { records, output: output.clone() })?;
    Ok(fs::read_to_string(output).unwrap())
}

fn four_lines() -> String {
    let lines = [
        line("mul", 4, "adx", true, 10.0),
        line("mul", 4, "gmp-6.3.0 mpn_mul_n <4>", false, 20.0),
        line("mul", 8, "adx", true, 30.0),
        line("mul", 8, "gmp-6.3.0 mpn_mul_n <4>", false, 20.0),
    ];
    lines.join("\n")
}

#[test]
fn cases_have_plots_and_tables_and_those_that_lose_are_marked() {
    let page = page_of(&[&four_lines()]).unwrap();
    assert_eq!(page.matches("<svg ").count(), 1);
    assert!(page.contains("aria-label=\"Products of N limbs: cycles over N\u{b2}\""));
    // The names of rivals are escaped, whatever they contain.
    assert!(page.contains("gmp-6.3.0 mpn_mul_n &lt;4&gt;") && !page.contains("<4>"));
    assert!(page.contains("In 1 of the 2 cases that have rivals") && page.contains(">1.50</td>"));
    // In the list of cases that a rival wins, in the table of the operation, and in two of the article.
    assert_eq!(page.matches("<tr class=\"loses\">").count(), 4);
    // Ratio to the bound, ratio to the rival, spread.
    for cell in [">2.000</td>", ">0.67</td>", ">30.0<small>+2.5&thinsp;%</small></td>"] {
        assert!(page.contains(cell), "{cell}");
    }
    // Nothing is loaded from the network.
    assert!(!page.contains("src=") && !page.contains("<link") && !page.contains("url("));
}

#[test]
fn articles_stand_beside_what_was_measured() {
    let page = page_of(&[&four_lines()]).unwrap();
    // One figure of each article that has figures.
    for figure in ["738.36", "4511", "17.77", "547.992436110"] {
        assert!(page.contains(&format!("\">{figure}</td>")), "{figure}");
    }
    // Every missing figure has a reason.
    assert_eq!(page.matches("<td></td>").count() + page.matches("<td class=\"number\"></td>").count(), 0);
    assert!(page.contains("&ndash;<sup>1</sup>"));
}

#[test]
fn machines_stand_side_by_side() {
    let (one, other) = (four_lines(), line("mul", 4, "adx", true, 7.5));
    assert!(page_of(&[&one]).unwrap().contains("These records are of one processor"));
    let page = page_of(&[&one, &other]).unwrap();
    assert!(page.contains("of a test, family 1 (2026-11-20): ns"));
    assert!(page.contains(">10.0<small>") && page.contains(">7.50<small>"));
}

#[test]
fn what_is_wrong_with_records_is_told() {
    let twice = format!("{0}\n{0}", line("mul", 4, "adx", true, 10.0));
    assert!(page_of(&[&twice]).unwrap_err().contains("line 3: a second line of mul mul 4 adx"));
    assert!(page_of(&[""]).unwrap_err().ends_with("0.json: no records"));
    let missing = Args { records: vec!["none.json".into()], output: "none.html".into() };
    assert!(run(&missing).unwrap_err().starts_with("none.json: "));
}
