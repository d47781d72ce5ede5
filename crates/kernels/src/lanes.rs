//! Montgomery products of many numbers at once, one number per lane.
//!
//! A *batch* is [`Plan::lanes`] numbers, each with a modulus of its own, which take every step
//! together. A *value* is one number per lane in the layout of the variant, [`Plan::value_len`]
//! units of [`Lanes`]; a *modulus* is a prepared value with its constants, [`Plan::modulus_len`] units.
//!
//! Values are in Montgomery form between [`Plan::load`] and [`Plan::from_mont`]. Its R depends on the
//! variant (1 for `reference`, 2^(64 w) for `portable`, 2^(28 k) for `avx2` and `neon`, 2^(52 k) for
//! `avx512f` and `ifma`), and so does how far a value may exceed its modulus: values belong to the plan that made them,
//! and variants are compared after `from_mont`. The products are constant-time in values and moduli; only `reference` is not.
//!
//! | variant | radix | needs | a product at 2048 bits is bound by |
//! |---|---|---|---|
//! | `reference` | 2^64 | | nothing: bit by bit, to compare with |
//! | `portable` | 2^64 | | 64 x 64 -> 128 bit multiplications, one a cycle at best |
//! | `neon` | 2^28 | NEON | `umlal`, one to four a cycle for two lanes each |
//! | `avx2` | 2^28 | AVX2 | `vpmuludq` and additions, one or two a cycle for four lanes each |
//! | `avx512f` | 2^52 | AVX-512 F | `vfmadd` and additions on doubles, two a cycle for eight lanes each |
//! | `ifma` | 2^52 | AVX-512 IFMA, VBMI2 | `vpmadd52`, two a cycle for eight lanes each |

mod dot;
mod inverse;
mod plan;
mod portable;
mod pow;
mod reference;
mod rows;

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512f;
#[cfg(target_arch = "x86_64")]
mod ifma;
#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod radix28;

#[cfg(test)]
mod tests;

pub use crate::powers::{SlidingWindow, Stop};
pub use plan::Plan;

use crate::cpu::Features;
#[cfg(target_arch = "aarch64")]
use crate::cpu::Neon;
#[cfg(target_arch = "x86_64")]
use crate::cpu::{Avx2, Avx512f, Ifma};
use crate::family::{Description, Family};

/// Eight words of a register's width, here one limb of eight numbers: the unit in which memory is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Lanes(pub [u64; 8]);

impl Lanes {
    /// Zero in every lane.
    pub const ZERO: Lanes = Lanes([0; 8]);
}

/// Groups of eight lanes that run in lockstep, so that one waits for no latency of the other.
const GROUPS: usize = 2;

/// Numbers in a batch.
const LANES: usize = 8 * GROUPS;

/// The implementation that computes, with the proof that it can.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Variant {
    /// Schoolbook, bit by bit: obvious and slow.
    Reference,
    /// Any processor.
    Portable,
    /// AVX2.
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
    /// NEON.
    #[cfg(target_arch = "aarch64")]
    Neon(Neon),
    /// AVX-512 without IFMA.
    #[cfg(target_arch = "x86_64")]
    Avx512f(Avx512f),
    /// AVX-512 IFMA.
    #[cfg(target_arch = "x86_64")]
    Ifma(Ifma),
}

/// The family, for lists.
pub const FAMILY: Family = Family {
    name: "lanes",
    summary: "Montgomery products of many numbers at once",
    variants: Variant::DESCRIPTIONS,
    best: |features| Variant::best(features).name(),
};

impl Variant {
    /// The variants known on this architecture, the slowest first: a measured order.
    pub const DESCRIPTIONS: &'static [Description] = &[
        Description { name: "reference", requires: &[], summary: "bit by bit, to compare with" },
        Description { name: "portable", requires: &[], summary: "64-bit limbs, one number after another" },
        #[cfg(target_arch = "aarch64")]
        Description {
            name: "neon",
            requires: Neon::FEATURES,
            summary: "28-bit limbs, 4 numbers at once on 128-bit registers",
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "avx2",
            requires: Avx2::FEATURES,
            summary: "28-bit limbs, 4 numbers at once on 256-bit registers",
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "avx512f",
            requires: Avx512f::FEATURES,
            summary: "52-bit limbs as doubles, 16 numbers at once on 512-bit registers",
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "ifma",
            requires: Ifma::FEATURES,
            summary: "52-bit limbs, 16 numbers at once on 512-bit registers",
        },
    ];

    /// The variants that run with these features, the slowest first.
    #[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), allow(unused_variables))]
    #[must_use = "iterators are lazy"]
    pub fn all(features: Features) -> impl DoubleEndedIterator<Item = Variant> {
        [
            Some(Variant::Reference),
            Some(Variant::Portable),
            #[cfg(target_arch = "aarch64")]
            Neon::new(features).map(Variant::Neon),
            #[cfg(target_arch = "x86_64")]
            Avx2::new(features).map(Variant::Avx2),
            #[cfg(target_arch = "x86_64")]
            Avx512f::new(features).map(Variant::Avx512f),
            #[cfg(target_arch = "x86_64")]
            Ifma::new(features).map(Variant::Ifma),
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
            Variant::Portable => "portable",
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(_) => "neon",
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(_) => "avx2",
            #[cfg(target_arch = "x86_64")]
            Variant::Avx512f(_) => "avx512f",
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(_) => "ifma",
        }
    }
}

/// The limbs of a value and how they are cut into blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shape {
    /// Limbs of a number, in the variant's radix.
    limbs: usize,
    /// Limbs that are multiplied as one block; `limbs` is a multiple.
    tile: usize,
    /// Whether the longest modulus uses every bit of its limbs: then values are below their modulus.
    full: bool,
    /// `to_mont` takes any number of so many bits: a number of 64-bit limbs, or half of one.
    step: usize,
    /// 64-bit limbs of the longest modulus.
    modulus_words: usize,
    /// Lanes that count; what the others hold does not matter.
    lanes: usize,
}

impl Shape {
    /// Whether a number is a single block.
    #[cfg(target_arch = "x86_64")]
    fn one_block(&self) -> bool {
        self.limbs == self.tile
    }
}

/// The words of a value, one after another.
pub(crate) fn flat(value: &[Lanes]) -> &[u64] {
    // SAFETY: `Lanes` is eight u64 and nothing else (repr(C), 64 bytes), of stricter alignment.
    unsafe { core::slice::from_raw_parts(value.as_ptr().cast(), 8 * value.len()) }
}

/// The same, to be written.
pub(crate) fn flat_mut(value: &mut [Lanes]) -> &mut [u64] {
    // SAFETY: as in `flat`; the exclusive borrow is handed on.
    unsafe { core::slice::from_raw_parts_mut(value.as_mut_ptr().cast(), 8 * value.len()) }
}

/// The pairs of blocks `x[i]`, `y[d - i]`, for i from the first possible to the last below `end`.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[inline]
fn pairs<'a, B>(x: &'a [B], y: &'a [B], d: usize, end: usize) -> impl Iterator<Item = (&'a B, &'a B)> {
    let blocks = y.len();
    let first = (d + 1).saturating_sub(blocks);
    let end = end.min(blocks);
    x[first..end].iter().zip(y[..d + 1 - first].iter().rev())
}

/// How often 2^(shortest - 1) is doubled to reach 2^s R, with s the odd part of R's `r_bits` bits, and how often
/// that is then squared as a Montgomery form to reach R^2: every squaring doubles s.
pub(crate) fn way_to_r2(r_bits: usize, shortest: usize) -> (usize, u32) {
    let squarings = r_bits.trailing_zeros();
    (r_bits + (r_bits >> squarings) - (shortest - 1), squarings)
}

/// A prepared modulus, taken apart.
#[derive(Clone, Copy)]
struct Modulus<'a> {
    /// The odd modulus of each lane.
    m: &'a [Lanes],
    /// R^2 mod m.
    r2: &'a [Lanes],
    /// -m^-1 mod the radix, one per lane.
    n0_inv: &'a [Lanes],
}
