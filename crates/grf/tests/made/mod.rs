//! Archives made by the crate, and their contents.

use std::collections::BTreeMap;
use std::fs::File;
use std::ops::ControlFlow;
use std::path::Path;

use limbwise_grf::{
    Archive, Encryption, Entry, EntryError, Kind, Level, Merged, Options, Packer, Rules, Writer,
};
use limbwise_grf_maker::{binary, code, sprite, text};
use tempfile::NamedTempFile;

pub(crate) const VERSIONS: [u32; 5] = [0x101, 0x102, 0x103, 0x200, 0x300];
pub(crate) const KOREAN: &[u8] = b"data\\\xc0\xaf\xc0\xfa.txt";

pub(crate) type Files = BTreeMap<Vec<u8>, Vec<u8>>;

/// Files of every kind, with every number of digits of the compressed length up to six.
pub(crate) fn files() -> Files {
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

/// A file in memory if the system supports it, because every commit syncs.
pub(crate) fn empty() -> NamedTempFile {
    let fast = Path::new("/dev/shm");
    if fast.is_dir() { NamedTempFile::new_in(fast).unwrap() } else { NamedTempFile::new().unwrap() }
}

/// Returns a separate handle.
pub(crate) fn handle(file: &NamedTempFile) -> File {
    File::options().read(true).write(true).open(file.path()).unwrap()
}

pub(crate) fn put(writer: &mut Writer, files: &Files, encryption: Option<Encryption>) {
    let mut packer = Packer::new(Level::default());
    for (name, data) in files {
        let encryption = writer.encryption(name, encryption).unwrap();
        writer.put(name, &packer.pack(data, encryption).unwrap()).unwrap();
    }
}

pub(crate) fn create(version: u32, files: &Files, encryption: Option<Encryption>) -> NamedTempFile {
    let file = empty();
    let mut writer = Writer::create(handle(&file), version).unwrap();
    put(&mut writer, files, encryption);
    let len = writer.commit().unwrap();
    assert_eq!(len, file.as_file().metadata().unwrap().len());
    file
}

pub(crate) fn open(path: impl AsRef<Path>) -> Archive {
    Archive::open(path).unwrap()
}

/// Returns the contents of an archive, with every file verified.
pub(crate) fn content(archive: &Archive) -> Files {
    let mut reader = archive.reader();
    let files = archive.effective().into_iter().filter_map(|i| archive.entry(i as usize));
    let files = files.filter(|entry| entry.kind() == Kind::File);
    let read = |e: Entry<'_>| {
        archive.verify(e, &mut reader).unwrap_or_else(|x| panic!("{}: {x}", e.path())).to_vec()
    };
    let mut read = read;
    files.map(|entry| (entry.name().to_vec(), read(entry))).collect()
}

pub(crate) fn edit(path: impl AsRef<Path>) -> (Writer, Archive) {
    Writer::edit(path, &Options::default()).unwrap()
}

pub(crate) fn merge(writer: &mut Writer, from: &Archive, rules: &Rules) -> Merged {
    let tell = |_: Entry<'_>, outcome: Result<(), &EntryError>| {
        outcome.unwrap();
        ControlFlow::Continue(())
    };
    writer.merge(from, &from.effective(), rules, 2, tell).unwrap()
}
