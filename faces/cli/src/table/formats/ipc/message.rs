//! Reads framed messages of Arrow IPC, checking each size before allocating.
//!
//! The readers of arrow-ipc 60.1.0 would lose rows silently. `StreamReader` ends at the first mark of an end, even
//! if another stream follows. `FileReader` does not notice messages that the footer leaves out. Neither notices a
//! message whose damaged length includes the messages that follow. On a negative length in the footer, the function
//! `read_block` panics.

use std::io::{self, ErrorKind, Read};

use arrow_buffer::Buffer;
use arrow_ipc::{Message as Header, root_as_message_with_opts};
use flatbuffers::VerifierOptions;

/// Precedes the length of a message; messages of the first versions begin with the length.
const CONTINUATION: [u8; 4] = [0xff; 4];

/// The end of a stream: a message without metadata.
const MARK: [u8; 8] = [0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0];

/// A body begins at a multiple of this many bytes.
const ALIGNMENT: u64 = 8;

/// What comes next in a file or stream.
pub(super) enum Next {
    /// A message.
    Message(Message),
    /// The mark at the end of a stream, and its size.
    Mark(u64),
    /// Nothing: the bytes end.
    End,
}

/// A message: metadata, and the body it describes.
pub(super) struct Message {
    metadata: Vec<u8>,
    /// The buffers of the message.
    pub(super) body: Buffer,
    /// Its size in the file, including the frame.
    pub(super) bytes: u64,
}

impl Message {
    /// Reads the next message, of at most `left` bytes.
    ///
    /// # Errors
    ///
    /// Returns why it is invalid.
    pub(super) fn read(input: &mut impl Read, left: u64) -> Result<Next, String> {
        let Some((frame, length)) = read_length(input).map_err(explain)? else { return Ok(Next::End) };
        if length == 0 {
            return Ok(Next::Mark(frame));
        }
        let before = frame + u64::from(length);
        if before % ALIGNMENT != 0 {
            return Err(format!("its metadata takes {length} bytes; expected padding to a multiple of 8"));
        }
        let metadata = read_exactly(input, u64::from(length), left.saturating_sub(frame), "metadata")?;
        let announced = header_of(&metadata)?.bodyLength();
        check_length(&metadata)?;
        let announced = u64::try_from(announced).map_err(|_| format!("a body of {announced} bytes"))?;
        let body = read_exactly(input, announced, left.saturating_sub(before), "body")?;
        Ok(Next::Message(Message { metadata, body: Buffer::from_vec(body), bytes: before + announced }))
    }

    /// Reads a message that must be there, of at most `left` bytes.
    ///
    /// # Errors
    ///
    /// Returns why it is invalid, or `missing`.
    pub(super) fn read_one(input: &mut impl Read, left: u64, missing: &str) -> Result<Message, String> {
        match Message::read(input, left)? {
            Next::Message(message) => Ok(message),
            Next::Mark(_) | Next::End => Err(missing.to_owned()),
        }
    }

    /// Returns whether the body ends like a stream.
    pub(super) fn ends_with_mark(&self) -> bool {
        self.body.ends_with(&MARK)
    }

    /// Returns the header of the message.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be read.
    pub(super) fn header(&self) -> Result<Header<'_>, String> {
        header_of(&self.metadata)
    }
}

/// Returns limits for metadata of this many bytes. Tables may share parts, so a few bytes can describe
/// millions of fields.
pub(in crate::table) fn limits(bytes: usize) -> VerifierOptions {
    VerifierOptions {
        max_apparent_size: bytes.saturating_mul(8).saturating_add(1 << 16),
        ..Default::default()
    }
}

fn header_of(metadata: &[u8]) -> Result<Header<'_>, String> {
    root_as_message_with_opts(&limits(metadata.len()), metadata)
        .map_err(|e| format!("its metadata is damaged: {}", first_line(&e)))
}

/// The most bytes of padding after metadata or a buffer.
pub(super) const PADDING: usize = 63;

/// Checks that nothing but padding follows the metadata: with a damaged length it would contain the messages
/// that follow.
fn check_length(metadata: &[u8]) -> Result<(), String> {
    let mut used = metadata.len();
    while used >= 8 && metadata.len() - used <= PADDING && header_of(&metadata[..used - 8]).is_ok() {
        used -= 8;
    }
    let padding = &metadata[used..];
    if padding.len() > PADDING || padding.iter().any(|byte| *byte != 0) {
        return Err(format!("its metadata takes {} bytes; expected {used} and padding", metadata.len()));
    }
    Ok(())
}

/// Returns the first line of a verifier error; the others are a trace of the tables.
pub(in crate::table) fn first_line(error: &flatbuffers::InvalidFlatbuffer) -> String {
    error.to_string().lines().next().unwrap_or_default().trim_end_matches('.').to_owned()
}

/// Reads the length of the metadata from the frame, and returns the size of the frame and the length, which
/// is 0 in the mark at the end of a stream. Returns `None` if the bytes end.
fn read_length(input: &mut impl Read) -> io::Result<Option<(u64, u32)>> {
    let mut word = [0; 4];
    // A stream may end without a mark, but not within a word.
    match input.read(&mut word[..1])? {
        0 => return Ok(None),
        _ => input.read_exact(&mut word[1..])?,
    }
    let mut frame = 4;
    if word == CONTINUATION {
        input.read_exact(&mut word)?;
        frame = 8;
    }
    let length = i32::from_le_bytes(word);
    match u32::try_from(length) {
        Ok(length) => Ok(Some((frame, length))),
        Err(_) => Err(io::Error::new(ErrorKind::InvalidData, format!("metadata of {length} bytes"))),
    }
}

fn explain(error: io::Error) -> String {
    match error.kind() {
        ErrorKind::UnexpectedEof => "the file ends within its length".into(),
        _ => error.to_string(),
    }
}

/// Reads `length` bytes. Memory grows as data arrives, because the size of a pipe is unknown.
fn read_exactly(input: &mut impl Read, length: u64, left: u64, what: &str) -> Result<Vec<u8>, String> {
    if length > left {
        return Err(format!("its {what} takes {length} bytes; {left} are left"));
    }
    let mut bytes = Vec::new();
    let read = input.take(length).read_to_end(&mut bytes).map_err(|e| e.to_string())? as u64;
    if read < length {
        return Err(format!("its {what} takes {length} bytes; the file ends after {read}"));
    }
    Ok(bytes)
}
