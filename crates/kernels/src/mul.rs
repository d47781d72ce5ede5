//! Products of two numbers of N limbs: z = x y in full (2 N limbs), x^2, and x y mod 2^(64 N).
//!
//! Everything is constant-time in the values; lengths are public. A result never overlaps an operand, because
//! the borrow checker excludes it.
//!
//! There are two interfaces. For arrays, N is known to the compiler ([`Variant::mul`], [`Variant::sqr`],
//! [`Variant::mul_low`]), and the choice of the kernel is one predictable branch. For slices of a length
//! known at run time, a [`Plan`] holds variant and length. Finding the variant ([`Variant::best`]) takes a
//! load and a few branches; keep the variant or the plan to save them.
//!
//! | variant | needs | a product of N limbs, N at most 16, is bound by |
//! |---|---|---|
//! | `reference` | | nothing: bit by bit, for comparison |
//! | `portable` | | compiled 64 x 64 -> 128 bit products |
//! | `x64` | | N^2 `mul`, three additions each: for x86-64 before ADX (Broadwell 2014, Zen 2017) |
//! | `adx` | BMI2, ADX | N^2 `mulx`, one a cycle |
//! | `a64` | AArch64 | N^2 `mul` and N^2 `umulh` |
//! | `ifma` | AVX-512 IFMA | `vpmadd52`, two a cycle for eight limbs each, and conversions; wins from 17 limbs on, for full products from 11 |
//!
//! Longer products are split in halves until a kernel supports the length (Karatsuba; `karatsuba.rs`).
//!
//! The feature `article` adds three variants that are chosen only by name: `halfword` multiplies limbs as
//! half words, and `x64_by_8` and `x64_by_32` are the columns of `x64` unrolled for up to 8 and up to 32
//! limbs.
//!
//! # Rows or columns
//!
//! Rows keep a window of sums in registers, need two simultaneous carry chains, and take two additions per
//! product. Columns need three registers and one carry chain, and take three additions per product. Rows win
//! if there are two chains: with ADX, and on AArch64, whose multiplications do not change the carry flag. On
//! x86-64 before ADX, columns with `mulx` would save the moves to and from the fixed registers of `mul`,
//! which gains nothing compared with three additions per product. Short rows of squares and of Montgomery
//! products use one chain after the other: tools/asmgen/src/kernels/adx.rs.

mod check;
#[cfg(feature = "article")]
mod halfword;
mod karatsuba;
mod plan;
mod portable;
mod reference;

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod assembly;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod mont;

#[cfg(target_arch = "aarch64")]
pub(crate) mod a64;
#[cfg(target_arch = "x86_64")]
pub(crate) mod adx;
#[cfg(target_arch = "x86_64")]
mod ifma;
#[cfg(target_arch = "x86_64")]
pub(crate) mod x64;
#[cfg(all(target_arch = "x86_64", feature = "article"))]
mod x64_by_32;
#[cfg(all(target_arch = "x86_64", feature = "article"))]
mod x64_by_8;

#[cfg(test)]
mod tests;

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) use mont::{Mont, Reduction};
pub use plan::Plan;

use crate::cpu::Features;
#[cfg(target_arch = "x86_64")]
use crate::cpu::{Adx, Ifma};
use crate::family::{Code, Family, variants};
use crate::limb::{LIMB_BITS, Limb};

/// The number of limbs from which `ifma` is the fastest variant for products, squares and low products.
#[cfg(target_arch = "x86_64")]
const WINS_FROM: usize = 17;
/// The same for products alone. Measured on AMD Zen 5 and Intel Sapphire Rapids.
#[cfg(target_arch = "x86_64")]
const MULTIPLIES_FROM: usize = 11;

/// The longest products that are returned limb by limb: see [`by_value`].
#[doc(hidden)]
pub const PRODUCT_BY_LIMBS: usize = 5;
/// The same for squares and low products, whose limbs are stored within fewer cycles.
#[doc(hidden)]
pub const SQUARE_BY_LIMBS: usize = 6;

// `ifma` comes last, because it wins from the length given in its row. The others are in the order of their
// speed at 8 limbs, except `x64_by_32`, which is not chosen because 32 limbs gain nothing over 16.
variants! { ($) mul
    /// Bit by bit: simple and slow.
    Reference = reference::Kernel {
        name: "reference",
        summary: "bit by bit, to compare with",
        reference: true,
    }
    /// Any processor, limbs multiplied half by half.
    #[cfg(feature = "article")]
    Halfword = halfword::Kernel {
        name: "halfword",
        summary: "limbs multiplied half by half",
        code: Code::constant_time(&["mul::plan::", "mul::karatsuba::"]),
    }
    /// Any processor.
    Portable = portable::Kernel {
        name: "portable",
        summary: "what the compiler makes of it",
        code: Code::constant_time(&["mul::plan::", "mul::karatsuba::"]),
    }
    /// Assembly for every x86-64 processor, for up to 8 limbs.
    #[cfg(all(target_arch = "x86_64", feature = "article"))]
    X64By8 = x64_by_8::Kernel {
        name: "x64_by_8",
        summary: "columns of mul, unrolled for up to 8 limbs",
        code: Code::constant_time(&["mul::x64::", "mul::x64_by_8::"]),
    }
    /// Assembly for every x86-64 processor, for up to 16 limbs and for 32.
    #[cfg(all(target_arch = "x86_64", feature = "article"))]
    X64By32 = x64_by_32::Kernel {
        name: "x64_by_32",
        summary: "columns of mul, unrolled for up to 32 limbs",
        code: Code::constant_time(&["mul::x64::", "mul::x64_by_32::"]),
    }
    /// Assembly for every x86-64 processor, for up to 16 limbs.
    #[cfg(target_arch = "x86_64")]
    X64 = x64::Kernel {
        name: "x64",
        summary: "columns of mul, unrolled for up to 16 limbs",
        code: Code::constant_time(&["mul::x64::"]),
    }
    /// Assembly with `mulx`, `adcx` and `adox`.
    #[cfg(target_arch = "x86_64")]
    Adx(Adx) = adx::Kernel {
        name: "adx",
        summary: "rows of mulx between two carry chains",
        code: Code::constant_time(&["mul::adx::"]).with("Ado"),
    }
    /// Assembly for every AArch64 processor.
    #[cfg(target_arch = "aarch64")]
    A64 = a64::Kernel {
        name: "a64",
        summary: "rows of mul, then of umulh",
        code: Code::constant_time(&["mul::a64::"]),
    }
    /// AVX-512 IFMA.
    #[cfg(target_arch = "x86_64")]
    Ifma(Ifma) = ifma::Kernel {
        name: "ifma",
        summary: "52-bit limbs, one number across 512-bit registers",
        // Measured: from this length, products, squares and low products are all at least as fast as with
        // `adx`. Squares are slower up to 16; products alone: `MULTIPLIES_FROM`.
        wins_from: WINS_FROM * LIMB_BITS,
        code: Code::constant_time(&["mul::ifma::", "across::"]).with("Vpmadd52"),
    }
}

/// The description of the family.
pub const FAMILY: Family = Family {
    name: "mul",
    summary: "products, squares and low products of two numbers",
    variants: Variant::DESCRIPTIONS,
    best: |features| Variant::best(features, 8).name(),
    digest: Variant::digest,
};

/// The kernels of a variant, for products that are not split. Lengths have been checked, and there is at
/// least one limb.
trait Contract {
    /// The token that proves the processor's features.
    type Token: Copy;

    /// Whether arrays of a supported length go directly to the kernel, before choosing among variants. This
    /// is for the variant of most processors: for products of some ten cycles, it saves a jump through a
    /// table.
    const DIRECT: bool = false;

    /// Returns whether a kernel supports numbers of `n` limbs without splitting them in halves. Measured.
    fn takes(n: usize) -> bool;
    /// `z <- x y`.
    fn mul(token: Self::Token, z: &mut [Limb], x: &[Limb], y: &[Limb]);
    /// `z <- x^2`.
    fn sqr(token: Self::Token, z: &mut [Limb], x: &[Limb]);
    /// `z <- x y` modulo the length of z.
    fn mul_low(token: Self::Token, z: &mut [Limb], x: &[Limb], y: &[Limb]);
}

impl Variant {
    /// Returns the fastest variant for products of `limbs` limbs that runs with these features.
    #[inline]
    #[must_use]
    pub fn best(features: Features, limbs: usize) -> Variant {
        Variant::fastest(features, limbs.saturating_mul(LIMB_BITS))
    }

    /// Returns the fastest variant for full products of two numbers, if neither squares nor low products are
    /// needed.
    #[inline]
    #[must_use]
    pub fn best_for_mul(features: Features, limbs: usize) -> Variant {
        #[cfg(target_arch = "x86_64")]
        let limbs = if limbs >= MULTIPLIES_FROM { limbs.max(WINS_FROM) } else { limbs };
        Variant::best(features, limbs)
    }

    /// Returns `x y`, low half first.
    #[inline(always)]
    #[must_use]
    pub fn mul<const N: usize>(self, x: &[Limb; N], y: &[Limb; N]) -> [[Limb; N]; 2] {
        let mut z = [[0; N]; 2];
        self.mul_into(&mut z, x, y);
        by_value(&z, PRODUCT_BY_LIMBS)
    }

    /// `z <- x y`, low half first. For products of some ten cycles, not having to create z is noticeable.
    #[inline(always)]
    pub fn mul_into<const N: usize>(self, z: &mut [[Limb; N]; 2], x: &[Limb; N], y: &[Limb; N]) {
        if self.is_direct(N) {
            self.mul_block(z.as_flattened_mut(), x, y);
        } else {
            self.mul_into_by_variant(z, x, y);
        }
    }

    fn mul_into_by_variant<const N: usize>(self, z: &mut [[Limb; N]; 2], x: &[Limb; N], y: &[Limb; N]) {
        if self.takes(N) {
            self.mul_block(z.as_flattened_mut(), x, y);
        } else {
            self.mul_split(z.as_flattened_mut(), x, y, [[0; N]; 2].as_flattened_mut());
        }
    }

    /// Returns `x^2`, low half first.
    #[inline(always)]
    #[must_use]
    pub fn sqr<const N: usize>(self, x: &[Limb; N]) -> [[Limb; N]; 2] {
        let mut z = [[0; N]; 2];
        self.sqr_into(&mut z, x);
        by_value(&z, SQUARE_BY_LIMBS)
    }

    /// `z <- x^2`, low half first. For products of some ten cycles, not having to create z is noticeable.
    #[inline(always)]
    pub fn sqr_into<const N: usize>(self, z: &mut [[Limb; N]; 2], x: &[Limb; N]) {
        if self.is_direct(N) {
            self.sqr_block(z.as_flattened_mut(), x);
        } else {
            self.sqr_into_by_variant(z, x);
        }
    }

    fn sqr_into_by_variant<const N: usize>(self, z: &mut [[Limb; N]; 2], x: &[Limb; N]) {
        if self.takes(N) {
            self.sqr_block(z.as_flattened_mut(), x);
        } else {
            self.sqr_split(z.as_flattened_mut(), x, [[0; N]; 2].as_flattened_mut());
        }
    }

    /// `x y mod 2^(64 N)`.
    #[inline(always)]
    #[must_use]
    pub fn mul_low<const N: usize>(self, x: &[Limb; N], y: &[Limb; N]) -> [Limb; N] {
        let mut z = [0; N];
        self.mul_low_into(&mut z, x, y);
        by_value(&[z], SQUARE_BY_LIMBS)[0]
    }

    /// `z <- x y mod 2^(64 N)`. For products of some ten cycles, not having to create z is noticeable.
    #[inline(always)]
    pub fn mul_low_into<const N: usize>(self, z: &mut [Limb; N], x: &[Limb; N], y: &[Limb; N]) {
        if self.is_direct(N) {
            self.mul_low_block(z, x, y);
        } else {
            self.mul_low_into_by_variant(z, x, y);
        }
    }

    fn mul_low_into_by_variant<const N: usize>(self, z: &mut [Limb; N], x: &[Limb; N], y: &[Limb; N]) {
        if self.takes(N) {
            self.mul_low_block(z, x, y);
        } else {
            self.mul_low_split(z, x, y, [[0; N]; 2].as_flattened_mut());
        }
    }
}

/// Copies a result that a kernel has just written, such that the compiler does not load short ones in vectors.
///
/// Kernels store limbs, and the compiler would copy them in vectors. Such a load waits until the stores that
/// it spans have reached the cache, because a processor forwards a single store to a load: 13 to 19 cycles.
/// So results of up to `limbs` limbs are copied limb by limb. Measured on Zen 5: a product of 4 limbs takes 8
/// cycles less, one of 6 limbs would take 4 more.
#[doc(hidden)]
#[inline(always)]
#[must_use]
pub fn by_value<const M: usize, const N: usize>(z: &[[Limb; N]; M], limbs: usize) -> [[Limb; N]; M] {
    if cfg!(target_arch = "x86_64") && N <= limbs {
        // SAFETY: a reference is valid for reading.
        let limb = |i: usize, j: usize| unsafe { core::ptr::read_volatile(&raw const z[i][j]) };
        core::array::from_fn(|i| core::array::from_fn(|j| limb(i, j)))
    } else {
        *z
    }
}

/// Products that are not split.
impl Variant {
    /// Returns whether a kernel supports numbers of `n` limbs without splitting.
    #[inline(always)]
    fn takes(self, n: usize) -> bool {
        kernel!(self, K => K::takes(n))
    }

    /// Returns whether arrays of `n` limbs go directly to the kernel: see [`Contract::DIRECT`].
    #[inline(always)]
    fn is_direct(self, n: usize) -> bool {
        kernel!(self, K => K::DIRECT && n > 0 && K::takes(n))
    }

    #[inline(always)]
    fn mul_block(self, z: &mut [Limb], x: &[Limb], y: &[Limb]) {
        assert!(y.len() == x.len() && z.len() == 2 * x.len());
        if !x.is_empty() {
            call!(self, mul(z, x, y));
        }
    }

    #[inline(always)]
    fn sqr_block(self, z: &mut [Limb], x: &[Limb]) {
        assert!(z.len() == 2 * x.len());
        if !x.is_empty() {
            call!(self, sqr(z, x));
        }
    }

    #[inline(always)]
    fn mul_low_block(self, z: &mut [Limb], x: &[Limb], y: &[Limb]) {
        assert!(y.len() == x.len() && z.len() == x.len());
        if !x.is_empty() {
            call!(self, mul_low(z, x, y));
        }
    }
}
