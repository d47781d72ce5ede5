//! Archives that are created, changed in place, merged and compared. The reader of tests/independent.py checks the same from
//! outside.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::ops::ControlFlow;
use std::path::Path;

use limbwise_grf::{
    Archive, Change, Encryption, Entry, EntryError, Error, Format, Kind, Level, Merged, Mode, Options,
    Packer, Rules, ThorWriter, WriteError, Writer, diff,
};
use limbwise_grf_maker::{self as maker, Grf, Packing, Rgz, Thor, binary, code, sprite, text};
use tempfile::{NamedTempFile, tempdir};

const VERSIONS: [u32; 5] = [0x101, 0x102, 0x103, 0x200, 0x300];
const KOREAN: &[u8] = b"data\\\xc0\xaf\xc0\xfa.txt";

type Files = BTreeMap<Vec<u8>, Vec<u8>>;

/// Files of every kind, and of every number of digits of the compressed length up to six.
fn files() -> Files {
    let mut files = Files::new();
    for (i, len) in [0, 1, 30, 150, 900, 5000, 40_000, 130_000].into_iter().enumerate() {
        for kind in ["txt", "spr", "gat", "bin"] {
            let data = match kind {
                "txt" => text(i as u64, len),
                "spr" => sprite(i as u64, len),
                "gat" => code(i as u64, len),
                _ => binary(i as u64, len),
            };
            files.insert(format!("data\\{kind}\\{i}.{kind}").into_bytes(), data);
        }
    }
    files.insert(KOREAN.to_vec(), b"korean".to_vec());
    files
}

/// A file in memory where the system has such a place: every commit syncs.
fn empty() -> NamedTempFile {
    let fast = Path::new("/dev/shm");
    if fast.is_dir() { NamedTempFile::new_in(fast).unwrap() } else { NamedTempFile::new().unwrap() }
}

/// A handle of its own.
fn handle(file: &NamedTempFile) -> File {
    File::options().read(true).write(true).open(file.path()).unwrap()
}

fn put(writer: &mut Writer, files: &Files, encryption: Option<Encryption>) {
    let mut packer = Packer::new(Level::default());
    for (name, data) in files {
        let encryption = writer.encryption(name, encryption).unwrap();
        writer.put(name, &packer.pack(data, encryption).unwrap()).unwrap();
    }
}

fn create(version: u32, files: &Files, encryption: Option<Encryption>) -> NamedTempFile {
    let file = empty();
    let mut writer = Writer::create(handle(&file), version).unwrap();
    put(&mut writer, files, encryption);
    let len = writer.commit().unwrap();
    assert_eq!(len, file.as_file().metadata().unwrap().len());
    file
}

fn open(path: impl AsRef<Path>) -> Archive {
    Archive::open(path).unwrap()
}

/// What an archive holds, every file verified.
fn content(archive: &Archive) -> Files {
    let mut reader = archive.reader();
    let files = archive.effective().into_iter().filter_map(|i| archive.entry(i as usize));
    let files = files.filter(|entry| entry.kind() == Kind::File);
    let read = |e: Entry<'_>| {
        archive.verify(e, &mut reader).unwrap_or_else(|x| panic!("{}: {x}", e.path())).to_vec()
    };
    let mut read = read;
    files.map(|entry| (entry.name().to_vec(), read(entry))).collect()
}

fn edit(path: impl AsRef<Path>) -> (Writer, Archive) {
    Writer::edit(path, &Options::default()).unwrap()
}

fn merge(writer: &mut Writer, from: &Archive, rules: &Rules) -> Merged {
    let tell = |_: Entry<'_>, outcome: Result<(), &EntryError>| {
        outcome.unwrap();
        ControlFlow::Continue(())
    };
    writer.merge(from, &from.effective(), rules, 2, tell).unwrap()
}

#[test]
fn every_version_and_encryption_gives_back_its_files() {
    let files = files();
    let all = [None, Some(Encryption::None), Some(Encryption::HeaderOnly), Some(Encryption::Full)];
    for (version, encryption) in VERSIONS.into_iter().flat_map(|v| all.map(|e| (v, e))) {
        if version < 0x200 && encryption.is_some() {
            continue;
        }
        let file = create(version, &files, encryption);
        let archive = open(file.path());
        let Format::Grf(header) = archive.format() else { unreachable!() };
        assert_eq!(
            (header.version, header.count as usize, header.wide),
            (version, files.len(), version == 0x300)
        );
        assert!(archive.notes().is_empty() && archive.unused() == 0);
        assert!(content(&archive) == files, "{version:#x} {encryption:?}");
        for entry in archive.entries() {
            let by_name =
                if entry.name().ends_with(b".gat") { Encryption::HeaderOnly } else { Encryption::Full };
            let expected = if version < 0x200 { by_name } else { encryption.unwrap_or(Encryption::None) };
            assert_eq!(entry.encryption().unwrap(), expected, "{version:#x} {}", entry.path());
            assert_eq!(entry.aligned_len() % 8, 0);
        }
    }
}

#[test]
fn every_level_compresses() {
    let data = text(3, 50_000);
    let len =
        |level| Packer::new(Level::new(level).unwrap()).pack(&data, Encryption::None).unwrap().stored_len();
    assert!(len(0) > 50_000 && len(1) < 40_000 && len(12) <= len(6) && len(6) <= len(1));
    assert_eq!(Level::new(13), None);
}

#[test]
fn an_empty_archive_is_one() {
    for version in VERSIONS {
        let file = create(version, &Files::new(), None);
        assert!(open(file.path()).is_empty(), "{version:#x}");
        let (mut writer, _) = edit(file.path());
        assert!(writer.is_empty());
        put(&mut writer, &files(), None);
        writer.commit().unwrap();
        assert!(content(&open(file.path())) == files(), "{version:#x}");
    }
    assert!(matches!(
        Writer::create(empty().into_file(), 0x104),
        Err(WriteError::Archive(Error::Version { version: 0x104 }))
    ));
}

/// Where the table begins.
fn table_offset(archive: &Archive) -> u64 {
    let Format::Grf(header) = archive.format() else { unreachable!() };
    header.table_offset
}

#[test]
fn changes_in_place_append_and_leave_what_was_there() {
    for version in VERSIONS {
        let mut expected = files();
        let file = create(version, &expected, None);
        let before = fs::read(file.path()).unwrap();
        let reader_of_before = open(file.path());
        let (mut writer, archive) = edit(file.path());
        let new = Files::from([
            (b"new.str".to_vec(), text(9, 700)),
            (b"DATA\\TXT\\3.TXT".to_vec(), b"other".to_vec()),
        ]);
        put(&mut writer, &new, None);
        assert_eq!(writer.remove(b"data/spr/5.SPR"), 1);
        assert_eq!(writer.remove(b"data/spr/5.SPR"), 0);
        let moved = archive.find("data/txt/4.txt").unwrap();
        writer.rename(&archive, moved, b"moved\\4.act").unwrap();
        assert!(matches!(
            writer.rename(&archive, archive.find("data/spr/5.spr").unwrap(), b"x.y"),
            Err(WriteError::NotFound)
        ));
        // It replaces what has the name.
        writer.rename(&archive, archive.find("data/bin/4.bin").unwrap(), b"data\\bin\\5.bin").unwrap();
        writer.commit().unwrap();

        expected.remove(&b"data\\txt\\3.txt"[..]);
        expected.remove(&b"data\\spr\\5.spr"[..]);
        let moved = expected.remove(&b"data\\txt\\4.txt"[..]).unwrap();
        expected.insert(b"moved\\4.act".to_vec(), moved);
        let moved = expected.remove(&b"data\\bin\\4.bin"[..]).unwrap();
        expected.insert(b"data\\bin\\5.bin".to_vec(), moved);
        expected.extend(new);
        let after = fs::read(file.path()).unwrap();
        assert!(content(&open(file.path())) == expected, "{version:#x}");
        assert!(after[46..before.len()] == before[46..] && after[..30] == before[..30]);
        let table = before.len() as u64 - table_offset(&reader_of_before);
        assert!(open(file.path()).unused() > table, "{version:#x}");
        // Who has it open reads the old archive.
        assert!(content(&reader_of_before) == files());
        // Changes upon changes.
        let (mut writer, archive) = edit(file.path());
        for entry in archive.entries() {
            assert!(writer.remove_entry(entry) && !writer.remove_entry(entry));
        }
        writer.commit().unwrap();
        assert!(open(file.path()).is_empty());
    }
}

#[test]
fn what_is_not_committed_did_not_happen() {
    let file = create(0x200, &files(), None);
    let before = fs::read(file.path()).unwrap();
    for stage in [false, true] {
        let (mut writer, _) = edit(file.path());
        put(&mut writer, &Files::from([(b"new".to_vec(), text(1, 5000))]), None);
        if stage {
            writer.stage().unwrap();
            // As a kill leaves it now.
            let killed = fs::read(file.path()).unwrap();
            assert!(killed.len() > before.len() && killed[..before.len()] == before);
            assert!(content(&Archive::new(killed.clone(), &Options::default()).unwrap()) == files());
            let left = empty();
            fs::write(left.path(), killed).unwrap();
            let (mut writer, _) = edit(left.path());
            put(&mut writer, &Files::from([(b"data\\txt\\1.txt".to_vec(), text(2, 50))]), None);
            writer.commit().unwrap();
            let mut expected = files();
            expected.insert(b"data\\txt\\1.txt".to_vec(), text(2, 50));
            assert!(content(&open(left.path())) == expected);
        }
        drop(writer);
        assert!(fs::read(file.path()).unwrap() == before, "{stage}");
    }
}

#[test]
fn two_writers_do_not_meet() {
    let file = create(0x200, &files(), None);
    let first = edit(file.path());
    assert!(matches!(Writer::edit(file.path(), &Options::default()), Err(WriteError::Locked)));
    // Readers do.
    #[cfg(unix)]
    assert!(content(&open(file.path())) == files());
    drop(first);
    edit(file.path()).0.commit().unwrap();
}

#[test]
fn what_is_no_whole_archive_is_not_changed() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a");
    let refused = |bytes: Vec<u8>| {
        fs::write(&path, &bytes).unwrap();
        let error = Writer::edit(&path, &Options::default()).unwrap_err();
        assert!(fs::read(&path).unwrap() == bytes);
        error
    };
    assert!(matches!(refused(Thor::new(Vec::new()).build()), WriteError::NotGrf));
    assert!(matches!(refused(Rgz::new().build()), WriteError::NotGrf));
    assert!(matches!(refused(b"Master of Magic".to_vec()), WriteError::Archive(Error::Truncated { .. })));
    assert!(matches!(refused(Vec::new()), WriteError::Archive(Error::NotAnArchive { .. })));
    let mut damaged = Grf::new(0x200, vec![maker::File::new("a.txt", 0x01, "a")]);
    (damaged.count, damaged.table_rest) = (Some(2), b"no end of this name ...".to_vec());
    let mut options = Options::default();
    options.salvage = true;
    fs::write(&path, damaged.build()).unwrap();
    let error = Writer::edit(&path, &options).unwrap_err();
    assert!(matches!(error, WriteError::Archive(Error::Table { entry: 1, .. })), "{error}");
    let missing = Writer::edit(folder.path().join("none"), &Options::default()).unwrap_err();
    assert!(matches!(missing, WriteError::Io(e) if e.kind() == io::ErrorKind::NotFound));
}

#[test]
fn names_that_no_entry_can_have() {
    let packed = Packer::new(Level::default()).pack(b"x", Encryption::None).unwrap();
    for (version, name, refused) in [
        (0x200, vec![], true),
        (0x200, b"a\0b".to_vec(), true),
        (0x200, vec![b'a'; 65_535], false),
        (0x300, vec![b'a'; 65_536], true),
        (0x103, vec![b'a'; 4095], false),
        (0x103, vec![b'a'; 4096], true),
    ] {
        let file = empty();
        let mut writer = Writer::create(handle(&file), version).unwrap();
        let outcome = writer.put(&name, &packed);
        assert_eq!(matches!(outcome, Err(WriteError::Name { .. })), refused, "{version:#x} {}", name.len());
        if !refused {
            writer.commit().unwrap();
            assert_eq!(open(file.path()).entry(0).unwrap().name(), name);
        }
    }
}

#[test]
fn old_versions_encrypt_by_the_name() {
    let writer = Writer::create(empty().into_file(), 0x103).unwrap();
    assert_eq!(writer.encryption(b"A.GND", None).unwrap(), Encryption::HeaderOnly);
    assert_eq!(writer.encryption(b"a.gnd", Some(Encryption::HeaderOnly)).unwrap(), Encryption::HeaderOnly);
    for wish in [Encryption::None, Encryption::HeaderOnly] {
        let error = writer.encryption(b"a.txt", Some(wish)).unwrap_err();
        assert!(matches!(error, WriteError::EncryptionByName { version: 0x103 }), "{error}");
    }
}

/// Entries of every packing and oddity that a reader takes.
fn odd(version: u32) -> (Vec<u8>, Files) {
    let file = |name: &[u8], flags, data: &[u8]| maker::File::new(name, flags, data);
    let mut grf = Grf::new(
        version,
        vec![
            maker::File::folder("data\\folder"),
            file(b"lzma.txt", 0x01, &text(1, 900)).packed(Packing::Lzma),
            file(b"stored.bin", 0x01, &binary(2, 100)).packed(Packing::Stored),
            file(b"unmarked.bin", 0x00, &binary(3, 77)).packed(Packing::Stored),
            file(b"both.txt", 0x07, &text(4, 3000)),
            maker::File { aligned: Some(611), ..file(b"crooked.txt", 0x03, &text(5, 1500)) },
            file(b"case.txt", 0x05, b"small"),
            file(b"CASE.TXT", 0x05, b"large"),
            file(b"twice.txt", 0x01, b"first"),
            file(b"twice.txt", 0x01, b"second"),
            file(b"empty", 0x01, b""),
            maker::File { same_as: Some(4), ..file(b"same.txt", 0x07, b"") },
        ],
    );
    (grf.magic, grf.key) = (*b"Event Horizon\0\0\0", [7; 14]);
    if version < 0x300 {
        grf.seed = 4711;
    }
    let bytes = grf.build();
    let expected = content(&Archive::new(bytes.clone(), &Options::default()).unwrap());
    assert_eq!(expected.len(), 10);
    (bytes, expected)
}

#[test]
fn odd_archives_are_changed_in_place() {
    for version in VERSIONS {
        let (bytes, mut expected) = odd(version);
        let file = empty();
        fs::write(file.path(), bytes).unwrap();
        let (mut writer, _) = edit(file.path());
        put(&mut writer, &Files::from([(b"new.txt".to_vec(), b"new".to_vec())]), None);
        writer.commit().unwrap();
        expected.insert(b"new.txt".to_vec(), b"new".to_vec());
        let archive = open(file.path());
        assert!(content(&archive) == expected);
        let Format::Grf(header) = archive.format() else { unreachable!() };
        let seed = if version < 0x300 { 4711 } else { 0 };
        assert_eq!((header.magic.as_str(), header.key, header.seed), ("Event Horizon", [7; 14], seed));
        assert_eq!(archive.find("data/folder").unwrap().kind(), Kind::Directory);
    }
}

#[test]
fn every_version_becomes_every_other() {
    let all = [None, Some(Encryption::None), Some(Encryption::HeaderOnly), Some(Encryption::Full)];
    for from_version in VERSIONS {
        let (bytes, expected) = odd(from_version);
        let from = Archive::new(bytes, &Options::default()).unwrap();
        for (version, encryption) in VERSIONS.into_iter().flat_map(|v| all.map(|e| (v, e))) {
            // Compressed again for one encryption of each version.
            for level in [None, Level::new(1)].into_iter().take(if encryption.is_none() { 2 } else { 1 }) {
                let mut rules = Rules::new(Mode::Copy);
                (rules.encryption, rules.level, rules.verify) = (encryption, level, true);
                let file = empty();
                let mut writer = Writer::create(handle(&file), version).unwrap();
                if version < 0x200 && encryption.is_some() {
                    let outcome =
                        writer.merge(&from, &from.effective(), &rules, 1, |_, _| ControlFlow::Continue(()));
                    assert!(matches!(outcome, Err(WriteError::EncryptionByName { .. })));
                    continue;
                }
                let merged = merge(&mut writer, &from, &rules);
                assert_eq!((merged.files, merged.folders, merged.failed), (10, 1, 0));
                writer.commit().unwrap();
                let archive = open(file.path());
                let told = format!("{from_version:#x} to {version:#x} {encryption:?} {level:?}");
                assert!(content(&archive) == expected, "{told}");
                assert_eq!(archive.find("data/folder").unwrap().kind(), Kind::Directory);
                // What shared its bytes does so still, if it is encrypted alike.
                let (one, other) = (archive.find("both.txt").unwrap(), archive.find("same.txt").unwrap());
                assert_eq!(one.offset(), other.offset(), "{told}");
                if let Some(encryption) = encryption {
                    let files = archive.entries().filter(|e| e.kind() == Kind::File);
                    files
                        .for_each(|e| assert_eq!(e.encryption().unwrap(), encryption, "{told} {}", e.path()));
                }
            }
        }
    }
}

#[test]
fn what_cannot_be_decrypted_is_taken_over_as_it_is() {
    let marked = [&b"__GravityEncryptedFile"[..], &binary(1, 300)].concat();
    let grf = Grf::new(
        0x200,
        vec![
            maker::File::new("newer.txt", 0x81, text(1, 500)),
            maker::File::new("keyed.txt", 0x21, text(2, 500)),
            maker::File::new("marked.txt", 0x03, marked.clone()),
        ],
    );
    let from = Archive::new(grf.build(), &Options::default()).unwrap();
    for (version, level) in [(0x300, None), (0x300, Level::new(9)), (0x103, None)] {
        let file = empty();
        let mut writer = Writer::create(handle(&file), version).unwrap();
        let mut rules = Rules::new(Mode::Copy);
        (rules.level, rules.verify) = (level, true);
        assert_eq!(merge(&mut writer, &from, &rules).files, 3);
        writer.commit().unwrap();
        let archive = open(file.path());
        let (mut before, mut after) = (from.reader(), archive.reader());
        for name in ["newer.txt", "keyed.txt"] {
            let (old, new) = (from.find(name).unwrap(), archive.find(name).unwrap());
            assert_eq!((old.flags(), old.real_len()), (new.flags(), new.real_len()));
            assert!(before.raw(old).unwrap() == after.raw(new).unwrap());
            assert!(matches!(after.read(new), Err(EntryError::Encryption { .. })));
        }
        assert!(matches!(archive.read("marked.txt"), Err(EntryError::Encryption { .. })));
    }
}

#[test]
fn patches_replace_add_and_remove() {
    for version in VERSIONS {
        let mut expected = files();
        let file = create(version, &expected, None);
        let (mut writer, _) = edit(file.path());
        let thor = Thor::new(vec![
            (b"DATA\\txt\\3.txt".to_vec(), Some(b"patched".to_vec())),
            (b"data/sub/new.gat".to_vec(), Some(text(8, 4000))),
            (b"data\\SPR\\4.spr".to_vec(), None),
            (b"never\\there".to_vec(), None),
            (b"data\\empty.txt".to_vec(), Some(Vec::new())),
        ]);
        let thor = Archive::new(thor.with_integrity(false).build(), &Options::default()).unwrap();
        let mut rules = Rules::new(Mode::Overlay);
        rules.verify = true;
        let merged = merge(&mut writer, &thor, &rules);
        assert_eq!((merged.files, merged.removed), (3, 1));
        let rgz = Rgz::new().folder(b"data").file(b"data\\rgz.txt", &text(9, 600)).build();
        let merged = merge(&mut writer, &Archive::new(rgz, &Options::default()).unwrap(), &rules);
        assert_eq!(merged.files, 1);
        writer.commit().unwrap();
        expected.remove(&b"data\\txt\\3.txt"[..]);
        expected.remove(&b"data\\spr\\4.spr"[..]);
        expected.insert(b"DATA\\txt\\3.txt".to_vec(), b"patched".to_vec());
        expected.insert(b"data\\sub\\new.gat".to_vec(), text(8, 4000));
        expected.insert(b"data\\empty.txt".to_vec(), Vec::new());
        expected.insert(b"data\\rgz.txt".to_vec(), text(9, 600));
        assert!(content(&open(file.path())) == expected, "{version:#x}");
    }
}

#[test]
fn a_damaged_patch_changes_nothing_and_what_is_lost_can_be_left_out() {
    let mut thor =
        Thor::new(vec![(b"a.txt".to_vec(), Some(text(1, 500))), (b"b.txt".to_vec(), Some(text(2, 500)))]);
    thor = thor.with_integrity(false);
    thor.entries[1].1 = Some(b"not what its checksum is of".to_vec());
    let patch = Archive::new(thor.build(), &Options::default()).unwrap();
    let file = create(0x200, &files(), None);
    let before = fs::read(file.path()).unwrap();
    let mut rules = Rules::new(Mode::Overlay);
    rules.verify = true;
    let (mut writer, _) = edit(file.path());
    let stop = |_: Entry<'_>, outcome: Result<(), &EntryError>| {
        if outcome.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let error = writer.merge(&patch, &patch.effective(), &rules, 2, stop).unwrap_err();
    assert!(matches!(error, WriteError::Entry { ref name, .. } if name == b"b.txt"), "{error}");
    drop(writer);
    assert!(fs::read(file.path()).unwrap() == before);
    let (mut writer, _) = edit(file.path());
    let merged =
        writer.merge(&patch, &patch.effective(), &rules, 2, |_, _| ControlFlow::Continue(())).unwrap();
    assert_eq!((merged.files, merged.failed), (1, 1));
    writer.commit().unwrap();
    let archive = open(file.path());
    assert!(archive.find("a.txt").is_some() && archive.find("b.txt").is_none());
}

#[test]
fn entries_that_share_damaged_bytes_are_all_told() {
    let mut packed = maker::zlib(&text(1, 900));
    let at = packed.len() / 2;
    packed[at] ^= 0xff;
    let bad = maker::File::new("bad.txt", 0x01, text(1, 900)).packed(Packing::Bytes(packed));
    let grf = Grf::new(
        0x200,
        vec![
            bad,
            maker::File { same_as: Some(0), ..maker::File::new("same.txt", 0x01, "") },
            maker::File::new("good.txt", 0x01, "good"),
        ],
    );
    let from = Archive::new(grf.build(), &Options::default()).unwrap();
    let mut rules = Rules::new(Mode::Copy);
    rules.verify = true;
    let file = empty();
    let mut writer = Writer::create(handle(&file), 0x200).unwrap();
    let mut lost = Vec::new();
    writer
        .merge(&from, &from.effective(), &rules, 3, |entry, outcome| {
            if outcome.is_err() {
                lost.push(entry.path().into_owned());
            }
            ControlFlow::Continue(())
        })
        .unwrap();
    writer.commit().unwrap();
    assert_eq!(lost, ["bad.txt", "same.txt"]);
    assert_eq!(content(&open(file.path())), Files::from([(b"good.txt".to_vec(), b"good".to_vec())]));
}

#[test]
fn differences_become_a_patch_that_makes_one_of_the_other() {
    let old = create(0x103, &files(), None);
    let mut after = files();
    after.insert(b"data\\txt\\6.txt".to_vec(), text(77, 40_000));
    after.insert(b"added.txt".to_vec(), b"added".to_vec());
    after.remove(KOREAN);
    let new = create(0x300, &after, Some(Encryption::Full));
    let (one, other) = (open(old.path()), open(new.path()));
    assert!(diff(&one, &one, 2, |_| ()).is_empty());
    let mut counted = 0;
    let differences = diff(&one, &other, 2, |done| counted = done);
    assert_eq!(counted, after.len());
    let told: Vec<_> = differences.iter().map(|d| (d.change, d.entry.path().into_owned())).collect();
    assert_eq!(
        told,
        [
            (Change::Added, "added.txt".to_owned()),
            (Change::Changed, "data/txt/6.txt".into()),
            (Change::Removed, "data/유저.txt".into()),
        ]
    );
    let patch = empty();
    let mut writer = ThorWriter::create(handle(&patch), b"data.grf").unwrap();
    let (mut reader, mut packer) = (other.reader(), Packer::new(Level::default()));
    for difference in &differences {
        let entry = difference.entry;
        match difference.change {
            Change::Removed => writer.remove(entry.name()).unwrap(),
            _ => writer
                .put(entry.name(), &packer.pack_for_patch(reader.read(entry).unwrap()).unwrap())
                .unwrap(),
        }
    }
    let len = writer.finish().unwrap();
    assert_eq!(len, patch.as_file().metadata().unwrap().len());
    let thor = open(patch.path());
    let Format::Thor(header) = thor.format() else { unreachable!() };
    assert_eq!(
        (header.into_grf, &header.target[..], header.count, header.mode),
        (true, &b"data.grf"[..], 4, 0x30)
    );
    assert!(thor.notes().is_empty());
    drop(one);
    let (mut writer, _) = edit(old.path());
    let mut rules = Rules::new(Mode::Overlay);
    rules.verify = true;
    merge(&mut writer, &thor, &rules);
    writer.commit().unwrap();
    assert!(content(&open(old.path())) == after);
}

#[test]
fn patches_have_limits() {
    let file = empty();
    assert!(matches!(ThorWriter::create(handle(&file), &[b'a'; 256]), Err(WriteError::Name { .. })));
    let mut writer = ThorWriter::create(handle(&file), b"").unwrap();
    let packed = Packer::new(Level::default()).pack_for_patch(b"x").unwrap();
    for name in [&b""[..], &[b'a'; 256], b"Data.Integrity"] {
        assert!(matches!(writer.put(name, &packed), Err(WriteError::Name { .. })), "{}", name.len());
    }
    writer.put(&[b'a'; 255], &packed).unwrap();
    writer.remove(&[b'b'; 255]).unwrap();
    assert!(matches!(writer.remove(&[b'b'; 256]), Err(WriteError::Name { .. })));
    writer.finish().unwrap();
    assert_eq!(open(file.path()).len(), 3);
}

/// A sparse archive whose entries begin behind `base`.
fn far(version: u32, base: u64) -> NamedTempFile {
    let mut grf = Grf::new(version, vec![maker::File::new("far.txt", 0x03, text(1, 4000))]);
    grf.base = base;
    let file = empty();
    grf.write(&mut handle(&file)).unwrap();
    file
}

#[test]
fn archives_beyond_4_gib_grow() {
    let file = far(0x300, (4 << 30) - 100);
    let expected = [(b"far.txt".to_vec(), text(1, 4000))].into_iter().chain(files()).collect::<Files>();
    let (mut writer, archive) = edit(file.path());
    put(&mut writer, &files(), Some(Encryption::Full));
    assert!(writer.commit().unwrap() > 4 << 30);
    drop(archive);
    let archive = open(file.path());
    assert!(archive.entries().all(|e| e.kind() == Kind::File) && content(&archive) == expected);
    assert!(archive.entries().any(|e| e.offset() > 4 << 30));
    // To a new archive, which takes no more than it holds.
    let copy = empty();
    let mut writer = Writer::create(handle(&copy), 0x102).unwrap();
    merge(&mut writer, &archive, &Rules::new(Mode::Copy));
    assert!(writer.commit().unwrap() < 2 << 20);
    assert!(content(&open(copy.path())) == expected);
}

#[test]
fn offsets_of_32_bits_end_at_4_gib() {
    for version in [0x102, 0x200] {
        let file = far(version, (4 << 30) - 20_000);
        let len = file.as_file().metadata().unwrap().len();
        let (mut writer, _) = edit(file.path());
        let mut packer = Packer::new(Level::default());
        let small = packer.pack(b"small", Encryption::None).unwrap();
        writer.put(b"fits.txt", &small).unwrap();
        let large = packer.pack(&binary(1, 30_000), Encryption::None).unwrap();
        let error = writer.put(b"large.bin", &large).unwrap_err();
        assert!(matches!(error, WriteError::Archived { .. }), "{error}");
        assert!(error.to_string().contains("convert the archive to version 0x300"), "{error}");
        drop(writer);
        assert_eq!(file.as_file().metadata().unwrap().len(), len);
        assert_eq!(content(&open(file.path())), Files::from([(b"far.txt".to_vec(), text(1, 4000))]));
    }
}
