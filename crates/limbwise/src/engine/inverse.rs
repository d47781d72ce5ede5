//! Inverses of a block, with a single inversion if all its batches share a modulus.
//!
//! This is Montgomery's trick: the product of all batches is inverted by division steps in the lanes, and
//! each batch takes three products. If the product of a lane has no inverse, the batches are halved until
//! those with such a number are isolated. Which rows have no inverse is public and is all that the search
//! depends on: 0 is treated like any other number with a factor in common with the modulus.
//!
//! Rows with separate moduli are inverted directly in the lanes, which costs a few hundred products.

use alloc::vec::Vec;

use limbwise_kernels::lanes::Plan;
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::powers::{Engine, Stop};

use super::block::Block;
use super::work::{Value, Work};

impl Block<'_> {
    /// `x <- x^-1`, in Montgomery form. Returns the rows of the block without an inverse, in order; their
    /// values are unspecified.
    pub(crate) fn inv(&self, x: &mut Value, work: &mut Work) -> Vec<usize> {
        let mut none = Vec::new();
        let (plan, bits) = (self.plan(), self.lengths());
        let mut products = work.value();
        let stop = work.stop.as_deref();
        let scratch = work.scratch.at_least(plan.inv_len(bits.1).max(plan.load_len()));
        let lanes = self.lanes_mut(x);
        // Unused lanes have no inverse, so a partial batch is inverted separately.
        let full = if self.shares_modulus() { self.rows().len() / plan.lanes() } else { 0 };
        let (together, alone) = lanes.split_at_mut(full * plan.value_len());
        if full > 0 {
            let products = &mut self.lanes_mut(&mut products)[..together.len()];
            let mut chain = Chain { plan, bits, modulus: self.modulus(0), scratch: &mut *scratch, stop };
            if !chain.invert(together, products) && !chain.is_stopped() {
                chain.search(together, products, 0, &mut none);
            }
        }
        for (batch, x) in (full..).zip(alone.chunks_exact_mut(plan.value_len())) {
            let found = self.plan_of(batch).inv(x, bits, self.modulus(batch), scratch, stop);
            none.extend(
                self.batch_rows(batch).enumerate().filter(|(lane, _)| found >> lane & 1 == 0).map(|(_, i)| i),
            );
        }
        work.recycle(products);
        self.invert_even(x, |row| none.push(row));
        none.sort_unstable();
        none.dedup();
        none
    }
}

/// Full batches that share a modulus.
struct Chain<'a> {
    plan: Plan,
    bits: (usize, usize),
    modulus: &'a [Lanes],
    scratch: &'a mut [Lanes],
    stop: Option<&'a Stop>,
}

impl Chain<'_> {
    fn is_stopped(&self) -> bool {
        self.stop.is_some_and(Stop::is_requested)
    }

    /// Inverts all batches if every number has an inverse; otherwise leaves them unchanged.
    fn invert(&mut self, x: &mut [Lanes], products: &mut [Lanes]) -> bool {
        let Chain { plan, bits, modulus, scratch, stop } = self;
        let len = plan.value_len();
        // products[i] = x[0] ... x[i]
        products[..len].copy_from_slice(&x[..len]);
        for at in (len..x.len()).step_by(len) {
            let (before, here) = products.split_at_mut(at);
            here[..len].copy_from_slice(&before[at - len..]);
            plan.mul(&mut here[..len], &x[at..][..len], modulus, scratch);
        }
        let (products, inverse) = products.split_at_mut(x.len() - len);
        let all = (1 << plan.lanes()) - 1;
        if u32::from(plan.inv(inverse, *bits, modulus, scratch, *stop)) != all {
            return false;
        }
        for at in (len..x.len()).step_by(len).rev() {
            let x = &mut x[at..][..len];
            let before = &mut products[at - len..][..len];
            plan.mul(before, inverse, modulus, scratch);
            plan.mul(inverse, x, modulus, scratch);
            x.copy_from_slice(before);
        }
        x[..len].copy_from_slice(inverse);
        true
    }

    /// Inverts the numbers that have an inverse, in batches of which some number has none; `first` is the
    /// first batch.
    fn search(&mut self, x: &mut [Lanes], products: &mut [Lanes], first: usize, none: &mut Vec<usize>) {
        let (lanes, len) = (self.plan.lanes(), self.plan.value_len());
        if x.len() == len {
            let found = self.plan.inv(x, self.bits, self.modulus, self.scratch, self.stop);
            none.extend((0..lanes).filter(|lane| found >> lane & 1 == 0).map(|lane| first * lanes + lane));
            return;
        }
        if self.is_stopped() {
            return;
        }
        let half = x.len() / len / 2;
        let (low, high) = x.split_at_mut(half * len);
        for (x, first) in [(low, first), (high, first + half)] {
            if x.len() == len || !self.invert(x, &mut products[..x.len()]) {
                self.search(x, products, first, none);
            }
        }
    }
}
