//! Interprets an operand of the command line.

use std::path::Path;

use arrow_schema::Schema;
use limbwise::limbs as limb;
use limbwise::{Modulus, Number};

use super::names;
use crate::key::{Key, Passphrase};
use crate::process::exit::Failure;
use crate::table::numbers::text::{bare, explain, sign};
use crate::table::{Kind, NUMBER_BYTES};

/// The option whose operand may be negative, and for which a key gives its exponent.
const EXPONENT: &str = "--exp";

/// The options that accept a key file.
const KEYS: [&str; 3] = [EXPONENT, "--mod", "--key"];

/// What an option names as an operand: a number for all rows, or a column.
pub(crate) enum Argument {
    /// A number on the command line.
    Number {
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

impl Argument {
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
    ) -> Result<Argument, Failure> {
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
                    Ok(number) => return Ok(Argument::number(number, negative)),
                    Err(e) => (text, Some(e)),
                }
            }
        };
        if let Some(path) = key_file(text).map_err(|e| refused(&e))? {
            let key = Key::read(path, passphrase).map_err(Failure::data)?;
            return match option {
                EXPONENT => Ok(Argument::exponent_of(key)),
                "--mod" => Ok(Argument::modulus_of(key)),
                _ => Err(refused(&"only --exp and --mod accept a key; expected a number or a column")),
            };
        }
        if let Some(error) = not_a_number.filter(|_| looks_like_a_number(name) && !is_file(option, name))
            && names::find(schema, name).is_ok_and(|found| found.is_none())
        {
            let what = explain(error, name);
            return Err(refused(&format_args!("{name:?} is neither a column nor a number: {what}")));
        }
        Argument::column(option, text, schema)
    }

    /// Returns the column `name`, the value of `option`, with or without `col:`.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no such column, or it holds neither whole numbers nor bytes.
    pub(crate) fn column(option: &str, name: &str, schema: &Schema) -> Result<Argument, Failure> {
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
            Some(kind) => Ok(Argument::Column { index, kind }),
            None => Err(refused(&format_args!(
                "the column {name:?} is of type {data_type}, which holds no whole numbers; expected text, \
                 integers, decimals or binary"
            ))),
        }
    }

    /// Makes a literal from an absolute value and a sign.
    pub(crate) fn number(number: Number, negative: bool) -> Argument {
        Argument::Number { number, negative, secret: false, key: None }
    }

    /// Returns the exponent of a key: d for a private key, else e.
    fn exponent_of(key: Key) -> Argument {
        let (number, secret) = match &key.private {
            Some(private) => (private.exponent.clone(), true),
            None => (key.exponent.clone(), false),
        };
        Argument::Number { number, negative: false, secret, key: Some(Box::new(key)) }
    }

    /// Returns the modulus of a key.
    pub(crate) fn modulus_of(key: Key) -> Argument {
        Argument::Number {
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
            Argument::Number { number, .. } => Modulus::new(number).map(Some).map_err(Failure::data),
            Argument::Column { .. } => Ok(None),
        }
    }

    /// Returns how the column stores numbers, if it is a column.
    pub(crate) fn kind(&self) -> Option<Kind> {
        match self {
            Argument::Number { .. } => None,
            Argument::Column { kind, .. } => Some(*kind),
        }
    }

    /// Returns the bit length of a literal, which is public; `None` for a secret.
    pub(crate) fn public_bits(&self) -> Option<usize> {
        match self {
            Argument::Number { number, .. } if !self.is_private() => {
                Some(limb::bit_length(number.as_limbs()))
            }
            Argument::Number { .. } | Argument::Column { .. } => None,
        }
    }

    /// Returns an upper bound on the bytes of the operand's numbers, if known before the first row.
    pub(crate) fn width(&self) -> Option<usize> {
        match self {
            Argument::Number { .. } => self.public_bits().map(|bits| bits.div_ceil(8)),
            Argument::Column { kind, .. } => kind.width(),
        }
    }

    /// Returns the key that the number comes from.
    pub(crate) fn key(&self) -> Option<&Key> {
        match self {
            Argument::Number { key, .. } => key.as_deref(),
            Argument::Column { .. } => None,
        }
    }

    /// Returns whether this is a private exponent.
    pub(crate) fn is_private(&self) -> bool {
        matches!(self, Argument::Number { secret: true, .. })
    }
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
