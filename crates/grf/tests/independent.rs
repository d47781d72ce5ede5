//! The crate's output, read by an independent program: tests/independent.py.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Command, Stdio};

use limbwise_grf::{Archive, Encryption, Level, Mode, Options, Packer, Rules, ThorWriter, Writer};
use limbwise_grf_maker::{Thor, binary, code, sprite, text};
use tempfile::tempdir;

type Files = BTreeMap<Vec<u8>, Vec<u8>>;

/// One file for each number of digits of the compressed length, long enough for shuffled blocks.
fn files() -> Files {
    let files = [
        (&b"data\\a.txt"[..], text(1, 40)),
        (b"data\\\xc0\xaf\xc0\xfa\\b.gat", code(2, 900)),
        (b"data\\c.spr", sprite(3, 20_000)),
        (b"d.bin", binary(4, 30_000)),
        (b"data\\E.ACT", binary(5, 5000)),
        (b"empty", Vec::new()),
    ];
    files.into_iter().map(|(name, data)| (name.to_vec(), data)).collect()
}

/// Returns the SHA-256 of bytes, computed by sha256sum.
fn sha256(data: &[u8]) -> String {
    let mut child =
        Command::new("sha256sum").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("sha256sum");
    child.stdin.take().unwrap().write_all(data).unwrap();
    let output = child.wait_with_output().unwrap();
    String::from_utf8(output.stdout).unwrap().split(' ').next().unwrap().to_owned()
}

fn hex(name: &[u8]) -> String {
    name.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Checks that the other reader finds these files and removals.
fn check(archive: &Path, files: &Files, removals: &[&[u8]], told: &str) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/independent.py");
    let output = Command::new("python3").arg(script).arg(archive).output();
    let output = output.expect("python3, which `tools/setup.sh python` installs");
    assert!(output.status.success(), "{told}: {}", String::from_utf8_lossy(&output.stderr));
    let mut found: Vec<_> = String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect();
    let mut expected: Vec<_> =
        files.iter().map(|(name, data)| format!("{} {}", sha256(data), hex(name))).collect();
    expected.extend(removals.iter().map(|name| format!("removal {}", hex(name))));
    found.sort();
    expected.sort();
    assert_eq!(found, expected, "{told}");
}

#[test]
fn archives_of_every_version_and_encryption() {
    let folder = tempdir().unwrap();
    let all = [None, Some(Encryption::None), Some(Encryption::HeaderOnly), Some(Encryption::Full)];
    for (version, encryption) in [0x102, 0x103, 0x200, 0x300].into_iter().flat_map(|v| all.map(|e| (v, e))) {
        if version < 0x200 && encryption.is_some() {
            continue;
        }
        let told = format!("{version:#x} {encryption:?}");
        let path = folder.path().join(&told);
        let mut writer = Writer::create(File::create_new(&path).unwrap(), version).unwrap();
        let mut packer = Packer::new(Level::default());
        for (name, data) in files() {
            let encryption = writer.encryption(&name, encryption).unwrap();
            writer.put(&name, &packer.pack(&data, encryption).unwrap()).unwrap();
        }
        writer.commit().unwrap();
        check(&path, &files(), &[], &told);

        // The archive is changed in place: patched, with removed and renamed entries.
        let thor = Thor::new(vec![
            (b"new.gnd".to_vec(), Some(text(6, 700))),
            (b"data\\a.txt".to_vec(), Some(text(7, 70_000))),
            (b"D.BIN".to_vec(), None),
        ]);
        let patch = Archive::new(thor.build(), &Options::default()).unwrap();
        let (mut writer, archive) = Writer::edit(&path, &Options::default()).unwrap();
        let mut rules = Rules::new(Mode::Overlay);
        rules.encryption = encryption;
        writer
            .merge(&patch, &patch.effective(), &rules, 2, |_, outcome| {
                outcome.unwrap();
                ControlFlow::Continue(())
            })
            .unwrap();
        writer.rename(&archive, archive.find("data/c.spr").unwrap(), b"data\\c.gat").unwrap();
        writer.commit().unwrap();
        let mut expected = files();
        expected.remove(&b"d.bin"[..]);
        let moved = expected.remove(&b"data\\c.spr"[..]).unwrap();
        expected.insert(b"data\\c.gat".to_vec(), moved);
        expected.insert(b"data\\a.txt".to_vec(), text(7, 70_000));
        expected.insert(b"new.gnd".to_vec(), text(6, 700));
        check(&path, &expected, &[], &format!("{told}, changed"));

        // The archive is converted.
        if encryption == Some(Encryption::None) || version == 0x102 {
            continue;
        }
        let from = Archive::open(&path).unwrap();
        for version in [0x102, 0x300] {
            let path = folder.path().join("converted");
            let mut writer = Writer::create(File::create(&path).unwrap(), version).unwrap();
            let rules = Rules::new(Mode::Copy);
            writer
                .merge(&from, &from.effective(), &rules, 1, |_, outcome| {
                    outcome.unwrap();
                    ControlFlow::Continue(())
                })
                .unwrap();
            writer.commit().unwrap();
            check(&path, &expected, &[], &format!("{told} to {version:#x}"));
        }
        fs::remove_file(&path).unwrap();
    }
}

#[test]
fn patches() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a.thor");
    let mut writer = ThorWriter::create(File::create_new(&path).unwrap(), b"data.grf").unwrap();
    let mut packer = Packer::new(Level::default());
    for (name, data) in files() {
        writer.put(&name, &packer.pack_for_patch(&data).unwrap()).unwrap();
    }
    writer.remove(b"old.txt").unwrap();
    writer.finish().unwrap();
    check(&path, &files(), &[b"old.txt"], "a patch");
}
