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

/// The factors.
pub(crate) struct Pairs<const N: usize>(pub(crate) [([u64; N], [u64; N]); PAIRS]);

/// A contestant that computes products in place.
pub(crate) fn product<const N: usize>(
    variant: String,
    ours: bool,
    bound_cycles: Option<f64>,
    operation: Operation,
    pairs: &Rc<Pairs<N>>,
    compute: impl FnMut(&mut [[u64; N]; 2], &[u64; N], &[u64; N]) + 'static,
) -> Contestant {
    let pairs = pairs.clone();
    let work = Box::new(Products { pairs, operation, compute });
    Contestant { variant, ours, threads: 1, batch: 1, bound_cycles, work }
}

struct Products<const N: usize, F> {
    pairs: Rc<Pairs<N>>,
    operation: Operation,
    compute: F,
}

impl<const N: usize, F: FnMut(&mut [[u64; N]; 2], &[u64; N], &[u64; N])> Work for Products<N, F> {
    fn answer(&mut self) -> Vec<u64> {
        let mut all = vec![];
        for (x, y) in &self.pairs.0 {
            let mut z = [[u64::MAX; N]; 2];
            (self.compute)(&mut z, x, y);
            all.extend(z[0]);
            if self.operation != Operation::MulLow {
                all.extend(z[1]);
            }
        }
        all
    }

    fn run(&mut self, times: usize) {
        let mut z = [[0; N]; 2];
        for turn in 0..times {
            let (x, y) = &self.pairs.0[turn % PAIRS];
            (self.compute)(&mut z, x, y);
            black_box(&mut z);
        }
    }
}
