//! Reads Arrow IPC. Messages are split and checked here; the crate arrow decodes them.

use std::collections::{HashMap, VecDeque};
use std::fs::File;
use std::io::{BufReader, Read, Seek, SeekFrom};
use std::sync::Arc;

use arrow_array::{ArrayRef, RecordBatch};
use arrow_ipc::convert::try_fb_to_schema;
use arrow_ipc::reader::{read_dictionary, read_record_batch};
use arrow_ipc::{Block, MetadataVersion, Schema, root_as_footer_with_opts};
use arrow_schema::SchemaRef;

use super::check::{check_batch, check_type};
use super::message::{Message, Next, first_line, limits};
use crate::process::exit::Failure;
use crate::table::files::input::Input;
use crate::table::formats::bounds::{EXPANDED_BYTES, longest_shared};
use crate::table::formats::refused::Refused;
use crate::table::layout::Packing;
use crate::table::{CHUNK_BYTES, CHUNK_ROWS, Chunk, Source};

/// The first and the last bytes of an Arrow file.
const MAGIC: &[u8; 6] = b"ARROW1";

/// The size of the footer's length and the magic number.
const TAIL: u64 = 10;

/// The most bytes between messages: padding, and the mark at the end of a stream. Every message is longer.
const PADDING: u64 = 72;

/// The source of messages.
enum Messages {
    /// A file, with the positions from its footer, dictionaries first.
    File { file: BufReader<File>, places: VecDeque<Place>, end: u64 },
    /// Streams, one after another, and the number of remaining bytes if known.
    Stream { bytes: BufReader<Box<dyn Read + Send>>, left: u64, last: Last },
}

/// What was last read from a stream.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    /// The mark at its end.
    Mark,
    /// A message, and whether its body ends like such a mark.
    Message(bool),
}

/// The footer's description of a message.
struct Place {
    offset: u64,
    metadata: u64,
    body: u64,
}

impl Place {
    /// Reads the message from a file whose footer begins at `end`.
    fn read(&self, file: &mut (impl Read + Seek), end: u64) -> Result<Message, String> {
        let bytes = self.metadata.saturating_add(self.body);
        if self.offset.saturating_add(bytes) > end {
            return Err(format!("it takes {bytes} bytes by the footer, which begins at byte {end}"));
        }
        file.seek(SeekFrom::Start(self.offset)).map_err(|e| e.to_string())?;
        let message = Message::read_one(file, end - self.offset, "it is empty")?;
        if (message.bytes, message.body.len() as u64) != (bytes, self.body) {
            return Err("its length is not that of the footer".into());
        }
        Ok(message)
    }
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
            let first = Message::read_one(&mut bytes, left, "it is empty; expected a schema");
            let first = first.map_err(refused)?;
            let schema = schema_of(&first)
                .and_then(|schema| schema.ok_or_else(|| "it does not begin with a schema".to_owned()));
            let read = first.bytes;
            (
                Messages::Stream { bytes, left: left - read, last: Last::Message(false) },
                schema.map_err(refused)?,
                total,
                read,
            )
        } else {
            let mut file = BufReader::new(input.seekable()?);
            let (schema, places, end) = read_contents(&mut file).map_err(refused)?;
            (Messages::File { file, places, end }, schema, end, 0)
        };
        let dictionaries = HashMap::new();
        Ok(Reader { name, messages, schema, dictionaries, total, position, batch: None, rows: 0 })
    }

    /// Reads the next message of the data. Where one stream follows another, its schema must be the same.
    fn next_message(&mut self) -> Result<Option<Message>, Refused> {
        let (bytes, left, last) = match &mut self.messages {
            Messages::File { file, places, end } => {
                let Some(place) = places.pop_front() else { return Ok(None) };
                self.position = place.offset;
                return Ok(Some(place.read(file, *end)?));
            }
            Messages::Stream { bytes, left, last } => (bytes, left, last),
        };
        loop {
            let is_over = *last == Last::Mark;
            let next = match Message::read(bytes, *left) {
                Err(what) if is_over => return Err(trailing(&what)),
                next => next?,
            };
            let message = match next {
                // The mark is optional, but a message with a damaged length contains it.
                Next::End if *last == Last::Message(true) => {
                    return Err("the file ends here, and the mark of its end is in the last message".into());
                }
                Next::End => return Ok(None),
                Next::Mark(_) if is_over => return Err(trailing("it is a second mark of the end")),
                Next::Mark(size) => {
                    *last = Last::Mark;
                    *left = left.saturating_sub(size);
                    self.position += size;
                    continue;
                }
                Next::Message(message) => message,
            };
            *last = Last::Message(message.ends_with_mark());
            *left -= message.bytes;
            let Some(schema) = schema_of(&message)? else {
                return if is_over {
                    Err(trailing("it does not begin with a schema"))
                } else {
                    Ok(Some(message))
                };
            };
            if let Some(difference) = difference(&self.schema, &schema) {
                return Err(Refused::Unsupported(format!(
                    "another stream begins, whose {difference}; expected the schema of the first"
                )));
            }
            // Equal schemas may number their dictionaries differently.
            self.schema = schema;
            self.dictionaries.clear();
            self.position += message.bytes;
        }
    }

    fn next_batch(&mut self) -> Result<Option<RecordBatch>, Refused> {
        loop {
            let Some(message) = self.next_message()? else { return Ok(None) };
            let header = message.header()?;
            let (version, kind) = (header.version(), header.header_type());
            if !(MetadataVersion::V4..=MetadataVersion::V5).contains(&version) {
                return Err(format!("version {version:?} of the format; expected V4 or V5").into());
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
                return Err(format!("a {kind}; expected record batches and dictionaries").into());
            };
            self.position += message.bytes;
            if batch.is_some() {
                return Ok(batch);
            }
        }
    }
}

impl Reader {
    fn refused(&self, why: &Refused) -> Failure {
        let Reader { name, rows, position, .. } = self;
        match why {
            Refused::Damaged(what) => Failure::data(format_args!(
                "{name}: damaged after row {rows}: the message at byte {position}: {what}"
            )),
            Refused::Unsupported(what) => {
                Failure::data(format_args!("{name}: after row {rows}, at byte {position}: {what}"))
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
                    Err(why) => return Err(self.refused(&why)),
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
            missing: Vec::new(),
            position: self.position,
        }))
    }
}

/// Returns the error for anything but another stream.
fn trailing(what: &str) -> Refused {
    Refused::Unsupported(format!(
        "the stream has ended, and what follows is not another one: {what}; expected nothing, or a stream with the same \
         schema"
    ))
}

/// Returns the schema in a message, if it is one.
fn schema_of(message: &Message) -> Result<Option<SchemaRef>, String> {
    let Some(schema) = message.header()?.header_as_schema() else { return Ok(None) };
    match message.body.len() {
        0 => convert(schema).map(Some),
        length => Err(format!("a schema with a body of {length} bytes")),
    }
}

/// Describes a difference between two schemas, if there is one.
fn difference(expected: &SchemaRef, found: &SchemaRef) -> Option<String> {
    let (columns, there) = (expected.fields(), found.fields());
    if columns.len() != there.len() {
        return Some(format!("number of columns is {}, not {}", there.len(), columns.len()));
    }
    let mut pairs = columns.iter().zip(there).zip(1..);
    if let Some(((column, there), i)) = pairs.find(|((column, there), _)| column != there) {
        let (name, found) = (column.name(), there.name());
        return Some(if name != found {
            format!("column {i} is {found:?}, not {name:?}")
        } else if column.data_type() != there.data_type() {
            format!("column {name:?} is of type {}, not {}", there.data_type(), column.data_type())
        } else if column.is_nullable() != there.is_nullable() {
            format!("column {name:?} {} nulls", if there.is_nullable() { "may have" } else { "has no" })
        } else {
            format!("column {name:?} has other metadata")
        });
    }
    (expected.metadata() != found.metadata()).then(|| "metadata is another".to_owned())
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
    let schema = Message::read_one(file, end.saturating_sub(first), "it does not begin with a schema")?;
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
