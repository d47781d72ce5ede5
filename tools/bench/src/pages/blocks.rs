//! The blocks of a page.

const BEGIN: &str = "<!-- figures: ";
const END: &str = "<!-- end -->";

/// Returns the page with the text of every block regenerated.
///
/// # Errors
///
/// Returns an error that names the block if it is unknown, has no end, or lacks a record that it needs.
pub(super) fn fill(page: &str, texts: &[(&str, Result<String, String>)]) -> Result<String, String> {
    let mut filled = String::with_capacity(page.len());
    let mut rest = page;
    while let Some((before, after)) = rest.split_once(BEGIN) {
        let (name, after) = after.split_once(" -->").ok_or("a block whose name has no end")?;
        let wrong = |what: &str| format!("block {name}: {what}");
        let (_, text) = texts.iter().find(|(known, _)| *known == name).ok_or_else(|| wrong("unknown"))?;
        let (old, after) = after.split_once(END).ok_or_else(|| wrong("no end"))?;
        if old.contains(BEGIN) {
            return Err(wrong("no end before the next one begins"));
        }
        let text = text.as_ref().map_err(|error| wrong(error))?;
        filled.push_str(&format!("{before}{BEGIN}{name} -->\n\n{}\n\n{END}", text.trim()));
        rest = after;
    }
    Ok(filled + rest)
}
