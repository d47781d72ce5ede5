//! Tables: sortable cells, figures with their spread, and a reason for each empty cell.

use std::fmt::Write;

use crate::record::Record;

/// A cell.
#[derive(Clone, Debug)]
pub(crate) enum Cell {
    Text(String),
    /// A measured or derived figure, with its spread if it has one.
    Number {
        value: f64,
        text: String,
        spread: Option<f64>,
    },
    /// A figure of an article.
    Theirs {
        value: f64,
        text: String,
    },
    /// No figure, and why.
    Empty(&'static str),
}

impl Cell {
    pub(crate) fn text(text: impl Into<String>) -> Cell {
        Cell::Text(text.into())
    }

    /// A whole number.
    pub(crate) fn count(value: usize) -> Cell {
        Cell::Number { value: value as f64, text: value.to_string(), spread: None }
    }

    /// A figure of an article, as printed there: a number, possibly with a unit.
    pub(crate) fn theirs(text: &str) -> Cell {
        let number = text.split(' ').next().unwrap_or_default();
        let value = number.replace(',', "").parse().unwrap_or(f64::NAN);
        Cell::Theirs { value, text: text.to_owned() }
    }

    /// Returns a rounded ratio of figures.
    pub(crate) fn ratio(value: f64) -> Cell {
        Cell::Number { value, text: figures(value, 3), spread: None }
    }

    /// The figure of a record, with its spread; if there is no record, an empty cell with the reason `why`.
    pub(crate) fn of(record: Option<&Record>, value: impl Fn(&Record) -> f64, why: &'static str) -> Cell {
        record.map_or(Cell::Empty(why), |record| {
            let value = value(record);
            Cell::Number { value, text: figures(value, 3), spread: Some(record.spread) }
        })
    }

    /// Returns the ratio of two measurements; empty if one of them is missing.
    pub(crate) fn quotient(over: Option<f64>, under: Option<f64>, why: &'static str) -> Cell {
        over.zip(under).map_or(Cell::Empty(why), |(over, under)| Cell::ratio(over / under))
    }
}

/// The style of a row.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Kind {
    #[default]
    Plain,
    Ours,
    /// A rival is faster.
    Loses,
}

/// A table with a header.
#[derive(Clone, Debug, Default)]
pub(crate) struct Table {
    head: Vec<String>,
    rows: Vec<(Kind, Vec<Cell>)>,
}

impl Table {
    pub(crate) fn new<S: Into<String>>(head: impl IntoIterator<Item = S>) -> Table {
        Table { head: head.into_iter().map(Into::into).collect(), rows: Vec::new() }
    }

    /// # Panics
    ///
    /// Panics if the number of cells differs from that of the header.
    pub(crate) fn row(&mut self, kind: Kind, cells: Vec<Cell>) {
        assert_eq!(cells.len(), self.head.len(), "cells of {cells:?}");
        self.rows.push((kind, cells));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Returns the HTML, with the reasons for empty cells below the table.
    pub(crate) fn html(&self) -> String {
        let mut out = String::from("<div class=\"wide\"><table><thead><tr>");
        // Writing to a String cannot fail.
        for name in &self.head {
            let _ = write!(out, "<th scope=\"col\"><button type=\"button\">{}</button></th>", escape(name));
        }
        out.push_str("</tr></thead><tbody>\n");
        let mut reasons: Vec<&str> = Vec::new();
        for (kind, cells) in &self.rows {
            let class = match kind {
                Kind::Plain => "",
                Kind::Ours => " class=\"ours\"",
                Kind::Loses => " class=\"loses\"",
            };
            let _ = write!(out, "<tr{class}>");
            cells.iter().for_each(|cell| write_cell(&mut out, cell, &mut reasons));
            out.push_str("</tr>\n");
        }
        out.push_str("</tbody></table></div>\n");
        if !reasons.is_empty() {
            let list =
                reasons.iter().enumerate().map(|(i, why)| format!("<sup>{}</sup> {}", i + 1, escape(why)));
            let _ = writeln!(out, "<p class=\"notes\">{}.</p>", list.collect::<Vec<_>>().join("; "));
        }
        out
    }
}

fn write_cell(out: &mut String, cell: &Cell, reasons: &mut Vec<&'static str>) {
    let _ = match cell {
        Cell::Text(text) => write!(out, "<td>{}</td>", escape(text)),
        Cell::Number { value, text, spread: Some(spread) } => write!(
            out,
            "<td class=\"number\" data-value=\"{value}\">{text}<small>+{}</small></td>",
            percent(*spread)
        ),
        Cell::Number { value, text, spread: None } => {
            write!(out, "<td class=\"number\" data-value=\"{value}\">{text}</td>")
        }
        Cell::Theirs { value, text } => {
            write!(out, "<td class=\"number theirs\" data-value=\"{value}\">{}</td>", escape(text))
        }
        Cell::Empty(why) => {
            let at = reasons.iter().position(|known| known == why).unwrap_or_else(|| {
                reasons.push(why);
                reasons.len() - 1
            });
            write!(out, "<td class=\"number\" title=\"{}\">&ndash;<sup>{}</sup></td>", escape(why), at + 1)
        }
    };
}

/// A fraction as a percentage.
pub(crate) fn percent(part: f64) -> String {
    let percent = part * 100.0;
    if percent < 9.95 { format!("{percent:.1}&thinsp;%") } else { format!("{percent:.0}&thinsp;%") }
}

/// A value with at least the given number of significant digits, and thousands separators.
pub(crate) fn figures(value: f64, count: usize) -> String {
    let before = if value < 1.0 { 0 } else { value.log10() as usize + 1 };
    let leading_zeros = if value > 0.0 && value < 0.1 { (-value.log10()) as usize } else { 0 };
    let text = format!("{value:.*}", (count + leading_zeros).saturating_sub(before));
    let (whole, part) =
        text.split_once('.').map_or((text.as_str(), None), |(whole, part)| (whole, Some(part)));
    let mut out = String::new();
    for (i, digit) in whole.chars().enumerate() {
        if i > 0 && whole.len() > 4 && (whole.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    part.map_or(out.clone(), |part| format!("{out}.{part}"))
}

pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_a_length() {
        for (value, expected) in [
            (0.0123, "0.0123"),
            (0.349, "0.349"),
            (1.0, "1.00"),
            (27.46, "27.5"),
            (203.4, "203"),
            (1636.2, "1636"),
            (12494.0, "12,494"),
            (1_234_567.0, "1,234,567"),
        ] {
            assert_eq!(figures(value, 3), expected);
        }
    }

    #[test]
    fn empty_cells_have_a_reason_that_is_told_once() {
        let mut table = Table::new(["a", "b <c>"]);
        table.row(Kind::Loses, vec![Cell::text("x & y"), Cell::Empty("no rival")]);
        table.row(Kind::Ours, vec![Cell::theirs("1,402"), Cell::Empty("no rival")]);
        let html = table.html();
        assert_eq!(
            html.matches("<td class=\"number\" title=\"no rival\">&ndash;<sup>1</sup></td>").count(),
            2
        );
        assert!(html.contains("<p class=\"notes\"><sup>1</sup> no rival.</p>"));
        assert!(
            html.contains("b &lt;c&gt;")
                && html.contains("x &amp; y")
                && html.contains("data-value=\"1402\">1,402<")
        );
        assert!(html.contains("<tr class=\"loses\">") && html.contains("<tr class=\"ours\">"));
    }
}
