//! Open GRF archives, one or several overlaid.

use std::path::PathBuf;

use limbwise_grf::{Archive, Encoding, Encryption, Entry, EntryError, Error, Kind, Mount, Options};
use pyo3::exceptions::{PyIndexError, PyOSError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::memory::Bytes;

/// Archives, the lowest first.
#[pyclass(frozen, module = "limbwise._native")]
pub(crate) struct GrfArchive {
    mount: Mount,
}

/// An entry for Python: its index, path, name, kind, lengths, flags, encryption and offset.
type Row = (u64, String, Vec<u8>, &'static str, u32, u32, u8, &'static str, u64);

#[pymethods]
impl GrfArchive {
    /// Opens paths or buffers, the lowest first.
    #[new]
    fn new(
        py: Python<'_>,
        sources: Vec<Bound<'_, PyAny>>,
        max_entry: u64,
        max_table: u64,
        encoding: &str,
    ) -> PyResult<GrfArchive> {
        let mut options = Options::default();
        options.encoding = Encoding::of(encoding).ok_or_else(|| {
            PyValueError::new_err(format!(
                "encoding: {encoding:?}; expected a label such as \"cp949\", \"windows-874\" or \"shift_jis\""
            ))
        })?;
        (options.limits.entry, options.limits.rgz, options.limits.table) = (max_entry, max_entry, max_table);
        let mut mount = Mount::new();
        for source in sources {
            let archive = match source.extract::<PathBuf>() {
                Ok(path) => {
                    let name = path.display().to_string();
                    py.detach(|| Archive::open_with(path, &options)).map_err(|e| refused(&name, e))?
                }
                Err(_) => {
                    let bytes = Bytes::of(&source, "source")?.as_slice().to_vec();
                    py.detach(|| Archive::new(bytes, &options)).map_err(|e| refused("source", e))?
                }
            };
            mount.push(archive);
        }
        Ok(GrfArchive { mount })
    }

    /// Returns the visible entries, including folders.
    fn entries(&self, py: Python<'_>) -> Vec<Row> {
        py.detach(|| {
            let chosen = self.mount.entries();
            let layers = self.mount.layers().iter().zip(chosen).enumerate();
            layers
                .flat_map(|(layer, (archive, chosen))| {
                    chosen.into_iter().filter_map(move |i| row(archive, layer, i))
                })
                .collect()
        })
    }

    /// Returns the index of the entry with a name, if there is one.
    fn find(&self, path: &str) -> Option<u64> {
        self.number(self.mount.find(path)?)
    }

    /// Returns the index of the entry with a raw name, if there is one.
    fn find_name(&self, name: &[u8]) -> Option<u64> {
        self.number(self.mount.find_name(name)?)
    }

    /// Returns the file of an entry.
    fn read<'py>(&self, py: Python<'py>, entry: u64) -> PyResult<Bound<'py, PyBytes>> {
        let (layer, index) = ((entry >> 32) as usize, entry as u32 as usize);
        let entry = self.mount.layers().get(layer).and_then(|archive| Some((archive, archive.entry(index)?)));
        let (archive, entry) = entry.ok_or_else(|| PyIndexError::new_err("no such entry"))?;
        let mut reader = archive.reader();
        let file = py.detach(|| archive.verify(entry, &mut reader)).map_err(|e| match e {
            EntryError::Io(e) => PyOSError::new_err(format!("{}: {e}", entry.path())),
            e => PyValueError::new_err(format!("{}: {e}", entry.path())),
        })?;
        Ok(PyBytes::new(py, file))
    }
}

impl GrfArchive {
    /// Returns the index of an entry.
    fn number(&self, (archive, entry): (&Archive, Entry<'_>)) -> Option<u64> {
        let layer = self.mount.layers().iter().position(|other| std::ptr::eq(other, archive))?;
        Some(number(layer, entry.index()))
    }
}

/// Returns the layer and the index in its table as one number.
fn number(layer: usize, index: u32) -> u64 {
    (layer as u64) << 32 | u64::from(index)
}

fn row(archive: &Archive, layer: usize, index: u32) -> Option<Row> {
    let entry = archive.entry(index as usize)?;
    let kind = match entry.kind() {
        Kind::File => "file",
        Kind::Directory => "folder",
        Kind::Removed => "removal",
    };
    let encryption = match entry.encryption() {
        Ok(Encryption::None) => "none",
        Ok(Encryption::HeaderOnly) => "header",
        Ok(Encryption::Full) => "full",
        _ => "unsupported",
    };
    Some((
        number(layer, index),
        entry.path().into_owned(),
        entry.name().to_vec(),
        kind,
        entry.real_len(),
        entry.compressed_len(),
        entry.flags(),
        encryption,
        entry.offset(),
    ))
}

fn refused(name: &str, e: Error) -> PyErr {
    match e {
        // With the error number, Python raises FileNotFoundError and other subclasses.
        Error::Io(e) => match e.raw_os_error() {
            Some(_) => e.into(),
            None => PyOSError::new_err(format!("{name}: {e}")),
        },
        e => PyValueError::new_err(format!("{name}: {e}")),
    }
}
