//! The output file appears complete or not at all, and properties of the file that it replaces are kept.

use std::fs;
use std::io::Write;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::process::{Command, Stdio};

use crate::run::{Ended, Folder};

const IN: &str = "x\n2\n3\n";
const OUT: &str = "x,powmod\n2,1\n3,6\n";

#[test]
fn the_input_may_be_replaced_by_the_output() {
    let folder = Folder::new();
    let args = |input: &str, output: &str| format!("powmod {input} -o {output} --base x --exp 3 --mod 7");
    folder.write("a.csv", IN);
    folder.succeed(&args("a.csv", "./a.csv"));
    assert_eq!(folder.read("a.csv"), OUT);

    // A symbolic link remains, and its target is replaced.
    fs::create_dir(folder.path("far")).unwrap();
    folder.write("far/b.csv", IN);
    symlink("far/b.csv", folder.path("b.csv")).unwrap();
    folder.succeed(&args("far/b.csv", "b.csv"));
    assert_eq!(folder.read("far/b.csv"), OUT);
    assert!(fs::symlink_metadata(folder.path("b.csv")).unwrap().is_symlink());

    // One of two hard links is replaced.
    folder.write("c.csv", IN);
    fs::hard_link(folder.path("c.csv"), folder.path("d.csv")).unwrap();
    folder.succeed(&args("c.csv", "d.csv"));
    assert_eq!(folder.read("c.csv"), IN);
    assert_eq!(folder.read("d.csv"), OUT);
    assert_eq!(folder.names(), ["a.csv", "b.csv", "c.csv", "d.csv", "far"]);
}

#[test]
fn an_old_output_stays_until_the_new_one_is_whole() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n2\nthree\n");
    folder.write("out.csv", "old");
    assert_eq!(folder.run("powmod in.csv -o out.csv --base x --exp 3 --mod 7").code, Some(1));
    assert_eq!(folder.read("out.csv"), "old");
    folder.write("in.csv", IN);
    folder.succeed("powmod in.csv -o out.csv --base x --exp 3 --mod 7");
    assert_eq!(folder.read("out.csv"), OUT);
    assert_eq!(folder.names(), ["in.csv", "out.csv"]);
}

#[test]
fn permissions_are_those_of_the_old_file_or_of_a_new_one() {
    let folder = Folder::new();
    folder.write("in.csv", IN);
    folder.write("old.csv", "");
    fs::set_permissions(folder.path("old.csv"), fs::Permissions::from_mode(0o604)).unwrap();
    for (name, mode) in [("old.csv", 0o604), ("new.csv", 0o640)] {
        let mut command = folder.command_after("umask 027");
        command.args(format!("powmod in.csv -o {name} --base x --exp 3 --mod 7").split(' '));
        assert!(command.output().unwrap().status.success());
        assert_eq!(fs::metadata(folder.path(name)).unwrap().permissions().mode() & 0o777, mode, "{name}");
    }
}

#[test]
fn no_clobber_refuses_what_is_there() {
    let folder = Folder::new();
    folder.write("in.csv", IN);
    folder.succeed("powmod in.csv -o out.csv --base x --exp 3 --mod 7 --no-clobber");
    assert_eq!(folder.read("out.csv"), OUT);
    let ended = folder.run("powmod in.csv -o out.csv --base x --exp 4 --mod 7 --no-clobber");
    assert_eq!(ended.code, Some(1));
    assert!(ended.stderr.contains("out.csv") && ended.stderr.contains("--no-clobber"), "{}", ended.stderr);
    assert_eq!(folder.read("out.csv"), OUT);
}

#[test]
fn no_clobber_refuses_what_appears_meanwhile() {
    let folder = Folder::new();
    assert!(Command::new("mkfifo").arg(folder.path("in.csv")).status().unwrap().success());
    let mut command = folder.command();
    command.args("powmod in.csv -o out.csv --base x --exp 3 --mod 7 --no-clobber".split(' '));
    let child = command.stderr(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    // The pipe stays open, so that the run cannot end before the other file is there.
    let mut input = fs::File::create(folder.path("in.csv")).unwrap();
    input.write_all(&[IN.as_bytes(), &b"2\n".repeat(1 << 19)].concat()).unwrap();
    folder.wait_for(|name| name.ends_with(".part"));
    folder.write("out.csv", "mine");
    drop(input);
    let ended = Ended::new(child.wait_with_output().unwrap());
    assert_eq!(ended.code, Some(1));
    assert!(ended.stderr.contains("--no-clobber"), "{}", ended.stderr);
    assert_eq!(folder.read("out.csv"), "mine");
    assert_eq!(folder.names(), ["in.csv", "out.csv"]);
}

#[test]
fn a_socket_is_no_output() {
    let folder = Folder::new();
    folder.write("in.csv", IN);
    let _socket = std::os::unix::net::UnixListener::bind(folder.path("out.csv")).unwrap();
    let ended = folder.run("powmod in.csv -o out.csv --base x --exp 3 --mod 7");
    assert_eq!(ended.code, Some(1));
    assert!(ended.stderr.contains("not a file, pipe or device"), "{}", ended.stderr);
}

#[test]
fn a_full_disk_leaves_nothing() {
    let folder = Folder::new();
    let rows: String = (0..200_000).map(|x| format!("{x}\n")).collect();
    folder.write("in.csv", format!("x\n{rows}"));
    // A limit on the size of files stands in for a disk that fills up.
    let mut command = folder.command_after("trap '' XFSZ; ulimit -f 1");
    command.args("powmod in.csv -o out.csv --base x --exp 3 --mod 7".split(' '));
    let ended = Ended::new(command.output().unwrap());
    assert_eq!(ended.code, Some(1), "{}", ended.stderr);
    assert!(ended.stderr.contains("out.csv: "), "{}", ended.stderr);
    assert_eq!(folder.names(), ["in.csv"]);
}

#[test]
fn quiet_says_nothing() {
    let folder = Folder::new();
    folder.write("in.csv", IN);
    let ended = folder.succeed("powmod in.csv -o out.csv --base x --exp 3 --mod 7 --quiet");
    assert_eq!((ended.stdout.as_str(), ended.stderr.as_str()), ("", ""));
    let ended = folder.succeed("powmod in.csv -o out.csv --base x --exp 3 --mod 7");
    assert_eq!(ended.stdout, "");
    assert_eq!(ended.stderr.lines().count(), 1);
}

/// Before `main`, a closed stdout is replaced by /dev/null, and no one would notice that the output is lost.
#[test]
#[cfg(target_os = "linux")]
fn a_closed_stdout_is_no_output() {
    let folder = Folder::new();
    folder.write("in.csv", IN);
    folder.write("in.bin", [1; 16]);
    folder.write("tape", ".1 #");
    let after = |preparation: &str, args: &str| {
        let mut command = folder.command_after(&format!("exec < tape; {preparation}"));
        Ended::new(command.args(args.split(' ')).output().unwrap())
    };
    for args in [
        "powmod in.csv -o - --base x --exp 3 --mod 7 --output-format csv",
        "swap in.bin -o - --width 16",
        "cpu",
        "man",
        "completions bash",
        "calc 64 2",
    ] {
        let ended = after("exec >&-", args);
        assert_eq!(ended.code, Some(1), "{args}");
        assert!(ended.stderr.contains("stdout is closed"), "{args}: {}", ended.stderr);
        // Output that is deliberately discarded is a different case.
        for null in ["exec > /dev/null", "exec 1<> /dev/null"] {
            assert_eq!(after(null, args).code, Some(0), "{args}");
        }
    }
    // Commands that do not write to stdout do not need it.
    assert_eq!(after("exec >&-", "powmod in.csv -o out.csv --base x --exp 3 --mod 7").code, Some(0));
    assert_eq!(folder.read("out.csv"), OUT);
}

#[test]
fn a_link_to_what_is_not_there_yet_is_followed() {
    let folder = Folder::new();
    folder.write("in.csv", IN);
    fs::create_dir(folder.path("far")).unwrap();
    symlink("far/next.csv", folder.path("link.csv")).unwrap();
    symlink("../out.csv", folder.path("far/next.csv")).unwrap();
    folder.succeed("powmod in.csv -o link.csv --base x --exp 3 --mod 7");
    assert_eq!(folder.read("out.csv"), OUT);
    for link in ["link.csv", "far/next.csv"] {
        assert!(fs::symlink_metadata(folder.path(link)).unwrap().is_symlink());
    }
    fs::remove_file(folder.path("out.csv")).unwrap();
    folder.succeed("swap in.csv -o link.csv --width 16");
    assert!(!folder.read("out.csv").is_empty());
    assert_eq!(folder.names(), ["far", "in.csv", "link.csv", "out.csv"]);
    symlink("loop.csv", folder.path("loop.csv")).unwrap();
    symlink("none/out.csv", folder.path("none.csv")).unwrap();
    for out in ["loop.csv", "none.csv"] {
        let ended = folder.run(&format!("powmod in.csv -o {out} --base x --exp 3 --mod 7"));
        assert!(ended.code == Some(1) && ended.stderr.contains(&out[..4]), "{}", ended.stderr);
        assert!(fs::symlink_metadata(folder.path(out)).unwrap().is_symlink());
    }
}

#[test]
fn a_write_protected_file_is_not_replaced() {
    let folder = Folder::new();
    folder.write("in.csv", IN);
    folder.write("out.csv", "old\n");
    fs::set_permissions(folder.path("out.csv"), fs::Permissions::from_mode(0o444)).unwrap();
    for args in [
        "powmod in.csv -o out.csv --base x --exp 3 --mod 7",
        "swap in.csv -o out.csv --width 16",
        "swap out.csv --in-place --width 16",
        "grf create out.csv in.csv --force",
    ] {
        let ended = folder.run(args);
        let message = "limbwise: out.csv: is write-protected, so it is not replaced\n";
        assert!(ended.code == Some(1) && ended.stderr == message, "{args}: {}", ended.stderr);
        assert_eq!(folder.read("out.csv"), "old\n");
    }
    assert_eq!(folder.names(), ["in.csv", "out.csv"]);
}

/// Temporary names are longer than that of the output, which may be as long as the file system allows.
#[test]
fn long_names_of_outputs() {
    let folder = Folder::new();
    folder.write("in.csv", IN);
    for length in [240, 246, 250, 251, 255] {
        for start in ["a", "\u{e4}", "\u{1d54f}"] {
            let letters = start.repeat((length - 4) / start.len());
            let name = format!("{letters}{}.csv", "b".repeat(length - 4 - letters.len()));
            folder.succeed(&format!("swap in.csv -o {name} --width 16"));
            fs::remove_file(folder.path(&name)).unwrap();
            let ended = folder.run(&format!("powmod in.csv -o {name} --base x --exp 3 --mod 7"));
            if length <= 250 {
                assert_eq!(ended.code, Some(0), "{length}: {}", ended.stderr);
                assert_eq!(folder.read(&name), OUT);
                // An unfinished output of a killed run is recognized and removed.
                let part = format!("{name}.part");
                fs::create_dir(folder.path(&part)).unwrap();
                fs::write(folder.path(&part).join("manifest.json"), "").unwrap();
                let cut = (0..=239).rfind(|end| name.is_char_boundary(*end)).unwrap();
                fs::write(folder.path(&part).join(format!("{}.abcdef.tmp", &name[..cut])), "").unwrap();
                folder.succeed(&format!("powmod in.csv -o {name} --base x --exp 3 --mod 7"));
                fs::remove_file(folder.path(&name)).unwrap();
            } else {
                assert_eq!(ended.code, Some(1));
                assert!(
                    ended.stderr.contains("is too long; choose a shorter name for OUT"),
                    "{}",
                    ended.stderr
                );
            }
            assert_eq!(folder.names(), ["in.csv"]);
        }
    }
}
