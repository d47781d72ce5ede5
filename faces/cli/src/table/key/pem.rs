//! Finds the blocks of a PEM file, ignoring text around them.

use pkcs8::der::pem;
use zeroize::Zeroizing;

const BEGIN: &[u8] = b"-----BEGIN ";
const END: &[u8] = b"-----END ";
const DASHES: &[u8] = b"-----";

/// A block: its label, and its lines including the first and the last.
pub(super) struct Block<'a> {
    pub(super) label: &'a str,
    text: &'a [u8],
}

impl<'a> Block<'a> {
    /// Removes the next block from `text` and returns it; `None` if there is none.
    ///
    /// # Errors
    ///
    /// Returns an error if a block has no end.
    pub(super) fn next(text: &mut &'a [u8]) -> Option<Result<Block<'a>, String>> {
        let begin = find(text, BEGIN)?;
        let found = &text[begin..];
        *text = &[];
        let damaged = || Err("damaged PEM: a block without an end".to_owned());
        let Some(label_end) = find(&found[BEGIN.len()..], DASHES).map(|at| BEGIN.len() + at) else {
            return Some(damaged());
        };
        let label = std::str::from_utf8(&found[BEGIN.len()..label_end]).unwrap_or("?");
        let last = find(found, END).map(|at| at + END.len());
        let last = last.and_then(|at| Some(at + find(&found[at..], DASHES)? + DASHES.len()));
        let Some(end) = last else { return Some(damaged()) };
        *text = &found[end..];
        Some(Ok(Block { label, text: &found[..end] }))
    }

    /// Returns whether the block has an encryption header, as OpenSSL wrote before PKCS #8.
    pub(super) fn has_encrypted_header(&self) -> bool {
        find(self.text, b"Proc-Type:").is_some() && find(self.text, b"ENCRYPTED").is_some()
    }

    /// Decodes the content of the block.
    ///
    /// # Errors
    ///
    /// Returns an error if it is damaged.
    pub(super) fn decode(&self) -> Result<Zeroizing<Vec<u8>>, String> {
        let mut der = Zeroizing::new(vec![0; self.text.len()]);
        let len = match pem::decode(self.text, &mut der) {
            Ok((_, decoded)) => decoded.len(),
            Err(e) => return Err(format!("damaged PEM: {e}")),
        };
        der.truncate(len);
        Ok(der)
    }
}

/// Returns whether the text contains the beginning of a block.
pub(super) fn is_pem(text: &[u8]) -> bool {
    find(text, BEGIN).is_some()
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|window| window == what)
}
