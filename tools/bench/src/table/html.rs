//! Tables in HTML: sortable columns, figures with their spread, and a reason for each empty cell.

use std::fmt::Write;

use super::{Cell, Kind, Table};
use crate::digits::percent;

/// Why a cell is empty.
const NOT_RECORDED: &str = "not in this record: another architecture, a missing instruction, a rival that was not built, or too long for a quick run";

impl Table<'_> {
    /// Returns the HTML, with the reasons for empty cells below the table. The rows below a title are sorted by
    /// themselves.
    pub(crate) fn html(&self) -> String {
        let mut out = String::from("<div class=\"wide\"><table><thead><tr>");
        // Writing to a String cannot fail.
        for name in &self.head {
            let _ = write!(out, "<th scope=\"col\"><button type=\"button\">{}</button></th>", inline(name));
        }
        out.push_str("</tr></thead><tbody>\n");
        let mut reasons: Vec<&str> = Vec::new();
        for (kind, cells) in &self.rows {
            let class = match kind {
                Kind::Plain => "",
                Kind::Ours => " class=\"ours\"",
                Kind::Loses => " class=\"loses\"",
                Kind::Title => " class=\"title\"",
            };
            let mut cells: String = cells.iter().map(|cell| html(cell, &mut reasons)).collect();
            let mut around = "";
            if *kind == Kind::Title {
                around = "</tbody><tbody>";
                cells = cells.replacen("<td", &format!("<td colspan=\"{}\"", self.head.len()), 1);
            }
            let _ = writeln!(out, "{around}<tr{class}>{cells}</tr>{around}");
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

fn html(cell: &Cell<'_>, reasons: &mut Vec<&'static str>) -> String {
    let mut dash = |title: &str, why| {
        let at = reasons.iter().position(|known| *known == why).unwrap_or_else(|| {
            reasons.push(why);
            reasons.len() - 1
        });
        format!("<td class=\"number\" title=\"{}\">&ndash;<sup>{}</sup></td>", escape(title), at + 1)
    };
    match cell {
        Cell::Text(text) => format!("<td>{}</td>", inline(text)),
        Cell::Number { value, text, .. } => {
            let spread = cell.spread().map(|spread| percent(spread, 1).replace(' ', "&thinsp;"));
            let spread = spread.map_or(String::new(), |spread| format!("<small>+{spread}</small>"));
            format!("<td class=\"number\" data-value=\"{value}\">{}{spread}</td>", inline(text))
        }
        Cell::Theirs { value, text } => {
            format!("<td class=\"number theirs\" data-value=\"{value}\">{}</td>", escape(text))
        }
        Cell::Empty(why) => dash(why, *why),
        Cell::Missing(what) => dash(what, NOT_RECORDED),
    }
}

/// Converts text with `code` and **bold** to HTML.
fn inline(text: &str) -> String {
    let mut html = escape(text);
    for (mark, tag) in [("**", "b"), ("`", "code")] {
        let parts = html.split(mark).enumerate();
        html = parts
            .map(|(at, part)| if at % 2 == 1 { format!("<{tag}>{part}</{tag}>") } else { part.to_owned() })
            .collect();
    }
    html
}

pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
