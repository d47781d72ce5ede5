//! Reads and writes whole lists with the protocols of the crate `thrift`.
//!
//! [`InputLists`] and [`OutputLists`] add methods to its binary protocols that move a list in pieces between
//! the transport and a slice. They replace the loops of generated code: call them after the head of a field
//! instead of `read_list_begin` or `write_list_begin` and the following calls up to the end of the list.
//!
//! ```
//! use limbwise_thrift::apache::{InputLists, OutputLists};
//! use thrift::protocol::{TBinaryInputProtocol, TBinaryOutputProtocol, TInputProtocol, TOutputProtocol};
//!
//! let mut wire = Vec::new();
//! let mut output = TBinaryOutputProtocol::new(&mut wire, true);
//! output.write_i32(7)?;
//! output.write_list(&[1.5, 2.5])?;
//!
//! let mut input = TBinaryInputProtocol::new(&wire[..], true);
//! assert_eq!(input.read_i32()?, 7);
//! assert_eq!(input.read_list::<f64>()?, [1.5, 2.5]);
//! # Ok::<(), thrift::Error>(())
//! ```
//!
//! `TInputProtocol` of the crate `thrift` moves values, not bytes, but its binary protocols expose their
//! transport. So these are extension traits of the binary protocols, which read into the slice piece by piece
//! and swap each piece while it is in the cache. The compact protocol of that crate exposes nothing; for it,
//! [`compact`](crate::compact) works on buffers.

use std::io::{Read, Write};

use thrift::protocol::{
    TBinaryInputProtocol, TBinaryOutputProtocol, TInputProtocol, TListIdentifier, TOutputProtocol, TType,
};
use thrift::{ProtocolError, ProtocolErrorKind, Result};

use crate::element::Element;
use crate::error::{Error, Reason};
use crate::wire::Type;

/// Values for which memory is taken before their bytes are there.
const PIECE: usize = 1 << 16;

/// Lists and sets read at once.
pub trait InputLists: TInputProtocol {
    /// Reads a list. Memory grows with what arrives, whatever the count says.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no list of `T`, or the transport fails.
    fn read_list<T: Element>(&mut self) -> Result<Vec<T>>;

    /// Reads a list into the front of `to`, and says how many values it has.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no list of `T`, it has more values than `to`, or the transport fails.
    fn read_list_into<T: Element>(&mut self, to: &mut [T]) -> Result<usize>;

    /// Reads a set, as [`InputLists::read_list`] reads a list.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no set of `T`, or the transport fails.
    fn read_set<T: Element>(&mut self) -> Result<Vec<T>> {
        self.read_list()
    }
}

/// Lists and sets written at once.
pub trait OutputLists: TOutputProtocol {
    /// Writes a list.
    ///
    /// # Errors
    ///
    /// Returns an error if there are more values than 2^31 - 1, or the transport fails.
    fn write_list<T: Element>(&mut self, values: &[T]) -> Result<()>;

    /// Writes a set; that no value is there twice is up to the caller.
    ///
    /// # Errors
    ///
    /// Same as [`OutputLists::write_list`].
    fn write_set<T: Element>(&mut self, values: &[T]) -> Result<()> {
        self.write_list(values)
    }
}

impl<R: Read> InputLists for TBinaryInputProtocol<R> {
    fn read_list<T: Element>(&mut self) -> Result<Vec<T>> {
        let count = begin::<T, R>(self)?;
        let mut values = Vec::new();
        while values.len() < count {
            let start = values.len();
            // As much again as has arrived: the memory is twice what is there, at most.
            let piece = (count - start).min(start.max(PIECE));
            values.resize(start + piece, T::default());
            T::fill(&mut values[start..], |bytes| self.transport.read_exact(bytes))?;
        }
        self.read_list_end()?;
        Ok(values)
    }

    fn read_list_into<T: Element>(&mut self, to: &mut [T]) -> Result<usize> {
        let count = begin::<T, R>(self)?;
        let found = to.len();
        let Some(to) = to.get_mut(..count) else {
            let reason = Reason::OutputLength { found, expected: count };
            return Err(ProtocolError::new(ProtocolErrorKind::SizeLimit, reason.to_string()).into());
        };
        T::fill(to, |bytes| self.transport.read_exact(bytes))?;
        self.read_list_end()?;
        Ok(count)
    }
}

/// Reads the head of a list of `T`: its count, which the protocol's configuration allows.
fn begin<T: Element, R: Read>(protocol: &mut TBinaryInputProtocol<R>) -> Result<usize> {
    let head = protocol.read_list_begin()?;
    let untyped = head.size == 0 && head.element_type == TType::Stop;
    if head.element_type != kind(T::TYPE) && !untyped {
        let message = format!("a list of {:?}; expected {}", head.element_type, T::TYPE);
        return Err(ProtocolError::new(ProtocolErrorKind::InvalidData, message).into());
    }
    usize::try_from(head.size).map_err(|_| {
        let reason = Reason::Negative { count: head.size };
        ProtocolError::new(ProtocolErrorKind::NegativeSize, reason.to_string()).into()
    })
}

impl<W: Write> OutputLists for TBinaryOutputProtocol<W> {
    fn write_list<T: Element>(&mut self, values: &[T]) -> Result<()> {
        let count = i32::try_from(values.len()).map_err(|_| {
            let reason = Reason::TooMany { count: values.len() };
            ProtocolError::new(ProtocolErrorKind::SizeLimit, reason.to_string())
        })?;
        self.write_list_begin(&TListIdentifier::new(kind(T::TYPE), count))?;
        let mut bytes = Vec::new();
        for piece in values.chunks(PIECE / T::BYTES) {
            bytes.clear();
            T::append(piece, &mut bytes);
            self.transport.write_all(&bytes)?;
        }
        self.write_list_end()
    }
}

/// The same type, as the crate calls it.
fn kind(kind: Type) -> TType {
    match kind {
        Type::Bool => TType::Bool,
        Type::Byte => TType::I08,
        Type::Double => TType::Double,
        Type::I16 => TType::I16,
        Type::I32 => TType::I32,
        Type::I64 => TType::I64,
        Type::String => TType::String,
        Type::Struct => TType::Struct,
        Type::Map => TType::Map,
        Type::Set => TType::Set,
        Type::List => TType::List,
        Type::Uuid => TType::Uuid,
    }
}

impl From<Error> for thrift::Error {
    fn from(error: Error) -> thrift::Error {
        let kind = match error.reason {
            Reason::Negative { .. } => ProtocolErrorKind::NegativeSize,
            Reason::Count { .. } | Reason::TooMany { .. } | Reason::OutputLength { .. } => {
                ProtocolErrorKind::SizeLimit
            }
            Reason::Depth { .. } => ProtocolErrorKind::DepthLimit,
            Reason::Version { .. } => ProtocolErrorKind::BadVersion,
            _ => ProtocolErrorKind::InvalidData,
        };
        ProtocolError::new(kind, error.to_string()).into()
    }
}
