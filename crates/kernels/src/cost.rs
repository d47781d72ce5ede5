//! The cost of computations in cycles: one model, by which windows, tables, buckets, and the library's plans
//! are chosen.
//!
//! A computation is a number of [`Steps`]. The row of a variant in the table of its family has its [`Cost`]:
//! the [`Speed`] of each step on one processor or several. At one length of moduli a speed gives [`Cycles`],
//! which a plan keeps. Every choice compares the cycles of alternative steps, so it depends on shapes, the
//! variant and the processor alone: never on secrets, and never on measurements at run time.
//!
//! The figures are measured (tools/bench, families `lanes` and `mont`; whole powers with each window for the
//! entries of their tables) or, where a variant's row says so, estimated. On other processors they are off by
//! some factor, which is similar for all variants, and alternatives are compared by ratios. `limbwise-bench
//! plans` checks on the current processor that the cheapest way is the fastest.

use core::fmt;

/// A processor with figures of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Processor {
    /// AMD EPYC, Zen 5.
    Zen5,
}

impl Processor {
    /// Returns the processor whose figures are used.
    #[must_use]
    pub const fn current() -> Processor {
        Processor::Zen5
    }
}

/// What the results of a variant cost: part of its row in the table of its family.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// How many numbers of a batch are computed in the time of one.
    pub together: usize,
    /// The least number of limiting instructions, if it is known.
    pub bound: Option<Bound>,
    /// The speed on each processor with figures, the one for all others first.
    pub speeds: &'static [(Processor, Speed)],
    /// The same per number for two numbers computed together, for variants of `mont` that gain by it.
    pub pairs: &'static [(Processor, Speed)],
}

impl Cost {
    /// The cost of a variant about which nothing is chosen.
    pub const UNKNOWN: Cost = Cost { together: 1, bound: None, speeds: &[], pairs: &[] };

    /// Returns the speed on the current processor.
    ///
    /// # Panics
    ///
    /// Panics if the variant has no speeds. Those of `lanes` and `mont` have some.
    #[must_use]
    pub fn speed(&self) -> &'static Speed {
        on_current(self.speeds).expect("the variant has a speed")
    }

    /// Returns the speed of two numbers computed together, per number, if the variant has pairs.
    #[must_use]
    pub fn pair(&self) -> Option<&'static Speed> {
        on_current(self.pairs)
    }
}

fn on_current(speeds: &'static [(Processor, Speed)]) -> Option<&'static Speed> {
    let own = speeds.iter().find(|(processor, _)| *processor == Processor::current());
    own.or(speeds.first()).map(|(_, speed)| speed)
}

/// A multiplication instruction whose throughput limits kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Multiplier {
    /// `vpmadd52luq` and `vpmadd52huq` on 512-bit registers.
    Madd52,
    /// `vfmadd` on the doubles of 512-bit registers.
    Fma,
    /// `vpmuludq` on 256-bit registers.
    Muludq,
    /// `umlal` and `umlal2`.
    Umlal,
    /// `mulx`, or `mul` to 128 bits.
    Mulx,
}

/// The least number of limiting instructions for a Montgomery product or square of k limbs, according to the
/// algorithm.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bound {
    /// The instruction.
    pub multiplier: Multiplier,
    /// The number of instructions per pair of limbs: two if one gives the low half and another the high half.
    pub per_pair: usize,
    /// The number of numbers that one instruction processes.
    pub lanes: usize,
    /// Whether a square multiplies each pair of limbs only once.
    pub squares: bool,
}

impl Bound {
    /// Returns the number of instructions for one product of k limbs. A product multiplies k^2 pairs twice,
    /// and its quotient takes one more low product per limb.
    #[must_use]
    pub fn of_product(&self, limbs: usize) -> f64 {
        self.of_pairs(2 * limbs * limbs, limbs)
    }

    /// Returns the number for a square, which saves half of k^2 - k pairs.
    #[must_use]
    pub fn of_square(&self, limbs: usize) -> f64 {
        if !self.squares {
            return self.of_product(limbs);
        }
        self.of_pairs(limbs * limbs + limbs * (limbs + 1) / 2, limbs)
    }

    fn of_pairs(&self, pairs: usize, limbs: usize) -> f64 {
        (self.per_pair * pairs + limbs) as f64 / self.lanes as f64
    }
}

/// The cycles of a variant's steps on one processor, per number.
#[derive(Clone, Copy, Debug)]
pub struct Speed {
    /// The cycles of a product, of a square, and of reading an entry of a table of powers, by ascending bit
    /// length of the modulus. A look-up reads all entries; where it runs during squarings, these are the
    /// cycles by which it delays them.
    pub products: &'static [(usize, f64, f64, f64)],
    /// The cycles to read a 64-bit word of an entry of a table that all lanes share. A look-up reads all
    /// entries.
    pub shared_word: f64,
    /// The cycles to read a selected entry directly, or to write it: in any case, and per 64-bit word.
    pub pick: (f64, f64),
    /// The cycles of an inverse or a greatest common divisor per bit of the numbers: in any case, and per
    /// 64-bit word.
    pub division: (f64, f64),
    /// The cost of preparing a modulus, in products.
    pub modulus: f64,
    /// The fixed cost of a batch or a number, in cycles.
    pub around: f64,
}

impl Speed {
    /// The speed of a variant without tables that lanes share, and without divisions.
    pub(crate) const BLANK: Speed = Speed {
        products: &[],
        shared_word: 0.0,
        pick: (0.0, 0.0),
        division: (0.0, 0.0),
        modulus: 0.0,
        around: 0.0,
    };

    /// Returns the cycles modulo numbers of `bits` bits.
    #[must_use]
    pub fn at(&'static self, bits: usize) -> Cycles {
        let above = self.products.iter().position(|point| point.0 >= bits).unwrap_or(self.products.len());
        let (below, above) =
            (above.checked_sub(1).and_then(|i| self.products.get(i)), self.products.get(above));
        let length = bits as f64;
        // Between points, cycles per bit are interpolated linearly, because the time of products is nearly
        // quadratic. Beyond the last point, the time is quadratic.
        let between = |cycles: fn(&(usize, f64, f64, f64)) -> f64| {
            let rate = |point: &(usize, f64, f64, f64)| cycles(point) / point.0 as f64;
            match (below, above) {
                (Some(low), Some(high)) => {
                    let part = (length - low.0 as f64) / (high.0 - low.0) as f64;
                    length * (rate(low) + part * (rate(high) - rate(low)))
                }
                // Shorter numbers take the time of the shortest.
                (None, Some(first)) => cycles(first),
                (Some(last), None) => length * length / last.0 as f64 * rate(last),
                (None, None) => 0.0,
            }
        };
        // The time of a look-up is linear.
        let beyond = match (below, above) {
            (Some(last), None) => length / last.0 as f64,
            _ => 1.0,
        };
        Cycles {
            speed: self,
            words: bits.div_ceil(64) as f64,
            product: between(|point| point.1),
            square: between(|point| point.2),
            entry: between(|point| point.3) / beyond,
        }
    }
}

/// The cycles of a variant's steps modulo numbers of one length, per number.
#[derive(Clone, Copy)]
pub struct Cycles {
    speed: &'static Speed,
    /// 64-bit words of a number.
    words: f64,
    /// A product.
    pub product: f64,
    /// A square.
    pub square: f64,
    /// Reading an entry of a table of powers.
    pub(crate) entry: f64,
}

impl fmt::Debug for Cycles {
    /// Omits the figures for other lengths.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut cycles = f.debug_struct("Cycles");
        cycles.field("product", &self.product).field("square", &self.square).finish_non_exhaustive()
    }
}

/// The cycles to write a word of a table that all lanes share: it is transposed.
const WRITTEN_WORD: f64 = 20.0;

/// Products per power for the conversions to and from Montgomery form.
const CONVERSIONS: f64 = 3.0;

impl Cycles {
    /// Returns the cycles of some steps.
    #[must_use]
    pub fn of(&self, steps: Steps) -> f64 {
        let Speed { shared_word, pick, .. } = self.speed;
        steps.products * self.product
            + steps.squares * self.square
            + steps.entries * self.entry
            + steps.shared * self.words * shared_word
            + steps.picks * (pick.0 + self.words * pick.1)
            + steps.written * WRITTEN_WORD
    }

    /// Returns the cycles of some steps with conversions to and from Montgomery form.
    #[must_use]
    pub fn of_converted(&self, steps: Steps) -> f64 {
        self.of(steps) + CONVERSIONS * self.product
    }

    /// Returns the cycles to prepare a modulus.
    #[must_use]
    pub fn of_modulus(&self) -> f64 {
        self.speed.modulus * self.product
    }

    /// Returns the cycles of an inverse, of a greatest common divisor, or of a Jacobi symbol.
    #[must_use]
    pub fn of_division(&self) -> f64 {
        let (once, word) = self.speed.division;
        64.0 * self.words * (once + word * self.words)
    }

    /// Returns the fixed cycles of a batch, or of a number that is computed by itself.
    #[must_use]
    pub fn around(&self) -> f64 {
        self.speed.around
    }
}

/// The steps of a computation, independent of the variant.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Steps {
    /// Squares.
    pub squares: f64,
    /// Products.
    pub products: f64,
    /// Entries of tables of powers that are read.
    pub entries: f64,
    /// Entries of tables shared by all lanes that are read.
    pub shared: f64,
    /// Entries that are read or written directly.
    pub picks: f64,
    /// Words of shared tables that are written.
    pub written: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPEED: Speed = Speed { products: &[(64, 10.0, 8.0, 1.0), (128, 40.0, 30.0, 2.0)], ..Speed::BLANK };

    #[test]
    fn cycles_are_a_line_through_the_points() {
        let product = |bits| SPEED.at(bits).product;
        assert_eq!([1, 64, 128].map(product), [10.0, 10.0, 40.0]);
        assert_eq!((product(96), product(256)), (22.5, 160.0));
        assert_eq!(SPEED.at(256).square, 120.0);
        let steps = Steps { squares: 2.0, products: 3.0, entries: 4.0, ..Steps::default() };
        assert_eq!(SPEED.at(128).of(steps), 60.0 + 120.0 + 8.0);
        let entry = Steps { entries: 1.0, ..Steps::default() };
        assert_eq!([1, 96, 256].map(|bits| SPEED.at(bits).of(entry)), [1.0, 1.5, 4.0]);
    }
}
