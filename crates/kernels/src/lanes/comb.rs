//! Powers by a comb, [HAC] section 14.6.3 (Lim and Lee): tables of products of powers of a base, made once
//! for many exponents.
//!
//! The bits of an exponent are numbered by table j, tooth t and column c: bit (j w + t) s + c belongs to
//! tooth t of the digit of table j in column c. Entry d of table j is the product of x^(2^((j w + t) s)) over
//! the bits t of d. A power then takes, for each column from the last to the first, a squaring and a product
//! with an entry of each table. Without spacing (s = 1) there is one column, digits are windows of the
//! exponent, and there are no squarings.
//!
//! Tables belong to one base and are shared by all lanes. A look-up by secret digits reads all entries, in an
//! order that depends only on the shape; one by public digits reads only the selected entries.

use super::{Contract, Digits, GROUPS, LANES, Plan, call, kernel};
use crate::cost::Steps;
use crate::limb::{self, LIMB_BYTES, Limb};
use crate::memory::{Lanes, flat, flat_mut};
use crate::mistake;
use crate::powers::{Engine, Stop};

/// How the bits of exponents are distributed over tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comb {
    exp_bits: usize,
    width: usize,
    spacing: usize,
}

impl Comb {
    /// The narrowest digit: a register contains eight entries, and a look-up instruction reads two registers.
    pub const MIN_WIDTH: usize = 4;
    /// The widest digit. Wider ones are slower, because tables exceed every cache.
    pub const MAX_WIDTH: usize = 12;

    /// Makes a comb with digits of `width` bits for exponents of `exp_bits` bits. Neighbouring bits of a
    /// digit are `spacing` bits apart in the exponent. There are `spacing` columns, which divide the memory
    /// by `spacing` and take one squaring each.
    ///
    /// # Panics
    ///
    /// Panics if the width is out of range, or if `spacing` is 0.
    #[must_use]
    pub fn new(exp_bits: usize, width: usize, spacing: usize) -> Comb {
        assert!((Comb::MIN_WIDTH..=Comb::MAX_WIDTH).contains(&width), "width");
        assert!(spacing > 0, "spacing");
        Comb { exp_bits, width, spacing }
    }

    /// Returns the bits of an exponent.
    #[must_use]
    pub fn exp_bits(&self) -> usize {
        self.exp_bits
    }

    /// Returns the number of columns; a power takes one squaring less.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.spacing
    }

    /// Returns the number of powers of the base from which tables are made: x^(2^(s i)) for i below this
    /// number.
    #[must_use]
    pub fn teeth(&self) -> usize {
        self.exp_bits.div_ceil(self.spacing)
    }

    /// Returns the number of tables per base.
    #[must_use]
    pub fn tables(&self) -> usize {
        self.teeth().div_ceil(self.width)
    }

    /// Returns the number of bits of a digit.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// Returns the number of entries of a table.
    #[must_use]
    pub fn entries(&self) -> usize {
        1 << self.width
    }

    /// Returns the steps of a product of powers of `bases` bases, with tables that all lanes share.
    #[must_use]
    pub fn steps(&self, bases: usize, access: Access) -> Steps {
        let look_ups = self.tables() as f64 * self.columns() as f64 * bases as f64;
        let squares = (self.columns() - 1) as f64;
        let steps = Steps { products: look_ups, squares, ..Steps::default() };
        match access {
            Access::Secret => Steps { shared: look_ups * self.entries() as f64, ..steps },
            Access::Public => Steps { picks: look_ups, ..steps },
        }
    }

    /// Returns the digit of a table in a column. Constant-time in the exponent.
    pub(super) fn digit(&self, exponent: &[Limb], table: usize, column: usize) -> Limb {
        let first = table * self.width;
        let width = self.width.min(self.teeth() - first);
        if self.spacing == 1 {
            return limb::bits(exponent, first, width.min(self.exp_bits - first));
        }
        (0..width).fold(0, |digit, tooth| {
            let bit = (first + tooth) * self.spacing + column;
            let set = if bit < self.exp_bits { limb::bits(exponent, bit, 1) } else { 0 };
            digit | set << tooth
        })
    }
}

/// Whether the digits of a look-up are secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Read all entries.
    Secret,
    /// Read only the selected entries. Not constant-time in the digits.
    Public,
}

/// Tables that all lanes share.
impl Plan {
    /// Returns the comb that computes powers fastest with tables of at most `memory` bytes for `bases` bases:
    /// among those within 3 % of the fastest, the one with the smallest tables. If none fits, the one with
    /// the smallest tables of all. The choice depends only on the shape and the variant, not on run-time
    /// measurements.
    #[must_use]
    pub fn comb(&self, exp_bits: usize, bases: usize, access: Access, memory: usize) -> Comb {
        let widest = exp_bits.clamp(Comb::MIN_WIDTH, Comb::MAX_WIDTH);
        let combs = || {
            (Comb::MIN_WIDTH..=widest).flat_map(move |width| {
                let longest = exp_bits.div_ceil(width).max(1);
                // One column, two, three, then increasing steps, down to a single table.
                let more = core::iter::successors(Some(1usize), |s| Some(s.saturating_add(1 + s / 4)));
                let spacings = more.take_while(move |s| *s < longest).chain([longest]);
                spacings.map(move |spacing| Comb::new(exp_bits, width, spacing))
            })
        };
        let bytes = |comb: &Comb| {
            comb.tables().saturating_mul(bases).saturating_mul(self.shared_len(comb) * size_of::<Lanes>())
        };
        let cycles = |comb: &Comb| self.cycles.of(comb.steps(bases, access));
        let fitting = || combs().filter(|comb| bytes(comb) <= memory);
        let Some(least) = fitting().map(|comb| cycles(&comb)).min_by(f64::total_cmp) else {
            return combs().min_by_key(bytes).unwrap_or(Comb::new(exp_bits, Comb::MIN_WIDTH, 1));
        };
        let near = fitting().filter(|comb| cycles(comb) <= least * 1.03);
        near.min_by_key(bytes).unwrap_or(Comb::new(exp_bits, Comb::MIN_WIDTH, 1))
    }

    /// Returns the steps of making the tables of a base, of all lanes: the powers that are its teeth, and of
    /// each table the products that make 16 entries and then as many again with each further tooth.
    #[must_use]
    pub fn shared_steps(&self, comb: &Comb) -> Steps {
        let (tables, lanes) = (comb.tables() as f64, LANES as f64);
        Steps {
            squares: lanes * comb.teeth() as f64 * comb.columns() as f64,
            products: tables * (lanes * f64::from(LANES.ilog2()) + comb.entries() as f64),
            written: tables * (self.shared_len(comb) * size_of::<Lanes>() / LIMB_BYTES) as f64,
            ..Steps::default()
        }
    }

    /// Returns the length of a table of the comb.
    #[must_use]
    pub fn shared_len(&self, comb: &Comb) -> usize {
        // The number of entries is a multiple of 16, and a number has a word per limb.
        self.shape.limbs * comb.entries() / 8
    }

    /// Returns the memory that [`Plan::load_shared`] needs: the entries, each a number in a lane.
    #[must_use]
    pub fn load_shared_len(&self, comb: &Comb) -> usize {
        self.value_len() * (comb.entries() / LANES + 1) + self.scratch_len()
    }

    /// Makes table `number`, counted over all bases, from the powers of a base that are its teeth: values
    /// with the same power in every lane, in Montgomery form. Constant-time in the powers and the modulus,
    /// which is the same for all lanes.
    ///
    /// If there is only one column, the entries of the first table are plain numbers: the product of one of
    /// them with entries in Montgomery form is plain and needs no conversion.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong, or if there are no teeth or more than a digit has bits.
    #[allow(clippy::too_many_arguments)]
    pub fn load_shared(
        &self,
        comb: &Comb,
        access: Access,
        number: usize,
        teeth: &[Lanes],
        table: &mut [Lanes],
        modulus: &[Lanes],
        work: &mut [Lanes],
    ) {
        let len = self.value_len();
        let count = teeth.len() / len;
        assert!(teeth.len().is_multiple_of(len) && (1..=comb.width).contains(&count), "teeth");
        assert_eq!(table.len(), self.shared_len(comb), "shared_len");
        assert!(work.len() >= self.load_shared_len(comb), "load_shared_len");
        let (values, rest) = work.split_at_mut(len * comb.entries() / LANES);
        let (factor, scratch) = rest.split_at_mut(len);
        // The first 16 entries form a value: bit t of the lane number tells whether tooth t is a factor.
        let first = &mut values[..len];
        self.set_one(first, modulus, scratch);
        for (t, tooth) in teeth.chunks_exact(len).take(LANES.ilog2() as usize).enumerate() {
            self.set_one(factor, modulus, scratch);
            for lane in (0..LANES).filter(|lane| lane >> t & 1 == 1) {
                self.copy_lane(factor, lane, tooth, lane);
            }
            self.mul(first, factor, modulus, scratch);
        }
        // Each further tooth doubles them. Entries of missing teeth are never used.
        for t in LANES.ilog2() as usize..comb.width {
            let (below, above) = values.split_at_mut(len * (1 << t) / LANES);
            let above = &mut above[..below.len()];
            above.copy_from_slice(below);
            if t < count {
                self.mul(above, &teeth[t * len..][..len], modulus, scratch);
            }
        }
        if number == 0 && comb.columns() == 1 {
            values.chunks_exact_mut(len).for_each(|x| self.from_mont(x, modulus, scratch));
        }
        let (shape, entries) = (self.shape, comb.entries());
        let words = flat_mut(table);
        for (batch, value) in values.chunks_exact(len).enumerate() {
            for lane in 0..LANES {
                let entry = batch * LANES + lane;
                for word in 0..shape.limbs {
                    let from = kernel!(self.variant, K => K::place(shape, lane, word));
                    let to = match access {
                        Access::Secret => {
                            kernel!(self.variant, K => K::shared_place(shape, entries, entry, word))
                        }
                        Access::Public => entry * shape.limbs + word,
                    };
                    words[to] = flat(value)[from];
                }
            }
        }
    }

    /// Copies one lane of a value into another value.
    fn copy_lane(&self, to: &mut [Lanes], lane: usize, from: &[Lanes], from_lane: usize) {
        for word in 0..self.shape.limbs {
            let place = |lane: usize| kernel!(self.variant, K => K::place(self.shape, lane, word));
            flat_mut(to)[place(lane)] = flat(from)[place(from_lane)];
        }
    }

    /// Computes the powers of x that are the teeth of the comb, as consecutive values, from x in Montgomery
    /// form. Constant-time in x and m. Once `stop` is requested, it returns early with arbitrary values in
    /// `teeth`.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    pub fn teeth(
        &self,
        comb: &Comb,
        x: &[Lanes],
        teeth: &mut [Lanes],
        modulus: &[Lanes],
        scratch: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        let len = self.value_len();
        assert_eq!(teeth.len(), len * comb.teeth(), "teeth");
        for i in 0..comb.teeth() {
            let (before, here) = teeth.split_at_mut(i * len);
            let here = &mut here[..len];
            let Some(last) = before.rchunks_exact(len).next() else {
                here.copy_from_slice(x);
                continue;
            };
            here.copy_from_slice(last);
            for _ in 0..comb.spacing {
                if stop.is_some_and(Stop::is_requested) {
                    return;
                }
                self.sqr(here, modulus, scratch);
            }
        }
    }

    /// Returns the memory that [`Plan::pow_shared`] needs, for the given number of values.
    #[must_use]
    pub fn pow_shared_len(&self, values: usize) -> usize {
        values * (self.value_len() + GROUPS) + self.scratch_len()
    }

    /// `x <- b1^e1 b2^e2 ... mod m`, plain and below m, for any number of values, with consecutive tables of
    /// the bases. `exponent(i, base)` is the exponent of lane i % 16 of value i / 16; lanes without one get
    /// arbitrary values.
    ///
    /// As many bits of each exponent are used as the comb has; shorter rows are extended with zeros. With
    /// [`Access::Secret`] constant-time in the tables, m and the exponents: only the comb determines the
    /// steps. Once `stop` is requested, it returns early with arbitrary values in `x`.
    ///
    /// # Panics
    ///
    /// Panics if a length is wrong.
    #[allow(clippy::too_many_arguments)]
    pub fn pow_shared<'e>(
        &self,
        comb: &Comb,
        access: Access,
        x: &mut [Lanes],
        rows: usize,
        exponent: impl Fn(usize, usize) -> &'e [Limb],
        tables: &[Lanes],
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) {
        let (len, table_len) = (self.value_len(), self.shared_len(comb));
        let values = x.len() / len;
        assert!(x.len().is_multiple_of(len) && rows <= values * LANES, "value_len");
        assert!(tables.len().is_multiple_of(table_len * comb.tables().max(1)), "shared_len");
        assert!(work.len() >= self.pow_shared_len(values), "pow_shared_len");
        let (selected, rest) = work.split_at_mut(x.len());
        let (digits, scratch) = rest.split_at_mut(values * GROUPS);
        let digits = digits.as_chunks_mut().0;
        let mut first = true;
        for column in (0..comb.columns()).rev() {
            if !first {
                self.sqr(x, modulus, scratch);
            }
            for (i, table) in tables.chunks_exact(table_len).enumerate() {
                if stop.is_some_and(Stop::is_requested) {
                    return;
                }
                let (base, of_base) = (i / comb.tables(), i % comb.tables());
                for (v, digits) in digits.iter_mut().enumerate() {
                    *digits = super::digits(|lane| {
                        let row = v * LANES + lane;
                        if row < rows { comb.digit(exponent(row, base), of_base, column) } else { 0 }
                    });
                }
                if first {
                    self.look_up_shared(access, x, table, digits);
                    first = false;
                } else {
                    self.look_up_shared(access, selected, table, digits);
                    self.mul(x, selected, modulus, scratch);
                }
            }
        }
        if first {
            x.chunks_exact_mut(len).for_each(|x| self.set_bit(x, 0));
        }
        if first || comb.columns() == 1 {
            self.reduce(x, modulus, scratch);
        } else {
            x.chunks_exact_mut(len).for_each(|x| self.from_mont(x, modulus, scratch));
        }
    }

    /// `x <- t` for consecutive values, where t is the table entry selected by each lane's digit.
    pub(super) fn look_up_shared(&self, access: Access, x: &mut [Lanes], table: &[Lanes], digits: &[Digits]) {
        if access == Access::Public {
            return call!(self.variant, pick_shared(self.shape, x, table, digits));
        }
        mistake!(TableIndex => {
            return self.indexed_shared(x, table, digits);
        });
        call!(self.variant, look_up_shared(self.shape, x, table, digits));
    }
}

/// The look-up of a deliberate mistake: word by word, from the entry selected by the lane's digit.
#[cfg(leaky)]
impl Plan {
    fn indexed_shared(&self, x: &mut [Lanes], table: &[Lanes], digits: &[Digits]) {
        let (shape, entries) = (self.shape, flat(table).len() / self.shape.limbs);
        for (x, digits) in x.chunks_exact_mut(self.value_len()).zip(digits) {
            for lane in 0..LANES {
                let entry = flat(digits)[lane] as usize;
                for word in 0..shape.limbs {
                    let to = kernel!(self.variant, K => K::place(shape, lane, word));
                    let from = kernel!(self.variant, K => K::shared_place(shape, entries, entry, word));
                    flat_mut(x)[to] = flat(table)[from];
                }
            }
        }
    }
}
