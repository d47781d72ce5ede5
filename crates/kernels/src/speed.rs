//! The speed of variants in cycles, by which the library's planner compares alternatives.
//!
//! The numbers are measured (tools/bench, families `lanes` and `mont`, on a Zen 5 AMD EPYC; products of one
//! limb in chains) or, where a variant's row says so, estimated. On other processors they are off by some
//! factor, which is similar for all variants, and alternatives are compared by ratios. `limbwise-bench plans`
//! checks on the current processor that the cheapest way is the fastest.

/// The speed of a variant, from its row in the table of its family.
#[derive(Clone, Copy, Debug)]
pub struct Speed {
    /// How many numbers of a batch are computed in the time of one.
    pub together: usize,
    /// The cycles of a product and of a square per number, by ascending bit length of the modulus.
    pub products: &'static [(usize, f64, f64)],
    /// The cycles per 64-bit word of an entry in a table of powers; a look-up reads all entries.
    pub word: f64,
    /// The cost of preparing a modulus, in products.
    pub modulus: f64,
    /// The fixed cost of a batch or a number, in cycles.
    pub around: f64,
}

/// The steps of a computation, independent of the variant.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Steps {
    /// Squares.
    pub squares: f64,
    /// Products.
    pub products: f64,
    /// Entries of tables that are read.
    pub entries: f64,
}

impl Speed {
    /// Returns the cycles of a product modulo a number of `bits` bits.
    #[must_use]
    pub fn product(&self, bits: usize) -> f64 {
        self.between(bits, |point| point.1)
    }

    /// Returns the cycles of a square.
    #[must_use]
    pub fn square(&self, bits: usize) -> f64 {
        self.between(bits, |point| point.2)
    }

    /// Returns the cycles of some steps, for one number.
    #[must_use]
    pub fn steps(&self, steps: Steps, bits: usize) -> f64 {
        let words = bits.div_ceil(64) as f64;
        steps.squares * self.square(bits)
            + steps.products * self.product(bits)
            + steps.entries * words * self.word
    }

    /// Between points, cycles per bit are interpolated linearly, because the time of products is nearly
    /// quadratic. Beyond the last point, the time is quadratic.
    fn between(&self, bits: usize, cycles: impl Fn(&(usize, f64, f64)) -> f64) -> f64 {
        let above = self.products.iter().position(|point| point.0 >= bits).unwrap_or(self.products.len());
        let rate = |point: &(usize, f64, f64)| cycles(point) / point.0 as f64;
        let bits = bits as f64;
        match (above.checked_sub(1).and_then(|i| self.products.get(i)), self.products.get(above)) {
            (Some(low), Some(high)) => {
                let part = (bits - low.0 as f64) / (high.0 - low.0) as f64;
                bits * (rate(low) + part * (rate(high) - rate(low)))
            }
            // Shorter numbers take the time of the shortest.
            (None, Some(first)) => cycles(first),
            (Some(last), None) => bits * bits / last.0 as f64 * rate(last),
            (None, None) => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPEED: Speed = Speed {
        together: 1,
        products: &[(64, 10.0, 8.0), (128, 40.0, 30.0)],
        word: 0.5,
        modulus: 10.0,
        around: 1.0,
    };

    #[test]
    fn cycles_are_a_line_through_the_points() {
        assert_eq!([1, 64, 128].map(|bits| SPEED.product(bits)), [10.0, 10.0, 40.0]);
        assert_eq!(SPEED.product(96), 22.5);
        assert_eq!(SPEED.product(256), 160.0);
        assert_eq!(SPEED.square(256), 120.0);
        let steps = Steps { squares: 2.0, products: 3.0, entries: 4.0 };
        assert_eq!(SPEED.steps(steps, 128), 60.0 + 120.0 + 4.0);
    }
}
