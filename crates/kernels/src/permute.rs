//! Permutations and selections of the 64 bits of a block, over arrays of blocks.
//!
//! A [`Table`] says of each output bit which input bit it takes: y = sum over i of 2^i (x / 2^table\[i\]
//! mod 2), bit 0 the least significant; an entry of [`ZERO`] gives 0, and an input bit may be taken any
//! number of times. A [`Plan`] is a table compiled for a variant.
//!
//! Every variant is constant-time in the blocks: no branch and no address depends on them. The table is
//! public.
//!
//! | variant | needs | a block is bound by |
//! |---|---|---|
//! | `reference` | | 64 times four instructions: the table loop, to compare with |
//! | `bmi2` | BMI2 | `pext` and `pdep`, one or two a cycle: a pair for each rising run of the table |
//! | `portable` | | two 64 x 64 bit transpositions for 64 blocks |
//! | `ssse3` | SSSE3 | `pmovmskb`, one a cycle: four |
//! | `avx2` | AVX2 | `vpmovmskb`, one a cycle: two |
//! | `gfni_avx2` | AVX2, GFNI | byte shuffles, one or two a cycle: 40 for 16 blocks |
//! | `vbmi` | AVX-512 VBMI | `vpmultishiftqb` and `vpmovb2m`, one of each |
//! | `bitalg` | AVX-512 BITALG | `vpshufbitqmb`, one |
//! | `gfni` | AVX-512 VBMI, GFNI | `vpermb`, three for eight blocks |
//! | `neon` | NEON | `tbl` and what packs its bits: 17 instructions |

mod plan;
mod portable;
mod reference;

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod bitalg;
#[cfg(target_arch = "x86_64")]
mod bmi2;
#[cfg(target_arch = "x86_64")]
mod gfni;
#[cfg(target_arch = "x86_64")]
mod gfni_avx2;
#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(target_arch = "x86_64")]
mod short;
#[cfg(target_arch = "x86_64")]
mod ssse3;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod taps;
#[cfg(target_arch = "x86_64")]
mod vbmi;

#[cfg(test)]
mod tests;

pub use plan::Plan;

use crate::cpu::Features;
#[cfg(target_arch = "aarch64")]
use crate::cpu::Neon;
#[cfg(target_arch = "x86_64")]
use crate::cpu::{Avx2, Bitalg, Bmi2, Gfni, GfniAvx2, Ssse3, Vbmi};
use crate::family::{Description, Family};

/// Bits of a block.
const BITS: usize = u64::BITS as usize;

/// Of each output bit the input bit that it takes, or [`ZERO`]. Bit 0 is the least significant.
pub type Table = [u8; BITS];

/// The entry of an output bit that takes no input bit and is 0.
pub const ZERO: u8 = BITS as u8;

/// The implementation that computes, with the proof that it can.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Variant {
    /// The table loop: obvious and slow.
    Reference,
    /// BMI2.
    #[cfg(target_arch = "x86_64")]
    Bmi2(Bmi2),
    /// Any processor.
    Portable,
    /// SSSE3.
    #[cfg(target_arch = "x86_64")]
    Ssse3(Ssse3),
    /// AVX2.
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
    /// AVX2 and GFNI.
    #[cfg(target_arch = "x86_64")]
    GfniAvx2(GfniAvx2),
    /// AVX-512 VBMI.
    #[cfg(target_arch = "x86_64")]
    Vbmi(Vbmi),
    /// AVX-512 BITALG.
    #[cfg(target_arch = "x86_64")]
    Bitalg(Bitalg),
    /// AVX-512 VBMI and GFNI.
    #[cfg(target_arch = "x86_64")]
    Gfni(Gfni),
    /// NEON.
    #[cfg(target_arch = "aarch64")]
    Neon(Neon),
}

/// The family, for lists.
pub const FAMILY: Family = Family {
    name: "permute",
    summary: "permutations and selections of the bits of 64-bit blocks",
    variants: Variant::DESCRIPTIONS,
    best: |features| Variant::best(features).name(),
};

impl Variant {
    /// The variants known on this architecture, the slowest first: a measured order.
    pub const DESCRIPTIONS: &'static [Description] = &[
        Description {
            name: "reference",
            requires: &[],
            summary: "bit by bit, to compare with",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "bmi2",
            requires: Bmi2::FEATURES,
            summary: "one gather and scatter for each rising run of bits",
            ..Description::BLANK
        },
        Description {
            name: "portable",
            requires: &[],
            summary: "64 blocks at once, transposed and back",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "ssse3",
            requires: Ssse3::FEATURES,
            summary: "16 output bits at once by a byte shuffle",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "avx2",
            requires: Avx2::FEATURES,
            summary: "32 output bits at once by a byte shuffle",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "gfni_avx2",
            requires: GfniAvx2::FEATURES,
            summary: "16 blocks at once, transposed and back",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "vbmi",
            requires: Vbmi::FEATURES,
            summary: "a block at once by a multishift and its signs",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "bitalg",
            requires: Bitalg::FEATURES,
            summary: "a block at once by a bit gather",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "gfni",
            requires: Gfni::FEATURES,
            summary: "8 blocks at once, transposed and back",
            ..Description::BLANK
        },
        #[cfg(target_arch = "aarch64")]
        Description {
            name: "neon",
            requires: Neon::FEATURES,
            summary: "64 output bits by four byte shuffles",
            ..Description::BLANK
        },
    ];

    /// The variants that run with these features, the slowest first.
    #[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), allow(unused_variables))]
    #[must_use = "iterators are lazy"]
    pub fn all(features: Features) -> impl DoubleEndedIterator<Item = Variant> {
        [
            Some(Variant::Reference),
            #[cfg(target_arch = "x86_64")]
            Bmi2::new(features).map(Variant::Bmi2),
            Some(Variant::Portable),
            #[cfg(target_arch = "x86_64")]
            Ssse3::new(features).map(Variant::Ssse3),
            #[cfg(target_arch = "x86_64")]
            Avx2::new(features).map(Variant::Avx2),
            #[cfg(target_arch = "x86_64")]
            GfniAvx2::new(features).map(Variant::GfniAvx2),
            #[cfg(target_arch = "x86_64")]
            Vbmi::new(features).map(Variant::Vbmi),
            #[cfg(target_arch = "x86_64")]
            Bitalg::new(features).map(Variant::Bitalg),
            #[cfg(target_arch = "x86_64")]
            Gfni::new(features).map(Variant::Gfni),
            #[cfg(target_arch = "aarch64")]
            Neon::new(features).map(Variant::Neon),
        ]
        .into_iter()
        .flatten()
    }

    /// The fastest variant that runs with these features.
    #[must_use]
    pub fn best(features: Features) -> Variant {
        Variant::all(features).next_back().unwrap_or(Variant::Portable)
    }

    /// The name, as in [`Variant::DESCRIPTIONS`].
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Variant::Reference => "reference",
            #[cfg(target_arch = "x86_64")]
            Variant::Bmi2(_) => "bmi2",
            Variant::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Variant::Ssse3(_) => "ssse3",
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(_) => "avx2",
            #[cfg(target_arch = "x86_64")]
            Variant::GfniAvx2(_) => "gfni_avx2",
            #[cfg(target_arch = "x86_64")]
            Variant::Vbmi(_) => "vbmi",
            #[cfg(target_arch = "x86_64")]
            Variant::Bitalg(_) => "bitalg",
            #[cfg(target_arch = "x86_64")]
            Variant::Gfni(_) => "gfni",
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(_) => "neon",
        }
    }
}

/// The blocks that a plan is applied to.
enum Blocks<'a> {
    InPlace(&'a mut [u64]),
    /// From one array into another of the same length.
    Into(&'a [u64], &'a mut [u64]),
}

impl Blocks<'_> {
    /// `f` of each block. Inlined, so that `f` keeps its constants in registers.
    #[inline(always)]
    fn each(self, f: impl Fn(u64) -> u64) {
        match self {
            Blocks::InPlace(blocks) => blocks.iter_mut().for_each(|x| *x = f(*x)),
            Blocks::Into(from, to) => from.iter().zip(to).for_each(|(x, y)| *y = f(*x)),
        }
    }
}

/// The output bits that take an input bit.
#[cfg(target_arch = "x86_64")]
fn taken(table: &Table) -> u64 {
    table.iter().rev().fold(0, |taken, from| taken << 1 | u64::from(*from != ZERO))
}
