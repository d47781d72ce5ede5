//! Open GRF archives, one or several overlaid.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::sync::{Arc, PoisonError, RwLock};

use limbwise_grf::{Archive, Encoding, Encryption, Entry, EntryError, Error, Kind, Limited, Mount, Options};
use pyo3::exceptions::{PyIndexError, PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

use crate::grf::os_error::os_error;
use crate::memory::{Bytes, type_name};
use crate::number;

/// Archives, the lowest first, or `None` once they are closed.
#[pyclass(frozen, module = "limbwise._native")]
pub(crate) struct GrfArchive {
    open: RwLock<Option<Arc<Layers>>>,
}

struct Layers {
    mount: Mount,
    /// The path of each archive, or "source" for a buffer.
    names: Vec<OsString>,
}

/// An entry for Python: its index, path, name, kind, lengths, flags, encryption and offset.
type EntryRow = (u64, String, Vec<u8>, &'static str, u32, u32, u8, &'static str, u64);

#[pymethods]
impl GrfArchive {
    /// Opens paths or buffers, the lowest first.
    #[new]
    fn new(
        py: Python<'_>,
        sources: Vec<Bound<'_, PyAny>>,
        max_entry: &Bound<'_, PyAny>,
        max_table: &Bound<'_, PyAny>,
        encoding: &Bound<'_, PyAny>,
    ) -> PyResult<GrfArchive> {
        let limit = |given, what| number::count(given, what).map(|limit| limit as u64);
        let (max_entry, max_table) = (limit(max_entry, "max_entry")?, limit(max_table, "max_table")?);
        let mut options = Options::default();
        options.encoding = encoding_of(encoding)?;
        (options.limits.entry, options.limits.rgz, options.limits.table) = (max_entry, max_entry, max_table);
        let mut layers = Layers { mount: Mount::new(), names: Vec::new() };
        for source in sources {
            let (name, archive) = match source.extract::<PathBuf>() {
                Ok(path) => (path.clone().into_os_string(), py.detach(|| Archive::open_with(path, &options))),
                Err(_) => {
                    let bytes = Bytes::of(&source, "source")?.as_slice().to_vec();
                    ("source".into(), py.detach(|| Archive::new(bytes, &options)))
                }
            };
            layers.mount.push(archive.map_err(|e| refused(&name, &e))?);
            layers.names.push(name);
        }
        Ok(GrfArchive { open: RwLock::new(Some(layers.into())) })
    }

    /// Closes the files as soon as no other thread reads from them.
    fn close(&self) {
        *self.open.write().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Returns whether the archives are closed.
    #[getter]
    fn closed(&self) -> bool {
        self.open.read().unwrap_or_else(PoisonError::into_inner).is_none()
    }

    /// Returns the visible entries, including folders.
    fn entries(&self, py: Python<'_>) -> PyResult<Vec<EntryRow>> {
        let open = self.layers()?;
        Ok(py.detach(|| {
            let chosen = open.mount.entries();
            let layers = open.mount.layers().iter().zip(chosen).enumerate();
            layers
                .flat_map(|(layer, (archive, chosen))| {
                    chosen.into_iter().filter_map(move |i| row(archive, layer, i))
                })
                .collect()
        }))
    }

    /// Returns the index of the entry with a name, if there is one.
    fn find(&self, path: &str) -> PyResult<Option<u64>> {
        self.find_in(|mount| mount.find(path))
    }

    /// Returns the index of the entry with a raw name, if there is one.
    fn find_name(&self, name: &[u8]) -> PyResult<Option<u64>> {
        self.find_in(|mount| mount.find_name(name))
    }

    /// Returns the file of an entry.
    fn read<'py>(&self, py: Python<'py>, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyBytes>> {
        let none = || PyIndexError::new_err(format!("there is no entry of the index {index}"));
        let entry: u64 = number::field(index, "index")
            .map_err(|error| if error.is_instance_of::<PyOverflowError>(py) { none() } else { error })?;
        let (layer, index) = ((entry >> 32) as usize, entry as u32 as usize);
        let Layers { mount, names } = &*self.layers()?;
        let entry = mount.layers().get(layer).and_then(|archive| Some((archive, archive.entry(index)?)));
        let (archive, entry) = entry.ok_or_else(none)?;
        let mut reader = archive.reader();
        let file = py.detach(|| archive.verify(entry, &mut reader)).map_err(|e| match e {
            EntryError::Io(e) => os_error(&e, &names[layer]),
            e @ EntryError::Limit { .. } => {
                PyValueError::new_err(format!("{}: {e}; raise it with max_entry", entry.path()))
            }
            e => PyValueError::new_err(format!("{}: {e}", entry.path())),
        })?;
        Ok(PyBytes::new(py, file))
    }
}

/// The result of a search in overlaid archives.
type Found<'a> = Option<(&'a Archive, Entry<'a>)>;

impl GrfArchive {
    /// Returns the archives, which stay open as long as they are used.
    fn layers(&self) -> PyResult<Arc<Layers>> {
        let open = self.open.read().unwrap_or_else(PoisonError::into_inner);
        open.clone().ok_or_else(|| PyValueError::new_err("the archive is closed"))
    }

    /// Returns the index of the entry that `find` returns.
    fn find_in(&self, find: impl FnOnce(&Mount) -> Found<'_>) -> PyResult<Option<u64>> {
        let Layers { mount, .. } = &*self.layers()?;
        let Some((archive, entry)) = find(mount) else { return Ok(None) };
        let layer = mount.layers().iter().position(|other| std::ptr::eq(other, archive));
        Ok(layer.map(|layer| index_of(layer, entry.index())))
    }
}

/// Returns the encoding with a label.
pub(crate) fn encoding_of(given: &Bound<'_, PyAny>) -> PyResult<Encoding> {
    let Ok(label) = given.cast::<PyString>() else {
        let found = type_name(given);
        return Err(PyTypeError::new_err(format!("encoding: expected a str, found {found}")));
    };
    let label = &*label.to_string_lossy();
    Encoding::of(label).ok_or_else(|| {
        PyValueError::new_err(format!(
            "encoding: {label:?}; expected a label such as \"cp949\", \"windows-874\" or \"shift_jis\""
        ))
    })
}

/// Returns the layer and the index in its table as one number.
fn index_of(layer: usize, index: u32) -> u64 {
    (layer as u64) << 32 | u64::from(index)
}

fn row(archive: &Archive, layer: usize, index: u32) -> Option<EntryRow> {
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
        index_of(layer, index),
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

fn refused(name: &OsStr, e: &Error) -> PyErr {
    let option = match e {
        Error::Io(e) => return os_error(e, name),
        Error::Limit { what: Limited::Table, .. } => "; raise it with max_table",
        Error::Limit { .. } => "; raise it with max_entry",
        _ => "",
    };
    PyValueError::new_err(format!("{}: {e}{option}", name.display()))
}
