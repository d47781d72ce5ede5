//! Montgomery products of many numbers at once, one number per lane.
//!
//! A *batch* consists of 16 numbers, each with its own modulus, which are computed together. A *value* is one
//! number per lane in the layout of the variant, `value_len` units of [`Lanes`]; a *modulus* is a prepared
//! value with its constants, `modulus_len` units. [`Plan`] is an [`Engine`](crate::powers::Engine).
//!
//! Values are in Montgomery form between `load` and `from_mont`. Its R depends on the variant
//! (1 for `reference`, 2^(64 w) for `portable`, 2^(28 k) for `avx2` and `neon`, 2^(52 k) for `avx512f` and
//! `ifma`), and so does the amount by which a value may exceed its modulus. Values therefore belong to the
//! plan that made them, and variants are compared after `from_mont`. Products are constant-time in values and
//! moduli, except in `reference`.
//!
//! | variant | radix | needs | a product at 2048 bits is bound by |
//! |---|---|---|---|
//! | `reference` | 2^64 | | nothing: bit by bit, to compare with |
//! | `portable` | 2^64 | | 64 x 64 -> 128 bit multiplications, one a cycle at best |
//! | `neon` | 2^28 | NEON | `umlal`, one to four a cycle for two lanes each |
//! | `avx2` | 2^28 | AVX2 | `vpmuludq` and additions, one or two a cycle for four lanes each |
//! | `avx512f` | 2^52 | AVX-512 F | `vfmadd` and additions on doubles, two a cycle for eight lanes each |
//! | `ifma` | 2^52 | AVX-512 IFMA, VBMI2 | `vpmadd52`, two a cycle for eight lanes each |

mod adjacent;
mod buckets;
mod check;
mod comb;
mod divisor;
mod dot;
mod engine;
mod inverse;
mod many;
mod masks;
mod plan;
mod portable;
mod radix64;
mod reference;

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
#[cfg(target_arch = "x86_64")]
mod radix52;

#[cfg(test)]
mod tests;

pub use buckets::Buckets;
pub use comb::{Access, Comb};
pub use divisor::Coprimality;
pub use masks::Mask;
pub use plan::Plan;

use crate::cost::{Bound, Cost, Multiplier, Processor, Speed};
use crate::cpu::Features;
#[cfg(target_arch = "aarch64")]
use crate::cpu::Neon;
#[cfg(target_arch = "x86_64")]
use crate::cpu::{Avx2, Avx512f, Ifma};
use crate::family::{Code, Family, variants};
use crate::limb::Limb;
use crate::memory::{Lanes, flat, flat_mut};
use divisor::Pairs;
use inverse::Problem;

/// Groups of eight lanes that run in lockstep, so that each hides the latency of the other.
const GROUPS: usize = 2;

/// Numbers in a batch.
const LANES: usize = 8 * GROUPS;

variants! { ($) lanes
    /// Schoolbook, bit by bit: simple and slow.
    Reference = reference::Kernel {
        name: "reference",
        summary: "bit by bit, to compare with",
        reference: true,
        cost: Cost {
            speeds: &[(Processor::Zen5, Speed {
                products: &[(64, 1300.0, 1300.0, 1.0), (256, 15700.0, 15700.0, 4.0), (1024, 201000.0, 201000.0, 16.0), (4096, 3600000.0, 3600000.0, 64.0)],
                shared_word: 1.0,
                pick: (9.0, 0.5),
                division: (27.0, 2.1),
                modulus: 10.0,
                around: 4500.0,
            })],
            ..Cost::UNKNOWN
        },
    }
    /// Any processor.
    Portable = portable::Kernel {
        name: "portable",
        summary: "64-bit limbs, one number after another",
        code: Code::constant_time(&["lanes::portable::", "mont::portable::", "limb::"]),
        cost: Cost {
            bound: Some(Bound { multiplier: Multiplier::Mulx, per_pair: 1, lanes: 1, squares: false }),
            speeds: &[(Processor::Zen5, Speed {
                products: &[(64, 30.0, 30.0, 11.0), (128, 38.0, 35.5, 3.6), (256, 86.2, 84.9, 4.7), (512, 337.0, 334.0, 6.3), (1024, 1185.0, 1224.0, 11.0), (2048, 4413.0, 4397.0, 23.0), (4096, 17633.0, 16943.0, 45.0), (8192, 66943.0, 66761.0, 90.0)],
                shared_word: 0.8,
                pick: (9.0, 0.5),
                division: (27.0, 2.1),
                modulus: 12.0,
                around: 4500.0,
            })],
            ..Cost::UNKNOWN
        },
    }
    /// NEON.
    #[cfg(target_arch = "aarch64")]
    Neon(Neon) = neon::Kernel {
        name: "neon",
        summary: "28-bit limbs, 4 numbers at once on 128-bit registers",
        code: Code::constant_time(&["lanes::neon::", "lanes::radix28::"]),
        // Estimated from `avx2`, with half as many lanes.
        cost: Cost {
            together: 4,
            bound: Some(Bound { multiplier: Multiplier::Umlal, per_pair: 1, lanes: 2, squares: true }),
            speeds: &[(Processor::Zen5, Speed {
                products: &[(64, 20.0, 20.0, 3.0), (128, 32.0, 31.0, 4.2), (192, 56.0, 55.0, 5.6), (256, 101.0, 101.0, 10.0), (384, 210.0, 182.0, 14.0), (512, 304.0, 264.0, 15.0), (1024, 1104.0, 876.0, 26.0), (2048, 3698.0, 2908.0, 48.0), (4096, 13656.0, 10610.0, 100.0), (8192, 55646.0, 41436.0, 200.0)],
                shared_word: 1.3,
                pick: (16.0, 6.4),
                division: (27.0, 2.1),
                modulus: 12.0,
                around: 4500.0,
            })],
            ..Cost::UNKNOWN
        },
    }
    /// AVX2.
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2) = avx2::Kernel {
        name: "avx2",
        summary: "28-bit limbs, 4 numbers at once on 256-bit registers",
        code: Code::constant_time(&["lanes::avx2::", "lanes::radix28::"])
            .with("Vpmuludq")
            .without_spills(&["lanes::radix28::product::"]),
        cost: Cost {
            together: 4,
            bound: Some(Bound { multiplier: Multiplier::Muludq, per_pair: 1, lanes: 4, squares: true }),
            speeds: &[(Processor::Zen5, Speed {
                products: &[(104, 11.5, 11.3, 1.6), (128, 15.9, 15.6, 2.1), (192, 27.8, 27.6, 2.8), (256, 50.3, 50.3, 5.2), (384, 105.0, 91.0, 6.8), (512, 152.0, 132.0, 7.6), (1024, 552.0, 438.0, 13.0), (2048, 1849.0, 1454.0, 24.0), (3072, 3947.0, 3077.0, 36.0), (4096, 6828.0, 5305.0, 50.0), (8192, 27823.0, 20718.0, 100.0)],
                shared_word: 0.65,
                pick: (8.0, 3.2),
                division: (15.0, 0.96),
                modulus: 12.0,
                around: 4500.0,
            })],
            ..Cost::UNKNOWN
        },
    }
    /// AVX-512 without IFMA.
    #[cfg(target_arch = "x86_64")]
    Avx512f(Avx512f) = avx512f::Kernel {
        name: "avx512f",
        summary: "52-bit limbs as doubles, 16 numbers at once on 512-bit registers",
        code: Code::constant_time(&["lanes::avx512f::", "lanes::radix52::"])
            .with("Vfmadd")
            .without_spills(&["lanes::avx512f::product::"]),
        cost: Cost {
            together: 16,
            bound: Some(Bound { multiplier: Multiplier::Fma, per_pair: 2, lanes: 8, squares: true }),
            speeds: &[(Processor::Zen5, Speed {
                products: &[(64, 3.0, 3.0, 0.15), (128, 6.0, 6.2, 0.22), (256, 13.7, 13.8, 0.55), (384, 33.5, 30.7, 1.6), (512, 51.9, 46.7, 2.2), (1024, 177.0, 147.0, 4.8), (2048, 643.0, 519.0, 6.7), (3072, 1442.0, 1147.0, 12.0), (4096, 2463.0, 1908.0, 16.0), (8192, 9683.0, 7370.0, 32.0)],
                shared_word: 0.011,
                pick: (8.0, 0.5),
                division: (4.2, 0.22),
                modulus: 12.0,
                around: 4500.0,
            })],
            ..Cost::UNKNOWN
        },
    }
    /// AVX-512 IFMA.
    #[cfg(target_arch = "x86_64")]
    Ifma(Ifma) = ifma::Kernel {
        name: "ifma",
        summary: "52-bit limbs, 16 or 8 numbers at once on 512-bit registers",
        code: Code::constant_time(&["lanes::ifma::", "lanes::radix52::"])
            .with("Vpmadd52")
            .without_spills(&["lanes::ifma::"]),
        cost: Cost {
            together: 16,
            bound: Some(Bound { multiplier: Multiplier::Madd52, per_pair: 2, lanes: 8, squares: true }),
            speeds: &[(Processor::Zen5, Speed {
                products: &[(64, 1.1, 0.9, 0.02), (128, 2.5, 2.2, 0.03), (256, 7.3, 6.5, 0.12), (512, 27.6, 24.3, 0.6), (1024, 107.0, 84.0, 1.6), (2048, 404.0, 321.0, 3.0), (3072, 935.0, 704.0, 4.6), (4096, 1480.0, 1199.0, 7.0), (8192, 5540.0, 4596.0, 14.0)],
                shared_word: 0.009,
                pick: (7.5, 0.5),
                division: (3.9, 0.21),
                modulus: 10.0,
                around: 4500.0,
            })],
            ..Cost::UNKNOWN
        },
    }
}

/// The family, for lists.
pub const FAMILY: Family = Family {
    name: "lanes",
    summary: "Montgomery products of many numbers at once",
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

/// The operations of a variant on values of its layout. Lengths have been checked.
trait Contract {
    /// The proof that the processor supports the variant.
    type Token: Copy;

    /// The number of adjacent lanes in memory. A value contains, for each such group of lanes, its limbs from
    /// the lowest; each limb is stored for all lanes of the group.
    const TOGETHER: usize;

    /// R is 2 to this power times the limbs that products compute.
    const RADIX_BITS: usize;

    /// Returns whether a square is computed as a product.
    fn squares_as_product(_: Shape) -> bool {
        false
    }

    /// The lanes of a vector of [`Contract::invert`] and [`Contract::divide`].
    const INVERSION_WIDTH: usize = Self::TOGETHER;

    /// The limbs that a sum of products has in addition to a product, for carries.
    const LIMBS_ABOVE: usize = 1;

    /// Returns the shape that multiplies moduli of up to `bits` bits fastest; `None` if the variant does not
    /// support them, or if `portable` is faster.
    fn shape(bits: usize) -> Option<Shape>;
    /// Returns the bits of the longest modulus.
    fn bits(shape: Shape) -> usize;
    /// Returns the scratch memory that operations need, in values: for quotients, the doubled operand of a
    /// square, and a comparison.
    fn scratch_values(_: Shape) -> usize {
        3
    }
    /// Returns the number of groups of lanes that products, squares and look-ups compute for `rows` rows.
    fn groups(_: Shape, _rows: usize) -> usize {
        GROUPS
    }
    /// Where a word of the number in a lane is in a value: a number has a word for each limb.
    fn place(shape: Shape, lane: usize, word: usize) -> usize {
        (lane / Self::TOGETHER * shape.limbs + word) * Self::TOGETHER + lane % Self::TOGETHER
    }

    /// Sets every lane to 2^`bit`.
    fn set_bit(shape: Shape, x: &mut [Lanes], bit: usize);
    /// Converts rows of 64-bit limbs to a value, with zeros for missing rows and limbs.
    fn import(token: Self::Token, shape: Shape, rows: &[&[Limb]], value: &mut [Lanes], scratch: &mut [Lanes]);
    /// Converts a canonical value to rows of 64-bit limbs, with zeros beyond its limbs.
    fn export(
        token: Self::Token,
        shape: Shape,
        value: &[Lanes],
        rows: &mut [&mut [Limb]],
        scratch: &mut [Lanes],
    );
    /// [`Contract::import`] for rows of `width` limbs that are stored consecutively, into any number of
    /// values.
    fn import_rows(
        token: Self::Token,
        shape: Shape,
        rows: &[Limb],
        width: usize,
        values: &mut [Lanes],
        scratch: &mut [Lanes],
    ) {
        adjacent::import::<Self>(token, shape, rows, width, values, scratch);
    }
    /// [`Contract::export`] into rows of `width` limbs that are stored consecutively, from any number of
    /// values.
    fn export_rows(
        token: Self::Token,
        shape: Shape,
        values: &[Lanes],
        rows: &mut [Limb],
        width: usize,
        scratch: &mut [Lanes],
    ) {
        adjacent::export::<Self>(token, shape, values, rows, width, scratch);
    }
    /// `r2 <- R^2`; all moduli have at least `shortest` bits.
    fn r2(
        token: Self::Token,
        shape: Shape,
        m: &[Lanes],
        n0_inv: &[Lanes],
        shortest: usize,
        r2: &mut [Lanes],
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
    /// [`Contract::mul`] for any number of values; there are as many values in y and prepared moduli, or one
    /// for all.
    fn mul_many(
        token: Self::Token,
        shape: Shape,
        x: &mut [Lanes],
        y: &[Lanes],
        moduli: &[Lanes],
        scratch: &mut [Lanes],
    ) {
        for ((x, y), m) in shape.values_mut(x).zip(shape.values(y)).zip(shape.moduli(moduli)) {
            Self::mul(token, shape, x, y, m, scratch);
        }
    }
    /// [`Contract::sqr`] for any number of values; there are as many prepared moduli, or one for all.
    fn sqr_many(token: Self::Token, shape: Shape, x: &mut [Lanes], moduli: &[Lanes], scratch: &mut [Lanes]) {
        for (x, m) in shape.values_mut(x).zip(shape.moduli(moduli)) {
            Self::sqr(token, shape, x, m, scratch);
        }
    }
    /// `x <- x + y`, within the same bounds as x and y.
    fn add(token: Self::Token, shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]);
    /// `x <- x - y`, within the same bounds as x and y.
    fn sub(token: Self::Token, shape: Shape, x: &mut [Lanes], y: &[Lanes], m: &[Lanes]);
    /// `x <- x mod m` for x below 2 m.
    fn reduce(token: Self::Token, shape: Shape, x: &mut [Lanes], m: &[Lanes], scratch: &mut [Lanes]);
    /// `x <- x / R mod m`, below m.
    fn from_mont(token: Self::Token, shape: Shape, x: &mut [Lanes], m: Modulus<'_>, scratch: &mut [Lanes]);
    /// Inverses: see [`Plan::inv`].
    fn invert(token: Self::Token, problem: Problem<'_>);
    /// Greatest common divisors: see [`Plan::gcd`].
    fn divide(token: Self::Token, pairs: Pairs<'_>);

    /// `sums <- sums + x1 y1 + x2 y2 + ...`, not reduced: see [`Plan::dot`].
    fn dot(token: Self::Token, shape: Shape, x: &[Lanes], y: &[Lanes], sums: &mut [Lanes]);
    /// Converts sums of products to rows of 64-bit limbs; the shape is that of the sums.
    fn export_sums(
        token: Self::Token,
        shape: Shape,
        sums: &[Lanes],
        rows: &mut [&mut [Limb]],
        scratch: &mut [Lanes],
    ) {
        Self::export(token, shape, sums, rows, scratch);
    }

    /// `x <- t`, where t is the table entry selected by each lane's digit; reads all entries.
    fn look_up(token: Self::Token, shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &Digits);
    /// Where a word of an entry is in a table that all lanes share.
    fn shared_place(shape: Shape, _entries: usize, entry: usize, word: usize) -> usize {
        entry * shape.limbs + word
    }
    /// `x <- t` for consecutive values, where t is the entry selected by the digits of each value in a table
    /// shared by all lanes; reads all entries.
    fn look_up_shared(token: Self::Token, shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &[Digits]);
    /// The same for public digits, in a table of one entry after another.
    fn pick_shared(_: Self::Token, shape: Shape, x: &mut [Lanes], table: &[Lanes], digits: &[Digits]) {
        for (x, digits) in shape.values_mut(x).zip(digits) {
            for (lane, digit) in flat(digits).iter().enumerate().take(shape.lanes) {
                let entry = &flat(table)[*digit as usize * shape.limbs..][..shape.limbs];
                for (word, t) in entry.iter().enumerate() {
                    flat_mut(x)[Self::place(shape, lane, word)] = *t;
                }
            }
        }
    }
    /// The reverse: stores each lane's number in the entry selected by its digit, no two to the same.
    fn put_shared(_: Self::Token, shape: Shape, x: &[Lanes], table: &mut [Lanes], digits: &Digits) {
        for (lane, digit) in flat(digits).iter().enumerate().take(shape.lanes) {
            let entry = &mut flat_mut(table)[*digit as usize * shape.limbs..][..shape.limbs];
            for (word, t) in entry.iter_mut().enumerate() {
                *t = flat(x)[Self::place(shape, lane, word)];
            }
        }
    }
    /// `x <- x^(2^squarings) t`, with t as in [`Contract::look_up`]: see [`Plan::pow`].
    #[allow(clippy::too_many_arguments)]
    fn step(
        token: Self::Token,
        shape: Shape,
        x: &mut [Lanes],
        squarings: usize,
        table: &[Lanes],
        digits: &Digits,
        m: Modulus<'_>,
        selected: &mut [Lanes],
        scratch: &mut [Lanes],
    ) {
        for _ in 0..squarings {
            Self::sqr(token, shape, x, m, scratch);
        }
        Self::look_up(token, shape, selected, table, digits);
        Self::mul(token, shape, x, selected, m, scratch);
    }
}

/// A table index per lane.
type Digits = [Lanes; GROUPS];

/// Returns the table index of each lane.
fn digits(digit: impl Fn(usize) -> Limb) -> Digits {
    let mut digits = [Lanes::ZERO; GROUPS];
    for lane in 0..LANES {
        digits[lane / 8].0[lane % 8] = digit(lane);
    }
    digits
}

/// The limbs of a value, and how they are split into blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shape {
    /// Limbs of a number, in the variant's radix.
    limbs: usize,
    /// Those of them that products compute: the others are 0, and R is the radix to this power.
    used: usize,
    /// Limbs that are multiplied as one block; `limbs` is a multiple of this.
    tile: usize,
    /// Whether the longest modulus uses all bits of its limbs; values are then below their modulus.
    full: bool,
    /// `to_mont` accepts any number of this many bits: whole 64-bit limbs, or half of one.
    step: usize,
    /// 64-bit limbs of the longest modulus.
    modulus_words: usize,
    /// The number of lanes in use; the contents of the others are ignored.
    lanes: usize,
    /// The groups that compute: only the first, or all of them.
    groups: usize,
}

impl Shape {
    /// Returns whether a number is a single block.
    #[cfg(target_arch = "x86_64")]
    fn one_block(&self) -> bool {
        self.limbs == self.tile
    }

    /// Returns the length of a value.
    fn value_len(&self) -> usize {
        self.limbs * GROUPS
    }

    /// Returns the length of a prepared modulus.
    fn modulus_len(&self) -> usize {
        2 * self.value_len() + GROUPS
    }

    /// Iterates over values.
    fn values_mut<'a>(&self, x: &'a mut [Lanes]) -> impl Iterator<Item = &'a mut [Lanes]> + use<'a> {
        x.chunks_exact_mut(self.value_len())
    }

    /// Iterates over values; repeats a single one.
    fn values<'a>(&self, y: &'a [Lanes]) -> impl Iterator<Item = &'a [Lanes]> + use<'a> {
        y.chunks_exact(self.value_len()).cycle()
    }

    /// Iterates over moduli; repeats a single one.
    fn moduli<'a>(&self, moduli: &'a [Lanes]) -> impl Iterator<Item = Modulus<'a>> + use<'a> {
        let shape = *self;
        moduli.chunks_exact(self.modulus_len()).cycle().map(move |m| shape.modulus(m))
    }

    /// Returns the parts of a prepared modulus.
    fn modulus<'a>(&self, modulus: &'a [Lanes]) -> Modulus<'a> {
        assert_eq!(modulus.len(), self.modulus_len(), "modulus_len");
        let (m, rest) = modulus.split_at(self.value_len());
        let (r2, n0_inv) = rest.split_at(self.value_len());
        Modulus { m, r2, n0_inv }
    }
}

/// Returns the pairs of blocks `x[i]`, `y[d - i]`, for i from the first possible to the last below `end`.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[inline]
fn pairs<'a, B>(x: &'a [B], y: &'a [B], d: usize, end: usize) -> impl Iterator<Item = (&'a B, &'a B)> {
    let blocks = y.len();
    let first = (d + 1).saturating_sub(blocks);
    let end = end.min(blocks);
    x[first..end].iter().zip(y[..d + 1 - first].iter().rev())
}

/// The parts of a prepared modulus.
#[derive(Clone, Copy)]
struct Modulus<'a> {
    /// The odd modulus of each lane.
    m: &'a [Lanes],
    /// R^2 mod m.
    r2: &'a [Lanes],
    /// -m^-1 mod the radix, one per lane.
    n0_inv: &'a [Lanes],
}
