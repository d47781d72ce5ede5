//! Outputs and inputs that are open descriptors: what others write to them stays, and they may be non-blocking.

use std::fs;
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::fs::symlink;
use std::os::unix::net::UnixStream;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::run::{Ended, Folder};

const IN: &str = "x\n2\n3\n";
const OUT: &str = "x,mod\n2,2\n3,3\n";

/// Runs a script of Bash, in which `$0` is the command.
fn shell(folder: &Folder, script: &str) -> Ended {
    let mut bash = Command::new("bash");
    bash.args(["-c", script, env!("CARGO_BIN_EXE_limbwise")]).current_dir(folder.path(""));
    Ended::new(bash.output().unwrap())
}

#[test]
fn what_others_write_to_a_descriptor_stays() {
    let folder = Folder::new();
    folder.write("in.csv", IN);
    folder.write("in.bin", [b'a', b'b']);
    symlink("/dev/stdout", folder.path("link.csv")).unwrap();
    for (out, run, expected) in [
        ("all", "$0 mod in.csv --x x --mod 7 -o /dev/stdout", OUT),
        ("all", "$0 mod in.csv --x x --mod 7 -o /dev/fd/1", OUT),
        ("all", "$0 mod in.csv --x x --mod 7 -o /proc/self/fd/1", OUT),
        ("all", "$0 mod in.csv --x x --mod 7 -o link.csv", OUT),
        ("all", "$0 mod in.csv --x x --mod 7 -o -", OUT),
        ("all", "$0 swap in.bin --width 16 -o /dev/stdout", "ba"),
        ("all", "$0 mod in.csv --x x --mod 7 -o /dev/fd/3 3>&1", OUT),
        ("all", "$0 mod bad.csv --x x --mod 7 -o out.csv --on-error null --bad-rows /dev/stdout", BAD),
    ] {
        folder.write("bad.csv", "x\n2\ny\n");
        let ended = shell(&folder, &format!("(echo before; {run} -q; echo after) > {out}"));
        assert_eq!(folder.read(out), format!("before\n{expected}after\n"), "{run}: {}", ended.stderr);
        // A log is continued.
        folder.write("log", "log\n");
        shell(&folder, &format!("({run} -q) >> log"));
        assert_eq!(folder.read("log"), format!("log\n{expected}"), "{run}");
    }
    assert!(fs::symlink_metadata(folder.path("link.csv")).unwrap().is_symlink());
    fs::remove_file(folder.path("out.csv")).unwrap();
    assert_eq!(folder.names(), ["all", "bad.csv", "in.bin", "in.csv", "link.csv", "log"]);
}

const BAD: &str = "{\"row\":2,\"line\":3,\"column\":\"x\",\"reason\":\"'y' at offset 0 is not a digit; expected a whole number, decimal or hexadecimal after 0x\"}\n";

#[test]
fn descriptors_that_cannot_be_written_are_refused() {
    let folder = Folder::new();
    folder.write("in.csv", IN);
    folder.write("log", "log\n");
    for (run, code, part) in [
        ("$0 mod in.csv --x x --mod 7 -o /dev/fd/9", 1, "/dev/fd/9: the descriptor 9 is not open"),
        ("$0 mod in.csv --x x --mod 7 -o /dev/fd/9 9<log", 1, "/dev/fd/9: is open only for reading"),
        ("$0 mod in.csv --x x --mod 7 -o /dev/stdout >&-", 1, "/dev/stdout: stdout is closed"),
        ("$0 mod in.csv --x x --mod 7 -o /dev/stdout --no-clobber >> log", 2, "a stream, not a file"),
        ("exec 9>> log; $0 mod in.csv --x x --mod 7 -o /proc/$$/fd/9; exit $?", 1, "of another process"),
        ("$0 mod in.csv --x x --mod 7 -o - >> in.csv", 2, "stdout: writes to IN"),
        ("$0 swap in.csv --width 16 -o - >> in.csv", 2, "stdout: writes to IN"),
        ("$0 swap /dev/fd/9 --in-place --width 16 9<> log", 2, "is a stream; expected a file"),
        ("$0 grf create /dev/stdout in.csv >> log", 2, "/dev/stdout: is a stream; expected a file"),
    ] {
        let ended = shell(&folder, run);
        assert!(ended.code == Some(code) && ended.stderr.contains(part), "{run}: {}", ended.stderr);
        assert_eq!((folder.read("log").as_str(), folder.read("in.csv").as_str()), ("log\n", IN), "{run}");
    }
    assert_eq!(folder.names(), ["in.csv", "log"]);
}

/// Other programs, such as Node.js, make the pipes that they share non-blocking.
#[test]
fn descriptors_may_be_non_blocking() {
    let folder = Folder::new();
    let rows: String = (0..200_000).map(|x| format!("{x}\n")).collect();
    let table = format!("x\n{rows}");
    let results: String = (0..200_000).map(|x| format!("{x},{}\n", x % 7)).collect();
    let swapped: Vec<u8> = table.as_bytes().chunks(2).flat_map(|pair| [pair[1], pair[0]]).collect();
    for (args, input, expected) in [
        ("mod - -o - --format csv --x x --mod 7", table.as_bytes(), format!("x,mod\n{results}").as_bytes()),
        ("swap - -o - --width 16", table.as_bytes(), &swapped),
        ("calc 64 4", b".1 # .2 #", b"0000000000000001\n0000000000000002\n"),
    ] {
        let ends = || {
            let (ours, theirs) = UnixStream::pair().unwrap();
            theirs.set_nonblocking(true).unwrap();
            (ours, Stdio::from(OwnedFd::from(theirs)))
        };
        let ((mut to, stdin), (mut from, stdout)) = (ends(), ends());
        let mut command = folder.command();
        command.args(args.split(' ')).stdin(stdin).stdout(stdout).stderr(Stdio::piped());
        let child = command.spawn().unwrap();
        // Closes the ends of the child in this process.
        drop(command);
        let input = input.to_owned();
        let writer = thread::spawn(move || {
            // The command has nothing to read at first.
            thread::sleep(Duration::from_millis(300));
            to.write_all(&input)
        });
        thread::sleep(Duration::from_millis(600));
        let mut read = Vec::new();
        from.read_to_end(&mut read).unwrap();
        let ended = Ended::new(child.wait_with_output().unwrap());
        assert_eq!(ended.code, Some(0), "{args}: {}", ended.stderr);
        writer.join().unwrap().unwrap();
        assert!(read == expected, "{args}: {} bytes", read.len());
    }
}
