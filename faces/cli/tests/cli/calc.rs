//! `limbwise calc`: the tapes in examples/, random tapes compared with Python's integers, and mistakes.

use std::fmt::Write as _;
use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use rand::RngExt;
use rand::rngs::StdRng;

use crate::run::{Ended, Folder, seeded};

fn tapes() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "examples", "tapes"].iter().collect()
}

/// Runs a command that reads a tape.
fn feed(mut command: Command, tape: &[u8]) -> Ended {
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().unwrap();
    // It is not an error if the rest of the tape is not read.
    let _ = child.stdin.take().unwrap().write_all(tape);
    Ended::new(child.wait_with_output().unwrap())
}

fn calc(width: u32, height: u32, tape: impl AsRef<[u8]>) -> Ended {
    calc_without("", width, height, tape)
}

/// The same with these processor features disabled.
fn calc_without(disabled: &str, width: u32, height: u32, tape: impl AsRef<[u8]>) -> Ended {
    let mut command = Folder::new().command();
    command.args(["calc", &width.to_string(), &height.to_string()]).current_dir("/");
    command.env("LIMBWISE_CPU_DISABLE", disabled);
    feed(command, tape.as_ref())
}

fn python(width: u32, height: u32, tape: &str) -> Ended {
    let mut command = Command::new("python3");
    command.arg(tapes().join("reference.py")).args([width.to_string(), height.to_string()]);
    feed(command, tape.as_bytes())
}

#[test]
fn the_tapes_of_the_examples() {
    let mut names: Vec<_> = fs::read_dir(tapes())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "tape"))
        .collect();
    names.sort();
    assert_eq!(names.len(), 4);
    for path in names {
        let tape = fs::read_to_string(&path).unwrap();
        let (width, height) = tape
            .strip_prefix("( limbwise calc ")
            .and_then(|rest| rest.split_once(" < "))
            .and_then(|(sizes, _)| sizes.split_once(' '))
            .map(|(width, height)| (width.parse().unwrap(), height.parse().unwrap()))
            .expect("a tape begins with how it is run");
        let expected = fs::read_to_string(path.with_extension("out")).unwrap();
        let ended = calc(width, height, &tape);
        assert_eq!(
            (ended.stdout, ended.stderr, ended.code),
            (expected.clone(), String::new(), Some(0)),
            "{path:?}"
        );
        assert_eq!(python(width, height, &tape).stdout, expected, "{path:?}");
    }
}

/// Returns a tape of random commands, which rarely ends early because stack use is counted.
fn any_tape(rng: &mut StdRng, width: usize) -> String {
    const COMMANDS: [(&str, usize, usize); 31] = [
        (".", 0, 1),
        ("\"", 1, 2),
        ("_", 1, 0),
        ("'", 2, 2),
        ("`", 2, 3),
        ("=", 2, 1),
        ("<", 2, 1),
        (">", 2, 1),
        ("&", 2, 1),
        ("|", 2, 1),
        ("^", 2, 1),
        ("~", 1, 1),
        ("U", 3, 1),
        ("+", 2, 1),
        ("-", 2, 1),
        ("O", 0, 1),
        ("*", 2, 2),
        ("S", 1, 2),
        ("\\", 2, 2),
        ("/", 2, 1),
        ("%", 2, 1),
        ("M*", 3, 1),
        ("M+", 3, 1),
        ("M-", 3, 1),
        ("MS", 2, 1),
        ("MX", 3, 1),
        ("G", 2, 1),
        ("P", 2, 1),
        ("LS", 2, 1),
        ("RS", 2, 1),
        ("W", 1, 1),
    ];
    let mut tape = String::new();
    let mut height = 0;
    for _ in 0..150 {
        match rng.random_range(0..10) {
            0..=2 => {
                let digits =
                    if rng.random() { rng.random_range(1..=2) } else { rng.random_range(1..=width / 4) };
                tape.push('.');
                (0..digits).for_each(|_| write!(tape, "{:x}", rng.random_range(0..16)).unwrap());
                height += 1;
            }
            3 if height > 1 => {
                tape.push_str("\"#");
                if rng.random() {
                    tape.push_str("{[one](\u{7f})}{[two].1_}_\n");
                    height -= 1;
                }
            }
            _ => {
                let (command, takes, gives) = COMMANDS[rng.random_range(0..COMMANDS.len())];
                // Powers of the widest numbers take Python some time.
                let is_power = ["MX", "P"].contains(&command);
                if takes <= height && (!is_power || width <= 1024 || rng.random_range(0..16) == 0) {
                    if ["\\", "/", "%", "M*", "M+", "M-", "MS", "MX"].contains(&command)
                        && rng.random_range(0..20) > 0
                    {
                        // Replaces a 0 by a 1.
                        tape.push_str("\".=|");
                    }
                    tape.push_str(command);
                    height = height - takes + gives;
                }
            }
        }
        tape.push(if rng.random_range(0..20) == 0 { '\n' } else { ' ' });
    }
    tape.push_str(&"#".repeat(height));
    tape
}

#[test]
fn any_tape_gives_what_python_has() {
    let mut rng = seeded(6);
    let (mut lines, mut mistakes) = (0, 0);
    for width in [64, 128, 256, 512, 1024, 2048, 4096, 8192] {
        for _ in 0..5 {
            let tape = any_tape(&mut rng, width as usize);
            let (ours, theirs) = (calc(width, 60, &tape), python(width, 60, &tape));
            assert_eq!(ours.stdout, theirs.stdout, "{width} {tape}");
            assert_eq!(ours.code, theirs.code, "{width} {tape}: {}", ours.stderr);
            lines += ours.stdout.lines().count();
            if ours.code != Some(0) {
                let place = theirs.stderr.trim();
                assert!(ours.stderr.contains(place), "{} where {place} was expected: {tape}", ours.stderr);
                mistakes += 1;
            }
        }
    }
    assert!(lines > 500 && mistakes > 0, "{lines} lines, {mistakes} mistakes");
}

#[test]
fn mistakes_name_the_place() {
    let cases: [(&str, &str, &str); 24] = [
        ("+", "", "offset 0, line 1: the stack has too few numbers: expected 2, found 0"),
        (".1\n.2\n.U*", "", "offset 8, line 3: the stack has too few numbers: expected 2, found 1"),
        (".1.2.3.4.", "", "offset 8, line 1: the stack is full: it holds 4 numbers"),
        (".1.2.3.4\"", "", "offset 8, line 1: the stack is full: it holds 4 numbers"),
        (".1\"#\n.\\", "0000000000000001\n", "offset 6, line 2: division by 0"),
        (".1 . /", "", "offset 5, line 1: division by 0"),
        (".1 . %", "", "offset 5, line 1: division by 0"),
        (".1 .1 . MX", "", "offset 8, line 1: the modulus is 0"),
        (".1 .1 . M*", "", "offset 8, line 1: the modulus is 0"),
        (".1 . MS", "", "offset 5, line 1: the modulus is 0"),
        ("[before] x", "before", "offset 9, line 1: 'x' is not a command"),
        ("\u{e9}", "", "offset 0, line 1: '\\xc3' is not a command"),
        (".\nM/", "", "offset 2, line 2: 'M/' is not a command"),
        ("L\n", "", "offset 0, line 1: 'L\\n' is not a command"),
        (". . R", "", "offset 4, line 1: the tape ends after 'R', in the middle of a command"),
        ("[a]\n[ [b]", "a [b]", "offset 4, line 2: this '[' is never closed"),
        ("(()", "", "offset 0, line 1: this '(' is never closed"),
        (".1{.1{[in]}", "in", "offset 2, line 1: this '{' is never closed"),
        (".{.1{[in]}", "", "offset 1, line 1: this '{' is never closed"),
        (". }", "", "offset 2, line 1: '}' closes nothing"),
        (")", "", "offset 0, line 1: ')' closes nothing"),
        ("]", "", "offset 0, line 1: ']' closes nothing"),
        (".0123456789abcdef0 1", "", "offset 19, line 1: no room for another digit in 64 bits"),
        ("5", "", "offset 0, line 1: the stack has too few numbers: expected 1, found 0"),
    ];
    for (tape, stdout, message) in cases {
        let ended = calc(64, 4, tape);
        assert_eq!(ended.stderr, format!("limbwise: stdin: {message}\n"), "{tape}");
        assert_eq!((ended.stdout.as_str(), ended.code), (stdout, Some(1)), "{tape}");
    }
    // The last digit fits as long as the first one is 0.
    assert_eq!(calc(64, 4, ".0123456789abcdef#").stdout, "0123456789ABCDEF\n");
}

#[test]
fn widths_and_heights_are_checked() {
    for args in [
        "calc",
        "calc 64",
        "calc 100 4",
        "calc 32 4",
        "calc 16384 4",
        "calc 64 0",
        "calc 64 65537",
        "calc 64 x",
    ] {
        let ended = Folder::new().run(args);
        assert_eq!((ended.code, ended.stdout.as_str()), (Some(2), ""), "{args}");
    }
    let tape = ".".repeat(1 << 16);
    assert_eq!(calc(64, 1 << 16, &tape).code, Some(0));
    assert!(
        calc(64, 1 << 16, tape + "\"")
            .stderr
            .contains("offset 65536, line 1: the stack is full: it holds 65536")
    );
    assert_eq!(calc(8192, 1, "").code, Some(0));
    let ended = calc_without("nothing", 64, 4, "[before]");
    assert_eq!((ended.code, ended.stdout.as_str()), (Some(0), "before"));
    assert!(ended.stderr.contains("\"nothing\""), "{}", ended.stderr);
}

#[test]
fn random_numbers_fill_the_width() {
    for width in [64, 8192] {
        let numbers = calc(width, 2, "?#?#").stdout;
        let (first, second) = numbers.trim_end().split_once('\n').unwrap();
        assert!(first != second && first.len() == second.len() && first.len() == width as usize / 4);
    }
    // Of 64 random numbers, at least one has its top bit set, and at least one does not.
    let tape = "? .3f RS #".repeat(64);
    let lines = calc(64, 2, tape).stdout;
    assert!(lines.contains("0001\n") && lines.contains("0000\n"));
}

#[test]
fn what_is_printed_appears_before_more_is_read() {
    let mut command = Folder::new().command();
    command.args(["calc", "64", "4"]).current_dir("/").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let (mut to, mut from) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    for number in 1..4 {
        write!(to, ".{number}#").unwrap();
        let mut line = [0; 17];
        from.read_exact(&mut line).unwrap();
        assert_eq!(line, *format!("{number:016}\n").as_bytes());
    }
    // The reader has gone, which is not a failure.
    drop(from);
    write!(to, ".1#").unwrap();
    drop(to);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn modular_inverses() {
    let mut rng = seeded(23);
    for width in [64, 256, 1024] {
        let mut tape = String::new();
        for _ in 0..40 {
            let mut digits = || -> String {
                (0..rng.random_range(1..=width / 4))
                    .map(|_| "0123456789abcdef".as_bytes()[rng.random_range(0..16)] as char)
                    .collect()
            };
            // The inverse if the divisor is 1, else the divisor.
            let (x, z) = (digits(), digits());
            let _ = writeln!(tape, ".{x}.{z}1 G.1={{.{x}.{z}1 MI#}}_ .{x}.{z}1G#");
        }
        tape = tape.replace("1 G", " G").replace("1 MI", " MI").replace("1G#", "G#");
        let ended = calc(width, 8, &tape);
        assert_eq!((ended.code, ended.stderr.as_str()), (Some(0), ""), "{tape}");
        assert_eq!(ended.stdout, python(width, 8, &tape).stdout);
    }
    for (tape, answer) in [
        (".3 .7 MI #", "5"),
        (".0 .1 MI #", "0"),
        (".3 .8 MI #", "3"),
        (".5 .3 .7 M- #", "2"),
        (".3 .5 .7 M- #", "5"),
        (".6 .5 .7 M+ #", "4"),
    ] {
        let ended = calc(64, 4, tape);
        assert_eq!(
            ended.stdout.trim_start_matches('0').trim(),
            answer.trim_start_matches('0'),
            "{tape}: {}",
            ended.stderr
        );
    }
    for (tape, what) in
        [(".2 .4 MI", "no inverse"), (".2 .0 MI", "the modulus is 0"), (".2 .3 .0 M+", "the modulus is 0")]
    {
        let ended = calc(64, 4, tape);
        assert!(ended.code == Some(1) && ended.stderr.contains(what), "{tape}: {}", ended.stderr);
    }
}
