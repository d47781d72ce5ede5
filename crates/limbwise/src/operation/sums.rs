//! Reductions of columns to one number: sums, dot products, products.
//!
//! A dot product is computed as a sum of integers: the kernels accumulate the products of several rows in
//! registers before propagating carries, and only the final sum is reduced.

use alloc::vec::Vec;
use core::ops::Range;

use limbwise_kernels::lanes::Plan;
use limbwise_kernels::limb::{self, LIMB_BITS, Limb};
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::mistake;
use limbwise_kernels::powers::Engine;

use crate::engine::choice;
use crate::engine::moduli::{Context, Modulus};
use crate::engine::spans::near;
use crate::engine::stop;
use crate::engine::work::parallel;
use crate::error::{Error, Role};
use crate::operation::{Operation, agreed_rows};
use crate::values::buffer::Buffer;
use crate::values::column::Column;
use crate::values::operand::{Operand, Scalar, Values};

/// Reductions to a column of one row. An operand of one value counts as one row.
impl Modulus {
    /// Returns the sum of all rows, 0 if there are none. Constant-time: see the [crate](crate).
    #[must_use]
    pub fn sum<'a>(&self, x: impl Into<Operand<'a>>) -> Column {
        let x = x.into();
        let rows = x.rows().unwrap_or(1);
        if rows == 0 {
            return self.residue(&[]);
        }
        let limbs = x.limbs() + 1;
        let parts = near(self.plan, self.plan.value_len(), rows).collect();
        let sums = parallel(parts, |part: Range<usize>, _| sum_of_rows(part.map(|row| x.row(row)), limbs));
        mistake!(PassedOver => {
            if rayon::current_num_threads() > 1 {
                let nonzero = sums.iter().filter(|sum| sum.iter().any(|limb| *limb != 0));
                return self.residue(&sum_of_rows(nonzero.map(|sum| &**sum), limbs));
            }
        });
        self.residue(&sum_of_rows(sums.iter().map(|sum| &**sum), limbs))
    }

    /// Returns the sum of all products `x y`, 0 if there are no rows. Constant-time: see the [crate](crate).
    ///
    /// Products are added as integers and only the sum is reduced, so a row costs half as much as a modular
    /// product. Operands more than twice as wide as the modulus are reduced first.
    ///
    /// ```
    /// use limbwise::{Column, Modulus};
    ///
    /// let modulus = Modulus::new(1009u64)?;
    /// let x = Column::parse(["1", "2", "300"])?;
    /// let y = Column::parse(["4", "5", "6000"])?;
    /// assert_eq!(modulus.dot(&x, &y)?.to_decimal(), ["967"]);
    /// # Ok::<(), limbwise::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::Rows`](crate::ShapeError::Rows) if the operands have different numbers of rows.
    pub fn dot<'a>(&self, x: impl Into<Operand<'a>>, y: impl Into<Operand<'a>>) -> Result<Column, Error> {
        let (x, y) = (x.into(), y.into());
        let rows = agreed_rows([(Role::Left, x.rows()), (Role::Right, y.rows())])?;
        if rows == 0 {
            return Ok(self.residue(&[]));
        }
        let shorter = [x, y].map(|x| self.shortened(x));
        let (x, y) = (or_shorter(x, shorter[0].as_ref()), or_shorter(y, shorter[1].as_ref()));
        let plan = choice::batch(Context::from(self).features(), x.limbs().max(y.limbs()) * LIMB_BITS);
        let sum = sum_of_products(plan, x, y, rows);
        stop::check()?;
        Ok(self.residue(&sum))
    }

    /// Returns the product of all rows, 1 modulo the modulus if there are none. Constant-time: see the
    /// [crate](crate).
    ///
    /// # Errors
    ///
    /// Returns [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is not enough memory for half
    /// as many numbers as there are rows, as wide as the modulus.
    pub fn product<'a>(&self, x: impl Into<Operand<'a>>) -> Result<Column, Error> {
        let x = x.into();
        let rows = x.rows().unwrap_or(1);
        let mut product = Column::of_zeros(rows, x.limbs().max(1)).secret();
        for (row, to) in product.rows_mut().enumerate() {
            to[..x.limbs()].copy_from_slice(x.row(row));
        }
        // Multiplies the first half by the second, padded with a one, while there are at least two rows.
        while product.len() > 1 {
            let limbs = product.limbs();
            let half = product.len().div_ceil(2);
            let [mut low, mut high] = [(); 2].map(|()| Column::of_zeros(half, limbs).secret());
            let (first, second) = product.as_limbs().split_at(half * limbs);
            low.as_limbs_mut().copy_from_slice(first);
            high.as_limbs_mut()[..second.len()].copy_from_slice(second);
            if second.len() < first.len() {
                high.as_limbs_mut()[second.len()] = 1;
            }
            product = Column::zeros(half, self.limbs())?.secret();
            Operation::mulmod((&low).into(), (&high).into()).fill(self.into(), &mut product);
            stop::check()?;
        }
        Ok(self.residue(if product.is_empty() { &[1] } else { product.row(0) }))
    }

    /// Reduces a number of any length.
    fn residue(&self, x: &[Limb]) -> Column {
        let mut out = Column::of_zeros(1, self.limbs());
        Operation::mulmod(Scalar::from_limbs(x).into(), Operand::ONE).fill(self.into(), &mut out);
        out
    }

    /// Reduces an operand more than twice as long as the modulus: shorter products save more than that costs.
    fn shortened(&self, x: Operand<'_>) -> Option<Column> {
        let limbs = self.limbs();
        (x.limbs() > 2 * limbs).then(|| {
            let mut reduced = Column::of_zeros(x.rows().unwrap_or(1), limbs).secret();
            Operation::mulmod(x, Operand::ONE).fill(self.into(), &mut reduced);
            reduced
        })
    }
}

/// Returns the operand, or its reduced replacement.
fn or_shorter<'a>(x: Operand<'a>, shorter: Option<&'a Column>) -> Operand<'a> {
    match shorter {
        None => x,
        Some(column) if x.rows().is_none() => Scalar::from_limbs(column.row(0)).into(),
        Some(column) => column.into(),
    }
}

/// Returns the sum of all products as an integer.
fn sum_of_products(plan: Plan, x: Operand<'_>, y: Operand<'_>, rows: usize) -> Buffer<Limb> {
    // A single value comes second, so that it is imported once.
    let (x, y) = if x.rows().is_none() { (y, x) } else { (x, y) };
    let limbs = x.limbs() + y.limbs() + 1;
    let parts = parallel(near(plan, 2 * plan.value_len(), rows).collect(), |part: Range<usize>, work| {
        let [mut x_lanes, mut y_lanes, mut sums] = [(); 3].map(|()| work.moduli());
        let scratch = work.scratch.at_least(plan.scratch_len());
        let x = import(plan, x, part.clone(), &mut x_lanes, scratch);
        let y = import(plan, y, part, &mut y_lanes, scratch);
        let in_lanes = &mut sums.at_least(plan.sums_len())[..plan.sums_len()];
        in_lanes.fill(Lanes::ZERO);
        plan.dot(x, y, in_lanes);
        let mut out = Buffer::zeros(plan.lanes() * limbs);
        plan.export_sums(in_lanes, &mut out.chunks_exact_mut(limbs).collect::<Vec<_>>(), scratch);
        work.give_back([x_lanes, y_lanes, sums]);
        sum_of_rows(out.chunks_exact(limbs), limbs)
    });
    sum_of_rows(parts.iter().map(|part| &**part), limbs)
}

/// Imports rows as plain values, the last padded with zeros; a single one if all rows are equal.
fn import<'a>(
    plan: Plan,
    operand: Operand<'_>,
    part: Range<usize>,
    lanes: &'a mut Buffer<Lanes>,
    scratch: &mut [Lanes],
) -> &'a [Lanes] {
    let len = plan.value_len();
    let batches = if operand.rows().is_some() { part.len().div_ceil(plan.lanes()) } else { 1 };
    let values = &mut lanes.at_least(batches * len)[..batches * len];
    match operand.0 {
        Values::Each(rows) => plan.import_rows(rows.range(part).as_limbs(), rows.limbs(), values, scratch),
        Values::One(row) => {
            plan.import(&alloc::vec![row.as_limbs(); part.len().min(plan.lanes())], values, scratch);
        }
    }
    values
}

/// Returns the sum of fewer than 2^64 numbers in `limbs` limbs, which must suffice.
fn sum_of_rows<'a>(rows: impl Iterator<Item = &'a [Limb]>, limbs: usize) -> Buffer<Limb> {
    let mut sum = Buffer::zeros(limbs);
    for row in rows {
        let (low, high) = sum.split_at_mut(row.len());
        let mut carry = 0;
        for (a, b) in low.iter_mut().zip(row) {
            (*a, carry) = limb::adc(*a, *b, carry);
        }
        for a in high {
            (*a, carry) = limb::adc(*a, 0, carry);
        }
    }
    sum
}
