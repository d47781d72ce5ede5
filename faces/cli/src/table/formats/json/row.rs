//! Splits a line of JSON into fields.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

/// The fields of an object, by column. Values other than strings keep their notation.
pub(super) struct Row<'n, 'l> {
    /// The columns, in order.
    pub(super) names: &'n [String],
    /// The cells, in the same order; `None` for a missing field.
    pub(super) cells: Vec<Option<&'l RawValue>>,
    /// Names of fields that are not columns.
    pub(super) others: Vec<String>,
}

impl<'n, 'l> Row<'n, 'l> {
    /// Parses a line.
    ///
    /// # Errors
    ///
    /// Returns an error if it is not a single JSON object.
    pub(super) fn new(names: &'n [String], line: &'l str) -> Result<Row<'n, 'l>, serde_json::Error> {
        let mut row = Row { names, cells: vec![None; names.len()], others: Vec::new() };
        let mut json = serde_json::Deserializer::from_str(line);
        Fields(&mut row).deserialize(&mut json)?;
        json.end()?;
        Ok(row)
    }
}

struct Fields<'r, 'n, 'l>(&'r mut Row<'n, 'l>);

impl<'l> DeserializeSeed<'l> for Fields<'_, '_, 'l> {
    type Value = ();

    fn deserialize<D: Deserializer<'l>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_map(self)
    }
}

impl<'l> Visitor<'l> for Fields<'_, '_, 'l> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'l>>(self, mut map: A) -> Result<(), A::Error> {
        let mut likely = 0;
        while let Some(name) = map.next_key_seed(Name { names: self.0.names, likely })? {
            let value: &'l RawValue = map.next_value()?;
            match name {
                Ok(column) if self.0.cells[column].is_some() => return Err(twice(&self.0.names[column])),
                Ok(column) => {
                    self.0.cells[column] = Some(value);
                    likely = column + 1;
                }
                Err(other) if self.0.others.contains(&other) => return Err(twice(&other)),
                Err(other) => self.0.others.push(other),
            }
        }
        Ok(())
    }
}

fn twice<E: serde::de::Error>(name: &str) -> E {
    E::custom(format_args!("the field {name:?} appears twice"))
}

/// A field name: the index of its column, trying `likely` first, or the name if there is none.
struct Name<'n> {
    names: &'n [String],
    likely: usize,
}

impl<'l> DeserializeSeed<'l> for Name<'_> {
    type Value = Result<usize, String>;

    fn deserialize<D: Deserializer<'l>>(self, json: D) -> Result<Self::Value, D::Error> {
        json.deserialize_str(self)
    }
}

impl Visitor<'_> for Name<'_> {
    type Value = Result<usize, String>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_str<E>(self, name: &str) -> Result<Self::Value, E> {
        if self.names.get(self.likely).is_some_and(|likely| likely == name) {
            return Ok(Ok(self.likely));
        }
        Ok(self.names.iter().position(|n| n == name).ok_or_else(|| name.to_owned()))
    }
}
