//! Finds files on the disk and maps them to names in an archive.

use std::borrow::Cow;
use std::fs;
use std::path::{Component, Path, PathBuf};

use limbwise_grf::{Encoding, Packer, WriteError, check_name, same_entry};
use same_file::is_same_file;

use super::args::DiskArgs;
use super::space;
use crate::commands::grf::limits::ReadArgs;
use crate::process::exit::Failure;

/// A file to be added to an archive.
#[derive(Debug)]
pub(super) struct DiskFile {
    /// Its path on the disk.
    pub(super) place: PathBuf,
    /// Its name in the archive, with `/` between folders.
    pub(super) path: String,
    /// The same name in the encoding of the archive.
    pub(super) name: Vec<u8>,
    /// Its length in bytes.
    pub(super) len: u64,
}

/// Finds the files to put into `archive`, in the order of the paths given and of the names in each folder.
///
/// # Errors
///
/// Returns an error if a file cannot be found or read, its name is not valid in an archive, it is longer than
/// the limit, or it is the archive.
pub(super) fn find(args: &DiskArgs, read: &ReadArgs, archive: &Path) -> Result<Vec<DiskFile>, Failure> {
    let mut found = Vec::new();
    for path in &args.paths {
        let mut parts: Vec<_> =
            args.prefix.iter().map(|prefix| prefix.trim_end_matches('/').to_owned()).collect();
        for component in path.components() {
            match component {
                Component::Normal(part) => parts.push(text(part, path)?),
                Component::CurDir => {}
                _ => {
                    return Err(Failure::usage(format_args!(
                        "{}: expected a relative path without ..; use -C FOLDER for the folder it is relative to",
                        path.display()
                    )));
                }
            }
        }
        walk(&args.directory.join(path), &parts.join("/"), read, &mut found)?;
    }
    if found.is_empty() {
        return Err(Failure::data("the given folders contain no files"));
    }
    if let Some(file) = found.iter().find(|file| is_same_file(&file.place, archive).unwrap_or(false)) {
        return Err(Failure::data(format_args!(
            "{}: is the archive that would be written; it cannot contain itself",
            file.place.display()
        )));
    }
    match same_entry(read.encoding, found.iter().map(|file| &*file.name)) {
        Some((one, other)) => Err(Failure::data(format_args!(
            "{} and {} would be the same entry: entry names must differ in more than case",
            found[one].path, found[other].path
        ))),
        None => Ok(found),
    }
}

fn text(part: &std::ffi::OsStr, path: &Path) -> Result<String, Failure> {
    let text = part.to_str().filter(|text| !text.contains('\\'));
    text.map(str::to_owned).ok_or_else(|| {
        Failure::data(format_args!("{}: the name is not UTF-8 or contains a backslash", path.display()))
    })
}

/// Adds a file, or all files in a folder, to `found`.
fn walk(place: &Path, path: &str, read: &ReadArgs, found: &mut Vec<DiskFile>) -> Result<(), Failure> {
    let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{}: {e}", place.display()));
    let metadata = fs::metadata(place).map_err(|e| refused(&e))?;
    if metadata.is_file() {
        if metadata.len() > read.max_entry {
            return Err(refused(&format_args!(
                "has {} bytes, more than the limit of {}; raise it with --max-entry",
                metadata.len(),
                read.max_entry
            )));
        }
        check_name(path).map_err(|e| refused(&format_args!("cannot be stored as {path:?}: {e}")))?;
        let name = entry_name(path, read.encoding).map_err(|e| refused(&e))?;
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
        walk(&inner, &path, read, found)?;
    }
    Ok(())
}

/// Encodes a name for an archive.
///
/// # Errors
///
/// Returns an error if the encoding lacks one of its characters.
pub(super) fn entry_name(path: &str, encoding: Encoding) -> Result<Vec<u8>, String> {
    let name = path.replace('/', "\\");
    let encoded = encoding.encode(&name).map(Cow::into_owned);
    encoded.ok_or_else(|| {
        let way_out = match path.contains(char::REPLACEMENT_CHARACTER) {
            true => "U+FFFD and two hexadecimal digits stand for a byte only if it is not valid there",
            false => "select another encoding with --encoding",
        };
        format!("{path:?} has characters that are not in {encoding}; {way_out}")
    })
}

/// Returns an upper bound on the bytes of files as entries, including their rows in the table.
pub(super) fn room(files: &[DiskFile]) -> u64 {
    let names = files.iter().map(|file| file.name.len()).sum();
    // Incompressible data is stored in pieces with a few bytes of overhead each, and padded.
    let bytes = files.iter().map(|file| file.len + file.len / 4096 + 32).sum::<u64>();
    bytes + space::table(files.len(), names)
}

/// Reads a file and packs it. Errors name the file.
pub(super) fn pack<T>(
    file: &DiskFile,
    packer: &mut Packer,
    pack: impl FnOnce(&mut Packer, &[u8]) -> Result<T, WriteError>,
) -> Result<T, Failure> {
    let refused = |e: &dyn std::fmt::Display| Failure::data(format_args!("{}: {e}", file.place.display()));
    let content = fs::read(&file.place).map_err(|e| refused(&e))?;
    pack(packer, &content).map_err(|e| refused(&e))
}
