//! `limbwise grf`: creating, changing in place, copying, comparing and repairing archives.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

use limbwise_grf::{Archive, Kind};
use limbwise_grf_maker::{File, Grf, Packing, Thor, binary, text, zlib};
use serde_json::Value;

use crate::run::Folder;

pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// Returns the contents of an archive, with every file verified.
pub(crate) fn content(path: &Path) -> Files {
    let archive = Archive::open(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut reader = archive.reader();
    let entries = archive.effective().into_iter().filter_map(|i| archive.entry(i as usize));
    let files: Vec<_> = entries.filter(|entry| entry.kind() == Kind::File).collect();
    let read = |e: limbwise_grf::Entry<'_>| {
        let file = archive.verify(e, &mut reader).unwrap_or_else(|x| panic!("{}: {x}", e.path()));
        (e.path().into_owned(), file.to_vec())
    };
    files.into_iter().map(read).collect()
}

pub(crate) fn names(path: &Path) -> Vec<String> {
    content(path).into_keys().collect()
}

/// Returns a folder with files in `src` and the archive `a.grf` made from them.
pub(crate) fn with_archive() -> Folder {
    let folder = with_files();
    folder.succeed("grf create a.grf -C src data readme.txt --quiet");
    folder
}

fn with_files() -> Folder {
    let folder = Folder::new();
    for (name, data) in files() {
        let path = folder.path("src").join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, data).unwrap();
    }
    folder
}

pub(crate) fn files() -> Files {
    let files = [
        ("data/sprite/a.spr", text(1, 5000)),
        ("data/sprite/b.act", text(2, 300)),
        ("data/유저/login.bmp", binary(3, 3000)),
        ("data/empty.txt", Vec::new()),
        ("readme.txt", b"read me".to_vec()),
    ];
    files.map(|(name, data)| (name.to_owned(), data)).into()
}

/// Checks that a run fails with this message and leaves all files unchanged.
pub(crate) fn refused(folder: &Folder, args: &str, message: &str) {
    let before = all(folder);
    let ended = folder.run(args);
    assert_eq!(ended.code, Some(1), "{args}: {}", ended.stderr);
    assert!(ended.stderr.contains(message), "{args}: {}", ended.stderr);
    assert!(all(folder) == before, "{args}");
}

/// Returns the files directly in the folder, with their contents.
pub(crate) fn all(folder: &Folder) -> Vec<(String, Vec<u8>)> {
    let files = folder.names().into_iter().filter(|name| folder.path(name).is_file());
    files.map(|name| (name.clone(), fs::read(folder.path(&name)).unwrap())).collect()
}

#[test]
fn archives_of_every_version_are_created_and_extracted() {
    let folder = with_files();
    for (version, encryption) in [
        ("0x102", ""),
        ("103", ""),
        ("0x200", " --encryption none --level 0"),
        ("0x200", " --encryption header"),
        ("0x300", " --encryption full --level 12"),
        ("0x300", ""),
    ] {
        let args = format!("grf create a.grf -C src data readme.txt --force --version {version}{encryption}");
        let ended = folder.succeed(&args);
        assert!(
            ended.stderr.starts_with("5 files, ") && ended.stderr.ends_with(": a.grf\n"),
            "{}",
            ended.stderr
        );
        assert!(content(&folder.path("a.grf")) == files(), "{args}");
        folder.succeed("grf extract a.grf -o out --force --quiet");
        for (name, data) in files() {
            assert!(fs::read(folder.path("out").join(&name)).unwrap() == data, "{args} {name}");
        }
        let json: Value = serde_json::from_str(&folder.succeed("grf info a.grf --json").stdout).unwrap();
        let number = u64::from_str_radix(version.trim_start_matches("0x"), 16).unwrap();
        assert_eq!(json["format"]["version"], number);
    }
    assert_eq!(folder.names(), ["a.grf", "out", "src"]);
    refused(
        &folder,
        "grf create b.grf -C src data --version 0x102 --encryption header",
        "encrypts every file as its name says",
    );
    for args in [
        "grf create b.grf",
        "grf create b.grf src --version 0x104",
        "grf create b.grf src --level 13",
        "grf create b.grf src --target data.grf",
        "grf create b.thor src --version 0x200",
        "grf create b.grf ../src",
        "grf create b.grf /tmp",
    ] {
        assert_eq!(folder.run(args).code, Some(2), "{args}");
    }
}

#[test]
fn names_of_the_disk_that_no_archive_can_hold() {
    for (name, message) in [
        ("a\\b.txt", "contains a backslash"),
        ("con.txt", "cannot be stored as \"src/con.txt\": the name is that of a device on Windows"),
        ("dot.", "a part of the name ends in a dot or a blank"),
        ("a:b", "the name has a colon"),
        ("line\nbreak", "the name has a control character"),
        ("\u{1f600}.txt", "has characters that are not in code page 949"),
        ("a\u{fffd}41.txt", "stand for a byte only if it is not valid there"),
        ("a\u{fffd}2f..\u{fffd}2fb", "stand for a byte only if it is not valid there"),
    ] {
        let folder = Folder::new();
        fs::create_dir(folder.path("src")).unwrap();
        folder.write(&format!("src/{name}"), "x");
        refused(&folder, "grf create a.grf src", message);
    }
    let folder = Folder::new();
    fs::create_dir(folder.path("src")).unwrap();
    refused(&folder, "grf create a.grf src", "the given folders contain no files");
    refused(&folder, "grf create a.grf none", "limbwise: ./none: No such file");
    folder.write("src/a.txt", "a");
    folder.write("src/A.txt", "A");
    refused(&folder, "grf create a.grf src", "would be the same entry");
    fs::remove_file(folder.path("src/A.txt")).unwrap();
    folder.write("large.bin", vec![0; 3 << 20]);
    refused(
        &folder,
        "grf create a.grf large.bin --max-entry 2M",
        "more than the limit of 2097152; raise it with --max-entry",
    );
    for prefix in ["a//b", "./a", "a/."] {
        refused(
            &folder,
            &format!("grf create a.grf src/a.txt --prefix {prefix}"),
            "a part of the name is empty or \".\"",
        );
    }
    folder.succeed("grf create p.grf src/a.txt --prefix data/");
    assert_eq!(names(&folder.path("p.grf")), ["data/src/a.txt"]);
    refused(&folder, "grf rename p.grf data/src/a.txt b//c", "a part of the name is empty or \".\"");
    // Links to files are followed; links to folders are not.
    symlink("a.txt", folder.path("src/link.txt")).unwrap();
    symlink("..", folder.path("src/loop")).unwrap();
    folder.succeed("grf create a.grf src");
    assert_eq!(names(&folder.path("a.grf")), ["src/a.txt", "src/link.txt"]);
}

#[test]
fn a_dry_run_tells_and_writes_nothing() {
    let folder = with_archive();
    let patch = vec![
        (b"README.txt".to_vec(), Some(b"patched".to_vec())),
        (b"new.txt".to_vec(), Some(b"new".to_vec())),
        (b"data\\empty.txt".to_vec(), None),
        (b"not\\there".to_vec(), None),
    ];
    folder.write("p.thor", Thor::new(patch).build());
    folder.write("b.grf", Grf::new(0x200, vec![File::new("readme.txt", 0x01, "other")]).build());
    let before = all(&folder);
    for (args, lines) in [
        ("create c.grf -C src readme.txt", &["add readme.txt"][..]),
        ("create c.thor -C src readme.txt --remove old.txt", &["add readme.txt", "remove old.txt"]),
        ("add a.grf -C src readme.txt", &["replace readme.txt"]),
        ("add a.grf -C src readme.txt --prefix data", &["add data/readme.txt"]),
        ("remove a.grf data/sprite", &["remove data/sprite/a.spr", "remove data/sprite/b.act"]),
        ("rename a.grf README.txt read/me.txt", &["rename readme.txt to read/me.txt"]),
        ("merge a.grf p.thor", &["replace README.txt", "add new.txt", "remove data/empty.txt"]),
        (
            "merge a.grf p.thor p.thor",
            &[
                "replace README.txt",
                "add new.txt",
                "remove data/empty.txt",
                "replace README.txt",
                "replace new.txt",
            ],
        ),
        ("convert b.grf -o c.grf", &["copy readme.txt"]),
        ("repack b.grf", &["copy readme.txt"]),
        ("diff b.grf b.grf -o c.thor", &[]),
        ("repair b.grf -o c.grf", &[]),
    ] {
        let ended = folder.succeed(&format!("grf {args} --dry-run"));
        assert_eq!(ended.stdout.lines().collect::<Vec<_>>(), lines, "{args}");
        assert!(ended.stderr.contains("dry run, nothing was written"), "{args}: {}", ended.stderr);
        assert!(all(&folder) == before, "{args}");
    }
}

#[test]
fn entries_are_added_removed_and_renamed_in_place() {
    let folder = with_archive();
    let before = fs::read(folder.path("a.grf")).unwrap();
    fs::create_dir_all(folder.path("more/data")).unwrap();
    folder.write("more/README.TXT", "more");
    folder.write("more/data/new.gat", "new");
    let ended = folder.succeed("grf add a.grf -C more . --encryption full");
    assert!(ended.stderr.starts_with("2 files (1 replaced), "), "{}", ended.stderr);
    // Of the existing bytes, only the header was changed.
    let after = fs::read(folder.path("a.grf")).unwrap();
    assert!(after[46..before.len()] == before[46..] && after.len() > before.len());
    assert_eq!(folder.succeed("grf cat a.grf readme.txt data/new.gat").stdout, "morenew");
    folder.succeed("grf remove a.grf *.spr data/empty.txt --quiet");
    folder.succeed("grf rename a.grf data\\유저 DATA/user");
    folder.succeed("grf rename a.grf readme.txt Readme.txt");
    assert_eq!(
        names(&folder.path("a.grf")),
        ["DATA/user/login.bmp", "Readme.txt", "data/new.gat", "data/sprite/b.act"]
    );
    refused(&folder, "grf remove a.grf none.txt", "no entry matches \"none.txt\"; nothing was done");
    refused(&folder, "grf remove a.grf data none.txt", "no entry matches \"none.txt\"; nothing was done");
    refused(&folder, "grf rename a.grf none.txt x.txt", "none.txt: no such entry");
    refused(
        &folder,
        "grf rename a.grf Readme.txt data/NEW.gat",
        "data/new.gat: already exists; replace it with --force",
    );
    refused(&folder, "grf rename a.grf data data/data", "a folder cannot be moved into itself");
    refused(&folder, "grf rename a.grf data ../data", "the name leaves the folder");
    refused(&folder, "grf rename a.grf Readme.txt nul.txt", "that of a device on Windows");
    folder.succeed("grf rename a.grf Readme.txt data/NEW.gat --force");
    assert_eq!(folder.succeed("grf cat a.grf data/new.gat").stdout, "more");
    // The copy omits unused data.
    let long = fs::metadata(folder.path("a.grf")).unwrap().len();
    let unused = || {
        let json: Value = serde_json::from_str(&folder.succeed("grf info a.grf --json").stdout).unwrap();
        json["unused"].as_u64().unwrap()
    };
    let rest = unused();
    assert!(rest > 1000 && folder.succeed("grf info a.grf").stdout.contains("\n  unused "));
    let expected = content(&folder.path("a.grf"));
    folder.succeed("grf repack a.grf");
    // The offsets in the table differ, and may compress slightly better or worse.
    let short = fs::metadata(folder.path("a.grf")).unwrap().len();
    assert!(unused() == 0 && short < long - rest + 50, "{long} {rest} {short}");
    assert!(content(&folder.path("a.grf")) == expected);
    assert_eq!(folder.names(), ["a.grf", "more", "src"]);
}

#[test]
fn patches_are_merged_into_an_archive_and_into_a_folder() {
    let folder = with_archive();
    let thor = |files: &[(&str, Option<&str>)], target: &str| {
        let entries =
            files.iter().map(|(name, data)| (name.as_bytes().to_vec(), data.map(|d| d.as_bytes().to_vec())));
        Thor { target: target.as_bytes().to_vec(), ..Thor::new(entries.collect()).with_integrity(false) }
    };
    folder.write("1.thor", thor(&[("data\\one.txt", Some("one")), ("README.txt", None)], "").build());
    folder.write("2.thor", thor(&[("data\\one.txt", Some("two"))], "b.grf").build());
    let ended = folder.succeed("grf merge a.grf 1.thor 2.thor --encryption header");
    assert!(ended.stderr.contains("2.thor: was made for b.grf; merged anyway"), "{}", ended.stderr);
    assert!(ended.stderr.contains("2 files, 1 removed, "), "{}", ended.stderr);
    assert_eq!(folder.succeed("grf cat a.grf data/one.txt").stdout, "two");
    assert!(!names(&folder.path("a.grf")).contains(&"readme.txt".to_owned()));
    assert!(!names(&folder.path("a.grf")).contains(&"data.integrity".to_owned()));

    fs::create_dir_all(folder.path("client/sub")).unwrap();
    fs::copy(folder.path("a.grf"), folder.path("client/sub/x.grf")).unwrap();
    folder.write("3.thor", thor(&[("three.txt", Some("three"))], "sub\\x.grf").build());
    folder.succeed("grf merge client 3.thor");
    assert!(names(&folder.path("client/sub/x.grf")).contains(&"three.txt".to_owned()));
    for (name, patch, message) in [
        ("4", thor(&[("a", Some("a"))], "..\\a.grf"), "the archive ..\\a.grf: the name leaves the folder"),
        ("5", thor(&[("a", Some("a"))], ""), "leaves the choice of the archive to the patcher"),
        ("6", Thor { into_grf: false, ..thor(&[("a", Some("a"))], "") }, "applies to the client's folder"),
    ] {
        folder.write(&format!("{name}.thor"), patch.build());
        refused(&folder, &format!("grf merge client {name}.thor"), message);
    }
    refused(&folder, "grf merge client a.grf", "does not name an archive");
    // If one file is damaged, nothing is changed.
    let mut damaged = thor(&[("good.txt", Some("good")), ("bad.txt", Some("bad"))], "");
    damaged.entries[1].1 = Some(b"worse".to_vec());
    folder.write("7.thor", damaged.build());
    refused(
        &folder,
        "grf merge a.grf 1.thor 7.thor",
        "7.thor: bad.txt: wrong checksum (CRC-32 in data.integrity); a.grf is unchanged",
    );
    refused(&folder, "grf merge 1.thor 2.thor", "only GRF archives can be changed");
    refused(&folder, "grf merge a.grf src/readme.txt", "not a GRF archive");
}

#[test]
fn archives_are_converted_compared_and_patched_to_be_the_same() {
    let folder = with_archive();
    for (version, encryption) in
        [("0x102", ""), ("0x300", "full"), ("0x200", "header"), ("0x103", ""), ("0x200", "none")]
    {
        let encryption =
            if encryption.is_empty() { String::new() } else { format!(" --encryption {encryption}") };
        folder.succeed(&format!("grf convert a.grf -o b.grf --version {version}{encryption}"));
        assert!(content(&folder.path("b.grf")) == files(), "{version}");
        assert_eq!(folder.succeed("grf diff a.grf b.grf").stdout, "");
        folder.succeed("grf convert b.grf -o a.grf");
        folder.succeed("grf repack a.grf --level 1 --jobs 2");
        assert!(content(&folder.path("a.grf")) == files(), "{version}");
    }
    folder.write("src/readme.txt", "changed");
    folder.write("src/data/new.txt", "new");
    fs::remove_file(folder.path("src/data/empty.txt")).unwrap();
    folder.succeed("grf create b.grf -C src data readme.txt --version 0x300 --force");
    let ended = folder.succeed("grf diff a.grf b.grf -o p.thor --target a.grf");
    assert_eq!(ended.stdout, "+ data/new.txt\n~ readme.txt\n- data/empty.txt\n");
    let json = folder.succeed("grf diff a.grf b.grf --json --quiet").stdout;
    let first: Value = serde_json::from_str(json.lines().next().unwrap()).unwrap();
    assert_eq!((&first["change"], &first["path"]), (&"added".into(), &"data/new.txt".into()));
    folder.succeed("grf verify p.thor");
    folder.succeed("grf merge a.grf p.thor");
    let ended = folder.succeed("grf diff a.grf b.grf");
    assert_eq!((&*ended.stdout, &*ended.stderr), ("", "0 differences: a.grf and b.grf\n"));
    // The same patch, made from files.
    folder.succeed("grf create q.thor -C src data/new.txt readme.txt --remove data/empty.txt --target a.grf");
    assert_eq!(fs::read(folder.path("p.thor")).unwrap(), fs::read(folder.path("q.thor")).unwrap());
    folder.succeed("grf convert p.thor -o patch.grf");
    assert_eq!(folder.succeed("grf list patch.grf").stdout, "data/new.txt\nreadme.txt\ndata/empty.txt\n");
    assert_eq!(folder.run("grf diff a.grf b.grf --target a.grf").code, Some(2));
}

#[test]
fn what_can_be_read_of_a_damaged_archive_is_kept() {
    let data = text(9, 3000);
    let mut wrong_sum = zlib(&data);
    *wrong_sum.last_mut().unwrap() ^= 1;
    let mut grf = Grf::new(
        0x200,
        vec![
            File::new("good.txt", 0x03, "good"),
            File::new("sum.txt", 0x01, data.clone()).packed(Packing::Bytes(wrong_sum)),
            File { offset: Some(1 << 30), ..File::new("away.txt", 0x01, data) },
            File::new("newer.txt", 0x81, "newer"),
            File::new("", 0x01, "no name"),
            File::new("also.txt", 0x05, "also good"),
        ],
    );
    (grf.count, grf.table_rest) = (Some(7), b"no end of this name ...".to_vec());
    let folder = Folder::new();
    folder.write("a.grf", grf.build());
    refused(&folder, "grf repack a.grf", "entry 6 of the table");
    refused(&folder, "grf remove a.grf good.txt", "entry 6 of the table");
    let dry = folder.succeed("grf repair a.grf -o b.grf --dry-run");
    assert_eq!(folder.names(), ["a.grf"]);
    let ended = folder.succeed("grf repair a.grf -o b.grf");
    assert_eq!(ended.stdout, dry.stdout);
    for part in [
        "lost: sum.txt, entry 1, at offset ",
        ": wrong checksum (zlib)\n",
        "lost: away.txt, entry 2, at offset ",
        "lie beyond the end of the file",
        "lost: , entry 4, at offset ",
        ": without a name\n",
    ] {
        assert!(ended.stdout.contains(part), "{part}: {}", ended.stdout);
    }
    assert!(ended.stderr.contains("6 entries could be read"), "{}", ended.stderr);
    assert!(ended.stderr.contains("3 entries kept, 3 lost, 1 could not be checked"), "{}", ended.stderr);
    assert_eq!(folder.succeed("grf list b.grf").stdout, "good.txt\nnewer.txt\nalso.txt\n");
    assert_eq!(folder.succeed("grf cat b.grf good.txt also.txt").stdout, "goodalso good");
    let json = folder.succeed("grf repair a.grf -o b.grf --json").stdout;
    let summary: Value = serde_json::from_str(json.lines().last().unwrap()).unwrap();
    assert_eq!(summary, serde_json::json!({ "kept": 3, "lost": 3, "unchecked": 1, "table_damaged": true }));
    folder.write("x.txt", "x");
    refused(&folder, "grf repair x.txt -o b.grf", "not a GRF archive");
}
