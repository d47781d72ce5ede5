//! Signals during a run.

use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::run::{Ended, Folder, number, seeded};

/// Work that takes minutes: exponents of a million bits.
fn start(folder: &Folder) -> Child {
    let mut rng = seeded(4);
    let mut csv = String::from("e,m\n");
    for _ in 0..32 {
        csv += &format!("{:#x},{:#x}\n", number(&mut rng, 1_000_000), number(&mut rng, 16_384));
    }
    folder.write("in.csv", csv);
    folder.write("out.csv", "old");
    let mut command = folder.command();
    command.args("powmod in.csv -o out.csv --base 3 --exp e --mod m".split(' '));
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    folder.wait_for(|name| name.ends_with(".part"));
    thread::sleep(Duration::from_millis(200));
    assert!(child.try_wait().unwrap().is_none(), "the work is done already");
    child
}

fn signal(child: &Child, name: &str) {
    assert!(Command::new("kill").args(["-s", name, &child.id().to_string()]).status().unwrap().success());
}

#[test]
fn signals_leave_nothing_unfinished() {
    for (name, code) in [("TERM", 143), ("INT", 130)] {
        let folder = Folder::new();
        let child = start(&folder);
        signal(&child, name);
        let ended = Ended::new(child.wait_with_output().unwrap());
        assert_eq!(ended.code, Some(code), "{}", ended.stderr);
        assert!(ended.stderr.contains("interrupted"), "{}", ended.stderr);
        assert_eq!(folder.names(), ["in.csv", "out.csv"]);
        assert_eq!(folder.read("out.csv"), "old");
    }
}

#[test]
fn a_kill_leaves_the_old_output() {
    let folder = Folder::new();
    let mut child = start(&folder);
    child.kill().unwrap();
    assert_eq!(child.wait().unwrap().code(), None);
    assert_eq!(folder.read("out.csv"), "old");
}
