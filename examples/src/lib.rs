//! What the demonstration is made of: reading opened signatures, checking them, and a group for
//! Diffie-Hellman.

#![forbid(unsafe_code)]

pub mod group14;
pub mod ledger;
pub mod opened;
pub mod pkcs1;

/// What went wrong, in words for a person.
pub type Error = Box<dyn std::error::Error + Send + Sync>;

// The code of the main README.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
mod readme {}
