//! Guards the crates that decode and encode files. Sizes are checked before a decoder sees them. If it panics
//! nevertheless, the panic becomes an error that names the position in the file.

use std::any::Any;
use std::cell::Cell;
use std::fmt::Display;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

use ::parquet::file::metadata::ParquetMetaData;
use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;

use crate::process::exit::Failure;
use crate::table::{Chunk, Sink, Source};

thread_local! {
    /// Whether a panic of this thread is caught here and becomes an error.
    static CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// Runs `work` on the file `name`. `place` describes the position in the file.
///
/// # Errors
///
/// Returns the error of `work`, or an error if it panicked. Its data must not be used afterwards.
pub(super) fn caught<T>(
    name: &str,
    place: &dyn Display,
    work: impl FnOnce() -> Result<T, Failure>,
) -> Result<T, Failure> {
    // The panic hook prints nothing for panics that are reported here. Other panics go to the previous hook.
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !CAUGHT.get() {
                before(info);
            }
        }));
    });
    let outer = CAUGHT.replace(true);
    let outcome = panic::catch_unwind(AssertUnwindSafe(work));
    CAUGHT.set(outer);
    outcome.unwrap_or_else(|payload| {
        Err(Failure::data(format_args!("{name}: {place}: {}", message(payload.as_ref()))))
    })
}

fn message(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("no reason given")
}

/// A table being read. Panics of its source become errors.
pub(crate) struct TableReader {
    name: String,
    /// `None` once it has failed: data that a panic leaves behind is not used.
    source: Option<Box<dyn Source>>,
    schema: SchemaRef,
    total: u64,
    rows: u64,
}

impl TableReader {
    /// Guards the source of the file `name`.
    pub(super) fn new(name: String, source: Box<dyn Source>) -> TableReader {
        let (schema, total) = (source.schema().clone(), source.total());
        TableReader { name, source: Some(source), schema, total, rows: 0 }
    }

    /// Returns the names and types of the columns.
    pub(crate) fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    /// Returns the size of the whole table in any unit, for the progress bar.
    pub(crate) fn total(&self) -> u64 {
        self.total
    }

    /// Reads the next rows, at least one. Returns `None` at the end.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read or is damaged.
    pub(crate) fn next(&mut self) -> Result<Option<Chunk>, Failure> {
        let Some(mut source) = self.source.take() else { return Ok(None) };
        let place = format!("damaged after row {}", self.rows);
        let (source, chunk) = caught(&self.name, &place, move || {
            let chunk = source.next()?;
            Ok((source, chunk))
        })?;
        self.rows += chunk.as_ref().map_or(0, |chunk| chunk.batch.num_rows() as u64);
        self.source = Some(source);
        Ok(chunk)
    }

    /// Returns the metadata of a Parquet file, so that the output can be written the same way.
    pub(super) fn parquet(&self) -> Option<&ParquetMetaData> {
        self.source.as_ref()?.parquet()
    }
}

/// A table being written. Panics of its sink become errors.
pub(crate) struct TableWriter {
    name: String,
    /// `None` once it has failed.
    sink: Option<Box<dyn Sink>>,
    rows: u64,
}

impl TableWriter {
    /// Guards the sink of the file `name`.
    pub(super) fn new(name: String, sink: Box<dyn Sink>) -> TableWriter {
        TableWriter { name, sink: Some(sink), rows: 0 }
    }

    /// Writes rows of the schema that the sink was made for.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written or the format cannot hold the rows.
    pub(crate) fn write(&mut self, batch: &RecordBatch) -> Result<(), Failure> {
        self.guarded(|sink| sink.write(batch))?;
        self.rows += batch.num_rows() as u64;
        Ok(())
    }

    /// Completes the file, which is not in its place yet.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be written.
    pub(crate) fn finish(&mut self) -> Result<(), Failure> {
        self.guarded(|sink| sink.finish())
    }

    fn guarded(&mut self, work: impl FnOnce(&mut dyn Sink) -> Result<(), Failure>) -> Result<(), Failure> {
        let Some(mut sink) = self.sink.take() else { return Ok(()) };
        let place = format!("cannot be written after row {}", self.rows);
        self.sink = Some(caught(&self.name, &place, move || work(sink.as_mut()).map(|()| sink))?);
        Ok(())
    }
}
