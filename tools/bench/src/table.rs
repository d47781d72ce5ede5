//! Tables of figures, and how they are written: as Markdown, as HTML, and as text for a terminal.

use crate::digits;
use crate::machine::Found;
use crate::record::Record;

pub(crate) mod html;
mod markdown;
#[cfg(test)]
mod tests;
mod text;

/// A cell. Text may contain `code` and **bold** as in Markdown.
#[derive(Clone, Debug)]
pub(crate) enum Cell<'a> {
    Text(String),
    /// A figure, and the records of which it is made if it was measured.
    Number {
        value: f64,
        text: String,
        measured: Vec<&'a Record>,
    },
    /// A figure of an article.
    Theirs {
        value: f64,
        text: String,
    },
    /// No figure, and why there cannot be one.
    Empty(&'static str),
    /// No figure, because what it is made of is not recorded.
    Missing(String),
}

impl<'a> Cell<'a> {
    pub(crate) fn text(text: impl Into<String>) -> Cell<'a> {
        Cell::Text(text.into())
    }

    /// A name in the source.
    pub(crate) fn code(name: &str) -> Cell<'a> {
        Cell::Text(format!("`{name}`"))
    }

    /// A whole number.
    pub(crate) fn count(value: usize) -> Cell<'a> {
        Cell::number(value as f64, value.to_string())
    }

    /// A size in bytes, in the largest unit.
    pub(crate) fn bytes(value: usize) -> Cell<'a> {
        Cell::number(value as f64, digits::bytes(value as f64))
    }

    pub(crate) fn figure(value: f64) -> Cell<'a> {
        Cell::number(value, digits::figure(value, 3))
    }

    pub(crate) fn ratio(value: f64) -> Cell<'a> {
        Cell::number(value, digits::ratio(value))
    }

    /// A fraction as a percentage.
    pub(crate) fn percent(part: f64) -> Cell<'a> {
        Cell::number(part, digits::percent(part, 0))
    }

    pub(crate) fn number(value: f64, text: String) -> Cell<'a> {
        Cell::Number { value, text, measured: vec![] }
    }

    /// A figure of an article, as printed there: a number, possibly with a unit.
    pub(crate) fn theirs(text: &str) -> Cell<'a> {
        let number = text.split(' ').next().unwrap_or_default();
        let value = number.replace(',', "").parse().unwrap_or(f64::NAN);
        Cell::Theirs { value, text: text.to_owned() }
    }

    /// A figure as another program printed it.
    pub(crate) fn printed(text: &str) -> Cell<'a> {
        let value = text.parse().map_err(|error| format!("{text}: {error}"));
        value.map(|value| Cell::number(value, text.to_owned())).into()
    }

    /// A figure of a record, with at least this many digits.
    pub(crate) fn measured(record: &'a Record, value: f64, digits: usize) -> Cell<'a> {
        Cell::Number { value, text: digits::figure(value, digits), measured: vec![record] }
    }

    /// A figure of a record, if there is one.
    pub(crate) fn of(found: &Found<'a>, value: impl Fn(&Record) -> f64) -> Cell<'a> {
        found.clone().map(|record| Cell::measured(record, value(record), 3)).into()
    }

    /// Nanoseconds per result.
    pub(crate) fn ns(found: &Found<'a>) -> Cell<'a> {
        Cell::of(found, |record| record.ns)
    }

    /// Cycles per result. If the clock is not known, nanoseconds, which the cell states.
    pub(crate) fn cycles(found: &Found<'a>) -> Cell<'a> {
        match found {
            Ok(Record { cycles: None, .. }) => Cell::ns(found).with(" ns"),
            _ => Cell::of(found, |record| record.cycles.unwrap_or(record.ns)),
        }
    }

    /// 10^9 bytes per second.
    pub(crate) fn rate(found: &Found<'a>) -> Cell<'a> {
        match found {
            Ok(Record { gb_per_s: None, .. }) => Cell::Empty("the case does not count bytes"),
            _ => Cell::of(found, |record| record.gb_per_s.unwrap_or_default()),
        }
    }

    /// Returns how many times as large this figure is as another one.
    pub(crate) fn over(&self, other: &Cell<'a>) -> Cell<'a> {
        self.quotient(other, Cell::ratio)
    }

    /// Returns this figure in percent of another one.
    pub(crate) fn percent_of(&self, other: &Cell<'a>) -> Cell<'a> {
        self.quotient(other, |part| Cell::figure(part * 100.0).with(" %"))
    }

    /// Without one of the figures, the reason why it is missing.
    fn quotient(&self, other: &Cell<'a>, of: impl Fn(f64) -> Cell<'a>) -> Cell<'a> {
        match (self.value(), other.value()) {
            (Some(over), Some(under)) => of(over / under),
            (Some(_), None) => other.clone(),
            _ => self.clone(),
        }
    }

    /// Appends to the text of a number.
    pub(crate) fn with(mut self, more: &str) -> Cell<'a> {
        if let Cell::Number { text, .. } = &mut self {
            text.push_str(more);
        }
        self
    }

    /// Returns a number in bold.
    pub(crate) fn bold(&self) -> Cell<'a> {
        let mut bold = self.clone();
        if let Cell::Number { text, .. } = &mut bold {
            *text = format!("**{text}**");
        }
        bold
    }

    /// Returns a cell with two numbers, or the one that is none.
    pub(crate) fn and(self, other: Cell<'a>) -> Cell<'a> {
        match (self, other) {
            (Cell::Number { value, text, mut measured }, Cell::Number { text: more, measured: also, .. }) => {
                measured.extend(also);
                Cell::Number { value, text: format!("{text} / {more}"), measured }
            }
            (Cell::Number { .. }, none) | (none, _) => none,
        }
    }

    /// Returns the value by which cells are sorted.
    fn value(&self) -> Option<f64> {
        match self {
            Cell::Number { value, .. } | Cell::Theirs { value, .. } => Some(*value),
            _ => None,
        }
    }

    /// Returns the greatest spread of what was measured.
    fn spread(&self) -> Option<f64> {
        self.records().iter().map(|record| record.spread).max_by(f64::total_cmp)
    }

    fn records(&self) -> &[&'a Record] {
        match self {
            Cell::Number { measured, .. } => measured,
            _ => &[],
        }
    }
}

impl<'a> From<Result<Cell<'a>, String>> for Cell<'a> {
    fn from(cell: Result<Cell<'a>, String>) -> Cell<'a> {
        cell.unwrap_or_else(Cell::Missing)
    }
}

/// The style of a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    Plain,
    Ours,
    /// A rival is faster.
    Loses,
    /// The title of the rows below, in a single cell.
    Title,
}

/// A table with a header.
#[derive(Clone, Debug)]
pub(crate) struct Table<'a> {
    head: Vec<String>,
    rows: Vec<(Kind, Vec<Cell<'a>>)>,
}

impl<'a> Table<'a> {
    /// Creates a table with this header, whose names are separated as in Markdown: "size | ns | cycles".
    pub(crate) fn new(head: &str) -> Table<'a> {
        Table::of_columns(head.split(" | "))
    }

    /// Creates a table with columns of these names.
    pub(crate) fn of_columns<S: Into<String>>(names: impl IntoIterator<Item = S>) -> Table<'a> {
        Table { head: names.into_iter().map(Into::into).collect(), rows: Vec::new() }
    }

    /// Adds a row. It is marked if a rival in it is faster than ours in it.
    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = Cell<'a>>) {
        let cells: Vec<Cell<'_>> = cells.into_iter().collect();
        let kind = if loses(&cells) { Kind::Loses } else { Kind::Plain };
        self.row_of(kind, cells);
    }

    /// Adds a row of a style.
    ///
    /// # Panics
    ///
    /// Panics if the number of cells differs from that of the header.
    pub(crate) fn row_of(&mut self, kind: Kind, cells: Vec<Cell<'a>>) {
        assert_eq!(cells.len(), self.head.len(), "cells of {cells:?}");
        self.rows.push((kind, cells));
    }

    /// Adds a title for the rows that follow.
    pub(crate) fn title(&mut self, title: &str) {
        self.rows.push((Kind::Title, vec![Cell::text(title)]));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}

/// Returns whether a rival among the records of a row is faster than all of ours in the same case.
pub(crate) fn loses(cells: &[Cell<'_>]) -> bool {
    let records = || cells.iter().flat_map(Cell::records);
    let is_beaten = |rival: &&&Record| {
        let mut ours = records().filter(|record| record.ours && record.case() == rival.case()).peekable();
        ours.peek().is_some() && ours.all(|ours| rival.ns < ours.ns)
    };
    records().filter(|record| record.is_rival()).any(|rival| is_beaten(&rival))
}
