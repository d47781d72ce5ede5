//! `limbwise grf`: which formats each command reads and writes, what it does not replace, and its messages.

use std::fs;

use limbwise_grf_maker::{File, Grf, Rgz, Thor, text};
use serde_json::Value;

use crate::grf_changes::{all, content, refused, with_archive};
use crate::run::Folder;

/// Returns a patch for `data.grf`, with checksums.
fn thor() -> Thor {
    let entries = vec![(b"data\\one.txt".to_vec(), Some(text(1, 700))), (b"data\\old.txt".to_vec(), None)];
    Thor { target: b"data.grf".to_vec(), ..Thor::new(entries).with_integrity(false) }
}

/// Returns a folder with `a.grf`, files in `src`, and patches with and without their extensions.
fn with_patches() -> Folder {
    let folder = with_archive();
    let rgz = Rgz::new().folder(b"data").file(b"data\\one.txt", b"one").build();
    for (name, bytes) in
        [("p.thor", thor().build()), ("p", thor().build()), ("r.rgz", rgz.clone()), ("r", rgz)]
    {
        folder.write(name, bytes);
    }
    folder
}

/// Checks that a run fails as for a wrong command line and leaves all files unchanged.
fn misused(folder: &Folder, args: &str, message: &str) {
    let before = all(folder);
    let ended = folder.run(args);
    assert_eq!(ended.code, Some(2), "{args}: {}", ended.stderr);
    assert!(ended.stderr.contains(message), "{args}: {}", ended.stderr);
    assert!(all(folder) == before, "{args}");
}

#[test]
fn a_patch_never_becomes_an_archive_in_its_place() {
    let folder = with_patches();
    for (patch, is) in
        [("p.thor", "a Thor patch"), ("p", "a Thor patch"), ("r.rgz", "an RGZ file"), ("r", "an RGZ file")]
    {
        let message = format!("limbwise: {patch}: is {is}; only GRF archives can be repacked");
        for args in [format!("grf repack {patch}"), format!("grf repack {patch} -o new.grf")] {
            refused(&folder, &args, &message);
            refused(&folder, &format!("{args} --dry-run"), &message);
        }
    }
    for (patch, is) in [("p", "a Thor patch"), ("./p", "a Thor patch"), ("r", "an RGZ file")] {
        let message = format!("{patch}: is {is}, which a GRF archive would replace; give another OUT");
        refused(&folder, &format!("grf convert {patch} -o {}", patch.trim_start_matches("./")), &message);
        refused(&folder, &format!("grf convert {patch} -o {patch} --dry-run"), &message);
    }
    assert_eq!(folder.names(), ["a.grf", "p", "p.thor", "r", "r.rgz", "src"]);
}

#[test]
fn no_command_writes_a_format_under_the_extension_of_another() {
    let folder = with_patches();
    for (args, message) in [
        (
            "create x.rgz -C src data",
            "x.rgz: has the extension of an RGZ file, and `limbwise grf create` writes a GRF archive",
        ),
        (
            "convert a.grf -o x.thor",
            "x.thor: has the extension of a Thor patch, and `limbwise grf convert` writes a GRF archive",
        ),
        ("convert p.thor -o p.thor", "p.thor: has the extension of a Thor patch"),
        ("convert r.rgz -o r.rgz", "r.rgz: has the extension of an RGZ file"),
        ("repack a.grf -o x.RGZ", "x.RGZ: has the extension of an RGZ file"),
        ("repair a.grf -o x.thor", "`limbwise grf repair` writes a GRF archive"),
        (
            "diff a.grf a.grf -o x.grf",
            "x.grf: has the extension of a GRF archive, and `limbwise grf diff` writes a Thor patch",
        ),
    ] {
        misused(&folder, &format!("grf {args}"), message);
        misused(&folder, &format!("grf {args} --dry-run"), message);
    }
    // An extension that stands for no format says nothing.
    folder.succeed("grf create new.pak -C src data --quiet");
    folder.succeed("grf convert new.pak -o new.gpf --quiet");
    assert!(content(&folder.path("new.gpf")) == content(&folder.path("new.pak")));
}

#[test]
fn commands_that_change_archives_refuse_patches_in_a_dry_run_too() {
    let folder = with_patches();
    for args in [
        "add p.thor -C src readme.txt",
        "remove p.thor data",
        "rename p.thor data/one.txt data/two.txt",
        "merge p.thor p.thor",
    ] {
        for dry in ["", " --dry-run"] {
            let message = "p.thor: is a Thor patch; only GRF archives can be changed";
            refused(&folder, &format!("grf {args}{dry}"), message);
        }
    }
    refused(
        &folder,
        "grf add r.rgz -C src readme.txt",
        "r.rgz: is an RGZ file; only GRF archives can be changed",
    );
    refused(&folder, "grf repair p -o x.grf", "p: is a Thor patch; only GRF archives can be repaired");
    // A patch is not the content of an archive: its removals could not be compared.
    refused(&folder, "grf diff a.grf p.thor", "p.thor: is a Thor patch; only GRF archives can be compared");
    refused(
        &folder,
        "grf diff r.rgz a.grf -o x.thor",
        "r.rgz: is an RGZ file; only GRF archives can be compared",
    );
}

#[test]
fn an_archive_made_of_a_patch_is_checked_and_told_what_it_lacks() {
    let folder = with_patches();
    let ended = folder.succeed("grf convert p.thor -o new.grf");
    let warning = "limbwise: p.thor: OUT has neither the target of the patch (data.grf) nor its checksums\n";
    assert!(ended.stderr.starts_with(warning), "{}", ended.stderr);
    assert_eq!(folder.succeed("grf list new.grf").stdout, "data/one.txt\ndata/old.txt\n");
    folder.succeed("grf convert r.rgz -o other.grf");
    assert_eq!(folder.succeed("grf cat other.grf data/one.txt").stdout, "one");
    let mut damaged = thor();
    damaged.entries[0].1 = Some(b"not what its checksum is of".to_vec());
    folder.write("bad.thor", damaged.build());
    refused(
        &folder,
        "grf convert bad.thor -o bad.grf",
        "data/one.txt: wrong checksum (CRC-32 in data.integrity)",
    );
}

#[test]
fn create_replaces_nothing_without_force() {
    let folder = with_patches();
    let exists = "a.grf: already exists; add files to it with `limbwise grf add`, or replace it with --force";
    refused(&folder, "grf create a.grf -C src readme.txt", exists);
    refused(&folder, "grf create a.grf -C src readme.txt --dry-run", exists);
    refused(
        &folder,
        "grf create p.thor -C src readme.txt",
        "p.thor: already exists; replace it with --force",
    );
    folder.succeed("grf create a.grf -C src readme.txt --force --quiet");
    assert_eq!(folder.succeed("grf list a.grf").stdout, "readme.txt\n");
    folder.succeed("grf create p.thor -C src readme.txt --force --quiet");
    assert_eq!(folder.succeed("grf cat p.thor readme.txt").stdout, "read me");
}

#[test]
fn a_patch_does_not_remove_what_it_adds() {
    let folder = with_archive();
    let create = "grf create p.thor -C src readme.txt";
    misused(
        &folder,
        &format!("{create} --remove README.txt"),
        "--remove README.txt: is also a file of the patch",
    );
    misused(&folder, &format!("{create} --remove a/b --remove a\\B -n"), "--remove a\\B: is given twice");
    misused(&folder, &format!("{create} --remove \u{1f600}"), "has characters that are not in code page 949");
}

#[test]
fn the_checksums_of_a_patch_are_not_a_file_of_it() {
    let folder = with_patches();
    folder.write("own.grf", Grf::new(0x200, vec![File::new("data.integrity", 0x01, "a file")]).build());
    let list = folder.succeed("grf list own.grf --patch p.thor").stdout;
    assert_eq!(list, "data.integrity\ndata/one.txt\n");
    assert_eq!(folder.succeed("grf cat own.grf --patch p.thor data.integrity").stdout, "a file");
    let list = folder.succeed("grf list a.grf --patch p.thor").stdout;
    assert!(list.contains("data/one.txt\n") && !list.contains("integrity"), "{list}");
    assert_eq!(folder.run("grf cat a.grf --patch p.thor data.integrity").code, Some(1));
    folder.succeed("grf extract p.thor -o out --quiet");
    assert!(folder.path("out/data/one.txt").exists() && !folder.path("out/data.integrity").exists());
    // The table of a single patch is listed as it is, and each of its entries can be printed.
    assert_eq!(folder.succeed("grf list p.thor").stdout, "data/one.txt\ndata/old.txt\ndata.integrity\n");
    let sums = folder.succeed("grf cat p.thor data.integrity").stdout;
    assert!(sums.starts_with("data\\one.txt=0x"), "{sums}");
}

#[test]
fn a_patch_for_the_folder_of_the_client_needs_force() {
    let folder = with_archive();
    let patch = Thor { into_grf: false, ..Thor::new(vec![(b"client.exe".to_vec(), Some(b"MZ".to_vec()))]) };
    folder.write("c.thor", patch.build());
    let message = "c.thor: applies to the client's folder, not to an archive; unpack it with \
                   `limbwise grf extract`, or merge it anyway with --force";
    refused(&folder, "grf merge a.grf c.thor", message);
    refused(&folder, "grf merge a.grf c.thor --dry-run", message);
    folder.succeed("grf merge a.grf c.thor --force --quiet");
    assert_eq!(folder.succeed("grf cat a.grf client.exe").stdout, "MZ");
    // In a folder, such a patch names no archive.
    refused(
        &folder,
        "grf merge . c.thor --force",
        "c.thor: applies to the client's folder, not to an archive",
    );
}

#[test]
fn that_a_patch_was_merged_is_said_when_it_was() {
    let folder = with_patches();
    let ended = folder.run("grf merge none.grf p.thor");
    assert_eq!(ended.code, Some(1));
    assert!(
        ended.stderr.starts_with("limbwise: none.grf: ") && !ended.stderr.contains("merged"),
        "{}",
        ended.stderr
    );
    let told = |args: &str| folder.succeed(args).stderr.lines().map(str::to_owned).collect::<Vec<_>>();
    let dry = told("grf merge a.grf p.thor --dry-run");
    assert_eq!(dry.last().unwrap(), "limbwise: p.thor: was made for data.grf; would be merged anyway");
    let real = told("grf merge a.grf p.thor");
    assert_eq!(real[0], "limbwise: p.thor: was made for data.grf; merged anyway");
}

#[test]
fn a_patch_whose_checksums_cannot_be_read_changes_nothing() {
    let folder = with_archive();
    let mut bytes = thor().build();
    // The data of the last file ends where the table begins.
    let table = u32::from_le_bytes(bytes[44..48].try_into().unwrap()) as usize;
    bytes[table - 6] ^= 0xff;
    folder.write("p.thor", bytes);
    let message = "p.thor: data/one.txt: cannot be checked, because data.integrity cannot be read: ";
    refused(&folder, "grf merge a.grf p.thor", message);
    let ended = folder.run("grf verify a.grf --patch p.thor");
    assert!(ended.code == Some(1) && ended.stdout.contains("cannot be checked"), "{}", ended.stdout);
}

#[test]
fn errors_are_json_if_json_was_asked_for() {
    let folder = with_patches();
    let mut grf = Grf::new(0x200, vec![File::new("a.txt", 0x01, "a")]);
    (grf.count, grf.table_rest) = (Some(2), b"no end of this name ...".to_vec());
    folder.write("damaged.grf", grf.build());
    let objects = |args: &str, code| {
        let ended = folder.run(args);
        assert_eq!(ended.code, Some(code), "{args}: {}", ended.stderr);
        let object =
            |line| serde_json::from_str::<Value>(line).unwrap_or_else(|e| panic!("{args}: {e}: {line}"));
        ended.stderr.lines().map(object).collect::<Vec<_>>()
    };
    for args in [
        "info none.grf",
        "list none.grf",
        "verify none.grf",
        "diff none.grf a.grf",
        "repair none.grf -o b.grf",
    ] {
        let told = objects(&format!("grf {args} --json"), 1);
        assert_eq!((told.len(), &told[0]["exit_code"]), (1, &1.into()), "{args}: {told:?}");
        assert!(told[0]["error"].as_str().unwrap().starts_with("none.grf: "), "{args}: {told:?}");
    }
    for args in ["info damaged.grf", "list damaged.grf", "verify damaged.grf"] {
        let told = objects(&format!("grf {args} --json"), 1);
        assert!(told[0]["warning"].as_str().unwrap().contains("the table is damaged"), "{args}: {told:?}");
        assert_eq!(told[1]["error"], "damaged.grf: the table is damaged", "{args}");
    }
    let told = objects("grf repair damaged.grf -o b.grf --json", 0);
    assert!(told[0]["warning"].is_string() && told[1]["summary"].is_string(), "{told:?}");
    let told = objects("grf diff a.grf a.grf --json", 0);
    assert_eq!(told, [serde_json::json!({ "summary": "0 differences: a.grf and a.grf" })]);
}

#[test]
fn what_exceeds_a_limit_names_the_option_that_raises_it() {
    let folder = Folder::new();
    let zeros = vec![0; 3 << 20];
    let files = vec![File::new("zeros.bin", 0x01, zeros.clone()), File::new("a.txt", 0x01, "a")];
    folder.write("a.grf", Grf::new(0x200, files).build());
    folder.write("b.grf", Grf::new(0x200, Vec::new()).build());
    folder.write("p.thor", Thor::new(vec![(b"zeros.bin".to_vec(), Some(zeros.clone()))]).build());
    folder.write("r.rgz", Rgz::new().file(b"zeros.bin", &zeros).build());
    let entry = "takes 3145728 bytes, more than the limit of 2097152; raise it with --max-entry";
    for args in [
        "cat a.grf zeros.bin",
        "extract a.grf -o out",
        "verify a.grf",
        "repack a.grf --level 1",
        "merge b.grf p.thor",
        "diff b.grf a.grf -o x.thor",
        "repair a.grf -o c.grf",
    ] {
        let ended = folder.run(&format!("grf {args} --max-entry 2M"));
        assert!(format!("{}{}", ended.stdout, ended.stderr).contains(entry), "{args}: {}", ended.stderr);
    }
    let rgz = "the RGZ file takes more bytes than the limit of 2097152; raise it with --max-entry";
    for args in ["list r.rgz", "merge b.grf r.rgz", "convert r.rgz -o c.grf"] {
        refused(&folder, &format!("grf {args} --max-entry 2M"), rgz);
    }
    let table = "more than the limit of 10; raise it with --max-table";
    for args in [
        "info a.grf",
        "repack a.grf",
        "remove a.grf a.txt",
        "remove a.grf a.txt -n",
        "list p.thor",
        "repair a.grf -o d.grf",
    ] {
        refused(&folder, &format!("grf {args} --max-table 10"), table);
    }
    // This table has 17 compressed bytes.
    let long = Thor::new(vec![(vec![b'a'; 250], None), (vec![b'a'; 250], None)]);
    folder.write("long.thor", long.build());
    refused(
        &folder,
        "grf list long.thor --max-table 100",
        "the table takes more bytes than the limit of 100; raise it",
    );
}

#[test]
fn nothing_is_unused_after_a_repack_of_an_empty_archive() {
    for version in ["0x102", "0x103", "0x200", "0x300"] {
        let folder = with_archive();
        folder.succeed(&format!("grf convert a.grf -o b.grf --version {version} --quiet"));
        folder.succeed("grf remove b.grf ** --quiet");
        assert!(folder.succeed("grf info b.grf").stdout.contains("unused"), "{version}");
        folder.succeed("grf repack b.grf --quiet");
        let info = folder.succeed("grf info b.grf").stdout;
        assert!(info.contains("entries     0\n") && !info.contains("unused"), "{version}: {info}");
    }
}

#[test]
fn only_a_damaged_grf_archive_is_referred_to_repair() {
    let folder = with_patches();
    for (name, whole) in [("cut.grf", "a.grf"), ("cut.thor", "p.thor")] {
        let bytes = fs::read(folder.path(whole)).unwrap();
        folder.write(name, &bytes[..bytes.len() - 1]);
    }
    let message = "cut.grf: the file ends too early: the table at offset ";
    for args in [
        "convert cut.grf -o b.grf",
        "repack cut.grf",
        "merge a.grf cut.grf",
        "merge cut.grf p.thor",
        "diff a.grf cut.grf",
        "add cut.grf -C src data",
        "remove cut.grf data --dry-run",
    ] {
        refused(&folder, &format!("grf {args}"), message);
        refused(&folder, &format!("grf {args}"), "; `limbwise grf repair` copies what can be read");
    }
    for args in ["convert cut.thor -o b.grf", "merge a.grf cut.thor"] {
        refused(&folder, &format!("grf {args}"), "cut.thor: the file ends too early: the table at offset ");
        assert!(!folder.run(&format!("grf {args}")).stderr.contains("repair"), "{args}");
    }
}
