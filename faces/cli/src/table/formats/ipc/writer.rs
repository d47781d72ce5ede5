//! Writes Arrow IPC.

use std::io::BufWriter;

use arrow_array::RecordBatch;
use arrow_ipc::CompressionType;
use arrow_ipc::writer::{FileWriter, IpcWriteOptions, StreamWriter};
use arrow_schema::{ArrowError, SchemaRef};

use crate::process::exit::Failure;
use crate::table::files::output::Handle;
use crate::table::files::unwritten::unwritten;
use crate::table::{Output, Sink};

/// The two formats of Arrow IPC.
enum Batches {
    File(FileWriter<BufWriter<Handle>>),
    Stream(StreamWriter<BufWriter<Handle>>),
}

/// An Arrow file or stream being written.
pub(crate) struct Writer {
    name: String,
    batches: Batches,
}

impl Writer {
    /// Writes the schema.
    pub(crate) fn new(
        output: &Output,
        schema: &SchemaRef,
        stream: bool,
        compression: Option<CompressionType>,
    ) -> Result<Writer, Failure> {
        let name = output.name().to_owned();
        let handle = BufWriter::new(output.handle()?);
        let options = IpcWriteOptions::default().try_with_compression(compression);
        let batches = options.and_then(|options| {
            if stream {
                StreamWriter::try_new_with_options(handle, schema, options).map(Batches::Stream)
            } else {
                FileWriter::try_new_with_options(handle, schema, options).map(Batches::File)
            }
        });
        match batches {
            Ok(batches) => Ok(Writer { name, batches }),
            Err(e) => Err(unwritten(&name, &e)),
        }
    }

    fn refused(&self, e: &ArrowError) -> Failure {
        unwritten(&self.name, e)
    }
}

impl Sink for Writer {
    fn write(&mut self, batch: &RecordBatch) -> Result<(), Failure> {
        match &mut self.batches {
            Batches::File(batches) => batches.write(batch),
            Batches::Stream(batches) => batches.write(batch),
        }
        .map_err(|e| self.refused(&e))
    }

    fn finish(&mut self) -> Result<(), Failure> {
        match &mut self.batches {
            Batches::File(batches) => batches.finish().and_then(|()| batches.flush()),
            Batches::Stream(batches) => batches.finish().and_then(|()| batches.flush()),
        }
        .map_err(|e| self.refused(&e))
    }
}
