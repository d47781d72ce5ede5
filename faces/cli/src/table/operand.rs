//! What an operand on the command line means.

use std::hash::Hasher;
use std::ops::Range;

use arrow_array::UInt32Array;
use arrow_schema::{ArrowError, Schema};
use limbwise::limbs::{self as limb, LIMB_BYTES, Limb};
use limbwise::{Column, Number, Operand, Rows};

use super::key::{Key, Passphrase};
use super::text::{bare, explain};
use super::{BadCell, Cells, Chunk, Kind, NUMBER_BYTES, Reading, names};
use crate::exit::Failure;

/// An operand: a number for all rows, or a column.
pub(crate) enum Term {
    /// A number on the command line.
    Literal {
        /// It, wiped when it is dropped.
        number: Number,
        /// Whether it is the private exponent of a key.
        secret: bool,
        /// A checksum of what is public of the key that it comes from, if it comes from one.
        key: Option<u64>,
    },
    /// A column.
    Column {
        /// Its position.
        index: usize,
        /// How it holds numbers.
        kind: Kind,
    },
}

impl Term {
    /// What `text`, given to `option`, means in a table of this schema: `col:NAME` is a column, else
    /// what parses as a number is one (with a sign or underscores, only if no column has that name), `@FILE` is a key, else it is the name of a column.
    ///
    /// # Errors
    ///
    /// If there is no such column, or it cannot hold whole numbers.
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
                return Err(refused(&format_args!("longer than {NUMBER_BYTES} characters")));
            }
            // Names have underscores, too.
            None if bare(text).is_some() && names::find(schema, text).is_ok_and(|found| found.is_some()) => {
                (text, None)
            }
            None => match Number::parse(bare(text).as_deref().unwrap_or(text)) {
                Ok(number) => return Ok(Term::Literal { number, secret: false, key: None }),
                Err(e) => (text, Some(e)),
            },
        };
        if let Some(path) = text.strip_prefix('@') {
            let key = Key::read(path, passphrase).map_err(Failure::data)?;
            let sum = Some(key.checksum());
            let Key { modulus, exponent, private } = key;
            return match option {
                "--exp" => Ok(Term::Literal { number: exponent, secret: private, key: sum }),
                "--mod" => Ok(Term::Literal { number: modulus, secret: false, key: sum }),
                _ => Err(refused(&"a key has no base; expected a number or a column")),
            };
        }
        let index = match names::find(schema, name).map_err(|e| refused(&e))? {
            Some(index) => index,
            None => {
                let suggestion = names::suggestion(schema, name);
                return Err(match not_a_number.filter(|_| looks_like_a_number(name)) {
                    Some(error) => refused(&format_args!(
                        "{name:?} is neither a column nor a number: {}",
                        explain(error, name)
                    )),
                    _ => refused(&format_args!("there is no column {name:?}; {suggestion}")),
                });
            }
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

    /// How the column holds its numbers, if it is one.
    pub(crate) fn kind(&self) -> Option<Kind> {
        match self {
            Term::Literal { .. } => None,
            Term::Column { kind, .. } => Some(*kind),
        }
    }

    /// The bit length of a number on the command line, which is public; none of a secret.
    pub(crate) fn literal_bits(&self) -> Option<usize> {
        match self {
            Term::Literal { number, secret: false, .. } => Some(limb::bit_length(number.as_limbs())),
            Term::Literal { secret: true, .. } | Term::Column { .. } => None,
        }
    }

    /// A checksum of the key that the number comes from.
    pub(crate) fn key(&self) -> Option<u64> {
        match self {
            Term::Literal { key, .. } => *key,
            Term::Column { .. } => None,
        }
    }

    /// Whether this is a private exponent.
    pub(crate) fn is_private(&self) -> bool {
        matches!(self, Term::Literal { secret: true, .. })
    }
}

/// Bytes of the numbers of one operand that are in memory together, about.
const PART_BYTES: usize = 8 << 20;

/// An operand in one chunk, not yet read as numbers.
pub(crate) enum Values<'a> {
    /// The number for all rows.
    One(&'a Number),
    /// The cells of the column.
    Each(Cells),
}

impl<'a> Values<'a> {
    /// The values of `term`.
    ///
    /// # Errors
    ///
    /// If the chunk is not of the schema that the term was made for.
    pub(crate) fn new(term: &'a Term, chunk: &Chunk) -> Result<Values<'a>, ArrowError> {
        match term {
            Term::Literal { number, .. } => Ok(Values::One(number)),
            Term::Column { index, .. } => Cells::new(chunk.batch.column(*index)).map(Values::Each),
        }
    }

    /// The cells, if the operand is a column.
    pub(crate) fn cells(&self) -> Option<&Cells> {
        match self {
            Values::One(_) => None,
            Values::Each(cells) => Some(cells),
        }
    }

    /// The bytes that the number of a row takes, at most.
    fn width(&self, row: usize) -> usize {
        match self {
            Values::One(number) => number.limbs() * LIMB_BYTES,
            Values::Each(cells) => cells.width(row),
        }
    }

    /// Adds some rows to a checksum. A number on the command line adds nothing: it is the same for all.
    pub(crate) fn sum(&self, rows: Range<usize>, sum: &mut impl Hasher) {
        if let Values::Each(cells) = self {
            cells.sum(rows, sum);
        }
    }

    /// The values of these rows.
    ///
    /// # Errors
    ///
    /// If there is no such row.
    pub(crate) fn take(&self, rows: &UInt32Array) -> Result<Values<'a>, ArrowError> {
        match self {
            Values::One(number) => Ok(Values::One(number)),
            Values::Each(cells) => cells.take(rows).map(Values::Each),
        }
    }

    /// The numbers of some rows.
    ///
    /// # Errors
    ///
    /// The first cell that holds no number.
    pub(crate) fn read(&self, rows: Range<usize>, reading: Reading) -> Result<Numbers<'a>, BadCell> {
        match self {
            Values::One(number) => Ok(Numbers::One(number)),
            Values::Each(cells) => cells.read(rows, reading).map(|column| Numbers::Each(column.secret())),
        }
    }
}

/// The numbers of an operand in some rows.
pub(crate) enum Numbers<'a> {
    /// One for all rows.
    One(&'a Number),
    /// One for each.
    Each(Column),
}

impl Numbers<'_> {
    /// Some rows, as the library takes them.
    pub(crate) fn operand(&self, rows: Range<usize>) -> Operand<'_> {
        match self {
            Numbers::One(number) => (*number).into(),
            Numbers::Each(column) => column.as_rows().range(rows).into(),
        }
    }

    /// All rows, if there is a number for each.
    pub(crate) fn rows(&self) -> Option<Rows<'_>> {
        match self {
            Numbers::One(_) => None,
            Numbers::Each(column) => Some(column.as_rows()),
        }
    }

    /// The number of a row.
    pub(crate) fn row(&self, row: usize) -> &[Limb] {
        match self {
            Numbers::One(number) => number.as_limbs(),
            Numbers::Each(column) => column.row(row),
        }
    }

    /// The width of all numbers in limbs.
    pub(crate) fn limbs(&self) -> usize {
        match self {
            Numbers::One(number) => number.limbs(),
            Numbers::Each(column) => column.limbs(),
        }
    }
}

/// Cuts the rows of a chunk into parts to be computed on one after another. Columns of
/// numbers are rectangles, as wide as their widest number, and results are as wide as their modulus: so
/// a chunk of few bytes may need many, and a single long number must not make every row as long.
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

fn looks_like_a_number(text: &str) -> bool {
    text.trim_start_matches(['-', '+', '.', ' ']).starts_with(|c: char| c.is_ascii_digit())
}
