//! Reads byte strings from cells: signatures, digests, messages, keys.

use std::borrow::Cow;

use base64ct::{Base64, Base64Unpadded, Base64UrlUnpadded, Encoding};
use clap::ValueEnum;

use crate::table::{Cells, Kind};

/// The encoding of byte strings in text columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TextEncoding {
    /// Two hexadecimal digits per byte, with or without 0x.
    Hex,
    /// Base64, with or without padding.
    Base64,
    /// Base64url, with or without padding.
    Base64url,
}

impl TextEncoding {
    /// Decodes a text.
    ///
    /// # Errors
    ///
    /// Returns why it is invalid, and which other encoding it looks like.
    pub(crate) fn decode(self, text: &str) -> Result<Vec<u8>, String> {
        let text = text.trim_matches([' ', '\t']);
        self.bytes(text).map_err(|what| match self.likelier(text) {
            Some(other) => format!("{what}; it looks like {other}, which --encoding {other} reads"),
            None => what,
        })
    }

    fn bytes(self, text: &str) -> Result<Vec<u8>, String> {
        match self {
            TextEncoding::Hex => hex(text),
            TextEncoding::Base64 => {
                let bytes = Base64::decode_vec(text).or_else(|_| Base64Unpadded::decode_vec(text));
                bytes.map_err(|_| "not base64: letters, digits, + and /, without a line break".into())
            }
            TextEncoding::Base64url => Base64UrlUnpadded::decode_vec(text.trim_end_matches('='))
                .map_err(|_| "not base64url: letters, digits, - and _, without a line break".into()),
        }
    }

    /// Returns the name of another encoding in which a text is valid. Short texts are valid by chance.
    fn likelier(self, text: &str) -> Option<&'static str> {
        const LONG: usize = 16;
        let others = [
            (TextEncoding::Hex, "hex"),
            (TextEncoding::Base64, "base64"),
            (TextEncoding::Base64url, "base64url"),
        ];
        let is_valid = |other: TextEncoding| other != self && other.bytes(text).is_ok();
        others.iter().find(|(other, _)| text.len() >= LONG && is_valid(*other)).map(|(_, name)| *name)
    }
}

fn hex(text: &str) -> Result<Vec<u8>, String> {
    let prefix = if text.starts_with("0x") || text.starts_with("0X") { 2 } else { 0 };
    let digits = &text[prefix..];
    if let Some((offset, found)) = digits.char_indices().find(|(_, c)| !c.is_ascii_hexdigit()) {
        return Err(format!("{found:?} at offset {} is not a hexadecimal digit", prefix + offset));
    }
    if !digits.len().is_multiple_of(2) {
        return Err(format!("{} hexadecimal digits; expected two for each byte", digits.len()));
    }
    let digit = |c: u8| char::from(c).to_digit(16).unwrap_or(0) as u8;
    Ok(digits.as_bytes().chunks_exact(2).map(|pair| digit(pair[0]) << 4 | digit(pair[1])).collect())
}

impl Kind {
    /// Returns whether cells can be read as byte strings: encoded text, or binary.
    pub(crate) fn has_octets(self) -> bool {
        matches!(self, Kind::Text | Kind::Binary | Kind::Fixed(_))
    }
}

impl Cells {
    /// Returns the raw bytes of a cell; text is UTF-8. Empty for other types.
    pub(crate) fn octets(&self, row: usize) -> &[u8] {
        match self {
            Cells::Text(a) => a.value(row).as_bytes(),
            Cells::Binary(a) => a.value(row),
            Cells::Fixed(a) => a.value(row),
            Cells::Decimal(_) | Cells::Signed(_) | Cells::Unsigned(_) => &[],
        }
    }

    /// Returns the bytes of a cell, decoding text.
    ///
    /// # Errors
    ///
    /// Returns why the text is invalid.
    pub(crate) fn decode(&self, row: usize, encoding: TextEncoding) -> Result<Cow<'_, [u8]>, String> {
        match self {
            Cells::Text(a) => encoding.decode(a.value(row)).map(Cow::Owned),
            _ => Ok(Cow::Borrowed(self.octets(row))),
        }
    }
}
