//! Formats the errors of the crates that decode and encode.

/// Returns the message of such an error without the prefixes of its error types.
pub(crate) fn plain(error: &dyn std::fmt::Display) -> String {
    let text = error.to_string();
    let mut rest = text.as_str();
    while let Some(after) = KINDS.iter().find_map(|kind| rest.strip_prefix(kind)) {
        rest = after;
    }
    rest.to_owned()
}

const KINDS: [&str; 6] =
    ["Parquet argument error: ", "Parquet error: ", "External: ", "Arrow: ", "Io error: ", "Ipc error: "];
