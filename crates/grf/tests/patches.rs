//! Thor patches, RGZ files, and stacked archives.

use limbwise_grf::{Archive, EntryError, Error, Format, Kind, Limited, Mount, Note, Options};
use limbwise_grf_maker::{File, Grf, Rgz, Thor, text};

fn open(bytes: Vec<u8>) -> Archive {
    Archive::new(bytes, &Options::default()).unwrap()
}

fn thor() -> Thor {
    Thor::new(vec![
        (b"data\\a.txt".to_vec(), Some(text(1, 3000))),
        (b"data\\sub\\\xc0\xaf\xc0\xfa.txt".to_vec(), Some(b"korean".to_vec())),
        (b"data\\old.txt".to_vec(), None),
        (b"data\\empty.txt".to_vec(), Some(Vec::new())),
    ])
}

#[test]
fn thor_patches_with_a_table() {
    let archive = open(Thor { target: b"x.grf".to_vec(), ..thor() }.build());
    let Format::Thor(header) = archive.format() else { panic!("{:?}", archive.format()) };
    assert_eq!(
        (header.into_grf, &header.target[..], header.count, header.mode),
        (true, &b"x.grf"[..], 4, 0x30)
    );
    let kinds: Vec<_> = archive.entries().map(|e| e.kind()).collect();
    assert_eq!(kinds, [Kind::File, Kind::File, Kind::Removed, Kind::File]);
    assert_eq!(archive.read("data/a.txt").unwrap(), text(1, 3000));
    assert_eq!(archive.read("data/sub/유저.txt").unwrap(), b"korean");
    assert_eq!(archive.read("data/empty.txt").unwrap(), b"");
    assert!(matches!(archive.read("data/old.txt"), Err(EntryError::Removed)));
}

#[test]
fn thor_patches_of_one_file() {
    let archive = open(thor().build_single());
    let Format::Thor(header) = archive.format() else { unreachable!() };
    assert_eq!(header.mode, 0x21);
    assert_eq!(archive.len(), 1);
    assert_eq!(archive.read("DATA/A.TXT").unwrap(), text(1, 3000));
}

#[test]
fn the_integrity_of_thor_patches_is_checked() {
    for of_compressed in [false, true] {
        let bytes = thor().with_integrity(of_compressed).build();
        let archive = open(bytes.clone());
        let mut reader = archive.reader();
        for entry in archive.entries().filter(|e| e.kind() == Kind::File) {
            archive.verify(entry, &mut reader).unwrap();
        }
    }
    // A complete file that does not match the checksums.
    let mut patch = thor().with_integrity(false);
    patch.entries[1].1 = Some(b"changed".to_vec());
    let archive = open(patch.build());
    let mut reader = archive.reader();
    for entry in archive.entries().filter(|e| e.kind() == Kind::File) {
        match archive.verify(entry, &mut reader) {
            Err(e) if entry.index() == 1 => assert!(e.to_string().contains("data.integrity"), "{e}"),
            outcome => assert!(outcome.is_ok() && entry.index() != 1, "{outcome:?}"),
        }
    }
}

#[test]
fn the_count_of_a_thor_patch_is_only_noted() {
    let archive = open(Thor { count: Some(9), ..thor() }.build());
    assert_eq!(archive.len(), 4);
    assert_eq!(archive.notes(), [Note::CountDiffers { stated: 9, found: 4 }]);
    let error = Archive::new(Thor { mode: Some(0x99), ..thor() }.build(), &Options::default()).unwrap_err();
    assert!(matches!(error, Error::ThorMode { mode: 0x99 }), "{error}");
}

fn rgz() -> Rgz {
    Rgz::new()
        .folder(b"data")
        .file(b"data\\a.txt", b"from the RGZ")
        .file(b"data\\b.txt", b"")
        .file(b"c", &text(2, 9000))
}

#[test]
fn rgz_files() {
    let archive = open(rgz().build());
    assert_eq!(*archive.format(), Format::Rgz);
    let kinds: Vec<_> = archive.entries().map(|e| e.kind()).collect();
    assert_eq!(kinds, [Kind::Directory, Kind::File, Kind::File, Kind::File]);
    assert_eq!(archive.read("data/a.txt").unwrap(), b"from the RGZ");
    assert_eq!(archive.read("data/b.txt").unwrap(), b"");
    assert_eq!(archive.read("C").unwrap(), text(2, 9000));
}

#[test]
fn damaged_rgz_files_are_read_as_far_as_they_go() {
    let salvage = |bytes: Vec<u8>| {
        let error = Archive::new(bytes.clone(), &Options::default()).unwrap_err();
        assert!(matches!(error, Error::Table { .. }), "{error}");
        let mut options = Options::default();
        options.salvage = true;
        Archive::new(bytes, &options).unwrap()
    };
    for (bytes, expected) in [
        (rgz().build_open(), "without the record"),
        (rgz().raw(b"x").build_open(), "neither f, d nor e"),
        (rgz().raw(b"f\x09abc").build_open(), "ends"),
        (rgz().raw(b"f\x02a\0\xff\xff\xff\xffabc").build_open(), "ends"),
    ] {
        let archive = salvage(bytes);
        assert_eq!(archive.len(), 4);
        assert!(archive.damage().unwrap().to_string().contains(expected), "{:?}", archive.damage());
        assert_eq!(archive.read("data/a.txt").unwrap(), b"from the RGZ");
    }
    // A gzip stream that decompresses to more than the limit.
    let mut options = Options::default();
    options.limits.rgz = 1 << 20;
    let bomb = Rgz::new().file(b"a", &vec![0; 2 << 20]).build();
    let error = Archive::new(bomb, &options).unwrap_err();
    assert!(matches!(error, Error::Limit { what: Limited::Rgz, .. }), "{error}");
    // The same for the table of a Thor patch.
    options.limits.table = 100;
    let long = Thor::new(vec![(vec![b'a'; 250], None)]).build();
    let error = Archive::new(long, &options).unwrap_err();
    assert!(matches!(error, Error::Limit { what: Limited::Table, len: None, limit: 100 }), "{error}");
}

#[test]
fn archives_one_upon_another() {
    let lower = Grf::new(
        0x200,
        vec![
            File::new("data\\a.txt", 0x01, "lower a"),
            File::new("data\\OLD.txt", 0x01, "lower old"),
            File::new("data\\kept.txt", 0x01, "lower kept"),
        ],
    );
    let mut mount = Mount::new();
    assert!(mount.find("a").is_none());
    mount.push(open(lower.build()));
    let read = |mount: &Mount, name| mount.find(name).map(|(a, e)| a.reader().read(e).unwrap().to_vec());
    assert_eq!(read(&mount, "data/a.txt").unwrap(), b"lower a");
    mount.push(open(thor().build()));
    assert_eq!(read(&mount, "data/a.txt").unwrap(), text(1, 3000));
    assert_eq!(read(&mount, "data/old.txt"), None);
    assert_eq!(read(&mount, "data/kept.txt").unwrap(), b"lower kept");
    mount.push(open(rgz().build()));
    assert_eq!(read(&mount, "data/a.txt").unwrap(), b"from the RGZ");
    assert_eq!(mount.entries(), [vec![2], vec![1, 3], vec![0, 1, 2, 3]]);
    assert_eq!(mount.layers().len(), 3);
}

#[test]
fn the_checksums_of_a_patch_are_not_a_file_and_hide_none() {
    let lower = Grf::new(0x200, vec![File::new("data.integrity", 0x01, "a file")]);
    let mut mount = Mount::new();
    mount.push(open(thor().with_integrity(false).build()));
    assert!(mount.find("data.integrity").is_none());
    assert_eq!(mount.entries(), [vec![0, 1, 3]]);
    let mut mount = Mount::new();
    mount.push(open(lower.build()));
    mount.push(open(thor().with_integrity(false).build()));
    let (archive, entry) = mount.find("DATA.integrity").unwrap();
    assert_eq!(archive.reader().read(entry).unwrap(), b"a file");
    assert_eq!(mount.entries(), [vec![0], vec![0, 1, 3]]);
}
