//! The decoder's errors in words.

/// What an error of the decoder says, without the kinds of errors that it went through.
pub(super) fn plain(error: &dyn std::fmt::Display) -> String {
    let text = error.to_string();
    let mut rest = text.as_str();
    while let Some(after) = KINDS.iter().find_map(|kind| rest.strip_prefix(kind)) {
        rest = after;
    }
    rest.to_owned()
}

const KINDS: [&str; 4] = ["Parquet argument error: ", "Parquet error: ", "External: ", "Arrow: "];
