//! The progress bar on a narrow terminal.

use std::process::Command;

use crate::run::Folder;

/// Runs a shell command on a terminal of 30 columns and prints what appears there, one line per redrawn line.
const TERMINAL: &str = r#"
import fcntl, os, pty, re, struct, sys, termios
child, terminal = pty.fork()
if child == 0:
    fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 30, 0, 0))
    os.execvp("sh", ["sh", *sys.argv[1:]])
shown = b""
while True:
    try:
        piece = os.read(terminal, 1 << 16)
    except OSError:
        break
    if not piece:
        break
    shown += piece
os.waitpid(child, 0)
for line in re.split("\x1b\\[[0-9]*[A-Z]|\r|\n", shown.decode()):
    print(line)
"#;

#[test]
fn the_progress_of_a_pipe_fits_a_line_and_names_no_time_left() {
    let folder = Folder::new();
    folder.write("in.csv", format!("x\n{}", "3\n".repeat(50_000)));
    let args = "--format csv -o out.csv --x x --mod 1000003";
    for (run, is_pipe) in [
        (format!("cat in.csv | \"$0\" mod - {args} 2>&1"), true),
        (format!("\"$0\" mod in.csv {args} 2>&1"), false),
    ] {
        let mut python = Command::new("python3");
        python.args(["-c", TERMINAL, "-c", &run, env!("CARGO_BIN_EXE_limbwise")]);
        let output = python.current_dir(folder.path("")).output().unwrap();
        let shown = String::from_utf8(output.stdout).unwrap();
        let (bars, summary): (Vec<_>, Vec<_>) = shown.lines().partition(|line| !line.contains("out.csv"));
        assert_eq!(summary.len(), 1, "{shown}");
        assert!(bars.iter().any(|line| line.contains("rows") || line.contains('%')), "{shown}");
        assert!(bars.iter().all(|line| line.chars().count() <= 30), "{shown}");
        assert!(!is_pipe || bars.iter().all(|line| !line.contains("left")), "{shown}");
    }
}
