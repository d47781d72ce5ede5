//! The two engines, batches of rows in the lanes and single rows, behind one trait, so that powers are
//! implemented once.

use limbwise_kernels::limb::{self, Limb};
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::{lanes, mont};

use super::choice;
use super::moduli::Context;
use super::spans::Span;

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

    fn load_moduli(&self, odd: &[&[Limb]], modulus: &mut [Lanes], scratch: &mut [Lanes]);
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

/// Implements the engine's functions that both families of plans have under the same name.
macro_rules! common {
    ($Plan:ty) => {
        fn value_len(&self) -> usize {
            <$Plan>::value_len(self)
        }

        fn modulus_len(&self) -> usize {
            <$Plan>::modulus_len(self)
        }

        fn scratch_len(&self) -> usize {
            <$Plan>::scratch_len(self)
        }

        fn load_len(&self) -> usize {
            <$Plan>::load_len(self)
        }

        fn pow_len(&self, exp_bits: usize) -> usize {
            <$Plan>::pow_len(self, exp_bits)
        }

        fn pow_vartime_len(&self, window: &SlidingWindow<'_>) -> usize {
            <$Plan>::pow_vartime_len(self, window)
        }

        fn enter_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
            <$Plan>::to_mont(self, x, modulus, scratch);
        }

        fn leave_mont(&self, x: &mut [Lanes], modulus: &[Lanes], scratch: &mut [Lanes]) {
            <$Plan>::from_mont(self, x, modulus, scratch);
        }

        fn pow_vartime(
            &self,
            x: &mut [Lanes],
            window: &SlidingWindow<'_>,
            modulus: &[Lanes],
            work: &mut [Lanes],
            stop: Option<&Stop>,
        ) {
            <$Plan>::pow_vartime(self, x, window, modulus, work, stop);
        }
    };
}

/// The engine for batches.
impl Engine for lanes::Plan {
    common!(lanes::Plan);

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

    fn load_moduli(&self, odd: &[&[Limb]], modulus: &mut [Lanes], scratch: &mut [Lanes]) {
        lanes::Plan::load_moduli(self, odd, modulus, scratch);
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
}

/// The engine for single rows.
impl Engine for mont::Plan {
    common!(mont::Plan);

    fn of(context: Context<'_>, span: Span<'_>) -> Self {
        match context {
            Context::One(m) => choice::single(context.features(), limb::bit_length(&m.odd)),
            Context::Each(m) => choice::single(context.features(), m.classes[span.class].bits.1),
        }
    }

    fn prepared<'m>(context: Context<'m>, _: Span<'m>) -> Option<&'m [Lanes]> {
        match context {
            Context::One(m) => Some(&**m.prepared_single).filter(|prepared| !prepared.is_empty()),
            Context::Each(_) => None,
        }
    }

    fn for_rows(self, _: usize) -> Self {
        self
    }

    fn lanes(&self) -> usize {
        1
    }

    /// Returns 0: `import` takes numbers below their modulus.
    fn words(&self) -> usize {
        0
    }

    fn load_moduli(&self, odd: &[&[Limb]], modulus: &mut [Lanes], scratch: &mut [Lanes]) {
        self.load_modulus(odd[0], modulus, scratch);
    }

    fn import(&self, rows: &[&[Limb]], x: &mut [Lanes], _: &mut [Lanes]) {
        mont::Plan::import(self, rows[0], x);
    }

    fn load(&self, rows: &[&[Limb]], x: &mut [Lanes], modulus: &[Lanes], work: &mut [Lanes]) {
        mont::Plan::load(self, rows[0], x, modulus, work);
    }

    fn import_rows(&self, rows: &[Limb], _: usize, x: &mut [Lanes], _: &mut [Lanes]) {
        mont::Plan::import(self, rows, x);
    }

    fn export_rows(&self, x: &[Lanes], rows: &mut [Limb], _: usize, _: &mut [Lanes]) {
        mont::Plan::export(self, x, rows);
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
        mont::Plan::pow(self, x, exponents[0], bits, modulus, work, stop);
    }
}
