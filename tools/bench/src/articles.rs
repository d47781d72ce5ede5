//! The five articles on which Limbwise is based: tables of the published figures, and of those measured here.

use crate::machine::Machine;
use crate::table::Table;

mod byte_order;
mod ffa;
mod grf;
mod limb_products;
mod montgomery;
mod neon;

/// An article with its tables.
pub(crate) struct Article {
    /// The anchor to which the report links.
    pub(crate) id: &'static str,
    pub(crate) heading: &'static str,
    /// Its title, and where and when it was published.
    pub(crate) source: &'static str,
    /// Its subject, its machine, and the contents of the tables.
    pub(crate) about: &'static str,
    pub(crate) tables: &'static [Exhibit],
}

/// A table of an article.
pub(crate) struct Exhibit {
    /// The name of its block on the article's page in `docs/articles`; without one it is in the report alone.
    pub(crate) block: Option<&'static str>,
    pub(crate) caption: &'static str,
    pub(crate) table: fn(&Machine) -> Table<'_>,
}

/// All of them.
pub(crate) const ALL: [Article; 5] =
    [montgomery::ARTICLE, limb_products::ARTICLE, byte_order::ARTICLE, grf::ARTICLE, ffa::ARTICLE];

/// A table that is on the article's page and in the report.
const fn on_both(block: &'static str, caption: &'static str, table: fn(&Machine) -> Table<'_>) -> Exhibit {
    Exhibit { block: Some(block), caption, table }
}
