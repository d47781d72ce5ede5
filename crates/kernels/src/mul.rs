//! Products of two numbers of N limbs: z = x y in full (2 N limbs), x^2, and x y mod 2^(64 N).
//!
//! Everything is constant-time in the values; lengths are public. A result never lies where an operand
//! does: the borrows exclude it.
//!
//! There are two ways in. Arrays, where N is known to the compiler: [`Variant::mul`], [`Variant::sqr`],
//! [`Variant::mul_low`]; the choice of the kernel is then one predictable branch. Slices of a length
//! known at run time: a [`Plan`], which holds variant and length. Finding the variant
//! ([`Variant::best`]) is a load and a few branches; hold the variant or the plan to save them.
//!
//! | variant | needs | a product of N limbs, N at most 16, is bound by |
//! |---|---|---|
//! | `reference` | | nothing: bit by bit, to compare with |
//! | `halfword` | | four 32 x 32 -> 64 bit products each: for processors, or compilers, without wider ones |
//! | `portable` | | what the compiler makes of 64 x 64 -> 128 bit products |
//! | `portable_bmi2` | BMI2 | the same source, compiled for `mulx` |
//! | `x64_by_8`, `x64`, `x64_by_32` | | N^2 `mul`, three additions each |
//! | `bmi2` | BMI2 | N^2 `mulx`, one a cycle |
//! | `adx` | BMI2, ADX | N^2 `mulx`, one a cycle |
//! | `ifma` | AVX-512 IFMA | `vpmadd52`, two a cycle for eight limbs each, and conversions; wins from 17 limbs on |
//! | `a64` | AArch64 | N^2 `mul` and N^2 `umulh` |
//!
//! Longer products are split in halves until a kernel takes them (Karatsuba; `karatsuba.rs`). `x64_by_8`, `x64` and
//! `x64_by_32` are the same columns, unrolled for up to 8, 16 and 32 limbs: they differ in where that begins.

mod halfword;
mod karatsuba;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod mont;
mod plan;
mod portable;
mod reference;

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod assembly;

#[cfg(target_arch = "aarch64")]
mod a64;
#[cfg(target_arch = "x86_64")]
mod adx;
#[cfg(target_arch = "x86_64")]
mod bmi2;
#[cfg(target_arch = "x86_64")]
mod ifma;
#[cfg(target_arch = "x86_64")]
mod x64;

#[cfg(test)]
mod tests;

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) use mont::Mont;
pub use plan::Plan;

use crate::cpu::Features;
#[cfg(target_arch = "x86_64")]
use crate::cpu::{Adx, Bmi2, Ifma};
use crate::family::{Description, Family};
use crate::limb::Limb;
use halfword::Halves;
use portable::Wide;

/// The implementation that computes, with the proof that it can.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Variant {
    /// Bit by bit: obvious and slow.
    Reference,
    /// Any processor, limbs multiplied half by half.
    Halfword,
    /// Any processor.
    Portable,
    /// The same, compiled with `mulx`.
    #[cfg(target_arch = "x86_64")]
    PortableBmi2(Bmi2),
    /// Assembly for every x86-64 processor, for up to 8 limbs.
    #[cfg(target_arch = "x86_64")]
    X64By8,
    /// Assembly for every x86-64 processor, for up to 16 limbs.
    #[cfg(target_arch = "x86_64")]
    X64,
    /// Assembly for every x86-64 processor, for up to 16 limbs and for 32.
    #[cfg(target_arch = "x86_64")]
    X64By32,
    /// Assembly with `mulx`.
    #[cfg(target_arch = "x86_64")]
    Bmi2(Bmi2),
    /// AVX-512 IFMA.
    #[cfg(target_arch = "x86_64")]
    Ifma(Ifma),
    /// Assembly with `mulx`, `adcx` and `adox`.
    #[cfg(target_arch = "x86_64")]
    Adx(Adx),
    /// Assembly for every AArch64 processor.
    #[cfg(target_arch = "aarch64")]
    A64,
}

/// The family, for lists.
pub const FAMILY: Family = Family {
    name: "mul",
    summary: "products, squares and low products of two numbers",
    variants: Variant::DESCRIPTIONS,
    best: |features| Variant::best(features, 8).name(),
};

impl Variant {
    /// The variants known on this architecture, the slowest first for 8 limbs: a measured order.
    pub const DESCRIPTIONS: &'static [Description] = &[
        Description {
            name: "reference",
            requires: &[],
            summary: "bit by bit, to compare with",
            ..Description::BLANK
        },
        Description {
            name: "halfword",
            requires: &[],
            summary: "limbs multiplied half by half",
            ..Description::BLANK
        },
        Description {
            name: "portable",
            requires: &[],
            summary: "what the compiler makes of it",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "portable_bmi2",
            requires: Bmi2::FEATURES,
            summary: "what the compiler makes of it, with mulx",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "x64_by_8",
            requires: &[],
            summary: "columns of mul, unrolled for up to 8 limbs",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "x64",
            requires: &[],
            summary: "columns of mul, unrolled for up to 16 limbs",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "x64_by_32",
            requires: &[],
            summary: "columns of mul, unrolled for up to 32 limbs",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "bmi2",
            requires: Bmi2::FEATURES,
            summary: "columns of mulx",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "ifma",
            requires: Ifma::FEATURES,
            summary: "52-bit limbs, one number across 512-bit registers",
            ..Description::BLANK
        },
        #[cfg(target_arch = "x86_64")]
        Description {
            name: "adx",
            requires: Adx::FEATURES,
            summary: "rows of mulx between two carry chains",
            ..Description::BLANK
        },
        #[cfg(target_arch = "aarch64")]
        Description {
            name: "a64",
            requires: &[],
            summary: "rows of mul, then of umulh",
            ..Description::BLANK
        },
    ];

    /// The variants that run with these features, in the order of [`Variant::DESCRIPTIONS`].
    #[cfg_attr(not(target_arch = "x86_64"), allow(unused_variables))]
    #[must_use = "iterators are lazy"]
    pub fn all(features: Features) -> impl DoubleEndedIterator<Item = Variant> {
        [
            Some(Variant::Reference),
            Some(Variant::Halfword),
            Some(Variant::Portable),
            #[cfg(target_arch = "x86_64")]
            Bmi2::new(features).map(Variant::PortableBmi2),
            #[cfg(target_arch = "x86_64")]
            Some(Variant::X64By8),
            #[cfg(target_arch = "x86_64")]
            Some(Variant::X64),
            #[cfg(target_arch = "x86_64")]
            Some(Variant::X64By32),
            #[cfg(target_arch = "x86_64")]
            Bmi2::new(features).map(Variant::Bmi2),
            #[cfg(target_arch = "x86_64")]
            Ifma::new(features).map(Variant::Ifma),
            #[cfg(target_arch = "x86_64")]
            Adx::new(features).map(Variant::Adx),
            #[cfg(target_arch = "aarch64")]
            Some(Variant::A64),
        ]
        .into_iter()
        .flatten()
    }

    /// The fastest variant for products of `limbs` limbs that runs with these features.
    #[cfg_attr(not(target_arch = "x86_64"), allow(unused_variables))]
    #[inline]
    #[must_use]
    pub fn best(features: Features, limbs: usize) -> Variant {
        #[cfg(target_arch = "x86_64")]
        if let Some(token) = Ifma::new(features).filter(|_| limbs >= ifma::WINS_FROM) {
            return Variant::Ifma(token);
        }
        Variant::fastest_scalar(features)
    }

    #[cfg(target_arch = "x86_64")]
    #[inline]
    fn fastest_scalar(features: Features) -> Variant {
        if let Some(token) = Adx::new(features) {
            return Variant::Adx(token);
        }
        Bmi2::new(features).map_or(Variant::X64, Variant::Bmi2)
    }

    #[cfg(target_arch = "aarch64")]
    #[inline]
    fn fastest_scalar(_: Features) -> Variant {
        Variant::A64
    }

    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    #[inline]
    fn fastest_scalar(_: Features) -> Variant {
        Variant::Portable
    }

    /// The name, as in [`Variant::DESCRIPTIONS`].
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Variant::Reference => "reference",
            Variant::Halfword => "halfword",
            Variant::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Variant::PortableBmi2(_) => "portable_bmi2",
            #[cfg(target_arch = "x86_64")]
            Variant::X64By8 => "x64_by_8",
            #[cfg(target_arch = "x86_64")]
            Variant::X64 => "x64",
            #[cfg(target_arch = "x86_64")]
            Variant::X64By32 => "x64_by_32",
            #[cfg(target_arch = "x86_64")]
            Variant::Bmi2(_) => "bmi2",
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(_) => "ifma",
            #[cfg(target_arch = "x86_64")]
            Variant::Adx(_) => "adx",
            #[cfg(target_arch = "aarch64")]
            Variant::A64 => "a64",
        }
    }

    /// `x y`, the low half first.
    #[inline(always)]
    #[must_use]
    pub fn mul<const N: usize>(self, x: &[Limb; N], y: &[Limb; N]) -> [[Limb; N]; 2] {
        let mut z = [[0; N]; 2];
        self.mul_into(&mut z, x, y);
        z
    }

    /// `z <- x y`, the low half first. Where a product takes some ten cycles, it shows that z need not be made.
    #[inline(always)]
    pub fn mul_into<const N: usize>(self, z: &mut [[Limb; N]; 2], x: &[Limb; N], y: &[Limb; N]) {
        // The variant of most processors in few branches: a call and no table.
        #[cfg(target_arch = "x86_64")]
        if let (Variant::Adx(token), 1..=assembly::LONGEST) = (self, N) {
            return adx::mul(token, z.as_flattened_mut(), x, y);
        }
        self.mul_into_by_variant(z, x, y);
    }

    fn mul_into_by_variant<const N: usize>(self, z: &mut [[Limb; N]; 2], x: &[Limb; N], y: &[Limb; N]) {
        if self.takes(N) {
            self.mul_block(z.as_flattened_mut(), x, y);
        } else {
            self.mul_split(z.as_flattened_mut(), x, y, [[0; N]; 2].as_flattened_mut());
        }
    }

    /// `x^2`, the low half first.
    #[inline(always)]
    #[must_use]
    pub fn sqr<const N: usize>(self, x: &[Limb; N]) -> [[Limb; N]; 2] {
        let mut z = [[0; N]; 2];
        self.sqr_into(&mut z, x);
        z
    }

    /// `z <- x^2`, the low half first. Where a product takes some ten cycles, it shows that z need not be made.
    #[inline(always)]
    pub fn sqr_into<const N: usize>(self, z: &mut [[Limb; N]; 2], x: &[Limb; N]) {
        #[cfg(target_arch = "x86_64")]
        if let (Variant::Adx(token), 1..=assembly::LONGEST) = (self, N) {
            return adx::sqr(token, z.as_flattened_mut(), x);
        }
        self.sqr_into_by_variant(z, x);
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
        z
    }

    /// `z <- x y mod 2^(64 N)`. Where a product takes some ten cycles, it shows that z need not be made.
    #[inline(always)]
    pub fn mul_low_into<const N: usize>(self, z: &mut [Limb; N], x: &[Limb; N], y: &[Limb; N]) {
        #[cfg(target_arch = "x86_64")]
        if let (Variant::Adx(token), 1..=assembly::LONGEST) = (self, N) {
            return adx::mul_low(token, z, x, y);
        }
        self.mul_low_into_by_variant(z, x, y);
    }

    fn mul_low_into_by_variant<const N: usize>(self, z: &mut [Limb; N], x: &[Limb; N], y: &[Limb; N]) {
        if self.takes(N) {
            self.mul_low_block(z, x, y);
        } else {
            self.mul_low_split(z, x, y, [[0; N]; 2].as_flattened_mut());
        }
    }
}

/// What a variant's kernels do: products that are not split.
impl Variant {
    /// Whether a kernel takes numbers of `n` limbs as they are; longer ones are split in halves. Measured.
    #[inline(always)]
    fn takes(self, n: usize) -> bool {
        match self {
            Variant::Reference => true,
            Variant::Halfword => n < 16,
            Variant::Portable => n < 32,
            #[cfg(target_arch = "x86_64")]
            Variant::PortableBmi2(_) => n < 32,
            #[cfg(target_arch = "x86_64")]
            Variant::X64By8 => n <= x64::SHORT,
            #[cfg(target_arch = "x86_64")]
            Variant::X64 | Variant::Bmi2(_) | Variant::Adx(_) => n <= assembly::LONGEST,
            #[cfg(target_arch = "x86_64")]
            Variant::X64By32 => n <= assembly::LONGEST || n == x64::LONG,
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(_) => n <= ifma::LONGEST,
            #[cfg(target_arch = "aarch64")]
            Variant::A64 => n <= assembly::LONGEST,
        }
    }

    #[inline(always)]
    fn mul_block(self, z: &mut [Limb], x: &[Limb], y: &[Limb]) {
        assert!(y.len() == x.len() && z.len() == 2 * x.len());
        if x.is_empty() {
            return;
        }
        match self {
            Variant::Reference => reference::mul(z, x, y),
            Variant::Halfword => portable::mul::<Halves>(z, x, y),
            Variant::Portable => portable::mul::<Wide>(z, x, y),
            #[cfg(target_arch = "x86_64")]
            Variant::PortableBmi2(token) => portable_bmi2::mul(token, z, x, y),
            #[cfg(target_arch = "x86_64")]
            Variant::X64By8 | Variant::X64 => x64::mul((), z, x, y),
            #[cfg(target_arch = "x86_64")]
            Variant::X64By32 => x64::mul_long(z, x, y),
            #[cfg(target_arch = "x86_64")]
            Variant::Bmi2(token) => bmi2::mul(token, z, x, y),
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(token) => ifma::mul(token, z, x, y),
            #[cfg(target_arch = "x86_64")]
            Variant::Adx(token) => adx::mul(token, z, x, y),
            #[cfg(target_arch = "aarch64")]
            Variant::A64 => a64::mul((), z, x, y),
        }
    }

    #[inline(always)]
    fn sqr_block(self, z: &mut [Limb], x: &[Limb]) {
        assert!(z.len() == 2 * x.len());
        if x.is_empty() {
            return;
        }
        match self {
            Variant::Reference => reference::mul(z, x, x),
            Variant::Halfword => portable::sqr::<Halves>(z, x),
            Variant::Portable => portable::sqr::<Wide>(z, x),
            #[cfg(target_arch = "x86_64")]
            Variant::PortableBmi2(token) => portable_bmi2::sqr(token, z, x),
            #[cfg(target_arch = "x86_64")]
            Variant::X64By8 | Variant::X64 => x64::sqr((), z, x),
            #[cfg(target_arch = "x86_64")]
            Variant::X64By32 => x64::sqr_long(z, x),
            #[cfg(target_arch = "x86_64")]
            Variant::Bmi2(token) => bmi2::sqr(token, z, x),
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(token) => ifma::sqr(token, z, x),
            #[cfg(target_arch = "x86_64")]
            Variant::Adx(token) => adx::sqr(token, z, x),
            #[cfg(target_arch = "aarch64")]
            Variant::A64 => a64::sqr((), z, x),
        }
    }

    #[inline(always)]
    fn mul_low_block(self, z: &mut [Limb], x: &[Limb], y: &[Limb]) {
        assert!(y.len() == x.len() && z.len() == x.len());
        if x.is_empty() {
            return;
        }
        match self {
            Variant::Reference => reference::mul(z, x, y),
            Variant::Halfword => portable::mul_low::<Halves>(z, x, y),
            Variant::Portable => portable::mul_low::<Wide>(z, x, y),
            #[cfg(target_arch = "x86_64")]
            Variant::PortableBmi2(token) => portable_bmi2::mul_low(token, z, x, y),
            #[cfg(target_arch = "x86_64")]
            Variant::X64By8 | Variant::X64 => x64::mul_low((), z, x, y),
            #[cfg(target_arch = "x86_64")]
            Variant::X64By32 => x64::mul_low_long(z, x, y),
            #[cfg(target_arch = "x86_64")]
            Variant::Bmi2(token) => bmi2::mul_low(token, z, x, y),
            #[cfg(target_arch = "x86_64")]
            Variant::Ifma(token) => ifma::mul_low(token, z, x, y),
            #[cfg(target_arch = "x86_64")]
            Variant::Adx(token) => adx::mul_low(token, z, x, y),
            #[cfg(target_arch = "aarch64")]
            Variant::A64 => a64::mul_low((), z, x, y),
        }
    }
}

/// What the family `mont` takes from this one.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
impl Variant {
    /// Whether a kernel reduces numbers of `n` limbs.
    #[inline(always)]
    pub(crate) fn reduces(self, n: usize) -> bool {
        match self {
            #[cfg(target_arch = "x86_64")]
            Variant::X64 | Variant::Bmi2(_) | Variant::Adx(_) => n <= assembly::LONGEST || n == x64::LONG,
            _ => n <= assembly::LONGEST,
        }
    }

    /// `z <- t / 2^(64 n) mod m` for n limbs of which [`Variant::reduces`] is true, and t < 2^(64 n) m. `m` is
    /// -1/m mod 2^64, then m; t is lost. From a greater t comes a number that is congruent to that z and below
    /// 2^(64 n). A variant without a kernel of its own takes what is portable.
    ///
    /// # Panics
    ///
    /// If a length is wrong.
    #[inline]
    pub(crate) fn redc(self, z: &mut [Limb], t: &mut [Limb], m: &[Limb]) {
        assert!(t.len() == 2 * z.len() && m.len() == 1 + z.len());
        assert!(!z.is_empty() && self.reduces(z.len()));
        match self {
            #[cfg(target_arch = "x86_64")]
            Variant::X64 if z.len() == x64::LONG => x64::redc_long(z, t, m),
            #[cfg(target_arch = "x86_64")]
            Variant::Bmi2(token) if z.len() == bmi2::LONG => bmi2::redc_long(token, z, t, m),
            // Rows of that length do not stay in registers.
            #[cfg(target_arch = "x86_64")]
            Variant::Adx(token) if z.len() == bmi2::LONG => bmi2::redc_long(token.into(), z, t, m),
            #[cfg(target_arch = "x86_64")]
            Variant::X64By8 | Variant::X64 | Variant::X64By32 => x64::redc((), z, t, m),
            #[cfg(target_arch = "x86_64")]
            Variant::Bmi2(token) => bmi2::redc(token, z, t, m),
            #[cfg(target_arch = "x86_64")]
            Variant::Adx(token) => adx::redc(token, z, t, m),
            #[cfg(target_arch = "aarch64")]
            Variant::A64 => a64::redc((), z, t, m),
            _ => portable::redc(z, t, m),
        }
    }

    /// The kernel for Montgomery products of `limbs` limbs, if there is one.
    pub(crate) fn mont(self, limbs: usize) -> Option<Mont> {
        match self {
            #[cfg(target_arch = "x86_64")]
            Variant::X64 => x64::mont((), limbs),
            #[cfg(target_arch = "x86_64")]
            Variant::Bmi2(token) => bmi2::mont(token, limbs),
            #[cfg(target_arch = "x86_64")]
            Variant::Adx(token) => adx::mont(token, limbs),
            #[cfg(target_arch = "aarch64")]
            Variant::A64 => a64::mont((), limbs),
            _ => None,
        }
    }
}

/// `portable` with BMI2 turned on: what the compiler makes of the same source.
#[cfg(target_arch = "x86_64")]
mod portable_bmi2 {
    use super::{Limb, Wide, portable};
    use crate::cpu::bmi2_entry;

    bmi2_entry! {
        pub(super) fn mul(z: &mut [Limb], x: &[Limb], y: &[Limb]) = portable::mul::<Wide>;
        pub(super) fn sqr(z: &mut [Limb], x: &[Limb]) = portable::sqr::<Wide>;
        pub(super) fn mul_low(z: &mut [Limb], x: &[Limb], y: &[Limb]) = portable::mul_low::<Wide>;
    }
}
