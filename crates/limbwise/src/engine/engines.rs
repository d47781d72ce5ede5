//! The engines of spans: batches of rows in the lanes, or single rows and pairs of them. Powers are generic
//! over them.

use limbwise_kernels::cpu::Features;
use limbwise_kernels::limb::{self, Limb};
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::powers::Engine;
use limbwise_kernels::{lanes, mont};

use super::choice;
use super::moduli::Context;
use super::spans::Span;
use super::squares;
use super::work::Work;

/// An engine that is chosen for a span.
pub(crate) trait Chosen: Engine {
    /// Returns the engine for the rows of a span.
    fn of(context: Context<'_>, span: Span<'_>) -> Self;
    /// Returns the moduli of a span, per value or one for all, if they have been prepared.
    fn prepared<'m>(context: Context<'m>, span: Span<'m>) -> Option<&'m [Lanes]>;

    /// Prepares odd moduli; unspecified after a stop.
    fn prepare(&self, _: Features, odd: &[&[Limb]], modulus: &mut [Lanes], work: &mut Work) {
        let (scratch, stop) = (work.scratch.at_least(self.scratch_len()), work.stop.as_deref());
        self.load_moduli(odd, modulus, scratch, stop);
    }
}

impl Chosen for lanes::Plan {
    fn of(context: Context<'_>, span: Span<'_>) -> Self {
        match context {
            Context::One(m) => m.plan,
            Context::Each(m) => m.classes[span.class].plan,
        }
    }

    fn prepared<'m>(context: Context<'m>, span: Span<'m>) -> Option<&'m [Lanes]> {
        match context {
            Context::One(m) => Some(&**m.prepared).filter(|prepared| !prepared.is_empty()),
            Context::Each(m) => {
                let class = &m.classes[span.class];
                let start = span.first / class.plan.lanes() * class.plan.modulus_len();
                class.prepared.get(start..).filter(|prepared| !prepared.is_empty())
            }
        }
    }

    fn prepare(&self, features: Features, odd: &[&[Limb]], modulus: &mut [Lanes], work: &mut Work) {
        squares::load_moduli(*self, features, odd, &[], modulus, work);
    }
}

impl Chosen for mont::Plan {
    fn of(context: Context<'_>, span: Span<'_>) -> Self {
        let bits = match context {
            Context::One(m) => limb::bit_length(&m.odd),
            Context::Each(m) => m.classes[span.class].bits.1,
        };
        choice::single(context.features(), bits)
    }

    fn prepared<'m>(context: Context<'m>, span: Span<'m>) -> Option<&'m [Lanes]> {
        let prepared: &[Lanes] = match context {
            Context::One(m) => &m.prepared_single,
            Context::Each(m) => {
                let class = &m.classes[span.class];
                let start = span.first * (class.prepared_single.len() / class.rows.len());
                &class.prepared_single[start..]
            }
        };
        Some(prepared).filter(|prepared| !prepared.is_empty())
    }
}

/// For spans of two rows.
impl Chosen for mont::Pair {
    fn of(context: Context<'_>, span: Span<'_>) -> Self {
        mont::Plan::of(context, span).pair().expect("two rows are together if the variant has pairs")
    }

    fn prepared<'m>(context: Context<'m>, span: Span<'m>) -> Option<&'m [Lanes]> {
        mont::Plan::prepared(context, span)
    }
}
