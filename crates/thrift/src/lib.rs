//! Reads and writes lists of Apache Thrift, between a buffer and a typed slice, at the speed of a copy.
//!
//! In the binary protocol a list of numbers is one byte with the type of its elements, a count of four bytes,
//! and the numbers, big-endian. [`decode_list`], [`decode_list_into`] and [`encode_list`] handle bytes that
//! consist of such a list. A [`Cursor`] navigates a message or a struct to a list and skips everything else.
//! Sets, lists of lists and maps of fixed-width values are read in the same way, and a [`Writer`] writes
//! messages and fields. [`compact`] has the same for the compact protocol. With the feature `thrift`, the
//! module `apache` adds methods for whole lists to the protocols of the crate `thrift`.
//!
//! ```
//! use limbwise_thrift::{Cursor, Type, decode_list, encode_list};
//!
//! let mut wire = Vec::new();
//! encode_list(&[1_i64, -2], &mut wire)?;
//! assert_eq!(wire[..9], [Type::I64 as u8, 0, 0, 0, 2, 0, 0, 0, 0]);
//! assert_eq!(decode_list::<i64>(&wire)?, [1, -2]);
//!
//! // A struct: field 1 is a bool, field 2 the list.
//! let message = [&[2, 0, 1, 1, 15, 0, 2][..], &wire, &[0]].concat();
//! let mut cursor = Cursor::new(&message);
//! assert_eq!(cursor.find(2)?, Some(Type::List));
//! assert_eq!(cursor.list::<i64>()?.to_vec(), [1, -2]);
//! # Ok::<(), limbwise_thrift::Error>(())
//! ```
//!
//! Input is not trusted: a count is compared with the available bytes before memory is allocated for it,
//! nesting is limited, and an [`Error`] contains the offset and the expected value.
//!
//! # Features
//!
//! `std` (default): the environment variable `LIMBWISE_CPU_DISABLE` is read. `thrift`: the module `apache`.

#![forbid(unsafe_code)]
#![cfg_attr(not(any(test, feature = "std")), no_std)]

extern crate alloc;

#[cfg(feature = "thrift")]
pub mod apache;
pub mod compact;
mod cursor;
mod decode;
mod element;
mod error;
mod list;
mod map;
mod nested;
mod shared;
mod wire;
mod writer;

pub use cursor::{Cursor, Field, Message};
pub use decode::{decode_list, decode_list_into};
pub use element::Element;
pub use error::{Error, Reason};
pub use list::{Elements, encode_list, encode_set};
pub use map::{Entries, encode_map};
pub use nested::{Lists, encode_lists};
pub use wire::Type;
pub use writer::Writer;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
