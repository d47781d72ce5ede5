//! Products of powers, and many exponents of one base: powers that share squarings.

use alloc::vec::Vec;
use core::ops::Range;

use limbwise_kernels::lanes;
use limbwise_kernels::limb::{self, Limb};
use limbwise_kernels::powers::Engine;

use crate::engine::block::Block;
use crate::engine::explanation::{Explanation, OfClass};
use crate::engine::kernel_names::KernelNames;
use crate::engine::method::Method;
use crate::engine::moduli::Modulus;
use crate::engine::modulo::Modulo;
use crate::engine::planner::{self, Kernels};
use crate::engine::spans::{Size, for_each_span};
use crate::engine::stop;
use crate::engine::work::parallel;
use crate::error::{Error, Role};
use crate::operation::agreed_rows;
use crate::operation::powmod::Powmod;
use crate::values::buffer::Buffer;
use crate::values::column::{Column, room};
use crate::values::operand::Operand;

impl Powmod {
    /// Computes `base ^ exp` for several exponents per base, and returns one column of powers per exponent.
    /// They share one chain of squarings: three 256-bit exponents take 1.7 times as long as one.
    ///
    /// ```
    /// use limbwise::{Column, Modulus, Powmod};
    ///
    /// let modulus = Modulus::new(1_000_003u64)?;
    /// let base = Column::parse(["2", "3"])?;
    /// let exps = [Column::parse(["10", "2"])?, Column::parse(["5", "0"])?];
    /// let powers = Powmod::new().pow_many_exps(&base, &[(&exps[0]).into(), (&exps[1]).into()], &modulus)?;
    /// assert_eq!(powers[0].to_decimal(), ["1024", "9"]);
    /// assert_eq!(powers[1].to_decimal(), ["32", "1"]);
    /// # Ok::<(), limbwise::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Same as [`Powmod::run`].
    pub fn pow_many_exps<'a, 'm>(
        &self,
        base: impl Into<Operand<'a>>,
        exps: &[Operand<'_>],
        moduli: impl Into<Modulo<'m>>,
    ) -> Result<Vec<Column>, Error> {
        let (base, moduli) = (base.into(), moduli.into());
        let operands = exps.iter().map(|e| (Role::Exponent, e.rows()));
        let rows = agreed_rows(
            [(Role::Base, base.rows())].into_iter().chain(operands).chain([(Role::Modulus, moduli.rows())]),
        )?;
        exps.iter().try_for_each(|e| self.check(*e))?;
        let (limbs, wide) = (moduli.limbs(), moduli.limbs().saturating_mul(exps.len()));
        room(rows, wide)?;
        let bits = self.longest(exps.iter());
        let mut all = Buffer::<Limb>::zeros(rows * wide);
        moduli.prepare(rows, |context| {
            for_each_span(context, &mut all, wide.max(1), Size::ONE_BATCH, |span, work, out| {
                let block = Block::<lanes::Plan>::new(context, span, work);
                let powers = block.pow_many(base, exps, (bits, self.public), work);
                let mut one = Buffer::zeros(out.len() / exps.len());
                for (i, mut power) in powers.into_iter().enumerate() {
                    block.from_mont(&mut power, work);
                    block.store(power, &mut one, limbs, work);
                    for (from, to) in one.chunks_exact(limbs).zip(out.chunks_exact_mut(wide)) {
                        to[i * limbs..][..limbs].copy_from_slice(from);
                    }
                }
                block.leave(work);
            });
            stop::check()
        })?;
        let column = |i: usize| {
            let mut column = Column::zeros(rows, limbs)?.secret();
            for (to, from) in column.rows_mut().zip(all.chunks_exact(wide)) {
                to.copy_from_slice(&from[i * limbs..][..limbs]);
            }
            Ok(column.done())
        };
        (0..exps.len()).map(column).collect()
    }

    /// Computes `base1 ^ exp1 base2 ^ exp2 ...`, row by row. The powers of a row share their squarings.
    /// Without terms, the result is 1 in one row.
    ///
    /// ```
    /// use limbwise::{Column, Modulus, Powmod};
    ///
    /// let modulus = Modulus::new(1_000_003u64)?;
    /// let (a, b) = (Column::parse(["2", "3"])?, Column::parse(["10", "2"])?);
    /// let product = Powmod::new().multi_exp(&[((&a).into(), (&b).into()), (5u64.into(), 3u64.into())], &modulus)?;
    /// assert_eq!(product.to_decimal(), ["128000", "1125"]);
    /// # Ok::<(), limbwise::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Same as [`Powmod::run`].
    pub fn multi_exp<'m>(
        &self,
        terms: &[(Operand<'_>, Operand<'_>)],
        moduli: impl Into<Modulo<'m>>,
    ) -> Result<Column, Error> {
        let moduli = moduli.into();
        let operands = terms.iter().flat_map(|(x, e)| [(Role::Base, x.rows()), (Role::Exponent, e.rows())]);
        let rows = agreed_rows(operands.chain([(Role::Modulus, moduli.rows())]))?;
        terms.iter().try_for_each(|(_, e)| self.check(*e))?;
        let bits = self.longest(terms.iter().map(|(_, e)| e));
        moduli.prepare(rows, |context| {
            let mut out = Column::zeros(rows, context.limbs())?.secret();
            let limbs = out.limbs();
            for_each_span(context, out.as_limbs_mut(), limbs, Size::ONE_BATCH, |span, work, out| {
                let block = Block::<lanes::Plan>::new(context, span, work);
                let mut x = block.multi_exp(terms, bits, work);
                block.from_mont(&mut x, work);
                block.store(x, out, limbs, work);
                block.leave(work);
            });
            stop::check()?;
            Ok(out.done())
        })
    }

    /// Returns the number of exponent bits to process: the declared length or the width, and for public
    /// exponents the length of the longest.
    fn longest<'e, 'o: 'e>(self, exps: impl Iterator<Item = &'e Operand<'o>>) -> usize {
        let of = |e: &Operand<'_>| {
            if self.public {
                (0..e.rows().unwrap_or(1)).map(|row| limb::bit_length(e.row(row))).max().unwrap_or(0)
            } else {
                self.bits(e.limbs())
            }
        };
        exps.map(of).max().unwrap_or(0)
    }
}

impl Modulus {
    /// Returns the product of all powers `base ^ exp` of two columns, as a column of one row; 1 modulo the
    /// modulus if there are no rows.
    ///
    /// Powers with secret exponents share squarings in groups of terms. Many public exponents
    /// ([`Powmod::public_exponent`]) are sorted into buckets if the modulus is odd: a term of 256 bits then takes
    /// about 33 products, compared with 300 for a separate power. If the [method](Powmod::method) is given but
    /// not possible, the product is computed power by power.
    ///
    /// ```
    /// use limbwise::{Column, Modulus, Powmod};
    ///
    /// let modulus = Modulus::new(1_000_003u64)?;
    /// let (base, exp) = (Column::parse(["2", "3", "5"])?, Column::parse(["10", "2", "1"])?);
    /// assert_eq!(modulus.multi_exp(&base, &exp, Powmod::new())?.to_decimal(), ["46080"]);
    /// # Ok::<(), limbwise::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Same as [`Powmod::run`].
    pub fn multi_exp<'a>(
        &self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
        powmod: Powmod,
    ) -> Result<Column, Error> {
        let (base, exp) = (base.into(), exp.into());
        let rows = agreed_rows([(Role::Base, base.rows()), (Role::Exponent, exp.rows())])?;
        powmod.check(exp)?;
        let bits = powmod.longest([&exp].into_iter());
        let method =
            powmod.method.or_else(|| self.product_methods(rows, bits, powmod).first().map(|best| best.0));
        let powmod = Powmod { method: None, ..powmod };
        let product = match method {
            Some(Method::Buckets) if self.has_buckets(powmod) && rows > 0 => {
                self.product_by_buckets(base, exp, rows, bits)
            }
            Some(Method::Windows { terms: terms @ 2.. }) => {
                self.product_by_windows(base, exp, (rows, terms), powmod)?
            }
            _ if rows == 0 => Column::zeros(0, self.limbs())?,
            _ => powmod.run(base, exp, self)?,
        };
        stop::check()?;
        self.product(&product)
    }

    /// Returns how [`Modulus::multi_exp`] computes a product, and why.
    ///
    /// # Errors
    ///
    /// Same as [`Modulus::multi_exp`].
    pub fn explain_multi_exp<'a>(
        &self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
        powmod: Powmod,
    ) -> Result<Explanation, Error> {
        let (base, exp) = (base.into(), exp.into());
        let rows = agreed_rows([(Role::Base, base.rows()), (Role::Exponent, exp.rows())])?;
        powmod.check(exp)?;
        let methods = self.product_methods(rows, powmod.longest([&exp].into_iter()), powmod);
        let mut kernels = KernelNames::default();
        kernels.add("lanes", self.plan.variant().name());
        let class = OfClass { rows, bits: self.plan.bits(), kernels, methods };
        Ok(Explanation { threads: planner::threads(), classes: alloc::vec![class] })
    }

    /// Returns the possible methods for a product of `rows` powers, with their cycles, the cheapest first.
    fn product_methods(&self, rows: usize, exp_bits: usize, powmod: Powmod) -> Vec<(Method, f64)> {
        let kernels = Kernels::new(self.into(), self.plan, limb::bit_length(&self.odd));
        planner::product_methods(&kernels, rows, exp_bits, self.has_buckets(powmod), planner::threads())
    }

    /// Returns whether products of these powers can be computed in buckets.
    fn has_buckets(&self, powmod: Powmod) -> bool {
        powmod.public && self.twos == 0
    }

    /// Returns the products of `terms` powers each: the rows are split into columns with as many rows as
    /// there are products.
    fn product_by_windows(
        &self,
        base: Operand<'_>,
        exp: Operand<'_>,
        (rows, terms): (usize, usize),
        powmod: Powmod,
    ) -> Result<Column, Error> {
        let products = rows.div_ceil(terms).max(1);
        let term = |rows: Range<usize>| (base.range(rows.clone()), exp.range(rows));
        let whole = rows / products;
        let terms: Vec<_> = (0..whole).map(|i| term(i * products..(i + 1) * products)).collect();
        let mut out = if terms.is_empty() {
            Column::zeros(0, self.limbs())?
        } else {
            powmod.multi_exp(&terms, self)?
        };
        if whole * products < rows {
            let (base, exp) = term(whole * products..rows);
            let rest = powmod.run(base, exp, self)?.secret();
            out = Column::from_rows(out.secret().rows().chain(rest.rows()))?;
        }
        Ok(out.secret())
    }

    /// Returns the product by buckets, with one part per thread.
    fn product_by_buckets(&self, base: Operand<'_>, exp: Operand<'_>, rows: usize, bits: usize) -> Column {
        let (plan, prepared) = (self.plan, self.for_batches());
        // Every part has its own buckets, so there are only as many parts as threads.
        let part = rows.div_ceil(planner::threads()).next_multiple_of(plan.lanes());
        let items: Vec<Range<usize>> = (0..rows).step_by(part).map(|i| i..rows.min(i + part)).collect();
        let products = parallel(items, |rows: Range<usize>, work| {
            let buckets = plan.buckets(bits, rows.len());
            let mut memory = Buffer::zeros(plan.buckets_len(&buckets));
            plan.clear_buckets(
                &buckets,
                &mut memory,
                &prepared,
                work.scratch.at_least(plan.bucket_work_len()),
            );
            let mut x = Buffer::zeros(plan.value_len());
            for first in rows.clone().step_by(plan.lanes()) {
                if work.is_stopped() {
                    break;
                }
                let here = first..rows.end.min(first + plan.lanes());
                let bases: Vec<&[Limb]> = here.clone().map(|row| base.row(row)).collect();
                plan.load(&bases, &mut x, &prepared, work.scratch.at_least(plan.load_len()));
                let exps: Vec<&[Limb]> = here.map(|row| exp.row(row)).collect();
                let scratch = work.scratch.at_least(plan.bucket_work_len());
                plan.into_buckets(&buckets, &mut memory, &x, &exps, &prepared, scratch);
            }
            let scratch = work.scratch.at_least(plan.bucket_work_len());
            let stop = work.stop.as_deref();
            plan.product_of_buckets(&buckets, &memory, &mut x, &prepared, scratch, stop);
            plan.from_mont(&mut x, &prepared, scratch);
            let mut out = Buffer::zeros(self.limbs());
            plan.export(&x, &mut [&mut out], scratch);
            out
        });
        let all: Vec<Limb> = products.iter().flat_map(|product| product.iter().copied()).collect();
        Column::of_rows(all, self.limbs()).secret()
    }
}
