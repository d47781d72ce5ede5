//! Inputs that change while they are read.

use std::fs::{self, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, UNIX_EPOCH};

use crate::run::{Ended, Folder};

const IN: &str = "x\n2\n3\n";

/// What the message says of a change, and the change.
type Change = (&'static str, fn(&Path));

/// Ways to change a file at the boundary of a row.
const CHANGES: [Change; 3] = [
    ("from 6 to 8 bytes", |path| {
        OpenOptions::new().append(true).open(path).unwrap().write_all(b"4\n").unwrap();
    }),
    ("from 6 to 4 bytes", |path| OpenOptions::new().write(true).open(path).unwrap().set_len(4).unwrap()),
    ("and has 6 bytes as before", |path| {
        OpenOptions::new().write(true).open(path).unwrap().write_all(b"x\n5\n6\n").unwrap();
    }),
];

/// Writes the table, with a time at which no change can take place.
fn table(folder: &Folder) {
    folder.write("in.csv", IN);
    let file = OpenOptions::new().write(true).open(folder.path("in.csv")).unwrap();
    file.set_modified(UNIX_EPOCH + Duration::from_secs(1 << 30)).unwrap();
}

fn pipe(folder: &Folder) {
    assert!(Command::new("mkfifo").arg(folder.path("pipe")).status().unwrap().success());
}

#[test]
fn a_table_that_changes_during_the_run_ends_it() {
    for (how, change) in CHANGES {
        let folder = Folder::new();
        table(&folder);
        folder.write("out.csv", "old");
        pipe(&folder);
        // The run waits for a reader of the list of bad rows, after it has opened the table.
        let mut command = folder.command();
        command.args("mod in.csv -o out.csv --x x --mod 7 --on-error null --bad-rows pipe".split(' '));
        let child = command.stderr(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        folder.wait_for(|name| name.ends_with(".part"));
        change(&folder.path("in.csv"));
        fs::read(folder.path("pipe")).unwrap();
        let ended = Ended::new(child.wait_with_output().unwrap());
        let message = format!("in.csv: changed during the run, {how}");
        assert!(ended.code == Some(1) && ended.stderr.contains(&message), "{}", ended.stderr);
        assert_eq!(folder.read("out.csv"), "old");
        assert_eq!(folder.names(), ["in.csv", "out.csv", "pipe"]);
        // The table that is left alone is computed.
        folder.succeed("mod in.csv -o out.csv --x x --mod 7");
        assert_eq!(folder.read("out.csv").lines().count(), folder.read("in.csv").lines().count());
    }
}

#[test]
fn a_table_that_is_replaced_during_the_run_is_not_overwritten() {
    for out in ["in.csv", "link.csv", "same.csv"] {
        let folder = Folder::new();
        table(&folder);
        pipe(&folder);
        std::os::unix::fs::symlink("in.csv", folder.path("link.csv")).unwrap();
        fs::hard_link(folder.path("in.csv"), folder.path("same.csv")).unwrap();
        let mut command = folder.command();
        command.args(["mod", "in.csv", "-o", out]);
        command.args("--x x --mod 7 --on-error null --bad-rows pipe".split(' '));
        let child = command.stderr(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        folder.wait_for(|name| name.ends_with(".part"));
        folder.write("new", "x\n4\n");
        let replaced = if out == "same.csv" { out } else { "in.csv" };
        fs::rename(folder.path("new"), folder.path(replaced)).unwrap();
        fs::read(folder.path("pipe")).unwrap();
        let ended = Ended::new(child.wait_with_output().unwrap());
        let message = "in.csv: was replaced or removed during the run";
        assert!(ended.code == Some(1) && ended.stderr.contains(message), "{out}: {}", ended.stderr);
        assert_eq!(folder.read(replaced), "x\n4\n");
        assert_eq!(folder.names(), ["in.csv", "link.csv", "pipe", "same.csv"]);
    }
}

#[test]
fn results_of_a_table_that_changed_do_not_block_the_next_run() {
    let folder = Folder::new();
    folder.write("in.csv", format!("x\n{}", "?\n".repeat(5000)));
    pipe(&folder);
    let mut command = folder.command();
    command.args("mod in.csv -o out.csv --x x --mod 7 --on-error null --keep-every 0".split(' '));
    command.args(["--bad-rows", "pipe"]).stderr(Stdio::piped()).stdout(Stdio::piped());
    let child = command.spawn().unwrap();
    // The list is longer than a pipe holds, so that the run waits after it has saved results.
    let mut list = fs::File::open(folder.path("pipe")).unwrap();
    let is_saved = || {
        fs::read_dir(folder.path("out.csv.part"))
            .is_ok_and(|files| files.flatten().any(|f| f.path().extension().is_some_and(|e| e == "arrows")))
    };
    while !is_saved() {
        std::thread::sleep(Duration::from_millis(5));
    }
    folder.write("in.csv", IN);
    list.read_to_end(&mut Vec::new()).unwrap();
    let ended = Ended::new(child.wait_with_output().unwrap());
    assert!(ended.code == Some(1) && ended.stderr.contains("run the command again"), "{}", ended.stderr);
    folder.succeed("mod in.csv -o out.csv --x x --mod 7");
    assert_eq!(folder.read("out.csv"), "x,mod\n2,2\n3,3\n");
}

/// In a stream, a table in Parquet is not completed, so that no reader takes it for a whole one.
#[test]
fn a_stream_is_not_completed_if_the_table_changes() {
    for (how, change) in CHANGES {
        let folder = Folder::new();
        table(&folder);
        pipe(&folder);
        let mut command = folder.command();
        command.args("mod in.csv -o pipe --output-format parquet --x x --mod 7 --on-error null".split(' '));
        command.args(["--bad-rows", "bad"]).stderr(Stdio::piped()).stdout(Stdio::piped());
        assert!(Command::new("mkfifo").arg(folder.path("bad")).status().unwrap().success());
        let child = command.spawn().unwrap();
        // Opening succeeds once the run, which has opened the table before, opens its end.
        let mut out = fs::File::open(folder.path("pipe")).unwrap();
        change(&folder.path("in.csv"));
        fs::read(folder.path("bad")).unwrap();
        let mut read = Vec::new();
        out.read_to_end(&mut read).unwrap();
        let ended = Ended::new(child.wait_with_output().unwrap());
        assert!(ended.code == Some(1) && ended.stderr.contains(how), "{}", ended.stderr);
        assert!(!read.ends_with(b"PAR1") || read.len() <= 4, "{} bytes", read.len());
    }
}

#[test]
fn a_file_that_changes_while_it_is_swapped_ends_the_run() {
    let folder = Folder::new();
    // More than a pipe holds, so that the run waits for its reader.
    folder.write("in.bin", vec![1; 16 << 20]);
    pipe(&folder);
    let mut command = folder.command();
    command.args("swap in.bin -o pipe --width 16".split(' ')).stderr(Stdio::piped());
    let child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut out = fs::File::open(folder.path("pipe")).unwrap();
    CHANGES[0].1(&folder.path("in.bin"));
    out.read_to_end(&mut Vec::new()).unwrap();
    let ended = Ended::new(child.wait_with_output().unwrap());
    let message = "in.bin: changed during the run, from 16777216 to 16777218 bytes";
    assert!(ended.code == Some(1) && ended.stderr.contains(message), "{}", ended.stderr);
}

#[test]
fn a_table_that_changes_while_its_powers_are_multiplied_ends_the_run() {
    let folder = Folder::new();
    table(&folder);
    pipe(&folder);
    // The run waits for the key, after it has opened the table.
    let mut command = folder.command();
    command.args("multiexp in.csv --base x --exp @pipe".split(' '));
    let child = command.stderr(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut key = OpenOptions::new().write(true).open(folder.path("pipe")).unwrap();
    CHANGES[0].1(&folder.path("in.csv"));
    key.write_all(include_bytes!("../keys/spki.pem")).unwrap();
    drop(key);
    let ended = Ended::new(child.wait_with_output().unwrap());
    assert!(ended.code == Some(1) && ended.stderr.contains("from 6 to 8 bytes"), "{}", ended.stderr);
    assert_eq!(ended.stdout, "");
}
