//! `limbwise grf`: which entries a name or a glob means, and names in other encodings than code page 949.

use std::fs;

use limbwise_grf_maker::{File, Grf};
use serde_json::{Value, json};

use crate::grf::{fail, tree};
use crate::grf_changes::refused;
use crate::run::Folder;

/// สวัส.txt and two names that no encoding but a single-byte one has.
const THAI: &[u8] = b"data\\\xca\xc7\xd1\xca.txt";
const FIRST: &[u8] = b"data\\\xff\x81.txt";
const SECOND: &[u8] = b"data\\\xff\x82.txt";

fn with(files: &[(&[u8], &str)]) -> Folder {
    let folder = Folder::new();
    let files = files.iter().map(|(name, data)| File::new(*name, 0x01, *data)).collect();
    folder.write("a.grf", Grf::new(0x200, files).build());
    folder
}

fn foreign() -> Folder {
    with(&[(FIRST, "first"), (THAI, "thai"), (SECOND, "second")])
}

#[test]
fn an_exact_name_wins_over_a_glob() {
    let folder = with(&[
        (b"data\\a[1].txt", "brackets"),
        (b"data\\a1.txt", "one"),
        (b"data\\a2.txt", "two"),
        (b"data\\x[1]\\b.txt", "inside"),
        (b"data\\x1\\b.txt", "one inside"),
    ]);
    for (glob, expected) in [
        ("data/a[1].txt", "data/a[1].txt\n"),
        ("A[1].TXT", "data/a[1].txt\n"),
        ("data/a[[]1].txt", "data/a[1].txt\n"),
        ("data/a[12].txt", "data/a1.txt\ndata/a2.txt\n"),
        ("data/x[1]", "data/x[1]/b.txt\n"),
    ] {
        assert_eq!(folder.succeed(&format!("grf list a.grf {glob}")).stdout, expected, "{glob}");
    }
    folder.succeed("grf extract a.grf data/a[1].txt -o out");
    assert_eq!(tree(&folder.path("out")), [("data/a[1].txt".to_owned(), b"brackets".to_vec())]);
    assert!(folder.succeed("grf verify a.grf data/a[1].txt").stderr.starts_with("1 file, 8 B "));
    folder.succeed("grf remove a.grf data/a[1].txt");
    assert_eq!(folder.succeed("grf list a.grf a*").stdout, "data/a1.txt\ndata/a2.txt\n");
    // It is a pattern again.
    folder.succeed("grf remove a.grf data/a[1].txt");
    assert_eq!(folder.succeed("grf list a.grf a*").stdout, "data/a2.txt\n");
}

#[test]
fn a_glob_that_selects_nothing_is_an_error() {
    let folder = with(&[(b"data\\a.txt", "a")]);
    for glob in ["none", "*.spr", "data/b.txt", "data/a.txt/x", "a[x]"] {
        let reason = format!("a.grf: no entry matches {glob:?}; nothing was done");
        let message = format!("limbwise: {reason}");
        let object = json!({ "error": reason, "exit_code": 1 }).to_string();
        for (command, rest, message) in [
            ("list", "", &message),
            ("list", " --json", &object),
            ("verify", "", &message),
            ("extract", " -o out", &message),
        ] {
            let ended = fail(&folder, &format!("grf {command} a.grf data {glob}{rest}"), message);
            assert_eq!(ended.stdout, "", "{command} {glob}");
        }
        refused(&folder, &format!("grf remove a.grf {glob}"), &message);
    }
    assert_eq!(folder.names(), ["a.grf"]);
    let ended = folder.run("grf list a.grf a[");
    assert_eq!(ended.code, Some(2));
    assert!(ended.stderr.contains("[[] stands for ["), "{}", ended.stderr);
}

#[test]
fn names_that_are_not_in_code_page_949_are_told_apart() {
    let folder = foreign();
    let list = folder.succeed("grf list a.grf").stdout;
    let lines: Vec<_> = list.lines().collect();
    assert_eq!(
        [lines[0], lines[2], lines[lines.len() - 1]],
        ["data/\u{fffd}ff\u{fffd}81.txt", "data/\u{fffd}ff\u{fffd}82.txt", lines[2]]
    );
    for (name, content) in lines.iter().zip(["first", "thai", "second"]) {
        assert_eq!(folder.succeed(&format!("grf cat a.grf {name}")).stdout, content);
        assert_eq!(folder.succeed(&format!("grf list a.grf {name}")).stdout, format!("{name}\n"));
    }
    // Every file is extracted under its own name, and added again with the same bytes as its name.
    folder.succeed("grf extract a.grf -o out");
    let extracted: Vec<_> = tree(&folder.path("out")).into_iter().map(|(_, content)| content).collect();
    assert_eq!(extracted.len(), 3);
    for content in [&b"first"[..], b"thai", b"second"] {
        assert!(extracted.iter().any(|other| other == content));
    }
    let ended = folder.succeed("grf add a.grf -C out data");
    assert!(ended.stderr.starts_with("3 files (3 replaced), "), "{}", ended.stderr);
    assert_eq!(folder.succeed("grf list a.grf").stdout, list);
    folder.succeed(&format!("grf remove a.grf {}", lines[2]));
    assert_eq!(folder.succeed("grf list a.grf").stdout.lines().collect::<Vec<_>>(), lines[..2]);
    folder.succeed(&format!("grf rename a.grf {} data/b.txt", lines[0]));
    assert_eq!(folder.succeed("grf cat a.grf data/b.txt").stdout, "first");
}

#[test]
fn an_encoding_may_be_given() {
    let folder = foreign();
    for label in ["cp874", "windows-874", "TIS-620"] {
        let list = folder.succeed(&format!("grf list a.grf --encoding {label}")).stdout;
        assert_eq!(list.lines().nth(1), Some("data/สวัส.txt"), "{label}");
        let file = folder.succeed(&format!("grf cat a.grf data/สวัส.txt --encoding {label}")).stdout;
        assert_eq!(file, "thai");
    }
    folder.succeed("grf extract a.grf --encoding cp874 -o out");
    assert_eq!(folder.read("out/data/สวัส.txt"), "thai");
    assert_eq!(tree(&folder.path("out")).len(), 3);
    folder.write("out/data/สวัส.txt", "changed");
    refused(
        &folder,
        "grf add a.grf -C out data",
        "has characters that are not in code page 949; select another encoding with --encoding",
    );
    folder.succeed("grf add a.grf -C out data --encoding cp874");
    folder.succeed("grf rename a.grf data/สวัส.txt data/ดี.txt --encoding cp874");
    assert_eq!(folder.succeed("grf cat a.grf --raw-name 646174615cb4d52e747874").stdout, "changed");
    folder.succeed("grf remove a.grf data/ดี.txt --encoding cp874");
    assert_eq!(folder.succeed("grf list a.grf").stdout.lines().count(), 2);
    for label in ["klingon", "utf-16"] {
        let ended = folder.run(&format!("grf list a.grf --encoding {label}"));
        assert_eq!(ended.code, Some(2), "{label}");
    }
    // A new archive whose names differ in the second bytes of characters.
    fs::create_dir(folder.path("ja")).unwrap();
    folder.write("ja/ｱア.txt", "upper");
    folder.write("ja/ｱヂ.txt", "lower");
    folder.succeed("grf create b.grf -C ja . --encoding cp932");
    let ended = folder.succeed("grf list b.grf --encoding cp932");
    assert_eq!(ended.stdout.lines().count(), 2, "{}", ended.stdout);
    let info = folder.succeed("grf info a.grf").stdout;
    assert!(info.contains("2 names that are not valid in code page 949; select another encoding"), "{info}");
}

#[test]
fn entries_are_printed_by_raw_name_and_by_index() {
    let folder = foreign();
    let json = folder.succeed("grf list a.grf --json").stdout;
    for (line, content) in json.lines().zip(["first", "thai", "second"]) {
        let object: Value = serde_json::from_str(line).unwrap();
        let index = object["entry"].as_u64().unwrap();
        assert_eq!(folder.succeed(&format!("grf cat a.grf --index {index}")).stdout, content);
        if let Some(hex) = object["name_hex"].as_str() {
            assert_eq!(folder.succeed(&format!("grf cat a.grf --raw-name {hex}")).stdout, content);
        }
    }
    let ended = fail(
        &folder,
        "grf cat a.grf --index 0 --index 3 --raw-name ff",
        "limbwise: a.grf: 2 of 3 entries failed",
    );
    assert_eq!(ended.stdout, "first");
    assert!(ended.stderr.contains("limbwise: entry 3: no such entry\n"), "{}", ended.stderr);
    for args in ["grf cat a.grf", "grf cat a.grf --raw-name 0", "grf cat a.grf --index 0 --patch a.grf"] {
        assert_eq!(folder.run(args).code, Some(2), "{args}");
    }
    // Replaced entries, and those whose path another one has, too.
    let folder = with(&[(b"a.txt", "old"), (b"a.txt", "new"), (b"c\\\\d", "two"), (b"c\\d", "one")]);
    assert_eq!(folder.succeed("grf cat a.grf --index 0 --index 1").stdout, "oldnew");
    let ended = fail(&folder, "grf extract a.grf -o out --force", "limbwise: a.grf: 1 of 3 entries failed");
    let way = "c//d: a later entry has the same path; print this one with `limbwise grf cat a.grf --index 2`";
    assert!(ended.stderr.contains(way), "{}", ended.stderr);
    assert_eq!(folder.succeed("grf cat a.grf --index 2").stdout, "two");
}
