//! Tables of fixed bases that all rows share, and powers computed from them.
//!
//! One pass over a table serves as many rows as fit in the second-level cache, because reading the whole
//! table dominates the cost of a secret look-up. The first table holds plain numbers, so the first product is
//! plain and needs no conversion from Montgomery form.

use alloc::vec::Vec;

use limbwise_kernels::lanes::{Access, Comb, Plan};
use limbwise_kernels::limb::{LIMB_BITS, Limb};
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::powers::Engine;

use super::block::Block;
use super::even;
use super::moduli::{Context, Modulus};
use super::work::{Value, Work, parallel};
use crate::engine::stop;
use crate::error::Error;
use crate::values::buffer::Buffer;
use crate::values::column::{Column, room};
use crate::values::operand::Operand;
use crate::values::tables::Tables;

/// Computes the tables of these bases, which are below the modulus.
///
/// # Errors
///
/// Returns [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is not enough memory for them,
/// [`Error::Stopped`] after a stop.
pub(crate) fn tables(modulus: &Modulus, bases: Column, comb: Comb, access: Access) -> Result<Tables, Error> {
    let (plan, prepared) = (modulus.plan, modulus.for_batches());
    let (value, table) = (plan.value_len(), plan.shared_len(&comb));
    let words = |units: usize| units.saturating_mul(size_of::<Lanes>() / size_of::<Limb>());
    room(comb.tables().saturating_mul(bases.len()), words(table))?;
    room(comb.teeth().saturating_mul(bases.len()), words(value))?;
    // The teeth of each base are computed by a chain of squarings.
    let teeth = parallel(bases.rows().collect(), |base: &[Limb], work| {
        let mut x = Buffer::zeros(value);
        let rows: Vec<_> = (0..plan.lanes()).map(|_| base).collect();
        plan.load(&rows, &mut x, &prepared, work.scratch.at_least(plan.load_len()));
        let mut teeth = Buffer::zeros(comb.teeth() * value);
        let scratch = work.scratch.at_least(plan.scratch_len());
        plan.teeth(&comb, &x, &mut teeth, &prepared, scratch, work.stop.as_deref());
        teeth
    });
    // Each table is computed independently from some of the teeth.
    let mut units = Buffer::zeros(comb.tables() * bases.len() * table);
    let of_tables = teeth.iter().flat_map(|teeth| teeth.chunks(comb.width() * value));
    let items = units.chunks_exact_mut(table).zip(of_tables).enumerate().collect();
    parallel(items, |(number, (table, teeth)): (usize, (&mut [Lanes], &[Lanes])), work| {
        let memory = work.scratch.at_least(plan.load_shared_len(&comb));
        plan.load_shared(&comb, access, number, teeth, table, &prepared, memory);
    });
    stop::check()?;
    Ok(Tables { comb, access, units, bases, plan, odd: modulus.odd.clone(), twos: modulus.twos })
}

impl Context<'_> {
    /// Returns whether the the tables belong to the modulus of all rows.
    pub(crate) fn has_tables(self, tables: &Tables) -> bool {
        match self {
            Context::One(m) => tables.belong_to(m.plan, &m.odd, m.twos),
            Context::Each(_) => false,
        }
    }
}

impl Block<'_, Plan> {
    /// Returns the products of the powers of the bases, with one exponent per base, plain and below the
    /// moduli; unspecified after a stop.
    pub(crate) fn pow_shared(&self, tables: &Tables, exponents: &[Operand<'_>], work: &mut Work) -> Value {
        let mut x = work.value();
        let (value, lanes) = (self.plan().value_len(), self.plan().lanes());
        self.for_each_run(&mut x, |plan, x, m, range| {
            let (first, values) = (range.start / value * lanes, x.len() / value);
            let rows = self.rows().len().min(first + values * lanes) - first;
            let exponent = |row: usize, base: usize| exponents[base].row(self.rows().at(first + row));
            let memory = work.scratch.at_least(plan.pow_shared_len(values));
            let Tables { comb, access, units, .. } = tables;
            let stop = work.stop.as_deref();
            plan.pow_shared(comb, *access, x, rows, exponent, units, m, memory, stop);
        });
        self.with_even(&mut x, |row, _, low| {
            let mut product = Buffer::zeros(low.len());
            product[0] = 1;
            let mut base = Buffer::zeros(low.len());
            for (number, exponent) in tables.bases.rows().zip(exponents) {
                even::cut(number, &mut base);
                let exponent = exponent.row(row);
                let bits = tables.comb.exp_bits().min(exponent.len() * LIMB_BITS);
                product = even::mul(&product, &even::pow(&base, exponent, bits, work.stop.as_deref()));
            }
            low.copy_from_slice(&product);
        });
        x
    }
}
