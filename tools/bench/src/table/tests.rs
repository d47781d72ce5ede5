use super::*;

fn record(variant: &str, ours: bool, ns: f64) -> Record {
    let line = format!(
        r#"{{"family":"mul","op":"mul","size":4,"unit":"limbs","variant":"{variant}","ours":{ours},"batch":1,"threads":1,"ns":{ns},"ns_min":{ns},"spread":0.03,"cycles":null,"bound_cycles":null,"gb_per_s":null,"samples":9,"rejected":0}}"#
    );
    serde_json::from_str(&line).unwrap()
}

#[test]
fn empty_cells_have_a_reason_that_is_told_once() {
    let mut table = Table::new("a | b <c>");
    table.row_of(Kind::Loses, vec![Cell::text("x & y"), Cell::Empty("no rival")]);
    table.row_of(Kind::Ours, vec![Cell::theirs("1,402"), Cell::Empty("no rival")]);
    let html = table.html();
    assert_eq!(html.matches("<td class=\"number\" title=\"no rival\">&ndash;<sup>1</sup></td>").count(), 2);
    assert!(html.contains("<p class=\"notes\"><sup>1</sup> no rival.</p>"));
    assert!(
        html.contains("b &lt;c&gt;")
            && html.contains("x &amp; y")
            && html.contains("data-value=\"1402\">1,402<")
    );
    assert!(html.contains("<tr class=\"loses\">") && html.contains("<tr class=\"ours\">"));
}

#[test]
fn each_output_writes_the_same_cells() {
    let (adx, gmp) = (record("adx", true, 2000.0), record("gmp", false, 400.0));
    let mut table = Table::new(" | ours, `adx` | GMP | ratio");
    table.title("Products of `mul`");
    let [ours, theirs] = [&adx, &gmp].map(|record| Cell::cycles(&Ok(record)));
    let ratio = ours.over(&theirs);
    table.row([Cell::text("**here**"), ours, theirs, ratio]);
    table.row([Cell::text("there"), Cell::theirs("4.10"), Cell::Empty("not said"), Cell::count(10_000)]);
    let markdown = "\
|  | ours, `adx` | GMP | ratio |
|---|---:|---:|---:|
| **Products of `mul`** |  |  |  |
| **here** | 2,000 ns | 400 ns | 5.00 |
| there | 4.10 | - | 10000 |

Spread: median 3.0 %, at most 3 %.";
    assert_eq!(table.markdown().unwrap(), markdown);
    let html = table.html();
    for part in [
        "<button type=\"button\">ours, <code>adx</code></button>",
        "</tbody><tbody><tr class=\"title\"><td colspan=\"4\">Products of <code>mul</code></td></tr></tbody><tbody>",
        "<tr class=\"loses\"><td><b>here</b></td>",
        "data-value=\"2000\">2,000 ns<small>+3.0&thinsp;%</small></td>",
        "data-value=\"5\">5.00</td>",
        "<td class=\"number theirs\" data-value=\"4.1\">4.10</td>",
    ] {
        assert!(html.contains(part), "{part}\n{html}");
    }
    let text = table.text();
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[2].ends_with("  2,000 ns   +3.0 %  400 ns   +3.0 %       5.00"), "{text}");
    assert_eq!(lines[3].split_whitespace().collect::<Vec<_>>(), ["there", "4.10", "-", "10000"]);
    assert!(lines.iter().all(|line| line.len() == lines[0].len()), "{text}");
}

#[test]
fn what_is_not_recorded_is_named() {
    let missing = || Cell::ns(&Err("no record of mul mul 4 ifma".to_owned()));
    let cells = [
        missing(),
        Cell::count(1).over(&missing()),
        missing().over(&Cell::count(1)),
        missing().and(Cell::count(1)),
        Cell::count(1).with("!").and(missing().bold()),
    ];
    for cell in cells {
        let mut table = Table::new("a");
        table.row([cell]);
        assert_eq!(table.markdown().unwrap_err(), "no record of mul mul 4 ifma");
        assert!(table.html().contains("title=\"no record of mul mul 4 ifma\">&ndash;<sup>1</sup></td>"));
        assert!(table.html().contains("<sup>1</sup> not in this record: another architecture"));
    }
}

#[test]
fn a_row_loses_if_a_rival_in_it_beats_all_of_ours() {
    let ours = [record("x64", true, 30.0), record("adx", true, 20.0)];
    let loses_to = |rival: &Record| {
        let cells = ours.iter().chain([rival]).map(|record| Cell::measured(record, record.ns, 3));
        loses(&cells.collect::<Vec<_>>())
    };
    assert!(loses_to(&record("gmp", false, 19.0)));
    assert!(!loses_to(&record("gmp", false, 25.0)));
    assert!(!loses_to(&record("memcpy", false, 19.0)), "it computes something else");
    let elsewhere = Record { size: 8, ..record("gmp", false, 19.0) };
    assert!(!loses_to(&elsewhere), "another case");
}
