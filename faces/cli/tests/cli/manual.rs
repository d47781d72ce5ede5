//! Completions, manual pages, colours.

use std::fs;
use std::process::Command;

use crate::run::{Folder, skip};

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

/// Bash proposes files if the command proposes nothing.
#[test]
fn completions_offer_options_after_a_hyphen_and_files_elsewhere() {
    let folder = Folder::new();
    folder.write("limbwise.bash", folder.succeed("completions bash").stdout);
    let propose = |words: &str| {
        let script = format!(
            "source ./limbwise.bash; COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); \
             [[ $(complete -p limbwise) =~ -F\\ ([^ ]+) ]]; complete -p limbwise | grep -q -- '-o default' || exit 1; \
             ${{BASH_REMATCH[1]}} limbwise \"${{COMP_WORDS[COMP_CWORD]}}\" \"${{COMP_WORDS[COMP_CWORD-1]}}\"; \
             echo ${{COMPREPLY[@]}}"
        );
        let output =
            Command::new("bash").args(["-c", &script]).current_dir(folder.path("")).output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{words}: {output:?}");
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    };
    for words in
        ["limbwise powmod ''", "limbwise swap ''", "limbwise powmod in.csv ''", "limbwise grf list ''"]
    {
        assert_eq!(propose(words), "", "{words}");
    }
    assert_eq!(propose("limbwise powmod --exp-"), "--exp-bits");
    assert_eq!(propose("limbwise powmod in.csv --on-error ''"), "fail null");
    assert!(propose("limbwise ''").starts_with("powmod mulmod "));
    assert!(propose("limbwise grf ''").starts_with("info list "));
}

#[test]
fn a_synopsis_has_the_values_of_options() {
    let folder = Folder::new();
    let synopsis = |command: &str| {
        let page = folder.succeed(&format!("man {command}")).stdout;
        let (_, rest) = page.split_once(".SH SYNOPSIS\n").unwrap();
        let line = rest.lines().next().unwrap().replace("\\-", "-");
        line.replace("\\fB", "").replace("\\fI", "").replace("\\fR", "")
    };
    let powmod = synopsis("powmod");
    assert!(powmod.starts_with("limbwise powmod [--exp-bits N] [--public] [--mod Z] "), "{powmod}");
    assert!(powmod.ends_with(" --base X --exp Y -o|--output OUT IN"), "{powmod}");
    assert!(!powmod.contains('<'), "{powmod}");
    let swap = synopsis("swap");
    assert!(
        swap.ends_with(" {--width BITS | --record BYTES,..} {-o|--output OUT | --in-place} IN"),
        "{swap}"
    );
    assert!(synopsis("grf").ends_with(" COMMAND"));
    assert!(synopsis("grf cat").ends_with(" ARCHIVE [NAME...]"));
    assert!(synopsis("grf remove").ends_with(" ARCHIVE GLOB..."));
}

#[test]
fn the_page_of_a_nested_command() {
    let folder = Folder::new();
    for (words, name) in [("rsa verify", "rsa-verify"), ("grf list", "grf-list")] {
        let page = folder.succeed(&format!("man {words}")).stdout;
        assert!(page == folder.succeed(&format!("man {name}")).stdout && page.contains(name), "{page}");
    }
    let ended = folder.run("man rsa sign");
    assert!(ended.code == Some(2) && ended.stderr.contains("no such command: rsa sign"), "{}", ended.stderr);
}

#[test]
fn help_that_cannot_be_written_is_an_error() {
    let folder = Folder::new();
    for args in ["--help", "--version", "powmod --help", "help powmod", "man", "completions bash"] {
        for (preparation, message) in [
            ("exec > /dev/full", "limbwise: stdout: No space left on device"),
            ("exec >&-", "limbwise: stdout is closed"),
        ] {
            let output = folder.command_after(preparation).args(args.split(' ')).output().unwrap();
            let stderr = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.code() == Some(1) && stderr.starts_with(message), "{args}: {stderr}");
        }
    }
}

/// In the list of commands, the first column is what is typed.
#[test]
fn the_help_of_calc_has_no_operands_in_what_is_typed() {
    let help = Folder::new().succeed("calc --help").stdout;
    assert!(help.contains("\n  { }        z -> ") && !help.contains("z{"), "{help}");
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
        let shown = match shown {
            Ok(shown) => shown,
            Err(error) => return skip(&format!("man: {error}")),
        };
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
