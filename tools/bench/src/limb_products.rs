//! Products of two numbers of N limbs: factors, and contestants that multiply them in place.

use std::hint::black_box;
use std::rc::Rc;

use crate::case::{Contestant, Work};

/// The number of pairs of factors that take turns. Their products may overlap, because none waits for
/// another.
const PAIRS: usize = 8;

/// The operation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Operation {
    Mul,
    Sqr,
    /// The low half, which is stored in the low half of the result; the high half is ignored.
    MulLow,
}

/// The factors of an operation.
#[derive(Clone)]
pub(crate) struct Pairs<const N: usize> {
    pub(crate) operation: Operation,
    pub(crate) factors: Rc<[([u64; N], [u64; N]); PAIRS]>,
}

impl<const N: usize> Pairs<N> {
    pub(crate) fn new(operation: Operation, mut number: impl FnMut() -> [u64; N]) -> Pairs<N> {
        Pairs { operation, factors: Rc::new(std::array::from_fn(|_| (number(), number()))) }
    }

    /// Returns a contestant of ours that computes products in place. Its bound is that of the schoolbook
    /// algorithm's multiplications alone, at one per cycle.
    pub(crate) fn ours(
        &self,
        variant: impl Into<String>,
        compute: impl FnMut(&mut [[u64; N]; 2], &[u64; N], &[u64; N]) + 'static,
    ) -> Contestant {
        let n = N as f64;
        let bound = match self.operation {
            Operation::Mul => n * n,
            Operation::Sqr | Operation::MulLow => n * (n + 1.0) / 2.0,
        };
        Contestant { ours: true, bound_cycles: Some(bound), ..self.rival(variant, compute) }
    }

    /// Returns a rival that computes products in place.
    pub(crate) fn rival(
        &self,
        variant: impl Into<String>,
        compute: impl FnMut(&mut [[u64; N]; 2], &[u64; N], &[u64; N]) + 'static,
    ) -> Contestant {
        Contestant::rival(variant, 1, Products { pairs: self.clone(), compute })
    }
}

struct Products<const N: usize, F> {
    pairs: Pairs<N>,
    compute: F,
}

impl<const N: usize, F: FnMut(&mut [[u64; N]; 2], &[u64; N], &[u64; N])> Work for Products<N, F> {
    fn answer(&mut self) -> Vec<u64> {
        let mut all = vec![];
        for (x, y) in &*self.pairs.factors {
            let mut z = [[u64::MAX; N]; 2];
            (self.compute)(&mut z, x, y);
            all.extend(z[0]);
            if self.pairs.operation != Operation::MulLow {
                all.extend(z[1]);
            }
        }
        all
    }

    fn run(&mut self, times: usize) {
        let mut z = [[0; N]; 2];
        for turn in 0..times {
            let (x, y) = &self.pairs.factors[turn % PAIRS];
            (self.compute)(&mut z, x, y);
            black_box(&mut z);
        }
    }
}
