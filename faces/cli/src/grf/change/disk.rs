//! Files on the disk, and the names that they get in an archive.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fs;
use std::path::{Component, Path, PathBuf};

use limbwise_grf::{Packer, WriteError, encode, fold, safe_path};

use super::args::DiskArgs;
use super::space;
use crate::exit::Failure;

/// A file to be put into an archive.
#[derive(Debug)]
pub(super) struct DiskFile {
    /// Where it is.
    pub(super) place: PathBuf,
    /// Its name in the archive, with `/` between folders.
    pub(super) path: String,
    /// The same in the bytes of the archive.
    pub(super) name: Vec<u8>,
    /// Its length in bytes.
    pub(super) len: u64,
}

/// Finds the files, in the order of the paths given and of the names in each folder.
///
/// # Errors
///
/// If one cannot be found or read, its name cannot be an entry's, or it has more than `most` bytes.
pub(super) fn find(args: &DiskArgs, most: u64) -> Result<Vec<DiskFile>, Failure> {
    let mut found = Vec::new();
    for path in &args.paths {
        let mut parts: Vec<_> = args.prefix.iter().cloned().collect();
        for component in path.components() {
            match component {
                Component::Normal(part) => parts.push(text(part, path)?),
                Component::CurDir => {}
                _ => {
                    return Err(Failure::usage(format_args!(
                        "{}: expected a relative path without ..; -C FOLDER says where it begins",
                        path.display()
                    )));
                }
            }
        }
        walk(&args.directory.join(path), &parts.join("/"), most, &mut found)?;
    }
    if found.is_empty() {
        return Err(Failure::data("there are no files in the folders given"));
    }
    let mut names = HashMap::new();
    for file in &found {
        if let Some(other) = names.insert(fold(&file.name), &file.path) {
            return Err(Failure::data(format_args!(
                "{other} and {} would be the same entry: names differ in more than case",
                file.path
            )));
        }
    }
    Ok(found)
}

fn text(part: &std::ffi::OsStr, path: &Path) -> Result<String, Failure> {
    let text = part.to_str().filter(|text| !text.contains('\\'));
    text.map(str::to_owned).ok_or_else(|| {
        Failure::data(format_args!("{}: the name is not UTF-8, or has a backslash in it", path.display()))
    })
}

/// Takes a file, or all in a folder.
fn walk(place: &Path, path: &str, most: u64, found: &mut Vec<DiskFile>) -> Result<(), Failure> {
    let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{}: {e}", place.display()));
    let metadata = fs::metadata(place).map_err(|e| refused(&e))?;
    if metadata.is_file() {
        if metadata.len() > most {
            return Err(refused(&format_args!(
                "has {} bytes, more than the limit of {most}; --max-entry raises it",
                metadata.len()
            )));
        }
        safe_path(path).map_err(|e| refused(&format_args!("cannot be {path:?} in an archive: {e}")))?;
        let name = entry_name(path).map_err(|e| refused(&e))?;
        let (place, path, len) = (place.to_owned(), path.to_owned(), metadata.len());
        found.push(DiskFile { place, path, name, len });
        return Ok(());
    }
    if !metadata.is_dir() {
        return Err(refused(&"is neither a file nor a folder"));
    }
    let entries = fs::read_dir(place).map_err(|e| refused(&e))?;
    let mut entries = entries.collect::<Result<Vec<_>, _>>().map_err(|e| refused(&e))?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let inner = entry.path();
        let link = entry.file_type().map_err(|e| refused(&e))?.is_symlink();
        if link && inner.is_dir() {
            continue;
        }
        let part = text(&entry.file_name(), &inner)?;
        let path = if path.is_empty() { part } else { format!("{path}/{part}") };
        walk(&inner, &path, most, found)?;
    }
    Ok(())
}

/// A name in the bytes of an archive.
///
/// # Errors
///
/// If code page 949 lacks one of its characters.
pub(super) fn entry_name(path: &str) -> Result<Vec<u8>, String> {
    let name = path.replace('/', "\\");
    let encoded = encode(&name).map(Cow::into_owned);
    encoded.ok_or_else(|| format!("{path:?} has characters that code page 949 lacks"))
}

/// The bytes that files take at most as entries, with their rows in the table.
pub(super) fn room(files: &[DiskFile]) -> u64 {
    let names = files.iter().map(|file| file.name.len()).sum();
    // What cannot be compressed is stored in pieces with a few bytes each, and padded.
    let bytes = files.iter().map(|file| file.len + file.len / 4096 + 32).sum::<u64>();
    bytes + space::table(files.len(), names)
}

/// Reads a file and packs it; the error names the file.
pub(super) fn pack<T>(
    file: &DiskFile,
    packer: &mut Packer,
    pack: impl FnOnce(&mut Packer, &[u8]) -> Result<T, WriteError>,
) -> Result<T, Failure> {
    let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{}: {e}", file.place.display()));
    let content = fs::read(&file.place).map_err(|e| refused(&e))?;
    pack(packer, &content).map_err(|e| refused(&e))
}
