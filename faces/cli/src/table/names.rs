//! Columns by name.

use arrow_schema::Schema;

use crate::exit::Failure;

/// How many columns a message lists.
const LISTED: usize = 12;

/// The position of the column of that name; `None` if there is none.
///
/// # Errors
///
/// If several columns have the name.
pub(super) fn find(schema: &Schema, name: &str) -> Result<Option<usize>, Failure> {
    let mut positions = (0..schema.fields().len()).filter(|i| schema.field(*i).name() == name);
    match (positions.next(), positions.next()) {
        (Some(_), Some(_)) => Err(Failure::usage(format_args!(
            "several columns are called {name:?}; give them names of their own"
        ))),
        (first, _) => Ok(first),
    }
}

/// Refuses the name of a new column that is taken already.
///
/// # Errors
///
/// If a column has that name.
pub(crate) fn check_new(schema: &Schema, name: &str) -> Result<(), Failure> {
    if schema.fields().iter().any(|f| f.name() == name) {
        return Err(Failure::usage(format_args!(
            "there is a column {name:?} already; --result gives the new one another name"
        )));
    }
    Ok(())
}

/// What to say when there is no column of that name: near ones, else all.
pub(super) fn suggestion(schema: &Schema, name: &str) -> String {
    let names = schema.fields().iter().map(|f| f.name().as_str());
    // No argument can name a column of our own.
    let names: Vec<_> = names.filter(|name| !name.starts_with('\0')).collect();
    let lower = name.to_lowercase();
    // A quarter of the letters may be wrong, or one, but not all.
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
