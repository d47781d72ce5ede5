//! Creates GRF archives, and changes them in place.

use std::borrow::Cow;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Instant;

use limbwise_grf::{
    Encoding, Encryption, FileType, Level, Options, Packer, WriteError, Writer, check_name, same_entry,
};
use pyo3::exceptions::{PyKeyError, PyOverflowError, PyValueError};
use pyo3::prelude::*;

use crate::call::threads::PIECE;
use crate::grf::archive::encoding_of;
use crate::grf::os_error::{busy, os_error};
use crate::memory::Bytes;
use crate::number;

/// The files to add to an archive and the names to remove.
struct Changes {
    files: Vec<(Vec<u8>, Vec<u8>)>,
    removals: Vec<(String, Vec<u8>)>,
    encryption: Option<Encryption>,
    level: Level,
    encoding: Encoding,
}

/// Why the change failed. Nothing was changed.
enum Refused {
    Write(WriteError),
    Missing(String),
    /// `KeyboardInterrupt`, or what else a handler of a signal raised.
    Raised(PyErr),
}

impl From<WriteError> for Refused {
    fn from(e: WriteError) -> Refused {
        Refused::Write(e)
    }
}

/// Creates an archive if a version is given and the path is free; without a version, changes the existing
/// archive. Returns its length.
#[pyfunction]
#[allow(clippy::too_many_arguments)]
pub(crate) fn grf_write(
    py: Python<'_>,
    path: PathBuf,
    files: Vec<(String, Bound<'_, PyAny>)>,
    removals: Vec<String>,
    version: Option<&Bound<'_, PyAny>>,
    encryption: Option<&str>,
    level: &Bound<'_, PyAny>,
    encoding: &Bound<'_, PyAny>,
) -> PyResult<u64> {
    let encryption = match encryption {
        None => None,
        Some("none") => Some(Encryption::None),
        Some("header") => Some(Encryption::HeaderOnly),
        Some("full") => Some(Encryption::Full),
        Some(other) => {
            return Err(PyValueError::new_err(format!(
                "encryption: {other:?}; expected \"none\", \"header\", \"full\" or None"
            )));
        }
    };
    let version = version.map(|version| number::field(version, "version")).transpose()?;
    let level = number::field(level, "level")
        .or_else(|error| if error.is_instance_of::<PyOverflowError>(py) { Ok(u8::MAX) } else { Err(error) })
        .map(Level::new)?
        .ok_or_else(|| PyValueError::new_err(format!("level: {level}; expected 0 to 12")))?;
    let encoding = encoding_of(encoding)?;
    let named = |(path, data): (String, Bound<'_, PyAny>)| {
        check_name(&path).map_err(|e| PyValueError::new_err(format!("{path:?}: {e}")))?;
        Ok((name(&path, encoding)?, Bytes::of(&data, &path)?.as_slice().to_vec()))
    };
    if let Some(other) = FileType::of_name(&path).filter(|t| version.is_some() && *t != FileType::Grf) {
        let (path, written) = (path.display(), FileType::Grf);
        return Err(PyValueError::new_err(format!(
            "{path}: has the extension of {other}, and create writes {written}"
        )));
    }
    let paths: Vec<_> = files.iter().map(|(path, _)| path.clone()).collect();
    let files = files.into_iter().map(named).collect::<PyResult<Vec<_>>>()?;
    if let Some((one, other)) = same_entry(encoding, files.iter().map(|(name, _)| &**name)) {
        return Err(PyValueError::new_err(format!(
            "{:?} and {:?} would be the same entry: names must differ in more than case and slashes",
            paths[one], paths[other]
        )));
    }
    let removals = removals
        .into_iter()
        .map(|path| Ok((path.clone(), name(&path, encoding)?)))
        .collect::<PyResult<_>>()?;
    let changes = Changes { files, removals, encryption, level, encoding };
    py.detach(|| write(&path, &changes, version)).map_err(|e| match e {
        Refused::Missing(path) => PyKeyError::new_err(path),
        Refused::Raised(error) => error,
        Refused::Write(WriteError::Io(e)) => os_error(&e, path.as_os_str()),
        Refused::Write(e @ (WriteError::Locked | WriteError::Replaced)) => {
            busy(&e.to_string(), path.as_os_str())
        }
        Refused::Write(e) => PyValueError::new_err(format!("{}: {e}", path.display())),
    })
}

fn name(path: &str, encoding: Encoding) -> PyResult<Vec<u8>> {
    let name = path.replace('/', "\\");
    let encoded = encoding.encode(&name).map(Cow::into_owned);
    encoded.ok_or_else(|| {
        let why = match path.contains(char::REPLACEMENT_CHARACTER) {
            true => "; U+FFFD and two hexadecimal digits stand for a byte only if it is not valid there",
            false => "",
        };
        PyValueError::new_err(format!("{path:?} has characters that are not in {encoding}{why}"))
    })
}

fn write(path: &Path, changes: &Changes, version: Option<u32>) -> Result<u64, Refused> {
    let Some(version) = version else {
        let mut options = Options::default();
        options.encoding = changes.encoding;
        return apply(Writer::edit(path, &options)?.0, changes);
    };
    let file = File::options().read(true).write(true).create_new(true).open(path).map_err(WriteError::Io)?;
    let written = Writer::create(file, version)
        .map_err(Refused::Write)
        .and_then(|new| apply(new.with_encoding(changes.encoding), changes));
    if written.is_err() {
        // A file that cannot be removed is not a valid archive and does no harm.
        let _ = fs::remove_file(path);
    }
    written
}

fn apply(mut writer: Writer, changes: &Changes) -> Result<u64, Refused> {
    for (path, name) in &changes.removals {
        if writer.remove(name) == 0 {
            return Err(Refused::Missing(path.clone()));
        }
    }
    let mut packer = Packer::new(changes.level);
    let mut looked = Instant::now();
    for (name, data) in &changes.files {
        if looked.elapsed() > PIECE {
            Python::attach(|py| py.check_signals().map_err(Refused::Raised))?;
            looked = Instant::now();
        }
        let encryption = writer.encryption(name, changes.encryption)?;
        writer.put(name, &packer.pack(data, encryption)?)?;
    }
    Python::attach(|py| py.check_signals().map_err(Refused::Raised))?;
    Ok(writer.commit()?)
}
