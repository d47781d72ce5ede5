//! The two engines, batches of rows in the lanes and single rows or pairs of them, behind one trait, so that
//! powers are implemented once.

use limbwise_kernels::cpu::Features;
use limbwise_kernels::limb::{self, Limb};
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::mont::Pair;
use limbwise_kernels::{lanes, mont};

use super::choice;
use super::moduli::Context;
use super::spans::Span;
use super::squares;
use super::work::Work;

pub(crate) use limbwise_kernels::lanes::{SlidingWindow, Stop};

/// A kernel plan that computes batches of [`Engine::lanes`] rows.
pub(crate) trait Engine: Copy + Sync {
    /// Returns the engine for the rows of a span.
    fn of(context: Context<'_>, span: Span<'_>) -> Self;
    /// Returns the moduli of a span, per batch or one for all, if they have been prepared.
    fn prepared<'m>(context: Context<'m>, span: Span<'m>) -> Option<&'m [Lanes]>;
    /// Returns the same engine for a batch of `rows` rows.
    fn for_rows(self, rows: usize) -> Self;

    /// Returns the number of rows in a batch.
    fn lanes(&self) -> usize;
    /// Returns the number of 64-bit limbs that [`Engine::import`] accepts and [`Engine::enter_mont`] reduces.
    fn words(&self) -> usize;
    fn value_len(&self) -> usize;
    fn modulus_len(&self) -> usize;
    fn scratch_len(&self) -> usize;
    fn load_len(&self) -> usize;
    fn pow_len(&self, exp_bits: usize) -> usize;
    fn pow_vartime_len(&self, window: &SlidingWindow<'_>) -> usize;

    /// Prepares odd moduli; unspecified after a stop.
    fn load_moduli(&self, features: Features, odd: &[&[Limb]], modulus: &mut [Lanes], work: &mut Work);
    fn import(&self, rows: &[&[Limb]], x: &mut [Lanes], scratch: &mut [Lanes]);
    /// Imports contiguous rows of `width` limbs into as many values as they fill.
    fn import_rows(&self, rows: &[Limb], width: usize, x: &mut [Lanes], scratch: &mut [Lanes]);
    fn load(&self, rows: &[&[Limb]], x: &mut [Lanes], modulus: &[Lanes], work: &mut [Lanes]);
    fn export_rows(&self, x: &[Lanes], rows: &mut [Limb], width: usize, scratch: &mut [Lanes]);
    fn enter_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]);
    fn leave_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]);
    fn pow(
        &self,
        x: &mut [Lanes],
        exponents: &[&[Limb]],
        bits: usize,
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    );
    fn pow_vartime(
        &self,
        x: &mut [Lanes],
        window: &SlidingWindow<'_>,
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    );
}

/// The engine for batches.
impl Engine for lanes::Plan {
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

    fn for_rows(self, rows: usize) -> Self {
        lanes::Plan::for_rows(self, rows)
    }

    fn lanes(&self) -> usize {
        lanes::Plan::lanes(self)
    }

    fn words(&self) -> usize {
        lanes::Plan::words(self)
    }

    fn value_len(&self) -> usize {
        lanes::Plan::value_len(self)
    }

    fn modulus_len(&self) -> usize {
        lanes::Plan::modulus_len(self)
    }

    fn scratch_len(&self) -> usize {
        lanes::Plan::scratch_len(self)
    }

    fn load_len(&self) -> usize {
        lanes::Plan::load_len(self)
    }

    fn pow_len(&self, exp_bits: usize) -> usize {
        lanes::Plan::pow_len(self, exp_bits)
    }

    fn pow_vartime_len(&self, window: &SlidingWindow<'_>) -> usize {
        lanes::Plan::pow_vartime_len(self, window)
    }

    fn load_moduli(&self, features: Features, odd: &[&[Limb]], modulus: &mut [Lanes], work: &mut Work) {
        squares::load_moduli(*self, features, odd, &[], modulus, work);
    }

    fn import(&self, rows: &[&[Limb]], x: &mut [Lanes], scratch: &mut [Lanes]) {
        lanes::Plan::import(self, rows, x, scratch);
    }

    fn load(&self, rows: &[&[Limb]], x: &mut [Lanes], modulus: &[Lanes], work: &mut [Lanes]) {
        lanes::Plan::load(self, rows, x, modulus, work);
    }

    fn import_rows(&self, rows: &[Limb], width: usize, x: &mut [Lanes], scratch: &mut [Lanes]) {
        lanes::Plan::import_rows(self, rows, width, x, scratch);
    }

    fn export_rows(&self, x: &[Lanes], rows: &mut [Limb], width: usize, scratch: &mut [Lanes]) {
        lanes::Plan::export_rows(self, x, rows, width, scratch);
    }

    fn enter_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        lanes::Plan::to_mont(self, x, modulus, scratch);
    }

    fn leave_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        lanes::Plan::from_mont(self, x, modulus, scratch);
    }

    fn pow(
        &self,
        x: &mut [Lanes],
        exponents: &[&[Limb]],
        bits: usize,
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        lanes::Plan::pow(self, x, exponents, bits, modulus, work, stop);
    }

    fn pow_vartime(
        &self,
        x: &mut [Lanes],
        window: &SlidingWindow<'_>,
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        lanes::Plan::pow_vartime(self, x, window, modulus, work, stop);
    }
}

/// The engine for rows outside of batches: one, or two together.
#[derive(Clone, Copy)]
pub(crate) struct Single {
    plan: mont::Plan,
    /// The plan for both rows, if there are two.
    pair: Option<Pair>,
}

impl Single {
    pub(crate) fn variant(&self) -> mont::Variant {
        self.plan.variant()
    }

    /// Returns each row's part of a value with its modulus.
    fn numbers<'x, 'm>(
        &self,
        x: &'x mut [Lanes],
        modulus: &'m [Lanes],
    ) -> impl Iterator<Item = (&'x mut [Lanes], &'m [Lanes])> + use<'x, 'm> {
        // One modulus may serve both rows.
        let moduli = modulus.chunks_exact(self.plan.modulus_len()).cycle();
        x.chunks_exact_mut(self.plan.value_len()).zip(moduli)
    }
}

impl Engine for Single {
    fn of(context: Context<'_>, span: Span<'_>) -> Self {
        let bits = match context {
            Context::One(m) => limb::bit_length(&m.odd),
            Context::Each(m) => m.classes[span.class].bits.1,
        };
        let plan = choice::single(context.features(), bits);
        Single { plan, pair: plan.pair() }.for_rows(span.rows.len())
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

    fn for_rows(self, rows: usize) -> Self {
        Single { pair: self.pair.filter(|_| rows > 1), ..self }
    }

    fn lanes(&self) -> usize {
        if self.pair.is_some() { 2 } else { 1 }
    }

    /// Returns 0: `import` takes numbers below their modulus.
    fn words(&self) -> usize {
        0
    }

    fn value_len(&self) -> usize {
        self.lanes() * self.plan.value_len()
    }

    fn modulus_len(&self) -> usize {
        self.lanes() * self.plan.modulus_len()
    }

    fn scratch_len(&self) -> usize {
        self.plan.scratch_len()
    }

    fn load_len(&self) -> usize {
        self.plan.load_len()
    }

    fn pow_len(&self, exp_bits: usize) -> usize {
        self.pair.map_or_else(|| self.plan.pow_len(exp_bits), |pair| pair.pow_len(exp_bits))
    }

    fn pow_vartime_len(&self, window: &SlidingWindow<'_>) -> usize {
        self.pair.map_or_else(|| self.plan.pow_vartime_len(window), |pair| pair.pow_vartime_len(window))
    }

    fn load_moduli(&self, _: Features, odd: &[&[Limb]], modulus: &mut [Lanes], work: &mut Work) {
        let (scratch, stop) = (work.scratch.at_least(self.plan.scratch_len()), work.stop.as_deref());
        for (odd, modulus) in odd.iter().zip(modulus.chunks_exact_mut(self.plan.modulus_len())) {
            self.plan.load_modulus(odd, modulus, scratch, stop);
        }
    }

    fn import(&self, rows: &[&[Limb]], x: &mut [Lanes], _: &mut [Lanes]) {
        for (row, x) in rows.iter().zip(x.chunks_exact_mut(self.plan.value_len())) {
            self.plan.import(row, x);
        }
    }

    fn import_rows(&self, rows: &[Limb], width: usize, x: &mut [Lanes], _: &mut [Lanes]) {
        for (row, x) in rows.chunks_exact(width).zip(x.chunks_exact_mut(self.plan.value_len())) {
            self.plan.import(row, x);
        }
    }

    fn load(&self, rows: &[&[Limb]], x: &mut [Lanes], modulus: &[Lanes], work: &mut [Lanes]) {
        for (row, (x, modulus)) in rows.iter().zip(self.numbers(x, modulus)) {
            self.plan.load(row, x, modulus, work);
        }
    }

    fn export_rows(&self, x: &[Lanes], rows: &mut [Limb], width: usize, _: &mut [Lanes]) {
        for (x, row) in x.chunks_exact(self.plan.value_len()).zip(rows.chunks_exact_mut(width)) {
            self.plan.export(x, row);
        }
    }

    fn enter_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        for (x, modulus) in self.numbers(x, modulus) {
            self.plan.to_mont(x, modulus, scratch);
        }
    }

    fn leave_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
        for (x, modulus) in self.numbers(x, modulus) {
            self.plan.from_mont(x, modulus, scratch);
        }
    }

    fn pow(
        &self,
        x: &mut [Lanes],
        exponents: &[&[Limb]],
        bits: usize,
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        match (self.pair, exponents) {
            (Some(pair), [first, second]) => pair.pow(x, [first, second], bits, modulus, work, stop),
            _ => self.plan.pow(x, exponents[0], bits, modulus, work, stop),
        }
    }

    fn pow_vartime(
        &self,
        x: &mut [Lanes],
        window: &SlidingWindow<'_>,
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        match self.pair {
            Some(pair) => pair.pow_vartime(x, window, modulus, work, stop),
            None => self.plan.pow_vartime(x, window, modulus, work, stop),
        }
    }
}
