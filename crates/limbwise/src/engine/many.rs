//! Several powers of a block with shared squarings.

use alloc::vec::Vec;

use limbwise_kernels::lanes::{Access, Plan};
use limbwise_kernels::limb::Limb;
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::powers::Engine;

use super::block::{Block, Exponents};
use super::even;
use super::planner::TABLE_BYTES;
use super::work::{Value, Work};
use crate::values::buffer::Buffer;
use crate::values::operand::Operand;

impl Block<'_, Plan> {
    /// Returns the products of powers of `terms`, each a base and an exponent, in Montgomery form. `bits` is
    /// the length of the longest exponent. Unspecified after a stop.
    pub(crate) fn multi_exp(
        &self,
        terms: &[(Operand<'_>, Operand<'_>)],
        bits: usize,
        work: &mut Work,
    ) -> Value {
        let len = self.plan().value_len();
        let most = self.plan().multi_exp_bases(bits, TABLE_BYTES);
        let mut product: Option<Value> = None;
        for terms in terms.chunks(most) {
            let bases: Vec<Value> = terms.iter().map(|(base, _)| self.load(*base, work)).collect();
            let mut x = work.value();
            let mut together = work.value();
            let all = &mut together.lanes.at_least(terms.len() * len)[..terms.len() * len];
            self.for_each_batch(&mut x, |plan, x, m, batch| {
                for (to, base) in all.chunks_exact_mut(len).zip(&bases) {
                    to.copy_from_slice(&base.lanes[batch * len..][..len]);
                }
                let rows = self.batch_rows(batch);
                let exponent = |lane: usize, term: usize| -> Option<&[Limb]> {
                    let row = rows.clone().nth(lane)?;
                    Some(terms[term].1.row(self.rows().at(row)))
                };
                let memory = work.scratch.at_least(plan.multi_exp_len(bits, terms.len()));
                plan.multi_exp(all, exponent, bits, m, memory, work.stop.as_deref());
                x.copy_from_slice(&all[..len]);
            });
            self.with_even(&mut x, |row, range, low| {
                low.fill(0);
                low[0] = 1;
                for ((_, exponent), base) in terms.iter().zip(&bases) {
                    let power =
                        even::pow(&base.low[range.clone()], exponent.row(row), bits, work.stop.as_deref());
                    let next = even::mul(low, &power);
                    low.copy_from_slice(&next);
                }
            });
            bases.into_iter().chain([together]).for_each(|value| work.recycle(value));
            product = Some(match product.take() {
                None => x,
                Some(mut before) => {
                    self.mul(&mut before, &x, work);
                    work.recycle(x);
                    before
                }
            });
        }
        product.unwrap_or_else(|| self.load(Operand::ONE, work))
    }

    /// Returns the powers of one base for several exponents, in Montgomery form; unspecified after a stop.
    pub(crate) fn pow_many(
        &self,
        base: Operand<'_>,
        exps: &[Operand<'_>],
        (bits, public): (usize, bool),
        work: &mut Work,
    ) -> Vec<Value> {
        let access = if public { Access::Public } else { Access::Secret };
        let x = self.load(base, work);
        let mut powers: Vec<Value> = exps.iter().map(|_| work.value()).collect();
        let len = self.plan().value_len();
        let Some(comb) = self.plan().comb_of_many(bits, exps.len(), access) else {
            for (power, exp) in powers.iter_mut().zip(exps) {
                let len = self.batches() * len;
                self.lanes_mut(power).copy_from_slice(&x.lanes[..len]);
                self.with_even(power, |_, range, low| low.copy_from_slice(&x.low[range]));
                self.pow(power, *exp, Exponents::Secret { bits }, work);
            }
            work.recycle(x);
            return powers;
        };
        let mut out = Buffer::<Lanes>::zeros(len * exps.len());
        for batch in 0..self.batches() {
            let plan = self.plan_of(batch);
            let rows = self.batch_rows(batch);
            let exponent = |lane: usize, i: usize| -> Option<&[Limb]> {
                let row = rows.clone().nth(lane)?;
                Some(exps[i].row(self.rows().at(row)))
            };
            let memory = work.scratch.at_least(plan.pow_many_len(&comb));
            let base = &x.lanes[batch * len..][..len];
            let (m, stop) = (self.modulus(batch), work.stop.as_deref());
            plan.pow_many(&comb, access, base, &mut out, exponent, m, memory, stop);
            for (power, out) in powers.iter_mut().zip(out.chunks_exact(len)) {
                self.lanes_mut(power)[batch * len..][..len].copy_from_slice(out);
            }
        }
        for (power, exp) in powers.iter_mut().zip(exps) {
            self.with_even(power, |row, range, low| {
                let of_row = even::pow(&x.low[range], exp.row(row), bits, work.stop.as_deref());
                low.copy_from_slice(&of_row);
            });
        }
        work.recycle(x);
        powers
    }
}
