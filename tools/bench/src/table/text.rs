//! Tables for a terminal.

use super::{Cell, Table};
use crate::digits::percent;

impl Table<'_> {
    /// Returns lines with aligned columns: texts to the left, numbers to the right, with their spread.
    pub(crate) fn text(&self) -> String {
        let head = self.head.iter().cloned().map(Cell::Text).collect();
        let lines: Vec<&Vec<Cell<'_>>> =
            [&head].into_iter().chain(self.rows.iter().map(|(_, cells)| cells)).collect();
        let mut out = vec![String::new(); lines.len()];
        for at in 0..self.head.len() {
            let is_text = lines[1..].iter().any(|cells| matches!(cells.get(at), Some(Cell::Text(_))));
            // Tables that follow one another look like one as long as their cells are short.
            let least = if is_text { 32 } else { 9 };
            let column: Vec<String> =
                lines.iter().map(|cells| cells.get(at).map_or(String::new(), text)).collect();
            let width = column.iter().map(|text| text.chars().count()).fold(least, usize::max);
            for (line, text) in out.iter_mut().zip(column) {
                *line += &if is_text { format!("  {text:<width$}") } else { format!("  {text:>width$}") };
            }
        }
        out.join("\n") + "\n"
    }
}

fn text(cell: &Cell<'_>) -> String {
    let spread =
        cell.spread().map_or(String::new(), |spread| format!(" {:>8}", format!("+{}", percent(spread, 1))));
    match cell {
        Cell::Text(text) | Cell::Number { text, .. } | Cell::Theirs { text, .. } => text.clone() + &spread,
        Cell::Empty(_) | Cell::Missing(_) => "-".to_owned(),
    }
}
