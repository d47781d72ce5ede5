//! Finds columns by name.

use arrow_schema::Schema;

use crate::process::exit::Failure;

/// The most columns listed in a message.
const LISTED: usize = 12;

/// Returns the index of the column with that name or at that position (`#3`), or `None`.
///
/// # Errors
///
/// Returns an error if several columns have the name, or there are fewer columns.
pub(super) fn find(schema: &Schema, name: &str) -> Result<Option<usize>, Failure> {
    // `#3` is the third column, whatever it is called.
    if let Some(place) = name.strip_prefix('#').and_then(|digits| digits.parse::<usize>().ok()) {
        let index = place.checked_sub(1).filter(|index| *index < visible(schema).count());
        return match index {
            Some(index) => Ok(Some(index)),
            None => Err(Failure::usage(format_args!(
                "there is no column #{place}; the table has columns #1 to #{}",
                visible(schema).count()
            ))),
        };
    }
    let positions: Vec<_> = (0..schema.fields().len()).filter(|i| schema.field(*i).name() == name).collect();
    match positions[..] {
        [] => Ok(None),
        [index] => Ok(Some(index)),
        [first, ..] => Err(Failure::usage(format_args!(
            "{} share the name {name:?}; select one by position, such as col:#{}",
            places(&positions),
            first + 1
        ))),
    }
}

/// Describes columns that share a name, if any do.
pub(crate) fn shared(schema: &Schema) -> Option<String> {
    let names: Vec<_> = visible(schema).collect();
    let twice = names.iter().position(|name| names.iter().filter(|n| n == &name).count() > 1)?;
    let positions: Vec<_> = (0..names.len()).filter(|i| names[*i] == names[twice]).collect();
    Some(format!("{} share the name {:?}", places(&positions), names[twice]))
}

/// Returns the names of the columns of the file, without the internal ones.
fn visible(schema: &Schema) -> impl Iterator<Item = &str> {
    schema.fields().iter().map(|f| f.name().as_str()).filter(|name| !name.starts_with('\0'))
}

/// Formats columns by position.
fn places(positions: &[usize]) -> String {
    let listed: Vec<_> = positions.iter().take(LISTED).map(|i| format!("#{}", i + 1)).collect();
    let more = if positions.len() > LISTED { ", ..." } else { "" };
    format!("the columns {}{more}", listed.join(", "))
}

/// Returns whether a column has this name.
pub(crate) fn has_column(schema: &Schema, name: &str) -> bool {
    schema.fields().iter().any(|f| f.name() == name)
}

/// Rejects a name for a new column that is already taken.
///
/// # Errors
///
/// Returns an error if a column has that name.
pub(crate) fn check_new(schema: &Schema, name: &str) -> Result<(), Failure> {
    if has_column(schema, name) {
        return Err(Failure::usage(format_args!(
            "there is already a column {name:?}; choose another name with --result"
        )));
    }
    Ok(())
}

/// Suggests columns with a similar name, else lists all.
pub(super) fn suggestion(schema: &Schema, name: &str) -> String {
    let names: Vec<_> = visible(schema).collect();
    // Columns of CSV have no nulls.
    if !schema.fields().iter().any(|field| field.is_nullable())
        && let Some(suggestion) = delimiter(&names, name)
    {
        return suggestion;
    }
    let marked = |n: &&str| n.trim_start_matches('\u{feff}') == name;
    if let Some(place) = names.iter().position(marked) {
        return format!(
            "the name of the column #{0} begins with a byte-order mark; select it by position: col:#{0}",
            place + 1
        );
    }
    let lower = name.to_lowercase();
    // A quarter of the letters may differ, at least one, but not all.
    let letters = name.chars().count();
    let allowed = (letters / 4).max(1).min(letters.saturating_sub(1));
    let nearest = names
        .iter()
        .map(|n| (strsim::damerau_levenshtein(&lower, &n.to_lowercase()), *n))
        .min_by_key(|(distance, _)| *distance)
        .filter(|(distance, _)| *distance <= allowed);
    match nearest {
        Some((_, near)) => format!("did you mean {near:?}?"),
        None => {
            let listed: Vec<_> = names.iter().take(LISTED).map(|n| format!("{n:?}")).collect();
            let more = if names.len() > LISTED { ", ..." } else { "" };
            format!("the columns are {}{more}", listed.join(", "))
        }
    }
}

/// Suggests a delimiter if the header is one field that contains the name between other delimiters.
fn delimiter(names: &[&str], name: &str) -> Option<String> {
    let [header] = names else { return None };
    let separates = |delimiter: &char| {
        header.contains(*delimiter)
            && header.split(*delimiter).any(|part| part.trim_matches(['"', ' ']) == name)
    };
    let delimiter = [';', '\t', '|', ','].into_iter().find(separates)?;
    let option = if delimiter == '\t' { "\\t".to_owned() } else { delimiter.to_string() };
    Some(format!("the header is one field, {header:?}; give --delimiter '{option}'"))
}
