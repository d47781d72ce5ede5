//! Montgomery products of one number: the family for single rows, for which [`lanes`](crate::lanes) would
//! leave most lanes unused.
//!
//! A *value* is one number in the layout of the variant, with `value_len` units of [`Lanes`]. A *modulus* is
//! prepared, with its constants, and has `modulus_len` units. [`Plan`] is an [`Engine`](crate::powers::Engine).
//!
//! Values are in Montgomery form between `load` and `from_mont`. R depends on the variant (1
//! for `reference`, 2^(64 w) for 64-bit limbs, 2^(416 v) for `ifma`), and so does the amount by which a value
//! may exceed its modulus. So values belong to the plan that made them, and variants are compared after
//! `from_mont`. Products are constant-time in values and moduli, except in `reference`.
//!
//! [`Plan::pair`] computes two numbers with separate moduli together, if the variant gains by it.
//!
//! | variant | radix | needs | a product at 2048 bits is bound by |
//! |---|---|---|---|
//! | `reference` | 2^64 | | nothing: bit by bit, for comparison |
//! | `portable` | 2^64 | | 64 x 64 -> 128 bit multiplications, one a cycle at best |
//! | `x64`, `adx` | 2^64 | nothing; ADX | N^2 multiplications for the product and N^2 for its reduction, one a cycle |
//! | `a64` | 2^64 | AArch64 | the same, each a `mul` and a `umulh` |
//! | `ifma` | 2^52 | AVX-512 IFMA | `vpmadd52`, two a cycle for eight limbs each, and the way of carries across lanes |

mod check;
mod engine;
mod pair;
mod plan;
pub(crate) mod portable;
pub(crate) mod reference;
mod words;

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod assembly;
#[cfg(target_arch = "x86_64")]
mod ifma;

#[cfg(test)]
mod tests;

pub use crate::memory::Lanes;
pub use pair::Pair;
pub use plan::Plan;

#[cfg(target_arch = "x86_64")]
use crate::across::Tiling;
use crate::cost::{Cost, Processor, Speed};
use crate::cpu::Features;
#[cfg(target_arch = "x86_64")]
use crate::cpu::{Adx, Ifma};
use crate::family::{Code, Family, variants};
use crate::limb::Limb;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::mul;

variants! { ($) mont
    /// Schoolbook, bit by bit: simple and slow.
    Reference = reference::Kernel {
        name: "reference",
        summary: "bit by bit, to compare with",
        reference: true,
        cost: Cost {
            speeds: &[(Processor::Zen5, Speed {
                products: &[(64, 1300.0, 1300.0, 1.0), (256, 15700.0, 15700.0, 4.0), (1024, 201000.0, 201000.0, 16.0), (4096, 3600000.0, 3600000.0, 64.0)],
                modulus: 10.0,
                around: 2000.0,
                ..Speed::BLANK
            })],
            ..Cost::UNKNOWN
        },
    }
    /// Any processor.
    Portable = portable::Kernel {
        name: "portable",
        summary: "64-bit limbs, operand scanning",
        code: Code::constant_time(&["mont::portable::", "limb::"]),
        cost: Cost {
            speeds: &[(Processor::Zen5, Speed {
                products: &[(64, 33.0, 29.0, 3.4), (128, 61.0, 59.0, 6.0), (256, 103.0, 101.0, 7.0), (512, 362.0, 362.0, 7.7), (1024, 1202.0, 1176.0, 11.0), (2048, 4389.0, 4377.0, 18.0), (4096, 16968.0, 17063.0, 34.0), (8192, 67040.0, 66759.0, 68.0)],
                modulus: 15.0,
                around: 1500.0,
                ..Speed::BLANK
            })],
            ..Cost::UNKNOWN
        },
    }
    /// Assembly for every x86-64 processor.
    #[cfg(target_arch = "x86_64")]
    X64 = assembly::X64 {
        name: "x64",
        summary: "columns of mul",
        code: Code::constant_time(&["mul::x64::REDC", "mont::assembly::"]),
        cost: Cost {
            speeds: &[(Processor::Zen5, Speed {
                products: &[(64, 25.0, 25.0, 4.4), (128, 45.0, 45.0, 4.5), (256, 95.0, 95.0, 5.0), (512, 278.0, 243.0, 7.3), (1024, 835.0, 700.0, 11.0), (1536, 2700.0, 2150.0, 14.0), (2048, 2894.0, 2436.0, 18.0), (3072, 8014.0, 7213.0, 26.0), (4096, 12350.0, 10956.0, 34.0), (8192, 40200.0, 35631.0, 68.0)],
                modulus: 15.0,
                around: 1500.0,
                ..Speed::BLANK
            })],
            ..Cost::UNKNOWN
        },
    }
    /// Assembly with `mulx`, `adcx` and `adox`.
    #[cfg(target_arch = "x86_64")]
    Adx(Adx) = assembly::Adx {
        name: "adx",
        summary: "rows of mulx between two carry chains",
        code: Code::constant_time(&["mul::adx::REDC", "mont::assembly::"]).with("Ado"),
        cost: Cost {
            speeds: &[(Processor::Zen5, Speed {
                products: &[(64, 25.0, 25.0, 4.4), (128, 45.0, 45.0, 4.5), (256, 75.0, 75.0, 5.0), (512, 218.0, 176.0, 7.3), (1024, 690.0, 560.0, 11.0), (1536, 2600.0, 2050.0, 14.0), (2048, 2795.0, 2320.0, 18.0), (3072, 7366.0, 6519.0, 26.0), (4096, 10996.0, 9673.0, 34.0), (8192, 36108.0, 31856.0, 68.0)],
                modulus: 15.0,
                around: 1500.0,
                ..Speed::BLANK
            })],
            ..Cost::UNKNOWN
        },
    }
    /// Assembly for every AArch64 processor.
    #[cfg(target_arch = "aarch64")]
    A64 = assembly::A64 {
        name: "a64",
        summary: "rows of mul, then of umulh",
        code: Code::constant_time(&["mul::a64::REDC", "mont::assembly::"]),
        // Estimated from `x64`.
        cost: Cost {
            speeds: &[(Processor::Zen5, Speed {
                products: &[(64, 25.0, 25.0, 4.4), (128, 45.0, 45.0, 4.5), (256, 95.0, 95.0, 5.0), (512, 278.0, 243.0, 7.3), (1024, 835.0, 700.0, 11.0), (1536, 2700.0, 2150.0, 14.0), (2048, 2894.0, 2436.0, 18.0), (3072, 8014.0, 7213.0, 26.0), (4096, 12350.0, 10956.0, 34.0), (8192, 40200.0, 35631.0, 68.0)],
                modulus: 15.0,
                around: 1500.0,
                ..Speed::BLANK
            })],
            ..Cost::UNKNOWN
        },
    }
    /// AVX-512 IFMA.
    #[cfg(target_arch = "x86_64")]
    Ifma(Ifma) = ifma::Kernel {
        name: "ifma",
        summary: "52-bit limbs, one number across 512-bit registers",
        // Measured.
        wins_from: 704,
        code: Code::constant_time(&["mont::ifma::", "across::"])
            .with("Vpmadd52"),
        // At the longest moduli of one to eight, ten and twenty registers, because the time depends only on
        // their number.
        cost: Cost {
            speeds: &[(Processor::Zen5, Speed {
                products: &[(414, 258.0, 257.0, 2.0), (830, 302.0, 306.0, 2.8), (1246, 380.0, 371.0, 3.4), (1662, 520.0, 487.0, 4.7), (2078, 667.0, 641.0, 4.9), (2494, 957.0, 846.0, 6.2), (2910, 1158.0, 986.0, 8.0), (3326, 1392.0, 1218.0, 9.5), (4158, 2111.0, 1793.0, 12.0), (8318, 7800.0, 6280.0, 24.0)],
                modulus: 20.0,
                around: 1500.0,
                ..Speed::BLANK
            })],
            // Likewise.
            pairs: &[(Processor::Zen5, Speed {
                products: &[(414, 138.0, 141.0, 2.4), (830, 202.0, 195.0, 3.2), (1246, 261.0, 260.0, 3.4), (1662, 425.0, 396.0, 4.7), (2078, 602.0, 555.0, 5.6), (2494, 839.0, 750.0, 7.0), (2910, 1088.0, 913.0, 9.0), (3326, 1338.0, 1153.0, 11.0), (4158, 2108.0, 1769.0, 14.0), (8318, 7800.0, 6280.0, 28.0)],
                modulus: 22.0,
                around: 3000.0,
                ..Speed::BLANK
            })],
            ..Cost::UNKNOWN
        },
    }
}

/// The description of the family.
pub const FAMILY: Family = Family {
    name: "mont",
    summary: "Montgomery products of one number",
    variants: Variant::DESCRIPTIONS,
    best: |features| Variant::best(features, 2048).name(),
    digest: Variant::digest,
};

impl Variant {
    /// Returns the fastest variant for moduli of `bits` bits that runs with these features.
    #[must_use]
    pub fn best(features: Features, bits: usize) -> Variant {
        Variant::fastest(features, bits)
    }
}

const NO_PAIRS: &str = "variants without pairs have no `Pair`";

/// What a variant computes, on values of its layout. Lengths have been checked.
trait Contract {
    /// The token that proves the processor's features.
    type Token: Copy;

    /// Returns the shape for moduli of up to `bits` bits, if they are not too long.
    fn shape(token: Self::Token, bits: usize) -> Option<Shape>;
    /// Returns the kernel that multiplies and reduces in one step, if there is one for this many limbs.
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    fn short(_: Self::Token, _limbs: usize) -> Option<mul::Mont> {
        None
    }

    /// The plain number 2^`bit`.
    fn set_bit(x: &mut [Lanes], bit: usize);
    /// Converts 64-bit limbs to a value, zero-extended.
    fn import(token: Self::Token, number: &[Limb], value: &mut [Lanes]);
    /// Converts a canonical value to 64-bit limbs, zero-extended.
    fn export(token: Self::Token, shape: Shape, value: &[Lanes], number: &mut [Limb]);
    /// Computes -1/m in the form that products need, for a modulus whose lowest 64 bits are also given.
    fn inverse(
        token: Self::Token,
        shape: Shape,
        lowest: Limb,
        m: &[Lanes],
        inverse: &mut [Lanes],
        scratch: &mut [Lanes],
    );

    /// `x <- x y / R`.
    fn mul(
        token: Self::Token,
        shape: Shape,
        x: &mut [Lanes],
        y: &[Lanes],
        m: Modulus<'_>,
        scratch: &mut [Lanes],
    );
    /// `x <- x^2 / R`.
    fn sqr(token: Self::Token, shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]);
    /// Like `mul` for two numbers with separate moduli, one after the other in x, y and scratch.
    fn mul_both(
        _: Self::Token,
        _: Shape,
        _x: &mut [Lanes],
        _y: &[Lanes],
        _m: [Modulus<'_>; 2],
        _scratch: &mut [Lanes],
    ) {
        unreachable!("{NO_PAIRS}");
    }
    /// Like `sqr` for two numbers.
    fn sqr_both(_: Self::Token, _: Shape, _x: &mut [Lanes], _m: [Modulus<'_>; 2], _scratch: &mut [Lanes]) {
        unreachable!("{NO_PAIRS}");
    }
    /// `x <- x + y`, reduced as far as x and y are.
    fn add(token: Self::Token, shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]);
    /// `x <- x - y`, reduced as far as x and y are.
    fn sub(token: Self::Token, shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]);
    /// `x <- x mod m`, for a product of a plain number and one in Montgomery form.
    fn reduce_product(token: Self::Token, x: &mut [Lanes], m: &[Lanes]);
    /// `x <- x mod m`, for a product with 1, which is at most m.
    fn reduce_product_with_one(token: Self::Token, x: &mut [Lanes], m: &[Lanes]);

    /// `x <- t`, where t is the table entry selected by the digit. Reads every entry.
    fn look_up(token: Self::Token, x: &mut [Lanes], table: &[Lanes], digit: Limb);
}

/// The limbs of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shape {
    /// Limbs of a number, in the variant's radix.
    limbs: usize,
    /// R is 2^`r_bits`.
    r_bits: usize,
    /// Units of a value.
    units: usize,
    /// Units of the inverse that a prepared modulus holds.
    inverse_units: usize,
    /// Units of scratch memory.
    scratch_units: usize,
    /// The number of 64-bit limbs such that `to_mont` accepts any value.
    words: usize,
    /// The longest modulus, in bits.
    bits: usize,
    /// How the units are divided into blocks.
    #[cfg(target_arch = "x86_64")]
    tiling: Tiling,
}

/// The parts of a prepared modulus.
#[derive(Clone, Copy)]
struct Modulus<'a> {
    /// The odd modulus.
    m: &'a [Lanes],
    /// -m^-1, modulo what the variant needs.
    inverse: &'a [Lanes],
    /// Both, contiguous, as the assembly kernels need them.
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    inverse_and_m: &'a [Lanes],
}
