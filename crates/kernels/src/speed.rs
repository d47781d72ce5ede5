//! What variants take, in cycles: by this the library compares ways to compute the same.
//!
//! The numbers are measured (tools/bench, families `lanes` and `mont`, on an AMD EPYC of the generation Zen 5; products of one limb in
//! chains) or, where the rows of a
//! variant say so, estimated. On other processors they are wrong by some factor, which is much the same for all variants: ways are
//! compared by ratios. `limbwise-bench plans` checks on the processor at hand that the cheapest way is the fastest.

/// What a variant takes. Its row in the table of its family has it.
#[derive(Clone, Copy, Debug)]
pub struct Speed {
    /// The numbers of a batch that are computed in the time of one.
    pub together: usize,
    /// For moduli of so many bits, ascending: the cycles of a product, and of a square, for each number.
    pub products: &'static [(usize, f64, f64)],
    /// The cycles for a 64-bit word of an entry in a table of powers, all of which a look-up reads.
    pub word: f64,
    /// What preparing a modulus takes, in products.
    pub modulus: f64,
    /// What else a batch or a number takes by itself, in cycles, however short it is.
    pub around: f64,
}

/// What is done to compute something, whatever the variant.
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
    /// The cycles of a product modulo a number of `bits` bits.
    #[must_use]
    pub fn product(&self, bits: usize) -> f64 {
        self.between(bits, |point| point.1)
    }

    /// The cycles of a square.
    #[must_use]
    pub fn square(&self, bits: usize) -> f64 {
        self.between(bits, |point| point.2)
    }

    /// The cycles of some steps, for one number.
    #[must_use]
    pub fn steps(&self, steps: Steps, bits: usize) -> f64 {
        let words = bits.div_ceil(64) as f64;
        steps.squares * self.square(bits)
            + steps.products * self.product(bits)
            + steps.entries * words * self.word
    }

    /// Between points, cycles for each bit are a line: products take a time that is nearly quadratic. Beyond the last they are
    /// quadratic.
    fn between(&self, bits: usize, cycles: impl Fn(&(usize, f64, f64)) -> f64) -> f64 {
        let above = self.products.iter().position(|point| point.0 >= bits).unwrap_or(self.products.len());
        let rate = |point: &(usize, f64, f64)| cycles(point) / point.0 as f64;
        let bits = bits as f64;
        match (above.checked_sub(1).and_then(|i| self.products.get(i)), self.products.get(above)) {
            (Some(low), Some(high)) => {
                let part = (bits - low.0 as f64) / (high.0 - low.0) as f64;
                bits * (rate(low) + part * (rate(high) - rate(low)))
            }
            // Short numbers take the time of the shortest.
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
