//! Checks the levels of a column, which say where its nulls and the bounds of its lists are.
//!
//! The decoder reads as many values as the levels announce and ignores the rest, so a damaged level would turn
//! a value into a null and shift the following ones. Every level is counted here. The counts must be those in
//! the metadata, and the values of each page must have exactly the bytes of that page (`values.rs`).

use ::parquet::basic::{Encoding, Repetition};
use ::parquet::column::page::Page;
use ::parquet::file::metadata::{ColumnChunkMetaData, LevelHistogram, RowGroupMetaData};
use ::parquet::file::statistics::Statistics;
use ::parquet::schema::types::Type;

use super::runs::Runs;

/// The counts of the levels in some pages of a column chunk.
pub(super) struct Levels {
    /// For each level, how many values have it.
    definitions: Vec<u64>,
    repetitions: Vec<u64>,
    /// The least definition level of a value with each repetition level: one that continues a list is in it.
    least: Vec<u64>,
    /// Whether the column is at the top of the schema: writers agree on what they count as its nulls.
    is_plain: bool,
}

impl Levels {
    /// Prepares the counts for a column.
    pub(super) fn new(group: &RowGroupMetaData, column: usize) -> Levels {
        let descriptor = group.column(column).column_descr();
        let levels = |most: i16| vec![0; usize::try_from(most).unwrap_or(0) + 1];
        let repetitions = levels(descriptor.max_rep_level());
        let schema = group.schema_descr();
        let root = schema.get_column_root_idx(column);
        let mut least = vec![0];
        let mut level = 0;
        let mut fields = std::slice::from_ref(&schema.root_schema().get_fields()[root]);
        for name in descriptor.path().parts() {
            let Some(field) = fields.iter().find(|field| field.name() == name) else { break };
            let repetition = field.get_basic_info().repetition();
            level += u64::from(repetition != Repetition::REQUIRED);
            if repetition == Repetition::REPEATED {
                least.push(level);
            }
            fields = match field.as_ref() {
                Type::GroupType { fields, .. } => fields,
                Type::PrimitiveType { .. } => break,
            };
        }
        least.resize(repetitions.len(), 0);
        let is_plain = descriptor.path().parts().len() == 1 && repetitions.len() == 1;
        Levels { definitions: levels(descriptor.max_def_level()), repetitions, least, is_plain }
    }

    /// Counts the levels of a page of data. Returns how many of its values are stored, and their bytes.
    ///
    /// # Errors
    ///
    /// Returns an error if they are not the levels of as many values as the page announces.
    pub(super) fn count<'a>(&mut self, page: &'a Page) -> Result<(u64, &'a [u8]), String> {
        let values = u64::from(page.num_values());
        let widths = [&self.repetitions, &self.definitions].map(|levels| width(levels.len()));
        let longer = || "its levels are longer than it".to_owned();
        let ([mut repetitions, mut definitions], rest) = split(page, widths, values).ok_or_else(longer)?;
        let (mut repeated, mut defined) = ((0, 0), (0, 0));
        let before = self.stored();
        loop {
            if repeated.1 == 0 {
                repeated = repetitions.next().map_err(|e| damaged("repetition", &e))?.unwrap_or_default();
            }
            if defined.1 == 0 {
                defined = definitions.next().map_err(|e| damaged("definition", &e))?.unwrap_or_default();
            }
            let count = repeated.1.min(defined.1);
            if count == 0 {
                break;
            }
            self.add(repeated.0, defined.0, count)?;
            repeated.1 -= count;
            defined.1 -= count;
        }
        let stored = self.stored() - before;
        if let Page::DataPageV2 { num_nulls, .. } = page
            && self.is_plain
            && values - stored != u64::from(*num_nulls)
        {
            return Err(format!("its levels have {} nulls; it announces {num_nulls}", values - stored));
        }
        Ok((stored, rest))
    }

    fn add(&mut self, repetition: u64, definition: u64, count: u64) -> Result<(), String> {
        fn level(levels: &mut [u64], level: u64) -> Option<&mut u64> {
            levels.get_mut(usize::try_from(level).ok()?)
        }
        let most = self.definitions.len() - 1;
        match level(&mut self.definitions, definition) {
            Some(total) => *total += count,
            None => return Err(format!("it has a definition level of {definition}; the highest is {most}")),
        }
        let most = self.repetitions.len() - 1;
        match level(&mut self.repetitions, repetition) {
            Some(total) => *total += count,
            None => return Err(format!("it has a repetition level of {repetition}; the highest is {most}")),
        }
        match level(&mut self.least, repetition) {
            Some(least) if definition < *least => Err(format!(
                "it continues a list (level {repetition}) with a value outside (level {definition})"
            )),
            _ => Ok(()),
        }
    }

    /// Returns the number of stored values, which are neither null nor in a list that is null or empty.
    fn stored(&self) -> u64 {
        self.definitions.last().copied().unwrap_or(0)
    }

    /// Compares the counts of all pages with the metadata.
    ///
    /// # Errors
    ///
    /// Returns the first difference.
    pub(super) fn check(&self, chunk: &ColumnChunkMetaData, rows: i64) -> Result<(), String> {
        let rows = rows.cast_unsigned();
        if self.repetitions[0] != rows {
            return Err(format!("its levels have {} rows; expected {rows}", self.repetitions[0]));
        }
        let nulls = self.definitions.iter().sum::<u64>() - self.stored();
        let announced = chunk.statistics().and_then(Statistics::null_count_opt);
        if let Some(announced) = announced.filter(|announced| self.is_plain && *announced != nulls) {
            return Err(format!("its levels have {nulls} nulls; the metadata announces {announced}"));
        }
        let counts = [
            ("repetition", &self.repetitions, chunk.repetition_level_histogram()),
            ("definition", &self.definitions, chunk.definition_level_histogram()),
        ];
        for (what, counts, announced) in counts {
            let announced = announced.map(LevelHistogram::values).unwrap_or_default();
            let differs = |(count, announced): (&u64, &i64)| i64::try_from(*count) != Ok(*announced);
            if let Some(level) = counts.iter().zip(announced).position(differs) {
                return Err(format!(
                    "{} of its values have the {what} level {level}; the metadata announces {}",
                    counts[level], announced[level]
                ));
            }
        }
        Ok(())
    }
}

fn damaged(what: &str, why: &str) -> String {
    format!("its {what} levels are damaged: {why}")
}

/// Returns how many bits the numbers below `levels` need.
fn width(levels: usize) -> u8 {
    (usize::BITS - (levels - 1).leading_zeros()) as u8
}

/// Splits a page of `values` values into its repetition levels, its definition levels, and its values.
fn split<'a>(page: &'a Page, widths: [u8; 2], values: u64) -> Option<([Runs<'a>; 2], &'a [u8])> {
    // A required column has no levels.
    let runs = |bytes: &'a [u8], width| match width {
        0 if bytes.is_empty() => Runs::zeros(values),
        _ => Runs::new(bytes, width, values),
    };
    match page {
        Page::DataPage { buf, def_level_encoding, rep_level_encoding, .. } => {
            let mut rest = &buf[..];
            let mut level = |width: u8, encoding: Encoding| {
                let length = match encoding {
                    _ if width == 0 => 0,
                    Encoding::RLE => {
                        let (length, after) = rest.split_first_chunk()?;
                        rest = after;
                        u64::from(u32::from_le_bytes(*length))
                    }
                    _ => (values * u64::from(width)).div_ceil(8),
                };
                let (bytes, after) = rest.split_at_checked(usize::try_from(length).ok()?)?;
                rest = after;
                Some(match encoding {
                    Encoding::RLE => runs(bytes, width),
                    _ => Runs::packed(bytes, width, values),
                })
            };
            let levels = [level(widths[0], *rep_level_encoding)?, level(widths[1], *def_level_encoding)?];
            Some((levels, rest))
        }
        Page::DataPageV2 { buf, def_levels_byte_len, rep_levels_byte_len, .. } => {
            let (repetitions, rest) = buf.split_at_checked(*rep_levels_byte_len as usize)?;
            let (definitions, rest) = rest.split_at_checked(*def_levels_byte_len as usize)?;
            Some(([runs(repetitions, widths[0]), runs(definitions, widths[1])], rest))
        }
        Page::DictionaryPage { .. } => None,
    }
}
