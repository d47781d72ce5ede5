//! Montgomery products of one number: the family for a single row, where [`lanes`](crate::lanes) has none to
//! put beside it.
//!
//! A *value* is one number in the layout of the variant, [`Plan::value_len`] units of [`Lanes`]; a *modulus*
//! is a prepared value with its constants, [`Plan::modulus_len`] units.
//!
//! Values are in Montgomery form between [`Plan::load`] and [`Plan::from_mont`]. Its R depends on the
//! variant (1 for `reference`, 2^(64 w) for those on 64-bit limbs, 2^(416 v) for `ifma`), and so does how far a value may exceed its
//! modulus: values belong to the plan that made them, and variants are compared after `from_mont`. The
//! products are constant-time in values and moduli; only `reference` is not.
//!
//! | variant | radix | needs | a product at 2048 bits is bound by |
//! |---|---|---|---|
//! | `reference` | 2^64 | | nothing: bit by bit, to compare with |
//! | `portable` | 2^64 | | 64 x 64 -> 128 bit multiplications, one a cycle at best |
//! | `x64`, `bmi2`, `adx` | 2^64 | nothing; BMI2; ADX | N^2 multiplications for the product and N^2 for its reduction, one a cycle |
//! | `a64` | 2^64 | AArch64 | the same, each a `mul` and a `umulh` |
//! | `ifma` | 2^52 | AVX-512 IFMA | `vpmadd52`, two a cycle for eight limbs each, and the way of carries across lanes |

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod assembly;
mod plan;
pub(crate) mod portable;
mod pow;
pub(crate) mod reference;

#[cfg(target_arch = "x86_64")]
mod ifma;

#[cfg(test)]
mod tests;

pub use crate::lanes::Lanes;
pub use crate::powers::{SlidingWindow, Stop};
pub use plan::Plan;

#[cfg(target_arch = "x86_64")]
use crate::across::Tiling;
use crate::cpu::Features;
#[cfg(target_arch = "x86_64")]
use crate::cpu::{Adx, Bmi2, Ifma};
use crate::family::{Description, Family};
use crate::limb::LIMB_BITS;

/// The implementation that computes, with the proof that it can.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Variant {
    /// Schoolbook, bit by bit: obvious and slow.
    Reference,
    /// Any processor.
    Portable,
    /// Assembly for every x86-64 processor.
    #[cfg(target_arch = "x86_64")]
    X64,
    /// Assembly with `mulx`.
    #[cfg(target_arch = "x86_64")]
    Bmi2(Bmi2),
    /// Assembly with `mulx`, `adcx` and `adox`.
    #[cfg(target_arch = "x86_64")]
    Adx(Adx),
    /// Assembly for every AArch64 processor.
    #[cfg(target_arch = "aarch64")]
    A64,
    /// AVX-512 IFMA.
    #[cfg(target_arch = "x86_64")]
    Ifma(Ifma),
}

/// The family, for lists.
pub const FAMILY: Family = Family {
    name: "mont",
    summary: "Montgomery products of one number",
    variants: Variant::DESCRIPTIONS,
    best: |features| Variant::best(features, 2048).name(),
};

impl Variant {
    /// The variants known on this architecture, the slowest first: a measured order.
    pub const DESCRIPTIONS: &'static [Description] = &[
        Description { name: "reference", requires: &[], summary: "bit by bit, to compare with" },
        Description { name: "portable", requires: &[], summary: "64-bit limbs, operand scanning" },
        #[cfg(target_arch = "x86_64")]
        Description { name: "x64", requires: &[], summary: "columns of mul" },
        #[cfg(target_arch = "x86_64")]
        Description { name: "bmi2", requires: Bmi2::FEATURES, summary: "columns of mulx" },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "adx",
            requires: Adx::FEATURES,
            summary: "rows of mulx between two carry chains",
        },
        #[cfg(target_arch = "aarch64")]
        Description { name: "a64", requires: &[], summary: "rows of mul, then of umulh" },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "ifma",
            requires: Ifma::FEATURES,
            summary: "52-bit limbs, one number across 512-bit registers",
        },
    ];

    /// The variants that run with these features, the slowest first.
    #[cfg_attr(not(target_arch = "x86_64"), allow(unused_variables))]
    #[must_use = "iterators are lazy"]
    pub fn all(features: Features) -> impl DoubleEndedIterator<Item = Variant> {
        [
            Some(Variant::Reference),
            Some(Variant::Portable),
            #[cfg(target_arch = "x86_64")]
            Some(Variant::X64),
            #[cfg(target_arch = "x86_64")]
            Bmi2::new(features).map(Variant::Bmi2),
            #[cfg(target_arch = "x86_64")]
            Adx::new(features).map(Variant::Adx),
            #[cfg(target_arch = "aarch64")]
            Some(Variant::A64),
            #[cfg(target_arch = "x86_64")]
            Ifma::new(features).map(Variant::Ifma),
        ]
        .into_iter()
        .flatten()
    }

    /// The fastest variant for moduli of `bits` bits that runs with these features.
    #[cfg_attr(not(target_arch = "x86_64"), allow(unused_variables))]
    #[must_use]
    pub fn best(features: Features, bits: usize) -> Variant {
        #[cfg(target_arch = "x86_64")]
        if let Some(token) = Ifma::new(features).filter(|_| bits >= ifma::WINS_FROM) {
            return Variant::Ifma(token);
        }
        Variant::best_scalar(features)
    }

    /// The fastest variant on 64-bit limbs, without vectors.
    #[must_use]
    pub fn best_scalar(features: Features) -> Variant {
        let is_scalar = |variant: &Variant| match variant {
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(_) => false,
            _ => true,
        };
        Variant::all(features).rfind(is_scalar).unwrap_or(Variant::Portable)
    }

    /// The name, as in [`Variant::DESCRIPTIONS`].
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Variant::Reference => "reference",
            Variant::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Variant::X64 => "x64",
            #[cfg(target_arch = "x86_64")]
            Variant::Bmi2(_) => "bmi2",
            #[cfg(target_arch = "x86_64")]
            Variant::Adx(_) => "adx",
            #[cfg(target_arch = "aarch64")]
            Variant::A64 => "a64",
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(_) => "ifma",
        }
    }
}

/// The limbs of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shape {
    /// Limbs of a number, in the variant's radix.
    limbs: usize,
    /// The bits of the number's limbs: R is 2^`r_bits`, save for `reference`.
    r_bits: usize,
    /// Units of a value.
    units: usize,
    /// Units of the inverse that a prepared modulus holds.
    inverse_units: usize,
    /// Units of scratch memory.
    scratch_units: usize,
    /// 64-bit limbs of which `to_mont` takes any number.
    words: usize,
    /// The longest modulus, in bits.
    bits: usize,
    /// How the units are cut into blocks.
    #[cfg(target_arch = "x86_64")]
    tiling: Tiling,
}

/// The shape of the variants that compute on 64-bit limbs.
fn shape(bits: usize) -> Shape {
    let words = bits.div_ceil(LIMB_BITS).max(1);
    let units = words.div_ceil(8);
    Shape {
        limbs: words,
        r_bits: words * LIMB_BITS,
        units,
        inverse_units: 1,
        scratch_units: 2 * units,
        words,
        bits: words * LIMB_BITS,
        #[cfg(target_arch = "x86_64")]
        tiling: Tiling { blocks: 1, tile: units },
    }
}

/// A prepared modulus, taken apart.
#[derive(Clone, Copy)]
struct Modulus<'a> {
    /// The odd modulus.
    m: &'a [Lanes],
    /// -m^-1, modulo what the variant needs.
    inverse: &'a [Lanes],
    /// Both, one after the other: what the kernels of assembly take.
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    inverse_and_m: &'a [Lanes],
}
