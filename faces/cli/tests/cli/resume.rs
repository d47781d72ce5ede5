//! Interrupting and resuming runs.

use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use arrow_array::RecordBatch;
use parquet::file::properties::WriterProperties;
use rand::RngExt;

use crate::run::{Ended, Folder, number, seeded, texts};

const COMMAND: &str = "powmod in.csv -o out.csv --base b --exp e --mod m --keep-every 0";

/// Several chunks of work, which take a fraction of a second.
fn input(folder: &Folder) {
    let mut rng = seeded(11);
    let mut csv = String::from("b,e,m,other\n");
    let other = "o".repeat(900);
    for _ in 0..12_000 {
        let (b, e, m) = (number(&mut rng, 300), number(&mut rng, 128), number(&mut rng, 256));
        csv += &format!("{b:#x},{e:#x},{m:#x},{other}\n");
    }
    folder.write("in.csv", csv);
}

/// Kills the command after some time, or lets it end. Returns whether it ended.
fn run_and_kill(folder: &Folder, args: &str, after: Duration) -> bool {
    let mut command = folder.command();
    command.args(args.split(' ')).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    thread::sleep(after);
    let _ = child.kill();
    child.wait().unwrap().success()
}

/// Interrupts the command as soon as results are saved.
fn break_off(folder: &Folder, args: &str) {
    let mut command = folder.command();
    command.args(args.split(' ')).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    let part = folder.path("out.csv.part");
    let kept = || {
        let entries =
            fs::read_dir(&part).map(|entries| entries.flatten().map(|e| e.path()).collect::<Vec<_>>());
        entries.is_ok_and(|paths| paths.iter().any(|p| p.extension().is_some_and(|e| e == "arrows")))
    };
    while !kept() {
        assert!(child.try_wait().unwrap().is_none(), "it ended before anything was kept");
        thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    assert!(!child.wait().unwrap().success());
}

#[test]
fn killed_at_any_moment() {
    // `make test-all` asks for more.
    let kills: u32 = std::env::var("LIMBWISE_TEST_KILLS").map_or(15, |kills| kills.parse().unwrap());
    let folder = Folder::new();
    input(&folder);
    let start = Instant::now();
    folder.succeed(COMMAND);
    let whole_run = start.elapsed().as_micros() as u64;
    let whole = folder.read("out.csv");
    folder.write("out.csv", "old");
    let mut rng = seeded(12);
    let resume = format!("{COMMAND} --resume");
    for kill in 0..kills {
        let ended = run_and_kill(
            &folder,
            &resume,
            Duration::from_micros(rng.random_range(0..whole_run + whole_run / 8)),
        );
        let out = folder.read("out.csv");
        assert!(out == whole || (out == "old" && !ended), "kill {kill}: {} bytes", out.len());
        if kill % 4 == 3 {
            let ended = folder.succeed(&resume);
            assert!(ended.stderr.contains("12,000 rows"), "{}", ended.stderr);
            assert!(folder.read("out.csv") == whole, "kill {kill}: another file");
        }
        if folder.read("out.csv") == whole {
            folder.write("out.csv", "old");
        }
    }
    folder.succeed(&resume);
    assert!(folder.read("out.csv") == whole);
    assert_eq!(folder.names(), ["in.csv", "out.csv"]);
}

#[test]
fn what_was_kept_is_neither_lost_nor_mistaken() {
    let folder = Folder::new();
    input(&folder);
    break_off(&folder, COMMAND);
    assert_eq!(folder.names(), ["in.csv", "out.csv.part"]);
    let ended = folder.run(COMMAND);
    assert_eq!(ended.code, Some(1), "{}", ended.stderr);
    for part in ["out.csv.part", "--resume", "--restart starts again"] {
        assert!(ended.stderr.contains(part), "{}", ended.stderr);
    }
    for (changed, parts) in [
        (COMMAND.replace("--exp e", "--exp 3"), &["--exp was \"e\" and is \"3\""][..]),
        (
            "mulmod in.csv -o out.csv --x b --y e --mod m".into(),
            &["command was \"powmod\" and is \"mulmod\""],
        ),
        (COMMAND.replace("--base b", "--base m --byte-order big"), &["--byte-order"]),
        (
            COMMAND.replace("--mod m", "--mod b --exp-bits 400"),
            &["--mod was \"m\"", "--exp-bits was null and is 400"],
        ),
    ] {
        let ended = folder.run(&format!("{changed} --resume"));
        if changed.contains("byte-order") {
            assert_eq!(ended.code, Some(2), "no binary column");
            continue;
        }
        assert_eq!(ended.code, Some(1), "{}", ended.stderr);
        for part in parts {
            assert!(ended.stderr.contains(part), "{part:?} is not in: {}", ended.stderr);
        }
    }
    // Nothing was lost by the rejected run.
    let ended = folder.succeed(&format!("{COMMAND} --resume --json --threads 1"));
    let report: serde_json::Value = serde_json::from_str(&ended.stderr).unwrap();
    assert!(report["resumed_rows"].as_u64().unwrap() > 0);
    assert_eq!(
        (&report["rows"], &report["modulus_bits"]),
        (&12_000.into(), &serde_json::json!({"256": 12_000}))
    );
    let resumed = folder.read("out.csv");
    folder.succeed(COMMAND);
    assert!(folder.read("out.csv") == resumed);

    break_off(&folder, COMMAND);
    let mut csv = folder.read("in.csv");
    csv.push_str("1,2,3,4\n");
    folder.write("in.csv", csv);
    let ended = folder.run(&format!("{COMMAND} --resume"));
    assert_eq!(ended.code, Some(1), "{}", ended.stderr);
    assert!(
        ended.stderr.contains("size of IN was") && ended.stderr.contains("time of IN was"),
        "{}",
        ended.stderr
    );
    let ended = folder.succeed(&format!("{COMMAND} --restart --json"));
    let report: serde_json::Value = serde_json::from_str(&ended.stderr).unwrap();
    assert_eq!((&report["rows"], &report["resumed_rows"]), (&12_001.into(), &0.into()));
    assert_eq!(folder.names(), ["in.csv", "out.csv"]);
}

#[test]
fn a_kept_file_that_is_damaged_is_computed_again() {
    let folder = Folder::new();
    input(&folder);
    break_off(&folder, COMMAND);
    let part = folder.path("out.csv.part").join(format!("{:020}.arrows", 0));
    let bytes = fs::read(&part).unwrap();
    fs::write(&part, &bytes[..bytes.len() / 2]).unwrap();
    let ended = folder.succeed(&format!("{COMMAND} --resume"));
    assert!(
        ended.stderr.contains("out.csv.part: 1 result file was damaged: computed again"),
        "{}",
        ended.stderr
    );
    let resumed = folder.read("out.csv");
    folder.succeed(COMMAND);
    assert!(folder.read("out.csv") == resumed);
}

#[test]
fn parquet_is_resumed_byte_for_byte() {
    let folder = Folder::new();
    let mut rng = seeded(13);
    let numbers: Vec<_> = (0..70_000).map(|_| number(&mut rng, 200).to_string()).collect();
    let batch = RecordBatch::try_from_iter([("m", texts(numbers))]).unwrap();
    let properties = WriterProperties::builder().set_max_row_group_row_count(Some(20_000)).build();
    folder.write_parquet("in.parquet", &batch, properties);
    let command = "powmod in.parquet -o out.parquet --base 3 --exp 0x123456789abcdef --mod m --keep-every 0";
    let start = Instant::now();
    folder.succeed(command);
    let whole_run = start.elapsed();
    let whole = fs::read(folder.path("out.parquet")).unwrap();
    for part in 1..4 {
        run_and_kill(&folder, &format!("{command} --resume"), whole_run * part / 4);
    }
    folder.succeed(&format!("{command} --resume"));
    assert!(fs::read(folder.path("out.parquet")).unwrap() == whole);
}

#[test]
fn a_bad_row_late_in_the_table_loses_nothing() {
    let folder = Folder::new();
    let rows: String = (1..100_000u64).map(|x| format!("{}\n", if x == 90_000 { 0 } else { x })).collect();
    folder.write("in.csv", format!("m\n{rows}"));
    let command = "powmod in.csv -o out.csv --base 2 --exp 77 --mod m --keep-every 0";
    let ended = folder.run(command);
    assert_eq!(ended.code, Some(1));
    for part in ["row 90000", "out.csv.part", "--resume"] {
        assert!(ended.stderr.contains(part), "{}", ended.stderr);
    }
    let ended = folder.succeed(&format!("{command} --resume --on-error null --json"));
    let report: serde_json::Value = serde_json::from_str(ended.stderr.lines().next().unwrap()).unwrap();
    assert!(report["resumed_rows"].as_u64().unwrap() >= 32_768, "{report}");
    assert_eq!(report["bad_rows"], 1);
    // Results saved with bad rows are not used by a run that does not allow them.
    let out = folder.read("out.csv");
    folder.succeed(&format!("{command} --on-error null"));
    assert!(folder.read("out.csv") == out);
}

#[test]
fn a_signal_says_how_to_go_on() {
    let folder = Folder::new();
    input(&folder);
    // One row that takes minutes, after rows that have been saved.
    let mut csv = folder.read("in.csv");
    let mut rng = seeded(14);
    csv += &format!("3,{:#x},{:#x},\n", number(&mut rng, 1_000_000), number(&mut rng, 60_000));
    folder.write("in.csv", csv);
    let mut command = folder.command();
    command.args(COMMAND.split(' ')).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().unwrap();
    let part = folder.path("out.csv.part");
    folder.wait_for(|_| part.join(format!("{:020}.arrows", 0)).exists());
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-s", "INT", &id]).status().unwrap().success());
    let ended = Ended::new(child.wait_with_output().unwrap());
    assert_eq!(ended.code, Some(130), "{}", ended.stderr);
    for part in ["interrupted", "out.csv.part", "--resume"] {
        assert!(ended.stderr.contains(part), "{}", ended.stderr);
    }
    assert_eq!(folder.names(), ["in.csv", "out.csv.part"]);
    let inside: Vec<_> = fs::read_dir(part).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert!(!inside.iter().any(|name| name.to_string_lossy().ends_with(".tmp")), "{inside:?}");
}

#[test]
fn two_runs_do_not_meet() {
    let folder = Folder::new();
    assert!(Command::new("mkfifo").arg(folder.path("pipe.csv")).status().unwrap().success());
    folder.write("in.csv", "b,e,m\n1,2,3\n");
    let mut command = folder.command();
    command.args("powmod pipe.csv -o out.csv --base b --exp 2 --mod m".split(' '));
    let child = command.stderr(Stdio::piped()).spawn().unwrap();
    let mut pipe = fs::OpenOptions::new().write(true).open(folder.path("pipe.csv")).unwrap();
    std::io::Write::write_all(&mut pipe, b"b,e,m\n").unwrap();
    folder.wait_for(|name| name == "out.csv.part");
    folder.wait_for(|_| folder.path("out.csv.part/manifest.json").exists());
    thread::sleep(Duration::from_millis(100));
    for mode in ["", " --resume", " --restart"] {
        let ended = folder.run(&format!("powmod in.csv -o out.csv --base b --exp 2 --mod m{mode}"));
        assert_eq!(ended.code, Some(1));
        assert!(ended.stderr.contains("another run is using it"), "{}", ended.stderr);
    }
    drop(pipe);
    assert!(child.wait_with_output().unwrap().status.success());
    assert_eq!(folder.names(), ["in.csv", "out.csv", "pipe.csv"]);
}

#[test]
fn a_folder_of_somebody_else_is_left_alone() {
    let folder = Folder::new();
    folder.write("in.csv", "b\n2\n");
    fs::create_dir(folder.path("out.csv.part")).unwrap();
    folder.write("out.csv.part/mine.txt", "mine");
    let run = |mode: &str| folder.run(&format!("powmod in.csv -o out.csv --base b --exp 2 --mod 3 {mode}"));
    for mode in ["--quiet", "--resume"] {
        let ended = run(mode);
        assert_eq!(ended.code, Some(1));
        for part in ["out.csv.part: is in the way", "it contains mine.txt", "--restart"] {
            assert!(ended.stderr.contains(part), "{}", ended.stderr);
        }
        assert_eq!(folder.read("out.csv.part/mine.txt"), "mine");
    }
    // The suggested way out works and loses nothing.
    for file in ["mine.txt", "mine.tmp", "1.arrows"] {
        folder.write(&format!("out.csv.part/{file}"), "mine");
        assert_eq!(run("--restart").code, Some(0));
        assert_eq!(folder.read("out.csv"), "b,powmod\n2,1\n");
        assert_eq!(folder.read(&format!("out.csv.part/{file}")), "mine");
    }
    fs::remove_dir_all(folder.path("out.csv.part")).unwrap();
    // A manifest written by another program must not be overwritten.
    fs::create_dir(folder.path("out.csv.part")).unwrap();
    folder.write("out.csv.part/manifest.json", "{\"chunks\": 7}");
    for mode in ["--quiet", "--resume", "--restart"] {
        let ended = run(mode);
        assert!(ended.code == Some(1) && ended.stderr.contains("is in the way"), "{}", ended.stderr);
        assert_eq!(folder.read("out.csv.part/manifest.json"), "{\"chunks\": 7}");
    }
    folder.write("out.csv", "");
    fs::remove_dir_all(folder.path("out.csv.part")).unwrap();
    folder.write("out.csv.part", "a file");
    assert!(run("--restart").stderr.contains("out.csv.part: is in the way"));
    let ended = folder.run("powmod in.csv -o out.csv --base b --exp 2 --mod 3 --resume --restart");
    assert_eq!(ended.code, Some(2));
}

/// A file that an editor or file manager has put next to the results.
#[test]
fn a_stray_file_stops_neither_a_resumption_nor_a_restart() {
    let folder = Folder::new();
    input(&folder);
    for mode in ["--resume", "--restart"] {
        break_off(&folder, COMMAND);
        folder.write("out.csv.part/.stray", "mine");
        let ended = folder.run(COMMAND);
        assert!(ended.code == Some(1) && ended.stderr.contains("--resume"), "{}", ended.stderr);
        let ended = folder.succeed(&format!("{COMMAND} {mode} --json"));
        let report: serde_json::Value = serde_json::from_str(&ended.stderr).unwrap();
        assert_eq!(report["resumed_rows"].as_u64().unwrap() > 0, mode == "--resume");
        assert_eq!(folder.read("out.csv.part/.stray"), "mine");
        fs::remove_dir_all(folder.path("out.csv.part")).unwrap();
        fs::remove_file(folder.path("out.csv")).unwrap();
    }
}

#[test]
fn a_pipe_cannot_be_resumed() {
    let folder = Folder::new();
    assert!(Command::new("mkfifo").arg(folder.path("in.csv")).status().unwrap().success());
    let ended = folder.run("powmod in.csv -o out.csv --base b --exp 2 --mod 3 --resume");
    assert_eq!(ended.code, Some(2));
    assert!(ended.stderr.contains("--resume") && ended.stderr.contains("pipe"), "{}", ended.stderr);
}
