//! Tables in Markdown.

use std::fmt::Write;

use super::{Cell, Kind, Table};
use crate::digits::percent;

impl Table<'_> {
    /// Returns the table, and below it the spread of its measured figures.
    ///
    /// # Errors
    ///
    /// Returns what is missing from the records.
    pub(crate) fn markdown(&self) -> Result<String, String> {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let mut out = line(&self.head) + "|---|" + &"---:|".repeat(self.head.len() - 1) + "\n";
        for (kind, cells) in &self.rows {
            let mut texts = cells.iter().map(text).collect::<Result<Vec<_>, _>>()?;
            if *kind == Kind::Title {
                texts[0] = format!("**{}**", texts[0]);
                texts.resize(self.head.len(), String::new());
            }
            out += &line(&texts);
        }
        let records = self.rows.iter().flat_map(|(_, cells)| cells).flat_map(Cell::records);
        let mut spreads: Vec<f64> = records.map(|record| record.spread).collect();
        spreads.sort_by(f64::total_cmp);
        if let Some(greatest) = spreads.last() {
            let median = spreads[spreads.len() / 2];
            // Writing to a String cannot fail.
            let _ =
                write!(out, "\nSpread: median {}, at most {}.", percent(median, 1), percent(*greatest, 0));
        }
        Ok(out)
    }
}

fn text(cell: &Cell<'_>) -> Result<String, String> {
    match cell {
        Cell::Text(text) | Cell::Number { text, .. } | Cell::Theirs { text, .. } => Ok(text.clone()),
        // The page gives the reason.
        Cell::Empty(_) => Ok("-".to_owned()),
        Cell::Missing(what) => Err(what.clone()),
    }
}
