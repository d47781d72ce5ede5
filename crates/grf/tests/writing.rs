//! Creating archives and changing them in place.

use std::fs;
use std::io;

use limbwise_grf::{
    Archive, Encryption, Error, FileType, Format, Kind, Level, Mode, Options, Packer, Rules, WriteError,
    Writer,
};
use limbwise_grf_maker::{self as maker, Grf, Rgz, Thor, binary, text};
use tempfile::{NamedTempFile, tempdir};

#[allow(dead_code, reason = "shared with other tests")]
mod made;
use made::{Files, VERSIONS, content, create, edit, empty, files, handle, merge, open, put};

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
        assert_eq!(open(file.path()).unused(), 0, "{version:#x}");
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

/// Returns the offset of the table.
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
        // It replaces the entry with that name.
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
        // Readers that opened the archive before still read the old one.
        assert!(content(&reader_of_before) == files());
        // Several changes, one after another.
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
            // The state after a kill at this point.
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
    // Readers can open it.
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
    assert!(matches!(refused(Thor::new(Vec::new()).build()), WriteError::NotGrf { found: FileType::Thor }));
    assert!(matches!(refused(Rgz::new().build()), WriteError::NotGrf { found: FileType::Rgz }));
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

/// A sparse archive whose entries begin after `base`.
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
    // Copied to a new archive, which is no larger than its contents.
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

#[test]
fn a_change_that_ends_before_its_commit_leaves_the_old_archive() {
    for version in [0x102, 0x103, 0x200, 0x300] {
        let file = empty();
        let mut writer = Writer::create(handle(&file), version).unwrap();
        let packed = Packer::new(Level::default()).pack(b"text", Encryption::None).unwrap();
        for name in [&b"a.gat"[..], b"b.gat"] {
            writer.put(name, &packed).unwrap();
        }
        writer.commit().unwrap();
        let before = names(&open(file.path()));
        // Nothing but a shorter table is appended.
        let (mut writer, _) = edit(file.path());
        assert_eq!(writer.remove(b"a.gat"), 1);
        writer.stage().unwrap();
        assert_eq!(names(&open(file.path())), before, "{version:#x}");
        writer.commit().unwrap();
        assert_eq!(names(&open(file.path())), [b"b.gat"], "{version:#x}");
    }
}

fn names(archive: &Archive) -> Vec<Vec<u8>> {
    archive.entries().map(|entry| entry.name().to_vec()).collect()
}
