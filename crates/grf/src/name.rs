//! Names: bytes in code page 949, a superset of EUC-KR and of ASCII, with `\` between folders.

use std::borrow::Cow;

// The label of the Encoding Standard: its EUC-KR is code page 949.
use encoding_rs::EUC_KR;

/// Decodes a name to UTF-8. Bytes that are invalid in code page 949 become U+FFFD.
#[must_use]
pub fn decode(name: &[u8]) -> Cow<'_, str> {
    EUC_KR.decode_without_bom_handling(name).0
}

/// Encodes a name; `None` if it has a character that is not in code page 949.
#[must_use]
pub fn encode(name: &str) -> Option<Cow<'_, [u8]>> {
    let (bytes, _, unmappable) = EUC_KR.encode(name);
    (!unmappable).then_some(bytes)
}

/// Folds a name for comparison ignoring case: ASCII letters become lower case, `/` becomes `\`. The second
/// bytes of Korean characters, some of which equal ASCII letters, are left unchanged.
#[must_use]
pub fn fold(name: &[u8]) -> Vec<u8> {
    let mut folded = Vec::with_capacity(name.len());
    fold_into(name, &mut folded);
    folded
}

/// Folds a name into a vector, which is cleared first.
pub(crate) fn fold_into(name: &[u8], folded: &mut Vec<u8>) {
    folded.clear();
    folded.extend_from_slice(name);
    let mut rest = &mut folded[..];
    while let [first, others @ ..] = rest {
        rest = match first {
            0x81..=0xfe => others.get_mut(1..).unwrap_or_default(),
            b'/' => {
                *first = b'\\';
                others
            }
            _ => {
                first.make_ascii_lowercase();
                others
            }
        };
    }
}

/// Returns the extension of a name, from its last dot, unless that is the first character of the last part.
pub(crate) fn extension(name: &[u8]) -> Option<&[u8]> {
    let last = name.rsplit(|b| matches!(b, b'\\' | b'/')).next()?;
    let dot = last.iter().rposition(|b| *b == b'.')?;
    (dot > 0 && dot + 1 < last.len()).then(|| &last[dot..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn korean_is_shown_and_found() {
        let name = b"data\\\xc0\xaf\xc0\xfa\xc0\xce\xc5\xcd\xc6\xe4\xc0\xcc\xbd\xba\\A.BMP";
        assert_eq!(decode(name), "data\\유저인터페이스\\A.BMP");
        assert_eq!(encode("data\\유저인터페이스\\A.BMP").unwrap(), &name[..]);
        assert_eq!(encode("\u{1f600}"), None);
        assert_eq!(decode(b"a\xff\xffb"), "a\u{fffd}\u{fffd}b");
        // A character that is not in EUC-KR.
        assert_eq!(decode(b"\x8c\x63"), "\u{b620}".chars().map(|_| "똠").collect::<String>());
    }

    #[test]
    fn letters_fold_and_second_bytes_do_not() {
        // The second byte of 0x8C41 is an A.
        assert_eq!(fold(b"DATA/\x8c\x41\xb0\xa1B"), b"data\\\x8c\x41\xb0\xa1b");
        assert_eq!(fold(b"X\x8c"), b"x\x8c");
        assert_eq!(fold(b"\x80A"), b"\x80a");
    }

    #[test]
    fn extensions() {
        assert_eq!(extension(b"data\\a.b\\c.gnd"), Some(&b".gnd"[..]));
        for name in [&b"data\\a.b\\c"[..], b"", b".hidden", b"a\\", b"a.", b"x/.y"] {
            assert_eq!(extension(name), None, "{name:?}");
        }
    }
}
