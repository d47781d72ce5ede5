//! `limbwise grf`: listing, reading, extracting and verifying archives. Dangerous names and damage must do no
//! harm.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Stdio;

use limbwise_grf_maker::{File, Grf, Packing, Rgz, Thor, binary, text, zlib};
use serde_json::Value;

use crate::run::{Ended, Folder};

/// 유저.txt, in the encoding of the archive.
const KOREAN: &[u8] = b"data\\\xc0\xaf\xc0\xfa.txt";

fn files() -> Vec<File> {
    vec![
        File::folder("data\\sprite"),
        File::new("data\\sprite\\a.spr", 0x03, text(1, 5000)),
        File::new("data\\sprite\\deep\\b.act", 0x05, text(2, 300)),
        File::new(KOREAN, 0x01, "korean"),
        File::new("data\\stored.bin", 0x01, binary(3, 100)).packed(Packing::Stored),
        File::new("readme", 0x01, text(4, 2000)).packed(Packing::Lzma),
        File::new("empty.txt", 0x01, ""),
    ]
}

/// Creates a folder with an archive.
fn with(files: Vec<File>) -> Folder {
    let folder = Folder::new();
    folder.write("a.grf", Grf::new(0x200, files).build());
    folder
}

/// Returns all files below a folder, with their contents.
pub(crate) fn tree(root: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(root).unwrap().to_str().unwrap().to_owned();
                found.push((name, fs::read(path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

fn names(root: &Path) -> Vec<String> {
    tree(root).into_iter().map(|(name, _)| name).collect()
}

/// Runs the command and expects a failure; the last line on stderr is `last`.
pub(crate) fn fail(folder: &Folder, args: &str, last: &str) -> Ended {
    let ended = folder.run(args);
    assert_eq!(ended.code, Some(1), "{args}: {}", ended.stderr);
    assert_eq!(ended.stderr.lines().last(), Some(last), "{args}: {}", ended.stderr);
    ended
}

#[test]
fn every_version_is_extracted() {
    let folder = Folder::new();
    let mut expected: Vec<_> = files()
        .into_iter()
        .filter(|f| f.offset.is_none())
        .map(|f| {
            (
                if f.name == KOREAN {
                    "data/유저.txt".into()
                } else {
                    String::from_utf8(f.name).unwrap().replace('\\', "/")
                },
                f.data,
            )
        })
        .collect();
    expected.sort();
    for version in [0x101, 0x102, 0x103, 0x200, 0x300] {
        folder.write("a.grf", Grf::new(version, files()).build());
        for jobs in [1, 4] {
            let out = format!("out-{version:x}-{jobs}");
            let ended = folder.succeed(&format!("grf extract a.grf -o {out} --jobs {jobs}"));
            assert!(ended.stderr.starts_with("7 entries, "), "{}", ended.stderr);
            assert!(tree(&folder.path(&out)) == expected, "{version:#x} {jobs}");
            assert!(folder.path(&out).join("data/sprite").is_dir());
            // No temporary files are left.
            assert_eq!(fs::read_dir(folder.path(&out)).unwrap().count(), 3);
        }
        let ended = folder.succeed("grf verify a.grf");
        assert!(ended.stdout.is_empty() && ended.stderr.starts_with("6 files, "), "{}", ended.stderr);
    }
}

#[test]
fn lists() {
    let folder = with(files());
    let list = folder.succeed("grf list a.grf").stdout;
    assert_eq!(
        list.lines().collect::<Vec<_>>(),
        [
            "data/sprite",
            "data/sprite/a.spr",
            "data/sprite/deep/b.act",
            "data/유저.txt",
            "data/stored.bin",
            "readme",
            "empty.txt"
        ]
    );
    for (globs, count) in
        [("data/sprite", 3), ("*.SPR", 1), ("data/**", 5), ("data/*", 3), ("유저*", 1), ("readme *.act", 2)]
    {
        let list = folder.succeed(&format!("grf list a.grf {globs}")).stdout;
        assert_eq!(list.lines().count(), count, "{globs}: {list}");
    }
    let long = folder.succeed("grf list a.grf *.spr *.act data/sprite -l").stdout;
    let words: Vec<Vec<_>> = long.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(words[0][2..5], ["folder", "none", "0x00"]);
    assert_eq!((words[1][0], &words[1][2..5]), ("5000", &["file", "full", "0x03"][..]));
    assert_eq!(words[2][2..5], ["file", "header", "0x05"]);
    let tree = folder.succeed("grf list a.grf --tree").stdout;
    assert_eq!(
        tree,
        "data/\n  sprite/\n    a.spr\n    deep/\n      b.act\n  stored.bin\n  유저.txt\nempty.txt\nreadme\n"
    );
    let json = folder.succeed("grf list a.grf --json").stdout;
    let objects: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), 7);
    assert_eq!(
        (&objects[3]["path"], &objects[3]["real"], &objects[3]["kind"]),
        (&"data/유저.txt".into(), &6.into(), &"file".into())
    );
}

#[test]
fn a_reader_of_the_list_may_go() {
    let files = (0..20_000).map(|i| File::new(format!("data\\{i:08}.txt"), 0x01, "")).collect();
    let folder = with(files);
    let mut child = folder
        .command()
        .args(["grf", "list", "a.grf"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}

#[test]
fn info_counts_what_is_there() {
    let mut grf = Grf::new(0x200, files());
    grf.files.push(File::new("newer.txt", 0x81, "x"));
    grf.files.push(File::new("README", 0x01, "x"));
    grf.files.push(File::new("readme", 0x01, "x"));
    grf.files.push(File::new(b"\xff\xff", 0x01, "y"));
    grf.files.push(File { same_as: Some(1), ..File::new("again.spr", 0x03, "") });
    (grf.seed, grf.table_rest) = (99, vec![0; 5]);
    let folder = Folder::new();
    folder.write("a.grf", grf.build());
    let json: Value = serde_json::from_str(&folder.succeed("grf info a.grf --json").stdout).unwrap();
    for (key, expected) in [
        ("entries", 12),
        ("files", 11),
        ("folders", 1),
        ("replaced", 1),
        ("collisions", 1),
        ("shared", 1),
        ("undecodable_names", 1),
    ] {
        assert_eq!(json[key], expected, "{key}: {json}");
    }
    assert_eq!(json["encryption"], serde_json::json!({ "none": 7, "full": 2, "header": 1, "0x80": 1 }));
    assert_eq!((&json["format"]["version"], &json["format"]["seed"]), (&0x200.into(), &99.into()));
    let info = folder.succeed("grf info a.grf").stdout;
    assert!(info.starts_with("a.grf: GRF archive (Master of Magic), version 0x200, "), "{info}");
    for part in [
        "entries     12\n",
        "seed        99\n",
        "0x80 1, full 2, header 1, none 7",
        "the table has 5 bytes after its last entry",
    ] {
        assert!(info.contains(part), "{part}: {info}");
    }
}

#[test]
fn cat_writes_files_and_goes_on() {
    let folder = with(files());
    assert_eq!(folder.succeed("grf cat a.grf DATA/유저.TXT data\\유저.txt empty.txt").stdout, "koreankorean");
    let ended = fail(
        &folder,
        "grf cat a.grf none data/유저.txt data/sprite",
        "limbwise: a.grf: 2 of 3 entries failed",
    );
    assert_eq!(ended.stdout, "korean");
    assert!(ended.stderr.contains("limbwise: none: no such entry\n"), "{}", ended.stderr);
    assert!(ended.stderr.contains("limbwise: data/sprite: is a folder\n"), "{}", ended.stderr);
}

#[test]
fn patches_lie_over_archives() {
    let folder = with(files());
    let entries = vec![(b"data\\stored.bin".to_vec(), None), (b"README".to_vec(), Some(b"patched".to_vec()))];
    folder.write("p.thor", Thor::new(entries).with_integrity(false).build());
    folder.write("p.rgz", Rgz::new().file(b"readme", b"patched again").file(b"new.txt", b"new").build());
    folder.succeed("grf verify p.thor");
    folder.succeed("grf verify p.rgz");
    assert_eq!(folder.succeed("grf cat a.grf --patch p.thor readme").stdout, "patched");
    assert_eq!(folder.succeed("grf cat a.grf --patch p.thor --patch p.rgz readme").stdout, "patched again");
    folder.succeed("grf extract a.grf --patch p.thor --patch p.rgz -o out");
    assert_eq!(
        names(&folder.path("out")),
        ["data/sprite/a.spr", "data/sprite/deep/b.act", "data/유저.txt", "empty.txt", "new.txt", "readme"]
    );
    assert_eq!(folder.read("out/readme"), "patched again");
    let info = folder.succeed("grf info p.thor --patch p.rgz").stdout;
    assert!(info.contains("Thor patch, mode 0x30") && info.contains("p.rgz: RGZ file"), "{info}");
}

#[test]
fn nothing_is_written_outside_of_the_folder() {
    let evil = [
        "..\\evil.txt",
        "../evil.txt",
        "data\\..\\..\\evil.txt",
        "\\evil.txt",
        "/tmp/evil.txt",
        "C:\\evil.txt",
        "c:evil.txt",
        "\\\\server\\share\\evil.txt",
        "con",
        "data\\nul.txt",
        "data\\evil.txt.",
        "a\u{1}b",
        "line\nbreak",
        "..",
        ".",
        "",
    ];
    let mut files: Vec<_> = evil.iter().map(|name| File::new(*name, 0x01, "evil")).collect();
    files.push(File::new("link\\evil.txt", 0x01, "evil"));
    files.push(File::new("good.txt", 0x01, "good"));
    let folder = with(files);
    fs::create_dir_all(folder.path("in/out")).unwrap();
    fs::create_dir(folder.path("elsewhere")).unwrap();
    symlink(folder.path("elsewhere"), folder.path("in/out/link")).unwrap();
    let ended = fail(&folder, "grf extract a.grf -o in/out", "limbwise: a.grf: 16 of 17 entries failed");
    assert!(ended.stderr.contains("data/../../evil.txt: the name leaves the folder"), "{}", ended.stderr);
    assert!(
        ended.stderr.contains("link is a symbolic link; such links are not followed"),
        "{}",
        ended.stderr
    );
    assert!(ended.stderr.contains("line\\nbreak: the name has a control character"), "{}", ended.stderr);
    assert_eq!(names(&folder.path("in/out")), ["good.txt"]);
    assert_eq!(names(&folder.path("elsewhere")), [""; 0]);
    assert_eq!(folder.names(), ["a.grf", "elsewhere", "in"]);
    // Lists escape such names, so that a terminal does not interpret them.
    let list = folder.succeed("grf list a.grf").stdout;
    assert!(list.contains("\na\\u{1}b\n") && list.contains("\nline\\nbreak\n"), "{list}");
}

#[test]
fn a_link_in_the_place_of_a_file_is_replaced_not_followed() {
    let folder = with(vec![File::new("a.txt", 0x01, "new")]);
    folder.write("elsewhere", "old");
    fs::create_dir(folder.path("out")).unwrap();
    symlink(folder.path("elsewhere"), folder.path("out/a.txt")).unwrap();
    fail(&folder, "grf extract a.grf -o out", "limbwise: a.grf: 1 of 1 entry failed");
    folder.succeed("grf extract a.grf -o out --force");
    assert_eq!((folder.read("elsewhere"), folder.read("out/a.txt")), ("old".into(), "new".into()));
    assert!(!folder.path("out/a.txt").is_symlink());
}

#[test]
fn files_that_exist_stay_without_force() {
    let folder = with(vec![
        File::new("a.txt", 0x01, "new"),
        File::new("b.txt", 0x01, "b"),
        File::new("c\\d", 0x01, "d"),
    ]);
    fs::create_dir_all(folder.path("out/b.txt")).unwrap();
    folder.write("out/a.txt", "old");
    folder.write("out/c", "a file where a folder is needed");
    let ended = fail(&folder, "grf extract a.grf -o out", "limbwise: a.grf: 3 of 3 entries failed");
    for part in [
        "a.txt: already exists; replace it with --force",
        "b.txt: is already a folder",
        "c/d: c is already a file",
    ] {
        assert!(ended.stderr.contains(part), "{part}: {}", ended.stderr);
    }
    assert_eq!(folder.read("out/a.txt"), "old");
    fail(&folder, "grf extract a.grf -o out --force", "limbwise: a.grf: 2 of 3 entries failed");
    assert_eq!(folder.read("out/a.txt"), "new");
}

#[test]
fn names_that_differ_in_case_only() {
    let folder = with(vec![
        File::new("a.txt", 0x01, "first"),
        File::new("A.TXT", 0x01, "second"),
        File::new("b.txt", 0x01, "replaced"),
        File::new("b.txt", 0x01, "last"),
        File::new("c\\\\d", 0x01, "two separators"),
        File::new("c\\d", 0x01, "one separator"),
    ]);
    let ended = fail(&folder, "grf extract a.grf -o out", "limbwise: a.grf: 2 of 5 entries failed");
    assert!(
        ended.stderr.contains("a.txt: a later entry has the same name except for case"),
        "{}",
        ended.stderr
    );
    let content = |out| {
        tree(&folder.path(out))
            .into_iter()
            .map(|(n, c)| (n, String::from_utf8(c).unwrap()))
            .collect::<Vec<_>>()
    };
    let pairs =
        |pairs: &[(&str, &str)]| pairs.iter().map(|(a, b)| ((*a).into(), (*b).into())).collect::<Vec<_>>();
    assert_eq!(content("out"), pairs(&[("A.TXT", "second"), ("b.txt", "last"), ("c/d", "one separator")]));
    fail(&folder, "grf extract a.grf -o all --force", "limbwise: a.grf: 1 of 5 entries failed");
    let all = [("A.TXT", "second"), ("a.txt", "first"), ("b.txt", "last"), ("c/d", "one separator")];
    assert_eq!(content("all"), pairs(&all));
}

#[test]
fn damaged_entries_do_not_stop_the_others() {
    let data = text(9, 3000);
    let mut wrong_sum = zlib(&data);
    *wrong_sum.last_mut().unwrap() ^= 1;
    let folder = with(vec![
        File::new("good1.txt", 0x03, "good"),
        File::new("sum.txt", 0x01, data.clone()).packed(Packing::Bytes(wrong_sum)),
        File { real: Some(2999), ..File::new("length.txt", 0x01, data.clone()) },
        File { offset: Some(1 << 30), ..File::new("away.txt", 0x01, data) },
        File::new("newer.txt", 0x81, "newer"),
        File::new("good2.txt", 0x03, "good"),
    ]);
    let last = "limbwise: a.grf: 4 of 6 entries failed";
    let report = fail(&folder, "grf verify a.grf --jobs 1 --quiet", last).stdout;
    assert_eq!(report.lines().count(), 4, "{report}");
    for part in [
        "sum.txt: entry 1, ",
        "wrong checksum (zlib)\n",
        "length.txt: entry 2, ",
        "has more than the 2999 bytes that the table says\n",
        "away.txt: entry 3, ",
        "beyond the end of the file",
        "newer.txt: entry 4, ",
        "unsupported entry encryption: 0x80, which is not published (flags 0x81)\n",
    ] {
        assert!(report.contains(part), "{part}: {report}");
    }
    let last_object = "{\"error\":\"a.grf: 4 of 6 entries failed\",\"exit_code\":1}";
    let json = fail(&folder, "grf verify a.grf --json", last_object).stdout;
    let summary: Value = serde_json::from_str(json.lines().last().unwrap()).unwrap();
    assert_eq!((&summary["entries"], &summary["failed"]), (&6.into(), &4.into()));
    fail(&folder, "grf extract a.grf -o out --quiet", last);
    assert_eq!(names(&folder.path("out")), ["good1.txt", "good2.txt"]);
    folder.succeed("grf verify a.grf good*");
}

#[test]
fn a_damaged_table_is_read_as_far_as_it_goes() {
    let mut grf = Grf::new(0x200, vec![File::new("a.txt", 0x01, "a"), File::new("b.txt", 0x01, "b")]);
    (grf.count, grf.table_rest) = (Some(3), b"no end of this name ...".to_vec());
    let folder = Folder::new();
    folder.write("a.grf", grf.build());
    let last = "limbwise: a.grf: the table is damaged";
    let ended = fail(&folder, "grf list a.grf", last);
    assert_eq!(ended.stdout, "a.txt\nb.txt\n");
    assert!(ended.stderr.contains("entry 2 of the table"), "{}", ended.stderr);
    fail(&folder, "grf extract a.grf -o out", last);
    assert_eq!(names(&folder.path("out")), ["a.txt", "b.txt"]);
    fail(&folder, "grf verify a.grf", last);
}

#[test]
fn what_is_no_archive_is_told() {
    let folder = Folder::new();
    folder.write("a.grf", "something else");
    fail(
        &folder,
        "grf list a.grf",
        "limbwise: a.grf: not a GRF archive, a Thor patch or an RGZ file: it begins with \"something else\"",
    );
    folder.write("a.grf", "");
    fail(
        &folder,
        "grf list a.grf",
        "limbwise: a.grf: not a GRF archive, a Thor patch or an RGZ file: it is empty",
    );
    fail(&folder, "grf list .", "limbwise: .: not a regular file");
    assert!(folder.run("grf list none.grf").stderr.starts_with("limbwise: none.grf: "));
    for args in
        ["grf", "grf list", "grf list a.grf --tree --json", "grf cat a.grf", "grf verify a.grf --max-entry x"]
    {
        assert_eq!(folder.run(args).code, Some(2), "{args}");
    }
}

#[test]
fn limits_are_adjustable() {
    let folder = with(vec![File::new("zeros.bin", 0x01, vec![0; 3 << 20]), File::new("a.txt", 0x01, "a")]);
    folder.succeed("grf verify a.grf");
    let report =
        fail(&folder, "grf verify a.grf --max-entry 2M", "limbwise: a.grf: 1 of 2 entries failed").stdout;
    assert!(report.contains("takes 3145728 bytes, more than the limit of 2097152"), "{report}");
    fail(
        &folder,
        "grf verify a.grf --max-table 10",
        "limbwise: a.grf: the table takes 50 bytes, more than the limit of 10; raise it with --max-table",
    );
}
