//! Interprets an operand of the command line.

use std::hash::Hasher;
use std::ops::Range;
use std::path::Path;

use arrow_array::UInt32Array;
use arrow_schema::{ArrowError, Schema};
use limbwise::limbs::{self as limb, LIMB_BYTES, Limb};
use limbwise::{Column, Modulus, Number, Operand, Rows};

use super::names;
use crate::key::{Key, Passphrase};
use crate::process::exit::Failure;
use crate::table::numbers::text::{bare, explain, sign};
use crate::table::{BadCell, Cells, Chunk, Kind, NUMBER_BYTES, Reading};

/// The option whose operand may be negative, and for which a key gives its exponent.
const EXPONENT: &str = "--exp";

/// The options that accept a key file.
const KEYS: [&str; 3] = [EXPONENT, "--mod", "--key"];

/// An operand: a number for all rows, or a column.
pub(crate) enum Term {
    /// A number on the command line.
    Literal {
        /// The absolute value, zeroized on drop.
        number: Number,
        /// Whether it is negative, which only an exponent may be.
        negative: bool,
        /// Whether it is the private exponent of a key.
        secret: bool,
        /// The key that it comes from, if any.
        key: Option<Box<Key>>,
    },
    /// A column.
    Column {
        /// The index of the column.
        index: usize,
        /// How the column stores numbers.
        kind: Kind,
    },
}

impl Term {
    /// Interprets `text`, the value of `option`, for a table with this schema. `col:NAME` is a column and
    /// `@FILE` a key. Text that parses as a number is a number; if it has a sign or underscores, a column of
    /// that name comes first. Anything else is a column name.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no such column, or it cannot hold whole numbers.
    pub(crate) fn new(
        option: &str,
        text: &str,
        schema: &Schema,
        passphrase: &Passphrase,
    ) -> Result<Term, Failure> {
        let refused = |what: &dyn std::fmt::Display| Failure::usage(format_args!("{option}: {what}"));
        let (name, not_a_number) = match text.strip_prefix("col:") {
            Some(name) => (name, None),
            None if text.len() > NUMBER_BYTES => {
                return Err(refused(&format_args!("more than {NUMBER_BYTES} characters")));
            }
            // Column names may contain underscores, too.
            None if bare(text).is_some() && names::find(schema, text).is_ok_and(|found| found.is_some()) => {
                (text, None)
            }
            None => {
                let (negative, digits) = if option == EXPONENT { sign(text) } else { (false, text) };
                match Number::parse(bare(digits).as_deref().unwrap_or(digits)) {
                    Ok(number) => return Ok(Term::number(number, negative)),
                    Err(e) => (text, Some(e)),
                }
            }
        };
        if let Some(path) = key_file(text).map_err(|e| refused(&e))? {
            let key = Key::read(path, passphrase).map_err(Failure::data)?;
            return match option {
                EXPONENT => Ok(Term::exponent_of(key)),
                "--mod" => Ok(Term::modulus_of(key)),
                _ => Err(refused(&"only --exp and --mod accept a key; expected a number or a column")),
            };
        }
        if let Some(error) = not_a_number.filter(|_| looks_like_a_number(name) && !is_file(option, name))
            && names::find(schema, name).is_ok_and(|found| found.is_none())
        {
            let what = explain(error, name);
            return Err(refused(&format_args!("{name:?} is neither a column nor a number: {what}")));
        }
        Term::column(option, text, schema)
    }

    /// Returns the column `name`, the value of `option`, with or without `col:`.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no such column, or it holds neither whole numbers nor bytes.
    pub(crate) fn column(option: &str, name: &str, schema: &Schema) -> Result<Term, Failure> {
        let refused = |what: &dyn std::fmt::Display| Failure::usage(format_args!("{option}: {what}"));
        let name = name.strip_prefix("col:").unwrap_or(name);
        let Some(index) = names::find(schema, name).map_err(|e| refused(&e))? else {
            if is_file(option, name) {
                return Err(refused(&format_args!(
                    "there is no column {name:?}; for the key file, give @{name}"
                )));
            }
            let suggestion = names::suggestion(schema, name);
            return Err(refused(&format_args!("there is no column {name:?}; {suggestion}")));
        };
        let data_type = schema.field(index).data_type();
        match Kind::of(data_type) {
            Some(kind) => Ok(Term::Column { index, kind }),
            None => Err(refused(&format_args!(
                "the column {name:?} is of type {data_type}, which holds no whole numbers; expected text, \
                 integers, decimals or binary"
            ))),
        }
    }

    /// Makes a literal from an absolute value and a sign.
    pub(crate) fn number(number: Number, negative: bool) -> Term {
        Term::Literal { number, negative, secret: false, key: None }
    }

    /// Returns the exponent of a key: d for a private key, else e.
    fn exponent_of(key: Key) -> Term {
        let (number, secret) = match &key.private {
            Some(private) => (private.exponent.clone(), true),
            None => (key.exponent.clone(), false),
        };
        Term::Literal { number, negative: false, secret, key: Some(Box::new(key)) }
    }

    /// Returns the modulus of a key.
    pub(crate) fn modulus_of(key: Key) -> Term {
        Term::Literal {
            number: key.modulus.clone(),
            negative: false,
            secret: false,
            key: Some(Box::new(key)),
        }
    }

    /// Prepares the modulus, if it is the same for all rows.
    ///
    /// # Errors
    ///
    /// Returns an error if it is 0.
    pub(crate) fn modulus(&self) -> Result<Option<Modulus>, Failure> {
        match self {
            Term::Literal { number, .. } => Modulus::new(number).map(Some).map_err(Failure::data),
            Term::Column { .. } => Ok(None),
        }
    }

    /// Returns how the column stores numbers, if it is a column.
    pub(crate) fn kind(&self) -> Option<Kind> {
        match self {
            Term::Literal { .. } => None,
            Term::Column { kind, .. } => Some(*kind),
        }
    }

    /// Returns the bit length of a literal, which is public; `None` for a secret.
    pub(crate) fn literal_bits(&self) -> Option<usize> {
        match self {
            Term::Literal { number, .. } if !self.is_private() => Some(limb::bit_length(number.as_limbs())),
            Term::Literal { .. } | Term::Column { .. } => None,
        }
    }

    /// Returns an upper bound on the bytes of the operand's numbers, if known before the first row.
    pub(crate) fn width(&self) -> Option<usize> {
        match self {
            Term::Literal { .. } => self.literal_bits().map(|bits| bits.div_ceil(8)),
            Term::Column { kind, .. } => kind.width(),
        }
    }

    /// Returns the key that the number comes from.
    pub(crate) fn key(&self) -> Option<&Key> {
        match self {
            Term::Literal { key, .. } => key.as_deref(),
            Term::Column { .. } => None,
        }
    }

    /// Returns whether this is a private exponent.
    pub(crate) fn is_private(&self) -> bool {
        matches!(self, Term::Literal { secret: true, .. })
    }
}

/// The approximate number of bytes of one operand that are in memory together.
const PART_BYTES: usize = 8 << 20;

/// An operand in one chunk, not yet read as numbers.
pub(crate) enum Values<'a> {
    /// The number for all rows.
    One(&'a Number),
    /// The cells of the column.
    Each(Cells),
}

impl<'a> Values<'a> {
    /// Returns the values of `term` in a chunk.
    ///
    /// # Errors
    ///
    /// Returns an error if the chunk does not have the expected schema.
    pub(crate) fn new(term: &'a Term, chunk: &Chunk) -> Result<Values<'a>, ArrowError> {
        match term {
            Term::Literal { number, .. } => Ok(Values::One(number)),
            Term::Column { index, .. } => Cells::new(chunk.batch.column(*index)).map(Values::Each),
        }
    }

    /// Returns the cells, if the operand is a column.
    pub(crate) fn cells(&self) -> Option<&Cells> {
        match self {
            Values::One(_) => None,
            Values::Each(cells) => Some(cells),
        }
    }

    /// Returns an upper bound on the bytes of a row's number. Public.
    pub(crate) fn width(&self, row: usize) -> usize {
        match self {
            Values::One(number) => number.limbs() * LIMB_BYTES,
            Values::Each(cells) => cells.width(row),
        }
    }

    /// Adds some rows to a checksum. A literal adds nothing, because it is the same for all rows.
    pub(crate) fn sum(&self, rows: Range<usize>, sum: &mut impl Hasher) {
        if let Values::Each(cells) = self {
            cells.sum(rows, sum);
        }
    }

    /// Returns the values of these rows.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no such row.
    pub(crate) fn take(&self, rows: &UInt32Array) -> Result<Values<'a>, ArrowError> {
        match self {
            Values::One(number) => Ok(Values::One(number)),
            Values::Each(cells) => cells.take(rows).map(Values::Each),
        }
    }

    /// Returns the numbers of some rows.
    ///
    /// # Errors
    ///
    /// Returns an error with the first cell that is not a number.
    pub(crate) fn read(&self, rows: Range<usize>, reading: Reading) -> Result<Numbers<'a>, BadCell> {
        match self {
            Values::One(number) => Ok(Numbers::One(number)),
            Values::Each(cells) => cells.read(rows, reading).map(|column| Numbers::Each(column.secret())),
        }
    }

    /// Reads the absolute values of some rows, and which of them are negative; empty if none is.
    ///
    /// # Errors
    ///
    /// Returns an error with the first cell that is not a number.
    pub(crate) fn read_signed(
        &self,
        rows: Range<usize>,
        reading: Reading,
    ) -> Result<(Numbers<'a>, Vec<bool>), BadCell> {
        match self {
            Values::One(number) => Ok((Numbers::One(number), Vec::new())),
            Values::Each(cells) => {
                let (column, negative) = cells.read_signed(rows, reading)?;
                Ok((Numbers::Each(column.secret()), negative))
            }
        }
    }
}

/// The numbers of an operand in a range of rows.
pub(crate) enum Numbers<'a> {
    /// One for all rows.
    One(&'a Number),
    /// One for each.
    Each(Column),
}

impl Numbers<'_> {
    /// Returns some rows as an operand of the library.
    pub(crate) fn operand(&self, rows: Range<usize>) -> Operand<'_> {
        match self {
            Numbers::One(number) => (*number).into(),
            Numbers::Each(column) => column.as_rows().range(rows).into(),
        }
    }

    /// Returns all rows, if each has its own number.
    pub(crate) fn rows(&self) -> Option<Rows<'_>> {
        match self {
            Numbers::One(_) => None,
            Numbers::Each(column) => Some(column.as_rows()),
        }
    }

    /// Returns the number of a row.
    pub(crate) fn row(&self, row: usize) -> &[Limb] {
        match self {
            Numbers::One(number) => number.as_limbs(),
            Numbers::Each(column) => column.row(row),
        }
    }

    /// Returns the width of the numbers in limbs.
    pub(crate) fn limbs(&self) -> usize {
        match self {
            Numbers::One(number) => number.limbs(),
            Numbers::Each(column) => column.limbs(),
        }
    }
}

/// Splits the rows of a chunk into parts that are computed one after another. All numbers of a column take
/// the width of the widest, and results that of their modulus. So a small chunk may need much memory;
/// splitting keeps a single long number from widening every row.
pub(crate) fn parts(operands: &[Values<'_>], rows: usize) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let (mut start, mut widest) = (0, 0);
    for row in 0..rows {
        let width = operands.iter().map(|o| o.width(row)).max().unwrap_or(0);
        if row > start && widest.max(width) * (row + 1 - start) > PART_BYTES {
            parts.push(start..row);
            (start, widest) = (row, 0);
        }
        widest = widest.max(width);
    }
    if rows > start {
        parts.push(start..rows);
    }
    parts
}

/// Returns whether a name is that of a file, and the option accepts key files.
fn is_file(option: &str, name: &str) -> bool {
    KEYS.contains(&option) && Path::new(name).is_file()
}

/// Returns the file that `@FILE` names; `None` if `text` is not of this form.
///
/// # Errors
///
/// Returns an error if the name is empty.
pub(crate) fn key_file(text: &str) -> Result<Option<&str>, &'static str> {
    match text.strip_prefix('@') {
        Some("") => Err("@ without the name of a key file; expected @FILE"),
        path => Ok(path),
    }
}

fn looks_like_a_number(text: &str) -> bool {
    text.trim_start_matches(['-', '+', '.', ' ']).starts_with(|c: char| c.is_ascii_digit())
}
