//! Finds the blocks of a PEM file, ignoring text around them.

use base64ct::{Base64, Encoding};
use zeroize::Zeroizing;

const BEGIN: &[u8] = b"-----BEGIN ";
const END: &[u8] = b"-----END ";
const DASHES: &[u8] = b"-----";

/// A block: its label, and the text between its first and its last line.
pub(super) struct Block<'a> {
    pub(super) label: &'a str,
    text: &'a [u8],
}

impl<'a> Block<'a> {
    /// Removes the next block from `text` and returns it; `None` if there is none.
    ///
    /// # Errors
    ///
    /// Returns an error if a block has no end, or the end of another.
    pub(super) fn next(text: &mut &'a [u8]) -> Option<Result<Block<'a>, String>> {
        let (_, found) = split(text, BEGIN)?;
        *text = &[];
        let block = || {
            let (label, found) = split(found, DASHES)?;
            let (content, found) = split(found, END)?;
            let (end, rest) = split(found, DASHES)?;
            Some((label, content, end, rest))
        };
        let Some((label, content, end, rest)) = block() else {
            return Some(Err("damaged PEM: a block without an end".to_owned()));
        };
        *text = rest;
        let name = |label| std::str::from_utf8(label).unwrap_or("?");
        if label != end {
            let (label, end) = (name(label), name(end));
            return Some(Err(format!("damaged PEM: a block begins as {label} and ends as {end}")));
        }
        Some(Ok(Block { label: name(label), text: content }))
    }

    /// Returns whether the block has an encryption header, as OpenSSL wrote before PKCS #8.
    pub(super) fn has_encrypted_header(&self) -> bool {
        split(self.text, b"Proc-Type:").is_some() && split(self.text, b"ENCRYPTED").is_some()
    }

    /// Decodes the content of the block. As in OpenSSL, lines may have any length, blanks at their ends, and
    /// empty lines between them.
    ///
    /// # Errors
    ///
    /// Returns an error if it is damaged.
    pub(super) fn decode(&self) -> Result<Zeroizing<Vec<u8>>, String> {
        // Capacity for the whole text: a vector that grows would leave copies of its content in memory.
        let mut base64 = Zeroizing::new(Vec::with_capacity(self.text.len()));
        base64.extend(self.text.iter().filter(|c| !c.is_ascii_whitespace()));
        let mut der = Zeroizing::new(vec![0; base64.len()]);
        let decoded = Base64::decode(&*base64, &mut der).map_err(|e| format!("damaged PEM: {e}"))?.len();
        der.truncate(decoded);
        Ok(der)
    }
}

/// Returns whether the text contains the beginning of a block.
pub(super) fn is_pem(text: &[u8]) -> bool {
    split(text, BEGIN).is_some()
}

/// Returns the text before and after the first occurrence of `what`.
fn split<'a>(text: &'a [u8], what: &[u8]) -> Option<(&'a [u8], &'a [u8])> {
    let at = text.windows(what.len()).position(|window| window == what)?;
    Some((&text[..at], &text[at + what.len()..]))
}
