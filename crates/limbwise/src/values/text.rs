//! Parses and formats numbers: decimal, or hexadecimal with a `0x` prefix. Not constant-time.

use alloc::string::String;

use limbwise_kernels::limb::{self, Divisor, Limb};

use crate::error::TextError;
use crate::values::buffer::Buffer;

/// The largest power of ten in a limb, and its exponent.
const CHUNK: Limb = 10_000_000_000_000_000_000;
const CHUNK_DIGITS: usize = 19;
const BY_CHUNK: Divisor = Divisor::new(CHUNK);

/// Parses a number and appends its limbs, least significant first, without leading zeros; 0 has no limbs.
pub(crate) fn parse(text: &str, out: &mut Buffer<Limb>) -> Result<(), TextError> {
    let start = out.len();
    let outcome = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => parse_hex(digits.as_bytes(), out),
        None => parse_decimal(text.as_bytes(), out),
    };
    match outcome {
        Ok(()) => {
            let used = limb::significant(&out[start..]);
            out.truncate(start + used);
            Ok(())
        }
        Err(()) => {
            out.truncate(start);
            Err(explain(text))
        }
    }
}

fn parse_decimal(digits: &[u8], out: &mut Buffer<Limb>) -> Result<(), ()> {
    if digits.is_empty() {
        return Err(());
    }
    let start = out.len();
    let (head, chunks) = digits.split_at(digits.len() % CHUNK_DIGITS);
    let chunks = chunks.chunks_exact(CHUNK_DIGITS).map(|c| (CHUNK, c));
    // The head is shorter than a chunk. Nothing precedes it, so its factor does not matter.
    for (factor, chunk) in core::iter::once((0, head)).chain(chunks) {
        let mut carry = 0;
        for d in chunk {
            carry = carry * 10 + Limb::from(digit(*d, 10)?);
        }
        for x in &mut out[start..] {
            (*x, carry) = limb::mac(0, *x, factor, carry);
        }
        if carry != 0 {
            out.push(carry);
        }
    }
    Ok(())
}

fn parse_hex(digits: &[u8], out: &mut Buffer<Limb>) -> Result<(), ()> {
    if digits.is_empty() {
        return Err(());
    }
    for chunk in digits.rchunks(16) {
        let mut x = 0;
        for d in chunk {
            x = x << 4 | Limb::from(digit(*d, 16)?);
        }
        out.push(x);
    }
    Ok(())
}

fn digit(c: u8, radix: u32) -> Result<u32, ()> {
    char::from(c).to_digit(radix).ok_or(())
}

/// Returns why a text is not a number.
fn explain(text: &str) -> TextError {
    let hex = text.starts_with("0x") || text.starts_with("0X");
    let (skip, radix) = if hex { (2, 16) } else { (0, 10) };
    match text.char_indices().skip(skip).find(|(_, c)| !c.is_digit(radix)) {
        None => TextError::Empty,
        Some((0, '-')) => TextError::Negative,
        Some((offset, found)) => TextError::NotADigit { found, offset },
    }
}

/// Returns the number in decimal, without leading zeros.
pub(crate) fn decimal(number: &[Limb]) -> String {
    let mut left = Buffer::copy_of(number);
    let mut chunks = Buffer::default();
    loop {
        left.truncate(limb::significant(&left));
        if left.is_empty() {
            break;
        }
        chunks.push(BY_CHUNK.divide(&mut left));
    }
    let mut out = String::with_capacity(chunks.len() * CHUNK_DIGITS + 1);
    let mut most_significant = true;
    for mut chunk in chunks.iter().rev().copied() {
        let mut digits = [b'0'; CHUNK_DIGITS];
        for d in digits.iter_mut().rev() {
            *d += (chunk % 10) as u8;
            chunk /= 10;
        }
        let skip = if most_significant { digits.iter().take_while(|d| **d == b'0').count() } else { 0 };
        out.extend(digits[skip..].iter().map(|d| char::from(*d)));
        most_significant = false;
    }
    if out.is_empty() {
        out.push('0');
    }
    out
}

/// Returns the number in lower-case hexadecimal after `0x`, without leading zeros.
pub(crate) fn hex(number: &[Limb]) -> String {
    use core::fmt::Write;
    let used = limb::significant(number);
    let mut out = String::with_capacity(2 + 16 * used.max(1));
    out.push_str("0x");
    let (last, rest) = number[..used].split_last().unwrap_or((&0, &[]));
    // Writing to a String cannot fail.
    let _ = write!(out, "{last:x}");
    for x in rest.iter().rev() {
        let _ = write!(out, "{x:016x}");
    }
    out
}

/// Returns the number as a `BigUint`.
#[cfg(feature = "num-bigint")]
pub(crate) fn biguint(number: &[Limb]) -> num_bigint::BigUint {
    num_bigint::BigUint::new(number.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect())
}
