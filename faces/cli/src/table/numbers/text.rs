//! Parses and formats numbers as text.

use std::borrow::Cow;

use base64ct::{Base64UrlUnpadded, Encoding};
use limbwise::limbs::{self as limb, Limb};
use limbwise::{Column, Error, TextError};

use crate::table::{BadCell, Radix, Reading};

/// Parses the numbers of `len` rows into a column as wide as the widest of them. If `signed` is set, a
/// minus sign is allowed and the absolute value is returned.
///
/// # Errors
///
/// Returns an error with the first row that is not a number.
pub(super) fn read<'a>(
    len: usize,
    Reading { radix, signed, .. }: Reading,
    text: impl Fn(usize) -> &'a str,
) -> Result<Column, BadCell> {
    // In base64url a minus sign is a digit.
    let signed = signed && radix != Radix::Base64url;
    let split = |row| if signed { sign(text(row)) } else { (false, text(row)) };
    let value = |row| split(row).1;
    let number = |row| bare(value(row)).map_or(Cow::Borrowed(value(row)), Cow::Owned);
    let parsed = match radix {
        Radix::Ten => Column::parse((0..len).map(number)),
        Radix::Sixteen => Column::parse((0..len).map(|row| {
            let text = number(row);
            if is_hex(&text) { text } else { Cow::Owned(format!("0x{text}")) }
        })),
        Radix::Base64url => return read_base64(len, value),
    };
    parsed.map_err(|e| match e {
        Error::Text { row, error: TextError::Negative } if signed => {
            BadCell::new(row, "two signs before the digits; expected a whole number")
        }
        Error::Text { row, error } => {
            let (negative, text) = split(row);
            let error = match error {
                TextError::NotADigit { found, offset } => {
                    TextError::NotADigit { found, offset: place(text, offset) + usize::from(negative) }
                }
                error => error,
            };
            let what = match error {
                TextError::NotADigit { found, offset } if radix == Radix::Sixteen && !is_hex(text) => {
                    // Two characters were prepended.
                    format!("{found:?} at offset {} is not a hexadecimal digit", offset - 2)
                }
                error => explain(error, text),
            };
            BadCell::new(row, what)
        }
        e => BadCell::new(0, e),
    })
}

fn read_base64<'a>(len: usize, value: impl Fn(usize) -> &'a str) -> Result<Column, BadCell> {
    let number = |row| {
        let text = value(row).trim_end_matches('=');
        if text.is_empty() {
            return Err(BadCell::new(row, "empty; expected a number in base64url"));
        }
        let bytes = Base64UrlUnpadded::decode_vec(text).map_err(|_| {
            BadCell::new(row, "not base64url: letters, digits, - and _, without a line break")
        })?;
        let mut limbs = vec![0; bytes.len().div_ceil(limb::LIMB_BYTES)];
        limb::from_be_bytes(&bytes, &mut limbs);
        Ok(limbs)
    };
    let limbs: Vec<Vec<Limb>> = (0..len).map(number).collect::<Result<_, _>>()?;
    Column::from_rows(limbs).map_err(|e| BadCell::new(0, e))
}

/// Formats a number as base64url of its bytes without leading zeros; zero is one byte.
pub(super) fn base64(number: &[Limb]) -> String {
    let mut bytes = vec![0; limb::bit_length(number).div_ceil(8).max(1)];
    limb::to_be_bytes(number, &mut bytes);
    Base64UrlUnpadded::encode_string(&bytes)
}

/// Returns whether a number has a minus sign, not followed by another sign, and the rest.
pub(crate) fn sign(text: &str) -> (bool, &str) {
    let digits = text.strip_prefix('-').filter(|digits| !digits.starts_with(['+', '-']));
    digits.map_or((false, text), |digits| (true, digits))
}

/// Removes a leading plus sign and underscores between digits. Returns `None` if there are none, or if one is
/// misplaced.
pub(crate) fn bare(text: &str) -> Option<String> {
    let digits = text.strip_prefix('+').unwrap_or(text);
    let bytes = digits.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_hexdigit);
    let is_between = |at: usize| at > 0 && is_digit(at - 1) && is_digit(at + 1);
    let marked = bytes.len() < text.len() || bytes.contains(&b'_');
    let whole = bytes.iter().enumerate().all(|(at, c)| *c != b'_' || is_between(at));
    (marked && whole && !digits.starts_with(['+', '-'])).then(|| digits.replace('_', ""))
}

/// Maps an offset in the result of [`bare`] back to `text`.
fn place(text: &str, offset: usize) -> usize {
    if bare(text).is_none() {
        return offset;
    }
    let kept = text.char_indices().filter(|(at, c)| *c != '_' && (*at, *c) != (0, '+'));
    kept.map(|(at, _)| at).nth(offset).unwrap_or(offset)
}

/// Formats bytes as hexadecimal after `0x`, in their order.
pub(crate) fn print_bytes(bytes: &[u8], text: &mut String) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    text.push_str("0x");
    for b in bytes {
        text.push(char::from(DIGITS[usize::from(b >> 4)]));
        text.push(char::from(DIGITS[usize::from(b & 15)]));
    }
}

/// Returns whether a trimmed number has a 0x prefix, possibly after a sign.
pub(super) fn is_hex(text: &str) -> bool {
    let text = text.strip_prefix(['+', '-']).unwrap_or(text);
    text.starts_with("0x") || text.starts_with("0X")
}

/// Explains why a text is not a number, and what was expected.
pub(crate) fn explain(error: TextError, text: &str) -> String {
    let hex = is_hex(text);
    match error {
        TextError::Empty if hex => "0x without digits; expected a number".into(),
        TextError::Empty => "empty; expected a number".into(),
        TextError::Negative => "a negative number; expected 0 or more".into(),
        TextError::NotADigit { found, .. } if hex => {
            format!("{error}; expected 0 to 9 or a to f after 0x, found {found:?}")
        }
        TextError::NotADigit { found: '.', .. } => format!("{error}; expected a whole number"),
        TextError::NotADigit { found: found @ ('b' | 'B' | 'o' | 'O'), offset: 1 }
            if text.starts_with('0') =>
        {
            format!("the prefix 0{found} is not supported; expected decimal, or hexadecimal after 0x")
        }
        TextError::NotADigit { found, .. } if found.is_ascii_hexdigit() => {
            format!("{error}; hexadecimal numbers start with 0x")
        }
        _ => format!("{error}; expected a whole number, decimal or hexadecimal after 0x"),
    }
}
