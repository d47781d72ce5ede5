//! Saved results of narrow rows with expensive powers, and damage to them.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use arrow_ipc::reader::StreamReader;
use rand::RngExt;
use rand::rngs::StdRng;

use crate::run::{Folder, number, seeded};

/// The number of runs to interrupt and of bits to flip: `make test-all` asks for a hundred.
fn kills(few: u32) -> u32 {
    std::env::var("LIMBWISE_TEST_KILLS").map_or(few, |kills| kills.parse().unwrap())
}

/// A folder with a table of 16-bit rows, and arguments for powers with literals of the given number of bits.
fn narrow(rows: usize, bits: u64, rng: &mut StdRng) -> (Folder, String) {
    let folder = Folder::new();
    let rows: String = (0..rows).map(|_| format!("{}\n", rng.random_range(2..1u32 << 16))).collect();
    folder.write("in.csv", format!("b\n{rows}"));
    let (exp, modulus) = (number(rng, bits), number(rng, bits));
    (folder, format!("powmod in.csv -o out.csv --base b --exp {exp:#x} --mod {modulus:#x}"))
}

fn start(folder: &Folder, args: &str) -> Child {
    let mut command = folder.command();
    command.args(args.split(' ')).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

/// Returns the saved result files, in the order of their rows.
fn pieces(folder: &Folder) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder.path("out.csv.part")).into_iter().flatten().flatten();
    let mut paths: Vec<_> = entries.map(|e| e.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == "arrows"));
    paths.sort();
    paths
}

/// Returns the number of saved rows, from the first on without a gap.
fn kept_rows(folder: &Folder) -> u64 {
    let mut next = 0;
    for path in pieces(folder) {
        let first: u64 = path.file_stem().unwrap().to_str().unwrap().parse().unwrap();
        assert_eq!(first, next, "a gap");
        let reader = StreamReader::try_new(File::open(path).unwrap(), None).unwrap();
        next += reader.map(|batch| batch.unwrap().num_rows() as u64).sum::<u64>();
    }
    next
}

/// Kills a run when it has saved this many files of results; it must not have ended before.
fn break_off(folder: &Folder, args: &str, files: usize) {
    let mut child = start(folder, args);
    while pieces(folder).len() < files {
        assert!(child.try_wait().unwrap().is_none(), "it ended before anything was kept");
        thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    assert!(!child.wait().unwrap().success());
}

/// Results reach the disk while part of a chunk is still being computed, and the resumed run writes the same
/// file.
#[test]
fn killed_in_a_few_narrow_rows() {
    let seed = 31;
    let (folder, args) = narrow(1500, 1536, &mut seeded(seed));
    let args = format!("{args} --keep-every 0");
    folder.succeed(&args);
    let whole = folder.read("out.csv");
    fs::remove_file(folder.path("out.csv")).unwrap();
    break_off(&folder, &args, 2);
    let kept = kept_rows(&folder);
    assert!(kept > 0 && kept < 1500, "seed {seed}: {kept} rows are kept");
    let ended = folder.succeed(&format!("{args} --resume --json"));
    let report: serde_json::Value = serde_json::from_str(&ended.stderr).unwrap();
    assert_eq!(report["resumed_rows"], kept, "seed {seed}");
    assert!(folder.read("out.csv") == whole, "seed {seed}: another file");
    assert_eq!(folder.names(), ["in.csv", "out.csv"]);
}

/// With this shape, nothing used to be saved for minutes. An interrupted run loses at most the interval of
/// `--keep-every` and the piece that was being computed: no more time has passed since the last file of
/// results.
#[test]
fn killed_in_many_narrow_rows() {
    let full = std::env::var("LIMBWISE_TEST_KILLS").is_ok();
    let seed = 32;
    let mut rng = seeded(seed);
    let (folder, args) = narrow(20_000, 4096, &mut rng);
    // The time per piece of work; with 0, each piece has its own file.
    break_off(&folder, &format!("{args} --keep-every 0"), 12);
    let times: Vec<SystemTime> =
        pieces(&folder).iter().map(|p| p.metadata().unwrap().modified().unwrap()).collect();
    let piece = times.windows(2).map(|t| t[1].duration_since(t[0]).unwrap_or_default()).max().unwrap();
    fs::remove_dir_all(folder.path("out.csv.part")).unwrap();
    let every = Duration::from_secs(1);
    let (mut most, mut rows) = (Duration::ZERO, 0);
    for kill in 0..kills(1) {
        let mut child = start(&folder, &format!("{args} --keep-every 1"));
        let begin = SystemTime::now();
        // Nothing is saved in the first second, and nothing needs to be.
        let wait = Instant::now();
        while pieces(&folder).is_empty() {
            assert!(child.try_wait().unwrap().is_none() && wait.elapsed() < Duration::from_secs(60));
            thread::sleep(Duration::from_millis(5));
        }
        thread::sleep(Duration::from_millis(rng.random_range(0..4000)));
        let signal = if kill % 2 == 0 { "INT" } else { "KILL" };
        assert!(
            Command::new("kill").args(["-s", signal, &child.id().to_string()]).status().unwrap().success()
        );
        child.wait().unwrap();
        let end = SystemTime::now();
        let last = pieces(&folder).last().unwrap().metadata().unwrap().modified().unwrap().max(begin);
        let lost = end.duration_since(last).unwrap_or_default();
        rows += kept_rows(&folder);
        most = most.max(lost);
        // On a busy machine, a second may pass between an event and its time stamp.
        let allowed = every + 2 * piece + Duration::from_secs(1);
        assert!(!full || lost <= allowed, "seed {seed}, kill {kill}: {lost:?} lost, {allowed:?} allowed");
        assert!(kept_rows(&folder) > 0);
        fs::remove_dir_all(folder.path("out.csv.part")).unwrap();
    }
    println!(
        "seed {seed}: {} runs, {rows} rows kept, {most:.2?} lost at most, {piece:.2?} a piece",
        kills(1)
    );
}

/// Whichever bit is flipped, the resumed run writes the same file or is rejected.
#[test]
fn killed_and_one_bit_flipped() {
    let seed = 33;
    let mut rng = seeded(seed);
    let (folder, args) = narrow(400, 1536, &mut rng);
    let args = format!("{args} --keep-every 0");
    folder.succeed(&args);
    let whole = folder.read("out.csv");
    fs::remove_file(folder.path("out.csv")).unwrap();
    break_off(&folder, &args, 2);
    let part = folder.path("out.csv.part");
    let kept: Vec<(PathBuf, Vec<u8>)> = fs::read_dir(&part)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e != "tmp"))
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect();
    let (mut again, mut refused) = (0, 0);
    for flip in 0..kills(10) {
        let _ = fs::remove_dir_all(&part);
        fs::create_dir(&part).unwrap();
        // Every other flip is in the manifest, which is by far the smaller part.
        let in_manifest = flip % 4 == 3;
        let of: Vec<_> = kept.iter().filter(|(p, _)| p.ends_with("manifest.json") == in_manifest).collect();
        let chosen = &of[rng.random_range(0..of.len())].0;
        let mut place = (0, 0);
        for (path, bytes) in &kept {
            let mut bytes = bytes.clone();
            if path == chosen {
                place = (rng.random_range(0..bytes.len()), rng.random_range(0..8));
                bytes[place.0] ^= 1 << place.1;
            }
            fs::write(path, bytes).unwrap();
        }
        let ended = folder.run(&format!("{args} --resume --json"));
        let what = format!("seed {seed}, flip {flip}: bit {} of byte {} of {chosen:?}", place.1, place.0);
        match ended.code {
            Some(0) => {
                assert!(folder.read("out.csv") == whole, "{what}: another file");
                let report: serde_json::Value = serde_json::from_str(&ended.stderr).unwrap();
                if !in_manifest {
                    let why = report["computed_again"].as_str().unwrap_or_default();
                    assert!(why.starts_with("1 result file was damaged"), "{what}: {report}");
                    again += 1;
                }
                fs::remove_file(folder.path("out.csv")).unwrap();
            }
            Some(1) => {
                assert!(in_manifest && ended.stderr.contains("--restart"), "{what}: {}", ended.stderr);
                refused += 1;
            }
            code => panic!("{what}: {code:?} {}", ended.stderr),
        }
    }
    println!("seed {seed}: {} bits flipped, {again} computed again, {refused} refused", kills(10));
}

/// The size and the time of the file are unchanged, but a number is not.
#[test]
fn an_input_that_changed_in_secret_is_recognised() {
    let (folder, args) = narrow(400, 1536, &mut seeded(34));
    let args = format!("{args} --keep-every 0");
    break_off(&folder, &args, 2);
    let kept = kept_rows(&folder);
    let path = folder.path("in.csv");
    let time = path.metadata().unwrap().modified().unwrap();
    let mut csv = folder.read("in.csv").into_bytes();
    // Changes the last digit of the second row.
    let at = csv.iter().enumerate().filter(|(_, c)| **c == b'\n').nth(2).unwrap().0 - 1;
    csv[at] = if csv[at] == b'7' { b'8' } else { b'7' };
    folder.write("in.csv", csv);
    File::options().write(true).open(&path).unwrap().set_modified(time).unwrap();
    let ended = folder.succeed(&format!("{args} --resume --json"));
    let report: serde_json::Value = serde_json::from_str(&ended.stderr).unwrap();
    let why = report["computed_again"].as_str().unwrap_or_default();
    assert!(why.contains("rows of IN have changed: computed again"), "{report}");
    // The adjacent rows were not lost.
    let taken = report["resumed_rows"].as_u64().unwrap();
    assert!(0 < taken && taken < kept, "{taken} of {kept}");
    let resumed = folder.read("out.csv");
    folder.succeed(&args);
    assert!(folder.read("out.csv") == resumed);
}

/// A key is identified by its numbers, not by the time of its file.
#[test]
fn another_key_is_another_run() {
    let folder = Folder::new();
    let keys = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/keys"));
    fs::copy(keys.join("spki.pem"), folder.path("key.pem")).unwrap();
    let mut rng = seeded(35);
    let rows: String =
        (0..3000).map(|_| format!("{:#x},{:#x}\n", number(&mut rng, 512), number(&mut rng, 2048))).collect();
    folder.write("in.csv", format!("b,e\n{rows}"));
    let args = "powmod in.csv -o out.csv --base b --exp e --mod @key.pem --keep-every 0";
    break_off(&folder, args, 1);
    // The same key, written again later.
    fs::copy(keys.join("public-pkcs1.pem"), folder.path("key.pem")).unwrap();
    let ended = folder.succeed(&format!("{args} --resume --json"));
    let report: serde_json::Value = serde_json::from_str(&ended.stderr).unwrap();
    assert!(report["resumed_rows"].as_u64() > Some(0), "{report}");
    fs::remove_file(folder.path("out.csv")).unwrap();

    break_off(&folder, args, 1);
    let manifest = folder.path("out.csv.part/manifest.json");
    let text = fs::read_to_string(&manifest).unwrap();
    let at = text.find("\"key of --mod\": \"").unwrap() + 17;
    let other = if text[at..].starts_with('0') { "1" } else { "0" };
    fs::write(&manifest, format!("{}{other}{}", &text[..at], &text[at + 1..])).unwrap();
    let ended = folder.run(&format!("{args} --resume"));
    assert!(ended.code == Some(1) && ended.stderr.contains("key of --mod was"), "{}", ended.stderr);
}
