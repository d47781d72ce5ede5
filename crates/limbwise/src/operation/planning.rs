//! How an operation will be computed: which kernels run, and which of the possible methods is the cheapest.

use alloc::string::String;
use alloc::vec::Vec;

use limbwise_kernels::lanes::{self, Access};
use limbwise_kernels::mont;

use super::Operation;
use crate::engine::engines::Chosen;
use crate::engine::moduli::Context;
use crate::engine::plan::{Part, Plan};
use crate::engine::planner::{self, Kernels};
use crate::engine::spans::spans;
use crate::engine::way::Way;
use crate::error::Error;
use crate::values::operand::Operand;

impl Operation<Operand<'_>> {
    /// Returns the kernels that compute the rows, as `family/variant`, each once. The choice depends only on
    /// public shapes.
    ///
    /// # Errors
    ///
    /// Same as [`Operation::rows`].
    pub fn kernels<'m>(self, moduli: impl Into<Context<'m>>) -> Result<Vec<String>, Error> {
        let context = moduli.into();
        let rows = self.rows_with(context)?;
        let mut kernels: Vec<(&str, &str)> = Vec::new();
        if let Some(addition) = self.as_addition(context) {
            kernels.push(("sum", addition.variant().name()));
        } else {
            for span in spans(context, rows, self.size()) {
                let kernel = if span.single {
                    ("mont", mont::Plan::of(context, span).variant().name())
                } else {
                    ("lanes", lanes::Plan::of(context, span).variant().name())
                };
                if !kernels.contains(&kernel) {
                    kernels.push(kernel);
                }
            }
        }
        Ok(kernels.into_iter().map(|(family, variant)| [family, variant].join("/")).collect())
    }

    /// Returns how the rows will be computed, and why: the cheapest of the possible methods, according to a
    /// model of the kernels' cost.
    ///
    /// Only powers have a choice: rows in batches or one by one, or tables if one base has many exponents. It
    /// depends on public shapes, the kernels and the number of threads.
    ///
    /// # Errors
    ///
    /// Same as [`Operation::rows`].
    pub fn plan<'m>(self, moduli: impl Into<Context<'m>>) -> Result<Plan, Error> {
        let context = moduli.into();
        let rows = self.rows_with(context)?;
        let threads = planner::threads();
        let part = |(batch, bits, rows): (lanes::Plan, usize, usize)| {
            let kernels = Kernels::new(context, batch, bits);
            let ways = self.ways(context, &kernels, rows, threads);
            let names = match (self.as_addition(context), ways.first().map(|(way, _)| *way)) {
                (Some(addition), _) => ["sum/", addition.variant().name()].concat(),
                (None, way) => {
                    let alone = way.map_or(0, |way| kernels.alone(way, rows));
                    let batches = (alone < rows).then(|| ["lanes/", batch.variant().name()].concat());
                    let singles = (alone > 0).then(|| ["mont/", kernels.single.variant().name()].concat());
                    batches.into_iter().chain(singles).collect::<Vec<_>>().join(" and ")
                }
            };
            Part { rows, bits: batch.bits(), kernels: names, ways }
        };
        let parts = context.classes(rows).into_iter().filter(|class| class.2 > 0).map(part).collect();
        Ok(Plan { threads, parts })
    }

    /// Returns the possible methods for the rows of a class, with their cycles.
    pub(super) fn ways(
        self,
        context: Context<'_>,
        kernels: &Kernels,
        rows: usize,
        threads: usize,
    ) -> Vec<(Way, f64)> {
        let Operation::Pow(_, exp, options) = self else { return Vec::new() };
        if let Some(tables) = self.tables() {
            return alloc::vec![planner::prepared(kernels.batch, tables, rows, threads)];
        }
        let steps = options.task(&exp, options.exponents(&exp), None).steps;
        let mut ways = kernels.ways(steps, rows, threads);
        if self.may_have_tables(context)
            && let Some((_, others)) = ways.first().copied()
        {
            let access = if options.public { Access::Public } else { Access::Secret };
            ways.extend(planner::tables(kernels.batch, options.bits(&exp), access, (rows, threads), others));
        }
        planner::sorted(ways)
    }

    /// Returns whether the operation raises one base to an exponent per row, modulo one number.
    pub(super) fn may_have_tables(self, context: Context<'_>) -> bool {
        match self {
            Operation::Pow(base, exp, _) => {
                base.rows().is_none() && exp.rows().is_some() && matches!(context, Context::One(_))
            }
            _ => false,
        }
    }
}
