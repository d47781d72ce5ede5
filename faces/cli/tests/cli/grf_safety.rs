//! `limbwise grf` when writing fails or ends early: a full disk, another writer, signals and kills.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use limbwise_grf_maker::{File, Grf, Thor, binary};
use rand::RngExt;

use crate::grf_changes::{all, content, files, refused, with_archive};
use crate::run::{Ended, Folder, seeded};

#[test]
fn a_full_disk_changes_nothing() {
    let folder = with_archive();
    folder.write("src/noise.bin", binary(5, 300_000));
    fs::copy(folder.path("a.grf"), folder.path("b.grf")).unwrap();
    let thor = Thor::new(vec![(b"noise.bin".to_vec(), Some(binary(6, 300_000)))]);
    folder.write("p.thor", thor.build());
    folder.succeed("grf add b.grf -C src noise.bin --quiet");
    let before = all(&folder);
    // Writes beyond 100 KiB fail.
    for args in [
        "grf add a.grf -C src noise.bin",
        "grf merge a.grf p.thor",
        "grf repack b.grf",
        "grf convert b.grf -o c.grf",
        "grf create c.grf -C src noise.bin",
        "grf create c.thor -C src noise.bin",
        "grf diff a.grf b.grf -o c.thor",
        "grf repair b.grf -o c.grf",
    ] {
        let mut command = folder.command_after("trap '' XFSZ; ulimit -f 200");
        let ended = Ended::new(command.args(args.split(' ')).output().unwrap());
        assert_eq!(ended.code, Some(1), "{args}: {}", ended.stderr);
        assert!(ended.stderr.contains("File too large"), "{args}: {}", ended.stderr);
        assert!(all(&folder) == before, "{args}");
    }
    // The free space is checked first: this needs two thousand times half a gigabyte.
    let large = fs::File::create(folder.path("src/large.bin")).unwrap();
    large.set_len(512 << 20).unwrap();
    fs::create_dir(folder.path("src/many")).unwrap();
    for i in 0..2000 {
        symlink("../large.bin", folder.path(&format!("src/many/{i}"))).unwrap();
    }
    for args in ["grf add a.grf -C src many", "grf create c.grf -C src many"] {
        refused(&folder, args, "are free on the disk");
    }
}

#[test]
fn no_command_replaces_the_archive_that_it_only_reads() {
    let folder = with_archive();
    // Without an extension that names the format.
    fs::copy(folder.path("a.grf"), folder.path("old.dat")).unwrap();
    fs::copy(folder.path("a.grf"), folder.path("new.dat")).unwrap();
    symlink("new.dat", folder.path("link")).unwrap();
    fs::hard_link(folder.path("a.grf"), folder.path("hard.grf")).unwrap();
    for (out, input) in [("old.dat", "old.dat"), ("./new.dat", "new.dat"), ("link", "new.dat")] {
        let message = format!("{out}: is the input {input}, which would be replaced");
        for more in ["", " --dry-run"] {
            refused(&folder, &format!("grf diff old.dat new.dat -o {out}{more}"), &message);
        }
    }
    for out in ["a.grf", "hard.grf"] {
        let message = format!("{out}: is the input a.grf, which would be replaced");
        refused(&folder, &format!("grf repair a.grf -o {out}"), &message);
    }
    refused(&folder, "grf repack a.grf -o old.dat --no-clobber", "old.dat: already exists");
    folder.succeed("grf diff old.dat new.dat -o patch.dat");
}

#[test]
fn no_archive_contains_itself() {
    let folder = with_archive();
    fs::copy(folder.path("a.grf"), folder.path("src/data/x.grf")).unwrap();
    symlink("src/data/x.grf", folder.path("link.grf")).unwrap();
    let message = "x.grf: is the archive that would be written; it cannot contain itself";
    for args in [
        "grf create src/data/x.grf -C src data --force",
        "grf create link.grf -C src data --force --dry-run",
        "grf add src/data/x.grf -C src data",
        "grf add link.grf -C src data --dry-run",
    ] {
        refused(&folder, args, message);
    }
    folder.succeed("grf add a.grf -C src data");
}

#[test]
fn an_archive_that_may_not_be_written_is_left_alone() {
    let folder = with_archive();
    fs::set_permissions(folder.path("a.grf"), fs::Permissions::from_mode(0o444)).unwrap();
    let before = fs::read(folder.path("a.grf")).unwrap();
    for args in ["grf add a.grf -C src readme.txt", "grf remove a.grf readme.txt", "grf merge a.grf a.grf"] {
        // Root may write regardless of permissions, unless it drops that capability.
        let mut command = Command::new("setpriv");
        if fs::File::options().append(true).open(folder.path("a.grf")).is_ok() {
            command.args(["--bounding-set=-dac_override", "--inh-caps=-dac_override"]);
        }
        let command = command.arg(env!("CARGO_BIN_EXE_limbwise")).args(args.split(' '));
        let ended = Ended::new(command.current_dir(folder.path("")).output().unwrap());
        assert_eq!(ended.code, Some(1), "{args}: {}", ended.stderr);
        assert!(ended.stderr.contains("a.grf: Permission denied"), "{args}: {}", ended.stderr);
        assert!(fs::read(folder.path("a.grf")).unwrap() == before);
    }
    folder.succeed("grf add a.grf -C src readme.txt --dry-run");
}

#[test]
fn two_writers_at_once_do_not_meet() {
    let folder = with_archive();
    // Another process is changing the archive.
    let lock = fs::File::open(folder.path("a.grf")).unwrap();
    lock.lock().unwrap();
    for args in [
        "grf add a.grf -C src readme.txt",
        "grf remove a.grf readme.txt",
        "grf rename a.grf readme.txt x.txt",
        "grf merge a.grf a.grf",
        "grf repack a.grf",
        "grf create a.grf -C src readme.txt --force",
        "grf convert a.grf -o a.grf",
    ] {
        refused(&folder, args, "a.grf: another process is writing to it; nothing was changed");
    }
    // Readers are not affected.
    folder.succeed("grf verify a.grf");
    folder.succeed("grf repack a.grf -o b.grf");
    drop(lock);
    // Each successful run has had its effect.
    let mut expected = files();
    for round in 0..10 {
        let start = |i: u32| {
            let name = format!("{round}-{i}.bin");
            folder.write(&format!("src/{name}"), binary(u64::from(round * 10 + i), 50_000));
            let mut command = folder.command();
            command.args(["grf", "add", "a.grf", "-C", "src", &name, "--quiet"]).stderr(Stdio::piped());
            (name, command.spawn().unwrap())
        };
        let repack =
            folder.command().args(["grf", "repack", "a.grf", "-q"]).stderr(Stdio::piped()).spawn().unwrap();
        for (name, child) in [start(0), start(1), start(2)] {
            let ended = Ended::new(child.wait_with_output().unwrap());
            assert!(
                ended.code == Some(0) || ended.stderr.contains("nothing was changed"),
                "{}",
                ended.stderr
            );
            if ended.code == Some(0) {
                expected.insert(name.clone(), fs::read(folder.path("src").join(&name)).unwrap());
            }
        }
        let ended = Ended::new(repack.wait_with_output().unwrap());
        assert!(ended.code == Some(0) || ended.stderr.contains("nothing was changed"), "{}", ended.stderr);
        assert!(content(&folder.path("a.grf")) == expected, "round {round}");
    }
}

/// Returns a folder with a 12 MB archive `a.grf`, a patch, and files to add to it.
fn with_large_archive() -> Folder {
    let folder = Folder::new();
    let entries = (0..1500).map(|i| File::new(format!("data\\{i}.bin"), 0x03, binary(i, 8000))).collect();
    folder.write("old.grf", Grf::new(0x200, entries).build());
    let name = |i: u64| format!("data\\{}.bin", i * 7);
    let mut patch: Vec<_> = (0..100).map(|i| (name(i).into_bytes(), Some(binary(i + 5000, 6000)))).collect();
    patch.extend((100..150).map(|i| (name(i).into_bytes(), None)));
    folder.write("p.thor", Thor::new(patch).with_integrity(false).build());
    fs::create_dir_all(folder.path("src/data")).unwrap();
    for i in 0..150 {
        folder.write(&format!("src/data/{}.bin", i * 9), binary(i + 9000, 6000));
    }
    folder
}

/// Ends runs at random moments; the archive must be the old one or the new one.
fn killed(args: &str, in_place: bool) {
    // `make test-all` asks for more.
    let kills: u32 = std::env::var("LIMBWISE_TEST_KILLS").map_or(15, |kills| kills.parse().unwrap());
    let folder = with_large_archive();
    let restore = || fs::copy(folder.path("old.grf"), folder.path("a.grf")).unwrap();
    restore();
    let old = content(&folder.path("a.grf"));
    let start = Instant::now();
    folder.succeed(args);
    let mut whole_run = start.elapsed().as_micros() as u64;
    let new = content(&folder.path("a.grf"));
    let length = |name| fs::metadata(folder.path(name)).unwrap().len();
    let new_length = length("a.grf");
    // Repacking with another level changes only the length.
    let same = old == new;
    assert!(!same || length("old.grf") != new_length);
    restore();
    let (mut rng, mut table, mut too_late) = (seeded(31), [0; 2], 0);
    while table[0] + table[1] < kills {
        let kill = table[0] + table[1];
        let mut child = folder.command().args(args.split(' ')).stderr(Stdio::null()).spawn().unwrap();
        thread::sleep(Duration::from_micros(rng.random_range(0..whole_run + whole_run / 8)));
        child.kill().unwrap();
        let ended = child.wait().unwrap().success();
        let found = content(&folder.path("a.grf"));
        let is_new = if same { length("a.grf") == new_length } else { found == new };
        assert!(found == old || found == new, "kill {kill}: neither the old archive nor the new one");
        assert!(is_new || !ended, "kill {kill}: the run succeeded, and the archive is the old one");
        if ended {
            too_late += 1;
            whole_run -= whole_run / 20;
        } else {
            table[usize::from(is_new)] += 1;
            // The machine may have become slower.
            whole_run += whole_run / 50;
        }
        for left in folder.names().iter().filter(|name| name.ends_with(".tmp")) {
            assert!(!in_place && left.starts_with("a.grf."), "{left}");
            fs::remove_file(folder.path(left)).unwrap();
        }
        // The next round starts from the state that the kill left.
        if is_new {
            restore();
        }
    }
    folder.succeed(args);
    assert!(content(&folder.path("a.grf")) == new);
    let [before, after] = table;
    println!(
        "{args}: {kills} kills: {before} left the old archive, {after} the new one; {too_late} more came too late"
    );
}

#[test]
fn add_killed_at_any_moment() {
    killed("grf add a.grf -C src data --quiet", true);
}

#[test]
fn merge_killed_at_any_moment() {
    killed("grf merge a.grf p.thor --quiet", true);
}

#[test]
fn repack_killed_at_any_moment() {
    killed("grf repack a.grf --level 1 --quiet", false);
}

#[test]
fn signals_leave_the_archive_as_it_was() {
    let folder = with_large_archive();
    fs::copy(folder.path("old.grf"), folder.path("a.grf")).unwrap();
    let (old, length) = (content(&folder.path("a.grf")), fs::metadata(folder.path("a.grf")).unwrap().len());
    let mut interrupted = 0;
    for (signal, code) in [("TERM", 143), ("INT", 130)].into_iter().cycle().take(10) {
        let args = ["grf", "add", "a.grf", "-C", "src", "data", "--level", "12", "--jobs", "1"];
        let child = folder.command().args(args).stderr(Stdio::piped()).spawn().unwrap();
        // Waits until the run appends data.
        while fs::metadata(folder.path("a.grf")).unwrap().len() == length {
            thread::yield_now();
        }
        Command::new("kill").args(["-s", signal, &child.id().to_string()]).status().unwrap();
        let ended = Ended::new(child.wait_with_output().unwrap());
        match ended.code {
            Some(0) => {
                fs::copy(folder.path("old.grf"), folder.path("a.grf")).unwrap();
            }
            other => {
                assert_eq!(other, Some(code), "{}", ended.stderr);
                assert!(ended.stderr.contains("interrupted; nothing was changed"), "{}", ended.stderr);
                assert!(content(&folder.path("a.grf")) == old);
                interrupted += 1;
                // Another thread may have written after the file was truncated.
                fs::copy(folder.path("old.grf"), folder.path("a.grf")).unwrap();
            }
        }
    }
    assert!(interrupted > 0);
}
