//! The types of the binary protocol.

use core::fmt;

/// The type of a value in the binary protocol. Cast to `u8`, it is the byte on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Type {
    /// A truth value, of one byte.
    Bool = 2,
    /// An integer of 8 bits.
    Byte = 3,
    /// A float of 64 bits.
    Double = 4,
    /// An integer of 16 bits.
    I16 = 6,
    /// An integer of 32 bits, or an enum.
    I32 = 8,
    /// An integer of 64 bits.
    I64 = 10,
    /// A string, or bytes.
    String = 11,
    /// A struct, a union or an exception.
    Struct = 12,
    /// A map.
    Map = 13,
    /// A set.
    Set = 14,
    /// A list.
    List = 15,
    /// A UUID of 16 bytes.
    Uuid = 16,
}

impl Type {
    const ALL: [Type; 12] = [
        Type::Bool,
        Type::Byte,
        Type::Double,
        Type::I16,
        Type::I32,
        Type::I64,
        Type::String,
        Type::Struct,
        Type::Map,
        Type::Set,
        Type::List,
        Type::Uuid,
    ];

    /// Returns the type that the byte stands for.
    #[must_use]
    pub fn of_code(code: u8) -> Option<Type> {
        Type::ALL.into_iter().find(|kind| *kind as u8 == code)
    }

    /// Returns the size of a value in bytes, if all values of the type have the same size.
    #[must_use]
    pub fn width(self) -> Option<usize> {
        match self {
            Type::Bool | Type::Byte => Some(1),
            Type::I16 => Some(2),
            Type::I32 => Some(4),
            Type::I64 | Type::Double => Some(8),
            Type::Uuid => Some(16),
            Type::String | Type::Struct | Type::Map | Type::Set | Type::List => None,
        }
    }

    /// Returns the minimum size of a value in bytes.
    pub(crate) fn min_len(self) -> usize {
        match self {
            Type::String => 4,
            // The byte that ends a struct.
            Type::Struct => 1,
            Type::Set | Type::List => 5,
            Type::Map => 6,
            fixed => fixed.width().unwrap_or(1),
        }
    }

    /// Returns the name in Thrift's language.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Type::Bool => "bool",
            Type::Byte => "byte",
            Type::Double => "double",
            Type::I16 => "i16",
            Type::I32 => "i32",
            Type::I64 => "i64",
            Type::String => "string",
            Type::Struct => "struct",
            Type::Map => "map",
            Type::Set => "set",
            Type::List => "list",
            Type::Uuid => "uuid",
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
