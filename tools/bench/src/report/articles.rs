//! The five articles on which Limbwise is based: their tables with the published figures and those measured
//! here.

use super::machine::Machine;
use super::table::Table;

pub(crate) mod byte_order;
pub(crate) mod ffa;
pub(crate) mod grf;
pub(crate) mod limb_products;
mod montgomery;

/// An article with its tables.
pub(crate) struct Article {
    /// The anchor to which the page links.
    pub(crate) id: &'static str,
    pub(crate) heading: &'static str,
    /// Its title, and where and when it was published.
    pub(crate) source: &'static str,
    /// Its subject, its machine, and the contents of the tables.
    pub(crate) about: &'static str,
    /// Captions and tables.
    pub(crate) tables: Vec<(String, Table)>,
}

/// All of them.
pub(crate) fn all(machine: &Machine) -> Vec<Article> {
    vec![
        montgomery::article(machine),
        limb_products::article(machine),
        byte_order::article(machine),
        grf::article(machine),
        ffa::article(machine),
    ]
}

/// Why a cell is empty.
const NOT_RECORDED: &str = "not in this record: another architecture, a missing instruction, a rival that was not built, or too long for a quick run";
