//! Permutations and selections of the 64 bits of a block, over arrays of blocks.
//!
//! A [`Table`] gives the input bit for each output bit: y = sum over i of 2^i (x / 2^table\[i\] mod 2), where
//! bit 0 is the least significant. An entry of [`ZERO`] gives 0, and an input bit may be used any number of
//! times. A [`Plan`] is a table compiled for a variant.
//!
//! Every variant is constant-time in the blocks: no branch and no address depends on them. The table is
//! public.
//!
//! | variant | needs | a block is bound by |
//! |---|---|---|
//! | `reference` | | 64 times four instructions: the table loop, for comparison |
//! | `bmi2` | BMI2 | `pext` and `pdep`, one or two a cycle: a pair for each rising run of the table |
//! | `portable` | | two 64 x 64 bit transpositions for 64 blocks |
//! | `ssse3` | SSSE3 | `pmovmskb`, one a cycle: four |
//! | `avx2` | AVX2 | `vpmovmskb`, one a cycle: two |
//! | `gfni_avx2` | AVX2, GFNI | byte shuffles, one or two a cycle: 40 for 16 blocks |
//! | `vbmi` | AVX-512 VBMI | `vpmultishiftqb` and `vpmovb2m`, one of each |
//! | `bitalg` | AVX-512 BITALG | `vpshufbitqmb`, one |
//! | `gfni` | AVX-512 VBMI, GFNI | `vpermb`, three for eight blocks |
//! | `neon` | NEON | `tbl` and what packs its bits: 17 instructions |
//!
//! The choice of the variant does not depend on the table: of the variants that a processor can run, the last
//! one in the list was the fastest for every measured table.

mod check;
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
use crate::family::{Code, Family, variants};
use crate::mistake;

/// Bits of a block.
const BITS: usize = u64::BITS as usize;

/// The input bit for each output bit, or [`ZERO`]. Bit 0 is the least significant.
pub type Table = [u8; BITS];

/// The entry for an output bit that is always 0.
pub const ZERO: u8 = BITS as u8;

variants! { ($) permute
    /// The table loop: simple and slow.
    Reference = reference::Kernel {
        name: "reference",
        summary: "bit by bit, to compare with",
        reference: true,
        code: Code::constant_time(&["permute::reference::"]),
    }
    /// BMI2.
    #[cfg(target_arch = "x86_64")]
    Bmi2(Bmi2) = bmi2::Kernel {
        name: "bmi2",
        summary: "one gather and scatter for each rising run of bits",
        code: Code::constant_time(&["permute::bmi2::"]),
    }
    /// Any processor.
    Portable = portable::Kernel {
        name: "portable",
        summary: "64 blocks at once, transposed and back",
        code: Code::constant_time(&["permute::portable::"]),
    }
    /// SSSE3.
    #[cfg(target_arch = "x86_64")]
    Ssse3(Ssse3) = ssse3::Kernel {
        name: "ssse3",
        summary: "16 output bits at once by a byte shuffle",
        code: Code::constant_time(&["permute::ssse3::"]),
    }
    /// AVX2.
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2) = avx2::Kernel {
        name: "avx2",
        summary: "32 output bits at once by a byte shuffle",
        code: Code::constant_time(&["permute::avx2::"]),
    }
    /// AVX2 and GFNI.
    #[cfg(target_arch = "x86_64")]
    GfniAvx2(GfniAvx2) = gfni_avx2::Kernel {
        name: "gfni_avx2",
        summary: "16 blocks at once, transposed and back",
        code: Code::constant_time(&["permute::gfni_avx2::"]),
    }
    /// AVX-512 VBMI.
    #[cfg(target_arch = "x86_64")]
    Vbmi(Vbmi) = vbmi::Kernel {
        name: "vbmi",
        summary: "a block at once by a multishift and its signs",
        code: Code::constant_time(&["permute::vbmi::"]),
    }
    /// AVX-512 BITALG.
    #[cfg(target_arch = "x86_64")]
    Bitalg(Bitalg) = bitalg::Kernel {
        name: "bitalg",
        summary: "a block at once by a bit gather",
        code: Code::constant_time(&["permute::bitalg::"]),
    }
    /// AVX-512 VBMI and GFNI.
    #[cfg(target_arch = "x86_64")]
    Gfni(Gfni) = gfni::Kernel {
        name: "gfni",
        summary: "8 blocks at once, transposed and back",
        code: Code::constant_time(&["permute::gfni::", "permute::vbmi::"]),
    }
    /// NEON.
    #[cfg(target_arch = "aarch64")]
    Neon(Neon) = neon::Kernel {
        name: "neon",
        summary: "64 output bits by four byte shuffles",
        code: Code::constant_time(&["permute::neon::"]),
    }
}

/// The description of the family.
pub const FAMILY: Family = Family {
    name: "permute",
    summary: "permutations and selections of the bits of 64-bit blocks",
    variants: Variant::DESCRIPTIONS,
    best: |features| Variant::best(features).name(),
    digest: Variant::digest,
};

impl Variant {
    /// Returns the fastest variant that runs with these features.
    #[must_use]
    pub fn best(features: Features) -> Variant {
        Variant::fastest(features, usize::MAX)
    }
}

/// The functions of a variant.
trait Contract {
    /// The token that proves the processor's features.
    type Token: Copy;
    /// A table compiled for the variant.
    type Program;
    /// Compiles a table, whose entries have been checked.
    fn compile(table: &Table) -> Self::Program;
    /// Permutes the bits of every block.
    fn run(token: Self::Token, program: &Self::Program, blocks: Blocks<'_>);
}

/// The blocks that a plan is applied to.
enum Blocks<'a> {
    InPlace(&'a mut [u64]),
    /// From one array into another of the same length.
    Into(&'a [u64], &'a mut [u64]),
}

impl Blocks<'_> {
    #[cfg(target_arch = "x86_64")]
    fn len(&self) -> usize {
        match self {
            Blocks::InPlace(blocks) => blocks.len(),
            Blocks::Into(_, to) => to.len(),
        }
    }

    /// `f` of each block. Inlined, so that `f` keeps its constants in registers.
    #[inline(always)]
    fn each(self, f: impl Fn(u64) -> u64) {
        mistake!(PassedOver => {
            return match self {
                Blocks::InPlace(blocks) => blocks.iter_mut().filter(|x| **x != 0).for_each(|x| *x = f(*x)),
                Blocks::Into(from, to) => {
                    from.iter().zip(to).for_each(|(x, y)| *y = if *x == 0 { 0 } else { f(*x) });
                }
            };
        });
        match self {
            Blocks::InPlace(blocks) => blocks.iter_mut().for_each(|x| *x = f(*x)),
            Blocks::Into(from, to) => from.iter().zip(to).for_each(|(x, y)| *y = f(*x)),
        }
    }
}

/// Returns the output bits that are not always 0.
#[cfg(target_arch = "x86_64")]
fn taken(table: &Table) -> u64 {
    table.iter().rev().fold(0, |taken, from| taken << 1 | u64::from(*from != ZERO))
}
