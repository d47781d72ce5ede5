//! Completions, manual pages, colours.

use std::fs;
use std::process::Command;

use crate::run::Folder;

#[test]
fn completions_for_each_shell() {
    let folder = Folder::new();
    for shell in ["bash", "zsh", "fish"] {
        let script = folder.succeed(&format!("completions {shell}")).stdout;
        for part in ["powmod", "limbwise", "keep-every", "swap", "in-place", "calc"] {
            assert!(script.contains(part), "{shell}: {part}");
        }
    }
    // Completes the names of manual pages and commands.
    for shell in ["bash", "zsh"] {
        assert!(folder.succeed(&format!("completions {shell}")).stdout.contains("grf-verify"), "{shell}");
    }
    // Evaluated by Bash itself.
    folder.write("limbwise.bash", folder.succeed("completions bash").stdout);
    let script = "source ./limbwise.bash && COMP_WORDS=(limbwise po) COMP_CWORD=1 && _limbwise limbwise po limbwise && echo ${COMPREPLY[@]}";
    let output = Command::new("bash").args(["-c", script]).current_dir(folder.path("")).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "powmod", "{output:?}");
    assert_eq!(folder.run("completions dos").code, Some(2));
}

#[test]
fn manual_pages() {
    let folder = Folder::new();
    let all = folder.succeed("man").stdout;
    assert!(all.starts_with(".ie") && all.contains("limbwise\\-powmod(1)"), "{all}");
    let page = folder.succeed("man powmod").stdout;
    for part in [".TH limbwise-powmod", "\\-\\-resume", ".SH \"LONG RUNS\"", ".SH \"EXIT CODES\"", ".nh"] {
        assert!(page.contains(part), "{part:?} is not in {page}");
    }
    let page = folder.succeed("man in-subgroup").stdout;
    for part in [".TH limbwise-in-subgroup", "\\-\\-order", ".SH RESULT", ".SH \"EXIT CODES\""] {
        assert!(page.contains(part), "{part:?} is not in {page}");
    }
    let page = folder.succeed("man swap").stdout;
    for part in [".TH limbwise-swap", "\\-\\-record", ".SH SAFETY", ".SH \"EXIT CODES\""] {
        assert!(page.contains(part), "{part:?} is not in {page}");
    }
    for (command, heading) in [("cpu", "CHECK"), ("bench", "BOUND")] {
        let page = folder.succeed(&format!("man {command}")).stdout;
        assert!(page.contains(&format!(".SH {heading}")) && page.contains("\\-\\-json"), "{page}");
    }
    let page = folder.succeed("man grf-extract").stdout;
    for part in [".TH limbwise-grf-extract", "\\-\\-force", ".SH NAMES", ".SH FILES"] {
        assert!(page.contains(part), "{part:?} is not in {page}");
    }
    for name in ["pow", "grf-pow", "powmod-list"] {
        let ended = folder.run(&format!("man {name}"));
        assert!(
            ended.code == Some(2) && ended.stderr.contains(&format!("invalid value '{name}'")),
            "{}",
            ended.stderr
        );
    }
}

#[test]
fn all_manual_pages_to_a_folder() {
    let folder = Folder::new();
    fs::create_dir(folder.path("man1")).unwrap();
    folder.succeed("man --all man1");
    let page = |name: &str| fs::read_to_string(folder.path("man1").join(name)).unwrap();
    assert_eq!(page("limbwise.1"), folder.succeed("man").stdout);
    assert_eq!(page("limbwise-powmod.1"), folder.succeed("man powmod").stdout);
    assert_eq!(page("limbwise-grf-list.1"), folder.succeed("man grf-list").stdout);

    let missing = folder.run("man --all nowhere");
    assert!(missing.code == Some(1) && missing.stderr.contains("nowhere"), "{}", missing.stderr);
    assert_eq!(folder.run("man powmod --all man1").code, Some(2));
}

/// Text to be copied is complete on its own line, at any terminal width.
#[test]
fn manual_pages_leave_examples_as_they_are() {
    let folder = Folder::new();
    for (name, examples) in [
        (
            "powmod",
            &["limbwise powmod signatures.csv -o opened.csv --base signature --exp 65537 --mod modulus"][..],
        ),
        ("swap", &["limbwise swap samples.raw --in-place --width 16 --skip 128"]),
        ("calc", &["echo '.2 .64 .3e9 MX #' | limbwise calc 256 8", "M+ M- M*   x y z"]),
    ] {
        folder.write("page.1", folder.succeed(&format!("man {name}")).stdout);
        let shown = Command::new("man")
            .args(["-l", "page.1"])
            .current_dir(folder.path(""))
            .env("MANWIDTH", "60")
            .output();
        // Not every system has man.
        let Ok(shown) = shown else { continue };
        let shown = String::from_utf8_lossy(&shown.stdout).replace('\u{2019}', "'").replace('\u{2010}', "-");
        for example in examples {
            assert!(shown.lines().any(|line| line.contains(example)), "{example:?} is not in {shown}");
        }
    }
}

#[test]
fn no_colours_in_a_pipe() {
    let folder = Folder::new();
    for args in [&["--help"][..], &["powmod", "--help"], &["powmod"], &["grf"], &["cpu"]] {
        for colour in [None, Some("1")] {
            let mut command = folder.command();
            command.args(args);
            if let Some(value) = colour {
                command.env("NO_COLOR", value);
            }
            let output = command.output().unwrap();
            assert!(!output.stdout.contains(&0x1b) && !output.stderr.contains(&0x1b), "{args:?}");
        }
    }
}
