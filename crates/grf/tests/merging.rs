//! Copying entries between archives: patches, conversions, differences.

use std::fs;
use std::ops::ControlFlow;

use limbwise_grf::{
    Archive, Change, Encryption, Entry, EntryError, Format, Kind, Level, Mode, Options, Packer, Rules,
    ThorWriter, WriteError, Writer, diff,
};
use limbwise_grf_maker::{self as maker, Grf, Packing, Rgz, Thor, binary, text};

#[allow(dead_code, reason = "shared with other tests")]
mod made;
use made::{Files, KOREAN, VERSIONS, content, create, edit, empty, files, handle, merge, open, put};

/// Entries with every packing and every irregularity that a reader accepts.
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
            // Recompressed once for each version's encryption.
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
                // Entries that shared their bytes still do, if their encryption is the same.
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
    assert!(matches!(error, WriteError::Entry { ref path, .. } if path == "b.txt"), "{error}");
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
fn a_patch_whose_checksums_are_damaged_is_not_merged_unchecked() {
    let mut bytes = Thor::new(vec![(b"a.txt".to_vec(), Some(text(1, 500)))]).with_integrity(false).build();
    let offset = u32::from_le_bytes(bytes[36..40].try_into().unwrap()) as usize;
    // The checksums are the last file before the table.
    bytes[offset - 1] ^= 1;
    let patch = Archive::new(bytes, &Options::default()).unwrap();
    let file = create(0x200, &files(), None);
    for (verify, fails) in [(true, true), (false, false)] {
        let mut rules = Rules::new(Mode::Overlay);
        rules.verify = verify;
        let (mut writer, _) = edit(file.path());
        let outcome = writer.merge(&patch, &patch.effective(), &rules, 1, |_, outcome| match outcome {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        });
        assert_eq!(
            matches!(outcome, Err(WriteError::Entry { error: EntryError::Integrity { .. }, .. })),
            fails,
            "{outcome:?}"
        );
    }
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
