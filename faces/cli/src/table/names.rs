//! Columns by name.

use arrow_schema::Schema;

use crate::exit::Failure;

/// How many columns a message lists.
const LISTED: usize = 12;

/// The position of the column of that name, or in that place (`#3`); `None` if there is none.
///
/// # Errors
///
/// If several columns have the name, or there are fewer columns.
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
            "{} are called {name:?}; name one by its place, as col:#{}",
            places(&positions),
            first + 1
        ))),
    }
}

/// What to say of columns that share a name, if some do: they are kept as they are.
pub(crate) fn shared(schema: &Schema) -> Option<String> {
    let names: Vec<_> = visible(schema).collect();
    let twice = names.iter().position(|name| names.iter().filter(|n| n == &name).count() > 1)?;
    let positions: Vec<_> = (0..names.len()).filter(|i| names[*i] == names[twice]).collect();
    Some(format!("{} are called {:?}", places(&positions), names[twice]))
}

/// The names of the columns of the file: no argument can name a column of our own.
fn visible(schema: &Schema) -> impl Iterator<Item = &str> {
    schema.fields().iter().map(|f| f.name().as_str()).filter(|name| !name.starts_with('\0'))
}

/// Columns by their places.
fn places(positions: &[usize]) -> String {
    let listed: Vec<_> = positions.iter().take(LISTED).map(|i| format!("#{}", i + 1)).collect();
    let more = if positions.len() > LISTED { ", ..." } else { "" };
    format!("the columns {}{more}", listed.join(", "))
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
    let names: Vec<_> = visible(schema).collect();
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
