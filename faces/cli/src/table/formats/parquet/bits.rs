//! Reads numbers from bits.

/// Extracts up to 64 bits from a little-endian bit string; those beyond its end are 0.
pub(super) fn take_bits(bytes: &[u8], from: u64, width: u8) -> u64 {
    let first = usize::try_from(from / 8).unwrap_or(usize::MAX);
    let (bytes, shift) = (bytes.get(first..).unwrap_or_default(), from % 8);
    let word = match bytes.first_chunk() {
        // Most numbers are within eight bytes.
        Some(word) if shift + u64::from(width) <= 64 => u64::from_le_bytes(*word) >> shift,
        _ => {
            let mut word = [0; 16];
            // 64 bits at any position in a byte are within nine bytes.
            let length = bytes.len().min(9);
            word[..length].copy_from_slice(&bytes[..length]);
            (u128::from_le_bytes(word) >> shift) as u64
        }
    };
    if width == 64 { word } else { word & ((1 << width) - 1) }
}
