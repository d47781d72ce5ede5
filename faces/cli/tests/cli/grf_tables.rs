//! `limbwise grf` on archives whose header or table is damaged, and on such that expand to more than fits.

use std::fs;

use limbwise_grf_maker::{File, Grf};
use serde_json::Value;

use crate::grf::fail;
use crate::grf_changes::refused;
use crate::run::Folder;

const FILES: u64 = 200;

fn archive(version: u32) -> Grf {
    let name = |i: u64| format!("data\\{:016x}.txt", i.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    Grf::new(version, (0..FILES).map(|i| File::new(name(i), 0x01, format!("file {i}"))).collect())
}

#[test]
fn entries_that_the_header_does_not_count_are_damage() {
    for version in [0x103, 0x200, 0x300] {
        for count in [0, 3, 1_000_000, u32::MAX - 2] {
            let folder = Folder::new();
            folder.write("whole.grf", archive(version).build());
            folder.write("a.grf", Grf { count: Some(count), ..archive(version) }.build());
            let told = format!("the header counts {} entries, and the table has 200", count.cast_signed());
            let last = "limbwise: a.grf: the table is damaged";
            let names = folder.succeed("grf list whole.grf").stdout;
            let ended = fail(&folder, "grf verify a.grf", last);
            assert!(ended.stderr.contains(&told), "{version:#x} {count}: {}", ended.stderr);
            assert_eq!(fail(&folder, "grf list a.grf", last).stdout, names);
            fail(&folder, "grf extract a.grf -o out --quiet", last);
            assert_eq!(fs::read_dir(folder.path("out/data")).unwrap().count(), 200);
            folder.write("more.txt", "more");
            for args in [
                "grf add a.grf more.txt",
                "grf remove a.grf *.txt",
                "grf rename a.grf data date",
                "grf merge a.grf whole.grf",
                "grf merge whole.grf a.grf",
                "grf repack a.grf",
                "grf convert a.grf -o b.grf",
            ] {
                refused(&folder, args, &told);
            }
            refused(&folder, "grf add a.grf more.txt -n", "`limbwise grf repair` copies what can be read");
            let ended = folder.succeed("grf repair a.grf -o b.grf");
            assert!(ended.stderr.contains("200 entries kept, 0 lost, "), "{}", ended.stderr);
            folder.succeed("grf verify b.grf");
            assert_eq!(folder.succeed("grf diff b.grf whole.grf").stdout, "");
        }
    }
}

#[test]
fn rows_after_an_uncounted_one_without_a_name_are_repaired() {
    for version in [0x103, 0x200, 0x300] {
        for count in [0, 5] {
            let folder = Folder::new();
            let mut grf = Grf { count: Some(count), ..archive(version) };
            grf.files[count as usize].name = Vec::new();
            folder.write("a.grf", grf.build());
            let told = format!("the header counts {count} entries, and the table has 200");
            fail(&folder, "grf verify a.grf", "limbwise: a.grf: the table is damaged");
            for args in ["grf repack a.grf", "grf remove a.grf *.txt"] {
                refused(&folder, args, &told);
            }
            let ended = folder.succeed("grf repair a.grf -o b.grf");
            assert!(ended.stderr.contains("199 entries kept, 1 lost, "), "{}", ended.stderr);
        }
    }
}

#[test]
fn a_damaged_table_is_repaired_as_far_as_it_can_be_read() {
    for (version, extra) in [(0x200, 0), (0x300, 4)] {
        let whole = archive(version).build();
        let at = 46 + u32::from_le_bytes(whole[30..34].try_into().unwrap()) as usize + extra + 8;
        let middle = at + (whole.len() - at) / 2;
        let changed = |at: usize| {
            let mut bytes = whole.clone();
            bytes[at] ^= 0x55;
            bytes
        };
        for (bytes, least, reason) in [
            (changed(whole.len() - 1), 200, "wrong checksum (zlib)"),
            (changed(at), 200, "damaged zlib data"),
            (changed(middle), 80, "cannot be decompressed"),
            (whole[..middle].to_vec(), 80, "the file ends too early"),
        ] {
            let folder = Folder::new();
            folder.write("whole.grf", &whole);
            folder.write("a.grf", bytes);
            let json = folder.succeed("grf repair a.grf -o b.grf --json");
            assert!(json.stderr.contains(reason), "{}", json.stderr);
            let summary: Value = serde_json::from_str(json.stdout.lines().last().unwrap()).unwrap();
            assert_eq!(summary["table_damaged"], true);
            assert!(summary["kept"].as_u64().unwrap() >= least, "{version:#x} {reason}: {summary}");
            folder.succeed("grf verify b.grf");
            let names = folder.succeed("grf list whole.grf").stdout;
            let kept = folder.succeed("grf list b.grf").stdout;
            let least = least as usize;
            assert!(kept.lines().take(least).eq(names.lines().take(least)), "{version:#x} {reason}");
            let ended = folder.run("grf verify a.grf");
            let last = ended.stderr.lines().last().unwrap();
            assert!(ended.code == Some(1) && ended.stderr.contains(reason), "{}", ended.stderr);
            assert!(last.ends_with("the table is damaged"), "{last}");
            // There were no folders.
            let long = folder.succeed("grf list b.grf --long").stdout;
            assert!(long.lines().all(|line| line.split_whitespace().nth(2) == Some("file")), "{long}");
        }
    }
}

#[test]
fn an_archive_that_expands_to_more_than_fits_is_not_extracted() {
    let mut files = vec![File { real: Some(1 << 30), ..File::new("0", 0x01, "small") }];
    let again = |i: u32| File { same_as: Some(0), ..File::new(format!("{i}"), 0x01, "") };
    files.extend((1..100_000).map(again));
    let folder = Folder::new();
    folder.write("a.grf", Grf::new(0x200, files).build());
    let last = |args: &str| folder.run(args).stderr.lines().last().unwrap().to_owned();
    for args in ["grf extract a.grf -o out", "grf extract a.grf -o new/folder --quiet"] {
        refused(&folder, args, "may need 97.66 TiB, and only ");
        assert!(last(args).ends_with("; --no-space-check overrides this check"), "{}", last(args));
    }
    let args = "grf extract a.grf 1 2 -o out --no-space-check --max-total 2047M";
    let told = "limbwise: a.grf: the files have 2147483648 bytes, more than the limit of 2146435072; raise it \
                with --max-total";
    fail(&folder, args, told);
    assert_eq!(folder.names(), ["a.grf"]);
    folder.write("b.grf", Grf::new(0x200, vec![File::new("a.txt", 0x01, "four")]).build());
    folder.succeed("grf extract b.grf -o out --max-total 4");
    assert_eq!(folder.read("out/a.txt"), "four");
}
