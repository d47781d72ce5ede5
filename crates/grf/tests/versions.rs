//! Archives of every version, well-formed and unusual.

use std::fs::File as StdFile;

use limbwise_grf::{
    Archive, Encoding, Encryption, Entry, EntryError, Error, FileSource, Format, Kind, Limits, Magic, Note,
    Options,
};
use limbwise_grf_maker::{File, Grf, Packing, binary, code, sprite, text, zlib};

#[path = "../../kernels/tests/extent/mod.rs"]
#[allow(dead_code, reason = "shared with tests of other crates")]
mod extent;
use extent::rounds;

const VERSIONS: [u32; 5] = [0x101, 0x102, 0x103, 0x200, 0x300];

fn open(bytes: Vec<u8>) -> Archive {
    Archive::new(bytes, &Options::default()).unwrap()
}

fn grf(version: u32, files: Vec<File>) -> Archive {
    open(Grf::new(version, files).build())
}

fn read(archive: &Archive, name: &str) -> Vec<u8> {
    archive.read(name).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// A file of each kind and size, one for every encryption and every number of digits of the compressed
/// length.
fn files() -> Vec<File> {
    let mut files = Vec::new();
    for (i, len) in [0, 1, 30, 150, 900, 5000, 40_000, 120_000].into_iter().enumerate() {
        for (flags, kind) in [(0x01, "txt"), (0x03, "spr"), (0x05, "gat"), (0x07, "bin")] {
            let seed = i as u64;
            let data = match kind {
                "txt" => text(seed, len),
                "spr" => sprite(seed, len),
                "gat" => code(seed, len),
                _ => binary(seed, len),
            };
            files.push(File::new(format!("data\\{kind}\\{i}.{kind}"), flags, data));
        }
    }
    files
}

#[test]
fn every_version_gives_back_its_files() {
    for version in VERSIONS.into_iter().step_by(rounds(1, 3)) {
        let files = files();
        let archive = grf(version, files.clone());
        assert_eq!(archive.len(), files.len());
        let Format::Grf(header) = archive.format() else { panic!("{:?}", archive.format()) };
        assert_eq!((header.version, header.magic), (version, Magic::MasterOfMagic));
        assert_eq!(header.count as usize, files.len());
        assert!(archive.notes().is_empty() && archive.collisions().is_empty());
        let mut reader = archive.reader();
        for (entry, file) in archive.entries().zip(&files) {
            assert_eq!(entry.name(), file.name);
            assert_eq!((entry.kind(), entry.flags()), (Kind::File, file.flags));
            assert_eq!(entry.real_len() as usize, file.data.len());
            assert!(reader.read(entry).unwrap() == file.data, "{version:#x} {}", entry.path());
            assert!(archive.verify(entry, &mut reader).unwrap() == file.data);
        }
        // From the outermost to the innermost, so that lookups are not in the order of the table.
        for file in files.iter().rev() {
            let path = String::from_utf8(file.name.clone()).unwrap().replace('\\', "/");
            assert!(read(&archive, &path.to_uppercase()) == file.data, "{path}");
        }
    }
}

#[test]
fn encryption_follows_the_flags_and_before_0x200_the_name() {
    let encryption = |version, flags, name: &str| {
        let archive = grf(version, vec![File::new(name, flags, text(1, 3000))]);
        let entry = archive.entry(0).unwrap();
        assert_eq!(archive.reader().read(entry).unwrap(), text(1, 3000));
        entry.encryption().unwrap()
    };
    for version in [0x200, 0x300] {
        for (flags, expected) in [
            (0x01, Encryption::None),
            (0x03, Encryption::Full),
            (0x05, Encryption::HeaderOnly),
            (0x07, Encryption::Full),
        ] {
            assert_eq!(encryption(version, flags, "a.gat"), expected, "{flags:#x}");
        }
    }
    for version in [0x101, 0x102, 0x103] {
        for name in ["a.gnd", "data\\a.GAT", "a.Act", "a.str"] {
            assert_eq!(encryption(version, 0x01, name), Encryption::HeaderOnly, "{name}");
        }
        for name in ["a.txt", "gnd", "a.gnd.bmp", "agnd"] {
            assert_eq!(encryption(version, 0x01, name), Encryption::Full, "{name}");
        }
        // Flags 0: stored, and not encrypted.
        assert_eq!(encryption(version, 0x00, "a.txt"), Encryption::None);
    }
}

#[test]
fn lzma_and_stored_and_empty_entries() {
    for version in VERSIONS.into_iter().step_by(rounds(1, 3)) {
        for data in
            [text(3, 40_000), binary(4, 1000), vec![7], vec![0; 5000], zlib(&text(5, 100)), b"x".to_vec()]
        {
            for packing in [Packing::Lzma, Packing::Stored, Packing::Zlib] {
                for flags in [0x00, 0x01, 0x03, 0x05] {
                    // If data marked as compressed begin like a stream and have the same length, they cannot
                    // be distinguished from one.
                    if matches!(packing, Packing::Stored) && flags != 0 && data[0] == 0 {
                        continue;
                    }
                    let file = File::new("data\\a.dat", flags, data.clone()).packed(packing.clone());
                    let archive = grf(version, vec![file]);
                    let found = archive.read("data/a.dat");
                    assert!(
                        found.as_ref().is_ok_and(|found| *found == data),
                        "{version:#x} {packing:?} {flags:#x} {} bytes: {:?}",
                        data.len(),
                        found.err()
                    );
                }
            }
        }
        for packing in [Packing::Bytes(Vec::new()), Packing::Bytes(vec![1; 8]), Packing::Zlib] {
            let archive = grf(version, vec![File::new("empty.txt", 0x03, []).packed(packing)]);
            assert_eq!(read(&archive, "empty.txt"), b"");
        }
    }
}

#[test]
fn folders_have_no_flags_and_no_extension() {
    for version in VERSIONS {
        let archive = grf(
            version,
            vec![
                File::folder("data\\sprite"),
                File::new("data\\folder", 0x00, []).packed(Packing::Bytes(Vec::new())),
                File::new("data\\stored.txt", 0x00, "abc").packed(Packing::Stored),
                File::new("data\\file", 0x01, "abc"),
            ],
        );
        let kinds: Vec<_> = archive.entries().map(|e| e.kind()).collect();
        assert_eq!(kinds, [Kind::Directory, Kind::Directory, Kind::File, Kind::File], "{version:#x}");
        assert!(matches!(archive.read("data/sprite"), Err(EntryError::Directory)));
        assert_eq!(read(&archive, "data/stored.txt"), b"abc");
    }
    // The marks of the old versions make an entry a folder, whatever its name.
    let archive = grf(0x103, vec![File::folder("data\\v1.0")]);
    assert_eq!(archive.entry(0).unwrap().kind(), Kind::Directory);
}

#[test]
fn removals_and_unknown_encryptions_are_told_by_name() {
    let marked = b"__GravityEncryptedFile and so on".to_vec();
    let files = vec![
        File::new("gone.txt", 0x11, "gone"),
        File::new("keyed.txt", 0x21, "keyed"),
        File::new("newer.txt", 0x81, "newer"),
        File::new("newer.spr", 0x87, "newer"),
        File::new("marked.txt", 0x01, marked.clone()),
        File::new("stored.txt", 0x01, marked.clone()).packed(Packing::Stored),
        File::new("raw.txt", 0x01, "?").packed(Packing::Bytes(marked)),
        File::new("good.txt", 0x01, "good"),
    ];
    for version in [0x103, 0x200, 0x300] {
        let archive = grf(version, files.clone());
        assert!(matches!(archive.read("gone.txt"), Err(EntryError::Removed)));
        for (name, expected) in [
            ("keyed.txt", "0x20"),
            ("newer.txt", "0x80"),
            ("newer.spr", "0x80"),
            ("marked.txt", "__GravityEncryptedFile"),
            ("stored.txt", "__GravityEncryptedFile"),
            ("raw.txt", "__GravityEncryptedFile"),
        ] {
            let error = archive.read(name).unwrap_err();
            assert!(matches!(error, EntryError::Encryption { .. }), "{name}: {error}");
            assert!(error.to_string().contains(expected), "{name}: {error}");
        }
        assert_eq!(read(&archive, "good.txt"), b"good");
        assert!(matches!(archive.read("none.txt"), Err(EntryError::NotFound)));
    }
}

#[test]
fn names_are_korean_and_their_case_does_not_matter() {
    // 유저인터페이스, and a character whose second byte looks like a letter: 똠 is 8C 63.
    let folder = b"data\\\xc0\xaf\xc0\xfa\xc0\xce\xc5\xcd\xc6\xe4\xc0\xcc\xbd\xba".to_vec();
    let name = |file: &[u8]| [&folder[..], b"\\", file].concat();
    let files = vec![
        File::new(name(b"Login.BMP"), 0x03, "one"),
        File::new(name(b"\x8c\x63.bmp"), 0x03, "two"),
        File::new(name(b"\x8c\x43.bmp"), 0x03, "three"),
        File::new(name(b"\xff\xff.bmp"), 0x03, "four"),
    ];
    for version in VERSIONS {
        let archive = grf(version, files.clone());
        assert_eq!(read(&archive, "DATA/유저인터페이스/login.bmp"), b"one");
        assert_eq!(read(&archive, "data\\유저인터페이스\\LOGIN.bmp"), b"one");
        assert_eq!(read(&archive, "data/유저인터페이스/똠.BMP"), b"two");
        let shown: Vec<_> = archive.entries().map(|e| e.path().into_owned()).collect();
        assert_eq!(shown[0], "data/유저인터페이스/Login.BMP");
        assert_eq!(shown[3], "data/유저인터페이스/\u{fffd}ff\u{fffd}ff.bmp");
        // Displayed names can be looked up.
        for (shown, file) in shown.iter().zip(&files) {
            assert_eq!(read(&archive, shown), file.data, "{shown}");
        }
        assert!(archive.find("data/😀").is_none());
        assert_eq!(archive.find_name(&files[2].name).unwrap().name(), files[2].name);
        assert!(archive.collisions().is_empty());
    }
}

#[test]
fn names_of_other_countries_are_told_apart_and_found() {
    let names: [(&str, &[u8], &str); 4] = [
        ("windows-874", b"data\\\xca\xc7\xd1\xca.txt", "data/สวัส.txt"),
        ("windows-1252", b"data\\\xe1\xe1\\\xe9/A.txt", "data/áá/é/A.txt"),
        ("shift_jis", b"data\\\x95\x5c\\\xb1B.txt", "data/表/ｱB.txt"),
        ("utf-8", "data\\日本.txt".as_bytes(), "data/日本.txt"),
    ];
    for version in VERSIONS {
        for (label, name, path) in names {
            let other = [name, b"2"].concat();
            let files = vec![
                File::new(b"data\\\xff\x81.txt", 0x01, "first"),
                File::new(name, 0x01, "second"),
                File::new(&other[..], 0x01, "third"),
                File::new(b"data\\\xff\x82.txt", 0x01, "fourth"),
            ];
            let bytes = Grf::new(version, files.clone()).build();
            let mut options = Options::default();
            for encoding in [Encoding::default(), Encoding::of(label).unwrap()] {
                options.encoding = encoding;
                let archive = Archive::new(bytes.clone(), &options).unwrap();
                let paths: std::collections::BTreeSet<_> = archive.entries().map(|e| e.path()).collect();
                assert_eq!(paths.len(), 4, "{paths:?}");
                for (entry, file) in archive.entries().zip(&files) {
                    assert_eq!(read(&archive, &entry.path()), file.data, "{label} {}", entry.path());
                    assert_eq!(read(&archive, &entry.path().replace('/', "\\")), file.data);
                    assert_eq!(archive.find_name(entry.name()).unwrap().index(), entry.index());
                }
            }
            options.encoding = Encoding::of(label).unwrap();
            let archive = Archive::new(bytes, &options).unwrap();
            assert_eq!(archive.entry(1).unwrap().path(), path);
            assert_eq!(read(&archive, path), b"second");
            assert_eq!(read(&archive, &path.to_ascii_uppercase()), b"second");
            assert_eq!(archive.entry(1).unwrap().safe_path().unwrap().to_string(), path);
        }
    }
}

#[test]
fn the_last_of_several_counts() {
    let files = vec![
        File::new("data\\a.txt", 0x01, "first"),
        File::new("DATA\\A.TXT", 0x01, "other case"),
        File::new("data/a.txt", 0x01, "last"),
        File::new("b.txt", 0x01, "b"),
    ];
    let archive = grf(0x200, files);
    assert_eq!(read(&archive, "data/a.txt"), b"last");
    assert_eq!(read(&archive, "DATA/A.TXT"), b"other case");
    assert_eq!(read(&archive, "Data/a.txt"), b"last");
    let replaced: Vec<_> = archive.entries().map(|e| archive.is_replaced(e)).collect();
    assert_eq!(replaced, [true, false, false, false]);
    let collisions: Vec<Vec<_>> =
        archive.collisions().iter().map(|group| group.iter().map(Entry::index).collect()).collect();
    assert_eq!(collisions, [[0, 1, 2]]);
}

#[test]
fn several_entries_at_one_offset() {
    for version in VERSIONS {
        let first = File::new("a.bmp", 0x01, text(1, 500));
        let second = File { same_as: Some(0), ..File::new("b.bmp", 0x01, []) };
        let archive = grf(version, vec![first, second]);
        assert_eq!(archive.entry(0).unwrap().offset(), archive.entry(1).unwrap().offset());
        assert_eq!(read(&archive, "b.bmp"), text(1, 500));
    }
}

#[test]
fn odd_alignment_and_padding() {
    let data = text(9, 5000);
    let packed = zlib(&data);
    let len = packed.len() as u32;
    for version in VERSIONS {
        for flags in [0x01, 0x03, 0x05] {
            let file = |aligned: u32, bytes: Vec<u8>| File {
                aligned: Some(aligned),
                compressed: Some(len),
                ..File::new("a.gat", flags, data.clone()).packed(Packing::Bytes(bytes))
            };
            let mut padded = packed.clone();
            padded.extend_from_slice(&[0xee; 40]);
            for (aligned, bytes) in [
                (len, packed.clone()),
                (len + 3, padded[..packed.len() + 3].to_vec()),
                (len + 40, padded.clone()),
                // Shorter than without padding: the bytes that exist are read.
                (len - 1, packed.clone()),
                (0, packed.clone()),
            ] {
                let archive = grf(version, vec![file(aligned, bytes), File::new("b.txt", 1, "b")]);
                assert!(read(&archive, "a.gat") == data, "{version:#x} {flags:#x} {aligned}");
                assert_eq!(read(&archive, "b.txt"), b"b");
            }
        }
    }
}

#[test]
fn the_padding_of_the_last_entry_may_be_missing() {
    let data = text(9, 5000);
    let packed = zlib(&data);
    let mut grf = Grf::new(0x200, vec![]);
    grf.files.push(File {
        place: Some(4096),
        ..File::new("a.txt", 0x01, data.clone()).packed(Packing::Bytes(packed.clone()))
    });
    grf.files[0].aligned = Some(packed.len() as u32 + 100);
    let archive = open(grf.build());
    assert!(read(&archive, "a.txt") == data);
}

#[test]
fn seeds_keys_magics_and_rests() {
    let mut grf = Grf::new(0x200, vec![File::new("a.txt", 0x03, "abc")]);
    for seed in [0, 1, 1000, u32::MAX - 3] {
        grf.seed = seed;
        for key in [[0; 14], [0xab; 14]] {
            grf.key = key;
            let archive = open(grf.build());
            let Format::Grf(header) = archive.format() else { unreachable!() };
            assert_eq!((header.seed, header.count, header.key), (seed, 1, key));
            assert_eq!(read(&archive, "a.txt"), b"abc");
        }
    }
    // The table is in the middle of the file and has zeros after the entries.
    grf.rest = binary(1, 1000);
    grf.table_rest = vec![0; 3];
    let archive = open(grf.build());
    assert_eq!(archive.notes(), [Note::TableRest { bytes: 3 }]);
    assert_eq!(read(&archive, "a.txt"), b"abc");

    let mut grf = Grf::new(0x300, vec![File::new("a.txt", 0x03, "abc")]);
    grf.magic = *b"Event Horizon\0\x12\x34";
    let archive = open(grf.build());
    let Format::Grf(header) = archive.format() else { unreachable!() };
    assert!(header.magic == Magic::EventHorizon && header.wide);
    assert_eq!(read(&archive, "a.txt"), b"abc");

    // 0x300 with the layout of 0x200, as the seed shows.
    let mut grf = Grf::new(0x300, vec![File::new("a.txt", 0x03, "abc")]);
    (grf.wide, grf.seed) = (false, 0x1234_5678);
    let archive = open(grf.build());
    let Format::Grf(header) = archive.format() else { unreachable!() };
    assert!(!header.wide);
    assert_eq!(read(&archive, "a.txt"), b"abc");
}

#[test]
fn empty_archives() {
    for version in VERSIONS {
        let archive = grf(version, vec![]);
        assert!(archive.is_empty() && archive.find("a").is_none());
        // Without a table.
        let bytes = Grf::new(version, vec![]).build();
        assert!(open(bytes[..46].to_vec()).is_empty());
    }
}

#[test]
fn beyond_two_and_four_gigabytes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("large.grf");
    for (version, base) in
        [(0x103, 3 << 30), (0x200, 3 << 30), (0x200, (4 << 30) - 4096), (0x300, 3 << 30), (0x300, 5 << 30)]
    {
        let mut grf =
            Grf::new(version, vec![File::new("a.gat", 0x05, text(1, 2000)), File::new("b.txt", 0x03, "b")]);
        grf.base = base;
        grf.write(&mut StdFile::create(&path).unwrap()).unwrap();
        let archive = Archive::open(&path).unwrap();
        assert_eq!(archive.entry(0).unwrap().offset(), base + 46);
        assert!(read(&archive, "a.gat") == text(1, 2000), "{version:#x} {base:#x}");
        assert_eq!(read(&archive, "b.txt"), b"b");
    }
}

#[test]
fn limits_hold() {
    let bytes =
        Grf::new(0x200, vec![File::new("a.txt", 0x01, vec![0; 100_000]), File::new("b.txt", 0x01, "b")])
            .build();
    let mut options = Options::default();
    options.limits = Limits::default();
    options.limits.entry = 99_999;
    let archive = Archive::new(bytes.clone(), &options).unwrap();
    assert!(matches!(archive.read("a.txt"), Err(EntryError::Limit { len: 100_000, limit: 99_999 })));
    assert_eq!(read(&archive, "b.txt"), b"b");
    options.limits.entry = 100_000;
    assert_eq!(Archive::new(bytes.clone(), &options).unwrap().read("a.txt").unwrap(), vec![0; 100_000]);
    options.limits.table = 40;
    let error = Archive::new(bytes, &options).unwrap_err();
    assert!(matches!(error, Error::Limit { limit: 40, .. }), "{error}");
}

#[test]
fn many_threads_read_each_entry_once() {
    use std::ops::ControlFlow;
    use std::sync::Mutex;

    let files: Vec<_> = (0..500).map(|i| File::new(format!("{i}.txt"), 0x03, text(i, 1000))).collect();
    let archive = grf(0x200, files.clone());
    let all: Vec<_> = (0..500).collect();
    for threads in [0, 1, 3, 1000] {
        let seen = Mutex::new(Vec::new());
        archive.each(&all, threads, |entry, reader| {
            assert!(reader.read(entry).unwrap() == files[entry.index() as usize].data);
            seen.lock().unwrap().push(entry.index());
            ControlFlow::Continue(())
        });
        let mut seen = seen.into_inner().unwrap();
        seen.sort_unstable();
        assert_eq!(seen, all);
    }
    let count = Mutex::new(0);
    archive.each(&all, 1, |_, _| {
        *count.lock().unwrap() += 1;
        ControlFlow::Break(())
    });
    assert_eq!(count.into_inner().unwrap(), 1);
}

#[test]
fn pipes_and_folders_are_no_archives() {
    let error = FileSource::open("/").unwrap_err();
    assert!(error.to_string().contains("not a regular file"), "{error}");
}
