//! `limbwise swap`: files, pipes, sizes, kills.

use std::fs;
use std::io::{Read, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rand::{Rng, RngExt};

use crate::run::{Ended, Folder, seeded};

fn random(len: usize) -> Vec<u8> {
    let mut bytes = vec![0; len];
    seeded(len as u64).fill_bytes(&mut bytes);
    bytes
}

/// Returns the bytes with fields of these widths reversed after the first `skip` bytes.
fn turned(bytes: &[u8], skip: usize, fields: &[usize]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let mut at = skip;
    for field in fields.iter().cycle() {
        if at == bytes.len() {
            return bytes;
        }
        bytes[at..][..*field].reverse();
        at += field;
    }
    bytes
}

/// Pieces of 256 KiB: none, less than one, exactly one, several, and several plus a remainder.
const LENS: [usize; 7] = [0, 144, 144 * 100, 256 << 10, (256 << 10) + 144, 144 * 5000, 3 << 20];

#[test]
fn every_width_and_records_from_file_to_file() {
    let folder = Folder::new();
    let widths: [(&str, &[usize]); 9] = [
        ("--width 16", &[2]),
        ("--width 24", &[3]),
        ("--width 32", &[4]),
        ("--width 64", &[8]),
        ("--width 128", &[16]),
        ("--record 4,4,8,2", &[4, 4, 8, 2]),
        ("--record 1,2,16,4,1", &[1, 2, 16, 4, 1]),
        ("--record 8,1,1,2", &[8, 1, 1, 2]),
        ("--record 3,x5,8", &[3, 1, 1, 1, 1, 1, 8]),
    ];
    for (i, len) in LENS.into_iter().enumerate() {
        for (j, (option, fields)) in widths.into_iter().enumerate() {
            let skip = [0, 1, 13][(i + j) % 3];
            let record: usize = fields.iter().sum();
            let bytes = random(skip + len / record * record);
            folder.write("in.bin", &bytes);
            folder.succeed(&format!("swap in.bin -o out.bin {option} --skip {skip} --quiet"));
            let out = fs::read(folder.path("out.bin")).unwrap();
            assert!(out == turned(&bytes, skip, fields), "{len} {option} {skip}");
        }
    }
    assert_eq!(folder.names(), ["in.bin", "out.bin"]);
}

#[test]
fn the_variants_give_the_same() {
    let folder = Folder::new();
    let bytes = random(100_000);
    folder.write("in.bin", &bytes);
    for disabled in ["", "avx512f", "avx2", "ssse3"] {
        let mut command = folder.command();
        command.env("LIMBWISE_CPU_DISABLE", disabled);
        let output = command.args("swap in.bin -o - --width 32".split(' ')).output().unwrap();
        // Features unknown on other processors cannot be disabled there.
        if cfg!(target_arch = "x86_64") {
            assert!(output.status.success(), "{disabled}");
            assert!(output.stdout == turned(&bytes, 0, &[4]), "{disabled}");
        }
    }
}

#[test]
fn from_pipe_to_pipe_in_pieces_of_any_size() {
    let folder = Folder::new();
    let bytes = random(5 + 18 * 40_000);
    let mut command = folder.command();
    command.args("swap - -o - --record 4,4,8,2 --skip 5".split(' '));
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut to = child.stdin.take().unwrap();
    let sent = bytes.clone();
    let writer = thread::spawn(move || {
        let mut rng = seeded(3);
        let mut rest = &sent[..];
        while !rest.is_empty() {
            let len = rng.random_range(1..=rest.len().min(7000));
            to.write_all(&rest[..len]).unwrap();
            rest = &rest[len..];
        }
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success());
    assert!(output.stdout == turned(&bytes, 5, &[4, 4, 8, 2]));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("KiB/s)") || said.contains("MiB/s)") || said.contains("GiB/s)"), "{said}");
    assert!(said.contains("kernel swap/") && said.contains("stdout"), "{said}");
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let folder = Folder::new();
    folder.write("in.bin", random(4 << 20));
    let mut command = folder.command();
    command.args("swap in.bin -o - --width 64".split(' '));
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut some = [0; 8];
    child.stdout.take().unwrap().read_exact(&mut some).unwrap();
    let ended = Ended::new(child.wait_with_output().unwrap());
    assert_eq!((ended.code, ended.stderr.as_str()), (Some(0), ""));
}

#[test]
fn a_size_that_does_not_fit_is_refused_with_its_place() {
    let folder = Folder::new();
    folder.write("in.bin", random(4099));
    for (options, parts) in [
        ("--width 64", &["in.bin", "offset 4096", "of 8 bytes has only 3"][..]),
        ("--width 64 --skip 1", &["offset 4097", "has only 2", "the 1 bytes skipped"]),
        ("--record 4,4,8,2", &["offset 4086", "a record of 18 bytes has only 13"]),
        ("--width 16 --skip 5000", &["in.bin", "offset 4099", "5000 bytes of --skip"]),
    ] {
        let ended = folder.run(&format!("swap in.bin -o out.bin {options}"));
        assert_eq!(ended.code, Some(1), "{options}");
        for part in parts {
            assert!(ended.stderr.contains(part), "{part:?} is not in: {}", ended.stderr);
        }
        // The same from a pipe, whose size is known only at its end.
        let mut command = folder.command_after("exec < in.bin");
        let pipe = format!("swap - -o out.bin {options}");
        let ended = Ended::new(command.args(pipe.split(' ')).output().unwrap());
        assert_eq!(ended.code, Some(1), "{options}");
        for part in parts.iter().filter(|part| **part != "in.bin") {
            assert!(ended.stderr.contains(part), "{part:?} is not in: {}", ended.stderr);
        }
        assert_eq!(folder.names(), ["in.bin"], "{options}");
    }
    let before = fs::read(folder.path("in.bin")).unwrap();
    assert_eq!(folder.run("swap in.bin --in-place --width 64").code, Some(1));
    assert!(fs::read(folder.path("in.bin")).unwrap() == before);
}

#[test]
fn command_lines_that_mean_nothing() {
    let folder = Folder::new();
    folder.write("in.bin", random(64));
    for (options, part) in [
        ("in.bin -o out.bin", "--width"),
        ("in.bin -o out.bin --width 40", "40"),
        ("in.bin -o out.bin --width 16 --record 2,2", "--record"),
        (
            "in.bin -o out.bin --record 4,5",
            "invalid value '5' for '--record <BYTES,..>': expected 1, 2, 3, 4, 8 or 16",
        ),
        ("in.bin -o out.bin --record 4,,2", "--record"),
        ("in.bin --width 16", "--in-place"),
        ("in.bin -o out.bin --in-place --width 16", "--in-place"),
        ("- --in-place --width 16", "stdin"),
        ("in.bin -o - --width 16 --no-clobber", "--no-clobber"),
        ("in.bin -o out.bin --width 16 --skip -1", "-1"),
    ] {
        let ended = folder.run(&format!("swap {options}"));
        assert_eq!(ended.code, Some(2), "{options}: {}", ended.stderr);
        assert!(ended.stderr.contains(part), "{options}: {}", ended.stderr);
        assert_eq!(folder.names(), ["in.bin"], "{options}");
    }
    for (options, part) in [
        ("none.bin -o out.bin --width 16", "none.bin"),
        ("none.bin --in-place --width 16", "none.bin"),
        (". -o out.bin --width 16", "directory"),
        ("in.bin -o none/out.bin --width 16", "none/out.bin"),
    ] {
        let ended = folder.run(&format!("swap {options}"));
        assert_eq!(ended.code, Some(1), "{options}: {}", ended.stderr);
        assert!(ended.stderr.contains(part), "{options}: {}", ended.stderr);
        assert_eq!(folder.names(), ["in.bin"], "{options}");
    }
}

#[test]
fn in_place_keeps_permissions_links_and_what_a_second_run_undoes() {
    let folder = Folder::new();
    let bytes = random(1 << 20);
    folder.write("in.bin", &bytes);
    fs::set_permissions(folder.path("in.bin"), fs::Permissions::from_mode(0o604)).unwrap();
    symlink("in.bin", folder.path("link.bin")).unwrap();
    let owner =
        |path| fs::metadata(path).map(|m| (m.uid(), m.gid(), m.permissions().mode() & 0o777)).unwrap();
    let before = owner(folder.path("in.bin"));
    folder.succeed("swap link.bin --in-place --width 32");
    assert!(fs::read(folder.path("in.bin")).unwrap() == turned(&bytes, 0, &[4]));
    assert_eq!(owner(folder.path("in.bin")), before);
    assert!(fs::symlink_metadata(folder.path("link.bin")).unwrap().is_symlink());
    folder.succeed("swap in.bin --in-place --width 32");
    assert!(fs::read(folder.path("in.bin")).unwrap() == bytes);
    folder.succeed("swap in.bin -o in.bin --width 128");
    assert!(fs::read(folder.path("in.bin")).unwrap() == turned(&bytes, 0, &[16]));
    let ended = folder.run("swap in.bin -o in.bin --width 16 --no-clobber");
    assert!(ended.code == Some(1) && ended.stderr.contains("--no-clobber"), "{}", ended.stderr);
    assert_eq!(folder.names(), ["in.bin", "link.bin"]);
}

#[test]
fn a_full_disk_leaves_the_old_file_alone() {
    let folder = Folder::new();
    let bytes = random(1 << 20);
    folder.write("in.bin", &bytes);
    // A limit on the size of files stands in for a disk that fills up.
    let mut command = folder.command_after("trap '' XFSZ; ulimit -f 100");
    let ended = Ended::new(command.args("swap in.bin --in-place --width 64".split(' ')).output().unwrap());
    assert!(ended.code == Some(1) && ended.stderr.contains("in.bin: "), "{}", ended.stderr);
    assert!(fs::read(folder.path("in.bin")).unwrap() == bytes);
    assert_eq!(folder.names(), ["in.bin"]);
}

#[test]
fn killed_in_place_at_any_moment() {
    // `make test-all` asks for more.
    let kills: u32 = std::env::var("LIMBWISE_TEST_KILLS").map_or(15, |kills| kills.parse().unwrap());
    let folder = Folder::new();
    let bytes = random(24 << 20);
    let swapped = turned(&bytes, 0, &[8]);
    folder.write("in.bin", &bytes);
    let args = || "swap in.bin --in-place --width 64 --quiet".split(' ');
    let start = Instant::now();
    assert!(folder.command().args(args()).status().unwrap().success());
    let whole_run = start.elapsed().as_micros() as u64;
    let mut is_swapped = true;
    let mut rng = seeded(21);
    let mut broken_off = 0;
    for kill in 0..kills {
        let mut child = folder.command().args(args()).spawn().unwrap();
        thread::sleep(Duration::from_micros(rng.random_range(0..whole_run + whole_run / 8)));
        child.kill().unwrap();
        let ended = child.wait().unwrap().success();
        let found = fs::read(folder.path("in.bin")).unwrap();
        let (old, new) = if is_swapped { (&swapped, &bytes) } else { (&bytes, &swapped) };
        assert!(found == *new || (found == *old && !ended), "kill {kill}: {} bytes", found.len());
        is_swapped ^= found == *new;
        broken_off += u32::from(!ended);
        for left in folder.names().iter().filter(|name| *name != "in.bin") {
            assert!(left.starts_with("in.bin.") && left.ends_with(".tmp"), "{left}");
            fs::remove_file(folder.path(left)).unwrap();
        }
    }
    assert!(broken_off > 0, "no run was broken off");
}

#[test]
fn a_signal_leaves_the_old_file_and_nothing_else() {
    for (name, code) in [("TERM", 143), ("INT", 130)] {
        let folder = Folder::new();
        assert!(Command::new("mkfifo").arg(folder.path("pipe")).status().unwrap().success());
        folder.write("out.bin", "old");
        let mut command = folder.command();
        command.args("swap pipe -o out.bin --width 16".split(' '));
        let child = command.stderr(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut pipe = fs::OpenOptions::new().write(true).open(folder.path("pipe")).unwrap();
        pipe.write_all(&[1; 1000]).unwrap();
        folder.wait_for(|name| name.ends_with(".tmp"));
        assert!(Command::new("kill").args(["-s", name, &child.id().to_string()]).status().unwrap().success());
        let ended = Ended::new(child.wait_with_output().unwrap());
        assert_eq!(ended.code, Some(code), "{}", ended.stderr);
        assert!(ended.stderr.contains("no output was written"), "{}", ended.stderr);
        assert_eq!(folder.names(), ["out.bin", "pipe"]);
        assert_eq!(folder.read("out.bin"), "old");
    }
}

/// A signal arrives during an in-place run as soon as the new file exists. The run has then succeeded, and
/// later signals do not matter.
#[test]
fn a_signal_after_the_rename_is_no_interruption() {
    let folder = Folder::new();
    let bytes = random(64 << 10);
    let swapped = turned(&bytes, 0, &[8]);
    folder.write("in.bin", &bytes);
    let mut is_swapped = false;
    for _ in 0..40 {
        let before = fs::metadata(folder.path("in.bin")).unwrap().ino();
        let mut command = folder.command();
        command.args("swap in.bin --in-place --width 64".split(' '));
        let child = command.stderr(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        // The shell is started in advance, and sends the signal as soon as it reads a line.
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("read go; kill -INT {} 2> /dev/null", child.id())]);
        let mut killer = shell.stdin(Stdio::piped()).spawn().unwrap();
        while fs::metadata(folder.path("in.bin")).unwrap().ino() == before {}
        let _ = killer.stdin.take().unwrap().write_all(b"\n");
        let ended = Ended::new(child.wait_with_output().unwrap());
        killer.wait().unwrap();
        is_swapped = !is_swapped;
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
        assert!(!ended.stderr.contains("limbwise: interrupted"), "{}", ended.stderr);
        assert!(fs::read(folder.path("in.bin")).unwrap() == *if is_swapped { &swapped } else { &bytes });
        assert_eq!(folder.names(), ["in.bin"]);
    }
}

/// Whenever a signal arrives, the exit code and the file agree.
#[test]
fn interrupted_in_place_at_any_moment() {
    // `make test-all` asks for more.
    let signals: u32 = std::env::var("LIMBWISE_TEST_KILLS").map_or(15, |kills| kills.parse().unwrap());
    let folder = Folder::new();
    let bytes = random(8 << 20);
    let swapped = turned(&bytes, 0, &[8]);
    folder.write("in.bin", &bytes);
    let args = || "swap in.bin --in-place --width 64".split(' ');
    let start = Instant::now();
    assert!(folder.command().args(args()).stderr(Stdio::null()).status().unwrap().success());
    let whole_run = start.elapsed().as_micros() as u64;
    let mut is_swapped = true;
    let mut rng = seeded(22);
    for signal in 0..signals {
        let child =
            folder.command().args(args()).stderr(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        thread::sleep(Duration::from_micros(rng.random_range(whole_run / 2..whole_run + whole_run / 4)));
        Command::new("kill")
            .args(["-s", "TERM", &child.id().to_string()])
            .stderr(Stdio::null())
            .status()
            .unwrap();
        let ended = Ended::new(child.wait_with_output().unwrap());
        match ended.code {
            Some(0) => is_swapped = !is_swapped,
            // No exit code: the signal arrived before the command watched for signals.
            code => assert!(code == Some(143) || code.is_none(), "{code:?} {}", ended.stderr),
        }
        let expected = if is_swapped { &swapped } else { &bytes };
        assert!(fs::read(folder.path("in.bin")).unwrap() == *expected, "signal {signal}: {}", ended.stderr);
        assert_eq!(folder.names(), ["in.bin"]);
    }
}

#[test]
fn two_runs_in_place_do_not_meet() {
    let folder = Folder::new();
    let bytes = random(4 << 20);
    let swapped = turned(&bytes, 0, &[8]);
    folder.write("in.bin", &bytes);
    symlink("in.bin", folder.path("link.bin")).unwrap();
    // Another process is replacing the file.
    let lock = fs::File::open(folder.path("in.bin")).unwrap();
    lock.lock().unwrap();
    for args in ["in.bin --in-place", "link.bin --in-place", "in.bin -o in.bin", "link.bin -o in.bin"] {
        let ended = folder.run(&format!("swap {args} --width 64"));
        assert_eq!(ended.code, Some(1), "{args}");
        assert!(ended.stderr.contains("another run is using it"), "{args}: {}", ended.stderr);
    }
    // Processes that only read the file are not affected.
    folder.succeed("swap in.bin -o out.bin --width 64");
    drop(lock);
    assert!(fs::read(folder.path("in.bin")).unwrap() == bytes);
    // Each successful run has swapped it once.
    let mut turns = 0;
    for _ in 0..15 {
        let start = || {
            let mut command = folder.command();
            command
                .args("swap in.bin --in-place --width 64 --quiet".split(' '))
                .stderr(Stdio::piped())
                .spawn()
                .unwrap()
        };
        for child in [start(), start(), start()] {
            let output = child.wait_with_output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert!(output.status.success() || said.contains("nothing was changed"), "{said}");
            turns += u32::from(output.status.success());
        }
        let expected = if turns % 2 == 1 { &swapped } else { &bytes };
        assert!(fs::read(folder.path("in.bin")).unwrap() == *expected, "{turns} turns");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn in_place_keeps_extended_attributes() {
    use rustix::fs::{XattrFlags, getxattr, listxattr, setxattr};
    // On a disk, because not every temporary folder supports attributes.
    let folder = Folder::within(env!("CARGO_TARGET_TMPDIR"));
    folder.write("in.bin", random(1 << 10));
    let path = folder.path("in.bin");
    let long = vec![7; 2000];
    for (name, value) in [("user.origin", &b"station 4"[..]), ("user.empty", b""), ("user.long", &long)] {
        setxattr(&path, name, value, XattrFlags::empty()).unwrap();
    }
    folder.succeed("swap in.bin --in-place --width 32");
    let mut buffer = vec![0; 4096];
    let len = listxattr(&path, &mut buffer[..]).unwrap();
    let names = buffer[..len].split(|c| *c == 0).filter(|name| name.starts_with(b"user.")).count();
    assert_eq!(names, 3);
    for (name, value) in [("user.origin", &b"station 4"[..]), ("user.empty", b""), ("user.long", &long)] {
        let len = getxattr(&path, name, &mut buffer[..]).unwrap();
        assert_eq!(&buffer[..len], value, "{name}");
    }
}

#[test]
fn a_count_of_numbers() {
    let folder = Folder::new();
    for (count, rest) in [(0, 7), (1, 0), (3, 1), (50_000, 5), (40_000, 400_000)] {
        for skip in [0, 13] {
            let bytes = random(skip + 12 * count + rest);
            let (head, tail) = bytes.split_at(skip + 12 * count);
            let expected = [turned(head, skip, &[4, 8]), tail.to_vec()].concat();
            folder.write("in.bin", &bytes);
            let args = format!("--record 4,8 --skip {skip} --count {count} --quiet");
            folder.succeed(&format!("swap in.bin -o out.bin {args}"));
            assert!(fs::read(folder.path("out.bin")).unwrap() == expected, "{count} {rest} {skip}");
            let mut command = folder.command_after("exec < in.bin > piped.bin");
            assert!(command.args(format!("swap - -o - {args}").split(' ')).status().unwrap().success());
            assert!(fs::read(folder.path("piped.bin")).unwrap() == expected, "{count} {rest} {skip}");
        }
    }
    folder.write("in.bin", random(30));
    for args in
        ["swap in.bin -o no.bin --width 32 --count 8", "swap in.bin -o no.bin --width 32 --skip 28 --count 1"]
    {
        let ended = folder.run(args);
        assert!(ended.code == Some(1) && ended.stderr.contains("of --count"), "{}", ended.stderr);
    }
    let mut command = folder.command_after("exec < in.bin");
    let ended =
        Ended::new(command.args("swap - -o no.bin --width 32 --count 8".split(' ')).output().unwrap());
    assert!(ended.code == Some(1) && ended.stderr.contains("after 7 elements"), "{}", ended.stderr);
    assert!(!folder.names().contains(&"no.bin".to_owned()));
    for field in ["x0", "x", "x70000", "y", "-1"] {
        assert_eq!(folder.run(&format!("swap in.bin -o no.bin --record 2,{field}")).code, Some(2), "{field}");
    }
}
