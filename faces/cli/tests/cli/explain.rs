//! `--explain`: the plan, the reason for it, and the predicted and actual time.

use num_bigint::BigUint;

use crate::run::Folder;

/// Returns the numbers before ` ms` in the line that begins with this text.
fn milliseconds(text: &str, begin: &str) -> f64 {
    let line =
        text.lines().find(|line| line.starts_with(begin)).unwrap_or_else(|| panic!("{begin} in {text}"));
    let before = line.split(" ms").next().unwrap();
    before.rsplit(' ').next().unwrap().parse().unwrap_or_else(|_| panic!("{line}"))
}

#[test]
fn plans_are_told() {
    let folder = Folder::new();
    let modulus = (BigUint::from(1u8) << 1024) - 105u8;
    let rows: String = (3u32..700).map(|x| format!("{x},{}\n", BigUint::from(x).pow(25))).collect();
    folder.write("in.csv", format!("x,e\n{rows}"));
    folder.succeed(&format!("powmod in.csv -o plain.csv --base x --exp e --mod {modulus}"));
    for (base, way) in [("x", "in batches"), ("7", "from tables of the base")] {
        let ended = folder
            .succeed(&format!("powmod in.csv -o out.csv --base {base} --exp e --mod {modulus} --explain"));
        for part in ["plan: ", way, "\nwhy: ", "\npredicted: ", " GHz\n", "\nactual: "] {
            assert!(ended.stderr.contains(part), "{base}, {part:?}: {}", ended.stderr);
        }
        assert!(
            milliseconds(&ended.stderr, "predicted: ") > 0.0 && milliseconds(&ended.stderr, "actual: ") > 0.0
        );
        // Printed once, whatever the number of pieces.
        assert_eq!(ended.stderr.matches("plan: ").count(), 1, "{}", ended.stderr);
    }
    folder.succeed(&format!("powmod in.csv -o explained.csv --base x --exp e --mod {modulus} --explain"));
    assert_eq!(folder.read("explained.csv"), folder.read("plain.csv"));

    let ended = folder.succeed("powmod in.csv -o out.csv --base x --exp e --mod 1000003 --explain --json");
    let first = ended.stderr.lines().next().unwrap();
    assert!(first.starts_with("{\"explain\":\"plan: "), "{}", ended.stderr);
}

#[test]
fn without_rows_there_is_nothing_to_explain() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n");
    let ended = folder.succeed("powmod in.csv -o out.csv --base x --exp 3 --mod 5 --explain");
    assert!(!ended.stderr.contains("plan: "), "{}", ended.stderr);
}
