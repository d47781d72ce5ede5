//! Blocks: rows that are computed together, and the arithmetic on them.
//!
//! A modulus is odd · 2^s. A value holds its rows modulo the odd parts, in the lanes, and, if s is not 0,
//! modulo a power of two that is a multiple of 2^s, in limbs (`even.rs`). Both are combined when the value is
//! written.

use alloc::vec::Vec;
use core::ops::Range;

use limbwise_kernels::lanes::Plan;
use limbwise_kernels::limb::{self, Limb};
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::powers::Engine;
use limbwise_kernels::window::{PowerKind, SlidingWindow};

use super::engines::Chosen;
use super::even;
use super::moduli::Context;
use super::spans::{RowIndices, Span};
use super::work::{Value, Work};
use crate::values::buffer::Buffer;
use crate::values::operand::{Operand, Values};

/// How the exponents of a column are processed.
#[derive(Clone, Copy)]
pub(crate) enum Exponents<'a> {
    /// Secret, of at most `bits` bits.
    Secret { bits: usize },
    /// Public, the same in every row.
    Shared(SlidingWindow<'a>),
    /// Public.
    Public,
}

impl Exponents<'_> {
    /// Returns the power whose cost is that of a row. Public exponents that differ have at most `most` bits.
    pub(crate) fn power(&self, most: usize) -> PowerKind {
        match self {
            Exponents::Secret { bits } => PowerKind::Secret(*bits),
            Exponents::Shared(window) => PowerKind::public(window),
            Exponents::Public => PowerKind::Secret(most),
        }
    }
}

/// Rows that share a plan, with their moduli: batches, or one row if the engine is for single rows.
#[derive(Clone)]
pub(crate) struct Block<'m, E = Plan> {
    context: Context<'m>,
    plan: E,
    rows: RowIndices<'m>,
    modulus: BlockModuli<'m>,
    /// The bit lengths of the shortest and the longest odd part.
    bits: (usize, usize),
    even: Vec<Even>,
}

/// The moduli of a block, prepared for the plan.
#[derive(Clone)]
enum BlockModuli<'m> {
    /// Per batch or one for all, prepared earlier.
    There(&'m [Lanes]),
    /// Per batch, prepared for this block only.
    Own(Buffer<Lanes>),
}

/// A row whose modulus is even.
#[derive(Clone)]
struct Even {
    /// The row within the block.
    row: usize,
    /// The modulus is odd 2^twos.
    twos: usize,
    /// The range of its limbs.
    low: Range<usize>,
}

impl<'m, E: Chosen> Block<'m, E> {
    pub(crate) fn new(context: Context<'m>, span: Span<'m>, work: &mut Work) -> Block<'m, E> {
        let rows = span.rows;
        let plan = E::of(context, span);
        let modulus = E::prepared(context, span).map_or_else(
            || {
                let mut own = work.moduli();
                let len = rows.len().div_ceil(plan.lanes()) * plan.modulus_len();
                let odd: Vec<&[Limb]> = rows.iter().map(|row| context.odd(row)).collect();
                let batches =
                    odd.chunks(plan.lanes()).zip(own.at_least(len).chunks_exact_mut(plan.modulus_len()));
                for (rows, modulus) in batches {
                    plan.for_rows(rows.len()).prepare(context.features(), rows, modulus, work);
                }
                BlockModuli::Own(own)
            },
            BlockModuli::There,
        );
        let bits = match context {
            Context::One(m) => (limb::bit_length(&m.odd), limb::bit_length(&m.odd)),
            Context::Each(m) => m.classes[span.class].bits,
        };
        let mut block = Block { context, plan, rows, modulus, bits, even: Vec::new() };
        let mut end = 0;
        for i in 0..if context.has_even() { rows.len() } else { 0 } {
            let twos = context.twos(rows.at(i));
            if twos > 0 {
                let start = end;
                end += even::words(twos);
                block.even.push(Even { row: i, twos, low: start..end });
            }
        }
        block
    }

    /// Ends the block and recycles its memory.
    pub(crate) fn leave(self, work: &mut Work) {
        if let BlockModuli::Own(moduli) = self.modulus {
            work.give_back([moduli]);
        }
    }

    pub(crate) fn rows(&self) -> RowIndices<'m> {
        self.rows
    }

    pub(crate) fn plan(&self) -> E {
        self.plan
    }

    /// Returns whether one modulus serves all batches.
    pub(crate) fn shares_modulus(&self) -> bool {
        matches!(self.context, Context::One(_))
    }

    pub(crate) fn batches(&self) -> usize {
        self.rows.len().div_ceil(self.plan.lanes())
    }

    /// Returns the prepared moduli of a batch.
    pub(crate) fn modulus(&self, batch: usize) -> &[Lanes] {
        self.moduli(batch..batch + 1)
    }

    /// Returns the prepared moduli of batches, or the one for all.
    fn moduli(&self, batches: Range<usize>) -> &[Lanes] {
        let len = self.plan.modulus_len();
        let range = batches.start * len..batches.end * len;
        match &self.modulus {
            BlockModuli::There(m) if self.shares_modulus() => m,
            BlockModuli::There(m) => &m[range],
            BlockModuli::Own(m) => &m[range],
        }
    }

    /// Returns the rows of a batch, relative to the block.
    pub(crate) fn batch_rows(&self, batch: usize) -> Range<usize> {
        let lanes = self.plan.lanes();
        batch * lanes..self.rows.len().min((batch + 1) * lanes)
    }

    /// Returns the plan of a batch; the last batch may be partial.
    pub(crate) fn plan_of(&self, batch: usize) -> E {
        self.plan.for_rows(self.batch_rows(batch).len())
    }

    /// Returns the bit length of the longest odd part of a modulus.
    pub(crate) fn longest(&self) -> usize {
        self.bits.1
    }

    /// Returns the bit lengths of the shortest and the longest odd part of a modulus.
    pub(crate) fn lengths(&self) -> (usize, usize) {
        self.bits
    }

    /// Returns whether all values that the operand can hold are below twice their moduli.
    pub(crate) fn is_near(&self, operand: Operand<'_>) -> bool {
        self.even.is_empty() && operand.limbs() * limb::LIMB_BITS <= self.bits.0
    }

    /// Returns the odd part of the modulus of one of the block's rows.
    pub(crate) fn odd(&self, i: usize) -> &'m [Limb] {
        self.context.odd(self.rows.at(i))
    }

    /// Returns the batches of a value.
    pub(crate) fn lanes<'v>(&self, x: &'v Value) -> &'v [Lanes] {
        &x.lanes[..self.batches() * self.plan.value_len()]
    }

    /// Like [`Block::lanes`], mutably.
    pub(crate) fn lanes_mut<'v>(&self, x: &'v mut Value) -> &'v mut [Lanes] {
        let len = self.batches() * self.plan.value_len();
        &mut x.lanes.at_least(len)[..len]
    }

    fn low_len(&self) -> usize {
        self.even.last().map_or(0, |even| even.low.end)
    }

    /// Calls `f` for each batch with its plan, its part of the value, its moduli, and its index. This is
    /// where a block is split into batches.
    pub(super) fn for_each_batch(&self, x: &mut Value, mut f: impl FnMut(E, &mut [Lanes], &[Lanes], usize)) {
        let parts = self.lanes_mut(x).chunks_exact_mut(self.plan.value_len());
        for (batch, x) in parts.enumerate() {
            f(self.plan_of(batch), x, self.modulus(batch), batch);
        }
    }

    /// Like [`Block::for_each_batch`], but calls `f` once for all full batches, and once for the last if it
    /// is partial.
    pub(super) fn for_each_run(
        &self,
        x: &mut Value,
        mut f: impl FnMut(E, &mut [Lanes], &[Lanes], Range<usize>),
    ) {
        let full = self.rows.len() / self.plan.lanes();
        let end = full * self.plan.value_len();
        let (full_batches, last) = self.lanes_mut(x).split_at_mut(end);
        if full > 0 {
            f(self.plan, full_batches, self.moduli(0..full), 0..end);
        }
        if !last.is_empty() {
            f(self.plan_of(full), last, self.modulus(full), end..end + self.plan.value_len());
        }
    }

    /// Loads an operand in Montgomery form, reduced.
    pub(crate) fn load(&self, operand: Operand<'_>, work: &mut Work) -> Value {
        if operand.limbs() <= self.plan.words() {
            let mut x = self.load_plain(operand, work);
            self.to_mont(&mut x, work);
            return x;
        }
        let mut x = work.value();
        let scratch = work.scratch.at_least(self.plan.load_len());
        self.fill(operand, &mut x, |plan, rows, x, m| plan.load(rows, x, m, scratch));
        x
    }

    /// Loads an operand as a plain factor, reduced only if it is too long for a product.
    pub(crate) fn load_plain(&self, operand: Operand<'_>, work: &mut Work) -> Value {
        if operand.limbs() > self.plan.words() {
            let mut x = self.load(operand, work);
            self.from_mont(&mut x, work);
            return x;
        }
        let mut x = work.value();
        let scratch = work.scratch.at_least(self.plan.scratch_len());
        match self.adjacent(operand) {
            Some(rows) => {
                self.plan.import_rows(rows, operand.limbs(), self.lanes_mut(&mut x), scratch);
                self.fill_even(operand, &mut x);
            }
            None => self.fill(operand, &mut x, |plan, rows, x, _| plan.import(rows, x, scratch)),
        }
        x
    }

    /// Returns the limbs of the block's rows, if they are contiguous.
    fn adjacent<'o>(&self, operand: Operand<'o>) -> Option<&'o [Limb]> {
        match (operand.0, self.rows) {
            (Values::Each(all), RowIndices::Run { first, len }) => {
                Some(all.range(first..first + len).as_limbs())
            }
            _ => None,
        }
    }

    /// Fills a value batch by batch. A value that is the same in every batch is computed once.
    fn fill(
        &self,
        operand: Operand<'_>,
        x: &mut Value,
        mut fill: impl FnMut(E, &[&[Limb]], &mut [Lanes], &[Lanes]),
    ) {
        let same = self.shares_modulus() && operand.rows().is_none();
        let mut rows = Vec::with_capacity(self.plan.lanes());
        self.for_each_batch(x, |plan, x, m, batch| {
            if batch == 0 || !same {
                rows.clear();
                rows.extend(self.batch_rows(batch).map(|i| operand.row(self.rows.at(i))));
                fill(plan, &rows, x, m);
            }
        });
        if same {
            let (first, others) = self.lanes_mut(x).split_at_mut(self.plan.value_len());
            others.chunks_exact_mut(first.len()).for_each(|x| x.copy_from_slice(first));
        }
        self.fill_even(operand, x);
    }

    /// Fills the part modulo powers of two.
    fn fill_even(&self, operand: Operand<'_>, x: &mut Value) {
        let low = x.low.at_least(self.low_len());
        for even in &self.even {
            even::cut(operand.row(self.rows.at(even.row)), &mut low[even.low.clone()]);
        }
    }

    /// `x <- x^e`, in Montgomery form; the value is unspecified after a stop.
    pub(crate) fn pow(&self, x: &mut Value, exp: Operand<'_>, kind: Exponents<'_>, work: &mut Work) {
        let stop = work.stop.as_deref();
        self.for_each_batch(x, |plan, x, m, batch| {
            let rows = self.batch_rows(batch).map(|i| self.rows.at(i));
            let exponents: Vec<&[Limb]> = rows.map(|row| exp.row(row)).collect();
            // Public exponents that differ also use the fixed window, for the longest of them.
            let (shared, exp_bits) = match kind {
                Exponents::Secret { bits } => (None, bits),
                Exponents::Shared(window) => (Some(window), 0),
                Exponents::Public => match exponents.split_first() {
                    Some((first, others)) if others.iter().all(|e| e == first) => {
                        (Some(SlidingWindow::new(first)), 0)
                    }
                    _ => (None, exponents.iter().map(|e| limb::bit_length(e)).max().unwrap_or(0)),
                },
            };
            match shared {
                Some(window) => {
                    let scratch = work.scratch.at_least(plan.pow_vartime_len(&window));
                    plan.pow_vartime(x, &window, m, scratch, stop);
                }
                None => {
                    let scratch = work.scratch.at_least(plan.pow_len(exp_bits));
                    plan.pow(x, &exponents, exp_bits, m, scratch, stop);
                }
            }
        });
        for even in &self.even {
            let exp = exp.row(self.rows.at(even.row));
            let bits = match kind {
                Exponents::Secret { bits } => bits,
                Exponents::Shared(_) | Exponents::Public => limb::bit_length(exp),
            };
            let x = &mut x.low[even.low.clone()];
            let power = even::pow(x, exp, bits, stop);
            x.copy_from_slice(&power);
        }
    }

    /// Calls `f` for each row with an even modulus, with its index in the column, its limbs, which `f` fills,
    /// and their range.
    pub(super) fn with_even(&self, x: &mut Value, mut f: impl FnMut(usize, Range<usize>, &mut [Limb])) {
        let low = x.low.at_least(self.low_len());
        for even in &self.even {
            f(self.rows.at(even.row), even.low.clone(), &mut low[even.low.clone()]);
        }
    }

    /// Converts to Montgomery form.
    pub(crate) fn to_mont(&self, x: &mut Value, work: &mut Work) {
        let scratch = work.scratch.at_least(self.plan.scratch_len());
        self.for_each_run(x, |plan, x, m, _| plan.to_mont(x, m, scratch));
    }

    /// Converts from Montgomery form and reduces below the moduli.
    // The field's term; it converts the value, not the block.
    #[allow(clippy::wrong_self_convention)]
    pub(crate) fn from_mont(&self, x: &mut Value, work: &mut Work) {
        let scratch = work.scratch.at_least(self.plan.scratch_len());
        self.for_each_batch(x, |plan, x, m, _| plan.from_mont(x, m, scratch));
    }

    /// Writes plain numbers below the moduli to rows of `limbs` limbs. Consumes the value.
    pub(crate) fn store(&self, x: Value, out: &mut [Limb], limbs: usize, work: &mut Work) {
        let scratch = work.scratch.at_least(self.plan.scratch_len());
        self.plan.export_rows(self.lanes(&x), out, limbs, scratch);
        for even in &self.even {
            let row = &mut out[even.row * limbs..][..limbs];
            even::join(row, self.odd(even.row), even.twos, &x.low[even.low.clone()]);
        }
        work.recycle(x);
    }
}

/// Operations on batches.
impl Block<'_> {
    /// Loads an operand for sums: plain numbers, reduced as far as the plan requires.
    pub(crate) fn load_reduced(&self, operand: Operand<'_>, work: &mut Work) -> Value {
        let mut x = self.load_plain(operand, work);
        if self.is_near(operand) {
            self.reduce(&mut x, work);
        } else {
            let one = self.load(Operand::ONE, work);
            self.mul(&mut x, &one, work);
            work.recycle(one);
        }
        x
    }

    /// Returns a copy of x.
    pub(crate) fn copy(&self, x: &Value, work: &mut Work) -> Value {
        let mut copy = work.value();
        self.assign(&mut copy, x);
        copy
    }

    /// `x <- y`.
    pub(crate) fn assign(&self, x: &mut Value, y: &Value) {
        self.lanes_mut(x).copy_from_slice(self.lanes(y));
        let len = self.low_len();
        x.low.at_least(len)[..len].copy_from_slice(&y.low[..len]);
    }

    /// `x <- x y`. If one factor is in Montgomery form, the product is plain; if both are, so is the product.
    pub(crate) fn mul(&self, x: &mut Value, y: &Value, work: &mut Work) {
        let scratch = work.scratch.at_least(self.plan.scratch_len());
        let factors = self.lanes(y);
        self.for_each_run(x, |plan, x, m, range| plan.mul(x, &factors[range], m, scratch));
        self.for_each_even(x, |x, range| {
            let product = even::mul(x, &y.low[range]);
            x.copy_from_slice(&product);
        });
    }

    /// `x <- x^2`, in Montgomery form.
    pub(crate) fn sqr(&self, x: &mut Value, work: &mut Work) {
        let scratch = work.scratch.at_least(self.plan.scratch_len());
        self.for_each_run(x, |plan, x, m, _| plan.sqr(x, m, scratch));
        self.for_each_even(x, |x, _| {
            let square = even::mul(x, x);
            x.copy_from_slice(&square);
        });
    }

    /// `x <- x + y`, both in Montgomery form.
    pub(crate) fn add(&self, x: &mut Value, y: &Value) {
        let operands = self.lanes(y);
        self.for_each_run(x, |plan, x, m, range| plan.add(x, &operands[range], m));
        self.for_each_even(x, |x, range| even::add(x, &y.low[range]));
    }

    /// `x <- x - y`, both in Montgomery form.
    pub(crate) fn sub(&self, x: &mut Value, y: &Value) {
        let operands = self.lanes(y);
        self.for_each_run(x, |plan, x, m, range| plan.sub(x, &operands[range], m));
        self.for_each_even(x, |x, range| even::sub(x, &y.low[range]));
    }

    /// `x <- -x`, in Montgomery form.
    pub(crate) fn neg(&self, x: &mut Value, work: &mut Work) {
        let scratch = work.scratch.at_least(self.plan.scratch_len());
        self.for_each_run(x, |plan, x, m, _| plan.neg(x, m, scratch));
        self.for_each_even(x, |x, _| even::neg(x));
    }

    /// Reduces values below twice the moduli to values below the moduli.
    pub(crate) fn reduce(&self, x: &mut Value, work: &mut Work) {
        let scratch = work.scratch.at_least(self.plan.scratch_len());
        self.for_each_run(x, |plan, x, m, _| plan.reduce(x, m, scratch));
    }

    /// Calls `f` for each row with an even modulus, with its limbs and their range.
    fn for_each_even(&self, x: &mut Value, mut f: impl FnMut(&mut [Limb], Range<usize>)) {
        for even in &self.even {
            f(&mut x.low[even.low.clone()], even.low.clone());
        }
    }

    /// `x <- x^-1` modulo the powers of two. Calls `none` with each row whose even value has no inverse.
    pub(crate) fn invert_even(&self, x: &mut Value, mut none: impl FnMut(usize)) {
        for even in &self.even {
            let low = &mut x.low[even.low.clone()];
            if low[0] & 1 == 0 {
                none(even.row);
            }
            let inverse = even::inverse(low, low.len());
            low.copy_from_slice(&inverse);
        }
    }
}
