//! What the text formats write alike.

/// Bytes in hexadecimal after `0x`, in their order.
pub(super) fn print_bytes(bytes: &[u8], text: &mut String) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    text.push_str("0x");
    for b in bytes {
        text.push(char::from(DIGITS[usize::from(b >> 4)]));
        text.push(char::from(DIGITS[usize::from(b & 15)]));
    }
}
