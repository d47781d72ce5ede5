//! The round of the GRF block cipher over arrays of blocks.
//!
//! GRF archives encrypt blocks of eight bytes by one round of DES with a subkey of zero and without the swap of the
//! halves: (L, R) = IP(x), L is replaced by L ^ P(S(E(R))), and IP is undone. The round is its own inverse: it encrypts
//! and decrypts. It keeps no secret, and nothing here is constant-time.
//!
//! [`Variant`] is one way to compute the round. [`Plan`] takes the fastest for each number of blocks, and knows
//! which blocks of an entry of an archive are encrypted or shuffled, and in which of the two modes.
//!
//! | variant | needs | blocks at once | is bound by |
//! |---|---|---|---|
//! | `reference` | | 1 | branches, one for each bit |
//! | `scalar` | | 1 | shifts, one for each bit |
//! | `avx2` | AVX2 | 1 | variable shifts, four bits at once |
//! | `avx512` | AVX-512 VBMI | 1 | variable shifts, eight bits at once |
//! | `vbmi` | AVX-512 VBMI | 1 | the latency of three `vpmultishiftqb` and what gathers their bits |
//! | `sp_table` | | 1 | shifts and table entries, eight boxes |
//! | `pext` | BMI2 | 1 | `pext`, eight boxes |
//! | `avx2_batch` | AVX2 | 32 | `vpshufb`, four to a box |
//! | `gfni` | AVX-512 VBMI, GFNI | 16 | 22 operations on vectors, 10 of them permutations |
//! | `neon` | NEON | 16 | `tbl` of four registers, one to a box |
//!
//! Up to `vbmi` they are the versions of the article that this family sets out from; the others leave out IP and its
//! inverse.

mod entry;
mod little_endian;
mod merged;
mod plan;
mod reference;
mod scalar;
mod sp_table;
mod tables;

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx2_batch;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(target_arch = "x86_64")]
mod gfni;
#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(target_arch = "x86_64")]
mod pext;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod planes;
#[cfg(target_arch = "x86_64")]
mod vbmi;

#[cfg(test)]
mod tests;

pub use entry::{FRONT, Mode};
pub use plan::Plan;

use crate::cpu::Features;
#[cfg(target_arch = "aarch64")]
use crate::cpu::Neon;
#[cfg(target_arch = "x86_64")]
use crate::cpu::{Avx2, Bmi2, Gfni, VbmiVl};
use crate::family::{Description, Family};

/// What is encrypted as one: eight bytes.
pub type Block = [u8; 8];

/// Blocks that are gathered from strides before a variant of many blocks takes them.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
const GATHERED: usize = 64;

/// The implementation that computes, with the proof that it can.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Variant {
    /// Bit by bit, with branches: the code in circulation.
    Reference,
    /// Bit by bit, with shifts.
    Scalar,
    /// The article's AVX2.
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
    /// The article's AVX-512 of .NET 8.
    #[cfg(target_arch = "x86_64")]
    Avx512(VbmiVl),
    /// The article's AVX-512 of .NET 9.
    #[cfg(target_arch = "x86_64")]
    Vbmi(VbmiVl),
    /// S and P merged into tables; any processor.
    SpTable,
    /// The same with `pext`.
    #[cfg(target_arch = "x86_64")]
    Pext(Bmi2),
    /// 32 blocks at once, AVX2.
    #[cfg(target_arch = "x86_64")]
    Avx2Batch(Avx2),
    /// 16 blocks at once, AVX-512 VBMI and GFNI.
    #[cfg(target_arch = "x86_64")]
    Gfni(Gfni),
    /// 16 blocks at once, NEON.
    #[cfg(target_arch = "aarch64")]
    Neon(Neon),
}

/// The family, for lists.
pub const FAMILY: Family = Family {
    name: "grf",
    summary: "the block cipher of GRF archives",
    variants: Variant::DESCRIPTIONS,
    best: |features| Variant::best(features, usize::MAX, 1).name(),
};

/// A `match` over the variants, where all have a module with the same functions.
macro_rules! by_variant {
    ($variant:expr, $function:ident($($arg:expr),*)) => {
        match $variant {
            Variant::Reference => reference::$function($($arg),*),
            Variant::Scalar => scalar::$function($($arg),*),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(token) => avx2::$function(token, $($arg),*),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx512(token) => avx512::$function(token, $($arg),*),
            #[cfg(target_arch = "x86_64")]
            Variant::Vbmi(token) => vbmi::$function(token, $($arg),*),
            Variant::SpTable => sp_table::$function($($arg),*),
            #[cfg(target_arch = "x86_64")]
            Variant::Pext(token) => pext::$function(token, $($arg),*),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2Batch(token) => avx2_batch::$function(token, $($arg),*),
            #[cfg(target_arch = "x86_64")]
            Variant::Gfni(token) => gfni::$function(token, $($arg),*),
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(token) => neon::$function(token, $($arg),*),
        }
    };
}

impl Variant {
    /// The variants known on this architecture, the slowest first: a measured order.
    pub const DESCRIPTIONS: &'static [Description] = &[
        Description {
            name: "reference",
            requires: &[],
            summary: "bit by bit, to compare with",
            ..Description::BLANK
        },
        Description {
            name: "scalar",
            requires: &[],
            summary: "bit by bit, without branches",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "avx2",
            requires: Avx2::FEATURES,
            summary: "one block, four bits at once",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "avx512",
            requires: VbmiVl::FEATURES,
            summary: "one block, eight bits at once",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "vbmi",
            requires: VbmiVl::FEATURES,
            summary: "one block, 64 bits at once",
            ..Description::BLANK
        },
        Description {
            name: "sp_table",
            requires: &[],
            summary: "a table for each box",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "pext",
            requires: Bmi2::FEATURES,
            summary: "a table for each box, indexed by pext",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "avx2_batch",
            requires: Avx2::FEATURES,
            summary: "32 blocks at once on 256-bit registers",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "gfni",
            requires: Gfni::FEATURES,
            summary: "16 blocks at once on 512-bit registers",
            ..Description::BLANK
        },
        #[cfg(target_arch = "aarch64")]
        Description {
            name: "neon",
            requires: Neon::FEATURES,
            summary: "16 blocks at once on 128-bit registers",
            ..Description::BLANK
        },
    ];

    /// The variants that run with these features, the slowest first.
    #[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), allow(unused_variables))]
    #[must_use = "iterators are lazy"]
    pub fn all(features: Features) -> impl DoubleEndedIterator<Item = Variant> {
        [
            Some(Variant::Reference),
            Some(Variant::Scalar),
            #[cfg(target_arch = "x86_64")]
            Avx2::new(features).map(Variant::Avx2),
            #[cfg(target_arch = "x86_64")]
            VbmiVl::new(features).map(Variant::Avx512),
            #[cfg(target_arch = "x86_64")]
            VbmiVl::new(features).map(Variant::Vbmi),
            Some(Variant::SpTable),
            #[cfg(target_arch = "x86_64")]
            Bmi2::new(features).map(Variant::Pext),
            #[cfg(target_arch = "x86_64")]
            Avx2::new(features).map(Variant::Avx2Batch),
            #[cfg(target_arch = "x86_64")]
            Gfni::new(features).map(Variant::Gfni),
            #[cfg(target_arch = "aarch64")]
            Neon::new(features).map(Variant::Neon),
        ]
        .into_iter()
        .flatten()
    }

    /// The fastest variant for so many blocks, each `step` blocks after the one before it.
    #[must_use]
    pub fn best(features: Features, blocks: usize, step: usize) -> Variant {
        Plan::best(features).variant(blocks, step)
    }

    /// The name, as in [`Variant::DESCRIPTIONS`].
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Variant::Reference => "reference",
            Variant::Scalar => "scalar",
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(_) => "avx2",
            #[cfg(target_arch = "x86_64")]
            Variant::Avx512(_) => "avx512",
            #[cfg(target_arch = "x86_64")]
            Variant::Vbmi(_) => "vbmi",
            Variant::SpTable => "sp_table",
            #[cfg(target_arch = "x86_64")]
            Variant::Pext(_) => "pext",
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2Batch(_) => "avx2_batch",
            #[cfg(target_arch = "x86_64")]
            Variant::Gfni(_) => "gfni",
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(_) => "neon",
        }
    }

    /// The round of every block, in place.
    pub fn round(self, blocks: &mut [Block]) {
        by_variant!(self, round(blocks));
    }

    /// The round of every block of `from`, into `to`.
    ///
    /// # Panics
    ///
    /// If the lengths differ.
    pub fn round_into(self, from: &[Block], to: &mut [Block]) {
        assert_eq!(from.len(), to.len(), "blocks to read, blocks to write");
        by_variant!(self, round_into(from, to));
    }

    /// The round of every `step`-th block from the first one on, in place.
    ///
    /// # Panics
    ///
    /// If `step` is 0.
    pub fn round_every(self, blocks: &mut [Block], step: usize) {
        assert_ne!(step, 0, "a step of at least one block");
        by_variant!(self, round_every(blocks, step));
    }
}

/// The three functions of a variant that takes one block after another, around its `round(u64) -> u64` of the bytes of
/// a block in little-endian order; behind a token's entry where the variant has one.
macro_rules! block_by_block {
    ($one:ident) => {
        crate::grf::block_by_block!(@loops $one,);
    };
    ($one:ident, $entry:ident, $features:literal) => {
        $entry! {
            pub(super) fn round(blocks: &mut [crate::grf::Block]) = opened::round;
            pub(super) fn round_into(from: &[crate::grf::Block], to: &mut [crate::grf::Block]) = opened::round_into;
            pub(super) fn round_every(blocks: &mut [crate::grf::Block], step: usize) = opened::round_every;
        }

        mod opened {
            use super::$one;
            crate::grf::block_by_block!(@loops $one, #[target_feature(enable = $features)]);
        }
    };
    (@loops $one:ident, $(#[$features:meta])?) => {
        $(#[$features])?
        pub(super) fn round(blocks: &mut [crate::grf::Block]) {
            for block in blocks {
                *block = $one(u64::from_le_bytes(*block)).to_le_bytes();
            }
        }

        $(#[$features])?
        pub(super) fn round_into(from: &[crate::grf::Block], to: &mut [crate::grf::Block]) {
            for (from, to) in from.iter().zip(to) {
                *to = $one(u64::from_le_bytes(*from)).to_le_bytes();
            }
        }

        $(#[$features])?
        pub(super) fn round_every(blocks: &mut [crate::grf::Block], step: usize) {
            for block in blocks.iter_mut().step_by(step) {
                *block = $one(u64::from_le_bytes(*block)).to_le_bytes();
            }
        }
    };
}
use block_by_block;

/// Every `step`-th block by a function of many blocks: gathered, run, put back.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[inline]
fn gathered(blocks: &mut [Block], step: usize, round: impl Fn(&mut [Block])) {
    let mut near = [Block::default(); GATHERED];
    for far in blocks.chunks_mut(GATHERED * step) {
        let near = &mut near[..far.len().div_ceil(step)];
        for (near, far) in near.iter_mut().zip(far.iter().step_by(step)) {
            *near = *far;
        }
        round(near);
        for (near, far) in near.iter().zip(far.iter_mut().step_by(step)) {
            *far = *near;
        }
    }
}
