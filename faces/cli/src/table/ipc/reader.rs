//! Reads Arrow IPC. Messages are split and checked here; the crate arrow decodes them.

use std::collections::{HashMap, VecDeque};
use std::fs::File;
use std::io::{BufReader, Read, Seek, SeekFrom};
use std::sync::Arc;

use arrow_array::{ArrayRef, RecordBatch};
use arrow_ipc::convert::try_fb_to_schema;
use arrow_ipc::reader::{read_dictionary, read_record_batch};
use arrow_ipc::{Block, MessageHeader, MetadataVersion, Schema, root_as_footer_with_opts};
use arrow_schema::SchemaRef;

use super::check::{check_batch, check_type};
use super::message::{Message, first_line, limits};
use crate::exit::Failure;
use crate::table::bounds::{EXPANDED_BYTES, longest_shared};
use crate::table::input::Input;
use crate::table::layout::Packing;
use crate::table::{CHUNK_BYTES, CHUNK_ROWS, Chunk, Source};

/// The first and the last bytes of an Arrow file.
const MAGIC: &[u8; 6] = b"ARROW1";

/// The size of the footer's length and the magic number.
const TAIL: u64 = 10;

/// The most bytes between messages: padding, and the end marker of a stream. Every message is longer.
const PADDING: u64 = 72;

/// The source of messages.
enum Messages {
    /// A file, with the positions from its footer, dictionaries first.
    File { file: BufReader<File>, places: VecDeque<Place>, end: u64 },
    /// A stream, and the number of its remaining bytes if known.
    Stream { bytes: BufReader<Box<dyn Read + Send>>, left: u64 },
}

/// The footer's description of a message.
struct Place {
    offset: u64,
    metadata: u64,
    body: u64,
}

/// An Arrow file or stream being read. One record batch is in memory at a time.
pub(crate) struct Reader {
    name: String,
    messages: Messages,
    schema: SchemaRef,
    dictionaries: HashMap<i64, ArrayRef>,
    total: u64,
    /// The number of bytes read.
    position: u64,
    /// The remaining rows of the batch, and the bytes of the longest row.
    batch: Option<(RecordBatch, usize)>,
    rows: u64,
}

impl Reader {
    /// Reads the schema.
    pub(crate) fn new(input: Input, stream: bool) -> Result<Reader, Failure> {
        let (name, total) = (input.name().to_owned(), input.bytes());
        let refused = |e: String| {
            let what = if stream { "stream" } else { "file" };
            Failure::data(format_args!("{name}: not an Arrow {what}, or a damaged one: {e}"))
        };
        let (messages, schema, total, position) = if stream {
            let (bytes, _) = input.stream(Packing::Plain)?;
            let mut bytes = BufReader::new(bytes);
            let left = if total > 0 { total } else { u64::MAX };
            let (schema, read) = begin_stream(&mut bytes, left).map_err(refused)?;
            (Messages::Stream { bytes, left: left - read }, schema, total, read)
        } else {
            let mut file = BufReader::new(input.seekable()?);
            let (schema, places, end) = read_contents(&mut file).map_err(refused)?;
            (Messages::File { file, places, end }, schema, end, 0)
        };
        let dictionaries = HashMap::new();
        Ok(Reader { name, messages, schema, dictionaries, total, position, batch: None, rows: 0 })
    }

    /// Reads the next message.
    fn next_message(&mut self) -> Result<Option<Message>, String> {
        match &mut self.messages {
            Messages::Stream { bytes, left } => {
                let message = Message::read(bytes, *left)?;
                *left -= message.as_ref().map_or(0, |m| m.bytes);
                Ok(message)
            }
            Messages::File { file, places, end } => {
                let Some(place) = places.pop_front() else { return Ok(None) };
                self.position = place.offset;
                if place.offset.saturating_add(place.metadata).saturating_add(place.body) > *end {
                    return Err(format!(
                        "it takes {} bytes by the footer, which begins at byte {end}",
                        place.metadata.saturating_add(place.body)
                    ));
                }
                file.seek(SeekFrom::Start(place.offset)).map_err(|e| e.to_string())?;
                let message = Message::read(file, *end - place.offset)?;
                let message = message.ok_or("it is empty")?;
                if (message.bytes, message.body.len() as u64) != (place.metadata + place.body, place.body) {
                    return Err("its length is not that of the footer".into());
                }
                Ok(Some(message))
            }
        }
    }

    fn next_batch(&mut self) -> Result<Option<RecordBatch>, String> {
        loop {
            let Some(message) = self.next_message()? else { return Ok(None) };
            let header = message.header()?;
            let (version, kind) = (header.version(), header.header_type());
            if !(MetadataVersion::V4..=MetadataVersion::V5).contains(&version) {
                return Err(format!("version {version:?} of the format; expected V4 or V5"));
            }
            let batch = if let Some(dictionary) = header.header_as_dictionary_batch() {
                let batch = dictionary.data().ok_or("a dictionary without values")?;
                check_batch(&batch, &message.body)?;
                read_dictionary(&message.body, dictionary, &self.schema, &mut self.dictionaries, &version)
                    .map_err(|e| e.to_string())?;
                None
            } else if let Some(batch) = header.header_as_record_batch() {
                check_batch(&batch, &message.body)?;
                let batch = read_record_batch(
                    &message.body,
                    batch,
                    self.schema.clone(),
                    &self.dictionaries,
                    None,
                    &version,
                );
                Some(batch.map_err(|e| e.to_string())?)
            } else {
                let kind = kind.variant_name().unwrap_or("message of an unknown kind");
                return Err(format!("a {kind}; expected record batches and dictionaries"));
            };
            self.position += message.bytes;
            if batch.is_some() {
                return Ok(batch);
            }
        }
    }
}

impl Source for Reader {
    fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    fn total(&self) -> u64 {
        self.total
    }

    fn next(&mut self) -> Result<Option<Chunk>, Failure> {
        let (batch, longest) = loop {
            match self.batch.take() {
                Some(left) if left.0.num_rows() > 0 => break left,
                _ => match self.next_batch() {
                    Ok(Some(batch)) => {
                        let longest = longest_shared(&batch);
                        self.batch = Some((batch, longest));
                    }
                    Ok(None) => return Ok(None),
                    Err(what) => {
                        return Err(Failure::data(format_args!(
                            "{}: damaged after row {}: the message at byte {}: {what}",
                            self.name, self.rows, self.position
                        )));
                    }
                },
            }
        };
        let bytes: usize =
            batch.columns().iter().filter_map(|c| c.to_data().get_slice_memory_size().ok()).sum();
        let rows = batch.num_rows();
        let fit = (CHUNK_BYTES / (bytes / rows).max(1)).min(EXPANDED_BYTES / longest.max(1));
        let fit = fit.clamp(1, CHUNK_ROWS).min(rows);
        self.batch = Some((batch.slice(fit, rows - fit), longest));
        let rows_before = self.rows;
        self.rows += fit as u64;
        Ok(Some(Chunk {
            batch: batch.slice(0, fit),
            rows_before,
            lines: Vec::new(),
            position: self.position,
        }))
    }
}

/// Reads the schema at the beginning of a stream, and returns how many bytes it took.
fn begin_stream(bytes: &mut impl Read, left: u64) -> Result<(SchemaRef, u64), String> {
    let message = Message::read(bytes, left)?.ok_or("it is empty; expected a schema")?;
    let header = message.header()?;
    if header.header_type() != MessageHeader::Schema {
        return Err("it does not begin with a schema".into());
    }
    let schema = header.header_as_schema().ok_or("it does not begin with a schema")?;
    Ok((convert(schema)?, message.bytes))
}

/// Reads the footer of a file: the schema, the positions of the messages, and where the footer begins.
fn read_contents(file: &mut (impl Read + Seek)) -> Result<(SchemaRef, VecDeque<Place>, u64), String> {
    let size = file.seek(SeekFrom::End(0)).map_err(|e| e.to_string())?;
    let least = MAGIC.len() as u64 + TAIL;
    if size < least {
        return Err(format!("it has {size} bytes; expected at least {least}"));
    }
    let mut tail = [0; TAIL as usize];
    file.seek(SeekFrom::Start(size - TAIL)).map_err(|e| e.to_string())?;
    file.read_exact(&mut tail).map_err(|e| e.to_string())?;
    let [a, b, c, d, magic @ ..] = tail;
    if magic != *MAGIC {
        return Err("it does not end with ARROW1".into());
    }
    let length = i32::from_le_bytes([a, b, c, d]);
    let contents_at = u64::try_from(length).ok().and_then(|length| (size - TAIL).checked_sub(length));
    let Some(end) = contents_at.filter(|at| *at >= MAGIC.len() as u64) else {
        return Err(format!("its footer takes {length} bytes of {size}"));
    };
    let mut contents = Vec::new();
    file.seek(SeekFrom::Start(end)).map_err(|e| e.to_string())?;
    file.take(size - TAIL - end).read_to_end(&mut contents).map_err(|e| e.to_string())?;
    let footer = root_as_footer_with_opts(&limits(contents.len()), &contents)
        .map_err(|e| format!("its footer is damaged: {}", first_line(&e)))?;
    let schema = convert(footer.schema().ok_or("its footer has no schema")?)?;
    let batches = footer.recordBatches().ok_or("its footer has no record batches")?;
    let blocks = footer.dictionaries().into_iter().flatten().chain(batches);
    let places = blocks.map(place).collect::<Result<VecDeque<_>, _>>()?;
    check_complete(file, &places, end)?;
    Ok((schema, places, end))
}

/// Checks that the footer lists every message: rows that it omits would be lost silently.
fn check_complete(file: &mut (impl Read + Seek), places: &VecDeque<Place>, end: u64) -> Result<(), String> {
    // The first message repeats the schema, after padding to a multiple of 8.
    let mut begin = [0; 2 * PADDING as usize];
    file.rewind().map_err(|e| e.to_string())?;
    let begin = &mut begin[..usize::try_from(end).unwrap_or(usize::MAX).min(2 * PADDING as usize)];
    file.read_exact(begin).map_err(|e| e.to_string())?;
    let words = begin.chunks(8).skip(1).take_while(|word| word.iter().all(|byte| *byte == 0)).count();
    let first = 8 * (1 + words as u64);
    file.seek(SeekFrom::Start(first)).map_err(|e| e.to_string())?;
    let schema = Message::read(file, end.saturating_sub(first))?.ok_or("it does not begin with a schema")?;
    let mut places: Vec<_> = places.iter().map(|p| (p.offset, p.metadata.saturating_add(p.body))).collect();
    places.sort_unstable();
    let mut at = first + schema.bytes;
    for (offset, bytes) in places.into_iter().chain([(end, 0)]) {
        if offset.saturating_sub(at) > PADDING {
            return Err(format!("its footer leaves out bytes {at} to {offset}"));
        }
        at = at.max(offset.saturating_add(bytes));
    }
    Ok(())
}

fn place(block: &Block) -> Result<Place, String> {
    let numbers = (block.offset(), i64::from(block.metaDataLength()), block.bodyLength());
    match (u64::try_from(numbers.0), u64::try_from(numbers.1), u64::try_from(numbers.2)) {
        (Ok(offset), Ok(metadata), Ok(body)) => Ok(Place { offset, metadata, body }),
        _ => Err(format!(
            "its footer has a message at byte {} of {} and {} bytes",
            numbers.0, numbers.1, numbers.2
        )),
    }
}

fn convert(schema: Schema<'_>) -> Result<SchemaRef, String> {
    if !schema.endianness().equals_to_target_endianness() {
        return Err("its numbers are not in the byte order of this machine".into());
    }
    let schema = try_fb_to_schema(schema).map_err(|e| e.to_string())?;
    schema.fields().iter().try_for_each(|field| check_type(field.data_type()))?;
    Ok(Arc::new(schema))
}
