//! Cryptographic schemes over columns, in as little code as possible: the library computes all powers and
//! products in batches. [`paillier`], [`elgamal`], [`rsa`] and [`diffie_hellman`] each have a program in
//! `src/bin`: `cargo run --release -p limbwise-examples --bin paillier`.
//!
//! Each of the other programs there shows one part of the library: `grf_cipher`, `byte_order`,
//! `bit_permutation`, `thrift` and `fixed`.
//!
//! [`opened`], [`ledger`] and [`group14`] are parts of the demo.

#![forbid(unsafe_code)]

pub mod diffie_hellman;
pub mod elgamal;
pub mod group14;
pub mod ledger;
pub mod opened;
pub mod paillier;
pub mod random;
pub mod rsa;

/// An error with a message for a person.
pub type Error = Box<dyn std::error::Error + Send + Sync>;

// The code of the main README.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
mod readme {}

/// The code of the guide.
#[cfg(doctest)]
mod guide {
    #[doc = include_str!("../../docs/guide/byte-order.md")]
    mod byte_order {}

    #[doc = include_str!("../../docs/guide/fixed-bases.md")]
    mod fixed_bases {}

    #[doc = include_str!("../../docs/guide/grf.md")]
    mod grf {}

    #[doc = include_str!("../../docs/guide/index.md")]
    mod index {}

    #[doc = include_str!("../../docs/guide/keys.md")]
    mod keys {}

    #[doc = include_str!("../../docs/guide/limits.md")]
    mod limits {}

    #[doc = include_str!("../../docs/guide/paillier.md")]
    mod paillier {}

    #[doc = include_str!("../../docs/guide/powers.md")]
    mod powers {}

    #[doc = include_str!("../../docs/guide/primes.md")]
    mod primes {}

    #[doc = include_str!("../../docs/guide/secrets.md")]
    mod secrets {}

    #[doc = include_str!("../../docs/guide/thrift.md")]
    mod thrift {}
}
