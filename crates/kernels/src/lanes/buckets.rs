//! Products of many powers with buckets (Pippenger), with one lane per window of the exponents.
//!
//! Every window of an exponent belongs to a lane, which has a bucket for each value of the window. A term is
//! multiplied into the bucket selected by its window, in all lanes at once, with the same base in all; no two
//! lanes use the same bucket. At the end the product of all B[d]^d takes two products per d, and Horner's
//! rule combines the lanes with one squaring per exponent bit.
//!
//! Buckets are consecutive rows of words. They are gathered by transposing eight of them, and stored in the
//! reverse way. Which bucket is read depends on the exponents, which are public. Constant-time in bases and
//! moduli.

use super::{Contract, Digits, LANES, Plan, call, digits, kernel};
use crate::cost::Steps;
use crate::limb::{self, Limb};
use crate::memory::{Lanes, flat, flat_mut};
use crate::powers::{Engine, Stop};

/// The windows of the exponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Buckets {
    exp_bits: usize,
    width: usize,
}

impl Buckets {
    /// Returns the steps for `terms` terms, of all lanes: a term takes a product with a bucket, which is read
    /// and written, and its base is copied to all lanes; a bucket is read and takes two products; the lanes
    /// are combined by a product each.
    #[must_use]
    pub fn steps(&self, terms: usize) -> Steps {
        let (passes, terms) = (self.passes() as f64, terms as f64);
        let (lanes, buckets) = (LANES as f64, (1usize << self.width) as f64);
        Steps {
            products: lanes * passes * (terms + 2.0 * buckets + lanes),
            squares: lanes * self.exp_bits as f64,
            picks: lanes * (passes * (2.0 * terms + buckets) + terms),
            ..Steps::default()
        }
    }

    /// Returns the number of passes over the windows, 16 at a time.
    fn passes(&self) -> usize {
        self.exp_bits.div_ceil(self.width).div_ceil(LANES)
    }

    /// Returns the bucket of each window of a pass, counted through the lanes.
    fn digits(&self, exponent: &[Limb], pass: usize) -> Digits {
        digits(|lane| {
            let from = (pass * LANES + lane) * self.width;
            let width = self.width.min(self.exp_bits.saturating_sub(from));
            let digit = if width > 0 { limb::bits(exponent, from, width) } else { 0 };
            (lane as Limb) << self.width | digit
        })
    }
}

impl Plan {
    /// Returns the windows of exponents that take the fewest cycles for `terms` terms.
    #[must_use]
    pub fn buckets(&self, exp_bits: usize, terms: usize) -> Buckets {
        let buckets = |width| Buckets { exp_bits, width };
        let cycles = |width: usize| self.cycles.of(buckets(width).steps(terms));
        let width = (2..=12).min_by(|x, y| cycles(*x).total_cmp(&cycles(*y)));
        buckets(width.unwrap_or(2))
    }

    /// Returns the length of the buckets.
    #[must_use]
    pub fn buckets_len(&self, buckets: &Buckets) -> usize {
        buckets.passes() * self.of_pass(buckets)
    }

    fn of_pass(&self, buckets: &Buckets) -> usize {
        self.value_len() << buckets.width
    }

    /// Returns the memory that [`Plan::into_buckets`] and [`Plan::product_of_buckets`] need.
    #[must_use]
    pub fn bucket_work_len(&self) -> usize {
        3 * self.value_len() + self.scratch_len()
    }

    /// Sets all buckets to 1 in Montgomery form.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn clear_buckets(
        &self,
        buckets: &Buckets,
        memory: &mut [Lanes],
        modulus: &[Lanes],
        work: &mut [Lanes],
    ) {
        assert_eq!(memory.len(), self.buckets_len(buckets), "buckets_len");
        let (one, scratch) = work.split_at_mut(self.value_len());
        self.set_one(one, modulus, scratch);
        let limbs = self.shape.limbs;
        for bucket in flat_mut(memory).chunks_exact_mut(limbs) {
            for (word, to) in bucket.iter_mut().enumerate() {
                *to = flat(one)[kernel!(self.variant, K => K::place(self.shape, 0, word))];
            }
        }
    }

    /// Multiplies the bases, which are in Montgomery form modulo one number, into the buckets selected by the
    /// exponents. Not constant-time in the exponents. Only their announced bits are used.
    ///
    /// # Panics
    ///
    /// Panics if there are more exponents than lanes, or if a length is wrong.
    pub fn into_buckets(
        &self,
        buckets: &Buckets,
        memory: &mut [Lanes],
        bases: &[Lanes],
        exponents: &[&[Limb]],
        modulus: &[Lanes],
        work: &mut [Lanes],
    ) {
        assert_eq!(memory.len(), self.buckets_len(buckets), "buckets_len");
        assert!(exponents.len() <= LANES, "more exponents than lanes");
        assert!(work.len() >= self.bucket_work_len(), "bucket_work_len");
        let (base, rest) = work.split_at_mut(self.value_len());
        let (x, scratch) = rest.split_at_mut(self.value_len());
        for (lane, exponent) in exponents.iter().enumerate() {
            self.broadcast(base, bases, lane);
            for (pass, memory) in memory.chunks_exact_mut(self.of_pass(buckets)).enumerate() {
                let digits = buckets.digits(exponent, pass);
                call!(self.variant, pick_shared(self.shape, x, memory, &[digits]));
                self.mul(x, base, modulus, scratch);
                call!(self.variant, put_shared(self.shape, x, memory, &digits));
            }
        }
    }

    /// Computes the product of all terms in the buckets, in every lane, in Montgomery form. Once `stop` is
    /// requested, it returns early with an arbitrary value in `x`.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn product_of_buckets(
        &self,
        buckets: &Buckets,
        memory: &[Lanes],
        x: &mut [Lanes],
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        assert_eq!(memory.len(), self.buckets_len(buckets), "buckets_len");
        assert!(work.len() >= self.bucket_work_len(), "bucket_work_len");
        let (above, rest) = work.split_at_mut(self.value_len());
        let (y, rest) = rest.split_at_mut(self.value_len());
        let (bucket, scratch) = rest.split_at_mut(self.value_len());
        self.set_one(x, modulus, scratch);
        for memory in memory.chunks_exact(self.of_pass(buckets)).rev() {
            // The product of B[d] for all d from here up, and the product of these products: B[d]^d.
            self.set_one(above, modulus, scratch);
            self.set_one(y, modulus, scratch);
            for digit in (1..1 << buckets.width).rev() {
                if stop.is_some_and(Stop::is_requested) {
                    return;
                }
                let digits = digits(|lane| (lane << buckets.width | digit) as Limb);
                call!(self.variant, pick_shared(self.shape, bucket, memory, &[digits]));
                self.mul(above, bucket, modulus, scratch);
                self.mul(y, above, modulus, scratch);
            }
            for lane in (0..LANES).rev() {
                for _ in 0..buckets.width {
                    self.sqr(x, modulus, scratch);
                }
                self.broadcast(bucket, y, lane);
                self.mul(x, bucket, modulus, scratch);
            }
        }
    }
}
