//! Names: bytes in some encoding, usually code page 949, with `\` between folders.

use std::borrow::Cow;
use std::fmt;

use encoding_rs::{BIG5, EUC_KR, GB18030, GBK, SHIFT_JIS};

/// The encoding of the names in an archive. The default is code page 949, a superset of EUC-KR; servers for
/// other countries use other ones.
///
/// Every name can be decoded, and encoding the result gives the same bytes: bytes that are not valid become
/// U+FFFD followed by two hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encoding(&'static encoding_rs::Encoding);

impl Default for Encoding {
    fn default() -> Encoding {
        // The label of the Encoding Standard: its EUC-KR is code page 949.
        Encoding(EUC_KR)
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 == EUC_KR { "code page 949" } else { self.0.name() })
    }
}

/// The most bytes of a character.
const CHARACTER: usize = 4;

impl Encoding {
    /// Returns the encoding with a label of the Encoding Standard, such as `windows-874`, `shift_jis` or
    /// `windows-1252`, or the number of a code page, such as `cp949`. `None` if it is unknown, or ASCII is
    /// not part of it, as in UTF-16.
    #[must_use]
    pub fn of(label: &str) -> Option<Encoding> {
        let label = match label.to_ascii_lowercase().as_str() {
            "cp874" => "windows-874",
            "cp932" => "shift_jis",
            "cp936" => "gbk",
            "cp949" => "euc-kr",
            "cp950" => "big5",
            _ => label,
        };
        let encoding = encoding_rs::Encoding::for_label_no_replacement(label.as_bytes());
        encoding.filter(|encoding| encoding.is_ascii_compatible()).map(Encoding)
    }

    /// Decodes a name to UTF-8. Different names give different texts.
    #[must_use]
    pub fn decode(self, name: &[u8]) -> Cow<'_, str> {
        if let Some(text) = self.exact(name) {
            return text;
        }
        let (mut text, mut rest) = (String::new(), name);
        while let [first, others @ ..] = rest {
            let character = |len: usize| Some((self.exact(rest.get(..len)?)?, &rest[len..]));
            rest = match (1..=CHARACTER).find_map(character) {
                Some((character, rest)) => {
                    text += &character;
                    rest
                }
                None => {
                    text += &format!("{}{first:02x}", char::REPLACEMENT_CHARACTER);
                    others
                }
            };
        }
        text.into()
    }

    /// Decodes bytes that are valid, if encoding the text gives the same bytes.
    fn exact(self, bytes: &[u8]) -> Option<Cow<'_, str>> {
        let text = self.0.decode_without_bom_handling_and_without_replacement(bytes)?;
        // The Encoding Standard gives control characters for bytes that a code page leaves undefined.
        let undefined = |c| matches!(c, '\u{80}'..='\u{9f}');
        (!text.contains(undefined) && (self.is_one_to_one() || *self.plain(&text)? == *bytes)).then_some(text)
    }

    /// Encodes a name; `None` if it has a character that is not in the encoding. U+FFFD and two hexadecimal
    /// digits give a byte, if [`Encoding::decode`] shows it so: no escape hides a separator.
    #[must_use]
    pub fn encode(self, name: &str) -> Option<Cow<'_, [u8]>> {
        let mut parts = name.split(char::REPLACEMENT_CHARACTER);
        let first = parts.next().unwrap_or_default();
        let (mut bytes, mut shown) = (self.plain(first)?, first.to_owned());
        for part in parts {
            let (digits, text) = part.split_at_checked(2)?;
            if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
                return None;
            }
            let byte = u8::from_str_radix(digits, 16).ok()?;
            bytes.to_mut().push(byte);
            bytes.to_mut().extend_from_slice(&self.plain(text)?);
            shown += &format!("{}{byte:02x}{text}", char::REPLACEMENT_CHARACTER);
        }
        (shown.len() == first.len() || self.decode(&bytes) == shown).then_some(bytes)
    }

    /// Encodes a text without escaped bytes, if decoding the bytes gives the same text.
    fn plain(self, text: &str) -> Option<Cow<'_, [u8]>> {
        let (bytes, _, unmappable) = self.0.encode(text);
        let same = || {
            let back = self.0.decode_without_bom_handling_and_without_replacement(&bytes);
            back.is_some_and(|back| back == text && !back.contains(char::REPLACEMENT_CHARACTER))
        };
        (!unmappable && (self.is_one_to_one() || same())).then_some(bytes)
    }

    /// Returns whether no two texts have the same bytes, nor two valid byte sequences the same text.
    fn is_one_to_one(self) -> bool {
        self.0 == EUC_KR || self.0.is_single_byte()
    }

    /// Folds a name for comparison ignoring case: ASCII letters become lower case, `/` becomes `\`. The
    /// second bytes of characters, some of which equal ASCII letters or `\`, are left unchanged.
    #[must_use]
    pub fn fold(self, name: &[u8]) -> Vec<u8> {
        let mut folded = Vec::with_capacity(name.len());
        self.fold_into(name, &mut folded);
        folded
    }

    /// Folds a name into a vector, which is cleared first.
    pub(crate) fn fold_into(self, name: &[u8], folded: &mut Vec<u8>) {
        folded.clear();
        folded.extend_from_slice(name);
        let leads = self.leads();
        let mut rest = &mut folded[..];
        while let [first, others @ ..] = rest {
            rest = match (&*first, &*others) {
                // A second byte below is a digit at most.
                (lead, [second, ..])
                    if *second >= 0x40 && leads.iter().any(|(from, to)| (from..=to).contains(&lead)) =>
                {
                    &mut others[1..]
                }
                (b'/', _) => {
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

    /// Returns the ranges of the first bytes of characters whose second bytes may be ASCII.
    fn leads(self) -> &'static [(u8, u8)] {
        if self.0 == SHIFT_JIS {
            &[(0x81, 0x9f), (0xe0, 0xfc)]
        } else if [EUC_KR, BIG5, GBK, GB18030].contains(&self.0) {
            &[(0x81, 0xfe)]
        } else {
            &[]
        }
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

    fn of(label: &str) -> Encoding {
        Encoding::of(label).unwrap()
    }

    #[test]
    fn korean_is_shown_and_found() {
        let korean = Encoding::default();
        let name = b"data\\\xc0\xaf\xc0\xfa\xc0\xce\xc5\xcd\xc6\xe4\xc0\xcc\xbd\xba\\A.BMP";
        assert_eq!(korean.decode(name), "data\\유저인터페이스\\A.BMP");
        assert_eq!(korean.encode("data\\유저인터페이스\\A.BMP").unwrap(), &name[..]);
        assert_eq!(korean.encode("\u{1f600}"), None);
        // A character that is not in EUC-KR.
        assert_eq!(korean.decode(b"\x8c\x63"), "똠");
    }

    #[test]
    fn other_countries_are_shown_and_found() {
        for (label, name, shown) in [
            ("windows-874", &b"\xca\xc7\xd1\xca.txt"[..], "สวัส.txt"),
            ("tis-620", b"\xca\xc7\xd1\xca.txt", "สวัส.txt"),
            ("shift_jis", b"\x95\x5c\\\x83\x41.txt", "表\\ア.txt"),
            ("windows-1252", b"ma\xe7\xe3\\\xe1gua.txt", "maçã\\água.txt"),
            ("big5", b"\xa5\x5c\\a", "功\\a"),
            ("windows-874", b"a\x81\xa1", "a\u{fffd}81ก"),
            ("gbk", b"\xc4\xe3\\a", "你\\a"),
            ("utf-8", "é\\日".as_bytes(), "é\\日"),
        ] {
            assert_eq!(of(label).decode(name), shown, "{label}");
            assert_eq!(of(label).encode(shown).unwrap(), name, "{label}");
        }
        for (page, label) in [("cp949", "euc-kr"), ("CP874", "windows-874"), ("cp932", "sjis")] {
            assert_eq!(of(page), of(label));
        }
        for label in ["", "thai", "utf-16le", "iso-2022-jp", "replacement"] {
            assert_eq!(Encoding::of(label), None, "{label}");
        }
        // The encoder knows the yen sign, and would make a separator of it.
        assert_eq!(of("shift_jis").encode("a\u{a5}b"), None);
    }

    #[test]
    fn different_names_are_shown_differently_and_found() {
        let korean = Encoding::default();
        assert_eq!(korean.decode(b"a\xff\xffb"), "a\u{fffd}ff\u{fffd}ffb");
        assert_eq!(korean.encode("a\u{fffd}ff\u{fffd}FFb").unwrap(), &b"a\xff\xffb"[..]);
        for text in ["\u{fffd}", "a\u{fffd}1", "\u{fffd}+1", "\u{fffd}\u{fffd}ff", "\u{fffd}가"] {
            assert_eq!(korean.encode(text), None, "{text}");
        }
        // Bytes that are not shown like this: a separator, a letter, a newline, the halves of a character.
        for text in ["a\u{fffd}2f..", "a\u{fffd}41", "\u{fffd}0a", "\u{fffd}b0\u{fffd}a1", "\u{fffd}b0A"] {
            for label in ["cp949", "windows-1252"].iter().take(if text.contains("b0") { 1 } else { 2 }) {
                assert_eq!(of(label).encode(text), None, "{label} {text}");
            }
        }
        let labels = ["cp949", "windows-874", "shift_jis", "windows-1252", "big5", "gbk", "gb18030", "utf-8"];
        for encoding in labels.map(of) {
            // Chinese characters take long to encode.
            for first in (0..=u8::MAX).step_by(if encoding.is_one_to_one() { 1 } else { 5 }) {
                for second in 0..=u8::MAX {
                    let name = [first, second, b'A', first];
                    let shown = encoding.decode(&name);
                    assert_eq!(encoding.encode(&shown).as_deref(), Some(&name[..]), "{encoding} {shown}");
                }
            }
        }
    }

    #[test]
    fn letters_fold_and_second_bytes_do_not() {
        let korean = Encoding::default();
        // The second byte of 0x8C41 is an A.
        assert_eq!(korean.fold(b"DATA/\x8c\x41\xb0\xa1B"), b"data\\\x8c\x41\xb0\xa1b");
        assert_eq!(korean.fold(b"X\x8c"), b"x\x8c");
        assert_eq!(korean.fold(b"\x80A"), b"\x80a");
        // A separator ends a character that is cut off.
        assert_eq!(korean.fold(b"\xe1/A"), korean.fold(b"\xe1\\a"));
        // A letter after a single byte of Thai, Portuguese or Japanese.
        for label in ["windows-874", "windows-1252", "shift_jis"] {
            assert_eq!(of(label).fold(b"\xb1G/"), b"\xb1g\\", "{label}");
        }
        assert_eq!(of("shift_jis").fold(b"\xb1\x83A\x83a"), b"\xb1\x83A\x83a");
    }

    #[test]
    fn extensions() {
        assert_eq!(extension(b"data\\a.b\\c.gnd"), Some(&b".gnd"[..]));
        for name in [&b"data\\a.b\\c"[..], b"", b".hidden", b"a\\", b"a.", b"x/.y"] {
            assert_eq!(extension(name), None, "{name:?}");
        }
    }
}
