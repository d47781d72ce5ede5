//! How an operation will be computed: which kernels run, and which of the possible methods is the cheapest.

use alloc::vec::Vec;

use limbwise_kernels::lanes::{self, Access};

use super::Operation;
use crate::engine::explanation::{Explanation, OfClass};
use crate::engine::kernel_names::KernelNames;
use crate::engine::method::Method;
use crate::engine::moduli::Context;
use crate::engine::modulo::Modulo;
use crate::engine::planner::{self, Kernels};
use crate::engine::spans::Size;
use crate::error::Error;
use crate::values::operand::Operand;

impl Operation<Operand<'_>> {
    /// Returns the kernels that compute the rows. The choice depends only on public shapes.
    ///
    /// # Errors
    ///
    /// Same as [`Operation::rows`], and [`Error::Modulus`] with the first row whose modulus is invalid.
    pub fn kernels<'m>(self, moduli: impl Into<Modulo<'m>>) -> Result<KernelNames, Error> {
        let moduli = moduli.into();
        let rows = self.rows_with(&moduli)?;
        moduli.prepare(rows, |context| {
            let mut names = KernelNames::default();
            for (batch, bits, rows) in context.classes(rows) {
                let kernels = Kernels::new(context, batch, bits);
                let alone = match self.size() {
                    Size::Power(task) => task.split(&kernels, rows).alone,
                    Size::Near { .. } | Size::Streamed { .. } => 0,
                };
                names.extend(self.kernels_of(context, &kernels, rows, alone));
            }
            Ok(names)
        })
    }

    /// Returns how the rows will be computed, and why: the cheapest of the possible methods, according to a
    /// model of the kernels' cost.
    ///
    /// Only powers have a choice: rows in batches or one by one, or tables if one base has many exponents. It
    /// depends on public shapes, the kernels and the number of threads.
    ///
    /// # Errors
    ///
    /// Same as [`Operation::kernels`].
    pub fn explain<'m>(self, moduli: impl Into<Modulo<'m>>) -> Result<Explanation, Error> {
        let moduli = moduli.into();
        let rows = self.rows_with(&moduli)?;
        let threads = planner::threads();
        moduli.prepare(rows, |context| {
            let class = |(batch, bits, rows): (lanes::Plan, usize, usize)| {
                let kernels = Kernels::new(context, batch, bits);
                let methods = self.methods(context, &kernels, rows, threads);
                let alone = methods.first().map_or(0, |(method, _)| kernels.alone(*method, rows));
                let names = self.kernels_of(context, &kernels, rows, alone);
                OfClass { rows, bits: batch.bits(), kernels: names, methods }
            };
            let classes = context.classes(rows).filter(|class| class.2 > 0).map(class).collect();
            Ok(Explanation { threads, classes })
        })
    }

    /// Returns the kernels for the rows of a class, of which `alone` are computed outside of batches.
    fn kernels_of(&self, context: Context<'_>, kernels: &Kernels, rows: usize, alone: usize) -> KernelNames {
        let mut names = KernelNames::default();
        if let Some(addition) = self.as_addition(context) {
            names.add("sum", addition.variant().name());
            return names;
        }
        if alone < rows {
            names.add("lanes", kernels.batch.variant().name());
        }
        if alone > 0 {
            names.add("mont", kernels.single.variant().name());
        }
        names
    }

    /// Returns the possible methods for the rows of a class, with their cycles.
    pub(super) fn methods(
        &self,
        context: Context<'_>,
        kernels: &Kernels,
        rows: usize,
        threads: usize,
    ) -> Vec<(Method, f64)> {
        let Some((_, exp)) = self.as_power() else { return Vec::new() };
        if let Some(tables) = self.tables() {
            return alloc::vec![planner::prepared(kernels.batch, tables, rows, threads)];
        }
        let options = self.options;
        let mut methods = kernels.methods(options.task(exp).power, rows, threads);
        if self.may_have_tables(context)
            && let Some((_, others)) = methods.first().copied()
        {
            let access = if options.public { Access::Public } else { Access::Secret };
            let exp_bits = options.bits(exp.limbs());
            methods.extend(planner::tables(kernels.batch, exp_bits, access, (rows, threads), others));
        }
        planner::sorted(methods)
    }

    /// Returns whether the operation raises one base to an exponent per row, modulo one number.
    pub(super) fn may_have_tables(&self, context: Context<'_>) -> bool {
        match self.as_power() {
            Some((base, exp)) => {
                base.rows().is_none() && exp.rows().is_some() && matches!(context, Context::One(_))
            }
            None => false,
        }
    }
}
