//! The round of the GRF block cipher, for arrays of blocks.
//!
//! GRF archives encrypt blocks of eight bytes by one round of DES with a subkey of zero and without the swap
//! of the halves: (L, R) = IP(x), L is replaced by L ^ P(S(E(R))), and IP is undone. The round is its own
//! inverse, so it both encrypts and decrypts. It has no key, and constant time is not promised.
//!
//! [`Variant`] is one way to compute the round. [`Plan`] chooses the fastest for each number of blocks, and
//! implements the two modes that encrypt and shuffle blocks of an archive's entry.
//!
//! | variant | needs | blocks at once | is bound by |
//! |---|---|---|---|
//! | `reference` | | 1 | branches, one for each bit |
//! | `scalar` | | 1 | shifts, one for each bit |
//! | `avx2` | AVX2 | 1 | byte shuffles and unpacks, after 36 variable shifts |
//! | `avx512` | AVX-512 VBMI | 1 | variable shifts, eight bits at once |
//! | `vbmi` | AVX-512 VBMI | 1 | the latency of three `vpmultishiftqb`, each followed by a `vpmovb2m` |
//! | `pext` | BMI2 | 1 | eight `pext`, one for each S-box |
//! | `sp_table` | | 1 | some 50 operations on registers, around one table entry for each S-box |
//! | `avx2_batch` | AVX2 | 32 | `vpshufb`, four to an S-box |
//! | `gfni` | AVX-512 VBMI, GFNI | 16 | 22 operations on vectors, 10 of them permutations |
//! | `neon` | NEON | 16 | `tbl` of four registers, one to an S-box |
//!
//! The variants up to `vbmi` are the versions of the article on which this family is based; the others avoid
//! IP and its inverse. With the feature `article` there are two more, which are never chosen: `avx2_gather`
//! and `avx512_wide`. docs/articles/grf-cipher.md uses them to test what the article says about gathers and
//! about an expansion in 512 bits.

mod check;
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
#[cfg(all(target_arch = "x86_64", feature = "article"))]
mod avx2_gather;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(all(target_arch = "x86_64", feature = "article"))]
mod avx512_wide;
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
use crate::family::{Family, variants};

/// A block of eight bytes.
pub type Block = [u8; 8];

/// The number of strided blocks that are gathered for a variant that computes many blocks.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
const GATHERED: usize = 64;

variants! { ($) grf
    /// Bit by bit, with branches: the code in common use.
    Reference = reference::Kernel {
        name: "reference",
        summary: "bit by bit, to compare with",
        reference: true,
    }
    /// Bit by bit, with shifts.
    Scalar = scalar::Kernel {
        name: "scalar",
        summary: "bit by bit, without branches",
    }
    /// The article's AVX2, with a gather.
    #[cfg(all(target_arch = "x86_64", feature = "article"))]
    Avx2Gather(Avx2) = avx2_gather::Kernel {
        name: "avx2_gather",
        summary: "one block, four bits at once, S by a gather",
    }
    /// The article's AVX2.
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2) = avx2::Kernel {
        name: "avx2",
        summary: "one block, four bits at once",
    }
    /// The article's AVX-512 of .NET 8, with an expansion of 512 bits.
    #[cfg(all(target_arch = "x86_64", feature = "article"))]
    Avx512Wide(VbmiVl) = avx512_wide::Kernel {
        name: "avx512_wide",
        summary: "one block, eight bits at once, E in 512 bits",
    }
    /// The article's AVX-512 of .NET 8.
    #[cfg(target_arch = "x86_64")]
    Avx512(VbmiVl) = avx512::Kernel {
        name: "avx512",
        summary: "one block, eight bits at once",
    }
    /// The article's AVX-512 of .NET 9.
    #[cfg(target_arch = "x86_64")]
    Vbmi(VbmiVl) = vbmi::Kernel {
        name: "vbmi",
        summary: "one block, 64 bits at once",
    }
    /// S and P merged into tables, with `pext`.
    #[cfg(target_arch = "x86_64")]
    Pext(Bmi2) = pext::Kernel {
        name: "pext",
        summary: "a table for each box, indexed by pext",
        // Before Zen 3, `pext` is microcode and slower than `sp_table`, so it ranks below. With GFNI it is
        // never microcode, so `gfni` uses it for few blocks.
    }
    /// S and P merged into tables, for any processor.
    SpTable = sp_table::Kernel {
        name: "sp_table",
        summary: "a table for each box",
    }
    /// 32 blocks at once, AVX2.
    #[cfg(target_arch = "x86_64")]
    Avx2Batch(Avx2) = avx2_batch::Kernel {
        name: "avx2_batch",
        summary: "32 blocks at once on 256-bit registers",
    }
    /// 16 blocks at once, AVX-512 VBMI and GFNI.
    #[cfg(target_arch = "x86_64")]
    Gfni(Gfni) = gfni::Kernel {
        name: "gfni",
        summary: "16 blocks at once on 512-bit registers",
    }
    /// 16 blocks at once, NEON.
    #[cfg(target_arch = "aarch64")]
    Neon(Neon) = neon::Kernel {
        name: "neon",
        summary: "16 blocks at once on 128-bit registers",
    }
}

/// The description of the family.
pub const FAMILY: Family = Family {
    name: "grf",
    summary: "the block cipher of GRF archives",
    variants: Variant::DESCRIPTIONS,
    best: |features| Variant::best(features, usize::MAX, 1).name(),
    digest: Variant::digest,
};

impl Variant {
    /// Returns the fastest variant for `blocks` blocks at a distance of `step` blocks.
    #[must_use]
    pub fn best(features: Features, blocks: usize, step: usize) -> Variant {
        Plan::best(features).variant(blocks, step)
    }

    /// Applies the round to every block, in place.
    pub fn round(self, blocks: &mut [Block]) {
        call!(self, round(blocks));
    }

    /// Applies the round to every block of `from` and writes the results to `to`.
    ///
    /// # Panics
    ///
    /// Panics if the lengths differ.
    pub fn round_into(self, from: &[Block], to: &mut [Block]) {
        assert_eq!(from.len(), to.len(), "blocks to read, blocks to write");
        call!(self, round_into(from, to));
    }

    /// Applies the round to every `step`-th block, beginning with the first, in place.
    ///
    /// # Panics
    ///
    /// Panics if `step` is 0.
    pub fn round_every(self, blocks: &mut [Block], step: usize) {
        assert_ne!(step, 0, "a step of at least one block");
        call!(self, round_every(blocks, step));
    }
}

/// The functions of a variant. Lengths have been checked.
trait Contract {
    /// The token that proves the processor's features.
    type Token: Copy;

    /// The number of blocks from which the variant is faster than [`Contract::few`]. On x86-64, this is where
    /// its measured rate outweighs the fixed cost of a batch.
    const THRESHOLD: Threshold = Threshold { in_a_row: 0, in_strides: 0 };

    /// Returns the fastest variant for fewer blocks.
    fn few(_: Features) -> Variant {
        Variant::SpTable
    }

    /// Applies the round to every block, in place.
    fn round(token: Self::Token, blocks: &mut [Block]);
    /// Applies the round to every block of `from` and writes the results to `to`.
    fn round_into(token: Self::Token, from: &[Block], to: &mut [Block]);
    /// Applies the round to every `step`-th block, beginning with the first, in place.
    fn round_every(token: Self::Token, blocks: &mut [Block], step: usize);
}

/// The number of blocks from which a variant for many blocks pays.
#[derive(Clone, Copy, Debug)]
struct Threshold {
    in_a_row: usize,
    in_strides: usize,
}

/// Implements the contract for a variant that computes one block after another, given its `round(u64) -> u64`
/// on the little-endian bytes of a block, through a token's entry if the variant has one.
macro_rules! block_by_block {
    ($one:ident) => {
        /// This variant.
        pub(super) struct Kernel;

        impl crate::grf::Contract for Kernel {
            type Token = ();

            fn round((): (), blocks: &mut [crate::grf::Block]) {
                opened::round(blocks);
            }

            fn round_into((): (), from: &[crate::grf::Block], to: &mut [crate::grf::Block]) {
                opened::round_into(from, to);
            }

            fn round_every((): (), blocks: &mut [crate::grf::Block], step: usize) {
                opened::round_every(blocks, step);
            }
        }

        crate::grf::block_by_block!(@loops $one,);
    };
    ($one:ident, $Token:ident, $entry:ident, $features:literal) => {
        /// This variant.
        pub(super) struct Kernel;

        impl crate::grf::Contract for Kernel {
            type Token = $Token;

            $entry! {
                fn round(blocks: &mut [crate::grf::Block]) = opened::round;
                fn round_into(from: &[crate::grf::Block], to: &mut [crate::grf::Block]) = opened::round_into;
                fn round_every(blocks: &mut [crate::grf::Block], step: usize) = opened::round_every;
            }
        }

        crate::grf::block_by_block!(@loops $one, #[target_feature(enable = $features)]);
    };
    (@loops $one:ident, $(#[$features:meta])?) => {
        mod opened {
            use super::$one;

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
        }
    };
}
use block_by_block;

/// The functions of a variant that computes `BATCH` blocks at once by `load`, `batch_round` and `store`; the
/// rest is computed as a batch of its own. Its thresholds are those measured with `avx2_batch`.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
macro_rules! by_batches {
    ($Token:ident, $entry:ident, $features:literal) => {
        /// This variant.
        pub(super) struct Kernel;

        impl crate::grf::Contract for Kernel {
            type Token = $Token;

            const THRESHOLD: crate::grf::Threshold = crate::grf::Threshold { in_a_row: 8, in_strides: 12 };

            $entry! {
                fn round(blocks: &mut [Block]) = in_place;
                fn round_into(from: &[Block], to: &mut [Block]) = into;
            }

            fn round_every(token: $Token, blocks: &mut [Block], step: usize) {
                crate::grf::gathered(blocks, step, |near| Kernel::round(token, near));
            }
        }

        #[target_feature(enable = $features)]
        fn in_place(blocks: &mut [Block]) {
            let (batches, rest) = blocks.as_chunks_mut();
            for batch in batches {
                store(batch, batch_round(load(batch)));
            }
            in_place_rest(rest);
        }

        #[target_feature(enable = $features)]
        fn into(from: &[Block], to: &mut [Block]) {
            let (batches, rest) = from.as_chunks();
            let (to_batches, to_rest) = to.as_chunks_mut();
            for (batch, to) in batches.iter().zip(to_batches) {
                store(to, batch_round(load(batch)));
            }
            to_rest.copy_from_slice(rest);
            in_place_rest(to_rest);
        }

        /// Computes less than a batch.
        #[inline]
        #[target_feature(enable = $features)]
        fn in_place_rest(blocks: &mut [Block]) {
            if blocks.is_empty() {
                return;
            }
            let mut batch = [Block::default(); BATCH];
            batch[..blocks.len()].copy_from_slice(blocks);
            let rounds = batch_round(load(&batch));
            store(&mut batch, rounds);
            blocks.copy_from_slice(&batch[..blocks.len()]);
        }
    };
}
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use by_batches;

/// Applies a function of many blocks to every `step`-th block: gathers them, runs the function, and writes
/// them back.
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
