//! Columns into one number: sums, dot products, products.

use limbwise_kernels::limb::{self, Limb};

use crate::batch::{Size, parallel, spans};
use crate::block::{Block, ONE};
use crate::buffer::Buffer;
use crate::column::Column;
use crate::error::{Error, Role};
use crate::modulus::{Context, Modulus};
use crate::operand::Operand;
use crate::operations::Formula;
use crate::powmod::agreed_rows;

/// Columns into one number: a column of one row. An operand of one value, alone, counts as one row.
impl Modulus {
    /// The sum of all rows, 0 if there are none. Constant-time: see the [crate](crate).
    #[must_use]
    pub fn sum<'a>(&self, x: impl Into<Operand<'a>>) -> Column {
        let x = x.into();
        self.sum_of(x, None, x.rows().unwrap_or(1))
    }

    /// The sum of all products `x y`, 0 if there are no rows. Constant-time: see the [crate](crate).
    ///
    /// A row costs a product and a sum if the modulus is odd and as long as the operands are wide, else two
    /// products and a sum; the sums of the lanes are joined at the end.
    ///
    /// ```
    /// use limbwise::{Column, Modulus};
    ///
    /// let modulus = Modulus::new(&[1009])?;
    /// let x = Column::parse(["1", "2", "300"])?;
    /// let y = Column::parse(["4", "5", "6000"])?;
    /// assert_eq!(modulus.dot(&x, &y)?.to_decimal(), ["967"]);
    /// # Ok::<(), limbwise::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Rows`] if the operands have different numbers of rows.
    pub fn dot<'a>(&self, x: impl Into<Operand<'a>>, y: impl Into<Operand<'a>>) -> Result<Column, Error> {
        let (x, y) = (x.into(), y.into());
        let rows = agreed_rows([(Role::Left, x.rows()), (Role::Right, y.rows())])?;
        Ok(self.sum_of(x, Some(y), rows))
    }

    /// The product of all rows, 1 modulo the modulus if there are none. Constant-time: see the
    /// [crate](crate).
    #[must_use]
    pub fn product<'a>(&self, x: impl Into<Operand<'a>>) -> Column {
        let mut product = match x.into() {
            Operand::One(value) => Column::from_rows([value]),
            Operand::Each(column) => column.clone(),
            Operand::Rows(rows) => rows.to_column(),
        };
        // The first half by the second, which is filled up with a one, as long as there are two rows.
        while product.len() > 1 {
            let limbs = product.limbs();
            let half = product.len().div_ceil(2);
            let (mut low, mut high) = (Column::of(half, limbs), Column::of(half, limbs));
            let (first, second) = product.as_limbs().split_at(half * limbs);
            low.as_limbs_mut().copy_from_slice(first);
            high.as_limbs_mut()[..second.len()].copy_from_slice(second);
            if second.len() < first.len() {
                high.as_limbs_mut()[second.len()] = 1;
            }
            let mut next = Column::of(half, self.odd.len());
            Formula::Mul((&low).into(), (&high).into()).fill(self.into(), &mut next);
            let used = core::mem::replace(&mut product, next);
            [used, low, high].into_iter().for_each(wipe);
        }
        let mut out = Column::of(1, self.odd.len());
        let x = if product.is_empty() { ONE } else { product.one(0) };
        Formula::Mul(x, ONE).fill(self.into(), &mut out);
        wipe(product);
        out
    }

    /// The sum of all x, or of all x y.
    fn sum_of(&self, x: Operand<'_>, y: Option<Operand<'_>>, rows: usize) -> Column {
        let context = Context::One(self);
        let limbs = self.odd.len();
        let parts = parallel(spans(context, rows, Size::Near { values: 3 }), |span, work| {
            let block = Block::new(context, span, work);
            let (mut z, near) = match y {
                None => (block.load_reduced(x, work), false),
                // A product of two plain numbers lacks the factor of Montgomery form: the sum gets it back.
                Some(y) if block.is_near(x) && block.is_near(y) => {
                    let (mut z, y) = (block.load_reduced(x, work), block.load_reduced(y, work));
                    block.mul(&mut z, &y, work);
                    work.recycle(y);
                    (z, true)
                }
                Some(y) => {
                    let (mut z, y) = (block.load_plain(x, work), block.load(y, work));
                    block.mul(&mut z, &y, work);
                    work.recycle(y);
                    (z, false)
                }
            };
            let first = block.add_batches(&mut z);
            if near {
                first.enter_mont(&mut z, work);
            }
            first.reduce(&mut z, work);
            let mut sums = Buffer::zeros(first.rows().len() * limbs);
            first.store(z, &mut sums, limbs, work);
            sum_of_rows(sums.chunks_exact(limbs), limbs)
        });
        let total = sum_of_rows(parts.iter().map(|part| &**part), limbs);
        let mut out = Column::of(1, limbs);
        Formula::Mul(Operand::One(&total), ONE).fill(context, &mut out);
        out
    }
}

/// The sum of fewer than 2^64 numbers of `limbs` limbs, which takes one more.
fn sum_of_rows<'a>(rows: impl Iterator<Item = &'a [Limb]>, limbs: usize) -> Buffer<Limb> {
    let mut sum = Buffer::zeros(limbs + 1);
    for row in rows {
        let mut carry = 0;
        for (a, b) in sum.iter_mut().zip(row.iter().chain(core::iter::repeat(&0))) {
            (*a, carry) = limb::adc(*a, *b, carry);
        }
    }
    sum
}

fn wipe(column: Column) {
    drop(Buffer::take(column.into_limbs()));
}
